"""Somebody's own settings: changed by what is chosen or typed, and shown; and being away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.rules import Refused
from bot.service.people.profiles import Profile
from bot.service.people.waking_hours import zone
from bot.text import cities
from bot.ui.common import dates
from bot.ui.common.draft import Button
from bot.ui.common.press import personal_id
from bot.ui.pages import settings
from bot.ui.posts.frontend import Frontend
from bot.ui.posts.posts import Post

from .reply import Reply
from .zones import zone_of

LANGUAGES = {"auto": "", "en": "en", "ru": "ru"}


def chosen(topic: str, values: Sequence[str]) -> dict[str, Any]:
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
        if topic == "confirm":
            return {"confirm": {"on": True, "off": False}[first]}
        if topic == "statistics":
            return {"statistics": {"on": True, "off": False}[first]}
        if topic == "remind":
            return {"remind": int(first)}
        if topic == "language":
            return {"locale": LANGUAGES[first]}
    except (KeyError, ValueError) as no:
        raise Refused("not-on-offer") from no
    raise Refused("not-on-offer")


class MySettings:
    """Each works for whoever the reply is for."""

    def __init__(self, frontend: Frontend) -> None:
        self.frontend = frontend

    @property
    def people(self) -> Any:
        return self.frontend.service.people

    async def overview(self, reply: Reply, head: str = "") -> None:
        profile, server = await self.people.profile(reply.reader.user), await self._server_zone(reply)
        await reply.show(settings.overview(reply.text(), profile, self.frontend.service.clock.now(), head, server))

    async def _server_zone(self, reply: Reply) -> str:
        """The zone that counts for who has not said theirs; there is none in private messages."""
        guild = reply.interaction.guild_id or 0
        return str(await self.people.guild_zone(guild)) if guild else ""

    async def set(self, reply: Reply, topic: str, fields: dict[str, Any]) -> str:
        """Change settings; returns what to say about it."""
        user = reply.reader.user
        profile: Profile = await self.people.set(user, **fields)
        if "locale" in fields:
            self.frontend.languages.learn(user, profile.locale)
        text = reply.text()
        if topic == "zone":
            time = dates.now_there(self.frontend.service.clock.now(), zone(profile.zone))
            return text("me-saved-zone", city=cities.name_of(reply.locale, profile.zone), time=time)
        return settings.saved(text, topic, profile)

    async def take(self, reply: Reply, topic: str, said: str) -> str:
        """Take what was typed about a setting; raises `Refused`."""
        if topic == "zone":
            return await self.set(reply, topic, {"zone": zone_of(said)})
        if topic == "quiet":
            begin, end = dates.span(said)
            return await self.set(reply, topic, {"quiet_from": begin, "quiet_to": end})
        if topic == "digest":
            return await self.set(reply, topic, {"digest": True, "digest_hours": dates.full_hours(said)})
        raise Refused("not-on-offer")

    async def go_away(self, reply: Reply, said: str, lend: str = "") -> None:
        user, now = reply.reader.user, self.frontend.service.clock.now()
        profile = await self.people.profile(user)
        morning = profile.quiet_to if profile.quiet_from != profile.quiet_to else 0
        until = dates.moment(said, now, zone(profile.zone or await self._server_zone(reply)), morning)
        await self.be_away(reply, until, lend)

    async def be_away(self, reply: Reply, until: float, lend: str) -> None:
        profile = await self.frontend.service.absences.begin(reply.reader.user, until, lend)
        text = reply.text()
        said = text("me-away-begun-lent" if lend else "me-away-begun", until=int(profile.away_until))
        buttons = [Button(personal_id("back"), text("button-back"))]
        if not lend:
            buttons.append(Button(personal_id("lend"), text("button-lend")))
        await reply.show(Post(said, (tuple(buttons),)))
