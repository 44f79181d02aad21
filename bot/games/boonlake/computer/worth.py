"""What rewards, pieces and steps are worth, in points at the end."""

from __future__ import annotations

from collections.abc import Mapping

from ..components.effects.rewards import INCOMES, STEPS, TRACKS
from ..play.income_tracks import income_of, steps_on
from ..state import Seat
from .observation import Observation


def gains(x: Observation, seat: int, what: Mapping[str, int]) -> float:
    """A reward."""
    return sum(one(x, seat, kind, n) for kind, n in what.items())


def one(x: Observation, seat: int, kind: str, n: int) -> float:
    """So many of one kind."""
    me, w = x.s.board[seat], x.w
    if kind == "points":
        return float(n)
    if kind == "coins":
        return n * w.coin * x.use
    if kind == "cards":
        return n * w.card * x.use
    if kind == "vases":
        return n * w.vase * x.use
    if kind == "inhabitants":
        return inhabitants(x, me, n)
    if kind in STEPS:
        return steps(x, seat, STEPS[kind], n)
    if kind == "either_track":
        return max(steps(x, seat, track, n) for track in TRACKS)
    if kind in INCOMES:
        return gains(x, seat, income_of(x.box, me, INCOMES[kind]))
    if kind == "vase_or_site":
        return max(w.vase, w.site) * x.use
    if kind == "site":
        return w.site * x.use
    resource = kind.partition("_")[2]
    return w.site * x.use if me.sites[resource] < x.box.n.site_levels else 0.0


def inhabitants(x: Observation, me: Seat, n: int) -> float:
    """The more there are on the ranch the less another is worth; none can come from an empty supply."""
    n = min(n, me.supply)
    return sum(x.w.inhabitant * (1.0 if me.ranch + k < x.w.plenty else 0.3) for k in range(n)) * x.use


def steps(x: Observation, seat: int, track: str, n: int) -> float:
    """Steps of a marker: what they pass, and what every income to come is more."""
    me, spaces = x.s.board[seat], x.box.tracks[track]
    at = steps_on(me, track)
    to = min(at + n, len(spaces) - 1)
    value = float((at + n - to) * x.box.n.overflow_points)
    for space in spaces[at + 1 : to + 1]:
        value += sum(one(x, seat, what, k) for what, k in space.gains.items() if what not in STEPS)
    before, after = spaces[at].income, spaces[to].income
    for what in ("coins", "cards", "points"):
        more = after.get(what, 0) - before.get(what, 0)
        times = x.scorings if what == "points" else x.incomes
        each = {"coins": x.w.coin, "cards": x.w.card, "points": 1.0}[what]
        value += more * times * each
    return value


def recess(x: Observation, me: Seat, what: str) -> float:
    """The next piece of a kind off the own board: its income, the tier, points at the end."""
    row = x.box.recesses[what]
    k = me.removed[what]
    if k >= len(row):
        return 0.0
    r = row[k]
    value = r.income.get("coins", 0) * x.incomes * x.w.coin + r.income.get("points", 0) * x.scorings + r.points
    return value + _tier(x, me, what)


def _tier(x: Observation, me: Seat, what: str) -> float:
    """A part of what an emptied tier brings: an inhabitant, and points at every income."""
    for i, (needs, income) in enumerate(zip(x.box.niches, x.box.niche_incomes, strict=True)):
        lacking = sum(max(0, n - me.removed[k]) for k, n in needs.items())
        if lacking and me.removed[what] < needs[what] and i <= 1:
            return (income.get("points", 0) * x.scorings + x.w.inhabitant * x.use) / lacking
    return 0.0
