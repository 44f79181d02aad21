"""What levers do (Rulebook 001, effects of levers)."""

from __future__ import annotations

import msgspec

from .base import Effect, Gains


# -- in place of the own share in the right part of a strip ------------------------------------------
class ForgoVase(Effect, frozen=True, tag="forgo_vase"):
    """Vases, or coins for as many vases."""

    vases: int
    coins: int


class ForgoModernise(Effect, frozen=True, tag="forgo_modernise"):
    """Modernise once."""


class ForgoUpgrade(Effect, frozen=True, tag="forgo_upgrade"):
    """Upgrade once."""


# -- where no card is played although one could be ---------------------------------------------------
class SkipSites(Effect, frozen=True, tag="skip_sites"):
    """Coins for each level of the own production sites."""

    coins: int


class SkipCoins(Effect, frozen=True, tag="skip_coins"):
    """Coins."""

    coins: int


# -- with something that is done anyway ----------------------------------------------------------------
class RegionPoints(Effect, frozen=True, tag="region_points"):
    """Points, too, for each presence in the regions that are scored."""

    points: int


class EasySettlement(Effect, frozen=True, tag="easy_settlement"):
    """A settlement with fewer inhabitants and fewer presences beside it."""

    inhabitants: int
    presences: int


class TileInhabitants(Effect, frozen=True, tag="tile_inhabitants"):
    """Inhabitants for a tile that is laid on the map."""

    inhabitants: int


# -- at any moment ---------------------------------------------------------------------------------------
class FreeBoat(Effect, frozen=True, tag="free_boat"):
    """A boat moves upstream without coins."""


class Wild(Effect, frozen=True, tag="wild"):
    """Fewer resources for a card or special project, with a bonus; or one of several rewards."""

    resources: int
    alone: tuple[Gains, ...]
    bonus: Gains = msgspec.field(default_factory=dict)


class TradeCards(Effect, frozen=True, tag="trade_cards"):
    """A reward for discarded cards."""

    cards: int
    gains: Gains


Forgo = ForgoVase | ForgoModernise | ForgoUpgrade
Skip = SkipSites | SkipCoins
LeverEffect = (
    ForgoVase
    | ForgoModernise
    | ForgoUpgrade
    | SkipSites
    | SkipCoins
    | RegionPoints
    | EasySettlement
    | TileInhabitants
    | FreeBoat
    | Wild
    | TradeCards
)
