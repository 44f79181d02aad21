"""Positions: what can be set, what follows from it, and what no table could show."""

from __future__ import annotations

import pytest

from bot.games.cooper_island import CooperIsland
from bot.rules import Pick, Refused, Rng

from ..tables import Curious, offered, table

WRONG = {
    "seats.0.coins = 3": "cannot-set",
    "places.Z_round = 0": "cannot-set",
    "royal.royal_9 = 0 round": "cannot-set",
    "seats.5.track = 3": "seat",
    "seats.0.track = 7": "value",
    "seats.0.track = -1": "negative",
    "round = 0": "value",
    "round = 6": "value",
    "master = sitting": "value",
    "seats.0.land = Z9=forest:1": "value",
    "seats.0.land = A1=swamp:1": "value",
    "seats.0.land = A1=forest:0": "value",
    "seats.0.land = A1=forest:1:house": "value",
    "seats.0.land = A1=ruin": "value",
    "seats.0.land = B2=forest:1": "census",
    "seats.0.land = S=meadow:1:statue": "census",
    "seats.0.land = S=meadow:1:small": "census",
    "seats.0.land = S=meadow:1:small A1=forest:1:small A2=forest:1:small": "census",
    "seats.0.islets = R1a=islet_1@A2": "value",
    "seats.0.laid = double_1=4": "census",
    "seats.0.tiles = double_1=21": "census",
    "seats.0.stored = coin=6": "census",
    "seats.0.stored = pearls=1": "value",
    "seats.0.boats = P1=boat_1 P2=boat_1": "value",
    "seats.0.boats = P9=boat_1": "value",
    "seats.0.flipped = boat_1": "value",
    "seats.0.cells = T1": "census",
    "seats.0.cells = T1 T1": "twice",
    "seats.0.lids = 1\ncargo.cargo_1 = 0 1\ncargo.cargo_2 = 0 1\ncargo.cargo_3 = 0 1\ncargo.cargo_4 = 0 1\n"
    "cargo.cargo_5 = 0 1": "census",
    "seats.0.crates = small_4": "value",
    "seats.0.small = small_1": "census",
    "seats.0.logbooks = logbook_1": "census",
    "seats.0.unhired = round=1 square=2": "census",
    "seats.0.recruited = points=1": "census",
    "seats.0.workers = round=3": "census",
    "places.A_round = 0\nplaces.B_round = 0\nplaces.C_round = 0": "census",
    "places.A_square = 0": "census",
    "royal = royal_1": "value",
    "royal.royal_1 = 0 king": "value",
    "bag = double_1=21": "census",
    "small_deck = small_1 small_1": "twice",
    "ask = Dance 0": "ask",
    "ask = Turn 0 todo=draw": "ask",
    "ask = Act 0 todo=fly": "ask",
    "ask = Site 0 piece=tent": "ask",
    "ask = Turn 9": "seat",
}


@pytest.mark.parametrize(("lines", "reason"), WRONG.items(), ids=WRONG)
def test_what_no_table_could_show_is_refused(lines: str, reason: str) -> None:
    with pytest.raises(Refused) as wrong:
        table(lines)
    assert reason in (wrong.value.text, wrong.value.args_.get("reason"))


def test_what_is_not_set_lies_where_it_would() -> None:
    g = table(
        "seats.0.land = S=meadow:3 A1=forest:2:small A2=forest:1\nseats.0.islets = R1a=islet_2@A2\n"
        "seats.0.small = small_7\n"
        "seats.0.crates = crate_2\nseats.0.lids = 1\nseats.0.one_master = 11\nplaces.B_round = 0\nask = Turn 1"
    )
    rules, s = g.rules, g.s
    me = s.board[0]
    assert rules.census(s) == rules.census(CooperIsland().start(2, Rng(bytes(32))))
    assert me.laid["single_1"] == 5 and s.singles["single_1"] == 28 - 5 - 1
    assert s.cargo["cargo_1"] == [1] and s.cargo["cargo_3"] == [0, 1]
    assert rules.box.rings[2].stops[me.ships["one_master"].at].id == "1-L1" and len(me.logbooks) == 2  # type: ignore[attr-defined]
    assert me.workers == {"round": 1, "square": 0} and "small_7" not in s.small.cards


def test_tiles_that_are_too_many_for_single_ones_are_double() -> None:
    spaces = ["S", "A1", "A2", "B1", "B3", "C1", "C2", "C3", "C4", "D2"]
    g = table(f"seats.0.land = {' '.join(f'{at}=forest:5' for at in spaces)}\nseats.1.land = S=meadow:1\nask = Turn 1")
    laid = g.s.board[0].laid
    assert laid["single_1"] + laid["single_2"] + 2 * sum(laid[f"double_{n}"] for n in (1, 2, 3)) == 50


def test_land_that_neither_single_nor_double_tiles_can_make_up_is_refused() -> None:
    spaces = ["S", "A1", "A2", "B1", "B3", "C1", "C2", "C3", "C4", "D2", "D4"]
    lines = f"seats.0.land = {' '.join(f'{at}=forest:5' for at in spaces)} E1=forest:1\nseats.1.land = S=meadow:"
    assert table(f"{lines}2\nask = Turn 1").s.board[1].laid["double_1"] == 1
    with pytest.raises(Refused) as wrong:
        table(f"{lines}1\nask = Turn 1")
    assert wrong.value.args_["reason"] == "census"


def test_every_question_that_can_be_set_is_asked() -> None:
    asks = (
        *(
            "Turn 0",
            "Act 0 todo=draw/place+step_2 mix=1",
            "Sail 0 n=3",
            "Toll 0 to=1",
            "Toll 0 to=none ship=one_master",
        ),
        *("Take 0 groups=wood/stone+food", "Income 0 todo=place", "ChooseCard 0 deck=large", "Recharge 0", "Close 0"),
        *("LastActions 0", "EndTurn 0", "Feed 0"),
    )
    for ask in asks:
        large = "A1=forest:1:large" if "deck" in ask else ""
        g = table(
            f"seats.0.land = S=meadow:4:food {large}\nseats.0.crates = crate_1\nseats.0.stored = coin=2\n"
            f"seats.0.track = 4\n"
            f"seats.0.market = wood\nseats.0.tiles = double_1\nfirst = 0\nask = {ask}"
        )
        assert [(a.seat, a.ask) for a in g.rules.asked(g.s)] == [(0, ask.split()[0])]


def test_every_word_that_is_offered_is_in_the_vocabulary() -> None:
    """In games by chance: else a recorded game could not be read."""
    rules = CooperIsland()
    words, who = rules.vocabulary(2), Curious()
    for seed in range(6):
        g, chance = rules.begin(2 + seed % 3, bytes([seed]) * 32, record=False), Rng(b"%d" % seed)
        while questions := g.open_questions():
            for offer in g.offers_of(questions[0].ask):
                for facet in offer.facets if isinstance(offer, Pick) else ():
                    if facet in words:
                        values = {option[offer.facets.index(facet)] for option in offer.options}
                        assert values <= set(words[facet]), (offer.verb, facet, values - set(words[facet]))
            g.answer(questions[0], *who.choose(g, chance, seed))
    card = table("seats.0.land = S=meadow:1:small A1=forest:1\nseats.0.small = small_5\nask = Act 0 todo=remove_ruin")
    assert "small_5" in words["cell"] and "B2 small_5" in offered(card, 0, "remove_ruin")
    assert "small_4" in words["crate"]
