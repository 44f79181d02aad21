"""What can be decided ahead: plans for a role that somebody may take, where colonists go, what is declined.

All is judged by what the seat sees. Where two answers would do, none is given and the seat is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.rules import Words
from bot.rules.orders import (
    NONE,
    OTHERWISE,
    Answer,
    Order,
    Part,
    SeatSight,
    Values,
    decline,
    otherwise,
    with_none,
)

from ..components.box import SETS, Box
from ..components.rows import QUARRY
from ..view import View
from . import orders_expansions, orders_goods
from .orders_goods import ANY_TIME, TAKER

ALONE = "mayor_without"  # the mayor without his extra colonist
HELPER = Part("helper", ("yes", "no"), usual=True)  # the colonist that a hospice or a university brings
NEW_TILES = ("tiles_turned",)


@lru_cache(SETS)
def orders(box: Box, asks_loads: bool) -> tuple[Order, ...]:
    """All of a table; `asks_loads`: its only possible load is asked for."""
    new, nobles = bool(box.drafted), box.nobles is not None
    placed = Order("place", ("PlaceColonists",), _place, lasts=ANY_TIME)
    found = [*_plans(box), *orders_goods.orders(box.goods), placed, *_declines()]
    if asks_loads:
        found.append(Order("load_only", ("Load",), orders_goods.only_load, lasts=ANY_TIME))
    return (*found, *orders_expansions.orders(new, nobles))


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
            late=_has_chosen,
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


def _has_chosen(view: View, seat: int) -> bool:
    """Whether the seat has all its roles of the round: one, with two players three (Rulebook 003, Two players)."""
    return len(view.seats[seat].roles) >= (3 if len(view.seats) == 2 else 1)


def _row(view: View, seat: int) -> list[str]:
    return [*view.face_up, *([QUARRY] if view.quarries else [])]


def _to_build(view: View, seat: int) -> list[str]:
    me = view.seats[seat]
    return [b.building for b in view.buildings if b.left and b.building not in me.city and b.size <= me.city_free]


# -- answers ---------------------------------------------------------------------------------------
def _role(sight: SeatSight, values: Values) -> Answer | None:
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


def _settle(sight: SeatSight, values: Values) -> Answer | None:
    if "hacienda" in sight.free:
        return None  # another tile comes first, if they like
    options = sight.options("settle")
    for tile in (values["tile"], values["second"]):
        if words := _with_person(options, tile, values["helper"]):
            return ("settle", words)
    return otherwise(values)


def _build(sight: SeatSight, values: Values) -> Answer | None:
    options, in_kind = sight.options("build"), sight.options("black_market")
    for building in (values["building"], values["second"]):
        if words := _with_person(options, building, values["helper"]):
            return ("build", words)
        if any(words[0] == building for words in in_kind):
            return None  # what is given for it is theirs to say
    return otherwise(values)


def _place(sight: SeatSight, values: Values) -> Answer | None:
    suggested = sight.brief.get("suggested")
    if not isinstance(suggested, Mapping):
        return None
    return ("place", tuple(f"{place}={n}" for place, n in suggested.items() if n))
