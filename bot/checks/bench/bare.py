"""The smallest bot there can be: it acknowledges every press and does nothing else. The measure for clicks."""

from __future__ import annotations

import sys

import discord

from bot.endpoint import point_discord_at


class Bare(discord.Client):
    """Writes one message with a button into the first channel, and acknowledges whatever is pressed."""

    async def on_ready(self) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        channel = next(c for c in self.get_all_channels() if isinstance(c, discord.TextChannel))
        await channel.send("bare", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


def main(api: str, gateway: str) -> None:
    point_discord_at(api, gateway)
    Bare(intents=discord.Intents(guilds=True)).run("bare", log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:3])
