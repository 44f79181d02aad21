"""One of many, as few taps as possible: answers in groups, yes-or-no facets as switches, menus in pages."""

from __future__ import annotations

from bot.rules import Offer, Pick, Words, narrow

from . import wording
from .draft import Button, Choice, Context, Draft, Menu
from .limits import CHOICE, CHOICES, CUSTOM_ID, LABEL, PLACEHOLDER, cut

BOOLEAN = frozenset({"yes", "no"})
PAGE = ">"  # a menu value that turns the page


def switches(offer: Pick) -> tuple[str, ...]:
    """Facets that are only yes or no: taken as yes where that is possible, with a button to turn them over."""
    at = [f for i, f in enumerate(offer.facets) if all(o[i] in BOOLEAN for o in offer.options)]
    return tuple(at) if len(at) < len(offer.facets) else ()


def bases(offer: Pick, chosen: dict[str, str] | None = None) -> list[Words]:
    """The options that agree with `chosen`, one for each setting of the facets that are no switches."""
    skip = {offer.facets.index(f) for f in switches(offer)}
    if not skip:
        return narrow(offer, chosen or {})
    best: dict[Words, Words] = {}
    for option in narrow(offer, chosen or {}):
        key = tuple(w for i, w in enumerate(option) if i not in skip)
        if key not in best or option.count("yes") > best[key].count("yes"):
            best[key] = option
    return list(best.values())


def plain(offer: Pick, words: Words) -> dict[str, str]:
    """What choosing a whole answer sets: every facet but the switches."""
    off = switches(offer)
    return {f: w for f, w in zip(offer.facets, words, strict=True) if f not in off}


def joined(words: Words) -> str:
    return "/".join(words)


def whole(offer: Pick) -> bool:
    """Whether its answers fit one menu, each a line of its own."""
    answers = bases(offer)
    return len(answers) <= CHOICES and all(0 < len(joined(a)) <= CHOICE and "/" not in "".join(a) for a in answers)


def fits_button(offer: Pick, words: Words, ctx: Context) -> bool:
    return len(ctx.id("pick", joined((offer.verb, *words)))) <= CUSTOM_ID and not any("/" in w for w in words)


def say(offer: Pick, words: Words, ctx: Context, alone: bool) -> str:
    """An answer as a button or a line of a menu; `alone`: the verb goes without saying."""
    shown = plain(offer, words)
    if alone and len(shown) == 1:
        ((facet, value),) = shown.items()
        hint = wording.answer_hints(ctx.text, offer, words, ctx.hints)
        return wording.label(ctx.text, offer.verb, facet, value, hint)
    return wording.answer(ctx.text, offer, words, ctx.hints)


def answer_button(offer: Pick, words: Words, ctx: Context, alone: bool = False, aside: bool = False) -> Button:
    style = "plain" if offer.free or aside or not words else "main"
    return Button(ctx.id("pick", joined((offer.verb, *words))), cut(say(offer, words, ctx, alone), LABEL), style)


def verb_button(offer: Offer, ctx: Context) -> Button:
    style = "plain" if offer.free else "main"
    return Button(ctx.id("verb", offer.verb), cut(ctx.text(f"verb-{offer.verb}"), LABEL), style)


def does(value: str, ctx: Context) -> str:
    """The small print under a component: what it does, in a few words."""
    id = f"name-{value}.does"
    return cut(ctx.text(id), CHOICE) if ctx.text.has(id) else ""


def answers_menu(offer: Pick, draft: Draft, ctx: Context) -> Menu:
    """Every answer of a verb as a line of one menu."""
    choices = [
        Choice(joined(a), cut(say(offer, a, ctx, True), CHOICE), does(a[0], ctx) if len(plain(offer, a)) == 1 else "")
        for a in bases(offer, draft.facets)
    ]
    placeholder = cut(ctx.text(f"verb-{offer.verb}"), PLACEHOLDER)
    return Menu(ctx.id("pick", offer.verb), placeholder, paged(choices, draft.page.get(offer.verb, 0), ctx))


def facet_menus(offer: Pick, draft: Draft, ctx: Context, most: int) -> list[Menu]:
    """A menu for each facet that still has a choice, as many as there is room for."""
    left = bases(offer, draft.facets)
    menus: list[Menu] = []
    for i, facet in enumerate(offer.facets):
        values = list(dict.fromkeys(o[i] for o in left))
        if len(values) < 2 or len(menus) >= most:
            continue
        key = f"{offer.verb}/{facet}"
        choices = [
            Choice(
                v,
                cut(wording.label(ctx.text, offer.verb, facet, v, _hint(offer, facet, v, ctx)), CHOICE),
                does(v, ctx),
            )
            for v in values
        ]
        placeholder = cut(ctx.text(f"facet-{facet}"), PLACEHOLDER)
        menus.append(Menu(ctx.id("set", key), placeholder, paged(choices, draft.page.get(key, 0), ctx)))
    return menus


def _hint(offer: Pick, facet: str, value: str, ctx: Context) -> str:
    return wording.hint_words(ctx.text, ctx.hints, offer.verb, facet, value)


def paged(choices: list[Choice], page: int, ctx: Context) -> tuple[Choice, ...]:
    """At most 25 lines; where there are more, the last one turns the page."""
    if len(choices) <= CHOICES:
        return tuple(choices)
    size = CHOICES - 1
    pages = -(-len(choices) // size)
    page %= pages
    following = (page + 1) % pages
    more = Choice(f"{PAGE}{following}", ctx.text("panel-more", page=following + 1, pages=pages))
    return (*choices[page * size : (page + 1) * size], more)


def switch_buttons(offer: Pick, draft: Draft, words: Words, ctx: Context) -> list[Button]:
    """For a complete answer: each switch that could stand the other way."""
    buttons: list[Button] = []
    for facet in switches(offer):
        now = words[offer.facets.index(facet)]
        other = "no" if now == "yes" else "yes"
        turned = dict(zip(offer.facets, words, strict=True)) | {facet: other}
        if narrow(offer, turned):
            id = ctx.id("set", f"{offer.verb}/{facet}/{other}")
            buttons.append(Button(id, cut(ctx.text(f"switch-{facet}-{other}"), LABEL)))
    return buttons
