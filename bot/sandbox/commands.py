"""Application commands as the bot registered them: stored, shown in a language, found by their path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import permissions
from .bits import BITS
from .settings import Settings

if TYPE_CHECKING:
    from .world import World

SUB, GROUP = 1, 2
Command = dict[str, Any]


class Commands:
    """The global commands and those of the guild."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.settings, self.world = settings, world
        self.by_scope: dict[str | None, list[Command]] = {None: []}

    def overwrite(self, scope: str | None, bodies: list[Command]) -> list[Command]:
        """Replace all commands of a scope; one with the name of an older one keeps its id, as on Discord."""
        old = {(c["type"], c["name"]): c for c in self.by_scope.get(scope, [])}
        self.by_scope[scope] = [self._stored(body, old, scope) for body in bodies]
        return self.by_scope[scope]

    def _stored(self, body: Command, old: dict[Any, Command], scope: str | None) -> Command:
        kind = body.get("type", 1)
        before, need = old.get((kind, body["name"])), body.get("default_member_permissions")
        out: Command = {
            "id": before["id"] if before else self.world.snowflake(), "application_id": self.world.bot.id,
            "version": self.world.snowflake(), "type": kind, "name": body["name"],
            "name_localizations": body.get("name_localizations"), "description": body.get("description", ""),
            "description_localizations": body.get("description_localizations"),
            "options": body.get("options", []), "nsfw": body.get("nsfw", False),
            "default_member_permissions": None if need is None else str(need),
            "dm_permission": body.get("dm_permission", True), "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
        }  # fmt: skip
        return out | ({"guild_id": scope} if scope else {})

    def all(self) -> list[Command]:
        """Every chat command; a guild's own hides the global one of the same name."""
        found: dict[str, Command] = {}
        for scope in (None, self.world.guild.id):
            found |= {c["name"]: c for c in self.by_scope.get(scope, []) if c["type"] == 1}
        return list(found.values())

    def offered_to(self, user_id: str) -> list[Command]:
        """The commands a person's client lists: allowed by permissions in the guild, those to be found first first."""
        held = permissions.permissions(self.world, user_id, None)
        out = []
        for command in self.all():
            need = command["default_member_permissions"]
            if need is None or held & int(need) == int(need) != 0 or held & BITS["administrator"]:
                out.append(command)
        first = self.settings.first
        return sorted(out, key=lambda c: first.index(c["name"]) if c["name"] in first else len(first))

    def find(self, path: str, user_id: str | None = None) -> tuple[Command, list[Command], list[Command]] | None:
        """``"table new"`` -> the command, the sub-commands on the way, and the options of the last; None if unknown."""
        words = path.split()
        known = self.all() if user_id is None else self.offered_to(user_id)
        command = next((c for c in known if words and c["name"] == words[0]), None)
        if command is None:
            return None
        options, way = command["options"], []
        for word in words[1:]:
            step = next((o for o in options if o["type"] in (SUB, GROUP) and o["name"] == word), None)
            if step is None:
                return None
            way.append(step)
            options = step.get("options", [])
        if any(o["type"] in (SUB, GROUP) for o in options):
            return None  # a group alone cannot be used
        return command, way, options


def allowed_in_dm(command: Command) -> bool:
    """Whether a command may be used in a DM with the bot (the older ``dm_permission`` counts where no contexts are)."""
    if "guild_id" in command:
        return False
    contexts = command.get("contexts")
    return bool(command.get("dm_permission", True)) if contexts is None else 1 in contexts


def allowed_in_guild(command: Command) -> bool:
    """Whether a command may be used on a server."""
    contexts = command.get("contexts")
    return contexts is None or "guild_id" in command or 0 in contexts


def _words(it: dict[str, Any], key: str, locale: str) -> str:
    return str((it.get(f"{key}_localizations") or {}).get(locale) or it.get(key, ""))


def localised(it: dict[str, Any], locale: str) -> dict[str, Any]:
    """A command or an option in somebody's language, in the form of the people API."""
    out: dict[str, Any] = {
        "type": it["type"], "name": it["name"], "label": _words(it, "name", locale),
        "description": _words(it, "description", locale),
    }  # fmt: skip
    if "application_id" in it:
        out |= {"id": it["id"], "dm": allowed_in_dm(it)}
    else:
        out |= {"required": bool(it.get("required")), "autocomplete": bool(it.get("autocomplete"))}
    for key in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        if it.get(key) is not None:
            out[key] = it[key]
    if it.get("choices"):
        out["choices"] = [{"name": _words(c, "name", locale), "value": c["value"]} for c in it["choices"]]
    if "application_id" in it or it["type"] in (SUB, GROUP):
        out["options"] = [localised(o, locale) for o in it.get("options") or []]
    return out
