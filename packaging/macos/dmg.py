"""The disk image for Macs, from which the program is dragged into its folder."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundle import bundle
from common import BUILD, DIST, VERSION, fresh, run
from macos import signing
from macos.target import architecture


def make() -> list[Path]:
    """Build the bundle, and an image with it and a way to the folder of applications."""
    signing.credentials()  # before the work, to say what is missing
    application = bundle()
    run(["codesign", "--verify", "--deep", "--strict", application])
    folder = fresh(BUILD / "dmg")
    shutil.copytree(application, folder / application.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image = DIST / f"hukum-{VERSION}-macos-{architecture()}.dmg"
    volume = ["-volname", f"Hukum {VERSION}", "-fs", "HFS+", "-format", "UDZO"]
    run(["hdiutil", "create", *volume, "-srcfolder", folder, "-ov", image])
    signing.seal(image)
    return [image]
