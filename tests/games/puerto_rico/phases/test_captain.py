"""Loading and storing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.phases.captain import Load
from bot.games.puerto_rico.play.ships import berths, in_any_order
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_example_of_the_rulebook() -> None:
    """Rulebook 003, Captain, example with four players."""
    g = table("""
        ships.6 = corn 3
        seats.0.goods = corn=2 sugar=6
        seats.1.goods = sugar=2 tobacco=3
        seats.2.goods = corn=2 tobacco=1
        seats.3.goods = corn=1 indigo=5
        ask = Load 0
    """)
    assert offered(g, 0, "load") == ["corn 6", "sugar 7"]
    do(g, "0 load sugar 7")
    assert offered(g, 1, "load") == ["sugar 7", "tobacco 5"]
    do(g, "1 load sugar 7")
    assert offered(g, 2, "load") == ["corn 6", "tobacco 5"]
    events = do(g, "2 load tobacco 5")
    assert [(e.seat, e.args["points"]) for e in events if e.kind == "loaded"] == [(2, 1), (3, 1), (0, 2), (1, 3)]
    assert [me.points for me in g.s.board] == [9, 4, 1, 1]
    assert [(ship.size, ship.good, ship.load) for ship in g.s.ships] == [(5, "tobacco", 4), (6, "", 0), (7, "", 0)]


def test_an_empty_ship_must_take_the_most() -> None:
    g = table("seats.0.goods = corn=6 coffee=4\nask = Load 0")
    assert offered(g, 0, "load") == ["corn 6", "corn 7", "coffee 5", "coffee 6", "coffee 7"]
    g = table("seats.0.goods = corn=9\nask = Load 0")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].points == 8  # forced onto the largest; then only the barrel


def test_a_good_goes_only_to_its_own_ship() -> None:
    g = table("ships.5 = corn 5\nseats.0.goods = corn=1 indigo=1\nseats.1.goods = corn=3\nask = Load 0", loading="ask")
    assert offered(g, 0, "load") == ["indigo 6", "indigo 7"]
    do(g, "0 load indigo 6")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[1].points == 0  # no room for the corn of the other


def test_loading_ask_puts_the_only_answer() -> None:
    forced = "ships.5 = corn 1\nseats.0.goods = corn=1\nask = Load 0"
    assert asked(table(forced)) == ["1 ChooseRole"]
    g = table(forced, loading="ask")
    assert asked(g) == ["0 Load"] and offered(g, 0, "load") == ["corn 5"]


WHARF = "seats.0.city = wharf\nseats.0.colonists = wharf=1\n"


def test_wharf_may_be_used_though_a_ship_could_be_loaded_once_a_phase() -> None:
    g = table(WHARF + "ships.5 = corn 4\nseats.0.goods = corn=3 coffee=2\nask = Load 0")
    assert offered(g, 0, "wharf") == ["corn", "coffee"] and not offered(g, 0, "decline")
    events = do(g, "0 wharf corn")
    assert events[0].args == {"good": "corn", "n": 3, "points": 4} and g.s.goods["corn"] == 10 - 4
    assert offered(g, 0, "load") == ["coffee 6", "coffee 7"] and not offered(g, 0, "wharf")


def test_passing_on_the_wharf_is_not_final_while_others_load() -> None:
    ships = "ships.5 = corn 4\nships.6 = sugar 1\nships.7 = tobacco 1\n"
    g = table(WHARF + ships + "seats.0.goods = indigo=3\nseats.1.goods = corn=1 sugar=1\nask = Load 0")
    assert not offered(g, 0, "load")
    do(g, "0 decline")
    do(g, "1 load corn 5")
    assert asked(g) == ["0 Load"]
    events = do(g, "0 decline")
    assert kinds(events) == ["declined", "loaded"]  # the sugar goes by itself
    do(g, "0 decline")
    assert kinds(g.events)[-2:] == ["discarded", "ships_emptied"] and asked(g) == ["1 ChooseRole"]


def test_harbor_pays_each_loading_the_wharf_too() -> None:
    """Rulebook 003, Harbor, example: 3 tobacco, 2 sugar, the rest by the wharf: 3 + 1, 2 + 1, 2 + 1."""
    g = table("""
        seats.0.city = wharf harbor
        seats.0.colonists = wharf=1 harbor=1
        seats.0.goods = tobacco=5 sugar=2
        ships.5 = tobacco 2
        ships.6 = sugar 1
        ask = Load 0 captain=3
    """)
    assert do(g, "0 load tobacco 5")[0].args["points"] == 4
    assert do(g, "0 load sugar 6")[0].args["points"] == 3
    assert do(g, "0 wharf tobacco")[0].args["points"] == 3


def test_points_go_on_on_paper_and_the_round_is_finished() -> None:
    g = table("seats.1.points = 99\nseats.0.goods = corn=3\nask = Load 0")
    do(g, "0 load corn 5")
    assert (g.s.board[0].points, g.s.points_left, g.s.paper, g.s.ending) == (4, 0, 3, ["points"])
    assert asked(g) == ["1 ChooseRole"]


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


def test_small_wharf_any_barrels_half_points_once() -> None:
    g = town("small_wharf", "seats.0.goods = corn=3 indigo=2\nask = Load 0 captain=3")
    d = g.rules.decision(g.s, 0)
    offer = d.offer("small_wharf")
    assert (offer.bins, offer.caps, offer.low, offer.high) == (("corn", "indigo"), (3, 2), 1, 5)
    assert do(g, "0 small_wharf corn=2 indigo=1")[0].args == {"goods": {"corn": 2, "indigo": 1}, "points": 1}
    assert g.rules.decision(g.s, 0).offer("small_wharf") is None


# -- storing and shipping -------------------------------------------------------------------------
SHIPS = "ships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = corn 7\n"


def test_small_wharf_beside_the_wharf_with_harbor_and_privilege() -> None:
    lines = "drafted = small_wharf wharf harbor\n" + SHIPS + "seats.0.goods = indigo=3 corn=1\nask = Load 0"
    g = town("small_wharf wharf harbor", lines)
    assert offered(g, 0, "decline") == [""]
    assert do(g, "0 small_wharf indigo=1")[0].args["points"] == 0 + 1 + 1
    assert do(g, "0 wharf indigo")[0].args["points"] == 2 + 1


def test_lighthouse_pays_each_loading_and_the_captain() -> None:
    g = town("lighthouse", "seats.0.goods = corn=3\nseats.0.doubloons = 0\nask = Load 0 captain=0")
    assert [e.args["n"] for e in g.events if e.kind == "lighthouse"] == []
    do(g, "0 load corn 5")
    assert g.s.board[0].doubloons == 2
    g = town("lighthouse", "seats.0.goods = corn=3\nseats.0.doubloons = 0\nask = Load 0 captain=3")
    do(g, "0 load corn 5")
    assert g.s.board[0].doubloons == 1


def test_lighthouse_pays_a_captain_who_ships_nothing() -> None:
    g = town("lighthouse", "seats.0.doubloons = 0\nask = ChooseRole 0")
    do(g, "0 take captain")
    assert g.s.board[0].doubloons == 1 and asked(g) == ["1 ChooseRole"]


OF_THEIR_OWN = "ships.5 = corn 1\nships.6 = indigo 1\nseats.0.goods = corn=2 indigo=2\n"


@pytest.mark.parametrize(
    ("more", "asked_for"),
    [
        ("", False),
        ("ships.7 = sugar 1\nseats.1.goods = sugar=9", False),  # another ship, and nobody else's
        ("seats.1.goods = corn=3", True),  # who is first loads more
        ("seats.1.goods = corn=2", False),  # there is room for all
        ("ships.7 = sugar 1\nseats.2.goods = coffee=1", False),  # it finds no ship
        ("seats.2.goods = coffee=1", True),  # it may begin one
        ("ships.7 = sugar 1\nseats.2.city = wharf\nseats.2.colonists = wharf=1\nseats.2.goods = coffee=1", True),
        ("seats.2.city = wharf\nseats.2.colonists = wharf=1", False),  # nothing to ship by it
    ],
)
def test_loads_whose_order_changes_nothing_are_made_without_asking(more: str, asked_for: bool) -> None:
    lines = f"{OF_THEIR_OWN}{more}\nask = Load 0"
    assert (asked(table(lines))[0] == "0 Load") == asked_for
    assert asked(table(lines, loading="ask"))[0] == "0 Load"


def test_where_the_order_is_said_to_change_nothing_it_changes_nothing() -> None:
    """Games by chance whose loads are all asked: from such a question on the same comes of whatever is answered."""
    rng, tried = random.Random(7), 0
    for number in range(60):
        options = [{}, {"nobles": "true"}, {"new_buildings": "true", "draft": "random"}][number % 3]
        rules = PuertoRico({"loading": "ask", **options})
        g = rules.begin(2 + number % 4, bytes([number] * 32))
        while questions := g.open_questions():
            offers = g.offers_of(ask := questions[0].ask)
            if isinstance(ask, Load) and len(berths(g, ask.seat)) > 1 and in_any_order(g, ask.loading):
                tried += 1
                assert len({_loaded(rules, g.s, rng) for _ in range(20)}) == 1
            offer = rng.choice(offers)
            g.answer(questions[0], offer, offer.sample(rng.randrange))
    assert tried > 40


def _loaded(rules: PuertoRico, state: Any, rng: random.Random) -> str:
    """The table once nobody loads any more."""
    g = rules.resume(rules.load(rules.dump(state)))
    while (questions := g.open_questions()) and isinstance(questions[0].ask, Load):
        (offer,) = g.offers_of(questions[0].ask)
        g.answer(questions[0], offer, offer.sample(rng.randrange))
    return repr((g.s.board, g.s.ships, g.s.goods, g.s.points_left, g.s.paper, g.s.ending, g.s.phase, g.s.taken))
