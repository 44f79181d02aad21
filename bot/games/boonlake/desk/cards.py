"""What to say beside cards and special projects: what they cost now, and what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.rules import Args, Hints, Words

from ..components.effects.cards import DearerDiscards
from ..play import Play
from ..play.payment import Purse


def card_hints(g: Play, seat: int, purse: Purse, options: Iterable[Words]) -> Hints:
    """Of each card its price and points, of each way where the boats go and which levers it takes."""
    found: Hints = {}
    options = list(options)
    ways = Counter(id for id, _ in options)
    for id, pay in options:
        card = g.box.cards[id]
        args: Args = {"card": id, "coins": purse.price(card.coins), "vases": card.vases, "needs": dict(card.needs)}
        args |= {"points": card.points, "kind": card.kind, "ways": ways[id]}
        found["play", "card", id] = ("hint-card", args)
        found["play", "pay", pay] = _way(g, pay)
    return found


def project_hints(g: Play, seat: int, purse: Purse, options: Iterable[Words]) -> Hints:
    found: Hints = {}
    options = list(options)
    ways = {id: len({pay for other, pay, _ in options if other == id}) for id, _, _ in options}
    for id, pay, _ in options:
        tile = g.box.scoring_tiles[id]
        times = g.box.n.own_times if g.s.scoring[seat] == id else 1
        args: Args = {"coins": purse.price(tile.coins), "needs": dict(tile.needs), "track": tile.track}
        found["build", "tile", id] = ("hint-project", args | {"points": tile.points * times, "ways": ways[id]})
        found["build", "pay", pay] = _way(g, pay)
    return found


def discard_hints(g: Play, seat: int, options: Iterable[Words]) -> Hints:
    """How many coins each card brings."""
    bonus = g.box.always(g.s.board[seat], DearerDiscards)
    found: Hints = {}
    for (id,) in options:
        kind = g.box.cards[id].kind
        coins = g.box.n.discard_coins + sum(e.coins for e in bonus if e.kind == kind)
        found["discard", "card", id] = ("hint-discard", {"coins": coins, "kind": kind})
    return found


def _way(g: Play, pay: str) -> tuple[str, Args]:
    words = pay.split("+")
    return "hint-pay", {"boats": words[:2], "levers": words[2:]}
