"""One of many, as few taps as possible: answers in groups, yes-or-no facets as switches, menus in pages."""

from __future__ import annotations

from bot.rules import Offer, Pick, Words, narrow
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Choice, Context, Draft, Menu
from ..common.limits import CHOICE, CHOICES, CUSTOM_ID, LABEL, PLACEHOLDER, cut
from . import labels

YES, NO = "yes", "no"
WAYS = 3  # a switch stands one of so many ways
PAGE = ">"  # a menu value that turns the page
GROUP = "#"  # in the id of a menu of answers: which of several


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
    return len(answers) <= CHOICES and all(map(fits_line, answers))


def fits_line(words: Words) -> bool:
    """Whether a line of a menu can stand for a whole answer."""
    return 0 < len(joined(words)) <= CHOICE and "/" not in "".join(words)


def fits_button(offer: Offer, words: Words, ctx: Context) -> bool:
    return len(ctx.id("pick", joined((offer.verb, *words)))) <= CUSTOM_ID and not any("/" in w for w in words)


def say(offer: Pick, words: Words, ctx: Context, alone: bool) -> str:
    """An answer as a button or a line of a menu; `alone`: the verb goes without saying."""
    shown = plain(offer, words) if alone else dict(zip(offer.facets, words, strict=True))
    return labels.answer(offer, words, shown, ctx, alone=alone)


def answer_button(offer: Pick, words: Words, ctx: Context, alone: bool = False, aside: bool = False) -> Button:
    style = "plain" if offer.free or aside or not words else "main"
    label, id = cut(say(offer, words, ctx, alone), LABEL), ctx.id("pick", joined((offer.verb, *words)))
    return Button(id, label, style, ctx.sign((*words, offer.verb)))


def verb_button(offer: Offer, ctx: Context, *, ends: bool = False) -> Button:
    style = "plain" if offer.free or ends else "main"
    return Button(ctx.id("verb", offer.verb), cut(ctx.text(f"verb-{offer.verb}"), LABEL), style, ctx.sign([offer.verb]))


def asking(ctx: Context, offer: Pick, what: str) -> str:
    """What stands in a menu in which nothing is chosen yet: the question, and what of it this one is for."""
    what = ctx.text(f"verb-{offer.verb}") if ctx.opening or not ctx.asked else what
    same = what.casefold() == ctx.asked.casefold()
    return cut(": ".join(p for p in (ctx.asked, "" if same else wording.inside(what)) if p), PLACEHOLDER)


def answers_menu(offer: Pick, draft: Draft, ctx: Context) -> Menu:
    """Every answer of a verb that is left as a line of one menu."""
    choices = lines(offer, bases(offer, draft.facets), draft, ctx)
    placeholder = asking(ctx, offer, "")
    return Menu(ctx.id("pick", offer.verb), placeholder, paged(choices, draft.page.get(offer.verb, 0), ctx.text))


def lines(offer: Pick, answers: list[Words], draft: Draft, ctx: Context) -> list[Choice]:
    """Whole answers as lines of a menu; what has been chosen needs no catch any more."""
    settled = {f for i, f in enumerate(offer.facets) if draft.facets and len({o[i] for o in answers}) == 1}
    choices = []
    for a in answers:
        told = plain(offer, a)
        shown = {f: w for f, w in told.items() if f not in settled} or told
        label = labels.answer(offer, a, shown, ctx, alone=True)
        about = labels.of_answer(offer, a, ctx, known=draft.facets)
        sign = ctx.sign(shown.values())
        choices.append(Choice(joined(a), cut(label, CHOICE), wording.capital(about), emoji=sign))
    return choices


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
                cut(labels.value(offer.verb, facet, v, ctx), CHOICE),
                wording.capital(labels.of_value(offer.verb, facet, v, ctx)),
                emoji=ctx.sign([v]),
            )
            for v in values
        ]
        placeholder = asking(ctx, offer, ctx.text(f"facet-{facet}"))
        menus.append(Menu(ctx.id("set", key), placeholder, paged(choices, draft.page.get(key, 0), ctx.text)))
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


def paged(choices: list[Choice], page: int, text: Text) -> tuple[Choice, ...]:
    """At most 25 lines; where there are more, the last one turns the page."""
    if len(choices) <= CHOICES:
        return tuple(choices)
    size = CHOICES - 1
    pages = -(-len(choices) // size)
    page %= pages
    following = (page + 1) % pages
    more = Choice(f"{PAGE}{following}", text("panel-more", page=following + 1, pages=pages))
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
