"""Public messages: what they say in every state of a table, within Discord's limits in both languages."""

import json
from itertools import product

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Asked, Event, Line, Tally
from bot.service.course import Course
from bot.service.model import Entry, SeatInfo, Table
from bot.text.fluent import text
from bot.ui import adapter, card, posts, wording
from bot.ui.draft import Menu
from bot.ui.limits import ALT, CONTENT, assert_sendable

NASTY = "*_~`|>#[](<@everyone>):-*_~`|>#["
assert len(NASTY) == 32


def table(n=5, status="lobby", **changes):
    seats = [SeatInfo(i, 100 + i, NASTY) for i in range(n - 1)] + [SeatInfo(n - 1, computer="random")]
    given = {
        "id": 10**9,
        "name": NASTY,
        "game": "puerto_rico",
        "options": dict(GAMES["puerto_rico"]().chosen),
        "status": status,
        "guild": 1,
        "channel": 2,
        "thread": 0,
        "owner": 100,
        "locale": "en",
        "size": 0,
        "seats": tuple(seats),
        "version": 1,
        "epoch": 0,
        "commitment": "" if status == "lobby" else "c" * 64,
        "n": 400,
        "asked": () if status != "running" else tuple(Asked(i, "PlaceColonists", i + 7) for i in range(n)),
        "question": "",
        "card": 0,
        "created": 0.0,
        "touched": 0.0,
    }
    return Table(**given | changes)


def payload(post):
    """What discord.py would send for a post."""
    view = adapter.view_of(post.rows)
    return {
        "content": post.content,
        "components": view.to_components() if view else [],
        "attachments": [{"id": 0, "description": post.alt}] if post.alt else [],
        "allowed_mentions": adapter.mentions(post).to_dict(),
    }


@pytest.fixture(params=["en", "ru"])
def words(request):
    return text(request.param, "puerto_rico")


OPTIONS = GAMES["puerto_rico"].options


@pytest.mark.parametrize("status", ["lobby", "running", "over", "abandoned"])
@pytest.mark.parametrize("n", [1, 5])
@pytest.mark.parametrize("thread", [0, 10**18])
async def test_the_card_in_every_state(words, status, n, thread):
    post = card.card(words, table(n, status, thread=thread), 3, 5, OPTIONS)
    assert_sendable(payload(post))
    assert bool(post.rows) == (status == "lobby")
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
    content = card.card(words, table(n), 3, 5, OPTIONS).content
    assert words(id, name=posts.escape(NASTY), least=3) in content


async def test_every_other_value_of_every_option_is_in_the_menu(words):
    (menu,) = card.option_menus(words, table(options={"new_buildings": "true"}), OPTIONS)
    assert {c.value for c in menu.choices} == {
        *(f"{o.name}={v}" for o in OPTIONS[1:] for v in o.values[1:]),
        "new_buildings=false",
    }
    assert all(c.hint for c in menu.choices)


async def test_a_question_to_all_calls_exactly_the_people_among_them(words):
    found = table(5, "running")
    since = posts.digest(words, "puerto_rico", [loaded(i) for i in range(300)], posts.names(words, found))
    post = posts.question(words, found, found.asked, range(5), since, "x" * 300, key="17", undo=NASTY * 2)
    assert_sendable(payload(post))
    assert post.ping == (100, 101, 102, 103)
    assert "<@everyone>" not in post.content
    mentions = json.loads(json.dumps(payload(post)["allowed_mentions"]))
    assert sorted(map(int, mentions["users"])) == [100, 101, 102, 103] and not mentions.get("parse")


async def test_a_question_says_once_what_is_asked_and_of_whom(words):
    found = table(3, "running", asked=(Asked(0, "Build", 9),))
    post = posts.question(words, found, found.asked, [0], "", "round 7", key="17")
    assert post.content == f"🔔 <@100>: {words('call-Build')} · round 7"
    none = posts.question(words, found, found.asked, [], "", "round 7", key="17")
    assert none.content == f"{words('asked-Build', seat=posts.escape(NASTY))} · round 7" and not none.ping


def loaded(n, seat=0):
    args = {"good": "corn", "n": 3, "ship": "5", "points": 3}
    return Entry(
        n, seat, (Event("role_taken", seat, {"role": "captain", "doubloons": 0}), Event("loaded", seat, args)), 0.0
    )


