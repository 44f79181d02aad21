import json

from bot import cli


def test_the_same_seed_plays_the_same_games(capsys):
    told = []
    for _ in range(2):
        line = ["simulate", "puerto_rico", "--seats", "3", "--games", "4", "--seed", "9", "--json"]
        assert cli.main([*line, "--option", "mayor=in_order"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    one, other = told
    assert one["scores"] == other["scores"] and one["rounds"] == other["rounds"]
    assert (one["game"], one["seats"], one["games"]) == ("puerto_rico", 3, 4)
    assert len(one["scores"]) == len(one["rounds"]) == 4 and all(len(s) == 3 for s in one["scores"])
    assert all(n > 5 for n in one["rounds"]) and one["decisions"] > 400
    assert abs(one["decisions"] / one["seconds"] - one["decisions_per_second"]) < 0.02 * one["decisions_per_second"]
    cli.main(["simulate", "puerto_rico", "--seats", "3", "--games", "4", "--seed", "10", "--json"])
    assert json.loads(capsys.readouterr().out)["scores"] != one["scores"]


def test_what_the_game_does_not_have_is_refused_in_one_line(capsys):
    for more, word in (
        (["--seats", "9"], "9"),
        (["--option", "mayor=never"], "never"),
        (["--option", "weather=fair"], "weather"),
        (["--option", "mayor"], "NAME=VALUE"),
        (["--games", "0"], "0"),
    ):
        assert cli.main(["simulate", "puerto_rico", *more]) == 2
        said = capsys.readouterr().err.strip()
        assert word in said and "\n" not in said
