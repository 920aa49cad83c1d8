"""Where the bundle starts: the same entry as the command `hukum`."""

import importlib
import os
import sys

from app.__main__ import main


def give_back(variable: str) -> None:
    """Undo what the bundle's loader has set: programs started from here need the system's own."""
    before = os.environ.pop(f"{variable}_ORIG", None)
    if before is not None:
        os.environ[variable] = before
    else:
        os.environ.pop(variable, None)


if __name__ == "__main__":
    if sys.platform == "linux":
        give_back("LD_LIBRARY_PATH")
    if len(sys.argv) > 1:  # the window has no processes that help, and starts the sooner
        importlib.import_module("pyi_rth_multiprocessing")
    sys.exit(main())
