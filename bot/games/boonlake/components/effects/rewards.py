"""What can be gained, and what can be paid: the words of all rewards and costs in the data files."""

from __future__ import annotations

from .base import Gains

HELD = ("coins", "cards", "vases", "points", "inhabitants")  # what a seat simply has
TRACKS = ("coin", "card")
STEPS = {f"{track}_track": track for track in TRACKS}  # so many steps of the marker
INCOMES = {f"{track}_income": track for track in TRACKS}  # the income where the marker stands
CHOICES = ("either_track", "site", "vase_or_site")  # what the seat is asked about
SITE = "site_"  # and the resource of the production site that is built

COSTS = ("coins", "cards")  # of a building site


def words(resources: tuple[str, ...]) -> tuple[str, ...]:
    """Everything that a reward may name."""
    return (*HELD, *STEPS, *INCOMES, *CHOICES, *(SITE + r for r in resources))


def told(gains: Gains) -> str:
    """Gains as one word, such as `coins` or `coins+vases`: what an exchange is told apart by."""
    return "+".join(gains)
