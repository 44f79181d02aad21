import json

from bot import cli
from bot.commands import bench


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
