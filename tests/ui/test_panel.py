"""The panel: every legal answer can be tapped, no other, within Discord's limits, in both languages."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings

from bot.rules import Decision, Pick, Refused, Spread
from bot.ui.common.limits import check
from bot.ui.panel.panel import Draft, Menu, panel, typed, typed_now

from .decisions import DECLINE, MANY, NAMED, WORDS, context, decision, decisions, one
from .pressing import parse, payload, presses, reached, tap


def legal(d: Decision) -> set[tuple[str, tuple[str, ...]]]:
    """Every answer by the offers alone, worked out by trying."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for o in d.offers:
        if isinstance(o, Pick):
            found |= {(o.verb, w) for w in o.options}
            continue
        for counts in itertools.product(*(range(c + 1) for c in o.caps)):
            try:
                o.check(o.words(counts))
            except Refused:
                continue
            found.add((o.verb, o.words(counts)))
    return found


SMALL = [name for name in NAMED if name != "wide spread"]


@pytest.mark.parametrize("name", SMALL)
def test_every_legal_answer_can_be_tapped_and_no_other(name: str) -> None:
    found, _ = reached(NAMED[name], context())
    assert found == legal(NAMED[name])


@settings(max_examples=60, deadline=None)
@given(decisions())
def test_any_question_at_all(d: Decision) -> None:
    found, panels = reached(d, context("ru"))
    assert found == legal(d)
    for p in panels:
        assert not check(payload(p)), p


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", NAMED)
def test_every_panel_keeps_discords_limits(name: str, locale: str) -> None:
    _, panels = reached(NAMED[name], context(locale), limit=100)
    for p in panels:
        assert not check(payload(p))
        assert len({i.id for row in p.rows for i in (row if isinstance(row, tuple) else (row,))}) == sum(
            len(row) if isinstance(row, tuple) else 1 for row in p.rows
        )


def test_five_answers_or_fewer_are_buttons() -> None:
    p = panel(NAMED["few answers"], Draft(), context())
    assert [[parse(b.id) for b in row] for row in p.rows if isinstance(row, tuple)] == [
        [("pick", "sell/corn"), ("pick", "sell/sugar"), ("pick", "decline")],
        [("help", "")],
    ]


def test_one_verb_with_a_choice_shows_its_menu_at_once_and_decline_beside_it() -> None:
    menu, below = panel(NAMED["one menu"], Draft(), context()).rows
    assert isinstance(menu, Menu) and len(menu.choices) == 20
    assert isinstance(below, tuple) and [parse(b.id) for b in below] == [("pick", "decline"), ("help", "")]


def test_a_lone_answer_beside_a_choice_is_not_as_prominent() -> None:
    d = decision(Pick("take", ("role",), (("mayor",), ("builder",))), Pick("take_without", ("role",), (("mayor",),)))
    (buttons, _) = panel(d, Draft(), context()).rows
    assert isinstance(buttons, tuple) and [b.style for b in buttons] == ["main", "main", "plain"]


def test_spots_are_listed_row_by_row() -> None:
    spots = [f"{column}{row}" for column in "CAB" for row in "231"]
    options = tuple((tile, spot) for tile in ("d01", "d02", "d03") for spot in spots)
    rows = panel(decision(Pick("place", ("tile", "at"), options)), Draft(), context()).rows
    cells = next(m for m in rows if isinstance(m, Menu) and m.choices[0].value != "d01")
    assert [c.value for c in cells.choices] == ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]


def test_an_answer_of_many_facets_is_a_line_of_one_of_several_menus() -> None:
    """Where facets are too many for a menu each: a menu for each value of the first, with whole answers."""
    d = NAMED["many facets"]
    menus = [row for row in panel(d, Draft(), context()).rows if isinstance(row, Menu)]
    assert [len(menu.choices) for menu in menus] == [12] * 3 and len({menu.id for menu in menus}) == 3
    assert [menu.choices[0].value for menu in menus] == ["A1/A5/a/b", "A2/A5/a/b", "A3/A5/a/b"]


def test_the_26th_value_is_on_the_second_page() -> None:
    d, ctx = NAMED["past a menu"], context()
    first = panel(d, Draft(), ctx).rows[0]
    assert isinstance(first, Menu) and len(first.choices) == 25
    assert (first.choices[-1].value, first.choices[-1].label) == (">1", "more… (2/3)")
    what, arg = parse(first.id)
    second = panel(d, tap(d, Draft(), what, arg, [">1"], ctx), ctx).rows[0]
    assert isinstance(second, Menu)
    assert [c.value for c in first.choices[:24]] + [c.value for c in second.choices[:24]] == list(MANY[:48])


