"""What becomes of a clock when its table changes: a table of cases."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.rules import Asked
from bot.service.consent.time_banks import Became, became
from bot.service.core.model import SeatInfo, Table

ANNA, BORIS, GLEB = 1, 2, 4
LENT = SeatInfo(0, computer="heuristic", belongs=ANNA)


def table(sn: int | None, seat: SeatInfo | None = None, epoch: int = 0) -> Table:
    """Anna and Boris; in Anna's seat question `sn` is open (None: no question), in Boris's always question 9."""
    asked = [Asked(0, "Turn", sn)] if sn is not None else []
    return Table(
        id=1,
        name="Amber Gull",
        game="toy",
        options={},
        status="running",
        guild=7,
        channel=70,
        thread=0,
        owner=ANNA,
        locale="en",
        size=2,
        seats=(seat or SeatInfo(0, ANNA, "Anna"), SeatInfo(1, BORIS, "Boris")),
        version=5,
        epoch=epoch,
        commitment="",
        n=3,
        asked=(*asked, Asked(1, "Turn", 9)),
        question="",
        card=0,
        created=0.0,
        touched=0.0,
        clock="quick",
    )


CASES: dict[str, tuple[Table | None, Table, dict[str, Any], Became]] = {
    "asked, as before": (table(3), table(3), {"counts": True, "running": ANNA}, Became.RUNS_ON),
    "asked": (table(None), table(3), {"counts": True}, Became.STARTED),
    "asked while away, or in a pause": (table(None), table(3), {"counts": False}, Became.STANDS),
    "not asked, nor before": (table(None), table(None), {"counts": False}, Became.STANDS),
    "answered": (table(3), table(None), {"counts": False, "running": ANNA}, Became.ANSWERED),
    "answered, and asked again": (
        table(3),
        table(4),
        {"counts": True, "running": ANNA},
        Became.ANSWERED,
    ),
    "answered while away": (table(3), table(None), {"counts": False}, Became.ANSWERED),
    "answered after it had run out": (table(3), table(None), {"counts": False, "out": True}, Became.ANSWERED),
    "a pause begins": (table(3), table(3), {"counts": False, "running": ANNA}, Became.STOPPED),
    "a pause is over": (table(3), table(3), {"counts": True}, Became.STARTED),
    "it has run out": (table(3), table(3), {"counts": True, "out": True}, Became.DECIDED_BY_OTHERS),
    "it had run out, and another question comes after an undo": (
        table(3),
        table(4, epoch=1),
        {"counts": True, "out": True},
        Became.STARTED,
    ),
    "taken back by another, while it runs": (
        table(3),
        table(3, epoch=1),
        {"counts": True, "running": ANNA},
        Became.STARTED,
    ),
    "another takes back what the question came from": (
        table(3),
        table(None, epoch=1),
        {"counts": False, "running": ANNA},
        Became.STOPPED,
    ),
    "their answer is taken back": (
        table(None),
        table(3, epoch=1),
        {"counts": True, "given": True},
        Became.TAKEN_BACK,
    ),
    "taken back, with nothing left": (
        table(3),
        table(3, epoch=1),
        {"counts": True, "given": True, "out": True},
        Became.TAKEN_BACK,
    ),
    "lent to the computer": (table(3), table(3, LENT), {"counts": False, "running": ANNA}, Became.STOPPED),
    "answered by the computer, which earns nothing": (
        table(3, LENT),
        table(None, LENT),
        {"counts": False},
        Became.STANDS,
    ),
    "back from the computer": (table(3, LENT), table(3), {"counts": True}, Became.STARTED),
    "back from the computer, with nothing left": (
        table(3, LENT),
        table(3),
        {"counts": True, "out": True},
        Became.DECIDED_BY_OTHERS,
    ),
    "somebody new, who is asked": (
        table(3),
        table(3, SeatInfo(0, GLEB, "Gleb")),
        {"counts": True, "running": ANNA, "out": True},
        Became.NEW_PERSON,
    ),
    "somebody new for the computer": (
        table(None, LENT),
        table(None, SeatInfo(0, GLEB, "Gleb")),
        {"counts": False},
        Became.NEW_PERSON,
    ),
    "timed from now on, and asked": (None, table(3), {"counts": True}, Became.STARTED),
    "timed from now on": (None, table(None), {"counts": False}, Became.STANDS),
}


@pytest.mark.parametrize("case", CASES)
def test_what_becomes_of_a_clock(case: str) -> None:
    before, after, known, wanted = CASES[case]
    assert became(before, after, 0, **known) is wanted


def test_every_outcome_has_a_case() -> None:
    assert {wanted for *_, wanted in CASES.values()} == set(Became)


def test_another_seat_changes_nothing() -> None:
    """Boris is asked the same all the time, whatever happens in Anna's seat."""
    for before, after, _, wanted in CASES.values():
        if before is not None and before.epoch == after.epoch:
            assert became(before, after, 1, counts=True, running=BORIS) is Became.RUNS_ON, wanted


def test_a_bank_is_reckoned_by_whoever_thinks_now() -> None:
    """A seat that was given away counts for its new person, though the question stays the same."""
    new = msgspec.structs.replace(table(3), seats=(SeatInfo(0, BORIS), SeatInfo(1, BORIS)))
    assert became(table(3), new, 0, counts=True, running=ANNA) is Became.NEW_PERSON
