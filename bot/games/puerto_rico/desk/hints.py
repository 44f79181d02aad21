"""What to say beside each answer: its price, what is lost by it, what it brings. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from bot.rules import Args, Hints

from ..components.effect_index import total, works
from ..components.rows import QUARRY
from ..phases.builder import Build
from ..phases.captain import Load
from ..phases.course import ChooseRole
from ..phases.craftsman import ExtraGood
from ..phases.guest_house import GuestAsk
from ..phases.mayor import PlaceColonists
from ..phases.settler import Settle
from ..phases.storage import Keep
from ..phases.trader import Sell
from ..play import Play, circles, prices
from ..play.goods import kept
from ..play.production import made
from ..play.ships import berths
from . import hints_expansions as more


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = g.question_of(seat)
    told = _HINTS.get(type(ask)) if ask else None
    found = told(g, ask) if told else {}
    if isinstance(ask, GuestAsk) and g.box.effects.guest_houses:
        found |= more.guest(g, seat)
    return found


def _roles(g: Play, ask: ChooseRole) -> Hints:
    s, me, seat = g.s, g.s.board[ask.seat], ask.seat
    times = g.privilege(seat)
    share = -(-(s.colonist_ship + s.noble_ship) // s.seats)  # the first in turn order has the odd ones
    args: dict[str, Args] = {
        "settler": {"quarries": s.quarries, "tiles": list(s.face_up)},
        "mayor": {"n": share, "supply": s.colonist_supply, "noble": min(1, s.noble_ship)},
        "builder": {"money": me.doubloons},
        "craftsman": {"goods": made(g, seat)},
        "trader": {
            "house": list(s.house),
            "n": max([prices.price(g, seat, k, seat) for k in _sellable(g, seat)], default=0),
        },
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


def _sellable(g: Play, seat: int) -> list[str]:
    return [words[0] for words in more.answers(Sell(seat, seat).offers(g), "sell")]


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
            found["forest", "tile", good] = ("hint-forest", more.forests(g, ask.seat) | {"left": s.face_up.count(good)})
    found["hacienda", "what", "face_down"] = ("hint-face-down", {"left": len(s.pile)})
    found["hacienda", "what", QUARRY] = ("hint-quarry", {"have": me.island.get(QUARRY, 0), "left": s.quarries})
    return found


def _place(g: Play, ask: PlaceColonists) -> Hints:
    me = g.s.board[ask.seat]
    caps = circles.circles(g.box, me)
    return {
        ("place", "place", place): ("hint-place", {"circles": n, "now": me.colonists.get(place, 0)})
        for place, n in caps.items()
    }


def _build(g: Play, ask: Build) -> Hints:
    me, effects = g.s.board[ask.seat], g.box.effects
    money = me.doubloons
    church = next((effect for b, effect in effects.churches if b in me.colonists), None)
    found: Hints = {}
    paid = prices.costs(g, ask.seat, ask.seat == ask.builder)
    for b, cost in paid.items():
        kind = g.box.building[b]
        parts = prices.parts(g, ask.seat, b, ask.seat == ask.builder)
        args: Args = {"cost": cost, "cost_sum": parts, "left": money - cost, "points": kind.points}
        found["build", "building", b] = ("hint-build", args | {"church": church.points[kind.column] if church else 0})
    supply: Args = {"supply": g.s.colonist_supply, "ship": g.s.colonist_ship}
    for verb in ("build", "black_market"):
        for who in ("yes", "noble"):
            found[verb, "colonist", who] = ("hint-university", supply)
    if effects.barters and works(me, effects.barters):
        found |= more.black_market(g, ask, paid)
    return found


def _extra(g: Play, ask: ExtraGood) -> Hints:
    have = g.s.board[ask.seat].goods
    return {("extra", "good", k): ("hint-extra", {"have": have[k], "left": n}) for k, n in g.s.goods.items()}


def _sell(g: Play, ask: Sell) -> Hints:
    have, effects = g.s.board[ask.seat].goods, g.box.effects
    found: Hints = {
        ("sell", "good", k): (
            "hint-sell",
            {
                "n": prices.price(g, ask.seat, k, ask.trader),
                "n_sum": prices.sale(g, ask.seat, k, ask.trader),
                "have": have[k],
            },
        )
        for k in g.box.goods
    }
    if effects.own_markets:
        for k in g.box.goods:
            n = prices.price(g, ask.seat, k, ask.trader, markets=False)
            made_of = prices.sale(g, ask.seat, k, ask.trader, markets=False)
            found["trading_post", "good", k] = ("hint-trading-post", {"n": n, "n_sum": made_of, "have": have[k]})
    for _, office in effects.land_offices:
        found["buy_tile", "", ""] = ("hint-buy-tile", {"cost": office.price, "left": len(g.s.pile)})
        found |= more.cleared(g, ask, "sell_tile", "hint-sell-tile", n=office.pay)
    return found


def _load(g: Play, ask: Load) -> Hints:
    me, extra = g.s.board[ask.seat], ask.bonuses(g)
    have, doubloons = me.goods, total(me, g.box.effects.lighthouses)
    ships = {str(ship.size): ship for ship in g.s.ships}
    found: Hints = {}
    for good, size in berths(g, ask.seat):
        ship = ships[size]
        n = min(have[good], ship.size - ship.load)
        found["load", "good", good] = (
            "hint-load",
            {"n": n, **_points(n, extra), "left": have[good] - n, "doubloons": doubloons},
        )
        found["load", "ship", size] = ("hint-ship", {"good": ship.good, "load": ship.load, "size": ship.size})
    for good, n in have.items():
        if n:
            found["wharf", "good", good] = ("hint-wharf", {"n": n, **_points(n, extra), "doubloons": doubloons})
            if g.box.effects.small_wharves:
                found["small_wharf", "small_wharf", good] = ("hint-small-wharf", {"have": n})
    return found


def _points(n: int, extra: dict[str, int]) -> Args:
    return {"points": n + sum(extra.values()), "points_sum": {"barrel": n, **extra}}


def _keep(g: Play, ask: Keep) -> Hints:
    have = g.s.board[ask.seat].goods
    found: Hints = {}
    for stored, barrel in more.answers(ask.offers(g), "keep"):
        singles = barrel.split("+")
        whole = [have[good] for good in stored.split("+") if good in have]
        found["keep", "stored", stored] = ("hint-stored", {"n": sum(whole)})
        rest = sum(n for good, n in have.items() if good in singles)
        found["keep", "barrel", barrel] = ("hint-barrel", {"lost": rest - len(singles)})
        left = kept(have, stored, barrel)
        lost = {good: n - left.get(good, 0) for good, n in have.items() if n > left.get(good, 0)}
        found["keep", "", f"{stored} {barrel}"] = ("hint-keep", {"lost": lost})
    return found


_HINTS: dict[type, Callable[..., Hints]] = {
    ChooseRole: _roles,
    Settle: _settle,
    PlaceColonists: _place,
    Build: _build,
    ExtraGood: _extra,
    Sell: _sell,
    Load: _load,
    Keep: _keep,
    **more.HINTS,
}
