"""What shipping tiles are worth to a seat: their points, sets, and the income when retiring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..components.effects import Conquer, Gain, OneDock, Pray
from ..play.shipping import landings
from ..score import sets
from ..state import Seat
from .observation import Observation, Scale, prices


def income(x: Observation, seat: int, dock: str) -> float:
    """What a tile in a dock of the harbour brings each time."""
    return _income(x.scale, x.left(seat), dock)


@lru_cache(1 << 10)
def _income(scale: Scale, left: float, dock: str) -> float:
    for effect in scale.box.works[f"dock_{dock}"]:
        if isinstance(effect, Gain):
            price = prices(scale, left)
            return sum([n * price[what] for what, n in effect.gains.items()], 0.0)
        if isinstance(effect, Pray):
            return scale.w.dock_pray
        if isinstance(effect, Conquer):
            return scale.w.dock_conquer
    return 0.0


def ships(x: Observation, seat: int) -> list[tuple[str, float, Mapping[str, int]]]:
    """The shipping tiles on the common board, what each is worth in its dock, and its cost."""
    known = x.common(seat)
    found = known.ships
    if found is None:
        rows = x.box.ships
        me = x.seats[seat]
        found = known.ships = [
            (tile, max([ship(x, seat, tile, to) for to in landings(x.box, me, dock)]), rows[tile].cost)
            for dock, tile in x.docks.items()
            if tile
        ]
    return found


def ship(x: Observation, seat: int, tile: str, dock: str) -> float:
    """A shipping tile in a dock of the harbour, whatever it costs."""
    me, box, w = x.seats[seat], x.box, x.w
    value = box.ships[tile].points + x.retirings(me) * income(x, seat, dock)
    counts = [len(tiles) for tiles in me.harbour.values()]
    have, least = len(me.harbour[dock]), min(counts)
    if have == least:
        short = counts.count(least)
        value += box.n.set_points * w.set_step / (short if short == 1 or x.left(seat) > 0.4 else 4 * short)
    for place in x.bishops(seat):
        effect = box.bishops[place].effect
        if isinstance(effect, OneDock) and effect.each * have < effect.most:
            value += effect.each if have == max(counts) else effect.each * w.bishop_dock * (have / max(counts))
    return value


def laden(x: Observation, seat: int, me: Seat) -> float:
    """Shipping tiles: their points, sets, and what they will bring when retiring."""
    box, times = x.box, x.retirings(me)
    least, ahead = sets(me), x.w.ahead * min(1.0, x.left(seat))
    value = float(box.n.set_points * least)
    for dock, tiles in me.harbour.items():
        if tiles:
            value += sum([box.ships[tile].points for tile in tiles])
            value += times * len(tiles) * income(x, seat, dock)
            if len(tiles) > least:
                value += ahead
    return value
