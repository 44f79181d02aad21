"""What the edge needs to put questions into words: numbers, and the catch of each answer. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from .box import HOUSE, QUARRY, SPACES
from .builder import Build
from .course import ChooseRole
from .craftsman import ExtraGood, output
from .effects import total
from .mayor import PlaceColonists
from .play import Ask, Play
from .settler import Settle
from .ships import Keep, Load, berths
from .suggest import filling
from .trader import Sell, price
from .view import View

Args = dict[str, object]
Hints = dict[tuple[str, str, str], tuple[str, Args]]


def _open(g: Play, seat: int) -> Ask | None:
    return next((q.ask for q in g.open_questions() if q.ask.seat == seat and isinstance(q.ask, Ask)), None)


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    s, me, ask = g.s, g.s.board[seat], _open(g, seat)
    found: Args = {"doubloons": me.doubloons}
    if isinstance(ask, ChooseRole):
        found |= {"round": s.round}
    elif isinstance(ask, Settle):
        found |= {"free": SPACES - sum(me.island.values()), "pile": len(s.pile), "quarries": s.quarries}
    elif isinstance(ask, PlaceColonists):
        colonists = me.idle + sum(me.colonists.values())
        circles = sum(me.island.values()) + sum(g.box.circles[b] for b in me.city)
        found |= {"colonists": colonists, "circles": circles, "n": min(colonists, circles)}
        found["suggested"] = filling(g.box, me)
    elif isinstance(ask, Build):
        found |= {
            "free": SPACES - sum(g.box.size[b] for b in me.city),
            "quarries": me.colonists.get(QUARRY, 0),
            "builder": int(seat == ask.builder),
        }
    elif isinstance(ask, ExtraGood):
        found |= {"goods": output(g.box, me)}
    elif isinstance(ask, Sell):
        found |= {"house": list(s.house), "free": HOUSE - len(s.house), "trader": int(seat == ask.trader)}
    elif isinstance(ask, Load):
        found |= {"goods": _goods(g, seat), "captain": int(seat == ask.captain)}
    elif isinstance(ask, Keep):
        found |= {"goods": _goods(g, seat), "kinds": total(me, g.box.effects.stores)}
    else:
        return {}
    return found


def _goods(g: Play, seat: int) -> dict[str, int]:
    return {good: n for good, n in g.s.board[seat].goods.items() if n}


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = _open(g, seat)
    told = _HINTS.get(type(ask)) if ask else None
    return told(g, ask) if told else {}


def _roles(g: Play, ask: ChooseRole) -> Hints:
    s, me, seat = g.s, g.s.board[ask.seat], ask.seat
    share = -(-s.colonist_ship // s.seats)  # the first in turn order has the odd ones
    args: dict[str, Args] = {
        "settler": {"quarries": s.quarries, "tiles": list(s.face_up)},
        "mayor": {"n": share, "supply": s.colonist_supply},
        "builder": {"money": me.doubloons},
        "craftsman": {"goods": {k: n for k, could in output(g.box, me).items() if (n := min(could, s.goods[k]))}},
        "trader": {"house": list(s.house), "n": max([price(g, seat, k, seat) for k in _sellable(g, seat)], default=0)},
        "captain": {"goods": _goods(g, seat)},
        "prospector": {},
    }
    found: Hints = {}
    for role, doubloons in s.roles.items():
        action = g.box.action[role]
        found["take", "role", role] = (f"hint-role-{action}", {"doubloons": doubloons, **args[action]})
        if action == "prospector":
            found["take", "role", role] = ("hint-role-prospector", {"n": doubloons + 1})
    return found


def _sellable(g: Play, seat: int) -> list[str]:
    return [words[0] for offer in Sell(seat, seat).offers(g) for words in getattr(offer, "options", ()) if words]


def _settle(g: Play, ask: Settle) -> Hints:
    s, me = g.s, g.s.board[ask.seat]
    found: Hints = {
        ("settle", "tile", good): ("hint-settle", {"have": me.island.get(good, 0), "left": s.face_up.count(good)})
        for good in g.box.goods
    }
    found["settle", "tile", QUARRY] = ("hint-quarry", {"have": me.island.get(QUARRY, 0), "left": s.quarries})
    found["settle", "colonist", "yes"] = ("hint-hospice", {"supply": s.colonist_supply, "ship": s.colonist_ship})
    found["hacienda", "what", "face_down"] = ("hint-face-down", {"left": len(s.pile)})
    found["hacienda", "what", QUARRY] = ("hint-quarry", {"have": me.island.get(QUARRY, 0), "left": s.quarries})
    return found


def _place(g: Play, ask: PlaceColonists) -> Hints:
    me = g.s.board[ask.seat]
    caps = {**me.island, **{b: g.box.circles[b] for b in me.city}}
    return {
        ("place", "place", place): ("hint-place", {"circles": n, "now": me.colonists.get(place, 0)})
        for place, n in caps.items()
    }


def _build(g: Play, ask: Build) -> Hints:
    money = g.s.board[ask.seat].doubloons
    found: Hints = {}
    for b, cost in ask._paid(g).items():
        args: Args = {"cost": cost, "left": money - cost, "points": g.box.building[b].points}
        found["build", "building", b] = ("hint-build", args | {"printed": g.box.building[b].cost})
    found["build", "colonist", "yes"] = (
        "hint-university",
        {"supply": g.s.colonist_supply, "ship": g.s.colonist_ship},
    )
    return found


def _extra(g: Play, ask: ExtraGood) -> Hints:
    have = g.s.board[ask.seat].goods
    return {("extra", "good", k): ("hint-extra", {"have": have[k], "left": n}) for k, n in g.s.goods.items()}


def _sell(g: Play, ask: Sell) -> Hints:
    have = g.s.board[ask.seat].goods
    return {
        ("sell", "good", k): ("hint-sell", {"n": price(g, ask.seat, k, ask.trader), "have": have[k]})
        for k in g.box.goods
    }


def _load(g: Play, ask: Load) -> Hints:
    have, extra = g.s.board[ask.seat].goods, ask._extra(g)
    ships = {str(ship.size): ship for ship in g.s.ships}
    found: Hints = {}
    for good, size in berths(g, ask.seat):
        ship = ships[size]
        n = min(have[good], ship.size - ship.load)
        found["load", "good", good] = ("hint-load", {"n": n, "points": n + extra, "left": have[good] - n})
        found["load", "ship", size] = ("hint-ship", {"good": ship.good, "load": ship.load, "size": ship.size})
    for good, n in have.items():
        if n:
            found["wharf", "good", good] = ("hint-wharf", {"n": n, "points": n + extra})
    return found


def _keep(g: Play, ask: Keep) -> Hints:
    have = g.s.board[ask.seat].goods
    found: Hints = {}
    for offer in ask.offers(g):
        for stored, barrel in getattr(offer, "options", ()):
            whole = [have[good] for good in stored.split("+") if good in have]
            found["keep", "stored", stored] = ("hint-stored", {"n": sum(whole)})
            found["keep", "barrel", barrel] = ("hint-barrel", {"lost": have[barrel] - 1})
            kept = dict.fromkeys(stored.split("+"), 99) | {barrel: 1}
            lost = {good: n - kept.get(good, 0) for good, n in have.items() if n > kept.get(good, 0)}
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
}


def facts(v: View, id: str) -> Args:
    """A building's numbers; {} for what is no building."""
    found = next((b for b in v.buildings if b.building == id), None)
    return {k: getattr(found, k) for k in ("cost", "points", "circles", "column", "left")} if found else {}


