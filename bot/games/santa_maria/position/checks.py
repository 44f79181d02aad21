"""What no seat of a legal table could show, once all of a position is laid down (Rulebook 000, Course of the game)."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.cells import DIAGONALS, LINE, LINE_MASK
from ..components.dice import COLUMNS, face, of_ambassador
from ..components.effects import AnySpace, BlueColumns, Diagonals, PutAnywhere
from ..phases.line import PutDie
from ..phases.religion import Recruit, Religion, Step
from ..phases.turn import Meditate
from ..play import Ask, Play
from ..play.dice import free_cells


def dice(g: Play, seat: int, asked: int, said: dict[str, str]) -> None:
    """Dice lie where they were used until the year ends: what is not said of their number follows from them.

    The one in hand of who is `asked` is used, too.
    """
    me, name = g.s.board[seat], f"seats.{seat}"
    hand = [g.s.die] if g.s.die and asked == seat else []
    lying = [face(die)[0] for die in (*me.dice.values(), *hand) if not of_ambassador(die)]
    for colour, most in (("white", g.box.n.white_most), ("blue", me.unlocked)):
        n, used = lying.count(colour), f"{colour}_used"
        if f"{name}.{used}" not in said:
            setattr(me, used, n)
        if n > most:
            raise impossible("used", f"{name}.dice", what=colour, n=n, total=most)
        if getattr(me, used) != n:
            raise impossible("used", f"{name}.{used}", what=colour, n=n, total=getattr(me, used))


def coins(g: Play, seat: int) -> None:
    """The first building that is paid for takes one coin, each later one a coin more than the one before."""
    paid = sorted(g.s.board[seat].paid.values())
    if paid != list(range(1, len(paid) + 1)):
        raise impossible("paid", f"seats.{seat}.paid", value=" ".join(map(str, paid)))


def monks(g: Play, seat: int, said: dict[str, str]) -> None:
    """A monk for each symbol that was passed, and no more."""
    me, name, city = g.s.board[seat], f"seats.{seat}.religion", seat == g.s.city_seat  # that has no monks
    out = (0 if city else g.box.n.monks) - me.monks
    sent = 0 if city else sum(space <= me.religion for space in g.box.religion.monks)
    if out > sent or me.monks < 0:
        where = next(place for place, there in g.s.places.items() if seat in there)
        raise impossible("monks", name if name in said else f"places.{where}", n=out, total=sent)


def question(g: Play, ask: object, line: str) -> None:
    """The questions of the religion track are asked at its symbols, that of engineering with a die that fits."""
    assert isinstance(ask, Ask)
    me, track, fits = g.s.board[ask.seat], g.box.religion, True
    if isinstance(ask, Recruit):
        out = g.box.n.monks - me.monks
        fits = me.religion in track.monks and out < sum(space <= me.religion for space in track.monks)
    elif isinstance(ask, Step):
        fits = me.religion + 1 in track.monks
    elif isinstance(ask, Religion):
        fits = me.religion > 0
    elif isinstance(ask, Meditate):
        effect = g.box.ability(me, AnySpace)
        fits = effect is not None and effect.again == me.space
    elif isinstance(ask, PutDie):
        down = COLUMNS >> LINE[g.s.line] & 1
        either = face(g.s.die)[0] == "blue" and g.box.ability(me, BlueColumns) is not None
        right = either or bool(down) == (face(g.s.die)[0] == "white")
        if g.s.line in DIAGONALS:
            right = g.box.ability(me, Diagonals) is not None
        free = free_cells(me, LINE_MASK[LINE[g.s.line]])
        fits = bool(free) and right and g.box.ability(me, PutAnywhere) is not None
    if not fits:
        raise impossible("ask", "ask", value=line)
