"""The computer's rules of thumb: the same from a view as from a state, better than chance, no hidden card looked at."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Rng
from bot.rules.policies import by_rules_of_thumb
from tests.games.positions import begun

RULES = Boonlake()
MIND: Any = RULES.mind_type(RULES)


def best(g: Any, seat: int, seen: Any) -> list[tuple[float, str, tuple[str, ...]]]:
    d = RULES.decision(g.s, seat)
    assert d is not None
    weighed = MIND.weigh(seen, seat, d.ask, d.offers, lambda n: 0)
    return [(round(w.worth, 6), w.offer.verb, w.words) for w in weighed]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_view_and_a_state_lead_to_the_same_judgement(seats: int) -> None:
    below = random.Random(seats).randrange
    g = RULES.begin(seats, bytes(range(32)))
    for n in range(300):
        if n % 7 == 0:
            for asked in RULES.asked(g.s):
                view = MIND.see(RULES.view(g.s, asked.seat))
                assert best(g, asked.seat, view) == best(g, asked.seat, MIND.imagine(g.s))
        if not g.answer_by_chance(below):
            break


def test_nothing_hidden_is_looked_at() -> None:
    """What it thinks of a state and of one that the seat could not tell from it is the same."""
    below = random.Random(5).randrange
    g = RULES.begin(3, bytes(range(32)))
    for n in range(200):
        if n % 10 == 0:
            for asked in RULES.asked(g.s):
                twin = RULES.scramble(g.s, asked.seat, Rng(bytes([n]) * 32))
                assert best(g, asked.seat, MIND.imagine(g.s)) == best(g, asked.seat, MIND.imagine(twin))
        if not g.answer_by_chance(below):
            break


def test_rules_of_thumb_beat_chance() -> None:
    """Against three who play by chance: all of 12 games, and with twice their points."""
    for seed in range(12):
        below = random.Random(seed).randrange
        g = RULES.begin(4, seed.to_bytes(32, "big"), record=False)
        me = seed % 4
        while g.open_questions():
            q = g.open_questions()[below(len(g.open_questions()))]
            if q.ask.seat == me:
                action = by_rules_of_thumb(RULES, g.s, me, below)
                RULES.step(g, action)
            else:
                offers = g.offers_of(q.ask)
                offer = offers[below(len(offers))]
                g.answer(q, offer, offer.sample(below))
        totals = [t.total for t in RULES.scores(g.s)]
        assert totals[me] == max(totals) and totals[me] > 150


def test_a_tile_that_succeeds_is_scored() -> None:
    lines = "scoring = w01 w02 w05 w04\nseats.0.card_track = 1\nseats.0.hand = none\nseats.1.hand = none"
    g = begun(RULES, f"{lines}\nseats.0.coins = 9\nseats.1.coins = 0\nask = InterimScoring 0", 2)
    assert by_rules_of_thumb(RULES, g.s, 0, lambda n: 0).words == ("w05",)


def test_the_cards_furthest_from_being_played_are_discarded() -> None:
    """c005 shows five resources; c004 and c009 could be played, and have as many points: the first of them."""
    hand = "seats.0.hand = c005 c004 c009\nseats.0.coins = 9\nseats.0.sites = none"
    for n, words in ((1, ("c005=1",)), (2, ("c005=1", "c004=1"))):
        g = begun(RULES, f"{hand}\nask = Discard 0 n={n}", 2)
        assert by_rules_of_thumb(RULES, g.s, 0, lambda n: 0).words == words


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_chances_add_up(seats: int) -> None:
    g = RULES.begin(seats, bytes(range(32)))
    below = random.Random(1).randrange
    for _ in range(60):
        g.answer_by_chance(below)
    found = MIND.value(g.s)
    assert len(found) == seats and all(0 <= p <= 1 for p in found)
    assert seats == 1 or abs(sum(found) - 1) < 1e-9
