"""What nobody or not everybody knows, and what there is of everything in all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules import Rng
from bot.rules.play import asking

from .box import QUARRY
from .state import State

if TYPE_CHECKING:
    from . import PuertoRico


def scrambled(game: PuertoRico, s: State, you: int | None, rng: Rng) -> State:
    """What `you` cannot tell from `s`: another key, another order of the pile, other points of the other seats."""
    s = game.load(game.dump(s))
    s.rng.key = bytes(rng.below(256) for _ in range(32))
    _shuffle_tiles(s, you, rng)
    if s.over or game.chosen["points"] == "open":
        return s
    others = [me for seat, me in enumerate(s.board) if seat != you]
    left = sum(me.points for me in others)
    rng.shuffle(others)
    for me in others[1:]:
        me.points = rng.below(left + 1)
        left -= me.points
    others[0].points = left
    return s


def _shuffle_tiles(s: State, you: int | None, rng: Rng) -> None:
    """Tiles that `you` never saw: the pile, and what others drew and look at or laid as forests."""
    others = [me for seat, me in enumerate(s.board) if seat != you]
    looking = bool(s.drawn) and all(q.ask.seat != you for q in asking(s.stack))
    tiles = [*s.pile.cards, *(tile for me in others for tile in me.unseen), *([s.drawn] if looking else [])]
    tiles.sort()  # so that nothing of the old order goes into the new one
    rng.shuffle(tiles)
    s.pile.cards = [tiles.pop() for _ in s.pile.cards]
    for me in others:
        me.unseen = [tiles.pop() for _ in me.unseen]
    if looking:
        s.drawn = tiles.pop()


def census_of(game: PuertoRico, s: State) -> dict[str, int]:
    """Everything that is neither made nor lost."""
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
    found["colonists"] += sum(me.idle + sum(me.colonists.values()) - me.nobles for me in s.board)
    if game.box.nobles:
        found["nobles"] = s.noble_ship + s.noble_supply + sum(me.nobles for me in s.board)
    for building, n in s.buildings.items():
        found[f"buildings.{building}"] = n + sum(me.city.count(building) for me in s.board)
    for building in s.undrafted:
        found[f"buildings.{building}"] = game.box.copies(building, s.seats)
    found["points"] = s.points_left + sum(me.points for me in s.board) - s.paper
    found.update({f"roles.{role}": 1 for role in s.roles})
    return found
