"""What is not on offer and nearly could be, for whoever looks for it in vain."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product
from math import prod
from typing import Any, NamedTuple

from .frames import Ask
from .game import Game
from .handlers import handlers_of, takes_counts
from .lazy_options import Words
from .offers import Pick
from .play import Play
from .reasons import Reason, explains, refusals

MOST = 150  # answers that are weighed against each other
THINGS = 60  # of one verb, that are told one by one
BESIDE = {"yes", "no", "none", "colonist", "noble"}  # what answers say beside the thing that they are about


class Missing(NamedTuple):
    """An answer, with the words of its facets, and what stands against it; no reasons: it is on offer."""

    verb: str
    facets: Words
    words: Words
    reasons: tuple[Reason, ...]


def missing(rules: Game[Any], state: Any, seat: int) -> list[Missing]:
    """What the open question of a seat could offer and does not, where each reason has a repair.

    Of what is on offer in part each thing that is not; of what is not at all, that which lacks least.
    """
    g = rules.resume(state)
    ask = g.question_of(seat)
    if ask is None:
        return []
    found: list[Missing] = []
    others: list[Missing] = []
    for verb in handlers_of(type(ask)):
        if takes_counts(type(ask), verb) or not explains(type(ask), verb):
            continue
        offered = any(o.verb == verb for o in g.offers_of(ask))
        things = _things(g, ask, verb) if offered else iter([{}])
        wanted = [one for given in things if (one := _nearest(g, seat, verb, given)).reasons]
        near = [one for one in wanted if all(r.repair for r in one.reasons) or not one.facets]
        (found if offered else others).extend(near)
    return found + others


def nearest(rules: Game[Any], state: Any, seat: int, verb: str, given: Mapping[str, str]) -> Missing:
    """Of the answers that say what is `given`, by facet, the one against which there is least.

    Raises `Refused` where the words of counts are unreadable.
    """
    return _nearest(rules.resume(state), seat, verb, given)


def _nearest(g: Play[Any], seat: int, verb: str, given: Mapping[str, str]) -> Missing:
    ask = g.question_of(seat)
    facets = handlers_of(type(ask)).get(verb) if ask is not None else None
    if ask is None or facets is None or takes_counts(type(ask), verb):
        words = tuple(given.values())
        return Missing(verb, (), words, refusals(g, seat, verb, words))
    values = [[given[f]] if f in given else list(v) for f, v in zip(facets, _values(g, ask, verb), strict=True)]
    for i in reversed(range(len(values))):
        if prod(map(len, values)) > MOST:
            values[i] = next(([v] for v in ("none", "no") if v in values[i]), values[i])
    some = [tuple(words) for words, _ in zip(product(*values), range(MOST), strict=False)]
    weighed = ((words, refusals(g, seat, verb, words)) for words in some)
    words, reasons = min(weighed, key=lambda one: (sum(not r.repair for r in one[1]), len(one[1])), default=((), ()))
    return Missing(verb, facets, words, reasons)


def _values(g: Play[Any], ask: Ask, verb: str) -> list[Collection[str]]:
    """By facet, the words that could be said there."""
    known = g.rules.vocabulary(g.s.seats)
    offer = next((o for o in g.offers_of(ask) if o.verb == verb and isinstance(o, Pick)), None)
    options = list(offer.options) if isinstance(offer, Pick) else []
    facets = handlers_of(type(ask))[verb]
    return [list(dict.fromkeys((*known.get(f, ()), *(o[i] for o in options)))) for i, f in enumerate(facets)]


def _things(g: Play[Any], ask: Ask, verb: str) -> Iterator[Mapping[str, str]]:
    """What answers with a verb could be about: values of all facets that name things, or of the first alone."""
    facets, values = handlers_of(type(ask))[verb], _values(g, ask, verb)
    about = [i for i, some in enumerate(values) if not BESIDE.issuperset(some)]
    if not about:
        yield {}
        return
    if prod(len(values[i]) for i in about) > THINGS:
        about = about[:1]
    for words in product(*(values[i] for i in about)):
        if BESIDE.isdisjoint(words):
            yield {facets[i]: word for i, word in zip(about, words, strict=True)}
