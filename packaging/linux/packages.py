"""The packages of Debian's and Red Hat's families, both made by nfpm from one description."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from common import BUILD, DIST, MAINTAINER, SUMMARY, VERSION, epoch, run, tool
from linux.tree import tree

DESCRIPTION = f"""{SUMMARY}
The two Indian card games for four or six players, in which the side that wins
a trick wins the tens in it. You play with a partner against the computer's
players, of five levels, under seventeen named rule sets or one of your own.
"""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def package(kind: str, name: str, programs: str, parts: Mapping[str, Any]) -> Path:
    """Make a package, `deb` or `rpm`, in `dist/`; ``parts`` is what only this kind says.

    The command goes into the folder ``programs``.
    """
    root = tree()
    time = datetime.fromtimestamp(epoch(), UTC).isoformat()
    files = [path for path in sorted((root / "share").rglob("*")) if path.is_file()]
    contents: list[dict[str, Any]] = [
        {"src": f"{root}/lib/hukum", "dst": "/usr/lib/hukum", "type": "tree"},
        {"src": "../lib/hukum/hukum", "dst": f"{programs}/hukum", "type": "symlink"},
        # Named, or rpm would leave it behind empty.
        {"dst": "/usr/share/doc/hukum", "type": "dir"},
        *({"src": str(path), "dst": f"/usr/{path.relative_to(root)}"} for path in files),
    ]
    for entry in contents:
        entry["file_info"] = {"mtime": time}
    own = parts.get("contents", [])
    description = {
        "name": "hukum",
        "arch": ARCHITECTURES[platform.machine()],
        "version": VERSION,
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": DESCRIPTION,
        "license": "GPL-3.0-or-later",
        "mtime": time,
        **parts,
        "contents": [*contents, *own],
    }
    config = BUILD / f"nfpm-{kind}.yaml"
    config.write_text(json.dumps(description, indent=1), encoding="utf-8")
    run([tool("nfpm"), "package", "-f", config, "-p", kind, "-t", DIST / name])
    return DIST / name
