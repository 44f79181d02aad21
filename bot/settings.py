"""Settings: the environment read once into one frozen struct, or a refusal in one line that names the variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

LANGUAGES = ("en", "ru")
FORMATS = ("text", "json")  # of log lines
NARROWEST, WIDEST = 320, 3200  # pictures, in pixels
LEVELS = ("debug", "info", "warning", "error")
MOST_SHARDS = 4096
LIMITS = ("tables_minute", "tables_hour", "tables_person", "tables_server", "search_seats", "presses")


class BadSetting(Exception):
    """A variable cannot be used. `text` is the id of a message and `args_` fill it."""

    def __init__(self, text: str, **args: object) -> None:
        super().__init__(text, args)
        self.text, self.args_ = text, args


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set from outside; each field names its variable in the README."""

    token: str = ""  # DISCORD_TOKEN; "" for none
    data: Path = Path("data")  # CARAVEL_DATA: the folder with the database, unless that is on a server
    server: str = ""  # CARAVEL_DATABASE: PostgreSQL's address; "" for a file in the data folder
    language: str = "en"  # CARAVEL_LANGUAGE: of tables whose server says nothing else, and of the program itself
    log: str = "info"  # CARAVEL_LOG
    port: int = 8765  # CARAVEL_PORT: the sandbox's page; 0 for any free one
    width: int = 1600  # CARAVEL_WIDTH: pictures, in pixels
    api_base: str = ""  # CARAVEL_API_BASE: "" for Discord's own
    gateway: str = ""  # CARAVEL_GATEWAY: "" for Discord's own
    sandbox: str = "auto"  # CARAVEL_SANDBOX, where there is no token: "auto" at a terminal, "1" always, "0" never
    log_format: str = "text"  # CARAVEL_LOG_FORMAT: "text" for people, "json" for programs
    backup_folder: Path | None = None  # CARAVEL_BACKUPS; None: `backups` in the data folder
    components: Path | None = None  # CARAVEL_COMPONENTS: values of one's own; None for ours alone
    backup_hours: int = 24  # CARAVEL_BACKUP_HOURS; 0: no backups by the clock
    tables_minute: int = 3  # CARAVEL_TABLES_MINUTE: tables that one person opens in a minute; here and below 0: any
    tables_hour: int = 10  # CARAVEL_TABLES_HOUR: and in an hour
    tables_person: int = 20  # CARAVEL_TABLES_PERSON: open tables of one person, on all servers
    tables_server: int = 200  # CARAVEL_TABLES_SERVER: open tables of one server
    search_seats: int = 8  # CARAVEL_SEARCH_SEATS: seats at which the computer thinks ahead, in games of one server
    presses: int = 20  # CARAVEL_PRESSES: presses and commands of one person within ten seconds
    shards: int = 0  # CARAVEL_SHARDS: connections to Discord that the bot has in all; 0: one, and no other process
    named: tuple[int, ...] = ()  # CARAVEL_SHARD: those that this process takes before others
    metrics: int = 0  # CARAVEL_METRICS: port of this machine for what an operator watches; 0 for none
    anew: bool = False  # `--new`: begin with an empty database although there are signs of another

    @property
    def database(self) -> Path:
        """The file that holds everything, unless a server does."""
        return self.data / "caravel.sqlite3"

    @property
    def store(self) -> Path | str:
        """Where everything is kept, as `storage.open` wants it."""
        return self.server or self.database

    @property
    def secrets(self) -> tuple[str, ...]:
        """What may stand in no line of a log."""
        return secrets_in({"DISCORD_TOKEN": self.token, "CARAVEL_DATABASE": self.server, **os.environ})

    @property
    def several(self) -> bool:
        """Whether this process is one of several, which share the shards out among them."""
        return bool(self.server and self.shards)

    @property
    def limits(self) -> dict[str, int]:
        """What people and servers may take of the program, by the names of `bot.service.core.limits`."""
        return {name: getattr(self, name) for name in LIMITS}

    @property
    def backups(self) -> tuple[Path, float]:
        """Where backups go, and how many seconds lie between two; 0.0 for none."""
        return self.backup_folder or self.data / "backups", self.backup_hours * 3600.0


def unlimited(settings: Settings) -> Settings:
    """The same for people of ours, who open and press as fast as they can."""
    return msgspec.structs.replace(settings, **dict.fromkeys(LIMITS, 0))


def secrets_in(env: Mapping[str, str]) -> tuple[str, ...]:
    """The token, and the database's password as it is and as an address writes it."""
    found = [env.get("DISCORD_TOKEN", "").strip(), env.get("PGPASSWORD", "")]
    try:
        parts = urlsplit(env.get("CARAVEL_DATABASE", "").strip())
        found.append(parts.password or "")
        options = (item.partition("=") for item in parts.query.split("&"))
        found += [value for name, _, value in options if name in ("password", "sslpassword")]
    except ValueError:
        found.append(env["CARAVEL_DATABASE"].strip())
    return tuple(dict.fromkeys(word for text in found if text for word in (text, unquote(text))))


