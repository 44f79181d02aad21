"""The card of a table: who sits there, how it is set up, and what can be pressed before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Option, Refused, Tally
from bot.service.consent.time_banks import PRESETS
from bot.service.core.model import STRENGTHS, Table
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Choice, Menu
from ..common.limits import CHOICE, CHOICES, PLACEHOLDER, ROWS, cut
from ..common.press import public_id
from . import final_score
from .posts import Away, Post, button, escape, lines, names, seated

SEAL = 8  # digits of the seal that stand on the card; a button has the rest


def card(
    text: Text,
    table: Table,
    least: int,
    most: int,
    options: Sequence[Option],
    away: Away | None = None,
    misfits: Sequence[Refused] = (),
    tallies: Sequence[Tally] = (),
) -> Post:
    """The card of a table: who sits there, how it is set up, and what can be pressed.

    `misfits`: why it cannot be played as it is set up. `tallies`: the final scores of a game that is over.
    """
    who = seated(text, table, away)
    owner = next((n for n, s in zip(names(text, table), table.seats, strict=True) if s.user == table.owner), "")
    top = table.size or most
    head = text("card-title", name=escape(table.name), game=text(f"game-{table.game}"), id=table.id)
    if table.status != "lobby":
        state = {
            "running": text("card-running", place=f"<#{table.thread}>") if table.thread else text("card-running-here"),
            "over": final_score.won(text, tallies, names(text, table)) if tallies else text("card-over"),
            "abandoned": text("card-abandoned"),
        }[table.status]
        fair = f"-# {text('card-fair', begins=table.commitment[:SEAL])}" if table.commitment else ""
        seal = (button(table.id, "seal", text("button-seal")),) if table.commitment else ()
        shown = wording.listed(text, who) if who else ""
        setup = option_line(text, table, options, changed=True)
        ways = clock_line(text, table), confirm_line(text, table)
        return Post(lines(head, shown, setup, *ways, state, fair), (seal,) if seal else ())
    sitting = text("card-seats", n=len(who), most=top, people=", ".join(who))
    ready = "card-full" if len(who) >= top else "card-ready" if len(who) >= (table.size or least) else "card-waiting"
    owned = text(ready, name=owner, least=table.size or least) if owner else ""
    buttons: tuple[Button, ...] = (
        button(table.id, "join", text("button-join"), style="good"),
        button(table.id, "leave", text("button-leave")),
        button(table.id, "start", text("button-start"), style="main"),
    )
    if any(s.computer for s in table.seats):
        buttons = (*buttons[:2], button(table.id, "spare", text("button-no-computer")), buttons[2])
    menus = (computer_menu(text, table), *option_menus(text, table, options))
    if len(menus) < ROWS - 1:
        menus = (*menus, clock_menu(text, table))
    closed = f"-# {text('card-invited')}" if table.access == "invited" else ""
    unfit = [text("card-misfit", why=wording.refusal(text, reason)) for reason in misfits]
    ways = clock_line(text, table), confirm_line(text, table)
    said = lines(head, sitting, *(unfit or [owned]), option_line(text, table, options), *ways, closed)
    return Post(said, (buttons, *menus))


def clock_line(text: Text, table: Table) -> str:
    """The clock of a table, in small print; nothing where there is none."""
    return f"-# {text('card-clock', clock=text(f'clock-{table.clock}'))}" if table.clock else ""


def confirm_line(text: Text, table: Table) -> str:
    """That every answer is confirmed, in small print; nothing where it is not."""
    return f"-# {text('card-confirm')}" if table.confirm else ""


def clock_menu(text: Text, table: Table) -> Menu:
    """Choose the clock of a lobby."""
    choices = [
        Choice(p, cut(text(f"clock-{p}"), CHOICE), cut(text(f"clock-{p}.about"), CHOICE))
        for p in ("none", *PRESETS)
        if p != (table.clock or "none")
    ]
    return Menu(public_id(table.id, "clock"), cut(text("menu-clock"), PLACEHOLDER), tuple(choices))


def computer_menu(text: Text, table: Table) -> Menu:
    """Add a computer seat: how it is to play."""
    choices = [
        Choice(s, cut(text(f"strength-{s}"), CHOICE), cut(text(f"strength-{s}.about"), CHOICE)) for s in STRENGTHS
    ]
    return Menu(public_id(table.id, "computer"), cut(text("menu-computer"), PLACEHOLDER), tuple(choices))


def chosen(table: Table, option: Option) -> str:
    """How an option is set; as usual at a table that is older than the option."""
    return table.options.get(option.name, option.values[0])


def counting(table: Table, options: Sequence[Option]) -> list[Option]:
    """The options that change something with the others and so many seats, and those that have to be changed back."""
    now, seats = {x.name: chosen(table, x) for x in options}, table.size or len(table.seats)
    return [
        o
        for o in options
        if (o.counts(now) and (not o.seats or seats in o.seats)) or ((o.needs or o.seats) and not o.usual(now))
    ]


def option_line(text: Text, table: Table, options: Sequence[Option], *, changed: bool = False) -> str:
    """How the options are set, in small print; what is not as usual is bold. `changed`: nothing but that."""
    said: list[str] = []
    for option in counting(table, options):
        value = chosen(table, option)
        unusual = value != option.values[0]
        shown = text(f"option-{option.name}-{value}")
        if unusual or not changed:
            told = f"**{shown}**" if unusual else shown
            said.append(text("card-option", option=text(f"option-{option.name}"), value=told))
    return f"-# {' · '.join(said)}" if said else ""


def option_menus(text: Text, table: Table, options: Sequence[Option]) -> list[Menu]:
    """Menus with every change that could be made, each with a line on what it does."""
    choices = [
        Choice(
            f"{o.name}={value}",
            cut(f"{text(f'option-{o.name}')}: {text(f'option-{o.name}-{value}')}", CHOICE),
            cut(text(f"option-{o.name}-{value}.about"), CHOICE),
        )
        for o in counting(table, options)
        for value in o.values
        if value != chosen(table, o)
    ]
    pages = [choices[i : i + CHOICES] for i in range(0, len(choices), CHOICES)][:3]
    placeholder = cut(text("menu-options"), PLACEHOLDER)
    return [Menu(public_id(table.id, "options", str(i)), placeholder, tuple(page)) for i, page in enumerate(pages)]
