"""What somebody who plays alone may achieve (Rulebook 000, Solo game)."""

from __future__ import annotations

import msgspec

from .base import Effect


class Reached(msgspec.Struct, frozen=True):
    """What a game alone came to."""

    total: int
    colonist_points: int
    bishop_points: int
    sets: int
    chains: bool  # one terrain from side to side


class Total(Effect, frozen=True, tag="total"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.total >= self.least


class ColonistPoints(Effect, frozen=True, tag="colonist_points"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.colonist_points >= self.least


class BishopPoints(Effect, frozen=True, tag="bishop_points"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.bishop_points >= self.least


class Sets(Effect, frozen=True, tag="sets"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.sets >= self.least


class Chain(Effect, frozen=True, tag="chain"):
    def reached(self, r: Reached) -> bool:
        return r.chains


Feat = Total | ColonistPoints | BishopPoints | Sets | Chain
