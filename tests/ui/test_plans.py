"""The list of plans and the making of one: every order, part and value has its words, and all of it can be sent."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Event, Reason
from bot.rules.orders import Ending, Order, give
from bot.rules.prospects import against
from bot.service.core.model import Entry, SeatInfo, SeatOrders, StandingOrder, Table
from bot.text.fluent import LANGUAGES, Text, text
from bot.ui.common.draft import Menu
from bot.ui.common.limits import CHOICE, CHOICES, CONTENT, CUSTOM_ID, LABEL, PER_ROW, ROWS
from bot.ui.pages import plans as shown
from bot.ui.pages import why
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

FULL: dict[str, dict[str, str]] = {
    "puerto_rico": {"new_buildings": "true", "nobles": "true", "draft": "fixed", "loading": "ask"},
    "santa_maria": {"setup": "advanced", "gold": "ask"},
    "cooper_island": {},
    "boonlake": {},
}
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]


class Strict(Text):
    """A text that is missing, or lacks an argument, is a failure."""

    def __call__(self, id: str, /, **args: object) -> str:
        return self.strict(id, **args)


def table(game: str) -> Table:
    seats = tuple(SeatInfo(i, i + 1, name) for i, name in enumerate(("Anna", "Boris", "Vera")))
    fields: dict[str, Any] = dict.fromkeys(("guild", "channel", "thread", "owner", "size", "version", "epoch"), 0)
    fields |= {"n": 0, "card": 0, "created": 0.0, "touched": 0.0, "commitment": "", "question": "", "asked": ()}
    return Table(
        id=12_345_678, name="Amber Gull", game=game, options={}, status="running", locale="en", seats=seats, **fields
    )


def plans(game: str, *standing: StandingOrder) -> SeatOrders:
    rules = GAMES[game](FULL[game])
    view = rules.view(rules.setup(3, bytes(32)).state, 1)
    return SeatOrders(table(game), 1, standing, rules.orders(), view)


def plan(order: Order, **values: str) -> StandingOrder:
    given = give(order, values, "", 1)
    return StandingOrder(order.name, order, given)


def given_with(given: SeatOrders, reasons: tuple[Reason, ...]) -> SeatOrders:
    """The same, with what stands against the first of them."""
    first, *others = given.standing
    return msgspec.structs.replace(given, standing=(msgspec.structs.replace(first, against=reasons), *others))


def fits(post: Post) -> None:
    """Discord takes it."""
    assert 0 < len(post.content) <= CONTENT and len(post.rows) <= ROWS
    seen: set[str] = set()
    for row in post.rows:
        for part in [row] if isinstance(row, Menu) else row:
            assert len(part.id) <= CUSTOM_ID and part.id not in seen, part.id
            seen.add(part.id)
        if isinstance(row, Menu):
            assert 0 < len(row.choices) <= CHOICES and len({c.value for c in row.choices}) == len(row.choices)
            assert all(0 < len(c.label) <= CHOICE and len(c.hint) <= CHOICE for c in row.choices)
            assert sum(c.chosen for c in row.choices) <= 1
        else:
            assert len(row) <= PER_ROW and all(0 < len(b.label) <= LABEL for b in row)


def chosen(mine: SeatOrders, order: Order) -> shown.PlanDraft:
    """A plan with the first value of all that was still to be chosen."""
    draft = shown.begin(mine, order)
    for part in order.parts:
        if part.name not in draft.values:
            draft = shown.choose(draft, part.name, part.values[0])
    return shown.choose(draft, shown.LASTS, order.lasts[0])


def sets(post: Post) -> bool:
    return any(":planset:" in b.id for row in post.rows if not isinstance(row, Menu) for b in row)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_a_plan_begins_empty_and_can_be_set_once_all_is_chosen(game: str, language: str) -> None:
    words, mine = Strict(language, game), plans(game)
    details = {"second", "otherwise", "helper", "least", "which", "keep"}
    for order in mine.orders:
        draft = shown.begin(mine, order)
        assert set(draft.lacks) == {p.name for p in order.parts} - details | ({"lasts"} if order.lasts[1:] else set())
        while draft.lacks:
            post = shown.drafting(words, mine, draft)
            assert not sets(post) and all(words(f"order-part-{p}") in post.content for p in draft.lacks)
            menus = {m.id.split(":")[4]: m for m in post.rows if isinstance(m, Menu)}
            assert not any(c.chosen for p in draft.lacks for c in menus[p].choices)
            left = draft.lacks
            draft = shown.choose(draft, left[0], menus[left[0]].choices[0].value)
            assert draft.lacks == left[1:] and shown.read(mine, draft.told()) == draft
        assert sets(shown.drafting(words, mine, draft))


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_value_of_every_order_has_its_words_and_can_be_sent(game: str, language: str) -> None:
    words, mine = Strict(language, game), plans(game)
    for order in mine.orders:
        assert len(words(f"order-{order.name}")) <= 60 and len(words(f"order-{order.name}.about")) <= CHOICE
        assert words.has(f"order-{order.name}.about") and words.has(f"order-{order.name}.told")
        fits(shown.drafting(words, mine, shown.begin(mine, order)))
        begun = chosen(mine, order)
        fits(shown.drafting(words, mine, begun))
        for part in order.parts:
            for v in part.values:
                draft = shown.choose(begun, part.name, v)
                assert draft.values[part.name] == v and shown.read(mine, draft.told()) == draft
                fits(shown.drafting(words, mine, draft))
                assert not set("{}_") & set(shown.told(words, order, draft.values)), (order.name, v)
        for lasts in order.lasts:
            assert shown.choose(begun, shown.LASTS, lasts).lasts == lasts
        for menu in shown.drafting(words, mine, begun).rows:  # a menu with a value chosen shows no placeholder
            part = menu.id.split(":")[4] if isinstance(menu, Menu) else ""
            if isinstance(menu, Menu) and part in ("second", "otherwise", shown.LASTS):
                assert all(c.label.startswith(words(f"order-part-{part}")) for c in menu.choices if c.value[0] != "+")


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_all_plans_at_once_can_be_sent(game: str, language: str) -> None:
    words, orders = Strict(language, game), plans(game).orders
    for n in (0, 1, 5, 9, 10, len(orders)):
        post = shown.listing(words, plans(game, *(plan(o) for o in orders[:n])), words("plans-cleared"))
        fits(post)
        assert all(f"{i}. " in post.content for i in range(1, n + 1))


def test_of_many_values_there_are_pages() -> None:
    mine = plans("puerto_rico")
    order = next(o for o in mine.orders if o.name == "build")
    draft = shown.begin(mine, order)
    found: set[str] = set()
    for _ in range(5):
        menu = shown.drafting(text("en", "puerto_rico"), mine, draft).rows[0]
        assert isinstance(menu, Menu)
        found |= {c.value for c in menu.choices if not c.value.startswith(shown.MORE)}
        on = next((c.value for c in menu.choices if c.value.startswith(shown.MORE)), "")
        if not on:
            break
        draft = shown.choose(draft, "building", on)
    assert found == set(shown.fitting(mine, order.parts[0]))


def test_what_is_taken_instead_has_the_same_words() -> None:
    words, orders = text("en", "puerto_rico"), plans("puerto_rico").orders
    settle = next(o for o in orders if o.name == "settle")
    values = {"tile": "indigo", "second": "corn", "otherwise": "decline", "helper": "no"}
    told = shown.told(words, settle, values)
    assert told == "Settler: take indigo plantation, or else corn plantation, without a colonist; otherwise pass"


def test_nonsense_in_an_id_is_no_plan() -> None:
    mine = plans("puerto_rico")
    for told in (
        "",
        "build",
        "fly:a~b",
        "build:university~none~ask~yes~once",
        "build:university~none~ask~yes~forever~0",
    ):
        assert shown.read(mine, told) is None
    assert shown.read(mine, "build:castle~none~ask~yes~once~0") is None
    assert shown.read(mine, "build:university~none~ask~yes~once~٣") is None
    good = shown.read(mine, "build:university~none~ask~yes~once~0")
    assert good is not None and shown.choose(good, "building", "castle") == good
    assert shown.choose(good, "colour", "red") == good and shown.choose(good, shown.LASTS, "forever") == good


def test_what_a_plan_did_is_told_as_that_and_never_left_out() -> None:
    words = text("en", "puerto_rico")
    declined = Entry(5, 1, (Event("declined", 1, {"role": "settler"}),), 0.0, auto=True, by_order=True)
    placed = Entry(6, 1, (Event("placed", 1, {"places": {"corn": 1}}),), 0.0, auto=True, by_order=True)
    by_hand = Entry(7, 2, (Event("declined", 2, {"role": "settler"}),), 0.0)
    who = ("Anna", "Boris", "Vera")
    mark = words("by-plan", events="").strip()
    for entry in (declined, placed):
        assert mark in posts.digest(words, [entry], who)
        assert mark in posts.told(words, [entry], who)
    assert mark not in posts.digest(words, [by_hand], who)
    assert posts.digest(words, [declined, by_hand], who).count(mark) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_second_choice_offers_no_first_one(game: str) -> None:
    mine, words, found = plans(game), Strict("en", game), 0
    for order in mine.orders:
        if "second" not in [part.name for part in order.parts]:
            continue
        first, second = order.parts[0], next(part for part in order.parts if part.name == "second")
        for value in first.values:
            draft = shown.choose(shown.begin(mine, order), first.name, value)
            menus = [row for row in shown.drafting(words, mine, draft).rows if isinstance(row, Menu)]
            (menu,) = (m for m in menus if m.id.split(":")[4] == "second")
            assert value not in [c.value for c in menu.choices]
        value = next(v for v in first.values if v in second.values)
        draft = shown.choose(shown.choose(shown.begin(mine, order), "second", value), first.name, value)
        assert draft.values[first.name] == value and draft.values["second"] == "none"
        found += 1
    assert found or game == "cooper_island"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_for_what_cannot_be_had_now_says_so(language: str) -> None:
    said = Strict(language, "puerto_rico")
    rules = GAMES["puerto_rico"]({})
    state = rules.setup(3, bytes(32)).state
    (order,) = [o for o in rules.orders() if o.name == "build"]
    part = order.parts[0]
    now = part.now(rules.view(state, 1), 1)
    some = next(v for v in part.values if v in now)
    state.board[1].city = [some]
    state.buildings[some] -= 1
    for view, waits in ((rules.view(rules.setup(3, bytes(32)).state, 1), False), (rules.view(state, 1), True)):
        given = SeatOrders(table("puerto_rico"), 1, (plan(order, **{part.name: some}),), rules.orders(), view)
        (line,) = shown.standing(said, given)
        assert (said("plans-idle", what="§").partition("§")[0].rstrip(" (") in line) is waits
        reasons = against(rules, state if waits else rules.setup(3, bytes(32)).state, 1, order, {part.name: some})
        assert ("own" in [r.id for r in reasons]) is waits
        if waits:
            (line,) = shown.standing(said, given_with(given, reasons))
            assert why.told(said, reasons, posts.names(said, given.table)).rstrip(".") in line
    assert said("plans-waiting") in shown.standing(said, plans("puerto_rico", plan(order, **{part.name: some})))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_that_has_ended_says_how(language: str) -> None:
    said = Strict(language, "puerto_rico")
    order = next(o for o in GAMES["puerto_rico"]({}).orders() if o.name == "build")
    standing = plan(order, **{order.parts[0].name: order.parts[0].values[0]})
    told = set()
    for end in get_args(Ending)[1:]:
        line = shown.ended(said, [msgspec.structs.replace(standing, end=end)])
        assert said(f"plan-end-{end}") in line
        told.add(line)
    assert len(told) == 4 and shown.ended(said, []) == ""
