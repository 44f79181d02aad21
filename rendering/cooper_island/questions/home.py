"""The own peninsula drawn large, and beside it what the question is about: sectors, prices, cards, what there is."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.cooper_island.view import SeatView
from rendering import theme as t
from rendering.cooper_island import board, land, sectors
from rendering.cooper_island.board import Cell, Row
from rendering.cooper_island.scene import Scene, Sign
from rendering.questions import LEAST
from rendering.spots import Box

MANY = 5  # signs in a row
ROW, LARGE, LOWEST = 76, 92, 52  # pixels of a row with its gap: usually, where there is room, and at least
SECTORS = 640  # of the sectors in two columns, at least
NOTHING_BESIDE = ("Pay", "GiveOne", "Collect", "Anchor", "Owed", "Flip", "Move")  # no free actions
MOST = 979  # pixels high: what 1.4:1 leaves below the question


def home(s: Scene) -> None:
    """The peninsula on the left; on the right what can be done, and what the seat has."""
    me, area = s.view.seats[s.mine], _sides(s)
    ask = s.asked[0].ask if s.asked else ""
    if ask == "ChooseCard":
        _cards(s, me, area)
        return
    mine = [*board.means(s, me), *board.extras(s, me)]
    if ask == "Turn":
        mine += _claims(s, me)
        low = min(60, max(LOWEST, (area.h - SECTORS) // len(mine))) * len(mine)
        sectors.sectors(s, area._replace(h=area.h - low), 2, LEAST)
        board.stack(s, area.part(0, area.h - low), mine, LEAST, 60)
        return
    rows = _spread([*mine, *_about(s, me, ask)], area.h // LARGE)
    board.stack(s, area, rows, 56 if len(rows) * LARGE <= area.h else LEAST, LARGE)


def _spread(rows: list[Row], most: int) -> list[Row]:
    """Rows with much in them as two each, from the top, as long as there are no more than `most`."""
    found: list[Row] = []
    for i, row in enumerate(rows):
        parts: list[Row] = [row]
        if len(row) == 1 and len(signs := row[0].signs) > MANY:
            half = (len(signs) + 1) // 2
            parts = [[row[0]._replace(signs=some)] for some in (signs[:half], signs[half:])]
        elif len(row) == 3 and all(len(cell.signs) > 1 for cell in row):
            parts = board.by(2, sorted((cell._replace(most=56) for cell in row), key=lambda cell: cell.pale))
        found += parts if len(found) + len(parts) + len(rows) - i - 1 <= most else [row]
    return found


def height(s: Scene) -> int:
    """Room for what the question is about, in rows that can be read."""
    me, ask = s.view.seats[s.mine], s.asked[0].ask if s.asked else ""
    mine = [*board.means(s, me), *board.extras(s, me)]
    if ask == "Turn":
        return min(MOST, 16 + SECTORS + LOWEST * len([*mine, *_claims(s, me)]))
    return min(MOST, 16 + LOWEST * (len(mine) + len(_about(s, me, ask))))


def whole(s: Scene) -> None:
    """A seat's peninsula and all of its board, to look closer at."""
    me, area = s.view.seats[s.mine], _sides(s)
    rows = [*board.means(s, me), *board.piers(s, me), *board.buildings(s, me), *board.cells(s, me)]
    board.stack(s, area, [*rows, *board.extras(s, me), *board.small_cards(s, me)], LEAST, ROW)


def middle(s: Scene) -> None:
    """The sectors, large."""
    area = s.box("all")._replace(h=s.high)
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    sectors.sectors(s, area.inset(10), 4, LEAST)


def _sides(s: Scene) -> Box:
    """Draw the land; what is left for the rest."""
    left, right = s.box("left")._replace(h=s.high), s.box("right")._replace(h=s.high)
    for box in (left, right):
        s.canvas.panel(box, t.PANEL, 14, t.EDGE, on=t.SAND)
    land.peninsula(s, s.view.seats[s.mine], left.inset(4), LEAST)
    return right.inset(8)


def _about(s: Scene, me: SeatView, ask: str) -> list[Row]:
    """Rows of what is to be chosen, by the question and the actions that are left."""
    rows: list[Row] = []
    if ask in ("Toll", "Anchor") or (ask == "Feed" and me.fed_points):
        rows += board.ships(s, me)
    if ask in ("Feed", "FeedMore"):
        rows.append([Cell([Sign("round_worker"), Sign("arrow"), Sign("food", str(me.food), "food needed")], bold=True)])
    if s.view.phase == "workers" and ask not in NOTHING_BESIDE:
        rows += _claims(s, me)
    if ask in ("Flip", "Recharge"):
        rows += [[Cell([Sign(x.boat)], pale=x.flipped) for x in me.boats]] if me.boats else []
    for action in s.view.todo:
        if action in _BLOCKS:
            rows += _BLOCKS[action](s, me)
    rows += [[Cell([Sign(boat)], bold=True) for boat in boats]] if (boats := _boats(s)) else []
    return rows


def _claims(s: Scene, me: SeatView) -> list[Row]:
    """Royal cards where a worker can be sent to one, by a milestone that is to be claimed for."""
    if len(me.reached) <= sum(me.recruited.values()) or not me.unhired["square"]:
        return []
    return board.by(4, [cell._replace(most=LEAST) for row in board.royal(s) for cell in row if cell.bold])


def _boats(s: Scene) -> list[str]:
    """Boats that still bring their income."""
    return [x for x in s.view.todo if x.startswith("boat_")]


def _islets(s: Scene, me: SeatView) -> list[Row]:
    return [[Cell([Sign(islet)], bold=True) for islet in me.islets_left]] if me.islets_left else []


_BLOCKS: dict[str, Callable[[Scene, SeatView], list[Row]]] = {
    "lay_islet": _islets,
    "build_boat": board.piers,
    "erect": board.buildings,
    "erect_statue": lambda s, me: [board.ways(s), *board.cells(s, me)],
    "remove_ruin": board.cells,
    "supply": board.cargo,
    "use_islet": lambda s, me: board.used_by_all(s, "use_islet"),
    "use_boat": lambda s, me: board.used_by_all(s, "use_boat"),
}


def _cards(s: Scene, me: SeatView, area: Box) -> None:
    """The cards that are looked at, for who may; for others how many they are."""
    c, cards = s.canvas, me.cards
    if cards is None:
        shown = Cell([Sign("building_card", f"×{me.looking}", "cards looked at")])
        board.stack(s, area, [[shown], *board.means(s, me)], LEAST, ROW)
        return
    step = (area.h + 8) // max(1, len(cards))
    for i, card in enumerate(cards):
        box = Box(area.x, area.y + i * step, area.w, step - 8)
        c.panel(box, t.CELL, 12, t.INK, 3, on=t.PANEL)
        name = Box(box.x + 14, box.y + 6, box.w - 28, 60)
        c.text(name, *s.called(card), size=56, least=LEAST, weight="bold", about=f"card {card}")
        does = Box(box.x + 14, box.y + 68, box.w - 28, box.h - 76)
        c.text(does, s.words(f"name-{card}.does"), size=LEAST, least=LEAST, lines=3, about=f"does {card}")
