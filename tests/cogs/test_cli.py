import pytest

from bot import cli


def test_every_command_has_help_and_arguments(capsys):
    for name in cli.names():
        module = cli.find(name)
        assert module.__doc__ and callable(module.add) and callable(module.main)
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
