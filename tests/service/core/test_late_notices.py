"""Which notices still have something to say when they could not be posted in time."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.service.core import late_notices
from bot.service.core.late_notices import overtaken
from bot.service.core.model import SeatInfo
from tests.ui.tables import table

NOW = 1000.0
HERE = table(question="7", version=9, status="running", seats=(SeatInfo(0, 1, "Anna"), SeatInfo(1, computer="random")))


def late(id: str, version: int = 7, changes: dict[str, object] | None = None, **args: object) -> bool:
    """Whether a notice of then is dropped. Its question is the seventh version's; `changes`: the table's since."""
    return overtaken(
        {"id": id, "args": args, "version": version}, msgspec.structs.replace(HERE, **(changes or {})), NOW
    )


@pytest.mark.parametrize("id", sorted(late_notices.OF_THE_MOMENT))
def test_what_was_of_the_moment_is_dropped_once_somebody_else_has_been_asked(id: str) -> None:
    assert not late(id) and not late(id, 8) and late(id, 6)
    assert not late(id, 6, {"question": ""}) and late(id, 7, {"status": "over"})
    assert not late(id, 7, {"status": "lobby", "question": ""})
    assert not overtaken({"id": id, "args": {}}, HERE, NOW)  # written by an earlier version of the program


def test_who_has_a_seat_is_told_while_it_is_so() -> None:
    assert not late("notice-handed-computer", 1, seat=1) and late("notice-handed-computer", 1, seat=0)
    assert not late("notice-taken-back", 1, seat=0) and late("notice-taken-back", 1, seat=1)


def test_what_has_an_end_is_told_until_then() -> None:
    assert late("notice-away", until="999", seat=0) and not late("notice-away", until="1001", seat=0)
    assert late("notice-paused", until="1001") and not late("notice-paused", 7, {"paused": 1001.0}, until="1001")


@pytest.mark.parametrize("id", ["notice-clock", "notice-owner", "notice-confirm", "notice-rules-changed"])
def test_what_holds_from_now_on_is_told_however_late(id: str) -> None:
    assert not late(id, 1) and not late(id, 1, {"status": "over"})


def test_all_of_them_are_notices() -> None:
    known = {
        id
        for path in Path(late_notices.__file__).parents[2].glob("text/en/*.ftl")
        for id in re.findall(r"^(notice-[a-z-]+) =", path.read_text("utf-8"), re.M)
    }
    assert known >= late_notices.OF_THE_MOMENT | late_notices.TO_COMPUTER | late_notices.TO_PERSON
