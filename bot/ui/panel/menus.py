"""A verb's answers as menus: each answer a line, in several menus side by side where one is too short for them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules import Pick, Words

from ..common.draft import Context, Draft, Menu
from ..common.limits import CHOICES, PLACEHOLDER, cut
from . import labels, picks

GRID = 3  # facets of what may be a grid


class Part(NamedTuple):
    """One of several menus: its answers, and with which values of which facet they begin."""

    facet: int
    values: tuple[str, ...]
    answers: list[Words]


def parts(offer: Pick, answers: Sequence[Words], most: int) -> list[Part]:
    """The answers in at most `most` menus, by the first facet in which there is a choice; none where they do not fit.

    A value with more answers than a menu has lines has several; where that is needed, values share one.
    """
    if len(answers) > max(0, most) * CHOICES:
        return []
    facet = next(i for i in range(len(offer.facets)) if len({words[i] for words in answers}) > 1)
    groups: dict[str, list[Words]] = {}
    for words in answers:
        groups.setdefault(words[facet], []).append(words)
    found: list[Part] = []
    for value, its in groups.items():
        size = -(-len(its) // -(-len(its) // CHOICES))  # in even parts
        found += [Part(facet, (value,), its[i : i + size]) for i in range(0, len(its), size)]
    at = 1
    while len(found) > most and at < len(found):
        one, other = found[at - 1 : at + 1]
        if one.values != other.values and len(one.answers) + len(other.answers) <= CHOICES:
            found[at - 1 : at + 1] = [Part(facet, one.values + other.values, one.answers + other.answers)]
        else:
            at += 1
    if len(found) <= most:
        return found
    ordered = [words for its in groups.values() for words in its]
    size = -(-len(ordered) // most)
    pages = [ordered[i : i + size] for i in range(0, len(ordered), size)]
    return [Part(facet, tuple(dict.fromkeys([words[facet] for words in page])), page) for page in pages]


def begins(offer: Pick, part: Part, ctx: Context) -> str:
    """With what the answers of a part begin."""
    return " · ".join([labels.value(offer.verb, offer.facets[part.facet], value, ctx) for value in part.values])


def of_verb(offer: Pick, draft: Draft, ctx: Context, most: int) -> list[Menu]:
    """All answers that are left, in at most `most` menus; where they are too many, a menu for each facet."""
    menus = picks.facet_menus(offer, draft, ctx, most)
    if picks.whole(offer, draft.facets):
        return menus if draft.facets and len(menus) == 1 else [picks.answers_menu(offer, draft, ctx)]
    return _in_parts(offer, draft, ctx, most) or menus


def _in_parts(offer: Pick, draft: Draft, ctx: Context, most: int) -> list[Menu]:
    left = picks.bases(offer, draft.facets)
    if _short(offer, left):
        return []
    found: list[Menu] = []
    for part in parts(offer, left, most):
        if not all(picks.fits_line(words) for words in part.answers):
            return []
        alike = {offer.facets[part.facet]: part.values[0]} if len(part.values) == 1 else {}
        lines = picks.lines(offer, part.answers, Draft(verb=draft.verb, facets=draft.facets | alike), ctx)
        what = begins(offer, part, ctx)
        said = f"{ctx.text(f'verb-{offer.verb}')}: {what}" if ctx.opening else picks.asking(ctx, offer, what)
        id = ctx.id("pick", f"{offer.verb}/{picks.GROUP}{len(found)}")
        found.append(Menu(id, cut(said, PLACEHOLDER), tuple(lines)))
    return found


def _short(offer: Pick, left: Sequence[Words]) -> bool:
    """Whether one facet is to be chosen, or each value of one goes with each of another: that is looked through faster
    page by page, and in two short menus."""
    sizes = [n for i in range(len(offer.facets)) if (n := len({words[i] for words in left})) > 1]
    return len(sizes) == 1 or (len(offer.facets) <= GRID and len(sizes) == 2 and sizes[0] * sizes[1] == len(left))


def opening(offers: Sequence[Pick], draft: Draft, ctx: Context, most: int) -> list[Menu]:
    """Where each of several verbs begins: all its answers, as far as there are menus for that, or the first choice."""
    found: list[Menu] = []
    for n, offer in enumerate(offers):
        room = most - len(found) - (len(offers) - n - 1)
        if picks.whole(offer):
            found.append(picks.answers_menu(offer, draft, ctx))
        else:
            begun = Draft(page=draft.page)
            found += _in_parts(offer, begun, ctx, room) or picks.facet_menus(offer, begun, ctx, 1)
    return found


def all_of(offers: Sequence[Pick], draft: Draft, ctx: Context, most: int) -> list[Menu]:
    """Every answer of each of these verbs; nothing where they need more menus."""
    found: list[Menu] = []
    for offer in offers:
        room = most - len(found)
        its = [picks.answers_menu(offer, draft, ctx)] if picks.whole(offer) else _in_parts(offer, draft, ctx, room)
        if not its:
            return []
        found += its
    return found if len(found) <= most else []
