"""The catalogues of translations: what they hold, and what the source has to be translated."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "app" / "ui"
FOLDER = ROOT / "translations"
TRANSLATED = ("de", "es", "fr")
LANGUAGES = (*TRANSLATED, "en")


class Key(NamedTuple):
    """What a message is found by; ``plural`` says whether it has a form for each number."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


class Message(NamedTuple):
    """A message of a catalogue; one that has no plural has one form."""

    key: Key
    forms: tuple[str, ...]
    finished: bool


def ts_file(language: str) -> Path:
    """Return the catalogue of a language, as translators edit it."""
    return FOLDER / f"hukum_{language}.ts"


def qm_file(language: str) -> Path:
    """Return the catalogue of a language, as the program loads it."""
    return FOLDER / f"hukum_{language}.qm"


def read(file: Path) -> list[Message]:
    """Return the messages of a catalogue."""
    return [
        _message(context.findtext("name") or "", message)
        for context in ElementTree.parse(file).iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ElementTree.Element) -> Message:
    plural = message.get("numerus") == "yes"
    source, comment = message.findtext("source") or "", message.findtext("comment") or ""
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        Key(context, source, comment, plural),
        tuple(forms if plural else [translation.text or ""]),
        translation.get("type") is None,
    )


class Call(NamedTuple):
    """A place in the source where a text is translated, or marked for it."""

    place: str
    node: ast.Call


def calls() -> Iterator[Call]:
    """Yield every call of ``translate`` and every mark in the window's source."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in _MARKS:
                yield Call(f"{file.relative_to(ROOT).as_posix()}:{node.lineno}", node)


_MARKS = {"translate", "QT_TRANSLATE_NOOP"}


def key_of(call: ast.Call) -> Key | None:
    """Return the message of a call, None if its text is in a table of marked ones."""
    texts = [each.value if isinstance(each, ast.Constant) else None for each in call.args[:3]]
    if not isinstance(texts[1], str):
        return None
    comment = texts[2] if len(texts) > 2 else ""
    return Key(str(texts[0]), texts[1], str(comment or ""), len(call.args) > 3)


def wanted() -> set[Key]:
    """Return all messages that the source asks for."""
    return {key for call in calls() if (key := key_of(call.node)) is not None}