def test_a_switch_stands_on_yes_and_can_be_turned_at_the_end() -> None:
    d, ctx = NAMED["switch"], context()
    draft = tap(d, Draft(), "pick", "build", ["A3/yes"], ctx)
    p = panel(d, draft, ctx)
    assert p.action and p.action.words == ("A3", "yes")
    turn = next(b for row in p.rows if isinstance(row, tuple) for b in row if parse(b.id)[0] == "set")
    p = panel(d, tap(d, draft, *parse(turn.id), [], ctx), ctx)
    assert p.action and p.action.words == ("A3", "no")


def test_a_switch_may_stand_a_third_way() -> None:
    d, ctx = NAMED["three ways"], context()
    draft = tap(d, Draft(), "pick", "settle", ["A3/yes"], ctx)
    p = panel(d, draft, ctx)
    turns = [parse(b.id)[1] for row in p.rows if isinstance(row, tuple) for b in row if parse(b.id)[0] == "set"]
    assert p.action and p.action.words == ("A3", "yes") and turns == ["settle/colonist/no", "settle/colonist/noble"]
    p = panel(d, tap(d, draft, "set", "settle/colonist/noble", [], ctx), ctx)
    assert p.action and p.action.words == ("A3", "noble")


def test_yes_or_no_that_follows_from_the_rest_is_no_switch_and_who_waits_for_where() -> None:
    d = NAMED["what follows"]
    rows = panel(d, Draft(), context()).rows
    assert not any(parse(b.id)[0] == "set" for row in rows if isinstance(row, tuple) for b in row)
    listed = [c.value for m in rows if isinstance(m, Menu) for c in m.choices]
    assert listed == ["/".join(words) for o in d.offers if isinstance(o, Pick) and o.facets for words in o.options]


def test_the_answers_that_are_left_are_one_menu() -> None:
    d, ctx = NAMED["facets"], context()
    menus = [m for m in panel(d, tap(d, Draft(), "set", "lay/at", ["A9"], ctx), ctx).rows if isinstance(m, Menu)]
    assert [[c.value for c in m.choices] for m in menus] == [
        [f"{t}/A9/{turn}" for t in MANY[:3] for turn in ("0", "90")]
    ]


def test_what_fits_a_menu_is_one_what_does_not_begins_with_its_first_choice_and_the_rest_are_buttons() -> None:
    d, ctx = NAMED["menu and buttons"], context()
    menu, first, free, beside = panel(d, Draft(), ctx).rows
    assert isinstance(menu, Menu) and len(menu.choices) == 20
    assert isinstance(first, Menu) and parse(first.id) == ("set", "barter/building") and len(first.choices) == 9
    assert isinstance(free, Menu) and parse(free.id) == ("pick", "guest") and len(free.choices) == 9
    assert isinstance(beside, tuple) and [parse(b.id) for b in beside] == [("pick", "decline"), ("help", "")]
    after = panel(d, tap(d, Draft(), "set", "barter/building", ["A3"], ctx), ctx)
    assert [parse(m.id) for m in after.rows if isinstance(m, Menu)] == [("pick", "barter")]


def test_where_all_may_go_the_suggestion_is_all_of_it() -> None:
    d, ctx = NAMED["all or some"], context()
    opened = tap(d, Draft(), "verb", "ship", [], ctx)
    p = panel(d, tap(d, opened, "suggest", "ship", [], ctx), ctx)
    assert p.action and set(p.action.words) == {"corn=4", "indigo=2", "sugar=2"}


def test_a_facet_with_one_value_left_is_told_and_asks_nothing() -> None:
    pairs = tuple((t, a) for t in MANY[1:6] for a in MANY[6:12])
    d = decision(Pick("lay", ("tile", "at"), (*pairs, ("A1", "Z9"))))
    ctx = context()
    p = panel(d, tap(d, Draft(), "set", "lay/tile", ["A1"], ctx), ctx)
    assert p.action and p.action.words == ("A1", "Z9")
    p = panel(d, tap(d, Draft(), "set", "lay/tile", ["A2"], ctx), ctx)
    assert p.action is None and any("A2" in line for line in p.lines)


@pytest.mark.parametrize("name", SMALL)
def test_back_returns_step_by_step_to_the_start(name: str) -> None:
    d, ctx = NAMED[name], context()
    draft, way = Draft(), []
    for _ in range(4):
        choice = next((x for x in presses(panel(d, draft, ctx)) if x[0] != "back"), None)
        after = tap(d, draft, *choice, ctx) if choice else draft
        if after == draft:
            break
        way.append(draft)
        draft = after
    for before in reversed(way):
        draft = tap(d, draft, "back", "", [], ctx)
        assert panel(d, draft, ctx) == panel(d, before, ctx)


@pytest.mark.parametrize(
    ("what", "arg", "values"),
    [
        ("pick", "sell/gold", []),
        ("pick", "sell", ["corn/corn"]),
        ("pick", "steal/corn", []),
        ("set", "sell/good", ["gold"]),
        ("set", "sell/price", ["1"]),
        ("put", "sell", ["corn"]),
        ("verb", "steal", []),
        ("suggest", "sell", []),
        ("nonsense", "", []),
        ("pick", "sell", []),
        ("pick", "sell", [">x"]),
    ],
)
def test_a_forged_press_changes_nothing(what: str, arg: str, values: list[str]) -> None:
    assert tap(NAMED["few answers"], Draft(), what, arg, values, context()) == Draft()


