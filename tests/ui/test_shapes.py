"""Panel and commands on a game that has all the shapes: a thousand placements, free actions, weighted payments."""

from __future__ import annotations

import logging
from collections import Counter

import pytest

from bot.checks.bench.press_count import taps
from bot.checks.contract.run import Run
from bot.rules import Pick
from bot.text.fluent import text
from bot.ui.common.draft import Context
from bot.ui.panel import slash_commands
from tests.rules.shapes.colony import Colony


@pytest.mark.parametrize("seats", [1, 3])
def test_every_answer_can_be_tapped_and_typed(seats: int) -> None:
    logging.disable(logging.CRITICAL)  # a made-up game has no words of its own
    try:
        most: Counter[str] = Counter()
        for seed in range(3):
            for step in Run(Colony(), seats, seed).steps():
                d, action = step.decision, step.action
                ctx = Context(text("en"), 1, d.seat, f"0.{d.sn}")
                most[action.verb] = max(most[action.verb], taps(d, action, ctx))
                offer = d.offer(action.verb)
                facets = offer.facets if isinstance(offer, Pick) else ("counts",)
                typed = action.words if isinstance(offer, Pick) else (", ".join(action.words),)
                said = slash_commands.words(d, action.verb, dict(zip(facets, typed, strict=True)), "")
                assert offer is not None and offer.check(said) == offer.check(action.words)
    finally:
        logging.disable(logging.NOTSET)
    assert most["lay"] <= 5 and most["buy"] == most["sell"] == 1  # verb, tile, a page, spot, turn
