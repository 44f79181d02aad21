"""Seats that are handed on: to the computer, to others, and of those who are gone."""

import re

import pytest

from bot.sandbox import look
from bot.text.fluent import text

from .players import Tapper
from .stage import CALLED, YOUR_TURN, Stage, has

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_a_seat_goes_to_the_computer_and_back(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    words = RU if asked.user.locale == "ru" else EN
    mark = asked.mark()
    given = await asked.command("table seat", thread, to="computer")
    table = await stage.frontend.tables.find(1)
    assert given.text == words("seat-computer", name=table.name)
    notice = EN("notice-handed-computer", name=asked.name)
    await asked.wait_message(contains=notice, ephemeral=False, after=mark)
    await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)  # the computer has played
    assert (await stage.frontend.tables.find(1)).n > 0
    back = await asked.command("table seat", thread, to="me")
    assert back.text == words("seat-back", name=table.name)
    assert int(asked.id) in (await stage.frontend.tables.find(1)).people


async def test_a_seat_goes_to_somebody_else(stage):
    thread, question = await stage.started(3)
    (asked,) = stage.called(question)
    gleb = stage.person("Gleb")
    mark = gleb.mark()
    told = await asked.command("table seat", thread, to="person", person=gleb.id)
    table = await stage.frontend.tables.find(1)
    assert told.text == (RU if asked.user.locale == "ru" else EN)("seat-offered", to="Gleb", name=table.name)
    assert int(gleb.id) not in table.people, "nobody sits at a table who has not agreed"
    ring = await gleb.wait_notified(after=mark)
    mark = gleb.mark()
    await gleb.press(gleb.shown(ring["message_id"]), custom_id=re.compile(r":vote:\d+\.1$"), until="ack")
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
    table = await stage.frontend.tables.find(1)
    (seat,) = table.seats_of(int(gone.id))
    offered = await anna.complete("table seat", "seat", channel=thread, to="computer")
    assert {"name": f"{seat + 1}. {gone.name}", "value": seat + 1} in offered
    other = next(p for p in stage.people() if p not in (anna, gone))
    words = RU if other.user.locale == "ru" else EN
    refused = await other.command("table seat", thread, to="computer", seat=seat + 1)
    assert refused.text == words("refused-not-owner", owner="Anna")
    done = await anna.command("table seat", thread, to="computer", seat=seat + 1)
    assert done.text == EN("seat-other-computer", name=table.name)
    assert (await stage.frontend.tables.find(1)).seats[seat].computer
    vera = stage.sandbox.moderator.add_person("Dmitri", "ru")
    given = await anna.command("table seat", thread, to="person", person=vera.id, seat=seat + 1)
    assert given.text == EN("seat-offered", to="Dmitri", name=table.name)


async def test_an_owner_who_has_left_the_server_holds_nothing_up(stage):
    card = await stage.open(4)
    boris = stage.person("Boris")
    refused = await boris.press(card, custom_id=re.compile(":start$"))
    assert RU("refused-not-owner", owner="Anna") in look.words(refused.messages[-1])
    stage.sandbox.moderator.leave("Anna")
    mark = boris.mark()
    await boris.press(card, custom_id=re.compile(":start$"), until="ack")
    await boris.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    table = await stage.frontend.tables.find(1)
    assert table.owner == int(boris.id) and len(table.seats) == 3


async def test_somebody_who_has_left_is_told_of_once(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    others = [p for p in stage.people() if p is not asked]
    gone = others[0]
    stage.sandbox.moderator.leave(gone.name)
    table = await stage.frontend.tables.find(1)
    (seat,) = table.seats_of(int(gone.id))
    said = EN("absent-left", name=gone.name, seat=seat + 1)
    while not any(a.seat == seat for a in (await stage.frontend.tables.find(1)).asked):
        found = await stage.frontend.tables.find(1)
        user = found.seats[found.asked[0].seat].user
        desk = await stage.frontend.turns.desk(1, user)
        offer = desk.decision.offers[0]
        role = next((o for o in offer.options if o[0] in ("prospector", "trader", "captain")), offer.options[0])
        await stage.frontend.turns.act(1, user, offer.verb, role)
    await stage.frontend.service.outbox.drain()
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
    assert [s.computer for s in (await stage.frontend.tables.find(1)).seats] == ["", "search"]


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
