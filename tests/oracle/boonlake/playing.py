"""Cards and projects: what may be played, discarded or passed over, and what it does (001:313-395, 923-1069)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.oracle.boonlake import box, building, canal
from tests.oracle.boonlake.asking import Offers, Step, Words
from tests.oracle.boonlake.gains import ask, discard, gain, lose
from tests.oracle.boonlake.table import Seat, Table

SOLD, OWN, PEOPLE = 2, 2, 2
SKIPS = ("m04", "m05")
COUNTS_KINDS = "played"  # the condition of the tile that asks for kinds of cards
DECLINE: Offers = {"decline": {()}}


def coins(me: Seat, row: dict[str, Any]) -> int:
    """What a card or project costs in coins, never below 0 (001:1045)."""
    return max(0, row.get("coins", 0) - sum(e["coins"] for e in me.effects("cheaper_cards")))


def playing(t: Table, me: Seat, kind: str = "", discards: bool = True) -> Offers:
    """To play a card of a kind ("" for any), to build a project, to discard, or to pass over it with a lever."""
    cards = [c for c in me.hand if kind in ("", box.CARDS[c]["kind"])]
    found: Offers = {"play": {(c, w.word) for c in cards for w in _ways(me, box.CARDS[c])}, "build": _building(t, me)}
    if discards:
        found["discard"] = {(c,) for c in cards}
    if any(found.values()):
        found["skip"] = {(lever,) for lever in SKIPS if me.ready(lever)}
    return found


def _ways(me: Seat, row: dict[str, Any]) -> list[canal.Way]:
    return canal.ways(me, coins(me, row), row.get("vases", 0), row["needs"])


def _building(t: Table, me: Seat) -> set[Words]:
    """Projects, each once; who has no inhabitant left for the tile builds none (A21)."""
    if not me.supply:
        return set()
    counts = any(box.SCORING[tile]["condition"]["do"] == COUNTS_KINDS for tile in t.areas)
    return {
        (tile, w.word, kind)
        for tile in t.areas
        if tile not in me.projects
        for w in _ways(me, box.SCORING[tile])
        for kind in (box.KINDS if counts else ("day",))
    }


def played(t: Table, me: Seat, verb: str, words: Words) -> Step:
    """What was answered is done; false where it was none of this."""
    if verb == "play":
        yield from _play(t, me, *words)
    elif verb == "build":
        yield from _build(t, me, *words)
    elif verb == "discard":
        (card,) = words
        me.hand.remove(card)
        t.deck.discards.append(card)
        kind = box.CARDS[card]["kind"]
        me.coins += SOLD + sum(e["coins"] for e in me.effects("dearer_discards") if e["kind"] == kind)
    elif verb == "skip":
        skip(me, *words)


def skip(me: Seat, lever: str) -> None:
    """A lever for a card that was not played: coins for production sites, or three (001:1097, 1101)."""
    me.levers[lever] = False
    me.coins += me.levels() if lever == "m04" else 3


def _play(t: Table, me: Seat, card: str, way: str) -> Step:
    row = box.CARDS[card]
    canal.pay(me, way, coins(me, row), row.get("vases", 0), row["needs"])
    me.hand.remove(card)
    me.played.append(card)
    for effect in row["effect"]:
        if act := EFFECTS.get(effect["do"]):
            yield from act(t, me, effect)


def _build(t: Table, me: Seat, tile: str, way: str, kind: str) -> Step:
    row = box.SCORING[tile]
    canal.pay(me, way, coins(me, row), 0, row["needs"])
    me.projects[tile] = kind
    area = t.areas.index(tile)
    t.built[area].add(me.seat)
    people = min(PEOPLE, me.supply)
    me.supply -= people
    me.ranch += people - 1
    me.points += row["points"] * (OWN if area == me.seat else 1)
    yield from gain(t, me, {f"{row['track']}_track": 1})


# -- effects that happen at once ---------------------------------------------------------------------------------------
def _gain(t: Table, me: Seat, effect: dict[str, Any]) -> Step:
    yield from gain(t, me, effect["gains"])


def _swap(t: Table, me: Seat, effect: dict[str, Any]) -> Step:
    """Once, one way (001:953-985)."""
    both = [(effect["give"], effect["get"])]
    if effect.get("back"):
        both.append((effect["get"], effect["give"]))

    def offers() -> Offers:
        fitting = [give for give, get in both if _can_give(me, give) and _brings(me, get)]
        return {"exchange": {("+".join(give),) for give in fitting}} | DECLINE

    answer: Any = yield from ask(t, me, "Exchange", offers)
    if not answer or answer[0] == "decline":
        return
    give, get = next(pair for pair in both if "+".join(pair[0]) == answer[1][0])
    for what, n in give.items():
        if what == "cards":
            yield from discard(t, me, n)
        elif what == "inhabitants":
            lose(me, n)
        elif what == "coins":
            me.coins -= n
        elif what == "vases":
            me.vases -= n
        else:
            me.points -= n
    yield from gain(t, me, get)


def _can_give(me: Seat, give: dict[str, int]) -> bool:
    have = {"cards": me.cards, "coins": me.coins, "vases": me.vases, "inhabitants": me.ranch}
    return all(what == "points" or have[what] >= n for what, n in give.items())


def _brings(me: Seat, get: dict[str, int]) -> bool:
    """Where inhabitants are all that comes, there must be one (A21)."""
    return me.supply > 0 or list(get) != ["inhabitants"]


def _reset(t: Table, me: Seat, _: dict[str, Any]) -> Step:
    used = [lever for lever, ready in me.levers.items() if not ready]
    if used:
        answer: Any = yield from ask(
            t, me, "PushUp", lambda: {"reset": {(lever,) for lever, ready in me.levers.items() if not ready}}
        )
        me.levers[answer[1][0]] = True


def _free_house(t: Table, me: Seat, _: dict[str, Any]) -> Step:
    answer: Any = yield from ask(t, me, "FreeHouse", lambda: {"house": building.houses(t, me, 0)} | DECLINE)
    if answer and answer[0] == "house":
        yield from building.house(t, me, answer[1][0], 0)


def _settlement(t: Table, me: Seat, effect: dict[str, Any]) -> Step:
    eased = effect["inhabitants"]
    offers = partial(building.settlements, t, me, eased)
    answer: Any = yield from ask(t, me, "EasySettlement", lambda: {"settlement": offers()} | DECLINE)
    if answer and answer[0] == "settlement":
        yield from building.settlement(t, me, answer[1], eased)


EFFECTS: dict[str, Callable[[Table, Seat, dict[str, Any]], Step]] = {
    "gain": _gain,
    "swap": _swap,
    "reset_lever": _reset,
    "free_house": _free_house,
    "upgrade_settlement": _settlement,
}
