"""What people or Discord do wrong: each gets one clear sentence in the reader's language, and nothing changes."""

import asyncio
import re
import sqlite3

import pytest

import storage
from bot.sandbox import look
from bot.text.fluent import text

from .stage import CALLED, YOUR_TURN, Stage, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


def words_of(person):
    return RU if person.user.locale == "ru" else EN


async def state(stage, table=1):
    """What must not change: version and log length, seats and status."""
    found = await stage.frontend.tables.find(table)
    return found.version, found.n, found.seats, found.status, found.options


async def governor(stage, question):
    """Whoever is asked, with their desk open."""
    (person,) = stage.called(question)
    return person, (await person.press(question, custom_id=YOUR_TURN)).message


async def test_a_stranger_presses_and_is_told_who_is_waited_for(stage):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    gleb, before = stage.person("Gleb"), await state(stage)
    for result in (await gleb.press(question, custom_id=YOUR_TURN), await gleb.command("play", question["channel_id"])):
        assert result.ephemeral
        assert EN("refused-not-seated") in result.text and asked.name in result.text
    refused = await gleb.command("puerto-rico take", question["channel_id"], role="settler")
    assert refused.text == EN("refused-not-seated")
    assert await state(stage) == before


async def test_somebody_who_is_not_asked_is_told_who_is(stage):
    _, question = await stage.started(4)
    (asked,) = stage.called(question)
    other = next(p for p in stage.people() if p is not asked)
    result = await other.press(question, custom_id=YOUR_TURN)
    assert asked.name in result.text and not has(result.message, "^d:")
    typed = await other.command("puerto-rico take", question["channel_id"], role="settler")
    assert typed.text == words_of(other)("refused-not-your-turn", waiting=asked.name)


async def test_a_stale_menu_says_so_and_gives_the_fresh_desk(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    old = next(i for i in ids(desk) if ":pick:" in i)
    await person.select(desk, "captain")
    await person.press(desk, custom_id=re.compile(":ok:"))
    before = await state(stage)
    again = await person.forge_select(desk, old, ["settler"])
    assert words_of(person)("refused-menu-out-of-date") in again.text
    assert await state(stage) == before


async def test_a_foreign_desk_is_refused(stage):
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    other = next(p for p in stage.people() if p is not person)
    before = await state(stage)
    menu = next(i for i in ids(desk) if ":pick:" in i)
    found = stage.sandbox.audience.visible(person.id, desk["id"])
    result = await other.settle(
        other.does.forge_component(found, {"custom_id": menu, "component_type": 3, "values": ["settler"], "id": 1})
    )
    assert words_of(other)("refused-not-seated") in look.words(result.messages[-1])
    assert await state(stage) == before


async def test_two_presses_in_the_same_moment_are_one_move(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "prospector")
    n = (await state(stage))[1]
    ok = next(i for i in ids(person.shown(desk)) if ":ok:" in i)
    first, second = await asyncio.gather(person.press(desk, custom_id=ok), person.forge_press(desk, ok))
    assert not first.failed and not second.failed
    assert (await state(stage))[1] == n + 1


async def test_a_confirmed_answer_is_for_the_question_of_the_button_whatever_comes_in_between(stage, monkeypatch):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "prospector")
    ok = next(i for i in ids(person.shown(desk)) if ":ok:" in i)
    act, given = stage.frontend.turns.act, []

    async def noted(table, user, verb, said, tag="", seat=None, *, sure=True):
        given.append((seat, tag))
        return await act(table, user, verb, said, tag, seat, sure=sure)

    monkeypatch.setattr(stage.frontend.turns, "act", noted)
    await person.press(desk, custom_id=ok)
    assert given == [(int(ok.split(":")[2]), ok.split(":")[3])]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("x:1:2", "trouble-expired"),
        ("t:1:explode", "trouble-expired"),
        ("t:999:desk", "refused-no-table"),
        ("t:999:join", "refused-no-table"),
        ("d:999:0:0.1:ok:", "refused-no-table"),
        ("t:1:options:0", "refused-not-on-offer"),
        ("d:1:0:0.99:ok:", None),
        ("d:1:77:0.1:ok:", "refused-not-seated"),
        ("t:1:log:99999999999999", None),
        ("t:1:unmake:nonsense", "refused-undo-nothing"),
    ],
)
async def test_a_forged_button(stage, id, said):
    _, question = await stage.started(3)
    anna, before = stage.person("Anna"), await state(stage)
    result = await anna.forge_press(question, id)
    assert not result.failed
    if said:
        shown = result.messages[-1] if result.messages else result.message
        assert EN(said, table="?") in look.words(shown)
    assert await state(stage) == before


