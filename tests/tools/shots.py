"""Take pictures of every screen, dialog and state: `python -m tests.tools.shots [FOLDER]`.

`--poster FILE` takes the one that stands in the README and in shops.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.tools.scenes import Scene, Stage

DEFAULT_FOLDER = "shots"
AT_ONCE = 2
QUALITY = 60
"""Of PNG files, from 0 (small) to 100 (not packed at all, and written fast)."""

POSTER = (1040, 660)
SIZES = ((800, 560), (1000, 700), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.25, 2.0)
SMALLEST, USUAL = SIZES[:2]
WHOLE = (
    ("en", "light", USUAL),
    ("fr", "dark", USUAL),
    ("es", "light", USUAL),
    ("de", "dark", USUAL),
    ("pseudo", "light", SMALLEST),
)
"""The languages, colours and sizes in which everything is shown, the pseudo-language included."""


class Take(NamedTuple):
    """A language, colours, a size of the window, and the name of what is shown."""

    language: str
    theme: str
    size: tuple[int, int]
    scene: str


def parts() -> dict[str, tuple[float, tuple[Take, ...]]]:
    """Return the parts of the set, each for a process of its own: a scale and what is taken."""
    whole = {
        f"whole-{language}": (1.0, (Take(language, theme, size, "everything"),))
        for language, theme, size in WHOLE
    }
    helps = {
        f"help-{language}": (1.0, (Take(language, "light", USUAL, "every_help"),))
        for language, *_ in WHOLE
        if language != "pseudo"
    }
    sized = {f"sizes-{scale:g}": (scale, sizes(scale)) for scale in SCALES}
    return {**whole, **helps, **sized}


def sizes(scale: float) -> tuple[Take, ...]:
    """Return the table at every size that a screen of 3840 by 2160 holds, in both colours."""
    languages = ("de", "fr", "en", "es", "en")
    fitting = [each for each in zip(SIZES, languages, strict=True) if _fits(each[0], scale)]
    return tuple(
        Take(language, theme, size, "core")
        for size, language in fitting
        for theme in ("light", "dark")
    )


def _fits(size: tuple[int, int], scale: float) -> bool:
    return size[0] * scale <= SIZES[-1][0]


# One part, in a process of its own


def take_part(name: str, folder: str) -> None:
    """Take the pictures of one part."""
    from PySide6.QtWidgets import QApplication

    from tests.tools import scenes

    scale, takes = parts()[name]
    application = QApplication(["hukum"])
    with tempfile.TemporaryDirectory() as home, scenes.curtain_up(Path(home)) as stage:
        for take in takes:
            _take(stage, take, scale, Path(folder))
    application.quit()


def _take(stage: Stage, take: Take, scale: float, folder: Path) -> None:
    from tests.tools import scenes

    stage.window.resize(*take.size)
    stage.choose(theme=take.theme)
    stage.speak(take.language)
    stage.window.show()
    scene: Callable[[Stage], Scene] = getattr(scenes, take.scene)
    width, height = take.size
    looks = f"{take.theme} {width}x{height} at {scale:g}"
    place = folder / f"{take.language} {'help' if take.scene == 'every_help' else looks}"
    place.mkdir(parents=True, exist_ok=True)
    for number, shot in enumerate(scene(stage), 1):
        scenes.settle()
        _photograph(shot.widget, place / f"{number:03} {_plain(shot.name)}.png")


def take_poster(path: Path) -> None:
    """Take the one picture that shows what the game looks like."""
    from PySide6.QtWidgets import QApplication

    from tests.tools import scenes

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(["hukum"])
    with tempfile.TemporaryDirectory() as home, scenes.curtain_up(Path(home)) as stage:
        stage.window.resize(*POSTER)
        stage.choose(tutorial_done=True)
        stage.window.show()
        (shot,) = scenes.table(stage, "follow")
        _photograph(shot.widget, path, quality=0)
    application.quit()


def _photograph(widget: QWidget, path: Path, quality: int = QUALITY) -> None:
    if not widget.grab().save(str(path), "PNG", quality):
        raise OSError(f"{path} cannot be written")


def _plain(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in " ,-" else "" for letter in name)


# All parts, and the page that shows them


def take_parts(names: Sequence[str], folder: Path) -> int:
    """Take parts, two at a time, and write the page; return the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _SCREEN).write_text(json.dumps({"screens": [_screen()]}), encoding="utf-8")
    with ThreadPoolExecutor(AT_ONCE) as pool:
        codes = list(pool.map(lambda name: _start(name, folder), names))
    pictures = sorted(folder.glob("*/*.png"))
    (folder / "index.html").write_text(index(folder, pictures), encoding="utf-8")
    print(f"{len(pictures)} pictures: {folder / 'index.html'}")
    return int(any(codes))


_SCREEN = "screen.json"


def _screen() -> dict[str, object]:
    """Return a screen on which every window has room, as Qt's offscreen platform wants it."""
    width, height = SIZES[-1]
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": "large", "x": 0, "y": 0, "width": width, "height": height, **dots}


def _start(name: str, folder: Path) -> int:
    scale, _ = parts()[name]
    surroundings = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={folder / _SCREEN}",
        "QT_SCALE_FACTOR": f"{scale:g}",
        "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
        "QT_LOGGING_RULES": "default.warning=false",  # offscreen windows have no size hints
    }
    work = "import sys; from tests.tools.shots import take_part; take_part(*sys.argv[1:])"
    line = [sys.executable, "-c", work, name, str(folder)]
    return subprocess.call(line, env={**os.environ, **surroundings})


_HEAD = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Hukum in pictures</title><style>
body { font: 15px sans-serif; margin: 2em; background: #777; color: #fff; }
figure { display: inline-block; margin: 0.5em; vertical-align: top; width: 480px; }
img { max-width: 480px; } a { color: #fff; }
</style></head><body><h1>Hukum in pictures</h1>
"""


def index(folder: Path, pictures: Sequence[Path]) -> str:
    """Return a page with all pictures, by language, colours, size and scale."""
    groups = [(key, list(group)) for key, group in groupby(pictures, lambda each: each.parent)]
    links = [f'<a href="#{html.escape(key.name)}">{html.escape(key.name)}</a>' for key, _ in groups]
    sections = [_section(folder, key, group) for key, group in groups]
    return f"{_HEAD}<p>{' | '.join(links)}</p>\n{''.join(sections)}</body></html>\n"


def _section(folder: Path, place: Path, pictures: Sequence[Path]) -> str:
    title = html.escape(place.name)
    return f'<h2 id="{title}">{title}</h2>\n' + "".join(_figure(folder, each) for each in pictures)


def _figure(folder: Path, picture: Path) -> str:
    address = html.escape(picture.relative_to(folder).as_posix())
    caption = html.escape(picture.stem[4:])
    image = f'<a href="{address}"><img loading="lazy" src="{address}" alt=""></a>'
    return f"<figure>{image}<figcaption>{caption}</figcaption></figure>\n"


def main(arguments: Sequence[str]) -> int:
    """Take all pictures into a folder, or one part of them."""
    parser = argparse.ArgumentParser(
        prog="shots", description="Take pictures of all that is shown."
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path(DEFAULT_FOLDER))
    parser.add_argument(
        "--poster", type=Path, metavar="FILE", help="take only the picture of README"
    )
    parser.add_argument("--part", choices=list(parts()), help="take only this part of the set")
    wanted = parser.parse_args(arguments)
    if wanted.poster:
        take_poster(wanted.poster)
        return 0
    names = [wanted.part] if wanted.part else list(parts())
    return take_parts(names, wanted.folder.absolute())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
