"""What a person has set for themselves: language, waking hours, how they want to be called, whether they are away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from ..core.elsewhere import USER, telling
from ..core.model import STRENGTHS
from ..core.outgoing import Out
from ..core.ports import Clock, Store
from ..core.timers import Fired
from ..core.troubles import Troubles
from . import waking_hours as _hours
from .waking_hours import DAY, Hours, known, waking_minutes

KEPT = 2048  # profiles in memory
MOST_REMIND = 24 * 14  # waking hours
MOST_AWAY = 60  # days
NOTIFY = ("mention", "message", "both")


class Profile(msgspec.Struct, frozen=True):
    """Settings of one person; what is not set has its default here."""

    locale: str = ""  # "": that of their Discord
    zone: str = ""  # of the IANA database; "": the server's, else UTC
    quiet_from: int = 23 * 60  # minutes of the local day
    quiet_to: int = 8 * 60
    quiet_days: str = ""  # ISO weekdays, "67" for the weekend
    notify: str = "mention"  # one of `NOTIFY`
    digest: bool = False  # one message for all that waits, instead of a call for each question
    digest_hours: tuple[int, ...] = (9, 18)  # of the local day
    heads_up: bool = False  # to be told "you are next"
    remind: int = 24  # waking hours until the first reminder; 0: none
    closed: bool = False  # a private message was refused the last time
    told: bool = False  # and they were told of that
    seen: str = ""  # the language of their Discord as it was last seen
    away_from: float = 0.0
    away_until: float = 0.0  # 0: here
    away_lend: str = ""  # how the computer plays meanwhile, "": not at all
    statistics: bool = True
    confirm: bool = False  # to confirm every answer, also what could be taken back
    unhurried: bool = False  # standing orders answer after a while, so that the time of an answer tells nothing

    def away(self, now: float) -> bool:
        return now < self.away_until

    @property
    def gathers(self) -> bool:
        """Whether a question put to them now is not called out, but told with others later."""
        return self.digest or self.away_until > 0  # an absence that has just run out is still to be ended


# Tells what else is to be written when a profile changes (user, before, after), and what is to be posted.
WriteWith = Callable[[int, Profile, Profile], Awaitable[Sequence[Fired]]]
Told = tuple[int, Out]  # a table, and what is to be posted there

_QUIET = {"quiet_from", "quiet_to", "quiet_days"}
LATEST = 1e11  # seconds since 1970: nothing is set for later
_FIELDS = {f.name: f for f in msgspec.structs.fields(Profile)}


class Profiles:
    """Reads and keeps profiles. Where another process writes one, it is forgotten (`core.elsewhere`).

    `guild_zone` tells the zone that a server has set, `write_with` what else a change brings with it; `wrote` is called
    after it.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        troubles: Troubles,
        guild_zone: Callable[[int], Awaitable[str]],
        write_with: WriteWith,
        wrote: Callable[[], None],
    ) -> None:
        self.store, self.clock, self.troubles = store, clock, troubles
        self.guild_zone, self.write_with, self._wrote = guild_zone, write_with, wrote
        self._known: OrderedDict[int, Profile] = OrderedDict()
        self._lock = asyncio.Lock()

    async def profile(self, user: int) -> Profile:
        """A person's settings; raises `Refused` if the store fails."""
        if (found := self._known.get(user)) is None:
            async with self.troubles.around(0, "profile"):
                read = profile_of(await self.store.preferences(user))
            found = self._known.setdefault(user, read)  # what was set meanwhile is newer
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(user)
        return found

    async def set(self, user: int, **fields: Any) -> Profile:
        """Change some settings; all or nothing, along with the timers that hang on them.

        Raises `Refused`: bad-zone, bad-quiet, bad-remind, bad-digest-hours, bad-notify, away-too-long, not-on-offer;
        `TypeError` for a setting that there is not.
        """
        return await self.change(user, fields)

    async def change(
        self, user: int, fields: Mapping[str, Any], also: Sequence[tuple[Any, ...]] = (), outs: Sequence[Told] = ()
    ) -> Profile:
        """The same, with more that is to be written and posted in the same transaction."""
        if unknown := fields.keys() - _FIELDS.keys():
            raise TypeError(f"no setting is called {', '.join(unknown)}")
        async with self._lock:
            before = await self.profile(user)
            if fields.get("closed") is False:
                fields = {"told": False, **fields}
            after = msgspec.structs.replace(before, **fields)
            check(after, fields, self.clock.now())
            if after == before and not also and not outs:
                return before
            fired = [Fired(tuple(also), tuple(outs)), *await self.write_with(user, before, after)]
            writes = [*_writes(user, before, after), *(w for f in fired for w in f.also)]
            writes += telling(self.store, USER, user)
            rows = [(table, out.row()) for f in fired for table, out in f.outs]
            async with self.troubles.around(0, "profile"):
                await self.store.put(writes, rows)
            self._known[user] = after
            self._known.move_to_end(user)
        self._wrote()
        return after

    def forget(self, user: int) -> None:
        """Settings were written past this object: read them again."""
        self._known.pop(user, None)

    async def hours(self, user: int, guild: int = 0) -> Hours:
        """When a person is awake: by their own zone, else that of the server they play on."""
        return await self.hours_by(await self.profile(user), guild)

    async def hours_by(self, profile: Profile, guild: int) -> Hours:
        """The same for settings that are at hand."""
        return hours_of(profile, await self.guild_zone(guild) if guild and not profile.zone else "")

    async def unhurried(self, user: int) -> bool:
        """Whether they like to seem to think where they have decided ahead."""
        return (await self.profile(user)).unhurried

    async def in_statistics(self, user: int) -> bool:
        """Whether they want to be in statistics."""
        return (await self.profile(user)).statistics

    async def awake(self, user: int, guild: int = 0) -> bool:
        return _hours.awake(self.clock.now(), await self.hours(user, guild))


