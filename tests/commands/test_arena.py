"""`caravel arena`: who wins how often; the same for the same seed, on however many processes."""

import json
import random

import pytest

from bot import cli
from bot.commands.arena import FIRST, Thinker, interval, margin, play
from bot.games import GAMES
from bot.rules.search import NODES
from bot.service.workers.search_process import Worker

LINE = ["arena", "puerto_rico", "--seats", "heuristic,random,random,heuristic", "--games", "6", "--seed", "4", "--json"]


def told(capsys, *more):
    assert cli.main([*LINE, *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_wins_games_and_interval_by_kind(capsys):
    found = told(capsys, "--processes", "1", "--option", "mayor=in_order")
    assert (found["game"], found["games"]) == ("puerto_rico", 6)
    assert set(found["wins"]) == set(found["interval"]) == set(found["score"]) == {"heuristic", "random"}
    assert sum(found["wins"].values()) == 6 and found["wins"]["heuristic"] >= 5
    low, high = found["interval"]["heuristic"]
    assert 0 < low < found["wins"]["heuristic"] / 6 <= high <= 1
    ahead, half = found["margin"]["heuristic"]
    assert ahead == -found["margin"]["random"][0] > 0 and half > 0
    assert ahead == pytest.approx(found["score"]["heuristic"] - found["score"]["random"], abs=0.02)


def test_the_same_seed_on_any_number_of_processes(capsys):
    one = told(capsys, "--processes", "1")
    assert told(capsys, "--processes", "2") == one
    assert told(capsys, "--processes", "1", "--seed", "5") != one


def test_who_stays_changes_no_seats():
    rules = GAMES["santa_maria"]({"american_kingdoms": "true", "maya": "1"})
    there, elsewhere = (
        play(rules, ["heuristic", "random"], 1, 1, 1, stay=True),
        play(rules, ["random", "heuristic"], 1, 1, 1),
    )
    assert [part[::-1] for part in there] == list(elsewhere) and there[1][0] > there[1][1]


def test_search_has_its_budget(capsys):
    line = ["arena", "puerto_rico", "--seats", "search,random,random", "--games", "1", "--processes", "1", "--json"]
    assert cli.main([*line, "--nodes", "20"]) == 0
    assert json.loads(capsys.readouterr().out)["nodes"] == 20


def test_search_plays_as_at_tables_or_with_nodes_of_its_own(capsys):
    assert Worker().nodes == NODES
    line = ["arena", "puerto_rico", "--games", "1", "--processes", "1", "--json"]
    assert cli.main([*line, "--seats", "search:20,search:1,random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["nodes"] == NODES and set(found["wins"]) == {"search:20", "search:1", "random"}


@pytest.mark.parametrize("game", ["puerto_rico", "santa_maria"])
def test_styles_play_otherwise_than_the_heuristic(capsys, game):
    """Each of them by name; on the same deals they come to other scores."""
    styles = [*GAMES[game].mind_type.styles, "erring"]
    assert len(styles) == 5
    scores = set()
    for style in ("heuristic", *styles):
        line = ["arena", game, "--seats", f"{style},{style}", "--games", "1", "--processes", "1", "--json"]
        assert cli.main(line) == 0
        scores.add(json.loads(capsys.readouterr().out)["score"][style])
    assert len(scores) > 4


def test_search_may_think_by_seconds(capsys):
    line = ["arena", "puerto_rico", "--seats", "search,random,random", "--games", "1", "--processes", "1", "--json"]
    assert cli.main([*line, "--seconds", "0.001"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seconds"] == 0.001 and "nodes" not in found and sum(found["wins"].values()) == 1


def test_nodes_follow_what_they_have_cost():
    rules = GAMES["puerto_rico"]({})
    state, pace = rules.setup(3, bytes(32)).state, Thinker(5, 1.0)
    assert pace.nodes == FIRST
    pace(rules, state, rules.asked(state)[0].seat, random.randrange)
    assert pace.played >= FIRST / 2 and pace.spent > 0
    pace.spent = pace.played / 50.0  # fifty nodes a second
    assert pace.nodes == 50


def test_words_for_people(capsys):
    assert cli.main([*LINE[:-1], "--processes", "1"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2 and said[0].startswith("heuristic: ") and " of 6 games won, " in said[0]
    assert " points on average, +" in said[0] and " points on average, -" in said[1]


@pytest.mark.parametrize(
    ("more", "word"),
    (
        (["--seats", "search,clever,random"], "clever"),
        (["--seats", "search,search:0,random"], "search:0"),
        (["--seats", "search,search:x,random"], "search:x"),
        (["--seats", "random,random,,random"], "nothing"),
        (["--seats", "random"], "--seats 1"),
        (["--games", "0"], "0"),
        (["--nodes", "0"], "0"),
        (["--seconds", "0"], "--seconds 0"),
        (["--seconds", "nan"], "nan"),
        (["--processes", "-1"], "-1"),
        (["--option", "weather=fair"], "weather"),
    ),
)
def test_what_cannot_be_played_is_refused_in_one_line(capsys, more, word):
    assert cli.main([*LINE, *more]) == 2
    said = capsys.readouterr().err.strip()
    assert word in said and "\n" not in said


def test_interval():
    """Values of Wilson's formula as published: 15 of 148 gives 0.0624 to 0.1605."""
    low, high = interval(15, 148)
    assert (round(low, 4), round(high, 4)) == (0.0624, 0.1605)
    assert interval(0, 10)[0] == 0.0 and interval(10, 10)[1] == 1.0


def test_margin():
    assert margin([1.0, 3.0]) == [2.0, 1.96] and margin([4.0]) == [4.0, 0.0]
