"""What can be decided ahead: plans for a role that somebody may take, what is sold, loaded and kept, what is declined.

All is judged by what the seat sees. Where two answers would do, none is given and the seat is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.rules import Words
from bot.rules.orders import (
    ASK,
    DECLINE,
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

from .box import QUARRY, SETS, Box
from .view import View

DEAREST, MOST = "dearest", "most"
ALONE = "mayor_without"  # the mayor without his extra colonist
HELPER = Part("helper", ("yes", "no"), usual=True)  # the colonist that a hospice or a university brings
AT_LEAST = tuple(str(n) for n in range(9))  # doubloons
ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
TAKER: tuple[Lasts, ...] = ("once", "round", "always")
NEW_TILES = ("tiles_turned",)


@lru_cache(SETS)
def orders(box: Box, asks_loads: bool) -> tuple[Order, ...]:
    """All of a table; `asks_loads`: its only possible load is asked for."""
    new, nobles = bool(box.drafted), box.nobles is not None
    found = [*_plans(box), *_goods(box), *_declines()]
    if asks_loads:
        found.append(Order("load_only", ("Load",), _only_load, lasts=ANY_TIME))
    if new:
        guests = ("Guests", "Sell", "Load", "HuntingLodge")
        found.append(Order("guests_stay", guests, _guests_stay, lasts=ANY_TIME))
        found.append(Order("lay", ("LayTile",), _lay, (Part("side", ("plantation", "forest")),)))
    if nobles:
        found.append(Order("fetch", ("TakeColonist",), _fetch, (Part("who", ("noble", "colonist")),)))
        found.append(Order("nobles_stay", ("PlaceNobles",), _nobles_stay))
        found.append(Order("hunting_decline", ("HuntingLodge",), decline, lasts=ANY_TIME))
        found.append(Order("deliver_decline", ("Deliver",), decline, lasts=ANY_TIME))
    return tuple(found)


def _plans(box: Box) -> list[Order]:
    roles = (*dict.fromkeys(box.action.values()), ALONE)
    tiles = box.tiles
    buildings = tuple(b.id for b in box.buildings)
    return [
        Order(
            "role",
            ("ChooseRole",),
            _role,
            (Part("role", roles, _free_roles), Part("second", (NONE, *roles), with_none(_free_roles), usual=True)),
            ("once",),
            ends=("round",),
        ),
        Order(
            "settle",
            ("Settle",),
            _settle,
            (Part("tile", tiles, _row), Part("second", (NONE, *tiles), with_none(_row), usual=True), OTHERWISE, HELPER),
            ("once",),
            ends=NEW_TILES,
        ),
        Order(
            "build",
            ("Build",),
            _build,
            (
                Part("building", buildings, _to_build),
                Part("second", (NONE, *buildings), with_none(_to_build), usual=True),
                OTHERWISE,
                HELPER,
            ),
            ("once",),
        ),
    ]


def _goods(box: Box) -> list[Order]:
    goods = box.goods
    second = Part("second", (NONE, *goods), usual=True)
    sold, least = Part("good", (DEAREST, *reversed(goods))), Part("least", AT_LEAST, usual=True)
    return [
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
        Order("place", ("PlaceColonists",), _place, lasts=ANY_TIME),
    ]


def _declines() -> list[Order]:
    return [
        Order("settle_decline", ("Settle",), decline, lasts=TAKER),
        Order("build_decline", ("Build",), decline, lasts=TAKER),
        Order("sell_decline", ("Sell",), decline, lasts=TAKER),
        Order("wharf_decline", ("Load",), decline, lasts=TAKER),
    ]


# -- what makes sense at a table -------------------------------------------------------------------
def _free_roles(view: View, seat: int) -> list[str]:
    free = [r.role for r in view.roles if r.taken_by is None]
    return [*free, ALONE] if "mayor" in free and view.colonist_supply else free


def _row(view: View, seat: int) -> list[str]:
    return [*view.face_up, *([QUARRY] if view.quarries else [])]


def _to_build(view: View, seat: int) -> list[str]:
    me = view.seats[seat]
    return [b.building for b in view.buildings if b.left and b.building not in me.city and b.size <= me.city_free]


# -- answers ---------------------------------------------------------------------------------------
def _role(sight: Sight, values: Values) -> Answer | None:
    free = sight.options("take")
    for wanted in (values["role"], values["second"]):
        if wanted == ALONE and ("mayor",) in sight.options("take_without"):
            return ("take_without", ("mayor",))
        for role in (wanted, f"{wanted}_2"):  # the other prospector is offered where the first is taken
            if (role,) in free:
                return ("take", (role,))
    return None


def _with_person(options: tuple[Words, ...], what: str, helper: str) -> Words | None:
    """A tile or building, with the person who may come to it if that is wished."""
    people = ("yes", "noble", "no") if helper == "yes" else ("no",)
    return next((words for who in people if (words := (what, who)) in options), None)


def _settle(sight: Sight, values: Values) -> Answer | None:
    if "hacienda" in sight.free:
        return None  # another tile comes first, if they like
    options = sight.options("settle")
    for tile in (values["tile"], values["second"]):
        if words := _with_person(options, tile, values["helper"]):
            return ("settle", words)
    return otherwise(values)


def _build(sight: Sight, values: Values) -> Answer | None:
    options, in_kind = sight.options("build"), sight.options("black_market")
    for building in (values["building"], values["second"]):
        if words := _with_person(options, building, values["helper"]):
            return ("build", words)
        if any(words[0] == building for words in in_kind):
            return None  # what is given for it is theirs to say
    return otherwise(values)


def _extra(sight: Sight, values: Values) -> Answer | None:
    options = sight.options("extra")
    for good in (values["good"], values["second"]):
        if (good,) in options:
            return ("extra", (good,))
    return otherwise(values)


def _sell(sight: Sight, values: Values) -> Answer | None:
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


def _load(sight: Sight, values: Values) -> Answer | None:
    options = sight.options("load")
    for good in (values["good"], values["second"]):
        ships = sorted((int(ship) for g, ship in options if g == good))
        if len(ships) > 1 and values["which"] == ASK:
            return None
        if ships:
            return ("load", (good, str(ships[-1 if values["which"] == "large" else 0])))
    return None


def _only_load(sight: Sight, values: Values) -> Answer | None:
    options = sight.options("load")
    return ("load", options[0]) if len(options) == 1 and sight.real == {"load"} else None


def _keep(sight: Sight, values: Values) -> Answer | None:
    """The dearest, or as much as can be, or one kind before all others; nothing where two ways are as good."""
    goods = sight.view.seats[sight.seat].goods
    order = list(goods)  # cheapest first
    ranked = []
    for stored, barrel in sight.options("keep"):
        kept = {good: goods[good] for good in stored.split("+") if good in goods}
        for good in barrel.split("+"):
            kept[good] = kept.get(good, 0) + 1
        worth = sum(order.index(good) * n for good, n in kept.items())
        wish = values["keeping"]
        first = worth if wish == DEAREST else sum(kept.values()) if wish == MOST else kept.get(wish, 0)
        ranked.append(((first, worth, sum(kept.values())), (stored, barrel)))
    ranked.sort(reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return None
    return ("keep", ranked[0][1])


def _place(sight: Sight, values: Values) -> Answer | None:
    suggested = sight.brief.get("suggested")
    if not isinstance(suggested, Mapping):
        return None
    return ("place", tuple(f"{place}={n}" for place, n in suggested.items() if n))


def _nobles_stay(sight: Sight, values: Values) -> Answer | None:
    """Where they stood before, if that can still be."""
    suggested = sight.brief.get("suggested")
    if not isinstance(suggested, Mapping):
        return None
    return ("station", tuple(f"{place}={n}" for place, n in suggested.items() if n))


def _guests_stay(sight: Sight, values: Values) -> Answer | None:
    """Where nothing but guests going to work could be done."""
    if sight.free - {"guest"}:
        return None
    if sight.real == {"go_on"}:
        return ("go_on", ())
    return (DECLINE, ()) if sight.real == {DECLINE} and sight.free else None


def _lay(sight: Sight, values: Values) -> Answer | None:
    return ("lay", (values["side"],))


def _fetch(sight: Sight, values: Values) -> Answer | None:
    return ("fetch", (values["who"],))
