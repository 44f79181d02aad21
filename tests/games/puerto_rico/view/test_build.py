"""What a seat may see, and what it could not tell apart."""

from __future__ import annotations

from tests.games.puerto_rico.tables import asked, do, table

POINTS = "seats.0.points = 7\nseats.1.points = 5\nseats.2.points = 3\n"


def test_points_are_seen_by_their_owner_only() -> None:
    g = table(POINTS)
    view = g.rules.view(g.s, 1)
    assert [x.points for x in view.seats] == [None, 5, None, None]
    assert [x.points for x in g.rules.view(g.s, None).seats] == [None] * 4
    g = table(POINTS, points="open")
    assert [x.points for x in g.rules.view(g.s, None).seats] == [7, 5, 3, 0]


def test_view_tells_the_table() -> None:
    g = table("""
        seats.0.island = corn quarry
        seats.0.city = office guild_hall
        seats.0.colonists = quarry=1
        ships.5 = sugar 2
        house = corn indigo
        ask = Build 0
        seats.0.doubloons = 12
    """)
    view = g.rules.view(g.s, 2)
    me = view.seats[0]
    assert (me.island_free, me.city_free, me.colonists, me.roles) == (10, 9, {"quarry": 1}, ("builder",))
    assert (view.phase, view.phase_seat, view.house) == ("builder", 0, ("corn", "indigo"))
    assert [(x.size, x.good, x.load) for x in view.ships] == [(5, "sugar", 2), (6, "", 0), (7, "", 0)]
    assert next(b for b in view.buildings if b.building == "office").left == 1
    assert [(a.seat, a.ask) for a in view.asked] == [(0, "Build")]
    do(g, "0 decline")
    assert asked(g) == ["1 Build"] and g.rules.view(g.s, None).asked[0].seat == 1


def test_all_is_open_when_it_is_over() -> None:
    g = table(POINTS)
    g.rules.play_out(g, g.s.rng.below)
    view = g.rules.view(g.s, None)
    assert all(x.points is not None for x in view.seats) and len(view.scores) == 4
    assert view.scores[0].total == sum(n for _, n in view.scores[0].lines)
