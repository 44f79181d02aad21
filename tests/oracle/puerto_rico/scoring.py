"""The final score of one player, line by line (Rulebook 003, End of the game and the large buildings)."""

from __future__ import annotations

from typing import Any

from .box import BUILDINGS, CLOISTER
from .people import nobles_of, occupied, people_of


def score(me: Any, chips: int, kinds: set[str], nobles: bool) -> dict[str, int]:
    """Lines by name; `kinds` are the buildings of this table, `nobles` whether it plays with them."""
    plants = [BUILDINGS[b].plant for b in me.city if BUILDINGS[b].plant]
    tiles = sum(me.island.values())
    sets = min(4, sum(n // 3 for n in me.island.values()))
    lines = {
        "chips": chips,
        "buildings": sum(BUILDINGS[b].points for b in me.city),
        "guild_hall": plants.count("small") + 2 * plants.count("large"),
        "residence": {10: 5, 11: 6, 12: 7}.get(tiles, 4),
        "fortress": people_of(me) // 3,
        "customs_house": chips // 4,
        "city_hall": len(me.city) - len(plants),
        "cloister": CLOISTER[sets],
        "royal_garden": nobles_of(me),
    }
    found = {what: n for what, n in lines.items() if what in ("chips", "buildings") or occupied(me, what)}
    assert set(found) - {"chips", "buildings"} <= kinds
    return found | ({"nobles": nobles_of(me)} if nobles else {})
