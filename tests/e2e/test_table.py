"""A table in play: undo, looking, help, leaving, several tables, and what the desk can do."""

import re

import pytest

from bot.games import GAMES
from bot.sandbox import look
from bot.text.fluent import text

from .stage import YOUR_TURN, Stage, has, ids, pictured, pictures

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(":ok:")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def take(person, channel, role):
    """Take a role by command, which is the quickest."""
    return await person.command("puerto-rico take", channel, role=role)


async def test_undo_is_offered_privately_and_done_once(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    other = next(p for p in stage.people() if p is not asked)
    assert not has(question, ":undo$"), "there is nothing to take back"
    refused = await other.command("undo", thread)
    words = RU if other.user.locale == "ru" else EN
    assert words("refused-undo-nothing") in refused.text and refused.ephemeral

    await take(asked, thread, "prospector")
    epoch = (await stage.frontend.tables.find(1)).epoch
    words = RU if asked.user.locale == "ru" else EN
    offer = await asked.command("undo", thread)
    assert words("undo-what", events="")[:10] in offer.text
    mark = asked.mark()
    button = next(i for i in ids(offer.message) if ":unmake:" in i)
    done = await asked.press(offer.message, custom_id=button)
    assert words("undo-done") in done.text and has(done.message, "^d:.*:pick:"), "the desk is there again"
    assert (await stage.frontend.tables.find(1)).epoch == epoch + 1
    again = await asked.forge_press(offer.message, button)
    assert words("refused-undo-nothing") in look.words(again.messages[-1] if again.messages else again.message)
    await asked.wait_message(contains=re.compile("↩"), ephemeral=False, after=mark)
    assert has((await asked.command("play", thread)).message, ":pick:")


async def test_undo_over_what_came_to_light_says_why_not(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    await take(asked, thread, "settler")
    desk = (await asked.command("play", thread)).message
    answer = next(i for i in ids(desk) if ":pick:settle" in i or ":pick:hacienda" in i)
    if any(c["custom_id"] == answer for c in look.buttons(desk)):
        await asked.press(desk, custom_id=answer)
    else:
        menu = next(m for m in look.menus(desk) if m["custom_id"] == answer)
        await asked.select(desk, menu["options"][0]["value"], custom_id=answer)
    for p in stage.people():  # the rest settle as well, and then tiles are turned, which is to be confirmed
        if p is not asked:
            await p.command("puerto-rico settle", thread, tile="corn")
            await p.command("puerto-rico settle", thread, tile="indigo")
            last = await p.command("puerto-rico decline", thread)
            if has(last.message, ":ok:"):
                await p.press(last.message, custom_id=OK)
    refused = await asked.command("undo", thread)
    words = RU if asked.user.locale == "ru" else EN
    assert refused.text.startswith((words("refused-undo-barrier"), words("refused-undo-built-upon")))
    assert has(refused.message, "^t:1:askundo:")  # with the consent of all it could be


async def test_looking(stage):
    thread, question = await stage.started(4)
    anna, boris = stage.person("Anna"), stage.person("Boris")
    board = await anna.command("board", thread)
    assert board.ephemeral and (await pictured(anna, board.message))["attachments"][0]["description"]
    told = await boris.command("board", thread, text=True)
    assert "Раунд 1" in told.text and not told.message["attachments"]
    pressed = await boris.press(question, custom_id=re.compile(":board$"))
    await pictured(boris, pressed.message)
    log = await anna.press(question, custom_id=re.compile(":log$"))
    assert EN("log-title", name=(await stage.frontend.tables.find(1)).name) in log.text
    score = await boris.command("score", thread)
    assert score.text.startswith(RU("score-now")) and RU("score-would", lines="").strip() in score.text
    stranger = await anna.command("board", "games")
    await pictured(anna, stranger.message)


async def test_a_game_is_found_by_a_part_of_its_name_in_any_language(stage):
    anna, boris = stage.person("Anna"), stage.person("Boris")
    called = {game: text("en", game)(f"game-{game}") for game in GAMES}
    for typed in ("santa", "Мария", ""):
        offered = {o["value"]: o["name"] for o in await boris.complete("table new", "game", typed)}
        assert offered["santa_maria"] == "Санта-Мария" and len(offered) == (1 if typed else len(GAMES))
    opened = await boris.command("table new", game="santa")
    assert "Санта-Мария" in opened.text and "Пуэрто-Рико" not in opened.text
    assert (await stage.frontend.tables.find(1)).game == "santa_maria"
    for typed in ("chess", "r"):  # none, and several
        refused = await anna.command("table new", game=typed)
        assert refused.text == EN("refused-no-such-game", game=typed, games=", ".join(called.values()))
    usual = await anna.command("table new")  # nothing said: it is told that there are others
    assert EN("opened-other", game=", ".join(list(called.values())[1:])) in usual.text
    assert (await stage.frontend.tables.find(2)).game == "puerto_rico"
    group = next(c for c in stage.app.bot.tree.get_commands() if c.name == "table")
    assert next(c["name"] for c in group.to_dict(stage.app.bot.tree)["options"]) == "new"


async def test_help_and_about(stage):
    anna, boris = stage.person("Anna"), stage.person("Boris")
    general = await anna.command("help")
    assert EN("help-how") in general.text
    offered = await boris.complete("help", "topic", "унив")
    assert offered
    topic = await boris.command("help", topic=offered[0]["value"])
    assert offered[0]["name"] in topic.text
    # before anything is typed: how each game goes; the same title twice says of which game
    before = {o["name"]: o["value"] for o in await anna.complete("help", "topic", "")}
    assert before["Puerto Rico in a minute"] == "puerto_rico:first"
    assert before["Santa Maria in a minute"] == "santa_maria:first"
    both = {o["name"]: o["value"] for o in await anna.complete("help", "topic", "final score")}
    assert both["Final score · Santa Maria"] == "santa_maria:score"
    assert both["Final score · Puerto Rico"] == "puerto_rico:score"
    none = await anna.command("help", topic="spaceship")
    assert "spaceship" in none.text
    assert "Puerto Rico" in (await anna.command("about")).text


async def test_help_on_the_desk(stage):
    _, question = await stage.started(4)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    helped = await asked.press(desk, custom_id=re.compile(":help:"))
    assert helped.ephemeral and helped.message["id"] != desk["id"]
    menu = look.menus(helped.message)[0]
    last = menu["options"][-1]
    other = await asked.select(helped.message, last["value"], custom_id=menu["custom_id"])
    assert last["label"] in other.text
    assert has(asked.shown(desk), ":pick:")


async def test_abandoning_asks_first(stage):
    thread, question = await stage.started(3)
    anna, vera = stage.person("Anna"), stage.person("Vera")
    refused = await vera.command("table abandon", thread)
    assert refused.text == (RU if vera.user.locale == "ru" else EN)("refused-not-owner", owner="Anna") and not ids(
        refused.message
    )
    asks = await anna.command("table abandon", thread)
    table = await stage.frontend.tables.find(1)
    assert table.status == "running" and table.name in asks.text
    mark = anna.mark()
    done = await anna.press(asks.message, custom_id=re.compile(":abandon$"))
    assert done.text == EN("abandon-done", name=table.name)
    await anna.wait_message(contains=re.compile("✕"), ephemeral=False, after=mark)
    assert not anna.shown(question)["components"]


async def test_a_log_from_a_move_that_is_still_to_come(stage):
    thread, _ = await stage.started(3)
    said = await stage.person("Gleb").command("log", thread, **{"from": 50})
    assert said.text == EN("refused-no-entry", n=50, last=0)


async def test_two_tables_in_one_channel_and_the_obvious_default(stage):
    stage.sandbox.moderator.deny("create_public_threads", channel="games")
    await stage.started(3)
    anna = stage.person("Anna")
    await anna.command("table new", name="Second Wind")
    offered = await anna.complete("board", "table")
    assert len(offered) == 2
    asked_for = await anna.command("table list")
    assert "Second Wind" in asked_for.text
    board = await anna.command("board", table="Second Wind")
    assert board.text == EN("desk-lobby")
    gleb = await stage.person("Gleb").command("board")
    assert "Second Wind" in gleb.text  # two tables and none obvious: both are named
    running = await stage.frontend.tables.find(1)
    who = next(p for p in stage.people(3)[1:] if not running.waits_for(int(p.id)))
    card = await who.wait_message(contains=re.compile("Second Wind"), ephemeral=False)
    await who.press(card, custom_id=re.compile(":join$"), until="ack")
    await anna.wait_message(contains=re.compile(f"(?s)Second Wind.*Anna, {who.name}"), ephemeral=False)
    asked = await who.command("play")
    assert [b["label"].split(" ", 1)[1] for b in look.buttons(asked.message)] == [running.name, "Second Wind"]
    there = await who.press(asked.message, custom_id="t:1:desk")
    assert there.ephemeral and there.message["id"] != asked.message["id"]


async def test_typing_counts_on_the_desk(stage):
    thread, _ = await stage.started(4)
    asked, *_ = await stage.several_asked()
    words = RU if asked.user.locale == "ru" else EN
    desk = (await asked.command("play", thread)).message
    opened = await asked.press(desk, custom_id=re.compile(":type:"), until="ack")
    assert opened.modal is not None
    wrong = await asked.submit({"words": "7 elephants"})
    assert "elephants" in look.words(wrong.messages[-1])
    assert "elephants" not in look.words(asked.shown(desk))

    found = await stage.frontend.tables.find(1)
    (seat,) = found.seats_of(int(asked.id))
    stale = next(i for i in ids(desk) if ":type:" in i).replace(":0.", ":9.")
    old = await asked.forge_press(desk, stale)
    assert words("refused-menu-out-of-date") in old.text and old.modal is None
    now = await stage.frontend.turns.desk(1, int(asked.id), seat)
    (offer,) = now.decision.offers
    counts = dict.fromkeys(offer.bins, 0)
    for b, cap in zip(offer.bins, offer.caps, strict=True):
        counts[b] = min(cap, offer.low - sum(counts.values()))
    said = ", ".join(f"{n} {words(f'name-{b}')}" for b, n in counts.items() if n)
    await asked.press(desk, custom_id=re.compile(":type:"), until="ack")
    await asked.submit({"words": said})
    await asked.press(desk, custom_id=OK)
    entry = (await stage.frontend.turns.log(1))[-1]
    assert entry.seat == seat and entry.events[0].args["places"] == {b: n for b, n in counts.items() if n}


async def test_what_an_answer_would_bring_is_drawn_before_it_is_confirmed(stage):
    await stage.careful()
    thread, _ = await stage.started(4)
    asked = await stage.play_until("Build")
    desk = await pictured(asked, (await asked.command("play", thread)).message)
    before = pictures(desk)
    menu = look.menus(desk)[0]
    await asked.select(desk, menu["options"][0]["value"], custom_id=menu["custom_id"])
    changed = await pictured(asked, desk, before)
    assert has(changed, ":ok:")
    back = await asked.press(desk, custom_id=re.compile(":back:"))
    assert not has(back.message, ":ok:")
