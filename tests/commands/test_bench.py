import asyncio
import json
from itertools import islice
from random import Random

import pytest

import storage
from bot import cli
from bot.checks.bench import growth, machine, play, server, start, store, tables, thought
from bot.checks.players.stock import Silent, Wall, fill
from bot.checks.players.tables import tables_of
from bot.commands import bench
from bot.games import GAMES
from bot.service import Service


def test_parts_can_be_measured_alone(capsys):
    assert cli.main(["bench", "--json", "--only", "presses"]) == 0
    found = json.loads(capsys.readouterr().out)
    for game in found["presses"].values():
        assert 1 < game["mean"] < game["call_mean"] and game["p95"] >= 1 and game["calls"] < game["questions"]
    assert found["past"] == []


def test_random_play_and_search_are_measured_in_turns_of_a_plain_loop(monkeypatch):
    for module, name, value in ((play, "PARTS", 2), (play, "GAMES_A_PART", 1), (thought, "POSITIONS", 4)):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(thought, "NODES", 40)
    found = bench.PARTS["play"]() | bench.PARTS["search"]()
    for name, kind in GAMES.items():
        played, seats = found["random_play"][name], kind({}).seat_counts
        assert set(played) == {*map(str, seats), "worst"}
        assert played["worst"] == max(played[str(n)]["loop_turns_per_decision"] for n in seats) > 1
        assert found["search"][name]["loop_turns_per_node"] > 1


def test_random_play_past_its_bound_ends_it_non_zero(monkeypatch, capsys):
    slow = {"random_play": {"puerto_rico": {"4": {"loop_turns_per_decision": 1000.0}}}}
    monkeypatch.setitem(bench.PARTS, "play", lambda: slow)
    assert cli.main(["bench", "--json", "--only", "play"]) == 1
    assert json.loads(capsys.readouterr().out)["past"] == ["random_play.puerto_rico.4.loop_turns_per_decision"]
    assert set(bench.RANDOM_PLAY) <= {name + tag for name, kind in GAMES.items() for tag in tables_of(kind)}


def test_positions_to_think_about_are_the_same_every_time():
    rules = GAMES["santa_maria"]({})
    one, other = (
        [(rules.dump(s), seat) for s, seat in islice(thought.positions(rules, 3), thought.POSITIONS)] for _ in range(2)
    )
    assert one == other and len({blob for blob, _ in one}) == thought.POSITIONS


def test_a_passed_bound_ends_it_non_zero(monkeypatch, capsys):
    monkeypatch.setitem(bench.PARTS, "presses", lambda: {"presses": {"santa_maria": {"mean": 9.0, "p95": 2}}})
    assert cli.main(["bench", "--json", "--only", "presses"]) == 1
    assert json.loads(capsys.readouterr().out)["past"] == ["presses.santa_maria.mean"]


class Machine:
    """A machine that is busy, or not, whenever it is asked."""

    busy = False

    def __enter__(self):
        return self

    def __exit__(self, *wrong):
        pass

    def told(self):
        return {"seconds": 1.0, "others": 1.5 if self.busy else 0.0, "load": 2.0}


def of_presses(monkeypatch, *means):
    left = list(means)
    monkeypatch.setitem(bench.PARTS, "presses", lambda: {"presses": {"santa_maria": {"mean": left.pop(0), "p95": 2}}})
    monkeypatch.setattr(machine, "Watched", Machine)
    return left


def told(capsys, status):
    assert cli.main(["bench", "--json", "--only", "presses"]) == status
    return json.loads(capsys.readouterr().out)


def test_on_a_calm_machine_a_figure_past_its_bound_is_past_it(monkeypatch, capsys):
    left = of_presses(monkeypatch, 9.0, 1.5)
    found = told(capsys, 1)
    assert left == [1.5] and found["past_values"] == {"presses.santa_maria.mean": [9.0]}
    assert found["machine"] == {"presses": [Machine().told()]}


