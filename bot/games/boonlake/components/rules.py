"""What the rooms of Boonlake know of the game they serve: its state, its options, what is in its box."""

from __future__ import annotations

from bot import rules

from ..state import State
from .box import Box


class Rules(rules.Game[State]):
    """The rules for one set of options, as everything below the door sees them."""

    state_type = State
    box: Box
