"""Who signs on a Mac, and Apple's own check; without credentials the signature is an ad-hoc one.

Three variables of the environment hand the key of App Store Connect over, since a key in a file is
seen by nobody in the list of processes as a password would be. A fourth names who signs.
"""

from __future__ import annotations

import os
from pathlib import Path

from common import Trouble, run

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
IDENTITY = "HUKUM_MACOS_IDENTITY"
"""A certificate of the keychain, such as `Developer ID Application: Name (TEAM)`."""

CREDENTIALS = {
    "HUKUM_NOTARY_KEY": "--key",
    "HUKUM_NOTARY_KEY_ID": "--key-id",
    "HUKUM_NOTARY_ISSUER": "--issuer",
}
"""The file of the key, its id, and who issued it: each with the option of notarytool."""


def identity() -> str | None:
    """Return who signs, None if nobody is named."""
    return os.environ.get(IDENTITY) or None


def credentials() -> list[str]:
    """Return the options that let Apple check the program, none if nothing was given.

    Raises:
        Trouble: some of the variables are set and others are not.
    """
    given = {name: os.environ.get(name, "") for name in (IDENTITY, *CREDENTIALS)}
    missing = [name for name, text in given.items() if not text]
    if set(CREDENTIALS) <= set(missing):
        return []
    if missing:
        raise Trouble(f"To have the program checked by Apple, set {', '.join(missing)} as well.")
    return [word for name, option in CREDENTIALS.items() for word in (option, given[name])]


def seal(image: Path) -> None:
    """Sign an image, have it checked, and fasten the answer to it, as far as credentials go."""
    options = credentials()
    signer = identity()
    if signer:
        run(["codesign", "--force", "--timestamp", "--sign", signer, image])
    if options:
        run(["xcrun", "notarytool", "submit", image, *options, "--wait"])
        run(["xcrun", "stapler", "staple", image])
