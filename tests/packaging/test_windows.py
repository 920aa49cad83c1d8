"""What Windows is told, and what its installers are made from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from common import ROOT, Trouble
from windows import msi, setup, trial, version

NSIS = Path(version.__file__).with_name("hukum.nsi").read_text(encoding="utf-8")
LANGUAGES = {"ENGLISH", "FRENCH", "SPANISH", "GERMAN"}
WIX = "{http://schemas.microsoft.com/wix/2006/wi}"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("1.2", (1, 2, 0, 0)), ("2.0.0.dev4", (2, 0, 0, 0))],
)
def test_a_version_has_four_numbers(text: str, numbers: tuple[int, ...]) -> None:
    assert version.quad(text) == numbers


def test_every_text_of_the_setup_program_is_in_four_languages() -> None:
    said: dict[str, set[str]] = {}
    for name, language in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", NSIS, re.MULTILINE):
        said.setdefault(name, set()).add(language)
    assert said
    assert all(languages == LANGUAGES for languages in said.values())
    assert set(re.findall(r"\$\((\w+)\)", NSIS)) == set(said)


def test_the_setup_program_keeps_to_the_words_of_the_glossary() -> None:
    glossary = json.loads((ROOT / "translations" / "glossary.json").read_text(encoding="utf-8"))
    words = glossary["match"]
    found = re.findall(r'LangString (\w+) \$\{LANG_(\w+)\} "(.*)"', NSIS)
    names = {name for name, _, text in found if re.search(words["en"], text)}
    codes = {"ENGLISH": "en", "FRENCH": "fr", "SPANISH": "es", "GERMAN": "de"}
    for name, language, text in found:
        if name in names:
            assert re.search(words[codes[language]], text, re.IGNORECASE), text


def test_the_boxes_of_the_uninstaller_have_room_for_their_texts() -> None:
    texts = re.findall(r'LangString (?:Saves|Program) \S+ "(.*)"', NSIS)
    assert len(texts) == 8
    assert max(map(len, texts)) <= 56


def test_the_trial_knows_how_the_setup_program_refuses() -> None:
    assert f"!define RUNNING {trial.RUNNING}\n" in NSIS


def test_what_is_removed_is_what_was_installed() -> None:
    """Nothing is removed as a whole but the program's own folder of parts, and saves if asked."""
    removed = set(re.findall(r'RMDir /r "([^"]+)"', NSIS))
    assert removed == {r"$INSTDIR\_internal", r"$LOCALAPPDATA\hukum"}
    single = set(re.findall(r'Delete "\$INSTDIR\\([^"]+)"', NSIS))
    assert single | {"_internal"} == setup.PARTS | {"uninstall.exe"}
    optional = NSIS.partition("Section /o")[2]
    assert NSIS.count(r"$LOCALAPPDATA\hukum") == optional.count(r"$LOCALAPPDATA\hukum") == 1


def test_a_bundle_with_more_in_it_is_refused(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    for name in ("hukum.exe", "readme.txt"):
        (bundle / name).touch()
    with pytest.raises(Trouble, match=r"leave readme\.txt behind"):
        setup.make_setup(bundle, "1.0", tmp_path / "hukum-setup.exe")


@pytest.fixture
def source(tmp_path: Path) -> ElementTree.Element:
    """Return the description of an .msi of three files."""
    for name in ("hukum.exe", "_internal/a+b.dll", "_internal/Qt/a+b.dll"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    return ElementTree.fromstring(ElementTree.tostring(msi.describe(tmp_path)))


def test_every_file_is_installed_once(source: ElementTree.Element) -> None:
    files = [file.get("Source", "").replace("\\", "/") for file in source.iter(f"{WIX}File")]
    assert sorted(files) == ["_internal/Qt/a+b.dll", "_internal/a+b.dll", "hukum.exe"]
    names = [each.get("Id") for each in source.iter() if each.tag != f"{WIX}ComponentRef"]
    named = [name for name in names if name]
    assert len(named) == len(set(named))


def test_every_component_belongs_to_the_program(source: ElementTree.Element) -> None:
    components = [each.get("Id") for each in source.iter(f"{WIX}Component")]
    wanted = [each.get("Id") for each in source.iter(f"{WIX}ComponentRef")]
    assert sorted(map(str, components)) == sorted(map(str, wanted))
    assert all(re.fullmatch(r"[A-Za-z_][\w.]*", str(each)) for each in components)


def test_a_component_keeps_its_identity() -> None:
    """Windows counts on it from version to version."""
    assert msi.guid("hukum.exe") == msi.guid("hukum.exe") != msi.guid("python3.dll")
