"""The developer's commands say what they need, and add the tiers of the tests up."""

import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev

REPORT = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}"/></testsuites>'


def counts(tests: int = 0, failures: int = 0, errors: int = 0, skipped: int = 0) -> dict[str, int]:
    return {"tests": tests, "failures": failures, "errors": errors, "skipped": skipped}


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give `dev` an empty folder in the place of its environment."""
    monkeypatch.setattr(dev, "VENV", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("outcomes", "code", "line"),
    [
        ([(0, counts(7)), (0, counts(2, skipped=1))], 0, "8 passed, 0 failed, 1 skipped"),
        ([(0, counts(7)), (dev.NO_TESTS, counts())], 0, "7 passed, 0 failed"),
        ([(dev.NO_TESTS, counts()), (dev.NO_TESTS, counts())], dev.NO_TESTS, "0 passed, 0 failed"),
        ([(1, counts(7, 2, 1)), (0, counts(3))], 1, "7 passed, 3 failed"),
        ([(0, counts(7)), (-11, counts())], 1, "7 passed, 1 failed"),
    ],
    ids=["all well", "an empty tier", "nothing chosen", "failures and errors", "a crash"],
)
def test_the_tiers_are_added_up(
    outcomes: Sequence[tuple[int, dict[str, int]]],
    code: int,
    line: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dev.sum_up(outcomes) == code
    assert capsys.readouterr().out.splitlines()[-1] == line


def test_a_report_is_read(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert dev.read_report(report) == counts()
    report.write_text(REPORT.format(9, 1, 2, 3), encoding="utf-8")
    assert dev.read_report(report) == counts(9, 1, 2, 3)


@pytest.mark.parametrize("name", dev.LONE)
def test_a_command_without_arguments_refuses_them_before_it_does_anything(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "prepare", pytest.fail)
    monkeypatch.setattr(dev, "start", pytest.fail)
    monkeypatch.setattr(subprocess, "run", pytest.fail)
    assert dev.main([name, "--dance"]) == 1
    assert capsys.readouterr().err == f"{name} takes no arguments: --dance\n"


def test_work_is_done_once_for_a_key(venv: Path) -> None:
    done: list[str] = []
    for key in ("a", "a", "b", "b", "a"):
        dev.once("work", key, lambda key=key: done.append(key))
    assert done == ["a", "b", "a"]


def test_failed_work_is_tried_again(venv: Path) -> None:
    def fail() -> None:
        raise dev.Trouble("No.")

    for _ in range(2):
        with pytest.raises(dev.Trouble):
            dev.once("work", "a", fail)


def test_a_user_is_told_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "is_root_on_debian", lambda: False)
    with pytest.raises(dev.Trouble) as trouble:
        dev.need_packages({"libgl1", "libegl1"}, "Qt needs more")
    assert str(trouble.value) == (
        "Qt needs more.\n"
        "On Debian and Ubuntu: sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    )


def test_root_on_debian_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[list[str]] = []
    monkeypatch.setattr(dev, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(dev, "start", lambda line, **_: lines.append(list(line)) or 0)
    dev.need_packages(["libgl1"], "Qt needs more")
    assert [line[1] for line in lines] == ["update", "install"]
    assert "libgl1" in lines[1]


def test_packages_are_not_installed_again_for_a_compiler_that_was_installed_for_them(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[object] = []
    installed: list[tuple[object, ...]] = []
    monkeypatch.setattr(dev, "ROOT", venv)
    monkeypatch.setattr(dev, "can_compile", lambda: bool(there))
    monkeypatch.setattr(dev, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(dev, "need_packages", lambda *_: there.append(True))
    monkeypatch.setattr(dev, "install", lambda *what: installed.append(what))
    for name in ("make_environment", "has_twins", "need_libraries"):
        monkeypatch.setattr(dev, name, lambda: True)
    for _ in range(2):
        dev.prepare()
    assert len(there) == 1
    assert len(set(installed)) == len(installed) > 0


def test_missing_libraries_are_named(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (venv / "lib/python3.11/site-packages/PySide6").mkdir(parents=True)
    listing = "\tlibGL.so.1 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x1)\n" * 2
    answer = subprocess.CompletedProcess([], 0, stdout=listing)
    monkeypatch.setattr(dev.shutil, "which", lambda _: "ldd")
    monkeypatch.setattr(dev.subprocess, "run", lambda *_, **__: answer)
    assert dev.missing_libraries() == ["libGL.so.1"]


def test_an_old_python_can_read_the_file_and_look_for_a_newer_one() -> None:
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["dance"]) == 2
    assert capsys.readouterr().err.startswith("There is no command dance.")


@pytest.mark.parametrize("word", ["-h", "--help"])
@pytest.mark.parametrize("name", sorted({*dev.COMMANDS} - {"run", "shots"}))
def test_asked_for_help_a_command_does_nothing_else(
    name: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "prepare", lambda: pytest.fail(f"{name} sets to work"))
    assert dev.main([name, word]) == 0
    assert capsys.readouterr().out.strip() == dev.COMMANDS[name].__doc__


def test_an_unknown_benchmark_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["bench", "dance"]) == 1
    assert capsys.readouterr().err.startswith("No benchmark dance;")


def test_every_command_is_listed_with_its_purpose() -> None:
    line = [sys.executable, dev.__file__]
    listing = subprocess.run(line, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [entry.split()[0] for entry in listing[2:]] == list(dev.COMMANDS)
    assert all(entry.endswith(".") for entry in listing[2:])
