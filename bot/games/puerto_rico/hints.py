"""What to say beside each answer: its price, what is lost by it, what it brings. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from bot.rules import Offer

from . import drafting, people
from .arrival import TakeColonist
from .before import Deliver
from .box import FOREST, QUARRY
from .builder import Build
from .course import ChooseRole
from .craftsman import ExtraGood, output
from .drafting import DraftBuilding
from .effects import total
from .guests import Hosting, moves, privilege
from .hunting import HuntingLodge
from .mayor import PlaceColonists, PlaceNobles
from .play import Ask, Play
from .settler import LayTile, Settle
from .ships import Load, berths
from .stores import Keep
from .trader import Sell, price

Args = dict[str, object]
Hints = dict[tuple[str, str, str], tuple[str, Args]]


def asked(g: Play, seat: int) -> Ask | None:
    """The seat's open question."""
    return next((q.ask for q in g.open_questions() if q.ask.seat == seat and isinstance(q.ask, Ask)), None)


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = asked(g, seat)
    told = _HINTS.get(type(ask)) if ask else None
    found = told(g, ask) if told else {}
    if isinstance(ask, Hosting) and g.box.effects.guest_houses:
        me = g.s.board[seat]
        caps = people.circles(g.box, me)
        for place, _ in moves(g, me):
            args: Args = {"circles": caps[place], "now": me.colonists.get(place, 0)}
            found["guest", "place", place] = ("hint-guest", args)
    return found


