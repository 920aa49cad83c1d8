"""Keep the catalogues of translations up to date, for `python3 dev.py translations`."""

from __future__ import annotations

import filecmp
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from tests.tools.catalogues import FOLDER, LANGUAGES, ROOT, SOURCES, read, ts_file

# Later than the binding of the game: the extractor of 6.11 loses plurals. Only its programs run.
LOCK = ROOT / "requirements-translations.lock"
PROGRAMS = Path(sys.prefix) / "translation-tools"
FOREVER = ["-locations", "none", "-no-obsolete"]


def main(argv: Sequence[str]) -> int:
    """Update the catalogues, check that they are up to date, or write a pseudo-language."""
    match argv:
        case []:
            return update(FOLDER)
        case ["check"]:
            return check()
        case ["pseudo", target]:
            return write_pseudo(Path(target))
    print("usage: translations [check | pseudo FILE.qm]", file=sys.stderr)
    return 2


def update(folder: Path) -> int:
    """Extract all texts into the catalogues of a folder and compile them."""
    files = sorted(file.relative_to(ROOT).as_posix() for file in SOURCES.rglob("*.py"))
    for language in LANGUAGES:
        plurals = ["-pluralonly"] if language == "en" else []
        languages = ["-source-language", "en", "-target-language", language]
        ts = folder / ts_file(language).name
        run("lupdate", "-silent", *FOREVER, *plurals, *files, *languages, "-ts", str(ts))
        run("lrelease", "-silent", str(ts), "-qm", str(ts.with_suffix(".qm")))
        unfinished = sum(not message.finished for message in read(ts))
        print(f"{ts.name}: {len(read(ts))} messages, {unfinished} unfinished")
    return 0


def check() -> int:
    """Say which catalogues are unfinished, or would be changed by an update."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for file in FOLDER.glob("hukum_*.ts"):
            shutil.copy(file, copy)
        update(copy)
        stale = [
            file.name
            for file in sorted(copy.iterdir())
            if not (FOLDER / file.name).exists()
            or not filecmp.cmp(file, FOLDER / file.name, shallow=False)
        ]
    for file_name in stale:
        print(f"{file_name} is not up to date: run `python3 dev.py translations`.")
    unfinished = [
        language
        for language in LANGUAGES
        if not all(message.finished for message in read(ts_file(language)))
    ]
    for language in unfinished:
        print(f"{ts_file(language).name} has unfinished messages.")
    return int(bool(stale or unfinished))


def run(program: str, *arguments: str) -> None:
    """Run one of Qt's translation programs in the repository's folder."""
    subprocess.run([_programs() / program, *arguments], cwd=ROOT, check=True)


def _programs() -> Path:
    """Return the folder of Qt's translation programs; fetch them at the first time."""
    folder = PROGRAMS / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:8]
    if not folder.is_dir():
        print("Fetching Qt's translation programs (85 MB, once) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        target = ["--no-deps", "--no-compile", "--target", str(folder)]
        subprocess.run([*pip, *target, "--require-hashes", "-r", str(LOCK)], check=True)
    return folder / "PySide6"


# --- The pseudo-language ------------------------------------------------------------------------

_ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")
_KEPT = re.compile(r"(%L?\d+|%n|\{[^{}]*\}|<[^>]+>|\*\.\w+|&\w?)")
_LONGER = 0.4


def pseudo(text: str) -> str:
    """Return a text with accents, in brackets, and 40 % longer; placeholders stay as they are."""
    parts = _KEPT.split(text)
    body = "".join(part if i % 2 else part.translate(_ACCENTS) for i, part in enumerate(parts))
    return f"[{body}{padding(len(text))}]"


def padding(length: int) -> str:
    """Return what makes a text longer: words that can be wrapped like others."""
    return "".join("·" if i % 7 else " " for i in range(round(length * _LONGER) - 1))


def write_pseudo(target: Path) -> int:
    """Compile a catalogue in which every text is pseudo-translated."""
    tree = ElementTree.parse(ts_file("de"))
    tree.getroot().set("language", "en_GB")
    for message in tree.getroot().iter("message"):
        text = pseudo(message.findtext("source") or "")
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        for form in list(translation.iter("numerusform")) or [translation]:
            form.text = text
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder) / "pseudo.ts"
        tree.write(ts, encoding="utf-8", xml_declaration=True)
        run("lrelease", "-silent", str(ts), "-qm", str(target.resolve()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
