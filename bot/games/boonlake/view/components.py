"""Cards, levers and scoring tiles as they are shown, with what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

Gains = dict[str, int]  # coins, cards, vases, points, inhabitants, coin_track, site_wood ...


class DeedView(msgspec.Struct, frozen=True):
    """What a card, a lever or a scoring tile does or asks, as a kind of effect with what it is about."""

    does: str  # "gain", "swap", "per", "wild", "two_regions" ...
    when: Literal["now", "always", "end"]
    of: tuple[str, ...]  # regions, kinds of cards, pieces, tracks that it is about
    numbers: dict[str, int]  # coins, inhabitants, presences, points ...
    gives: Gains
    gets: Gains


class CardView(msgspec.Struct, frozen=True):
    """A project card."""

    card: str
    kind: str  # day, sunset, night
    coins: int
    vases: int
    needs: dict[str, int]  # resources
    deeds: tuple[DeedView, ...]
    points: int


class LeverView(msgspec.Struct, frozen=True):
    """A recess for a lever."""

    lever: str
    row: int
    column: int
    cost: int
    deed: DeedView


class ScoringTileView(msgspec.Struct, frozen=True):
    """A scoring tile: the project above, the condition below."""

    tile: str
    coins: int
    needs: dict[str, int]
    points: int
    track: str
    deed: DeedView
    numbers: tuple[tuple[int, ...], ...]  # by interim scoring


class TierView(msgspec.Struct, frozen=True):
    """A tier of a player board: what each of its recesses is worth at an income once it is empty."""

    tier: str  # from the top
    houses: tuple[Gains, ...]
    settlements: tuple[Gains, ...]
    cattle: tuple[Gains, ...]
    niche: Gains  # {}: it has none
    extra: int  # inhabitants that its settlement and its cattle cost more
    points: int  # at the end, for each empty recess


class StripView(msgspec.Struct, frozen=True):
    """A strip of the action board."""

    kind: str  # of the card at its start, "" for none
    left: tuple[str, ...]  # effects for who takes it
    right: str  # the part of all
