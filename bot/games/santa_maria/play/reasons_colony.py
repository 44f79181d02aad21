"""Why not: tiles that do not fit, and buildings and lines that cannot be activated (Rulebook 000)."""

from __future__ import annotations

from bot.rules import Reason

from ..components import dice
from ..components.cells import BIT, DIAGONALS, LINE, LINE_MASK, NAMES
from ..components.effects import AnyLine, BlueColumns, Diagonals, MoveDie
from ..state import Seat
from . import reasons
from .dice import die_cost, other_pay
from .payment import COINS
from .roads import moves
from .shipping import Harbours

FIRST_ROW = 6  # lines are six columns, then six rows


def place(g: Harbours, seat: int, tile: str, at: str, turn: str) -> list[Reason]:
    """Against an expansion tile: it is not on display, too dear, or does not lie there."""
    s, box = g.s, g.box
    costs = {shape: form.cost for shape, form in box.buyable_shapes}
    if tile not in box.tiles or box.shape_of[tile] not in costs:
        return [Reason("no-expansion", {"tile": tile})]
    found = []
    if tile not in s.display:
        found.append(Reason("not-displayed", {"tile": tile}, (f"display = {' '.join((*s.display, tile))}",)))
    return [*found, *reasons.lacks(g, seat, costs[box.shape_of[tile]]), *fits(g, seat, tile, at, turn)]


def only(g: Harbours, seat: int, tile: str, at: str, turn: str, allowed: set[str]) -> list[Reason]:
    """Against one of the tiles that are laid without paying: road tiles and town halls."""
    if tile not in allowed:
        return [Reason("other-tile", {"tile": tile})]
    return fits(g, seat, tile, at, turn)


def fits(g: Harbours, seat: int, tile: str, at: str, turn: str) -> list[Reason]:
    """It would lie over the edge, or on what is built; `other` is how else it would fit at that cell, "" for nohow."""
    me, table = g.s.board[seat], g.box.laying[tile][2]
    built, taken = me.built, me.built | me.stand
    cells = table.get((tile, at, turn))
    if cells is not None and not cells & taken:
        return []
    other = next((way[2] for way, mask in table.items() if way[1] == at and not mask & taken), "")
    if cells is None:
        return [Reason("over-the-edge", {"tile": tile, "at": at, "other": other})]
    there = [Reason("governor-there", {"at": NAMES[me.kingdoms.governor]})] if cells & me.stand & ~built else []
    if not cells & built:
        return there
    args = {"tile": tile, "at": at, "other": other, "n": (cells & built).bit_count()}
    return [Reason("covered", args, _uncovered(g, seat, cells & built)), *there]


def _uncovered(g: Harbours, seat: int, cells: int) -> tuple[str, ...]:
    """The line without the tiles that lie there; () where the cells are printed so, or the town hall's, or where
    improvements lie on tiles."""
    if g.s.board[seat].improved:
        return ()
    left = []
    for tile, at, turn in g.s.board[seat].laid:
        mask = g.box.laying[tile][2][tile, at, turn]
        if g.box.shape_of[tile] == "hall" or not mask & cells:
            left += [] if g.box.shape_of[tile] == "hall" else [f"{tile}@{at}@{turn}"]
        else:
            cells &= ~mask
    return () if cells else (f"seats.{seat}.tiles = {' '.join(left) or 'none'}",)


def activate(g: Harbours, seat: int, at: str) -> list[Reason]:
    """Against one building with coins: there is none, it is in use, or the coins do not suffice."""
    me = g.s.board[seat]
    if not me.works & BIT[at]:
        return [Reason("no-building", {"at": at})]
    found = _busy(seat, me, at)
    return [*found, *reasons.coins(g, seat, len(me.paid) + 1 - (at in me.paid))]


def _busy(seat: int, me: Seat, at: str) -> list[Reason]:
    if me.stand & BIT[at]:
        return [Reason("governor-there", {"at": at})]
    for name, there in (("dice", me.dice), ("paid", me.paid)):
        if at in there:
            left = " ".join(f"{cell}={n}" for cell, n in there.items() if cell != at) or "none"
            return [Reason("in-use", {"at": at}, (f"seats.{seat}.{name} = {left}",))]
    return []


