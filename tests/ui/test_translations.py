"""The catalogues: complete, fresh, faithful to their sources, and one word for one thing."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from app.core.cards import DECK_SIZE
from app.ui.actions import MENUS
from app.ui.texts import cards
from tests.tools.catalogues import (
    FOLDER,
    LANGUAGES,
    SOURCES,
    TRANSLATED,
    Key,
    Message,
    calls,
    key_of,
    qm_file,
    read,
    ts_file,
    wanted,
)
from tests.tools.translations import pseudo

NARROW_SPACE = "\u202f"
SPACE = "\u00a0"
"""Both keep a line from breaking there."""
PLACEHOLDER = re.compile(r"\{\w+\}|%n|%L?\d|\*\.\w+|<[^>]+>")
PLAIN = re.compile(r"&|\{\w+\}")
MNEMONIC = re.compile(r"&(\w)")


def messages(*languages: str) -> Iterator[tuple[str, Message, str]]:
    """Yield each form of each message of some languages."""
    for language in languages:
        for message in read(ts_file(language)):
            for form in message.forms:
                yield language, message, form


# The source


def test_texts_are_literals() -> None:
    """What is not a literal comes from a table of marked ones, never from pieces put together."""
    for call in calls():
        context, text, *rest = call.node.args
        assert isinstance(context, ast.Constant), call.place
        pieces = ast.JoinedStr | ast.BinOp
        assert not any(isinstance(each, pieces) for each in ast.walk(text)), call.place
        assert not call.node.keywords, call.place
        assert len(rest) != 1 or isinstance(rest[0], ast.Constant), call.place
        if key_of(call.node) is None:
            assert isinstance(text, ast.Name | ast.Attribute | ast.Subscript | ast.Call), call.place


def test_there_is_one_way_to_translate() -> None:
    for file in SOURCES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert not re.search(r"\bself\.tr\(|\btr\(|QCoreApplication\.translate\(", source), file


# The catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_hold_what_the_source_asks_for(language: str) -> None:
    asked = {key for key in wanted() if key.plural or language != "en"}
    there = {message.key for message in read(ts_file(language))}
    assert there - asked == set(), "run `python3 dev.py translations`"
    assert asked - there == set(), "run `python3 dev.py translations`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    for _, message, form in messages(language):
        assert message.finished, message.key
        assert form.strip() == form, message.key
        assert form, message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_catalogues_are_up_to_date(language: str, qapp: QCoreApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(qm_file(language)))
    for message in read(ts_file(language)):
        context, source, comment, plural = message.key
        number = 1 if plural else -1
        found = translator.translate(context, source, comment or None, number)
        assert found == message.forms[0], message.key


def test_every_catalogue_is_known() -> None:
    assert {file.stem for file in FOLDER.glob("*.?[sm]")} == {f"hukum_{each}" for each in LANGUAGES}


# Faithful to the source


def test_placeholders_stay() -> None:
    for language, message, form in messages(*LANGUAGES):
        expected = sorted(PLACEHOLDER.findall(message.key.source))
        assert sorted(PLACEHOLDER.findall(form)) == expected, (language, message.key)


def test_mnemonics_stay() -> None:
    for language, message, form in messages(*TRANSLATED):
        expected = len(MNEMONIC.findall(message.key.source))
        assert len(MNEMONIC.findall(form)) == expected, (language, message.key)


def closing(text: str) -> str:
    """Return the last sign of a text that is no quotation mark, empty if it is none that closes."""
    last = re.sub(r"[»“”\")\s]+$", "", text)
    if text.rstrip('»“”"')[-1:] in (".", "!", "?", ":", "…"):
        last = text.rstrip('»“”"')
    return last[-1:] if last[-1:] in ".:!?…;," else ""


def test_closing_punctuation_stays() -> None:
    for language, message, form in messages(*TRANSLATED):
        assert closing(form) == closing(message.key.source), (language, message.key)
        assert form.count("\n") == message.key.source.count("\n"), (language, message.key)


def test_sentences_begin_as_in_the_source() -> None:
    for language, message, form in messages("fr", "es"):
        if message.key.source[0].isupper() and form[0].isalpha():
            assert form[0].isupper(), (language, message.key)


# Typography


def test_french_is_set_as_french() -> None:
    for _, message, form in messages("fr"):
        for found in re.finditer(r"(.)[:;!?»]", form):
            assert found[1] == NARROW_SPACE, (message.key, form)
        assert not re.search(rf"«(?!{NARROW_SPACE})|['\"“”„]", form), (message.key, form)


def test_spanish_is_set_as_spanish() -> None:
    for _, message, form in messages("es"):
        for mark, opening in (("?", "¿"), ("!", "¡")):
            assert form.count(mark) == form.count(opening), (message.key, form)
        assert not re.search(r"['\"“”„]|« | »", form), (message.key, form)


def test_german_is_set_as_german() -> None:
    for _, message, form in messages("de"):
        assert form.count("„") == form.count("“"), (message.key, form)
        assert not re.search(r"['\"”«»]|\w…", form), (message.key, form)


def test_a_reason_fits_a_card_of_any_gender() -> None:
    """“Play the king of hearts: she wins” is what a pronoun makes of a masculine card."""
    for language, message, form in messages("fr", "de"):
        if message.key.context == "Hints":
            assert not re.match("(elle|il|sie|er) ", form.lower()), (language, form)


def test_what_is_said_of_the_trump_fits_suits_that_are_many_in_spanish() -> None:
    """It is the trump that was chosen, "triunfo elegido", and not "picas"."""
    for _, message, form in messages("es"):
        if message.key.context == "Trump" and form.startswith("{suit}"):
            assert form.startswith("{suit}, triunfo "), form


def test_german_calls_the_other_side_by_one_word() -> None:
    """The heads of the columns say "Gegner", since "Sie" could be the player."""
    for _, message, form in messages("de"):
        if "{theirs}" in message.key.source:
            assert "sie {theirs}" not in form.lower(), form


@pytest.mark.parametrize(
    ("language", "space"), [("fr", NARROW_SPACE), ("es", SPACE), ("de", SPACE)]
)
def test_a_percent_sign_does_not_part_from_its_number(language: str, space: str) -> None:
    for _, message, form in messages(language):
        for found in re.finditer(r"(.)%(?![n\d])", form):
            assert found[1] == space, (message.key, form)


# One word for one thing


def test_terms_are_translated_one_way() -> None:
    terms = json.loads((FOLDER / "glossary.json").read_text(encoding="utf-8"))
    wrong = [
        (term, language, form)
        for language, message, form in messages(*TRANSLATED)
        for term, words in terms.items()
        if has(words["en"], message.key.source) and not has(words[language], form)
    ]
    assert wrong == []


def has(words: str, text: str) -> bool:
    """Say whether one of some words stands in a text."""
    return bool(re.search(rf"(?<!\w)({words})(?!\w)", PLAIN.sub("", text), re.IGNORECASE))


# In use


@pytest.fixture
def translator(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Install the catalogue of the language that the test names."""
    translator = QTranslator()
    assert translator.load(str(qm_file(request.param)))
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("translator", TRANSLATED, indirect=True)
def test_cards_can_be_typed_in_every_language(translator: str) -> None:
    for card in range(DECK_SIZE):
        short = cards.card_short(card)
        for typed in (short, short.upper(), short[-1] + short[:-1]):
            assert cards.parse_typed(typed) == card, (translator, typed)
    assert cards.parse_typed("10h") == 21