def _roles(g: Play, ask: ChooseRole) -> Hints:
    s, me, seat = g.s, g.s.board[ask.seat], ask.seat
    times = privilege(g, seat)
    share = -(-(s.colonist_ship + s.noble_ship) // s.seats)  # the first in turn order has the odd ones
    args: dict[str, Args] = {
        "settler": {"quarries": s.quarries, "tiles": list(s.face_up)},
        "mayor": {"n": share, "supply": s.colonist_supply, "noble": min(1, s.noble_ship)},
        "builder": {"money": me.doubloons},
        "craftsman": {"goods": {k: n for k, could in output(g.box, me).items() if (n := min(could, s.goods[k]))}},
        "trader": {"house": list(s.house), "n": max([price(g, seat, k, seat) for k in _sellable(g, seat)], default=0)},
        "captain": {"goods": _goods(g, seat)},
        "prospector": {},
    }
    found: Hints = {}
    for role, doubloons in s.roles.items():
        action = g.box.action[role]
        told: Args = {"doubloons": doubloons, "double": times - 1, **args[action]}
        if action == "prospector":
            told = {"n": doubloons + times, "double": times - 1}
        found["take", "role", role] = (f"hint-role-{action}", told)
    return found


def _goods(g: Play, seat: int) -> dict[str, int]:
    return {good: n for good, n in g.s.board[seat].goods.items() if n}


def _answers(offers: list[Offer] | tuple[Offer, ...], verb: str) -> list[tuple[str, ...]]:
    return [words for offer in offers if offer.verb == verb for words in getattr(offer, "options", ())]


def _sellable(g: Play, seat: int) -> list[str]:
    return [words[0] for words in _answers(list(Sell(seat, seat).offers(g)), "sell")]


def _settle(g: Play, ask: Settle) -> Hints:
    s, me = g.s, g.s.board[ask.seat]
    found: Hints = {
        ("settle", "tile", good): ("hint-settle", {"have": me.island.get(good, 0), "left": s.face_up.count(good)})
        for good in g.box.goods
    }
    found["settle", "tile", QUARRY] = ("hint-quarry", {"have": me.island.get(QUARRY, 0), "left": s.quarries})
    supply: Args = {"supply": s.colonist_supply, "ship": s.colonist_ship}
    for verb in ("settle", "forest"):
        for who in ("yes", "noble"):
            found[verb, "colonist", who] = ("hint-hospice", supply)
    if g.box.effects.foresters:
        for good in g.box.goods:
            found["forest", "tile", good] = ("hint-forest", _forest(g, ask.seat) | {"left": s.face_up.count(good)})
    found["hacienda", "what", "face_down"] = ("hint-face-down", {"left": len(s.pile)})
    found["hacienda", "what", QUARRY] = ("hint-quarry", {"have": me.island.get(QUARRY, 0), "left": s.quarries})
    return found


def _forest(g: Play, seat: int) -> Args:
    """Forests so far, and what one more would save."""
    have = g.s.board[seat].island.get(FOREST, 0)
    return {"have": have, "off": (have + 1) // g.box.effects.forests_each}


def _lay(g: Play, ask: LayTile) -> Hints:
    tile = g.s.drawn
    have: Args = {"tile": tile, "have": g.s.board[ask.seat].island.get(tile, 0)}
    forest = _forest(g, ask.seat) | {"left": 0}
    return {("lay", "side", "plantation"): ("hint-lay", have), ("lay", "side", FOREST): ("hint-forest", forest)}


def _cleared(g: Play, ask: HuntingLodge | Sell, verb: str, id: str, **more: object) -> Hints:
    """A tile leaves the island: how many there are, and whether somebody goes to the windrose."""
    me = g.s.board[ask.seat]
    return {
        (verb, "tile", tile): (id, {"have": n, "people": int(me.colonists.get(tile, 0) >= n), **more})
        for tile, n in me.island.items()
        if tile != QUARRY
    }


def _hunt(g: Play, ask: HuntingLodge) -> Hints:
    return _cleared(g, ask, "discard_tile", "hint-discard-tile")


def _draft(g: Play, ask: DraftBuilding) -> Hints:
    left = drafting.spaces(g.box, g.s)
    return {
        ("draft", "building", b.id): ("hint-draft", {"cost": b.cost, "points": b.points, "spaces": left[b.cost]})
        for b in (g.box.building[name] for name in drafting.candidates(g.box, g.s))
    }


def _fetch(g: Play, ask: TakeColonist) -> Hints:
    aboard = {"colonist": g.s.colonist_ship, "noble": g.s.noble_ship}
    return {("fetch", "who", who): ("hint-fetch", {"n": n}) for who, n in aboard.items()}


def _station(g: Play, ask: PlaceNobles) -> Hints:
    me = g.s.board[ask.seat]
    return {
        ("station", "station", b): ("hint-station", {"circles": n, "now": me.stations.get(b, 0)})
        for b, n in people.told(g.box, me).items()
    }


def _place(g: Play, ask: PlaceColonists) -> Hints:
    me = g.s.board[ask.seat]
    caps = people.circles(g.box, me)
    return {
        ("place", "place", place): ("hint-place", {"circles": n, "now": me.colonists.get(place, 0)})
        for place, n in caps.items()
    }


def _build(g: Play, ask: Build) -> Hints:
    me, effects = g.s.board[ask.seat], g.box.effects
    money = me.doubloons
    church = next((effect for b, effect in effects.churches if b in me.colonists), None)
    found: Hints = {}
    for b, cost in ask._paid(g).items():
        kind = g.box.building[b]
        args: Args = {"cost": cost, "left": money - cost, "points": kind.points, "printed": kind.cost}
        found["build", "building", b] = ("hint-build", args | {"church": church.points[kind.column] if church else 0})
        if effects.barters and cost > money:
            short: Args = {"cost": cost, "money": money, "short": cost - money}
            found["black_market", "building", b] = ("hint-black-market", short)
    supply: Args = {"supply": g.s.colonist_supply, "ship": g.s.colonist_ship}
    for verb in ("build", "black_market"):
        for who in ("yes", "noble"):
            found[verb, "colonist", who] = ("hint-university", supply)
    if effects.barters:
        for place, n in {**me.colonists, people.WINDROSE: me.idle}.items():
            found["black_market", "person", place] = ("hint-give-person", {"n": n})
        for good, n in me.goods.items():
            found["black_market", "good", good] = ("hint-give-good", {"have": n})
        found["black_market", "point", "yes"] = ("hint-give-point", {"points": me.points})
    return found


def _extra(g: Play, ask: ExtraGood) -> Hints:
    have = g.s.board[ask.seat].goods
    return {("extra", "good", k): ("hint-extra", {"have": have[k], "left": n}) for k, n in g.s.goods.items()}


def _sell(g: Play, ask: Sell) -> Hints:
    have, effects = g.s.board[ask.seat].goods, g.box.effects
    found: Hints = {
        ("sell", "good", k): ("hint-sell", {"n": price(g, ask.seat, k, ask.trader), "have": have[k]})
        for k in g.box.goods
    }
    if effects.own_markets:
        for k in g.box.goods:
            n = price(g, ask.seat, k, ask.trader, markets=False)
            found["trading_post", "good", k] = ("hint-trading-post", {"n": n, "have": have[k]})
    for _, office in effects.land_offices:
        found["buy_tile", "", ""] = ("hint-buy-tile", {"cost": office.price, "left": len(g.s.pile)})
        found |= _cleared(g, ask, "sell_tile", "hint-sell-tile", n=office.pay)
    return found


def _deliver(g: Play, ask: Deliver) -> Hints:
    points = next((effect.points for _, effect in g.box.effects.suppliers), 0)
    return {
        ("deliver", "goods", goods): ("hint-deliver", {"points": points * len(goods.split("+"))})
        for (goods,) in _answers(list(ask.offers(g)), "deliver")
    }


def _load(g: Play, ask: Load) -> Hints:
    me, extra = g.s.board[ask.seat], ask._extra(g)
    have, doubloons = me.goods, total(me, g.box.effects.lighthouses)
    ships = {str(ship.size): ship for ship in g.s.ships}
    found: Hints = {}
    for good, size in berths(g, ask.seat):
        ship = ships[size]
        n = min(have[good], ship.size - ship.load)
        found["load", "good", good] = (
            "hint-load",
            {"n": n, "points": n + extra, "left": have[good] - n, "doubloons": doubloons},
        )
        found["load", "ship", size] = ("hint-ship", {"good": ship.good, "load": ship.load, "size": ship.size})
    for good, n in have.items():
        if n:
            found["wharf", "good", good] = ("hint-wharf", {"n": n, "points": n + extra, "doubloons": doubloons})
            if g.box.effects.small_wharves:
                found["small_wharf", "small_wharf", good] = ("hint-small-wharf", {"have": n})
    return found


def _keep(g: Play, ask: Keep) -> Hints:
    have = g.s.board[ask.seat].goods
    found: Hints = {}
    for stored, barrel in _answers(list(ask.offers(g)), "keep"):
        singles = barrel.split("+")
        whole = [have[good] for good in stored.split("+") if good in have]
        found["keep", "stored", stored] = ("hint-stored", {"n": sum(whole)})
        rest = sum(n for good, n in have.items() if good in singles)
        found["keep", "barrel", barrel] = ("hint-barrel", {"lost": rest - len(singles)})
        kept = dict.fromkeys(stored.split("+"), 99) | {good: singles.count(good) for good in singles}
        lost = {good: n - kept.get(good, 0) for good, n in have.items() if n > kept.get(good, 0)}
        found["keep", "", f"{stored} {barrel}"] = ("hint-keep", {"lost": lost})
    return found


_HINTS: dict[type, Callable[..., Hints]] = {
    DraftBuilding: _draft,
    ChooseRole: _roles,
    Settle: _settle,
    LayTile: _lay,
    HuntingLodge: _hunt,
    TakeColonist: _fetch,
    PlaceColonists: _place,
    PlaceNobles: _station,
    Build: _build,
    ExtraGood: _extra,
    Sell: _sell,
    Deliver: _deliver,
    Load: _load,
    Keep: _keep,
}
