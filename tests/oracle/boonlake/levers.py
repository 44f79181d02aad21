"""To modernise, and levers for a share of an action that is forgone (001:588-598, 1079-1093)."""

from __future__ import annotations

from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Offers, Step, Words
from tests.oracle.boonlake.building import improve, upgrading
from tests.oracle.boonlake.gains import ask
from tests.oracle.boonlake.table import Seat, Table

VASE, MODERNISE, UPGRADE = "m01", "m02", "m03"
VASE_COINS = 6
DECLINE: Offers = {"decline": {()}}


def price(me: Seat, lever: str) -> int:
    """Coins for a lever, never below 0 (001:1041)."""
    cost: int = box.LEVERS[lever]["cost"]
    return max(0, cost - sum(e["coins"] for e in me.effects("cheaper_levers")))


def modern(me: Seat) -> set[Words]:
    """Levers that can be paid now."""
    return {(lever,) for lever in box.LEVERS if lever not in me.levers and price(me, lever) <= me.coins}


def modernise(t: Table, me: Seat) -> Step:
    """One lever, if the seat likes."""
    answer: Any = yield from ask(t, me, "Modernise", lambda: {"modernise": modern(me)} | DECLINE)
    if answer and answer[0] == "modernise":
        take(me, answer[1][0])


def take(me: Seat, lever: str) -> None:
    """The lever is paid and lies there, ready."""
    me.coins -= price(me, lever)
    me.levers[lever] = True


def forgoing(t: Table, me: Seat) -> set[Words]:
    """What can be had instead of the share in the right part of a strip."""
    found: set[Words] = set()
    if me.ready(VASE):
        found.add((VASE, "vases"))
        if me.vases:
            found.add((VASE, "coins"))
    if me.ready(MODERNISE) and modern(me):
        found.add((MODERNISE, "modernise"))
    if me.ready(UPGRADE) and any(upgrading(t, me).values()):
        found.add((UPGRADE, "upgrade"))
    return found


def forgo(t: Table, me: Seat, lever: str, gain: str) -> Step:
    """One of the three levers of the top row is used."""
    me.levers[lever] = False
    if gain == "vases":
        me.vases += 1
    elif gain == "coins":
        me.vases -= 1
        me.coins += VASE_COINS
    elif gain == "modernise":
        yield from modernise(t, me)
    else:
        answer: Any = yield from ask(t, me, "Upgrade", lambda: upgrading(t, me) | DECLINE)
        if answer and answer[0] != "decline":
            yield from improve(t, me, *answer)
