"""What every room of Cooper Island may know of its rules: the state they are about and the box."""

from __future__ import annotations

from bot import rules

from ..state import State
from .box import Box


class Rules(rules.Game[State]):
    """The rules for one set of options; the door derives from it."""

    state_type = State
    box: Box
