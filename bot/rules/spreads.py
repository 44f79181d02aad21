"""The second shape of choice: counts spread over bins, between bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from operator import gt, mul

import msgspec

from .errors import Illegal
from .lazy_options import Words
from .rng import Below

KNOWN = 1 << 12  # sets of weighted bins of which what they come to is remembered


class Spread(msgspec.Struct, frozen=True, tag="spread", gc=False):
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

    def args(self, words: Words) -> dict[str, int]:
        """Counts by bin, where the words are known to be on offer."""
        counts = dict.fromkeys(self.bins, 0)
        for word in words:
            name, _, n = word.partition("=")
            counts[name] = int(n)
        return counts

    def words(self, counts: Iterable[int]) -> Words:
        """Counts in the order of the bins, as words; bins with nothing are left out."""
        return tuple([f"{b}={n}" for b, n in zip(self.bins, counts, strict=True) if n])

    def possible(self) -> bool:
        """Whether there is an answer at all."""
        if self.low <= 0 <= self.high:  # nothing at all
            return True
        if self._plain():
            return self.low <= min(self.high, sum(self.caps))
        return _fits(_reach(self.caps, self.weights)[0], 0, self.low, self.high)

    def sample(self, below: Below) -> Words:
        """Some answer within the bounds, by chance; every answer can come up."""
        return self.words(self._counts(below))

    def draw(self, below: Below) -> dict[str, int]:
        """Some answer by chance, as the handler takes it."""
        return dict(zip(self.bins, self._counts(below)))  # noqa: B905 - both are as long

    def _counts(self, below: Below) -> list[int]:
        if self._plain():
            return self._scatter(below)
        low, high, reach = self.low, self.high, _reach(self.caps, self.weights)
        counts, total = [0] * len(self.bins), 0
        for i, (cap, w) in enumerate(zip(self.caps, self.weights, strict=True)):
            fits = [n for n in range(cap + 1) if _fits(reach[i + 1], total + n * w, low, high)]
            counts[i] = fits[below(len(fits))]
            total += counts[i] * w
        if self.lean:
            for i, w in enumerate(self.weights):
                while counts[i] and total - w >= self.low:
                    counts[i] -= 1
                    total -= w
        return counts

    def only(self) -> Words | None:
        """The answer, if there is exactly one."""
        counts = self._only()
        return None if counts is None else self.words(counts)

    def sole(self) -> dict[str, int] | None:
        """The answer as the handler takes it, if there is exactly one."""
        counts = self._only()
        return None if counts is None else dict(zip(self.bins, counts))  # noqa: B905 - both are as long

    def _only(self) -> Sequence[int] | None:
        if not self._plain():
            return _sole(self.caps, self.weights, self.low, self.high, self.lean)
        most = sum(self.caps)
        high = self.low if self.lean else min(self.high, most)
        if high == 0:
            return [0] * len(self.bins)
        if self.low == most:
            return self.caps
        if self.low == high and self.caps.count(0) == len(self.caps) - 1:
            return [self.low if cap else 0 for cap in self.caps]
        return None

    def answers(self) -> Iterator[Words]:
        """Every answer, heavy bins first. There may be very many: take what is needed and stop."""
        return (self.words(n) for n in _fillings(self.caps, self.weights, self.low, self.high, self.lean))

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


@lru_cache(KNOWN)
def _reach(caps: Sequence[int], weights: Sequence[int]) -> tuple[int, ...]:
    """For each bin, the sums that it and those after it can make, as bits of one integer; last those of no bins."""
    reach = [1]
    for cap, w in zip(reversed(caps), reversed(weights), strict=True):
        here = 0
        for n in range(cap + 1):
            here |= reach[-1] << (n * w)
        reach.append(here)
    return tuple(reach[::-1])


def _fits(reach: int, total: int, low: int, high: int) -> bool:
    """Whether some of those sums comes to what is allowed beside a total."""
    low, high = max(0, low - total), high - total
    return high >= low and bool(reach >> low & ((1 << (high - low + 1)) - 1))


@lru_cache(KNOWN)
def _sole(caps: Sequence[int], weights: Sequence[int], low: int, high: int, lean: bool) -> Sequence[int] | None:
    """The counts, if there is exactly one answer. What bins hold and weigh comes up again and again."""
    two = list(islice(_fillings(caps, weights, low, high, lean), 2))
    return two[0] if len(two) == 1 else None


def _fillings(
    caps: Sequence[int], weights: Sequence[int], low: int, high: int, lean: bool
) -> Iterator[tuple[int, ...]]:
    """The counts of every answer."""
    order = sorted(range(len(caps)), key=lambda i: -weights[i])  # heavy ones first: so every way begun leads somewhere
    reach, counts = _reach(tuple([caps[i] for i in order]), tuple([weights[i] for i in order])), [0] * len(caps)

    def fill(k: int, total: int) -> Iterator[tuple[int, ...]]:
        if k == len(order):
            yield tuple(counts)
            return
        i = order[k]
        w = weights[i]
        for n in range(caps[i] + 1):
            after = total + n * w
            if n and lean and after - w >= low:
                break
            if _fits(reach[k + 1], after, low, high):
                counts[i] = n
                yield from fill(k + 1, after)
        counts[i] = 0

    return fill(0, 0)
