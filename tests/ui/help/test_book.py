"""The help follows the rule set in force, whatever it is."""

import itertools
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QTextDocument

from app.core.presets import PRESETS
from app.core.rules import (
    CHOICES,
    DealerOnDraw,
    IdenticalCards,
    MatchMode,
    Reveal,
    RuleSet,
    TrumpMode,
    from_mapping,
    problems,
    to_mapping,
)
from app.core.state import Category, Trump
from app.ui.help.article import Page, texts
from app.ui.help.book import book, find, plain
from app.ui.help.figures import Figure
from app.ui.help.glossary import INDIAN, TABLE, meaning, term
from app.ui.help.render import for_qt, page_html
from app.ui.help.tooltips import (
    literally,
    match_tooltip,
    result_tooltip,
    rules_tooltip,
    tooltip,
    trump_tooltip,
)
from app.ui.i18n import Translators

DEHLA_PAKAD = PRESETS["dehla_pakad"]
MENDIKOT = PRESETS["mendikot"]


def page(rules: RuleSet, page_id: str) -> Page:
    """Return a page of the help."""
    return next(each for each in book(rules) if each.id == page_id)


def said(rules: RuleSet, place: str) -> str:
    """Return the whole text of a place."""
    page_id, _, section_id = place.partition("#")
    for section in page(rules, page_id).sections:
        if section.id == section_id:
            return " ".join(text for block in section.blocks for text in texts(block))
    return ""


def custom_rules() -> list[RuleSet]:
    """Return rule sets that differ from a preset in one key, every value of every key."""
    found = []
    for base, (key, values) in itertools.product(PRESETS.values(), CHOICES.items()):
        for value in values:
            changed = RuleSet(**{**{k: getattr(base, k) for k in KEYS}, key: value})
            if not problems(changed):
                found.append(from_mapping(to_mapping(changed)))
    return found


KEYS = RuleSet._fields


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_pages(preset: str) -> None:
    pages = book(PRESETS[preset])
    of_rules = ["game", "players", "cards", "deal", "trump", "play", "result", "match", "dealer"]
    in_general = ["tips", "errors", "variants", "glossary", "table"]
    assert [page.id for page in pages] == [*of_rules, *in_general]
    places = [place for page in pages for place in page.places()]
    assert len(places) == len(set(places))
    for section in (section for page in pages for section in page.sections):
        assert section.title
        assert section.blocks
        for text in (text for block in section.blocks for text in texts(block)):
            assert text[-1] in ".:!?”" or text[0].isupper(), text
            assert "{" not in text


def test_every_custom_set_has_its_pages() -> None:
    rules = custom_rules()
    assert len(rules) > 200
    for each in rules:
        for text in (t for p in book(each) for s in p.sections for b in s.blocks for t in texts(b)):
            assert text
            assert "{" not in text


