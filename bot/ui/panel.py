"""A decision and what has been tapped so far, as rows of buttons and menus. Pure; knows no Discord, only its limits.

The shortest way: five answers or fewer are buttons; one verb with a choice shows its menu at once, the plain answers
(decline) as buttons beside it; a few verbs whose answers fit a menu each show these; other verbs are buttons. A facet
with one value left is filled in and told; as soon as the answers that are left fit one menu, they are one. A complete
draft gives the action, with *Confirm*.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Action, Decision, Offer, Pick, Spread, narrow

from . import counts, picks, spreads, wording
from .draft import Button, Choice, Context, Draft, Menu, Panel, Row
from .limits import CHOICE, LABEL, PER_ROW, PLACEHOLDER, ROWS, cut

__all__ = ["Button", "Choice", "Context", "Draft", "Menu", "Panel", "Row", "panel", "tap", "typed", "typed_now"]

DIRECT = 5  # so many answers or fewer are buttons
MENUS = 3
VERBS = 15  # so many verbs or fewer are buttons
FREE = "*"  # stands for a verb in the id of the menu of free actions


def panel(d: Decision, draft: Draft, ctx: Context) -> Panel:
    """What to show for an open question."""
    draft = _fitting(d, draft)
    offer = _current(d, draft)
    lines = [wording.question(ctx.text, d.ask, ctx.brief, ctx.names)]
    if isinstance(offer, Spread):
        more, rows, action = spreads.rows(d, offer, draft, ctx)
        *menus, buttons = rows
        assert isinstance(buttons, tuple)
        beside = () if draft.verb else _beside(d, offer, ctx)
        return Panel((*lines, *more), (*menus, *beside, _control(draft, ctx, action, buttons)), action)
    if offer is None:
        return Panel(tuple(lines), tuple(_opening(d, draft, ctx)))
    left = picks.bases(offer, draft.facets)
    if len(left) == 1:
        action = Action(d.seat, offer.verb, left[0], d.sn)
        lines.append(wording.capital(wording.answer(ctx.text, offer, left[0], ctx.hints)))
        turn = tuple(picks.switch_buttons(offer, draft, left[0], ctx))
        return Panel(tuple(lines), (_control(draft, ctx, action, turn),), action)
    lines += _told(offer, left, ctx)
    return Panel(tuple(lines), (*_menus(offer, draft, ctx, MENUS), _control(draft, ctx, None)))


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
            value = wording.value_name(ctx.text, facet, values.pop())
            told.append(ctx.text("panel-chosen", facet=ctx.text(f"facet-{facet}"), value=value))
    return told


def _menus(offer: Pick, draft: Draft, ctx: Context, most: int) -> list[Menu]:
    menus = picks.facet_menus(offer, draft, ctx, most)
    if picks.whole(offer, draft.facets) and not (draft.facets and len(menus) == 1):
        return [picks.answers_menu(offer, draft, ctx)]
    return menus


def _rows(buttons: list[Button]) -> list[Row]:
    return [tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW)]


def _opening(d: Decision, draft: Draft, ctx: Context) -> list[Row]:
    """Nothing chosen yet: the shortest way to every answer."""
    real = [o for o in d.offers if not o.free]
    control = _control(draft, ctx, None)
    free = _free(d, ctx)
    small = [o for o in real if isinstance(o, Pick) and len(picks.bases(o)) == 1]
    big = [o for o in real if o not in small]
    answers = [(o, a) for o in real if isinstance(o, Pick) for a in picks.bases(o)]
    buttonable = all(picks.fits_button(o, a, ctx) for o, a in answers)
    if len(answers) <= DIRECT and buttonable and not any(isinstance(o, Spread) for o in real):
        alone = len(big) <= 1
        buttons = [
            picks.answer_button(o, a, ctx, alone and o in big, aside=bool(big) and o in small) for o, a in answers
        ]
        return [*_rows(buttons), *free, control]
    aside = tuple(_small_button(o, ctx, aside=bool(big)) for o in small)
    below: list[Row] = [*_rows(list(aside)), *free, control]
    if not free and len(aside) + len(control) <= PER_ROW:
        below = [(*aside, *control)]
    room = min(MENUS, ROWS - len(below))
    if len(big) == 1 and isinstance(big[0], Pick) and room:
        return [*_menus(big[0], draft, ctx, room), *below]
    together = [o for o in big if isinstance(o, Pick) and picks.whole(o)]
    if len(together) == len(big) <= room:
        return [*(picks.answers_menu(o, draft, ctx) for o in together), *below]
    others = _rows([_small_button(o, ctx) for o in real if o not in together])
    if together and len(together) <= MENUS and len(together) + len(others) < ROWS - len(free):
        return [*(picks.answers_menu(o, draft, ctx) for o in together), *others, *free, control]
    if len(real) <= VERBS:
        verbs = [_small_button(o, ctx) if o in small else picks.verb_button(o, ctx) for o in real]
        return [*_rows(verbs), *free, control]
    choices = [Choice(o.verb, cut(ctx.text(f"verb-{o.verb}"), CHOICE)) for o in real]
    shown = picks.paged(choices, draft.page.get("verb", 0), ctx)
    menu = Menu(ctx.id("verb"), cut(ctx.text("panel-verb"), PLACEHOLDER), shown)
    return [menu, *free, control]


def _small_button(offer: Offer, ctx: Context, *, aside: bool = False) -> Button:
    """A verb with a single answer: the answer itself where its id fits. `aside`: the choice proper is elsewhere."""
    answers = picks.bases(offer) if isinstance(offer, Pick) else []
    if isinstance(offer, Pick) and len(answers) == 1 and picks.fits_button(offer, answers[0], ctx):
        return picks.answer_button(offer, answers[0], ctx, aside=aside)
    return picks.verb_button(offer, ctx)


def _free(d: Decision, ctx: Context) -> list[Row]:
    """Actions that do not answer the question, in a row of their own; past a row of buttons, a menu of their verbs."""
    offers = [o for o in d.offers if o.free]
    answers = [(o, a) for o in offers if isinstance(o, Pick) for a in picks.bases(o)]
    lone = all(isinstance(o, Pick) for o in offers) and all(picks.fits_button(o, a, ctx) for o, a in answers)
    if offers and len(answers) <= PER_ROW and lone:
        return _rows([picks.answer_button(o, a, ctx) for o, a in answers])
    if len(offers) > PER_ROW:
        choices = [Choice(o.verb, cut(ctx.text(f"verb-{o.verb}"), CHOICE)) for o in offers]
        return [Menu(ctx.id("verb", FREE), cut(ctx.text("panel-free"), PLACEHOLDER), tuple(choices))]
    return _rows([_small_button(o, ctx) for o in offers])


def _beside(d: Decision, offer: Spread, ctx: Context) -> Sequence[Row]:
    """With a spread that opened by itself: the other verbs as buttons, two rows of them at most."""
    return _rows([_small_button(o, ctx) for o in d.offers if o.verb != offer.verb])


def _control(draft: Draft, ctx: Context, action: Action | None, more: tuple[Button, ...] = ()) -> tuple[Button, ...]:
    buttons = [Button(ctx.id("ok"), cut(ctx.text("panel-confirm"), LABEL), "good")] if action else []
    buttons += more
    if draft.prev is not None:
        buttons.append(Button(ctx.id("back"), cut(ctx.text("panel-back"), LABEL)))
    return (*buttons, Button(ctx.id("help"), ctx.text("panel-help")))


def tap(d: Decision, draft: Draft, what: str, arg: str, values: list[str], ctx: Context) -> Draft:
    """The draft after a tap. Whatever is not on the panel, forged ids too, changes nothing."""
    draft = _fitting(d, draft)
    value = values[0] if values else ""
    if what == "back":
        return draft.prev or Draft()
    verb, _, rest = (value if what == "verb" and arg in ("", FREE) else arg).partition("/")
    if value.startswith(picks.PAGE) and value[1:].isdigit() and what in ("verb", "pick", "set"):
        return draft.turn({"verb": "verb", "pick": verb, "set": arg}[what], int(value[1:]))
    offer = d.offer(verb)
    if offer is None:
        return draft
    if what == "verb":
        return draft.step(verb=verb, facets={})
    if isinstance(offer, Spread):
        return spreads.tap(offer, draft, what, values, ctx)
    if what == "pick":
        words = tuple((rest or value).split("/")) if rest or value else ()
        return draft.step(verb=verb, facets=picks.plain(offer, words)) if words in offer.options else draft
    if what == "set":
        facet, _, fixed = rest.partition("/")
        facets = (draft.facets if draft.verb == verb else {}) | {facet: fixed or value}
        if facet in offer.facets and narrow(offer, facets):
            return draft.step(verb=verb, facets=facets)
    return draft


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
    read = counts.read(words, offer, ctx.text.game)
    return draft.step(verb=offer.verb, facets={}, counts=read)
