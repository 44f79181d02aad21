"""The numbers that matter for a question. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..components.cells import LINE, LINE_CELLS, NAMES
from ..components.dice import shown
from ..components.effects import WalkOn
from ..phases.activation import PlaceRoad, Trade
from ..phases.ambassadors import ChooseLine
from ..phases.conquistador import March
from ..phases.line import Logistics, PutDie
from ..phases.maya.after import CityAsk
from ..phases.religion import Recruit, Religion, Step
from ..phases.setup import ChooseColony, ChooseTownHall
from ..phases.shipping import PayWith, Ship
from ..phases.specialists import Hire
from ..phases.turn import Meditate, Turn
from ..phases.use import Navigate
from ..play import Play
from ..play.kingdoms import price
from .brief_maya import city_brief


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    s, me, box, ask = g.s, g.s.board[seat], g.box, g.question_of(seat)
    found: Args = {"coins": me.coins, "goods": {good: n for good, n in me.goods.items() if n}}
    if isinstance(ask, Turn):
        found |= {
            "year": s.round,
            "cost": len(me.paid) + 1,
            "white": box.n.white_most - me.white_used,
            "blue": shown(s.blue if g.rules.chosen["blue_dice"] == "shared" else me.blue),
            "doubles": sum(box.tiles[t].shape == "double" for t in s.display),
            "triples": sum(box.tiles[t].shape == "triple" for t in s.display),
        }
    elif isinstance(ask, Trade):
        terms = ask.terms(g)
        found |= {"building": ask.building, "gives": list(terms.give), "gets": dict(terms.get), "left": ask.left}
    elif isinstance(ask, Ship):
        found |= {"docks": {dock: tile for dock, tile in s.docks.items() if tile}}
    elif isinstance(ask, Religion):
        found |= {"n": me.religion, "most": box.religion.length}
    elif isinstance(ask, Step):
        at, track = me.religion + 1, box.religion
        symbols = {"monk": int(at in track.monks), "dice": int(at in track.dice)}
        found |= {"n": at, "most": track.length, "monks": me.monks, **symbols}
    elif isinstance(ask, March):
        at = me.conquest + 1
        full = me.goods[box.wild] == box.n.storage
        gold = at in box.conquest.gold and not g.defended(seat, at)
        found |= {"n": at, "most": box.conquest.length, "gold": int(gold), "full": int(full)}
    elif isinstance(ask, Recruit):
        found |= {"monks": me.monks}
    elif isinstance(ask, PutDie):
        found |= {"die": s.die, "line": s.line}
    elif isinstance(ask, Logistics):
        cells = LINE_CELLS[LINE[s.line]]
        found |= {"die": s.die, "line": s.line, "last": int(ask.start == len(cells))}
        if ask.start < len(cells):
            found |= {"at": NAMES[cells[ask.start]], "building": me.cells[cells[ask.start]]}
    elif isinstance(ask, PayWith):
        found |= {"tile": ask.tile, "cost": dict(ask.cost(g))}
    elif isinstance(ask, ChooseColony):
        found |= {"n": len(s.colonies)}
    elif isinstance(ask, ChooseTownHall):
        found |= {"dice": shown(me.blue), "n": len(s.halls)}
    elif isinstance(ask, Navigate):
        effect = box.ability(me, WalkOn)
        found |= {"at": NAMES[me.kingdoms.governor], "n": effect.coins if effect else 0}
    elif isinstance(ask, Hire):
        one = g.at_hand
        found |= {"specialist": one, "n": price(g, seat, one, "A1"), "improves": int(one in box.tiles)}
        found |= {"built": box.n.improve_built, "empty": box.n.improve_empty}
    elif isinstance(ask, ChooseLine):
        found |= {"line": ask.line, "n": box.archery.coins if box.archery else 0}
    elif isinstance(ask, CityAsk):
        found |= city_brief(g, ask)
    elif not isinstance(ask, PlaceRoad | Meditate):
        return {}
    return found
