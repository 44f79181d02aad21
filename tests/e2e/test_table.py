"""A table from the card to its end: joining, options, seats that change hands, undo, looking, another game."""

import re

import pytest

from bot.sandbox import look
from bot.text.fluent import text

from .players import Tapper
from .stage import CALLED, YOUR_TURN, Stage, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(":ok:")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def take(person, channel, role):
    """Take a role by command, which is the quickest."""
    return await person.command("puerto-rico take", channel, role=role)


async def test_the_card_follows_what_happens_in_the_lobby(stage):
    card = await stage.open(2, name="Amber Gull")
    anna, boris = stage.people(2)
    assert "Amber Gull" in anna.shown(card)["content"]
    await anna.select(card, "heuristic", custom_id=re.compile(":computer$"), until="ack")
    await anna.wait_message(lambda m: EN("computer-name", n=3) in m["content"], ephemeral=False)
    await boris.press(card, custom_id=re.compile(":leave$"), until="ack")
    await anna.wait_message(lambda m: "Boris" not in m["content"] and m["id"] == card["id"], ephemeral=False)
    await anna.press(card, custom_id=re.compile(":spare$"), until="ack")
    await anna.wait_message(lambda m: not has(m, ":spare$") and m["id"] == card["id"], ephemeral=False)
    await anna.select(card, "points=open", custom_id=re.compile(":options:"), until="ack")
    await anna.wait_message(contains=re.compile(re.escape(f"**{EN('option-points-open')}**")), ephemeral=False)
    assert (await stage.house.tables.find(1)).options["points"] == "open"


async def test_options_by_command_with_suggestions_in_the_readers_language(stage):
    await stage.open(1)
    anna = stage.person("Anna")
    offered = await anna.complete("table options", "option")
    assert {"name": EN("option-prices"), "value": "prices"} in offered
    values = await anna.complete("table options", "value", option="prices")
    assert [v["value"] for v in values] == ["printed", "balanced"]
    said = await anna.command("table options", option="prices", value="balanced")
    assert EN("option-prices-balanced") in said.text
    assert "draft" not in [o["value"] for o in offered]
    idle = await anna.command("table options", option="draft", value="random")
    names = {
        "option": EN("option-draft"),
        "other": EN("option-new_buildings"),
        "value": EN("option-new_buildings-true"),
    }
    assert idle.text == EN("refused-idle-option", **names)
    wrong = await anna.command("table options", option="prices", value="free")
    assert "free" in wrong.text
    unknown = await anna.command("table options", option="weather", value="rain")
    assert "weather" in unknown.text


async def test_everything_of_the_lobby_by_command(stage):
    await stage.open(1, name="Quiet Bay", language="ru", seats=3)
    anna, boris, vera = stage.person("Anna"), stage.person("Boris"), stage.person("Vera")
    mark = boris.mark()
    await anna.command("table invite", person=boris.id)
    invited = await boris.wait_message(contains=re.compile(re.escape(boris.mention)), after=mark)
    assert [n.user_id for n in stage.sandbox.notifications if n.message_id == invited["id"]] == [boris.id]
    await boris.press(invited, custom_id=re.compile(":join$"), until="ack")
    await vera.press(invited, custom_id=re.compile(":join$"), until="ack")
    card = await anna.wait_message(lambda m: "Vera" in m["content"] and has(m, ":start$"), ephemeral=False)
    assert RU("card-full", name="Anna") in card["content"]
    listed = await vera.command("table list")
    assert "Quiet Bay" in listed.text and RU("status-lobby") in listed.text
    said = await anna.command("table start", table="Quiet Bay")
    assert said.text == EN("started", name="Quiet Bay")
    question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert RU("call-ChooseRole") in question["content"]
    mine = await vera.command("table list", "general", all=True)
    assert RU("status-running") in mine.text


