"""What Discord and discord.py are known to do to bots, each provoked once.

What is not here is elsewhere: what must be posted once in test_once; archived and locked threads in test_places; stale,
foreign and forged presses, permissions and deleted things in test_bad_input; kills in test_kills; the invite link in
test_start; boxes to type into in test_table; limits of payloads in Stage.
"""

import asyncio
import re
import threading
import time

import pytest

import bot.app
import bot.ui.delivery.herald
from bot.games import GAMES
from bot.sandbox import look

from .moves import EN, OK, RU, move
from .stage import CALLED, YOUR_TURN, Stage, has


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_dead_tokens_hinder_nothing(stage):
    """The message that pings is edited by its number, never through the interaction that caused it."""
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    await asked.press(question, custom_id=YOUR_TURN)
    stage.sandbox.expire_tokens()
    await move(stage, thread)
    await asked.wait_message(lambda m: m["id"] == question["id"] and not m["components"], ephemeral=False)


async def test_a_press_is_acknowledged_while_pictures_are_being_drawn(stage, monkeypatch):
    _thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    may_draw, render = threading.Event(), bot.app.render
    monkeypatch.setattr(stage.frontend.pictures, "_render", lambda *a, **k: may_draw.wait(300) and render(*a, **k))
    pressing = asyncio.create_task(asked.press(question, custom_id=YOUR_TURN))
    others = [p for p in stage.people() if p is not asked]
    try:
        for other in others:  # the drawing thread is taken, and yet everybody is acknowledged
            result = await other.press(question, custom_id=re.compile(":board$"), until="ack")
            assert not result.failed
        assert not pressing.done()
    finally:
        may_draw.set()
    assert has((await pressing).message, "^d:")


async def test_who_is_being_answered_is_answered_before_it_stops(stage, monkeypatch):
    _, question = await stage.started(4)
    (asked,) = stage.called(question)
    may_draw, drawing, render = threading.Event(), threading.Event(), bot.app.render

    def slow(*args, **kwargs):
        drawing.set()
        may_draw.wait(300)
        return render(*args, **kwargs)

    monkeypatch.setattr(stage.frontend.pictures, "_render", slow)
    pressing = asyncio.create_task(asked.press(question, custom_id=YOUR_TURN))
    try:
        await asyncio.to_thread(drawing.wait, 300)
        stopping = asyncio.create_task(stage.down())
        await asyncio.sleep(0)
        assert not stopping.done()
    finally:
        may_draw.set()
    assert has((await pressing).message, "^d:")
    await stopping
    assert not stage.sandbox.gateway.online


async def test_two_people_press_in_the_same_moment(stage):
    """In a simultaneous part the answers of others make mine not stale."""
    await stage.careful()
    thread, _ = await stage.started(4)
    asked = await stage.several_asked()
    assert len(asked) >= 2
    desks = [(await p.command("play", thread)).message for p in asked]

    async def answer(person, desk):
        if has(person.shown(desk), ":suggest:"):
            await person.press(desk, custom_id=re.compile(":suggest:"))
        await person.press(desk, custom_id=OK)
        return "✓" in look.words(person.shown(desk))

    assert all(await asyncio.gather(*(answer(p, d) for p, d in zip(asked, desks, strict=True))))


async def test_one_message_for_several_with_a_tally(stage):
    await stage.careful()
    thread, _ = await stage.started(4)
    asked = await stage.several_asked()
    await stage.frontend.service.outbox.drain()
    question = next(m for m in reversed(asked[0].history(thread)) if has(m, "^t:1:desk"))
    assert set(stage.called(question)) >= set(asked)
    first, *others = asked
    mark, shown, rung = first.mark(), question["attachments"][0]["id"], len(stage.sandbox.notifications)
    desk = (await first.press(question, custom_id=YOUR_TURN)).message
    if has(desk, ":suggest:"):
        await first.press(desk, custom_id=re.compile(":suggest:"))
    await first.press(desk, custom_id=OK)
    counted = await first.wait_message(contains=re.compile("Answered"), ephemeral=False, after=mark)
    assert counted["id"] == question["id"] and has(counted, "^t:1:desk")
    assert counted["attachments"][0]["id"] != shown, "the picture names those who are still asked"
    waiting = counted["content"].split(EN("tally-waiting", names="")[:11])[-1]
    assert first.name not in waiting and all(p.name in waiting for p in others)
    marked = {user["id"] for user in counted["mentions"]}
    assert marked == {p.id for p in others}, "who is still asked stays called"
    assert len(stage.sandbox.notifications) == rung, "and no telephone rings for it"


async def test_a_message_too_old_to_be_changed_is_left(stage):
    thread, question = await stage.started(4)
    path = f"/channels/*/messages/{question['id']}"
    fault = stage.sandbox.faults.refuse(30046, method="PATCH", path=path, times=99, retry_after=0.01)
    await move(stage, thread)
    tried = fault.hits
    assert 1 <= tried <= 5  # discord.py takes it for a rate limit and tries five times; we do not begin again
    await move(stage, thread)
    assert fault.hits == tried
    (asked,) = stage.called(question)
    late = await asked.press(question, custom_id=YOUR_TURN)  # its button still leads to the desk
    assert late.ephemeral


