"""The table told line by line, for those who cannot see its picture. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..view import SeatView, View


def lines(v: View) -> list[tuple[str, Args]]:
    """Round and who is asked; each seat: board, land, sea; the centre, cargo ships, royal cards; the end."""
    found: list[tuple[str, Args]] = [
        (
            "line-round",
            {
                "round": v.round,
                "rounds": v.rounds,
                "phase": v.phase,
                "first_seat": v.first,
                "asked": [a.seat for a in v.asked],
                "ask": v.asked[0].ask if v.asked else "",
                "over": int(v.over),
            },
        )
    ]
    for x in v.seats:
        found += _seat(x)
    found += [
        ("line-places", {"sector": p.sector, "worker": p.worker, "by": list(p.seats)}) for p in v.places if p.seats
    ]
    found += [
        ("line-cargo", {"ship": c.ship, "cost": dict(c.cost), "points": c.navigation, "master": c.master})
        for c in v.cargo
    ]
    found += [("line-royal", {"card": r.card, "steps": list(r.steps), "owner_seat": r.seat}) for r in v.royal]
    found.append(
        (
            "line-supply",
            {
                "bag": v.bag,
                "singles": dict(v.singles),
                "logbooks": v.logbooks,
                "small": v.small_deck,
                "large": v.large_deck,
            },
        )
    )
    found += [
        ("line-score", {"seat": x.seat, "total": x.total, "tie": -x.tie, "rank": x.rank, "lines": dict(x.lines)})
        for x in v.scores
    ]
    return found


def _seat(x: SeatView) -> list[tuple[str, Args]]:
    ships = {ship.ship: ship.stop for ship in x.ships}
    return [
        (
            "line-seat",
            {
                "seat": x.seat,
                "stored": _some(x.stored),
                "market": _some(x.market),
                "tiles": _some(x.tiles),
                "steps": x.track,
                "workers": _some(x.workers),
                "lids": x.lids,
                "food": x.food,
            },
        ),
        (
            "line-land",
            {
                "seat": x.seat,
                "spaces": {f"{s.space} ({s.level})": [s.terrain, *filter(None, (s.on,))] for s in x.spaces if s.level},
                "unexplored": x.unexplored,
                "islets": {islet.water: islet.islet for islet in x.islets},
            },
        ),
        (
            "line-sea",
            {
                "seat": x.seat,
                "ships": ships,
                "steps": sum(ship.steps for ship in x.ships),
                "anchors": sum(ship.anchors for ship in x.ships),
                "logbooks": len(x.logbooks),
            },
        ),
        (
            "line-built",
            {
                "seat": x.seat,
                "boats": {b.pier: b.boat for b in x.boats},
                "flipped": [b.boat for b in x.boats if b.flipped],
                "statues": [cell.cell for cell in x.statue_cells if cell.full],
                "crates": [crate.crate for crate in x.crates if crate.covered],
                "cards": [*x.small, *[card.card for card in x.large]],
                "used": [card.card for card in x.large if card.used],
            },
        ),
    ]


def _some(counts: dict[str, int]) -> dict[str, int]:
    return {what: n for what, n in counts.items() if n}
