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
    Sight,
    Values,
    decline,
    otherwise,
    with_none,
)

from .box import SETS, Box
from .cells import LINES
from .dice import DICE
from .effects import Exchange
from .view import View

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
YEAR = ("year",)  # dice are rolled anew, and every passing space is free


@lru_cache(SETS)
def orders(box: Box, asks_gold: bool) -> tuple[Order, ...]:
    """All of a table; `asks_gold`: whoever has a choice is asked what gold pays."""
    found = [*_turns(box), *_effects(box), *_declines()]
    if asks_gold:
        found.append(Order("gold_least", ("PayWith",), _gold_least, lasts=ANY_TIME))
    return tuple(found)


def _turns(box: Box) -> list[Order]:
    dice = (*DICE["white"], *DICE["blue"])
    spaces = tuple(box.spaces)
    return [
        Order("take", ("Turn",), _take, (Part("die", dice, _dice), Part("line", tuple(LINES))), ("once",), ends=YEAR),
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
    return [*(f"white_{n}" for n in view.white), *(f"blue_{n}" for n in blue)]


def _spaces(view: View, seat: int) -> list[str]:
    return [x.space for x in view.spaces if x.seat is None]


def _places(view: View, seat: int) -> list[str]:
    return [x.place for x in view.places if seat not in x.seats]


# -- answers ---------------------------------------------------------------------------------------
def _take(sight: Sight, values: Values) -> Answer | None:
    return ("take", (values["die"], values["line"], "coins"))


def _retire(sight: Sight, values: Values) -> Answer | None:
    """At the next turn, or as soon as there is nothing to place, activate or take."""
    if values["moment"] == "idle" and sight.real != {"retire"}:
        return None
    free = sight.options("retire")
    space = next((x for x in (values["space"], values["second"]) if (x,) in free), "")
    return ("retire", (space,)) if space else None


def _trade(sight: Sight, values: Values) -> Answer | None:
    return ("trade", (values["give"], values["get"]))


def _ship_only(sight: Sight, values: Values) -> Answer | None:
    """The only tile that can be had, into the only dock it can go to."""
    options = sight.options("ship")
    return ("ship", options[0]) if len(options) == 1 else None


def _pray(sight: Sight, values: Values) -> Answer | None:
    """A step more for grain; gold is kept."""
    return ("advance", ("grain",)) if ("grain",) in sight.options("advance") else otherwise(values)


def _recruit(sight: Sight, values: Values) -> Answer | None:
    options = sight.options("recruit")
    for place in (values["place"], values["second"]):
        if (place,) in options:
            return ("recruit", (place,))
    return otherwise(values)


def _put_last(sight: Sight, values: Values) -> Answer | None:
    """Where the die would lie without engineering: on the last building of the line."""
    options = sight.options("put")
    return ("put", options[-1]) if options else None


def _gold_least(sight: Sight, values: Values) -> Answer | None:
    """As little gold as possible, where only one way is that."""
    spent = [(0 if gold == "none" else gold.count("+") + 1, gold) for (gold,) in sight.options("pay")]
    fewest = [gold for n, gold in spent if n == min(spent)[0]]
    return ("pay", (fewest[0],)) if len(fewest) == 1 else None
