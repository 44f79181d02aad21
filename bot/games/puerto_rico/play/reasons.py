"""Why not: what is missing on a seat's own boards, as every chapter of the rules tells it (`Ask.why_…`)."""

from __future__ import annotations

from bot.rules import Reason

from ..components.effect_index import works
from ..components.rows import FOREST
from ..state import Seat
from . import Play, circles

NO = "no"


def lacks(g: Play, seat: int, buildings: tuple[str, ...]) -> list[Reason]:
    """None of these buildings is the seat's and occupied; [] where one is."""
    me = g.s.board[seat]
    if works(me, buildings):
        return []
    if not buildings:
        return [Reason("not-in-game")]
    own = next((b for b in buildings if b in me.city), "")
    building = own or buildings[0]
    lines = [] if own else [f"seats.{seat}.city.{building} = 1"]
    lines.append(f"seats.{seat}.colonists.{building} = 1")
    return [Reason("unoccupied" if own else "lacks-building", {"building": building}, tuple(lines), building)]


def lacks_staffed(g: Play, seat: int, buildings: tuple[str, ...], noble: bool) -> list[Reason]:
    """None of them is occupied by a noble (or by colonists alone)."""
    if found := lacks(g, seat, buildings):
        if found[0].repair and noble:
            building = found[0].args["building"]
            found = [Reason(found[0].id, found[0].args, (*found[0].repair, f"seats.{seat}.nobles.{building} = 1"))]
        return found
    me = g.s.board[seat]
    if any(b in me.colonists and (b in me.nobles) == noble for b in buildings):
        return []
    building = next(b for b in buildings if b in me.colonists)
    repair = (f"seats.{seat}.nobles.{building} = {int(noble)}",) if g.box.nobles else ()
    return [Reason("needs-noble" if noble else "needs-colonist", {"building": building}, repair, building)]


def barrels(g: Play, seat: int, good: str, n: int = 1) -> list[Reason]:
    """The seat has not so many barrels of a kind."""
    have = g.s.board[seat].goods.get(good)
    if have is None:
        return [Reason("no-good")]
    if have >= n:
        return []
    return [Reason("barrels", {"good": good, "n": n - have, "have": have}, (f"seats.{seat}.goods.{good} = {n}",))]


def comes(g: Play, who: str) -> list[Reason]:
    """Nobody of that kind may come by a hospice or a university: colonists of the supply come first."""
    s = g.s
    if who in g.staff():
        return []
    if who == "yes":
        return [Reason("nobody-left", {}, ("colonist_supply = 1",))]
    found = [Reason("colonists-first", {"n": s.colonist_supply}, ("colonist_supply = 0",))] if s.colonist_supply else []
    if not s.noble_ship:
        found.append(Reason("no-noble-aboard", {}, ("noble_ship = 1",)))
    return found


def stands(g: Play, seat: int, place: str, who: str) -> list[Reason]:
    """Nobody of that kind stands on a place of the seat's; where others do, one of them could be of that kind."""
    me = g.s.board[seat]
    if who in circles.kinds(me, place):
        return []
    args = {"place": place, "who": who}
    people, nobles = me.colonists.get(place, 0), me.nobles.get(place, 0)
    if place == circles.WINDROSE:
        people, line, noble = me.idle, f"seats.{seat}.idle = 1", f"seats.{seat}.idle_nobles"
    elif place in me.city or place in me.island:
        line, noble = f"seats.{seat}.colonists.{place} = 1", f"seats.{seat}.nobles.{place}"
    else:
        return [Reason("not-there", args)]
    lines = [] if people else [line]
    if who == "noble" or nobles:
        lines.append(f"{noble} = {nobles + 1 if who == 'noble' else nobles - 1}")
    return [Reason("nobody-there", args, tuple(lines))]


def island(seat: int, me: Seat, tile: str, n: int) -> str:
    """The `set` line of the seat's island with so many tiles of a kind."""
    tiles = {**me.island, tile: n}
    return f"seats.{seat}.island = {' '.join(f'{t}={k}' for t, k in tiles.items() if k) or 'none'}"


def single_tile(g: Play, seat: int, tile: str, who: str, kinds: tuple[str, ...]) -> list[Reason]:
    """The seat has no single tile of these kinds on which that person stands, or nobody (Nobles, Land office)."""
    me = g.s.board[seat]
    if tile not in kinds:
        return [Reason("no-such-tile", {"tile": tile})]
    have, people = me.island.get(tile, 0), me.colonists.get(tile, 0)
    if tile in me.island and who in circles.on_tiles(me, tile):
        return []
    if tile == FOREST and who != "none":
        return [Reason("no-circle", {"what": tile})]
    if who == "none":
        line = island(seat, me, tile, people + 1)
        return [Reason("no-empty-tile" if have else "no-tile", {"tile": tile}, (line,))]
    missing = stands(g, seat, tile, who)[0]
    if missing.repair:
        return [missing]
    return [Reason("no-tile", {"tile": tile}, (island(seat, me, tile, 1), *_on(seat, tile, who)))]


def _on(seat: int, tile: str, who: str) -> tuple[str, ...]:
    """The `set` lines of somebody on a tile that is not there yet."""
    noble = (f"seats.{seat}.nobles.{tile} = 1",) if who == "noble" else ()
    return (f"seats.{seat}.colonists.{tile} = 1", *noble)
