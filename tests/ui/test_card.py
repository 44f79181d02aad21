"""The card of a table: what it says and offers in every state, within Discord's limits in both languages."""

from itertools import product
from types import SimpleNamespace

import pytest

from bot.games import GAMES
from bot.rules import Line, Tally
from bot.text.fluent import Text
from bot.ui.common.draft import Menu
from bot.ui.common.limits import assert_sendable
from bot.ui.delivery.herald import Herald
from bot.ui.posts import card, posts
from tests.rules.toy.isle import Isle

from .tables import NASTY, payload, table

OPTIONS = GAMES["puerto_rico"].options


@pytest.mark.parametrize("status", ["lobby", "running", "over", "abandoned"])
@pytest.mark.parametrize("n", [1, 5])
@pytest.mark.parametrize("thread", [0, 10**18])
async def test_the_card_in_every_state(words, status, n, thread):
    post = card.card(words, table(n, status, thread=thread), 3, 5, OPTIONS)
    assert_sendable(payload(post))
    if status != "lobby":  # nothing of the lobby can be pressed any more
        assert [[b.label for b in row] for row in post.rows] == [[words("button-seal")]]
        assert "c" * 8 in post.content and "c" * 9 not in post.content
    assert (f"<#{thread}>" in post.content) == (status == "running" and bool(thread))
    if status == "running":  # until the thread is made nobody is sent anywhere, nor told to stay
        where = words("card-running", place=f"<#{thread}>") if thread else words("card-running-here")
        assert where in post.content.splitlines()
    for option in OPTIONS:
        counts = option.name != "draft"  # it counts with New Buildings only
        assert (words(f"option-{option.name}") in post.content) == (status == "lobby" and counts)


async def test_an_option_is_shown_where_it_changes_something(words):
    options = dict(GAMES["puerto_rico"]().chosen) | {"draft": "random"}
    for new, status in product(("false", "true"), ("lobby", "running")):
        found = table(3, status, options=options | {"new_buildings": new})
        shown = card.card(words, found, 3, 5, OPTIONS)
        assert (words("option-draft") in shown.content) == (new == "true")
        menus = [c.value for row in shown.rows if isinstance(row, Menu) for c in row.choices]
        assert ("draft=fixed" in menus) == (new == "true" and status == "lobby")
    santa = GAMES["santa_maria"].options
    found = table(3, options={"setup": "advanced"})
    assert "colonies" not in [o.name for o in card.counting(found, santa)]
    assert "colonies" in [o.name for o in card.counting(table(3, options={"setup": "basic"}), santa)]


class Words(Text):
    """The common texts with names for the options of a toy."""

    def __call__(self, id, /, **args):
        return id.removeprefix("option-") if id.startswith("option-") else super().__call__(id, **args)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_card_says_why_a_table_cannot_be_played_as_it_is_set_up(language):
    chosen = {"keeper": "no", "greed": "great", "start": "rich", "feud": "no"}
    found, words, rules = table(5, game="puerto_rico", options=chosen), Words(language), Isle(chosen)
    post = card.card(words, found, 2, 5, Isle.options, None, rules.misfits(5))
    assert_sendable(payload(post))
    told = [line for line in post.content.splitlines() if line.startswith("⚠️")]
    assert len(told) == 3 and all("{" not in line for line in told)
    greed, start, seats = told
    assert "greed" in greed and "keeper: keeper-yes" in greed and "start" in start and "2, 3" in start
    assert "5" in seats and "greed: greed-great" in seats
    menus = [c.value for row in post.rows if isinstance(row, Menu) for c in row.choices]
    assert {"greed=small", "start=poor"} <= set(menus) and "feud=yes" not in menus  # what can be done about it
    assert words("card-full", name=posts.escape(NASTY)) not in post.content


