"""The rules: pure functions on immutable values; no Qt, no I/O, no clock, no global random."""
