"""What Discord and discord.py are known to do to bots, each provoked once.

What is not here is elsewhere: stale, foreign and forged presses, permissions and deleted things in test_bad_input;
kills in test_kills; the invite link in test_start; boxes to type into in test_table; limits of payloads in Stage.
"""

import asyncio
import re
import threading
import time

import pytest

import bot.app
import bot.ui.herald
from bot.games import GAMES
from bot.sandbox import look
from bot.sandbox.rest_app import make_dm
from bot.service.departures import END
from bot.text.fluent import text
from bot.ui import helps

from .stage import CALLED, YOUR_TURN, Stage, has, ids, posted
from .test_replay import played

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(":ok:")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def move(stage, thread):
    """Whoever is asked takes a role in which nobody has anything to do; returns who, the answer, the next question."""
    watcher = stage.person("Anna")
    table = await stage.house.tables.find(1)
    seat = table.asked[0].seat
    person = next(p for p in stage.people() if int(p.id) == table.seats[seat].user)
    offered = [c["value"] for c in await person.complete("puerto-rico take", "role", "", thread)]
    role = next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    mark = watcher.mark()
    done = await person.command("puerto-rico take", thread, role=role)
    question = await watcher.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    return person, done, question


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
    monkeypatch.setattr(stage.house.pictures, "_render", lambda *a, **k: may_draw.wait(30) and render(*a, **k))
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
        may_draw.wait(30)
        return render(*args, **kwargs)

    monkeypatch.setattr(stage.house.pictures, "_render", slow)
    pressing = asyncio.create_task(asked.press(question, custom_id=YOUR_TURN))
    try:
        await asyncio.to_thread(drawing.wait, 20)
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
    thread, _ = await stage.started(4)
    asked = await stage.several_asked()
    await stage.house.service.outbox.drain()
    question = next(m for m in reversed(asked[0].history(thread)) if has(m, "^t:1:desk"))
    assert set(stage.called(question)) >= set(asked)
    first, *others = asked
    mark = first.mark()
    desk = (await first.press(question, custom_id=YOUR_TURN)).message
    if has(desk, ":suggest:"):
        await first.press(desk, custom_id=re.compile(":suggest:"))
    await first.press(desk, custom_id=OK)
    counted = await first.wait_message(contains=re.compile("Answered"), ephemeral=False, after=mark)
    assert counted["id"] == question["id"] and has(counted, "^t:1:desk")
    waiting = counted["content"].split(EN("tally-waiting", names="")[:11])[-1]
    assert first.name not in waiting and all(p.name in waiting for p in others)


async def test_an_archived_thread_is_opened(stage):
    thread, question = await stage.started(4)
    stage.sandbox.moderator.archive(thread["id"])
    _, _, fresh = await move(stage, thread)
    assert fresh["channel_id"] == thread["id"]
    await stage.person("Anna").wait_message(
        lambda m: m["id"] == question["id"] and not m["components"], ephemeral=False
    )


