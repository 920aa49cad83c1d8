"""Find the files that lie beside the package: pictures, sounds, texts and catalogues."""

import sys
from pathlib import Path

import app
from app.core.errors import HukumError

FOLDERS = ("resources", "translations")


class ResourceMissing(HukumError):
    """A file that belongs to the program is not where it should be."""


def resource_path(name: str) -> Path:
    """Return the path of a resource named as in the repository, `resources/cards/back.svg`.

    The same name works in a frozen bundle, in an installed package and in a checkout. Raise
    `ResourceMissing` if there is no such file or folder.
    """
    path = _root() / name
    if not path.exists():
        raise ResourceMissing(f"The program's file {name} is missing: install it anew.")
    return path


def _root() -> Path:
    """Return the folder that holds `resources` and `translations`."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(app.__file__).resolve().parent
    installed = (package / FOLDERS[0]).is_dir()
    return package if installed else package.parent
