"""The arrows between the packages: who may import whom. There are no others."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# package -> what it may import, besides the standard library and itself
MAY = {
    "bot.rules": {"msgspec"},
    "bot.games": {"bot.rules", "msgspec"},
    "bot.text": {"bot.rules", "fluent", "msgspec", "babel", "discord"},  # discord: translator.py only, see below
    "bot.service": {"bot.rules", "bot.games", "msgspec", "openskill"},
    "bot.ui": {"bot.rules", "bot.text", "bot.service", "msgspec", "discord", "aiohttp"},
    "bot.cogs": {"bot.ui", "bot.service", "bot.text", "bot.rules", "discord", "msgspec"},
    "bot.sandbox": {"aiohttp", "zstandard"},
    "bot.checks": {
        *("bot.app", "bot.endpoint", "bot.settings", "bot.sandbox", "bot.cogs", "bot.ui", "bot.service", "bot.text"),
        *(
            "bot.games",
            "bot.rules",
            "rendering",
            "storage",
            "msgspec",
            "discord",
            "aiosqlite",
            "psycopg",
        ),  # libraries: to measure them bare
    },
    "bot.commands": {
        *("bot.checks", "bot.app", "bot.complaint", "bot.settings", "bot.health", "bot.logs", "bot.ui", "bot.service"),
        *("bot.text", "bot.games", "bot.rules", "rendering", "storage", "msgspec"),
    },
    "bot.compiled": {"setuptools", "Cython"},
    "storage": {"aiosqlite", "msgspec", "psycopg", "psycopg_pool"},
    "rendering": {"bot.games", "bot.rules", "PIL", "font_roboto", "isal", "msgspec"},
}
# Within a package, the only modules that may know a library.
ONLY = {
    ("bot.text", "discord"): {"translator"},
    ("bot.ui", "discord"): {"adapter", "brake", "discord_errors", "messages", "refusals", "herald", "notices"},
    ("bot.ui", "aiohttp"): {"brake", "discord_errors"},
    ("bot.checks", "discord"): {"bare", "visit", "portal", "place", "trial", "run"},
    ("bot.checks", "aiosqlite"): {"store"},
    ("bot.checks", "psycopg"): {"server"},
    ("storage", "psycopg"): {"__init__", "connection", "database", "errors", "members", "server"},
    ("storage", "psycopg_pool"): {"__init__", "database", "errors", "server"},
}
# The rooms of a package and the modules that stand beside them, from the ground up: each knows those before it.
ROOMS = {
    "bot.service": ("core", "history", "tables", "people", "consent", "workers", "service"),
    "bot.ui": ("common", "panel", "posts", "pages", "delivery", "desk"),
    "bot.checks": ("players", "contract", "conformance", "bench", "soak", "doctor"),
    "bot.checks.soak": ("stage", "people", "audit", "trials", "load", "several", "run"),
}
# Rooms that stand side by side: neither knows the other.
APART = {"bot.service": {("workers", "people"), ("workers", "consent")}}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package.replace(".", "/")).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The modules that a file imports, absolute; type-checking imports count, for they are arrows too."""
    here = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    package = here if path.name == "__init__.py" else here.rpartition(".")[0]
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package
            for _ in range(node.level - 1):
                base = base.rpartition(".")[0]
            module = f"{base}.{node.module}" if node.level and node.module else base if node.level else node.module
            found |= {f"{module}.{a.name}" for a in node.names} if module == "bot" else {module or ""}
    return found


def test_every_package_is_ruled() -> None:
    """A new package has to be entered above, so that it cannot slip through."""
    packages = {f"bot.{p.name}" for p in (ROOT / "bot").iterdir() if p.is_dir() and (p / "__init__.py").exists()}
    assert packages == {p for p in MAY if p.startswith("bot.")}


@pytest.mark.parametrize("package", MAY)
def test_arrows(package: str) -> None:
    wrong = []
    for path in modules(package):
        for name in imports(path):
            if name.split(".")[0] in sys.stdlib_module_names or name == package or name.startswith(f"{package}."):
                continue
            target = next((m for m in MAY[package] if name == m or name.startswith(f"{m}.")), None)
            allowed = ONLY.get((package, target or ""))
            if target is None or (allowed is not None and path.stem not in allowed):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("package", ROOMS)
def test_rooms(package: str) -> None:
    """Arrows between the rooms of a package run downwards, and every room is ruled."""
    rooms = ROOMS[package]
    there = {path.relative_to(ROOT / package.replace(".", "/")).parts[0] for path in modules(package)}
    assert {name.removesuffix(".py") for name in there} - {"__init__"} == set(rooms)
    wrong = []
    for path in modules(package):
        here = path.relative_to(ROOT / package.replace(".", "/")).parts[0].removesuffix(".py")
        for name in imports(path) if here in rooms else ():
            room = name.removeprefix(f"{package}.").split(".")[0] if name.startswith(f"{package}.") else ""
            apart = (here, room) in APART.get(package, ())
            if room and (apart or room not in rooms[: rooms.index(here) + 1]):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_the_map_is_true() -> None:
    """What `bot/README.md` shows of the house is there, and nothing of it is left out."""
    told = (ROOT / "bot" / "README.md").read_text("utf-8")
    for package in MAY:
        assert f"| `{package.removeprefix('bot.')}/" in told, package
    for rooms in (ROOMS["bot.service"], ROOMS["bot.ui"]):
        assert all(f"`{room}`" in told or f"`{room}.py`" in told for room in rooms)
    for path in set(re.findall(r"`([a-z_/]+\.py)`", told)):
        assert any((ROOT / at / path).exists() for at in (".", "bot", *(m.replace(".", "/") for m in MAY))), path


def test_pictures_see_views_and_data_only() -> None:
    """Rendering may know a game's view and its component data, never its rules."""
    fit = {"view", "data", "box", "components"}
    for path in modules("rendering"):
        for name in imports(path):
            parts = name.split(".")
            if name.startswith("bot.games."):
                assert len(parts) >= 4 and parts[3] in fit, f"{path.name} imports {name}"
