"""What can be decided ahead: common parts that one never wants, cards that are always taken, what a reward shall be.

All is judged by what the seat sees. An order never uses a lever, and never plays a card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.rules.orders import Answer, Lasts, Order, Part, SeatSight, Values, decline

from ..components.box import SETS, Box
from ..components.effects.rewards import TRACKS
from ..play.levers import NONE
from ..view import View

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
NEVER = {  # order -> what it always declines
    "no_settle": "SettleShare",
    "no_cattle": "CattleShare",
    "no_builder": "BuilderShare",
    "no_hire": "HireShare",
    "no_card": "PlayCard",
    "no_interim": "InterimChoice",
    "no_explore": "Explore",
    "no_modernise": "Modernise",
}


def _explored(view: View, seat: int) -> bool:
    """Nobody is asked to explore any more."""
    return not view.grey or all(space.tile for space in view.spaces)


def _modernised(view: View, seat: int) -> bool:
    """Every recess has its lever."""
    return len(view.seats[seat].levers) == len(view.levers)


LATE: dict[str, Callable[[View, int], bool]] = {"no_explore": _explored, "no_modernise": _modernised}


@lru_cache(SETS)
def orders(box: Box) -> tuple[Order, ...]:
    """All of a table."""
    resources = box.canal.resources
    found = [Order(name, (ask,), decline, lasts=ANY_TIME, late=LATE.get(name)) for name, ask in NEVER.items()]
    found += [
        Order("draw", ("ProgressShare", "PioneerShare"), _draw, lasts=ANY_TIME),
        Order("collect", ("RegionShare",), _collect, lasts=ANY_TIME),
        Order("explore", ("Explore",), _explore, lasts=ANY_TIME, late=_explored),
        Order(
            "hire",
            ("HireShare",),
            _hire(box.n.hire_coins),
            (Part("most", tuple(map(str, range(1, 6)))), _keep()),
            ANY_TIME,
        ),
        Order("vase", ("VaseOrSite",), _vase, lasts=ANY_TIME),
        Order(
            "site",
            ("VaseOrSite", "BuildSite"),
            _site,
            (Part("resource", resources), Part("second", (NONE, *resources), usual=True)),
            ANY_TIME,
        ),
        Order("track", ("ChooseTrack",), _track, (Part("track", TRACKS),), ANY_TIME),
        Order(
            "score",
            ("ScoreTile",),
            _score,
            (Part("tile", tuple(box.scoring_tiles), _unscored),),
            ("once",),
            late=lambda view, seat: not _unscored(view, seat),
        ),
    ]
    return tuple(found)


def _keep() -> Part:
    """Coins that are not spent."""
    return Part("keep", tuple(map(str, range(0, 21))), usual=True)


def _draw(sight: SeatSight, values: Values) -> Answer | None:
    return ("draw", ())


def _collect(sight: SeatSight, values: Values) -> Answer | None:
    return ("collect", (NONE,))


def _explore(sight: SeatSight, values: Values) -> Answer | None:
    return ("explore", ())


def _hire(each: int) -> Callable[[SeatSight, Values], Answer | None]:
    """For coins alone, as many as are wanted and leave what is to be kept; none where not even one does."""

    def answer(sight: SeatSight, values: Values) -> Answer | None:
        coins = sight.view.seats[sight.seat].coins - int(values["keep"])
        ways = [int(by_coins) for by_coins, by_cards in sight.options("hire") if by_cards == "0"]
        fitting = [n for n in ways if n <= int(values["most"]) and n * each <= coins]
        return ("hire", (str(max(fitting)), "0")) if fitting else ("decline", ())

    return answer


def _vase(sight: SeatSight, values: Values) -> Answer | None:
    return ("vase", ())


def _site(sight: SeatSight, values: Values) -> Answer | None:
    """The first of the two that can be built."""
    can = {resource for (resource,) in sight.options("site")}
    wanted = next((r for r in (values["resource"], values["second"]) if r in can), None)
    return ("site", (wanted,)) if wanted else None


def _track(sight: SeatSight, values: Values) -> Answer | None:
    return ("advance", (values["track"],))


def _score(sight: SeatSight, values: Values) -> Answer | None:
    return ("score", (values["tile"],))


def _unscored(view: View, seat: int) -> list[str]:
    """The scoring tiles without a marker of the seat."""
    return [a.tile.tile for a in view.areas if a.tile and str(seat) not in a.scored]
