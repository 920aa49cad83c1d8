"""Names that a player gives to rules, matches and people, without what nobody can see in them."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""They have no shape of their own, but the scripts of India and emoji need them."""
_UNSEEN = ("Cf", "Cc")
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and patterns without ink, which Unicode does not call blanks."""


def tidied(name: str) -> str:
    """Return a name without marks that cannot be seen and without more blanks than it needs.

    Marks that turn the direction of writing would turn the sentences around the name as well. What
    is left of a name that nobody can see is empty.
    """
    spaced = " ".join(name.translate(dict.fromkeys(map(ord, _BLANKS), " ")).split())
    shown = (c for c in spaced if c in _JOINERS or unicodedata.category(c) not in _UNSEEN)
    tidy = " ".join("".join(shown).split())
    return tidy if any(unicodedata.category(each)[0] in "LNPS" for each in tidy) else ""
