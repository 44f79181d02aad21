"""Why not: what is not on offer to a person, as a private message, and what stands against each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Pick, Reason
from bot.rules.missing import Missing
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Choice, Menu
from ..common.limits import CHOICE, PLACEHOLDER, cut
from ..common.press import desk_id
from ..panel.picks import PAGE, joined, paged
from ..posts import posts
from ..posts.posts import Post


def told(text: Text, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons one after the other, as the end of a sentence."""
    said = []
    for reason in reasons:
        args = wording.arguments(text, {k: v for k, v in reason.args.items() if k not in ("asked", "verb")}, names)
        if "asked" in reason.args:
            args["what"] = wording.call(text, str(reason.args["asked"]))
        said.append(text(f"why-{reason.id}", **args).rstrip("."))
    return f"{'; '.join(dict.fromkeys(said))}."


def answer(text: Text, one: Missing) -> str:
    """What somebody would have answered."""
    return wording.capital(wording.answer(text, Pick(one.verb, one.facets, ()), one.words))


def sentence(text: Text, one: Missing, names: Sequence[str]) -> str:
    """Why that is not possible, with the place of the rule in the help."""
    if not one.reasons:
        return text("why-offered", answer=answer(text, one))
    said = text("why-answer", answer=answer(text, one), reasons=told(text, one.reasons, names))
    topics = [r.topic for r in one.reasons if r.topic and text.has(f"name-{r.topic}")]
    return posts.lines(said, text("why-help", topic=text(f"name-{topics[0]}")) if topics else "")


def value(one: Missing) -> str:
    """An answer as menus and commands send it."""
    return joined((one.verb, *one.words))


def find(found: Sequence[Missing], wanted: str) -> Missing | None:
    """The answer that was chosen in such a menu; None for what is none of them any more."""
    return next((one for one in found if value(one) == wanted), None)


def page(
    text: Text,
    table: int,
    seat: int,
    tag: str,
    found: Sequence[Missing],
    names: Sequence[str],
    chosen: str = "",
    verb: str = "",
) -> Post:
    """A menu of what is not on offer; `chosen` is one of them, which is answered, or another page of the menu.

    `verb`: whose menu it was missed in; the id keeps it.
    """
    if not found:
        return Post(text("why-none"))
    at = chosen.removeprefix(PAGE) if chosen.startswith(PAGE) else "0"
    one = find(found, chosen)
    choices = [
        Choice(
            value(other),
            cut(answer(text, other), CHOICE),
            cut(wording.capital(told(text, other.reasons, names)), CHOICE),
            chosen=other is one,
        )
        for other in found
        if len(value(other)) <= CHOICE
    ]
    turned = int(at) if at.isascii() and at.isdigit() and len(at) < 3 else 0
    menu = Menu(
        desk_id(table, seat, tag, "why", verb), cut(text("why-menu"), PLACEHOLDER), paged(choices, turned, text)
    )
    return Post(sentence(text, one, names) if one else text("why-title"), (menu,))
