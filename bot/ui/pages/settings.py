"""Somebody's own settings: all of them in one message, and a page for each to change it. Words and rows only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.service.people.profiles import NOTIFY, Profile
from bot.service.people.waking_hours import zone
from bot.text import cities
from bot.text.fluent import Text

from ..common import dates, wording
from ..common.draft import Button, Choice, Menu, Row
from ..common.limits import CHOICE, PLACEHOLDER, cut
from ..common.press import personal_id
from ..posts import posts
from ..posts.posts import Post

REMIND = (0, 4, 8, 12, 24, 48, 72)  # waking hours that are offered; any other can be typed
QUIET = ((23, 8), (22, 7), (0, 7), (0, 9), (1, 10))
DIGEST = ((9, 18), (9,), (18,), (8, 13, 20))
OTHER = "other"
TOPICS = ("zone", "quiet", "days", "notify", "digest", "next", "remind", "away", "language", "confirm", "statistics")
BOXES = ("zone", "away")  # to be typed at once
TYPED = (*BOXES, "quiet", "digest")  # what can be typed at all


def quiet(text: Text, profile: Profile) -> str:
    if profile.quiet_from == profile.quiet_to:
        return text("me-quiet-none")
    begin, end = dates.face(profile.quiet_from), dates.face(profile.quiet_to)
    return text("me-quiet-is", **{"from": begin, "to": end})


def days(text: Text, profile: Profile) -> str:
    named = [text(f"me-day-{d}") for d in sorted(profile.quiet_days)]
    return wording.listed(text, named) if named else text("me-days-none")


def hours(text: Text, at: tuple[int, ...]) -> str:
    return wording.listed(text, [dates.face(h * 60) for h in at])


def _zone(text: Text, profile: Profile) -> str:
    if not profile.zone:
        return text("me-zone-none")
    return text("me-zone-is", city=cities.name_of(text.language, profile.zone))


def _notify(text: Text, profile: Profile) -> str:
    said = text(f"me-notify-{profile.notify}")
    return text("me-notify-closed", value=said) if profile.closed and profile.notify != "mention" else said


def _digest(text: Text, profile: Profile) -> str:
    return text("me-digest-is", hours=hours(text, profile.digest_hours)) if profile.digest else text("me-digest-off")


def _remind(text: Text, profile: Profile) -> str:
    return text("me-remind-is", n=profile.remind) if profile.remind else text("me-remind-0")


def _away(text: Text, profile: Profile) -> str:
    if not profile.away_until:
        return text("me-away-no")
    return text("me-away-lent" if profile.away_lend else "me-away-is", until=int(profile.away_until))


VALUES: Mapping[str, Callable[[Text, Profile], str]] = {
    "zone": _zone,
    "quiet": quiet,
    "days": days,
    "notify": _notify,
    "digest": _digest,
    "next": lambda text, profile: text("me-next-on" if profile.heads_up else "me-next-off"),
    "remind": _remind,
    "away": _away,
    "language": lambda text, profile: text(f"me-language-{profile.locale or 'auto'}"),
    "confirm": lambda text, profile: text(f"me-confirm-{'on' if profile.confirm else 'off'}"),
    "statistics": lambda text, profile: text(f"me-statistics-{'on' if profile.statistics else 'off'}"),
}


def value(text: Text, topic: str, profile: Profile) -> str:
    """How a setting is set, in words."""
    return VALUES[topic](text, profile)


def saved(text: Text, topic: str, profile: Profile) -> str:
    return text("me-saved", setting=text(f"me-{topic}"), value=value(text, topic, profile))


def overview(text: Text, profile: Profile, now: float, head: str = "", server: str = "") -> Post:
    """All settings, with a menu of those that can be changed. `server`: its zone, for who has not said theirs."""
    time = dates.now_there(now, zone(profile.zone or server))
    place = cities.name_of(text.language, server) if server else "UTC"
    title = text("me-title", time=time) if profile.zone else text("me-title-nowhere", time=time, zone=place)
    said = [text("me-line", setting=text(f"me-{t}"), value=value(text, t, profile)) for t in TOPICS]
    choices = tuple(
        Choice(t, cut(text(f"me-{t}"), CHOICE), cut("" if t == "away" else value(text, t, profile), CHOICE))
        for t in TOPICS
    )
    rows: list[Row] = [Menu(personal_id("me", "topic"), cut(text("me-change"), PLACEHOLDER), choices)]
    buttons = [Button(personal_id("mine"), text("button-mine"))]
    if profile.away_until:
        buttons.insert(0, Button(personal_id("back"), text("button-back"), "main"))
    return Post(posts.lines(head, title, *said), (*rows, tuple(buttons)))


def page(text: Text, topic: str, profile: Profile) -> Post:
    """One setting with what it can be."""
    choices = _choices(text, topic, profile)
    least, most = (0, len(choices)) if topic == "days" else (1, 1)
    placeholder = cut(text("me-choose", setting=text(f"me-{topic}")), PLACEHOLDER)
    menu = Menu(personal_id("me", f"set.{topic}"), placeholder, choices, least, most)
    said = text("me-line", setting=text(f"me-{topic}"), value=value(text, topic, profile))
    return Post(said, (menu, (Button(personal_id("me", "all"), text("me-back")),)))


def _choices(text: Text, topic: str, profile: Profile) -> tuple[Choice, ...]:
    def offered(value: str, label: str, about: str = "", *, chosen: bool) -> Choice:
        return Choice(value, cut(wording.capital(label), CHOICE), cut(about, CHOICE), chosen)

    if topic == "quiet":
        now = (profile.quiet_from, profile.quiet_to)
        spans = [(a * 60, b * 60) for a, b in QUIET]
        found = [offered(f"{a}-{b}", f"{dates.face(a)}–{dates.face(b)}", chosen=(a, b) == now) for a, b in spans]
        found.append(offered("0-0", text("me-quiet-none"), chosen=now[0] == now[1]))
        return (*found, Choice(OTHER, wording.capital(text("me-quiet-other")), text("me-quiet-other.about")))
    if topic == "days":
        return tuple(offered(d, text(f"me-day-{d}"), chosen=d in profile.quiet_days) for d in "1234567")
    if topic == "notify":
        return tuple(
            offered(n, text(f"me-notify-{n}"), text(f"me-notify-{n}.about"), chosen=n == profile.notify) for n in NOTIFY
        )
    if topic == "digest":
        off = offered("off", text("me-digest-off"), text("me-digest-off.about"), chosen=not profile.digest)
        on = [
            offered(
                ",".join(map(str, at)),
                text("me-digest-at", hours=hours(text, at)),
                chosen=profile.digest and at == profile.digest_hours,
            )
            for at in DIGEST
        ]
        return (off, *on, Choice(OTHER, wording.capital(text("me-digest-other")), text("me-digest-other.about")))
    if topic == "remind":
        return tuple(
            offered(str(n), text("me-remind-hours", n=n) if n else text("me-remind-0"), chosen=n == profile.remind)
            for n in REMIND
        )
    if topic == "next":
        return tuple(
            offered(v, text(f"me-next-{v}"), text(f"me-next-{v}.about"), chosen=profile.heads_up == (v == "on"))
            for v in ("on", "off")
        )
    if topic == "confirm":
        return tuple(
            offered(v, text(f"me-confirm-{v}"), text(f"me-confirm-{v}.about"), chosen=profile.confirm == (v == "on"))
            for v in ("on", "off")
        )
    if topic == "statistics":
        return tuple(
            offered(
                v,
                text(f"me-statistics-{v}"),
                text(f"me-statistics-{v}.about"),
                chosen=profile.statistics == (v == "on"),
            )
            for v in ("on", "off")
        )
    return tuple(
        offered(v, text(f"me-language-{v}"), chosen=(profile.locale or "auto") == v) for v in ("auto", "en", "ru")
    )
