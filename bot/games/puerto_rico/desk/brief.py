"""The numbers that matter for a question. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..components.effect_index import total, working
from ..components.rows import FOREST, HOUSE, QUARRY
from ..phases.builder import Build
from ..phases.captain import Load
from ..phases.colonist_ship import TakeColonist
from ..phases.course import ChooseRole
from ..phases.craftsman import ExtraGood
from ..phases.draft import DraftBuilding
from ..phases.first_loading import Deliver
from ..phases.guest_house import Guests
from ..phases.hunting_lodge import HuntingLodge
from ..phases.mayor import PlaceColonists, PlaceNobles
from ..phases.settler import LayTile, Settle
from ..phases.storage import Keep
from ..phases.trader import Sell
from ..play import Play, circles, guests, nobles
from ..play.buildings import city_room, spaces
from ..play.goods import loose
from ..play.production import output
from ..play.tiles import island_room
from .placement import filling


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    ask = g.question_of(seat)
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
        here = nobles.telling(g.box, s, me)
        low, high = nobles.bounds(me, here)
        stood = {place: n for place, n in me.nobles.items() if place in here}
        everywhere = int(sum(here.values()) == circles.count(me))
        return {"nobles": circles.nobles(me), "n": low, "most": high, "suggested": stood, "everywhere": everywhere}
    people, caps = circles.count(me), sum(circles.circles(g.box, me).values())
    numbers: Args = {"colonists": people, "circles": caps, "n": min(people, caps)}
    return numbers | {"suggested": filling(g.box, me)}


def _island(g: Play, ask: Settle | LayTile | HuntingLodge) -> Args:
    s, me = g.s, g.s.board[ask.seat]
    free = island_room(me)
    if isinstance(ask, Settle):
        return {"free": free, "pile": len(s.pile), "quarries": s.quarries, "again": int(ask.again)}
    return {"tile": s.drawn, "by": ask.by} if isinstance(ask, LayTile) else {"free": free}


def _town(g: Play, ask: DraftBuilding | Build | ExtraGood | Sell | Guests) -> Args:
    s, me, seat = g.s, g.s.board[ask.seat], ask.seat
    if isinstance(ask, DraftBuilding):
        return {"left": sum(spaces(g.box, s).values())}
    if isinstance(ask, Build):
        return {
            "free": city_room(g.box, me),
            "quarries": me.colonists.get(QUARRY, 0),
            "forests": me.island.get(FOREST, 0),
            "builder": int(seat == ask.builder),
        }
    if isinstance(ask, ExtraGood):
        goods = {good: n for good, n in output(g.box, me).items() if s.goods[good]}
        return {"goods": goods, "left": g.privilege(seat) - ask.taken}
    if isinstance(ask, Guests):
        return {"phase": ask.moment, "n": guests.guests_of(g, me)}
    house: Args = {"house": list(s.house), "free": HOUSE - len(s.house)}
    return house | {"trader": int(seat == ask.trader), "sold": int(ask.sold)}


def _harbour(g: Play, ask: Load | Keep | Deliver) -> Args:
    me = g.s.board[ask.seat]
    goods: Args = {"goods": {good: n for good, n in me.goods.items() if n}}
    if isinstance(ask, Deliver):
        return goods | {"nobles": circles.nobles(me)}
    if isinstance(ask, Keep):
        return goods | {"kinds": total(me, g.box.effects.stores), "loose": loose(g.box, me)}
    small = working(me, g.box.effects.small_wharves) is not None and ask.seat not in ask.loading.small_wharves
    return goods | {"captain": int(ask.seat == ask.captain), "small_wharf": int(small)}
