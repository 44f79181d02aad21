"""What can be decided ahead about goods: the extra one, what is sold, loaded and kept.

Where two answers would do, none is given and the seat is asked.
"""

from __future__ import annotations

from bot.rules.orders import ASK, NONE, OTHERWISE, Answer, Lasts, Order, Part, SeatSight, Values, otherwise

from ..play.goods import kept

DEAREST, MOST = "dearest", "most"
AT_LEAST = tuple(str(n) for n in range(9))  # doubloons
ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
TAKER: tuple[Lasts, ...] = ("once", "round", "always")


def orders(goods: tuple[str, ...]) -> tuple[Order, ...]:
    """Those of craftsman, trader and captain."""
    second = Part("second", (NONE, *goods), usual=True)
    sold, least = Part("good", (DEAREST, *reversed(goods))), Part("least", AT_LEAST, usual=True)
    return (
        Order("extra", ("ExtraGood",), _extra, (Part("good", goods), second, OTHERWISE), ("always", "once")),
        Order("sell", ("Sell",), _sell, (sold, least), ("always", "round", "once"), apart=("good",)),
        Order(
            "load",
            ("Load",),
            _load,
            (Part("good", goods), second, Part("which", (ASK, "small", "large"), usual=True)),
            TAKER,
        ),
        Order("keep", ("Keep",), _keep, (Part("keeping", (DEAREST, MOST, *goods)),)),
    )


def _extra(sight: SeatSight, values: Values) -> Answer | None:
    options = sight.options("extra")
    for good in (values["good"], values["second"]):
        if (good,) in options:
            return ("extra", (good,))
    return otherwise(values)


def _sell(sight: SeatSight, values: Values) -> Answer | None:
    """To the trading house; where several kinds are the dearest, nothing."""
    prices: dict[str, int] = {}
    for (good,) in sight.options("sell"):
        found = sight.hints.get(("sell", "good", good))
        if found is not None and isinstance(n := found[1]["n"], int):
            prices[good] = n
    if not prices:
        return None
    good = values["good"]
    if good == DEAREST:
        best = [g for g, n in prices.items() if n == max(prices.values())]
        good = best[0] if len(best) == 1 else ""
    return ("sell", (good,)) if prices.get(good, -1) >= int(values["least"]) else None


def only_load(sight: SeatSight, values: Values) -> Answer | None:
    """The one load, where nothing else could be done."""
    options = sight.options("load")
    return ("load", options[0]) if len(options) == 1 and sight.real == {"load"} else None


def _load(sight: SeatSight, values: Values) -> Answer | None:
    options = sight.options("load")
    for good in (values["good"], values["second"]):
        ships = sorted((int(ship) for g, ship in options if g == good))
        if len(ships) > 1 and values["which"] == ASK:
            return None
        if ships:
            return ("load", (good, str(ships[-1 if values["which"] == "large" else 0])))
    return None


def _keep(sight: SeatSight, values: Values) -> Answer | None:
    """The dearest, or as much as can be, or one kind before all others; nothing where two ways are as good."""
    goods = sight.view.seats[sight.seat].goods
    order = list(goods)  # cheapest first
    ranked = []
    for stored, barrel in sight.options("keep"):
        left = kept(goods, stored, barrel)
        worth, many = sum(order.index(good) * n for good, n in left.items()), sum(left.values())
        wish = values["keeping"]
        first = worth if wish == DEAREST else many if wish == MOST else left.get(wish, 0)
        ranked.append(((first, worth, many), (stored, barrel)))
    ranked.sort(reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return None
    return ("keep", ranked[0][1])