async def test_what_happened_since_is_a_line_a_role_without_what_the_picture_shows(words):
    who, mayor = ["Anna", "Boris"], {"role": "mayor", "doubloons": 2}
    events = (
        Event("role_taken", 1, mayor),
        Event("colonists_taken", 0, {"n": 1}),
        Event("colonist_ship", None, {"n": 4}),
    )
    said = posts.digest(words, "puerto_rico", [Entry(1, 1, events, 0.0), loaded(2)], who)
    heads = f"{words('name-mayor')} (Boris, +{words('amount-n', n=2)}); {words('name-captain')} (Anna)"
    assert said.startswith(f"{heads} · Anna: 3 ") and "\n" not in said
    two = posts.digest(words, "puerto_rico", [loaded(1), loaded(2, 1)], who)
    assert [line.split(" · ")[0] for line in two.split("\n")] == [
        "",
        f"{words('name-captain')} (Anna)",
        f"{words('name-captain')} (Boris)",
    ]
    assert posts.headed(words, "desk-since", two).count(" \n") == 0
    assert posts.digest(words, "puerto_rico", [entry(1)], who) == ""


async def test_who_has_not_answered_yet_reads_what_happened_since_the_game_began(words):
    found = table(3, "running")
    late = posts.question(words, found, found.asked[:1], [0], "Boris", "round 1", begun=True)
    then = posts.question(words, found, found.asked[:1], [0], "Boris", "round 1")
    assert words("question-begun", events="Boris") in late.content
    assert words("question-since", events="Boris") in then.content and late.content != then.content


async def test_of_a_long_story_the_end_is_told_in_short_too(words):
    said = posts.digest(words, "puerto_rico", [*(loaded(i) for i in range(50)), loaded(50, 1)], ["Anna", "Boris"])
    assert len(said) <= posts.SINCE + 3
    assert said.startswith(f"\n{words('more')}\n") and "(Boris)" in said.split("\n")[-1]


async def test_what_comes_to_others_by_an_answer_is_not_told_with_it(words):
    taken = [Event("colonists_taken", seat, {"n": 1}) for seat in (0, 1)]
    said = posts.told(words, "puerto_rico", [Entry(1, 0, tuple(taken), 0.0)], ["Anna", "Boris"])
    assert "Anna" in said and "Boris" not in said


def entry(n, seat=0, undone=False):
    return Entry(n, seat, (Event("prospected", seat, {"n": 1}),), 0.0, undone=undone)


async def test_of_a_long_story_the_end_is_told(words):
    who = ["Anna", "Boris"]
    said = posts.told(words, "puerto_rico", [*(entry(i, 0) for i in range(100)), entry(100, 1)], who)
    assert len(said) <= posts.SINCE + 2
    assert said.startswith(words("more")) and said.rstrip(".").count("Boris") == 1
    assert posts.told(words, "puerto_rico", [entry(1), entry(2, 1, undone=True)], who).count("Boris") == 0


async def test_the_tally_and_the_answered_question(words):
    found = table(5, "running", asked=(Asked(3, "PlaceColonists", 9),))
    post = posts.tally(words, found, [0, 1], "head")
    assert_sendable(payload(post))
    assert post.content.startswith(f"head\n{posts.TALLY} ")
    again = posts.tally(words, found, [0, 1, 2], f"{post.content}")
    assert again.content.count(posts.TALLY) == 1 and again.content.startswith("head\n")
    for why in ("", "undone", "handed", "abandoned", "over"):
        done = posts.answered(words, found, why, 2, "")
        assert_sendable(payload(done))
        assert not done.rows and not done.ping and done.content


async def test_the_final_score(words):
    lines = tuple(Line(i, 40) for i in ("chips", "buildings", "guild_hall", "residence", "fortress", "city_hall"))
    tallies = [Tally(i, lines, (1,), rank=1 if i < 2 else i + 1) for i in range(5)]
    post = posts.over(words, table(5, "over"), tallies, 612)
    assert_sendable(payload(post))
    assert post.content.count("240") == 5
    who = posts.names(words, table(5, "over"))
    assert words("over-winner", n=2, names=wording.listed(words, who[:2])) in post.content


async def test_the_end_tells_what_nobody_has_been_told(words):
    """What the computer did after the last answer of a person, and why the game is over; who wins is said already."""
    found = table(5, "over")
    end = (Event("ending", None, {"reason": "colonists"}), Event("over", None, {"winners": (0, 1)}))
    played = [entry(1, 0), entry(2, 1), Entry(3, 2, (Event("prospected", 2, {"n": 7}), *end), 0.0, auto=True)]
    told = posts.last_moves(words, found, played)
    assert wording.say_event(words, "puerto_rico", end[0], ()) in told
    assert wording.say_event(words, "puerto_rico", end[1], posts.names(words, found)) not in told
    tallies = [Tally(0, (Line("chips", 4),), rank=1)]
    assert posts.over(words, found, tallies, 3, told).content.endswith(told)
    assert posts.last_moves(words, found, played[:2]) == ""  # the answer of a person is told by its own question
    undone = [*played[:2], msgspec.structs.replace(played[2], undone=True)]
    assert posts.last_moves(words, found, undone) == ""


