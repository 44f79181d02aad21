"""Many answers at once: several menus side by side, at the desk and in the call, each answer one press."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules import Pick
from bot.text.fluent import text
from bot.ui.common.draft import Context, Draft, Menu
from bot.ui.panel import call, menus
from bot.ui.panel.panel import panel

from .decisions import DECLINE, MANY, decision
from .test_panel import context as of_puerto_rico
from .test_panel import parse

SIDES = ("forest_meadow", "mountain_settlement", "forest_mountain", "meadow_settlement")
WAYS = tuple((side, one, two) for side in SIDES for one in MANY[4:12] for two in MANY[4:12] if one < two)[:74]
LAY = Pick("place", ("side", "first", "second"), WAYS)


def context() -> Context:
    return replace(of_puerto_rico(), text=text("en", "cooper_island"))


def test_what_does_not_fit_one_menu_is_in_several_and_none_is_left_out() -> None:
    for n in (26, 50, 60, 74):
        found = menus.parts(LAY, WAYS[:n], 3)
        assert [words for part in found for words in part.answers] == list(WAYS[:n])
        assert all(len(part.answers) <= 25 for part in found) and len(found) <= 3
        assert all(words[part.facet] in part.values for part in found for words in part.answers)
    assert not menus.parts(LAY, WAYS, 2)


def test_each_value_has_a_menu_of_its_own_where_there_are_enough() -> None:
    few = [words for side in SIDES[:3] for words in [w for w in WAYS if w[0] == side][:10]]
    assert [part.values for part in menus.parts(LAY, few, 3)] == [(side,) for side in dict.fromkeys(w[0] for w in few)]


def test_one_press_gives_any_of_them_at_the_desk_and_in_the_call() -> None:
    d, ctx = decision(LAY, DECLINE), context()
    for rows in (panel(d, Draft(), ctx).rows, call.answers(d, ctx).rows):
        shown = [row for row in rows if isinstance(row, Menu)]
        assert len({menu.id for menu in shown}) == 3 and all(parse(menu.id)[0] == "pick" for menu in shown)
        said = [choice.value.removeprefix("place/") for menu in shown for choice in menu.choices]
        assert [value for value in said if value != "?"] == ["/".join(words) for words in WAYS]


def test_what_is_too_much_for_the_call_waits_at_the_desk_and_the_rest_stands_there() -> None:
    wide = tuple((side, one, two) for side in SIDES for one in MANY[4:24] for two in MANY[4:24] if one < two)
    d, ctx = (
        decision(Pick("site", ("at",), tuple((at,) for at in MANY[:5])), Pick("place", LAY.facets, wide)),
        context(),
    )
    shown = call.answers(d, ctx)
    assert call.gives(shown, "site", (MANY[0],)) and not call.gives(shown, "place", wide[0])
    assert ctx.text("verb-place").casefold() in shown.lines[-1].casefold()
