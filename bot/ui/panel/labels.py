"""What stands on a button or a line of a menu, short enough for a telephone; and what there is to know about it.

An answer is told in short by `short-<verb>` if there is such a text, else by its value and the number that matters most
(`.short` of its hint). Its whole hint and what the thing does stand below it in a menu, and above buttons.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.rules import Pick, Words

from ..common import wording
from ..common.draft import Context
from ..common.limits import CHOICE, cut

Shown = Mapping[str, str]


def answer(offer: Pick, words: Words, shown: Shown, ctx: Context, *, alone: bool = False) -> str:
    """A whole answer, of which the facets `shown` are to be told; `alone`: the verb goes without saying."""
    text, id = ctx.text, f"short-{offer.verb}"
    if text.has(id):
        args: dict[str, Any] = dict(_hint(ctx, offer.verb, "", " ".join(words))[1])
        for facet, word in zip(offer.facets, words, strict=True):
            args |= _hint(ctx, offer.verb, facet, word)[1]
        args |= {facet: shown.get(facet, "") for facet in offer.facets} | {"alone": "yes" if alone else "no"}
        ready = wording.arguments(text, args, ctx.plain_names)
        for facet, word in shown.items():  # a long name has a shorter one here
            if text.has(f"name-{word}.label"):
                ready[facet] = wording.inside(text(f"name-{word}.label"))
            sign = text(short) if text.has(short := f"name-{word}.short") else ""
            if sign.casefold() == word:  # it stands as on the picture
                ready[f"{facet}_id"] = sign
        return wording.capital(text(id, **ready))
    if alone and len(shown) == 1:
        ((facet, word),) = shown.items()
        return value(offer.verb, facet, word, ctx)
    return wording.answer(text, offer, words, names=ctx.plain_names)


def value(verb: str, facet: str, word: str, ctx: Context) -> str:
    """A value with its number: "Sugar mill (3)"."""
    name, (id, args) = named(facet, word, ctx), _hint(ctx, verb, facet, word)
    short = f"{id}.short"
    number = ctx.text(short, **wording.arguments(ctx.text, {"value": word, **args})) if ctx.text.has(short) else ""
    return f"{name} ({number})" if number else name


def named(facet: str, word: str, ctx: Context) -> str:
    """A value as people name it, or a shorter name that it has for this."""
    short = f"name-{word}.label"
    return ctx.text(short) if ctx.text.has(short) else wording.value_name(ctx.text, facet, word, ctx.plain_names)


def _hint(ctx: Context, verb: str, facet: str, word: str) -> tuple[str, Mapping[str, object]]:
    return ctx.hints.get((verb, facet, word), ("", {}))


def of_answer(offer: Pick, words: Words, ctx: Context, *, known: Shown | None = None) -> str:
    """All there is to know about an answer: what comes of it, and what the thing does. What is `known` is left out."""
    hints = {key: hint for key, hint in ctx.hints.items() if key[1] not in (known or {})} if known else ctx.hints
    return both(wording.answer_hints(ctx.text, offer, words, hints), effect(offer, words, ctx))


def of_button(offer: Pick, words: Words, ctx: Context, *, brief: bool = False) -> str:
    """The same but for what its label says already; `brief`: what the thing does, if it does something."""
    what = effect(offer, words, ctx)
    return both("" if brief and what else wording.answer_hints(ctx.text, offer, words, ctx.hints, labelled=True), what)


def effect(offer: Pick, words: Words, ctx: Context) -> str:
    """What the thing of an answer does, or the verb that is called as a thing is; or what a piece covers there."""
    own = does(offer.facets[0], words[0], ctx) if words else ""
    return own or small_print(f"name-{offer.verb}.does", offer.verb, ctx) or lies(offer.verb, words, ctx)


def of_value(verb: str, facet: str, word: str, ctx: Context) -> str:
    """The same about a value of a facet."""
    return both(wording.hint_words(ctx.text, ctx.hints, verb, facet, word), does(facet, word, ctx))


def both(catch: str, effect: str) -> str:
    """What comes of it and what it does, in small print; where there is no room for both, what it does."""
    said = "; ".join(part for part in (catch, wording.inside(effect)) if part)
    return cut(said if len(said) <= CHOICE else wording.inside(effect) or catch, CHOICE)


def does(facet: str, value: str, ctx: Context) -> str:
    """What a component does, in a few words. What has a name for this facet has its own."""
    own = f"value-{facet}-{value}"
    return small_print(f"{own}.does" if ctx.text.has(own) else f"name-{value}.does", value, ctx)


def lies(verb: str, words: Words, ctx: Context) -> str:
    """What a piece covers where it is put, if the verb has a text for that (`lies-<verb>`, of what `facts` tells)."""
    id = f"lies-{verb}"
    facts = ctx.facts(" ".join((verb, *words))) if ctx.text.has(id) else {}
    return cut(ctx.text(id, **wording.arguments(ctx.text, facts)), CHOICE) if facts else ""


def small_print(id: str, value: str, ctx: Context) -> str:
    """A text about a component with its numbers at this table; "" where there is no such text."""
    return cut(ctx.text(id, **wording.arguments(ctx.text, ctx.facts(value))), CHOICE) if ctx.text.has(id) else ""