async def test_names_can_do_no_harm(stage):
    """Neither mark-up nor mentions come out of what people call themselves."""
    mallory = stage.sandbox.moderator.add_person("**@everyone** <@&1>", "en-US")
    stage.sandbox.moderator.deny("create_public_threads", channel="games")
    who = stage.sandbox.person(mallory.id)
    await who.command("table new")
    card = await who.wait_message(lambda m: has(m, ":join$"), ephemeral=False)
    assert "**@everyone**" not in card["content"] and r"\*\*" in card["content"]
    assert not card["mention_everyone"]


async def test_old_messages_work_after_a_restart(stage):
    await stage.careful()
    card = await stage.open(3)
    await stage.restart()
    gleb = stage.person("Gleb")
    await gleb.press(card, custom_id=re.compile(":join$"), until="ack")
    await gleb.wait_message(contains=re.compile("Gleb"), ephemeral=False)
    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    question = await gleb.wait_message(contains=re.compile(CALLED), ephemeral=False)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    await asked.select(desk, "captain")
    await stage.restart()
    confirmed = await asked.press(desk, custom_id=OK)  # what was tapped before is still there
    assert "✓" in confirmed.text


async def test_commands_are_synced_only_when_they_change(stage):
    def syncs():
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in stage.sandbox.requests)

    assert syncs() == 1
    await stage.restart()
    assert syncs() == 1
    (stage.folder / "commands.sha256").write_text("from another version")
    await stage.restart()
    assert syncs() == 2


async def test_commands_speak_both_languages_and_their_names_stay(stage):
    found = {c["name"]: c for c in stage.sandbox.commands.all()}
    games = {game.replace("_", "-") for game in GAMES}
    assert {"table", "play", "board", "score", "log", "undo", "help", "about", "mine", "me", *games} <= found.keys()

    def all_of(option):
        yield option
        for o in option.get("options") or []:
            yield from all_of(o)

    for command in found.values():
        for part in all_of(command):
            assert re.search("[а-яё]", part["description_localizations"]["ru"]), part["name"]
            assert not part.get("name_localizations")


async def test_the_loop_is_never_held_up(stage, monkeypatch):
    """No step of the loop works for longer than the bound. Its own work is counted: what other programs take is not."""
    thread, _ = await stage.started(4)
    await move(stage, thread)  # everything has been used once
    run, slow = asyncio.Handle._run, []

    def counted(handle):
        begun = time.thread_time()
        run(handle)
        if time.thread_time() - begun > 0.05:
            slow.append(repr(handle))

    monkeypatch.setattr(asyncio.Handle, "_run", counted)
    for _ in range(2):
        await move(stage, thread)
    await stage.person("Anna").command("board", thread)
    assert not slow


async def test_a_mistake_of_ours_is_admitted_with_a_reference(stage, monkeypatch):
    _thread, question = await stage.started(4)
    (asked,) = stage.called(question)

    async def broken(*args, **kwargs):
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(stage.app.parts.desks, "open", broken)
    words = RU if asked.user.locale == "ru" else EN
    said = (await asked.press(question, custom_id=YOUR_TURN)).text
    assert re.fullmatch(re.escape(words("trouble-bug", ref="#")).replace(r"\#", r"\w+"), said)
    assert "ZeroDivision" not in said


async def test_a_picture_that_cannot_be_drawn_stops_nothing(stage, monkeypatch):
    thread, _question = await stage.started(4)

    def broken(*args, **kwargs):
        raise OSError("no font")

    monkeypatch.setattr(stage.frontend.pictures, "_render", broken)
    _, done, fresh = await move(stage, thread)
    assert "✓" in done.text and not fresh["attachments"]


async def test_a_picture_too_large_for_the_place_is_left_out(tmp_path):
    async with Stage(tmp_path, drawn=True, file_limit=5_000) as stage:
        _, question = await stage.started(3)
        assert not question["attachments"] and EN("notice-no-picture") in question["content"]
        (asked,) = stage.called(question)
        desk = await asked.press(question, custom_id=YOUR_TURN)
        words = RU if asked.user.locale == "ru" else EN
        told = await asked.wait_message(lambda m: m["id"] == desk.message["id"], contains=words("notice-no-picture"))
        assert has(told, "^d:") and not told["attachments"]


async def test_views_are_not_kept_in_memory(stage):
    thread, _ = await stage.started(4)
    for _ in range(2):
        await move(stage, thread)
    store = stage.app.bot._connection._view_store
    assert not store._views and not store._modals


async def test_only_the_intent_for_servers(stage):
    assert stage.app.bot.intents.value == 1
