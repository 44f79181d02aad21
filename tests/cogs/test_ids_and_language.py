"""Ids of buttons lead to one place each; a table speaks its server's language."""

import re
from types import SimpleNamespace

import pytest

from bot.cogs.tables import TablesCog
from bot.service.guilds import Guild
from bot.ui import adapter

DESK_IDS = ["d:1:0:0.7:ok:", "d:1:0:0.7:pick:role", "d:999999999999:12:3.41:type:place", "d:1:0::help"]
PUBLIC_IDS = ["t:1:desk:17", "t:1:board", "t:999999999999:options:0", "t:7:unmake:0.3"]


@pytest.mark.parametrize("id", DESK_IDS + PUBLIC_IDS)
def test_no_id_fits_both_kinds(id):
    fits = [name for name in ("DESK", "PUBLIC") if re.fullmatch(getattr(adapter, name), id)]
    assert fits == ["DESK" if id in DESK_IDS else "PUBLIC"]


@pytest.mark.parametrize("id", ["", "x", "d:1", "t:one:desk", "d:1:0:0.7:OK:", "t:1:desk\nt:2:desk", "b:1:2:3:4"])
def test_what_is_not_ours_fits_neither(id):
    found = re.fullmatch(adapter.DESK, id) or re.fullmatch(adapter.PUBLIC, id)
    assert found is None


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
    cog = TablesCog(SimpleNamespace(house=SimpleNamespace(language=program, service=service)))
    interaction = SimpleNamespace(guild_id=1, guild_locale=locale, guild=SimpleNamespace(features=features))
    assert await cog._language(interaction) == spoken
