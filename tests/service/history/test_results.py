"""What is left of finished games."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from bot.service.history.results import FEW, START, rate, times
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench

pytestmark = pytest.mark.both


def row(n, seat, at, fork=0, auto=0, undone=None):
    return SimpleNamespace(n=n, seat=seat, at=float(at), fork=fork, auto=auto, undone_at=undone)


def test_time_runs_from_the_question_to_the_first_answer() -> None:
    rows = [row(0, -1, 0), row(1, 0, 10), row(2, 0, 14), row(3, 1, 20), row(4, 0, 50), row(5, 1, 51)]
    assert times(rows, {0}) == [10.0, 30.0] and times(rows, {1}) == [6.0, 1.0]


def test_in_a_simultaneous_part_all_clocks_begin_together() -> None:
    rows = [row(0, -1, 0), row(1, 0, 5), row(2, 1, 8, fork=3), row(3, 0, 20, fork=3), row(4, 2, 100, fork=3)]
    assert times(rows, {1}) == [3.0] and times(rows, {2}) == [95.0]
    assert times(rows, {0}) == [5.0], "in the simultaneous part it went on from its own answer"


def test_what_was_taken_back_and_what_was_not_a_person_does_not_count() -> None:
    rows = [row(0, -1, 0), row(1, 0, 10, undone=12.0), row(2, 0, 30), row(3, 1, 31, auto=1), row(4, 0, 40)]
    assert times(rows, {0}) == [30.0, 9.0] and times(rows, {1}) == []


async def finished(bench: Bench, *people, seed: int = 0, **more):
    table = await bench.table(*people, **more)
    rnd = random.Random(seed)
    for _ in range(2000):
        bench.clock.at += rnd.randrange(10, 1000)
        if not await bench.play(table, 1, seed=rnd.randrange(10**6)):
            break
    await bench.service.computers.settled()
    return await bench.now(table)


async def test_they_are_written_with_the_last_move_and_only_then(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.play(table, 10)
    assert bench.rows("select * from results") == []
    await bench.play(table, 1000, seed=3)
    assert (await bench.now(table)).status == "over"
    found = bench.rows("select seat, user_id, guild, game, seats, rank, points, turns from results order by seat")
    tallies = sorted(await bench.turns.scores(table.id), key=lambda t: t.seat)
    assert [(r[5], r[6]) for r in found] == [(t.rank, t.total) for t in tallies]
    assert [r[:5] for r in found] == [(s, s + 1, 7, "toy", 3) for s in range(3)] and all(r[7] for r in found)


async def test_standings_of_a_server(bench: Bench) -> None:
    for seed in range(FEW):
        await finished(bench, ANNA, BORIS, VERA, seed=seed)
    await finished(bench, ANNA, GLEB, seed=9)
    found = {s.user: s for s in await bench.service.results.standings(7, "toy")}
    assert {u: s.games for u, s in found.items()} == {1: FEW + 1, 2: FEW, 3: FEW, 4: 1}
    assert sum(s.wins for s in found.values()) >= FEW + 1
    assert found[4].rating is None and found[4].rated == 1
    assert all(s.rating is not None and s.thought > 0 and s.points for u, s in found.items() if u != 4)
    order = await bench.service.results.standings(7, "toy")
    rated = [s.rating for s in order if s.rating is not None]
    assert rated == sorted(rated, reverse=True) and order[-1].user == 4
    assert await bench.service.results.standings(8, "toy") == []
    assert await bench.service.results.standings(7, "puerto_rico") == []


async def test_two_seats_of_one_person_are_one_game(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.hand_to(table.id, BORIS.id, ANNA)
    await bench.play(table, 1000)
    best = min(t.rank for t in await bench.turns.scores(table.id) if t.seat in (0, 1))
    found = {s.user: s for s in await bench.service.results.standings(7, "toy")}
    assert set(found) == {ANNA.id, VERA.id} and found[ANNA.id].games == found[ANNA.id].rated == 1
    assert found[ANNA.id].wins == (best == 1)


async def test_who_wants_no_statistics_is_in_none(bench: Bench) -> None:
    for seed in range(FEW):
        await finished(bench, ANNA, BORIS, VERA, seed=seed)
    before = {s.user: s for s in await bench.service.results.standings(7, "")}
    await bench.service.people.set(BORIS.id, statistics=False)
    found = {s.user: s for s in await bench.service.results.standings(7, "")}
    assert BORIS.id in before and set(found) == {ANNA.id, VERA.id}
    await bench.service.people.set(VERA.id, statistics=False)
    pairs = {s.user: s for s in await bench.service.results.standings(7, "")}
    assert set(pairs) == {ANNA.id} and pairs[ANNA.id].rated == 0, "alone there is nobody to be rated against"


async def test_whoever_plays_alone_wins_by_reaching_the_goal(bench: Bench) -> None:
    table = await finished(bench, ANNA, game="santa_maria")
    (tally,) = await bench.turns.scores(table.id)
    assert tally.rank == 1 and tally.missed and tally.total < 100, "by chance nobody gets as far as that"
    (found,) = await bench.service.results.standings(7, "")
    assert (found.games, found.wins) == (1, 0)


def result(table, user, rank, computer=""):
    return SimpleNamespace(table_id=table, user_id=user, rank=rank, computer=computer)


def test_ratings_go_up_for_who_wins_and_leave_computers_out() -> None:
    games = [result(t, u, r) for t in range(10) for u, r in ((1, 1), (2, 2), (3, 3))]
    found = rate(games, {1, 2, 3})
    assert found[1].shown > START and found[1].shown > found[2].shown > found[3].shown
    assert all(f.games == 10 for f in found.values())
    assert rate([*games, *(result(t, 0, 1, "search") for t in range(10))], {1, 2, 3}) != {}
    assert rate([result(1, 1, 1), result(1, 0, 2, "random")], {1}) == {}
    tied = rate([result(1, 1, 1), result(1, 2, 1)], {1, 2})
    assert tied[1] == tied[2]


@pytest.mark.parametrize("order", [1, -1])
def test_ratings_depend_on_nothing_but_results(order: int) -> None:
    games = [[result(t, u, r) for u, r in ((1, 1 + t % 2), (2, 2 - t % 2))][::order] for t in range(6)]
    flat = [r for g in games for r in g]
    a, b = rate(flat, {1, 2}), rate(list(flat), {2, 1})
    assert a == b


async def test_a_seat_lent_before_the_end_counts_for_whoever_lent_it(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.play(table, 10)
    await bench.tables.lend(table.id, VERA.id, policy="random")
    bench.service.computers.start()
    while (await bench.now(table)).status == "running":
        await bench.service.computers.settled()
        await bench.play(table, 1, seed=4)
    found = bench.rows("select user_id, computer from results order by seat")
    assert found == [(ANNA.id, ""), (BORIS.id, ""), (VERA.id, "random")]


async def test_ratings_are_worked_out_once_until_another_game_ends(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []

    def counted(rows, shown):
        worked_out.append(len(rows))
        return rate(rows, shown)

    monkeypatch.setattr("bot.service.history.results.rate", counted)
    await finished(bench, ANNA, BORIS)
    for _ in range(3):
        await bench.service.results.standings(7, "toy")
    assert worked_out == [2]
    await finished(bench, ANNA, BORIS, seed=1)
    await bench.service.results.standings(7, "toy")
    await bench.service.people.set(ANNA.id, statistics=False)
    await bench.service.results.standings(7, "toy")
    assert worked_out == [2, 4, 4]
