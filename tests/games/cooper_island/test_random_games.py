"""Games played by chance to their end: no dead end, five rounds, nothing made or lost, saved and loaded the same."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.cooper_island import CooperIsland
from bot.rules import Components, Rng
from bot.rules.offers import any_answer

from .tables import by_building

PIECES = {"double": 60, "single": 56, "logbooks": 30, "small_cards": 15, "large_cards": 15, "royal_cards": 8}
EACH = {"round": 4, "square": 2, "lids": 5, "statue": 5, "small": 2, "large": 2, "fortress": 1}


def check(rules: CooperIsland, state: object, seats: int) -> None:
    """What there is of everything, as the rulebook lists it."""
    census = rules.census(state)  # type: ignore[arg-type]
    found = Counter[str]()
    for name, n in census.items():
        found[name.partition("_")[0] if name.startswith(("double", "single")) else name] += n
    assert found == PIECES | {f"{seat}.{name}": n for seat in range(seats) for name, n in EACH.items()}


@pytest.mark.parametrize("builds", [False, True], ids=["any", "building"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", ["meadow", "random", "chosen"])
def test_random_games_come_to_their_end(start: str, seats: int, builds: bool) -> None:
    rules = CooperIsland({"start": start})
    for seed in range(4):
        chance = Rng(b"%d %d" % (seed, builds))
        g = rules.begin(seats, seed.to_bytes(32, "big"), record=bool(seed % 2))
        rounds = 0
        for n in range(5000):
            questions = g.open_questions()
            if not questions:
                break
            (question,) = questions
            offers = g.offers_of(question.ask)
            assert any(not offer.free for offer in offers)
            assert len({offer.verb for offer in offers}) == len(offers)
            offer, words = (by_building if builds else any_answer)(offers, chance.below)
            g.answer(question, offer, words)
            check(rules, g.s, seats)
            rounds = max(rounds, g.s.round)
            for me in g.s.board:
                assert min(*me.stored.values(), *me.market.values(), me.track, *me.tiles.values()) >= 0
                assert me.track <= 6
                assert sum(me.level) == len(me.islets) + sum(
                    n * (2 if kind.startswith("double") else 1) for kind, n in me.laid.items()
                )
            if n % 20 == 0:
                saved = rules.dump(g.s)
                assert rules.dump(rules.load(saved)) == saved
        assert g.s.over and rounds == 5


def test_the_long_ring_can_be_played() -> None:
    """Decision 14: a switch in the data, which an owner of the box may set."""
    long = Components("mine", b'[[number]]\nid = "ring"\nvalue = 15\nsource = "printed"\n')
    for seats in (2, 3, 4):
        rules, chance = CooperIsland({}, long), Rng(b"%d" % seats)
        g = rules.begin(seats, bytes(32), record=False)
        while questions := g.open_questions():
            g.answer(questions[0], *by_building(g.offers_of(questions[0].ask), chance.below))
            check(rules, g.s, seats)
        assert g.s.over and len(rules.view(g.s, None).stops) == 15 * seats
