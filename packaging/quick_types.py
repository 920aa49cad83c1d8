"""Enumerations of Qt and named tuples, made as the standard library makes them but quicker.

Qt for Python makes its enumerations by the functional interface, all those of a class when the
class is first asked for anything: some 240 with 4,000 members before the first picture. `enum`
treats each member as if it stood in the body of a class and could be anything, which takes a sixth
of the whole start. These members are names of whole numbers, and are put into a class of the same
pattern at once. `typing` compiles the type of each field of a named tuple, which nobody asks for.
"""

from __future__ import annotations

import collections
import enum
import sys
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

NEWEST = (3, 13)
"""The newest Python whose types these were compared with."""

FRESH: dict[str, Callable[[], Any]] = {
    "_member_names_": list,
    "_member_map_": dict,
    "_value2member_map_": dict,
    "_unhashable_values_": list,
    "_unhashable_values_map_": dict,
}
"""What each enumeration has of its own; the last is of Python 3.13."""

_enumerations: Any = enum.EnumType
_tuples: Any = collections.namedtuple
_by_standard = _enumerations._create_


class Pattern(NamedTuple):
    """What is alike in all enumerations of a base, and the names that mean something there."""

    attributes: dict[str, Any]
    fresh: list[tuple[str, Callable[[], Any]]]
    taken: frozenset[str]


_patterns: dict[type[enum.Enum], Pattern] = {}


def is_known() -> bool:
    """Say whether these types were compared with those of this Python."""
    return sys.version_info[:2] <= NEWEST


def install() -> None:
    """Make such types here from now on, and all others as before; none in a newer Python."""
    if not is_known():
        return
    _enumerations._create_ = _create
    typing._make_nmtuple = _named_tuple  # type: ignore[attr-defined]


def _named_tuple(
    name: str, types: Iterable[tuple[str, Any]], module: str, defaults: Sequence[Any] = ()
) -> Any:
    fields = dict(types)
    made = _tuples(name, fields, defaults=defaults, module=module)
    made.__annotations__ = made.__new__.__annotations__ = fields
    return made


def _create(cls: type[enum.Enum], class_name: str, names: Any, **details: Any) -> Any:
    """Make an enumeration; takes the arguments of the functional interface."""
    if details.get("boundary") is enum.KEEP and details.get("type") is None:
        pattern = _patterns.get(cls)
        if pattern is None:
            pattern = _patterns[cls] = _pattern(cls)
        if pattern.taken.isdisjoint([name for name, _ in names]):
            return _make(cls, pattern, class_name, names)
    return _by_standard(cls, class_name, names, **details)


def _pattern(base: type[enum.Enum]) -> Pattern:
    made = _by_standard(base, "Pattern", [("MEMBER", 1)], module=__name__, boundary=enum.KEEP)
    own = {"MEMBER", "__module__", "__dict__", "__weakref__"}
    attributes = {name: value for name, value in vars(made).items() if name not in own}
    fresh = [(name, container) for name, container in FRESH.items() if name in attributes]
    return Pattern(attributes, fresh, frozenset(dir(base)))


def _make(
    base: type[enum.Enum], pattern: Pattern, class_name: str, names: Sequence[tuple[str, int]]
) -> Any:
    attributes = pattern.attributes | {name: container() for name, container in pattern.fresh}
    made: Any = type.__new__(_enumerations, class_name, (base,), attributes)
    is_flag = issubclass(base, enum.Flag)
    is_number = issubclass(base, int)
    order, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    put = type.__setattr__
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_number else object.__new__(made)
            by_value[value] = member
            own = member.__dict__
            own["_value_"], own["_name_"] = value, name
            own["__objclass__"], own["_sort_order_"] = made, len(order)
            if not is_flag or _is_single_bit(value):
                order.append(name)
        by_name[name] = member
        put(made, name, member)
    if is_flag:
        _tell_bits(made, by_value)
    return made


def _is_single_bit(value: int) -> bool:
    return value != 0 and value & (value - 1) == 0


def _tell_bits(made: Any, values: Iterable[int]) -> None:
    """Say which bits a flag has, all together and alone, and how to walk through them."""
    mask = singles = 0
    for value in values:
        mask |= value
        if _is_single_bit(value):
            singles |= value
    if hasattr(made, "_singles_mask_"):
        made._flag_mask_, made._singles_mask_ = mask, singles
    else:  # Python 3.11.2, which Debian 12 has
        made._flag_mask_ = singles
    made._all_bits_ = 2 ** mask.bit_length() - 1
    single = [value for value in values if _is_single_bit(value)]
    if single != sorted(single):
        made._iter_member_ = made._iter_member_by_def_
