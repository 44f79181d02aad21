"""Nobles: on the ship, on the boards, and the buildings that treat them differently."""

from __future__ import annotations

from typing import Any

from bot.games.puerto_rico import PuertoRico
from bot.rules import Spread
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NOBLES: dict[str, Any] = {"nobles": "true"}
BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def town(city: str, noble: str, rest: str, **options: str) -> Any:
    """A seat whose buildings are all occupied by one; `noble` names those with a noble."""
    on = " ".join(f"{b}=1" for b in city.split())
    nobles = (
        ""
        if "seats.0.nobles" in rest
        else f"seats.0.nobles = {len(noble.split())}\nseats.0.stations = {noble or 'none'}\n"
    )
    extra = "" if "seats.0.colonists" in rest else f"seats.0.colonists = {on}\n"
    return table(f"seats.0.city = {city}\n{extra}{nobles}{rest}", **(options or NOBLES))


def test_set_up_uses_all_colonists() -> None:
    for seats in (2, 3, 4, 5):
        s = PuertoRico(NOBLES).setup(seats, bytes(32)).state
        assert (s.colonist_ship, s.noble_ship, s.noble_supply) == (seats - 1, 1, 19)
        assert s.colonist_supply == 100 - (seats - 1)
        assert {"villa", "royal_garden", "chapel"} <= s.buildings.keys()


# -- the ship -------------------------------------------------------------------------------------
def test_the_taker_chooses_while_a_noble_is_aboard() -> None:
    g = table("colonist_ship = 3\nnoble_ship = 1\nask = ChooseRole 0", **NOBLES)
    do(g, "0 take mayor")
    assert asked(g) == ["0 TakeColonist"] and offered(g, 0, "fetch") == ["noble", "colonist"]
    do(g, "0 fetch colonist")
    assert asked(g) == ["1 TakeColonist"]
    do(g, "1 fetch noble")
    assert [me.nobles for me in g.s.board] == [0, 1, 0, 0]
    assert [me.idle + sum(me.colonists.values()) for me in g.s.board] == [2, 1, 1, 1]


def test_one_noble_comes_instead_of_a_colonist_and_nothing_ends() -> None:
    g = table("colonist_ship = 3\nnoble_ship = 1\nseats.0.idle = 96\nask = ChooseRole 0", mayor="in_order", **NOBLES)
    assert g.s.colonist_supply == 1
    do(g, "0 take mayor")
    do(g, "0 fetch noble")
    while not asked(g)[0].endswith("ChooseRole"):
        seat = asked(g)[0][0]
        d = g.rules.decision(g.s, int(seat))
        assert d is not None
        do(g, f"{seat} {d.offers[0].verb} " + " ".join(d.offers[0].sample(lambda n: 0)))
    assert (g.s.noble_ship, g.s.colonist_ship, g.s.noble_supply, g.s.ending) == (1, 0, 18, [])


def test_villa_brings_a_noble_of_the_supply_else_a_colonist() -> None:
    g = town("villa", "", "colonist_ship = 3\nnoble_ship = 1\nask = ChooseRole 3")
    events = do(g, "3 take mayor")
    do(g, "3 fetch noble")
    assert [e.args for e in g.events if e.kind == "villa"] == [{"noble": 1}] and g.s.noble_supply == 19 - 1 - 1
    assert "villa" not in kinds(events)  # only when it is the owner's turn
    g = town("villa", "", "seats.1.nobles = 20\nseats.1.idle = 20\nnoble_ship = 0\nask = ChooseRole 0")
    assert [e.args for e in do(g, "0 take mayor") if e.kind == "villa"] == [{"noble": 0}]


def test_where_nobles_stand_is_asked_where_it_matters() -> None:
    lines = """
        seats.0.city = chapel hacienda land_office
        seats.0.nobles = 1
        seats.0.island = corn=2
        seats.0.idle = 4
        ask = PlaceColonists 0
    """
    g = table(lines, mayor="in_order", **NOBLES)
    do(g, "0 place corn=1 chapel=1 hacienda=1 land_office=1")
    d = g.rules.decision(g.s, 0)
    assert d is not None and d.ask == "PlaceNobles"
    (offer,) = d.offers
    assert isinstance(offer, Spread) and (offer.bins, offer.low, offer.high) == (("chapel", "land_office"), 0, 1)
    do(g, "0 station land_office=1")
    assert g.s.board[0].stations == {"land_office": 1}
    view = g.rules.view(g.s, 1).seats[0]
    assert view.nobles == {"land_office": 1} and view.idle_nobles == 0