@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_the_card_that_is_posted_says_it_as_long_as_nobody_has_started(status):
    async def away(table):
        return {}

    rules = Isle({"start": "rich"})
    limits = SimpleNamespace(limits=lambda table: (2, 4))

    async def scores(number):
        return [Tally(0, (Line("chips", 67),), rank=1)]

    turns = SimpleNamespace(scores=scores)
    frontend = SimpleNamespace(
        tables=limits, away=away, rules=lambda table: rules, text=lambda table: Words("en"), turns=turns
    )
    found = table(4, status, options=dict(rules.chosen))
    post = await Herald._card_post(SimpleNamespace(frontend=frontend), found)
    assert ("⚠️" in post.content) == (status == "lobby")
    assert (" 67 points." in post.content) == (status == "over")


async def test_what_matters_most_and_what_others_depend_on_comes_first():
    for game in GAMES.values():
        names = [o.name for o in game.options]
        for option in game.options:
            if option.only_with is not None:
                name, value = option.only_with
                assert names.index(name) < names.index(option.name)
                assert value in next(o.values for o in game.options if o.name == name)
    assert [o.name for o in OPTIONS][:3] == ["new_buildings", "nobles", "draft"]


async def test_a_card_tells_what_is_not_as_usual_as_long_as_the_table_lasts(words):
    found = table(3, "running", options=dict(GAMES["puerto_rico"]().chosen) | {"points": "open"})
    content = card.card(words, found, 3, 5, OPTIONS).content
    assert f"{words('option-points')}: **{words('option-points-open')}**" in content
    assert words("option-mayor") not in content


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_a_table_older_than_an_option_has_it_as_usual(words, status):
    old = table(3, status, options={"points": "open"})
    now = table(3, status, options=dict(GAMES["puerto_rico"]().chosen) | {"points": "open"})
    assert card.card(words, old, 3, 5, OPTIONS) == card.card(words, now, 3, 5, OPTIONS)


@pytest.mark.parametrize(("n", "id"), [(2, "card-waiting"), (3, "card-ready"), (5, "card-full")])
async def test_a_lobby_says_when_it_can_start(words, n, id):
    found = table(n)
    content = card.card(words, found, 3, 5, OPTIONS).content
    owner = next(name for name, s in zip(posts.names(words, found), found.seats, strict=True) if s.user == found.owner)
    assert words(id, name=owner, least=3) in content and posts.escape(NASTY) in owner


async def test_every_other_value_of_every_option_is_in_the_menu(words):
    (menu,) = card.option_menus(words, table(options={"new_buildings": "true"}), OPTIONS)
    assert {c.value for c in menu.choices} == {
        *(f"{o.name}={v}" for o in OPTIONS[1:] for v in o.values[1:]),
        "new_buildings=false",
    }
    assert all(c.hint for c in menu.choices)


async def test_a_finished_card_says_who_has_won_and_with_how_many_points(words):
    found = table(3, "over")
    who = posts.names(words, found)
    tallies = [Tally(2, (Line("chips", 61),), rank=1), Tally(0, (Line("chips", 50),), rank=2)]
    said = card.card(words, found, 3, 5, OPTIONS, tallies=tallies).content
    assert f"{words('over-winner', n=1, names=who[2])} 61 " in said and words("card-over") not in said
    assert f"{words('over-winner', n=1, names=who[0])}" not in said
    shared = [Tally(i, (Line("chips", 61),), rank=1) for i in (0, 1)]
    said = card.card(words, found, 3, 5, OPTIONS, tallies=shared).content
    assert words("over-winner", n=2, names=words("list-and", first=who[0], last=who[1])) in said
    alone = [Tally(-1, (Line("chips", 70),), rank=1, missed=True), Tally(0, (Line("chips", 21),), rank=1, missed=True)]
    said = card.card(words, table(1, "over"), 1, 5, OPTIONS, tallies=alone).content
    assert f"{words('over-missed')} 21 " in said
    assert_sendable(payload(card.card(words, found, 3, 5, OPTIONS, tallies=shared)))
