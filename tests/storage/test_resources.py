"""Resources are found in a checkout, in an installed package and in a frozen bundle."""

import sys
from pathlib import Path

import pytest

import app
from app.storage.resources import FOLDERS, ResourceMissing, resource_path


def lay(root: Path) -> Path:
    """Make the two folders with a file in each below `root` and return it."""
    for folder in FOLDERS:
        (root / folder / "inner").mkdir(parents=True)
        (root / folder / "inner" / "file.txt").write_text(folder, encoding="utf-8")
    return root


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the package lies in an empty folder and return the package's folder."""
    folder = tmp_path / "python" / "app"
    folder.mkdir(parents=True)
    monkeypatch.setattr(app, "__file__", str(folder / "__init__.py"))
    return folder


def test_the_real_folders_are_found() -> None:
    for folder in FOLDERS:
        assert resource_path(folder).is_dir()


@pytest.mark.parametrize("folder", FOLDERS)
def test_checkout(package: Path, folder: str) -> None:
    lay(package.parent)
    assert resource_path(f"{folder}/inner/file.txt").read_text(encoding="utf-8") == folder


@pytest.mark.parametrize("folder", FOLDERS)
def test_installed_package(package: Path, folder: str) -> None:
    lay(package)
    lay(package.parent)
    assert resource_path(f"{folder}/inner/file.txt").is_relative_to(package)


def test_frozen_bundle(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(package)
    bundle = lay(tmp_path / "bundle")
    monkeypatch.setattr(sys, "_MEIPASS", str(bundle), raising=False)
    assert resource_path("resources/inner/file.txt").is_relative_to(bundle)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(ResourceMissing, match="resources/no/such\\.svg"):
        resource_path("resources/no/such.svg")
