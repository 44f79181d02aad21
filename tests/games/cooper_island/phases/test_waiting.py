"""A question without an answer waits where a free action could open one (Rulebook 004, Free actions)."""

from __future__ import annotations

import pytest

from bot.games.cooper_island import CooperIsland

from ..tables import asked, do, offered, table, verbs

SPACES = CooperIsland().box.land.names
STATUES = {"B2": "statue", "D1": "statue", "D3": "statue"}
COVERED = " ".join(f"{at}=meadow:1:{STATUES.get(at, 'food')}" for at in SPACES)


@pytest.mark.parametrize("todo", ["place", "place+erect"])
def test_an_exchange_clears_land_for_a_tile_when_the_storage_is_full(todo: str) -> None:
    g = table(
        f"seats.0.land = {COVERED}\nseats.0.cells = T1 T2\nseats.0.recruited = points=1\nseats.0.stored = coin=5\n"
        f"seats.0.track = 0\nseats.0.tiles = double_1=1\nask = Act 0 todo={todo}"
    )
    assert asked(g) == ["0 Act"] and verbs(g) == ["finish", "exchange"]
    do(g, "0 exchange any wood 1", "0 pay S=1 A1=1 A2=1 B1=1")
    assert "meadow_settlement S A1 none" in offered(g, 0, "place")


def test_a_step_past_the_end_waits_for_the_cartographer() -> None:
    lines = "seats.0.land = S=meadow:1\nseats.0.track = 6\nseats.0.stored = none\nfirst = 0\n"
    g = table(lines + "ask = Act 0 todo=step_1")
    assert asked(g) == ["0 Act"] and verbs(g, free=False) == ["finish"]
    do(g, "0 explore forest A1")
    assert offered(g, 0, "step") == ["1"]
    do(g, "0 step 1")
    assert g.s.board[0].track == 5
    g = table(lines + "seats.0.charted = 1\nask = Act 0 todo=step_1")
    assert asked(g) != ["0 Act"]


def test_a_statue_waits_for_a_ship_that_passes_the_islet_of_ruins() -> None:
    g = table(
        "seats.0.land = S=meadow:1 A1=forest:1 A2=forest:1:wood\nseats.0.islets = L1a=islet_6@A1\n"
        "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.stored = wood=2 stone=3\nseats.0.track = 0\n"
        "ask = Act 0 todo=erect_statue"
    )
    assert asked(g) == ["0 Act"] and verbs(g, free=False) == ["finish"]
    do(g, "0 claim points none none", "0 sail one_master", "0 remove_ruin B2 T1")
    assert offered(g, 0, "erect_statue") == ["stone none T1"]


def test_goods_wait_for_an_exchange_that_empties_a_cell() -> None:
    g = table("seats.0.land = S=meadow:1\nseats.0.track = 0\nseats.0.stored = wood=5\nask = Take 0 groups=coin")
    assert asked(g) == ["0 Take"] and verbs(g) == ["decline", "exchange"]
    do(g, "0 exchange any coin 1")
    assert asked(g) == ["0 Take"] and verbs(g, free=False) == ["take", "decline"]  # now there is room
    do(g, "0 take coin")
    assert g.s.board[0].stored["coin"] == 1


def test_where_neither_a_space_nor_a_cell_is_left_one_exchanges_before_building() -> None:
    """What was paid left room for the building; goods fetched meanwhile took it away again."""
    g = table(
        "seats.0.land = S=meadow:1:food A1=forest:1:wood\nseats.0.track = 0\nseats.0.stored = wood=5\n"
        "seats.0.market = coin=1\nask = Site 0 piece=small"
    )
    do(g, "0 fetch coin")
    assert asked(g) == ["0 Site"] and verbs(g) == ["exchange"]
    do(g, "0 exchange any coin 1", "0 pay wood=4")
    assert offered(g, 0, "site") == ["S", "A1"]


def test_a_card_takes_no_space_away_that_a_building_in_hand_needs() -> None:
    lines = (
        "seats.0.land = S=meadow:1:large A1=forest:1:fortress A2=mountain:1{more}\nseats.0.large = large_13\n"
        "seats.0.lids = 1\nseats.0.crates = crate_1 crate_2\nseats.0.track = 2\nseats.0.stored = none\n"
        "ask = Site 0 piece=small"
    )
    assert "large_13" not in offered(table(lines.format(more="")), 0, "play")
    assert "large_13" in offered(table(lines.format(more=" B1=forest:1")), 0, "play")
