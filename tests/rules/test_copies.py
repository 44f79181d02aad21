"""A copied state is what JSON there and back gives, and shares nothing with the one that goes on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.checks.players.tables import key_of, tables_of
from bot.games import GAMES
from bot.rules import Ask, Fork, Rng
from bot.rules.copies import copier

EVERY = 29  # answers between two copies
TABLES = [(game, tag) for game, kind in GAMES.items() for tag in tables_of(kind)]


class Part(msgspec.Struct):
    cards: list[str] = []


class Odd(msgspec.Struct):
    """Fields of every shape that a state may have."""

    rows: list[list[int]]
    parts: dict[str, Part]
    by: dict[str, list[str]]
    maybe: Part | None = None
    left_out: Part | msgspec.UnsetType = msgspec.UNSET
    pair: tuple[int, list[int]] = (0, [])


def changeable(x: Any) -> set[int]:
    """All that lies in a value and could be changed there."""
    if isinstance(x, msgspec.Struct):
        return {id(x)}.union(*[changeable(getattr(x, name)) for name in x.__struct_fields__])
    if isinstance(x, list | dict):
        return {id(x)}.union(*map(changeable, x.values() if isinstance(x, dict) else x))
    return set().union(*map(changeable, x)) if isinstance(x, tuple) else set()


@pytest.mark.parametrize("game, tag", TABLES)
def test_states_of_games(game: str, tag: str) -> None:
    rules = GAMES[game](tables_of(GAMES[game])[tag])
    g = rules.begin(rules.seat_counts[-1], key_of(13), record=False)
    chance, n = random.Random(13).randrange, 0
    while g.answer_by_chance(chance):
        n += 1
        if n % EVERY == 0:
            copy = rules.copied(g.s)
            assert type(copy) is type(g.s) and copy == rules.load(rules.dump(g.s))
            assert rules.dump(copy) == rules.dump(g.s)
            assert not changeable(copy) & changeable(g.s)
    assert n > EVERY


@pytest.mark.parametrize("more", [{}, {"maybe": Part(["a"]), "left_out": Part(["b"])}])
def test_every_shape_of_a_field(more: dict[str, Part]) -> None:
    odd = Odd([[1], [2]], {"x": Part(["y"])}, {"z": ["w"]}, **more)
    copy = copier(Odd)(odd)
    assert copy == odd and not changeable(copy) & changeable(odd)


def test_what_the_json_would_make_a_list_is_one() -> None:
    odd = copier(Odd)(Odd(((1,),), {}, {}))  # type: ignore[arg-type]
    assert odd.rows == [[1]]


def test_frames_by_what_they_are() -> None:
    fork = Fork(threads=[[Ask(seat=1)]])
    copy = copier(Fork)(fork)
    assert copy == fork and type(copy.threads[0][0]) is Ask
    assert not changeable(copy) & changeable(fork)


def test_chance_goes_its_own_way() -> None:
    rng = Rng(bytes(32))
    copy = copier(Rng)(rng)
    assert [copy.below(100) for _ in range(3)] == [rng.below(100) for _ in range(3)] and copy is not rng
