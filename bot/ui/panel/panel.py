"""A decision and what has been tapped so far, as rows of buttons and menus. Pure; knows no Discord, only its limits.

The shortest way: five answers or fewer are buttons; one verb with a choice shows its menu at once, the plain answers
(decline) as buttons beside it; of several verbs the first have a menu each, the others a button. A facet
with one value left is filled in and told; as soon as the answers that are left fit one menu, they are one. A complete
draft gives the action, with *Confirm*; where nothing about it is open, whoever shows the panel may give it at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.rules import Action, Decision, Offer, Pick, Spread, Words, narrow

from ..common import typed_counts, wording
from ..common.draft import Button, Choice, Context, Draft, Menu, Panel, Row
from ..common.limits import CHOICE, LABEL, PER_ROW, PLACEHOLDER, ROWS, cut
from ..common.press import Press
from . import about, beside, menus, picks, spreads

__all__ = [
    "Button",
    "Choice",
    "Context",
    "Draft",
    "Menu",
    "Panel",
    "Row",
    "chosen",
    "panel",
    "tap",
    "typed",
    "typed_now",
]

DIRECT = 5  # so many answers or fewer are buttons
MENUS = 3
VERBS = 15  # so many verbs or fewer are buttons


def panel(d: Decision, draft: Draft, ctx: Context) -> Panel:
    """What to show for an open question."""
    draft = _fitting(d, draft)
    offer = _current(d, draft)
    ctx = _asking(d, draft, ctx)
    lines = [wording.question(ctx.text, d.ask, ctx.brief, ctx.names)]
    if isinstance(offer, Spread) and (few := spreads.few(offer)):
        menu, action = spreads.whole(d, offer, few, draft, ctx)
        others = () if draft.verb else beside.other_verbs(d, offer, ctx)
        if action:
            lines.append(spreads.said(offer, action.words, ctx))
        return Panel(tuple(lines), (*menu, *others, _control(draft, ctx, action)), action, settled=True)
    if isinstance(offer, Spread):
        more, counting, action = spreads.rows(d, offer, draft, ctx)
        *counts, buttons = counting
        assert isinstance(buttons, tuple)
        others = () if draft.verb else beside.other_verbs(d, offer, ctx)
        return Panel((*lines, *more), (*counts, *others, _control(draft, ctx, action, buttons)), action, draft.whole)
    if offer is None:
        rows = tuple(_opening(d, draft, ctx))
        return Panel((*lines, *about.told(d, rows, ctx)), rows)
    left = picks.bases(offer, draft.facets)
    if len(left) == 1:
        action = Action(d.seat, offer.verb, left[0], d.sn)
        lines.append(wording.capital(wording.answer(ctx.text, offer, left[0], ctx.hints, ctx.names)))
        turn = (*picks.switch_buttons(offer, draft, left[0], ctx), *_ways(d, action, ctx))
        return Panel(tuple(lines), (_control(draft, ctx, action, turn),), action, settled=not turn)
    lines += _told(offer, left, ctx)
    return Panel(tuple(lines), (*menus.of_verb(offer, draft, ctx, MENUS), _control(draft, ctx, None)))


def _asking(d: Decision, draft: Draft, ctx: Context) -> Context:
    """The context with what menus ask for: the question, or the verb that has been chosen of several."""
    lone = sum(not o.free and bool(getattr(o, "facets", True)) for o in d.outer) == 1
    asked = wording.call(ctx.text, d.ask) if lone or not draft.verb else ctx.text(f"verb-{draft.verb}")
    return msgspec.structs.replace(ctx, asked=wording.capital(asked), opening=not lone and not draft.verb)


def _current(d: Decision, draft: Draft) -> Offer | None:
    """The verb being answered: the one tapped, or a lone spread; None while verbs are still to choose from."""
    offer = d.offer(draft.verb) if draft.verb else None
    if offer is None:
        real = [o for o in d.offers if not o.free]
        lone = [o for o in real if isinstance(o, Spread)]
        others = [o for o in real if isinstance(o, Pick) and o.facets]
        return lone[0] if len(lone) == 1 and not others and len(d.offers) <= 2 * PER_ROW else None
    return offer


def _fitting(d: Decision, draft: Draft) -> Draft:
    """The draft, or an empty one where it was for another question."""
    offer = d.offer(draft.verb) if draft.verb else None
    if isinstance(offer, Pick) and set(draft.facets) <= set(offer.facets) and narrow(offer, draft.facets):
        return draft
    return draft if isinstance(offer, Spread) or not draft.verb else Draft()


def _told(offer: Pick, left: list[tuple[str, ...]], ctx: Context) -> list[str]:
    """Facets that one value is left of, as text; where there never was another, nothing is told."""
    off = picks.switches(offer)
    told: list[str] = []
    for i, facet in enumerate(offer.facets):
        values = {o[i] for o in left}
        if len(values) == 1 and facet not in off and len({o[i] for o in offer.options}) > 1:
            value = wording.value_name(ctx.text, facet, values.pop(), ctx.names)
            told.append(ctx.text("panel-chosen", facet=ctx.text(f"facet-{facet}"), value=value))
    return told


def _opening(d: Decision, draft: Draft, ctx: Context) -> list[Row]:
    """Nothing chosen yet: the shortest way to every answer, each verb in the same place whatever it offers."""
    real = [o for o in d.outer if not o.free and o.verb not in d.ends]
    small = [o for o in real if isinstance(o, Pick) and len(picks.bases(o)) == 1]
    big = [o for o in real if o not in small]
    control, free, ends = _control(draft, ctx, None), beside.free(d, ctx), _ends(d, ctx)
    if answers := _direct(real, ctx):
        buttons = beside.in_rows(_answer_buttons(answers, small, ctx))
        room = ROWS - len(buttons) - len(ends) - 1
        return [*buttons, *beside.free(d, ctx, room), *ends, control]
    last = [picks.verb_button(o, ctx, ends=True) for o in d.outer if o.verb in d.ends]
    tails = [(ends, control), ([], (*last, *control))][: 2 if ends else 1]  # in a row of their own, if there is one
    aside = [beside.small_button(o, ctx, aside=bool(big)) for o in small]
    for ending, below in tails:
        beneath = _beneath(aside, free, ending, below)
        room = min(MENUS, ROWS - len(beneath))
        if len(big) == 1 and isinstance(big[0], Pick) and room:
            found = menus.of_verb(big[0], draft, ctx, room)
            return [*found, *_beneath(aside, _free(d, ctx, len(found) + len(beneath) - len(free)), ending, below)]
    listed = [o for o in big if isinstance(o, Pick)]
    if rows := _in_whole(d, listed, real, draft, ctx, tails):
        return rows
    for n in range(min(MENUS, len(listed)), 0, -1):
        others = [beside.small_button(o, ctx) for o in real if o not in listed[:n]]
        for ending, below in tails:
            beneath = _beneath(others, free, ending, below)
            if n + len(beneath) <= ROWS:
                return [*menus.opening(listed[:n], draft, ctx, min(MENUS, ROWS - len(beneath))), *beneath]
    ending, below = tails[-1]
    if len(real) <= VERBS:
        verbs = [beside.small_button(o, ctx) if o in small else picks.verb_button(o, ctx) for o in real]
        return [*beside.in_rows(verbs), *free, *ending, below]
    choices = [Choice(o.verb, cut(ctx.text(f"verb-{o.verb}"), CHOICE)) for o in real]
    shown = picks.paged(choices, draft.page.get("verb", 0), ctx.text)
    menu = Menu(ctx.id("verb"), cut(ctx.asked or ctx.text("panel-verb"), PLACEHOLDER), shown)
    return [menu, *free, *ending, below]


def _free(d: Decision, ctx: Context, used: int) -> list[Row]:
    """The free actions in as many rows as are not used."""
    return beside.free(d, ctx, max(1, ROWS - used))


def _in_whole(
    d: Decision,
    listed: list[Pick],
    real: list[Offer],
    draft: Draft,
    ctx: Context,
    tails: list[tuple[list[Row], tuple[Button, ...]]],
) -> list[Row]:
    """Every answer one press: of verbs with few as buttons, of the others in menus; nothing where there is no room."""
    few = [
        o for o in listed if len(picks.bases(o)) <= beside.FEW and all(picks.fits_button(o, a, ctx) for a in o.options)
    ]
    many = [o for o in listed if o not in few]
    if len(listed) < len([o for o in real if isinstance(o, Spread) or len(picks.bases(o)) > 1]):
        return []
    buttons = [picks.answer_button(o, a, ctx) for o in few for a in picks.bases(o)]
    others = [*buttons, *[beside.small_button(o, ctx) for o in real if o not in listed]]
    free = beside.free(d, ctx)
    for ending, below in tails:
        beneath = _beneath(others, free, ending, below)
        found = menus.all_of(many, draft, ctx, ROWS - len(beneath))
        if found and len(others) <= PER_ROW:
            return [*found, *_beneath(others, _free(d, ctx, len(found) + len(beneath) - len(free)), ending, below)]
    return []


def _beneath(aside: list[Button], free: list[Row], ends: list[Row], control: tuple[Button, ...]) -> list[Row]:
    """The rows below the menus: what has one answer, free actions, what ends something, and the desk's own."""
    if not ends and len(aside) + len(control) <= PER_ROW:
        return [*free, (*aside, *control)]
    return [*beside.in_rows(aside), *free, *ends, control]


