"""Computer players of every game: answers on offer, nothing hidden looked at, the same again for the same number."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Game, Rng
from bot.rules.mind import Mind
from bot.rules.policies import by_rules_of_thumb
from bot.rules.search import LONG, Search, by_search
from tests.players import PUERTO_RICO, by_chance
from tests.rules.toy.game import Toy

MOST = 4  # values of an option that are tried
KINDS: tuple[type[Game[Any]], ...] = (*GAMES.values(), Toy)


def tables(kind: type[Game[Any]]) -> Iterator[tuple[Game[Any], int]]:
    """The rules with every option of every kind in turn, and every number of seats."""
    longest = max((min(len(o.values), MOST) for o in kind.options), default=1)
    for at, seats in product(range(longest), kind.seat_counts):
        rules = kind({o.name: o.values[at % len(o.values)] for o in kind.options})
        if rules.fits(seats):
            yield rules, seats


def positions(rules: Game[Any], seats: int, seed: int, every: int) -> Iterator[Any]:
    """Positions of a game that goes every which way, as they come up: one in `every`, and those that ask many."""
    players = list(PUERTO_RICO.values()) if rules.name == "puerto_rico" else [by_chance]
    below = random.Random(seed).randrange
    g = rules.begin(seats, random.Random(seed).randbytes(32), record=False)
    for n in range(2000):
        questions = g.open_questions()
        if not questions:
            return
        if n % every == 0:
            yield rules.load(rules.dump(g.s))
        q = questions[below(len(questions))]
        offer, words = players[q.ask.seat % len(players)](g.offers_of(q.ask), below)
        g.answer(q, offer, words)
    raise AssertionError("the game does not end")


def asked(rules: Game[Any], state: Any) -> list[int]:
    return [a.seat for a in rules.asked(state)]


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_is_on_offer(kind: type[Game[Any]]) -> None:
    met = set()
    for seed, (rules, seats) in enumerate(tables(kind)):
        for i, state in enumerate(positions(rules, seats, seed, 3)):
            for seat in asked(rules, state):
                a = by_rules_of_thumb(rules, state, seat, random.Random(i).randrange)
                rules.apply(state, a)
                met.add(rules.decision(state, seat).ask)  # type: ignore[union-attr]
                if i % 9 == 0:
                    rules.apply(state, by_search(rules, state, seat, random.randrange, nodes=40))
    assert len(met) > (6 if kind is not Toy else 2)


@pytest.mark.parametrize("kind", KINDS)
def test_in_states_that_a_seat_cannot_tell_apart_it_moves_alike(kind: type[Game[Any]]) -> None:
    different = 0
    for seed, (rules, seats) in enumerate(tables(kind)):
        for i, state in enumerate(positions(rules, seats, 50 + seed, 17)):
            for seat in asked(rules, state):
                twin = rules.scramble(state, seat, Rng(b"twin", i * 1000))
                assert rules.view(twin, seat) == rules.view(state, seat)
                different += rules.dump(twin) != rules.dump(state)
                one, other = (by_search(rules, s, seat, random.randrange, nodes=60) for s in (state, twin))
                assert one == other
                one, other = (by_rules_of_thumb(rules, s, seat, random.Random(3).randrange) for s in (state, twin))
                assert one == other
    assert different > 20


@pytest.mark.parametrize("kind", KINDS)
def test_a_scramble_keeps_nothing_of_what_was_hidden(kind: type[Game[Any]]) -> None:
    """From twins come the same tables, so that search may be given either."""
    rules = kind()
    for i, state in enumerate(positions(rules, max(kind().seat_counts), 5, 7)):
        for seat in asked(rules, state):
            twin = rules.scramble(state, seat, Rng(b"twin", i * 1000))
            one, other = (rules.scramble(s, seat, Rng(b"again", i)) for s in (state, twin))
            assert rules.dump(one) == rules.dump(other)


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_judges_alike_by_its_view_and_in_thought(kind: type[Game[Any]]) -> None:
    for seed, (rules, seats) in enumerate(tables(kind)):
        mind = rules.mind_type(rules)
        for state in positions(rules, seats, 90 + seed, 4):
            for d in rules.pending(state):
                seen = (mind.see(rules.view(state, d.seat)), mind.imagine(state))
                one, other = (mind.weigh(x, d.seat, d.ask, d.offers, random.Random(1).randrange, True) for x in seen)
                assert one == other and one


@pytest.mark.parametrize("kind", KINDS)
def test_search_is_the_same_for_the_same_nodes_and_leaves_the_state_alone(kind: type[Game[Any]]) -> None:
    rules, seats = kind(), max(kind().seat_counts)
    moved = set()
    for state in positions(rules, seats, 7, 29):
        before = rules.dump(state)
        for seat in asked(rules, state):
            one, other = (by_search(rules, state, seat, random.randrange, nodes=120) for _ in range(2))
            assert one == other
            moved.add(one.verb)
        assert rules.dump(state) == before
    assert len(moved) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_search_keeps_its_budget(kind: type[Game[Any]]) -> None:
    """But for the line of play that it is in."""
    rules = kind()
    for state in positions(rules, max(kind().seat_counts), 3, 43):
        for seat in asked(rules, state):
            for nodes in (1, 200, 600):
                search = Search(rules, state, seat, nodes)
                search.best()
                assert search.played < nodes + LONG


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_table_is_worth(kind: type[Game[Any]]) -> None:
    """The seats' chances to win make one; at the end it is known who has won."""
    rules, seats = kind(), max(kind().seat_counts)
    mind: Mind = rules.mind_type(rules)
    state = None
    for state in positions(rules, seats, 8, 1):
        found = mind.value(state)
        assert len(found) == seats and all(0 <= n <= 1 for n in found) and abs(sum(found) - 1) < 1e-9
    g = rules.resume(state, record=False)
    rules.play_out(g, random.Random(1).randrange)
    winners = [t.seat for t in rules.scores(g.s) if t.rank == 1]
    assert mind.value(g.s) == [1 / len(winners) if s in winners else 0.0 for s in range(seats)]
