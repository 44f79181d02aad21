"""The table told line by line, for those who cannot see its picture. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..view import SeatView, View

Line = tuple[str, Args]


def lines(v: View) -> list[Line]:
    """Round and who is asked, each seat, the Wise Eminence, then the boards from the action board to the river."""
    found: list[Line] = [
        (
            "line-round",
            {
                "round": v.round,
                "scorings": v.scorings,
                "first_seat": v.first,
                "asked": [a.seat for a in v.asked],
                "ask": v.asked[0].ask if v.asked else "",
                "taken": v.taken,
                "over": int(v.over),
            },
        )
    ]
    for x in v.seats:
        found += _seat(x)
    found += _eminence(v)
    found += [
        ("line-row", {"row": r.row, "strip": r.strip, "steps": r.steps, "points": r.points, "kind": r.kind})
        for r in v.rows
        if r.strip
    ]
    found += _map(v)
    found += [("line-river", {"locks": v.locks, "ships": {x.space: list(x.ships) for x in v.river if x.ships}})]
    found += _areas(v)
    found += [
        ("line-score", {"seat": x.seat, "total": x.total, "rank": x.rank, "lines": dict(x.lines)}) for x in v.scores
    ]
    return found


def _seat(x: SeatView) -> list[Line]:
    return [
        (
            "line-seat",
            {
                "seat": x.seat,
                "points": x.points,
                "coins": x.coins,
                "vases": x.vases,
                "hand": x.hand_size,
                "ranch": x.ranch,
                "supply": x.supply,
                "coin_track": x.coin_track,
                "card_track": x.card_track,
                "ship": x.ship,
            },
        ),
        (
            "line-board",
            {
                "seat": x.seat,
                "left": x.left,
                "boats": list(x.boats),
                "sites": {r: level for r, level in x.sites.items() if level},
                "ready": [lever for lever, up in x.levers.items() if up],
                "used": [lever for lever, up in x.levers.items() if not up],
            },
        ),
        ("line-played", {"seat": x.seat, "cards": list(x.played), "projects": x.projects, "income": x.income}),
    ]


def _eminence(v: View) -> list[Line]:
    e = v.eminence
    if e is None:
        return []
    about: Args = {
        "points": e.points,
        "left": e.left,
        "cactus": e.cactus,
        "income": e.income,
        "ship": e.ship,
        "tile": e.tile,
        "stack": e.stack,
        "silhouette": e.silhouette,
    }
    return [("line-eminence", about)]


def _map(v: View) -> list[Line]:
    """Regions with their labels, then each space with a tile, and how many tiles are left."""
    found: list[Line] = [
        ("line-region", {"region": r.region, "gains": r.gains, "covered": int(r.covered), "presences": r.presences})
        for r in v.regions
    ]
    for x in v.spaces:
        if x.tile:
            stands = {site.site: [site.seat, site.piece] for site in x.sites if site.seat is not None}
            free = [site.site for site in x.sites if site.seat is None]
            found.append(
                (
                    "line-space",
                    {"space": x.space, "tile": x.tile, "stands": stands, "free": free, "cattle": list(x.cattle)},
                )
            )
    return [
        *found,
        ("line-stacks", {"grey": v.grey, "pastures": v.pastures, "deck": v.deck, "discards": len(v.discards)}),
    ]


def _areas(v: View) -> list[Line]:
    return [
        (
            "line-area",
            {
                "area": a.area,
                "tile": a.tile.tile,
                "by": a.seat,
                "built": list(a.built),
                "scored": a.scored,
            },
        )
        for a in v.areas
        if a.tile
    ]