def test_nobles_who_find_no_other_room_stand_where_it_matters() -> None:
    lines = "seats.0.city = chapel\nseats.0.nobles = 1\nseats.0.idle = 1\nseats.0.island = quarry\n"
    g = table(lines + "ask = PlaceColonists 0", mayor="in_order", **NOBLES)
    do(g, "0 place chapel=1")
    assert g.s.board[0].stations == {"chapel": 1} and asked(g) != ["0 PlaceNobles"]


# -- buildings ------------------------------------------------------------------------------------
def test_land_office_with_a_colonist_buys_before_or_after_the_sale() -> None:
    rest = "seats.0.doubloons = 0\nseats.0.goods = corn=1\npile = coffee\nask = Sell 0"
    g = town("land_office", "", rest)
    assert not offered(g, 0, "buy_tile")  # no doubloon yet
    do(g, "0 sell corn")
    assert asked(g) == ["0 Sell"] and offered(g, 0, "buy_tile") == [""]
    events = do(g, "0 buy_tile")
    assert events[0].args == {"tile": "coffee", "cost": 1} and g.s.board[0].doubloons == 0
    assert g.s.board[0].island["coffee"] == 1 and asked(g) == ["1 ChooseRole"]


def test_land_office_is_used_once_and_declining_is_the_end() -> None:
    rest = "seats.0.doubloons = 5\nseats.0.goods = corn=1\nask = Sell 0"
    g = town("land_office", "", rest)
    do(g, "0 buy_tile")
    assert not offered(g, 0, "buy_tile") and offered(g, 0, "sell") == ["corn"]
    do(g, "0 sell corn")
    assert asked(g) == ["1 ChooseRole"]


def test_land_office_with_a_noble_sells_a_plantation_only() -> None:
    rest = "seats.0.island = corn=1 quarry=1\nseats.0.colonists = land_office=1 corn=1\nask = Sell 0"
    g = town("land_office", "land_office", rest)
    assert offered(g, 0, "sell_tile") == ["corn"] and not offered(g, 0, "buy_tile")
    before = g.s.board[0].doubloons
    do(g, "0 sell_tile corn")
    me = g.s.board[0]
    assert (me.doubloons, me.island, me.idle, g.s.discards[-1]) == (before + 1, {"quarry": 1}, 1, "corn")


def test_land_office_and_forest_house() -> None:
    rest = "seats.0.doubloons = 1\npile = coffee\nask = Sell 0"
    g = town("land_office forest_house", "", rest, **BOTH)
    do(g, "0 buy_tile")
    assert asked(g) == ["0 LayTile"] and g.rules.brief(g.s, 0)["by"] == "land_office"
    assert do(g, "0 lay forest")[0].args == {"tile": "forest", "cost": 1}
    assert g.s.board[0].doubloons == 0


def test_chapel_a_doubloon_or_a_point() -> None:
    for noble, want in (("", {"doubloons": 1, "points": 0}), ("chapel", {"doubloons": 0, "points": 1})):
        g = town("chapel", noble, "ask = ChooseRole 0")
        assert [e.args for e in do(g, "0 take craftsman") if e.kind == "chapel"] == [want]


def test_jeweler_a_doubloon_for_each_noble_and_two_for_the_guild_hall() -> None:
    lines = "seats.0.colonists = jeweler=1 guild_hall=1 indigo=1\nseats.0.idle = 2\nseats.0.island = indigo\n"
    g = town("jeweler guild_hall", "", lines + "seats.0.nobles = 3\nask = ChooseRole 0")
    assert [e.args for e in do(g, "0 take craftsman") if e.kind == "jeweler"] == [{"n": 3}]
    assert {line.id: line.points for line in g.rules.scores(g.s)[0].lines}["guild_hall"] == 2


def test_hunting_lodge_with_a_colonist_clears_a_plantation() -> None:
    rest = (
        "seats.0.island = corn=2 quarry=1\nseats.0.colonists = hunting_lodge=1 corn=1\nask = HuntingLodge 0 settler=3"
    )
    g = town("hunting_lodge", "", rest)
    assert offered(g, 0, "discard_tile") == ["corn"]
    do(g, "0 discard_tile corn")
    assert g.s.board[0].colonists["corn"] == 1 and g.s.board[0].idle == 0  # the empty one goes first
    assert g.s.board[0].island["corn"] == 1


def test_hunting_lodge_with_a_noble_pays_for_the_emptiest_island() -> None:
    others = "".join(f"seats.{s}.island = corn=2\n" for s in (1, 2, 3))
    for mine, points in (("corn=1", 2), ("corn=2", 0)):
        rest = f"seats.0.island = {mine}\n{others}ask = HuntingLodge 0 settler=3"
        g = town("hunting_lodge", "hunting_lodge", rest)
        assert g.s.board[0].points == points


