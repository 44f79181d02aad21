"""The numbers that matter for a question to or beside the Maya city. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..components.dice import shown
from ..phases.maya.after import CityAsk, CityMarch, CityReligion, CityStep, MonkGift
from ..phases.maya.market import Bargain
from ..phases.maya.proposals import Consider, Give, Want
from ..phases.maya.rewards import Beside, BuildTemple
from ..phases.maya.turn import CityTurn, Raise
from ..phases.maya.use import Drive
from ..play import Play
from ..play.maya import unrewarded
from ..play.maya_trade import lost_in


def city_brief(g: Play, ask: CityAsk) -> Args:
    """Arguments for the text of such a question, besides what the seat has."""
    s, box, city = g.s, g.box, g.s.city
    me = s.board[ask.seat]
    if isinstance(ask, CityTurn):
        return {
            "year": s.round,
            "white": box.n.white_most - me.white_used,
            "blue": shown(s.blue if g.rules.chosen["blue_dice"] == "shared" else me.blue),
            "cards": len(city.hand),
            "priests": city.priests,
            "gold": city.gold,
        }
    if isinstance(ask, Drive):
        return {"n": int(ask.at), "follows": int(ask.follows)}
    if isinstance(ask, BuildTemple):
        return {"spot": ask.spot, "district": list(ask.districts(g))}
    if isinstance(ask, Beside):
        return {"n": int(ask.value or 0)}
    if isinstance(ask, Raise):
        return {"kind": ask.terms(g).kind}
    if isinstance(ask, CityMarch):
        at = me.conquest + 1
        gold = int(at in box.conquest.gold)
        return {"n": at, "most": box.conquest.length, "gold": gold, "left": g.gold_left()}
    if isinstance(ask, CityStep):
        at = me.religion + 1
        monk = int(at in box.religion.monks)
        return {"n": at, "most": box.religion.length, "monk": monk, "empty": int(unrewarded(g, at))}
    if isinstance(ask, CityReligion):
        return {"n": me.religion, "most": box.religion.length}
    if isinstance(ask, MonkGift):
        return {"deck": len(city.deck)}
    if isinstance(ask, Bargain):
        return {"gold": city.gold, "cards": len(city.hand), "n": len(city.proposals), "suggested": {}}
    return _proposal(g, ask)


def _proposal(g: Play, ask: CityAsk) -> Args:
    if isinstance(ask, Give | Want):
        found: Args = {"n": len(ask.to), "to_seat": ask.to[0], "suggested": {}}
        if isinstance(ask, Want):
            full = [what for what in g.box.goods if lost_in(g, ask.seat, {what: 1}, ask.given)]
            found |= {"given": dict(ask.given), "full": full}
        return found
    if not isinstance(ask, Consider):
        return {}
    theirs, own = ask.proposed(g), g.proposal_of(ask.seat)
    found = {"by": g.s.city_seat, "give": dict(theirs.give) if theirs else {}}
    found |= {"want": dict(theirs.want) if theirs else {}}
    found |= {"lost": lost_in(g, ask.seat, theirs.give, theirs.want) if theirs else {}}
    return found | {"own": dict(own.give) if own else {}, "own_want": dict(own.want) if own else {}}
