"""The numbers beside a question."""

from __future__ import annotations

from tests.games.santa_maria.tables import table


def test_briefs() -> None:
    def brief(lines: str, **options: str) -> dict[str, object]:
        g = table("first = 0\nscholars = astronomy botany engineering\n" + lines, **options)
        return dict(g.rules.brief(g.s, 0))

    turn = brief("seats.0.coins = 4\nseats.0.goods = wood=1\nseats.0.blue = 6\nseats.0.dice = B2=white_1")
    want = {"coins": 4, "goods": {"wood": 1}, "year": 1, "cost": 1, "white": 2, "blue": [6], "doubles": 5, "triples": 5}
    assert turn == want
    trade = brief("ask = Trade 0 building=trade_2\nseats.0.goods = grain=1")
    assert trade["gives"] == ["grain", "sugar"] and trade["gets"] == {"coins": 3} and trade["left"] == 1
    assert brief("ask = Religion 0\nseats.0.goods = grain=1\nseats.0.religion = 4")["n"] == 4
    assert brief("seats.0.religion = 2\nask = Recruit 0")["monks"] == 6
    assert brief("ask = Ship 0\nseats.0.coins = 99")["docks"]
    put = brief("ask = PutDie 0 die=white_2 line=B\nseats.0.religion = 3\nplaces.engineering = 0")
    assert put["die"] == "white_2" and put["line"] == "B"
