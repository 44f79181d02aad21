"""The twelve cases that users of other systems complain of most, and eleven more: where each is tested.

What had no test of its own yet is tested here.
"""

from __future__ import annotations

import asyncio
import importlib
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.service.core.model import Person
from bot.text.fluent import text
from storage import backup
from tests.e2e.stage import CALLED, YOUR_TURN, Stage, SteppedClock, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(r":ok:")

CASES = {
    "1 token dead": [
        "test_traps.test_dead_tokens_hinder_nothing",
        "test_faults.test_an_answer_whose_token_has_died_meanwhile",
    ],
    "2 three seconds": [
        "test_traps.test_a_press_is_acknowledged_while_pictures_are_being_drawn",
        "test_traps.test_the_loop_is_never_held_up",
    ],
    "3 double click": [
        "test_bad_input.test_two_presses_in_the_same_moment_are_one_move",
        "test_traps.test_two_people_press_in_the_same_moment",
        "test_once.test_an_event_that_comes_twice_is_one_move",
    ],
    "4 stale button": [
        "test_bad_input.test_a_stale_menu_says_so_and_gives_the_fresh_desk",
        "test_cases.test_an_old_button_after_undo_and_another_answer",
        "test_cases.test_answers_of_others_do_not_make_mine_stale",
    ],
    "5 restart": [
        "test_traps.test_old_messages_work_after_a_restart",
        "test_kills.test_six_kills_in_one_game",
        "test_whole_game.test_a_restart_in_the_middle",
    ],
    "6 thread": [
        "test_places.test_an_archived_thread_is_opened",
        "test_places.test_a_locked_thread_sends_the_game_to_the_channel",
        "test_bad_input.test_a_deleted_thread_sends_the_game_to_the_channel",
        "test_faults.test_too_many_threads_and_it_is_played_in_the_channel",
    ],
    "7 old message": ["test_traps.test_a_message_too_old_to_be_changed_is_left"],
    "8 exactly one ping": [
        "test_once.test_a_question_is_posted_once_whatever_the_wire_does",
        "test_once.test_exactly_those_asked_are_called_and_edits_call_nobody",
        "test_private_messages.test_several_steps_of_one_turn_call_once",
        "test_private_messages.test_a_private_message_comes_once_whatever_the_wire_does",
    ],
    "9 private messages refused": [
        "test_private_messages.test_closed_private_messages_fall_back_to_a_mention",
        "test_reminders.test_in_private_or_where_that_is_refused_in_the_thread",
    ],
    "10 player gone": [
        "test_departures.test_who_has_left_is_played_by_the_computer_and_gets_the_seat_back",
        "test_departures.test_the_others_may_end_it_and_read_the_score_as_it_stands",
        "test_seats.test_somebody_who_has_left_is_told_of_once",
    ],
    "11 one too many": [
        "test_cases.test_more_tables_than_suggestions",
        "test_cases.test_more_options_than_a_menu_holds",
    ],
    "12 changes of clocks": [
        "test_reminders.test_never_in_quiet_hours_never_twice_never_lost",
        "test_reminders.test_a_reminder_due_at_an_hour_that_is_missing_or_comes_twice",
    ],
    "undo over what came to light": [
        "test_table.test_undo_over_what_came_to_light_says_why_not",
        "test_consent.test_undo_by_consent_of_all",
    ],
    "pause with an end": ["test_consent.test_a_pause_by_consent_that_ends_by_itself"],
    "a permission lost": [
        "test_bad_input.test_a_permission_lost_in_the_middle_is_told_once_and_the_game_goes_on",
        "test_bad_input.test_pictures_that_are_not_allowed_are_left_out",
    ],
    "a picture too large": ["test_traps.test_a_picture_too_large_for_the_place_is_left_out"],
    "changed rules": ["test_cases.test_rules_that_changed_while_the_bot_was_away"],
    "a long rate limit": ["test_cases.test_a_long_rate_limit_loses_and_doubles_nothing"],
    "a wrong person": [
        "test_bad_input.test_a_stranger_presses_and_is_told_who_is_waited_for",
        "test_strangers.test_whoever_sits_there_acts_for_no_seat_but_their_own",
    ],
    "two processes": ["test_start.test_two_bots_on_one_database"],
    "a database locked by a backup": [
        "test_cases.test_moves_go_on_while_a_backup_is_made",
        "test_bad_input.test_a_database_that_is_locked_by_somebody_else",
    ],
    "names on the board": [
        "test_cases.test_names_with_emoji_and_of_other_letters",
        "test_traps.test_names_can_do_no_harm",
    ],
    "one word that Discord refuses": ["test_cases.test_commands_that_discord_does_not_take"],
}


