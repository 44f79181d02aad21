"""What no legal table could show is refused."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from tests.games.puerto_rico.tables import table

ALL_TAKEN = "\n".join(
    f"roles.{role}.taken_by = {seat}" for seat, role in enumerate(("mayor", "captain", "trader", "builder"))
)


@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        ("seats.4.doubloons = 1", "seat"),
        ("governor = 9", "seat"),
        ("seats.0.doubloons = -1", "negative"),
        ("seats.0.doubloons = many", "value"),
        ("seats.0.island = corn gold", "value"),
        ("ships.5 = corn", "missing"),
        ("seats.0.goods.corn = 11", "census"),
        ("seats.0.island = corn=11", "census"),
        ("goods.corn = 11", "census"),
        ("colonist_supply = 70", "census"),
        ("points_left = 5", "census"),
        ("pile = corn\ndiscards = corn", "census"),
        ("buildings.wharf = 1", "census"),
        ("seats.0.city = wharf\nseats.1.city = wharf\nseats.2.city = wharf", "census"),
        ("seats.0.island = corn=6 indigo=7", "spaces"),
        ("seats.0.city = guild_hall residence fortress customs_house city_hall office wharf factory", "spaces"),
        ("seats.0.city = wharf wharf", "twice"),
        ("seats.0.colonists.wharf = 1", "circles"),
        ("seats.0.island = corn\nseats.0.colonists.corn = 2", "circles"),
        ("ships.5 = corn 6", "ship"),
        ("ships.5 = corn 5", "ship"),
        ("ships.5 = corn 1\nships.6 = corn 1", "ships"),
        ("house = corn indigo sugar tobacco coffee", "house"),
        ("house = corn indigo sugar tobacco", "house"),
        ("face_up = corn=6", "row"),
        ("face_up = corn=4", "row"),
        ("face_up = corn=3\nask = Settle 1 settler=0", "row"),
        ("roles.mayor.taken_by = 0\nroles.captain.taken_by = 2", "roles"),
        ("governor = 1\nroles.mayor.taken_by = 0", "roles"),
        ("governor = 1\nask = Build 2", "roles"),
        ("roles.builder.taken_by = 1\nask = Build 2 builder=2", "roles"),
        ("roles.mayor.doubloons = 1\nroles.mayor.taken_by = 0", "roles"),
        (ALL_TAKEN, "roles"),
        ("ending = city\nask = Build 0", "ending"),
        ("ending = colonists", "ending"),
        ("seats.0.points = 100", "ending"),
        ("ask = Dance 0", "ask"),
        ("ask = Build 0 dance=yes", "ask"),
        ("ask = Settle 0 hacienda_used=2", "ask"),
        ("ask = Load 0 captain=8", "seat"),
        ("ask = Build", "missing"),
        ("colonist_ship = 4\nask = PlaceColonists 0", "ask"),
    ],
)
def test_what_no_table_could_show_is_refused(sets: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        table(sets)
    assert (no.value.text, no.value.args_["reason"]) == ("impossible", reason)
