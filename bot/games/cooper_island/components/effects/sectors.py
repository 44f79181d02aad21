"""What the spaces of a sector bring to who finds no opponent there (rulebook 004, sectors A to H)."""

from __future__ import annotations

from .base import Effect


class Cooper(Effect, frozen=True, tag="cooper"):
    """Cooper's token: first in the next round."""


class Beside(Effect, frozen=True, tag="beside"):
    """Further actions."""

    actions: tuple[tuple[str, ...], ...]


class Instead(Effect, frozen=True, tag="instead"):
    """Other actions than those of the sector."""

    actions: tuple[tuple[str, ...], ...]


class Discount(Effect, frozen=True, tag="discount"):
    """So many coins or resources less, in any mix."""

    n: int


Bonus = Cooper | Beside | Instead | Discount
