"""Names that a player gives."""

import pytest

from app.ui.texts.names import tidied


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("  Our   rules ", "Our rules"),
        ("", ""),
        (" \u00a0\t", ""),
        ("\u200b", ""),
        ("\u200d\u200c", ""),
        ("a\u202eb\u2066c", "abc"),
        ("a\tb\u200b c\x07\0", "a b c"),
        ("\x1b", ""),
        ("\u3164\u2800", ""),
        ("하나\u3164둘", "하나 둘"),
        ("हुकुम", "हुकुम"),
        ("क्\u200dष", "क्\u200dष"),
        ("Bénédicte & Zoë <b>", "Bénédicte & Zoë <b>"),
        ("🃏", "🃏"),
        ("…", "…"),
    ],
)
def test_a_name_loses_what_nobody_can_see(name: str, tidy: str) -> None:
    assert tidied(name) == tidy
