"""The answers to a question as they stand in the call itself: buttons, or menus. Pure, as the panel is."""

from __future__ import annotations

from functools import partial

from bot.rules import Decision, Offer, Pick, Words

from ..common import wording
from ..common.draft import Button, Choice, Context, Menu, Panel, Row
from ..common.limits import CHOICE, CHOICES, LABEL, PER_ROW, PLACEHOLDER, ROWS, cut
from ..common.press import call_id
from . import about, beside, labels, menus, not_here, picks, spreads

BUTTONS = (ROWS - 1) * PER_ROW - 1  # the last row leads to the desk; beside them is the one that asks for others
ABOUT = 700  # characters above buttons, a third of a telephone; with more to say, a menu says it better

NOTHING = Panel((), ())


def answers(d: Decision, ctx: Context) -> Panel:
    """Rows with every answer, each given by one press, and what there is to know about them; nothing where they are
    too many or need the desk. Free actions wait there where they would be too many. So do a verb with too many answers
    beside others with a choice, and what is for its player's eyes alone (`Decision.hidden`): a line says so, and where
    only no is left beside that, nothing stands here.

    Whoever calls this knows that they may be seen by all (`Decision.public`, `Decision.shown`).
    """
    outer = d.outer
    real = [o for o in outer if not o.free]
    if d.hidden and not any(not isinstance(o, Pick) or o.facets for o in real):
        return NOTHING
    also = _at_desk("panel-at-desk", d.hidden, ctx) if d.hidden else ""
    found = _answers(d, outer, ctx, also, len(real) == len(outer))
    if not found.rows and len(real) < len(outer):
        found = _answers(d, real, ctx, also, True)
    choices = [o for o in real if isinstance(o, Pick) and len(o.options) > 1]
    if not found.rows and not also and len(choices) > 1:
        most = max(choices, key=lambda o: len(o.options))
        also = _at_desk("panel-more-at-desk", (most.verb,), ctx)
        found = _answers(d, [o for o in real if o is not most], ctx, also, True)
    return found


def gives(shown: Panel, verb: str, words: Words) -> bool:
    """Whether an answer stands among these."""
    said = picks.joined((verb, *words))
    return any(
        any(choice.value == said for choice in row.choices)
        if isinstance(row, Menu)
        else any(button.id.endswith(f":{said}") for button in row)
        for row in shown.rows
    )


def _at_desk(id: str, verbs: tuple[str, ...], ctx: Context) -> str:
    """A line about what else there is at the desk."""
    return ctx.text(id, what=" · ".join(wording.inside(ctx.text(f"verb-{verb}")) for verb in verbs))


def _answers(d: Decision, outer: list[Offer], ctx: Context, also: str, several: bool) -> Panel:
    """The rows for these offers; `also`: a line to stand above them; `several`: menus, where one is too short."""
    rest = (also,) if also else ()
    offers = sorted(outer, key=lambda o: o.verb in d.ends)
    ways = {o.verb: o.options if isinstance(o, Pick) else spreads.few(o) for o in offers}
    if not offers or not all(ways.values()) or sum(map(len, ways.values())) > CHOICES * (ROWS - 1):
        return NOTHING
    found = [(o, words) for o in offers for words in ways[o.verb]]
    if not all(picks.fits_button(o, words, ctx) for o, words in found):
        return NOTHING
    why = call_id(ctx.table, ctx.seat, ctx.tag, "why")
    if len(found) <= CHOICES:
        lone = _big(offers) if not d.hidden else []
        said = [_label(o, words, lone == [o], ctx) for o, words in found]
        if len(set(said)) == len(said):
            buttons = _buttons(d, offers, found, said, ctx) if len(found) <= BUTTONS else ()
            if buttons and sum(map(len, told := [*_told(d, buttons, ctx, ABOUT - len(also)), *rest])) <= ABOUT:
                return Panel(tuple(told), not_here.added(buttons, why, ctx.text))
            placeholder = cut(wording.capital(wording.call(ctx.text, d.ask)), PLACEHOLDER)
            menu = Menu(_id(ctx), placeholder, tuple(map(partial(_choice, ctx), found, said)))
            return Panel(rest, not_here.added((menu,), why, ctx.text))
    rows = _menus(d, offers, ctx) if several else ()
    told = [*_told(d, rows, ctx, ABOUT - len(also)), *rest] if rows else []
    if not rows or sum(map(len, told)) > ABOUT:
        return NOTHING
    return Panel(tuple(told), not_here.added(rows, why, ctx.text))


