"""What is looked up or reckoned fast, against the plain rule: placements, islets, storage, discounts, payments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from bot.games.cooper_island import CooperIsland
from bot.games.cooper_island.components.goods import CUBES, GOODS
from bot.games.cooper_island.play.landscape import islet_places, lie, placements, sites
from bot.games.cooper_island.play.payment import discounts, units
from bot.games.cooper_island.play.storage import fits, room
from bot.games.cooper_island.state import Seat, State
from bot.rules import Rng, hexes
from bot.rules.spreads import Spread

from ..tables import by_building, enrich

RULES = CooperIsland()
BOX = RULES.box


def states() -> Iterator[State]:
    """Tables of games by chance, at one moment in so many."""
    for seed in range(9):
        g, chance = RULES.begin(2 + seed % 3, bytes([seed]) * 32, record=False), Rng(b"%d" % seed)
        rnd, n = random.Random(seed), 0
        while questions := g.open_questions():
            if seed % 3 and type(questions[0].ask).__name__ == "Turn":
                enrich(g, questions[0].ask.seat, chance.below)
                g._offers.clear()
            offer, words = by_building(g.offers_of(questions[0].ask), chance.below)
            g.answer(questions[0], offer, words)
            n += 1
            if rnd.randrange(12) == 0:
                yield g.s


def near(a: str, b: str) -> bool:
    return BOX.land.hex[b] in hexes.neighbours(BOX.land.hex[a])


def at(me: Seat, name: str) -> tuple[str, int, str]:
    i = BOX.land.index[name]
    return me.terrain[i], me.level[i], me.on[i]


def borders(me: Seat, name: str) -> bool:
    """Whether a space lies next to an explored one."""
    return any(at(me, other)[1] for other in BOX.land.names if near(name, other))


def half_fits(me: Seat, name: str, terrain: str) -> bool:
    on, level, what = at(me, name)
    return not what and (not level or terrain in (on, "settlement"))


def plainly(me: Seat, levelling: bool) -> set[tuple[str, ...]]:
    """Every way to lay a double tile, by trying all."""
    found = set()
    for double in BOX.doubles.values():
        if not me.tiles[double.id]:
            continue
        for (t, u), (a, b) in product(double.sides, product(BOX.land.names, repeat=2)):
            if not near(a, b) or not half_fits(me, a, t) or not half_fits(me, b, u):
                continue
            low, high = sorted((at(me, a)[1], at(me, b)[1]))
            if not high and not (borders(me, a) or borders(me, b)):
                continue
            if low != high and not (levelling and high - low == 1):
                continue
            cubes = ("stone", "gold") if "mountain" in (t, u) and high + 1 >= 3 else ("none",)
            order = list(BOX.terrains)
            first, second = ((t, a), (u, b)) if order.index(t) < order.index(u) else ((u, b), (t, a))
            found |= {(f"{first[0]}_{second[0]}", first[1], second[1], cube) for cube in cubes}
    return found


def test_placements_islets_and_sites() -> None:
    seen = 0
    for s in states():
        for me in s.board:
            here = lie(BOX, me)
            for levelling in (False, True):
                words = placements(BOX, me, here, levelling)
                assert len(set(words)) == len(words)
                assert set(words) == plainly(me, levelling)
                seen += len(words)
            assert set(islet_places(BOX, me, here, False)) == islets(me)
            free = [i for i, level in enumerate(me.level) if level and not me.on[i]]
            top = max((me.level[i] for i in free), default=0)
            assert sites(me, here) == [i for i in free if me.level[i] == top]
    assert seen > 10_000


def islets(me: Seat) -> set[tuple[str, ...]]:
    found = set()
    for water, name in product(BOX.land.waters, BOX.land.names):
        stop = water[:2]
        touches = BOX.land.hex[name] in hexes.neighbours(BOX.land.water_hex[water])
        _, level, what = at(me, name)
        if touches and not level and not what and borders(me, name) and not any(w.startswith(stop) for w in me.islets):
            found |= {(islet, water, name) for islet in BOX.islets if islet not in me.islets.values()}
    return found


def test_room_is_what_a_matching_of_goods_and_cells_leaves() -> None:
    """Small cards 14 and 15 in every mix, by trying to put each good into each kind of cell."""
    me = next(states()).board[0]
    for cards, stored in product(
        ([], ["small_14"], ["small_15"], ["small_14", "small_15"]),
        product((0, 2, 5), (0, 3), (0,), (0,), (0, 2, 3), (0, 1)),
    ):
        me.small, me.stored, me.boats = list(cards), dict(zip(GOODS, stored, strict=True)), {}
        me.left = {"small": 2, "large": 2, "fortress": 1}

        def possible(goods: dict[str, int], cards: list[str] = cards) -> bool:
            gold = min(2, goods["gold"] + goods["cloth"]) if "small_14" in cards else 0
            coins = min(2, goods["coin"]) if "small_15" in cards else 0
            return sum(goods.values()) - gold - coins <= 5

        if not possible(me.stored):
            continue
        left = room(BOX, me)
        for good in GOODS:
            most = next(n for n in range(30) if not possible({**me.stored, good: me.stored[good] + n})) - 1
            assert left[good] == most, (cards, me.stored, good)
        for pair in combinations(GOODS, 2):
            assert fits(BOX, me, pair) == possible({g: n + pair.count(g) for g, n in me.stored.items()})


def test_discounts_are_all_that_can_be_taken_off() -> None:
    me = next(states()).board[0]
    me.small = []
    assert set(discounts(BOX, me, "boat", {"coin": 1, "wood": 2}, 2)) == {"coin+wood", "wood+wood"}
    assert discounts(BOX, me, "boat", {"coin": 1, "wood": 2}, 0) == {"none": {"coin": 1, "wood": 2}}
    cost = {"wood": 6, "stone": 3, "gold": 3, "cloth": 3}
    pairs = {"+".join(sorted(p, key=list(cost).index)) for p in product(cost, repeat=2)}
    assert set(discounts(BOX, me, "building", cost, 2)) == pairs
    me.small = ["small_2"]
    assert discounts(BOX, me, "boat", {"coin": 1, "wood": 1}, 2) == {"coin+wood": {}}
    assert discounts(BOX, me, "statue", {"wood": 2, "gold": 2}, 0) == {"wood": {"wood": 1, "gold": 2}}
    assert discounts(BOX, me, "cargo", {"gold": 2, "cloth": 2}, 0) == {"none": {"gold": 2, "cloth": 2}}


def test_payments_are_all_that_leave_nothing_out() -> None:
    """Every choice of units that is enough, and of which none could be kept."""
    seen = 0
    for s in states():
        for me in s.board:
            for good in CUBES:
                caps, worth = units(BOX, me, (good,))
                most = sum(n * worth[unit] for unit, n in caps.items())
                for n in range(1, min(most, 7) + 1):
                    spread: Any = Spread(
                        "pay", tuple(caps), tuple(caps.values()), tuple(worth.values()), n, most, lean=True
                    )
                    found = {frozenset(words) for words in spread.answers()}
                    assert found == enough(caps, worth, n)
                    seen += len(found)
    assert seen > 500


def enough(caps: dict[str, int], worth: dict[str, int], n: int) -> set[frozenset[str]]:
    found = set()
    for counts in product(*(range(cap + 1) for cap in caps.values())):
        taken = dict(zip(caps, counts, strict=True))
        total = sum(k * worth[unit] for unit, k in taken.items())
        if total >= n and all(total - worth[unit] < n for unit, k in taken.items() if k):
            found.add(frozenset(f"{unit}={k}" for unit, k in taken.items() if k))
    return found