def _direct(real: Sequence[Offer], ctx: Context) -> list[tuple[Pick, Words]]:
    """The answers where they are so few that they are buttons; none where they are not."""
    answers = [(o, a) for o in real if isinstance(o, Pick) for a in picks.bases(o)]
    few = len(answers) <= DIRECT and not any(isinstance(o, Spread) for o in real)
    return answers if few and all(picks.fits_button(o, a, ctx) for o, a in answers) else []


def _answer_buttons(answers: Sequence[tuple[Pick, Words]], small: Sequence[Offer], ctx: Context) -> list[Button]:
    alone = len({o.verb for o, _ in answers if o not in small}) <= 1
    big = any(o not in small for o, _ in answers)
    return [picks.answer_button(o, a, ctx, alone and o not in small, aside=big and o in small) for o, a in answers]


def _ends(d: Decision, ctx: Context) -> list[Row]:
    """What ends a year or a game for its player: last, and no answer looks less like one that is pressed by chance."""
    offers = [o for o in d.outer if o.verb in d.ends]
    answers = [(o, a) for o in offers if isinstance(o, Pick) for a in picks.bases(o)]
    if offers and len(answers) <= PER_ROW and all(picks.fits_button(o, a, ctx) for o, a in answers):
        return [tuple(picks.answer_button(o, a, ctx, aside=True) for o, a in answers)]
    return beside.in_rows([picks.verb_button(o, ctx, ends=True) for o in offers])


