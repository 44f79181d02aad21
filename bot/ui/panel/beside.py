"""What stands beside the answers proper: free actions, and verbs as buttons."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules import Decision, Offer, Pick, Spread

from ..common.draft import Button, Choice, Context, Draft, Menu, Row
from ..common.limits import CHOICE, PER_ROW, PLACEHOLDER, cut
from . import picks

FEW = 3  # answers that need no menu
FREE = "*"  # stands for a verb in the id of the menu of free actions


def in_rows(buttons: list[Button]) -> list[Row]:
    return [tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW)]


def small_button(offer: Offer, ctx: Context, *, aside: bool = False) -> Button:
    """A verb with a single answer: the answer itself where its id fits. `aside`: the choice proper is elsewhere."""
    answers = picks.bases(offer) if isinstance(offer, Pick) else []
    if isinstance(offer, Pick) and len(answers) == 1 and picks.fits_button(offer, answers[0], ctx):
        return picks.answer_button(offer, answers[0], ctx, aside=aside)
    return picks.verb_button(offer, ctx)


def free(d: Decision, ctx: Context, rows: int = 1) -> list[Row]:
    """Actions that do not answer the question, in a row of their own; past a row of buttons, a menu of their verbs.

    Where there may be more `rows`, they stand there whole as far as possible: as buttons, else in a menu for each verb.
    """
    offers = [o for o in d.offers if o.free]
    answers = [(o, a) for o in offers if isinstance(o, Pick) for a in picks.bases(o)]
    lone = all(isinstance(o, Pick) for o in offers) and all(picks.fits_button(o, a, ctx) for o, a in answers)
    if offers and len(answers) <= PER_ROW * min(rows, 2) and lone:
        return in_rows([picks.answer_button(o, a, ctx) for o, a in answers])
    menus = _whole(offers, ctx, rows)
    offers = [o for o in offers if o.verb not in menus]
    if len(offers) > PER_ROW:
        choices = [Choice(o.verb, cut(ctx.text(f"verb-{o.verb}"), CHOICE)) for o in offers]
        verbs = Menu(ctx.id("verb", FREE), cut(ctx.text("panel-free"), PLACEHOLDER), tuple(choices))
        return [*menus.values(), verbs]
    room, told = PER_ROW * max(1, min(rows, 2) - len(menus)) - len(offers), set[str]()
    for offer in sorted([o for o in offers if isinstance(o, Pick)], key=lambda o: len(o.options)):
        few = picks.bases(offer) if len(offer.options) <= room + 1 else []
        if few and all(picks.fits_button(offer, a, ctx) for a in few):
            room, told = room - len(few) + 1, told | {offer.verb}
    return [*menus.values(), *in_rows([button for o in offers for button in _buttons(o, ctx, o.verb in told)])]


def _whole(offers: list[Offer], ctx: Context, rows: int) -> dict[str, Row]:
    """Menus with all answers of a verb each, by verb: of those that need one, as many as leave a row for the others."""
    able = [o for o in offers if isinstance(o, Pick) and len(o.options) > FEW and picks.whole(o)]
    able.sort(key=lambda o: len(o.options))
    room = rows if len(able) == len(offers) <= rows else rows - 1
    found: dict[str, Row] = {}
    for offer in able[:room]:
        menu = picks.answers_menu(offer, Draft(), ctx)
        found[offer.verb] = replace(menu, placeholder=cut(ctx.text(f"verb-{offer.verb}"), PLACEHOLDER))
    return found


def _buttons(offer: Offer, ctx: Context, whole: bool) -> list[Button]:
    """A button for each answer, or one for the verb."""
    if not whole or not isinstance(offer, Pick):
        return [small_button(offer, ctx)]
    return [picks.answer_button(offer, words, ctx) for words in picks.bases(offer)]


def other_verbs(d: Decision, offer: Spread, ctx: Context) -> list[Row]:
    """With a spread that opened by itself: the other verbs as buttons, two rows of them at most."""
    return in_rows([small_button(o, ctx) for o in d.offers if o.verb != offer.verb])
