"""What people have set for themselves: kept, checked, all or nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.rules import Refused
from bot.service.core.model import Trouble
from bot.service.core.timers import Fired, timer
from bot.service.people.profiles import Profile, hours_of, profile_of
from tests.service.fakes import Bench


async def test_settings_are_kept_and_defaults_take_no_room(bench: Bench) -> None:
    people = bench.service.people
    assert await people.profile(1) == Profile()
    new = await people.set(1, zone="Europe/Berlin", digest=True, digest_hours=(7, 19), remind=12, quiet_days="67")
    people.forget(1)
    assert await people.profile(1) == new and new.digest_hours == (7, 19) and new.digest
    assert len(bench.rows("select * from preferences where user_id = 1")) == 5
    await people.set(1, zone="", digest=False, digest_hours=(9, 18), remind=24, quiet_days="")
    assert bench.rows("select * from preferences") == []
    people.forget(1)
    assert await people.profile(1) == Profile()


async def test_what_is_set_while_settings_are_being_read_is_newer(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, read, begun, go_on = bench.service.people, bench.store.preferences, asyncio.Event(), asyncio.Event()

    async def slowly(user: int) -> dict[str, str]:
        found = await read(user)
        begun.set()
        await go_on.wait()
        return found

    with monkeypatch.context() as now:
        now.setattr(bench.store, "preferences", slowly)
        reading = asyncio.create_task(people.profile(1))
        await begun.wait()
    await people.set(1, remind=3)
    go_on.set()
    assert (await reading).remind == (await people.profile(1)).remind == 3


async def test_the_language_is_one_of_the_settings(bench: Bench) -> None:
    await bench.service.people.set(1, locale="ru")
    assert (await bench.service.people.profile(1)).locale == "ru"
    assert await bench.store.preferences(1) == {"locale": "ru"}
    await bench.service.people.set(1, locale="")
    assert await bench.store.preferences(1) == {}


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"zone": "Europe/Atlantis"}, "bad-zone"),
        ({"zone": "../../etc/passwd"}, "bad-zone"),
        ({"quiet_from": 0, "quiet_to": 1439}, "bad-quiet"),
        ({"quiet_from": 1440}, "bad-quiet"),
        ({"quiet_to": -1}, "bad-quiet"),
        ({"quiet_days": "1234567"}, "bad-quiet"),
        ({"quiet_days": "8"}, "bad-quiet"),
        ({"notify": "pigeon"}, "bad-notify"),
        ({"remind": -1}, "bad-remind"),
        ({"remind": 10_000}, "bad-remind"),
        ({"digest_hours": ()}, "bad-digest-hours"),
        ({"digest_hours": (9, 24)}, "bad-digest-hours"),
        ({"away_until": 1_000_000.0 + 61 * 86400}, "away-too-long"),
        ({"away_lend": "genius"}, "not-on-offer"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(bench: Bench, fields: dict[str, Any], text: str) -> None:
    await bench.service.people.set(1, zone="Europe/Moscow")
    with pytest.raises(Refused) as no:
        await bench.service.people.set(1, heads_up=True, **fields)
    assert no.value.text == text
    assert await bench.service.people.profile(1) == Profile(zone="Europe/Moscow")
    assert await bench.store.preferences(1) == {"zone": "Europe/Moscow"}


async def test_a_setting_that_there_is_not(bench: Bench) -> None:
    with pytest.raises(TypeError, match="colour"):
        await bench.service.people.set(1, colour="red")


async def test_what_hangs_on_a_setting_is_written_with_it_or_not_at_all(bench: Bench) -> None:
    people, seen = bench.service.people, []

    async def with_it(user: int, before: Profile, after: Profile) -> list[Fired]:
        seen.append((user, before.remind, after.remind))
        return [Fired((timer(5.0, "bell", user=user),))]

    people.write_with = with_it
    await people.set(1, remind=6)
    await people.set(1, remind=6)  # nothing new
    assert seen == [(1, 24, 6)] and len(await bench.store.timers("bell")) == 1

    async def bad(user: int, before: Profile, after: Profile) -> list[Fired]:
        return [*await with_it(user, before, after), Fired((("no-such-statement",),))]

    people.write_with = bad
    with pytest.raises(Trouble):
        await people.set(1, remind=48)
    assert (await people.profile(1)).remind == 6 and await bench.store.preferences(1) == {"remind": "6"}


async def test_a_row_that_cannot_be_read_counts_as_not_set(bench: Bench) -> None:
    assert profile_of({"remind": "soon", "zone": "Asia/Tokyo", "future": "1"}) == Profile(zone="Asia/Tokyo")


async def test_who_has_said_no_zone_lives_where_the_server_does(bench: Bench) -> None:
    people = bench.service.people
    assert (await people.hours(1, 7)).zone == ""
    await bench.service.guilds.set(7, zone="Asia/Tokyo")
    assert (await people.hours(1, 7)).zone == "Asia/Tokyo" and (await people.hours(1)).zone == ""
    await people.set(1, zone="Europe/Berlin")
    assert (await people.hours(1, 7)).zone == "Europe/Berlin"
    assert hours_of(Profile()).quiet_from == 23 * 60


async def test_private_messages_that_come_again_may_be_refused_anew(bench: Bench) -> None:
    people = bench.service.people
    await people.set(1, closed=True, told=True)
    assert not (await people.set(1, closed=False)).told


async def test_who_is_forgotten_has_set_nothing(bench: Bench) -> None:
    people = bench.service.people
    await people.set(1, zone="Asia/Tokyo", digest=True)
    await bench.service.eraser.erase(1)
    assert await people.profile(1) == Profile() and await bench.store.preferences(1) == {}
