"""The two shapes of choice: pick one of many, or spread counts over bins."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import gt, mul
from typing import Any

import msgspec

from .errors import Illegal
from .sieve import Sieve
from .sieve import Words as Words

Below = Callable[[int], int]


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of a list of options, each a tuple of words named by the facets; every option listed is legal."""

    verb: str
    facets: Words  # ("tile", "at", "turn")
    options: tuple[Words, ...] | Sieve[Any]  # (("L2", "C4", "90"), ...)
    free: bool = False  # taking it does not answer the question

    def check(self, words: Words) -> Words:
        """The words as the handler takes them; raises `Illegal` if they are not on offer."""
        if words not in self.options:
            raise Illegal("not-on-offer", verb=self.verb, words=" ".join(words))
        return words

    def possible(self) -> bool:
        """Whether there is an answer at all."""
        return bool(self.options)

    def sample(self, below: Below) -> Words:
        """One of the options, by chance."""
        return self.options[below(len(self.options))]

    def only(self) -> Words | None:
        """The answer, if there is exactly one."""
        if isinstance(self.options, Sieve):
            return self.options.only()
        return self.options[0] if len(self.options) == 1 else None


class Spread(msgspec.Struct, frozen=True, tag="spread"):
    """A count in each bin, from 0 to its cap, so that low <= sum(count * weight) <= high."""

    verb: str
    bins: Words
    caps: tuple[int, ...]
    weights: tuple[int, ...]
    low: int
    high: int
    free: bool = False
    lean: bool = False  # nothing may be wasted: no counted unit could be left out with `low` still reached
    start: tuple[int, ...] = ()  # where the counts stand now, for a panel to begin from; () for nowhere

    def check(self, words: Words) -> dict[str, int]:
        """Counts by bin from words such as `corn=2`; raises `Illegal` if unreadable or not within the bounds."""
        counts = dict.fromkeys(self.bins, 0)
        for word in words:
            name, _, n = word.partition("=")
            if name not in counts or not n.isascii() or not n.isdigit() or len(n) > 4:
                raise Illegal("unreadable", word=word)
            counts[name] += int(n)
        if any(map(gt, counts.values(), self.caps)):
            over = next(x for x in zip(self.bins, counts.values(), self.caps, strict=True) if x[1] > x[2])
            raise Illegal("too-many", bin=over[0], n=over[1], cap=over[2])
        total = sum(map(mul, counts.values(), self.weights))
        if not self.low <= total <= self.high:
            raise Illegal("wrong-total", low=self.low, high=self.high, total=total)
        if self.lean and any(counts[b] and total - w >= self.low for b, w in zip(self.bins, self.weights, strict=True)):
            raise Illegal("wasteful", low=self.low, total=total)
        return counts

    def words(self, counts: Iterable[int]) -> Words:
        """Counts in the order of the bins, as words; bins with nothing are left out."""
        return tuple([f"{b}={n}" for b, n in zip(self.bins, counts, strict=True) if n])

    def possible(self) -> bool:
        """Whether there is an answer at all."""
        if self._plain():
            return self.low <= min(self.high, sum(self.caps))
        return self._fits(self._reach(range(len(self.bins)))[0], 0)

    def sample(self, below: Below) -> Words:
        """Some answer within the bounds, by chance; every answer can come up."""
        if self._plain():
            return self.words(self._scatter(below))
        counts, total, reach = [0] * len(self.bins), 0, self._reach(range(len(self.bins)))
        for i, (cap, w) in enumerate(zip(self.caps, self.weights, strict=True)):
            fits = [n for n in range(cap + 1) if self._fits(reach[i + 1], total + n * w)]
            counts[i] = fits[below(len(fits))]
            total += counts[i] * w
        if self.lean:
            for i, w in enumerate(self.weights):
                while counts[i] and total - w >= self.low:
                    counts[i] -= 1
                    total -= w
        return self.words(counts)

    def only(self) -> Words | None:
        """The answer, if there is exactly one."""
        if not self._plain():
            two = list(islice(self.answers(), 2))
            return two[0] if len(two) == 1 else None
        most = sum(self.caps)
        high = self.low if self.lean else min(self.high, most)
        if high == 0:
            return ()
        if self.low == most:
            return self.words(self.caps)
        if self.low == high and self.caps.count(0) == len(self.caps) - 1:
            return self.words([self.low if cap else 0 for cap in self.caps])
        return None

    def answers(self) -> Iterator[Words]:
        """Every answer, heavy bins first. There may be very many: take what is needed and stop."""
        order = sorted(range(len(self.bins)), key=lambda i: -self.weights[i])  # so that every way begun leads somewhere
        reach, counts = self._reach(order), [0] * len(self.bins)

        def fill(k: int, total: int) -> Iterator[Words]:
            if k == len(order):
                yield self.words(counts)
                return
            i = order[k]
            w = self.weights[i]
            for n in range(self.caps[i] + 1):
                after = total + n * w
                if n and self.lean and after - w >= self.low:
                    break
                if self._fits(reach[k + 1], after):
                    counts[i] = n
                    yield from fill(k + 1, after)
            counts[i] = 0

        return fill(0, 0)

    def _plain(self) -> bool:
        """Whether every unit counts once."""
        return self.weights.count(1) == len(self.weights)

    def _scatter(self, below: Below) -> list[int]:
        most = self.low if self.lean else min(self.high, sum(self.caps))
        n = self.low + (below(most - self.low + 1) if most > self.low else 0)
        units = [i for i, c in enumerate(self.caps) for _ in range(c)]
        counts = [0] * len(self.bins)
        for k in range(n):
            j = k + below(len(units) - k)
            units[k], units[j] = units[j], units[k]
            counts[units[k]] += 1
        return counts

    def _reach(self, order: Sequence[int]) -> list[int]:
        """For each bin in that order, the sums that it and those after it can make, as bits of one integer."""
        reach = [1]
        for i in reversed(order):
            here = 0
            for n in range(self.caps[i] + 1):
                here |= reach[-1] << (n * self.weights[i])
            reach.append(here)
        return reach[::-1]

    def _fits(self, reach: int, total: int) -> bool:
        low, high = max(0, self.low - total), self.high - total
        return high >= low and bool(reach >> low & ((1 << (high - low + 1)) - 1))


Offer = Pick | Spread


def any_answer(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """An answer by chance: of what is listed each is as likely as the next, a spread counts as one."""
    if len(offers) == 1:
        return offers[0], offers[0].sample(below)
    ways = [len(o.options) if isinstance(o, Pick) else 1 for o in offers]
    at = below(sum(ways))
    for o, n in zip(offers, ways, strict=True):
        if at < n:
            return o, o.options[at] if isinstance(o, Pick) else o.sample(below)
        at -= n
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

    `options` as a `Sieve` are not listed before somebody reads them; anything else is listed here.
    """
    try:
        verb, facets = _NAMES[handler.__func__]  # type: ignore[attr-defined]
    except (KeyError, AttributeError):
        verb, facets = named(handler)
    return Pick(verb, facets, options if isinstance(options, Sieve) else tuple(options), free)


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
    begun = tuple([start.get(b, 0) for b in bins]) if start is not None else ()
    return Spread(named(handler)[0], bins, tuple(caps.values()), w, low, high, free, lean, begun)


def narrow(p: Pick, chosen: Mapping[str, str]) -> list[Words]:
    """The options that agree with every facet chosen so far."""
    left: Iterable[Words] = p.options
    for facet, value in chosen.items():
        i = p.facets.index(facet)
        left = [o for o in left if o[i] == value]
    return list(left)
