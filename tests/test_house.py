"""The rules of this house that no general linter knows."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import app

ROOT = Path(__file__).parents[1]
FOLDERS = {".ci", ".github", "app", "packaging", "resources", "tests", "translations"}
TEXT = {"", ".c", ".cfg", ".desktop", ".ini", ".json", ".lock", ".md", ".py", ".sh", ".svg"}
TEXT |= {".toml", ".ts", ".txt", ".xml", ".yaml", ".yml", ".hukum", ".nsi", ".plist", ".ps1"}
TEXT |= {".spec"}
LOCKS = ("requirements.lock", "requirements-bench.lock", "requirements-packaging.lock")
LOCKS += ("requirements-translations.lock",)
MOST_LINES = 500
MOST_BYTES = 2_000_000

# Written so that this file does not contain what it looks for.
FOREIGN_PATH = re.compile(r"(^|[^\w.~-])/(work|farm|root|home/\w+)/")
REGISTRY = re.compile(r"pythonhosted\.|\bpypi\.(org|io)|registry\.npmjs|\b(deb|snapshot)\.debian\.")
UNFINISHED = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|NotImplemented" + r"Error)\b")

# What would make the rules depend on the time, the machine or chance.
WORLD = {"asyncio", "datetime", "io", "locale", "multiprocessing", "os", "pathlib", "platform"}
WORLD |= {"random", "secrets", "shutil", "socket", "sqlite3", "subprocess", "tempfile"}
WORLD |= {"threading", "time", "uuid"}

# Methods of Qt whose names look like ours.
QT_WORDS = {"accept", "data", "done", "event", "flags", "index", "paint", "parent", "reject"}
QT_WORDS |= {"run", "sibling"}


@cache
def tracked() -> list[Path]:
    """Return the files of the repository, new ones that are not ignored included."""
    line = ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z"]
    listing = subprocess.run(line, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [
        ROOT / name for name in sorted(filter(None, listing.split("\0"))) if (ROOT / name).exists()
    ]


def sources(*folders: str) -> list[Path]:
    """Return the Python files below some folders."""
    roots = [ROOT / folder for folder in folders]
    return [f for f in tracked() if f.suffix == ".py" and any(f.is_relative_to(r) for r in roots)]


def lines() -> Iterator[tuple[str, str]]:
    """Yield each line of text in the repository with the place where it stands."""
    for file in tracked():
        if file.suffix in TEXT:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{name(file)}:{number}", line


def name(file: Path) -> str:
    """Return a file's name as the repository knows it."""
    return file.relative_to(ROOT).as_posix()


def tree(file: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def test_only_the_agreed_folders_stand_at_the_top() -> None:
    assert {f.relative_to(ROOT).parts[0] for f in tracked() if f.parent != ROOT} <= FOLDERS


def test_files_are_of_a_size_to_be_read() -> None:
    assert [name(f) for f in tracked() if f.stat().st_size > MOST_BYTES] == []
    assert [name(f) for f in sources(".") if len(f.read_bytes().splitlines()) > MOST_LINES] == []


def test_nothing_generated_is_kept() -> None:
    unwanted = re.compile(r"(^|/)(uv\.lock|build|dist|[^/]*\.(egg-info|so|pyd|pyc|log))(/|$)")
    assert [name(f) for f in tracked() if unwanted.search(name(f))] == []


@pytest.mark.parametrize("pattern", [FOREIGN_PATH, REGISTRY], ids=["path", "registry"])
def test_no_line_names_one_machine(pattern: re.Pattern[str]) -> None:
    assert [place for place, line in lines() if pattern.search(line)] == []


def test_nothing_is_left_for_later() -> None:
    found = [place for place, line in lines() if UNFINISHED.search(line)]
    assert [place for place in found if ".py:" in place or ".c:" in place] == []


def test_every_module_opens_with_a_sentence() -> None:
    for file in sources("app", "tests", "packaging", "dev.py", "setup.py"):
        first = (ast.get_docstring(tree(file)) or "").split("\n\n")[0]
        assert first.endswith("."), name(file)


def test_what_the_window_offers_is_described() -> None:
    """Ruff checks the other layers; here it would ask the same of overrides of Qt's methods."""
    bare = [
        f"{name(file)}:{method.lineno}"
        for file in sources("app/ui")
        for method in public_methods(tree(file))
        if ast.get_docstring(method) is None
    ]
    assert bare == []


def public_methods(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield the methods of a module's classes that bear names of our own, setters aside."""
    classes = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    for method in [node for each in classes for node in each.body]:
        if isinstance(method, ast.FunctionDef) and method.name not in QT_WORDS:
            setter = any(ast.unparse(each).endswith(".setter") for each in method.decorator_list)
            if re.fullmatch("[a-z][a-z0-9_]*", method.name) and not setter:
                yield method


def test_the_rules_know_no_world() -> None:
    for file in sources("app/core"):
        assert imports(file).isdisjoint(WORLD), name(file)


def imports(file: Path) -> set[str]:
    """Return the names of the top-level modules that a file imports."""
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def test_text_files_never_depend_on_the_locale() -> None:
    """A call of open, read_text or write_text names its encoding."""
    careless = [
        f"{name(file)}:{node.lineno}"
        for file in sources("app", "packaging", "tests")
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and not names_encoding(node)
    ]
    assert careless == []


def names_encoding(call: ast.Call) -> bool:
    """Say whether a call does not open a file as text, or says in which encoding."""
    function = ast.unparse(call.func)
    if any(each.arg == "encoding" for each in call.keywords):
        return True
    if function.endswith((".read_text", ".write_text")):
        return len(call.args) > function.endswith(".write_text")
    modes = [*call.args[1:2], *[each.value for each in call.keywords if each.arg == "mode"]]
    return function != "open" or any("b" in ast.unparse(mode) for mode in modes)


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text)
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_locks_cover_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    game, groups = project["project"], project["dependency-groups"]
    wanted = game["dependencies"] + game["optional-dependencies"]["dev"]
    all_asked = [wanted, *(groups[name] for name in ("bench", "packaging", "translations"))]
    for lock, asked in zip(LOCKS, all_asked, strict=True):
        locked = re.findall(r"^([\w-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
        named = {re.split(r"[<>=! ]", each)[0].lower() for each in asked}
        assert named <= set(locked), lock


def test_links_between_documents_lead_somewhere() -> None:
    for file in [f for f in tracked() if f.suffix == ".md"]:
        for target in re.findall(r"\]\((?!\w+:)([^)#]+)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{name(file)}: {target}"


def test_the_change_log_knows_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[({re.escape(app.__version__)}|Unreleased)\]", changes, re.MULTILINE)
