"""Whose question it is in a position: the roles taken so far, and the frames that go on from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot import rules

from . import builder, drafting, hunting, mayor, settler, stores, trader
from .balance import impossible
from .builder import Build
from .course import ChooseRole, NextRole, Round
from .craftsman import ExtraGood
from .drafting import DraftBuilding
from .hunting import HuntingLodge
from .mayor import PlaceColonists
from .play import Ask
from .settler import Settle
from .ships import Load, Voyage
from .state import State
from .stores import Keep
from .trader import Sell

if TYPE_CHECKING:
    from . import PuertoRico

# question -> the placard it belongs to, and the field that says who took it
PHASES: dict[type[Ask], tuple[str, str]] = {
    Settle: ("settler", "settler"),
    HuntingLodge: ("settler", "settler"),
    PlaceColonists: ("mayor", "mayor"),
    Build: ("builder", "builder"),
    ExtraGood: ("craftsman", "seat"),
    Sell: ("trader", "trader"),
    Load: ("captain", "captain"),
    Keep: ("captain", "captain"),
}
KINDS: dict[str, type[Ask]] = {"DraftBuilding": DraftBuilding, "ChooseRole": ChooseRole}
KINDS |= {kind.__name__: kind for kind in PHASES}
SEATS = ("wharves", "small_wharves", "met")  # fields that name several seats


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
        if field in ("seat", "sn", "quiet", "taken", "loaded") or field not in kind.__struct_fields__:
            raise impossible("ask", "ask", value=word)
        if field == taker:
            given[field] = _seat(s, told)
        elif field in SEATS:
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
    n = s.seats
    ask = read(s, setting["ask"]) if "ask" in setting else None
    if isinstance(ask, DraftBuilding):
        _put_draft(game, s, ask, "governor" in setting)
        return
    s.round = max(1, s.round)
    every = n * game.box.setups[n].picks
    if ask is None or isinstance(ask, ChooseRole):
        takers = list(s.taken.values())
        if ask is None and "governor" not in setting and takers:
            s.governor = next((t for t in takers if takers.count((t - 1) % n) < takers.count(t)), s.governor)
        seat = ask.seat if ask else (s.governor + len(s.taken)) % n
        if "governor" not in setting:
            s.governor = (seat - len(s.taken)) % n
        _check_roles(s, seat, every)
        if len(s.taken) == every:
            raise impossible("roles", "ask")
        s.stack = [ChooseRole(seat)]
        return
    role, field = PHASES[type(ask)]
    taker: int = getattr(ask, field)
    if s.taken.pop(role, taker) != taker:
        raise impossible("roles", f"roles.{role}.taken_by")
    s.taken[role] = taker  # the last one taken
    if "governor" not in setting:
        s.governor = (taker - len(s.taken) + 1) % n
    _check_roles(s, (taker + 1) % n, every)
    if isinstance(ask, HuntingLodge) and not game.box.effects.lodges:
        raise impossible("ask", "ask", value="HuntingLodge")
    if isinstance(ask, PlaceColonists) and (s.colonist_ship or s.noble_ship):
        raise impossible("ask", "colonist_ship")
    s.phase, s.phase_seat = role, taker
    everybody = [(taker + i) % n for i in range(n)]
    order = everybody[everybody.index(ask.seat) :]
    s.stack = [*reversed([*_frames(game, ask, taker, order, everybody), NextRole((taker + 1) % n)])]


def _put_draft(game: PuertoRico, s: State, ask: DraftBuilding, governor_known: bool) -> None:
    """Before the first round, in the middle of the draft: the governor was the first to choose."""
    chosen = sum(b in s.buildings for b in game.box.drafted)
    if not governor_known:
        s.governor = (ask.seat - chosen) % s.seats
    if s.taken or s.round or (s.governor + chosen) % s.seats != ask.seat or not drafting.candidates(game.box, s):
        raise impossible("ask", "ask", value="DraftBuilding")
    s.stack = [Round(), ask]


def _frames(game: PuertoRico, ask: Ask, taker: int, order: list[int], everybody: list[int]) -> list[rules.Frame]:
    if isinstance(ask, HuntingLodge):
        return hunting.course(game.box, taker, order)
    if isinstance(ask, Settle):
        then = settler.course(game.box, taker, [] if ask.again else order)
        return [ask, *then[1:], *hunting.course(game.box, taker, everybody)]
    if isinstance(ask, PlaceColonists):
        return mayor.course(taker, order, game.chosen["mayor"] == "together")
    if isinstance(ask, Build):
        return builder.course(taker, order)
    if isinstance(ask, Sell):
        return [ask, *trader.course(taker, order)[1:]]
    if isinstance(ask, Load):
        return [Voyage(ask)]
    if isinstance(ask, Keep):
        return stores.course(taker, order)
    return [ask]


def _check_roles(s: State, upto: int, every: int) -> None:
    """A role each for the seats from the governor on, up to but without `upto`; no doubloons stay on a taken one.

    With two players it goes round three times; each seat took its roles in the order in which they are given.
    """
    n = s.seats
    k = len(s.taken)
    takers = [(s.governor + i) % n for i in range(k)]
    if k > every or sorted(s.taken.values()) != sorted(takers) or (s.governor + k) % n != upto:
        raise impossible("roles", "governor")
    for role in s.taken:
        if s.roles[role]:
            raise impossible("roles", f"roles.{role}.doubloons")
    of_seat = {seat: iter([role for role, taker in s.taken.items() if taker == seat]) for seat in takers}
    s.taken = {next(of_seat[seat]): seat for seat in takers}
