"""The project's own errors; every message is one plain English sentence."""

from __future__ import annotations


class HukumError(Exception):
    """Base of everything that this program raises about bad input."""


class NotationError(HukumError):
    """A text that is no card, suit, action or number."""


class RuleSetError(HukumError):
    """A rule set that makes no sense.

    ``key`` names the rule key at fault; ``code`` is the stable id of a senseless combination, empty
    where a single value is wrong.
    """

    def __init__(self, key: str, reason: str, code: str = "") -> None:
        super().__init__(reason)
        self.key = key
        self.code = code


class IllegalActionError(HukumError):
    """An action that the rules do not allow here.

    ``reason`` is a stable id, ``values`` are its details. The text form is plain English; the
    window translates the id instead.
    """

    def __init__(self, reason: str, message: str, **values: int | str) -> None:
        super().__init__(message)
        self.reason = reason
        self.values = values
