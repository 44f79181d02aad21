"""Pointing discord.py elsewhere: what is set, what is left, what is refused."""

from __future__ import annotations

import pytest
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.endpoint import point_discord_at


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "https://discord.com/api/v10")
    monkeypatch.setattr(Asset, "BASE", "https://cdn.discordapp.com")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("wss://gateway.discord.gg/"))


def test_nothing_given_changes_nothing() -> None:
    point_discord_at("", None)
    assert Route.BASE == "https://discord.com/api/v10" and Asset.BASE == "https://cdn.discordapp.com"
    assert DiscordWebSocket.DEFAULT_GATEWAY.host == "gateway.discord.gg"


def test_sandbox() -> None:
    point_discord_at("http://127.0.0.1:8080/api/v10/", "ws://127.0.0.1:8080/gateway/")
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:8080/api/v10/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8080/gateway/"
    assert Asset.BASE == "http://127.0.0.1:8080/cdn"


def test_proxy_keeps_discords_pictures() -> None:
    point_discord_at("https://proxy.example/api/v10", "")
    assert Route.BASE == "https://proxy.example/api/v10" and Asset.BASE == "https://cdn.discordapp.com"


@pytest.mark.parametrize(
    ("base", "gateway"),
    [("127.0.0.1:8080/api/v10", ""), ("http://127.0.0.1:8080", ""), ("http://127.0.0.1:8080/api/v9", ""),
     ("", "http://127.0.0.1:8080/gateway/")],
)  # fmt: skip
def test_wrong_addresses_are_refused(base: str, gateway: str) -> None:
    with pytest.raises(ValueError, match="must look like"):
        point_discord_at(base, gateway)
    assert Route.BASE == "https://discord.com/api/v10"
