"""What islets, boats, logbooks, crates and cards have in common: to gain, to act, to copy."""

from __future__ import annotations

import msgspec

STEP = "step_"  # and how many, as a word for an action
ACTIONS = (
    *("draw", "place", "build_boat", "erect", "remove_ruin", "erect_statue", "supply", "use_islet", "use_boat", "take"),
    *(f"{STEP}{n}" for n in range(1, 7)),
)


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a component does."""


class Gain(Effect, frozen=True, tag="gain"):
    """Coins and resources into the storage: one of each group."""

    goods: tuple[tuple[str, ...], ...]


class Act(Effect, frozen=True, tag="act"):
    """Actions: up to one out of each group, in any order."""

    actions: tuple[tuple[str, ...], ...]


class Market(Effect, frozen=True, tag="market"):
    """Coins, and resources of one's choice, to the market."""

    coins: int = 0
    any: int = 0


class Copy(Effect, frozen=True, tag="copy"):
    """What any other boat does that has been built."""


Reward = Gain | Act | Copy
