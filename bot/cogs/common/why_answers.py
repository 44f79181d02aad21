"""Why something cannot be done, privately: from the button on a desk, from `/why`, and where a command is refused."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules import Refused
from bot.rules.missing import Missing
from bot.service.core.model import Table
from bot.text.fluent import Text
from bot.ui.common import typed_counts
from bot.ui.common.limits import SUGGESTION_NAME, SUGGESTIONS, cut
from bot.ui.pages import why
from bot.ui.panel.picks import PAGE
from bot.ui.posts import posts
from bot.ui.posts.frontend import Frontend
from bot.ui.posts.posts import Post

from .reply import Reply


class WhyAnswers:
    """Each fills a reply that has been acknowledged already."""

    def __init__(self, frontend: Frontend) -> None:
        self.frontend = frontend

    async def show(self, reply: Reply, table: int, seat: int | None = None, chosen: str = "", about: str = "") -> None:
        """What is not on offer at somebody's desk, or what stands against one of it; else who is asked.

        `about`: the verb whose menu it was missed in (with a facet behind a slash), which comes first.
        """
        desk = await self.frontend.turns.desk(table, reply.reader.user, seat)
        text, who = reply.text(desk.table.game), posts.names(reply.text(desk.table.game), desk.table)
        if desk.decision is None:
            one = await self.frontend.turns.why(table, reply.reader.user, "", {}, desk.seat)
            said = why.told(text, one.reasons, who) if one.reasons else text("why-none")
            await reply.show(Post(said[:1].upper() + said[1:]))
            return
        verb = about.partition("/")[0]
        found = await self.frontend.turns.missing(table, reply.reader.user, desk.seat)
        found.sort(key=lambda one: one.verb != verb)
        meant = chosen if chosen.startswith(PAGE) else next(iter(self._meant(text, found, chosen)), chosen)
        await reply.show(why.page(text, table, desk.seat, desk.tag, found, who, meant, verb))

    async def suggest(self, reply: Reply, table: Table, typed: str) -> list[tuple[str, str]]:
        """What could be asked about so far: (label, what is sent)."""
        text = reply.text(table.game)
        found = await self.frontend.turns.missing(table.id, reply.reader.user)
        meant = set(self._meant(text, found, typed))
        wanted = [one for one in found if not typed.strip() or why.value(one) in meant]
        return [(cut(why.answer(text, one), SUGGESTION_NAME), why.value(one)) for one in wanted][:SUGGESTIONS]

    def _meant(self, text: Text, found: list[Missing], typed: str) -> list[str]:
        """Those of the answers that are named so, or whose words have that in them."""
        wanted = typed.strip().casefold()
        if not wanted:
            return []
        named = [why.value(one) for one in found if why.value(one) == typed]
        return named or [why.value(one) for one in found if wanted in why.answer(text, one).casefold()]

    async def refused(self, reply: Reply, table: Table, verb: str, typed: Mapping[str, str]) -> Post | None:
        """Why what was typed is not on offer; None where that is not known, such as for a typing error."""
        known = self.frontend.rules(table).vocabulary(len(table.seats))
        given: dict[str, str] = {}
        try:
            for facet, word in typed.items():
                given[facet] = typed_counts.which(word, dict.fromkeys(known.get(facet, ())), table.game, facet)
            one = await self.frontend.turns.why(table.id, reply.reader.user, verb, given)
        except Refused:
            return None
        text = reply.text(table.game)
        return Post(why.sentence(text, one, posts.names(text, table))) if one.reasons else None
