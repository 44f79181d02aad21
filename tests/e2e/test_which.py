"""Which table a command means where several could be meant."""

import pytest

from bot.service.core.model import Person
from bot.text.fluent import text

from .stage import Stage


def words_of(person):
    return text("ru" if person.user.locale == "ru" else "en", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_a_lobby_opened_in_a_thread_does_not_stand_before_the_table_whose_thread_it_is(stage):
    thread, _ = await stage.started(3)
    anna, boris = stage.people(2)
    first = await stage.frontend.tables.find(1)
    await stage.frontend.tables.open(first.guild, int(thread["id"]), Person(int(anna.id), "Anna"), "puerto_rico")
    for person in (anna, boris):
        assert first.name in (await person.command("board", thread, text=True)).text
    said = (await anna.command("table start", thread)).text  # what is for a lobby means the lobby
    assert first.name not in said
    assert (await stage.frontend.tables.find(2)).status == "lobby"


async def test_the_command_of_a_game_is_for_tables_of_that_game_alone(stage):
    thread, _ = await stage.started(3)
    before = await stage.frontend.tables.find(1)
    for person in stage.people(3):
        assert (await person.command("santa-maria take", thread)).text == words_of(person)("refused-no-table")
        said = (await person.command("santa-maria take", thread, table="1")).text
        assert said == words_of(person)("refused-other-game", table=before.name)
    assert await stage.frontend.tables.find(1) == before
