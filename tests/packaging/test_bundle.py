"""What goes into a bundle and what does not, whose it is, and what it may ask of a system."""

import ast
import os
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import common
import licences
import signatures
import start
from app.ui.i18n import LANGUAGES
from linux import needs, tar

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "packaging" / "hukum.spec"
SYSTEMS = ("linux", "win32", "darwin")

KEPT = {
    "linux": [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/translations/qtbase_de.qm",
        "translations/hukum_en.qm",
        "libpython3.11.so.1.0",
        "libsqlite3.so.0",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "app/ai/_solver.abi3.so",
    ],
    "win32": [
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\platforms\\qoffscreen.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6\\Qt6Widgets.dll",
        "PySide6\\translations\\qtbase_fr.qm",
        "python313.dll",
    ],
    "darwin": [
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/translations/qtbase_es.qm",
    ],
}
DROPPED = {
    "linux": [
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "libX11.so.6",
        "libstdc++.so.6",
        "libfontconfig.so.1",
        "libglib-2.0.so.0",
        "libcups.so.2",
    ],
    "win32": ["PySide6\\opengl32sw.dll", "PySide6\\Qt6Network.dll", "PySide6\\Qt6Qml.dll"],
    "darwin": ["PySide6/Qt/plugins/imageformats/libqpdf.dylib"],
}


def read_spec(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the names that the spec makes before it calls PyInstaller, as on a system."""
    hooks: Any = types.ModuleType("PyInstaller.utils.hooks")
    hooks.copy_metadata = lambda _: []
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "platform", system)
    source = SPEC.read_text(encoding="utf-8").partition("\nanalysis = Analysis(")[0]
    names: dict[str, Any] = {"SPECPATH": str(SPEC.parent)}
    exec(compile(source, str(SPEC), "exec"), names)
    return names


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_needed_is_kept_and_what_is_not_is_dropped(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: Callable[..., list[tuple[str, str]]] = read_spec(system, monkeypatch)["wanted"]
    for names, kept in ((KEPT[system], True), (DROPPED[system], False)):
        entries = [(name, "") for name in names]
        assert wanted(entries) == (entries if kept else [])


def test_no_module_is_left_out_that_the_program_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    unused = read_spec("linux", monkeypatch)["UNUSED_MODULES"]
    loaded = {name for file in (ROOT / "app").rglob("*.py") for name in imported(file)}
    assert {"PySide6.QtSvg", "sqlite3", "collections.abc.Callable"} <= loaded
    assert [
        name for name in unused if any(f"{each}.".startswith(f"{name}.") for each in loaded)
    ] == []


def imported(file: Path) -> Iterator[str]:
    """Yield all that a module imports, by its whole name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{each.name}" for each in node.names)


def test_both_twins_are_asked_for() -> None:
    assert common.TWINS == ["app.ai._search", "app.ai._solver"]
    text = SPEC.read_text(encoding="utf-8")
    assert "hiddenimports=[*TWINS, HELPERS]" in text
    assert "raise SystemExit" in text


def test_all_languages_come_along() -> None:
    assert set(common.LANGUAGES) == set(LANGUAGES)


@pytest.mark.parametrize("systems", [(system,) for system in SYSTEMS] + [("linux", "appimage")])
def test_every_licence_is_there(systems: tuple[str, ...]) -> None:
    notice = licences.copyright_text(*systems)
    parts = licences.components(*systems)
    assert parts
    for part in parts:
        assert f"Comment: {part.name}." in notice
        for licence in part.licences:
            assert f"\nLicense: {licence}\n " in notice, licence
            assert licences.text_of(licence).strip()


def test_texts_that_are_said_to_lie_beside_the_notice_do(tmp_path: Path) -> None:
    folder = licences.write_licences(tmp_path, "linux")
    said = [name for name, text in licences.SHORT.items() if text.startswith("The text lies")]
    for name in said:
        assert (folder / f"{name.removesuffix('-or-later')}.txt").stat().st_size > 5000, name


def test_a_file_of_nobody_known_is_found(tmp_path: Path) -> None:
    for name in ("hukum", "_internal/libsqlite3.so.0", "_internal/app/ai/_solver.abi3.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    licences.check_licences(tmp_path)
    (tmp_path / "_internal" / "libstrange.so").touch()
    with pytest.raises(common.Trouble, match=r"libstrange\.so"):
        licences.check_licences(tmp_path)


@pytest.mark.parametrize(
    ("symbol", "fits"),
    [("GLIBC_2.35", True), ("GLIBC_2.36", False), ("GLIBCXX_3.4.30", True), ("GLIBCXX_3.5", False)],
)
def test_a_newer_system_than_promised_is_not_asked_for(
    symbol: str, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    oldest = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30)}
    monkeypatch.setattr(needs, "NEWEST", oldest)
    listing = f"  required from libc.so.6:\n    0x069691b5 0x00 05 {symbol}\n"
    if fits:
        needs.check_versions(Path("lib.so"), listing)
    else:
        with pytest.raises(common.Trouble, match=symbol.partition("_")[2]):
            needs.check_versions(Path("lib.so"), listing)


def test_a_library_without_a_package_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF")
    (tmp_path / "libbrought.so.1").touch()
    listing = "  NEEDED  libc.so.6\n  NEEDED  libbrought.so.1\n  NEEDED  libGL.so.1\n"
    monkeypatch.setattr(needs, "output", lambda _: listing)
    assert needs.libraries(tmp_path) == ["libGL.so.1"]
    assert needs.debian_packages(tmp_path) == ["libgl1"]
    monkeypatch.setattr(needs, "output", lambda _: listing + "  NEEDED  libstrange.so.9\n")
    with pytest.raises(common.Trouble, match=r"libstrange\.so\.9"):
        needs.libraries(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="makes symbolic links")
def test_an_archive_does_not_tell_when_or_by_whom_it_was_made(tmp_path: Path) -> None:
    made = []
    for number in (1, 2):
        folder = tmp_path / str(number) / "hukum"
        folder.mkdir(parents=True)
        for name in ("b", "a"):
            (folder / name).write_text(name, encoding="utf-8")
            os.utime(folder / name, (number, number))
        (folder / "link").symlink_to("a")
        tar.pack(folder, tmp_path / f"{number}.tar.xz")
        made.append((tmp_path / f"{number}.tar.xz").read_bytes())
    assert made[0] == made[1]


@pytest.mark.parametrize("before", [None, "/lib/of/the/system"])
def test_programs_are_started_with_the_systems_own_libraries(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/of/the/bundle")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    start.give_back("LD_LIBRARY_PATH")
    assert os.environ.get("LD_LIBRARY_PATH") == before


def test_what_qt_says_of_wrong_arguments_is_the_same_in_every_build(tmp_path: Path) -> None:
    one, other = (signatures.write(tmp_path / name) for name in ("one", "other"))
    files = {file.relative_to(one): file.read_bytes() for file in one.rglob("*") if file.is_file()}
    names = {file.as_posix() for file in files}
    assert {f"shibokensupport/signature/{name}.pyc" for name in ("loader", "mapping")} < names
    assert {file.suffix for file in files} == {".pyc"}
    assert all((other / file).read_bytes() == content for file, content in files.items())
