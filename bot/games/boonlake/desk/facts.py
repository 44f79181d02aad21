"""The numbers behind the help: of a component, and of the rules that a topic tells. Ids and numbers only."""

from __future__ import annotations

from typing import get_args

from bot.rules import Args
from bot.rules.components import Source

from ..components.box import Box
from ..view import View
from ..view.catalogue import catalogue
from ..view.components import DeedView


def facts(box: Box, v: View | None, id: str) -> Args:
    """The numbers for the help on `id`, at a table or (without a view) of any; `kind` says what they belong to."""
    known = catalogue(box)
    if id == "components":
        return {"kind": id, **dict.fromkeys(get_args(Source), 0), **box.read.sources()}
    if id in known.cards:
        c = known.cards[id]
        cost: Args = {"kind": "card", "sort": c.kind, "coins": c.coins, "vases": c.vases, "needs": c.needs}
        return cost | {"points": c.points} | _deeds(c.deeds)
    if id in known.levers:
        x = known.levers[id]
        owners = [seat.seat for seat in v.seats if id in seat.levers] if v else []
        return {"kind": "lever", "coins": x.cost, "seats": owners} | _deeds((x.deed,))
    if id in known.scoring_tiles:
        t = known.scoring_tiles[id]
        project: Args = {
            "kind": "scoring_tile",
            "coins": t.coins,
            "needs": t.needs,
            "points": t.points,
            "track": t.track,
        }
        return project | {"numbers": ["/".join(map(str, n)) for n in t.numbers]} | _deeds((t.deed,))
    if id in box.strips:
        strip = box.strips[id]
        row = next((r for r in v.rows if r.strip == id), None) if v else None
        at: Args = {"row": row.row, "steps": row.steps, "points": row.points} if row else {"row": 0}
        return {"kind": "strip", "sort": strip.kind, "left": list(strip.left), "right": strip.right} | at
    if id in box.tiles:
        sites = box.tiles[id].sites
        return {"kind": "tile", "sites": len(sites), "pasture": int(not sites)}
    if id in box.regions:
        return {"kind": "region", "gains": box.regions[id].gains, "eminence": box.regions[id].eminence}
    if id in box.solo_tiles:
        solo = box.solo_tiles[id]
        return {"kind": "solo_tile", "actions": list(solo.actions), "numbers": list(solo.numbers)}
    return {"kind": "", **rules(box)}


def rules(box: Box) -> Args:
    """The single numbers of the rules, and lists made of them."""
    return {
        **vars(box.n),
        "starts": list(box.start_coins),
        "steps": [row.steps for row in box.rows],
        "costs": [row.points for row in box.rows],
        "lever_scores": [f"{least}: {points}" for least, points in box.lever_scores],
        "cards": len(box.cards),
        "grey": sum(t.back == "grey" for t in box.tiles.values()),
        "pastures": len(box.pastures),
        "spaces": len(box.spaces),
        "levers": len(box.levers),
    }


def _deeds(deeds: tuple[DeedView, ...]) -> Args:
    """What something does: kinds of effects, what they are about, numbers, what is given and got."""
    found: Args = {"does": [d.does for d in deeds], "when": [d.when for d in deeds]}
    found["of"] = [what for d in deeds for what in d.of]
    for field in ("numbers", "gives", "gets"):
        merged: dict[str, int] = {}
        for d in deeds:
            merged |= getattr(d, field)
        found["amounts" if field == "numbers" else field] = merged
    return found
