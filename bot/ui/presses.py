"""How many presses a game costs: its answers given through the panel by the shortest way, each press counted.

Every button, menu value and modal counts, from the message that pings to the confirmed answer, *Your turn* and
*Confirm* included. Who is asked again right after an answer goes on at the desk and needs no *Your turn*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import msgspec

from bot.rules import Action, Decision, Game, Spread
from bot.text.fluent import text

from . import spreads
from .draft import Button, Context, Draft, Menu, Panel
from .panel import panel, tap
from .picks import PAGE

YOUR_TURN, CONFIRM, TYPED = 1, 1, 2  # typing: a button and a modal


class Presses(msgspec.Struct, frozen=True):
    """Presses of one answered question."""

    ask: str
    seat: int
    n: int


def of_game(
    rules: Game[Any], steps: Iterable[tuple[Any, Action]], locale: str = "en", typing: bool = True
) -> Iterator[Presses]:
    """For each (state, answer given in it) of a game, in order: what the answer costs."""
    at_desk: int | None = None
    for state, action in steps:
        d = rules.decision(state, action.seat)
        if d is None:
            continue
        facts = partial(rules.facts, None)
        ctx = Context(text(locale, rules.name), 1, d.seat, f"0.{d.sn}", rules.brief(state, d.seat), facts=facts)
        opened = 0 if at_desk == action.seat else YOUR_TURN
        yield Presses(d.ask, d.seat, opened + taps(d, action, ctx, typing) + CONFIRM)
        at_desk = action.seat


def summary(presses: Iterable[Presses]) -> dict[str, float]:
    """Mean and 95th percentile (the smallest number that 95 of 100 questions do not exceed)."""
    counts = sorted(p.n for p in presses)
    if not counts:
        return {"questions": 0, "mean": 0.0, "p95": 0.0}
    return {
        "questions": len(counts),
        "mean": round(sum(counts) / len(counts), 3),
        "p95": counts[-(-len(counts) * 95 // 100) - 1],
    }


def taps(d: Decision, action: Action, ctx: Context, typing: bool = True) -> int:
    """The fewest taps on the panel that lead to `action`; raises `Illegal` if it is not on offer."""
    todo, seen = [(0, Draft())], set[bytes]()
    for n, draft in todo:  # breadth first: the list grows while it is walked
        p = panel(d, draft, ctx)
        if p.action and p.action.verb == action.verb and _same(d, action, p.action):
            return n
        bare = msgspec.structs.replace(draft, prev=None).dump()
        if bare in seen:
            continue
        seen.add(bare)
        offer = d.offer(action.verb)
        if isinstance(offer, Spread) and _shows(p, offer.verb):
            return n + _spread(offer, draft, action, ctx, typing)
        todo += [(n + 1, tap(d, draft, what, arg, values, ctx)) for what, arg, values in _towards(d, p, action)]
    raise ValueError(f"the panel does not lead to {action}")


def _same(d: Decision, one: Action, other: Action) -> bool:
    offer = d.offer(one.verb)
    return offer is not None and offer.check(one.words) == offer.check(other.words)


def _items(p: Panel) -> Iterator[Button | Menu]:
    for row in p.rows:
        yield from row if isinstance(row, tuple) else (row,)


def _parts(item: Button | Menu) -> tuple[str, str]:
    what, _, arg = item.id.split(":", 4)[4].partition(":")
    return what, arg


def _shows(p: Panel, verb: str) -> bool:
    return any(_parts(item) == ("type", verb) for item in _items(p))


def _towards(d: Decision, p: Panel, action: Action) -> Iterator[tuple[str, str, list[str]]]:
    """The taps on a panel that can lead to the answer; others are not worth a look."""
    offer = d.offer(action.verb)
    facets = dict(zip(offer.facets, action.words, strict=True)) if offer and not isinstance(offer, Spread) else {}
    for item in _items(p):
        what, arg = _parts(item)
        verb, _, rest = arg.partition("/")
        facet, _, fixed = rest.partition("/")
        values = [c.value for c in item.choices] if isinstance(item, Menu) else [""]
        for value in values:
            on = {
                "verb": action.verb in (arg, value),
                "pick": verb == action.verb,
                "set": verb == action.verb and facets.get(facet) == (fixed or value),
            }.get(what, False)
            if on or (value.startswith(PAGE) and verb in ("", action.verb)):
                yield what, arg, [value] if value else []


def _spread(offer: Spread, draft: Draft, action: Action, ctx: Context, typing: bool) -> int:
    """Taps from where the counts stand: one by one, after the proposal, after taking all off, or typed."""
    goal = offer.check(action.words)
    now = spreads.standing(offer, draft)
    ways = [_moves(now, goal)]
    if not spreads.legal(offer, now):
        ways.append(1 + _moves(spreads.proposal(offer, now, ctx), goal))
    if any(now.values()):
        none = dict.fromkeys(now, 0)
        ways += [1 + _moves(none, goal), 2 + _moves(spreads.proposal(offer, none, ctx), goal)]
    return min(*ways, TYPED) if typing else min(ways)


def _moves(now: dict[str, int], goal: dict[str, int]) -> int:
    return sum(abs(goal[b] - n) for b, n in now.items())
