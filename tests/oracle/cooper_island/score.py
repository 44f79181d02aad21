"""What the second table counts at the end."""

from __future__ import annotations

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Board
from tests.oracle.cooper_island.seat import Seat


def counted(t: Board, me: Seat, card: str) -> int:
    """What a royal card counts."""
    return {
        "royal_1": len(me.boats),
        "royal_2": sum(me.built(kind) for kind in box.BUILDINGS),
        "royal_3": me.pieces("statue"),
        "royal_4": sum(me.seat not in lids for lids in t.cargo.values()),
        "royal_5": sum(level >= 5 for level in me.level.values()),
        "royal_6": me.unexplored(),
        "royal_7": me.area(),
    }[card]


def medal(t: Board, me: Seat, card: str) -> int:
    n, steps = counted(t, me, card), box.ROYAL[card]
    won = [m for step, m in zip(steps, box.MEDALS, strict=True) if (n <= step if card == "royal_6" else n >= step)]
    return max(won, default=0)


def royal(t: Board, me: Seat) -> int:
    """Cards with one's own workers; the last copies another with a worker of an opponent, for one less."""
    points = 0
    for card, (seat, _) in t.royal.items():
        if seat != me.seat:
            continue
        if card != "royal_8":
            points += medal(t, me, card)
            continue
        others = [c for c, (s, _) in t.royal.items() if s >= 0 and s != me.seat and c != card]
        points += max((medal(t, me, c) - 1 for c in others if medal(t, me, c)), default=0)
    return points


def cards(me: Seat) -> int:
    points = int("small_14" in me.small and me.stored["gold"] + me.stored["cloth"] >= 2)
    points += int("small_15" in me.small and me.stored["coin"] >= 2)
    up = me.face_up()
    points += me.pieces("lid") if "large_13" in up else 0
    points += len(me.flipped) if "large_14" in up else 0
    if "large_15" in up and me.pieces(*box.BUILDINGS) >= 3 and me.pieces("statue") >= 3:
        points += 3
    return points


def lines(t: Board, me: Seat) -> dict[str, int]:
    return {
        "navigation": sum(ship[1] for ship in me.ships.values()),
        "royal": royal(t, me),
        "cards": cards(me),
        "assets": me.assets() // 5,
        "anchors": -sum(ship[2] for ship in me.ships.values()),
    }


def ranks(t: Board) -> list[tuple[int, int]]:
    """Total and rank by seat; of equal totals fewer unexplored spaces are better."""
    keys = [(sum(lines(t, me).values()), -me.unexplored()) for me in t.seats]
    return [(key[0], 1 + sum(other > key for other in keys)) for key in keys]
