"""What was meant where a recorded game says nothing of an option."""

from __future__ import annotations

import pytest

from bot.rules import Option, Refused
from bot.rules.options import as_meant, settled

OPTIONS = (Option("pay", ("ask", "last"), formerly=(2, "last")), Option("seen", ("no", "yes")))


def test_the_first_value_is_the_usual_one() -> None:
    assert settled("toy", OPTIONS, {}) == {"pay": "ask", "seen": "no"}
    assert settled("toy", OPTIONS, {"seen": "yes"}) == {"pay": "ask", "seen": "yes"}


@pytest.mark.parametrize(("version", "usual"), [(0, "ask"), (1, "last"), (2, "last"), (3, "ask")])
def test_an_older_game_was_played_as_was_usual_then(version: int, usual: str) -> None:
    assert settled("toy", OPTIONS, as_meant(OPTIONS, {}, version))["pay"] == usual
    assert as_meant(OPTIONS, {"pay": "ask"}, version)["pay"] == "ask"


@pytest.mark.parametrize("chosen", [{"pay": "never"}, {"paid": "ask"}])
def test_what_there_is_not_is_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(Refused):
        settled("toy", OPTIONS, chosen)