def lines(v: View) -> list[tuple[str, Args]]:
    """The table line by line: the round and who is asked, a line a seat, then what lies in common."""
    found: list[tuple[str, Args]] = [
        (
            "line-round",
            {
                "round": v.round,
                "governor_seat": v.governor,
                "phase": v.phase,
                "phase_seat": v.phase_seat,
                "asked": [a.seat for a in v.asked],
                "ask": v.asked[0].ask if v.asked else "",
                "over": int(v.over),
            },
        )
    ]
    for x in v.seats:
        args: Args = {
            "seat": x.seat,
            "doubloons": x.doubloons,
            "points": x.points,
            "goods": {good: n for good, n in x.goods.items() if n},
            "island": x.island,
            "island_free": x.island_free,
            "city": list(x.city),
            "city_free": x.city_free,
            "colonists": x.colonists,
            "idle": x.idle,
            "roles": list(x.roles),
        }
        found.append(("line-seat" if x.points is not None else "line-seat-hidden", args))
    found += [
        ("line-roles", {"roles": {r.role: r.doubloons for r in v.roles if r.taken_by is None}}),
        *(("line-ship", {"ship": str(x.size), "good": x.good, "load": x.load, "size": x.size}) for x in v.ships),
        ("line-house", {"house": list(v.house), "free": HOUSE - len(v.house)}),
        (
            "line-tiles",
            {"tiles": list(v.face_up), "pile": v.pile, "discards": v.discards, "quarries": v.quarries},
        ),
        ("line-colonists", {"ship": v.colonist_ship, "supply": v.colonist_supply}),
        ("line-goods", {"goods": v.goods}),
        ("line-points", {"n": v.points_left}),
        ("line-buildings", {"buildings": {b.building: b.left for b in v.buildings if b.left}}),
    ]
    found += [("line-ending", {"reason": reason}) for reason in v.ending]
    found += [
        ("line-score", {"seat": x.seat, "total": x.total, "tie": x.tie, "rank": x.rank, "lines": dict(x.lines)})
        for x in v.scores
    ]
    return found
