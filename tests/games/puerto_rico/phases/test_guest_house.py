"""New Buildings, Guest house: guests go to work at any moment."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NEW: dict[str, Any] = {"new_buildings": "true"}


HOST = "seats.0.city = guest_house {more}\nseats.0.colonists = guest_house=2 {on}\n"


def host(rest: str, more: str = "", on: str = "") -> str:
    return HOST.format(more=more, on=on) + rest


def test_example_of_the_rulebook() -> None:
    """A guest into the storehouse at the end of the captain phase, another into the library when trading."""
    lines = """
        seats.0.goods = corn=3 indigo=2
        ships.5 = coffee 1
        ships.6 = tobacco 1
        ships.7 = sugar 1
        ask = Keep 0 captain=3
    """
    g = table(host(lines, "storehouse library"), **NEW)
    assert "storehouse colonist" in offered(g, 0, "guest")
    do(g, "0 guest storehouse colonist")
    assert "none corn+corn+corn+indigo" in offered(g, 0, "keep")
    do(g, "0 keep none corn+corn+corn+indigo")
    assert asked(g) == ["0 ChooseRole"]
    do(g, "0 take trader")
    do(g, "0 guest library colonist")
    assert do(g, "0 sell indigo")[0].args["n"] == 1 + 2
    assert g.s.board[0].colonists == {"storehouse": 1, "library": 1}


def test_a_guest_stays_where_he_went() -> None:
    g = table(host("seats.0.island = corn=2\nask = ChooseRole 0", "aqueduct"), **NEW)
    do(g, "0 guest corn colonist")
    assert set(offered(g, 0, "guest")) == {"corn colonist", "aqueduct colonist"}
    do(g, "0 guest aqueduct colonist")
    assert not offered(g, 0, "guest")


def test_before_the_own_production() -> None:
    g = table(host("seats.0.island = corn=2\nask = ChooseRole 3"), **NEW)
    do(g, "3 take craftsman")
    assert asked(g) == ["0 Guests"] and g.rules.brief(g.s, 0)["phase"] == "craftsman"
    do(g, "0 guest corn colonist")
    events = do(g, "0 go_on")
    assert [(e.seat, e.args) for e in events if e.kind == "produced"] == [(0, {"goods": {"corn": 1}})]


def test_asked_where_a_guest_could_open_something_only() -> None:
    g = table(host("seats.0.island = corn=2\nask = Sell 0 trader=3"), **NEW)
    assert asked(g)[0] != "0 Sell"  # no goods, nothing to trade with
    g = table(host("seats.0.goods = corn=1\nhouse = corn\nask = Sell 0 trader=3", "trading_post"), **NEW)
    assert asked(g) == ["0 Sell"] and not offered(g, 0, "sell")
    do(g, "0 guest trading_post colonist")
    assert offered(g, 0, "trading_post") == ["corn"]


def test_a_guest_opens_the_wharf_for_who_cannot_load() -> None:
    lines = "seats.0.goods = corn=2\nships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = sugar 1\nask = Load 0"
    g = table(host(lines, "small_wharf"), **NEW)
    assert asked(g) == ["0 Load"] and not offered(g, 0, "load")
    do(g, "0 guest small_wharf colonist")
    assert do(g, "0 small_wharf corn=2")[0].args == {"goods": {"corn": 2}, "points": 1 + 1}


def test_guests_who_go_elsewhere_load_nothing() -> None:
    lines = "ships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = sugar 1\nseats.0.goods = corn=2\nask = Load 0"
    for loading in ("auto", "ask"):
        g = table(host("seats.0.island = corn=2\n" + lines, "small_wharf"), loading=loading, **NEW)
        do(g, "0 guest corn colonist")
        assert asked(g) == ["0 Load"]
        events = do(g, "0 guest corn colonist")
        assert kinds(events)[:2] == ["guest", "declined"] and asked(g) == ["1 ChooseRole"]


def test_before_the_end_of_the_game_but_not_after_a_mayor() -> None:
    lines = "seats.0.island = corn=1\nending = city\nseats.1.city = {city}\nround = 9\n"
    city = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster aqueduct " + (
        "storehouse guild_hall residence"
    )
    taken = "roles.builder.taken_by = 0\nroles.settler.taken_by = 1\nroles.trader.taken_by = 2\nask = ChooseRole 3"
    g = table(host(lines.format(city=city) + taken, "statue cloister"), **NEW)
    events = do(g, "3 take prospector")
    assert asked(g) == ["0 Guests"] and "over" not in kinds(events)
    assert offered(g, 0, "guest") == ["corn colonist", "cloister colonist"]
    assert kinds(do(g, "0 guest cloister colonist"))[-1] == "over"  # the other guest could change nothing now
    lines = lines.replace("round = 9", "round = 9\nroles.builder.taken_by = 0")
    mayor = "roles.settler.taken_by = 1\nroles.trader.taken_by = 2\nroles.mayor.taken_by = 3\n"
    g = table(host(lines.format(city=city) + mayor + "ask = PlaceColonists 0 mayor=3", "statue cloister"), **NEW)
    events = do(g, "0 place guest_house=2")
    assert "over" in kinds(g.events) and "over" in kinds(events + g.events)


BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def test_a_noble_guest_goes_to_the_chapel() -> None:
    rest = "seats.0.colonists = guest_house=2\nask = ChooseRole 0"
    g = table(
        "seats.0.city = guest_house chapel\nseats.0.nobles = 1\nseats.0.stations = guest_house=1\n" + rest, **BOTH
    )
    assert {"chapel colonist", "chapel noble"} <= set(offered(g, 0, "guest"))
    do(g, "0 guest chapel noble")
    assert g.s.board[0].nobles == {"chapel": 1} and "chapel noble" not in offered(g, 0, "guest")
