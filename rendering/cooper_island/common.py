"""The top of the picture, the centre with its sectors, cargo ships, royal cards, and what is left in the supply."""

from __future__ import annotations

from rendering import theme as t
from rendering.cooper_island import board
from rendering.cooper_island import ring as _ring
from rendering.cooper_island import sectors as _sectors
from rendering.cooper_island.board import Cell
from rendering.cooper_island.scene import Scene, Sign

SIZE = 40  # of what is written on the board
ROW = 62


def status(s: Scene) -> None:
    """The round, who has Cooper, whose answer is waited for; at the end who won."""
    c, view = s.canvas, s.view
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    said = s.words("picture-round", n=max(1, view.round), of=view.rounds)
    c.text(s.box("round"), said, size=t.BIG, weight="bold", lines=2, align="centre", about="round")
    if view.over:
        _winners(s)
        return
    c.icon("cooper", s.box("cooper"))
    s.badge(view.first, s.box("first"))
    s.waiting()


def _winners(s: Scene) -> None:
    first = [score.seat for score in s.view.scores if score.rank == 1]
    for i, seat in enumerate(first):
        alone = len(first) == 1
        said = s.words("picture-winner", name=s.names[seat]) if alone else s.names[seat]
        box = s.box("winner_alone") if alone else s.box("winner", i)
        s.badge(seat, s.box("winner_seat", i))
        s.canvas.text(box, said, size=t.LARGE, weight="bold", lines=2, colour=t.DEEP, about="winner")


def centre(s: Scene) -> None:
    """The eight sectors."""
    s.canvas.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    _sectors.sectors(s, s.box("all"), 4, SIZE)


def ring(s: Scene) -> None:
    """The ring, as high as it needs."""
    area = s.box("all")._replace(h=s.high or ring_height(s))
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    _ring.ring(s, area.inset(8), SIZE if not s.section.spots.get("large") else 45)


def ring_height(s: Scene) -> int:
    return _ring.height(s) + 16


def coast(s: Scene) -> None:
    """The ring, as low as it goes."""
    area = s.box("all")._replace(h=coast_height(s))
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    _ring.ring(s, area.inset(8), SIZE, flat=True)


def coast_height(s: Scene) -> int:
    return _ring.height(s, flat=True) + 16


def offers(s: Scene) -> None:
    """Royal cards, cargo ships, and what is left in the supply: all that changes of `court`."""
    area = s.box("all")._replace(h=offers_height(s))
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    board.stack(s, area.inset(10), _offers(s), SIZE, ROW)


def offers_height(s: Scene) -> int:
    return len(_offers(s)) * ROW + 16


def _offers(s: Scene) -> list[board.Row]:
    left, decks = supply(s)
    cards = [cell for row in board.royal(s) for cell in row]
    ships = [cell for row in board.cargo(s, None) for cell in row]
    return [*board.by(4, cards), *board.by(3, ships), [*left, *decks]]


def court(s: Scene) -> None:
    """What can be had for a price, and what is left in the supply; royal cards."""
    area = s.box("all")._replace(h=s.high or court_height(s))
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    for box, rows in zip(area.inset(10).split(2, 10), _court(s), strict=True):
        board.stack(s, box, rows, 45 if s.high else SIZE, ROW)


def court_height(s: Scene) -> int:
    return max(len(rows) for rows in _court(s)) * ROW + 16


def _court(s: Scene) -> tuple[list[board.Row], list[board.Row]]:
    """Its two columns."""
    left = [*board.royal(s), *board.buildings(s, None), board.ways(s)]
    return left, [*board.piers(s, None), *board.cargo(s, None), *supply(s)]


def supply(s: Scene) -> list[board.Row]:
    """Tiles in the bag and beside it, logbooks, decks."""
    v = s.view
    singles = [x for x in v.tiles if len(x.sides[0]) == 1]
    left = [
        Cell(
            [*[Sign(side[0]) for side in x.sides[:1]], Sign(x.sides[1][0], f"×{v.singles[x.tile]}", f"left {x.tile}")],
            pale=not v.singles[x.tile],
        )
        for x in singles
    ]
    decks = [
        Cell([Sign("tile", str(v.bag), "bag")], pale=not v.bag),
        Cell([Sign("logbook", str(v.logbooks), "logbooks")], pale=not v.logbooks),
        Cell([Sign("building_card"), Sign("small", str(v.small_deck), "small deck")], pale=not v.small_deck),
        Cell([Sign("building_card"), Sign("large", str(v.large_deck), "large deck")], pale=not v.large_deck),
    ]
    return [left, decks]
