"""A player: means in one row, levers in another; the whole player board with its tiers, canal, levers and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.boonlake.view import SeatView
from bot.games.boonlake.view.components import Gains
from rendering import theme as t
from rendering.boonlake.board import canal
from rendering.boonlake.cards import GROUNDS, chip, faces
from rendering.boonlake.drawings import DRAWN
from rendering.boonlake.scene import Scene, means
from rendering.boonlake.signs import deed, worth
from rendering.fonts import fits
from rendering.questions import LEAST
from rendering.spots import Box

PLACES = {"houses": "house", "settlements": "settlement", "cattle": "cattle"}
CARDS = 9  # played cards a row of a player board
ROOM = 16  # played cards that are drawn whole
LINE = 58


def strip(s: Scene, seat: int) -> None:
    """Who it is, what they hold, where their boats and sites are, their levers."""
    me, c = s.view.seats[seat], s.canvas
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    _head(s, me)
    _levers(s, me)
    if any(a.seat == seat for a in s.asked):
        c.outline(s.box("panel"), t.DEEP, 14, 6)
    old = s.old_seat(seat)
    if old is not None:
        _changes(s, me, old)


def _head(s: Scene, me: SeatView) -> None:
    c, seat = s.canvas, me.seat
    c.stripe(seat, s.box("stripe"), 14)
    c.letter(seat, s.letters[seat], s.box("letter"))
    box = s.box("name")
    weight = "regular" if long_name(s, box, seat) else "bold"
    c.text(box, s.names[seat], size=t.BIG, weight=weight, lines=2, about=f"name {seat}")
    for i, (icon, n, what) in enumerate(means(me)):
        s.stat(s.box("mean", i), icon, n, f"seat {seat} {what}")
    for i, resource in enumerate(s.view.canal):
        _resource(s, me, resource, s.box("resource", i))


def long_name(s: Scene, box: Box, seat: int) -> bool:
    """Whether a name does not go into a place for it in two bold lines."""
    return not fits(s.names[seat], box.w, box.h, t.SMALL, "bold", 2)


def _resource(s: Scene, me: SeatView, resource: str, box: Box) -> None:
    """The level of a production site, and boats in its area."""
    c, level, boats = s.canvas, me.sites.get(resource, 0), me.boats.count(resource)
    fill = t.SEA if boats else t.CELL if level else t.PALE
    c.panel(box, fill, 10, on=t.PANEL)
    c.icon(DRAWN.get(resource, resource), box.part(3, (box.h - 46) // 2, 46, 46), pale=not (level or boats), on=fill)
    if level:
        c.number(box.part(50, 0, 30), level, f"seat {me.seat} site {resource}", t.LARGE, "left", least=LEAST)
    x = 82 if level else 54
    for k in range(boats):
        c.icon("barge", box.part(x + k * 34, (box.h - 34) // 2, 34, 34))


def _levers(s: Scene, me: SeatView) -> None:
    """The recesses by their signs, where the section has room for them."""
    if "lever" in s.section.spots:
        for i, lever in enumerate(s.view.levers):
            _lever_chip(s, me, lever, s.box("lever", i))


def _lever_chip(s: Scene, me: SeatView, lever: str, box: Box) -> None:
    """A lever that one has stands out; a used one is pale; others are empty recesses."""
    ready = me.levers.get(lever)
    c = s.canvas
    fill = t.WARNING if ready else t.PALE if ready is None else t.CELL
    c.panel(box, fill, 8, t.INK if ready else t.SHADE, 3 if ready else 2, on=t.PANEL)
    colour = t.INK if ready else t.MUTED
    about = f"seat {me.seat} {'lever' if ready is not None else 'no lever'} {lever}"
    weight = "bold" if ready is not None else "regular"
    c.text(
        box.inset(2), s.short(lever), size=LEAST, least=LEAST, weight=weight, align="centre", colour=colour, about=about
    )


def _changes(s: Scene, me: SeatView, old: SeatView) -> None:
    for i, (one, other) in enumerate(zip(means(me), means(old), strict=True)):
        s.mark(s.box("mean", i), one[1], other[1], f"seat {me.seat} {one[2]}")
    for i, resource in enumerate(s.view.canal):
        now, then = ((x.sites.get(resource), x.boats.count(resource)) for x in (me, old))
        s.mark(s.box("resource", i), now, then, f"seat {me.seat} {resource}")
    if "lever" in s.section.spots:
        for i, lever in enumerate(s.view.levers):
            s.mark(s.box("lever", i), me.levers.get(lever), old.levers.get(lever), f"seat {me.seat} lever {lever}")


def board_height(s: Scene, seat: int) -> int:
    """Head, tiers, levers, and rows of played cards."""
    me = s.view.seats[seat]
    played = len(me.played) + len(me.projects)
    return s.section.spots["cards"].box[1] + -(-played // CARDS) * LINE + (2 if played else 0)


def board(s: Scene, seat: int) -> None:
    """A whole player board."""
    me, c = s.view.seats[seat], s.canvas
    panel = s.box("panel")._replace(h=board_height(s, seat))
    c.panel(panel, t.PANEL, 14, t.EDGE, on=t.SAND)
    _head(s, me)
    _levers(s, me)
    s.stat(s.box("supply"), "empty", me.supply, f"seat {seat} supply")
    _tiers(s, me, s.box("tiers"))
    _cards(s, me, s.box("cards"), LINE, 40)
    if any(a.seat == seat for a in s.view.asked):
        c.outline(panel, t.DEEP, 14, 7)
    old = s.old_seat(seat)
    if old is not None:
        _changes(s, me, old)


def _sorted(s: Scene, cards: Sequence[str]) -> list[str]:
    """Cards by their kinds."""
    kinds = list(GROUNDS)
    return sorted(cards, key=lambda card: (kinds.index(s.view.cards[card].kind), card))


def _cards(s: Scene, me: SeatView, area: Box, step: int, least: int) -> None:
    """Cards that were played, and special projects that count as some."""
    things = [*((card, "") for card in _sorted(s, me.played)), *me.projects.items()]
    for i, (what, kind) in enumerate(things):
        row = Box(area.x, area.y + i // CARDS * step, area.w, step - 6)
        _played(s, what, kind, row.split(CARDS, 6)[i % CARDS], least)


class Recess(NamedTuple):
    """A place of a player board: what lies there, what it gives once it is empty, whether it is."""

    icon: str
    income: Gains
    gone: bool


def _recesses(s: Scene, me: SeatView) -> Iterator[tuple[list[Recess], int, int]]:
    """Tier by tier: its recesses, inhabitants that it costs more, points for each at the end."""
    seen = dict.fromkeys(PLACES, 0)
    niches = sum(1 for tier in s.view.tiers if tier.niche) - me.niches
    for tier in s.view.tiers:
        row = []
        for what, icon in PLACES.items():
            for income in getattr(tier, what):
                row.append(Recess(icon, income, seen[what] < me.removed[what]))
                seen[what] += 1
        if tier.niche:
            row.append(Recess("inhabitant", tier.niche, niches > 0))
            niches -= 1
        yield row, tier.extra, tier.points


def _tiers(s: Scene, me: SeatView, area: Box) -> None:
    """The five tiers side by side: pieces that are there in the own colour, the income of empty recesses."""
    c = s.canvas
    x, side = area.x, 60
    for n, (row, extra, points) in enumerate(_recesses(s, me)):
        wide = len(row) * (side + 4) + (64 if extra or points else 0) + 8
        box = Box(x, area.y, wide, area.h)
        c.panel(box, t.PALE, 10, t.EDGE, 2, on=t.PANEL)
        for i, recess in enumerate(row):
            place = Box(x + 6 + i * (side + 4), area.y + 6, side, area.h - 12)
            about = f"seat {me.seat} recess {n} {i}"
            if recess.gone:
                c.panel(place, t.SAIL, 8, t.EDGE, 2, on=t.PALE)
                s.row(worth(recess.income), place.inset(2), most=52, about=about)
                continue
            s.piece(recess.icon, me.seat, place._replace(h=56))
            s.row(worth(recess.income), place.part(0, 58, 0, place.h - 58), most=46, about=about, pale=True)
        if points:
            end = Box(x + wide - 64, area.y + 6, 58, area.h - 12)
            c.icon("end", end._replace(h=44))
            s.row([("point", points)], end.part(0, 48, 0, 52), most=50, about=f"seat {me.seat} tier {n} points")
        x += wide + 6


def levers(s: Scene, me: SeatView, area: Box) -> None:
    """The twelve recesses in their rows of three: cost, sign, what a lever there does."""
    c = s.canvas
    large = area.h > 400  # else there is a line for each
    rows, wide = (4, 3) if large else (3, 4)
    known = list(s.view.levers.values())
    step = (area.h + 6) // rows
    for i, x in enumerate(known):
        row = area._replace(y=area.y + i // wide * step, h=step - 6)
        box = row.split(wide, 6)[i % wide]
        ready = me.levers.get(x.lever)
        fill = t.WARNING if ready else t.CELL if ready is not None else t.PANEL
        c.panel(box, fill, 10, t.INK if ready is not None else t.EDGE, 3, on=t.PANEL if not large else t.SAND)
        about = f"lever {x.lever}"
        head = box.part(8, 4, box.w - 16, 52)
        c.text(head._replace(w=118), s.short(x.lever), size=LEAST, least=LEAST, weight="bold", about=about)
        if ready is None:
            s.row(worth({"coins": x.cost}), head.part(head.w - 56, 0, 52), most=52, about=f"{about} cost")
        else:
            c.icon("lever" if ready else "lever_used", head.part(head.w - 52, 2, 48, 48))
        lower = box.part(6, 56, box.w - 12, box.h - 60) if large else head.part(116, 0, head.w - 180, box.h - 8)
        s.row(deed(x.deed), lower, most=76 if large else 44, about=f"{about} does", pale=ready is False)


def own_levers(s: Scene) -> None:
    """The levers of who is asked, drawn large."""
    levers(s, s.view.seats[s.mine], s.box("all")._replace(h=s.high))


def whole(s: Scene) -> None:
    """A seat's board, to look closer at."""
    area, c = s.box("all")._replace(h=s.high), s.canvas
    me = s.view.seats[s.mine]
    c.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    inner = area.inset(10)
    _tiers(s, me, inner._replace(h=120))
    canal(s, me.seat, Box(inner.x, inner.y + 130, inner.w, 86))
    levers(s, me, Box(inner.x, inner.y + 226, inner.w, 192))
    played, low = _sorted(s, me.played), inner.part(0, 428)
    if len(played) > ROOM:
        _cards(s, me, low, 66, LEAST)
        return
    for i, (tile, kind) in enumerate(me.projects.items()):
        _played(s, tile, kind, Box(low.x, low.y, low.w, 60).split(CARDS, 6)[i], LEAST)
    faces(s, played, low.part(0, 66) if me.projects else low)


def _played(s: Scene, what: str, kind: str, box: Box, least: int) -> None:
    """A card that was played, or a special project that counts as one of a kind."""
    c = s.canvas
    if not kind:
        chip(s, what, box, least)
        return
    c.panel(box, t.GOLD, 8, t.INK, 2, on=t.PANEL)
    c.icon(kind, box.part(4, (box.h - 42) // 2, 42, 42))
    c.text(box.part(48, 0), s.short(what), size=45, least=least, weight="bold", align="centre", about=f"project {what}")