def take(g: Harbours, seat: int, die: str, line: str, pay: str) -> list[Reason]:
    """Against a die for a line: it is not there, not for such a line, or cannot be changed to it."""
    me, box = g.s.board[seat], g.box
    colour = dice.face(die)[0]
    column = LINE[line] < FIRST_ROW
    found = lies(g, seat, die)
    if line in DIAGONALS:
        if not box.ability(me, Diagonals):
            found.append(Reason("no-archery", {}, reasons.trained(g, seat, Diagonals), "archery"))
    elif column != (colour == "white") and not (column and box.ability(me, BlueColumns)):
        repair = reasons.trained(g, seat, BlueColumns) if column else ()
        found.append(Reason("columns-only" if colour == "white" else "rows-only", {"die": die}, repair))
    if not LINE_MASK[LINE[line]] & me.works & ~me.busy:
        found.append(Reason("nothing-free", {"line": line}))
    found += reasons.coins(g, seat, die_cost(box, die, line, pay).get(COINS, 0))
    if pay == COINS:
        return found
    other = other_pay(box, me)
    if not other:
        found.append(Reason("coins-only", {"resource": pay}, _any_line(g, seat, pay)))
    elif pay not in other:
        listed = {"resource": pay, "resources": list(other[:-1])}
        found.append(Reason("not-taken-here", listed, _any_line(g, seat, pay)))
    else:
        found += reasons.one(g, seat, pay)
    if not dice.steps(die, line):
        found.append(Reason("nothing-to-pay", {"die": die}))
    return found


def lies(g: Harbours, seat: int, die: str) -> list[Reason]:
    """Against a die: it is not there, or the seat has used all that it may."""
    me, most, (colour, i) = g.s.board[seat], g.box.n.white_most, dice.face(die)
    if dice.of_ambassador(die):
        return _on_token(g, die, colour, i)
    found = []
    if colour == "white" and me.white_used >= most:
        found.append(Reason("white-used", {"n": me.white_used}, (f"seats.{seat}.white_used = {most - 1}",)))
    return found + _there(g, seat, colour, i)


def _any_line(g: Harbours, seat: int, pay: str) -> tuple[str, ...]:
    """The lines with which that resource would pay for a die: its scholar, and one of it."""
    me = g.s.board[seat]
    takes = any(pay in (*e.pay, g.box.wild) for s in g.s.places if isinstance(e := _effect(g, s), AnyLine))
    trained = reasons.trained(g, seat, AnyLine) if takes and pay in me.goods else ()
    return (*trained, reasons.goods_line(seat, me, {pay: max(1, me.goods[pay])})) if trained else ()


def _effect(g: Harbours, place: str) -> object:
    return g.box.scholars[place].effect if place in g.box.scholars else None


def _on_token(g: Harbours, die: str, colour: str, i: int) -> list[Reason]:
    """The die lies on its ambassador's token."""
    there = g.s.kingdoms.ambassadors if g.box.ambassadors else {}
    if there.get(colour, -1) == i:
        return []
    faces = there | {colour: i}
    line = "ambassadors = " + " ".join(f"{c}_{k + 1}" for c, k in faces.items() if k >= 0)
    return [Reason("no-ambassador", {"die": die}, (line,) if g.box.ambassadors else ())]


def _there(g: Harbours, seat: int, colour: str, i: int) -> list[Reason]:
    """The die lies in the supply, or with the seat if it is blue and its own."""
    s, me = g.s, g.s.board[seat]
    if colour == "blue" and g.rules.chosen["blue_dice"] == "own":
        there, name = me.blue, f"seats.{seat}.blue"
    else:
        there, name = (s.white, "white") if colour == "white" else (s.blue, "blue")
    found = []
    if name == "blue" and me.blue_used >= me.unlocked:
        found.append(
            Reason(
                "blue-used", {"n": me.unlocked}, (f"seats.{seat}.blue_used = {me.unlocked - 1}",) if me.unlocked else ()
            )
        )
    if not there[i]:
        faces = " ".join(map(str, (*dice.shown(there), i + 1)))
        found.append(Reason("no-die", {"die": f"{colour}_{i + 1}"}, (f"{name} = {faces}",)))
    return found


def put(g: Harbours, seat: int, at: str) -> list[Reason]:
    """Against a cell for the die in hand: not in the line, no building, or in use."""
    me = g.s.board[seat]
    found = [] if BIT[at] & LINE_MASK[LINE[g.s.line]] else [Reason("not-in-line", {"at": at, "line": g.s.line})]
    if not me.works & BIT[at]:
        return [*found, Reason("no-building", {"at": at})]
    return [*found, *([Reason("in-use", {"at": at})] if me.busy & BIT[at] else [])]


def move_die(g: Harbours, seat: int, at: str, to: str) -> list[Reason]:
    """Against moving a die along the roads (Scholar tiles, Logistics)."""
    me = g.s.board[seat]
    effect = g.box.ability(me, MoveDie)
    if effect is None:
        return [Reason("no-logistics", {}, (), "logistics")]
    found = reasons.coins(g, seat, effect.coins)
    if at not in me.dice:
        return [*found, Reason("no-die-there", {"at": at})]
    if not me.works & ~me.busy & BIT[to]:
        return [*found, Reason("not-free", {"at": to})]
    if (at, to) not in moves(g.box, me, g.s.line if g.s.die else ""):
        found.append(Reason("not-joined", {"at": at, "to": to}, (), "logistics"))
    return found
