"""A question that is being thought about."""

from __future__ import annotations

from ..play.payment import Purse
from .observation import Observation


class Answering:
    """Who is asked what, and what he can pay with."""

    def __init__(self, x: Observation, seat: int, ask: str) -> None:
        self.x, self.seat, self.ask = x, seat, ask
        self.me = x.s.board[seat]
        self.purse = Purse(x.box, self.me)
