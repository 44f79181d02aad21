"""A person's plans at a table, as a private message: what stands, each with a button that clears it, and what could.

Nothing is kept for it: the half-made plan is in the ids of its menus.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.rules.orders import Given, Order, Part
from bot.service.model import Plans
from bot.text.fluent import Text

from . import posts, wording
from .draft import Button, Choice, Menu, Row
from .limits import CHOICE, CHOICES, LABEL, PER_ROW, PLACEHOLDER, cut
from .posts import Post

LASTS = "lasts"  # the part that every plan has
MORE = "+"  # begins the value that turns to the next page of a menu
BUTTONS = 9  # so many plans or fewer have a button each
SEPARATOR = "~"


class Half(msgspec.Struct, frozen=True):
    """A plan that is being made: the order, and what has been chosen for its parts and for how long ("": not yet)."""

    order: Order
    values: dict[str, str]
    lasts: str
    page: int = 0  # of the longest menu

    def told(self) -> str:
        """What goes into ids; `read` makes it one again."""
        chosen = [self.values.get(part.name, "") for part in self.order.parts]
        return f"{self.order.name}:{SEPARATOR.join([*chosen, self.lasts, str(self.page)])}"

    @property
    def lacks(self) -> list[str]:
        """The parts that are not chosen yet."""
        found = [part.name for part in self.order.parts if part.name not in self.values]
        return [*found, *([] if self.lasts else [LASTS])]


def begin(plans: Plans, order: Order) -> Half:
    """A plan in which nothing is chosen but details that may stay as they are: none is set by one press too many."""
    values = {part.name: fitting(plans, part)[0] for part in order.parts if part.usual}
    return Half(order, values, order.lasts[0] if len(order.lasts) == 1 else "")


def read(plans: Plans, told: str) -> Half | None:
    """What `Half.told` has told; None where it is nonsense, or the rules have changed."""
    name, _, rest = told.partition(":")
    order = next((o for o in plans.orders if o.name == name), None)
    chosen = rest.split(SEPARATOR)
    if order is None or len(chosen) != len(order.parts) + 2:
        return None
    *values, lasts, page = chosen
    if lasts not in ("", *order.lasts) or not (page.isascii() and page.isdigit() and len(page) < 4):
        return None
    if any(v and v not in part.values for v, part in zip(values, order.parts, strict=True)):
        return None
    return Half(order, {part.name: v for part, v in zip(order.parts, values, strict=True) if v}, lasts, int(page))


def choose(half: Half, part: str, value: str) -> Half:
    """The plan after a choice; a value that is not there changes nothing."""
    if value.startswith(MORE) and value[1:].isdigit():
        return msgspec.structs.replace(half, page=int(value[1:]) % 1000)
    if part == LASTS:
        lasts = next((x for x in half.order.lasts if x == value), half.lasts)
        return msgspec.structs.replace(half, lasts=lasts)
    if any(p.name == part and value in p.values for p in half.order.parts):
        return msgspec.structs.replace(half, values=half.values | {part: value})
    return half


def fitting(plans: Plans, part: Part) -> tuple[str, ...]:
    """The values that make sense just now; all of them where none does."""
    now = part.now(plans.view, plans.seat) if part.now is not None else part.values
    return tuple(v for v in part.values if v in now) or part.values


def value(text: Text, order: Order, part: str, chosen: str) -> str:
    """A value of a part in words; what is taken instead is named like the first."""
    facet = order.parts[0].name if part == "second" and not text.has(f"value-second-{chosen}") else part
    return wording.value_name(text, facet, chosen)


def told(text: Text, order: Order, values: Mapping[str, str]) -> str:
    """A plan in words: "Trader: sell coffee, for at least 3 doubloons"."""
    args: dict[str, object] = {}
    for part, chosen in values.items():
        args[part], args[f"{part}_id"] = wording.inside(value(text, order, part, chosen)), chosen
    return text(f"order-{order.name}.told", **args)


def lasting(text: Text, given: Given) -> str:
    return text(f"order-lasts-{given.lasts}")


def standing(text: Text, plans: Plans) -> list[str]:
    """A line for each plan that stands."""
    return [
        text("plans-line", n=n, plan=told(text, p.order, p.given.values), lasts=lasting(text, p.given))
        for n, p in enumerate(plans.standing, 1)
    ]


def listing(text: Text, plans: Plans, head: str = "") -> Post:
    """All plans of a seat, and a menu of what else could be decided."""
    title = text("plans-title", name=posts.escape(plans.table.name))
    said = standing(text, plans) or [text("plans-none")]
    pace = "slow" if plans.unhurried else "at-once"
    turn = _button(plans, "planpace", f"{plans.seat}:{pace}", text("button-plans-pace", pace=pace))
    rows = [*_clearing(text, plans), _adding(text, plans), (turn,)]
    how = f"-# {text('plans-how')} {text('plans-pace', pace=pace)}"
    return Post(posts.lines(title, head, *said, how), tuple(rows))


def _clearing(text: Text, plans: Plans) -> list[Row]:
    seat, found = plans.seat, plans.standing
    if not found:
        return []
    everything = _button(plans, "planclear", f"{seat}:", text("button-plans-clear"), "danger")
    if len(found) <= BUTTONS:
        single = [
            _button(plans, "planclear", f"{seat}:{p.key}", text("button-plan-clear", n=n))
            for n, p in enumerate(found, 1)
        ]
        buttons = [*single, everything] if len(found) > 1 else single
        return [tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW)]
    lines = standing(text, plans)
    choices = [Choice(p.key, cut(line, CHOICE)) for p, line in zip(found, lines, strict=True)][:CHOICES]
    menu = Menu(f"t:{plans.table.id}:planclear:{seat}:*", cut(text("plans-clear"), PLACEHOLDER), tuple(choices))
    return [menu, (everything,)]


def _adding(text: Text, plans: Plans) -> Menu:
    choices = [
        Choice(o.name, cut(text(f"order-{o.name}"), CHOICE), cut(text(f"order-{o.name}.about"), CHOICE))
        for o in plans.orders
    ]
    placeholder = cut(text("plans-add"), PLACEHOLDER)
    return Menu(f"t:{plans.table.id}:planpick:{plans.seat}", placeholder, tuple(choices[:CHOICES]))


def drafting(text: Text, plans: Plans, half: Half) -> Post:
    """A plan being made: a menu for each of its parts, and, once all is chosen, a button that sets it."""
    order = half.order
    title, about = text(f"order-{order.name}"), text(f"order-{order.name}.about")
    menus: list[Row] = [_part_menu(text, plans, half, part) for part in order.parts]
    if len(order.lasts) > 1:
        lasts = tuple(_named(text, LASTS, x, text(f"order-lasts-{x}"), x == half.lasts) for x in order.lasts)
        menus.append(Menu(_id(plans, half, LASTS), cut(text("order-part-lasts"), PLACEHOLDER), lasts))
    back = _button(plans, "planlist", str(plans.seat), text("button-plans-back"))
    if half.lacks:
        said = text("plans-lacks", parts=wording.listed(text, [text(f"order-part-{p}") for p in half.lacks]))
        return Post(posts.lines(title, f"-# {about}", said), (*menus, (back,)))
    set_it = _button(plans, "planset", f"{plans.seat}:{half.told()}", text("button-plan-set"), "good")
    plan = text("plans-draft", plan=told(text, order, half.values))
    said = f"{plan} · {text(f'order-lasts-{half.lasts}')}"
    return Post(posts.lines(title, f"-# {about}", said), (*menus, (set_it, back)))


def _part_menu(text: Text, plans: Plans, half: Half, part: Part) -> Menu:
    values = list(fitting(plans, part))
    chosen = half.values.get(part.name, "")
    if chosen and chosen not in values:
        values.insert(0, chosen)
    if len(values) > CHOICES:  # a page of them, and a way on
        pages = [values[i : i + CHOICES - 1] for i in range(0, len(values), CHOICES - 1)]
        page = half.page % len(pages)
        choices = [_choice(text, half.order, part, v, chosen) for v in pages[page]]
        choices.append(Choice(f"{MORE}{(page + 1) % len(pages)}", cut(text("plans-more"), CHOICE)))
    else:
        choices = [_choice(text, half.order, part, v, chosen) for v in values]
    placeholder = cut(text(f"order-part-{part.name}"), PLACEHOLDER)
    return Menu(_id(plans, half, part.name), placeholder, tuple(choices))


def _choice(text: Text, order: Order, part: Part, v: str, chosen: str) -> Choice:
    said = value(text, order, part.name, v)
    if part.name in ("second", "otherwise"):
        return _named(text, part.name, v, said, v == chosen)
    return Choice(v, cut(wording.capital(said), CHOICE), chosen=v == chosen)


def _named(text: Text, part: str, v: str, said: str, chosen: bool) -> Choice:
    """A choice that says which menu it is of: where one is chosen already, nobody sees the menu's placeholder."""
    return Choice(v, cut(f"{text(f'order-part-{part}')}: {wording.inside(said)}", CHOICE), chosen=chosen)


def _id(plans: Plans, half: Half, part: str) -> str:
    return f"t:{plans.table.id}:plandraft:{plans.seat}:{part}:{half.told()}"


def _button(plans: Plans, what: str, arg: str, label: str, style: str = "plain") -> Button:
    return Button(f"t:{plans.table.id}:{what}:{arg}", cut(label, LABEL), style)


def desk_button(text: Text, table: int, seat: int) -> Button:
    """On the desk: opens the list."""
    return posts.button(table, "plans", text("button-plans"), str(seat))


def done(text: Text, half: Half) -> str:
    """What is said once it is set."""
    lasts = text(f"order-lasts-{half.lasts}")
    return text("plans-done", plan=told(text, half.order, half.values), lasts=lasts)
