"""What the districts of the Maya city give for a temple, and the parts of its cards (Rulebook 002, Module D)."""

from __future__ import annotations

from .base import Effect
from .buildings import Conquer, Gain, Pray


class Token(Effect, frozen=True, tag="token"):
    """Any storage token of the supply, full."""


class Cards(Effect, frozen=True, tag="cards"):
    """So many cards from the deck."""

    n: int


class Priest(Effect, frozen=True, tag="priest"):
    """A token of a high priest."""


class Junction(Effect, frozen=True, tag="junction"):
    """A road token on a junction."""


class Market(Effect, frozen=True, tag="market"):
    """A coin, then trade with the supply and with people."""


class Festival(Effect, frozen=True, tag="festival"):
    """Points or coins for resources."""

    cost: dict[str, int]
    gains: dict[str, int]


class Construction(Effect, frozen=True, tag="construction"):
    """A building of a kind, for a resource."""

    cost: dict[str, int]
    kind: str


class Technology(Effect, frozen=True, tag="technology"):
    """A bonus beside a die that is used for this value."""

    value: int
    effect: Conquer | Pray | Gain


Reward = Token | Pray | Conquer | Gain | Cards | Priest | Junction
Half = Market | Festival | Construction | Technology
