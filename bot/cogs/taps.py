"""Every press and choice: of private desks and of public messages, however old the message is."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.rules import Refused
from bot.ui.common.press import Press, read

from .common.parts import Parts
from .common.reply import Handler, Interaction, Reply, custom_id, values
from .common.trouble import attempt
from .common.which import reaches
from .presses.call import CallPresses
from .presses.consent import ConsentPresses
from .presses.desk import DeskPresses
from .presses.lobby import LobbyPresses
from .presses.plans import PlanPresses
from .presses.reminders import ReminderPresses
from .presses.settings import SettingsPresses
from .presses.table import TablePresses


class TapsCog(commands.Cog):
    """Where a press goes, by the word in its id. Whatever is pressed is answered. A word once sent is never dropped:
    messages that bear it stay."""

    def __init__(self, parts: Parts) -> None:
        self.frontend = parts.frontend
        self.at_desks = desk = DeskPresses(parts)
        call = CallPresses(parts)
        table, lobby, plans = TablePresses(parts), LobbyPresses(parts), PlanPresses(parts)
        consent, reminders, settings = ConsentPresses(parts), ReminderPresses(parts), SettingsPresses(parts)
        self.desk: dict[str, Handler] = {
            "ok": desk.confirm,
            "type": desk.type_box,
            "typed": desk.typed,
            "help": desk.topics,
            "why": desk.why,
            **dict.fromkeys(("back", "verb", "pick", "set", "suggest", "put", "take"), desk.tap),
        }
        self.call: dict[str, Handler] = {"pick": call.pick, "why": call.why}
        self.public: dict[str, Handler] = {
            "desk": table.desk,
            "board": table.board,
            "zoom": table.zoom,
            "log": table.log,
            "replay": table.replay,
            "score": table.score,
            "record": table.record,
            "seal": table.seal,
            "help": table.topic,
            "undo": table.offer_undo,
            "unmake": table.undo,
            "abandon": table.abandon,
            "again": table.again,
            "join": lobby.join,
            "leave": lobby.leave,
            "computer": lobby.add_computer,
            "spare": lobby.drop_computer,
            "start": lobby.start,
            "options": lobby.set_options,
            "clock": lobby.set_clock,
            "vote": consent.vote,
            "askundo": consent.ask_undo,
            "sitdown": consent.sit_down,
            "plans": plans.open,
            "planlist": plans.list,
            "planpick": plans.pick,
            "plandraft": plans.draft,
            "planset": plans.set,
            "planclear": plans.clear,
            "planpace": plans.pace,
            "snooze": reminders.snooze,
            "mute": reminders.mute,
            "away": reminders.away,
        }
        self.personal: dict[str, Handler] = {
            "mine": reminders.my_tables,
            "me": settings.settings,
            "box": settings.typed,
            "back": settings.back,
            "lend": settings.lend,
            "forget": settings.forget,
            "help": settings.rules,
        }

    def handler(self, press: Press) -> Handler | None:
        words = {"desk": self.desk, "call": self.call, "public": self.public, "personal": self.personal}
        return words[press.kind].get(press.word)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus, and boxes that come back: all by their ids, from before a restart too."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        reply = Reply(interaction)
        press = read(custom_id(interaction), values(interaction))
        handler = self.handler(press) if press is not None else None
        if press is None or handler is None:
            await attempt(self.frontend, reply, self._unknown(reply))
            return
        reply.table = press.table
        await attempt(self.frontend, reply, self._answer(reply, press, handler))

    async def _answer(self, reply: Reply, press: Press, handler: Handler) -> None:
        """Do what was pressed. Ids may come from anybody: in public it has to be the table's own people or place, and
        a desk is its seat's."""
        seen = press.kind in ("call", "public")
        if seen and not reaches(reply.interaction, await self.frontend.tables.find(press.table)):
            raise Refused("no-table")
        if press.kind in ("desk", "call"):
            await self.at_desks.answer(reply, press, handler)
        else:
            await handler(reply, press)

    async def _unknown(self, reply: Reply) -> None:
        await reply.tell(reply.text()("trouble-expired"))
