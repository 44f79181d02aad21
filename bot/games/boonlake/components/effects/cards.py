"""What project cards do (Rulebook 001, effects of cards): at once, at the end of the game, for the rest of it."""

from __future__ import annotations

from .base import Effect, Gains


# -- at once ---------------------------------------------------------------------------------------
class Gain(Effect, frozen=True, tag="gain"):
    """A reward."""

    gains: Gains


class Swap(Effect, frozen=True, tag="swap"):
    """May give something for something else, once; `back`: or the other way round."""

    give: Gains
    get: Gains
    back: bool = False


class ResetLever(Effect, frozen=True, tag="reset_lever"):
    """A used lever is pushed up again."""


class FreeHouse(Effect, frozen=True, tag="free_house"):
    """May upgrade an inhabitant to a house and give up nobody."""


class UpgradeSettlement(Effect, frozen=True, tag="upgrade_settlement"):
    """May upgrade a house to a settlement with fewer inhabitants and fewer presences beside it."""

    inhabitants: int
    presences: int


Now = Gain | Swap | ResetLever | FreeHouse | UpgradeSettlement


# -- at the end of the game ------------------------------------------------------------------------
class PerPresence(Effect, frozen=True, tag="per_presence"):
    """Points for each presence in a region."""

    region: str
    points: int


class Per(Effect, frozen=True, tag="per"):
    """Points for each of what has been removed from the own board, or for each level of production sites."""

    what: str  # cattle, houses, settlements, sites
    points: int


class AtLeast(Effect, frozen=True, tag="at_least"):
    """Points for having reached a number; other points for having reached the greater one."""

    what: str  # coin_track, card_track, levers, cattle, houses, settlements
    numbers: tuple[int, int]
    points: tuple[int, int]


End = PerPresence | Per | AtLeast


# -- for the rest of the game ----------------------------------------------------------------------
class CheaperLevers(Effect, frozen=True, tag="cheaper_levers"):
    """Modernising costs fewer coins."""

    coins: int


class CheaperCards(Effect, frozen=True, tag="cheaper_cards"):
    """Cards and special projects cost fewer coins."""

    coins: int


class DearerDiscards(Effect, frozen=True, tag="dearer_discards"):
    """Discarding a card of a kind for coins gives more of them."""

    kind: str
    coins: int


class RiverCoins(Effect, frozen=True, tag="river_coins"):
    """More coins where the ship ends on a space with coins."""

    coins: int


class RiverVases(Effect, frozen=True, tag="river_vases"):
    """More vases where the ship ends on a space with a vase, and it is taken."""

    vases: int


class Harbour(Effect, frozen=True, tag="harbour"):
    """A reward where the ship ends in a harbour."""

    gains: Gains


class CattleInhabitants(Effect, frozen=True, tag="cattle_inhabitants"):
    """Placing cattle takes fewer inhabitants."""

    inhabitants: int


class CattleCoins(Effect, frozen=True, tag="cattle_coins"):
    """Placing cattle gives coins."""

    coins: int


Always = (
    CheaperLevers | CheaperCards | DearerDiscards | RiverCoins | RiverVases | Harbour | CattleInhabitants | CattleCoins
)

CardEffect = Now | End | Always
