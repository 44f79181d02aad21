import subprocess
import sys

import pytest

from bot import cli
from bot.ahead import read_ahead
from bot.games import GAMES
from bot.text import fluent

# What takes long to import, and is not needed to say which commands there are.
HEAVY = {"PIL", "aiohttp", "aiosqlite", "asyncio", "discord", "fluent", "msgspec", "openskill", "sqlite3", "storage"}
OURS = {"bot", "bot.cli", "bot.commands", "bot.complaint"}

SEEN = """
import sys
from bot import cli
try:
    cli.main(sys.argv[1:])
except SystemExit:
    print("*", *sys.modules)
"""


@pytest.mark.parametrize("words", [["--help"], ["sail"], ["--sail"]])
def test_what_is_no_command_imports_next_to_nothing(words):
    said = subprocess.run([sys.executable, "-c", SEEN, *words], capture_output=True, text=True, check=True).stdout
    loaded = set(said.splitlines()[-1].split()[1:])
    assert "bot.cli" in loaded and not loaded & HEAVY
    assert {m for m in loaded if m.partition(".")[0] in ("bot", "rendering")} == OURS


def test_every_command_has_help_and_arguments(capsys):
    for name in cli.names():
        module = cli.find(name)
        assert module.__doc__.strip() == cli.doc_of(name) and callable(module.add) and callable(module.main)
        with pytest.raises(SystemExit) as done:
            cli.main([name, "--help"])
        assert done.value.code == 0
        assert name in capsys.readouterr().out


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit) as done:
        cli.main(["--help"])
    said = capsys.readouterr().out
    assert done.value.code == 0
    assert all(f"    {name}" in said for name in cli.names())


def test_without_a_command_it_is_run(monkeypatch):
    seen = []
    monkeypatch.setattr(cli.find("run"), "main", lambda args: seen.append(args.command))
    assert cli.main([]) == 0
    assert seen == ["run"]


def test_an_unknown_command_is_refused(capsys):
    with pytest.raises(SystemExit) as done:
        cli.main(["sail"])
    assert done.value.code == 2
    assert "sail" in capsys.readouterr().err


def test_all_words_are_read_at_once():
    read_ahead()
    before = fluent._parsed.cache_info().misses, fluent._text.cache_info().misses
    for language in fluent.LANGUAGES:
        for game in ("", *GAMES):
            fluent.text(language, game)("button-undo")
    assert (fluent._parsed.cache_info().misses, fluent._text.cache_info().misses) == before


def test_all_boxes_are_made_at_once(monkeypatch):
    read_ahead()
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("a box is read at the first table played with it"))
    for kind in GAMES.values():
        assert kind().seat_counts
