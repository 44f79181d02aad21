"""The second table of Santa Maria played beside the rules: what is asked, offered, told and shown is the same."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

from bot.games import GAMES
from bot.rules import Action, Rng, Spread
from tests.oracle.santa_maria.agrees import agrees
from tests.oracle.santa_maria.positions import by_chance
from tests.oracle.santa_maria.table import Table
from tests.players import SANTA_MARIA

RULES = GAMES["santa_maria"]
FREE = {"sell", "buy", "move_die", "technology"}


def offered(decision: Any) -> dict[str, set[tuple[str, ...]]]:
    """By verb; counts as one answer, as `bargain.counts` writes them."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for offer in decision.offers:
        free = offer.verb in FREE and decision.ask != "Bargain"  # where buying and selling is what is done
        assert offer.verb not in found and offer.free == free
        if isinstance(offer, Spread):
            caps = zip(offer.bins, offer.caps, strict=True)
            found[offer.verb] = {(str(offer.low), str(offer.high), *sorted(f"{b}={n}" for b, n in caps))}
            continue
        assert len(set(offer.options)) == len(offer.options)
        found[offer.verb] = set(offer.options)
    return found


def somewhere(rules: Any, seats: int, rng: Rng, rich: bool = False) -> Any:
    """A state well into a game."""
    state = rules.start(seats, Rng(rng.below(1 << 60).to_bytes(32, "big")))
    for name, value in by_chance(seats, dict(rules.chosen), rng, rich, state.city_seat):
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g.s


class Course:
    """The second table played beside the first."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules = rules
        seats = state.seats
        points = [rules.view(state, seat).seats[seat].points for seat in range(seats)]
        view = rules.view(state, None)
        self.table = Table(view, points, dict(rules.chosen))
        if view.city:
            self.table.has_city(view.city, rules.view(state, view.city.seat).city.hand)
        asked = rules.asked(state)[0]
        self.course = self.table.play(asked.seat, asked.ask)
        self.want: Any = next(self.course)

    def compare(self, state: Any, readers: Iterable[int | None]) -> None:
        """The same is asked and offered, the same is shown."""
        if self.want is None:
            assert state.over and self.table.over
        else:
            decisions = self.rules.pending(state)
            wants = self.want if isinstance(self.want, list) else [self.want]
            assert [(d.ask, d.seat) for d in decisions] == [(name, seat) for name, seat, _ in wants]
            for decision, (name, _, offers) in zip(decisions, wants, strict=True):
                have = offered(decision)
                for verb in {*have, *offers}:
                    wrong = have.get(verb, set()) ^ offers.get(verb, set())
                    assert not wrong, f"{name} {verb}: only one of the two offers {sorted(wrong)}"
        for reader in readers:
            agrees(self.table, self.rules.view(state, reader))

    def answer(self, seat: int, verb: str, words: tuple[str, ...], events: Iterable[Any]) -> None:
        """An answer has been given, and all this came of it."""
        self.table.told = deque(events)
        try:
            self.want = self.course.send((seat, verb, words) if isinstance(self.want, list) else (verb, words))
        except StopIteration:
            self.want = None
        assert not self.table.told, f"told but not so: {list(self.table.told)}"


def play(seats: int, options: dict[str, str], seed: int, seen: Counter[str]) -> None:
    """One game by different players, every question, every event and every view of it checked."""
    rules, rng = RULES(options), Rng(b"oracle%d" % seed)
    minds = list(SANTA_MARIA.values())
    players = [minds[rng.below(len(minds))] for _ in range(seats)]
    state = somewhere(rules, seats, rng) if seed % 3 else rules.setup(seats, seed.to_bytes(32, "big")).state
    course = Course(rules, state)
    while not state.over:
        course.compare(state, (None, rng.below(seats)))
        decisions = rules.pending(state)
        seen["asked at once"] += len(decisions) > 1
        decision = decisions[rng.below(len(decisions))]
        offer, words = players[decision.seat](decision.offers, rng.below)
        seen[f"{decision.ask}.{offer.verb}"] += 1
        seen["special ships"] += offer.verb == "ship" and words[0][:2] == "sp"
        seen["special tiles"] += offer.verb == "place" and words[0][0] == "x"
        seen["states"] += 1
        out = rules.apply(state, Action(decision.seat, offer.verb, words, decision.sn))
        state = out.state
        seen.update(f"event {e.kind}" for e in out.events)
        course.answer(decision.seat, offer.verb, words, out.events)
    course.compare(state, (None, rng.below(seats)))


def mover(offers: Any, below: Any) -> tuple[Any, Any]:
    """Takes dice as long as it can, moves some, and has its way with every step."""
    by = {offer.verb: offer for offer in offers}
    verb = "take" if "take" in by and below(6) else "move_die" if "move_die" in by and below(3) else ""
    offer = by.get(verb) or offers[below(len(offers))]
    return offer, offer.sample(below)
