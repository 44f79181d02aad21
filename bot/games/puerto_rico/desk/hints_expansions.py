"""What to say beside the answers that only New Buildings and Nobles bring. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.rules import Args, Hints, Offer

from ..components.rows import FOREST, QUARRY
from ..phases.builder import Build
from ..phases.colonist_ship import TakeColonist
from ..phases.draft import DraftBuilding
from ..phases.first_loading import Deliver
from ..phases.hunting_lodge import HuntingLodge
from ..phases.mayor import PlaceNobles
from ..phases.settler import LayTile
from ..phases.trader import Sell
from ..play import Play, buildings, circles, guests, nobles


def answers(offers: Iterable[Offer], verb: str) -> list[tuple[str, ...]]:
    """All of one verb."""
    return [words for offer in offers if offer.verb == verb for words in getattr(offer, "options", ())]


def guest(g: Play, seat: int) -> Hints:
    """Where guests could go."""
    me = g.s.board[seat]
    caps = circles.circles(g.box, me)
    return {
        ("guest", "place", place): ("hint-guest", {"circles": caps[place], "now": me.colonists.get(place, 0)})
        for place, _ in guests.moves(g, me)
    }


def black_market(g: Play, ask: Build, costs: dict[str, int]) -> Hints:
    """What is missing for a building, and who and what could be given."""
    me = g.s.board[ask.seat]
    money = me.doubloons
    found: Hints = {
        ("black_market", "building", b): ("hint-black-market", {"cost": cost, "money": money, "short": cost - money})
        for b, cost in costs.items()
        if cost > money
    }
    for place, n in {**me.colonists, circles.WINDROSE: me.idle}.items():
        found["black_market", "person", place] = ("hint-give-person", {"n": n})
    for good, n in me.goods.items():
        found["black_market", "good", good] = ("hint-give-good", {"have": n})
    found["black_market", "point", "yes"] = ("hint-give-point", {"points": me.points})
    return found


def forests(g: Play, seat: int) -> Args:
    """Forests so far, and what one more would save."""
    have = g.s.board[seat].island.get(FOREST, 0)
    return {"have": have, "off": (have + 1) // g.box.effects.forests_each}


def _lay(g: Play, ask: LayTile) -> Hints:
    tile = g.s.drawn
    have: Args = {"tile": tile, "have": g.s.board[ask.seat].island.get(tile, 0)}
    forest = forests(g, ask.seat) | {"left": 0}
    return {("lay", "side", "plantation"): ("hint-lay", have), ("lay", "side", FOREST): ("hint-forest", forest)}


def cleared(g: Play, ask: HuntingLodge | Sell, verb: str, id: str, **more: object) -> Hints:
    """A tile leaves the island: how many there are, and what becomes of who stands on it."""
    me = g.s.board[ask.seat]
    found: Hints = {(verb, "tile", tile): (id, {"have": n, **more}) for tile, n in me.island.items() if tile != QUARRY}
    found[verb, "who", "none"] = ("hint-empty-tile", {})
    for who in ("colonist", "noble"):
        found[verb, "who", who] = ("hint-to-windrose", {})
    return found


def _hunt(g: Play, ask: HuntingLodge) -> Hints:
    return cleared(g, ask, "discard_tile", "hint-discard-tile")


def _draft(g: Play, ask: DraftBuilding) -> Hints:
    left = buildings.spaces(g.box, g.s)
    return {
        ("draft", "building", b.id): ("hint-draft", {"cost": b.cost, "points": b.points, "spaces": left[b.cost]})
        for b in (g.box.building[name] for name in buildings.candidates(g.box, g.s))
    }


def _fetch(g: Play, ask: TakeColonist) -> Hints:
    aboard = {"colonist": g.s.colonist_ship, "noble": g.s.noble_ship}
    return {("fetch", "who", who): ("hint-fetch", {"n": n}) for who, n in aboard.items()}


def _station(g: Play, ask: PlaceNobles) -> Hints:
    me = g.s.board[ask.seat]
    return {
        ("station", "station", place): ("hint-station", {"circles": n, "now": me.nobles.get(place, 0)})
        for place, n in nobles.telling(g.box, g.s, me).items()
    }


def _deliver(g: Play, ask: Deliver) -> Hints:
    points = next((effect.points for _, effect in g.box.effects.suppliers), 0)
    return {
        ("deliver", "goods", goods): ("hint-deliver", {"points": points * len(goods.split("+"))})
        for (goods,) in answers(ask.offers(g), "deliver")
    }


HINTS: dict[type, Callable[..., Hints]] = {
    DraftBuilding: _draft,
    LayTile: _lay,
    HuntingLodge: _hunt,
    TakeColonist: _fetch,
    PlaceNobles: _station,
    Deliver: _deliver,
}
