"""What a person's client would send, and no more: presses, menus, modals, commands, autocompletion, plain talk."""

from __future__ import annotations

from typing import Any

from . import objects
from .commands import Command, allowed_in_dm, allowed_in_guild
from .components import BUTTON, MENU, walk
from .filling import Refused as Refused
from .filling import filled
from .interactions import COMMAND, COMPLETE, COMPONENT, MODAL, OPEN_MODAL, Interaction
from .parts import Parts
from .permissions import can_see, can_send, has
from .world import Channel, Message, Role

STRING, INTEGER, BOOL, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
USER_MENU, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU = 5, 6, 7, 8


class Acting:
    """One person's hands."""

    def __init__(self, parts: Parts, user_id: str) -> None:
        self.parts, self.world, self.user_id = parts, parts.world, user_id

    # -- finding

    def channel(self, channel_id: str) -> Channel:
        """A channel this person sees."""
        channel = self.world.channels.get(channel_id)
        if channel is None or not can_see(self.world, self.user_id, channel):
            raise Refused("There is no such channel for this person.", 404)
        return channel

    def message(self, message_id: str) -> Message:
        """A message this person sees."""
        found = self.parts.audience.visible(self.user_id, message_id)
        if found is None:
            raise Refused("This message is not visible to this person (any more).", 404)
        return found

    def _component(self, message: Message, custom_id: str, kinds: set[int]) -> dict[str, Any]:
        channel = self.world.channels[message.channel_id]
        if channel.archived and not can_send(self.world, self.user_id, channel):
            # The client wakes the thread first, which is refused, and keeps the press to itself (api-docs #8474).
            raise Refused("The thread is asleep, and this person may not write in it: a client sends nothing.", 403)
        if message.author_id != self.world.bot.id:
            raise Refused("Only the bot's messages have components.")
        it = next((c for c in walk(message.components) if c.get("custom_id") == custom_id), None)
        if it is None or it["type"] not in kinds:
            raise Refused(f"The message has no such component: {custom_id}.")
        if it.get("disabled"):
            raise Refused(f"The component is disabled: {custom_id}.")
        return it

    # -- talking

    def say(self, channel_id: str, content: str, reply_to: str | None = None) -> Message:
        """Write something in a channel."""
        channel = self.channel(channel_id)
        if not content.strip() or len(content) > 2000:
            raise Refused("A message has 1 to 2000 characters.")
        managing = has(self.world, self.user_id, channel, "manage_threads")
        if not can_send(self.world, self.user_id, channel) or (channel.locked and not managing):
            raise Refused("This person may not write here.", 403)
        self.parts.threads.wake(channel, self.user_id)
        if channel.is_thread:
            self.parts.membership.add(channel, self.user_id)
        body: dict[str, Any] = {"content": content}
        if reply_to is not None:
            if self.message(reply_to).channel_id != channel_id:
                raise Refused("A reply goes to a message of the same channel.")
            body["message_reference"] = {"message_id": reply_to}
        return self.parts.messages.create(channel, self.user_id, body)

    # -- components

    def press(self, message_id: str, custom_id: str) -> Interaction:
        """Press a button."""
        message = self.message(message_id)
        it = self._component(message, custom_id, {BUTTON})
        return self.forge_component(message, {"custom_id": custom_id, "component_type": BUTTON, "id": it.get("id", 1)})

    def select(self, message_id: str, custom_id: str, values: list[str]) -> Interaction:
        """Choose in a menu."""
        message = self.message(message_id)
        it = self._component(message, custom_id, {MENU, USER_MENU, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU})
        data = self._chosen(it, values)
        if self.parts.interactions.stands_chosen(self.user_id, message, custom_id, values):
            raise Refused(
                "This is chosen in the menu already: a client sends it again only once the message was edited."
            )
        sent = self.forge_component(message, data | {"id": it.get("id", 1)})
        self.parts.interactions.choose(sent, custom_id, values)
        return sent

    def _chosen(self, it: dict[str, Any], values: Any) -> dict[str, Any]:
        """The data of a choice in a menu, on a message or in a modal."""
        strings = isinstance(values, list) and all(isinstance(v, str) for v in values)
        if not strings or len(set(values)) != len(values):
            raise Refused("The values of a menu are a list of different strings.")
        low, high = it.get("min_values", 1), it.get("max_values", 1)
        if it.get("required") is False and not values:
            low = 0
        if not low <= len(values) <= high:
            raise Refused(f"This menu takes {low} to {high} values.")
        data: dict[str, Any] = {"custom_id": it["custom_id"], "component_type": it["type"], "values": values}
        if it["type"] == MENU:
            offered = {o["value"] for o in it["options"]}
            if not set(values) <= offered:
                raise Refused(f"Not in the menu: {', '.join(sorted(set(values) - offered))}.")
            return data
        kinds = {USER_MENU: USER, ROLE_MENU: ROLE, MENTIONABLE_MENU: MENTIONABLE, CHANNEL_MENU: CHANNEL}
        return data | {"resolved": self._resolved([(kinds[it["type"]], v) for v in values])}

    def forge_component(self, message: Message, data: dict[str, Any]) -> Interaction:
        """Send a component interaction as it stands, whether or not a client would."""
        channel = self.world.channels[message.channel_id]
        return self.parts.interactions.start(COMPONENT, self.user_id, channel, data, message)

    # -- modals

    def modal(self, interaction_id: str) -> Interaction:
        """The interaction whose modal stands open before this person."""
        it = self.parts.interactions.by_id.get(interaction_id)
        if it is None or it.user_id != self.user_id or it.answered != OPEN_MODAL or it.modal is None:
            raise Refused("No such modal is open.", 404)
        return it

    def submit(self, interaction_id: str, custom_id: str, fields: dict[str, Any]) -> Interaction:
        """Send a modal."""
        it = self.modal(interaction_id)
        assert it.modal is not None
        if it.modal["custom_id"] != custom_id:
            raise Refused(f"The modal is another: {it.modal['custom_id']}.")
        known = {c["custom_id"] for c in walk(it.modal["components"]) if "custom_id" in c}
        if not set(fields) <= known:
            raise Refused(f"Not in the modal: {', '.join(sorted(set(fields) - known))}.")
        resolved: dict[str, Any] = {}
        parts = [filled(c, fields, self._chosen, resolved) for c in it.modal["components"]]
        data: dict[str, Any] = {"custom_id": custom_id, "components": parts}
        if resolved:
            data["resolved"] = resolved
        it.modal = None
        return self.forge_modal(it, data)

    def forge_modal(self, it: Interaction, data: dict[str, Any]) -> Interaction:
        """Send a modal's data as it stands, for the interaction that opened it."""
        channel = self.world.channels[it.channel_id]
        return self.parts.interactions.start(MODAL, self.user_id, channel, data, it.source, it)

    # -- commands

    def command(self, channel_id: str, path: str, options: dict[str, Any]) -> Interaction:
        """Use a slash command."""
        channel, command, data = self._prepare(channel_id, path, options, None)
        return self.forge_command(channel, command, data)

    def complete(self, channel_id: str, path: str, options: dict[str, Any], focused: str) -> Interaction:
        """Ask for suggestions for the option being typed; the answer comes in ``choices``."""
        channel, _, data = self._prepare(channel_id, path, options, focused)
        return self.parts.interactions.start(COMPLETE, self.user_id, channel, data)

    def forge_command(self, channel: Channel, command: Command, data: dict[str, Any]) -> Interaction:
        """Send a command interaction as it stands."""
        return self.parts.interactions.start(COMMAND, self.user_id, channel, data)

    def _prepare(
        self, channel_id: str, path: str, options: dict[str, Any], focused: str | None
    ) -> tuple[Channel, Command, dict[str, Any]]:
        channel = self.channel(channel_id)
        found = self.parts.commands.find(path, self.user_id)
        if found is None:
            raise Refused(f"The bot has no such command: /{path}.")
        command, way, known = found
        if channel.is_dm and not allowed_in_dm(command):
            raise Refused(f"This command is not for private messages: /{path}.")
        if not channel.is_dm and not allowed_in_guild(command):
            raise Refused(f"This command is not for a server: /{path}.")
        if not has(self.world, self.user_id, channel, "use_application_commands"):
            raise Refused("This person may not use commands here.", 403)
        by_name = {o["name"]: o for o in known}
        if unknown := set(options) - set(by_name):
            raise Refused(f"/{path} has no such option: {', '.join(sorted(unknown))}.")
        if focused is not None and not by_name.get(focused, {}).get("autocomplete"):
            raise Refused(f"This option has no suggestions: {focused}.")
        if focused is None and (missing := [n for n, o in by_name.items() if o.get("required") and n not in options]):
            raise Refused(f"/{path} needs: {', '.join(missing)}.")
        sent, mentioned = [], []
        for name, value in ({focused: "", **options} if focused else options).items():
            option = by_name[name]
            if name == focused:
                sent.append({"name": name, "type": option["type"], "value": str(value), "focused": True})
                continue
            self._check_value(option, value)
            sent.append({"name": name, "type": option["type"], "value": value})
            if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE):
                mentioned.append((option["type"], value))
        data: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": 1}
        for step in reversed(way):
            sent = [{"name": step["name"], "type": step["type"], "options": sent}]
        if sent:
            data["options"] = sent
        if mentioned:
            data["resolved"] = self._resolved(mentioned)
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return channel, command, data

    def _check_value(self, option: dict[str, Any], value: Any) -> None:
        kind, name = option["type"], option["name"]
        types: dict[int, Any] = {STRING: str, INTEGER: int, BOOL: bool, NUMBER: (int, float)}
        right = isinstance(value, types.get(kind, str)) and (kind == BOOL or not isinstance(value, bool))
        if not right:
            raise Refused(f"The value is of the wrong type: {name}.")
        if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
            raise Refused(f"Not among the choices: {name}.")
        if kind == STRING:
            low, high = option.get("min_length") or 0, option.get("max_length") or 6000
            if not low <= len(value) <= high:
                raise Refused(f"This option takes {low} to {high} characters: {name}.")
        if kind in (INTEGER, NUMBER):
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            if not low <= value <= high:
                raise Refused(f"This option takes {low} to {high}: {name}.")

    def _role(self, id: str) -> Role | None:
        return next((guild.roles[id] for guild in self.world.guilds.values() if id in guild.roles), None)

    def _resolved(self, mentioned: list[tuple[int, str]]) -> dict[str, Any]:
        """The objects behind ids, as the bot gets them beside the ids."""
        out: dict[str, dict[str, Any]] = {}
        for kind, one in mentioned:
            user, role = self.world.users.get(one), self._role(one)
            channel = self.world.channels.get(one)
            if kind in (USER, MENTIONABLE) and user is not None:
                out.setdefault("users", {})[one] = user.json()
                if user.in_guild:
                    shown = objects.member(self.world, user, with_user=False)
                    shown = {k: v for k, v in shown.items() if k not in ("deaf", "mute")}  # missing here, says Discord
                    out.setdefault("members", {})[one] = shown | {"permissions": "0"}
            elif kind in (ROLE, MENTIONABLE) and role is not None:
                out.setdefault("roles", {})[one] = role.json()
            elif kind == CHANNEL and channel is not None and can_see(self.world, self.user_id, channel):
                out.setdefault("channels", {})[one] = objects.channel(self.world, channel) | {"permissions": "0"}
            else:
                raise Refused(f"Nobody and nothing has this id: {one}.")
        return out
