"""People who play a whole game on their own: with buttons (`Tapper`), by typing, or whatever happens to the bot."""

from __future__ import annotations

import re

from bot.checks.players.presser import CONFIRM, TAPS, Stubborn, Tapper, look_for, play_some
from bot.games.puerto_rico import PuertoRico
from bot.sandbox import look
from bot.sandbox.client import Shown
from bot.sandbox.person import Result
from bot.ui.panel.slash_commands import command_of, slash

from .stage import ids

__all__ = ["TURNS", "Stubborn", "Tapper", "Typist", "play_some"]

TURNS = 400  # of one person in a game; more means that it does not end


class Typist(Tapper):
    """Plays with slash commands only: reads its desk with /play, then types what the suggestions offer."""

    COMMAND = command_of(PuertoRico)

    async def turn(self) -> None:
        channel = self.person.shown(self.question)["channel_id"]
        await self.desk_in((await self.person.command("play", channel)).message, channel)

    async def desk_in(self, desk: Shown, channel: str) -> None:
        for _ in range(TAPS):
            verbs = self.verbs(desk)
            if not verbs:
                return
            desk = (await self.type(self.chance.choice(verbs), channel)).message
        raise AssertionError(f"{self.person.name}: commands lead nowhere: {look.words(desk)!r}")

    def verbs(self, desk: Shown) -> list[str]:
        """The verbs that the desk speaks of; the ids name them, the labels translate them."""
        found = [m[1] for i in ids(desk) if (m := re.search(r":(?:pick|verb|set|put|take|type|suggest):(\w+)", i))]
        offers = [o["value"] for menu in look.menus(desk) if ":verb:" in menu["custom_id"] for o in menu["options"]]
        return sorted({*found, *offers})

    async def type(self, verb: str, channel: str) -> Result:
        sub = self.COMMAND.of(slash(verb))
        assert sub is not None, verb
        path = f"{self.COMMAND.name} {sub.path}"
        command = self.person.parts.commands.find(path)
        assert command is not None, path
        typed: dict[str, str] = {}
        for option in command[2]:
            if option["name"] != "table":
                offered = await self.person.complete(path, option["name"], "", channel, **typed)
                if offered:
                    typed[option["name"]] = self.chance.choice(offered)["value"]
        done = await self.person.command(path, channel, **typed)
        if look_for(done.message, CONFIRM):  # it cannot be taken back
            done = await self.person.press(done.message, custom_id=CONFIRM)
        return done
