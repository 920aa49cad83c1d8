"""The pictures show everything: each scene can be set up, and the set covers what was promised."""

from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.presets import PRESETS
from app.ui.i18n import LANGUAGES
from tests.tools import scenes
from tests.tools.pseudo import PSEUDO
from tests.tools.shots import SCALES, SIZES, index, parts


def test_every_language_is_shown_whole() -> None:
    takes = [take for _, part in parts().values() for take in part]
    shown = {take.language for take in takes if take.scene == "everything"}
    assert shown == {*LANGUAGES, PSEUDO}
    assert {take.theme for take in takes if take.scene == "everything"} == {"light", "dark"}


def test_the_help_of_every_rule_set_is_shown_in_every_language() -> None:
    takes = [take for _, part in parts().values() for take in part]
    assert {take.language for take in takes if take.scene == "every_help"} == {*LANGUAGES}


@pytest.mark.slow
def test_every_help_is_a_picture(qtbot: QtBot, tmp_path: Path) -> None:
    with scenes.curtain_up(tmp_path) as stage:
        shown = {shot.name: shot.widget.height() for shot in scenes.every_help(stage)}
    assert list(shown) == [f"help of {preset_id.replace('_', ' ')}" for preset_id in PRESETS]
    assert min(shown.values()) > 5000


def test_the_table_is_shown_at_every_size_and_scale_that_there_is() -> None:
    shown = {(scale, take.size, take.theme) for scale, part in parts().values() for take in part}
    largest = SIZES[-1][0]
    for scale, size, theme in product(SCALES, SIZES, ("light", "dark")):
        assert (scale * size[0] > largest) or (scale, size, theme) in shown


def test_the_page_shows_each_picture(tmp_path: Path) -> None:
    page = index(tmp_path, [tmp_path / "en" / "001 a & b.png", tmp_path / "fr" / "001 c.png"])
    assert page.count("<h2") == 2
    assert 'src="en/001 a &amp; b.png"' in page
    assert "<figcaption>c</figcaption>" in page


@pytest.mark.slow
def test_every_scene_can_be_set_up(qtbot: QtBot, tmp_path: Path) -> None:
    with scenes.curtain_up(tmp_path) as stage:
        stage.window.resize(1000, 700)
        stage.window.show()
        names = []
        for shot in scenes.everything(stage):
            assert not shot.widget.size().isEmpty(), shot.name
            names.append(shot.name)
    assert len(names) == len(set(names)) > 60
