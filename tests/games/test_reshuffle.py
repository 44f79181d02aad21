"""What nobody knows can be shuffled anew: every reader sees the same, and nothing of the old order is left."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Game, Rng
from tests.rules.toy.game import Toy
from tests.rules.toy.isle import Isle

ALL = {**GAMES, "toy": Toy, "isle": Isle}
TABLES: list[tuple[str, dict[str, str]]] = [(name, {}) for name in ALL] + [
    (name, {o.name: "true" for o in kind.options if "true" in o.values})
    for name, kind in GAMES.items()
    if any("true" in o.values for o in kind.options)
]


def states(kind: type[Game[Any]], options: dict[str, str], n: int = 12) -> list[tuple[Game[Any], Any]]:
    """States of random games, some early and some late."""
    rnd, rules = random.Random(3), kind(options)
    found = []
    for i in range(10 * n):
        if len(found) == n:
            break
        g = rules.begin(max(c for c in rules.seat_counts if c <= 4), bytes([i] * 32), record=False)
        for _ in range(rnd.randrange(120)):
            questions = g.open_questions()
            if not questions:
                break
            q = questions[rnd.randrange(len(questions))]
            offers = g.offers_of(q.ask)
            offer = offers[rnd.randrange(len(offers))]
            g.answer(q, offer, offer.sample(rnd.randrange))
        if not g.s.over:
            found.append((rules, g.s))
    assert len(found) == n
    return found


def leaves(raw: Any, path: str = "") -> dict[str, Any]:
    """Every value of a state by its path."""
    if isinstance(raw, dict):
        return {k: v for key, x in raw.items() for k, v in leaves(x, f"{path}.{key}").items()}
    if isinstance(raw, list):
        return {k: v for i, x in enumerate(raw) for k, v in leaves(x, f"{path}.{i}").items()}
    return {path: raw}


def fields(rules: Game[Any], state: Any) -> dict[str, Any]:
    found = leaves(msgspec.json.decode(rules.dump(state)))
    return {path: value for path, value in found.items() if not path.startswith(".rng")}


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_everybody_sees_the_same_and_nothing_of_the_order_is_left(name: str, options: dict[str, str]) -> None:
    changed = 0
    for rules, state in states(ALL[name], options):
        before, used = rules.dump(state), state.rng.used
        new = rules.load(before)
        rules.reshuffle(new)
        assert rules.dump(state) == before
        for seat in (None, *range(state.seats)):
            assert rules.view(new, seat) == rules.view(state, seat)
            if seat is not None:
                assert rules.decision(new, seat) == rules.decision(state, seat)
        assert rules.census(new) == rules.census(state) and rules.asked(new) == rules.asked(state)
        other = rules.load(before)
        for places in rules.unknown_places(other):
            for (held, i), card in zip(places, [h[j] for h, j in reversed(places)], strict=True):
                held[i] = card
        rules.reshuffle(other)
        assert rules.dump(other) == rules.dump(new)  # whatever the order was
        if any(len(places) > 1 for places in rules.unknown_places(state)):
            assert new.rng.used > used and new.rng.key == state.rng.key
            changed += fields(rules, new) != fields(rules, state)
        rules.play_out(rules.resume(new, record=False), random.Random(1).randrange)
    assert changed > 3


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_all_that_no_seat_knows_is_shuffled(name: str, options: dict[str, str]) -> None:
    """What each seat could not tell from something else is known to none: all of it, and nothing else, is new."""
    for rules, state in states(ALL[name], options, 30 if name in ("toy", "isle") else 6):
        now = fields(rules, state)
        unknown = set(now)
        for seat in range(state.seats):
            found: set[str] = set()
            for n in range(12):
                twin = fields(rules, rules.scramble(state, seat, Rng(bytes([n]) * 32)))
                found |= {path for path in now if twin.get(path) != now[path]}
            unknown &= found
        new: set[str] = set()
        for n in range(12):
            again = rules.load(rules.dump(state))
            again.rng.used += n * 1000
            rules.reshuffle(again)
            new |= {path for path, value in fields(rules, again).items() if value != now[path]}
        alone = sum(len(places) == 1 for places in rules.unknown_places(state))  # nothing to change places with
        assert new <= unknown and len(unknown - new) <= alone
