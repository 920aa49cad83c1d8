"""The controller: who acts next, undo, late answers and pace, without Qt."""
