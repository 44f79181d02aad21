"""Tables of Cooper Island for tests, and a player for random games who builds, so that much of the game comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.cooper_island import CooperIsland
from bot.games.cooper_island.components.goods import COIN, CUBES
from bot.games.cooper_island.play.landscape import put, raise_to
from bot.rules import Event, Offer, Pick, Play, Rng, Words
from bot.rules.offers import Below
from tests.games.positions import asked, begun, do, offered

__all__ = [
    "CooperIsland",
    "Curious",
    "asked",
    "by_building",
    "do",
    "enrich",
    "goods",
    "offered",
    "table",
    "told",
    "verbs",
    "ways",
]

DEAR = ("build_boat", "erect", "erect_statue", "supply", "remove_ruin", "claim", "play", "crate", "turn_up", "uncover")
TILES = ("place", "lay_islet", "explore", "cultivate", "draw", "take")
IDLE = ("finish", "decline", "anchor", "exchange")


def table(lines: str = "", seats: int = 2, **options: str) -> Play[Any]:
    """A table on which the `set` lines (without the word) hold, played on to its first question."""
    return begun(CooperIsland(options), lines, seats)


def verbs(g: Play[Any], seat: int = 0, *, free: bool | None = None) -> list[str]:
    """The verbs that a seat is offered; the free ones or the others, if said."""
    d = g.rules.decision(g.s, seat)
    return [o.verb for o in d.offers if free in (None, o.free)] if d else []


def goods(counts: dict[str, int]) -> dict[str, int]:
    """Counts without those that are 0."""
    return {good: n for good, n in counts.items() if n}


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of one kind say."""
    return [e.args for e in events if e.kind == kind]


def ways(g: Play[Any], verb: str, seat: int = 0) -> list[str]:
    """Every answer of an offer, a spread too, in words."""
    d = g.rules.decision(g.s, seat)
    offer = d.offer(verb) if d else None
    found = offer.options if isinstance(offer, Pick) else offer.answers() if offer else ()
    return [" ".join(words) for words in found]


def by_building(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """What costs something first, then tiles, then anything; only seldom nothing."""
    for verbs in (DEAR, TILES):
        found = [offer for offer in offers if offer.verb in verbs]
        if found and below(6):
            offer = found[below(len(found))]
            return offer, offer.sample(below)
    found = [offer for offer in offers if offer.verb not in IDLE]
    if not found or not below(8):
        found = list(offers)
    offer = found[below(len(found))]
    return offer, offer.sample(below)


def enrich(g: Play[Any], seat: int, below: Below) -> None:
    """Cubes on most of a seat's land, and high land: coins and cubes are not counted, heights only here."""
    me, box = g.s.board[seat], g.rules.box  # type: ignore[attr-defined]
    for i, level in enumerate(me.level):
        if level and not me.on[i] and below(4):
            raise_to(box, me, i, me.terrain[i], 1 + below(6))
            put(me, i, CUBES[below(len(CUBES))])
    me.market[COIN] += 2
    me.track = max(me.track, below(7))


class Curious:
    """Plays games in which everybody is rich, and takes of what is on offer what has been taken least so far.

    In some games it holds crates, cards and claims back until a question comes up where they are seldom used, in some
    until one where they often are.
    """

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()  # question.verb, and verb word

    def play(self, rules: CooperIsland, seats: int, seed: int) -> None:
        g, chance = rules.begin(seats, seed.to_bytes(32, "big"), record=False), Rng(b"%d" % seed)
        while questions := g.open_questions():
            ask = questions[0].ask
            if type(ask).__name__ == "Turn" and seed % 4:
                enrich(g, ask.seat, chance.below)
                g._offers.clear()
            g.answer(questions[0], *self.choose(g, chance, seed))
        assert g.s.over

    def choose(self, g: Play[Any], chance: Rng, seed: int) -> tuple[Offer, Words]:
        """An answer to the open question."""
        ask = g.open_questions()[0].ask
        offers, name = list(g.offers_of(ask)), type(ask).__name__
        common = name in ("Turn", "Act", "Income", "EndTurn", "Close", "Recharge")
        if seed % 4 == (1 if common else 3):
            offers = [offer for offer in offers if offer.verb not in ("crate", "play", "claim")] or offers
        if chance.below(3) and (common or seed % 4 != 1):
            offer, words = by_building(offers, chance.below)
        else:
            offer = min(offers, key=lambda o: self.seen[f"{name}.{o.verb}"])
            tries = [offer.sample(chance.below) for _ in range(4)]
            words = min(tries, key=lambda w: self.seen[" ".join((offer.verb, *w[:1]))])
        self.seen[f"{name}.{offer.verb}"] += 1
        self.seen[" ".join((offer.verb, *words[:1]))] += 1
        return offer, words
