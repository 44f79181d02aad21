"""Why not: tiles that cannot be laid (Rulebook 003, Settler, Hacienda, Construction hut, Hospice; Forest house)."""

from __future__ import annotations

import msgspec

from bot.rules import Reason

from ..components.rows import FOREST, QUARRY
from . import Play, reasons
from .reasons import NO


class Settling(msgspec.Struct, frozen=True):
    """How a question about tiles stands, and its lines as they would have to be."""

    settler: bool  # it is the settler's
    hacienda_used: bool
    quarry_used: bool
    again: bool
    taken: bool
    hacienda_unused: str
    quarry_unused: str
    not_taken: str


def settle(g: Play, seat: int, tile: str, colonist: str, asked: Settling) -> list[Reason]:
    """Against a tile of the row or a quarry, and a colonist with it."""
    found = _second(g, seat, asked)
    if tile == FOREST:
        found.append(Reason("forest-instead", {}, (), "forest_house"))
    elif tile == QUARRY:
        found += _quarry(g, seat, asked)
    else:
        found += _row(g, tile)
    return [*found, *_comes(g, seat, colonist, asked)]


def forest(g: Play, seat: int, tile: str, colonist: str, asked: Settling) -> list[Reason]:
    """Against a plantation of the row laid as a forest."""
    found = [*_second(g, seat, asked), *reasons.lacks(g, seat, g.box.effects.foresters)]
    if tile in (FOREST, QUARRY):
        found.append(Reason("no-plantation-tile", {"tile": tile}, (), "forest_house"))
    else:
        found += _row(g, tile)
    return [*found, *_comes(g, seat, colonist, asked)]


def hacienda(g: Play, seat: int, what: str, asked: Settling) -> list[Reason]:
    """Against the tile that the hacienda brings."""
    s, effects = g.s, g.box.effects
    found = _second(g, seat, asked)
    if asked.again:
        found.append(Reason("first-tile-only", {"building": "hacienda"}, (), "hacienda"))
    if asked.hacienda_used:
        found.append(Reason("hacienda-used", {}, (asked.hacienda_unused,), "hacienda"))
    found += reasons.lacks(g, seat, effects.extra_tiles)
    if what == QUARRY:
        if g.rules.chosen["hacienda_hut"] != "ru":
            found.append(Reason("hacienda-hut", {}, (), "hacienda"))
        found += [*_left(g), *reasons.lacks(g, seat, effects.quarries)]
    elif not s.pile.cards:
        found.append(Reason("pile-empty", {}, (f"pile = {g.box.goods[0]}",)))
    return found


def _second(g: Play, seat: int, asked: Settling) -> list[Reason]:
    """A second tile comes by a library."""
    return reasons.lacks(g, seat, g.box.effects.doubles) if asked.again else []


def _row(g: Play, tile: str) -> list[Reason]:
    s = g.s
    if tile in s.face_up:
        return []
    return [Reason("not-face-up", {"tile": tile}, (f"face_up = {' '.join((*s.face_up, tile))}",), "settler")]


def _left(g: Play) -> list[Reason]:
    return [] if g.s.quarries else [Reason("no-quarry-left", {}, ("quarries = 1",), "settler")]


def _quarry(g: Play, seat: int, asked: Settling) -> list[Reason]:
    """The settler may have one, others with a construction hut; a second tile is one only with it."""
    found = _left(g)
    if asked.quarry_used and not asked.again:
        found.append(Reason("quarry-used", {}, (asked.quarry_unused,), "settler"))
    if not asked.settler or asked.again:
        for missing in reasons.lacks(g, seat, g.box.effects.quarries):
            found.append(Reason("quarry-for-settler", missing.args, missing.repair, "construction_hut"))
    return found


def _comes(g: Play, seat: int, colonist: str, asked: Settling) -> list[Reason]:
    """A colonist comes with a tile by a hospice, with the first one only."""
    if colonist == NO:
        return []
    found = [*reasons.comes(g, colonist), *reasons.lacks(g, seat, g.box.effects.staffs_tile)]
    if asked.taken:
        found.append(Reason("hospice-used", {}, (asked.not_taken,), "hospice"))
    return found
