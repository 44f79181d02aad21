"""What can be decided ahead: the next turn where it is plain, and what is always done or never, building by building.

All is judged by what the seat sees. Where two answers would do, none is given and the seat is asked. Nothing is sold or
bought by an order.
"""

from __future__ import annotations

from functools import lru_cache

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
from ..view import View

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
YEAR = ("year",)  # dice are rolled anew, and every passing space is free


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
    return tuple(found)


def _turns(box: Box) -> list[Order]:
    kinds = ("white", "blue", *(AMBASSADOR + colour for colour in box.ambassadors))
    dice = tuple(die for kind in kinds for die in DICE[kind])
    spaces = tuple(box.spaces)
    return [
        Order(
            "take",
            ("Turn",),
            _take,
            (Part("die", dice, _dice), Part("line", tuple(LINE) if box.archery else tuple(LINES))),
            ("once",),
            ends=YEAR,
            late=_has_retired,
        ),
        Order(
            "retire",
            ("Turn",),
            _retire,
            (
                Part("space", spaces, _spaces),
                Part("second", (NONE, *spaces), with_none(_spaces), usual=True),
                Part("moment", ("next", "idle")),
            ),
            ("once", "round"),
            ends=YEAR,
            late=_has_retired,
        ),
    ]


def _effects(box: Box) -> list[Order]:
    trades = [effect for effects in box.works.values() for effect in effects if isinstance(effect, Exchange)]
    gives = tuple(dict.fromkeys([*(good for t in trades for good in t.give), box.wild]))
    gets = tuple(dict.fromkeys(good for t in trades for good in t.get))
    places = (*box.scholars, *box.bishops, *box.missions)
    second = Part("second", (NONE, *places), with_none(_places), usual=True)
    return [
        Order("trade", ("Trade",), _trade, (Part("give", gives), Part("get", gets)), ANY_TIME, apart=("give",)),
        Order("ship_only", ("Ship",), _ship_only, lasts=ANY_TIME),
        Order("step", ("Step",), lambda sight, values: ("step", ()), lasts=ANY_TIME),
        Order("pray", ("Religion",), _pray, (OTHERWISE,), ANY_TIME),
        Order(
            "recruit", ("Recruit",), _recruit, (Part("place", places, _places), second, OTHERWISE), ("once", "round")
        ),
        Order("put_last", ("PutDie",), _put_last, lasts=ANY_TIME),
        Order("go_on", ("Logistics",), lambda sight, values: ("go_on", ()), lasts=ANY_TIME),
    ]


def _declines() -> list[Order]:
    return [
        Order("trade_decline", ("Trade",), decline, lasts=ANY_TIME),
        Order("ship_decline", ("Ship",), decline, lasts=ANY_TIME),
        Order("religion_decline", ("Religion",), decline, lasts=ANY_TIME),
        Order("recruit_decline", ("Recruit",), decline, lasts=ANY_TIME),
        Order("road_decline", ("PlaceRoad",), decline, lasts=ANY_TIME),
    ]


# -- what makes sense at a table -------------------------------------------------------------------
def _dice(view: View, seat: int) -> list[str]:
    """Those that lie there, and the own ones."""
    blue = view.blue if view.shared_blue else view.seats[seat].blue
    tokens = [AMBASSADOR + die for die in view.ambassadors]
    return [*(f"white_{n}" for n in view.white), *(f"blue_{n}" for n in blue), *tokens]


def _spaces(view: View, seat: int) -> list[str]:
    return [x.space for x in view.spaces if x.seat is None]


def _has_retired(view: View, seat: int) -> bool:
    """Whether the seat has had its last turn of the year: it stands on a passing space."""
    return bool(view.seats[seat].space)


def _places(view: View, seat: int) -> list[str]:
    return [x.place for x in view.places if seat not in x.seats]


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