def test_hunting_lodge_may_clear_a_forest() -> None:
    rest = "seats.0.island = forest=1\nask = HuntingLodge 0 settler=3"
    g = town("hunting_lodge forest_house", "", rest, **BOTH)
    under = g.s.board[0].forests[0]
    assert do(g, "0 discard_tile forest")[0].args == {"tile": "forest", "under": under}
    assert g.s.discards == [under] and "forest" not in g.s.board[0].island


def test_zoning_office_small_for_a_colonist_large_for_a_noble() -> None:
    g = town("zoning_office", "", "seats.0.doubloons = 8\nask = Build 0 builder=3")
    assert {"wharf no"} <= set(offered(g, 0, "build")) and "fortress no" not in offered(g, 0, "build")
    g = town("zoning_office", "zoning_office", "seats.0.doubloons = 8\nask = Build 0 builder=3")
    assert {"fortress no"} <= set(offered(g, 0, "build")) and "wharf no" not in offered(g, 0, "build")


def test_royal_supplier_kinds_up_to_the_nobles_before_loading() -> None:
    rest = """
        seats.0.goods = corn=2 indigo=1 sugar=1
        seats.0.colonists = royal_supplier=1 corn=1
        seats.0.island = corn
        seats.0.idle = 1
        ask = ChooseRole 0
    """
    g = town("royal_supplier", "", rest + "\nseats.0.nobles = 2")
    do(g, "0 take captain")
    assert asked(g) == ["0 Deliver"]
    assert offered(g, 0, "deliver") == ["corn+indigo", "corn+sugar", "indigo+sugar", "corn", "indigo", "sugar"]
    assert do(g, "0 deliver corn+sugar")[0].args == {"goods": ["corn", "sugar"], "points": 2}
    assert asked(g) == ["0 Load"] and g.s.board[0].points == 2  # no privilege for it


def test_union_hall_counts_before_the_royal_supplier() -> None:
    rest = "seats.0.goods = corn=2\nseats.0.idle = 1\nask = ChooseRole 0"
    g = town("royal_supplier union_hall", "", rest + "\nseats.0.nobles = 1", **BOTH)
    events = do(g, "0 take captain")
    assert kinds(events)[-1] == "union_hall" and asked(g) == ["0 Deliver"]


def test_nobles_and_royal_garden_score() -> None:
    lines = "seats.0.colonists = royal_garden=1 fortress=1\nseats.0.idle = 4\nseats.0.nobles = 3\nask = ChooseRole 0"
    g = table("seats.0.city = royal_garden fortress\n" + lines, **NOBLES)
    points = {line.id: line.points for line in g.rules.scores(g.s)[0].lines}
    assert (points["nobles"], points["royal_garden"], points["fortress"]) == (3, 3, 2)
    assert {line.id: line.points for line in g.rules.scores(g.s)[1].lines}["nobles"] == 0


# -- nobles among other people --------------------------------------------------------------------
def test_hospice_takes_a_noble_from_the_ship_when_no_colonist_is_left() -> None:
    rest = "colonist_supply = 0\ncolonist_ship = 0\nnoble_ship = 1\nseats.1.idle = 99\nask = Settle 0"
    g = town("hospice", "", rest)
    tile = g.s.face_up[0]
    assert f"{tile} noble" in offered(g, 0, "settle") and f"{tile} yes" not in offered(g, 0, "settle")
    do(g, f"0 settle {tile} noble")
    assert g.s.board[0].nobles == 1 and g.s.noble_ship == 0


def test_a_noble_may_be_given_to_the_black_market() -> None:
    rest = "seats.0.doubloons = 2\nseats.0.idle = 1\nask = Build 0 builder=3"
    g = town("black_market", "", rest + "\nseats.0.nobles = 1", **BOTH)
    ways = [o for o in offered(g, 0, "black_market") if o.startswith("indigo_plant")]
    assert "indigo_plant no windrose noble none no" in ways
    do(g, "0 black_market indigo_plant no windrose noble none no")
    assert g.s.board[0].nobles == 0 and g.s.noble_supply == 19


def test_a_noble_guest_goes_to_the_chapel() -> None:
    rest = "seats.0.colonists = guest_house=2\nask = ChooseRole 0"
    g = table(
        "seats.0.city = guest_house chapel\nseats.0.nobles = 1\nseats.0.stations = guest_house=1\n" + rest, **BOTH
    )
    assert {"chapel colonist", "chapel noble"} <= set(offered(g, 0, "guest"))
    do(g, "0 guest chapel noble")
    assert g.s.board[0].stations == {"chapel": 1} and "chapel noble" not in offered(g, 0, "guest")
