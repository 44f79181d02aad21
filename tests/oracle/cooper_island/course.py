"""The second table played beside the first: what is asked, what is offered, what comes of each answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.rules import Spread
from tests.oracle.cooper_island.agrees import agrees
from tests.oracle.cooper_island.skips import justified
from tests.oracle.cooper_island.storage import Price
from tests.oracle.cooper_island.table import Table


class Course:
    """A table of the rules, and the second one that is told nothing but the answers."""

    def __init__(self, rules: Any, state: Any, depth: int = 0) -> None:
        """`depth`: how many free actions on end are tried at a question that is left out."""
        self.depth = depth
        self.gone_on: tuple[str, int] | None = None  # from a question that looks like the one around it
        self.rules = rules
        self.table = Table(state, dict(rules.chosen))
        self.course = self.table.play(rules.asked(state)[0].seat)
        self.want: Any = next(self.course)
        self.options = 0

    def compare(self, decision: Any, state: Any) -> None:
        """The same is asked and offered, all lies the same."""
        self.wrong: list[AssertionError] = []
        while self.want is not None and self.want[4] is not None:
            try:
                self.same(decision, state)
            except AssertionError as wrong:  # left out, then: the next question must be the same
                self.wrong.append(wrong)
                self.skipped(*self.want)
                self.send(*self.want[4])
            else:
                return
        self.same(decision, state)

    def skipped(self, name: str, seat: int, real: Any, free: Any, only: Any, offers: Any) -> None:
        """A question has been left out, which it may be where no free action matters to it."""
        if free and self.depth and self.gone_on != (name, seat):
            lost = justified(self.table, name, self.table.seats[seat], offers, self.depth)
            assert not lost, lost

    def same(self, decision: Any, state: Any) -> None:
        if self.want is None:
            assert decision is None and state.over and self.table.over
        else:
            name, seat, real, free, *_ = self.want
            assert decision is not None, (name, seat, real, free)
            have = {offer.verb: offer for offer in decision.offers}
            assert (decision.ask, decision.seat) == (name, seat), f"{decision.ask} {have} is not {self.want}"
            assert len(have) == len(decision.offers)
            for verb in {*have, *real, *free}:
                self.offer(f"{name} {verb}", have.get(verb), real.get(verb) or free.get(verb), verb in free)
        agrees(self.table, state)

    def offer(self, what: str, have: Any, want: Any, free: bool) -> None:
        if isinstance(want, Price):
            assert isinstance(have, Spread) and have.lean and not have.free, f"{what}: {have} is not {want}"
            bins = dict(zip(have.bins, zip(have.caps, have.weights, strict=True), strict=True))
            assert {u: x for u, x in bins.items() if x[0]} == want.units, f"{what}: {have} is not {want}"
            most = want.n - 1 + max((weight for _, weight in want.units.values()), default=1)
            assert have.low == want.n and have.high >= min(most, want.worth()), f"{what}: {have} is not {want}"
            self.options += 1
            return
        ways = set(have.options) if have is not None else set()
        assert have is None or (len(ways) == len(have.options) and have.free == free), f"{what}: {have}"
        wrong = ways ^ set(want or ())
        assert not wrong, f"{what}: only the {'rules' if wrong & ways else 'second table'} offer {sorted(wrong)[:9]}"
        self.options += len(ways)

    def answer(self, offer: Any, words: tuple[str, ...]) -> None:
        """An answer has been given."""
        self.gone_on = (self.want[0], self.want[1]) if offer.verb == "finish" and self.want[4] is not None else None
        said = {k: n for k, n in offer.args(words).items() if n} if isinstance(offer, Spread) else words
        self.send(offer.verb, said)

    def send(self, verb: str, said: Any) -> None:
        try:
            self.want = self.course.send((verb, said))
        except StopIteration:
            self.want = None


def census(t: Table) -> Counter[str]:
    """What is neither made nor lost."""
    found = Counter(double=len(t.bag), single=sum(t.singles.values()), logbook=len(t.logbooks), royal=len(t.royal))
    for kind, deck in t.decks.items():
        found[kind] += len(deck)
    for me in t.seats:
        found["double"] += sum(me.tiles.values())
        for kind, n in me.laid.items():
            found[kind[:6]] += n
        found["logbook"] += len(me.logbooks)
        found["small"] += len(me.small)
        found["large"] += len(me.large)
        for card in me.looking:
            found[card[:5]] += 1
    return found
