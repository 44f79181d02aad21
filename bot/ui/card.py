"""The card of a table: who sits there, how it is set up, and what can be pressed before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Option
from bot.service.clocks import PRESETS
from bot.service.model import STRENGTHS, Table
from bot.text.fluent import Text

from . import wording
from .draft import Button, Choice, Menu
from .limits import CHOICE, CHOICES, PLACEHOLDER, ROWS, cut
from .posts import Away, Post, button, escape, lines, seated


def card(text: Text, table: Table, least: int, most: int, options: Sequence[Option], away: Away | None = None) -> Post:
    """The card of a table: who sits there, how it is set up, and what can be pressed."""
    who = seated(text, table, away)
    owner = next((s.name for s in table.seats if s.user == table.owner), "")
    top = table.size or most
    head = text("card-title", name=escape(table.name), game=text(f"game-{table.game}"), id=table.id)
    if table.status != "lobby":
        state = {
            "running": text("card-running", place=f"<#{table.thread}>") if table.thread else text("card-running-here"),
            "over": text("card-over"),
            "abandoned": text("card-abandoned"),
        }[table.status]
        fair = f"-# {text('card-fair', commitment=table.commitment)}" if table.commitment else ""
        shown = wording.listed(text, who) if who else ""
        setup = option_line(text, table, options, changed=True)
        return Post(lines(head, shown, setup, clock_line(text, table), state, fair))
    sitting = text("card-seats", n=len(who), most=top, people=", ".join(who))
    ready = "card-full" if len(who) >= top else "card-ready" if len(who) >= (table.size or least) else "card-waiting"
    owned = text(ready, name=escape(owner), least=table.size or least) if owner else ""
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
    said = lines(head, sitting, owned, option_line(text, table, options), clock_line(text, table), closed)
    return Post(said, (buttons, *menus))


def clock_line(text: Text, table: Table) -> str:
    """The clock of a table, in small print; nothing where there is none."""
    return f"-# {text('card-clock', clock=text(f'clock-{table.clock}'))}" if table.clock else ""


def clock_menu(text: Text, table: Table) -> Menu:
    """Choose the clock of a lobby."""
    choices = [
        Choice(p, cut(text(f"clock-{p}"), CHOICE), cut(text(f"clock-{p}.about"), CHOICE))
        for p in ("none", *PRESETS)
        if p != (table.clock or "none")
    ]
    return Menu(f"t:{table.id}:clock", cut(text("menu-clock"), PLACEHOLDER), tuple(choices))


def computer_menu(text: Text, table: Table) -> Menu:
    """Add a computer seat: how it is to play."""
    choices = [
        Choice(s, cut(text(f"strength-{s}"), CHOICE), cut(text(f"strength-{s}.about"), CHOICE)) for s in STRENGTHS
    ]
    return Menu(f"t:{table.id}:computer", cut(text("menu-computer"), PLACEHOLDER), tuple(choices))


def chosen(table: Table, option: Option) -> str:
    """How an option is set; as usual at a table that is older than the option."""
    return table.options.get(option.name, option.values[0])


def counting(table: Table, options: Sequence[Option]) -> list[Option]:
    """The options that change something as the others are set."""
    return [o for o in options if o.counts({x.name: chosen(table, x) for x in options})]


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
    return [Menu(f"t:{table.id}:options:{i}", placeholder, tuple(page)) for i, page in enumerate(pages)]
