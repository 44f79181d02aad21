"""What to say beside each answer of the Maya city: what it costs, and what it brings. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args, Hints

from ..components.maya_city import free_on
from ..phases.maya.after import CityAsk
from ..phases.maya.market import Bargain
from ..phases.maya.proposals import Consider
from ..phases.maya.rewards import BuildTemple
from ..phases.maya.turn import CityTurn, Raise
from ..phases.maya.use import Drive
from ..play import Play
from ..play.maya import free_spots
from ..play.maya_trade import lost_in, prices
from ..state import Proposal
from ..view.build_maya import parts
from ..view.maya import CityPartView


def city_hints(g: Play, ask: CityAsk) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what may be answered now."""
    box, city = g.box, g.s.city
    me, found = g.s.board[ask.seat], Hints()
    if isinstance(ask, CityTurn):
        for card in city.hand:
            found["play", "card", card] = ("hint-card", card_args(parts(box)[card]))
        free = free_spots(g)
        for value in box.city.roads:
            reach = [box.city.buildings[city.spots[s]] for s in free_on(box.city, value, tuple(city.junctions), free)]
            made = dict.fromkeys([what for building in reach for what in building.gains], 1)
            found["use", "value", value] = ("hint-way", {"gains": made})
        for spot, building in city.spots.items():
            found["bless", "spot", spot] = ("hint-spot", {"gains": dict(box.city.buildings[building].gains)})
    elif isinstance(ask, Drive):
        for spot, building in city.spots.items():
            found["go", "spot", spot] = ("hint-spot", {"gains": dict(box.city.buildings[building].gains)})
    elif isinstance(ask, BuildTemple):
        for district, tile in city.temples.items():
            if tile:
                args: Args = {"cost": dict(box.city.temples[tile].cost), "n": city.levels[district] + 1}
                found["complete", "district", district] = ("hint-temple", args)
    elif isinstance(ask, Raise):
        for building, row in box.city.buildings.items():
            found["build", "building", building] = ("hint-spot", {"gains": dict(row.gains)})
    elif isinstance(ask, Bargain):
        for good, n in prices(g).items():
            found["buy", "resource", good] = ("hint-city_buy", {"n": n, "have": me.goods[good]})
        for good, have in me.goods.items():
            found["sell", "resource", good] = ("hint-sell", {"n": box.n.city_price, "have": have})
        for p in city.proposals:
            if p.by != ask.seat:
                found["agree", "by", str(p.by)] = _proposed(g, ask, p)
    elif isinstance(ask, Consider) and (proposal := ask.proposed(g)):
        found["accept", "", ""] = _proposed(g, ask, proposal)
    return found


def _proposed(g: Play, ask: CityAsk, p: Proposal) -> tuple[str, Args]:
    """What a proposal gives and takes, and what of it would be lost."""
    lost = lost_in(g, ask.seat, p.give, p.want)
    args: Args = {"give": dict(p.give), "want": dict(p.want), "lost": lost, "city": int(ask.seat == g.s.city_seat)}
    return ("hint-counter", args)


def card_args(halves: tuple[CityPartView, ...]) -> Args:
    """Both parts of a card, as arguments of one text."""
    found: Args = {}
    for name, part in zip(("one", "two"), halves, strict=True):
        found |= {
            name: part.district,
            f"{name}_cost": part.cost,
            f"{name}_gains": part.gains,
            f"{name}_kind": part.kind,
            f"{name}_value": part.value,
            f"{name}_does": part.does,
        }
    return found
