"""Why an answer is not on offer, reckoned plainly: the reasons, and the number of each that says most."""

from __future__ import annotations

import pytest

from bot.rules.log import parse
from bot.rules.record_why import written
from tests.games.puerto_rico.tables import table

RICH = "seats.0.doubloons = 20\nask = Build 0"
FULL = (
    "seats.0.city = small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
    " small_market hacienda construction_hut small_warehouse hospice\n"
)
QUARRIES = "seats.0.island = quarry=2\nseats.0.colonists = quarry=2\n"
WHARF = "seats.0.city = wharf\nseats.0.colonists.wharf = 1\n"

WHY = [
    # Rulebook 003, Builder: 7 for the factory, 1 off for the builder, 1 for a quarry in the third column at most three
    ("seats.0.doubloons = 4\nask = Build 0", "0 build factory no", "money=2"),
    ("seats.0.doubloons = 4\nseats.3.doubloons = 4\nask = Build 0 builder=3", "0 build factory no", "money=3"),
    (QUARRIES + "seats.0.doubloons = 4\nask = Build 0", "0 build factory no", "nothing"),
    (QUARRIES + "seats.0.doubloons = 4\nask = Build 0", "0 build harbor no", "money=1"),
    ("seats.0.city = factory\n" + RICH, "0 build factory no", "own"),
    ("seats.0.city = office\nseats.1.city = office\n" + RICH, "0 build office no", "own sold-out"),
    (FULL + RICH, "0 build guild_hall no", "room=1"),
    (FULL + "seats.0.doubloons = 4\nask = Build 0", "0 build guild_hall no", "room=1 money=5"),
    (RICH, "0 build office yes", "lacks-building"),
    ("seats.0.city = university\n" + RICH, "0 build office yes", "unoccupied"),
    # Captain: a kind has one ship; an empty one has to take as much as any would
    ("seats.0.goods = corn=2 sugar=1\nships.6 = corn 1\nask = Load 0", "0 load corn 5", "own-ship"),
    ("seats.0.goods = corn=2 sugar=1\nships.6 = corn 6\nask = Load 0", "0 load corn 6", "ship-full=6"),
    ("seats.0.goods.corn = 6\nask = Load 0", "0 load corn 5", "larger-ship=6"),
    ("seats.0.goods.corn = 2\nships.5 = sugar 1\nask = Load 0", "0 load corn 5", "other-cargo=1"),
    ("seats.0.goods.corn = 2\nask = Load 0", "0 load sugar 7", "barrels=1"),
    ("seats.0.goods.corn = 2\nask = Load 0", "0 decline", "must-load"),
    ("seats.0.goods.corn = 2\nask = Load 0", "0 wharf corn", "lacks-building"),
    (WHARF + "seats.0.goods.corn = 2\nask = Load 0 wharves=0", "0 wharf corn", "wharf-used"),
    # Trader: four goods, of different kinds but for an office
    ("seats.0.goods.corn = 1\nhouse = corn\nseats.0.goods.sugar = 1\nask = Sell 0", "0 sell corn", "in-house"),
    ("seats.0.goods.corn = 1\nask = Sell 0", "0 sell coffee", "barrels=1"),
    # Settler: a quarry for who took the role, or with a construction hut
    ("ask = Settle 1 settler=0", "1 settle quarry no", "quarry-for-settler"),
    ("face_up = corn=5\nask = Settle 0", "0 settle coffee no", "not-face-up"),
    ("ask = Settle 0", "0 hacienda face_down", "lacks-building"),
    ("roles.mayor.taken_by = 0", "1 take mayor", "taken"),
    ("roles.mayor.taken_by = 0", "1 take_without mayor", "taken"),
    ("ask = Build 1 builder=0\nseats.1.doubloons = 20", "0 build office no", "turn"),
    (RICH, "0 sell corn", "other-question"),
    ("seats.0.goods = corn=3 sugar=2 indigo=1\nask = Keep 0", "0 keep none corn+sugar", "singles-stored=2"),
    ("seats.0.goods = corn=3 sugar=2 indigo=1\nask = Keep 0", "0 keep corn sugar", "kinds-stored=1"),
]


@pytest.mark.parametrize(("position", "answer", "reasons"), WHY, ids=[f"{a}: {r}" for _, a, r in WHY])
def test_why_not(position: str, answer: str, reasons: str) -> None:
    g = table(position)
    action = parse(answer)
    assert written(g.rules.why(g.s, action.seat, action.verb, action.words)) == reasons


def test_a_price_is_told_by_what_makes_it() -> None:
    """4 = 7 - 1 for the builder - 2 for quarries."""
    g = table(QUARRIES + "seats.0.doubloons = 1\nask = Build 0")
    (money,) = g.rules.why(g.s, 0, "build", ("factory", "no"))
    assert money.args == {
        "n": 3,
        "have": 1,
        "building": "factory",
        "cost": 4,
        "cost_sum": {"printed": 7, "builder": -1, "quarry": -2},
    }
    assert money.repair == ("seats.0.doubloons = 4",)
