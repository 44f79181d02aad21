"""What the edge needs to put questions and tables into words: numbers, ids and arguments only."""

from __future__ import annotations

from . import drafting, people
from .arrival import TakeColonist
from .before import Deliver
from .box import FOREST, HOUSE, QUARRY, SPACES
from .builder import Build
from .course import ChooseRole
from .craftsman import ExtraGood, output
from .drafting import DraftBuilding
from .effects import total, working
from .guests import Guests, guests_of, privilege
from .hints import Args, asked
from .hunting import HuntingLodge
from .mayor import PlaceColonists, PlaceNobles
from .play import Play
from .settler import LayTile, Settle
from .ships import Load
from .stores import Keep, loose
from .suggest import filling
from .trader import Sell
from .view import View


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    ask = asked(g, seat)
    found: Args = {"doubloons": g.s.board[seat].doubloons}
    if isinstance(ask, ChooseRole):
        return found | {"round": g.s.round}
    if isinstance(ask, PlaceColonists | PlaceNobles | TakeColonist):
        return found | _people(g, ask)
    if isinstance(ask, Load | Keep | Deliver):
        return found | _harbour(g, ask)
    if isinstance(ask, Settle | LayTile | HuntingLodge):
        return found | _island(g, ask)
    if isinstance(ask, DraftBuilding | Build | ExtraGood | Sell | Guests):
        return found | _town(g, ask)
    return {}


def _people(g: Play, ask: PlaceColonists | PlaceNobles | TakeColonist) -> Args:
    s, me = g.s, g.s.board[ask.seat]
    if isinstance(ask, TakeColonist):
        return {"colonists": s.colonist_ship, "nobles": s.noble_ship}
    if isinstance(ask, PlaceNobles):
        low, high = people.bounds(g.box, me)
        return {"nobles": me.nobles, "n": low, "most": high, "suggested": dict(me.stations)}
    colonists, circles = people.count(me), sum(people.circles(g.box, me).values())
    numbers: Args = {"colonists": colonists, "circles": circles, "n": min(colonists, circles)}
    return numbers | {"suggested": filling(g.box, me)}


def _island(g: Play, ask: Settle | LayTile | HuntingLodge) -> Args:
    s, me = g.s, g.s.board[ask.seat]
    free = SPACES - sum(me.island.values())
    if isinstance(ask, Settle):
        return {"free": free, "pile": len(s.pile), "quarries": s.quarries, "again": int(ask.again)}
    return {"tile": s.drawn, "by": ask.by} if isinstance(ask, LayTile) else {"free": free}


def _town(g: Play, ask: DraftBuilding | Build | ExtraGood | Sell | Guests) -> Args:
    s, me, seat = g.s, g.s.board[ask.seat], ask.seat
    if isinstance(ask, DraftBuilding):
        return {"left": sum(drafting.spaces(g.box, s).values())}
    if isinstance(ask, Build):
        return {
            "free": SPACES - sum(g.box.size[b] for b in me.city),
            "quarries": me.colonists.get(QUARRY, 0),
            "forests": me.island.get(FOREST, 0),
            "builder": int(seat == ask.builder),
        }
    if isinstance(ask, ExtraGood):
        goods = {good: n for good, n in output(g.box, me).items() if s.goods[good]}
        return {"goods": goods, "left": privilege(g, seat) - ask.taken}
    if isinstance(ask, Guests):
        return {"phase": ask.moment, "n": guests_of(g, me)}
    house: Args = {"house": list(s.house), "free": HOUSE - len(s.house)}
    return house | {"trader": int(seat == ask.trader), "sold": int(ask.sold)}


def _harbour(g: Play, ask: Load | Keep | Deliver) -> Args:
    me = g.s.board[ask.seat]
    goods: Args = {"goods": {good: n for good, n in me.goods.items() if n}}
    if isinstance(ask, Deliver):
        return goods | {"nobles": me.nobles}
    if isinstance(ask, Keep):
        return goods | {"kinds": total(me, g.box.effects.stores), "loose": loose(g, me)}
    small = working(me, g.box.effects.small_wharves) is not None and ask.seat not in ask.small_wharves
    return goods | {"captain": int(ask.seat == ask.captain), "small_wharf": int(small)}


def facts(v: View, id: str) -> Args:
    """A building's numbers; {} for what is no building."""
    found = next((b for b in v.buildings if b.building == id), None)
    return {k: getattr(found, k) for k in ("cost", "points", "circles", "column", "left")} if found else {}


def lines(v: View) -> list[tuple[str, Args]]:
    """The table line by line: the round and who is asked, a line a seat, then what lies in common."""
    found: list[tuple[str, Args]] = [_round(v)]
    if v.drafting:
        candidates = [x.building for x in v.drafting]
        found.append(("line-draft", {"spaces": sum(v.draft_spaces.values()), "candidates": candidates}))
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
            "nobles": x.nobles,
            "idle_nobles": x.idle_nobles,
            "guests": x.guests,
        }
        found.append(("line-seat" if x.points is not None else "line-seat-hidden", args))
    nobles: list[tuple[str, Args]] = []
    if v.with_nobles:
        nobles.append(("line-nobles", {"ship": v.noble_ship, "supply": v.noble_supply}))
    found += [
        ("line-roles", {"roles": {r.role: r.doubloons for r in v.roles if r.taken_by is None}}),
        *(("line-ship", {"ship": str(x.size), "good": x.good, "load": x.load, "size": x.size}) for x in v.ships),
        ("line-house", {"house": list(v.house), "free": HOUSE - len(v.house)}),
        (
            "line-tiles",
            {"tiles": list(v.face_up), "pile": v.pile, "discards": v.discards, "quarries": v.quarries},
        ),
        ("line-colonists", {"ship": v.colonist_ship, "supply": v.colonist_supply}),
        *nobles,
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


def _round(v: View) -> tuple[str, Args]:
    return (
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
