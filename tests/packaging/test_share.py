"""What a desktop is told: well-formed, in all four languages, and of one name and version."""

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import app
from app import APP_ID, cli
from app.storage.saves import SUFFIX
from app.ui.i18n import LANGUAGES
from linux import packages, tree

ROOT = Path(__file__).parents[2]
SHARE = ROOT / "packaging" / "linux" / "share"
OTHERS = {language for language in LANGUAGES if language != "en"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(SHARE / f"{APP_ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(SHARE / f"{APP_ID}.metainfo.xml").getroot()


def mime_type() -> ElementTree.Element:
    (kind,) = ElementTree.parse(SHARE / f"{APP_ID}.xml").getroot()
    return kind


def test_the_menu_speaks_all_languages() -> None:
    entry = desktop_entry()
    for key in ("GenericName", "Comment", "Keywords"):
        texts = {language: entry[f"{key}[{language}]"] for language in OTHERS}
        assert all(texts.values())
        assert entry[key] not in texts.values()
    keywords = [value for key, value in entry.items() if key.startswith("Keywords")]
    assert all(value.endswith(";") for value in keywords)


def test_the_description_speaks_all_languages() -> None:
    """Each text in English is followed by its translations, before the next one."""
    root = metainfo()
    groups: list[set[str]] = []
    for element in root.iter():
        if element.tag in ("summary", "p", "li"):
            language = element.get(LANG, "en")
            if language == "en":
                groups.append(set())
            groups[-1].add(language)
            assert element.text
    assert groups
    assert all(group == set(LANGUAGES) for group in groups)
    assert {each.text for each in root.iter("lang")} == set(LANGUAGES)


def test_the_type_speaks_all_languages() -> None:
    comments = {each.get(LANG, "en") for each in mime_type().iter(f"{MIME}comment")}
    assert comments == set(LANGUAGES)


def test_all_bear_one_name() -> None:
    entry, root, kind = desktop_entry(), metainfo(), mime_type()
    assert {file.name for file in SHARE.iterdir()} == {
        f"{APP_ID}.desktop",
        f"{APP_ID}.metainfo.xml",
        f"{APP_ID}.xml",
        "hukum.6",
    }
    icon = kind.find(f"{MIME}icon")
    assert icon is not None
    names = [entry["Icon"], root.findtext("id"), root.findtext("icon"), icon.get("name")]
    assert names == [APP_ID] * 4
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert APP_ID.endswith(f".{root.findtext('provides/binary')}")
    assert entry["Exec"] == "hukum %f"
    application = ROOT / "app" / "ui" / "application.py"
    assert "setDesktopFileName(APP_ID)" in application.read_text(encoding="utf-8")


def test_matches_are_of_one_type() -> None:
    kind = mime_type()
    assert desktop_entry()["MimeType"] == f"{kind.get('type')};"
    assert metainfo().findtext("provides/mediatype") == kind.get("type")
    glob = kind.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"


def test_the_magic_is_what_records_begin_with() -> None:
    match = mime_type().find(f"{MIME}magic/{MIME}match")
    assert match is not None
    for record in (ROOT / "tests" / "golden_records").glob("*.hukum"):
        assert record.read_text(encoding="utf-8").startswith(str(match.get("value")))


def test_the_manual_names_every_option_and_command(capsys: pytest.CaptureFixture[str]) -> None:
    manual = (SHARE / "hukum.6").read_text(encoding="utf-8").replace("\\-", "-")
    with pytest.raises(SystemExit):
        cli.parse(["--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    assert options
    assert [name for name in (*options, *cli.COMMANDS) if name not in manual] == []


def test_version_and_day_are_filled_in() -> None:
    for name in (f"{APP_ID}.metainfo.xml", "hukum.6"):
        text = tree.filled(SHARE / name)
        assert app.__version__ in text
        assert "@" not in text.replace("\\&@", "")


def test_the_changes_are_in_debians_form() -> None:
    lines = tree.debian_changes().splitlines()
    assert lines[0] == f"hukum ({app.__version__}) unstable; urgency=medium"
    assert lines[2].startswith("  * ")
    assert lines[-1].startswith(" -- ")
    assert max(map(len, lines[:-1])) <= 80


def test_the_changes_of_a_release_are_those_of_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A release has an empty section above its own, for what comes after it."""
    sections = f"# Changes\n\n## [Unreleased]\n\n## [{app.__version__}] - 2030-01-02\n\n- This.\n"
    older = "\n## [0.0.1] - 2029-01-02\n\n- That.\n"
    (tmp_path / "CHANGELOG.md").write_text(sections + older, encoding="utf-8")
    monkeypatch.setattr(tree, "ROOT", tmp_path)
    assert [line for line in tree.debian_changes().splitlines() if "*" in line] == ["  * This."]


@pytest.mark.parametrize(
    ("program", "file"),
    [
        (("desktop-file-validate",), f"{APP_ID}.desktop"),
        (("appstreamcli", "validate", "--no-net"), f"{APP_ID}.metainfo.xml"),
    ],
)
def test_the_desktops_own_checkers_agree(
    program: tuple[str, ...], file: str, tmp_path: Path
) -> None:
    if shutil.which(program[0]) is None:
        pytest.skip(f"{program[0]} is not installed")
    (tmp_path / file).write_text(tree.filled(SHARE / file), encoding="utf-8")
    done = subprocess.run([*program, tmp_path / file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux")
def test_a_package_owns_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root, build = tmp_path / "tree", tmp_path / "build"
    for file in ("lib/hukum/hukum", "share/doc/hukum/copyright", "share/man/man6/hukum.6.gz"):
        (root / file).parent.mkdir(parents=True)
        (root / file).touch()
    build.mkdir()
    for name, value in (("tree", lambda: root), ("BUILD", build), ("DIST", tmp_path / "dist")):
        monkeypatch.setattr(packages, name, value)
    monkeypatch.setattr(packages, "run", lambda _: None)
    monkeypatch.setattr(packages, "tool", Path)
    packages.package("rpm", "hukum.rpm", "/usr/bin", {})
    contents = json.loads((build / "nfpm-rpm.yaml").read_text(encoding="utf-8"))["contents"]
    owned = {entry["dst"] for entry in contents if entry.get("type") in ("dir", "tree")}
    own = {f"/usr/{path.relative_to(root)}" for path in root.rglob("hukum") if path.is_dir()}
    assert owned == own