async def test_a_forged_value_is_told(stage):
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    menu, before = next(i for i in ids(desk) if ":pick:" in i), await state(stage)
    result = await person.forge_select(desk, menu, ["admiral"])
    assert words_of(person)("refused-not-on-offer") in result.text
    assert await state(stage) == before


async def test_a_typed_value_that_is_not_on_offer(stage):
    _, question = await stage.started(4)
    (person,), before = stage.called(question), await state(stage)
    result = await person.command("puerto-rico take", question["channel_id"], role="admiral")
    assert "admiral" in result.text and result.ephemeral
    assert await person.complete("puerto-rico guest-house guest", "place", "", question["channel_id"]) == []
    guest = await person.command("puerto-rico guest-house go-on", question["channel_id"])
    assert words_of(person)("verb-go_on").lower() in guest.text.lower()
    other = await person.command("puerto-rico sell", question["channel_id"], good="corn")
    assert other.ephemeral and other.text
    assert await state(stage) == before


async def test_a_full_lobby_and_one_that_has_started(stage):
    card = await stage.open(3, seats=3)
    gleb, before = stage.person("Gleb"), await state(stage)
    result = await gleb.press(card, custom_id=re.compile(":join$"))
    assert EN("refused-full") in look.words(result.messages[-1])
    assert await state(stage) == before
    boris = stage.person("Boris")
    refused = await boris.select(card, "random", custom_id=re.compile(":computer$"))
    assert RU("refused-not-owner", owner="Anna") in look.words(refused.messages[-1])
    again = await boris.press(card, custom_id=re.compile(":join$"))
    assert RU("refused-already-seated") in look.words(again.messages[-1])

    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    await gleb.wait_message(contains=re.compile(CALLED))
    before = await state(stage)
    for what in ("join", "leave", "start", "computer"):
        result = await gleb.forge_press(card, f"t:1:{what}")
        assert EN("refused-not-lobby") in look.words(result.messages[-1])
    assert await state(stage) == before


async def test_too_few_to_start(stage):
    card = await stage.open(1)
    result = await stage.person("Anna").press(card, custom_id=re.compile(":start$"))
    assert EN("refused-too-few", least=2, n=1, most=5) in look.words(result.messages[-1])
    assert (await state(stage))[3] == "lobby"


async def test_a_deleted_thread_sends_the_game_to_the_channel(stage):
    await stage.careful()
    thread, question = await stage.started(4)
    person, _ = await governor(stage, question)
    mark = person.mark()
    stage.sandbox.moderator.delete_channel(thread["id"])
    again = await person.wait_message(contains=re.compile(CALLED), channel="games", ephemeral=False, after=mark)
    table = await stage.frontend.tables.find(1)
    told = [m for m in person.history("games") if EN("notice-moved", table=table.name) in m["content"]]
    assert len(told) == 1 and person.mention in again["content"]
    assert table.thread == 0
    desk = (await person.press(again, custom_id=YOUR_TURN)).message
    await person.select(desk, "captain")
    moved = person.mark()
    await person.press(desk, custom_id=re.compile(":ok:"))
    found = await person.wait_message(contains=re.compile(CALLED), channel="games", ephemeral=False, after=moved)
    assert EN("notice-moved", table=table.name) not in found["content"]


async def test_a_thread_deleted_while_the_bot_was_away(stage):
    await stage.careful()
    thread, question = await stage.started(4)
    (person,) = stage.called(question)
    await stage.down()
    stage.sandbox.moderator.delete_channel(thread["id"])
    await stage.up()
    moved = person.mark()
    desk = (await person.command("play", "games")).message
    await person.select(desk, "captain")
    await person.press(desk, custom_id=re.compile(":ok:"))
    found = await person.wait_message(contains=re.compile(CALLED), channel="games", ephemeral=False, after=moved)
    assert EN("notice-moved", table=(await stage.frontend.tables.find(1)).name) in found["content"]


async def test_a_deleted_question_changes_nothing(stage):
    await stage.careful()
    thread, question = await stage.started(4)
    person, _ = await governor(stage, question)
    stage.sandbox.moderator.delete_message(question["id"])
    mark = person.mark()
    desk = (await person.command("play", thread)).message
    await person.select(desk, "captain")
    await person.press(desk, custom_id=re.compile(":ok:"))
    await person.wait_message(contains=re.compile(CALLED), channel=thread, ephemeral=False, after=mark)


