"""Whose question it is in a position: the roles taken so far, and the frames that go on from there."""

from __future__ import annotations

from bot.rules import asks_of
from bot.rules.position import impossible, seat_of
from bot.rules.questions import asking

from ..components.rules import Rules
from ..phases.course import ChooseRole, NextRole, Round
from ..phases.draft import DraftBuilding
from ..phases.hunting_lodge import HuntingLodge
from ..phases.mayor import PlaceColonists
from ..play import Ask
from ..play.buildings import candidates
from ..state import State

KINDS = {
    kind.__name__: kind
    for kind in asks_of("bot.games.puerto_rico.phases")
    if issubclass(kind, Ask) and kind.settable is not None
}


def read(s: State, value: str) -> Ask:
    """`Build 1 builder=0` as a question; raises `Refused`."""
    name, seat, *rest = [*value.split(), "", ""][: max(2, len(value.split()))]
    kind = KINDS.get(name)
    if kind is None:
        raise impossible("ask", "ask", value=value)
    at = taker = seat_of("ask", seat, s.seats)
    given: dict[str, object] = {}
    for word in rest:
        field, _, told = word.partition("=")
        what = (kind.settable or {}).get(field)
        if field == kind.taker != "seat":
            taker = seat_of("ask", told, s.seats)
        elif what is list:
            given[field] = [seat_of("ask", n, s.seats) for n in told.split("+")]
        elif what is bool and told in ("yes", "no"):
            given[field] = told == "yes"
        else:
            raise impossible("ask", "ask", value=word)
    return kind.posed(at, taker, given)


def alter(s: State, seat: int, ask: object) -> None:
    """Change the open question of a seat into one of the same kind that says other things."""
    found = next(q.ask for q in asking(s.stack) if q.ask.seat == seat)
    if not isinstance(ask, Ask) or type(found) is not type(ask) or ask.seat != seat:
        raise impossible("ask", "ask", value=type(ask).__name__)
    for field in ask.__struct_fields__:
        if field != "sn":
            setattr(found, field, getattr(ask, field))


def put(game: Rules, s: State, setting: dict[str, str]) -> None:
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
    role, taker = ask.role, getattr(ask, ask.taker)
    if s.taken.pop(role, taker) != taker:
        raise impossible("roles", f"roles.{role}.taken_by")
    s.taken[role] = taker  # the last one taken
    if "governor" not in setting:
        s.governor = (taker - len(s.taken) + 1) % n
    _check_roles(s, (taker + 1) % n, every)
    if isinstance(ask, HuntingLodge) and not game.box.effects.lodges:
        raise impossible("ask", "ask", value="HuntingLodge")
    if isinstance(ask, PlaceColonists) and (s.colonist_ship or s.noble_ship):
        raise impossible("ask", "colonist_ship", value=f"{setting['ask']}, colonist_ship > 0")
    s.phase, s.phase_seat = role, taker
    everybody = [(taker + i) % n for i in range(n)]
    order = everybody[everybody.index(ask.seat) :]
    s.stack = [*reversed([*ask.lines_up(game, order, everybody), NextRole((taker + 1) % n)])]


def _put_draft(game: Rules, s: State, ask: DraftBuilding, governor_known: bool) -> None:
    """Before the first round, in the middle of the draft: the governor was the first to choose."""
    chosen = sum(b in s.buildings for b in game.box.drafted)
    if not governor_known:
        s.governor = (ask.seat - chosen) % s.seats
    if s.taken or s.round or (s.governor + chosen) % s.seats != ask.seat or not candidates(game.box, s):
        raise impossible("ask", "ask", value="DraftBuilding")
    s.stack = [Round(), ask]


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
