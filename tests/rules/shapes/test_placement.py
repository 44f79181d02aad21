"""Tiles laid on a grid, turned as one likes: a thousand options and more, by bit masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial

import pytest

from bot.rules import Illegal, LazyOptions, Offer, Pick, Rng, Words, narrow, pick
from tests.rules.shapes import grid
from tests.rules.shapes.bench import BENCH, Ask, Play, Seat, Session, table

SHAPES = {"bar": ((0, 0), (0, 1)), "corner": ((0, 0), (0, 1), (1, 0)), "line": ((0, 0), (0, 1), (0, 2))}
TILES = {f"{shape}{n}": cells for shape, cells in SHAPES.items() for n in range(5)}


@cache
def placements(tile: str) -> dict[Words, int]:
    return grid.placements(tile, TILES[tile])


class Lay(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        taken = g.s.board[self.seat].taken
        yield pick(self.lay, LazyOptions(partial(grid.clear, taken), *(placements(t) for t in g.s.left)))
        yield pick(self.stop)

    def lay(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.s.board[self.seat].taken |= placements(tile)[tile, at, turn]
        g.s.left.remove(tile)
        g.then(self)

    def stop(self, g: Play) -> None:
        g.say("stopped")


def slow(taken: int, tiles: Iterable[str]) -> Iterator[Words]:
    """The same the slow way: all cells on the board, none covered."""
    for tile in tiles:
        for words, cells in placements(tile).items():
            if all(not (cells >> i & 1 and taken >> i & 1) for i in range(grid.SIZE**2)):
                yield words


def test_a_turned_tile_is_laid_where_there_is_room() -> None:
    game = Session(table(Seat(), left=TILES), Lay(0))
    assert len(game.options(0, "lay")) > 1500
    game.do(0, "lay", "line0", "A1", "0")
    assert game.s.board[0].taken == 0b111
    for words in (("bar0", "A1", "0"), ("line0", "A2", "0"), ("bar0", "F1", "0"), ("bar0", "A9", "0"), ("bar0", "A2")):
        with pytest.raises(Illegal):
            game.do(0, "lay", *words)
    game.do(0, "lay", "bar0", "A2", "0")
    game.undo(0)
    assert game.s.board[0].taken == 0b111 and "bar0" in game.s.left


def test_when_nothing_fits_the_question_answers_itself() -> None:
    full = (1 << grid.SIZE**2) - 1
    assert Session(table(Seat(taken=full), left=TILES), Lay(0)).s.said == ["stopped"]
    assert Session(table(Seat(taken=full - 0b11), left=["line0"]), Lay(0)).s.said == ["stopped"]


def test_a_sieve_and_its_list_say_the_same() -> None:
    rng = Rng(b"boards")
    for _ in range(60):
        taken = sum(1 << i for i in range(grid.SIZE**2) if rng.below(4))
        tiles = [t for t in TILES if rng.below(2)]
        lazy = LazyOptions(partial(grid.clear, taken), *(placements(t) for t in tiles))
        fitting = list(slow(taken, tiles))
        assert bool(lazy) is bool(fitting) and lazy.only() == (fitting[0] if len(fitting) == 1 else None)
        assert [words in lazy for t in TILES for words in placements(t)] == [
            words in fitting for t in TILES for words in placements(t)
        ]
        assert list(lazy) == fitting and len(lazy) == len(fitting) and lazy == tuple(fitting)
        assert bool(lazy) is bool(fitting) and list(lazy) == fitting  # also once it has been listed


def test_an_answer_is_checked_without_making_the_list() -> None:
    looked: list[int] = []

    def fits(cells: int) -> bool:
        looked.append(cells)
        return True

    offer = pick(Lay(0).lay, LazyOptions(fits, *(placements(t) for t in TILES)))
    assert offer.possible() and offer.only() is None
    assert offer.check(("line4", "A1", "0")) == ("line4", "A1", "0")
    assert len(looked) < 10
    assert len(offer.options) == sum(len(placements(t)) for t in TILES)


def test_narrowing_in_any_order_comes_to_the_same() -> None:
    offer = Session(table(Seat(), left=TILES), Lay(0)).asks(0).offers[0]
    assert isinstance(offer, Pick)
    one = narrow(offer, {"tile": "bar3", "turn": "90", "at": "B2"})
    assert one == narrow(offer, {"at": "B2", "tile": "bar3", "turn": "90"}) == [("bar3", "B2", "90")]
    assert narrow(offer, {}) == list(offer.options)


def test_random_play_lays_until_nothing_fits() -> None:
    g = BENCH.resume(Session(table(Seat(), left=TILES), Lay(0)).s)
    BENCH.play_out(g, Rng(b"lay").below)
    assert g.s.said == ["stopped"] and g.s.board[0].taken
