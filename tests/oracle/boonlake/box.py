"""What lies in the box of Boonlake: the printed values, and the map as the rulebook joins it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "bot" / "games" / "boonlake" / "components" / "data"
RESOURCES = ("stone", "wood", "loam", "iron")  # the canal from upstream on
KINDS = ("day", "sunset", "night")
REGIONS = ("boonlake", "unknown", "new_hope", "southern")  # from the north
PIECES = {"houses": 6, "settlements": 4, "cattle": 5}
LABELS: dict[str, dict[str, int]] = {
    "boonlake": {"coins": 4},
    "unknown": {"cards": 3},
    "new_hope": {"points": 3},
    "southern": {"coins": 3},
}
STRIPS = {  # the kind of card at the start
    "pioneer": "day",
    "settle": "night",
    "cattle_breeding": "day",
    "region_scoring": "sunset",
    "hire": "night",
    "progress": "sunset",
    "builder": "",
}
OUT = {"easy": (0, 4), "medium": (1, 3), "challenge": (2, 2), "hard": (3, 1), "very_hard": (4, 0)}
FIRST, LAST = 1, 33


def _rows(file: str, table: str) -> dict[str, dict[str, Any]]:
    found = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))
    return {row["id"]: row for row in found[table]}


CARDS = _rows("cards", "card")
ROWS = [(r["steps"], r["points"]) for r in _rows("base", "row").values()]
TIERS = list(_rows("base", "tier").values())
TRACKS = {name: row["steps"] for name, row in _rows("base", "track").items()}
LEVERS = _rows("base", "lever")
SPACES = _rows("map", "space")
TILES = _rows("tiles", "tile")
RIVER = _rows("river", "river")
SHIPS = {int(n): row["spaces"] for n, row in _rows("river", "ship_start").items()}
SCORING = _rows("scoring_tiles", "scoring_tile")
SOLO = _rows("solo", "solo_tile")
SOLO_BOARD = {name: row["points"] for name, row in _rows("solo", "solo_board").items()}


def _near() -> dict[str, frozenset[str]]:
    """The spaces beside a space, over a bridge too; odd rows stand half a hex to the right."""
    at = {(row["row"], row["column"]): space for space, row in SPACES.items()}
    found: dict[str, set[str]] = {space: set() for space in SPACES}
    for (row, column), space in at.items():
        shift = 0 if row % 2 else -1
        around = [(row, column - 1), (row, column + 1)]
        around += [(r, column + shift + more) for r in (row - 1, row + 1) for more in (0, 1)]
        found[space] |= {at[place] for place in around if place in at}
    for bridge in _rows("map", "bridge").values():
        a, b = bridge["spaces"]
        found[a].add(b)
        found[b].add(a)
    return {space: frozenset(there) for space, there in found.items()}


NEAR = _near()
REGION = {space: row["region"] for space, row in SPACES.items()}
BRIDGED = {a for a in SPACES for b in NEAR[a] if REGION[a] != REGION[b]}


def course(round_: int) -> list[str]:
    """The spaces of the river that ships go along in a round."""
    bed = "upper" if round_ == 1 else "lower"
    return [space for space, row in RIVER.items() if row["bed"] in ("common", bed)]


@cache
def site(tile: str, place: str) -> dict[str, Any]:
    """A building site of a tile, `a` the upper (or only) one."""
    found: dict[str, Any] = TILES[tile]["sites"]["ab".index(place)]
    return found


def sites(tile: str) -> str:
    """The building sites of a tile, pastures have none."""
    return "ab"[: len(TILES[tile].get("sites", ()))] if tile in TILES else ""


@cache
def recesses(what: str) -> list[tuple[int, dict[str, int], int]]:
    """Of the pieces on a player board from the top: (tier, income when empty, inhabitants more that it costs)."""
    return [(n, income, t.get("extra", 0)) for n, t in enumerate(TIERS, 1) for income in t.get(what, ())]


NICHES: list[dict[str, int]] = [t["niche"] for t in TIERS if "niche" in t]
