"""A game as people name it: by its id, or by its name, or a part of it, in any language."""

from __future__ import annotations

from discord import app_commands

from bot.rules import Refused
from bot.text.fluent import LANGUAGES
from bot.ui.house import House
from bot.ui.limits import SUGGESTION_NAME, cut

from .reply import Interaction, Reply


def _names(house: House, game: str) -> set[str]:
    """Everything a game is called, as it is compared with what was typed."""
    return {game, *(house.game_words(game, code)(f"game-{game}").casefold() for code in LANGUAGES)}


def suggest_game(house: House, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Games that could be meant so far, in the reader's language."""
    wanted, reply = typed.strip().casefold(), Reply(interaction)
    return [
        app_commands.Choice(name=cut(reply.words(g)(f"game-{g}"), SUGGESTION_NAME), value=g)
        for g in house.games
        if any(wanted in name for name in _names(house, g))
    ]


def game_meant(house: House, reply: Reply, given: str) -> str:
    """The game that is meant, "" where nothing is said; raises `Refused` no-such-game, with those there are."""
    wanted = given.strip().casefold()
    if not wanted:
        return ""
    exactly = [g for g in house.games if wanted in _names(house, g)]
    nearly = exactly or [g for g in house.games if any(wanted in name for name in _names(house, g))]
    if len(nearly) == 1:
        return nearly[0]
    there = ", ".join(reply.words(g)(f"game-{g}") for g in house.games)
    raise Refused("no-such-game", game=given, games=there)
