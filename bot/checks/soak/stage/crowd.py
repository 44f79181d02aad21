"""Who sits at the tables of a soak, and what they play: all games, sizes, options, kinds of seats and of people."""

from __future__ import annotations

from random import Random

import msgspec

from bot.games import GAMES
from bot.rules import Refused
from bot.service import Service
from bot.service.consent.time_banks import PRESETS
from bot.service.core.model import Person, Table

from .chance import Chance
from .stage import Stage

CROWD = 40
TIMED = 7  # every so many tables one has clocks
# How people want to be called. "closed" wants private messages and takes none.
WAYS = ("mention", "mention", "mention", "message", "mention", "both", "digest", "mention", "message", "closed")


class Somebody(msgspec.Struct, frozen=True):
    """A person of the crowd: the user, and how they want to be called (one of `WAYS`)."""

    user: int
    number: int
    way: str
    locale: str

    def at(self, table: int) -> Person:
        """The person under a name that stands nowhere but at this table: what is said of it can be told apart."""
        return Person(self.user, f"{'Гость' if self.locale == 'ru' else 'Guest'} {self.number}x{table}", self.locale)


async def crowd(stage: Stage, size: int = CROWD) -> list[Somebody]:
    """People of both languages with settings of all kinds. They hold no telephone: what they get is on record."""
    found = []
    for n in range(size):
        locale = "ru" if n % 2 else "en-US"
        user = stage.sandbox.world.add_person(f"Guest {n}", locale)
        way = WAYS[n % len(WAYS)]
        found.append(Somebody(int(user.id), n, way, locale[:2]))
        if way == "closed":
            stage.sandbox.moderator.close_dms(user.id)
        wish = "message" if way == "closed" else "mention" if way == "digest" else way
        await stage.service.people.set(
            int(user.id), notify=wish, digest=way == "digest", heads_up=n % 3 != 0, seen=locale[:2]
        )
    return found


async def open_tables(stage: Stage, people: list[Somebody], count: int, chance: Chance) -> list[Table]:
    """So many running tables, of every game in turn."""
    games = list(GAMES)
    return [await open_table(stage, people, games[n % len(games)], n + 1, chance.of("table", n)) for n in range(count)]


async def open_table(stage: Stage, people: list[Somebody], game: str, number: int, chance: Random) -> Table:
    """A running table by chance: `number` tells its people's names from those at other tables."""
    service, kind = stage.service, GAMES[game]
    channel = int(stage.sandbox.world.channel_named("games").id)
    while True:
        seats = chance.choice(kind.seat_counts)
        timed = number % TIMED == 3 and seats > 1
        persons = chance.sample(people, max(1 + timed, seats - chance.choice((0, 0, 0, 1, 2))))
        options = {o.name: chance.choice(o.values) for o in kind.options if chance.random() < 0.5}
        first, *others = persons
        locale = chance.choice(("en", "ru"))
        try:
            table = await service.tables.open(
                int(stage.sandbox.world.guild.id), channel, first.at(number), game, options, locale=locale, size=seats
            )
            for person in others:
                await service.tables.join(table.id, person.at(number))
            for _ in range(seats - len(persons)):
                strength = chance.choice(("random", "heuristic"))
                await service.tables.add_computer(table.id, first.user, strength)
            if timed:
                await service.clocks.choose(table.id, first.user, list(PRESETS)[number // TIMED % len(PRESETS)])
            return await service.tables.start(table.id, first.user)
        except Refused:  # options that do not go together, or not with so many seats
            with_it = await service.tables.in_channel(channel)
            for lobby in with_it:
                if lobby.status == "lobby":
                    await service.tables.abandon(lobby.id, lobby.owner, manager=True)


async def plan_something(service: Service, table: Table, chance: Random) -> int:
    """Some seats decide something ahead; how many did."""
    made = 0
    for seat in table.seats:
        if not seat.user or chance.random() < 0.6:
            continue
        orders = (await service.orders.of(table.id, seat.user, seat.seat)).orders
        for order in chance.sample(list(orders), min(2, len(orders))):
            values = {part.name: chance.choice(part.values) for part in order.parts}
            try:
                await service.orders.set(table.id, seat.user, order.name, values, chance.choice(order.lasts), seat.seat)
                made += 1
            except Refused:
                continue
    return made
