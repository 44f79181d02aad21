"""What the chronicle of a soak is asked at the end: about pings, silence, consent and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import _soak_answers as answers
from . import _soak_pings as pings
from . import _soak_quiet as quiet
from . import _soak_votes as votes
from ._soak_chronicle import Chronicle
from ._soak_life import Life
from ._soak_outbox import outbox
from ._soak_play import Ledger
from ._soak_stage import Stage


def reckon(
    stage: Stage, ledger: Ledger, life: Life, tables: Sequence[int], ways: Mapping[int, str]
) -> tuple[list[str], dict[str, int]]:
    """What is wrong, and what messages there were. `ways`: see `_soak_pings.check`."""
    chronicle = Chronicle(stage.database)
    wrong, counts = pings.check(stage, chronicle, ways, life.absent.spans)
    wrong += quiet.check(stage, chronicle, outbox(stage))
    wrong += votes.check(stage, chronicle, tables, life.consent.votes)
    return wrong + answers.check(stage, chronicle, ledger, tables), counts
