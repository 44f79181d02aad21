"""Numbers beside questions and answers, the table in lines, the help: what they say, and that they always say it."""

from __future__ import annotations

import random

from bot.games.cooper_island import CooperIsland
from bot.rules import Pick

from ..tables import by_building, table


def test_all_is_told_in_games_by_chance() -> None:
    """Whatever is asked has its numbers; hints stand beside values that are on offer."""
    for seed in range(4):
        rules, rnd = CooperIsland(), random.Random(seed)
        g = rules.begin(2 + seed % 3, bytes([seed]) * 32, record=False)
        for n in range(400):
            if not (questions := g.open_questions()):
                break
            seat = questions[0].ask.seat
            if n % 5 == 0:
                assert rules.brief(g.s, seat)["round"] == g.s.round
                verbs = {offer.verb: offer for offer in g.offers_of(questions[0].ask)}
                for verb, facet, value in rules.hints(g.s, seat):
                    offer = verbs.get(verb)
                    assert isinstance(offer, Pick)
                    assert not facet or (facet in offer.facets and any(value in words for words in offer.options))
                told = rules.lines(rules.view(g.s, seat))
                assert told[0][0] == "line-round" and sum(id == "line-seat" for id, _ in told) == g.s.seats
            offer, words = by_building(g.offers_of(questions[0].ask), rnd.randrange)
            g.answer(questions[0], offer, words)


def test_hints_tell_prices_as_they_are_after_what_is_taken_off() -> None:
    g = table("seats.0.stored = coin=2 wood=3\nseats.0.track = 0\nask = Act 0 todo=build_boat mix=2")
    hints = g.rules.hints(g.s, 0)
    assert hints["build_boat", "pier", "P5"] == ("hint-price", {"cost": {"coin": 2, "wood": 4}, "points": 2})
    assert hints["build_boat", "", "P5 boat_2 coin+wood"][1]["cost"] == {"coin": 1, "wood": 3}


def test_hints_tell_where_a_toll_is_due_and_what_a_bonus_brings() -> None:
    g = table("places.C_round = 1\nseats.1.track = 0\nask = Turn 0")
    hints = g.rules.hints(g.s, 0)
    assert hints["send", "", "round C"][1]["toll_seat"] == 1
    assert hints["send", "", "square B"] == ("hint-sector", {"toll_seat": None, "bonus": "discount", "n": 2})


def test_help_knows_its_numbers() -> None:
    rules = CooperIsland()
    assert rules.facts(None, "P6") == {"kind": "price", "cost": {"coin": 3, "wood": 4}, "points": 3}
    assert rules.facts(None, "cargo_3")["cost"] == {"gold": 5, "cloth": 2}
    assert rules.facts(None, "royal_6") == {"kind": "royal", "steps": [6, 4, 2], "points": [3, 5, 8], "most": 1}
    assert rules.facts(None, "double_1") == {"kind": "pieces", "n": 20}
    sources = rules.facts(None, "components")
    assert sources["kind"] == "components" and sources["reconstructed"] == rules.sources()["reconstructed"]
    assert rules.facts(None, "storage")["storage"] == 5 and rules.facts(None, "nothing") == {}
