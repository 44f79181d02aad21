"""The final score (Rulebook 004, End of the game; royal cards in the appendix)."""

from __future__ import annotations

import pytest

from bot.games.cooper_island.score import royal_points, tallies

from .tables import table

FOUR = "royal = royal_1 royal_2 royal_3 royal_4\n"


def lines(g: object, seat: int = 0) -> dict[str, int]:
    return {line.id: line.points for line in g.rules.scores(g.s)[seat].lines}  # type: ignore[attr-defined]


def test_every_step_is_a_point_and_every_anchor_costs_one() -> None:
    g = table(
        "seats.0.one_master = 7\nseats.0.two_master = 12\nseats.0.anchors = one_master=2 two_master=1\nask = Turn 0"
    )
    assert lines(g)["navigation"] == 19 and lines(g)["anchors"] == -3
    assert len(g.s.board[0].logbooks) == 3  # five steps each, and what is left over


def test_five_assets_are_a_point() -> None:
    """Coins and cubes of the storage, steps of the cartographer, double tiles; all together, rounded down."""
    g = table("seats.0.stored = coin=2 wood=1\nseats.0.track = 4\nseats.0.tiles = double_1=2\nask = Turn 0")
    assert lines(g)["assets"] == 1
    g = table(
        "seats.0.stored = coin=2 wood=1\nseats.0.track = 4\nseats.0.tiles = double_1=3\nseats.0.market = wood=9\n"
        "seats.0.land = S=meadow:1:food\nask = Turn 0"
    )
    assert lines(g)["assets"] == 2


def test_cards_count_face_up_and_full() -> None:
    land = "seats.0.land = S=meadow:1:small A1=forest:1:small A2=forest:1:large B1=forest:1:large B3=forest:1:lid\n"
    base = (
        land
        + "seats.0.small = small_14 small_15\nseats.0.boats = P1=boat_1 P2=boat_2\nseats.0.flipped = boat_1 boat_2\n"
    )
    g = table(base + "seats.0.stored = coin=2 gold=1 cloth=1\nseats.0.large = large_13 large_14\nask = Turn 0")
    assert lines(g)["cards"] == 1 + 1 + 1 + 2
    g = table(
        base
        + "seats.0.stored = coin=1 gold=1\nseats.0.large = large_13 large_14\nseats.0.used = large_14\nask = Turn 0"
    )
    assert lines(g)["cards"] == 1


def test_large_15_wants_three_of_each() -> None:
    land = (
        "seats.0.land = S=meadow:1:small A1=forest:1:small A2=forest:1:large B1=forest:1:statue B3=forest:1:statue "
        "C1=forest:1:statue B2=none D1=none D3=none\nseats.0.small = small_1 small_2\nseats.0.large = large_15\n"
        "ask = Turn 0"
    )
    assert lines(table(land))["cards"] == 3
    two = land.replace("C1=forest:1:statue", "C1=forest:1").replace("D3=none", "D3=ruin")
    assert lines(table(two))["cards"] == 0


@pytest.mark.parametrize(
    ("card", "set_up", "points"),
    [
        ("royal_1", "seats.0.boats = P1=boat_1 P2=boat_2 P3=boat_3 P4=boat_4", 3),
        ("royal_1", "seats.0.boats = P1=boat_1 P2=boat_2 P3=boat_3", 0),
        ("royal_1", "seats.0.boats = P1=boat_1 P2=boat_2 P3=boat_3 P4=boat_4 P5=boat_5\nseats.0.flipped = boat_1", 5),
        ("royal_4", "seats.0.lids = 2\nseats.0.crates = crate_1 crate_2", 5),
        ("royal_5", "seats.0.land = S=meadow:5 A1=forest:6", 3),
        ("royal_6", "seats.0.land = S=meadow:1", 0),
        ("royal_7", "seats.0.land = S=forest:1 A1=forest:3 A2=forest:1 B1=forest:1 B3=forest:1 C1=meadow:1", 3),
        ("royal_7", "seats.0.land = S=forest:1 A1=forest:3 A2=meadow:1 B1=forest:1 B3=forest:1 C1=forest:1", 0),
    ],
)
def test_royal_cards_by_medal(card: str, set_up: str, points: int) -> None:
    g = table(set_up + "\nask = Turn 0")
    assert royal_points(g.s, g.rules.box, 0, card) == points  # type: ignore[attr-defined]


def test_royal_cards_count_for_who_has_a_worker_there() -> None:
    base = (
        "seats.0.boats = P1=boat_1 P2=boat_2 P3=boat_3 P4=boat_4\nseats.0.unhired = round=2 square=1\n"
        "seats.0.recruited = hire=1\nask = Turn 0\n"
    )
    assert lines(table(base + FOUR + "royal.royal_1 = 0 square"))["royal"] == 3
    assert lines(table(base + FOUR + "royal.royal_2 = 0 round"))["royal"] == 0


def test_unexplored_spaces_count_from_few_to_many() -> None:
    spaces = [
        at for row in ("S", "A1 A2", "B1 B3", "C1 C2 C3 C4", "D2 D4", "E1 E2 E3 E4", "F1 F3") for at in row.split()
    ]
    assert len(spaces) == 17  # of 22
    g = table(f"seats.0.land = {' '.join(f'{at}=forest:1' for at in spaces)}\nask = Turn 0")
    assert royal_points(g.s, g.rules.box, 0, "royal_6") == 3  # type: ignore[attr-defined]


def test_royal_8_copies_an_opponents_card_for_one_less() -> None:
    base = (
        "seats.0.boats = P1=boat_1 P2=boat_2 P3=boat_3 P4=boat_4\nseats.0.unhired = round=2 square=1\n"
        "seats.0.recruited = hire=1\nseats.1.boats = P1=boat_1 P2=boat_2\nseats.1.unhired = round=2 square=1\n"
        "seats.1.recruited = hire=1\nroyal = royal_1 royal_2 royal_3 royal_4 royal_5 royal_8\n"
        "royal.royal_8 = 0 square\n"
        "ask = Turn 0\n"
    )
    assert lines(table(base + "royal.royal_1 = 1 square", seats=3))["royal"] == 2
    assert lines(table(base + "royal.royal_2 = 1 square", seats=3))["royal"] == 0


def test_a_tie_goes_to_who_explored_more() -> None:
    g = table("seats.0.land = S=meadow:1\nseats.1.land = S=meadow:1 A1=forest:1\nask = Turn 0\nfirst = 0")
    found = tallies(g.s, g.rules.box)  # type: ignore[attr-defined]
    assert found[0].total == found[1].total and [t.rank for t in found] == [2, 1]
    even = table("seats.0.land = S=meadow:1\nseats.1.land = S=meadow:1\nask = Turn 0")
    assert [t.rank for t in tallies(even.s, even.rules.box)] == [1, 1]  # type: ignore[attr-defined]
