"""The numbers that matter for a question. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules import Args

from ..phases.cards import Exchange, PlayCard
from ..phases.cattle import LayPasture
from ..phases.explore import Explore, LayTile
from ..phases.hand import Discard
from ..phases.interim_scoring import InterimChoice, PayForTile, ScoreTile
from ..phases.regions import RegionShare
from ..phases.rewards import ChooseTrack, VaseOrSite
from ..phases.sail import Sail
from ..phases.turn import Turn
from ..phases.upgrade import EasySettlement
from ..play import Play
from ..play.map_tiles import presences_outside
from ..play.payment import hardest
from ..play.scoring_tiles import value
from ..play.ship import river_vases


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question: what it holds, and what the question is about; {} if none."""
    ask = g.question_of(seat)
    if ask is None:
        return {}
    me = g.s.board[seat]
    held: Args = {
        "coins": me.coins,
        "vases": me.vases,
        "ranch": me.ranch,
        "hand": len(me.hand),
        "points": me.points,
        "boats": list(me.boats),
        "sites": {r: level for r, level in me.sites.items() if level},
    }
    about = _ABOUT.get(type(ask))
    return held | (about(g, ask) if about else {})


def _turn(g: Play, ask: Turn) -> Args:
    return {"round": g.s.round, "scorings": g.s.scorings, "last": int(g.s.ending), "ship": g.s.board[ask.seat].ship}


def _card(g: Play, ask: PlayCard) -> Args:
    hand = g.s.board[ask.seat].hand
    fitting = [card for card in hand if not ask.kind or g.box.cards[card].kind == ask.kind]
    return {"kind": ask.kind, "fitting": len(fitting)}


def _exchange(g: Play, ask: Exchange) -> Args:
    gives, gets = ask.terms(g)[0]
    return {"card": ask.card, "gives": dict(gives), "gets": dict(gets), "both": int(len(ask.terms(g)) > 1)}


def _explore(g: Play, ask: Explore) -> Args:
    return {"grey": len(g.s.grey)}


def _tile(g: Play, ask: LayTile) -> Args:
    return {"tile": g.s.tile}


def _pasture(g: Play, ask: LayPasture) -> Args:
    return {"pastures": len(g.s.pastures)}


def _sail(g: Play, ask: Sail) -> Args:
    return {"ship": g.s.board[ask.seat].ship, "steps": g.box.rows[g.s.row - 1].steps, "locks": g.s.locks}


def _region(g: Play, ask: RegionShare) -> Args:
    return {"region": ask.region, "n": presences_outside(g.ground, ask.seat, ask.region)}


def _interim(g: Play, ask: InterimChoice | ScoreTile) -> Args:
    return {"n": g.s.scorings}


def _pay(g: Play, ask: PayForTile) -> Args:
    terms = ask.terms(g)
    return {
        "tile": ask.tile,
        "n": value(g.box, g.s, ask.tile)[0],
        "what": terms.give,
        "cost": terms.coins,
        "each": terms.points,
    }


def _number(g: Play, ask: ChooseTrack) -> Args:
    return {"n": ask.n}


def _discard(g: Play, ask: Discard) -> Args:
    """What is proposed are the cards furthest from being played."""
    return {"n": ask.n, "suggested": dict.fromkeys(hardest(g.box, g.s.board[ask.seat], ask.n), 1)}


def _vase(g: Play, ask: VaseOrSite) -> Args:
    return {"n": 1 + (river_vases(g.box, g.s, ask.seat) if ask.why == "river" else 0)}


def _easy(g: Play, ask: EasySettlement) -> Args:
    return {"inhabitants": ask.inhabitants, "presences": ask.presences}


_ABOUT: dict[type, Callable[[Play, Any], Args]] = {
    Turn: _turn,
    PlayCard: _card,
    Exchange: _exchange,
    Explore: _explore,
    LayTile: _tile,
    LayPasture: _pasture,
    Sail: _sail,
    RegionShare: _region,
    InterimChoice: _interim,
    ScoreTile: _interim,
    PayForTile: _pay,
    Discard: _discard,
    ChooseTrack: _number,
    VaseOrSite: _vase,
    EasySettlement: _easy,
}
