from bot import cli
from bot.games.puerto_rico.play import Play


def test_a_few_games_keep_every_promise(capsys):
    assert cli.main(["fuzz", "puerto_rico", "--games", "2", "--seats", "3"]) == 0
    assert "games 2," in capsys.readouterr().out


def test_a_broken_rule_is_found_and_the_game_written(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Play, "prospect", lambda self, seat, *more: setattr(self.s, "quarries", self.s.quarries - 1))
    assert cli.main(["fuzz", "puerto_rico", "--games", "20", "--seats", "4", "--seed", "3"]) == 1
    assert "made or lost" in capsys.readouterr().err
    crash = next(tmp_path.glob("crash-*.game")).read_text("utf-8")
    assert crash.startswith("game puerto_rico")


def test_wrong_arguments(capsys):
    assert cli.main(["fuzz", "puerto_rico", "--seconds", "0"]) == 2
    assert cli.main(["fuzz", "puerto_rico", "--seats", "8"]) == 2
    assert cli.main(["fuzz", "puerto_rico", "--seconds", "nan"]) == 2
    assert cli.main(["fuzz", "puerto_rico", "--games", "-1"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 4
