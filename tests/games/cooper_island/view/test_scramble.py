"""What is hidden changes when it is scrambled, and only that."""

from __future__ import annotations

import random

import msgspec

from bot.games.cooper_island import CooperIsland
from bot.games.cooper_island.state import Seat, State
from bot.games.cooper_island.view import SeatView, View
from bot.rules import Rng

from ..tables import do, table

LOOKING = (
    "seats.0.land = S=meadow:1 A1=forest:1:small\nseats.1.land = S=meadow:1 A1=forest:1:small\n"
    "seats.1.small = small_9\n"
    "ask = ChooseCard 0 deck=small"
)


def scrambled(reader: int | None, look: object) -> list[object]:
    """What `look` sees in some scrambled tables."""
    g = table(LOOKING)
    return [look(g.rules.scramble(g.s, reader, Rng(b"%d" % n))) for n in range(8)]  # type: ignore[operator]


def test_bag_and_logbooks_are_mixed_for_all() -> None:
    for reader in (None, 0, 1):
        assert len({tuple(x) for x in scrambled(reader, lambda s: s.bag.cards)}) > 1  # type: ignore[arg-type]
        assert len({tuple(x) for x in scrambled(reader, lambda s: s.logbooks.cards)}) > 1  # type: ignore[arg-type]


def test_cards_that_a_seat_looks_at_are_mixed_for_others_only() -> None:
    assert len({tuple(x) for x in scrambled(0, lambda s: s.board[0].looking)}) == 1  # type: ignore[arg-type]
    for reader in (None, 1):
        assert len({tuple(x) for x in scrambled(reader, lambda s: s.board[0].looking)}) > 1  # type: ignore[arg-type]
    assert len({tuple(x) for x in scrambled(0, lambda s: s.small.cards)}) > 1  # type: ignore[arg-type]


def test_cards_put_back_stay_where_they_lie_for_who_knows_them() -> None:
    g = table(LOOKING)
    shown = list(g.s.board[0].looking)
    do(g, f"0 choose {shown[0]}")
    for n in range(8):
        mine = g.rules.scramble(g.s, 0, Rng(b"%d" % n))
        assert mine.small.cards[:3] == g.s.small.cards[:3]
    others = {tuple(g.rules.scramble(g.s, 1, Rng(b"%d" % n)).small.cards[:3]) for n in range(8)}
    assert len(others) > 1


def test_the_chooser_alone_sees_the_cards() -> None:
    g = table(LOOKING)
    assert g.rules.view(g.s, 0).seats[0].cards == tuple(g.s.board[0].looking)
    for reader in (None, 1):
        assert g.rules.view(g.s, reader).seats[0].cards is None
        assert g.rules.view(g.s, reader).seats[0].looking == 4


# Fields of the state, and how a view tells them; "" for what is hidden or only repeats something.
TOLD = {
    "terrain": "spaces", "level": "spaces", "on": "spaces", "explored": "", "near": "", "taken": "", "cubes": "",
    "laid": "", "shores": "islets", "left": "buildings", "cells": "statue_cells", "boats": "boats", "flipped": "boats",
    "used": "large", "in_hand": "",
}  # fmt: skip
COMMON = {
    "board": "seats", "small": "small_deck", "large": "large_deck", "boxed": "", "master_up": "cargo", "setting": "",
    "rng": "", "stack": "asked", "serial": "",
}  # fmt: skip


def test_every_field_of_the_state_is_told_or_named_here() -> None:
    for state, view, other in ((Seat, SeatView, TOLD), (State, View, COMMON)):
        seen = set(view.__struct_fields__)
        for field in state.__struct_fields__:
            told = other.get(field, field)
            assert told == "" or told in seen or field == "seats", f"{state.__name__}.{field}"


def test_what_repeats_the_land_agrees_with_it() -> None:
    rules = CooperIsland()
    near = rules.box.land.near_mask
    for seed in range(6):
        g, rnd = rules.begin(2 + seed % 3, bytes([seed]) * 32, record=False), random.Random(seed)
        while g.answer_by_chance(rnd.randrange):
            for me in g.s.board:
                explored = sum(1 << i for i, level in enumerate(me.level) if level)
                cubes = sum(1 << i for i, what in enumerate(me.on) if what in msgspec.structs.asdict(me)["stored"])
                assert me.explored == explored and me.cubes == cubes
                assert me.taken == sum(1 << i for i, what in enumerate(me.on) if what)
                beside = 0
                for i, level in enumerate(me.level):
                    beside |= near[i] if level else 0
                assert me.near == beside
                assert [bool(t) for t in me.terrain] == [bool(level) for level in me.level]