async def test_alone_a_goal_that_is_missed_is_no_win(words):
    for missed, said in (
        (True, words("over-missed")),
        (False, words("over-winner", n=1, names=posts.names(words, table(1, "over"))[0])),
    ):
        post = posts.over(words, table(1, "over"), [Tally(0, (Line("guild_hall", 70),), rank=1, missed=missed)], 90)
        assert said in post.content.splitlines()


async def test_the_story_of_a_game(words):
    course = Course("round", tuple(tuple(range(seat, seat + 40)) for seat in range(5)), ())
    post = posts.story(words, table(5, "over"), course, b"chart", b"film")
    assert_sendable(payload(post))
    chart, film = adapter.new(post)["files"]
    assert (chart.filename, film.filename) == ("points-1000000000.png", "game-1000000000.gif")
    assert adapter.new(post)["silent"]
    assert f"{NASTY}: {', '.join(map(str, range(40)))}." in chart.description
    assert len(chart.description) <= ALT and 0 < len(film.description) <= ALT
    (alone,) = adapter.new(posts.story(words, table(5, "over"), course, b"chart", b""))["files"]
    assert alone.filename == chart.filename


async def test_what_decided_a_tie_is_told_only_where_there_was_one(words):
    lines = (Line("chips", 10),)
    tallies = [Tally(0, lines, (7,), rank=1), Tally(1, lines, (3,), rank=2), Tally(2, (), (9,), rank=3)]
    first, second, third = posts.score_lines(words, tallies, ["Anna", "Boris", "Vera"])
    assert f"{wording.inside(words('score-tie'))} 7" in first and f"{wording.inside(words('score-tie'))} 3" in second
    assert wording.inside(words("score-tie")) not in third


async def test_points_lost_have_a_minus_and_no_hyphen(words):
    (line,) = posts.score_lines(words, [Tally(0, (Line("chips", 3), Line("buildings", -4)), rank=1)], ["Anna"])
    assert "−4" in line and "−1" in line and "-" not in line


@pytest.mark.parametrize("id", list(text("en").ids("notice-")))
async def test_every_notice(words, id):
    args = dict.fromkeys(("name", "to", "ref", "table", "mentions", "seat", "place", "names"), NASTY)
    post = posts.notice(words, id, args | {"mentions": "<@1>"})
    assert_sendable(payload(post))
    assert post.content and not post.ping


CALLED = [("santa_maria", "year", "round"), ("puerto_rico", "round", "year")]


@pytest.mark.parametrize(("game", "unit", "other"), CALLED)
def test_the_story_counts_as_its_game_does(game, unit, other):
    ru = {"year": "год", "round": "раунд"}
    found = table(3, "running", game=game)
    course = Course(unit, ((1, 2), (3, 4), (5, 6)), ())
    for language, of, never in (("en", unit, other), ("ru", ru[unit], ru[other])):
        post = posts.story(text(language, game), found, course, b"chart", b"film")
        said = post.content + "".join(f.alt for f in post.files)
        assert of in said and never not in said


def test_names_lose_their_power():
    assert posts.escape("Anna") == "Anna"
    escaped = posts.escape(NASTY)
    assert "<@" not in escaped and "**" not in escaped
    assert escaped.replace("\\", "") == NASTY


def test_long_boards_take_several_messages():
    assert posts.pages(["a", "b"]) == ["a\nb"]
    assert posts.pages([]) == [""]
    found = posts.pages(["x" * 900] * 5)
    assert [len(page) for page in found] == [1801, 1801, 900] and all(len(p) <= CONTENT for p in found)


def test_lines_are_cut_to_what_a_message_holds():
    assert len(posts.lines(*["x" * 999] * 3)) == CONTENT
    assert posts.lines("a", "", "b") == "a\nb"


async def test_an_edit_calls_nobody_and_a_stopped_view_is_not_kept():
    post = posts.Post("x", ((posts.button(1, "desk", "Go"),),), b"png", "alt", ping=(5,))
    assert adapter.new(post)["allowed_mentions"].to_dict()["users"] == [5]
    changed = adapter.change(post)
    assert not changed["allowed_mentions"].to_dict().get("users")
    assert "attachments" not in changed and adapter.change(post, picture=True)["attachments"]
    assert adapter.change(posts.Post("x"), picture=True)["attachments"] == []
    assert adapter.view_of(post.rows).is_finished()
    assert adapter.view_of(()) is None


def test_a_lent_seat_still_bears_the_name_of_its_person(words):
    lent = SeatInfo(1, computer="heuristic", belongs=7, belongs_name="Anna")
    plain, given = SeatInfo(0, computer="random"), SeatInfo(2, 9, "Boris")
    shown = posts.plain_names(words, table(seats=(plain, lent, given)))
    assert shown == (words("computer-name", n=1), words("computer-for", name="Anna"), "Boris")
