"""What is neither made nor lost on a Boonlake table."""

from __future__ import annotations

from ..state import EMINENCE, State
from .box import Box


def census_of(box: Box, s: State) -> dict[str, int]:
    """`cards`, `tiles` (grey), `pastures`, `strips`, and by seat the pieces of its colour (`0 houses`)."""
    backs = [box.tiles[tile].back for tile in s.laid.values()]
    found = {
        "cards": sum(1 for _ in s.deck.everything()) + sum(len(me.hand) + len(me.played) for me in s.board),
        "tiles": len(s.grey) + backs.count("grey") + bool(s.tile),
        "pastures": len(s.pastures) + backs.count("pasture"),
        "strips": len([x for x in s.strips if x]) + bool(s.taken),
    }
    for seat, me in enumerate(s.board):
        kinds = _standing(s, seat)
        niches = len(box.niches) - me.niches
        people = me.ranch + me.supply + niches + len(me.projects) + kinds.count("inhabitant")
        found |= {f"{seat} {what}": n for what, n in _left(box, me.removed).items()}
        found[f"{seat} inhabitants"] = people
        found[f"{seat} houses"] += kinds.count("house") + me.spare
        found[f"{seat} settlements"] += kinds.count("settlement")
        found[f"{seat} cattle"] += sum(owners.count(seat) for owners in s.cattle.values())
    if s.eminence.plays:
        kinds = _standing(s, EMINENCE)
        left = _left(box, s.eminence.removed)
        found["eminence houses"] = left["houses"] + kinds.count("house") + s.eminence.spare
        found["eminence settlements"] = left["settlements"] + kinds.count("settlement")
        found["eminence cattle"] = left["cattle"] + sum(owners.count(EMINENCE) for owners in s.cattle.values())
        found["solo_tiles"] = len(s.eminence.stack) + len(s.eminence.shown)
    return found


def _standing(s: State, seat: int) -> list[str]:
    return [piece.kind for piece in s.pieces.values() if piece.seat == seat]


def _left(box: Box, removed: dict[str, int]) -> dict[str, int]:
    """On a player board."""
    return {what: len(box.recesses[what]) - n for what, n in removed.items()}
