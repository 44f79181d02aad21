"""The seven strips: left of the arrow who took it, right of it all (001:507-609)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Offers, Step
from tests.oracle.boonlake.building import cattle, improve, improving, place_cattle
from tests.oracle.boonlake.exploring import explore, pasture
from tests.oracle.boonlake.gains import ask, discard, gain, hire, lose
from tests.oracle.boonlake.levers import forgo, forgoing, modern, modernise, take
from tests.oracle.boonlake.playing import played, playing, skip
from tests.oracle.boonlake.table import EMINENCE, Seat, Table

BUILDER_COINS, DRAWN, PRICE = 3, 2, 3
DECLINE: Offers = {"decline": {()}}
IN_ORDER = ("settle", "cattle_breeding")


def play_card(t: Table, me: Seat, kind: str) -> Step:
    """The opportunity to play a card of a kind, or to discard one for coins."""
    answer: Any = yield from ask(t, me, "PlayCard", lambda: playing(t, me, kind) | DECLINE, cards=True)
    if answer:
        yield from played(t, me, *answer)


def left(t: Table, me: Seat, strip: str) -> Step:
    """What only who took the strip does."""
    if strip == "builder":
        me.coins += BUILDER_COINS
        yield from _builder(t, me)
        return
    yield from play_card(t, me, box.STRIPS[strip])
    if strip == "pioneer":
        yield from explore(t, me, 2)
    if strip in ("pioneer", "settle"):
        answer: Any = yield from ask(t, me, "Improve", lambda: improving(t, me) | DECLINE)
        if answer and answer[0] != "decline":
            yield from improve(t, me, *answer)
    elif strip == "cattle_breeding":
        yield from pasture(t, me)
    elif strip == "region_scoring":
        yield from _cover(t, me)
    elif strip == "hire":
        hire(me, 1)
        yield from explore(t, me, 1)
    else:
        yield from modernise(t, me)


def _builder(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        return playing(t, me, discards=False) | {"draw": {()}}

    verb, words = yield from ask(t, me, "BuilderCard", offers, cards=True)
    if verb in ("draw", "skip"):
        if verb == "skip":
            skip(me, *words)
        t.draw(me, DRAWN)
    else:
        yield from played(t, me, verb, words)


def _cover(t: Table, me: Seat) -> Step:
    """An open label; where all are covered, a region without its reward (A18)."""
    free = [r for r in box.REGIONS if r not in t.covered]
    _, (region,) = yield from ask(t, me, "CoverLabel", lambda: {"cover": {(r,) for r in free or box.REGIONS}})
    t.region = region
    if free:
        t.covered.add(region)
        yield from gain(t, me, box.LABELS[region])


def right(t: Table, seat: int, strip: str) -> Step:
    """The right part for all, in order or at once; `seat` took the strip."""
    if strip == "region_scoring" and t.solo and seat != EMINENCE:
        t.points += scored(t, EMINENCE)
    seats = t.order(seat)
    if strip == "pioneer":
        seats = [me for me in seats if me.seat != seat]
    if strip == "region_scoring":  # who has no lever has nothing to choose, and does not wait
        for me in [me for me in seats if not me.levers]:
            me.coins += scored(t, me.seat)
        seats = [me for me in seats if me.levers]
    if strip in IN_ORDER or t.in_order or len(seats) < 2:
        for me in seats:
            yield from SHARES[strip](t, me)
    else:
        t.deck.part([me.seat for me in seats], list(t.now.discards))
        yield [SHARES[strip](t, me) for me in seats]
        t.deck.join()


def share(t: Table, me: Seat, name: str, offers: Callable[[], Offers], cards: bool = False) -> Step:
    """A share in the right part; what is left to do of the answer, None where nothing is."""
    answer: Any = yield from ask(t, me, name, lambda: offers() | {"forgo": forgoing(t, me)}, cards=cards)
    if not answer or answer[0] == "decline":
        return None
    if answer[0] == "forgo":
        yield from forgo(t, me, *answer[1])
        return None
    return answer


def _pioneer(t: Table, me: Seat) -> Step:
    if (yield from share(t, me, "PioneerShare", lambda: {"draw": {()}})):
        t.draw(me, DRAWN)
        yield from play_card(t, me, "")


def _settle(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        return improving(t, me) | playing(t, me) | DECLINE

    answer = yield from share(t, me, "SettleShare", offers, cards=True)
    if answer and answer[0] in ("develop", "house", "settlement"):
        yield from improve(t, me, *answer)
    elif answer:
        yield from played(t, me, *answer)


def _cattle(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        return {"cattle": cattle(t, me)} | playing(t, me) | DECLINE

    answer = yield from share(t, me, "CattleShare", offers, cards=True)
    if answer and answer[0] == "cattle":
        yield from place_cattle(t, me, *answer[1])
    elif answer:
        yield from played(t, me, *answer)


def scored(t: Table, seat: int) -> int:
    """Presences in the three regions that count."""
    return sum(t.in_region(seat, r) for r in box.REGIONS if r != t.region)


def _regions(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        return {"collect": {("none",), *([("m06",)] if me.ready("m06") and scored(t, me.seat) else [])}}

    answer = yield from share(t, me, "RegionShare", offers)
    if answer:
        n = scored(t, me.seat)
        me.coins += n
        if answer[1] == ("m06",):
            me.levers["m06"] = False
            me.points += n


def _hire(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        most = me.supply
        ways = {(x, y) for x in range(me.coins // PRICE + 1) for y in range(me.cards // PRICE + 1) if 0 < x + y <= most}
        return {"hire": {(str(x), str(y)) for x, y in ways}} | DECLINE

    answer = yield from share(t, me, "HireShare", offers)
    if answer:
        by_coins, by_cards = map(int, answer[1])
        me.coins -= PRICE * by_coins
        if by_cards:
            yield from discard(t, me, PRICE * by_cards)
        hire(me, by_coins + by_cards)


def _progress(t: Table, me: Seat) -> Step:
    def offers() -> Offers:
        return {"modernise": modern(me) if me.ranch else set(), "draw": {()}}

    answer = yield from share(t, me, "ProgressShare", offers)
    if answer and answer[0] == "draw":
        t.draw(me, 1)
    elif answer:
        lose(me, 1)
        take(me, *answer[1])


def _build(t: Table, me: Seat) -> Step:
    answer = yield from share(t, me, "BuilderShare", lambda: playing(t, me) | DECLINE, cards=True)
    if answer:
        yield from played(t, me, *answer)


SHARES: dict[str, Callable[[Table, Seat], Step]] = {
    "pioneer": _pioneer,
    "settle": _settle,
    "cattle_breeding": _cattle,
    "region_scoring": _regions,
    "hire": _hire,
    "progress": _progress,
    "builder": _build,
}
