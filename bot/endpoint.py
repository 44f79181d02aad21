"""Where discord.py finds Discord: the real one, unless the settings name another (the sandbox, or a REST proxy)."""

from __future__ import annotations

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(api_base: str | None, gateway: str | None) -> None:
    """Point this process's discord.py at ``api_base`` (".../api/v10") and ``gateway`` ("ws://..."); None leaves it.

    discord.py has no such settings, only these class attributes, so this holds for all clients of the process.
    ValueError if an address is not of the right kind.
    """
    if api_base:
        base = api_base.rstrip("/")
        version = f"/api/v{discord.http.INTERNAL_API_VERSION}"
        if not base.startswith(("http://", "https://")) or not base.endswith(version):
            raise ValueError(f"The API base must look like http://127.0.0.1:8080/api/v10, not {api_base!r}.")
        Route.BASE = base
        if base.startswith("http://"):  # a sandbox has its own pictures; a proxy of the REST API has none
            Asset.BASE = base.removesuffix(version) + "/cdn"
    if gateway:
        if not gateway.startswith(("ws://", "wss://")):
            raise ValueError(f"The gateway must look like ws://127.0.0.1:8080/gateway/, not {gateway!r}.")
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
