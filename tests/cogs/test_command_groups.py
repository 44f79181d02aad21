"""The slash commands of games: of those with few verbs beside each other, of those with many in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.cogs.slash.games import GameCommands
from bot.games import GAMES
from bot.rules import Action, Game, asks_of, handlers_of
from bot.sandbox import Sandbox
from bot.text import fluent
from bot.text.fluent import LANGUAGES, text
from bot.ui.common.limits import check
from bot.ui.panel import slash_commands
from bot.ui.panel.slash_commands import about_group, command_of, payload
from tests.conformance.contract import contract
from tests.sandbox.helpers import sandbox

from .crowded import BUILD, FLAT, SAIL, Crowd

__all__ = ["sandbox"]  # a fixture

GROUPED = {"building_site": BUILD, "sea": SAIL}
NO_PARTS: Any = SimpleNamespace(frontend=None)
# Puerto Rico's commands as they were when all stood beside each other; `guest` is one of the guest house's now.
STAND = (
    "black-market build buy-tile decline deliver discard-tile draft extra fetch forest hacienda keep lay load place"
    " sell sell-tile settle small-wharf station take take-without trading-post wharf"
)


@pytest.fixture(scope="module", autouse=True)
def _words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The made-up game has texts of its own."""
    folder, files = tmp_path_factory.mktemp("text"), fluent.files
    ids = ["game-crowd", *(f"verb-{v}" for v in FLAT + BUILD + SAIL), "facet-where", *map(about_group, GROUPED)]
    for language in LANGUAGES:
        said = [f"{id} = {id}\n    .about = {language}: {id} and what it is good for" for id in ids]
        (folder / f"{language}.ftl").write_text("\n".join(said) + "\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        own = {"crowd": lambda language: [*files(language), folder / f"{language}.ftl"]}
        patch.setattr(fluent, "files", lambda language, game="": own.get(game, lambda x: files(x, game))(language))
        yield


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_a_game_has_its_command_and_discord_takes_them(game: str) -> None:
    kind = GAMES[game]
    made = command_of(kind)
    verbs = {verb for ask in asks_of(f"bot.games.{game}") for verb in handlers_of(ask)}
    assert {s.verb for s in made.subcommands} == verbs and len(made.subcommands) == len(verbs)
    assert not check(payload(made), "command") and not described_otherwise([payload(made)])
    for language in LANGUAGES:
        for group in made.groups:
            assert text(language, game).has(about_group(group)), "a group says what it is for"


def test_commands_keep_their_names() -> None:
    made = command_of(GAMES["puerto_rico"])
    assert [s.path for s in made.beside()] == STAND.split()
    assert [s.path for s in made.beside("guest_house")] == ["guest-house go-on", "guest-house guest"]


def test_forty_verbs_are_sent_in_groups() -> None:
    made = command_of(Crowd)
    assert [s.verb for s in made.beside()] == list(FLAT)
    assert {group: tuple(s.verb for s in made.beside(group)) for group in made.groups} == {
        group: tuple(sorted(verbs)) for group, verbs in GROUPED.items()
    }
    sent = payload(made)
    assert not check(sent, "command") and not described_otherwise([sent])
    paths = [s.path for s in made.subcommands]
    assert len(set(paths)) == 40 and "do-3" in paths and "building-site build-17" in paths


def described_otherwise(commands: list[Any]) -> list[str]:
    """What Discord's own description of its API says against these commands."""
    found = contract().find("PUT", "/applications/100000000000000001/commands")
    assert found is not None and found[1].body is not None
    return [str(error.message) for error in found[1].body.iter_errors(commands)]


def test_every_one_of_forty_verbs_can_be_typed() -> None:
    rules = Crowd()
    state = rules.setup(2, bytes(32)).state
    for sub in command_of(Crowd).subcommands:
        (asked,) = rules.asked(state)
        decision = rules.decision(state, asked.seat)
        assert decision is not None
        words = slash_commands.words(decision, sub.verb, {"where": "north"}, rules.name)
        state = rules.apply(state, Action(decision.seat, sub.verb, words, decision.sn)).state
    assert state.over and len(state.done) == 40


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        ({}, "40 commands beside each other"),
        ({"all": FLAT + BUILD}, "28 commands beside each other"),
        ({"do_0": BUILD, "sea": SAIL}, "of different names"),
        ({"sea": (*SAIL, "swim"), "building_site": BUILD}, "no such verb to be put into a group: swim"),
    ],
)
def test_what_discord_would_not_take_is_not_made(groups: dict[str, tuple[str, ...]], said: str) -> None:
    kind: type[Game[Any]] = type("Other", (Crowd,), {"command_groups": groups, "__module__": Crowd.__module__})
    with pytest.raises(ValueError, match=said):
        command_of(kind)


class Noted(GameCommands):
    """Says which verb was meant instead of playing it."""

    async def _act(self, interaction: Any, sub: slash_commands.Subcommand, typed: dict[str, str]) -> None:
        await interaction.response.send_message(f"{sub.verb} {typed['where']}", ephemeral=True)


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Noted(NO_PARTS, Crowd).group())
        self.ready = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()


async def test_the_sandbox_takes_forty_verbs_and_leads_to_each(sandbox: Sandbox) -> None:
    anna, made = sandbox.person("Anna"), command_of(Crowd)
    async with Client() as client:
        running = asyncio.create_task(client.start("any.token"))
        await client.ready.wait()
        for sub in made.subcommands:
            said = await anna.command(f"crowd {sub.path}", where="north")
            assert said.text == f"{sub.verb} north"
        assert sandbox.commands.find("crowd sea") is None, "a group alone is no command"
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
