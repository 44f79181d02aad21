"""/me: somebody's own settings, typed or by menus: how and when they are called, their language, being away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.hours import zone
from bot.service.model import STRENGTHS
from bot.service.people import NOTIFY, Profile
from bot.text import cities
from bot.text.translator import described
from bot.ui import adapter, me, moments
from bot.ui.draft import Button
from bot.ui.limits import INPUT_LABEL, MODAL_TITLE, SUGGESTION_NAME, cut
from bot.ui.posts import Post

from .reply import Interaction, Reply
from .tables import STRENGTH
from .trouble import command

if TYPE_CHECKING:
    from .client import Caravel

Choices = list[app_commands.Choice[str]]
LANGUAGES = {"auto": "", "en": "en", "ru": "ru"}


def _fields(topic: str, values: list[str]) -> dict[str, Any]:
    """What a choice in a menu sets; raises `Refused` for what is not in it."""
    first = values[0] if values else ""
    try:
        if topic == "quiet":
            begin, _, end = first.partition("-")
            return {"quiet_from": int(begin), "quiet_to": int(end)}
        if topic == "days":
            return {"quiet_days": "".join(sorted(values))}
        if topic == "notify":
            return {"notify": first, "closed": False, "told": False}
        if topic == "digest":
            at = () if first == "off" else tuple(int(h) for h in first.split(","))
            return {"digest": True, "digest_hours": at} if at else {"digest": False}
        if topic == "next":
            return {"heads_up": first == "on"}
        if topic == "statistics":
            return {"statistics": {"on": True, "off": False}[first]}
        if topic == "remind":
            return {"remind": int(first)}
        if topic == "language":
            return {"locale": LANGUAGES[first]}
    except (KeyError, ValueError) as no:
        raise Refused("not-on-offer") from no
    raise Refused("not-on-offer")


def suggest_cities(reply: Reply, typed: str, now: float) -> Choices:
    """Cities that fit what is typed, in the reader's language, each with the time there."""
    return [
        app_commands.Choice(
            name=cut(
                f"{c.name(reply.locale)}, {c.country(reply.locale)} · {moments.now_there(now, zone(c.zone))}",
                SUGGESTION_NAME,
            ),
            value=c.zone,
        )
        for c in cities.find(reply.locale, typed)
    ]


def zone_of(said: str) -> str:
    """The zone of what was typed: a city in full, or one that nothing else begins like. Raises `Refused`."""
    if found := cities.exactly(said):
        return found
    fitting = {city.zone for city in cities.find("en", said)} if said.strip() else set()
    if len(fitting) != 1:
        raise Refused("unknown-city", word=said[: moments.WORD])
    return fitting.pop()


