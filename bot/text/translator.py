"""Descriptions of slash commands in every language; names stay English, for a localised group can lose its commands."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from .fluent import LANGUAGES, language_of, text

LONGEST = 100  # characters of a description


class Translator(app_commands.Translator):
    """Finds the words for every `locale_str` that carries a message id in `id`; leaves all others alone."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if "id" not in string.extras:
            return None
        language = language_of(locale.value)
        if language == "en" or language not in LANGUAGES:
            return None
        await asyncio.sleep(0)  # there are hundreds, and discord.py asks for all of a command without a pause
        words = text(language, string.extras.get("game", ""))
        return words(string.extras["id"], **string.extras.get("args", {}))[:LONGEST]


def described(id: str, game: str = "", **args: object) -> app_commands.locale_str:
    """A description or choice by message id: English for everybody, with what the translator needs beside it."""
    return app_commands.locale_str(text("en", game)(id, **args)[:LONGEST], id=id, game=game, args=args)