def read_settings() -> Settings:
    """The settings of this process; raises `BadSetting`."""
    return read(os.environ)


def read(env: Mapping[str, str]) -> Settings:
    """The settings in `env`; raises `BadSetting` at the first one that cannot be used. Empty means not set."""
    given = {name: value.strip() for name, value in env.items() if value.strip()}
    token = given.get("DISCORD_TOKEN", "")
    if token.removeprefix("Bot ") != token or not token.isascii() or any(c.isspace() for c in token):
        raise BadSetting("setting-token")
    default = Settings()
    limits: Any = {name: _number(f"CARAVEL_{name.upper()}", given, 0, 99999, getattr(default, name)) for name in LIMITS}
    return Settings(
        token=token,
        data=_folder("CARAVEL_DATA", given, default.data),
        server=_server("CARAVEL_DATABASE", given),
        language=_one_of("CARAVEL_LANGUAGE", given, LANGUAGES, default.language),
        log=_one_of("CARAVEL_LOG", given, LEVELS, default.log),
        log_format=_one_of("CARAVEL_LOG_FORMAT", given, FORMATS, default.log_format),
        backup_folder=_folder("CARAVEL_BACKUPS", given, default.data) if "CARAVEL_BACKUPS" in given else None,
        components=_there("CARAVEL_COMPONENTS", given),
        backup_hours=_number("CARAVEL_BACKUP_HOURS", given, 0, 24 * 365, default.backup_hours),
        port=_number("CARAVEL_PORT", given, 0, 65535, default.port),
        width=_number("CARAVEL_WIDTH", given, NARROWEST, WIDEST, default.width),
        api_base=_address("CARAVEL_API_BASE", given, ("http", "https")),
        gateway=_address("CARAVEL_GATEWAY", given, ("ws", "wss")),
        shards=_number("CARAVEL_SHARDS", given, 1, MOST_SHARDS, 1) if "CARAVEL_SHARDS" in given else 0,
        named=_named("CARAVEL_SHARD", given, int(given.get("CARAVEL_SHARDS", "1"))),
        metrics=_number("CARAVEL_METRICS", given, 0, 65535, default.metrics),
        sandbox=_one_of("CARAVEL_SANDBOX", given, ("auto", "0", "1"), default.sandbox),
        **limits,
    )


def _one_of(name: str, given: Mapping[str, str], allowed: tuple[str, ...], default: str) -> str:
    value = given.get(name, default).lower()
    if value not in allowed:
        raise BadSetting("setting-one-of", name=name, value=given[name], allowed=", ".join(allowed))
    return value


def _number(name: str, given: Mapping[str, str], least: int, most: int, default: int) -> int:
    value = given.get(name, str(default))
    if not (value.isascii() and value.isdigit() and len(value) < 7 and least <= int(value) <= most):
        raise BadSetting("setting-number", name=name, value=value, least=str(least), most=str(most))
    return int(value)


def _named(name: str, given: Mapping[str, str], shards: int) -> tuple[int, ...]:
    """Numbers of shards with commas between, each less than there are."""
    value = given.get(name, "")
    found = [_number(name, {name: word.strip()}, 0, shards - 1, 0) for word in value.split(",")] if value else []
    return tuple(sorted(set(found)))


def _folder(name: str, given: Mapping[str, str], default: Path) -> Path:
    value = Path(given[name]).expanduser() if name in given else default
    if value.exists() and not value.is_dir():
        raise BadSetting("setting-folder", name=name, value=str(value))
    return value


def _there(name: str, given: Mapping[str, str]) -> Path | None:
    """A folder that must be there, if one is named at all."""
    if name not in given:
        return None
    value = _folder(name, given, Path())
    if not value.is_dir():
        raise BadSetting("setting-no-folder", name=name, value=str(value))
    return value


def _address(name: str, given: Mapping[str, str], schemes: tuple[str, ...]) -> str:
    value = given.get(name, "")
    try:
        parts = urlsplit(value)
        fits = parts.scheme in schemes and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if value and not fits:
        raise BadSetting("setting-address", name=name, value=value, allowed=", ".join(f"{s}://" for s in schemes))
    return value


def _server(name: str, given: Mapping[str, str]) -> str:
    """The address of a database. What is wrong with it is not shown, for it may hold a password."""
    value = given.get(name, "")
    try:
        parts, port = urlsplit(value), urlsplit(value).port
        fits = parts.scheme in ("postgresql", "postgres") and len(parts.path) > 1 and port != 0
    except ValueError:
        fits = False
    if value and not fits:
        raise BadSetting("setting-database", name=name)
    return value