async def test_a_locked_thread_sends_the_game_to_the_channel(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    stage.sandbox.moderator.archive(thread["id"], locked=True)
    mark = asked.mark()
    await asked.select(desk, "prospector")
    await asked.press(desk, custom_id=OK)
    fresh = await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    assert fresh["channel_id"] == asked.channel("games")


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


@pytest.mark.parametrize("fault", ["server error", "cut before", "cut after", "rate limit"])
async def test_a_question_is_posted_once_whatever_the_wire_does(stage, fault, monkeypatch):
    monkeypatch.setattr(bot.ui.herald, "SOON", 0.5)
    thread, _ = await stage.started(4)
    where = {"method": "POST", "path": "/channels/*/messages"}
    faults = stage.sandbox.faults
    if fault == "server error":
        faults.server_error(503, **where)
    elif fault == "rate limit":
        faults.rate_limit(0.05, **where)
    else:
        faults.cut(after=fault == "cut after", **where)
    stage.house.service.outbox.poke()
    person = stage.person("Anna")
    person.timeout = 20.0
    await move(stage, thread)
    keys = posted(stage.sandbox)
    assert len(keys) == 2
    shown = [m for m in person.history(thread) if CALLED in m["content"]]
    assert len(shown) == 1


async def again(stage, *kinds):
    """As after a kill between a post and our mark, and a stop so long that Discord knows the nonce no more."""
    store = stage.house.service.store
    marks = ", ".join("?" * len(kinds))

    def work(c):
        c.execute(f"delete from posts where kind in ({marks})", kinds)
        return c.execute(f"update outbox set done_at = null where kind in ({marks})", kinds).rowcount

    before = [m["id"] for m in stage.person("Anna").history(stage.thread)]
    stage.sandbox.messages._nonces.clear()
    assert await store.db.write(work), kinds
    await stage.house.service.outbox.drain()
    assert [m["id"] for m in stage.person("Anna").history(stage.thread)] == before


async def test_what_was_posted_before_a_long_stop_is_found_by_its_buttons(stage):
    stage.thread, _ = await stage.started(2)
    service, (anna, boris) = stage.house.service, stage.people(2)
    until = service.clock.now() + 86400
    for user in (anna, boris):
        p = await service.pauses.propose(1, int(user.id), until)
        await service.outbox.drain()
        await again(stage, "proposal", "question")
        await service.proposals.vote(1, int(user.id), p.id, 0)
    await service.departures.note(1, int(boris.id), "silent")
    (p,) = await service.proposals.open_at(1)
    await service.proposals.vote(1, int(anna.id), p.id, END)
    await service.outbox.drain()
    await again(stage, "standing")


async def test_how_a_game_ended_is_told_once_whatever_stop_there_was(stage):
    stage.thread, _ = await stage.started(2)
    await played(stage, 2000)
    await stage.house.service.outbox.drain()
    await again(stage, "over", "story")


async def test_everything_that_is_posted_bears_its_nonce(stage):
    """So Discord itself sees to it, after a short stop, that nothing is there twice."""
    thread, _ = await stage.started(4)
    await move(stage, thread)
    await stage.house.service.outbox.drain()
    sql = "select kind, nonce from outbox where result = 'posted' and kind in ('card', 'question', 'notice')"
    rows = await stage.house.service.store.db.run(lambda c: c.execute(sql).fetchall())
    bodies = [s.body for s in stage.sandbox.requests if s.method == "POST" and isinstance(s.body, dict)]
    sent = {body["nonce"] for body in bodies if body.get("enforce_nonce")}
    assert {"card", "question"} <= {kind for kind, nonce in rows if nonce in sent}
    assert sent <= {nonce for _, nonce in rows}


async def test_a_dropped_gateway_is_taken_up_again(stage):
    _thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    for resumable in (True, False):
        await stage.sandbox.gateway.drop(resumable=resumable)
        await stage.sandbox.gateway.wait_online()
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_wrong(stage, hours):
    """Ages of interactions are told by their numbers; a host whose clock is off answers all the same."""
    _, question = await stage.started(4)
    (asked,) = stage.called(question)
    stage.sandbox.world.skew = hours * 3600.0
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    await asked.select(desk, "prospector")
    assert "✓" in (await asked.press(desk, custom_id=OK)).text


async def test_an_event_that_comes_twice_is_one_move(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    await asked.select(desk, "prospector")
    n = (await stage.house.tables.find(1)).n
    stage.sandbox.gateway.duplicates.append("INTERACTION_CREATE")
    await asked.press(desk, custom_id=OK)
    await asked.command("play", thread)
    assert (await stage.house.tables.find(1)).n == n + 1


async def test_exactly_those_asked_are_called_and_edits_call_nobody(stage):
    thread, _question = await stage.started(4, name="@everyone here")
    for _ in range(3):
        await move(stage, thread)
    for sent in stage.sandbox.requests:
        if sent.body and "content" in sent.body and sent.method in ("POST", "PATCH"):
            allowed = sent.body.get("allowed_mentions")
            assert allowed is not None and "everyone" not in allowed.get("parse", [])
            if sent.method == "PATCH":
                assert not allowed.get("users")
    called = [(n.user_id, n.message_id) for n in stage.sandbox.notifications]
    questions = list(stage.person("Anna").history(thread))
    assert len(called) == len(set(called)) == len([q for q in questions if q["content"]])


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

    monkeypatch.setattr(stage.app.bot.desks, "open", broken)
    words = RU if asked.user.locale == "ru" else EN
    said = (await asked.press(question, custom_id=YOUR_TURN)).text
    assert re.fullmatch(re.escape(words("trouble-bug", ref="#")).replace(r"\#", r"\w+"), said)
    assert "ZeroDivision" not in said


async def test_a_picture_that_cannot_be_drawn_stops_nothing(stage, monkeypatch):
    thread, _question = await stage.started(4)

    def broken(*args, **kwargs):
        raise OSError("no font")

    monkeypatch.setattr(stage.house.pictures, "_render", broken)
    _, done, fresh = await move(stage, thread)
    assert "✓" in done.text and not fresh["attachments"]


async def test_a_picture_too_large_for_the_place_is_left_out(tmp_path):
    async with Stage(tmp_path, file_limit=5_000) as stage:
        _, question = await stage.started(3)
        assert not question["attachments"] and EN("notice-no-picture") in question["content"]
        (asked,) = stage.called(question)
        desk = await asked.press(question, custom_id=YOUR_TURN)
        words = RU if asked.user.locale == "ru" else EN
        assert words("notice-no-picture") in desk.text and has(desk.message, "^d:")


async def test_views_are_not_kept_in_memory(stage):
    thread, _ = await stage.started(4)
    for _ in range(2):
        await move(stage, thread)
    store = stage.app.bot._connection._view_store
    assert not store._views and not store._modals


async def test_only_the_intent_for_servers(stage):
    assert stage.app.bot.intents.value == 1


async def test_help_works_in_private_too(stage):
    anna = stage.person("Anna")
    dm = make_dm(stage.sandbox, anna.id)
    helped = await anna.command("help", dm)
    assert EN("help-how") in helped.text
    assert ids(helped.message) == ["p:help:puerto_rico", "p:help:santa_maria"]
    for game, topic in (("puerto_rico", "course"), ("santa_maria", "first")):
        told = await anna.select(helped.message, topic, custom_id=f"p:help:{game}")
        assert helps.title(text("en", game), topic) in told.text and ids(told.message) == [f"p:help:{game}"]
        helped = await anna.command("help", dm)
    mark = anna.mark()
    await anna.forge_select(helped.message, "p:help:santa_maria", ["d01"], until="ack")
    await anna.wait_message(contains=re.compile(re.escape(EN("refused-not-on-offer"))), after=mark)


async def test_a_table_in_a_forum_post_or_thread_plays_right_there(stage):
    gleb = stage.person("Gleb")
    thread, mark = stage.thread(gleb), gleb.mark()
    await gleb.command("table new", thread, name="Nested")
    card = await gleb.wait_message(contains=re.compile("Nested"), ephemeral=False, after=mark)
    for p in stage.people(2):
        await p.press(card, custom_id=re.compile(":join$"), until="ack")
        await gleb.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name in m["content"])
    await gleb.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await gleb.wait_message(
        lambda m: CALLED in m["content"] and has(m, "^t:1:desk"), ephemeral=False, after=mark
    )
    assert question["channel_id"] == thread.id


async def test_a_table_opened_in_the_thread_of_another_is_in_its_channel(stage):
    thread, _ = await stage.started(3)
    anna = stage.person("Anna")
    games, mark = stage.sandbox.world.channel_named("games").id, anna.mark()
    said = (await anna.command("table new", thread, name="Second Wind")).text
    assert EN("opened-there", place=f"<#{games}>") in said
    card = await anna.wait_message(lambda m: has(m, "t:2:join$"), ephemeral=False, after=mark)
    assert card["channel_id"] == games and (await stage.house.tables.find(2)).channel == int(games)
    await stage.house.tables.abandon(1, int(anna.id))
    said = (await anna.command("table new", thread, game="santa_maria")).text
    assert f"<#{games}>" in said and (await stage.house.tables.find(3)).channel == int(games), "when it has ended, too"
    stage.sandbox.moderator.deny("send_messages", channel="games")
    said = (await anna.command("table new", thread)).text
    assert said.startswith(f"<#{games}>: ") and EN("permission-send_messages") in said
    assert len(await stage.house.tables.in_channel(int(games), ended=True)) == 3
