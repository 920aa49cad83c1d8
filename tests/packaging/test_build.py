"""The table of formats: each has its module, and what cannot be made is said in a sentence."""

from pathlib import Path

import pytest

import build
import common
from linux import chroot, trial

ROOT = Path(__file__).parents[2]


def test_each_format_has_a_module_that_makes_it() -> None:
    for name, form in build.FORMATS.items():
        module = ROOT / "packaging" / f"{form.module.replace('.', '/')}.py"
        assert "def make() -> list[Path]:" in module.read_text(encoding="utf-8"), name


def test_an_unknown_format_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["cake"]) == 2
    assert capsys.readouterr().out.startswith("No format cake; there are: bundle,")


def test_a_format_of_another_system_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build.sys, "platform", "win32")
    assert build.main(["deb"]) == 1
    assert "deb is built on linux, not on win32." in capsys.readouterr().err


def test_one_that_fails_does_not_keep_the_next_from_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(name: str) -> list[Path]:
        if name == "deb":
            raise build.Trouble("lintian is not content.")
        (tmp_path / name).write_bytes(b"x" * 2_000_000)
        return [tmp_path / name]

    monkeypatch.setattr(build, "make", make)
    monkeypatch.setattr(build, "BUILD", tmp_path / "build")
    monkeypatch.setattr(build, "DIST", tmp_path)
    assert build.main(["deb", "rpm"]) == 1
    said = capsys.readouterr()
    assert f"2.0 MB  {tmp_path / 'rpm'}" in said.out
    assert said.err.splitlines()[-1] == "  deb: lintian is not content."


def test_a_format_alone_finds_the_folders_that_it_writes_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = {"BUILD": tmp_path / "build" / "packaging", "DIST": tmp_path / "dist"}
    for name, folder in folders.items():
        monkeypatch.setattr(build, name, folder)
    there: list[bool] = []
    monkeypatch.setattr(
        build, "make", lambda _: there.extend(map(Path.is_dir, folders.values())) or []
    )
    assert build.main(["deb"]) == 0
    assert there == [True, True]


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.dev, "is_root_on_debian", lambda: False)
    monkeypatch.setattr(common.shutil, "which", lambda _: None)
    with pytest.raises(common.Trouble) as trouble:
        common.need_programs({"mksquashfs": "squashfs-tools"}, "Building needs more")
    assert str(trouble.value) == (
        "Building needs more: mksquashfs.\n"
        "On Debian and Ubuntu: sudo apt-get install -y --no-install-recommends squashfs-tools"
    )


def test_a_trial_needs_what_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "need_programs", lambda *_: None)
    monkeypatch.setattr(trial, "DIST", tmp_path)
    with pytest.raises(trial.Trouble, match=r"First build hukum_.*\.deb"):
        trial.try_out([])


def test_a_folder_in_which_no_system_can_be_laid_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chroot, "BUILD", tmp_path / "my games")
    laid: list[list[str]] = []
    monkeypatch.setattr(chroot, "run", laid.append)
    with pytest.raises(common.Trouble, match="space in its name"):
        chroot._pristine("bookworm")
    assert not laid


def test_a_system_whose_keyring_is_missing_is_told_before_it_is_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chroot, "BUILD", tmp_path)
    monkeypatch.setattr(chroot, "KEYRINGS", {"jammy": tmp_path / "keyring.gpg"})
    laid: list[list[str]] = []
    monkeypatch.setattr(chroot, "run", laid.append)
    with pytest.raises(common.Trouble, match=r"Ubuntu 22\.04 cannot be laid without its keyring"):
        chroot._pristine("jammy")
    assert not laid
