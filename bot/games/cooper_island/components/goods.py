"""Coins and the five resources, in the order in which the rulebook lists them."""

from __future__ import annotations

COIN = "coin"
CUBES = ("wood", "stone", "food", "gold", "cloth")
GOODS = (COIN, *CUBES)
ONE = {good: ((good,),) for good in GOODS}  # as answers of one word
