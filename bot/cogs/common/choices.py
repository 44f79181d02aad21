"""What several commands have in common: where they work, options' types, and how well a computer seat plays."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.service.core.model import STRENGTHS
from bot.text.translator import described
from bot.ui.common.limits import SUGGESTION_NAME, SUGGESTIONS, cut

Choices = list[app_commands.Choice[str]]

in_private = app_commands.allowed_contexts(guilds=True, dms=True)  # a command that works between the two of us, too
TABLE = described("command-param-table")
STRENGTH: Choices = [app_commands.Choice(name=described(f"choice-{s}"), value=s) for s in STRENGTHS]


def fitting(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Of (label, value) those that have the typed letters in the label, or are that value, as suggestions."""
    wanted = typed.strip().casefold()
    found = [(n, v) for n, v in named if wanted in n.casefold() or wanted == v]
    return [app_commands.Choice(name=cut(n, SUGGESTION_NAME), value=v) for n, v in found][:SUGGESTIONS]


def meant(named: Iterable[tuple[str, str]], said: str) -> str:
    """The value whose label was sent in its place, as Discord sometimes does; else what was said."""
    wanted = said.strip().casefold()
    return next((v for n, v in named if cut(n, SUGGESTION_NAME).casefold() == wanted), said)
