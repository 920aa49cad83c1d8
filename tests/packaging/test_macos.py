"""What macOS is told, for which processors a build is, and who signs it."""

from __future__ import annotations

import plistlib

import pytest

from common import APP_ID, LANGUAGES, Trouble
from macos import plist, signing, target


def test_the_entries_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(plist.entries())) == plist.entries()


def test_the_file_type_that_is_opened_is_the_one_that_is_declared() -> None:
    entries = plist.entries()
    (document,) = entries["CFBundleDocumentTypes"]
    (declared,) = entries["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeIdentifier"].startswith(APP_ID)
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["hukum"]


def test_every_language_is_named() -> None:
    assert plist.entries()["CFBundleLocalizations"] == list(LANGUAGES)


@pytest.mark.parametrize("choice", target.CHOICES)
def test_processors_can_be_chosen(choice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(target.VARIABLE, choice)
    assert target.architecture() == choice


def test_unknown_processors_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(target.VARIABLE, "ppc")
    with pytest.raises(ValueError, match="universal2, arm64, x86_64"):
        target.architecture()


@pytest.mark.parametrize(
    ("system", "platform", "wanted"),
    [
        ("darwin", "macosx-11.0-universal2", "universal2"),
        ("darwin", "macosx-11.0-arm64", "arm64"),
        ("linux", "linux-x86_64", "arm64"),
    ],
)
def test_else_python_decides(
    system: str, platform: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(target.VARIABLE, raising=False)
    monkeypatch.setattr(target.sys, "platform", system)
    monkeypatch.setattr(target.sysconfig, "get_platform", lambda: platform)
    monkeypatch.setattr(target.platform, "machine", lambda: "arm64")
    assert target.architecture() == wanted


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Take all credentials out of the environment."""
    for name in (signing.IDENTITY, *signing.CREDENTIALS):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_without_credentials_nobody_signs(nobody: pytest.MonkeyPatch) -> None:
    assert signing.identity() is None
    assert signing.credentials() == []


def test_half_of_the_credentials_is_a_mistake(nobody: pytest.MonkeyPatch) -> None:
    nobody.setenv("HUKUM_NOTARY_KEY", "key.p8")
    with pytest.raises(Trouble) as trouble:
        signing.credentials()
    assert "HUKUM_NOTARY_ISSUER" in str(trouble.value)
    assert signing.IDENTITY in str(trouble.value)


def test_all_credentials_become_options(nobody: pytest.MonkeyPatch) -> None:
    nobody.setenv(signing.IDENTITY, "Developer ID Application: Somebody (TEAM)")
    for number, name in enumerate(signing.CREDENTIALS):
        nobody.setenv(name, f"value {number}")
    assert signing.credentials() == [
        *("--key", "value 0"),
        *("--key-id", "value 1"),
        *("--issuer", "value 2"),
    ]


def test_what_is_entitled_can_be_read() -> None:
    entitled = plistlib.loads(signing.ENTITLEMENTS.read_bytes())
    assert entitled == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
