"""A table being played on: all verbs together, and the bases of this game's frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from bot import rules

from ..components.rules import Rules
from .buildings import Buildings


class Frame(rules.Frame, tag=rules.tagged("puerto_rico")):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=rules.tagged("puerto_rico")):
    """A question of this game. Whoever can do nothing is passed over in silence."""

    may_lapse = True

    # How a position may begin with it (`position/question.py`); None: it only comes up by itself
    settable: ClassVar[Mapping[str, type] | None] = None  # what may be said of it: seats, or yes and no
    role: ClassVar[str] = ""  # the placard in whose phase it is asked
    taker: ClassVar[str] = "seat"  # the field that names who took it

    def public(self, g: Play) -> bool:
        """Only points and piles are hidden, and hardly any question is about them."""
        return True

    @classmethod
    def posed(cls, seat: int, taker: int, given: Mapping[str, Any]) -> Self:
        """The question to a seat, with what a position says of it."""
        fields: dict[str, Any] = {"seat": seat, cls.taker: taker, **given}
        return cls(**fields)

    def says(self) -> Mapping[str, Any]:
        """What a position can say of it, as it stands."""
        return {field: getattr(self, field) for field in self.settable or ()}

    def line(self, **other: Any) -> str:
        """The `set` line of this question with some of that said otherwise."""
        said = [f"{type(self).__name__} {self.seat}"]
        if self.taker != "seat":
            said.append(f"{self.taker}={getattr(self, self.taker)}")
        for field, value in {**self.says(), **other}.items():
            if isinstance(value, bool):
                said.append(f"{field}={'yes' if value else 'no'}")
            elif value:
                said.append(f"{field}={'+'.join(map(str, value))}")
        return f"ask = {' '.join(said)}"

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        """The question and the rest of its phase; `order`: its seat and those still to come, of `everybody`."""
        return [self]


class Play(Buildings):
    """A table being played on."""
