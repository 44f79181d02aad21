"""The table as a text, line by line. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..components.rows import HOUSE
from ..view import View


def lines(v: View) -> list[tuple[str, Args]]:
    """The table line by line: the round and who is asked, a line a seat, then what lies in common."""
    found: list[tuple[str, Args]] = [_round(v)]
    if v.drafting:
        candidates = [x.building for x in v.drafting]
        found.append(("line-draft", {"spaces": sum(v.draft_spaces.values()), "candidates": candidates}))
    for x in v.seats:
        args: Args = {
            "seat": x.seat,
            "doubloons": x.doubloons,
            "points": x.points,
            "goods": {good: n for good, n in x.goods.items() if n},
            "island": x.island,
            "island_free": x.island_free,
            "city": list(x.city),
            "city_free": x.city_free,
            "colonists": x.colonists,
            "idle": x.idle,
            "roles": list(x.roles),
            "nobles": x.nobles,
            "idle_nobles": x.idle_nobles,
            "guests": x.guests,
        }
        found.append(("line-seat" if x.points is not None else "line-seat-hidden", args))
    nobles: list[tuple[str, Args]] = []
    if v.with_nobles:
        nobles.append(("line-nobles", {"ship": v.noble_ship, "supply": v.noble_supply}))
    found += [
        ("line-roles", {"roles": {r.role: r.doubloons for r in v.roles if r.taken_by is None}}),
        *(("line-ship", {"ship": str(x.size), "good": x.good, "load": x.load, "size": x.size}) for x in v.ships),
        ("line-house", {"house": list(v.house), "free": HOUSE - len(v.house)}),
        (
            "line-tiles",
            {"tiles": list(v.face_up), "pile": v.pile, "discards": v.discards, "quarries": v.quarries},
        ),
        ("line-colonists", {"ship": v.colonist_ship, "supply": v.colonist_supply}),
        *nobles,
        ("line-goods", {"goods": v.goods}),
        ("line-points", {"n": v.points_left}),
        ("line-buildings", {"buildings": {b.building: b.left for b in v.buildings if b.left}}),
    ]
    found += [("line-ending", {"reason": reason}) for reason in v.ending]
    found += [
        ("line-score", {"seat": x.seat, "total": x.total, "tie": x.tie, "rank": x.rank, "lines": dict(x.lines)})
        for x in v.scores
    ]
    return found


def _round(v: View) -> tuple[str, Args]:
    return (
        "line-round",
        {
            "round": v.round,
            "governor_seat": v.governor,
            "phase": v.phase,
            "phase_seat": v.phase_seat,
            "asked": [a.seat for a in v.asked],
            "ask": v.asked[0].ask if v.asked else "",
            "over": int(v.over),
        },
    )
