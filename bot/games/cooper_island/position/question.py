"""Whose question it is in a position, and how play goes on from there."""

from __future__ import annotations

from typing import Any

from bot.rules import Frame, asks_of
from bot.rules.position import impossible, number, seat_of

from ..components.effects.base import ACTIONS
from ..components.goods import GOODS
from ..components.ring import SHIPS
from ..phases.build import ChooseCard, Site
from ..phases.clean_up import CleanUp, ClearMarket, Close, Closing, Recharge, Recharging, steps
from ..phases.course import After, WorkerPhase
from ..phases.feeding import Feed, Feeding
from ..phases.final_scoring import Finish, LastActions
from ..phases.gains import Take
from ..phases.income import ISLET, TILE, BeginIncome, Income
from ..phases.navigation import Sail, Toll
from ..phases.sectors import Act
from ..phases.worker_phase import EndTurn, Next, Turn
from ..play import Ask
from .workers import Workers

KINDS: dict[str, type[Ask]] = {
    kind.__name__: kind
    for kind in asks_of("bot.games.cooper_island.phases")
    if issubclass(kind, Ask) and kind.settable is not None
}


class Question(Workers):
    """A table being set: what is asked."""

    def ask(self) -> None:
        s = self.s
        name, seat_word, *rest = [*self.setting.get("ask", f"Turn {s.first}").split(), "", ""]
        seat = seat_of("ask", seat_word, s.seats)
        kind = KINDS.get(name)
        if kind is None:
            raise impossible("ask", "ask", value=name)
        told = dict(word.partition("=")[::2] for word in rest if word)
        for field in told:
            if field not in (kind.settable or ()):
                raise impossible("ask", "ask", value=field)
        order = self.g.order_from(s.first)
        later = order[order.index(seat) + 1 :]
        if kind is Income:
            s.phase = "income"
            todo = self.todo(told.get("todo", "+".join([ISLET, TILE])), [ISLET, TILE, *s.board[seat].boats.values()])
            frames: list[Frame] = [Income(seat, [group[0] for group in todo]), *[BeginIncome(k) for k in later]]
            frames += [WorkerPhase(), CleanUp(), After()]
        elif kind in (Feed, Recharge, Close):
            s.phase = "clean_up"
            frames = [*self.tidying(kind, seat), After()]
        elif kind is LastActions:
            s.phase = "final"
            frames = [*[LastActions(k) for k in [seat, *later]], Finish()]
        else:
            s.phase = "workers"
            ask: list[Frame] = [self.turn(kind, seat, told)]
            if kind not in (Turn, EndTurn):
                ask.append(EndTurn(seat))
            frames = [*ask, Next((seat + 1) % s.seats), CleanUp(), After()]
        s.stack = [*reversed(frames)]

    def tidying(self, kind: type[Ask], seat: int) -> list[Frame]:
        """The rest of the clean-up, from a seat's step on."""
        rest: list[Frame] = [*steps(self.g.order_from(self.s.first))]
        at = {Feed: Feeding, Recharge: Recharging, Close: Closing}[kind]
        here = next(i for i, frame in enumerate(rest) if isinstance(frame, at) and frame.seat == seat)
        if kind is Close:
            rest[here : here + 1] = [Close(seat), ClearMarket(seat)]
        return rest[here:]

    def turn(self, kind: type[Ask], seat: int, told: dict[str, str]) -> Ask:
        """A question in the middle of a turn."""
        box, me = self.box, self.s.board[seat]
        if kind is Act:
            return Act(seat, self.todo(told.get("todo", ""), ACTIONS), number("ask", told.get("mix", "0")), [])
        if kind is Sail:
            return Sail(seat, number("ask", told.get("n", "")))
        if kind is Toll:
            ship = told.get("ship", "")
            if ship not in ("", *SHIPS):
                raise impossible("ask", "ask", value=ship)
            to = told.get("to", "")
            return Toll(seat, -1 if to == "none" else seat_of("ask", to, self.s.seats), ship)
        if kind is Take:
            return Take(seat, self.todo(told.get("groups", ""), GOODS))
        if kind is Site:
            piece = told.get("piece", "")
            if piece not in box.buildings or not me.left[piece]:
                raise impossible("ask", "ask", value=piece)
            self.g.take_up(seat, piece)
            return Site(seat, piece, box.buildings[piece].navigation)
        if kind is ChooseCard:
            deck = told.get("deck", "")
            if deck not in ("small", "large"):
                raise impossible("ask", "ask", value=deck)
            self.g.show_cards(seat, deck)
            return ChooseCard(seat, deck)
        made: Any = kind(seat)
        return made  # type: ignore[no-any-return]

    def todo(self, value: str, allowed: Any) -> list[list[str]]:
        """`draw/place+step_1`: groups of alternatives."""
        found = [group.split("/") for group in value.split("+")] if value else []
        for group in found:
            for word in group:
                if word not in allowed:
                    raise impossible("ask", "ask", value=word)
        return found
