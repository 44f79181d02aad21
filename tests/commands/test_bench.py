import json
from random import Random

import storage
from bot import cli
from bot.commands import _bench_tables, bench
from bot.commands._soak_stock import Silent, Wall, fill
from bot.service import Service


def test_parts_can_be_measured_alone(capsys):
    assert cli.main(["bench", "--json", "--only", "presses"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 1 < found["presses"]["mean"] <= 3 and 2 <= found["presses"]["p95"] <= 6
    assert found["past"] == []


def test_a_passed_bound_ends_it_non_zero(monkeypatch, capsys):
    monkeypatch.setitem(bench.PARTS, "presses", lambda: {"presses": {"mean": 9.0, "p95": 2}})
    assert cli.main(["bench", "--json", "--only", "presses"]) == 1
    assert json.loads(capsys.readouterr().out)["past"] == ["presses.mean"]


def test_bounds_name_figures():
    assert bench.value({"presses": {"mean": 2}}, "presses.mean") == 2
    assert bench.value({"presses": 2}, "presses.mean") is None
    assert bench.value({}, "click_ratio") is None


def test_a_move_among_many_stored_tables_in_short(monkeypatch):
    for name, value in (("BLOCKS", 1), ("BLOCK", 5), ("WARM", 2)):
        monkeypatch.setattr(_bench_tables, name, value)
    found = _bench_tables.measure(30)
    assert found["tables"]["few"] == 10 and found["tables"]["many"] == 30
    assert found["tables_ratio"] > 0 and found["tables"]["cold"]["few_ms"] > 0


async def test_copies_of_tables_are_whole(tmp_path):
    database = tmp_path / "tables.db"
    await fill(database, 4, _bench_tables.PEOPLE, (1, 2), 3, Random(1))
    _bench_tables.copies(database, 12)
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
