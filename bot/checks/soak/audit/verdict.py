"""What the chronicle of a soak is asked at the end: about pings, silence, consent and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..people.ledger import Ledger
from ..people.life import Life
from ..stage.stage import Stage
from . import answers, pings, quiet, votes
from .chronicle import Chronicle
from .outbox import outbox


def reckon(
    stage: Stage, ledger: Ledger, life: Life, tables: Sequence[int], ways: Mapping[int, str]
) -> tuple[list[str], dict[str, int]]:
    """What is wrong, and what messages there were. `ways`: see `_soak_pings.check`."""
    chronicle = Chronicle(stage.database)
    wrong, counts = pings.check(stage, chronicle, ways, life.absent.spans)
    wrong += quiet.check(stage, chronicle, outbox(stage))
    wrong += votes.check(stage, chronicle, tables, life.consent.votes)
    return wrong + answers.check(stage, chronicle, ledger, tables), counts