@pytest.fixture(params=["fr", "es", "de"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Show everything in another language."""
    translators, before = Translators(), QLocale()
    translators.switch(request.param, [])
    yield request.param
    translators.remove()
    QLocale.setDefault(before)


def test_every_preset_has_its_pages_in_every_language(language: str) -> None:
    for rules in PRESETS.values():
        pages = book(rules)
        said_by_all = [t for p in pages for s in p.sections for b in s.blocks for t in texts(b)]
        assert not any("{" in text or "%" in text or "(s)" in text for text in said_by_all)
        assert len({page.title for page in pages}) == len(pages)


def test_no_line_begins_with_what_belongs_to_the_word_before(language: str) -> None:
    for rules in PRESETS.values():
        whole = "".join(page_html(page, lambda _: "src=''") for page in book(rules))
        shown = QTextDocument()
        shown.setHtml(for_qt(whole))
        assert not re.search("[ \u202f][:;?!»]|« ", shown.toRawText())
    assert "\u202f" not in tooltip("sirr", "kot", "hukum") + literally("Sirr\u202f: 4")


@pytest.mark.parametrize(
    ("place", "values", "expected"),
    [
        ("match#target", {"streak_target": 5}, "5 deal"),
        ("match#target", {"match": "points", "points_target": 11}, "11 point"),
        ("match#target", {"match": "deals", "deals_target": 12}, "12 deal"),
        ("match#sirr", {"sirr_ends_match": False}, "does not end the match"),
        ("deal#redeal", {"redeal_if": ["no_card_above_nine"]}, "no card above a nine"),
        ("deal#dealing", {"deal_packets": [4, 4, 5]}, "4, 4, 5"),
        ("deal#first", {"first_dealer": "random"}, "by chance"),
        ("deal#first", {"first_dealer": 1}, "right"),
        ("players#direction", {"direction": "clockwise"}, "on the left"),
        ("trump#choosing", {"setting_card_is_trump": False}, "from the next trick on"),
        ("dealer#rule", {"dealer_rule": "rotate"}, "After every deal"),
        ("dealer#rule", {"dealer_on_draw": "rotate"}, "After a drawn deal the next player"),
        ("play#early_end", {"stop_when_decided": "never"}, "to its last card"),
        ("play#capture", {"capture": "two_in_row_player"}, "two tricks in a row"),
        ("game#changes", {"streak_target": 3}, "Deals in a row: 3"),
    ],
)
def test_the_values_of_this_match_are_named(
    place: str, values: dict[str, object], expected: str
) -> None:
    assert expected not in said(DEHLA_PAKAD, place)
    assert expected in said(DEHLA_PAKAD.changed(**values), place)


def test_points_of_mendikot_are_named() -> None:
    names = said(MENDIKOT.changed(points_kot=9, points_mendikot=4), "result#names")
    assert "9 point" in names
    assert "4 point" in names
    assert "7 of 13" in said(MENDIKOT, "result#winner")
    assert "5 of 8" in said(PRESETS["mendikot_short"], "result#winner")
    assert "one point more" in said(MENDIKOT.changed(ace_bonus=True), "result#names")


def test_nine_of_twelve_tens_leave_more_draws() -> None:
    three = PRESETS["three_decks"]
    assert "At 6 tens each" in said(three, "result#winner")
    assert "neither side captures 9" in said(three.changed(tens_to_win=9), "result#winner")


def test_custom_rules_say_only_what_matters() -> None:
    rules = DEHLA_PAKAD.changed(match="points", streak_target=3, points_target=5, first_dealer=3)
    changed = said(rules, "game#changes")
    assert "Points to reach: 5" in changed
    assert "First dealer: left" in changed
    assert "Deals in a row" not in changed


def test_custom_rules_say_what_they_change() -> None:
    rules = DEHLA_PAKAD.changed(name="<b>Ours</b>", redeal_if=["all_tens_in_one_hand"])
    assert page(rules, "game").title == "<b>Ours</b>"
    assert "Dehla Pakad" in said(rules, "game#changes")
    assert said(DEHLA_PAKAD, "game#changes") == ""


@pytest.mark.parametrize("preset", [each for each in PRESETS if each != "band_hukum_a"])
def test_figures_show_what_their_captions_say(preset: str) -> None:
    """The winner that the rules find is the one that the author of the caption meant."""
    rules = PRESETS[preset]
    figures = figures_of(rules)
    winners = [[trick.outcome().best_seat + 1 for trick in figure.tricks] for figure in figures]
    assert winners == WINNERS[rules.trump] + ([[4]] if rules.decks == 3 else [])


def figures_of(rules: RuleSet) -> list[Figure]:
    """Return the figures of the trump page and of the page about cards."""
    pages = (page(rules, "trump"), page(rules, "cards"))
    blocks = [block for each in pages for section in each.sections for block in section.blocks]
    return [block for block in blocks if isinstance(block, Figure)]


WINNERS: dict[TrumpMode, list[list[int]]] = {
    TrumpMode.FIRST_VOID: [[4], [4]],
    TrumpMode.FIRST_VOID_NAMED: [[4, 1]],
    TrumpMode.FIRST_VOID_CLOSED: [[1, 3]],
    TrumpMode.OPEN_PARTNER: [[4]],
    TrumpMode.OPEN_DRAWN: [[4]],
    TrumpMode.OPEN_CARD: [[4]],
    TrumpMode.CLOSED_CARD: [[4]],
    TrumpMode.NONE: [[1]],
}


def winners(rules: RuleSet) -> list[int]:
    """Return the number of the winner of every trick in the figures."""
    return [trick.outcome().best_seat + 1 for each in figures_of(rules) for trick in each.tricks]


def test_figures_follow_custom_rules() -> None:
    assert winners(DEHLA_PAKAD.changed(setting_card_is_trump=False)) == [1]
    closed = PRESETS["mendikot_closed"].changed(asker_must_trump=False)
    assert winners(closed) == [4]
    assert winners(PRESETS["mendikot_closed"].changed(reveal=Reveal.HOLDER)) == [4]
    assert winners(PRESETS["band_hukum_a"]) == [2]
    first = PRESETS["three_decks"].changed(identical_cards=IdenticalCards.FIRST)
    assert winners(first)[-1] == 1
    assert len(figures_of(first)[-1].tricks[0].cards) == 6


def test_a_draw_is_explained_as_the_dealer_rule_has_it() -> None:
    same = said(DEHLA_PAKAD.changed(dealer_on_draw=DealerOnDraw.SAME), "dealer#rule")
    assert "After a drawn deal the same dealer deals again." in same


@pytest.mark.parametrize("preset", ["court_piece", "double_sar", "mendikot"])
def test_nothing_is_said_of_draws_where_every_deal_is_won(preset: str) -> None:
    pages = [said(PRESETS[preset], page) for page in ("result", "match#counting", "dealer")]
    assert all("drawn" not in text for text in pages)


def test_advice_fits_the_rules() -> None:
    assert "idle discard" in said(DEHLA_PAKAD, "tips#trump")
    assert "idle discard" not in said(PRESETS["mendikot_closed"], "tips#trump")
    assert said(PRESETS["mendikot_no_trump"], "tips#trump") == ""
    assert said(PRESETS["court_piece"], "tips#tens") == ""
    assert "ten" not in said(PRESETS["court_piece"], "tips").replace(",", " ").split()
    assert "tens" not in said(PRESETS["court_piece"], "tips").replace(",", " ").split()
    assert said(DEHLA_PAKAD.changed(match=MatchMode.POINTS), "tips#score") == ""


# Search


def test_search_finds_sections_headings_first() -> None:
    found = find(book(DEHLA_PAKAD), "sirr")
    assert found[0].place == "match#sirr"
    assert {"glossary#indian", "result#names"} <= {each.place for each in found}
    assert all("sirr" in plain(each.excerpt) for each in found)


def test_search_wants_every_word_and_minds_neither_capitals_nor_accents() -> None:
    pages = book(DEHLA_PAKAD)
    assert [each.place for each in find(pages, "MISDÉAL dealer")] == [
        "deal#misdeal",
        "errors#table",
    ]
    assert find(pages, "ten nonsense") == []
    assert find(pages, "  ") == []
    assert "game#about" not in {each.place for each in find(pages, "he")}


def test_excerpts_are_cut_at_words() -> None:
    for finding in find(book(DEHLA_PAKAD), "penalty"):
        assert finding.excerpt.startswith("…")
        assert "Agree on a penalty" in finding.excerpt


# Words


@pytest.mark.parametrize("term_id", [*INDIAN, *TABLE])
def test_every_term_has_a_meaning(term_id: str) -> None:
    assert term(term_id)
    assert meaning(term_id).endswith(".")


def test_hukum_keeps_its_two_meanings_apart() -> None:
    assert "trump" in meaning("hukum")
    assert "spades" in meaning("hukum")


def test_unknown_terms_are_an_error() -> None:
    with pytest.raises(KeyError):
        term("nonsense")


def test_medallions_are_no_stake_where_tens_do_not_count() -> None:
    for preset_id, rules in PRESETS.items():
        is_told = "medallions only tell" in said(rules, "table#signs")
        assert is_told == (preset_id == "court_piece")


def test_advice_fits_the_number_of_players_and_what_counts() -> None:
    assert "last of your side" in said(PRESETS["three_decks"], "tips#leads")
    assert "last of your side" not in said(DEHLA_PAKAD, "tips#leads")
    assert "every trick" in said(MENDIKOT, "tips#score")
    assert "every trick" not in said(PRESETS["mendikot_dehla_style"], "tips#score")
    assert "lets the others score" in said(MENDIKOT, "result#names")
    assert "lets the others score" not in said(DEHLA_PAKAD, "result#names")


# Tooltips


def test_tooltips_explain_what_the_table_shows() -> None:
    awake = Trump(0, 0, TrumpMode.FIRST_VOID, (2, 3))
    assert "<b>Trump</b>" in trump_tooltip(DEHLA_PAKAD, None)
    assert "<b>Trump</b>" in trump_tooltip(DEHLA_PAKAD, awake)
    hidden = Trump(0, 0, TrumpMode.CLOSED_CARD, None)
    assert "<b>Closed trump</b>" in trump_tooltip(PRESETS["mendikot_closed"], hidden)
    assert trump_tooltip(PRESETS["mendikot_no_trump"], None) == ""
    assert "<b>Streak</b>" in match_tooltip(DEHLA_PAKAD)
    assert "<b>Bavney</b>" in match_tooltip(PRESETS["court_piece"])


def test_rules_of_an_unknown_preset_are_explained_all_the_same() -> None:
    rules = RuleSet(preset="from the future", streak_target=3)
    assert rules_tooltip(rules) == ""
    assert page(rules, "game").title == "from the future"
    assert "Dehla Pakad" in said(rules, "game#changes")


@pytest.mark.parametrize("category", Category)
def test_every_result_has_its_tooltip(category: Category) -> None:
    assert bool(result_tooltip(category)) is (category is not Category.WIN)