def hours_of(profile: Profile, zone: str = "") -> Hours:
    """Somebody's waking hours; `zone` is for those who have not said theirs."""
    return Hours(profile.zone or zone, profile.quiet_from, profile.quiet_to, profile.quiet_days)


def check(profile: Profile, fields: Iterable[str], now: float) -> None:
    """Raises `Refused` where one of the `fields` that were set cannot be."""
    fields = set(fields)
    if "zone" in fields and profile.zone and not known(profile.zone):
        raise Refused("bad-zone", zone=profile.zone[:60])
    if fields & _QUIET:
        sane = 0 <= profile.quiet_from < DAY and 0 <= profile.quiet_to < DAY and set(profile.quiet_days) <= {*"1234567"}
        if not sane or waking_minutes(hours_of(profile)) < _hours.LEAST_AWAKE:
            raise Refused("bad-quiet")
    if "notify" in fields and profile.notify not in NOTIFY:
        raise Refused("bad-notify")
    if "remind" in fields and not 0 <= profile.remind <= MOST_REMIND:
        raise Refused("bad-remind", most=MOST_REMIND)
    if "digest_hours" in fields and not (profile.digest_hours and all(0 <= h < 24 for h in profile.digest_hours)):
        raise Refused("bad-digest-hours")
    if "away_lend" in fields and profile.away_lend and profile.away_lend not in STRENGTHS:
        raise Refused("not-on-offer")
    if "away_until" in fields and profile.away_until > now + MOST_AWAY * 86400:
        raise Refused("away-too-long", most=MOST_AWAY)


def profile_of(kept: dict[str, str]) -> Profile:
    """A profile from its rows; what cannot be read, or not be set, counts as not set."""
    found: dict[str, Any] = {}
    for name, field in _FIELDS.items():
        if name in kept:
            try:
                found[name] = kept[name] if field.type is str else msgspec.json.decode(kept[name], type=field.type)
            except msgspec.MsgspecError:
                continue
    read = Profile(**found)
    for group in (_QUIET, *({name} for name in found.keys() - _QUIET)):
        try:
            check(read, group & found.keys(), LATEST)
        except Refused:
            found = {name: value for name, value in found.items() if name not in group}
    return Profile(**found)


def _writes(user: int, before: Profile, after: Profile) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    for name, field in _FIELDS.items():
        value = getattr(after, name)
        if value == getattr(before, name):
            continue
        if value == field.default:
            found.append(("no-preference", user, name))
        else:
            found.append(("preference", user, name, value if isinstance(value, str) else _text(value)))
    return found


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
