"""Whose question a position begins with, and what is said of it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot import rules
from bot.rules import asks_of
from bot.rules.position import impossible, seat_of

from ..phases.course import NextTurn, after
from ..phases.hand import Discard
from ..phases.interim_scoring import InterimChoice, InterimScoring, PayForTile, ScoreTile
from ..phases.regions import ScoreRegions
from ..phases.sail import Sail
from ..phases.setup import ChooseScoringTile, ChooseSite
from ..phases.solo import EminenceTurn
from ..phases.turn import Common
from ..play import Ask
from ..state import EMINENCE
from .supplies import Supplies

LINED_UP = (ChooseScoringTile, ChooseSite, InterimChoice, ScoreTile, PayForTile)  # these have a frame around them
ASKS: dict[str, type[rules.Frame]] = {
    kind.__name__: kind
    for kind in asks_of("bot.games.boonlake.phases")
    if issubclass(kind, Ask) and kind not in LINED_UP
}
ASKS |= {kind.__name__: kind for kind in (Common, ScoreRegions, InterimScoring)}
STRIP = "strip"
MOST_STEPS = 9  # that a reward can give on one track


class Question(Supplies):
    """A table being set: the question that play goes on from."""

    def ask(self) -> None:
        """The one of the `ask` line, or else the turn of who began."""
        s = self.s
        line = self.setting.get("ask", f"Turn {max(s.first, 0)}")
        name, seat, *rest = [*line.split(), "", ""]
        if name == EminenceTurn.__name__ and s.eminence.plays:
            s.stack = [NextTurn(EMINENCE)]
            return
        asked = seat_of("ask", seat, s.seats)
        said = {key: value for key, _, value in (word.partition("=") for word in rest if word)}
        kind = ASKS.get(name)
        if kind is None:
            raise impossible("ask", "ask", value=line)
        s.stack = [NextTurn(after(s, asked))]
        strip = said.get(STRIP) if kind is Common else said.pop(STRIP, None)
        if strip is not None:
            if strip not in s.strips:
                raise impossible("ask", "ask", value=line)
            i = s.strips.index(strip)
            s.strips[i], s.taken, s.row = "", strip, i + 1
            s.stack += [Sail(asked)] if kind is not Sail else []
        elif kind is Sail:
            raise impossible("ask", "ask", value=line)
        s.stack.append(self._frame(kind, asked, said, line))

    def _frame(self, kind: type[rules.Frame], asked: int, said: dict[str, str], line: str) -> rules.Frame:
        """A question with what is said of it, as far as there is such a thing."""
        box, me = self.box, self.s.board[asked]
        there_is = {
            "kind": ("", *box.kinds),
            "region": box.regions,
            "strip": box.strips,
            "card": me.played,
            "tile": self.s.scoring,
            "n": [str(n) for n in range(1, (len(me.hand) if kind is Discard else MOST_STEPS) + 1)],
        }
        fields = set(kind.__struct_fields__) - {"seat", "sn"}
        bad = any(key not in fields or value not in there_is.get(key, value) for key, value in said.items())
        try:
            given: dict[str, Any] = {"do": kind.__struct_config__.tag, "seat": asked, **said}
            frame: rules.Frame = msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as no:
            raise impossible("ask", "ask", value=line) from no
        if bad:
            raise impossible("ask", "ask", value=line)
        return frame
