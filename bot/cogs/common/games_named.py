"""A game as people name it: by its id, or by its name, or a part of it, in any language."""

from __future__ import annotations

from discord import app_commands

from bot.rules import Refused
from bot.text.fluent import LANGUAGES
from bot.ui.common.limits import SUGGESTION_NAME, cut
from bot.ui.posts.frontend import Frontend

from .choices import Choices
from .reply import Interaction, Reply


def _names(frontend: Frontend, game: str) -> set[str]:
    """Everything a game is called, as it is compared with what was typed."""
    return {game, *(frontend.game_text(game, code)(f"game-{game}").casefold() for code in LANGUAGES)}


async def complete_game(interaction: Interaction, typed: str) -> Choices:
    """Games that could be meant so far, in the reader's language; for an option of a command."""
    frontend: Frontend = interaction.client.frontend
    wanted, reply = typed.strip().casefold(), Reply(interaction)
    return [
        app_commands.Choice(name=cut(reply.text(g)(f"game-{g}"), SUGGESTION_NAME), value=g)
        for g in frontend.games
        if any(wanted in name for name in _names(frontend, g))
    ]


def game_meant(frontend: Frontend, reply: Reply, given: str) -> str:
    """The game that is meant, "" where nothing is said; raises `Refused` no-such-game, with those there are."""
    wanted = given.strip().casefold()
    if not wanted:
        return ""
    exactly = [g for g in frontend.games if wanted in _names(frontend, g)]
    nearly = exactly or [g for g in frontend.games if any(wanted in name for name in _names(frontend, g))]
    if len(nearly) == 1:
        return nearly[0]
    there = ", ".join(reply.text(g)(f"game-{g}") for g in frontend.games)
    raise Refused("no-such-game", game=given, games=there)
