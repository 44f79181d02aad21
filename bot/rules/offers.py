"""The two shapes of choice: pick one of many, or spread counts over bins."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import gt, mul
from typing import Any

import msgspec

from .errors import Illegal

Words = tuple[str, ...]
Below = Callable[[int], int]


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of a list of options, each a tuple of words named by the facets; every option listed is legal."""

    verb: str
    facets: Words  # ("tile", "at", "turn")
    options: tuple[Words, ...]  # (("L2", "C4", "90"), ...)
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
        return self._fits(self._reach()[0], 0)

    def sample(self, below: Below) -> Words:
        """Some answer within the bounds, by chance; every answer can come up."""
        if self._plain():
            return self.words(self._scatter(below))
        counts, total, reach = [0] * len(self.bins), 0, self._reach()
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
        """The answer, if there is exactly one (told for the plain cases: nothing to put, or everything full)."""
        most = sum(self.caps) if self._plain() else sum(c * w for c, w in zip(self.caps, self.weights, strict=True))
        if self.high == 0 or most == 0:
            return ()
        if self.low == most:
            return self.words(self.caps)
        if len(self.bins) == 1 and self.low == self.high:
            return self.words((self.low // self.weights[0],))
        return None

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

    def _reach(self) -> list[int]:
        """For each bin, the sums that it and those after it can make, as bits of one integer."""
        reach = [1]
        for cap, w in zip(reversed(self.caps), reversed(self.weights), strict=True):
            here = 0
            for n in range(cap + 1):
                here |= reach[-1] << (n * w)
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
    """Offer a bound `handler`: its name is the verb, its parameters after the game are the facets."""
    try:
        verb, facets = _NAMES[handler.__func__]  # type: ignore[attr-defined]
    except (KeyError, AttributeError):
        verb, facets = named(handler)
    return Pick(verb, facets, tuple(options), free)


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
    at = {f: i for i, f in enumerate(p.facets)}
    return [o for o in p.options if all(o[at[f]] == v for f, v in chosen.items())]
