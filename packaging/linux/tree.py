"""What all Linux formats hold: the bundle, and what a desktop wants to know of a program."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from functools import cache
from pathlib import Path

from bundle import bundle
from common import APP_ID, BUILD, MAINTAINER, ROOT, VERSION, epoch, fresh, run
from licences import copyright_text

SHARE = ROOT / "packaging" / "linux" / "share"
ICONS = ROOT / "resources" / "icons"


@cache
def tree() -> Path:
    """Return a folder with `lib/hukum`, the bundle, and `share`, both ready to be installed."""
    root = fresh(BUILD / "tree")
    shutil.copytree(bundle(), root / "lib" / "hukum", symlinks=True)
    put_share(root / "share")
    settle(root)
    return root


def put_share(share: Path) -> None:
    """Write entry, metainfo, MIME type, icons, manual page, licences and changes; check them."""
    entry = _put(SHARE / f"{APP_ID}.desktop", share / "applications")
    metainfo = _put(SHARE / f"{APP_ID}.metainfo.xml", share / "metainfo")
    _put(SHARE / f"{APP_ID}.xml", share / "mime" / "packages")
    for picture in ICONS.glob("hukum-*.png"):
        size = picture.stem.removeprefix("hukum-")
        _icon(picture, share, f"{size}x{size}")
    _icon(ICONS / "hukum.svg", share, "scalable")
    _zip(filled(SHARE / "hukum.6"), share / "man" / "man6" / "hukum.6.gz")
    _zip(debian_changes(), share / "doc" / "hukum" / "changelog.gz")
    (share / "doc" / "hukum" / "copyright").write_text(copyright_text("linux"), encoding="utf-8")
    run(["desktop-file-validate", entry])
    run(["appstreamcli", "validate", "--no-net", metainfo])


def _put(source: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / source.name
    target.write_text(filled(source), encoding="utf-8")
    return target


def filled(source: Path) -> str:
    """Return a file with version and day in their places."""
    day = datetime.fromtimestamp(epoch(), UTC).date().isoformat()
    text = source.read_text(encoding="utf-8")
    return text.replace("@VERSION@", VERSION).replace("@DATE@", day)


def _icon(picture: Path, share: Path, size: str) -> None:
    folder = share / "icons" / "hicolor" / size / "apps"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(picture, folder / f"{APP_ID}{picture.suffix}")


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def debian_changes() -> str:
    """Return what CHANGELOG.md says of this version in Debian's form."""
    points = [
        " ".join(point.split())
        for point in re.findall(r"^- ((?:.|\n(?!-|\n))+)", _changes(), re.MULTILINE)
    ]
    lines = [
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ")
        for point in points
    ]
    date = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    head = f"hukum ({VERSION}) unstable; urgency=medium"
    return "\n".join([head, "", *lines, "", f" -- {MAINTAINER}  {date}", ""])


def _changes() -> str:
    """Return the section of this version, before its release that of what is to come."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    own = [section for section in sections if section.startswith(f"[{VERSION}]")]
    return (own or sections)[0]


def settle(root: Path) -> None:
    """Give all files the rights and the time that they have in every build."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            starts = path.is_dir() or path.name in ("hukum", "AppRun")
            path.chmod(0o755 if starts else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)
