"""Write the three files by which `winget install` finds a release, beside what they describe.

    python3 packaging/winget/manifest.py FOLDER OWNER/NAME

The folder holds the setup program; the repository is the one whose release it is put into.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from common import SUMMARY, VERSION

IDENTIFIER = "HukumMaintainers.Hukum"
FORMAT = "1.10.0"
SETUP = f"hukum-{VERSION}-windows-setup.exe"


def manifests(digest: str, repository: str) -> dict[str, dict[str, Any]]:
    """Return the files by name: the version, its installer, and its description."""
    home = f"https://github.com/{repository}"
    common = {"PackageIdentifier": IDENTIFIER, "PackageVersion": VERSION}
    version = {"DefaultLocale": "en-US"}
    installer = {
        "InstallerType": "nullsoft",
        "Scope": "user",
        "MinimumOSVersion": "10.0.17763.0",
        "UpgradeBehavior": "install",
        "ExpectedReturnCodes": [{"InstallerReturnCode": 3, "ReturnResponse": "packageInUse"}],
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        "FileExtensions": ["hukum"],
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": f"{home}/releases/download/v{VERSION}/{SETUP}",
                "InstallerSha256": digest.upper(),
            }
        ],
    }
    description = {
        "PackageLocale": "en-US",
        "Publisher": "Hukum maintainers",
        "PackageName": "Hukum",
        "PackageUrl": home,
        "License": "GPL-3.0-or-later",
        "ShortDescription": SUMMARY,
        "Tags": ["card-game", "dehla-pakad", "mendikot", "trick-taking"],
    }
    return {
        f"{IDENTIFIER}.yaml": _file("version", common | version),
        f"{IDENTIFIER}.installer.yaml": _file("installer", common | installer),
        f"{IDENTIFIER}.locale.en-US.yaml": _file("defaultLocale", common | description),
    }


def _file(kind: str, entries: dict[str, Any]) -> dict[str, Any]:
    return {**entries, "ManifestType": kind, "ManifestVersion": FORMAT}


def yaml(entries: dict[str, Any]) -> str:
    """Return entries as YAML: texts are written as JSON has them, which YAML reads alike."""
    return "".join(f"{line}\n" for line in _lines(entries))


def _lines(value: Any, indent: str = "") -> Iterator[str]:
    """Yield the lines of a mapping or of a list."""
    if isinstance(value, dict):
        for name, each in value.items():
            if isinstance(each, dict | list):
                yield f"{indent}{name}:"
                yield from _lines(each, indent)
            else:
                yield f"{indent}{name}: {json.dumps(each)}"
        return
    for each in value:
        first, *more = _lines(each) if isinstance(each, dict) else [json.dumps(each)]
        yield f"{indent}- {first}"
        yield from (f"{indent}  {line}" for line in more)


def main(words: list[str]) -> int:
    """Write the files and return the exit code."""
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, repository = Path(words[0]), words[1]
    digest = hashlib.sha256((folder / SETUP).read_bytes()).hexdigest()
    for name, entries in manifests(digest, repository).items():
        (folder / name).write_text(yaml(entries), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
