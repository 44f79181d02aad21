"""What may be answered: one of many, or counts spread over bins."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any

import msgspec

from .errors import Illegal
from .lazy_options import LazyOptions
from .lazy_options import Words as Words
from .rng import Below as Below
from .spreads import Spread as Spread


class Pick(msgspec.Struct, frozen=True, tag="pick", gc=False):
    """One of a list of options, each a tuple of words named by the facets; every option listed is legal."""

    verb: str
    facets: Words  # ("tile", "at", "turn")
    options: tuple[Words, ...] | LazyOptions[Any]  # (("L2", "C4", "90"), ...)
    free: bool = False  # taking it does not answer the question

    def check(self, words: Words) -> Words:
        """The words as the handler takes them; raises `Illegal` if they are not on offer."""
        if words not in self.options:
            raise Illegal("not-on-offer", verb=self.verb, words=" ".join(words))
        return words

    def args(self, words: Words) -> Words:
        """The words as the handler takes them, where they are known to be on offer."""
        return words

    def possible(self) -> bool:
        """Whether there is an answer at all."""
        return bool(self.options)

    def sample(self, below: Below) -> Words:
        """One of the options, by chance."""
        return self.options[below(len(self.options))]

    def draw(self, below: Below) -> Words:
        """One of the options, by chance, as the handler takes it."""
        return self.options[below(len(self.options))]

    def only(self) -> Words | None:
        """The answer, if there is exactly one."""
        options = self.options
        if isinstance(options, LazyOptions):
            return options.only()
        return options[0] if len(options) == 1 else None

    sole = only  # the handler takes the words as they are


Offer = Pick | Spread


def any_answer(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """An answer by chance: of what is listed each is as likely as the next, a spread counts as one."""
    offer, args = any_args(offers, below)
    return offer, args if isinstance(offer, Pick) else offer.words(args.values())


def any_args(offers: Sequence[Offer], below: Below) -> tuple[Offer, Any]:
    """The same, with what the handler takes instead of the words."""
    if len(offers) == 1:
        return offers[0], offers[0].draw(below)
    n = 0
    for offer in offers:
        n += len(offer.options) if type(offer) is Pick else 1
    at = below(n)
    for offer in offers:
        if type(offer) is Pick:
            options = offer.options
            n = len(options)
            if at < n:
                return offer, options[at]
            at -= n
        elif at:
            at -= 1
        else:
            return offer, offer.draw(below)
    raise ValueError("no offers")


_NAMES: dict[Any, tuple[str, Words]] = {}
_ONE: tuple[Words, ...] = ((),)


def named(handler: Callable[..., None]) -> tuple[str, Words]:
    """Verb and facets of a handler: its name, and its parameters after the game. Read once a handler."""
    func = handler.__func__ if inspect.ismethod(handler) else handler
    known = _NAMES.get(func)
    if known is None:
        known = _NAMES[func] = (func.__name__, tuple(inspect.signature(func).parameters)[2:])
    return known


def pick(handler: Callable[..., None], options: Iterable[Words] = _ONE, *, free: bool = False) -> Pick:
    """Offer a bound `handler`: its name is the verb, its parameters after the game are the facets.

    `options` as a `LazyOptions` are not listed before somebody reads them; anything else is listed here.
    """
    try:
        verb, facets = _NAMES[handler.__func__]  # type: ignore[attr-defined]
    except (KeyError, AttributeError):
        verb, facets = named(handler)
    if type(options) is not tuple and not isinstance(options, LazyOptions):
        options = tuple(options)
    return Pick(verb, facets, options, free)


def spread(
    handler: Callable[..., None],
    caps: Mapping[str, int],
    low: int,
    high: int,
    *,
    weights: Mapping[str, int] | None = None,
    start: Mapping[str, int] | None = None,
    free: bool = False,
    lean: bool = False,
) -> Spread:
    """Offer `handler` as counts over the bins of `caps`; it is called with the counts by bin."""
    bins = tuple(caps)
    w = tuple([weights.get(b, 1) for b in bins]) if weights else (1,) * len(bins)
    begun = tuple(map(start.get, bins, repeat(0))) if start is not None else ()
    return Spread(handler.__name__, bins, tuple(caps.values()), w, low, high, free, lean, begun)


def narrow(p: Pick, chosen: Mapping[str, str]) -> list[Words]:
    """The options that agree with every facet chosen so far."""
    left: Iterable[Words] = p.options
    for facet, value in chosen.items():
        i = p.facets.index(facet)
        left = [o for o in left if o[i] == value]
    return list(left)