@pytest.mark.parametrize("values", [["corn", "corn", "corn"], ["gold"], ["corn", "gold"], ["indigo"], []])
def test_a_forged_count_changes_nothing(values: list[str]) -> None:
    assert tap(NAMED["spread"], Draft(), "put", "place", values, context()) == Draft()


def test_a_draft_for_another_question_is_forgotten() -> None:
    ctx = context()
    stale = Draft(verb="sell", facets={"good": "coffee"})
    assert panel(NAMED["few answers"], stale, ctx).rows == panel(NAMED["few answers"], Draft(), ctx).rows
    assert panel(NAMED["one menu"], stale, ctx).rows == panel(NAMED["one menu"], Draft(), ctx).rows


def test_draft_survives_being_saved() -> None:
    d, ctx = NAMED["spread"], context()
    draft = tap(d, tap(d, Draft(), "put", "place", ["sugar"], ctx), "put", "place", ["tobacco"], ctx)
    assert Draft.load(draft.dump()) == draft
    assert Draft.load(b"{nonsense") == Draft() == Draft.load(b"")


def test_suggest_completes_the_counts_and_keeps_what_was_placed() -> None:
    d, ctx = NAMED["spread"], context(brief={"suggested": {"corn": 1, "indigo": 1, "tobacco": 1, "sugar": 1}})
    p = panel(d, tap(d, Draft(), "suggest", "place", [], ctx), ctx)
    assert p.action and set(p.action.words) == {"corn=1", "indigo=1", "sugar=1", "tobacco=1"}
    put = tap(d, Draft(), "put", "place", ["sugar", "sugar#2"], ctx)
    p = panel(d, put, ctx)
    assert p.action and set(p.action.words) == {"corn=1", "indigo=1", "sugar=2"}


def test_moving_one_person_takes_two_taps() -> None:
    d, ctx = NAMED["spread complete"], context()
    p = panel(d, Draft(), ctx)
    assert p.action and set(p.action.words) == {"corn=1", "indigo=1"}  # staying is an answer at once
    moved = tap(d, tap(d, Draft(), "take", "place", ["indigo"], ctx), "put", "place", ["sugar"], ctx)
    p = panel(d, moved, ctx)
    assert p.action and set(p.action.words) == {"corn=1", "sugar=1"}


def test_all_can_be_taken_off_at_once() -> None:
    d, ctx = NAMED["wide spread"], context()
    draft = tap(d, Draft(), "take", "place", ["*"], ctx)
    assert draft.counts and not any(draft.counts.values())


def test_counts_can_be_typed_and_read_back() -> None:
    d, ctx = NAMED["spread"], context("ru")
    draft = typed(d, Draft(), "2 кукурузы, индиго, 1 sugar", ctx)
    p = panel(d, draft, ctx)
    assert p.action and set(p.action.words) == {"corn=2", "indigo=1", "sugar=1"}
    assert typed(d, Draft(), typed_now(d, draft, ctx), ctx).counts == draft.counts


def test_back_ends_somewhere() -> None:
    d, ctx = NAMED["spread"], context()
    draft = Draft()
    for n in range(100):
        draft = tap(d, draft, ("put", "take")[n % 2], "place", ["sugar"], ctx)
    assert len(draft.dump()) < 5000


def test_a_lone_free_action_does_not_hide_the_question() -> None:
    d = decision(DECLINE, one("hacienda", "face_down", "quarry", free=True))
    pressed = {(w, a) for w, a, _ in presses(panel(d, Draft(), context()))}
    assert pressed == {("pick", "decline"), ("pick", "hacienda/face_down"), ("pick", "hacienda/quarry")}


def test_hints_stand_above_buttons_and_below_the_lines_of_a_menu() -> None:
    hints = {
        ("sell", "good", WORDS[0]): ("panel-left", {"n": 2}),
        ("build", "building", "A1"): ("panel-left", {"n": 3}),
    }
    few = panel(NAMED["few answers"], Draft(), context(hints=hints))
    assert any("2 left to place." in line for line in few.lines)
    menu = panel(NAMED["one menu"], Draft(), context(hints=hints)).rows[0]
    assert isinstance(menu, Menu) and menu.choices[0].hint.startswith("3 left to place.")
    assert len(menu.choices[0].label) <= 24


def test_wide_spread_can_be_finished_by_suggestion() -> None:
    d, ctx = NAMED["wide spread"], context()
    assert isinstance(d.offers[0], Spread)
    p = panel(d, tap(d, Draft(), "suggest", "place", [], ctx), ctx)
    assert p.action and sum(d.offers[0].check(p.action.words).values()) == 60
