"""The rules as rooms know them: the box of a table beside what every game has."""

from __future__ import annotations

from bot import rules

from ..state import State
from .box import Box


class Rules(rules.Game[State]):
    """What the door derives from."""

    state_type = State
    box: Box
