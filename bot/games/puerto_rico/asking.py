"""Whose question it is in a position: the roles taken so far, and the frames that go on from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot import rules

from . import builder, mayor, settler, stores, trader
from .balance import impossible
from .builder import Build
from .course import ChooseRole, NextRole
from .craftsman import ExtraGood
from .mayor import PlaceColonists
from .play import Ask
from .settler import Settle
from .ships import Load, Voyage
from .stores import Keep
from .state import State
from .trader import Sell

if TYPE_CHECKING:
    from . import PuertoRico

# question -> the placard it belongs to, and the field that says who took it
PHASES: dict[type[Ask], tuple[str, str]] = {
    Settle: ("settler", "settler"),
    PlaceColonists: ("mayor", "mayor"),
    Build: ("builder", "builder"),
    ExtraGood: ("craftsman", "seat"),
    Sell: ("trader", "trader"),
    Load: ("captain", "captain"),
    Keep: ("captain", "captain"),
}
KINDS: dict[str, type[Ask]] = {"ChooseRole": ChooseRole, **{kind.__name__: kind for kind in PHASES}}


def read(s: State, value: str) -> Ask:
    """`Build 1 builder=0` as a question; raises `Refused`."""
    name, seat, *rest = [*value.split(), "", ""][: max(2, len(value.split()))]
    kind = KINDS.get(name)
    if kind is None:
        raise impossible("ask", "ask", value=value)
    given: dict[str, Any] = {"seat": _seat(s, seat)}
    taker = PHASES[kind][1] if kind in PHASES else "seat"
    given.setdefault(taker, given["seat"])
    for word in rest:
        field, _, told = word.partition("=")
        if field in ("seat", "sn", "quiet") or field not in kind.__struct_fields__:
            raise impossible("ask", "ask", value=word)
        if field == taker:
            given[field] = _seat(s, told)
        elif field == "wharves":
            given[field] = [_seat(s, n) for n in told.split("+")]
        elif told in ("yes", "no"):
            given[field] = told == "yes"
        else:
            raise impossible("ask", "ask", value=word)
    return kind(**given)


def _seat(s: State, value: str) -> int:
    if not re.fullmatch(r"\d", value, re.ASCII) or int(value) >= s.seats:
        raise impossible("seat", "ask", value=value)
    return int(value)


def put(game: PuertoRico, s: State, setting: dict[str, str]) -> None:
    """Set phase, roles, governor and stack as the question (or, without one, the roles taken) has it."""
    s.round = max(1, s.round)
    n = s.seats
    ask = read(s, setting["ask"]) if "ask" in setting else None
    if ask is None or isinstance(ask, ChooseRole):
        if ask is None and "governor" not in setting and s.taken:
            s.governor = next((t for t in s.taken.values() if (t - 1) % n not in s.taken.values()), s.governor)
        seat = ask.seat if ask else (s.governor + len(s.taken)) % n
        if "governor" not in setting:
            s.governor = (seat - len(s.taken)) % n
        _check_roles(s, seat)
        if len(s.taken) == n:
            raise impossible("roles", "ask")
        s.stack = [ChooseRole(seat)]
        return
    role, field = PHASES[type(ask)]
    taker: int = getattr(ask, field)
    if s.taken.setdefault(role, taker) != taker:
        raise impossible("roles", f"roles.{role}.taken_by")
    if "governor" not in setting:
        s.governor = (taker - len(s.taken) + 1) % n
    _check_roles(s, (taker + 1) % n)
    if isinstance(ask, PlaceColonists) and s.colonist_ship:
        raise impossible("ask", "colonist_ship")
    s.phase, s.phase_seat = role, taker
    order = [(taker + i) % n for i in range(n)]
    order = order[order.index(ask.seat) :]
    s.stack = [*reversed([*_frames(game, ask, taker, order), NextRole((taker + 1) % n)])]


def _frames(game: PuertoRico, ask: Ask, taker: int, order: list[int]) -> list[rules.Frame]:
    if isinstance(ask, Settle):
        return [ask, *settler.course(g, taker, order)[1:]]
    if isinstance(ask, PlaceColonists):
        return mayor.course(taker, order, game.chosen["mayor"] == "together")
    if isinstance(ask, Build):
        return builder.course(taker, order)
    if isinstance(ask, Sell):
        return trader.course(taker, order)
    if isinstance(ask, Load):
        return [Voyage(ask)]
    if isinstance(ask, Keep):
        return stores.course(taker, order)
    return [ask]


def _check_roles(s: State, upto: int) -> None:
    """A role each for the seats from the governor on, up to but without `upto`; no doubloons stay on a taken one."""
    n = s.seats
    k = len(s.taken)
    takers = [(s.governor + i) % n for i in range(k)]
    if k > n or sorted(s.taken.values()) != sorted(takers) or (s.governor + k) % n != upto:
        raise impossible("roles", "governor")
    for role in s.taken:
        if s.roles[role]:
            raise impossible("roles", f"roles.{role}.doubloons")
    s.taken = dict(sorted(s.taken.items(), key=lambda item: (item[1] - s.governor) % n))
