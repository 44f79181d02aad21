"""Reminders over the changes of clocks: four people in four cities at one table, by a stepped clock."""

from __future__ import annotations

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.rules import Refused
from bot.service.core.model import Later, Outgoing
from bot.service.people.waits import KIND, LIMIT
from tests.service.fakes import ANNA, BORIS, GLEB, PEOPLE, VERA, Bench
from tests.service.watch import DAY, HOUR, Time, Word, at, waits_match

CITY = {1: "Europe/Berlin", 2: "Europe/Moscow", 3: "America/New_York", 4: "Australia/Sydney"}
# The nights in which clocks change somewhere among these, 2026 and 2027.
NIGHTS = (
    *("2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"),
    *("2027-03-14", "2027-03-28", "2027-04-04", "2027-10-03", "2027-10-31", "2027-11-07"),
)


def quiet(user: int, moment: float) -> bool:
    """By the clock on their wall: from eleven to eight."""
    hour = datetime.fromtimestamp(moment, ZoneInfo(CITY[user])).hour
    return hour >= 23 or hour < 8


@pytest.fixture
async def time(bench: Bench) -> Time:
    return Time(bench, "2026-01-01 12:00")


async def four(bench: Bench, **settings: object) -> None:
    for user, zone in CITY.items():
        await bench.service.people.set(user, zone=zone, **settings)


@pytest.mark.parametrize("night", NIGHTS)
async def test_nobody_is_woken_and_each_has_every_reminder_once(bench: Bench, time: Time, night: str) -> None:
    """Short gaps, so that reminders fall due around every edge of the quiet hours; a look every ten minutes."""
    await four(bench, remind=1)
    time.clock.at = at(f"{night} 00:00") - 1.5 * DAY
    await bench.table(*PEOPLE)
    await time.pass_(3 * DAY, 600)
    words = time.said("reminder", "unanswered")
    assert not any(quiet(w.payload["user"], w.at) for w in words)
    for user in CITY:
        mine = [w for w in words if w.payload["user"] == user]
        assert [(w.kind, w.payload["n"]) for w in mine] == [
            *(("reminder", n) for n in range(1, LIMIT + 1)),
            ("unanswered", LIMIT),
        ]
        hours = [round(_awake_hours(user, mine[i].at, mine[i + 1].at), 3) for i in range(LIMIT)]
        assert hours == [2, 4, 8, 16, 1]


def _awake_hours(user: int, begin: float, end: float) -> float:
    """Waking time, counted minute by minute."""
    return sum(not quiet(user, m) for m in range(int(begin), int(end), 60)) / 60


@pytest.mark.parametrize("night", NIGHTS)
async def test_what_falls_due_in_the_night_comes_in_the_morning(bench: Bench, time: Time, night: str) -> None:
    """Asked to be reminded at half past two of that night, which comes never, once or twice: at eight, once."""
    await four(bench)
    time.clock.at = at(f"{night} 00:00") - 1.5 * DAY
    table = await bench.table(*PEOPLE)
    eight = {}
    for user, zone in CITY.items():
        local = datetime.fromisoformat(f"{night} 02:30").replace(tzinfo=ZoneInfo(zone))
        eight[user] = local.replace(hour=8, minute=0).timestamp()
        assert await bench.service.reminders.snooze(table.id, user, local.timestamp()) == eight[user]
    await time.until(at(f"{night} 00:00") + DAY, 600)
    words = [w for w in time.said("reminder") if w.payload["n"] == 0 or w.at == eight[w.payload["user"]]]
    assert {w.payload["user"]: w.at for w in words} == eight and len(words) == 4


@pytest.mark.parametrize(
    ("user", "night", "moments"),
    [
        (1, "2026-03-29", ["01:30"]),  # 3:30, for 2:30 is left out
        (1, "2026-10-25", ["00:30"]),  # the first 2:30, not the second as well
        (2, "2026-03-29", ["23:30-1"]),
        (3, "2026-03-08", ["07:30"]),
        (3, "2026-11-01", ["07:30"]),  # 2:30 comes once there: 1:30 comes twice
        (4, "2026-10-04", ["16:30-1"]),  # 3:30
        (4, "2026-04-05", ["15:30-1"]),  # the first
        (1, "2027-03-28", ["01:30"]),
        (1, "2027-10-31", ["00:30"]),
        (3, "2027-03-14", ["07:30"]),
        (4, "2027-10-03", ["16:30-1"]),
        (4, "2027-04-04", ["15:30-1"]),
    ],
)
async def test_half_past_two_for_who_has_no_quiet_hours(
    bench: Bench, time: Time, user: int, night: str, moments: list[str]
) -> None:
    await four(bench, quiet_from=0, quiet_to=0, remind=24 * 14)
    time.clock.at = at(f"{night} 00:00") - DAY
    table = await bench.table(*PEOPLE)
    half = datetime.fromisoformat(f"{night} 02:30").replace(tzinfo=ZoneInfo(CITY[user]))
    await bench.service.reminders.snooze(table.id, user, half.timestamp())
    await time.pass_(2.5 * DAY, 600)
    assert [w.at for w in time.said("reminder")] == [
        at(f"{night} {m[:5]}") - (DAY if m.endswith("-1") else 0) for m in moments
    ]


