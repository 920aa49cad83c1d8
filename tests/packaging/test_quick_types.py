"""Types that are made quicker, beside those of the standard library."""

from __future__ import annotations

import enum
import typing
from collections.abc import Iterator
from typing import Any

import PySide6.QtCore
import PySide6.QtGui
import PySide6.QtPrintSupport
import PySide6.QtSvg
import PySide6.QtWidgets
import pytest

import quick_types

pytestmark = pytest.mark.skipif(
    not quick_types.is_known(), reason="a newer Python makes its types itself"
)
MODULES = (
    PySide6.QtCore,
    PySide6.QtGui,
    PySide6.QtPrintSupport,
    PySide6.QtSvg,
    PySide6.QtWidgets,
)


def enumerations(place: Any, seen: set[Any]) -> Iterator[Any]:
    """Go through all enumerations of a module of Qt."""
    for name in dir(place):
        found = getattr(place, name, None)
        if isinstance(found, type) and found not in seen and "PySide6" in found.__module__:
            seen.add(found)
            if isinstance(found, enum.EnumType):
                yield found
            else:
                yield from enumerations(found, seen)


def told(kind: Any) -> dict[str, Any]:
    """Return everything that an enumeration has, in words that can be compared."""
    left_to_qt = {"__module__", "__qualname__", "_missing_"}
    members = {name: (repr(each), vars_of(each)) for name, each in kind.__members__.items()}
    attributes = {
        name: repr(getattr(kind, name)).replace("test_quick_types", "Qt")
        for name in vars(kind)
        if name not in left_to_qt and name not in members
    }
    return {
        "members": members,
        "attributes": attributes,
        "in order": [repr(each) for each in kind],
        "by value": [repr(kind(each.value)) for each in kind],
        "sums": sums(kind),
    }


def vars_of(member: Any) -> dict[str, str]:
    """Return what a member has; that it is inverted is noted when it is first asked."""
    return {name: repr(value) for name, value in vars(member).items() if name != "_inverted_"}


def sums(kind: Any) -> list[str]:
    """Reckon with some flags, and with bits that have no name."""
    if not issubclass(kind, enum.Flag):
        return []
    few = list(kind)[:5]
    mixed = [mix for one in few for other in few for mix in (one | other, one ^ other)]
    unknown = [kind(1 << 30)] if few else []
    return [repr(each) for each in [*mixed, *(~one for one in few), *unknown]]


def test_every_enumeration_of_qt_is_as_the_standard_makes_it() -> None:
    seen: set[Any] = set()
    found = [kind for module in MODULES for kind in enumerations(module, seen)]
    assert len(found) > 500
    for kind in found:
        names = [(name, member.value) for name, member in kind.__members__.items()]
        [base] = kind.__bases__
        quick, standard = (
            make(base, kind.__name__, names, module=__name__, boundary=enum.KEEP)
            for make in (quick_types._create, quick_types._by_standard)
        )
        assert told(quick) == told(standard), kind


def test_what_is_no_plain_enumeration_is_left_to_the_standard() -> None:
    for names, details in (
        ([("name", 1)], {"boundary": enum.KEEP}),  # a name that means something there
        ([("ONE", 1)], {}),
        ("ONE TWO", {}),
    ):
        made = quick_types._create(enum.Enum, "Made", names, module=__name__, **details)
        assert made.__class__ is enum.EnumType
        assert next(iter(made)).value == 1


def test_a_named_tuple_is_the_same_but_for_what_its_types_are() -> None:
    quick = quick_types._named_tuple("Place", [("x", "int"), ("y", "int | None")], "here", (5,))
    standard = typing.NamedTuple("Place", [("x", int), ("y", "int | None")])  # noqa: UP014
    assert quick._fields == standard._fields
    assert (quick(1), quick._field_defaults) == ((1, 5), {"y": 5})
    assert quick.__annotations__ == {"x": "int", "y": "int | None"}
    assert (quick.__module__, repr(quick(1, 2))) == ("here", "Place(x=1, y=2)")


def test_they_are_left_alone_in_a_python_that_they_were_not_compared_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places: list[tuple[Any, str]] = [(enum.EnumType, "_create_"), (typing, "_make_nmtuple")]
    before = [getattr(owner, name) for owner, name in places]
    for owner, name in places:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    monkeypatch.setattr(quick_types.sys, "version_info", (3, 14, 0))
    quick_types.install()
    assert [getattr(owner, name) for owner, name in places] == before


def test_they_are_put_in_the_place_of_the_standards_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, name in ((enum.EnumType, "_create_"), (typing, "_make_nmtuple")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    quick_types.install()

    class Pair(typing.NamedTuple):
        left: nothing_of_the_kind  # type: ignore[name-defined]  # noqa: F821
        right: int = 2

    kind: Any = enum.IntEnum
    assert Pair(1) == (1, 2)
    assert kind("Made", [("ONE", 1)], boundary=enum.KEEP).ONE == 1
