"""What each order of Puerto Rico answers, and where it leaves the question to its seat."""

from __future__ import annotations

import pytest

from bot.rules import Event
from bot.rules.following import follow
from bot.rules.orders import ending, find, give
from tests.games.puerto_rico.tables import asked, do, table


def answer(
    lines: str, name: str, seat: int = 0, seats: int = 4, options: dict[str, str] | None = None, **values: str
) -> str:
    """What the order answers on that position: "sell corn", or "" where the seat is asked."""
    g = table(lines, seats, **(options or {}))
    assert any(line.startswith(f"{seat} ") for line in asked(g)), asked(g)
    found = follow(g.rules, g.s, seat, [give(find(g.rules.orders(), name), values, "", g.s.round)])
    if found is None:
        return ""
    do(g, f"{seat} {' '.join([found[1].verb, *found[1].words])}")  # it is legal
    return " ".join([found[1].verb, *found[1].words])


def test_a_role_or_else_another() -> None:
    assert answer("", "role", seat=table().s.governor, role="captain") == "take captain"
    assert answer("", "role", seat=table().s.governor, role="mayor_without") == "take_without mayor"
    taken = "governor = 0\nroles.captain.taken_by = 0\nask = ChooseRole 1"
    assert answer(taken, "role", seat=1, role="captain") == ""
    assert answer(taken, "role", seat=1, role="captain", second="mayor") == "take mayor"
    both = "governor = 0\nroles.prospector.taken_by = 0\nask = ChooseRole 1"
    assert answer(both, "role", seat=1, seats=5, role="prospector") == "take prospector_2"


def test_a_tile_or_else_another() -> None:
    row = "face_up = corn corn indigo indigo indigo\nask = Settle 0"
    assert answer(row, "settle", tile="indigo") == "settle indigo no"
    assert answer(row, "settle", tile="coffee", second="corn") == "settle corn no"
    assert answer(row, "settle", tile="coffee") == ""
    assert answer(row, "settle", tile="coffee", otherwise="decline") == "decline"
    assert answer(row, "settle", tile="quarry") == "settle quarry no"
    assert answer(row + " settler=3", "settle", tile="quarry") == ""
    assert answer(row, "settle_decline") == "decline"


def test_a_tile_with_its_colonist_and_not_before_the_hacienda() -> None:
    row = "face_up = corn corn indigo indigo indigo\nask = Settle 0\n"
    hospice = "seats.0.city = hospice\nseats.0.colonists = hospice=1"
    assert answer(row + hospice, "settle", tile="corn") == "settle corn yes"
    assert answer(row + hospice, "settle", tile="corn", helper="no") == "settle corn no"
    hacienda = "seats.0.city = hacienda\nseats.0.colonists = hacienda=1"
    assert answer(row + hacienda, "settle", tile="corn") == ""


def test_building_what_can_be_paid_then() -> None:
    rich, poor = "seats.0.doubloons = 8\nask = Build 0", "seats.0.doubloons = 2\nask = Build 0 builder=3"
    assert answer(rich, "build", building="university") == "build university no"
    assert answer(poor, "build", building="university") == ""
    assert answer(poor, "build", building="university", otherwise="decline") == "decline"
    assert answer(poor, "build", building="university", second="office") == ""
    assert answer(poor, "build", building="university", second="hacienda") == "build hacienda no"
    assert answer(rich, "build_decline") == "decline"
    with_one = rich + "\nseats.0.city = university\nseats.0.colonists = university=1"
    assert answer(with_one, "build", building="hospice") == "build hospice yes"
    assert answer(with_one, "build", building="hospice", helper="no") == "build hospice no"


def test_one_more_good() -> None:
    island = "seats.0.island = corn=2 sugar=1\nseats.0.colonists = corn=2\nask = ExtraGood 0"
    assert answer(island, "extra", good="corn") == "extra corn"
    assert answer(island, "extra", good="sugar") == ""
    assert answer(island, "extra", good="sugar", second="corn") == "extra corn"
    assert answer(island, "extra", good="sugar", otherwise="decline") == "decline"


def test_selling_at_a_price() -> None:
    goods = "seats.0.goods = corn=1 sugar=1 coffee=1\nask = Sell 0 trader=3"
    assert answer(goods, "sell", good="coffee") == "sell coffee"
    assert answer(goods, "sell", good="sugar", least="2") == "sell sugar"
    assert answer(goods, "sell", good="sugar", least="3") == ""
    assert answer(goods, "sell", good="dearest", least="4") == "sell coffee"
    assert answer(goods, "sell", good="tobacco") == ""
    assert answer("house = coffee\n" + goods, "sell", good="coffee") == ""
    assert answer("house = coffee\n" + goods, "sell", good="dearest") == "sell sugar"
    assert answer(goods, "sell_decline") == "decline"