async def test_the_thread_is_named_after_the_table_and_has_everybody_in_it(stage):
    _, question = await stage.started(4, name="Amber Gull")
    thread = await stage.person("Anna").wait_thread()
    assert thread["name"] == "Amber Gull" and question["channel_id"] == thread["id"]
    world = stage.sandbox.world
    card = await stage.person("Anna").wait_message(lambda m: f"<#{thread['id']}>" in m["content"], ephemeral=False)
    assert card["channel_id"] == thread["parent_id"]
    inside = set(world.channels[thread["id"]].members)
    assert {p.id for p in stage.people()} <= inside


async def test_without_threads_it_plays_in_the_channel(stage):
    stage.sandbox.moderator.deny("create_public_threads", channel="games")
    card = await stage.open(3)
    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    question = await stage.person("Anna").wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert question["channel_id"] == card["channel_id"]
    (asked,) = stage.called(question)
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")


async def test_too_many_threads_and_it_plays_in_the_channel(stage):
    stage.sandbox.threads.max_active = 0
    card = await stage.open(3)
    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    question = await stage.person("Anna").wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert question["channel_id"] == card["channel_id"]


async def test_undo_is_offered_privately_and_done_once(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    other = next(p for p in stage.people() if p is not asked)
    refused = await other.press(question, custom_id=re.compile(":undo$"))
    words = RU if other.user.locale == "ru" else EN
    assert words("refused-undo-nothing") in refused.text and refused.ephemeral

    await take(asked, thread, "prospector")
    epoch = (await stage.house.tables.find(1)).epoch
    words = RU if asked.user.locale == "ru" else EN
    offer = await asked.command("undo", thread)
    assert words("undo-what", events="")[:10] in offer.text
    mark = asked.mark()
    button = next(i for i in ids(offer.message) if ":unmake:" in i)
    done = await asked.press(offer.message, custom_id=button)
    assert done.text == words("undo-done")
    assert (await stage.house.tables.find(1)).epoch == epoch + 1
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
    await asked.press(desk, custom_id=OK)
    for p in stage.people():  # the rest settle as well, and then tiles are turned
        if p is not asked:
            await p.command("puerto-rico settle", thread, tile="corn")
            await p.command("puerto-rico settle", thread, tile="indigo")
            await p.command("puerto-rico decline", thread)
    refused = await asked.command("undo", thread)
    words = RU if asked.user.locale == "ru" else EN
    assert refused.text.startswith((words("refused-undo-barrier"), words("refused-undo-built-upon")))
    assert has(refused.message, "^t:1:askundo:")  # with the consent of all it could be


async def test_a_seat_goes_to_the_computer_and_back(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    words = RU if asked.user.locale == "ru" else EN
    mark = asked.mark()
    given = await asked.command("table seat", thread, to="computer")
    table = await stage.house.tables.find(1)
    assert given.text == words("seat-computer", name=table.name)
    notice = EN("notice-handed-computer", name=asked.name)
    await asked.wait_message(contains=notice, ephemeral=False, after=mark)
    await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)  # the computer has played
    assert (await stage.house.tables.find(1)).n > 0
    back = await asked.command("table seat", thread, to="me")
    assert back.text == words("seat-back", name=table.name)
    assert int(asked.id) in (await stage.house.tables.find(1)).people


async def test_a_seat_goes_to_somebody_else(stage):
    thread, question = await stage.started(3)
    (asked,) = stage.called(question)
    gleb = stage.person("Gleb")
    mark = gleb.mark()
    await asked.command("table seat", thread, to="person", person=gleb.id)
    ring = await gleb.wait_notified(after=mark)
    fresh = gleb.shown(ring["message_id"])
    assert has((await gleb.press(fresh, custom_id=YOUR_TURN)).message, "^d:")
    none = await gleb.command("table seat", thread, to="person")
    assert none.text == EN("refused-person-missing")


async def test_the_owner_lends_the_seat_of_somebody_who_is_gone(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    anna = stage.person("Anna")
    gone = asked if asked is not anna else stage.person("Boris")
    table = await stage.house.tables.find(1)
    (seat,) = table.seats_of(int(gone.id))
    offered = await anna.complete("table seat", "seat", channel=thread, to="computer")
    assert {"name": f"{seat + 1}. {gone.name}", "value": seat + 1} in offered
    other = next(p for p in stage.people() if p not in (anna, gone))
    words = RU if other.user.locale == "ru" else EN
    refused = await other.command("table seat", thread, to="computer", seat=seat + 1)
    assert refused.text == words("refused-not-owner", owner="Anna")
    done = await anna.command("table seat", thread, to="computer", seat=seat + 1)
    assert done.text == EN("seat-other-computer", name=table.name)
    assert (await stage.house.tables.find(1)).seats[seat].computer
    vera = stage.sandbox.moderator.add_person("Dmitri", "ru")
    given = await anna.command("table seat", thread, to="person", person=vera.id, seat=seat + 1)
    assert given.text == EN("seat-other-given", to="Dmitri", name=table.name)


async def test_an_owner_who_has_left_the_server_holds_nothing_up(stage):
    card = await stage.open(4)
    boris = stage.person("Boris")
    refused = await boris.press(card, custom_id=re.compile(":start$"))
    assert RU("refused-not-owner", owner="Anna") in look.words(refused.messages[-1])
    stage.sandbox.moderator.leave("Anna")
    mark = boris.mark()
    await boris.press(card, custom_id=re.compile(":start$"), until="ack")
    await boris.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    table = await stage.house.tables.find(1)
    assert table.owner == int(boris.id) and len(table.seats) == 3


async def test_somebody_who_has_left_is_told_of_once(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    others = [p for p in stage.people() if p is not asked]
    gone = others[0]
    stage.sandbox.moderator.leave(gone.name)
    table = await stage.house.tables.find(1)
    (seat,) = table.seats_of(int(gone.id))
    said = EN("absent-left", name=gone.name, seat=seat + 1)
    while not any(a.seat == seat for a in (await stage.house.tables.find(1)).asked):
        found = await stage.house.tables.find(1)
        user = found.seats[found.asked[0].seat].user
        desk = await stage.house.turns.desk(1, user)
        offer = desk.decision.offers[0]
        role = next((o for o in offer.options if o[0] in ("prospector", "trader", "captain")), offer.options[0])
        await stage.house.turns.act(1, user, offer.verb, role)
    await stage.house.service.outbox.drain()
    assert sum(said in m["content"] for m in others[1].history(thread)) == 1


async def test_a_computer_seat_by_command_plays_as_strongly_as_wanted(stage):
    card = await stage.open(1)
    anna, boris = stage.person("Anna"), stage.person("Boris")
    said = await anna.command("table computer", strength="search")
    assert said.text == EN("computer-added", strength=EN("strength-search"))
    await anna.wait_message(lambda m: EN("strength-search") in m["content"] and m["id"] == card["id"], ephemeral=False)
    other = await boris.command("table computer", strength="random", table="1")
    assert other.text == RU("refused-not-owner", owner="Anna")
    forged = await anna.forge_select(card, "t:1:computer", ["clever"])
    assert EN("refused-not-on-offer") in look.words(forged.messages[-1])
    assert [s.computer for s in (await stage.house.tables.find(1)).seats] == ["", "search"]


async def test_computer_seats_play_by_themselves_and_make_no_message(stage):
    card = await stage.open(1)
    anna = stage.person("Anna")
    for n in (2, 3):
        await anna.select(card, "heuristic", custom_id=re.compile(":computer$"), until="ack")
        await anna.wait_message(contains=re.compile(EN("computer-name", n=n)), ephemeral=False)
    await anna.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False)
    thread = question["channel_id"]
    assert anna.mention in question["content"]
    mark = anna.mark()
    await Tapper(anna, 1).desk((await anna.press(question, custom_id=YOUR_TURN)).message)
    await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    from_us = [m for m in anna.history({"id": thread}) if m["content"]]
    assert all(anna.mention in m["content"] or m["content"].startswith("✓") for m in from_us)


async def test_looking(stage):
    thread, question = await stage.started(4)
    anna, boris = stage.person("Anna"), stage.person("Boris")
    board = await anna.command("board", thread)
    assert board.ephemeral and board.message["attachments"][0]["description"]
    told = await boris.command("board", thread, text=True)
    assert "Раунд 1" in told.text and not told.message["attachments"]
    pressed = await boris.press(question, custom_id=re.compile(":board$"))
    assert pressed.message["attachments"]
    log = await anna.press(question, custom_id=re.compile(":log$"))
    assert EN("log-title", name=(await stage.house.tables.find(1)).name) in log.text
    score = await boris.command("score", thread)
    assert score.text == RU("score-hidden")
    stranger = await anna.command("board", "games")
    assert stranger.message["attachments"]


async def test_a_game_is_found_by_a_part_of_its_name_in_any_language(stage):
    anna, boris = stage.person("Anna"), stage.person("Boris")
    for typed in ("santa", "Мария", ""):
        offered = {o["value"]: o["name"] for o in await boris.complete("table new", "game", typed)}
        assert offered["santa_maria"] == "Санта-Мария" and len(offered) == (1 if typed else 2)
    opened = await boris.command("table new", game="santa")
    assert "Санта-Мария" in opened.text and "Пуэрто-Рико" not in opened.text
    assert (await stage.house.tables.find(1)).game == "santa_maria"
    for typed in ("chess", "r"):  # none, and several
        refused = await anna.command("table new", game=typed)
        assert refused.text == EN("refused-no-such-game", game=typed, games="Puerto Rico, Santa Maria")
    usual = await anna.command("table new")  # nothing said: it is told that there are others
    assert EN("opened-other", game="Santa Maria") in usual.text
    assert (await stage.house.tables.find(2)).game == "puerto_rico"
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
    table = await stage.house.tables.find(1)
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
    running = await stage.house.tables.find(1)
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

    found = await stage.house.tables.find(1)
    (seat,) = found.seats_of(int(asked.id))
    stale = next(i for i in ids(desk) if ":type:" in i).replace(":0.", ":9.")
    old = await asked.forge_press(desk, stale)
    assert words("refused-menu-out-of-date") in old.text and old.modal is None
    now = await stage.house.turns.desk(1, int(asked.id), seat)
    (offer,) = now.decision.offers
    counts = dict.fromkeys(offer.bins, 0)
    for b, cap in zip(offer.bins, offer.caps, strict=True):
        counts[b] = min(cap, offer.low - sum(counts.values()))
    said = ", ".join(f"{n} {words(f'name-{b}')}" for b, n in counts.items() if n)
    await asked.press(desk, custom_id=re.compile(":type:"), until="ack")
    await asked.submit({"words": said})
    await asked.press(desk, custom_id=OK)
    entry = (await stage.house.turns.log(1))[-1]
    assert entry.seat == seat and entry.events[0].args["places"] == {b: n for b, n in counts.items() if n}


async def test_what_an_answer_would_bring_is_drawn_before_it_is_confirmed(stage):
    thread, _ = await stage.started(4)
    asked = await stage.play_until("Build")
    desk = (await asked.command("play", thread)).message
    before = desk["attachments"][0]["url"]
    menu = look.menus(desk)[0]
    await asked.select(desk, menu["options"][0]["value"], custom_id=menu["custom_id"])
    changed = await asked.wait_message(lambda m: m["id"] == desk["id"] and m["attachments"][0]["url"] != before)
    assert has(changed, ":ok:")
    back = await asked.press(desk, custom_id=re.compile(":back:"))
    assert not has(back.message, ":ok:")
