"""Bishops, colonists and the other lines of the score, the end, playing alone (Rulebook 000)."""

from __future__ import annotations

import pytest

from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.cells import SIZE
from bot.games.santa_maria.score import colonists
from bot.games.santa_maria.state import Seat
from tests.games.santa_maria.tables import asked, do, table, told

SHORT = {
    ".": "",
    "F": "grain_1",
    "W": "wood_1",
    "M": "gem_1",
    "T": "shipping",
    "H": "hall_1a",
    "1": "road_1",
    "2": "road_2",
}


def colony(*rows: str, **harbour: int) -> Seat:
    """A colony drawn in letters: Farm, Wood, Mountain, Town, Hall, 1 and 2 roads with colonists, . empty."""
    cells = [SHORT[c] for row in rows for c in row.ljust(SIZE, ".")]
    cells += [""] * (SIZE * SIZE - len(cells))
    b = box()
    docks = {dock: ["sh01"] * harbour.get(dock, 0) for dock in b.docks}
    me = Seat(goods=dict.fromkeys(b.goods, 0), coins=0, harbour=docks, monks=6, cells=cells)
    me.built = sum(1 << i for i, c in enumerate(cells) if c)
    return me


def score(bishop: str, me: Seat) -> int:
    return box().bishops[bishop].effect.score(me, box())


def test_the_square() -> None:
    assert score("bishop_square", colony("FF", "FF")) == 0
    assert score("bishop_square", colony("", ".F1T", ".FHT", ".F1T")) == 4
    assert score("bishop_square", colony("..FFFF", "..FFFF", "..FFFF", "..FFFF")) == 7
    assert score("bishop_square", colony(".FFFFF", ".FFFFF", ".FFFFF", ".FFFFF", ".FFFFF")) == 10
    assert score("bishop_square", colony(*["FFFFFF"] * 6)) == 10
    assert score("bishop_square", colony("FFF", "F.F", "FFF")) == 0
    assert score("bishop_square", colony("FFF...", "FF...F", "FF...F")) == 0  # not round the edge


def test_ships_in_one_dock() -> None:
    assert score("bishop_ships", colony()) == 0
    assert score("bishop_ships", colony(coins=2, religion=3)) == 6
    assert score("bishop_ships", colony(points=7)) == 12


def test_towns_joined_to_the_town_hall() -> None:
    """Rulebook 000, sheet of bishops: three towns joined are 6 points; those beside the hall count as joined."""
    me = colony("TH1..T", "..1.T.", "..T1T.", "T.....")
    assert score("bishop_towns", me) == 2 * 2  # beside the hall, and C3 at the end of the road; D3 is joined to C3 only
    me = colony("TH1..T", "..11T.", "..T...", "T.....")
    assert score("bishop_towns", me) == 6
    assert score("bishop_towns", colony("TTTTTT", "111111", "TTHTTT")) == 12
    assert score("bishop_towns", colony("1T1", "T.T")) == 0


def test_colonists_joined_to_the_town_hall() -> None:
    assert score("bishop_colonists", colony("H12", "..1", "2.F2")) == 4
    assert score("bishop_colonists", colony("H22222", ".22222")) == 12
    assert score("bishop_colonists", colony("HF2")) == 0


def test_the_largest_area_of_farms_forests_or_mountains() -> None:
    """Rulebook 000, sheet of bishops: four farms side by side are 8 points."""
    assert score("bishop_terrain", colony("FF.W", ".FFW", "M..W")) == 8
    assert score("bishop_terrain", colony("TTTTT")) == 0
    assert score("bishop_terrain", colony("F.F", ".F.")) == 2
    assert score("bishop_terrain", colony("WWWWWW", "W")) == 12


def test_lines_with_all_four_terrains() -> None:
    """Rulebook 000, sheet of bishops: two columns and a row are 9 points."""
    me = colony("FF.WMT", "WW", "MM", "TT")
    assert score("bishop_diverse", me) == 9
    assert score("bishop_diverse", colony("FWMH")) == 0  # a town hall is no town
    assert score("bishop_diverse", colony("FWMT", "FWMT", "FWMT", "FWMT", "FWMT")) == 12


def test_colonists_count_in_every_line_that_is_full() -> None:
    """Rulebook 000, Final score: two columns and a row are full, one colonist counts twice."""
    me = colony("...F.F", "...1.F", "...F.F", "FF1111", "...F.F", "...F.F")
    # row 4: 4 colonists; column D: D2 and D4; column F: F4
    assert colonists(me, box()) == 4 + 2 + 1
    assert colonists(colony("FFF22."), box()) == 0


END = "first = 0\nyear = 3\nscholars = astronomy botany taxation\nbishops = bishop_square bishop_ships bishop_towns\n"


def final(lines: str, last: str, seats: int = 2) -> dict[int, dict[str, int]]:
    g = table(END + lines, seats)
    do(g, last)
    assert g.s.over and asked(g) == []
    return {t.seat: {line.id: line.points for line in t.lines} for t in g.rules.scores(g.s)}


