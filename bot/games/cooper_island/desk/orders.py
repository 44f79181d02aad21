"""What can be decided ahead: tolls, goods that come in, the ship of a gain, the ends of turn and round.

All is judged by what the seat sees. Where two answers would do, none is given and the seat is asked.
"""

from __future__ import annotations

from bot.rules.orders import NONE, Answer, Lasts, Order, Part, SeatSight, Values, decline

from ..components.goods import GOODS
from ..components.ring import SHIPS

ANY_TIME: tuple[Lasts, ...] = ("always", "round", "once")
ANCHOR = "anchor"


def orders() -> tuple[Order, ...]:
    """All of them."""
    good = Part("good", GOODS)
    return (
        Order("owed", ("Owed",), _owed, (good,), ANY_TIME),
        Order("toll_pay", ("Toll",), _toll_pay, (good, Part("otherwise", ("ask", ANCHOR), usual=True)), ANY_TIME),
        Order("toll_anchor", ("Toll",), _toll_anchor, lasts=ANY_TIME),
        Order("take", ("Take",), _take, (Part("good", (NONE, *GOODS)),), ANY_TIME),
        Order("take_decline", ("Take",), decline, lasts=ANY_TIME),
        Order("sail", ("Sail",), _sail, (Part("ship", tuple(SHIPS)),), ("once", "round", "always")),
        Order("feed_stored", ("Feed",), _feed_stored, lasts=ANY_TIME),
        Order("recharge_never", ("Recharge",), _finish, lasts=ANY_TIME),
        Order("end_turn", ("EndTurn",), _end_turn, lasts=ANY_TIME),
        Order("close", ("Close",), _close, lasts=ANY_TIME),
    )


def _owed(sight: SeatSight, values: Values) -> Answer | None:
    return "receive", (values["good"],)


def _toll_pay(sight: SeatSight, values: Values) -> Answer | None:
    """From the storage, never from land: there a cube may be worth more."""
    if (values["good"],) in sight.options("give"):
        return "give", (values["good"],)
    return _toll_anchor(sight, values) if values["otherwise"] == ANCHOR else None


def _toll_anchor(sight: SeatSight, values: Values) -> Answer | None:
    ships = sight.options("anchor")
    return ("anchor", ships[0]) if len(ships) == 1 else None


def _take(sight: SeatSight, values: Values) -> Answer | None:
    """What there is no choice about; else the sets with the good, if that leaves one."""
    sets = sight.options("take")
    if len(sets) > 1:
        sets = tuple(words for words in sets if values["good"] in words[0].split("+"))
    return ("take", sets[0]) if len(sets) == 1 else None


def _sail(sight: SeatSight, values: Values) -> Answer | None:
    return "sail", (values["ship"],)


def _feed_stored(sight: SeatSight, values: Values) -> Answer | None:
    """Food of the storage alone, where it is enough."""
    need = sight.brief["need"]
    stored = sight.view.seats[sight.seat].stored["food"]
    return ("feed", (f"food={need}",)) if isinstance(need, int) and 0 < need <= stored else None


def _finish(sight: SeatSight, values: Values) -> Answer | None:
    return "finish", ()


def _end_turn(sight: SeatSight, values: Values) -> Answer | None:
    """Unless a milestone could be claimed for: without a free worker there is no later."""
    return None if "claim" in sight.free else ("finish", ())


def _close(sight: SeatSight, values: Values) -> Answer | None:
    """Unless something of the market could be saved."""
    return None if "fetch" in sight.free else ("finish", ())
