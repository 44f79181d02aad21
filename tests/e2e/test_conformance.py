"""That a whole story ends with its requests held against Discord's description."""

import discord
import pytest
from discord.http import Route

from .stage import Stage


async def test_a_wrong_request_of_the_bot_fails_its_test(tmp_path):
    with pytest.raises(AssertionError, match="'mood' was unexpected") as told:
        async with Stage(tmp_path) as stage:
            channel = stage.sandbox.world.channel_named("games").id
            route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
            await stage.app.bot.http.request(route, json={"content": "x", "mood": "good"})
    assert "POST /channels/{channel_id}/messages: body" in str(told.value)


async def test_a_request_the_fixture_does_not_know_says_how_to_make_it_anew(tmp_path):
    with pytest.raises(AssertionError, match="make the fixture anew: caravel conformance DESCRIPTION -o"):
        async with Stage(tmp_path) as stage:
            guild = stage.sandbox.world.guild.id
            with pytest.raises(discord.NotFound):
                await stage.app.bot.http.request(Route("GET", "/guilds/{guild_id}/audit-logs", guild_id=guild))


async def test_what_fails_first_is_what_is_told(tmp_path):
    with pytest.raises(ZeroDivisionError):
        async with Stage(tmp_path) as stage:
            channel = stage.sandbox.world.channel_named("games").id
            route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
            await stage.app.bot.http.request(route, json={"content": "x", "mood": "good"})
            raise ZeroDivisionError


async def test_a_thread_without_its_card_is_a_request_of_the_bot_too(tmp_path):
    async with Stage(tmp_path) as stage:
        gone = stage.sandbox.faults.refuse(10008, method="POST", path="/channels/*/messages/*/threads")
        place, _ = await stage.started(3)
        assert gone.hits == 1
        asked = [r for r in stage.sandbox.requests if r.method == "POST" and r.path.endswith("/threads")]
        assert [r.status for r in asked] == [404, 201] and asked[1].answer["id"] == place["id"]
