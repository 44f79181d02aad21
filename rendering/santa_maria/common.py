"""The top of the picture: year, whose turn, the die in hand; dice in the supply; the spaces to retire to."""

from __future__ import annotations

from bot.games.santa_maria.view import SpaceView
from rendering import theme as t
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

COLUMNS = "ABCDEF"
SPACES = {"coins": "coins", "religion": "religion", "conquistador": "conquistador", "shipping": "ship", "road": "road"}


def status(s: Scene) -> None:
    """The year, the goal of who plays alone, the die being used, whose answer is waited for; at the end who won."""
    c, view = s.canvas, s.view
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    year = s.words("picture-year", n=max(1, view.year), of=view.years)
    c.text(s.box("year"), year, size=t.BIG, weight="bold", lines=2, align="centre", about="year")
    if view.goal:
        c.text(s.box("goal"), s.words("picture-goal", n=view.goal), size=t.BIG, lines=2, about="goal")
    if view.over:
        _winners(s)
        return
    if view.die:
        s.die(view.die, s.box("die"), "die in hand")
        c.icon("arrow", s.box("die_arrow"))
        s.line(s.box("line"))
    if view.halls or view.colonies:
        phase = s.words("picture-halls" if view.halls else "picture-colonies")
        c.text(s.box("phase"), phase, size=t.BIG, weight="bold", lines=2, about="phase")
    s.waiting()


def _winners(s: Scene) -> None:
    view = s.view
    if view.goal:
        won = view.scores[0].total >= view.goal
        told = ", ".join((s.words(f"picture-{'won' if won else 'lost'}"), *(s.called(a)[0] for a in view.achieved)))
        s.badge(0, s.box("winner_seat"))
        s.canvas.text(s.box("winner_alone"), told, size=t.LARGE, weight="bold", lines=2, colour=t.DEEP, about="winner")
        return
    first = [score.seat for score in view.scores if score.rank == 1]
    x = 0
    for seat in first:
        alone = len(first) == 1
        said = s.words("picture-winner", name=s.names[seat]) if alone else s.names[seat]
        box = s.box("winner_alone") if alone else s.box("winner").at(x, 0)._replace(w=180)
        s.badge(seat, s.box("winner_seat").at(x, 0))
        s.canvas.text(box, said, size=t.LARGE, weight="bold", lines=2, colour=t.DEEP, about="winner")
        x += 264


def dice(s: Scene) -> None:
    """White dice by face, each beside its column; blue dice to come; who has retired where."""
    c, view, old = s.canvas, s.view, s.before
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    for face in range(1, 7):
        n = view.white.count(face)
        _dice(s, s.box("white", face - 1), "white", face, n, old.white.count(face) if old else None)
    s.stat(s.box("left"), "lock", view.blue_left, "blue left")
    s.mark(s.box("left"), view.blue_left, old and old.blue_left, "blue left")
    c.panel(s.box("spaces"), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.icon("space", s.box("retire"))
    c.text(s.box("heading"), s.words("picture-dice"), size=36, colour=t.MUTED)
    c.text(s.box("retire_heading"), s.words("picture-passing"), size=36, colour=t.MUTED)
    then = {x.space: (x.seat, x.others) for x in old.spaces} if old else {}
    for i, space in enumerate(view.spaces):
        box = s.box("space", i)
        free = space.seat is None
        fill = t.CELL if free else t.PALE
        c.panel(box, fill, 10, t.INK if free else t.EDGE, 3, on=t.PANEL)
        left, right = box.part(3, 6)._replace(w=52, h=82), Box(box.x + 57, box.y + 20, 54, 54)
        if space.gains:
            in_row(c, worth(space.gains), left, not free, about=f"space {space.space}")
        else:
            c.icon(SPACES[space.space], left, pale=not free, on=fill)
        if free:
            told = f"{i + 1}."
            c.text(right, told, size=t.LARGE, weight="bold", align="centre", about=f"space {space.space} rank")
        else:
            retired(s, space, right)
        s.mark(box, (space.seat, space.others), then.get(space.space, (None, ())), f"space {space.space}")


def people(s: Scene) -> None:
    """Who can be hired with a white die of which value; the dice on the tokens of ambassadors."""
    c, view, old = s.canvas, s.view, s.before
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    for i, (value, specialist) in enumerate(view.specialists.items()):
        box = s.box("hire", i)
        c.panel(box, t.CELL if specialist else t.PALE, 10, on=t.PANEL)
        s.die(f"white_{value}", box.part(6, 20, 56, 56), f"hire {value}")
        if specialist in view.produces:
            c.icon(view.produces[specialist], box.part(92, 14, 68, 68))
        elif specialist:
            s.cell(specialist, box.part(84, 2, 92, 92))
        s.mark(box, specialist, old and old.specialists.get(value, ""), f"hire {value}")
    for i, die in enumerate(view.ambassadors):
        ambassador(s, die, s.box("ambassador", i))


def ambassador(s: Scene, die: str, box: Box) -> None:
    """A die on the token of an ambassador."""
    s.canvas.panel(box, t.SAIL, 10, t.INK, 3, on=t.PANEL)
    side = box.h - 10
    s.die(die, Box(box.x + (box.w - side) // 2, box.y + 5, side, side), f"face ambassador_{die.replace('_', ' ')}")


def retired(s: Scene, space: SpaceView, box: Box) -> None:
    """Who is on a passing space, several above each other."""
    there = (space.seat or 0, *space.others)
    if len(there) == 1:
        s.badge(there[0], box)
        return
    high = (box.h + 24) // len(there)
    for k, seat in enumerate(there):
        s.badge(seat, Box(box.x, box.y - 12 + k * high, box.w, high - 2))


def blue(s: Scene) -> None:
    """The shared blue dice by face."""
    s.canvas.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    for face in range(1, 7):
        n, old = s.view.blue.count(face), s.before
        _dice(s, s.box("blue", face - 1), "blue", face, n, old.blue.count(face) if old else None)


def _dice(s: Scene, box: Box, colour: str, face: int, n: int, then: int | None) -> None:
    """How many dice show a face."""
    c = s.canvas
    fill = t.CELL if n else t.PALE
    c.panel(box, fill, 10, on=t.PANEL)
    die = Box(box.x + 5, box.y + (box.h - 50) // 2, 50, 50)
    s.die(f"{colour}_{face}", die, f"face {colour} {face}")
    c.number(Box(box.x + 56, box.y, 70, box.h), f"×{n}", f"dice {colour} {face}", t.LARGE, "centre", pale=not n)
    s.mark(box, n, then, f"dice {colour} {face}")
