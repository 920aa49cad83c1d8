"""Cards and cloths: the project's own vector art, its pixmaps, and where cards lie on the table."""
