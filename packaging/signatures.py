"""What Qt for Python says of wrong arguments, as files that the bundle loads when it has to say it.

Qt for Python carries these modules as sources in a library and compiles them at every start, which
takes as long as all of Qt. Where a folder `files.dir` lies beside the library they are taken
from there; `first.py` sees to it that they wait until somebody asks.
"""

from __future__ import annotations

import py_compile
from pathlib import Path

PLACE = "shiboken6/files.dir"
"""Where Qt for Python looks for them in the bundle."""


def write(folder: Path) -> Path:
    """Write the modules into a folder, compiled, and return it."""
    import PySide6.QtCore  # noqa: F401  (loads what is looked for)
    from shibokensupport.signature import loader  # type: ignore[import-not-found]

    archive = loader.__loader__.zfile
    for name in archive.namelist():
        if name.endswith(".py"):
            source = Path(archive.extract(name, folder))
            # A hash instead of a time, and a name without a folder: the same bytes in every build.
            never = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(source), f"{source}c", name, True, invalidation_mode=never)
            source.unlink()
    return folder
