"""Recorded games of a set of components: the header line, and what the commands say without the set or with another."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import cli
from bot.checks.contract.run import Run
from bot.complaint import CANNOT
from bot.games import GAMES
from bot.rules import Components
from bot.rules.components import load as load_components
from bot.rules.record import Row, read, text_of

RICH = '[[number]]\nid = "start_coins"\nvalue = 9\nsource = "printed"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my box").mkdir()
    (tmp_path / "my box" / "santa_maria.toml").write_text(RICH)
    return tmp_path / "my box"


@pytest.fixture
def game(tmp_path: Path, folder: Path) -> Path:
    """A game by chance with that set, to its end."""
    run = Run(GAMES["santa_maria"]({}, load_components(folder, GAMES)["santa_maria"]), 2, 3)
    for step in run.steps():
        run.last = step.out.state
    score = "  ".join(f"{t.seat} {t.total}" for t in run.rules.scores(run.last))
    path = tmp_path / "mine.game"
    path.write_text(run.record(Row(0, "=", score)), "utf-8")
    return path


def test_the_file_names_its_set_and_is_verified_with_it(game: Path, folder: Path, capsys) -> None:  # type: ignore[no-untyped-def]
    mark = Components("my box", RICH.encode()).mark
    assert f"components {mark}\n" in game.read_text() and mark.endswith(" my box")
    assert cli.main(["verify", str(game), "--components", str(folder)]) == 0
    assert "The game was played as the file says." in capsys.readouterr().out
    out = str(game.with_suffix(".png"))
    for command in (["replay", str(game)], ["render", str(game), "--at", "3", "--width", "400", "-o", out]):
        assert cli.main([*command, "--components", str(folder)]) == 0


def test_without_its_set_or_with_another_a_file_is_refused_in_one_line(game: Path, folder: Path, capsys) -> None:  # type: ignore[no-untyped-def]
    for command in ("verify", "replay"):
        assert cli.main([command, str(game)]) == 1
        said = capsys.readouterr().err
        assert "my box" in said and "--components" in said and said.count("\n") == 1
    (folder / "santa_maria.toml").write_text(RICH.replace("9", "8"))
    assert cli.main(["verify", str(game), "--components", str(folder)]) == 1
    assert "are different" in capsys.readouterr().err


def test_a_file_of_our_own_values_wants_no_folder(game: Path, folder: Path, capsys) -> None:  # type: ignore[no-untyped-def]
    record = read(game.read_text())
    record.components, record.rows = "", []
    game.write_text(text_of(record))
    assert cli.main(["replay", str(game), "--components", str(folder)]) == 1
    assert "Leave --components out" in capsys.readouterr().err
    assert cli.main(["replay", str(game)]) == 0


@pytest.mark.parametrize("line", ["components abc", "components " + "g" * 64])
def test_a_mark_that_is_none_is_refused(game: Path, line: str, capsys) -> None:  # type: ignore[no-untyped-def]
    game.write_text(f"game santa_maria\nseats 2\n{line}\n")
    assert cli.main(["replay", str(game)]) == 1
    assert "line 3" in capsys.readouterr().err


def test_simulate_plays_with_a_set_and_refuses_a_broken_one(folder: Path, capsys) -> None:  # type: ignore[no-untyped-def]
    command = ["simulate", "santa_maria", "--seats", "2", "--games", "2", "--json"]
    assert cli.main(command) == 0 and cli.main([*command, "--components", str(folder)]) == 0
    ours, mine = capsys.readouterr().out.splitlines()
    assert ours.partition('"scores"')[2] != mine.partition('"scores"')[2]
    (folder / "santa_maria.toml").write_text(RICH.replace("9", '"9"'))
    assert cli.main([*command, "--components", str(folder)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("caravel simulate: --components: santa_maria.toml, line 1: Expected `int`")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('#\n[[ship]]\nid = "sh01"\nstart = false\ncost = { rum = 1 }\npoints = 2\nsource = "x"', "line 2: "),
        ("[[ship]]\npoints = ", "line 2: not TOML: "),
        ('[[ship]]\nid = "sh99"\nstart = false\ncost = {}\npoints = 2\nsource = "printed"', "line 1: there is no ship"),
    ],
)
def test_the_bot_does_not_start_with_a_broken_set(folder, tmp_path, monkeypatch, capsys, text, said) -> None:  # type: ignore[no-untyped-def]
    (folder / "santa_maria.toml").write_text(text)
    monkeypatch.setenv("CARAVEL_COMPONENTS", str(folder))
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert cli.main(["run"]) == CANNOT
    told = capsys.readouterr().err
    assert told.startswith(f"caravel run: CARAVEL_COMPONENTS: santa_maria.toml, {said}") and told.count("\n") == 1
    assert not (tmp_path / "data").exists()  # nothing was begun
