"""The answers to a question as they stand in the call itself: buttons, or one menu. Pure, as the panel is."""

from __future__ import annotations

import msgspec

from bot.rules import Decision, Offer, Pick, Words

from ..common import wording
from ..common.draft import Button, Choice, Context, Menu, Panel, Row
from ..common.limits import CHOICE, CHOICES, LABEL, PER_ROW, PLACEHOLDER, ROWS, cut
from ..common.press import call_id
from . import about, labels, not_here, picks, spreads

BUTTONS = (ROWS - 1) * PER_ROW - 1  # the last row leads to the desk; beside them is the one that asks for others
FACETS = 2  # an answer with more to it is put together at the desk, with its picture
ABOUT = 700  # characters above buttons, a third of a telephone; with more to say, a menu says it better

NOTHING = Panel((), ())


def answers(d: Decision, ctx: Context) -> Panel:
    """Rows with every answer, each given by one press, and what there is to know about them; nothing where they are
    too many or need the desk. Free actions wait there where they would be too many, and what is for its player's eyes
    alone (`Decision.hidden`): a line says so, and where only no is left beside that, nothing stands here.

    Whoever calls this knows that they may be seen by all (`Decision.public`, `Decision.shown`).
    """
    outer = d.outer
    real = [o for o in outer if not o.free]
    if d.hidden and not any(not isinstance(o, Pick) or o.facets for o in real):
        return NOTHING
    what = " · ".join(wording.inside(ctx.text(f"verb-{verb}")) for verb in d.hidden)
    beside = (ctx.text("panel-at-desk", what=what),) if what else ()
    room = ABOUT - sum(map(len, beside))
    found = _answers(d, outer, ctx, room)
    if not found.rows and len(real) < len(outer):
        found = _answers(d, real, ctx, room)
    return msgspec.structs.replace(found, lines=(*found.lines, *beside)) if found.rows else found


def _answers(d: Decision, outer: list[Offer], ctx: Context, room: int) -> Panel:
    offers = sorted(outer, key=lambda o: o.verb in d.ends)
    ways = {o.verb: o.options if isinstance(o, Pick) else spreads.few(o) for o in offers}
    if not offers or not all(ways.values()) or sum(map(len, ways.values())) > CHOICES:
        return NOTHING
    if any(_varying(o) > FACETS for o in offers):
        return NOTHING
    found = [(o, words) for o in offers for words in ways[o.verb]]
    lone = _big(offers) if not d.hidden else []
    said = [_label(o, words, lone == [o], ctx) for o, words in found]
    if len(set(said)) < len(said) or not all(picks.fits_button(o, words, ctx) for o, words in found):
        return NOTHING
    why = call_id(ctx.table, ctx.seat, ctx.tag, "why")
    if len(found) <= BUTTONS:
        buttons = [
            Button(
                _id(ctx, picks.joined((o.verb, *words))), label, _style(o, offers, d.ends), ctx.sign((*words, o.verb))
            )
            for (o, words), label in zip(found, said, strict=True)
        ]
        rows: tuple[Row, ...] = tuple(tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW))
        for brief in (False, True):
            told = about.told(d, rows, ctx, brief=brief)
            if sum(map(len, told)) <= room:
                return Panel(tuple(told), not_here.added(rows, why, ctx.text))
    choices = tuple(
        Choice(
            picks.joined((o.verb, *words)),
            cut(label, CHOICE),
            wording.capital(labels.of_answer(o, words, ctx)) if isinstance(o, Pick) else "",
            emoji=ctx.sign((*words, o.verb)),
        )
        for (o, words), label in zip(found, said, strict=True)
    )
    placeholder = cut(wording.capital(wording.call(ctx.text, d.ask)), PLACEHOLDER)
    return Panel((), not_here.added((Menu(_id(ctx), placeholder, choices),), why, ctx.text))


def _id(ctx: Context, answer: str = "") -> str:
    return call_id(ctx.table, ctx.seat, ctx.tag, "pick", answer)


def _varying(offer: Offer) -> int:
    """How many facets there is a choice in."""
    return (
        0 if not isinstance(offer, Pick) else sum(len(set(values)) > 1 for values in zip(*offer.options, strict=True))
    )


def _big(offers: list[Offer]) -> list[Offer]:
    return [o for o in offers if not o.free and (not isinstance(o, Pick) or len(o.options) > 1)]


def _label(offer: Offer, words: Words, lone: bool, ctx: Context) -> str:
    """An answer in words; what there is one verb to choose from for (`lone`) goes without the verb."""
    if not isinstance(offer, Pick):
        return cut(spreads.said(offer, words, ctx), LABEL)
    turns = len(picks.bases(offer)) < len(offer.options)
    return cut(picks.say(offer, words, ctx, lone and not turns), LABEL)


def _style(offer: Offer, offers: list[Offer], ends: tuple[str, ...]) -> str:
    """As on the panel: the choice proper stands out, what is beside it or ends something does not."""
    plain = isinstance(offer, Pick) and ((bool(_big(offers)) and len(offer.options) == 1) or not offer.facets)
    return "plain" if offer.free or offer.verb in ends or plain else "main"