@pytest.mark.parametrize("night", NIGHTS)
async def test_one_message_for_all_keeps_its_hours(bench: Bench, time: Time, night: str) -> None:
    await four(bench, digest=True, digest_hours=(9, 18), remind=1)
    time.clock.at = at(f"{night} 00:00") - 1.5 * DAY
    await bench.table(*PEOPLE)
    await bench.table(*PEOPLE)
    await time.pass_(6 * DAY, 1200)
    words = time.said("digest")
    for user, zone in CITY.items():
        mine = [w for w in words if w.payload["user"] == user]
        assert len(mine) >= LIMIT and all(len(w.payload["tables"]) == 2 for w in mine)
        assert {datetime.fromtimestamp(w.at, ZoneInfo(zone)).strftime("%H:%M") for w in mine} <= {"09:00", "18:00"}
        assert len({w.at for w in mine}) == len(mine)


# -- anything, at random -------------------------------------------------------------------------
class Story:
    """People, tables, outages and settings by chance, and what must hold of what went out."""

    def __init__(self, bench: Bench, time: Time, seed: int) -> None:
        self.bench, self.time, self.rnd = bench, time, random.Random(seed)
        self.words: list[Word] = []
        self.down = False

    async def step(self) -> None:
        bench, rnd, clock = self.bench, self.rnd, self.time.clock
        people, remind = bench.service.people, bench.service.reminders
        tables = [await bench.tables.find(row.id) for row, _ in await bench.store.by_status("running")]
        table, user = rnd.choice(tables), rnd.choice(list(CITY))
        what = rnd.random()
        try:
            if what < 0.25:
                await bench.play(table, rnd.randrange(1, 6), rnd.randrange(100))
            elif what < 0.30:
                await bench.turns.undo(table.id, user)
            elif what < 0.38:
                await remind.snooze(table.id, user, rnd.choice([None, clock.at + rnd.uniform(1, 60) * HOUR]))
            elif what < 0.42:
                await remind.mute(table.id, user, rnd.random() < 0.5)
            elif what < 0.50:
                await people.set(
                    user,
                    remind=rnd.choice([0, 1, 6, 24]),
                    digest=rnd.random() < 0.3,
                    digest_hours=tuple(rnd.sample(range(24), 2)),
                )
            elif what < 0.55:
                until = rnd.choice([0.0, clock.at + rnd.uniform(1, 100) * HOUR])
                await bench.tables.edit(
                    table.id, lambda live: (msgspec.structs.replace(live.table, paused=until), []), "pause"
                )
            elif what < 0.60:
                await bench.service.absences.begin(
                    user, clock.at + rnd.uniform(1, 99) * HOUR, rnd.choice(["", "random"])
                )
            elif what < 0.63:
                await bench.service.absences.end(user)
            elif what < 0.66:
                self.down = not self.down
        except Refused:
            pass
        if len(tables) < 3:
            await bench.table(*PEOPLE)
        await self.go_on(rnd.choice([0.1, 1, 5, 13, 40]) * HOUR)

    async def go_on(self, seconds: float) -> None:
        """Time passes, with the program running or stopped, and with Discord to be reached or not."""

        def trouble(row: Outgoing) -> None:
            if self.down:
                raise Later(1800.0)

        self.time.herald.trouble = trouble
        if self.rnd.random() < 0.2:
            self.time.clock.at += seconds  # stopped
            if self.rnd.random() < 0.3:  # and stopped again between its own work and the delivery
                await self.bench.service.timers.sweep()
                self.time.clock.at += seconds
            await self.time.do()
        else:
            await self.time.pass_(seconds, max(600.0, seconds / 8))
        await self.look()

    async def look(self) -> None:
        await waits_match(self.bench)
        for word in self.time.said("reminder", "digest", "unanswered"):
            self.words.append(word)
            user = word.payload["user"]
            if word.kind == "unanswered":
                continue
            assert not quiet(user, word.at), "in quiet hours"
            assert not (await self.bench.service.people.profile(user)).away(word.at), "while away"
            if word.kind == "reminder":
                assert (await self.bench.tables.find(word.table)).paused <= word.at, "in a pause"


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_happens(bench: Bench, time: Time, seed: int) -> None:
    await four(bench)
    time.clock.at = at(f"{NIGHTS[seed]} 00:00") - 2 * DAY
    for _ in range(3):
        await bench.table(*PEOPLE)
    story = Story(bench, time, seed)
    for _ in range(60):
        await story.step()
    # From here on nobody does anything: everybody is reminded to the end, and each table told once of each.
    story.down = False
    for user in CITY:
        await bench.service.absences.end(user)
        await bench.service.people.set(user, remind=3, digest=False)
    for row, _ in await bench.store.by_status("running"):
        await bench.tables.edit(row.id, lambda live: (msgspec.structs.replace(live.table, paused=0.0), []), "pause")
    await time.pass_(20 * DAY, 6 * HOUR)
    await story.look()
    reminders = [w for w in story.words if w.kind == "reminder"]
    times = [(w.payload["user"], w.table, w.at) for w in reminders]
    assert len(set(times)) == len(times) and reminders
    asked_for = [w for w in reminders if w.payload["was"]["snoozed"]]
    counted = [
        (w.payload["user"], w.table, w.payload["since"], w.payload["n"]) for w in reminders if w not in asked_for
    ]
    assert len(set(counted)) == len(counted), "twice"
    notes = [(w.payload["user"], w.table, w.payload["since"]) for w in story.words if w.kind == "unanswered"]
    assert len(set(notes)) == len(notes), "the table was told twice"
    open_ = {
        (row.user_id, row.table_id, msgspec.json.decode(row.payload)["since"]) for row in await bench.store.timers(KIND)
    }
    assert open_ <= set(notes), "lost"
    assert bench.rows("select * from outbox where done_at is null") == []


def test_these_are_the_people() -> None:
    assert [p.id for p in (ANNA, BORIS, VERA, GLEB)] == list(CITY)