async def test_a_deleted_card_is_posted_again_while_it_is_needed(stage):
    card = await stage.open(2)
    anna = stage.person("Anna")
    stage.sandbox.moderator.delete_message(card["id"])
    mark = anna.mark()
    await anna.command("table options", option="points", value="open")
    fresh = await anna.wait_message(contains=re.compile("Boris"), ephemeral=False, after=mark)
    assert fresh["id"] != card["id"] and has(fresh, ":join$")
    # once it is running nothing on the card is needed any more
    await stage.frontend.tables.start(1, int(anna.id))
    await stage.frontend.service.outbox.drain()
    stage.sandbox.moderator.delete_message(fresh["id"])
    left = len(list(anna.history("games")))
    await stage.frontend.tables.pass_on(1, int(anna.id), int(stage.person("Boris").id))
    await stage.frontend.service.outbox.drain()
    assert len(list(anna.history("games"))) == left


@pytest.mark.parametrize("right", ["send_messages", "attach_files", "read_message_history"])
async def test_a_missing_permission_is_named_before_a_table_is_opened(stage, right):
    stage.sandbox.moderator.deny(right, channel="games")
    result = await stage.person("Boris").command("table new", game="puerto_rico")
    assert RU(f"permission-{right}") in result.text
    assert await stage.frontend.tables.in_channel(int(stage.person("Boris").channel("games"))) == []


async def test_a_permission_lost_in_the_middle_is_told_once_and_the_game_goes_on(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    stage.sandbox.moderator.deny("send_messages_in_threads", channel="games")
    mark = person.mark()
    await person.select(desk, "captain")
    done = await person.press(desk, custom_id=re.compile(":ok:"))
    assert "✓" in done.text
    told = await person.wait_message(channel="games", ephemeral=False, after=mark)
    assert EN("permission-send_messages_in_threads") in told["content"]


async def test_pictures_that_are_not_allowed_are_left_out(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    stage.sandbox.moderator.deny("attach_files", channel="games")
    mark = person.mark()
    await person.select(desk, "captain")
    await person.press(desk, custom_id=re.compile(":ok:"))
    asked = await person.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    assert not asked["attachments"] and EN("notice-no-picture") in asked["content"]


async def test_a_database_that_is_locked_by_somebody_else(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "captain")
    before = await state(stage)
    other = sqlite3.connect(stage.folder / "caravel.sqlite3", isolation_level=None)
    other.execute("begin immediate")
    try:
        refused = await person.press(desk, custom_id=re.compile(":ok:"))
        assert words_of(person)("refused-storage-locked") in look.words(refused.messages[-1])
        assert await state(stage) == before
    finally:
        other.close()
    assert "✓" in (await person.press(desk, custom_id=re.compile(":ok:"))).text


@pytest.mark.parametrize("kind", [storage.ReadOnly, storage.Unsure])
async def test_a_database_that_cannot_be_written_any_more(stage, monkeypatch, kind):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "captain")
    before = await state(stage)

    async def write(*args, **kwargs):
        raise kind("the database cannot be written")

    with monkeypatch.context() as broken:
        broken.setattr(stage.frontend.service.store.db, "write", write)
        refused = await person.press(desk, custom_id=re.compile(":ok:"))
        assert words_of(person)(f"refused-storage-{kind.reason}") in look.words(refused.messages[-1])
        assert await state(stage) == before
    assert "✓" in (await person.press(desk, custom_id=re.compile(":ok:"))).text


async def test_where_it_may_not_write_at_all_the_owner_is_told_in_private(stage):
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    stage.sandbox.moderator.deny("send_messages_in_threads", "send_messages", channel="games")
    anna = stage.person("Anna")
    mark = anna.mark()
    await person.select(desk, "captain")
    assert "✓" in (await person.press(desk, custom_id=re.compile(":ok:"))).text
    told = await anna.wait_message(
        contains=re.compile(re.escape(EN("permission-send_messages_in_threads"))), after=mark
    )
    assert told["channel_id"] == stage.sandbox.world.dm(anna.id).id
    # as soon as it may write again, the question comes by itself
    stage.sandbox.moderator.allow("send_messages_in_threads", "send_messages", channel="games")
    await stage.frontend.service.outbox.drain()
    await stage.frontend.service.store.db.write(lambda c: c.execute("update outbox set due = 0 where done_at is null"))
    stage.frontend.service.outbox.poke()
    await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
