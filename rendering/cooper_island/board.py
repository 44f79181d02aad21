"""What a player holds and what can be had for it, as rows of cells: means, prices, crates and cards, royal cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.cooper_island.view import SeatView
from rendering import theme as t
from rendering.cooper_island.scene import WORKERS, Scene, Sign
from rendering.fonts import length
from rendering.questions import LEAST
from rendering.spots import Box

GAP = 6  # between cells
WIDTH = 728  # that a row has at least


class Cell(NamedTuple):
    """A cell of a row: label, signs, who is there. `bold`: it can be chosen; `wide`: its share of the row."""

    signs: Sequence[Sign] = ()
    label: str = ""
    about: str = ""
    pale: bool = False
    bold: bool = False
    wide: int = 2
    seats: Sequence[int] = ()
    most: int = 72  # the size of what is written in it
    struck: bool = False  # it is used up


Row = Sequence[Cell]


def stack(s: Scene, area: Box, rows: Sequence[Row], size: int, high: int) -> None:
    """Rows from top to bottom, each `high` with its gap, less where there is no room."""
    step = min(high, (area.h + GAP) // max(1, len(rows)))
    for i, row in enumerate(rows):
        total, x = sum(cell.wide for cell in row), 0
        for cell in row:
            left, x = area.w * x // total, x + cell.wide
            box = Box(area.x + left, area.y + i * step, area.w * x // total - left - GAP, step - GAP)
            _cell(s, box, cell, size)


def _cell(s: Scene, box: Box, cell: Cell, size: int) -> None:
    room = 52 * len(cell.seats)
    s.canvas.panel(box, t.PALE if cell.pale else t.CELL, 10, t.INK if cell.bold else t.EDGE, 3, on=t.PANEL)
    inner = Box(box.x + 8, box.y + 3, box.w - 14 - room, box.h - 6)
    s.row(inner, cell.signs, min(size, cell.most), label=cell.label, about=cell.about, pale=cell.pale)
    if cell.struck:
        side = min(inner.w, inner.h)
        s.canvas.icon("struck", inner._replace(w=side, h=side, y=inner.y + (inner.h - side) // 2))
    for k, seat in enumerate(cell.seats):
        s.badge(seat, Box(box.x + box.w - room - 4 + 52 * k, box.y + (box.h - 46) // 2, 48, 46))


def by(n: int, cells: Iterable[Cell]) -> list[Row]:
    """Cells in rows of `n`."""
    found = list(cells)
    return [found[i : i + n] for i in range(0, len(found), n)]


def means(s: Scene, me: SeatView) -> list[Row]:
    """What the seat pays with: storage, market, cartographer, tiles in hand, workers, lids, anchors, points."""
    about = f"seat {me.seat}"
    used = sum(me.stored.values())
    cells = me.cells + sum(me.own_cells.values())
    rows: list[Row] = [[Cell([Sign("storage", f"{used}/{cells}", f"{about} cells"), *s.goods(me.stored, about)])]]
    if any(me.market.values()):
        rows.append([Cell([Sign("market"), *s.goods(me.market, f"{about} market")])])
    rows.append([_tile(s, me, tile.tile, tile.sides) for tile in s.view.tiles if len(tile.sides[0]) > 1])
    rows.append(others(s, me, Sign("points", str(s.steps(me)), f"{about} points")))
    return rows


def others(s: Scene, me: SeatView, more: Sign) -> Row:
    """Means that are no goods: workers, cartographer, lids; anchors; and what else is said."""
    about, anchors = f"seat {me.seat}", sum(ship.anchors for ship in me.ships)
    workers = [Sign(WORKERS[w], str(n), f"{about} {w}", not n) for w, n in me.workers.items()]
    rest = [
        Sign("compass", f"{me.track}/{s.view.track}", f"{about} track", me.charted),
        Sign("lid", str(me.lids), f"{about} lids", not me.lids),
        Sign("anchor", str(anchors), f"{about} anchors", not anchors),
    ]
    return [Cell([*workers, *rest, more])]


def _tile(s: Scene, me: SeatView, tile: str, sides: Sequence[Sequence[str]]) -> Cell:
    """A kind of double tile, the terrains of both sides, and how many are in hand."""
    n = me.tiles.get(tile, 0)
    front, back = sides
    found = [Sign(front[0]), Sign(front[1], "/"), Sign(back[0]), Sign(back[1], f"×{n}", f"seat {me.seat} {tile}")]
    return Cell(found, pale=not n, most=LEAST)


def extras(s: Scene, me: SeatView) -> list[Row]:
    """What free actions turn to: crates, where there is a lid to use or take back, and cards of large buildings."""
    lids = lidded(me)
    crates = [
        Cell([Sign(x.crate, pale=x.covered)], about=f"seat {me.seat} {x.crate}", wide=66, struck=x.covered)
        for x in me.crates
        if lids and x.crate.startswith("crate")
    ]
    cards = [named_card(s, me, x.crate, x.covered) for x in me.crates if lids and not x.crate.startswith("crate")]
    cards += [named_card(s, me, x.card, x.used) for x in me.large]
    if sum(cell.wide for cell in (*crates, *cards)) <= WIDTH:
        return [[*crates, *cards]] if crates or cards else []
    return [*([crates] if crates else []), *by(3, cards)]


def lidded(me: SeatView) -> bool:
    """Whether crates matter: there is a lid to use or to take back."""
    return bool(me.lids) or any(x.covered for x in me.crates)


def named_card(s: Scene, me: SeatView, card: str, pale: bool = False) -> Cell:
    """A card by its name."""
    label = s.called(card)[1]
    wide = length(label, LEAST, "bold") + 26
    return Cell(label=label, about=f"seat {me.seat} {card}", pale=pale, wide=wide, most=LEAST)


def small_cards(s: Scene, me: SeatView) -> list[Row]:
    """Cards of small buildings: they work by themselves."""
    return by(3, [named_card(s, me, card) for card in me.small])


def piers(s: Scene, me: SeatView | None) -> list[Row]:
    """Piers with their prices, and a seat's boats at them; those that are left."""
    there = {x.pier: x for x in me.boats} if me else {}
    cells = []
    for pier in s.view.piers:
        about, boat = f"{_of(me)} {pier.pier}", there.get(pier.pier)
        if boat is None:
            row = s.price(pier.cost, pier.navigation, about)
        else:
            row = [Sign(boat.boat, "↓" if boat.flipped else "", pale=boat.flipped)]
        cells.append(Cell(row, pier.pier, about, pale=boat is not None and boat.flipped))
    left = [Cell([Sign(boat)]) for boat in me.boats_left] if me else []
    return [*by(2, cells), *([left] if left else [])]


