"""A person's plans at a table, as a private message: what stands, each with a button that clears it, and what could.

Nothing is kept for it: the draft is in the ids of its menus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.rules.orders import NONE, SECOND, Given, Order, Part
from bot.service.core.model import SeatOrders, StandingOrder
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Choice, Menu, Row
from ..common.limits import CHOICE, CHOICES, PER_ROW, PLACEHOLDER, cut
from ..common.press import public_id
from ..posts import posts
from ..posts.posts import Post
from . import why

LASTS = "lasts"  # the part that every plan has
MORE = "+"  # begins the value that turns to the next page of a menu
BUTTONS = 9  # so many plans or fewer have a button each
SEPARATOR = "~"
ENDED = 300  # characters about plans that have ended; the rest of the desk needs room


class PlanDraft(msgspec.Struct, frozen=True):
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


def begin(plans: SeatOrders, order: Order) -> PlanDraft:
    """A plan in which nothing is chosen but details that may stay as they are: none is set by one press too many."""
    values = {part.name: fitting(plans, part)[0] for part in order.parts if part.usual}
    return PlanDraft(order, values, order.lasts[0] if len(order.lasts) == 1 else "")


def read(plans: SeatOrders, told: str) -> PlanDraft | None:
    """What `PlanDraft.told` has told; None where it is nonsense, or the rules have changed."""
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
    return PlanDraft(order, {part.name: v for part, v in zip(order.parts, values, strict=True) if v}, lasts, int(page))


def choose(draft: PlanDraft, part: str, value: str) -> PlanDraft:
    """The plan after a choice; a value that is not there changes nothing."""
    if value.startswith(MORE) and value[1:].isdigit():
        return msgspec.structs.replace(draft, page=int(value[1:]) % 1000)
    if part == LASTS:
        lasts = next((x for x in draft.order.lasts if x == value), draft.lasts)
        return msgspec.structs.replace(draft, lasts=lasts)
    if any(p.name == part and value in p.values for p in draft.order.parts):
        values = draft.values | {part: value}
        if part == draft.order.parts[0].name and values.get(SECOND) == value:
            values[SECOND] = NONE  # what is the first choice now is none to fall back on
        return msgspec.structs.replace(draft, values=values)
    return draft


def fitting(plans: SeatOrders, part: Part, first: str = "") -> tuple[str, ...]:
    """The values that make sense just now; all of them where none does. What is the `first` choice is no second one."""
    now = part.now(plans.view, plans.seat) if part.now is not None else part.values
    values = tuple(v for v in part.values if part.name != SECOND or v != first)
    return tuple(v for v in values if v in now) or values


def value(text: Text, order: Order, part: str, chosen: str) -> str:
    """A value of a part in words; what is taken instead is named like the first."""
    facet = order.parts[0].name if part == SECOND and not text.has(f"value-second-{chosen}") else part
    return wording.value_name(text, facet, chosen)


def told(text: Text, order: Order, values: Mapping[str, str]) -> str:
    """A plan in words: "Trader: sell coffee, for at least 3 doubloons"."""
    args: dict[str, object] = {}
    for part, chosen in values.items():
        args[part], args[f"{part}_id"] = wording.inside(value(text, order, part, chosen)), chosen
    return text(f"order-{order.name}.told", **args)


def lasting(text: Text, given: Given) -> str:
    return text(f"order-lasts-{given.lasts}")


def standing(text: Text, plans: SeatOrders) -> list[str]:
    """A line for each plan that stands, with how it stands."""
    return [
        text(
            "plans-line",
            n=n,
            plan=told(text, p.order, p.given.values),
            lasts=lasting(text, p.given),
            state=state(text, plans, p),
        )
        for n, p in enumerate(plans.standing, 1)
    ]


def state(text: Text, plans: SeatOrders, plan: StandingOrder) -> str:
    """Whether a plan waits, waits for something that cannot be had as the table stands, or can never answer."""
    if plan.given.lasts != "always" and plan.order.late is not None and plan.order.late(plans.view, plans.seat):
        return text("plans-dead")
    if plan.against:
        return text("plans-idle-why", reasons=why.told(text, plan.against, posts.names(text, plans.table)).rstrip("."))
    part = plan.order.parts[0] if plan.order.parts else None
    if part is None or part.now is None:
        return text("plans-waiting")
    chosen = plan.given.values[part.name]
    if chosen in part.now(plans.view, plans.seat):
        return text("plans-waiting")
    return text("plans-idle", what=wording.inside(value(text, plan.order, part.name, chosen)))


def ended(text: Text, over: Sequence[StandingOrder]) -> str:
    """That these stand no longer, and how each has ended; "" for none."""
    said = "; ".join(
        text("plans-ended", plan=told(text, p.order, p.given.values), end=text(f"plan-end-{p.end or 'changed'}"))
        for p in over
    )
    return text("desk-plans-over", n=len(over), plans=cut(said, ENDED)) if over else ""


def listing(text: Text, plans: SeatOrders, head: str = "") -> Post:
    """All plans of a seat, and a menu of what else could be decided."""
    title = text("plans-title", name=posts.escape(plans.table.name))
    said = [*(standing(text, plans) or [text("plans-none")]), ended(text, plans.ended)]
    pace = "slow" if plans.unhurried else "at-once"
    turn = posts.button(plans.table.id, "planpace", text("button-plans-pace", pace=pace), f"{plans.seat}:{pace}")
    rows = [*_clearing(text, plans), _adding(text, plans), (turn,)]
    how = f"-# {text('plans-how')} {text('plans-pace', pace=pace)}"
    return Post(posts.lines(title, head, *said, how), tuple(rows))


def _clearing(text: Text, plans: SeatOrders) -> list[Row]:
    seat, found = plans.seat, plans.standing
    if not found:
        return []
    everything = posts.button(plans.table.id, "planclear", text("button-plans-clear"), f"{seat}:", "danger")
    if len(found) <= BUTTONS:
        single = [
            posts.button(plans.table.id, "planclear", text("button-plan-clear", n=n), f"{seat}:{p.key}")
            for n, p in enumerate(found, 1)
        ]
        buttons = [*single, everything] if len(found) > 1 else single
        return [tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW)]
    lines = standing(text, plans)
    choices = [Choice(p.key, cut(line, CHOICE)) for p, line in zip(found, lines, strict=True)][:CHOICES]
    id = public_id(plans.table.id, "planclear", f"{seat}:*")
    return [Menu(id, cut(text("plans-clear"), PLACEHOLDER), tuple(choices)), (everything,)]


def _adding(text: Text, plans: SeatOrders) -> Menu:
    choices = [
        Choice(o.name, cut(text(f"order-{o.name}"), CHOICE), cut(text(f"order-{o.name}.about"), CHOICE))
        for o in plans.orders
    ]
    placeholder = cut(text("plans-add"), PLACEHOLDER)
    return Menu(public_id(plans.table.id, "planpick", str(plans.seat)), placeholder, tuple(choices[:CHOICES]))


def drafting(text: Text, plans: SeatOrders, draft: PlanDraft) -> Post:
    """A plan being made: a menu for each of its parts, and, once all is chosen, a button that sets it."""
    order = draft.order
    title, about = text(f"order-{order.name}"), text(f"order-{order.name}.about")
    menus: list[Row] = [_part_menu(text, plans, draft, part) for part in order.parts]
    if len(order.lasts) > 1:
        lasts = tuple(_named(text, LASTS, x, text(f"order-lasts-{x}"), x == draft.lasts) for x in order.lasts)
        menus.append(Menu(_id(plans, draft, LASTS), cut(text("order-part-lasts"), PLACEHOLDER), lasts))
    back = posts.button(plans.table.id, "planlist", text("button-plans-back"), str(plans.seat))
    if draft.lacks:
        said = text("plans-lacks", parts=wording.listed(text, [text(f"order-part-{p}") for p in draft.lacks]))
        return Post(posts.lines(title, f"-# {about}", said), (*menus, (back,)))
    set_it = posts.button(plans.table.id, "planset", text("button-plan-set"), f"{plans.seat}:{draft.told()}", "good")
    plan = text("plans-draft", plan=told(text, order, draft.values))
    said = f"{plan} · {text(f'order-lasts-{draft.lasts}')}"
    return Post(posts.lines(title, f"-# {about}", said), (*menus, (set_it, back)))


def _part_menu(text: Text, plans: SeatOrders, draft: PlanDraft, part: Part) -> Menu:
    values = list(fitting(plans, part, draft.values.get(draft.order.parts[0].name, "")))
    chosen = draft.values.get(part.name, "")
    if chosen and chosen not in values:
        values.insert(0, chosen)
    if len(values) > CHOICES:  # a page of them, and a way on
        pages = [values[i : i + CHOICES - 1] for i in range(0, len(values), CHOICES - 1)]
        page = draft.page % len(pages)
        choices = [_choice(text, draft.order, part, v, chosen) for v in pages[page]]
        choices.append(Choice(f"{MORE}{(page + 1) % len(pages)}", cut(text("plans-more"), CHOICE)))
    else:
        choices = [_choice(text, draft.order, part, v, chosen) for v in values]
    placeholder = cut(text(f"order-part-{part.name}"), PLACEHOLDER)
    return Menu(_id(plans, draft, part.name), placeholder, tuple(choices))


def _choice(text: Text, order: Order, part: Part, v: str, chosen: str) -> Choice:
    said = value(text, order, part.name, v)
    if part.name in (SECOND, "otherwise"):
        return _named(text, part.name, v, said, v == chosen)
    return Choice(v, cut(wording.capital(said), CHOICE), chosen=v == chosen)


def _named(text: Text, part: str, v: str, said: str, chosen: bool) -> Choice:
    """A choice that says which menu it is of: where one is chosen already, nobody sees the menu's placeholder."""
    return Choice(v, cut(f"{text(f'order-part-{part}')}: {wording.inside(said)}", CHOICE), chosen=chosen)


def _id(plans: SeatOrders, draft: PlanDraft, part: str) -> str:
    return public_id(plans.table.id, "plandraft", f"{plans.seat}:{part}:{draft.told()}")


def desk_button(text: Text, table: int, seat: int) -> Button:
    """On the desk: opens the list."""
    return posts.button(table, "plans", text("button-plans"), str(seat))


def done(text: Text, draft: PlanDraft) -> str:
    """What is said once it is set."""
    lasts = text(f"order-lasts-{draft.lasts}")
    return text("plans-done", plan=told(text, draft.order, draft.values), lasts=lasts)
