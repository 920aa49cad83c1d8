"""The faces and backs: all different, readable, the same upside down, and without any font."""

import itertools
import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtSvg import QSvgRenderer

from app.core.cards import SUITS, make_card
from app.ui.cards.art.style import CARD_PAPER
from app.ui.cards.faces import BACKS, FaceStyle, back_svg, face_svg
from app.ui.cards.pixmaps import render_svg

STYLES = [
    FaceStyle(indices, large, four)
    for indices in ("international", "fr", "de", "es")
    for large in (False, True)
    for four in (False, True)
]
Contrast = Callable[[QColor, QColor], float]
pytestmark = pytest.mark.usefixtures("qapp")


def image(document: bytes, width: int = 100) -> QImage:
    picture = render_svg(document, width, width * 1.4, 1.0).toImage()
    return picture.convertToFormat(QImage.Format.Format_ARGB32)


def pixels(picture: QImage) -> bytes:
    return bytes(picture.constBits())


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures, 0 to 255."""
    pairs = zip(pixels(one), pixels(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.width() * one.height() * 4)


@pytest.mark.parametrize("style", STYLES, ids=repr)
def test_every_face_differs_from_every_other(style: FaceStyle) -> None:
    drawn = [pixels(image(face_svg(card, style), 60)) for card in range(52)]
    assert len(set(drawn)) == 52


@pytest.mark.parametrize("large", [False, True])
def test_indices_alone_tell_the_cards_apart(large: bool) -> None:
    corner = (15, 28) if large else (12, 20)
    drawn = [
        image(face_svg(card, FaceStyle(large_index=large)), 60).copy(0, 0, *corner)
        for card in range(52)
    ]
    for one, other in itertools.combinations(drawn, 2):
        assert difference(one, other) > 1.5


def test_faces_are_not_blank() -> None:
    for card in range(52):
        data = pixels(image(face_svg(card, FaceStyle()), 60))
        assert len({data[at : at + 4] for at in range(0, len(data), 4)}) > 20


@pytest.mark.parametrize("style", STYLES[:4], ids=repr)
def test_courts_are_the_same_upside_down(style: FaceStyle) -> None:
    for suit in SUITS:
        for rank in (9, 10, 11):
            picture = image(face_svg(make_card(suit, rank), style))
            turned = picture.transformed(QTransform().rotate(180))
            assert difference(picture, turned) < 1.0


@pytest.mark.parametrize("back", BACKS)
def test_backs_are_the_same_upside_down(back: str) -> None:
    picture = image(back_svg(back))
    assert difference(picture, picture.transformed(QTransform().rotate(180))) < 1.5


def test_the_backs_differ() -> None:
    assert len(BACKS) >= 4
    assert len({pixels(image(back_svg(back))) for back in BACKS}) == len(BACKS)


@pytest.mark.parametrize("four", [False, True])
def test_pips_and_indices_stand_out_from_the_paper(four: bool, contrast: Contrast) -> None:
    style = FaceStyle(four_colour=four)
    assert all(
        contrast(QColor(style.suit_colour(suit)), QColor(CARD_PAPER)) >= 4.5 for suit in SUITS
    )
    assert len({style.suit_colour(suit) for suit in SUITS}) == (4 if four else 2)


def test_no_drawing_needs_a_font_or_another_file() -> None:
    documents = [face_svg(card, style) for card in range(52) for style in STYLES]
    for document in [*documents, *map(back_svg, BACKS)]:
        assert not re.search(rb'<(text|image|style)|font|href="[^#]', document)


def test_every_drawing_is_read_without_a_complaint() -> None:
    for card in range(52):
        assert QSvgRenderer(QByteArray(face_svg(card, FaceStyle()))).isValid()


@pytest.mark.parametrize(
    ("indices", "letters"),
    [("international", "JQKA"), ("fr", "VDRA"), ("de", "BDKA"), ("es", "JQRA")],
)
def test_indices_follow_the_language(indices: str, letters: str) -> None:
    style = FaceStyle(indices)  # type: ignore[arg-type]
    assert [style.index_text(rank) for rank in range(13)] == [*map(str, range(2, 11)), *letters]


def test_corners_of_the_card_are_transparent() -> None:
    for document in (*map(back_svg, BACKS), *(face_svg(card, FaceStyle()) for card in range(52))):
        picture = image(document, 125)
        for x, y in ((0, 0), (124, 0), (0, 174), (124, 174)):
            assert picture.pixelColor(x, y).alpha() == 0
        assert picture.pixelColor(62, 2).alpha() == 255
