"""Whether a free action could make possible what is not, so that a question waits that else would be passed over."""

from __future__ import annotations

from collections.abc import Iterable

from ..components.effects.base import STEP, Gain
from . import Play
from .buildings import free_cells
from .free_actions import copyable, placed_islets
from .landscape import RUIN

_TILES = ("crate", "play", "claim")  # bring a tile, or steps for the cartographer
ROOM = ("exchange", "crate", "play")  # may empty a cell of the storage
_MEANS = ("fetch", "exchange", "crate", "explore", "cultivate", "play", "claim")  # bring what is paid with


def helpers(g: Play, seat: int, action: str) -> tuple[str, ...]:
    """The free actions that could make an action possible as things stand."""
    s, me = g.s, g.s.board[seat]
    if action == "place":
        if not any(me.tiles.values()):
            return _TILES
        bare = ("store", "exchange") if me.cubes else ()  # a cube less lies there, in a full storage too
        return (*bare, "explore", "cultivate", *_TILES)
    if action == "lay_islet":
        return ("explore", *_TILES)
    if action == "build_boat":
        return _MEANS if len(me.boats) < len(g.box.piers) else ()
    if action == "erect":
        return _MEANS if any(me.left.values()) else ()
    if action == "erect_statue":
        return _MEANS if me.cells else _TILES  # a ship may pass an islet that removes a ruin
    if action == "supply":
        return _MEANS if any(seat in lids for lids in s.cargo.values()) else ()
    if action == "remove_ruin":
        if RUIN not in me.on:
            return ()
        return ("explore", *_TILES) if free_cells(g.box, me) else ("play",)
    if action == "take":
        return ROOM
    if action.startswith(STEP):  # at the end of the track it counts once the cartographer has gone back
        return () if me.charted else ("explore", "cultivate", *_TILES)
    if action in ("use_boat", "use_islet", *g.box.boats):
        return ("play", *ROOM) if _brings_goods(g, action) else ("play",)
    return ()


def _brings_goods(g: Play, action: str) -> bool:
    """Whether a boat or islet that could be used brings goods, for which room can be made."""
    if action == "use_islet":
        return any(isinstance(g.box.islets[islet].effect, Gain) for islet in placed_islets(g))
    boats = copyable(g) if action == "use_boat" else [action]
    return any(isinstance(g.box.boats[boat].effect, Gain) for boat in boats)


def helped(g: Play, seat: int, actions: Iterable[str], free: Iterable[str]) -> bool:
    """Whether one of the free actions on offer could make one of these possible."""
    verbs = set(free)
    return bool(verbs) and any(not verbs.isdisjoint(helpers(g, seat, action)) for action in actions)
