"""Views of Santa Maria for pictures: out of whole games played by chance, and the fullest of all tables."""

from __future__ import annotations

import random
from functools import cache

import msgspec

from bot.games import GAMES
from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.view import LaidView, PlaceView, SeatView, ShipView, SpaceView, View
from bot.games.santa_maria.view.build import catalogue
from bot.rules import Action
from bot.rules.offers import any_answer

NAMES = {"en": ("Anna", "Boris", "Vera", "Gleb", "Dina"), "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина")}
_IDLE = ("retire", "sell", "buy", "decline", "move_die")
BISHOPS = ("bishop_square", "bishop_ships", "bishop_towns", "bishop_colonists", "bishop_terrain", "bishop_diverse")
SCHOLARS = (
    "astronomy", "taxation", "botany", "philosophy", "mathematics", "engineering", "industrialization",
    "basic_economy", "advanced_economy", "logistics",
)  # fmt: skip

EFFECTS = catalogue(SantaMaria().box).effects


@cache
def game(seats: int, **options: str) -> tuple[View, ...]:
    """The view of seat 0 at every question of a game that somebody leaning towards building played."""
    played, chance = GAMES["santa_maria"](options), random.Random(seats)
    play = played.begin(seats, bytes(31) + bytes((seats,)))
    found: list[View] = []
    while questions := played.pending(play.s):
        found.append(played.view(play.s, 0))
        question = chance.choice(questions)
        for _ in range(8):
            offer, words = any_answer(question.offers, chance.randrange)
            if offer.verb not in _IDLE:
                break
        played.step(play, Action(question.seat, offer.verb, words))
    return (*found, played.view(play.s, 0))


def full(seats: int = 4, scholars: tuple[str, ...] = SCHOLARS[:3], bishops: tuple[str, ...] = BISHOPS[:3]) -> View:
    """A table at its fullest: every cell built, every count large and unlike its neighbours, monks everywhere."""
    view = game(seats, blue_dice="own")[len(game(seats)) // 2]
    everybody = tuple(range(seats))
    places = [
        PlaceView(place, kind, points, {}, everybody, EFFECTS[place])
        for kind, points, some in (("scholar", 3, scholars), ("bishop", -2, bishops))
        for place in some
    ]
    places += [msgspec.structs.replace(p, seats=everybody) for p in view.places if p.kind == "mission"]
    return msgspec.structs.replace(
        view,
        seats=tuple(_seat(seat, view, scholars) for seat in view.seats),
        white=(1, 1, 2, 2, 2, 3, 4, 5, 5, 6, 6, 6),
        blue_left=11,
        doubles=tuple(tile for tile in view.tiles.values() if tile.shape == "double")[:5],
        triples=tuple(tile for tile in view.tiles.values() if tile.shape == "triple")[:5],
        double_pile=14,
        triple_pile=13,
        ship_pile=29,
        places=tuple(places),
        spaces=tuple(SpaceView(s.space, i if i < seats - 1 else None, s.gains) for i, s in enumerate(view.spaces)),
        conquest=((), (), everybody[::-1], *((),) * 8),
        religion=(*((),) * 17, everybody, ()),
    )


def _seat(seat: SeatView, view: View, scholars: tuple[str, ...]) -> SeatView:
    kinds = sorted(view.buildings)
    cells = tuple(kinds[(i + 5 * seat.seat) % len(kinds)] for i in range(36))
    n = seat.seat + 1
    ships = (ShipView("sh01", {"wood": 1, "grain": 1}, 2), ShipView("sh24", {"wood": 2, "sugar": 1, "gem": 1}, 10))
    return msgspec.structs.replace(
        seat,
        coins=20 + n,
        points=None if seat.seat == 1 else 100 + n,
        goods=dict(zip(seat.goods, (n % 4, 3, (n + 1) % 4, 1, 2), strict=True)),
        cells=cells,
        laid=(LaidView("l01", ("B2", "C2", "B3")),),
        dice={"A1": "white_3", "B2": "blue_6", "F6": "white_1", "C4": "white_6"},
        paid={"A2": 1, "E5": n + 1, "F1": 9},
        next_cost=n + 2,
        blue=(1, 6)[: 1 + n % 2],
        white_used=n % 4,
        blue_used=1,
        unlocked=2 + n % 2,
        monks=5 - n % 3,
        scholars=(*scholars, SCHOLARS[-1]),
        own_scholar=SCHOLARS[-1],
        own_effect=EFFECTS[SCHOLARS[-1]],
        harbour={dock: (ships * 4)[: (2 * k + n) % 8] for k, dock in enumerate(seat.harbour)},
        space="coins" if n == 1 else "",
    )
