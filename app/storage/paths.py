"""Where the user's files lie: in the system's places, or all in one portable folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import platformdirs

NAME = "hukum"


class Places(NamedTuple):
    """The folders of the user's files; none of them need exist.

    ``data`` holds matches and statistics, ``config`` the settings, ``logs`` the log.
    """

    data: Path
    config: Path
    logs: Path

    @property
    def current_match(self) -> Path:
        """Return the folder of the match that is being played."""
        return self.data / "current"

    @property
    def saves(self) -> Path:
        """Return the folder of the saved matches."""
        return self.data / "saves"

    @property
    def statistics(self) -> Path:
        """Return the file of the statistics."""
        return self.data / "statistics.sqlite"

    @property
    def settings(self) -> Path:
        """Return the file of the settings."""
        return self.config / "settings.json"

    @property
    def log(self) -> Path:
        """Return the file of the log."""
        return self.logs / "hukum.log"


def find_places(portable: Path | None = None) -> Places:
    """Return the system's places, or folders inside a portable one; nothing is made."""
    if portable is not None:
        root = Path(portable).absolute()
        return Places(root, root, root / "log")
    return Places(
        data=Path(platformdirs.user_data_dir(NAME, appauthor=False)),
        config=Path(platformdirs.user_config_dir(NAME, appauthor=False)),
        logs=Path(platformdirs.user_log_dir(NAME, appauthor=False)),
    )
