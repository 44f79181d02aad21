"""A player: who it is, the peninsula, what is held and built; or all of it but the land in one row."""

from __future__ import annotations

from bot.games.cooper_island.view import SeatView
from rendering import theme as t
from rendering.cooper_island import board, land
from rendering.cooper_island.board import Row
from rendering.cooper_island.scene import GOODS, Scene, Sign
from rendering.fonts import fits
from rendering.spots import Box

SIZE, ROW = 40, 62


def seat(s: Scene, seat: int) -> None:
    """A player with the land above and what is told of the board below; or, large, all of it side by side."""
    me, whole = s.view.seats[seat], bool(s.section.height)
    panel, place = s.box("panel"), s.box("board")
    if not whole:
        panel, place = panel._replace(h=s.high), place._replace(h=s.high - place.y + panel.y - 8)
    _head(s, me, panel)
    land.peninsula(s, me, s.box("land"), SIZE if whole else t.SMALL)
    board.stack(s, place, rows(s, me) if whole else short(s, me), SIZE, ROW)
    if any(a.seat == seat for a in s.view.asked):
        s.canvas.outline(panel, t.DEEP, 14, 7)
    old = s.old_seat(seat)
    if old is not None:  # the land marks its own spaces
        now, then = ((x.stored, x.market, x.tiles, x.track, x.boats, x.buildings, x.crates, x.large) for x in (me, old))
        s.mark(place, now, then, f"seat {seat} board")


def height(s: Scene) -> int:
    """What the fullest of the boards takes below its land."""
    s.enter("seats", (0, 0))
    return s.box("board").y + ROW * max(len(short(s, me)) for me in s.view.seats) + 8


def rows(s: Scene, me: SeatView) -> list[Row]:
    """Everything of a player's board."""
    have, land = board.means(s, me), [*board.buildings(s, me), *board.cells(s, me)]
    return [*have, *board.piers(s, me), *land, *board.extras(s, me), *board.small_cards(s, me)]


def short(s: Scene, me: SeatView) -> list[Row]:
    """What is not the same on every board: means, what is built, crates and cards."""
    boats = [Sign(x.boat, x.pier, f"seat {me.seat} {x.boat}", x.flipped) for x in me.boats]
    left = [Sign(kind, str(n), f"seat {me.seat} {kind} left", not n) for kind, n in me.buildings.items()]
    rows = [*board.means(s, me), [board.Cell(left)], *([[board.Cell(boats)]] if boats else [])]
    return [*rows, *board.cells(s, me), *board.extras(s, me), *board.small_cards(s, me)]


def line(s: Scene, seat: int) -> None:
    """A player in one row: who it is, points so far and goods."""
    me = s.view.seats[seat]
    _head(s, me, s.box("panel"))
    if any(a.seat == seat for a in s.asked):
        s.canvas.outline(s.box("panel"), t.DEEP, 14, 7)
    old = s.old_seat(seat)
    for i, (icon, n, then, about) in enumerate(_stats(s, me, old or me)):
        box = s.box("stat", i)
        s.chip(box, [Sign(icon, n, about)], 45 if box.h > 60 else SIZE, pale=n == "0")
        s.mark(box, n, then, about)


def _stats(s: Scene, me: SeatView, old: SeatView) -> list[tuple[str, str, str, str]]:
    """Icon, what there is now and was then, what of."""
    anchors = [str(sum(ship.anchors for ship in x.ships)) for x in (me, old)]
    points = [str(s.steps(x)) for x in (me, old)]
    found = [("points", *points, "points"), ("anchor", *anchors, "anchors")]
    goods = [(good, str(me.stored.get(good, 0)), str(old.stored.get(good, 0)), good) for good in GOODS]
    return [(icon, now, then, f"seat {me.seat} {about}") for icon, now, then, about in (*found, *goods)]


def _head(s: Scene, me: SeatView, panel: Box) -> None:
    c = s.canvas
    c.panel(panel, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(me.seat, s.box("stripe"), 14)
    c.letter(me.seat, s.letters[me.seat], s.box("letter"))
    box = s.box("name")
    weight, lines = ("regular", 4) if long_name(s, box, me.seat) else ("bold", 2)
    c.text(box, s.names[me.seat], size=t.LARGE, weight=weight, lines=lines, about=f"name {me.seat}")
    if "first" in s.section.spots and s.view.first == me.seat:
        c.icon("cooper", s.box("first"))


def long_name(s: Scene, box: Box, seat: int) -> bool:
    """Whether a name does not go into a place for it in two bold lines."""
    return not fits(s.names[seat], box.w, box.h, t.SMALL, "bold", 2)
