"""One of many, as few taps as possible: answers in groups, yes-or-no facets as switches, menus in pages."""

from __future__ import annotations

import msgspec

from bot.rules import Offer, Pick, Words, narrow

from . import wording
from .draft import Button, Choice, Context, Draft, Menu
from .limits import CHOICE, CHOICES, CUSTOM_ID, LABEL, PLACEHOLDER, cut

YES, NO = "yes", "no"
WAYS = 3  # a switch stands one of so many ways
PAGE = ">"  # a menu value that turns the page


def switches(offer: Pick) -> tuple[str, ...]:
    """Facets of yes or no (or a third way) beside the rest: taken as yes where possible, with buttons to turn them.

    Only where there is something to turn: what follows from the other facets is chosen like any value.
    """
    found = []
    for i, facet in enumerate(offer.facets):
        values = _few(offer, i)
        if values & {YES, NO} and (len(values) == 1 or _turns(offer, i)):
            found.append(facet)
    return tuple(found) if len(found) < len(offer.facets) else ()


def _few(offer: Pick, i: int) -> set[str]:
    """The values of a facet; none where there are more than a switch can have."""
    found: set[str] = set()
    for o in offer.options:
        found.add(o[i])
        if len(found) > WAYS:
            return set()
    return found


def _turns(offer: Pick, i: int) -> bool:
    """Whether there are two answers that differ in that facet alone."""
    return len({(*o[:i], *o[i + 1 :]) for o in offer.options}) < len(offer.options)


def _rank(words: Words, skip: set[int]) -> tuple[int, int]:
    """Of answers that differ in switches only, the one that stands first: most that is yes, least that is no."""
    return sum(words[i] == YES for i in skip), -sum(words[i] == NO for i in skip)


def bases(offer: Pick, chosen: dict[str, str] | None = None) -> list[Words]:
    """The options that agree with `chosen`, one for each setting of the facets that are no switches."""
    skip = {offer.facets.index(f) for f in switches(offer)}
    if not skip:
        return narrow(offer, chosen or {})
    best: dict[Words, Words] = {}
    for option in narrow(offer, chosen or {}):
        key = tuple(w for i, w in enumerate(option) if i not in skip)
        if key not in best or _rank(option, skip) > _rank(best[key], skip):
            best[key] = option
    return list(best.values())


def plain(offer: Pick, words: Words) -> dict[str, str]:
    """What choosing a whole answer sets: every facet but the switches."""
    off = switches(offer)
    return {f: w for f, w in zip(offer.facets, words, strict=True) if f not in off}


def joined(words: Words) -> str:
    return "/".join(words)


def whole(offer: Pick, chosen: dict[str, str] | None = None) -> bool:
    """Whether the answers that are left fit one menu, each a line of its own."""
    answers = bases(offer, chosen)
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


def does(facet: str, value: str, ctx: Context) -> str:
    """The small print under a component: what it does, in a few words. What has a name for this facet has its own."""
    own = f"value-{facet}-{value}"
    return small_print(f"{own}.does" if ctx.text.has(own) else f"name-{value}.does", value, ctx)


def small_print(id: str, value: str, ctx: Context) -> str:
    """A text about a component with its numbers at this table; "" where there is no such text."""
    return cut(ctx.text(id, **wording.arguments(ctx.text, ctx.facts(value))), CHOICE) if ctx.text.has(id) else ""


def answers_menu(offer: Pick, draft: Draft, ctx: Context) -> Menu:
    """Every answer of a verb that is left as a line of one menu; what has been chosen needs no catch any more."""
    known = {k: h for k, h in ctx.hints.items() if k[1] not in draft.facets}
    told = msgspec.structs.replace(ctx, hints=known) if draft.facets else ctx
    choices = [
        Choice(
            joined(a),
            cut(say(offer, a, told, True), CHOICE),
            does(offer.facets[0], a[0], ctx) if len(plain(offer, a)) == 1 else "",
        )
        for a in bases(offer, draft.facets)
    ]
    placeholder = cut(ctx.text(f"verb-{offer.verb}"), PLACEHOLDER)
    return Menu(ctx.id("pick", offer.verb), placeholder, paged(choices, draft.page.get(offer.verb, 0), ctx))


def facet_menus(offer: Pick, draft: Draft, ctx: Context, most: int) -> list[Menu]:
    """A menu for each facet that still has a choice, as many as there is room for."""
    left = bases(offer, draft.facets)
    menus: list[Menu] = []
    for i in _open(offer, left, most):
        facet, values = offer.facets[i], _in_order(list(dict.fromkeys(o[i] for o in left)))
        key = f"{offer.verb}/{facet}"
        choices = [
            Choice(
                v,
                cut(wording.label(ctx.text, offer.verb, facet, v, _hint(offer, facet, v, ctx)), CHOICE),
                does(facet, v, ctx),
            )
            for v in values
        ]
        placeholder = cut(ctx.text(f"facet-{facet}"), PLACEHOLDER)
        menus.append(Menu(ctx.id("set", key), placeholder, paged(choices, draft.page.get(key, 0), ctx)))
    return menus


def _in_order(values: list[str]) -> list[str]:
    """Spots ("B3") row by row, as they are looked for on the picture; anything else as the rules list it."""
    spots = all(len(v) == 2 and v[0].isalpha() and v[1].isdigit() for v in values)
    return sorted(values, key=lambda v: (v[1], v[0])) if spots else values


def _open(offer: Pick, left: list[Words], most: int) -> list[int]:
    """The first facets with a choice; past `most`, one that each value of another narrows waits for that one."""
    off = switches(offer)
    found = [i for i, f in enumerate(offer.facets) if f not in off and len({o[i] for o in left}) > 1]
    if len(found) <= most:
        return found
    early = [i for n, i in enumerate(found) if not any(_narrows(left, j, i) for j in found[:n])]
    return sorted((early + [i for i in found if i not in early])[:most])


def _narrows(left: list[Words], one: int, other: int) -> bool:
    """Whether each value of one facet rules out some value of the other."""
    seen: dict[str, set[str]] = {}
    for o in left:
        seen.setdefault(o[one], set()).add(o[other])
    every = len(set().union(*seen.values()))
    return all(len(values) < every for values in seen.values())


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
    """For a complete answer: each switch that could stand another way."""
    buttons: list[Button] = []
    for facet in switches(offer):
        i = offer.facets.index(facet)
        for other in dict.fromkeys(o[i] for o in offer.options):
            turned = dict(zip(offer.facets, words, strict=True)) | {facet: other}
            if other != words[i] and narrow(offer, turned):
                id = ctx.id("set", f"{offer.verb}/{facet}/{other}")
                buttons.append(Button(id, cut(ctx.text(f"switch-{facet}-{other}"), LABEL)))
    return buttons
