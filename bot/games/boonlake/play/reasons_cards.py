"""Why not: cards and special projects that cannot be played, built or discarded (Rulebook 001, play a card)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.rules import Reason

from ..components.box import Box
from ..components.canal import BOATS
from ..state import Seat, State
from . import reasons
from .payment import Purse


def held(box: Box, me: Seat, card: str, kind: str) -> list[Reason]:
    """A card of a kind ("" for any) in hand."""
    if card not in me.hand:
        return [Reason("not-in-hand", {"card": card})]
    sort = box.cards[card].kind
    return [Reason("other-kind", {"card": card, "kind": sort, "wanted": kind})] if kind and sort != kind else []


def play(box: Box, me: Seat, seat: int, card: str, pay: str, kind: str) -> list[Reason]:
    """Against a card: it is not in hand, of another kind, or cannot be paid, or not in that way."""
    found = held(box, me, card, kind)
    if card in me.hand:
        row = box.cards[card]
        found += [*reasons.vases(me, seat, row.vases), *payment(box, me, seat, card, row.coins, pay)]
    return found


def build(box: Box, s: State, seat: int, tile: str, pay: str, kind: str) -> list[Reason]:
    """Against a special project: it is not here, has been built, or cannot be paid, or not in that way."""
    if tile not in s.scoring:
        return [Reason("no-project", {"tile": tile})]
    me, found = s.board[seat], list[Reason]()
    if tile in me.projects:
        others = " ".join(f"{t}={k}" for t, k in me.projects.items() if t != tile) or "none"
        found.append(Reason("project-built", {"tile": tile}, (f"seats.{seat}.projects = {others}",)))
    if not me.supply:
        found.append(Reason("supply-empty"))
    if kind not in box.kinds[:1] and box.counting_kinds.isdisjoint(s.scoring):
        found.append(Reason("kind-counts-nowhere", {"kind": box.kinds[0]}))
    return found + payment(box, me, seat, tile, box.scoring_tiles[tile].coins, pay)


def payment(box: Box, me: Seat, seat: int, id: str, price: int, pay: str) -> list[Reason]:
    """Against paying for a card or project so: resources cannot be shown, coins are lacking, or it is no way to pay."""
    purse, found = Purse(box, me), list[Reason]()
    # with how many coins there may be other ways: boats cost some, levers bring some
    least = {purse.price(price) + k * box.n.boat_coins for k in range(BOATS + 1)}
    least |= {n - purse.means.bonus for n in least}
    rich = replace(me, coins=max(me.coins, *least))
    if not Purse(box, rich).ways(id, price):
        needs = dict(zip(box.canal.resources, box.payments.needs[id], strict=True))
        sites = {r: max(level, min(needs[r], box.n.site_levels)) for r, level in me.sites.items()}
        line = f"seats.{seat}.sites = {' '.join(f'{r}={n}' for r, n in sites.items() if n)}"
        cost = {r: n for r, n in needs.items() if n}
        found.append(Reason("resources", {"n": purse.means.short(id), "cost": cost}, (line,), "cards"))
        me, rich = replace(me, sites=sites), replace(rich, sites=sites)
    told = sorted(pay.split("+"))
    for coins in sorted({me.coins, *(n for n in least if n > me.coins)}):
        for way in Purse(box, replace(me, coins=coins)).ways(id, price):
            if sorted(way.word.split("+")) == told:
                less, brings = price - purse.price(price), box.payments.bonus_coins(way.levers)
                return found + reasons.coins(me, seat, coins, less=less, boats=way.coins, brings=brings)
    best = Purse(box, rich).ways(id, price)[0].word
    return [*found, Reason("other-way", {"pay": pay.split("+"), "way": best.split("+")}, (), "cards")]


def skip(me: Seat, seat: int, lever: str, useful: Iterable[str], playable: bool) -> list[Reason]:
    """Against a lever for not playing: it does nothing of the sort, or nothing could have been played."""
    found = reasons.lever(me, seat, lever, list(useful))
    return found if playable else [*found, Reason("nothing-passed-over", {}, (), "levers")]