class MeCog(commands.GroupCog, group_name="me", group_description=described("command-me")):
    """The group /me; it works in private messages too."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        bot.personals |= {"me": self._me, "box": self._box, "back": self._back, "lend": self._lend}
        bot.personals["forget"] = self._forget
        super().__init__()

    @property
    def people(self) -> Any:
        return self.house.service.people

    # -- showing -----------------------------------------------------------------------------

    async def _overview(self, reply: Reply, head: str = "") -> None:
        profile, server = await self.people.profile(reply.reader.user), await self._server_zone(reply)
        await reply.show(me.overview(reply.words(), profile, self.house.service.clock.now(), head, server))

    async def _server_zone(self, reply: Reply) -> str:
        """The zone that counts for who has not said theirs; there is none in private messages."""
        guild = reply.interaction.guild_id or 0
        return str(await self.people.guild_zone(guild)) if guild else ""

    async def _set(self, reply: Reply, topic: str, fields: dict[str, Any]) -> str:
        """Change settings; returns what to say about it."""
        user = reply.reader.user
        profile: Profile = await self.people.set(user, **fields)
        if "locale" in fields:
            self.house.readers.learn(user, profile.locale)
        words = reply.words()
        if topic == "zone":
            time = moments.now_there(self.house.service.clock.now(), zone(profile.zone))
            return words("me-saved-zone", city=cities.name_of(reply.locale, profile.zone), time=time)
        return me.saved(words, topic, profile)

    async def _typed(self, reply: Reply, topic: str, said: str) -> str:
        """Take what was typed about a setting; raises `Refused`."""
        if topic == "zone":
            return await self._set(reply, topic, {"zone": zone_of(said)})
        if topic == "quiet":
            begin, end = moments.span(said)
            return await self._set(reply, topic, {"quiet_from": begin, "quiet_to": end})
        if topic == "digest":
            return await self._set(reply, topic, {"digest": True, "digest_hours": moments.full_hours(said)})
        raise Refused("not-on-offer")

    # -- menus and boxes ---------------------------------------------------------------------

    async def _me(self, reply: Reply, arg: str, values: list[str]) -> None:
        what, _, topic = arg.partition(".")
        if what == "topic":
            topic = values[0] if values else ""
        other = what == "set" and me.OTHER in values
        if (what in ("topic", "set") and topic not in me.TOPICS) or (other and topic not in me.TYPED):
            raise Refused("not-on-offer")
        if other or (what == "topic" and topic in me.BOXES):
            await self._open_box(reply, topic)
            return
        await reply.update()
        words, profile = reply.words(), await self.people.profile(reply.reader.user)
        if what == "topic":
            await reply.show(me.page(words, topic, profile))
        elif what == "set":
            await self._overview(reply, await self._set(reply, topic, _fields(topic, values)))
        else:
            await self._overview(reply)

    async def _open_box(self, reply: Reply, topic: str) -> None:
        words = reply.words()
        title, label = cut(words(f"me-{topic}"), MODAL_TITLE), cut(words(f"me-ask-{topic}"), INPUT_LABEL)
        await reply.box(adapter.asking(title, f"p:box:{topic}", label, ""))

    async def _box(self, reply: Reply, arg: str, values: list[str]) -> None:
        await reply.update()
        said = adapter.typed_words(reply.interaction)
        if arg == "away":
            await self._begin(reply, said, "")
            return
        head = await self._typed(reply, arg, said)
        await self._overview(reply, head)

    # -- away --------------------------------------------------------------------------------

    async def _begin(self, reply: Reply, said: str, lend: str) -> None:
        user, now = reply.reader.user, self.house.service.clock.now()
        profile = await self.people.profile(user)
        morning = profile.quiet_to if profile.quiet_from != profile.quiet_to else 0
        until = moments.moment(said, now, zone(profile.zone or await self._server_zone(reply)), morning)
        await self._gone(reply, until, lend)

    async def _gone(self, reply: Reply, until: float, lend: str) -> None:
        profile = await self.house.service.away.begin(reply.reader.user, until, lend)
        words = reply.words()
        said = words("me-away-begun-lent" if lend else "me-away-begun", until=int(profile.away_until))
        buttons = [Button("p:back", words("button-back"))]
        if not lend:
            buttons.append(Button("p:lend", words("button-lend")))
        await reply.show(Post(said, (tuple(buttons),)))

    async def _lend(self, reply: Reply, arg: str, values: list[str]) -> None:
        await reply.update()
        profile = await self.people.profile(reply.reader.user)
        if not profile.away(self.house.service.clock.now()):
            raise Refused("not-away")
        await self._gone(reply, profile.away_until, STRENGTHS[1])

    async def _back(self, reply: Reply, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.house.service.away.end(reply.reader.user)
        await self._overview(reply, reply.words()("me-away-ended"))

    # -- typed -------------------------------------------------------------------------------

    async def _change(self, interaction: Interaction, topic: str, fields: dict[str, Any]) -> None:
        async def work(reply: Reply) -> None:
            await reply.tell(await self._set(reply, topic, fields))

        await command(self.house, interaction, work)

    @app_commands.command(name="settings", description=described("command-me-settings"))
    async def settings(self, interaction: Interaction) -> None:
        await command(self.house, interaction, self._overview)

    async def _city(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_cities(Reply(interaction), typed, self.house.service.clock.now())

    @app_commands.command(name="zone", description=described("command-me-zone"))
    @app_commands.describe(city=described("command-param-city"))
    @app_commands.autocomplete(city=_city)
    async def zone(self, interaction: Interaction, city: str) -> None:
        async def work(reply: Reply) -> None:
            await reply.tell(await self._typed(reply, "zone", city))

        await command(self.house, interaction, work)

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
            if begin.strip().casefold() in moments.NOTHING:
                fields |= {"quiet_from": 0, "quiet_to": 0}
            elif begin:
                fields["quiet_from"] = moments.clock(begin)
            if end and "quiet_to" not in fields:
                fields["quiet_to"] = moments.clock(end)
            if days:
                fields["quiet_days"] = moments.weekdays(days)
            if not fields:
                raise Refused("nothing-said")
            said = await self._set(reply, "quiet", fields)
            if days:
                profile = await self.people.profile(reply.reader.user)
                said = f"{said}\n{me.saved(reply.words(), 'days', profile)}"
            await reply.tell(said)

        await command(self.house, interaction, work)

    @app_commands.command(name="notify", description=described("command-me-notify"))
    @app_commands.describe(how=described("command-param-how"))
    @app_commands.choices(
        how=[app_commands.Choice(name=described(f"choice-notify-{n}"), value=n) for n in NOTIFY],
    )
    async def notify(self, interaction: Interaction, how: str) -> None:
        await self._change(interaction, "notify", _fields("notify", [how]))

    @app_commands.command(name="digest", description=described("command-me-digest"))
    @app_commands.describe(on=described("command-param-on"), hours=described("command-param-hours"))
    async def digest(self, interaction: Interaction, on: bool, hours: str = "") -> None:
        async def work(reply: Reply) -> None:
            at = {"digest_hours": moments.full_hours(hours)} if hours else {}
            await reply.tell(await self._set(reply, "digest", {"digest": on, **at}))

        await command(self.house, interaction, work)

    @app_commands.command(name="next", description=described("command-me-next"))
    @app_commands.describe(on=described("command-param-on"))
    async def next(self, interaction: Interaction, on: bool) -> None:
        await self._change(interaction, "next", {"heads_up": on})

    @app_commands.command(name="statistics", description=described("command-me-statistics"))
    @app_commands.describe(on=described("command-param-on"))
    async def statistics(self, interaction: Interaction, on: bool) -> None:
        await self._change(interaction, "statistics", {"statistics": on})

    @app_commands.command(name="forget", description=described("command-me-forget"))
    async def forget(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            words = reply.words()
            open_now, all = await self.house.service.eraser.what(interaction.user.id)
            button = Button("p:forget", words("me-forget-now"), "danger")
            await reply.show(Post(words("me-forget-what", open=open_now, all=all), ((button,),)))

        await command(self.house, interaction, work)

    async def _forget(self, reply: Reply, arg: str, values: list[str]) -> None:
        """Everything known of whoever presses; nothing of others."""
        await reply.update()
        user = reply.reader.user
        gone = await self.house.service.eraser.erase(user)
        words = reply.words()
        self.house.readers.learn(user, "")
        await reply.show(
            Post(words("me-forgotten", left=gone.left, lent=gone.lent, ended=gone.ended, cleared=gone.cleared))
        )

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
            await self._begin(reply, until, computer)

        await command(self.house, interaction, work)

    @app_commands.command(name="back", description=described("command-me-back"))
    async def back(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            await self.house.service.away.end(reply.reader.user)
            await reply.tell(reply.words()("me-away-ended"))

        await command(self.house, interaction, work)
