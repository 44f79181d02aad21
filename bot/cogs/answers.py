"""The private answers that buttons and commands share: desk, board, log, score, undo."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.rules import CannotUndo, Game, Refused
from bot.service.model import Entry, Person, Table
from bot.text.fluent import Text
from bot.ui import adapter, asking, commands, helps, posts, wording
from bot.ui.desk import Desks, waiting
from bot.ui.draft import Choice, Menu
from bot.ui.herald import has_left
from bot.ui.house import House
from bot.ui.limits import CHOICE, CHOICES, PLACEHOLDER, ROWS, SUGGESTIONS, cut
from bot.ui.posts import Post
from bot.ui.proposals import ask_table

from .reply import Reply
from .which import manages

LOG = 1700  # characters of the log in one message


class Answers:
    """Each fills a reply that has been acknowledged already."""

    def __init__(self, house: House, desks: Desks) -> None:
        self.house, self.desks = house, desks

    async def desk(self, reply: Reply, table: int, *, head: str = "") -> None:
        """The person's desk; somebody without a seat is told who is waited for."""
        found = await self.house.tables.find(table)
        if found.status == "lobby":
            await reply.tell(reply.words(found.game)("desk-lobby"))
            return
        try:
            await reply.show(await self.desks.open(table, reply.reader, head=head))
        except Refused as no:
            if no.text != "not-seated":
                raise
            words = reply.words(found.game)
            away = asking.away_line(words, found, await self.house.away(found))
            await reply.tell(posts.lines(f"{words('refused-not-seated')} {waiting_for(words, found)}".strip(), away))

    async def board(self, reply: Reply, table: Table, *, text: bool = False, part: str = "table") -> None:
        """The table as the person may see it, as a picture or line by line; a menu leads to its parts, drawn larger."""
        words = reply.words(table.game)
        if table.status == "lobby" or not table.seats:
            await reply.tell(words("desk-lobby"))
            return
        view = await self.house.turns.look(table.id, reply.reader.user)
        told = self.house.lines(table, view, words, posts.names(words, table))
        title = words("board-title", name=posts.escape(table.name), line=told[0] if told else "")
        title = posts.lines(title, asking.away_line(words, table, await self.house.away(table)))
        if text:
            first, *rest = posts.pages([title, *told[1:]])
            await reply.show(Post(first))
            for page in rest:
                await reply.more(Post(page))
            return
        choices = parts(words, table, part)
        if part not in [c.value for c in choices]:
            raise Refused("not-on-offer")
        picture, alt = await self.house.board(table, view, words, part=part)
        menu = Menu(f"t:{table.id}:zoom", cut(words("board-zoom"), PLACEHOLDER), choices)
        await reply.show(Post(title, (menu,), picture, alt))

    async def score(self, reply: Reply, table: Table) -> None:
        """The final score line by line; before the end, that it is counted then."""
        words = reply.words(table.game)
        if table.status != "over":
            await reply.tell(words("score-ended" if table.status == "abandoned" else "score-hidden"))
            return
        tallies = await self.house.turns.scores(table.id)
        await reply.show(Post(posts.lines(*posts.score_lines(words, tallies, posts.names(words, table)))))

    async def record(self, reply: Reply, table: Table) -> None:
        """The recorded game of a table that is over, with the key that proves its chance."""
        said = await self.house.turns.record(table.id)
        words = reply.words(table.game)
        await reply.attach(words("record-here"), f"table-{table.id}.game", said.encode("utf-8"))

    async def log(self, reply: Reply, table: Table, last: int | None = None, *, first: int | None = None) -> None:
        """What happened, up to entry `last` or from `first` on: as much as fits, with buttons to the rest."""
        words = reply.words(table.game)
        if table.status == "lobby":
            await reply.tell(words("desk-lobby"))
            return
        entries = await self.house.turns.log(table.id, first or 0, last, user=reply.reader.user)
        told = [(e.n, line) for e in entries if (line := self._line(words, table, e, posts.names(words, table)))]
        shown = _that_fit(told, from_the_end=first is None)
        if not shown and first is not None and first > table.n:
            raise Refused("no-entry", n=first, last=table.n)
        if not shown:
            await reply.show(Post(words("log-empty")))
            return
        begin, end = shown[0][0], shown[-1][0]
        buttons = []
        if begin > 0:
            buttons.append(posts.button(table.id, "log", words("button-earlier"), str(begin - 1)))
        if end < table.n:
            buttons.append(posts.button(table.id, "log", words("button-later"), str(min(table.n, end + len(shown)))))
        head = words("log-title", name=posts.escape(table.name))
        part = words("log-part", first=begin, last=end, n=table.n)
        rows = (tuple(buttons),) if buttons else ()
        await reply.show(Post(posts.lines(head, *(line for _, line in shown), part), rows))

    def _line(self, words: Text, table: Table, entry: Entry, who: tuple[str, ...]) -> str:
        said = " ".join(wording.say_event(words, table.game, e, who) for e in entry.events)
        if not said:
            return ""
        if entry.plan:
            said = wording.by_plan(words, said)
        line = words("log-line", when=posts.when(entry.at), events=cut(said, posts.PLACEABLE - 50))
        return words("log-undone", events=line, when=posts.when(entry.undone_at)) if entry.undone else line

    # -- undo --------------------------------------------------------------------------------

    async def offer_undo(self, reply: Reply, table: Table) -> None:
        """What would be taken back, with a button that does it; or that asks the table where all have to agree."""
        words = reply.words(table.game)
        try:
            what = await self.house.turns.undoable(table.id, reply.reader.user)
        except CannotUndo as no:
            if no.text not in ("undo-barrier", "undo-built-upon"):
                raise
            with_consent = await self.house.service.taking_back.undoable(table.id, reply.reader.user)
            await reply.show(ask_table(words, table, with_consent, no))
            return
        who = posts.names(words, table)
        said = posts.told(words, table.game, what.entries, who, what.seat, most=posts.PLACEABLE)
        also = words("undo-also") if len({e.seat for e in what.entries}) > 1 else ""
        arg = f"{table.epoch}.{what.entries[0].n}"
        button = posts.button(table.id, "unmake", words("button-undo-now"), arg, "danger")
        await reply.show(Post(posts.lines(words("undo-what", events=said), also), ((button,),)))

    async def undo_now(self, reply: Reply, table: int, arg: str) -> None:
        """Take back exactly what was offered; something else is offered anew, not taken."""
        found = await self.house.tables.find(table)
        what = await self.house.turns.undoable(table, reply.reader.user)
        if arg != f"{found.epoch}.{what.entries[0].n}":
            await self.offer_undo(reply, found)
            return
        report = await self.house.turns.undo(table, reply.reader.user, n=what.entries[0].n)
        words = reply.words(found.game)
        button = posts.button(table, "desk", words("button-desk"), style="main")
        await reply.show(Post(words("undo-done"), ((button,),) if report.asked else ()))

    # -- help --------------------------------------------------------------------------------

    async def help(self, reply: Reply, topic: str = "") -> None:
        """How it works, or what one thing does; of the game of the table here, or of any."""
        game, _, rest = topic.partition(":")
        games = [game] if game in self.house.games else list(self.house.games)
        if not topic:
            games = [g.name for g in await self._played(reply, games)]
            await reply.show(Post(self._how(reply, games), tuple(self._rules_menu(reply, g) for g in games[:ROWS])))
            return
        for rules in await self._played(reply, games):
            words = reply.words(rules.name)
            meant = helps.look_up(words, rest if game in self.house.games else topic)
            if meant:
                await reply.show(Post(helps.help_on(words, meant, rules.facts(None, meant)).shown))
                return
        await reply.tell(reply.words()("help-none", topic=posts.quoted(topic)))

    async def _played(self, reply: Reply, games: list[str]) -> list[Game[Any]]:
        """The rules of these games: as the tables here or of that person have them, those first."""
        here = await self.house.tables.in_channel(reply.interaction.channel_id or 0)
        tables = [*here, *await self.house.tables.of_user(reply.reader.user)]
        found = {t.game: self.house.rules(t) for t in reversed(tables) if t.game in games}
        first = sorted(found, key=[t.game for t in tables].index)
        return [found[g] if g in found else self.house.service.sets.new(g) for g in dict.fromkeys([*first, *games])]

    def _how(self, reply: Reply, games: list[str]) -> str:
        words = reply.words()
        typed = [f"**{reply.words(g)(f'game-{g}')}** · {words('help-actions', group=commands.slash(g))}" for g in games]
        return posts.lines(words("help-how"), words("help-commands"), *typed)

    def _rules_menu(self, reply: Reply, game: str, shown: str = "") -> Menu:
        """How a game goes, topic by topic."""
        words = reply.words(game)
        choices = tuple(Choice(t, helps.title(words, t), chosen=t == shown) for t in helps.basics(words))
        return Menu(f"p:help:{game}", cut(words("menu-rules", game=words(f"game-{game}")), PLACEHOLDER), choices)

    async def rules(self, reply: Reply, game: str, topic: str) -> None:
        """A topic chosen in such a menu, with the menu to read on."""
        if game not in self.house.games or topic not in helps.basics(reply.words(game)):
            raise Refused("not-on-offer")
        [rules] = await self._played(reply, [game])
        said = helps.help_on(reply.words(game), topic, rules.facts(None, topic)).shown
        await reply.show(Post(said, (self._rules_menu(reply, game, topic),)))

    async def topics(self, reply: Reply, typed: str) -> list[tuple[str, str]]:
        """What /help suggests: (title, what is sent), of the game played here first; where a title is of two games,
        each says of which."""
        games = [g.name for g in await self._played(reply, list(self.house.games))]
        share = SUGGESTIONS if typed.strip() else -(-SUGGESTIONS // len(games))  # before that, something of each
        found = [(title, g, t) for g in games for title, t in helps.suggest(reply.words(g), typed)[:share]]
        found = found[:SUGGESTIONS]
        often = Counter(title for title, _, _ in found)
        return [
            (f"{title} · {reply.words(g)(f'game-{g}')}" if often[title] > 1 else title, f"{g}:{t}")
            for title, g, t in found
        ]

    async def help_on_desk(self, reply: Reply, table: int, seat: int) -> None:
        """What is behind *?*: the thing chosen, or a menu of everything the question offers."""
        desk, draft = await self.desks.now(table, reply.reader, seat)
        words = reply.words(desk.table.game)
        about = helps.of_question(words, desk.decision, draft) if desk.decision is not None else []
        about = list(dict.fromkeys([*about, *helps.basics(words)]))
        if not about:
            await self.help(reply)
            return
        await reply.show(self._helps(words, desk.table, about, about[0], desk.view))

    async def help_on(self, reply: Reply, table: Table, topic: str, among: list[str]) -> None:
        """A thing chosen in the menu of `help_on_desk`, with its numbers at this table."""
        words = reply.words(table.game)
        view = await self.house.turns.look(table.id, reply.reader.user)
        if topic not in helps.topics(words):
            raise Refused("not-on-offer")
        await reply.show(self._helps(words, table, [t for t in among if t in helps.topics(words)], topic, view))

    def _helps(self, words: Text, table: Table, about: list[str], shown: str, view: object) -> Post:
        said = helps.help_on(words, shown, self.house.rules(table).facts(view, shown)).shown
        if len(about) < 2:
            return Post(said)
        choices = tuple(Choice(t, helps.title(words, t), chosen=t == shown) for t in about[:CHOICES])
        return Post(said, (Menu(f"t:{table.id}:help", words("menu-help"), choices),))

    async def pass_on(self, reply: Reply, table: int) -> None:
        """Before something only the owner may do: where the owner has left the server, the next person is the owner."""
        found = await self.house.tables.find(table)
        if reply.reader.user == found.owner or found.status not in ("lobby", "running"):
            return
        if await has_left(reply.interaction.client, found.guild, found.owner):
            await self.house.tables.gone(table, found.owner)

    async def may_abandon(self, reply: Reply, table: Table) -> None:
        """Raises `Refused` not-owner for who may not end the table."""
        user = reply.reader.user
        seated = user in table.people and (await self.house.service.guilds.of(table.guild)).abandon == "seated"
        if table.owner != user and not seated and not manages(reply.interaction, table):
            owner = next((s.name for s in table.seats if s.user == table.owner), "")
            raise Refused("not-owner", owner=owner, table=table.name)

    # -- more --------------------------------------------------------------------------------

    async def again(self, reply: Reply, before: Table, asker: Person, parent: int) -> None:
        """Another table with the same game, options and people; the first to ask calls the others, they join by it."""
        found, new = await self.house.tables.again(before.id, asker, parent)
        if not new:
            await reply.tell(reply.words()("again-joined", name=posts.escape(found.name)))
            return
        others = [u for u in before.players if u != asker.id]
        if not others:
            await reply.tell(reply.words()("again-joined", name=posts.escape(found.name)))
            return
        words = self.house.words(before)
        called = " ".join(posts.mention(u) for u in others)
        name, place = posts.escape(asker.name), f"<#{before.channel}>"
        said = words("notice-again", mentions=called, name=name, table=posts.escape(found.name), place=place)
        await reply.interaction.followup.send(**adapter.new(Post(said, ping=tuple(others))))


def parts(words: Text, table: Table, shown: str = "") -> tuple[Choice, ...]:
    """What of a table can be looked at: all of it, what lies between the players, each player's own."""
    named = [("table", words("board-zoom-table")), ("market", words("board-zoom-market"))]
    named += [(f"seat:{i}", name) for i, name in enumerate(posts.plain_names(words, table))]
    return tuple(Choice(value, cut(name, CHOICE), chosen=value == shown) for value, name in named)


def _that_fit(told: list[tuple[int, str]], *, from_the_end: bool) -> list[tuple[int, str]]:
    """As many lines as a message holds, one at least."""
    room = LOG
    shown: list[tuple[int, str]] = []
    for n, line in reversed(told) if from_the_end else told:
        room -= len(line) + 1
        if room < 0 and shown:
            break
        shown.append((n, line))
    return shown[::-1] if from_the_end else shown


def waiting_for(words: Text, table: Table) -> str:
    """Who is waited for, as a sentence."""
    if not table.asked:
        return waiting(words, table) if table.status != "running" else ""
    return words("desk-waiting-for", names=waiting_names(words, table))


def waiting_names(words: Text, table: Table) -> str:
    """Everybody who is asked, one after the other."""
    who = posts.names(words, table)
    return wording.listed(words, [who[a.seat] for a in table.asked])
