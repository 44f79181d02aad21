"""The line above buttons: what each does, for a button has no room to say so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.rules import Decision, Pick

from ..common import wording
from ..common.draft import Context, Row
from ..common.press import read
from . import labels, picks

MOST = 60  # options of a verb that is looked through; one with more has no buttons


def told(d: Decision, rows: Sequence[Row], ctx: Context, *, brief: bool = False) -> list[str]:
    """What the answers among these buttons do; and, of those that end something for their player, that they do.

    `brief`: what comes of them just now is left out.
    """
    found = {
        f"{press.what}:{press.arg}": button.label
        for row in rows
        if isinstance(row, tuple)
        for button in row
        if (press := read(button.id)) is not None
    }
    real: list[tuple[str, str]] = []
    last: list[tuple[str, str]] = []
    for offer in d.outer:
        if not isinstance(offer, Pick) or len(offer.options) > MOST:
            continue
        for words in offer.options:
            if label := found.get(f"pick:{picks.joined((offer.verb, *words))}", ""):
                said = last if offer.verb in d.ends else real
                # free actions stand there turn by turn: of them nothing is told but what a component does
                what = labels.effect if offer.free else partial(labels.of_button, brief=brief)
                said.append((label, _further(label, what(offer, words, ctx))))
    ending = [f"-# {_ending(o.verb, ctx)} {line(last, ctx).removeprefix('-# ')}" for o in d.outer if o.verb in d.ends]
    return [told.rstrip() for told in (line(real, ctx), *ending) if told]


def _further(label: str, what: str) -> str:
    """What is said of an answer, without the name that its label begins with."""
    name = label.partition(" (")[0]
    return what[len(name) :].lstrip(":;, ") if what.casefold().startswith(name.casefold()) else what


def _ending(verb: str, ctx: Context) -> str:
    """What it means to answer so."""
    own = f"ends-{verb}"
    return ctx.text(own) if ctx.text.has(own) else ctx.text("panel-ends", what=ctx.text(f"verb-{verb}"))


def line(answers: Sequence[tuple[str, str]], ctx: Context) -> str:
    """In small print, of (label, what it does); nothing where the labels say it all.

    What is the same of several is told once: without labels where it is so of all, else with what they have in common.
    """
    alike: dict[str, list[str]] = {}
    for label, what in answers:
        if what:
            alike.setdefault(what, []).append(label)
    if len(answers) > 1 and [len(labels) for labels in alike.values()] == [len(answers)]:
        return f"-# {wording.capital(next(iter(alike)))}"
    said = [ctx.text("panel-about", label=together(labels), about=what) for what, labels in alike.items()]
    return f"-# {' · '.join(said)}" if said else ""


def together(labels: Sequence[str]) -> str:
    """Several labels as one: the words that all begin with once, and what is different: "Round → B, C"."""
    words = [label.split(" ") for label in labels]
    n = 0
    while len(labels) > 1 and all(len(w) > n + 1 and w[n] == words[0][n] for w in words):
        n += 1
    return " ".join([*words[0][:n], ", ".join(" ".join(w[n:]) for w in words)])
