"""What whoever has a scholar can do (the sheet of scholars)."""

from __future__ import annotations

from .base import Effect


class Buy(Effect, frozen=True, tag="buy"):
    """Other prices when buying."""

    prices: dict[str, int]


class DockSteps(Effect, frozen=True, tag="dock_steps"):
    """A shipping tile goes to another dock, for coins a step."""

    coins: int


class Tax(Effect, frozen=True, tag="tax"):
    """Coins for so many colonists in a line that a die activates."""

    coins: int
    colonists: int


class AnyLine(Effect, frozen=True, tag="any_line"):
    """A die of any value, for one of these resources."""

    pay: tuple[str, ...]


class BlueColumns(Effect, frozen=True, tag="blue_columns"):
    """Blue dice activate columns too."""


class CoinsBack(Effect, frozen=True, tag="coins_back"):
    """The coins on a building come back when retiring."""


class PutAnywhere(Effect, frozen=True, tag="put_anywhere"):
    """The die lies on any free building of its line."""


class Trades(Effect, frozen=True, tag="trades"):
    """So many exchanges at each activation of a trade building."""

    times: int


class MoveDie(Effect, frozen=True, tag="move_die"):
    """A die goes along a road to another building, for coins."""

    coins: int


class Diagonals(Effect, frozen=True, tag="diagonals"):
    """A die of 1 or 6 activates a diagonal instead, for coins."""

    coins: int


class AnySpace(Effect, frozen=True, tag="any_space"):
    """Passing spaces of others may be taken; the space `again` has the action of a free one as well."""

    again: str


class WalkOn(Effect, frozen=True, tag="walk_on"):
    """The governor goes on from a road, for coins each time."""

    coins: int


Ability = (
    Buy
    | DockSteps
    | Tax
    | AnyLine
    | BlueColumns
    | CoinsBack
    | PutAnywhere
    | Trades
    | MoveDie
    | Diagonals
    | AnySpace
    | WalkOn
)