def _buttons(
    d: Decision, offers: list[Offer], found: list[tuple[Offer, Words]], said: list[str], ctx: Context
) -> tuple[Row, ...]:
    buttons = [
        Button(_id(ctx, picks.joined((o.verb, *words))), label, _style(o, offers, d.ends), ctx.sign((*words, o.verb)))
        for (o, words), label in zip(found, said, strict=True)
    ]
    return tuple(beside.in_rows(buttons))


def _told(d: Decision, rows: tuple[Row, ...], ctx: Context, most: int) -> list[str]:
    """What is said above buttons, in short where it would be too much."""
    told = about.told(d, rows, ctx)
    return told if sum(map(len, told)) <= most else about.told(d, rows, ctx, brief=True)


def _menus(d: Decision, offers: list[Offer], ctx: Context) -> tuple[Row, ...]:
    """Menus for each verb with many answers, below them buttons for the others; none where there is no room."""
    small = [o for o in offers if isinstance(o, Pick) and len(o.options) <= beside.FEW]
    words = [(o, words) for o in small for words in o.options]
    large = [o for o in offers if o not in small]
    room = ROWS - 1 - -(-len(words) // PER_ROW)
    found: list[Row] = []
    for n, offer in enumerate(large):
        if not isinstance(offer, Pick) or picks.switches(offer):
            return ()
        parts = menus.parts(offer, list(offer.options), room - len(found) - (len(large) - n - 1))
        if not parts:
            return ()
        for part in parts:
            said = [_label(offer, words, True, ctx) for words in part.answers]
            if len(set(said)) < len(said):
                return ()
            choices = tuple([_choice(ctx, (offer, w), label) for w, label in zip(part.answers, said, strict=True)])
            title = cut(f"{ctx.text(f'verb-{offer.verb}')}: {menus.begins(offer, part, ctx)}", PLACEHOLDER)
            found.append(Menu(_id(ctx, f"{picks.GROUP}{len(found)}"), title, choices))
    said = [_label(o, w, False, ctx) for o, w in words]
    return (*found, *_buttons(d, offers, [*words], said, ctx))


def _choice(ctx: Context, answer: tuple[Offer, Words], label: str) -> Choice:
    offer, words = answer
    what = wording.capital(labels.of_answer(offer, words, ctx)) if isinstance(offer, Pick) else ""
    return Choice(picks.joined((offer.verb, *words)), cut(label, CHOICE), what, emoji=ctx.sign((*words, offer.verb)))


def _id(ctx: Context, answer: str = "") -> str:
    return call_id(ctx.table, ctx.seat, ctx.tag, "pick", answer)


def _big(offers: list[Offer]) -> list[Offer]:
    return [o for o in offers if not o.free and (not isinstance(o, Pick) or len(o.options) > 1)]


def _label(offer: Offer, words: Words, lone: bool, ctx: Context) -> str:
    """An answer in words; what there is one verb to choose from for (`lone`) goes without the verb."""
    if not isinstance(offer, Pick):
        alone = len(spreads.few(offer)) == 1  # nothing beside it tells what it is about
        return cut(spreads.just(offer, words, ctx) if alone else spreads.said(offer, words, ctx), LABEL)
    turns = len(picks.bases(offer)) < len(offer.options)
    return cut(picks.say(offer, words, ctx, lone and not turns), LABEL)


def _style(offer: Offer, offers: list[Offer], ends: tuple[str, ...]) -> str:
    """As on the panel: the choice proper stands out, what is beside it or ends something does not."""
    plain = isinstance(offer, Pick) and ((bool(_big(offers)) and len(offer.options) == 1) or not offer.facets)
    return "plain" if offer.free or offer.verb in ends or plain else "main"
