"""A table speaks the language of its server."""

from types import SimpleNamespace

import pytest

from bot.cogs.slash.tables import TablesCog
from bot.service.tables.guilds import Guild


@pytest.mark.parametrize(
    ("chosen", "features", "locale", "program", "spoken"),
    [
        ("", ["COMMUNITY"], "ru", "en", "ru"),
        ("", ["COMMUNITY"], "en-US", "ru", "en-US"),
        ("", [], "en-US", "ru", "ru"),  # every server that has not chosen a language says en-US
        ("", ["COMMUNITY"], None, "ru", "ru"),
        ("en", ["COMMUNITY"], "ru", "ru", "en"),  # what was set with /setup comes first
    ],
)
async def test_a_table_speaks_the_language_of_its_server(chosen, features, locale, program, spoken):
    class Guilds:
        async def of(self, guild):
            return Guild(language=chosen)

    service = SimpleNamespace(guilds=Guilds())
    cog = TablesCog(SimpleNamespace(frontend=SimpleNamespace(language=program, service=service)))
    interaction = SimpleNamespace(guild_id=1, guild_locale=locale, guild=SimpleNamespace(features=features))
    assert await cog._language(interaction) == spoken