def _of(me: SeatView | None) -> str:
    return f"seat {me.seat}" if me else "board"


def buildings(s: Scene, me: SeatView | None) -> list[Row]:
    """Buildings with their prices, and how many a seat has left."""
    cells = []
    for row in s.view.prices:
        n, about = me.buildings[row.building] if me else row.pieces, f"{_of(me)} {row.building}"
        price = s.price(row.cost, row.navigation, about)
        cells.append(Cell([Sign(row.building, f"×{n}", f"{about} left"), *price], pale=not n))
    return by(1, cells)


def ways(s: Scene) -> Row:
    """What a statue costs, in either way."""
    return [Cell([Sign("statue"), *s.price(x.cost, x.navigation, f"statue {x.way}")]) for x in s.view.statues]


def cells(s: Scene, me: SeatView) -> list[Row]:
    """The cells where statues wait."""
    found = []
    for cell in me.statue_cells:
        about = f"seat {me.seat} {cell.cell}"
        sign = [Sign("statue")] if cell.full else [] if cell.open else [Sign("lock", pale=True)]
        points = [Sign("points", str(cell.navigation), f"{about} points")] if cell.navigation and not cell.full else []
        found.append(Cell([*sign, *points], s.called(cell.cell)[1], about, pale=not cell.open))
    return by(4 if len(found) == 4 else 3, found)


def cargo(s: Scene, me: SeatView | None) -> list[Row]:
    """Cargo ships with their prices; pale where the seat's lid is gone."""
    cells = []
    for ship in s.view.cargo:
        n, about = ship.ship.rpartition("_")[2], ship.ship
        master = [Sign("master", pale=ship.master == "lying")] if ship.master else []
        row = [Sign("cargo", f"{n}:", about), *s.price(ship.cost, ship.navigation, about), *master]
        cells.append(Cell(row, pale=me is not None and me.seat not in ship.lids))
    return by(2, cells)


def royal(s: Scene) -> list[Row]:
    """Royal cards: what is counted, how much of it brings a medal, whose worker is there."""
    cells = []
    for card in s.view.royal:
        steps = "/".join(str(n) for n in card.steps) or "−1"
        seats = [] if card.seat is None else [card.seat]
        cells.append(Cell([Sign(card.card, steps, card.card)], seats=seats, bold=card.seat is None))
    return by(2, cells)


def used_by_all(s: Scene, what: str) -> list[Row]:
    """Islets or boats that anybody has, each once."""
    if what == "use_islet":
        found = sorted({x.islet for other in s.view.seats for x in other.islets})
    else:
        found = sorted({x.boat for other in s.view.seats for x in other.boats})
    return [[Cell([Sign(id)]) for id in found]] if found else []


def ships(s: Scene, me: SeatView) -> list[Row]:
    """Own ships, where they are, and the anchors under them."""
    return [
        [
            Cell(
                [Sign(ship.ship), Sign("anchor", str(ship.anchors), f"seat {me.seat} {ship.ship} anchors")],
                "" if ship.stop.endswith("harbour") else ship.stop.partition("-")[2],
            )
            for ship in me.ships
        ]
    ]