def _ways(d: Decision, action: Action, ctx: Context) -> list[Button]:
    """For a complete answer: the ways of it that are answers of their own."""
    found = [(o, a) for o in d.ways(action.verb, action.words) for a in picks.bases(o)]
    return [picks.answer_button(o, a, ctx, aside=True) for o, a in found]


def _control(draft: Draft, ctx: Context, action: Action | None, more: tuple[Button, ...] = ()) -> tuple[Button, ...]:
    buttons = [Button(ctx.id("ok"), cut(ctx.text("panel-confirm"), LABEL), "good")] if action else []
    buttons += more
    if draft.prev is not None:
        buttons.append(Button(ctx.id("back"), cut(ctx.text("panel-back"), LABEL)))
    return (*buttons, Button(ctx.id("help"), ctx.text("panel-help")))


def tap(d: Decision, draft: Draft, press: Press, ctx: Context) -> Draft:
    """The draft after a tap. Whatever is not on the panel, forged ids too, changes nothing."""
    draft = _fitting(d, draft)
    what, arg, value = press.what, press.arg, press.value
    if what == "back":
        return draft.prev or Draft()
    verb, _, rest = (value if what == "verb" and arg in ("", beside.FREE) else arg).partition("/")
    if value.startswith(picks.PAGE) and value[1:].isdigit() and what in ("verb", "pick", "set"):
        return draft.turn({"verb": "verb", "pick": verb, "set": arg}[what], int(value[1:]))
    offer = d.offer(verb)
    if offer is None:
        return draft
    if what == "verb":
        return draft.step(verb=verb, facets={})
    if isinstance(offer, Spread):
        return spreads.tap(offer, draft, press, ctx)
    if what == "pick":
        rest = "" if rest.startswith(picks.GROUP) else rest
        words = tuple((rest or value).split("/")) if rest or value else ()
        return draft.step(verb=verb, facets=picks.plain(offer, words)) if words in offer.options else draft
    if what == "set":
        facet, _, fixed = rest.partition("/")
        facets = (draft.facets if draft.verb == verb else {}) | {facet: fixed or value}
        if facet in offer.facets and narrow(offer, facets):
            return draft.step(verb=verb, facets=facets)
    return draft


def chosen(d: Decision, verb: str, words: tuple[str, ...]) -> Draft:
    """The draft that shows an answer given in words; an empty one where it is not on offer."""
    offer = d.offer(verb)
    if isinstance(offer, Spread):
        return Draft().step(verb=verb, facets={}, counts=offer.check(words))
    fits = offer is not None and words in offer.options
    return Draft().step(verb=verb, facets=dict(zip(offer.facets, words, strict=True))) if offer and fits else Draft()


def typed_now(d: Decision, draft: Draft, ctx: Context) -> str:
    """What the box for typing shows at first: the counts as they stand."""
    offer = _current(d, _fitting(d, draft))
    now = spreads.standing(offer, draft) if isinstance(offer, Spread) else {}
    return wording.counted(ctx.text, now) if any(now.values()) else ""


def typed(d: Decision, draft: Draft, words: str, ctx: Context) -> Draft:
    """The draft after typing counts; raises `Refused` naming the word that was not understood."""
    draft = _fitting(d, draft)
    offer = _current(d, draft)
    if not isinstance(offer, Spread):
        return draft
    read = typed_counts.read(words, offer, ctx.text.game)
    return draft.step(verb=offer.verb, facets={}, counts=read)