def test_every_case_has_its_tests() -> None:
    assert len(CASES) == 12 + 11
    missing = []
    for case, tests in CASES.items():
        for name in tests:
            module, function = name.split(".")
            if not hasattr(importlib.import_module(f"tests.e2e.{module}"), function):
                missing.append((case, name))
    assert missing == []


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


async def opened(stage: Stage, question) -> tuple:
    (asked,) = stage.called(question)
    return asked, (await asked.press(question, custom_id=YOUR_TURN)).message


async def test_an_old_button_after_undo_and_another_answer(stage: Stage) -> None:
    """Table at n, taken back to n - 1, answered otherwise: a button from before means nothing any more."""
    await stage.careful()
    _, question = await stage.started(3)
    asked, desk = await opened(stage, question)
    await asked.select(desk, "captain")
    old = next(i for i in ids(asked.shown(desk)) if ":ok:" in i)
    await stage.frontend.turns.act(1, int(asked.id), "take", ("builder",))
    await stage.frontend.turns.undo(1, int(asked.id))
    before = (await stage.frontend.tables.find(1)).n
    result = await asked.forge_press(desk, old)
    words = RU if asked.user.locale == "ru" else EN
    assert words("refused-menu-out-of-date") in result.text and (await stage.frontend.tables.find(1)).n == before
    assert has(result.message, ":pick:"), "the fresh desk is right there"


async def test_answers_of_others_do_not_make_mine_stale(stage: Stage) -> None:
    await stage.started(4)
    people = await stage.several_asked()
    table = await stage.frontend.tables.find(1)
    mine, other = people[0], people[1]
    desk = (await mine.command("play", table=str(table.id))).message
    (seat,) = table.seats_of(int(other.id))
    theirs = await stage.frontend.turns.desk(1, int(other.id), seat)
    offer = theirs.decision.offers[0]
    await stage.frontend.turns.act(1, int(other.id), offer.verb, offer.sample(lambda n: 0), theirs.tag, seat)
    confirm = next((i for i in ids(desk) if ":ok:" in i), "")
    if not confirm:
        fill = next(i for i in ids(desk) if ":fill:" in i or ":suggest" in i)
        desk = (await mine.press(desk, custom_id=fill)).message
    n = (await stage.frontend.tables.find(1)).n
    result = await mine.press(desk, custom_id=OK)
    assert "✓" in result.text and (await stage.frontend.tables.find(1)).n == n + 1


async def test_more_tables_than_suggestions(stage: Stage) -> None:
    anna = stage.person("Anna")
    for i in range(27):
        await stage.frontend.tables.open(
            int(stage.sandbox.world.guild.id),
            int(anna.channel("games")),
            await person_of(stage),
            "puerto_rico",
            name=f"T{i}",
        )
    found = await anna.complete("play", "table")
    assert len(found) == 25
    found = await anna.complete("play", "table", "T26")
    assert [c["value"] for c in found] == ["27"]
    result = await anna.command("play")
    assert not result.failed and "T0" in result.text


async def person_of(stage: Stage):
    return Person(int(stage.person("Anna").id), "Anna")


