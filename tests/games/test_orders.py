"""What every game's orders promise: random games with random orders come to an end, and each order acts somewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import OURS, Action, Game, Rng
from bot.rules.following import follow, on_offer
from bot.rules.log import hash8
from bot.rules.offers import any_answer
from bot.rules.orders import SECOND, Given, Order, SeatSight, ending, for_seat, give
from bot.rules.policies import by_rules_of_thumb
from tests.players import CHEAP

WITH_ALL: dict[str, list[dict[str, str]]] = {
    "puerto_rico": [
        {},
        {"loading": "ask", "mayor": "in_order"},
        {"new_buildings": "true", "nobles": "true", "draft": "random", "loading": "ask"},
    ],
    "santa_maria": [
        {},
        {"setup": "advanced", "gold": "last", "steps": "ask"},
        {"blue_dice": "shared", "colonies": "chosen"},
        dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true"),
        {"american_kingdoms": "true", "ambassadors": "true", "maya": "1"},
    ],
    "cooper_island": [{}, {"start": "chosen"}],
    "boonlake": [{}, {"common": "in_order"}],
}
TABLES = [(game, i, seats) for game in GAMES for i in range(len(WITH_ALL[game])) for seats in (2, 4)]
COUNTED = {"Give", "Want", "Bargain", "Consider"}  # nobody has decided ahead about counts by chance
GAMES_AT_MOST = 300  # until every order has acted


def some(rules: Game[Any], rng: Rng, round: int, n: int = 6) -> list[Given]:
    """Orders by chance, with parts by chance."""
    orders = rules.orders()
    return [any_of(order, rng, round) for order in (orders[rng.below(len(orders))] for _ in range(n))]


def any_of(order: Order, rng: Rng, round: int) -> Given:
    values: dict[str, str] = {}
    for part in order.parts:  # the second choice is another one than the first
        first = next(iter(values.values()), "") if part.name == SECOND else ""
        some = [v for v in part.values if v != first]
        values[part.name] = some[rng.below(len(some))]
    return give(order, values, order.lasts[rng.below(len(order.lasts))], round)


class Table:
    """A game played by chance and by orders, which are given anew as they end."""

    def __init__(self, rules: Game[Any], seats: int, seed: int) -> None:
        self.rules, self.rng, self.key = rules, Rng(b"orders %d" % seed), bytes([seed]) * 32
        self.state = rules.setup(seats, self.key).state
        self.plans: list[list[Given]] = [some(rules, self.rng, 0) for _ in range(seats)]
        self.acted: Counter[str] = Counter()
        self.log: list[tuple[Action, str]] = []

    def play(self, limit: int = 4000) -> None:
        census = self.rules.census(self.state)
        while asked := self.rules.asked(self.state):
            assert len(self.log) < limit, "not over"
            seat = asked[self.rng.below(len(asked))].seat
            found = follow(self.rules, self.state, seat, self.plans[seat])
            if found is not None:
                self._check(seat, found)
                self.acted[self.plans[seat][found[0]].name] += 1
            self._answer(found[1] if found else self._chance(seat))
            assert self.rules.census(self.state) == census
        assert self.state.over

    def _check(self, seat: int, found: tuple[int, Action]) -> None:
        """It is legal, and nothing that the seat cannot know has a part in it."""
        decision = self.rules.decision(self.state, seat)
        assert decision is not None and on_offer(decision, found[1].verb, found[1].words)
        if self.rng.below(8) == 0:
            twin = self.rules.scramble(self.state, seat, self.rng)
            assert follow(self.rules, twin, seat, self.plans[seat]) == found

    def _chance(self, seat: int) -> Action:
        decision = self.rules.decision(self.state, seat)
        assert decision is not None
        offer, words = any_answer(decision.offers, self.rng.below)
        return Action(seat, offer.verb, words)

    def _answer(self, action: Action) -> None:
        ask = next(a.ask for a in self.rules.asked(self.state) if a.seat == action.seat)
        out = self.rules.apply(self.state, action)
        self.state = out.state
        self.log.append((action, hash8(self.rules, out.state)))
        by_name = {o.name: o for o in self.rules.orders()}
        for seat, plans in enumerate(self.plans):
            answered = ask if seat == action.seat else ""
            kept = [g for g in plans if not ending(by_name[g.name], g, out.state.round, out.events, answered)]
            kept += some(self.rules, self.rng, out.state.round, len(plans) - len(kept))
            if self.rng.below(20) == 0:
                kept[self.rng.below(len(kept))] = some(self.rules, self.rng, out.state.round, 1)[0]
            self.plans[seat] = kept

    def again(self) -> None:
        """The log alone leads to the same states: an order has left nothing but its answers."""
        state = self.rules.setup(len(self.plans), self.key).state
        for action, digits in self.log:
            state = self.rules.apply(state, action).state
            assert hash8(self.rules, state) == digits


@pytest.mark.parametrize(("game", "i", "seats"), TABLES)
def test_games_with_orders_end_and_are_replayed(game: str, i: int, seats: int) -> None:
    acted = 0
    for seed in range(3):
        table = Table(GAMES[game](WITH_ALL[game][i]), seats, seed)
        table.play()
        table.again()
        acted += sum(table.acted.values())
    assert acted > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_order_acts_somewhere(game: str) -> None:
    """Each order of each set of options: on what comes up in games, some of its values are an answer."""
    left = {(i, o.name) for i, options in enumerate(WITH_ALL[game]) for o in GAMES[game](options).orders()}
    for seed in range(GAMES_AT_MOST):
        if not left:
            return
        for i, options in enumerate(WITH_ALL[game]):
            mine = {name for at, name in left if at == i}
            if mine:
                cheap = CHEAP.get(game, OURS) if seed % 2 else OURS  # questions that seldom come up
                left -= {(i, name) for name in _acting(GAMES[game](options, cheap), seed, mine)}
    assert not left


def _acting(rules: Game[Any], seed: int, names: set[str]) -> set[str]:
    """Which of the orders would have acted in a game by chance; each is asked with several values."""
    rng = Rng(b"acting %d" % seed)
    found: set[str] = set()
    state = rules.setup(2 + seed % 3, seed.to_bytes(32)).state
    while pending := rules.pending(state):
        d = pending[rng.below(len(pending))]
        sight = SeatSight(rules, state, d)
        for order in rules.orders():
            if order.name in names - found and d.ask in order.asks:
                for _ in range(4 if d.ask not in COUNTED else 200):
                    answer = order.answer(sight, any_of(order, rng, 0).values)
                    if answer is not None and on_offer(d, *answer):
                        found.add(order.name)
        if d.ask in ("Give", "Want"):
            state = rules.apply(state, by_rules_of_thumb(rules, state, d.seat, rng.below)).state
            continue
        offer, words = any_answer(d.offers, rng.below)
        state = rules.apply(state, Action(d.seat, offer.verb, words)).state
    return found


@pytest.mark.parametrize("game", GAMES)
def test_orders_are_written_down_soundly(game: str) -> None:
    """Names once each, questions that there are, parts that can be told apart, values that make sense at the start."""
    from bot.rules import asks_of

    asks = {ask.__name__ for ask in asks_of(f"bot.games.{game}")}
    for options in WITH_ALL[game]:
        rules = GAMES[game](options)
        orders = rules.orders()
        assert len({o.name for o in orders}) == len(orders)
        state = rules.setup(3, bytes(32)).state
        assert all(len(for_seat(orders, rules.view(state, seat), seat)) <= 25 for seat in range(3))
        view = rules.view(state, 0)
        for order in orders:
            assert set(order.asks) <= asks and order.lasts and len(order.parts) + (len(order.lasts) > 1) <= 4
            names = [part.name for part in order.parts]
            assert len(set(names)) == len(names) and set(order.apart) <= set(names) and "lasts" not in names
            for part in order.parts:
                assert len(set(part.values)) == len(part.values) > 1
                assert all("~" not in v and ":" not in v and not v.startswith("+") for v in part.values)
                assert part.now is None or set(part.now(view, 0)) <= set(part.values)
