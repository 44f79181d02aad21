"""Setting up: who begins with what, colonies and town halls in their order (Rulebook 000)."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.rules import Refused, Rng
from tests.games.santa_maria.tables import asked, do, offered, table, told


def test_coins_by_turn_order_two_wood_and_a_die() -> None:
    for n in (2, 3, 4):
        g = SantaMaria().begin(n, bytes([n]) * 32)
        s = g.s
        assert [s.board[(s.first + k) % n].coins for k in range(n)] == [3, 4, 5, 6][:n]
        assert all(me.goods == {"wood": 2, "grain": 0, "sugar": 0, "gem": 0, "gold": 0} for me in s.board)
        assert all(sum(me.blue) == 1 and me.monks == 6 for me in s.board)
        assert (sum(s.white), s.blue_left, len(s.ships), len(s.display)) == (3 * n, 2 * n, 30, 10)
        assert len({me.colony for me in s.board}) == n
        assert asked(g) == [f"{s.first} Turn"]
        assert all(tile.startswith("st") for tile in s.docks.values())
        kinds = [tuple(p for p in s.places if p in rows) for rows in (g.box.scholars, g.box.bishops, g.box.missions)]
        assert [len(k) for k in kinds] == [3, 3, 4]


def test_colonies_are_chosen_from_the_right_of_the_first_player() -> None:
    g = SantaMaria({"colonies": "chosen"}).begin(3, b"c" * 32)
    first = g.s.first
    right, next_right = (first - 1) % 3, (first - 2) % 3
    assert asked(g) == [f"{right} ChooseColony"]
    assert not any(g.s.white[1:]) and not any(g.s.board[0].blue)  # dice are rolled afterwards
    do(g, f"{right} choose colony_3")
    assert asked(g) == [f"{next_right} ChooseColony"]
    assert offered(g, next_right, "choose") == ["colony_1", "colony_2", "colony_4"]
    do(g, f"{next_right} choose colony_1", f"{first} choose colony_2")
    assert asked(g) == [f"{first} Turn"] and g.s.board[right].colony == "colony_3"
    assert sum(g.s.board[first].blue) == 1


def test_town_halls_with_their_scholars_after_the_dice() -> None:
    g = SantaMaria({"setup": "advanced"}).begin(4, b"t" * 32)
    s = g.s
    halls, on_board = dict(s.halls), [p for p in s.places if p in g.box.scholars]
    assert len(set(halls.values()) | set(on_board)) == 7
    assert all(me.colony == "colony_b" and sum(me.blue) == 1 for me in s.board)
    for k in range(1, 5):
        seat = (s.first - k) % 4
        assert asked(g) == [f"{seat} ChooseTownHall"]
        hall = next(iter(s.halls))
        do(g, f"{seat} place {hall} B1 0")
        me = s.board[seat]
        assert me.scholars == [me.own_scholar] == [halls[hall]]
        assert me.cells[1:3] == [f"{hall}a", f"{hall}b"]
    assert asked(g) == [f"{s.first} Turn"] and s.halls == {}


def test_a_town_hall_covers_two_empty_cells() -> None:
    g = SantaMaria({"setup": "advanced"}).begin(2, b"u" * 32)
    seat = (g.s.first - 1) % 2
    with pytest.raises(Refused):
        do(g, f"{seat} place hall_1 D1 0")  # there is a grain field at E1
    assert len(offered(g, seat, "place")) == 4 * len(g.box.laying["hall_1"][0].fitting(g.s.board[seat].built))


def test_alone_the_set_up_is_advanced() -> None:
    g = SantaMaria({"setup": "basic"}).begin(1, bytes(32))
    assert asked(g) == ["0 ChooseTownHall"] and g.s.board[0].coins == 3


def test_shared_dice_are_rolled_together() -> None:
    events = SantaMaria({"blue_dice": "shared"}).begin(3, bytes(32)).events
    (dice,) = told(events, "dice")
    assert len(dice["white"]) == 9 and len(dice["blue"]) == 3
    assert not told(events, "blue_rolled")


def test_the_key_decides_everything() -> None:
    a, b = (SantaMaria().start(4, Rng(b"x" * 32)) for _ in range(2))
    assert SantaMaria().dump(a) == SantaMaria().dump(b)
    assert SantaMaria().dump(a) != SantaMaria().dump(SantaMaria().start(4, Rng(b"y" * 32)))


def test_five_do_not_fit() -> None:
    with pytest.raises(Refused):
        SantaMaria().begin(5, bytes(32))
    assert table().s.seats == 2
