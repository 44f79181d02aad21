"""/me: somebody's own settings, typed or by menus: how and when they are called, their language, being away."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.people.profiles import NOTIFY
from bot.text.translator import described
from bot.ui.common import dates
from bot.ui.common.draft import Button
from bot.ui.common.press import personal_id
from bot.ui.pages import settings
from bot.ui.posts.posts import Post

from ..common.choices import STRENGTH, Choices, in_private
from ..common.my_settings import LANGUAGES, MySettings, chosen
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.zones import suggest_cities


@in_private
class MeCog(commands.GroupCog, group_name="me", group_description=described("command-me")):
    """The group /me; it works in private messages too."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend
        self.mine = MySettings(self.frontend)
        super().__init__()

    # -- typed -------------------------------------------------------------------------------

    async def _change(self, interaction: Interaction, topic: str, fields: dict[str, Any]) -> None:
        async def work(reply: Reply) -> None:
            await reply.tell(await self.mine.set(reply, topic, fields))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="settings", description=described("command-me-settings"))
    async def settings(self, interaction: Interaction) -> None:
        await command(self.frontend, interaction, self.mine.overview)

    async def _city(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_cities(Reply(interaction), typed, self.frontend.service.clock.now())

    @app_commands.command(name="zone", description=described("command-me-zone"))
    @app_commands.describe(city=described("command-param-city"))
    @app_commands.autocomplete(city=_city)
    async def zone(self, interaction: Interaction, city: str) -> None:
        async def work(reply: Reply) -> None:
            await reply.tell(await self.mine.take(reply, "zone", city))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="quiet", description=described("command-me-quiet"))
    @app_commands.rename(begin="from", end="to")
    @app_commands.describe(
        begin=described("command-param-quiet-from"),
        end=described("command-param-quiet-to"),
        days=described("command-param-quiet-days"),
    )
    async def quiet(self, interaction: Interaction, begin: str = "", end: str = "", days: str = "") -> None:
        async def work(reply: Reply) -> None:
            fields: dict[str, Any] = {}
            if begin.strip().casefold() in dates.NOTHING:
                fields |= {"quiet_from": 0, "quiet_to": 0}
            elif begin:
                fields["quiet_from"] = dates.clock(begin)
            if end and "quiet_to" not in fields:
                fields["quiet_to"] = dates.clock(end)
            if days:
                fields["quiet_days"] = dates.weekdays(days)
            if not fields:
                raise Refused("nothing-said")
            said = await self.mine.set(reply, "quiet", fields)
            if days:
                profile = await self.mine.people.profile(reply.reader.user)
                said = f"{said}\n{settings.saved(reply.text(), 'days', profile)}"
            await reply.tell(said)

        await command(self.frontend, interaction, work)

    @app_commands.command(name="notify", description=described("command-me-notify"))
    @app_commands.describe(how=described("command-param-how"))
    @app_commands.choices(
        how=[app_commands.Choice(name=described(f"choice-notify-{n}"), value=n) for n in NOTIFY],
    )
    async def notify(self, interaction: Interaction, how: str) -> None:
        await self._change(interaction, "notify", chosen("notify", [how]))

    @app_commands.command(name="digest", description=described("command-me-digest"))
    @app_commands.describe(on=described("command-param-on"), hours=described("command-param-hours"))
    async def digest(self, interaction: Interaction, on: bool, hours: str = "") -> None:
        async def work(reply: Reply) -> None:
            at = {"digest_hours": dates.full_hours(hours)} if hours else {}
            await reply.tell(await self.mine.set(reply, "digest", {"digest": on, **at}))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="next", description=described("command-me-next"))
    @app_commands.describe(on=described("command-param-on"))
    async def next(self, interaction: Interaction, on: bool) -> None:
        await self._change(interaction, "next", {"heads_up": on})

    @app_commands.command(name="confirm", description=described("command-me-confirm"))
    @app_commands.describe(on=described("command-param-on"))
    async def confirm(self, interaction: Interaction, on: bool) -> None:
        await self._change(interaction, "confirm", {"confirm": on})

    @app_commands.command(name="statistics", description=described("command-me-statistics"))
    @app_commands.describe(on=described("command-param-on"))
    async def statistics(self, interaction: Interaction, on: bool) -> None:
        await self._change(interaction, "statistics", {"statistics": on})

    @app_commands.command(name="forget", description=described("command-me-forget"))
    async def forget(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            text = reply.text()
            open_now, all = await self.frontend.service.eraser.what(interaction.user.id)
            button = Button(personal_id("forget"), text("me-forget-now"), "danger")
            await reply.show(Post(text("me-forget-what", open=open_now, all=all), ((button,),)))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="reminders", description=described("command-me-reminders"))
    @app_commands.describe(after=described("command-param-waking"))
    async def reminders(self, interaction: Interaction, after: app_commands.Range[int, 0, 336]) -> None:
        await self._change(interaction, "remind", {"remind": after})

    @app_commands.command(name="language", description=described("command-me-language"))
    @app_commands.describe(language=described("command-param-speak"))
    @app_commands.choices(
        language=[app_commands.Choice(name=described(f"choice-{v}"), value=v) for v in LANGUAGES],
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._change(interaction, "language", {"locale": LANGUAGES.get(language, "")})

    @app_commands.command(name="away", description=described("command-me-away"))
    @app_commands.describe(until=described("command-param-until"), computer=described("command-param-lend"))
    @app_commands.choices(computer=STRENGTH)
    async def away(self, interaction: Interaction, until: str, computer: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.mine.go_away(reply, until, computer)

        await command(self.frontend, interaction, work)

    @app_commands.command(name="back", description=described("command-me-back"))
    async def back(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            await self.frontend.service.absences.end(reply.reader.user)
            await reply.tell(reply.text()("me-away-ended"))

        await command(self.frontend, interaction, work)
