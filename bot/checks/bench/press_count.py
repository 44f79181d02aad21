"""How many presses a game costs: its answers given through the panel by the shortest way, each press counted.

Every button and menu value counts, from the message that pings to the given answer. Where the answers stand in the
call, it is one press; else *Your turn* opens the desk, but for who is asked again right after an answer and goes on
there. *Confirm* counts where it is asked for: for counts, switches, and what cannot be taken back or ends something.
A suggestion counts as one press only where it was accepted unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from bot.rules import Action, Decision, Game, Pick, Spread
from bot.text.fluent import text
from bot.ui.common.draft import Button, Context, Draft, Menu, Panel
from bot.ui.common.press import Press, read
from bot.ui.panel import call, picks, spreads
from bot.ui.panel.panel import panel, tap
from bot.ui.panel.picks import PAGE

YOUR_TURN, CONFIRM, TYPED = 1, 1, 2  # typing: a button and a modal


class Presses(msgspec.Struct, frozen=True):
    """Presses of one answered question."""

    ask: str
    seat: int
    n: int
    called: bool = False  # a call went before it; else its player goes on from their last answer


def of_game(
    rules: Game[Any], steps: Iterable[tuple[Any, Action]], locale: str = "en", typing: bool = True
) -> Iterator[Presses]:
    """For each (state, answer given in it) of a game, in order: what the answer costs. `typing`: into boxes, too."""
    at_desk: int | None = None
    for state, action in steps:
        d = rules.decision(state, action.seat)
        if d is None:
            continue
        facts = partial(rules.facts, None)
        brief, hints = rules.brief(state, d.seat), rules.hints(state, d.seat)
        ctx = Context(text(locale, rules.name), 1, d.seat, f"0.{d.sn}", brief, hints, facts=facts)
        called = at_desk != action.seat
        here = called and d.public and len(rules.asked(state)) == 1 and action.verb not in (*d.inside, *d.hidden)
        if here and call.gives(call.answers(d.shown, ctx), action.verb, action.words):
            yield Presses(d.ask, d.seat, 1 + CONFIRM * weighs(rules, state, d, action), called)
        else:
            sure = CONFIRM * confirmed(rules, state, d, action, ctx)
            yield Presses(d.ask, d.seat, YOUR_TURN * called + taps(d, action, ctx, typing) + sure, called)
        at_desk = action.seat


def weighs(rules: Game[Any], state: Any, d: Decision, action: Action) -> bool:
    """Whether an answer is to be confirmed for what comes of it, as the service sees it."""
    out = rules.apply(state, action)
    return out.state.over or action.verb in d.ends or (bool(out.barrier) and action.verb not in d.sure)


def confirmed(rules: Game[Any], state: Any, d: Decision, action: Action, ctx: Context) -> bool:
    """Whether the desk asks to confirm an answer: for that, or since something about it can still be changed."""
    offer = d.offer(action.verb)
    if action.verb in d.inside or d.ways(action.verb, action.words):
        return True
    if isinstance(offer, Spread) and (spreads.few(offer) or action.words == spreads.proposed(offer, ctx)):
        return weighs(rules, state, d, action)
    if not isinstance(offer, Pick) or picks.switch_buttons(offer, Draft(), action.words, ctx):
        return True
    return weighs(rules, state, d, action)


def summary(presses: Iterable[Presses]) -> dict[str, float]:
    """Of questions the mean and the 95th percentile (the smallest number that 95 of 100 do not exceed); of calls, each
    with all that its player answers before somebody else does, the mean."""
    presses = list(presses)
    counts, calls = sorted(p.n for p in presses), sum(p.called for p in presses)
    if not counts:
        return {"questions": 0, "calls": 0, "mean": 0.0, "p95": 0.0, "call_mean": 0.0}
    return {
        "questions": len(counts),
        "calls": calls,
        "mean": round(sum(counts) / len(counts), 3),
        "p95": counts[_p95(len(counts))],
        "call_mean": round(sum(counts) / max(1, calls), 3),
    }


def parts(presses: Iterable[Presses], turn: str, apart: Collection[str]) -> dict[str, list[int]]:
    """What own turns cost, and what others' parts in them: `own` and `common`, for each turn and seat all its answers.

    `turn` is the question with which a turn begins; whatever comes from one of the questions `apart` on until the next
    turn (a scoring, the set-up) is neither.
    """
    found: dict[str, Counter[tuple[int, int]]] = {"own": Counter(), "common": Counter()}
    n, whose = 0, -1
    for p in presses:
        if p.ask == turn:
            n, whose = n + 1, p.seat
        elif p.ask in apart:
            whose = -1
        if whose >= 0:
            found["own" if p.seat == whose else "common"][n, p.seat] += p.n
    return {part: list(sums.values()) for part, sums in found.items()}


def in_phases(
    steps: Sequence[tuple[Any, Action]], presses: Sequence[Presses], phases: tuple[str, str, str]
) -> dict[str, list[int]]:
    """What own turns cost, `own`, and what each round's phase before and after them costs a seat, by its name.

    The phase in the middle has the turns, which begin with a question `Turn`.
    """
    before, turns, after = phases
    found: dict[str, Counter[tuple[int, int]]] = {"own": Counter(), before: Counter(), after: Counter()}
    n, whose = 0, -1
    for (state, _), p in zip(steps, presses, strict=True):
        if p.ask == "Turn":
            n, whose = n + 1, p.seat
        if state.phase == turns and p.seat == whose:
            found["own"][n, p.seat] += p.n
        elif state.phase in (before, after):
            found[state.phase][state.round, p.seat] += p.n
    return {part: list(sums.values()) for part, sums in found.items()}


def spread(part: str, counts: Sequence[int]) -> dict[str, float]:
    """Mean and 95th percentile of such a part, with its name before them."""
    return {f"{part}_mean": round(sum(counts) / len(counts), 3), f"{part}_p95": sorted(counts)[_p95(len(counts))]}


def _p95(n: int) -> int:
    return -(-n * 95 // 100) - 1


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
        todo += [(n + 1, tap(d, draft, press, ctx)) for press in _towards(d, p, action)]
    raise ValueError(f"the panel does not lead to {action}")


def _same(d: Decision, one: Action, other: Action) -> bool:
    offer = d.offer(one.verb)
    return offer is not None and offer.check(one.words) == offer.check(other.words)


def _items(p: Panel) -> Iterator[Button | Menu]:
    for row in p.rows:
        yield from row if isinstance(row, tuple) else (row,)


def _press(item: Button | Menu, *values: str) -> Press:
    press = read(item.id, values)
    assert press is not None, item.id
    return press


def _shows(p: Panel, verb: str) -> bool:
    return any((press.what, press.arg) == ("type", verb) for press in map(_press, _items(p)))


def _towards(d: Decision, p: Panel, action: Action) -> Iterator[Press]:
    """The taps on a panel that can lead to the answer; others are not worth a look."""
    offer = d.offer(action.verb)
    facets = dict(zip(offer.facets, action.words, strict=True)) if offer and not isinstance(offer, Spread) else {}
    whole = picks.joined(action.words) if isinstance(offer, Spread) else ""  # one of few ways
    for item in _items(p):
        what, arg = (bare := _press(item)).what, bare.arg
        verb, _, rest = arg.partition("/")
        facet, _, fixed = rest.partition("/")
        values = [c.value for c in item.choices] if isinstance(item, Menu) else [""]
        for value in values:
            on = {
                "verb": action.verb in (arg, value),
                "pick": (verb == action.verb and whole in ("", value))
                or (verb, rest or value) == d.inside.get(action.verb),
                "set": verb == action.verb and facets.get(facet) == (fixed or value),
            }.get(what, False)
            if on or (value.startswith(PAGE) and verb in ("", action.verb)):
                yield _press(item, value) if value else bare


def _spread(offer: Spread, draft: Draft, action: Action, ctx: Context, typing: bool) -> int:
    """Taps from where the counts stand: one by one, after taking all off, by the proposal as it is, or typed."""
    goal = offer.check(action.words)
    now = spreads.standing(offer, draft)
    none = dict.fromkeys(now, 0)
    ways = [_moves(now, goal)]
    if not spreads.legal(offer, now) and spreads.proposal(offer, now, ctx) == goal:
        ways.append(1)
    if any(now.values()):
        ways.append(1 + _moves(none, goal))
        if spreads.proposal(offer, none, ctx) == goal:
            ways.append(2)
    return min(*ways, TYPED) if typing else min(ways)


def _moves(now: dict[str, int], goal: dict[str, int]) -> int:
    return sum(abs(goal[b] - n) for b, n in now.items())
