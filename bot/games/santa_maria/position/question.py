"""Whose question a position begins with, and what is said of it."""

from __future__ import annotations

from bot.rules import asks_of
from bot.rules.position import impossible, number, seat_of

from ..components.cells import LINE
from ..components.dice import DICE
from ..components.effects import Exchange
from ..phases.activation import Trade
from ..phases.course import Next
from ..phases.line import PutDie
from ..phases.maya.after import CityAsk
from ..phases.maya.turn import CityTurn
from ..phases.turn import Turn
from ..play import Ask
from .maya import CitySetting

ASKS: dict[str, type[Ask]] = {
    kind.__name__: kind
    for kind in asks_of("bot.games.santa_maria.phases")
    if issubclass(kind, Ask) and kind.settable is not None and (kind is CityTurn or not issubclass(kind, CityAsk))
}


class Question(CitySetting):
    """A table being set: the question that play goes on from."""

    def ask(self) -> None:
        """The one of the `ask` line, or else the first player's turn."""
        s = self.s
        usual = "CityTurn" if s.first == s.city_seat else "Turn"
        line = self.setting.get("ask", f"{usual} {s.first}")
        name, seat, *rest = [*line.split(), "", ""]
        kind = ASKS.get(name)
        self.asked = seat_of("ask", seat, s.seats)
        said = {key: value for key, _, value in (word.partition("=") for word in rest if word)}
        if kind is None or not said.keys() <= {*(kind.settable or ())} or (kind is Turn and s.board[self.asked].space):
            raise impossible("ask", "ask", value=line)
        if (kind in (CityTurn,)) != (self.asked == s.city_seat):
            raise impossible("ask", "ask", value=line)
        ask = self._trade(said) if kind is Trade else kind(self.asked)
        if kind is PutDie:
            s.die, s.line = said.get("die", ""), said.get("line", "")
            if s.line not in LINE or not any(s.die in dice for dice in DICE.values()):
                raise impossible("ask", "ask", value=line)
        s.stack = [Next((self.asked + 1) % s.seats), ask]

    def _trade(self, said: dict[str, str]) -> Trade:
        building = said.get("building", "")
        for i, effect in enumerate(self.box.works.get(building, ())):
            if isinstance(effect, Exchange):
                return Trade(self.asked, building, i, number("ask", said.get("left", "1")))
        raise impossible("ask", "ask", value=building)
