"""What a seat gets, from coins to steps on the tracks and production sites, and what it may do at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.oracle.boonlake import box, canal
from tests.oracle.boonlake.asking import Offers, Question, Step
from tests.oracle.boonlake.table import Seat, Table

PUSHES = {"m10": ({"coins": 2}, {"cards": 2}), "m11": ({"coins": 5},)}  # levers used by themselves
MATTERS = ("BuilderCard", "PayForTile", "ProgressShare", "ScoreTile", "PushUp")  # what they give could open an answer
IF_FORGONE, FORGOING = ("RegionShare", "PioneerShare"), ("m02", "m03")  # there only with one of these levers
SELL, SELL_CARDS, SOLD = "m12", 2, {"inhabitants": 1, "points": 3}
LEVELS, LOST = 2, 2


def ask(t: Table, me: Seat, name: str, offers: Callable[[], Offers], cards: bool = False) -> Step:
    """Put a question until it is answered; None where nothing answers it.

    `cards`: a card may be played, so whoever has one is asked, as the others cannot see what it is.
    """
    while True:
        if not (cards and me.cards):
            found = offers()
            ways = [(verb, words) for verb, some in found.items() for words in some]
            if all(verb == "decline" for verb, _ in ways):
                if not pushes(me):
                    return None
            elif len(ways) == 1 and not (_matters(name, me) and pushes(me)):
                return ways[0]
        verb, words = yield Question(name, me.seat, lambda: _whole(me, offers()))
        if verb == "push":
            yield from _push(t, me, *words)
        elif verb == "boat":
            _boat(me, *words)
        else:
            return verb, words


def _matters(name: str, me: Seat) -> bool:
    return name in MATTERS or (name in IF_FORGONE and any(map(me.ready, FORGOING)))


def _whole(me: Seat, found: Offers) -> Offers:
    return found | {"push": pushes(me), "boat": canal.upstream_moves(me)}


def pushes(me: Seat) -> set[tuple[str, ...]]:
    """Levers that are used by themselves at any time (001:1121, 1125, 1129)."""
    found = {(lever, "+".join(gains)) for lever, some in PUSHES.items() if me.ready(lever) for gains in some}
    if me.ready(SELL) and me.cards >= SELL_CARDS:
        found.add((SELL, "+".join(SOLD)))
    return found


def _push(t: Table, me: Seat, lever: str, gain_: str) -> Step:
    me.levers[lever] = False
    if lever == SELL:
        yield from discard(t, me, SELL_CARDS)
        yield from gain(t, me, SOLD)
        return
    yield from gain(t, me, next(g for g in PUSHES[lever] if "+".join(g) == gain_))


def _boat(me: Seat, boat: str, to: str, pay: str) -> None:
    if pay == "coins":
        me.coins -= canal.UPSTREAM
    else:
        me.levers[pay] = False
    boats = list(me.boats)
    boats.remove(boat)
    canal.move(me, [*boats, to])


def discard(t: Table, me: Seat, n: int) -> Step:
    """Exactly n cards from hand to the pile."""
    assert me.cards >= n and not me.drawn
    cards = list(me.hand)
    if n < me.cards:
        _, words = yield Question("Discard", me.seat, lambda: {"give": {(str(n), *sorted(me.hand))}})
        cards = [word.removesuffix("=1") for word in words]
    for card in cards:
        me.hand.remove(card)
        t.deck.discards.append(card)


def hire(me: Seat, n: int) -> None:
    """Inhabitants from the supply to the ranch, as long as there are any (001:307)."""
    n = min(n, me.supply)
    me.supply -= n
    me.ranch += n


def lose(me: Seat, n: int) -> None:
    """Inhabitants from the ranch back to the supply."""
    assert 0 <= n <= me.ranch
    me.ranch -= n
    me.supply += n


def gain(t: Table, me: Seat, gains: dict[str, int]) -> Step:
    """Everything that is got; what has to be asked comes after what is simply got, which makes no difference."""
    for what, n in got(t, me, gains):
        if what == "either_track":
            _, (track,) = yield from ask(t, me, "ChooseTrack", lambda: {"advance": {("coin",), ("card",)}})
            yield from gain(t, me, {f"{track}_track": n})
        else:
            yield from production(t, me, vase=what == "vase_or_site")


def got(t: Table, me: Seat, gains: dict[str, int]) -> list[tuple[str, int]]:
    """Take what is simply got; what is left to ask."""
    left: list[tuple[str, int]] = []
    for what, n in gains.items():
        if what == "coins":
            me.coins += n
        elif what == "cards":
            t.draw(me, n)
        elif what == "vases":
            me.vases += n
        elif what == "points":
            me.points += n
        elif what == "inhabitants":
            hire(me, n)
        elif what in ("coin_track", "card_track"):
            left += advance(t, me, what.removesuffix("_track"), n)
        elif what in ("coin_income", "card_income"):
            left += got(t, me, income_of(me, what.removesuffix("_income")))
        elif what in ("either_track", "site", "vase_or_site"):
            left.append((what, n))
        else:
            raise_site(me, what.removeprefix("site_"))
    return left


def income_of(me: Seat, track: str) -> dict[str, int]:
    """What stands beside the marker on a track, points too (A15)."""
    found: dict[str, int] = box.TRACKS[track][me.steps[track]]["income"]
    return found


def advance(t: Table, me: Seat, track: str, n: int) -> list[tuple[str, int]]:
    """Steps on an income track: rewards on the way, 2 points for each step that is lost at its end (001:909-917)."""
    spaces = box.TRACKS[track]
    before = me.steps[track]
    me.steps[track] = min(before + n, len(spaces) - 1)
    me.points += LOST * (before + n - me.steps[track])
    passed = [space.get("gains", {}) for space in spaces[before + 1 : me.steps[track] + 1]]
    return [asked for gains in passed for asked in got(t, me, gains)]


def open_sites(me: Seat) -> set[tuple[str, ...]]:
    """Production sites that can be built or turned."""
    return {(r,) for r in box.RESOURCES if me.sites.get(r, 0) < LEVELS}


def raise_site(me: Seat, resource: str) -> None:
    """A production site is built or turned; nothing where it is turned already (001:424)."""
    if me.sites.get(resource, 0) < LEVELS:
        me.sites[resource] = me.sites.get(resource, 0) + 1


def production(t: Table, me: Seat, vase: bool = False) -> Step:
    """A production site of one's choice, or a vase where that is on offer (001:287, 305)."""

    def offers() -> Offers:
        return {"vase": {()} if vase else set(), "site": open_sites(me)}

    if not vase and not open_sites(me):
        return
    answer: Any = yield from ask(t, me, "VaseOrSite" if vase else "BuildSite", offers)
    verb, words = answer
    if verb == "vase":
        me.vases += 1
    elif verb == "site":
        raise_site(me, *words)
