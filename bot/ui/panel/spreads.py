"""Counts over places: where things stand, putting and taking one by one, a proposal, and the typed form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from bot.rules import Action, Decision, Refused, Spread, Words

from ..common import wording
from ..common.draft import Button, Choice, Context, Draft, Menu, Row
from ..common.limits import CHOICE, CHOICES, CUSTOM_ID, LABEL, PLACEHOLDER, cut
from ..common.press import Press
from .labels import named, small_print
from .picks import PAGE, joined, paged

ALL = "*"


def standing(offer: Spread, draft: Draft) -> dict[str, int]:
    """The counts as tapped so far, or as they stand on the table."""
    if draft.counts is not None and draft.verb == offer.verb:
        return {b: min(cap, draft.counts.get(b, 0)) for b, cap in zip(offer.bins, offer.caps, strict=True)}
    start = offer.start or (0,) * len(offer.bins)
    return dict(zip(offer.bins, start, strict=True))


def total(offer: Spread, counts: Mapping[str, int]) -> int:
    return sum(counts[b] * w for b, w in zip(offer.bins, offer.weights, strict=True))


def legal(offer: Spread, counts: Mapping[str, int]) -> bool:
    try:
        offer.check(offer.words(counts[b] for b in offer.bins))
    except Refused:
        return False
    return True


def proposal(offer: Spread, counts: Mapping[str, int], ctx: Context) -> dict[str, int]:
    """The counts filled up: first towards what the game proposes, then in the order of the places.

    As far as has to be; all of it where all may go and the game proposes nothing.
    """
    suggested = ctx.brief.get("suggested")
    aim: Mapping[str, int] = suggested if isinstance(suggested, Mapping) else {}
    filled, full = dict(counts), dict(zip(offer.bins, offer.caps, strict=True))
    everything = suggested is None and not offer.lean and total(offer, full) <= offer.high
    enough = offer.high if everything else offer.low
    for goal in (aim, full):
        for b, cap, w in zip(offer.bins, offer.caps, offer.weights, strict=True):
            while filled[b] < min(goal.get(b, 0), cap) and total(offer, filled) < enough:
                if total(offer, filled) + w > offer.high:
                    break
                filled[b] += 1
    return filled


def proposed(offer: Spread, ctx: Context) -> Words:
    """What the game proposes where nothing has been counted yet, if that is an answer which a button can name; ()."""
    counts = standing(offer, Draft())
    if not ctx.brief.get("suggested") or legal(offer, counts):
        return ()
    filled = proposal(offer, counts, ctx)
    words = offer.words(filled.values())
    fits = legal(offer, filled) and len(ctx.id("pick", joined((offer.verb, *words)))) <= CUSTOM_ID
    return words if fits and len(just(offer, words, ctx)) <= LABEL else ()


def just(offer: Spread, words: Words, ctx: Context) -> str:
    """A whole way in words, with its verb."""
    counts = wording.counted(ctx.text, offer.check(words))
    return ctx.text("panel-just", verb=ctx.text(f"verb-{offer.verb}"), counts=counts)


def rows(d: Decision, offer: Spread, draft: Draft, ctx: Context) -> tuple[list[str], list[Row], Action | None]:
    """Lines, menus and buttons for counts; the answer once the total is right."""
    counts = standing(offer, draft)
    now = total(offer, counts)
    said: list[str] = []
    if any(counts.values()) or not now < offer.low:
        placed = wording.counted(ctx.text, counts)
        said.append(_say(ctx, "panel-standing", offer, counts=placed, n=sum(counts.values())))
    if now < offer.low:
        said.append(_say(ctx, "panel-left", offer, n=offer.low - now))
    elif now > offer.high:
        said.append(_say(ctx, "panel-over", offer, n=now - offer.high))
    lines = [" ".join(said)]
    found: list[Row] = [m for m in (_put(offer, counts, draft, ctx), _take(offer, counts, draft, ctx)) if m]
    action = None
    if legal(offer, counts):
        action = Action(d.seat, offer.verb, offer.words(counts[b] for b in offer.bins), d.sn)
    buttons: list[Button] = []
    if draft.counts is None and (words := proposed(offer, ctx)):
        buttons.append(Button(ctx.id("pick", joined((offer.verb, *words))), just(offer, words, ctx), "main"))
    aimless = ctx.brief.get("suggested") == {}  # the game says that it has nothing to suggest
    if action is None and not aimless and legal(offer, proposal(offer, counts, ctx)):
        buttons.append(
            Button(
                ctx.id("suggest", offer.verb),
                cut(_say(ctx, "panel-suggest", offer), LABEL),
                "plain" if buttons else "main",
            )
        )
    buttons.append(Button(ctx.id("type", offer.verb), cut(ctx.text("panel-type"), LABEL)))
    return lines, [*found, tuple(buttons)], action


def _say(ctx: Context, id: str, offer: Spread, **args: object) -> str:
    """The panel speaks of placing; a game whose verb is another has words of its own: `panel-left-pay`."""
    own = f"{id}-{offer.verb}"
    return ctx.text(own if ctx.text.has(own) else id, **args)


def _place(b: str, counts: Mapping[str, int], cap: int, ctx: Context) -> str:
    return ctx.text("panel-place", place=named("place", b, ctx), n=counts[b], cap=cap)


def _put(offer: Spread, counts: dict[str, int], draft: Draft, ctx: Context) -> Menu | None:
    """Where one more could go. Several at once, each a line of its own, where all that can be put fit in one menu."""
    room = offer.high - total(offer, counts)
    free = [
        (b, cap, w, min(cap - counts[b], room // w))
        for b, cap, w in zip(offer.bins, offer.caps, offer.weights, strict=True)
        if counts[b] < cap and w <= room
    ]
    if not free:
        return None
    several = room > 1 and all(w == 1 for _, _, w, _ in free) and sum(n for *_, n in free) <= CHOICES
    choices: list[Choice] = []
    for b, cap, w, n in free:
        small = ctx.text("panel-worth", n=w) if w > 1 else small_print(f"name-{b}.does", b, ctx)
        choices.append(Choice(b, cut(_place(b, counts, cap, ctx), CHOICE), small, emoji=ctx.sign([b])))
        if several:
            again = ctx.text("panel-another", place=named("place", b, ctx))
            choices.extend(Choice(f"{b}#{i}", cut(again, CHOICE)) for i in range(2, n + 1))
    most = min(room, len(choices)) if several else 1
    key = f"put-{offer.verb}"
    placeholder = cut(_say(ctx, "panel-put", offer, n=most), PLACEHOLDER)
    return Menu(ctx.id("put", offer.verb), placeholder, paged(choices, draft.page.get(key, 0), ctx.text), 1, most)


def _take(offer: Spread, counts: dict[str, int], draft: Draft, ctx: Context) -> Menu | None:
    """Where one could be taken from; last, all at once."""
    choices = [
        Choice(b, cut(_place(b, counts, cap, ctx), CHOICE), emoji=ctx.sign([b]))
        for b, cap in zip(offer.bins, offer.caps, strict=True)
        if counts[b]
    ]
    if not choices:
        return None
    if len(choices) > 1:
        choices.insert(0, Choice(ALL, cut(ctx.text("panel-take-all"), CHOICE)))
    key = f"take-{offer.verb}"
    shown = paged(choices, draft.page.get(key, 0), ctx.text)
    return Menu(ctx.id("take", offer.verb), cut(_say(ctx, "panel-take", offer), PLACEHOLDER), shown)


def tap(offer: Spread, draft: Draft, press: Press, ctx: Context) -> Draft:
    """The draft after putting, taking or filling; what is not possible changes nothing."""
    what, value = press.what, press.value
    if value.startswith(PAGE) and value[1:].isdigit():
        return draft.turn(f"{what}-{offer.verb}", int(value[1:]))
    before = standing(offer, draft)
    counts = dict(before)
    if what == "pick":
        words = tuple((press.arg.partition("/")[2] or value).split("/"))
        counts = offer.check(words) if words in few(offer) or words == proposed(offer, ctx) else counts
    elif what == "suggest":
        counts = proposal(offer, counts, ctx)
    elif what == "take" and value == ALL:
        counts = dict.fromkeys(counts, 0)
    elif what in ("put", "take"):
        for b in (v.partition("#")[0] for v in press.values):
            if b not in counts:
                return draft
            counts[b] += 1 if what == "put" else -1
    caps = dict(zip(offer.bins, offer.caps, strict=True))
    possible = all(0 <= n <= caps[b] for b, n in counts.items())
    if not possible or counts == before or (what == "put" and total(offer, counts) > offer.high):
        return draft
    return draft.step(verb=offer.verb, facets={}, counts=counts, whole=what == "pick")


def few(offer: Spread) -> tuple[Words, ...]:
    """Every way to pay, where they are so few that each is a line of one menu; () where they are not."""
    ways = tuple(islice(offer.answers(), CHOICES + 1)) if offer.lean else ()
    return ways if len(ways) <= CHOICES and all(0 < len(joined(words)) <= CHOICE for words in ways) else ()


def said(offer: Spread, words: Words, ctx: Context) -> str:
    """A whole way in words."""
    return wording.capital(wording.counted(ctx.text, offer.check(words)))


def whole(
    d: Decision, offer: Spread, ways: Sequence[Words], draft: Draft, ctx: Context
) -> tuple[list[Row], Action | None]:
    """One menu of every way, and the answer once one is chosen."""
    chosen = draft.counts is not None and draft.verb == offer.verb and legal(offer, standing(offer, draft))
    action = Action(d.seat, offer.verb, offer.words(standing(offer, draft).values()), d.sn) if chosen else None
    choices = tuple(Choice(joined(words), cut(said(offer, words, ctx), CHOICE)) for words in ways)
    placeholder = cut(ctx.asked or ctx.text(f"verb-{offer.verb}"), PLACEHOLDER)
    return [Menu(ctx.id("pick", offer.verb), placeholder, choices)], action


def fits(ctx: Context, offer: Spread) -> bool:
    """Whether its ids keep within Discord's limit."""
    return len(ctx.id("suggest", offer.verb)) <= CUSTOM_ID
