"""What can be decided ahead in the Maya city and in trade with it, and for whom each is.

An exchange is decided ahead by two counts: the most that is given of one thing, and the least that is wanted for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.rules.orders import OTHERWISE, Answer, Lasts, Order, Part, SeatSight, Values, decline, otherwise

from ..components.box import Box
from ..view import View
from .orders_sight import dice_there, has_retired, with_city, with_colony

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
GOODS, COINS = 3, 6  # most of a resource and of coins in such an exchange
ANYBODY = "anybody"
CARD = "card"  # for the symbol of a monk, instead of a resource


def orders(box: Box, dice: tuple[str, ...]) -> tuple[Order, ...]:
    """Those that only a table with the city has; `dice`: every one that could be taken."""
    most = [(good, GOODS) for good in box.goods] + [("coins", COINS)]
    bundles = tuple([f"{what}={n}" for what, high in most for n in range(1, high + 1)])
    counts = (Part("give", bundles), Part("want", bundles))
    die = (Part("die", dice, dice_there), Part("value", tuple(box.city.roads)))
    level = (Part("district", tuple(box.city.districts), _unfinished), OTHERWISE)
    gift = (Part("gift", (CARD, *box.city.tokens)),)
    whom = Part("by", (ANYBODY, "0", "1", "2", "3", "4"), _others, usual=True)
    found = [
        Order("city_die", ("CityTurn",), _die, die, ("once",), ends=("year",), late=has_retired),
        Order("city_temple", ("BuildTemple",), _temple, level, ANY_TIME),
        Order("city_gift", ("MonkGift",), _gift, gift, ANY_TIME),
        Order("city_deal", ("Bargain",), _city_deal, (*counts, whom), ANY_TIME, apart=("give",)),
        Order("city_no_technology", ("Beside",), _go_on, lasts=ANY_TIME),
    ]
    if box.ambassadors:
        found.append(Order("city_stay", ("Drive",), decline, lasts=ANY_TIME))
    return (
        Order("deal", ("Consider",), _deal, counts, ANY_TIME, apart=("give",), whose=with_colony),
        Order("deal_decline", ("Consider",), decline, lasts=ANY_TIME, whose=with_colony),
        *[replace(order, whose=with_city) for order in found],
    )


def _others(view: View, seat: int) -> list[str]:
    return [ANYBODY, *(str(x.seat) for x in view.seats if x.seat != seat)]


def _unfinished(view: View, seat: int) -> list[str]:
    return [d.district for d in view.city.districts if d.tile] if view.city else []


def _suits(values: Values, gives: Mapping[str, int], gets: Mapping[str, int], lost: Any) -> bool:
    """Whether an exchange takes no more than what was decided, and brings no less, and has room."""
    give, most = values["give"].split("=")
    want, least = values["want"].split("=")
    return {*gives} == {give} and gives[give] <= int(most) and gets.get(want, 0) >= int(least) and not lost


def _deal(sight: SeatSight, values: Values) -> Answer | None:
    told: Any = sight.brief
    return ("accept", ()) if _suits(values, told["want"], told["give"], told["lost"]) else None


def _city_deal(sight: SeatSight, values: Values) -> Answer | None:
    """What others propose, one after the other as they have come."""
    for (by,) in sight.options("agree"):
        told: Any = sight.hints["agree", "by", by][1]
        if values["by"] in (ANYBODY, by) and _suits(values, told["want"], told["give"], told["lost"]):
            return ("agree", (by,))
    return None


def _die(sight: SeatSight, values: Values) -> Answer | None:
    return ("use", (values["die"], values["value"], "coins"))


def _temple(sight: SeatSight, values: Values) -> Answer | None:
    at = (values["district"],)
    return ("complete", at) if at in sight.options("complete") else otherwise(values)


def _gift(sight: SeatSight, values: Values) -> Answer | None:
    return ("draw", ()) if values["gift"] == CARD else ("fill", (values["gift"],))


def _go_on(sight: SeatSight, values: Values) -> Answer | None:
    return ("go_on", ())
