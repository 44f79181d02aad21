"""replay, verify and render: files that hold, and files that do not."""

import re

import pytest

from bot import cli
from bot.rules import commitment

from .games import CASE, finished


@pytest.fixture
def game(tmp_path):
    def written(text):
        path = tmp_path / "some.game"
        path.write_text(text, "utf-8")
        return str(path)

    return written


def line_of(text, part):
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def test_replay_tells_a_game_in_words(game, capsys):
    assert cli.main(["replay", game(CASE)]) == 0
    assert "hacienda" in capsys.readouterr().out
    assert cli.main(["replay", "--language", "ru", game(CASE)]) == 0
    assert re.search("[а-я]", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("? seats.0.doubloons < 5", "? seats.0.doubloons == 5"),
        ("? seats.0.city == hacienda", "? seats.0.town == hacienda"),
        ("? can 0", "? cannot 0"),
        ("0 build hacienda no", "0 build wharf no"),
        ("0 build hacienda no", "1 build hacienda no"),
        ("set seats.0.doubloons = 5", "set seats.7.doubloons = 5"),
        ("set seats.0.doubloons = 5", "set seats.0.doubloons = -5"),
        ("set ask = Build 0", "set ask = Banquet 0"),
        ("seats 3", "seats 12"),
        ("game puerto_rico", "game puerto_pobre"),
        ("0 build", "zero build"),
        ("set seats.0.doubloons = 5", "set seats.0.city = wharf wharf"),
        ("set seats.0.doubloons = 5", "set seats.0.goods = corn=11"),
        ("set seats.0.doubloons = 5", "set seats.0.colonists.wharf = 1"),
        ("seats 3", "seats 3\noption weather=fine"),
        ("seats 3", "seats 3\noption mayor=late"),
        ("seats 3", "seats 3\ncommitment " + "ab" * 32),
        ("seats 3", "seats 3\ncommitment none"),
        ("0 build hacienda no", "7 build hacienda no"),
        ("0 build hacienda no", "0 " + "\0" * 3000),
        ("0 build hacienda no", "\x1b[2J" + "x" * 3000),
    ],
)
def test_replay_names_the_line_that_does_not_hold(game, capsys, good, bad):
    text = CASE.replace(good, bad, 1)
    assert text != CASE
    assert cli.main(["replay", game(text)]) == 1
    said = capsys.readouterr().err.strip()
    assert "\n" not in said
    assert len(said) < 400 and said.isprintable()
    found = re.search(r"line (\d+)", said)
    assert found, said
    assert int(found[1]) == line_of(text, bad.splitlines()[-1])


def test_replay_prints_what_is_on_offer_as_checks_that_hold(game, capsys):
    begun = CASE[: CASE.index("? can 0")] if "? can 0" in CASE else CASE
    branches = "branch one\n0 decline\nbranch two\n"
    assert cli.main(["replay", "--offers", game(begun + branches)]) == 0
    out = capsys.readouterr().out
    assert "-- one" in out and "-- two" in out
    lines = [line for line in out.splitlines() if line.startswith("?")]
    mine = [line for line in lines if line.startswith(("? offers 0", "? hint 0"))]
    assert "? offers 0: build decline" in mine and any("hint 0 build hacienda no: cost=" in line for line in mine)
    assert cli.main(["replay", game(begun + "\n".join(mine) + "\n")]) == 0
    assert cli.main(["replay", game(begun + "\n".join(mine).replace(" hacienda no,", "", 1) + "\n")]) == 1


def test_a_failed_check_is_told_in_the_language_asked_for(game, capsys):
    assert (
        cli.main(["replay", "--language", "ru", game(CASE.replace("0 build hacienda no", "0 biuld hacienda no"))]) == 1
    )
    assert "build" in (said := capsys.readouterr().err) and re.search("[а-я]", said)


def test_replay_of_what_is_no_game(tmp_path, capsys):
    (tmp_path / "picture.game").write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "picture.game", tmp_path / "nowhere.game", tmp_path):
        assert cli.main(["replay", str(path)]) == 1
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_the_mark_that_some_editors_put_first_does_no_harm(game):
    assert cli.main(["replay", game("\ufeff" + CASE)]) == 0


def test_words_of_the_program_are_in_its_language(game, capsys, monkeypatch):
    monkeypatch.setenv("CARAVEL_LANGUAGE", "ru")
    assert cli.main(["replay", game(CASE)]) == 0
    assert re.search("[а-я]", capsys.readouterr().out)
    assert cli.main(["replay", game(CASE.replace("0 build", "7 build"))]) == 1
    assert re.search("[а-я]", capsys.readouterr().err)


def test_verify_takes_a_true_game(game, capsys):
    assert cli.main(["verify", game(finished())]) == 0
    said = capsys.readouterr().out
    key = bytes.fromhex(re.search(r"key ([0-9a-f]+)", finished())[1])
    assert commitment(key) in said
    assert cli.main(["verify", game(finished()), "--commitment", commitment(key)]) == 0
    capsys.readouterr()
    assert cli.main(["verify", game(finished()), "--commitment", "00" * 32]) == 1


def tampered():
    text = finished()
    key = re.search(r"key ([0-9a-f]+)", text)[1]
    other = f"{int(key, 16) ^ 1:064x}"
    yield "another key", text.replace(key, other, 1)
    yield (
        "another key, with its own number",
        text.replace(key, other, 1).replace(commitment(bytes.fromhex(key)), commitment(bytes.fromhex(other)), 1),
    )
    score = re.search(r"= 0 (\d+)", text)
    yield "another score", text.replace(score[0], f"= 0 {int(score[1]) + 1}", 1)
    lines = text.splitlines()
    answers = [i for i, line in enumerate(lines) if line[0].isdigit()]
    yield "an answer left out", "\n".join(lines[: answers[5]] + lines[answers[5] + 1 :])
    yield "not played out", "\n".join([*lines[: answers[20]], lines[-1]])
    yield "no score", "\n".join(lines[:-1])
    yield "no number", re.sub("commitment .*\n", "", text)


@pytest.mark.parametrize("what", [name for name, _ in tampered()])
def test_verify_finds_what_was_changed(game, capsys, what):
    text = dict(tampered())[what]
    assert cli.main(["verify", game(text)]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_verify_takes_no_file_with_branches(game, capsys):
    lines = finished().splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if line[0].isdigit())
    assert cli.main(["verify", game("".join([*lines[:first], "branch\n", *lines[first:]]))]) == 1
    assert "branches" in capsys.readouterr().err


def test_render_draws_any_moment(game, tmp_path, capsys):
    out = tmp_path / "out.png"
    for more in ([], ["--at", "0"], ["--at", "40", "--seat", "1"], ["--part", "market", "--language", "ru"]):
        out.unlink(missing_ok=True)
        assert cli.main(["render", game(finished()), "--width", "400", *more, "-o", str(out)]) == 0
        assert out.read_bytes().startswith(b"\x89PNG")
        capsys.readouterr()
    for more in (["--at", "99999"], ["--at", "-1"], ["--seat", "5"], ["--width", "0"], ["-o", str(tmp_path)]):
        assert cli.main(["render", game(finished()), "-o", str(out), *more]) in (1, 2)
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
