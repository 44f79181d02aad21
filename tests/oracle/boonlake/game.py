"""A whole game: the turns with their three phases, the scorings, the end (001:181-293, 611-671)."""

from __future__ import annotations

from tests.oracle.boonlake import box, eminence, river, scoring
from tests.oracle.boonlake.asking import Question, Step
from tests.oracle.boonlake.gains import ask
from tests.oracle.boonlake.strips import left, right
from tests.oracle.boonlake.table import EMINENCE, Seat, Table

COINS = (6, 7, 8, 8)  # by place in the first round


def play(t: Table, seat: int) -> Step:
    """Turns from this seat's on, until the game is over."""
    while not t.over:
        if seat == EMINENCE:
            lock = yield from eminence.turn(t, right)
        else:
            lock = yield from turn(t, t.seats[seat])
        together(t)
        if t.round == 2 and river.arrived(t):
            t.ending = True
        following = next_seat(t, seat)
        if lock and not t.ending:
            yield from scoring.interim(t, seat)
            if t.scorings == 2:
                t.round, t.locks = 2, 0
                river.back(t)
        elif t.ending and following == t.first:
            yield from scoring.interim(t, following)
            t.over = True
        seat = following


def whole(t: Table) -> Step:
    """A game from the set-up on (001:112-173): tiles chosen in secret, then production sites, then the first turn."""
    n = len(t.seats)
    place = {-1: 1} if t.solo else {(t.first + i) % n: i for i in range(n)}
    for me in t.seats:
        assert me.coins == COINS[1 if t.solo else place[me.seat]]
        assert (me.vases, me.points, me.ranch, me.supply, me.niches, me.spare) == (0, 0, 3, 5, 0, 0)
        assert (len(me.hand), len(me.choice), me.boats) == (6, 2, ["wood", "wood"]) and not any(me.sites.values())
        assert (me.levers, me.played, me.projects, set(me.steps.values())) == ({}, [], {}, {0})
        assert me.ship == box.SHIPS[n][0] and not any(me.removed.values())
    assert sorted(t.strips) == sorted(box.STRIPS) and t.deck.left == len(box.CARDS) - 6 * n and t.pastures == 7
    symbols = {"2"} if n < 3 else {"2", "3"} if n == 3 else {"2", "3", "4"}
    assert set(t.laid) == {s for s, row in box.SPACES.items() if str(row.get("start")) in symbols}
    assert sorted(t.laid.values()) == sorted(tile for tile, row in box.TILES.items() if row["back"] in symbols)
    assert sorted(t.grey) == sorted(tile for tile, row in box.TILES.items() if row["back"] == "grey")
    chosen: dict[int, str] = {}
    yield [_choose(t, me, chosen) for me in t.seats]
    t.areas = [a.tile.tile for a in t.now.areas]
    assert len(set(t.areas)) == len(t.areas) == 4 and all(t.areas[seat] == tile for seat, tile in chosen.items())
    yield [_site(t, me) for me in t.seats]
    t.round, t.ship = 1, box.SHIPS[1][0] if t.solo else ""
    yield from play(t, t.first)


def _choose(t: Table, me: Seat, chosen: dict[int, str]) -> Step:
    _, (tile,) = yield Question("ChooseScoringTile", me.seat, lambda: {"choose": {(c,) for c in me.choice}})
    chosen[me.seat] = tile


def _site(t: Table, me: Seat) -> Step:
    _, (resource,) = yield Question("ChooseSite", me.seat, lambda: {"site": {(r,) for r in box.RESOURCES}})
    me.sites[resource] = 1


def next_seat(t: Table, seat: int) -> int:
    """Clockwise; alone, the player and the Wise Eminence take turns."""
    if t.solo:
        return EMINENCE if seat != EMINENCE else 0
    return (seat + 1) % len(t.seats)


def turn(t: Table, me: Seat) -> Step:
    """A strip is taken and carried out, the ship sails. True if that crosses a lock first."""
    _, (strip,) = yield from ask(t, me, "Turn", lambda: {"take": {(s,) for s in t.strips}})
    steps, points = take(t, strip)
    me.points -= points
    yield from left(t, me, strip)
    yield from right(t, me.seat, strip)
    lock: bool = yield from river.sail(t, me, steps)
    return lock


def take(t: Table, strip: str) -> tuple[int, int]:
    """The strip leaves its row: steps and points of the row."""
    row = t.strips.index(strip)
    t.strips[row] = ""
    t.taken, t.row = strip, row + 1
    return box.ROWS[row]


def together(t: Table) -> None:
    """Phase C: the strips move up, the one taken lies at the bottom."""
    t.strips.remove("")
    t.strips.append(t.taken)
    t.taken, t.row = "", 0