async def wide_question(stage: Stage, people):
    """Play behind the bot's back, another game if need be, until somebody is asked for one of more than 25 values.

    Returns the person, the offer, the facet and the table.
    """
    chance, turns, number = random.Random(2), stage.frontend.turns, 1
    while True:
        table = await stage.frontend.tables.find(number)
        if table.status == "over":
            number = (await stage.frontend.tables.again(number, await person_of(stage)))[0].id
            await stage.frontend.tables.again(table.id, Person(int(people[1].id), people[1].name))
            table = await stage.frontend.tables.start(number, int(people[0].id))
        a = table.asked[0]
        user = table.seats[a.seat].user
        desk = await turns.desk(number, user, a.seat)
        for offer in desk.decision.offers:
            for facet in getattr(offer, "facets", ())[1:]:
                first, places = widest(offer, facet)
                if len(places) > 25:
                    return next(p for p in people if int(p.id) == user), offer, facet, first, places, number
        offer = chance.choice(desk.decision.offers)
        await turns.act(number, user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)


def widest(offer, facet):
    """The value of the first facet that leaves the most values of another one and of no third, and those: where there
    is a third, all stand in several menus."""
    left: dict[str, list[str]] = {}
    for option in offer.options:
        left.setdefault(option[0], []).append(option[offer.facets.index(facet)])
    alone = [(first, set(values)) for first, values in left.items() if len(set(values)) == len(values)]
    return max(alone, key=lambda one: len(one[1]), default=("", set()))


async def test_more_options_than_a_menu_holds(stage: Stage) -> None:
    """More than 25 places for a tile: the rest is behind the last option, and every one can be reached."""
    anna, boris = stage.people(2)
    mark = anna.mark()
    await anna.command("table new", game="santa_maria")
    card = await anna.wait_message(lambda m: has(m, ":join$"), ephemeral=False, after=mark)
    await boris.press(card, custom_id=re.compile(":join$"), until="ack")
    await anna.wait_message(lambda m: m["id"] == card["id"] and "Boris" in m["content"])
    mark = anna.mark()
    await anna.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    assert question
    asked, offer, facet, first, values, number = await wide_question(stage, (anna, boris))
    message = (await asked.command("play", table=str(number))).message
    where = f":set:{offer.verb}/{facet}"
    if not has(message, where):
        begin = re.compile(rf":set:{offer.verb}/{offer.facets[0]}$")
        message = (await asked.select(message, first, custom_id=begin)).message
    reached: set[str] = set()
    for _ in range(10):
        menu = next(
            c for row in message["components"] for c in row["components"] if c.get("custom_id", "").endswith(where)
        )
        options = [o["value"] for o in menu["options"]]
        assert len(options) <= 25 and len(set(options)) == len(options)
        more = [v for v in options if v not in values]
        reached |= {v for v in options if v in values}
        if reached == values or not more:
            break
        message = (await asked.select(message, more[-1], custom_id=menu["custom_id"])).message
    assert reached == values


