"""What can be decided ahead: the next turn where it is plain, and what is always done or never, building by building.

All is judged by what the seat sees. Where two answers would do, none is given and the seat is asked. Nothing is sold or
bought by an order.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.rules.orders import (
    NONE,
    OTHERWISE,
    Answer,
    Lasts,
    Order,
    Part,
    SeatSight,
    Values,
    decline,
    otherwise,
    with_none,
)

from ..components.box import SETS, Box
from ..components.cells import LINE, LINES
from ..components.dice import AMBASSADOR, DICE
from ..components.effects import Exchange, WalkOn
from . import orders_maya
from .orders_sight import dice_there, free_spaces, has_retired, places_left, with_colony

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
YEAR = ("year",)  # dice are rolled anew, and every passing space is free
CITY = {"CityTurn", "CityReligion"}  # questions to the Maya city


@lru_cache(SETS)
def orders(box: Box, asks_gold: bool, asks_steps: bool) -> tuple[Order, ...]:
    """All of a table; whoever has a choice may be asked what gold pays, and before every step of a track."""
    found = [*_turns(box), *_effects(box), *_declines()]
    if box.specialists:
        found.append(Order("hire", ("Hire",), _hire, lasts=ANY_TIME))
        found.append(Order("hire_decline", ("Hire",), decline, lasts=ANY_TIME))
    if any(isinstance(row.effect, WalkOn) for row in box.scholars.values()):
        found.append(Order("move_on", ("Navigate",), lambda sight, values: ("move_on", ()), lasts=ANY_TIME))
        found.append(Order("stay", ("Navigate",), decline, lasts=ANY_TIME))
    if box.ambassadors:
        found.append(Order("follow", ("ChooseLine",), _follow, lasts=ANY_TIME))
    if box.stored:  # American Kingdoms
        found.append(Order("meditate_decline", ("Meditate",), decline, lasts=ANY_TIME))
    if asks_steps:
        found.append(Order("march", ("March",), lambda sight, values: ("step", ()), lasts=ANY_TIME))
    if asks_gold:
        found.append(Order("gold_least", ("PayWith",), _gold_least, lasts=ANY_TIME))
    if box.has_city:
        found = [o if CITY & {*o.asks} else replace(o, whose=with_colony) for o in found]
        found += orders_maya.orders(box, _dice(box))
    return tuple(found)


def _dice(box: Box) -> tuple[str, ...]:
    """Every die that could be taken."""
    kinds = ("white", "blue", *(AMBASSADOR + colour for colour in box.ambassadors))
    return tuple(die for kind in kinds for die in DICE[kind])


def _turns(box: Box) -> list[Order]:
    spaces = tuple(box.spaces)
    return [
        Order(
            "take",
            ("Turn",),
            _take,
            (Part("die", _dice(box), dice_there), Part("line", tuple(LINE) if box.archery else tuple(LINES))),
            ("once",),
            ends=YEAR,
            late=has_retired,
        ),
        Order(
            "retire",
            ("Turn", "CityTurn"),
            _retire,
            (
                Part("space", spaces, free_spaces),
                Part("second", (NONE, *spaces), with_none(free_spaces), usual=True),
                Part("moment", ("next", "idle")),
            ),
            ("once", "round"),
            ends=YEAR,
            late=has_retired,
        ),
    ]


def _effects(box: Box) -> list[Order]:
    trades = [effect for effects in box.works.values() for effect in effects if isinstance(effect, Exchange)]
    gives = tuple(dict.fromkeys([*(good for t in trades for good in t.give), box.wild]))
    gets = tuple(dict.fromkeys(good for t in trades for good in t.get))
    places = (*box.scholars, *box.bishops, *box.missions)
    second = Part("second", (NONE, *places), with_none(places_left), usual=True)
    return [
        Order("trade", ("Trade",), _trade, (Part("give", gives), Part("get", gets)), ANY_TIME, apart=("give",)),
        Order("ship_only", ("Ship",), _ship_only, lasts=ANY_TIME),
        Order("step", ("Step",), lambda sight, values: ("step", ()), lasts=ANY_TIME),
        Order("pray", ("Religion", "CityReligion"), _pray, (OTHERWISE,), ANY_TIME),
        Order(
            "recruit",
            ("Recruit",),
            _recruit,
            (Part("place", places, places_left), second, OTHERWISE),
            ("once", "round"),
        ),
        Order("put_last", ("PutDie",), _put_last, lasts=ANY_TIME),
        Order("go_on", ("Logistics",), lambda sight, values: ("go_on", ()), lasts=ANY_TIME),
    ]


def _declines() -> list[Order]:
    return [
        Order("trade_decline", ("Trade",), decline, lasts=ANY_TIME),
        Order("ship_decline", ("Ship",), decline, lasts=ANY_TIME),
        Order("religion_decline", ("Religion", "CityReligion"), decline, lasts=ANY_TIME),
        Order("recruit_decline", ("Recruit",), decline, lasts=ANY_TIME),
        Order("road_decline", ("PlaceRoad",), decline, lasts=ANY_TIME),
    ]


# -- answers ---------------------------------------------------------------------------------------
def _take(sight: SeatSight, values: Values) -> Answer | None:
    return ("take", (values["die"], values["line"], "coins"))


def _retire(sight: SeatSight, values: Values) -> Answer | None:
    """At the next turn, or as soon as there is nothing to place, activate or take."""
    if values["moment"] == "idle" and sight.real != {"retire"}:
        return None
    free = sight.options("retire")
    space = next((x for x in (values["space"], values["second"]) if (x,) in free), "")
    return ("retire", (space,)) if space else None


def _trade(sight: SeatSight, values: Values) -> Answer | None:
    return ("trade", (values["give"], values["get"]))


def _ship_only(sight: SeatSight, values: Values) -> Answer | None:
    """The only tile that can be had, into the only dock it can go to."""
    options = sight.options("ship")
    return ("ship", options[0]) if len(options) == 1 else None


def _pray(sight: SeatSight, values: Values) -> Answer | None:
    """A step more for grain; gold is kept."""
    return ("advance", ("grain",)) if ("grain",) in sight.options("advance") else otherwise(values)


def _recruit(sight: SeatSight, values: Values) -> Answer | None:
    options = sight.options("recruit")
    for place in (values["place"], values["second"]):
        if (place,) in options:
            return ("recruit", (place,))
    return otherwise(values)


def _put_last(sight: SeatSight, values: Values) -> Answer | None:
    """Where the die would lie without engineering: on the last building of the line."""
    options = sight.options("put")
    return ("put", options[-1]) if options else None


def _hire(sight: SeatSight, values: Values) -> Answer | None:
    """Whoever can be hired for production; where an improvement goes is asked."""
    options = sight.options("hire")
    return ("hire", options[0]) if options else None


def _follow(sight: SeatSight, values: Values) -> Answer | None:
    """The line that everybody runs: it is the first on offer."""
    return ("follow", sight.options("follow")[0])


def _gold_least(sight: SeatSight, values: Values) -> Answer | None:
    """As little gold as possible, where only one way is that."""
    spent = [(0 if gold == "none" else gold.count("+") + 1, gold) for (gold,) in sight.options("pay")]
    fewest = [gold for n, gold in spent if n == min(spent)[0]]
    return ("pay", (fewest[0],)) if len(fewest) == 1 else None
