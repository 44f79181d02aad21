"""The kernel and the games do the same when they are compiled: built as an editable install builds it, in a copy.

Here it is what asks and answers, with the turns of one game, and their tests; `.ci/compiled` compiles and tries all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.compiled import backend

ROOT = Path(__file__).parent.parent
HERE = "bot/rules/machine.py bot/rules/answering.py bot/rules/frames.py bot/games/santa_maria/phases/turn.py"
TRIED = ("tests/rules/test_machine.py", "tests/rules/test_frames.py", "tests/games/santa_maria/phases/test_turn.py")
BUILD = "import sys; sys.path.insert(0, 'bot/compiled'); import backend; print(backend.build_editable(sys.argv[1]))"
CANARY = """
import bot.rules.machine, bot.games.santa_maria.phases.turn, bot.rules.errors
for module in (bot.rules.machine, bot.games.santa_maria.phases.turn, bot.rules.errors):
    print(module.__file__.rpartition(".")[2])
"""


def run(folder: Path, *command: str, **env: str) -> str:
    """What a command of this Python says in that folder; it must end well."""
    given = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CARAVEL_COMPILE")} | env
    done = subprocess.run([sys.executable, *command], cwd=folder, env=given, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """All that a build and the tests need, without what was compiled."""
    copy = tmp_path / "copy"
    for part in ("bot", "rendering", "storage", "tests"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for part in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, copy / part)
    return copy


def test_the_compiled_kernel_passes_its_tests(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVEL_COMPILE", HERE)
    pytest.importorskip("Cython", reason="the extra `test` is older here than Cython in it")
    if not backend.compiling():
        pytest.skip("there is no C compiler")
    run(copy, "-c", BUILD, str(tmp_path), CARAVEL_COMPILE=HERE)
    assert run(copy, "-c", CANARY).split() == ["so", "so", "py"]
    run(copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *TRIED)
    # without the variable what was compiled goes, and nothing else is changed
    run(copy, "-c", BUILD, str(tmp_path))
    assert list(copy.rglob("*.so")) == []
    assert run(copy, "-c", CANARY).split() == ["py", "py", "py"]


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    plain = backend.get_requires_for_build_wheel()
    monkeypatch.setenv("CARAVEL_COMPILE", "1")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert backend.get_requires_for_build_wheel() == plain and backend.CYTHON not in plain
    assert "no C compiler" in capsys.readouterr().err


def test_what_is_compiled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is run at every step, of every game; packages and what only people ask for stay as they are."""
    monkeypatch.setenv("CARAVEL_COMPILE", "1")
    found = {path.as_posix() for path in backend.hot_modules(ROOT)}
    for name in backend.KERNEL.split():
        assert f"bot/rules/{name}.py" in found
    for game in (ROOT / "bot" / "games").iterdir():
        if (game / "state.py").exists():
            rooms = {Path(path).parts[3] for path in found if path.startswith(f"bot/games/{game.name}/")}
            assert rooms >= {"state.py", "phases", "play", "computer"}, game.name
    assert not any("reasons" in path or path.endswith("__init__.py") for path in found)
    monkeypatch.setenv("CARAVEL_COMPILE", "bot/rules")
    assert {path.parts[1] for path in backend.hot_modules(ROOT)} == {"rules"}
