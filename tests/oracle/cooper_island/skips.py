"""Whether a question may be left out: then no free action beside it leads to an answer that there is not yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Offers
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.storage import Price
from tests.oracle.cooper_island.table import Table

WAYS = 3  # of paying for an exchange
LATER = ("EndTurn", "Close", "LastActions")  # free actions and nothing else
LOST = ("crate", "play", "claim", "explore", "cultivate")  # what may not be there any more at the next question
SIMPLE = ("store", "fetch", "exchange", "explore", "cultivate", "crate")


def justified(t: Table, name: str, me: Seat, offers: Callable[[], Offers], depth: int) -> str:
    """What was lost by leaving the question out, in words; nothing if nothing was."""
    free = {verb for verb, ways in t.free(me, name).items() if ways}
    if name in LATER:
        unkept = ("fetch",) if name == "Close" and not me.all_kept() else ()
        lost = free & {*LOST, *unkept, *(free if name == "LastActions" else ())}
        return f"{name}: {sorted(lost)} left out" if lost else ""
    before = answers(offers())
    for way, now in after(t, name, me, offers, depth):
        if now - before:
            return f"{name}: {way} leads to {sorted(now - before)[:3]}"
    return ""


def answers(offers: Offers) -> set[Any]:
    """All that goes on with the question, as a set."""
    found: set[Any] = set()
    for verb, ways in offers.items():
        if isinstance(ways, Price):
            found.add((verb, tuple(sorted(ways.units.items())), ways.n))
        elif ways and verb not in ("finish", "decline"):
            found |= {(verb, *words) for words in ways}
    return found


def after(t: Table, name: str, me: Seat, offers: Callable[[], Offers], depth: int) -> Iterator[tuple[Any, set[Any]]]:
    """The free actions that are done at once, one after another, and what could be answered then."""
    for verb, ways in t.free(me, name).items():
        if verb not in SIMPLE:
            continue
        for words in sorted(ways):
            for paid in payments(me, verb, words):
                was, singles, bag = me.kept(), dict(t.singles), list(t.bag)
                if do(t, me, verb, words, paid):
                    yield (verb, *words), answers(offers())
                    if depth > 1:
                        for way, now in after(t, name, me, offers, depth - 1):
                            yield ((verb, *words), *way), now
                me.put_back(was)
                t.singles, t.bag = singles, bag


def payments(me: Seat, verb: str, words: tuple[str, ...]) -> Iterator[dict[str, int]]:
    if verb != "exchange":
        yield {}
        return
    n, give, _ = box.RATES[words[0]]
    yield from islice(Price(me.units(*give), n * int(words[2])).ways(), WAYS)


def do(t: Table, me: Seat, verb: str, words: tuple[str, ...], paid: dict[str, int]) -> bool:
    """Carry one out that asks nothing."""
    if verb == "exchange":
        me.hand_over(paid)
        me.market[words[1]] += int(words[2])
    elif verb == "crate":
        if words[0] not in ("crate_1", "crate_3", "crate_4"):
            return False
        me.lids -= 1
        me.crates.append(words[0])
        if words[0] == "crate_1":
            t.draw(me)
        elif words[0] == "crate_3":
            me.step(2)
        else:
            me.market["coin"] += 2
    else:
        assert not list(t.freely(me, verb, words))
    return True
