"""What people type: counts ("3 corn, 2 indigo, hospice") and names, in any of our languages, any case, shortened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from bot.rules import Refused, Spread
from bot.text.fluent import LANGUAGES, Text, text

from . import wording

_ITEM = re.compile(r"[,;\n]+|\s\+\s|(?<=\s)(?:and|и)(?=\s)", re.IGNORECASE)
_NUMBER = re.compile(r"(?<!\w)[×xх*]?\s*(\d+)\s*[×xх*]?(?![^\W\d])", re.IGNORECASE)
_BREAK = re.compile(r"[\W_]+")
STEM = 3  # so many first letters, and more than half of a word, have to be the same: рынка, рынок
FORMS = ("", ".gen", ".acc", ".ins")


def read(words: str, offer: Spread, game: str) -> dict[str, int]:
    """Counts by bin. Raises `Refused`: unread-word, ambiguous-word, or too-many for a bin."""
    caps = dict(zip(offer.bins, offer.caps, strict=True))
    found = dict.fromkeys(offer.bins, 0)
    for item in _ITEM.split(words):
        if not item.strip() or item.strip().casefold() in _nothing():
            continue
        n, name = _split(item)
        bin_ = which(name, offer.bins, game)
        found[bin_] += n
        if found[bin_] > caps[bin_]:
            raise Refused("too-many", bin=bin_, n=found[bin_], cap=caps[bin_])
    return found


@cache
def _nothing() -> frozenset[str]:
    """The word for none of anything, in all languages."""
    return frozenset(text(language)("list-none") for language in LANGUAGES)


def _split(item: str) -> tuple[int, str]:
    """ "3 corn", "corn 3", "corn=3", "corn ×3", "corn": how many of what."""
    numbers = _NUMBER.findall(item)
    name = _NUMBER.sub(" ", item, count=1).strip(" =:.-–—\t") if numbers else item.strip()
    if len(numbers) > 1 or (numbers and (len(numbers[0]) > 3 or not name)):
        raise Refused("unread-word", word=item.strip()[:40])
    return int(numbers[0]) if numbers else 1, name


def which(name: str, values: Iterable[str], game: str, facet: str = "") -> str:
    """The one of `values` that is meant: an id, or a name in any language and case, or the beginning of one.

    Raises `Refused`: unread-word if it is none, ambiguous-word if it could be several.
    """
    best: dict[int, list[str]] = {}
    for value in values:
        if (rank := nearness(name, value, game, facet)) is not None:
            best.setdefault(rank, []).append(value)
    if not best:
        raise Refused("unread-word", word=name.strip()[:40])
    nearest = best[min(best)]
    if len(nearest) > 1:
        raise Refused("ambiguous-word", word=name.strip()[:40], choices=tuple(nearest))
    return nearest[0]


def nearness(name: str, value: str, game: str, facet: str = "") -> int | None:
    """How near what was typed comes to a value, 0 nearest; None if it cannot be meant."""
    if name == value:
        return 0
    typed = _words(name)
    return min((r for form in forms(value, game, facet) if (r := _rank(typed, form)) is not None), default=None)


@lru_cache(maxsize=256)  # looked for among many
def _words(name: str) -> tuple[str, ...]:
    return tuple(w for w in _BREAK.split(name.casefold().replace("ё", "е")) if w and w not in ("and", "и"))


@lru_cache(maxsize=4096)
def forms(value: str, game: str, facet: str = "") -> tuple[tuple[str, ...], ...]:
    """Every way of writing a value, as words: its id and its names in all languages."""
    found: dict[tuple[str, ...], None] = {_words(value): None}
    for language in LANGUAGES:
        t = text(language, game)
        for said in [*_said(t, value), *([wording.value_name(t, facet, value)] if facet else [])]:
            found[_words(said)] = None
    return tuple(found)


def _said(t: Text, value: str) -> list[str]:
    if "+" in value:
        return [" ".join(t(f"name-{part}") for part in value.split("+"))]
    ids = [f"topic-{value}", *(f"name-{value}{form}" for form in FORMS)]
    names = [t(id) for id in ids if t.has(id)]
    counted = [wording.count(t, value, n) for n in (1, 2, 5)] if t.has(f"count-{value}") else []
    return names + [re.sub(r"\d+", "", c) for c in counted]


def _rank(typed: tuple[str, ...], form: tuple[str, ...]) -> int | None:
    """How near what was typed comes to a form, 0 nearest; None if it is not that."""
    if typed == form:
        return 0
    if len(typed) > len(form):
        return None
    same = len(typed) == len(form)
    if _within(typed, form, _begins):
        return 1 if same else 3
    if _within(typed, form, _kin):
        return 2 if same else 4
    return None


def _within(typed: tuple[str, ...], form: tuple[str, ...], fits: Callable[[str, str], bool]) -> bool:
    """Whether every typed word fits one of the form, in the same order."""
    at, end = 0, len(form)
    for word in typed:
        while at < end and not fits(word, form[at]):
            at += 1
        if at == end:
            return False
        at += 1
    return bool(typed)


def _begins(word: str, whole: str) -> bool:
    return whole.startswith(word)


def _kin(word: str, whole: str) -> bool:
    """The same word with another ending."""
    n = 0
    while n < min(len(word), len(whole)) and word[n] == whole[n]:
        n += 1
    return n >= STEM and 2 * n > max(len(word), len(whole))
