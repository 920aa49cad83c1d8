"""The court cards: two figures that share one window, each the other upside down."""

from __future__ import annotations

from app.ui.cards.art import court_frame as frame
from app.ui.cards.art import figure_body as body
from app.ui.cards.art import figure_head as head
from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import COURTS, JACK, KING, QUEEN, SETTINGS, Court
from app.ui.cards.art.figure_attributes import draw_attribute

_HEAD_X, _HEAD_Y, _HEAD_SCALE = 106.0, 79.0, 0.88
_HAND_X, _HAND_Y = 177.0, 117.0
_LOOKS_LEFT = {QUEEN}


def draw_court(suit: int, rank: int, colour: str, paper: str) -> str:
    """Draw the picture of a court card (rank 9 to 11) in its frame."""
    setting, court = SETTINGS[suit], COURTS[suit, rank]
    figure = _FIGURES[rank](court)
    if rank in _LOOKS_LEFT:
        figure = svg.group(figure, transform="translate(250 0) scale(-1 1)")
    half = frame.draw_window(setting) + figure
    return (
        _twice(half)
        + _twice(frame.draw_half_textile(setting))
        + frame.draw_boss(setting)
        + frame.draw_frame(paper)
        + _twice(frame.draw_spandrels(suit, colour))
    )


def _twice(content: str) -> str:
    return content + svg.group(content, transform="rotate(180 125 175)")


def _head(*parts: str) -> str:
    return svg.placed("".join(parts), _HEAD_X, _HEAD_Y, _HEAD_SCALE)


def _holding(court: Court) -> str:
    return (
        body.draw_arm(court)
        + svg.placed(draw_attribute(court), _HAND_X, _HAND_Y)
        + body.draw_hand(court)
    )


def _king(court: Court) -> str:
    return (
        _head(head.draw_nimbus(court))
        + body.draw_king_robe(court)
        + _head(
            head.draw_face(court, "#8a3a2c"),
            head.draw_beard(),
            head.draw_earring(court, 4),
            head.draw_king_turban(court),
        )
        + _holding(court)
    )


def _queen(court: Court) -> str:
    return (
        _head(head.draw_queen_veil_back(court))
        + body.draw_queen_dress(court)
        + _head(
            head.draw_face(court, "#b3263a"),
            head.draw_queen_hair(court),
            head.draw_earring(court, 7),
            head.draw_queen_veil_edge(court),
        )
        + _holding(court)
    )


def _jack(court: Court) -> str:
    return (
        body.draw_jack_jacket(court)
        + _head(
            head.draw_face(court, "#9c3f34"),
            head.draw_side_lock(),
            head.draw_earring(court, 2),
            head.draw_jack_turban(court),
        )
        + _holding(court)
    )


_FIGURES = {JACK: _jack, QUEEN: _queen, KING: _king}
