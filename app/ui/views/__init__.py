"""The widgets of the table, and the layer on which cards fly."""
