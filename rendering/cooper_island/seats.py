"""A player: who it is, the peninsula, what is held and built; or all of it but the land in one row."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.cooper_island.view import SeatView
from rendering import theme as t
from rendering.cooper_island import board, land
from rendering.cooper_island.board import Row
from rendering.cooper_island.scene import GOODS, Scene, Sign
from rendering.fonts import fits
from rendering.spots import Box

SIZE, ROW, CORNER = 40, 62, 46


def seat(s: Scene, seat: int) -> None:
    """A player, large: the land with the names of its spaces, and beside it all of the board."""
    me, panel, place = s.view.seats[seat], s.box("panel"), s.box("board")
    _head(s, me, panel)
    land.peninsula(s, me, s.box("land"), SIZE)
    board.stack(s, place, rows(s, me), SIZE, ROW)
    _finish(s, me, panel)
    old = s.old_seat(seat)
    if old is not None:  # the land marks its own spaces
        now, then = ((x.stored, x.market, x.tiles, x.track, x.boats, x.buildings, x.crates, x.large) for x in (me, old))
        s.mark(place, now, then, f"seat {seat} board")


def overview(s: Scene, seat: int) -> None:
    """A player among all: the land as large as it goes, storage and market in the corners beside its tip, below it what
    is not the same on every board."""
    me, old = s.view.seats[seat], s.old_seat(seat)
    panel, place = s.box("panel")._replace(h=s.high), s.box("board")
    _head(s, me, panel)
    s.canvas.icon("points", s.box("points"))
    s.canvas.number(s.box("total"), s.steps(me), f"seat {seat} points", t.LARGE)
    land.peninsula(s, me, s.box("land"), t.BIG, named=False)
    used, cells = sum(me.stored.values()), me.cells + sum(me.own_cells.values())
    _corner(s, s.box("stored"), Sign("storage", f"{used}/{cells}", f"seat {seat} cells"), me.stored, f"seat {seat}")
    if any(me.market.values()):
        _corner(s, s.box("market"), Sign("market"), me.market, f"seat {seat} market")
    board.stack(s, place._replace(h=s.high - place.y + panel.y - 8), short(s, me), SIZE, ROW)
    _finish(s, me, panel)
    if old is not None:
        s.mark(s.box("stored"), me.stored, old.stored, f"seat {seat} stored")
        s.mark(s.box("market"), me.market, old.market, f"seat {seat} market")
        now, then = ((x.tiles, x.track, x.boats, x.buildings, x.crates, x.large, x.workers) for x in (me, old))
        s.mark(place._replace(h=s.high - place.y + panel.y - 8), now, then, f"seat {seat} board")


def _corner(s: Scene, box: Box, head: Sign, goods: Mapping[str, int], about: str) -> None:
    """What is stored or on the market: its sign, below it the goods two by two; of the market those that there are."""
    s.row(box._replace(h=CORNER), [head], SIZE)
    signs = [sign for sign in s.goods(goods, about) if head.n or not sign.pale]
    for i, sign in enumerate(signs):
        place = Box(box.x + i % 2 * box.w // 2, box.y + (1 + i // 2) * CORNER, box.w // 2 - 4, CORNER)
        s.row(place, [sign], SIZE)


def _finish(s: Scene, me: SeatView, panel: Box) -> None:
    """An outline for who is asked."""
    if any(a.seat == me.seat for a in s.view.asked):
        s.canvas.outline(panel, t.DEEP, 14, 7)


def height(s: Scene) -> int:
    """What the fullest of the boards takes below its land."""
    s.enter("seats", (0, 0))
    return s.box("board").y + ROW * max(len(short(s, me)) for me in s.view.seats) + 8


def rows(s: Scene, me: SeatView) -> list[Row]:
    """Everything of a player's board."""
    have, land = board.means(s, me), [*board.buildings(s, me), *board.cells(s, me)]
    return [*have, *board.piers(s, me), *land, *board.extras(s, me), *board.small_cards(s, me)]


def short(s: Scene, me: SeatView) -> list[Row]:
    """What is not the same on every board: workers and other means, what is built, crates and cards."""
    about = f"seat {me.seat}"
    left = [Sign(kind, str(n), f"{about} {kind} left", not n) for kind, n in me.buildings.items()]
    boats = [Sign(x.boat, pale=x.flipped) for x in me.boats]
    tiles = sum(me.tiles.values())
    means = board.others(s, me, Sign("tile", str(tiles), f"{about} tiles", not tiles))
    full, open_ = sum(x.full for x in me.statue_cells), sum(x.open for x in me.statue_cells)
    left.append(Sign("statue", f"{full}/{open_}", f"{about} statues", not full))
    mine = [x for x in me.crates if board.lidded(me)]
    crates = [Sign(x.crate, pale=x.covered) for x in mine if x.crate.startswith("crate")]
    some = [board.Cell(signs, wide=len(signs)) for signs in (boats, crates) if signs]
    cards = [board.named_card(s, me, x.card, x.used) for x in me.large]
    cards += [board.named_card(s, me, card, any(x.crate == card and x.covered for x in mine)) for card in me.small]
    return [means, [board.Cell(left)], *([some] if some else []), *board.by(3, cards)]


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
