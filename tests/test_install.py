"""A normal installation is whole: with a C compiler and without one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("app", "resources", "translations", "pyproject.toml", "setup.py")
DOCUMENTS = ("README.md", "LICENSE", "THIRD_PARTY.md")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")

pytestmark = pytest.mark.slow


def copy_project(target: Path) -> Path:
    """Copy what an installation is made from, without anything that was built here."""
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in (*SOURCES, *DOCUMENTS):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=built)
        else:
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target / name)
    return target


def install(target: Path, project: Path, **environment: str) -> None:
    """Build and install the project into a folder of its own."""
    line = [*PIP, "install", "--no-deps", "--no-build-isolation", "--target", target, project]
    subprocess.run(line, check=True, env={**os.environ, **environment}, stdin=subprocess.DEVNULL)


def run(target: Path, code: str) -> str:
    """Run some Python with the installed project and return what it prints."""
    line = [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(target)}
    done = subprocess.run(line, cwd=target, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module", params=["compiler", "no compiler"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an installation, made with or without a compiler."""
    folder = tmp_path_factory.mktemp("install")
    lack = {"CC": "false"} if request.param == "no compiler" else {}
    install(folder / "python", copy_project(folder / "project"), **lack)
    return folder / "python"


def test_it_imports_its_own_copy(installed: Path) -> None:
    assert Path(run(installed, "import app; print(app.__file__)")).is_relative_to(installed)


@pytest.mark.parametrize(("folder", "kind"), [("resources", "*"), ("translations", "*.qm")])
def test_it_brings_its_resources(installed: Path, folder: str, kind: str) -> None:
    code = f"from app.storage.resources import resource_path as r; print(r({folder!r}))"
    found = Path(run(installed, code))
    assert found == installed / "app" / folder
    files = [file for file in (ROOT / folder).rglob(kind) if file.is_file()]
    assert [f for f in files if not (found / f.relative_to(ROOT / folder)).exists()] == []


def test_the_solver_is_native_only_with_a_compiler(
    installed: Path, request: pytest.FixtureRequest
) -> None:
    twin = "python" if "no compiler" in request.node.name else "native"
    assert run(installed, "from app.ai import backend; print(backend.name())") == twin
