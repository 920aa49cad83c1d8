"""Where the program starts: the command line, and the window only if one is wanted."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence

from app import cli


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with the words of a command line and return its exit code."""
    multiprocessing.freeze_support()
    options = cli.parse(sys.argv[1:] if words is None else words)
    if options.command is not None:
        return cli.run(options)
    from app.ui.application import Options, run

    return run(Options(options.file, options.lang, options.data_dir, options.safe_mode))


if __name__ == "__main__":
    sys.exit(main())