def test_on_a_busy_machine_it_is_measured_again_before_it_is_called_past(monkeypatch, capsys):
    monkeypatch.setattr(Machine, "busy", True)
    left = of_presses(monkeypatch, 9.0, 1.5, 9.0)
    found = told(capsys, 0)
    assert left == [9.0] and found["past"] == [] and found["presses"]["santa_maria"]["mean"] == 1.5
    assert len(found["machine"]["presses"]) == 2
    left = of_presses(monkeypatch, 9.0, 8.0, 7.0, 1.5)
    found = told(capsys, 1)
    assert left == [1.5] and found["past_values"] == {"presses.santa_maria.mean": [9.0, 8.0, 7.0]}
    assert cli.main(["bench", "--only", "presses"]) == 0
    left = of_presses(monkeypatch, 9.0, 8.0, 7.0)
    assert cli.main(["bench", "--only", "presses"]) == 1
    assert "presses.santa_maria.mean is 9.00, 8.00, 7.00, at most 2.0" in capsys.readouterr().out


def test_what_others_do_on_the_machine_is_seen():
    with machine.Watched() as watched:
        sum(range(2_000_000))
    said = watched.told()
    assert said["seconds"] >= 0 and (said["others"] is None or said["others"] >= 0)
    watched.others = machine.BUSY * 2
    assert watched.busy
    watched.others = 0.0
    assert not watched.busy


def test_help_says_what_every_part_leaves_out(capsys):
    with pytest.raises(SystemExit):
        cli.main(["bench", "--help"])
    said = capsys.readouterr().out
    assert all(f"\n  {part} " in said for part in bench.PARTS)
    assert all(name in said for name in bench.BOUNDS if "." not in name and name != "picture_ratio")


def test_growth_and_looking_back_in_short():
    found = growth.measure(2, 25)
    assert set(found["growth"]) == set(GAMES)
    for game in found["growth"].values():
        assert game["answers"] == 50 and 0 < game["bytes_an_answer"] < 9000
    assert found["growth_bytes"] == max(g["bytes_an_answer"] for g in found["growth"].values())


def test_bounds_name_figures():
    assert bench.value({"presses": {"mean": 2}}, "presses.mean") == 2
    assert bench.value({"presses": 2}, "presses.mean") is None
    assert bench.value({}, "click_ratio") is None


def test_a_move_among_many_stored_tables_in_short(monkeypatch):
    for name, value in (("BLOCKS", 1), ("BLOCK", 5), ("WARM", 2)):
        monkeypatch.setattr(tables, name, value)
    took = {"none": 2.0, "many": 3.0}

    async def started(data):
        assert (data / "caravel.sqlite3").exists() == (data.name == "many")
        return took[data.name]

    monkeypatch.setattr(start, "_start", started)
    found = tables.measure(30)
    assert found["start_ratio"] == 1.5 and found["tables"]["any"]["ratio"] > 0
    assert found["tables"]["few"] == 10 and found["tables"]["many"] == 30
    assert found["tables_ratio"] > 0 and found["tables"]["cold"]["few_ms"] > 0


async def test_copies_of_tables_are_whole(tmp_path):
    database = tmp_path / "tables.db"
    await fill(database, 4, tables.PEOPLE, (1, 2), 3, Random(1))
    tables.copies(database, 12)
    store = await storage.open(database)
    service = Service(store, Silent(), Wall(), tmp_path)
    try:
        assert await store.count("running") == 12
        first, copy = await service.tables.find(2), await service.tables.find(10)
        assert (copy.asked, copy.n, copy.people) == (first.asked, first.n, first.people)
        assert await service.turns.history.record(10) == await service.turns.history.record(2)
    finally:
        await service.stop()
        await store.close()


def test_a_move_on_a_server_is_measured_in_a_schema_of_its_own(on_server, postgres, monkeypatch):
    for module, name, value in ((server, "BLOCKS", 2), (store, "BLOCK", 4), (store, "WARM", 1)):
        monkeypatch.setattr(module, name, value)
    found = server.measure(on_server)
    assert found["server_commit"]["moves"] == 8 and found["server_commit_ratio"] > 0
    assert (
        postgres.ask(
            "select nspname from pg_namespace where nspname like 'bench%'",
            on_server.partition("?")[0].rpartition("/")[2],
        )
        == []
    )
    loop = asyncio.new_event_loop()
    kept = loop.run_until_complete(storage.open(on_server))
    assert loop.run_until_complete(kept.running()) == [], "nothing of it is left where the host's tables are"
    loop.run_until_complete(kept.close())
