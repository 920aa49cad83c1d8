"""The self-test of an installation: all that the program brings is there and works together.

It reads and writes nothing of the player's: what it saves goes into a folder that it removes.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import tempfile
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app.ai import backend
from app.ai.levels import make_player
from app.ai.player import Limit
from app.core.cards import DECK_SIZE
from app.core.log import Header, MatchLog
from app.core.presets import preset
from app.session.headless import play_deals
from app.session.setup import computer, human
from app.storage import records
from app.storage.paths import find_places
from app.storage.resources import resource_path
from app.storage.statistics import Statistics
from app.ui.application import Options, Program
from app.ui.cards.art.style import FaceStyle
from app.ui.cards.faces import BACKS
from app.ui.cards.icon import PNG_SIZES
from app.ui.cards.pixmaps import CardPixmaps
from app.ui.i18n import Translators
from app.ui.words import cards_left

RESOURCES = (
    *(f"icons/hukum-{size}.png" for size in PNG_SIZES),
    *(f"icons/hukum.{kind}" for kind in ("icns", "ico", "svg")),
    *(f"sounds/{name}.wav" for name in ("deal", "lost", "play", "ten", "trick", "trump", "won")),
    *("expected_lengths.json", "record-format.md", "record.schema.json"),
)
WORDS = {
    "en": ("2 cards", "Cancel"),
    "fr": ("2 cartes", "Annuler"),
    "es": ("2 cartas", "Cancelar"),
    "de": ("2 Karten", "Abbrechen"),
}
"""For each language a text of ours and one of Qt's own buttons."""

PLATFORMS = {"linux": "libqxcb.so", "win32": "qwindows.dll", "darwin": "libqcocoa.dylib"}
CARD_WIDTH = 100
STARTED = "2000-01-01T00:00:00Z"


class Fault(Exception):
    """What a check has found."""


Check = Callable[[], str]


def run() -> int:
    """Make all checks, print one line for each and one for all, and return the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["hukum"])
    assert application is not None
    return report(CHECKS)


def report(checks: Sequence[Check]) -> int:
    """Make checks, print what each has found, and return the exit code."""
    faults = 0
    for check in checks:
        name = check.__name__
        try:
            _say(f"ok      {name}: {check()}")
        except Exception as error:
            faults += 1
            _say(f"FAILED  {name}: {error or type(error).__name__}")
    number = len(checks)
    _say(f"{faults} of {number} checks failed" if faults else f"all {number} checks passed")
    return int(faults > 0)


def _say(line: str) -> None:
    """Print a line at once, so that it is there even if the next check ends the process."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    sys.stdout.flush()


def resources() -> str:
    """Read every file that the program brings, each as what it is."""
    for name in RESOURCES:
        path = resource_path(f"resources/{name}")
        if not _reads(path):
            raise Fault(f"{name} cannot be read")
    return f"{len(RESOURCES)} files"


def _reads(path: Path) -> bool:
    match path.suffix:
        case ".png":
            return not QImage(str(path)).isNull()
        case ".svg":
            return QSvgRenderer(str(path)).isValid() and not _drawn(path).isNull()
        case ".ico":
            return not QImage(str(path)).isNull()
        case ".json":
            return bool(json.loads(path.read_text(encoding="utf-8")))
        case ".wav":
            with wave.open(str(path), "rb") as sound:
                return sound.getnframes() > 0
    return path.stat().st_size > 0


def _drawn(path: Path) -> QImage:
    """Return an icon as the plugin for it draws it."""
    return QIcon(str(path)).pixmap(QSize(64, 64)).toImage()


def languages() -> str:
    """Switch to each language and look at a text of ours and at one of Qt's."""
    translators = Translators()
    try:
        for language, wanted in WORDS.items():
            translators.switch(language, [language])
            found = (cards_left(2), _cancel())
            if found != wanted:
                raise Fault(f"{language} says {found}, not {wanted}")
    finally:
        translators.remove()
    return ", ".join(WORDS)


def _cancel() -> str:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    text = buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    buttons.deleteLater()
    return text


def cards() -> str:
    """Draw every card and every back: none is empty, and no two are alike."""
    pixmaps, style = CardPixmaps(), FaceStyle()
    faces = [pixmaps.face(card, CARD_WIDTH, 1.0, style) for card in range(DECK_SIZE)]
    backs = [pixmaps.back(name, CARD_WIDTH, 1.0) for name in BACKS]
    drawn = {bytes(each.toImage().constBits()) for each in (*faces, *backs)}
    if len(drawn) < len(faces) + len(backs):
        raise Fault("some cards look alike")
    return f"{len(faces)} faces, {len(backs)} backs"


def errors() -> str:
    """See that Qt for Python can say what is wrong with an argument."""
    try:
        QSize("wide")  # type: ignore[call-overload]
    except TypeError as error:
        if "wrong argument" in str(error):
            return str(error).partition("\n")[0]
        raise
    raise Fault("a wrong argument is taken")


def players() -> str:
    """See that the players think with the compiled twins."""
    importlib.import_module("app.ai._search")
    if backend.name() != backend.NATIVE:
        raise Fault("the solver is the slow one")
    return "solver and search are native"


def deal() -> str:
    """Play a deal by searching seats, save it, load it and compare; count it in statistics."""
    log = played()
    with tempfile.TemporaryDirectory(prefix="hukum-") as folder:
        path = Path(folder) / "played.hukum"
        records.save(path, log)
        if records.load(path) != log:
            raise Fault("a saved deal is another one when it is loaded")
        statistics = Statistics(Path(folder) / "statistics.sqlite")
        counted = statistics.add(log.header, log.deals[0], STARTED) and statistics.summary().deals
        statistics.close()
        if counted != 1:
            raise Fault("statistics do not count the deal")
    return f"{len(log.deals[0].actions)} actions played, saved and loaded"


def played() -> MatchLog:
    """Return a deal that four searching seats have played."""
    seats = (human(), *(computer(seat, "expert") for seat in (1, 2, 3)))
    header = Header(preset("dehla_pakad"), seats, 1, 0, STARTED)
    searching = [make_player("expert") for _ in seats]
    return MatchLog(header, tuple(play_deals(header, searching, 1, Limit(iterations=100))))


def window() -> str:
    """Load what draws windows on this system, then paint the table once."""
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    loader = QPluginLoader(str(plugin / PLATFORMS.get(sys.platform, PLATFORMS["linux"])))
    if not loader.load():
        raise Fault(loader.errorString())
    with tempfile.TemporaryDirectory(prefix="hukum-") as folder:
        options = Options(data_dir=Path(folder), safe_mode=True)
        program = Program(options, find_places(options.data_dir), None)
        program.start()
        picture = program.window.grab().toImage()
        program.window.close()
        program.window.deleteLater()
    if picture.isNull() or len(set(bytes(picture.constBits())[::997])) < 10:
        raise Fault("the table is empty")
    return f"table of {picture.width()} by {picture.height()} painted"


CHECKS: tuple[Check, ...] = (resources, languages, cards, errors, players, deal, window)
