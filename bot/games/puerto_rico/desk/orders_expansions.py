"""What can be decided ahead with New Buildings and Nobles: guests, forests, who is fetched, what is declined."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.orders import DECLINE, Answer, Order, Part, SeatSight, Values, decline

from .orders_goods import ANY_TIME


def orders(new_buildings: bool, nobles: bool) -> tuple[Order, ...]:
    """Those of the expansions that a table plays with."""
    found: list[Order] = []
    if new_buildings:
        guests = ("Guests", "Sell", "Load", "HuntingLodge")
        found.append(Order("guests_stay", guests, _guests_stay, lasts=ANY_TIME))
        found.append(Order("lay", ("LayTile",), _lay, (Part("side", ("plantation", "forest")),)))
    if nobles:
        found.append(Order("fetch", ("TakeColonist",), _fetch, (Part("who", ("noble", "colonist")),)))
        found.append(Order("nobles_stay", ("PlaceNobles",), _nobles_stay))
        found.append(Order("hunting_decline", ("HuntingLodge",), decline, lasts=ANY_TIME))
        found.append(Order("deliver_decline", ("Deliver",), decline, lasts=ANY_TIME))
    return tuple(found)


def _nobles_stay(sight: SeatSight, values: Values) -> Answer | None:
    """Where they stood before, if that can still be."""
    suggested = sight.brief.get("suggested")
    if not isinstance(suggested, Mapping):
        return None
    return ("station", tuple(f"{place}={n}" for place, n in suggested.items() if n))


def _guests_stay(sight: SeatSight, values: Values) -> Answer | None:
    """Where nothing but guests going to work could be done."""
    if sight.free - {"guest"}:
        return None
    if sight.real == {"go_on"}:
        return ("go_on", ())
    return (DECLINE, ()) if sight.real == {DECLINE} and sight.free else None


def _lay(sight: SeatSight, values: Values) -> Answer | None:
    return ("lay", (values["side"],))


def _fetch(sight: SeatSight, values: Values) -> Answer | None:
    return ("fetch", (values["who"],))
