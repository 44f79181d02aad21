"""What messages have in common: names without power, lines that fit, edits that call nobody; and notices."""

import pytest

from bot.rules import Event, Pick
from bot.service.core.model import Entry, SeatInfo
from bot.text.fluent import text
from bot.ui.common import wording
from bot.ui.common.limits import CONTENT, assert_sendable
from bot.ui.common.signs import Signs
from bot.ui.posts import adapter, posts

from .tables import NASTY, payload, table


@pytest.mark.parametrize("id", list(text("en").ids("notice-")))
async def test_every_notice(words, id):
    args = dict.fromkeys(("name", "to", "ref", "table", "mentions", "seat", "place", "names"), NASTY)
    post = posts.notice(words, id, args | {"mentions": "<@1>"})
    assert_sendable(payload(post))
    assert post.content and not post.ping


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


async def test_an_edit_marks_whom_the_post_calls_and_nobody_else_and_a_stopped_view_is_not_kept():
    post = posts.Post("x", ((posts.button(1, "desk", "Go"),),), b"png", "alt", ping=(5,))
    assert adapter.new(post)["allowed_mentions"].to_dict()["users"] == [5]
    changed = adapter.change(post)
    assert changed["allowed_mentions"].to_dict()["users"] == [5]
    assert not adapter.change(posts.Post("<@5>"))["allowed_mentions"].to_dict().get("users")
    assert "attachments" not in changed and adapter.change(post, picture=True)["attachments"]
    assert adapter.change(posts.Post("x"), picture=True)["attachments"] == []
    assert adapter.view_of(post.rows).is_finished()
    assert adapter.view_of(()) is None


def test_a_lent_seat_still_bears_the_name_of_its_person(words):
    lent = SeatInfo(1, computer="heuristic", belongs=7, belongs_name="Anna")
    plain, given = SeatInfo(0, computer="random"), SeatInfo(2, 9, "Boris")
    shown = posts.plain_names(words, table(seats=(plain, lent, given)))
    assert shown == (words("computer-name", n=1), words("computer-for", name="Anna"), "Boris")


def test_a_story_bears_the_signs_of_its_things_where_it_is_short_enough():
    en, signs = text("en", "puerto_rico"), Signs()
    events = (Event("settled", 0, {"tile": "indigo", "who": "none", "colonist": False}),)
    entries = [Entry(1, 0, events, 0.0)]
    plain = posts.digest(en, entries, ("Anna",))
    assert posts.digest(en, entries, ("Anna",), signs=signs) == plain and "<:" not in plain
    signs.known["indigo"] = "<:indigo_123abc:123456789012345678>"
    assert f"{signs.known['indigo']} indigo" in posts.digest(en, entries, ("Anna",), signs=signs)
    many = [Entry(n, 0, events, 0.0) for n in range(1, 18)]
    assert posts.digest(en, many, ("Anna",), signs=signs) == posts.digest(en, many, ("Anna",))
    assert "<:" not in wording.answer(en, Pick("sell", ("good",), (("indigo",),)), ("indigo",)), "labels bear none"
