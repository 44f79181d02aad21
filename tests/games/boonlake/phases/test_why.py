"""Why an answer is not on offer, reckoned plainly: the reasons, and the number of each that says most."""

from __future__ import annotations

import pytest

from bot.games.boonlake import Boonlake
from bot.rules.log import parse
from bot.rules.record_why import written
from tests.games.positions import begun

RULES = Boonlake()
POOR = "seats.0.coins = 0\nseats.0.hand = c034 c064 c002\n"
CARD = POOR + "ask = PlayCard 0 kind=day strip=pioneer"
IMPROVE = "laid = 3=s2_2 5=s2_1\nseats.0.coins = 1\n"
SAIL = "strips = hire builder settle progress pioneer region_scoring cattle_breeding\nask = Sail 0 strip=hire"

WHY = [
    (CARD, "0 play c034 loam+loam", "coins=2"),
    (CARD, "0 play c064 loam+loam", "resources=3"),
    ("seats.0.sites = loam=1\n" + CARD, "0 play c034 stone+loam", "coins=4"),
    ("seats.0.sites = loam=1\n" + CARD, "0 play c034 iron+iron", "other-way"),
    (CARD, "0 play c001 wood+wood", "not-in-hand"),
    (CARD, "0 discard c002", "other-kind"),
    (CARD, "0 skip m05", "no-lever"),
    (CARD, "0 skip m07", "other-lever"),
    ("seats.0.levers = m05=used\n" + CARD, "0 skip m05", "lever-used"),
    (CARD, "0 boat wood stone coins", "coins=2"),
    (CARD, "0 boat wood iron m07", "not-upstream no-lever"),
    (IMPROVE + "ask = Improve 0 strip=settle", "0 develop 3b", "coins=3"),
    (IMPROVE + "seats.0.ranch = 0\nask = SettleShare 0", "0 develop 3b", "ranch=1 coins=3"),
    (IMPROVE + "ask = Improve 0 strip=settle", "0 develop 2a", "no-site"),
    (IMPROVE + "pieces = 3b=1:house\nask = Improve 0 strip=settle", "0 house 3b", "no-inhabitant-there"),
    (IMPROVE + "pieces = 3b=0:house\nask = Improve 0 strip=settle", "0 settlement 3b 0 none", "presences=3"),
    (
        IMPROVE + "pieces = 3b=0:house\nask = Improve 0 strip=settle",
        "0 settlement 3b 4 m08",
        "no-lever presences=2 points-for-nobody",
    ),
    ("covered = boonlake\nask = CoverLabel 0 strip=region_scoring", "0 cover boonlake", "label-covered"),
    ("seats.0.coins = 2\nask = HireShare 0", "0 hire 1 0", "coins=1"),
    ("seats.0.coins = 2\nask = HireShare 0", "0 hire 0 0", "nobody-hired"),
    ("laid = 2=p01\ncattle = 2=1+1\nask = CattleShare 0", "0 cattle 2 0", "nothing"),
    ("laid = 2=p01\ncattle = 2=1+1+1\nask = CattleShare 0", "0 cattle 2 0", "ranch=1"),
    ("laid = 2=p01\ncattle = 2=1+1+1+1\nask = CattleShare 0", "0 cattle 2 0", "pasture-full=4"),
    ("seats.1.ship = 4\n" + SAIL, "0 sail 4", "ship-there"),
    ("seats.0.ship = 5\n" + SAIL, "0 sail 3", "not-ahead"),
    (SAIL, "0 sail l3", "other-bed"),
    (SAIL, "0 sail 20", "too-far"),
    ("ask = Turn 0", "1 take hire", "turn"),
]


@pytest.mark.parametrize(("position", "answer", "reasons"), WHY, ids=[f"{a}: {r}" for _, a, r in WHY])
def test_why_not(position: str, answer: str, reasons: str) -> None:
    g = begun(RULES, position, 2)
    action = parse(answer)
    assert written(g.rules.why(g.s, action.seat, action.verb, action.words)) == reasons
