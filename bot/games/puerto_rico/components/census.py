"""How many there are of everything that is neither made nor lost."""

from __future__ import annotations

from ..state import State
from .box import Box
from .rows import QUARRY


def census(box: Box, s: State) -> dict[str, int]:
    """`goods.<kind>`, `plantations.<kind>`, `quarries`, `colonists`, `nobles`, `buildings.<id>`, `points`,
    `roles.<id>`."""
    found = {f"goods.{good}": n + sum(me.goods[good] for me in s.board) for good, n in s.goods.items()}
    for ship in s.ships:
        if ship.good:
            found[f"goods.{ship.good}"] += ship.load
    for good in s.house:
        found[f"goods.{good}"] += 1
    for good in s.goods:
        lying = s.face_up.count(good) + s.pile.cards.count(good) + s.discards.count(good)
        lying += sum(me.forests.count(good) + me.unseen.count(good) for me in s.board) + (s.drawn == good)
        found[f"plantations.{good}"] = lying + sum(me.island.get(good, 0) for me in s.board)
    found["quarries"] = s.quarries + sum(me.island.get(QUARRY, 0) for me in s.board)
    found["colonists"] = s.colonist_ship + s.colonist_supply
    found["colonists"] += sum(me.idle + sum(me.colonists.values()) - sum(me.nobles.values()) for me in s.board)
    if box.nobles:
        found["nobles"] = s.noble_ship + s.noble_supply + sum(sum(me.nobles.values()) for me in s.board)
    for building, n in s.buildings.items():
        found[f"buildings.{building}"] = n + sum(me.city.count(building) for me in s.board)
    for building in s.undrafted:
        found[f"buildings.{building}"] = box.copies(building, s.seats)
    found["points"] = s.points_left + sum(me.points for me in s.board) - s.paper
    found.update({f"roles.{role}": 1 for role in s.roles})
    return found
