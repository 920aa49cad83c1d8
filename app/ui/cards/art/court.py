"""The court cards: two figures that share one window, each the other upside down."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.cards.art import court_frame as frame
from app.ui.cards.art import figure_body as body
from app.ui.cards.art import figure_head as head
from app.ui.cards.art import figure_headgear as headgear
from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import (
    COURTS,
    FOUR_COLOUR_SETTINGS,
    JACK,
    KING,
    QUEEN,
    SETTINGS,
    Court,
    Print,
)
from app.ui.cards.art.figure_attributes import draw_attribute
from app.ui.cards.art.style import CARD_PAPER, FaceStyle

_HEAD_X, _HEAD_Y, _HEAD_SCALE = 106.0, 79.0, 0.88
_HAND_X, _HAND_Y = 177.0, 117.0


def draw_court(suit: int, rank: int, style: FaceStyle) -> str:
    """Draw the picture of a court card (rank 9 to 11) in its frame."""
    setting = (FOUR_COLOUR_SETTINGS if style.four_colour else SETTINGS)[suit]
    court = COURTS[suit, rank]
    figure = _FIGURES[rank](court, setting.motif)
    if court.looks_left:
        figure = svg.group(figure, transform="translate(250 0) scale(-1 1)")
    half = frame.draw_window(setting) + figure
    picture = (
        svg.twice("half", half)
        + svg.twice("textile", frame.draw_half_textile(setting))
        + frame.draw_boss(setting)
        + frame.draw_frame(CARD_PAPER)
    )
    if style.large_index:
        return picture + svg.twice("tab", frame.draw_tab(CARD_PAPER))
    colour = style.suit_colour(suit)
    roundel = frame.draw_roundel(suit, colour, right=court.looks_left)
    return picture + svg.twice("roundel", roundel)


def _head(*parts: str) -> str:
    return svg.placed("".join(parts), _HEAD_X, _HEAD_Y, _HEAD_SCALE)


def _holding(court: Court) -> str:
    return (
        body.draw_arm(court)
        + svg.placed(draw_attribute(court), _HAND_X, _HAND_Y)
        + body.draw_hand(court)
    )


def _king(court: Court, motif: Print) -> str:
    return (
        _head(head.draw_nimbus(court))
        + body.draw_king_robe(court, motif)
        + _head(
            head.draw_face(court, "#8a3a2c"),
            head.draw_beard(court.beard),
            head.draw_earring(court, 4),
            headgear.draw_crest(court),
            headgear.draw_king_turban(court),
        )
        + _holding(court)
    )


def _queen(court: Court, motif: Print) -> str:
    return (
        _head(headgear.draw_veil_back(court))
        + body.draw_queen_dress(court, motif)
        + _head(
            head.draw_face(court, "#b3263a"),
            head.draw_queen_hair(court),
            head.draw_earring(court, 7),
            headgear.draw_veil(court),
            headgear.draw_crest(court),
        )
        + _holding(court)
    )


def _jack(court: Court, motif: Print) -> str:
    return (
        body.draw_jack_jacket(court, motif)
        + _head(
            head.draw_face(court, "#9c3f34"),
            head.draw_side_lock(),
            head.draw_earring(court, 2),
            headgear.draw_crest(court),
            headgear.draw_jack_turban(court),
        )
        + _holding(court)
    )


_FIGURES: dict[int, Callable[[Court, Print], str]] = {JACK: _jack, QUEEN: _queen, KING: _king}