SHIPS = "ships.5 = corn 2\n"


def test_loading_first() -> None:
    goods = "seats.0.goods = corn=3 indigo=2\n" + SHIPS + "ask = Load 0"
    assert answer(goods, "load", good="corn") == "load corn 5"
    assert answer(goods, "load", good="indigo") == ""  # two ships would take it
    assert answer(goods, "load", good="indigo", which="small") == "load indigo 6"
    assert answer(goods, "load", good="indigo", which="large") == "load indigo 7"
    assert answer(goods, "load", good="sugar") == ""
    assert answer(goods, "load", good="sugar", second="corn") == "load corn 5"


def test_the_only_load_where_the_table_asks() -> None:
    one = "seats.0.goods = corn=3\n" + SHIPS + "ask = Load 0"
    assert answer(one, "load_only", options={"loading": "ask"}) == "load corn 5"
    two = "seats.0.goods = corn=3 indigo=1\n" + SHIPS + "ask = Load 0"
    assert answer(two, "load_only", options={"loading": "ask"}) == ""
    assert "load_only" not in [o.name for o in table().rules.orders()]


def test_the_wharf_is_left_alone_only_where_it_is_all_there_is() -> None:
    wharf = "seats.0.city = wharf\nseats.0.colonists = wharf=1\nask = Load 0\n"
    full = "ships.5 = corn 5\nships.6 = indigo 6\nships.7 = sugar 7\n"
    assert answer(wharf + full + "seats.0.goods = tobacco=2", "wharf_decline") == "decline"
    assert answer(wharf + SHIPS + "seats.0.goods = corn=2", "wharf_decline") == ""


def test_keeping() -> None:
    goods = "seats.0.goods = corn=5 coffee=1 sugar=2\nask = Keep 0\n"
    assert answer(goods, "keep", keeping="dearest") == "keep none coffee"
    assert answer(goods, "keep", keeping="corn") == "keep none corn"
    store = goods + "seats.0.city = small_warehouse\nseats.0.colonists = small_warehouse=1"
    assert answer(store, "keep", keeping="most") == "keep corn coffee"
    assert answer(store, "keep", keeping="sugar") == "keep sugar coffee"


def test_placing_as_suggested() -> None:
    people = "seats.0.island = corn=1 indigo=1\nseats.0.city = small_indigo_plant\nseats.0.idle = 2\n"
    people += "colonist_ship = 0\nask = PlaceColonists 0"
    assert answer(people, "place").split()[0] == "place"


def test_guests_stay_only_where_nothing_else_could_be_done() -> None:
    with_guests = {"new_buildings": "true", "draft": "fixed"}
    host = "drafted = guest_house church\nseats.0.city = guest_house office\nseats.0.colonists = guest_house=2\n"
    nothing = host + "seats.0.goods = corn=1\nhouse = corn\nask = Sell 0"
    assert answer(nothing, "guests_stay", options=with_guests) == "decline"
    something = host + "seats.0.goods = indigo=1\nhouse = corn\nask = Sell 0"
    assert answer(something, "guests_stay", options=with_guests) == ""


def test_who_lacks_a_hidden_point_gives_nothing_away() -> None:
    """A builder's silence may hide that somebody has no points: no order answers for him by that."""
    rules = table(new_buildings="true", nobles="true", draft="fixed").rules
    for order in rules.orders():
        if "Build" in order.asks:
            assert order.name in ("build", "build_decline")


@pytest.mark.parametrize(
    ("name", "kind", "ends"),
    [
        ("settle", "tiles_turned", True),
        ("role", "round", True),
        ("settle", "round", False),
        ("build", "tiles_turned", False),
    ],
)
def test_a_plan_is_gone_with_what_it_was_made_on(name: str, kind: str, ends: bool) -> None:
    order = find(table().rules.orders(), name)
    assert ending(order, give(order, {}, "", 1), 1, [Event(kind)]) == ("changed" if ends else "")


def test_a_role_can_be_planned_until_the_last_of_the_round_is_taken() -> None:
    for seats, lines, late in (
        (4, "governor = 0\nroles.captain.taken_by = 0\nask = ChooseRole 1", [True, False, False, False]),
        (2, "governor = 0\nroles.captain.taken_by = 0\nask = ChooseRole 1", [False, False]),
        (
            2,
            "governor = 0\nroles.captain.taken_by = 0\nroles.mayor.taken_by = 1\nroles.trader.taken_by = 0\n"
            "roles.builder.taken_by = 1\nroles.settler.taken_by = 0\nask = ChooseRole 1",
            [True, False],
        ),
    ):
        g = table(lines, seats)
        order = find(g.rules.orders(), "role")
        assert order.late is not None
        assert [order.late(g.rules.view(g.s, seat), seat) for seat in range(seats)] == late
