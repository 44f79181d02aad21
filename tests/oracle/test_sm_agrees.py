"""The rules of Santa Maria agree with the second table: what is asked, what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter, deque
from itertools import product
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Rng
from tests.oracle.sm_agrees import agrees
from tests.oracle.sm_table import Table
from tests.players import SANTA_MARIA

RULES = GAMES["santa_maria"]
TABLES = list(product(range(1, 5), ("basic", "advanced"), ("own", "shared")))
STATES = 1300  # answers at each table
FREE = {"sell", "buy", "move_die"}


def offered(decision: Any) -> dict[str, set[tuple[str, ...]]]:
    found = {}
    for offer in decision.offers:
        assert offer.verb not in found and offer.free == (offer.verb in FREE)
        assert len(set(offer.options)) == len(offer.options)
        found[offer.verb] = set(offer.options)
    return found


def play(seats: int, options: dict[str, str], seed: int, seen: Counter[str]) -> None:
    """One game by different players, every question, every event and every view of it checked."""
    rules, rng = RULES(options), Rng(b"oracle%d" % seed)
    minds = list(SANTA_MARIA.values())
    players = [minds[rng.below(len(minds))] for _ in range(seats)]
    state = rules.setup(seats, seed.to_bytes(32, "big")).state
    points = [rules.view(state, seat).seats[seat].points for seat in range(seats)]
    table = Table(rules.view(state, None), points, dict(rules.chosen))
    course = table.play(rules.pending(state)[0].seat)
    want: Any = next(course)
    while want is not None:
        (decision,) = rules.pending(state)
        name, seat, offers = want
        assert (decision.ask, decision.seat) == (name, seat), (decision, want)
        have = offered(decision)
        for verb in {*have, *offers}:
            wrong = have.get(verb, set()) ^ offers.get(verb, set())
            assert not wrong, f"{name} {verb}: only one of the two offers {sorted(wrong)}"
        for reader in (None, rng.below(seats)):
            agrees(table, rules.view(state, reader))
        offer, words = players[seat](decision.offers, rng.below)
        seen[f"{name}.{offer.verb}"] += 1
        seen["states"] += 1
        out = rules.apply(state, Action(seat, offer.verb, words, decision.sn))
        state, table.told = out.state, deque(out.events)
        seen.update(f"event {e.kind}" for e in out.events)
        try:
            want = course.send((offer.verb, words))
        except StopIteration:
            want = None
        assert not table.told, f"told but not so: {list(table.told)}"
    assert state.over and table.over
    agrees(table, rules.view(state, None))
    seen.update(f"achieved {what}" for what in table.achieved)
    for x in {x for me in table.seats for x in (*me.scholars, *(p for p, s in table.places.items() if me.seat in s))}:
        seen[x] += 1


@pytest.mark.parametrize(("seats", "setup", "blue_dice"), TABLES)
def test_agrees(seats: int, setup: str, blue_dice: str) -> None:
    seen: Counter[str] = Counter()
    number = TABLES.index((seats, setup, blue_dice))
    while seen["states"] < STATES:
        rng = Rng(b"options%d.%d" % (number, seen["states"]))
        options = {o.name: o.values[rng.below(len(o.values))] for o in RULES.options}
        play(seats, options | {"setup": setup, "blue_dice": blue_dice}, 1000 * number + seen["states"], seen)
    for verb in ("place", "activate", "take", "retire", "sell", "buy"):
        assert seen[f"Turn.{verb}"], f"{verb} was not looked at"