def test_goods_are_sold_and_three_coins_are_a_point() -> None:
    """Rulebook 002, Final score: three coins and goods for four more are 2 points."""
    found = final("seats.1.space = coins\nseats.0.coins = 3\nseats.0.goods = sugar=1 wood=2", "0 retire conquistador")
    assert found[0]["goods"] == 2
    assert final("seats.1.space = road\nseats.0.coins = 3\nseats.0.goods = none", "0 retire coins")[0]["goods"] == 1


def test_monks_at_scholars_and_bishops() -> None:
    """Rulebook 000, Final score: Anna has 3 for a scholar and loses 4 for two bishops."""
    lines = "seats.1.space = coins\nseats.0.religion = 8\nplaces.astronomy = 0\nplaces.bishop_ships = 0\n"
    found = final(lines + "places.bishop_square = 0\nseats.0.harbour.coins = sh01 sh02", "0 retire conquistador")[0]
    assert (found["scholars"], found["bishop_penalty"], found["bishop_ships"], found["bishop_square"]) == (3, -4, 4, 0)


def test_sets_and_tiles_of_the_harbour() -> None:
    """Rulebook 000, Final score: two sets are 6 points; then what stands on the tiles."""
    docks = {"coins": "sh01 sh02", "religion": "sh07 sh08 sh09", "conquistador": "sh03 sh04", "points": "sh05 sh06"}
    lines = "".join(f"seats.1.harbour.{dock} = {tiles}\n" for dock, tiles in docks.items())
    found = final(lines + "seats.1.space = coins", "0 retire conquistador")[1]
    assert found["harbours"] == 6
    assert found["ships"] == 2 + 3 + 4 + 4 + 5 + 3 + 3 + 3 + 4


def test_a_tie_goes_to_the_passing_space_nearest_to_the_first() -> None:
    lines = END + "seats.1.space = conquistador\nseats.0.points = 9\nseats.1.points = 9\n"
    same = "".join(f"seats.{n}.coins = 0\nseats.{n}.goods = none\n" for n in (0, 1))
    g = table(lines + same)
    events = do(g, "0 retire religion")
    first, second = g.rules.scores(g.s)
    assert (first.total, first.rank, second.rank) == (second.total, 1, 2)
    assert told(events, "over") == [{"winners": [0]}]


def test_the_scholar_beside_the_town_hall_counts_its_points() -> None:
    lines = "first = 0\nyear = 3\nscholars = astronomy botany taxation\nseats.1.space = coins\n"
    g = table(lines + "seats.0.hall = hall_1 B1 0 basic_economy", setup="advanced")
    do(g, "0 retire conquistador")
    assert g.rules.scores(g.s)[0].lines[3].points == 3


@pytest.mark.parametrize(("year", "reached", "points"), [(1, 3, 0), (1, 4, 4), (2, 5, 0), (2, 6, 5), (3, 8, 6)])
def test_alone_a_tree_must_be_passed(year: int, reached: int, points: int) -> None:
    """Rulebook 000, Solo game."""
    g = table(f"year = {year}\nseats.0.conquest = {reached}\nseats.0.points = 0", seats=1)
    events = do(g, "0 retire coins")
    assert sum(e["points"] for e in told(events, "conquest")) == points == g.s.board[0].points


def test_alone_a_hundred_points_win() -> None:
    for points, winners in ((0, []), (100, [0])):
        g = table(f"year = 3\nseats.0.points = {points}\nseats.0.goods = none\nseats.0.coins = 0", seats=1)
        assert told(do(g, "0 retire conquistador"), "over") == [{"winners": winners}]
        (tally,) = g.rules.scores(g.s)
        assert tally.rank == 1 and tally.won == bool(winners)


def feats(me: Seat, **reached: int) -> list[str]:
    from bot.games.santa_maria.components.effects import Reached

    r = Reached(
        total=reached.get("total", 0),
        colonist_points=reached.get("colonist_points", 0),
        bishop_points=reached.get("bishop_points", 0),
        sets=reached.get("sets", 0),
        chains=box().terrains.chains(me),
    )
    return [id for id, feat in box().feats.items() if feat.effect.reached(r)]


def test_achievements() -> None:
    """Rulebook 000, Solo game."""
    nothing = colony()
    assert feats(nothing, colonist_points=27, sets=3, bishop_points=29, total=119) == []
    assert feats(nothing, colonist_points=28) == ["communism"]
    assert feats(nothing, sets=4) == ["capitalism"]
    assert feats(nothing, bishop_points=30) == ["theocracy"]
    assert feats(nothing, total=120) == ["democracy"]
    assert feats(nothing, total=150) == ["democracy", "utopia"]


def test_a_chain_of_one_terrain_from_side_to_side() -> None:
    chain = ("FF....", ".FFF..", "...FFF")
    assert feats(colony(*chain)) == ["capracracy"]
    assert feats(colony("FF....", ".FWF..", "...FFF")) == []
    assert feats(colony(*["..T..."] * 6)) == ["capracracy"]
    assert feats(colony("111111")) == []  # roads are no terrain here


def test_what_is_achieved_is_told_at_the_end() -> None:
    g = table("year = 3\nseats.0.points = 130\nseats.0.goods = none", seats=1)
    events = do(g, "0 retire conquistador")
    assert told(events, "achieved") == [{"what": "democracy"}]
    assert g.rules.view(g.s, None).achieved == ("democracy",) and g.rules.view(g.s, None).goal == 100