@pytest.mark.parametrize("translator", TRANSLATED, indirect=True)
def test_no_two_entries_of_a_menu_have_one_mnemonic(translator: str) -> None:
    translate = QCoreApplication.translate
    bar = [translate("Menu", title) for title, _ in MENUS]
    menus = [[translate("Menu", each.text) for each in items if each.id] for _, items in MENUS]
    for texts in (bar, *menus):
        letters = [MNEMONIC.findall(text)[0].casefold() for text in texts]
        assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("translator", ["en", *TRANSLATED], indirect=True)
def test_what_stands_in_the_window_leaves_the_letters_of_the_menus(translator: str) -> None:
    """Alt and a letter that a menu has opens the menu, and the button is never pressed."""
    translate = QCoreApplication.translate
    menus = {MNEMONIC.findall(translate("Menu", title))[0].casefold() for title, _ in MENUS}
    contexts = {"DealReport", "Replay", "Analysis", "Table", "Window"}
    sources = {(each.key.context, each.key.source) for _, each, _ in messages("fr")}
    texts = [translate(*source) for source in sources if source[0] in contexts]
    marked = [text for text in texts if MNEMONIC.findall(text)]
    assert len(marked) > 20
    assert not [text for text in marked if MNEMONIC.findall(text)[0].casefold() in menus]


@pytest.mark.parametrize("translator", ["fr"], indirect=True)
def test_zero_is_singular_in_french(translator: str) -> None:
    spoken = [QCoreApplication.translate("Results", "%n trick(s)", "", n) for n in (0, 1, 2)]
    assert spoken == ["0 pli", "1 pli", "2 plis"]


@pytest.mark.parametrize("translator", ["en"], indirect=True)
def test_english_has_its_plurals(translator: str) -> None:
    spoken = [QCoreApplication.translate("Results", "%n trick(s)", "", n) for n in (0, 1, 2)]
    assert spoken == ["0 tricks", "1 trick", "2 tricks"]


# The pseudo-language


@pytest.mark.parametrize("text", ["&Open {name}…", "%n card(s)", "Matches (*.hukum)", "x" * 90])
def test_the_pseudo_language_is_longer_and_keeps_placeholders(text: str) -> None:
    made = pseudo(text)
    assert len(made) >= len(text) * 1.4
    assert PLACEHOLDER.findall(made) == PLACEHOLDER.findall(text)
    assert len(MNEMONIC.findall(made)) == len(MNEMONIC.findall(text))


def test_the_tests_read_what_they_are_meant_to(tmp_path: Path) -> None:
    """A planted fault is found: a catalogue read anew has its messages."""
    key = Key("Results", "%n ten(s)", "", True)
    assert key in {message.key for message in read(ts_file("de"))}
    assert closing("Vraiment\u202f?") == "?"
    assert closing("«Ya».") == closing("“Yes.”") == "."
    assert closing("Web (*.html)") == ""