async def test_rules_that_changed_while_the_bot_was_away(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.careful()
    thread, question = await stage.started(3)
    asked, desk = await opened(stage, question)
    await stage.down()
    monkeypatch.setattr(GAMES["puerto_rico"], "version", GAMES["puerto_rico"].version + 1)
    await stage.up()
    await asked.select(desk, "trader")
    assert "✓" in (await asked.press(desk, custom_id=OK)).text, "it came out the same, so old buttons still work"
    await stage.down()
    monkeypatch.setattr(GAMES["puerto_rico"], "version", GAMES["puerto_rico"].version + 1)
    monkeypatch.setattr("bot.service.history.upgrades.hash8", lambda rules, state: "other")
    await stage.up()
    watcher = stage.person("Gleb")
    await watcher.wait_message(contains=re.compile("🔧"), ephemeral=False)
    table = await stage.frontend.tables.find(1)
    user = table.seats[table.asked[0].seat].user
    person = next(p for p in stage.people(3) if int(p.id) == user)
    assert has((await person.command("play", thread)).message, ":pick:"), "and the game goes on"
    words = RU if asked.user.locale == "ru" else EN
    refused = await asked.command("undo", thread)
    assert words("refused-undo-barrier") in refused.text or words("refused-undo-rules") in refused.text


async def test_a_long_rate_limit_loses_and_doubles_nothing(stage: Stage) -> None:
    thread, question = await stage.started(3)
    (asked,) = stage.called(question)
    channel = thread["id"]
    watcher = next(p for p in stage.people(3) if p is not asked)
    stage.sandbox.faults.rate_limit(90.0, method="POST", path=f"/channels/{channel}/messages")
    await stage.frontend.turns.act(1, int(asked.id), "take", ("trader",))
    await stage.frontend.service.outbox.drain()
    assert [m for m in watcher.history(thread) if CALLED in m["content"] and m["id"] != question["id"]] == []
    n = (await stage.frontend.tables.find(1)).n
    await stage.pass_time(120.0, 30.0)
    called = [m for m in watcher.history(thread) if CALLED in m["content"] and m["id"] != question["id"]]
    assert len(called) == 1 and (await stage.frontend.tables.find(1)).n == n
    notified = [x for x in stage.sandbox.notifications if x.message_id == called[0]["id"]]
    assert len(notified) == 1


async def test_moves_go_on_while_a_backup_is_made(stage: Stage, tmp_path: Path) -> None:
    await stage.started(3)
    store, copies = stage.frontend.service.store, []

    async def backups() -> None:
        for i in range(5):
            copies.append(tmp_path / f"copy{i}.sqlite3")
            await store.backup(copies[-1])

    async def moves() -> int:
        for _ in range(30):
            table = await stage.frontend.tables.find(1)
            a = table.asked[0]
            user = table.seats[a.seat].user
            desk = await stage.frontend.turns.desk(1, user, a.seat)
            offer = desk.decision.offers[0]
            await stage.frontend.turns.act(1, user, offer.verb, offer.sample(lambda n: 0), desk.tag, a.seat)
        return (await stage.frontend.tables.find(1)).n

    _, n = await asyncio.gather(backups(), moves())
    kept = [int(re.search(r"entries (\d+)", backup.check(c))[1]) for c in copies]
    assert n >= 30 and kept == sorted(kept) and 0 < kept[0] <= kept[-1] <= n + 1, "each is a whole moment of the game"


async def test_names_with_emoji_and_of_other_letters(stage: Stage) -> None:
    stage.drawn = True
    names = ["Ольга 🎲 Ъ", "田中 Zoë", "W" * 32]
    people = [stage.sandbox.person(stage.sandbox.moderator.add_person(n, "ru").id) for n in names]
    first, *others = people
    await first.command("table new", game="puerto_rico")
    card = await first.wait_message(lambda m: has(m, ":join$"), ephemeral=False)
    for p in others:
        await p.press(card, custom_id=re.compile(":join$"), until="ack")
        await p.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name[:2] in m["content"])
    mark = first.mark()
    await first.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await first.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    (picture,) = question["attachments"]
    assert all(n[:5] in picture["description"] for n in names) and picture["size"] > 10_000


async def test_commands_that_discord_does_not_take(stage: Stage) -> None:
    """One bad word refuses all commands at once; the bot says so in its log and goes on with those that Discord has."""
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    await stage.down()
    synced = stage.folder / "commands.sha256"
    synced.write_text("of another version")
    refused = stage.sandbox.faults.refuse(50035, method="PUT", path="/applications/*/commands")
    await stage.up()
    assert refused.hits == 1 and synced.read_text() == "of another version", "so that it is tried again next time"
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")
    assert not (await asked.command("board", table="1")).failed
    await stage.restart()
    assert synced.read_text() != "of another version"
