"""Why not: tiles, pieces and cattle that cannot be placed on the map, ships that cannot sail there (Rulebook 001)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules import Reason

from ..components.box import Box
from ..components.effects.cards import CattleInhabitants
from ..components.region_map import space_of
from ..state import EMINENCE, Seat, State
from . import reasons
from .ground import Ground
from .levers import NONE
from .map_tiles import presences_beside
from .ship import destinations, ship_of
from .upgrades import extra_ways

MANY = 20  # inhabitants, more than anything costs


def develop(box: Box, s: State, seat: int, site: str) -> list[Reason]:
    """Against an inhabitant on a site: there is none, it is taken, or what it costs is lacking."""
    space, me = space_of(site), s.board[seat]
    row = next((on for on in box.sites_on.get((space, s.laid.get(space, "")), ()) if on.site == site), None)
    if row is None:
        return [Reason("no-site", {"site": site})]
    found = [Reason("site-taken", {"site": site, "seat": s.pieces[site].seat})] if site in s.pieces else []
    paid = [*reasons.ranch(me, seat, 1), *reasons.coins(me, seat, row.coins), *reasons.cards(me, row.cards)]
    return found + paid


def house(box: Box, s: State, seat: int, site: str, inhabitants: int) -> list[Reason]:
    """Against a house: no own inhabitant stands there, nobody can be given up, or all houses are on the map."""
    me = s.board[seat]
    found = [] if _own(s, seat, site, "inhabitant") else [Reason("no-inhabitant-there", {"site": site})]
    found += reasons.ranch(me, seat, inhabitants)
    if me.removed["houses"] == len(box.recesses["houses"]) and not me.spare:
        found.append(Reason("no-house-left"))
    return found


def _own(s: State, seat: int, site: str, kind: str) -> bool:
    piece = s.pieces.get(site)
    return piece is not None and (piece.seat, piece.kind) == (seat, kind)


def settlement(
    box: Box, s: State, seat: int, site: str, points: str, lever: str, inhabitants: int = 0, presences: int = 0
) -> list[Reason]:
    """Against a settlement: no own house, too little beside it, or its cost is lacking; so many fewer are needed."""
    me = s.board[seat]
    found = [] if _own(s, seat, site, "house") else [Reason("no-house-there", {"site": site})]
    if me.removed["settlements"] == len(box.recesses["settlements"]):
        return [*found, Reason("no-settlement-left")]
    if lever != NONE:
        found += reasons.lever(me, seat, lever, box.easy)
        if lever in box.easy:
            inhabitants += box.easy[lever].inhabitants
            presences += box.easy[lever].presences
    least = box.n.settlement_presences - presences
    if site in s.pieces and (have := presences_beside(box, s, site)) < least:
        found.append(Reason("presences", {"n": least - have, "have": have, "least": least}, (), "upgrade"))
    return found + price(box, me, seat, "settlements", box.n.settlement_inhabitants, inhabitants, points)


def price(box: Box, me: Seat, seat: int, what: str, base: int, less: int, points: str) -> list[Reason]:
    """Inhabitants for the next settlement or cattle, some of which points may replace."""
    ways = {str(given): n for n, given in extra_ways(box, replace(me, ranch=MANY), what, base, less)}
    if points not in ways:
        return [Reason("points-for-nobody", {"points": points, "ways": list(ways)}, (), "upgrade")]
    return reasons.ranch(me, seat, ways[points])


def cattle(box: Box, s: State, seat: int, at: str, points: str) -> list[Reason]:
    """Against a cattle: no pasture with room, no cattle left, or inhabitants are lacking."""
    me = s.board[seat]
    if at not in s.cattle:
        return [Reason("no-pasture", {"at": at})]
    there = len(s.cattle[at])
    if there == box.n.pasture_places:
        return [Reason("pasture-full", {"at": at, "n": there}, (), "cattle")]
    if me.removed["cattle"] == len(box.recesses["cattle"]):
        return [Reason("no-cattle-left")]
    less = sum(e.inhabitants for e in box.always(me, CattleInhabitants))
    return price(box, me, seat, "cattle", there + 1, less, points)


def lay(box: Box, s: State, seat: int, at: str, lever: str) -> list[Reason]:
    """Against a tile: one lies there or none beside it, or the lever gives nobody."""
    found = []
    if at in s.laid:
        found.append(Reason("space-filled", {"at": at}))
    elif at not in Ground(box, s).open_spaces():
        found.append(Reason("nothing-beside", {"at": at}, (), "explore"))
    if lever != NONE:
        found += reasons.lever(s.board[seat], seat, lever, box.tile_inhabitants)
        found += [] if s.board[seat].supply else [Reason("supply-empty")]
    return found


def sail(box: Box, s: State, seat: int, space: str, steps: int) -> list[Reason]:
    """Against a space of the river: it is not ahead, a ship lies there, or it is too far."""
    place, ship = box.river.place[s.round], ship_of(s, seat)
    if space not in place:
        return [Reason("other-bed", {"space": space})]
    if place[space] <= place[ship]:
        return [Reason("not-ahead", {"space": space, "ship": ship})]
    if (space,) in destinations(box, s, seat, len(place)):
        return [Reason("too-far", {"space": space, "steps": steps}, (), "river")]
    ships = {other: me.ship for other, me in enumerate(s.board)} | {EMINENCE: s.eminence.ship}
    there = next(other for other, at in ships.items() if at == space)
    return [Reason("ship-there", {"space": space, "seat": there}, (), "river")]


def cover(s: State, region: str) -> list[Reason]:
    """Against a label: a marker lies on it."""
    others = " ".join(r for r in s.covered if r != region) or "none"
    return [Reason("label-covered", {"region": region}, (f"covered = {others}",))] if region in s.covered else []
