"""What is chosen can be given up again: the defaults come back at once."""

from app.storage.settings import Settings
from app.ui.application import Program
from app.ui.views.look import Look


def test_the_look_goes_back_to_the_defaults(program: Program) -> None:
    usual = Look()
    preferences = program.preferences
    preferences.change(preferences.settings.changed(cloth="charcoal", card_back="lotus"))
    assert (program.look.cloth_id, program.look.back_id) == ("charcoal", "lotus")
    fresh = Settings()
    preferences.change(preferences.settings.changed(cloth=fresh.cloth, card_back=fresh.card_back))
    assert (program.look.cloth_id, program.look.back_id) == (usual.cloth_id, usual.back_id)


def test_the_table_begins_with_the_defaults(program: Program) -> None:
    fresh, look = Settings(), program.look
    assert look.shows_legal is fresh.show_legal_cards is True
    assert look.trump_first is fresh.trump_at_end is True
