"""The four interim scorings, and the final one (001:621-701)."""

from __future__ import annotations

from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Offers, Step
from tests.oracle.boonlake.building import improve, upgrading
from tests.oracle.boonlake.gains import ask, gain, income_of, lose
from tests.oracle.boonlake.playing import played, playing
from tests.oracle.boonlake.table import EMINENCE, Seat, Table

TWICE, LAST = 2, 4
DECLINE: Offers = {"decline": {()}}


def choices(t: Table, me: Seat) -> Step:
    """Steps 1 and 2 for one seat: to play or upgrade twice, and to score a tile."""
    for _ in range(TWICE):
        answer: Any = yield from ask(
            t, me, "InterimChoice", lambda: playing(t, me, discards=False) | upgrading(t, me) | DECLINE, cards=True
        )
        if not answer:
            continue
        if answer[0] in ("house", "settlement"):
            yield from improve(t, me, *answer)
        else:
            yield from played(t, me, *answer)
    areas = [n for n, scored in enumerate(t.scored) if me.seat not in scored]
    _, (tile,) = yield from ask(t, me, "ScoreTile", lambda: {"score": {(t.areas[n],) for n in areas}})
    yield from score_tile(t, me, t.areas.index(tile))


def score_tile(t: Table, me: Seat, area: int) -> Step:
    """1 to 4 points for the condition, or as many lost; twice for the own tile, but not what payments give (A23)."""
    number = t.scorings
    row = box.SCORING[t.areas[area]]
    wanted = row["numbers"][number - 1]
    if row["condition"]["do"] == "pay":
        met = yield from _pay(t, me, row["condition"], wanted[0])
    else:
        met = fulfilled(t, me, row["condition"], wanted)
    t.scored[area][me.seat] = number
    points = number * (2 if area == me.seat else 1)
    me.points += points if met else -points


def _pay(t: Table, me: Seat, condition: dict[str, Any], wanted: int) -> Step:
    """Goods or coins, as often as one likes up to the number (A5)."""
    goods, price = condition["give"], condition["coins"]

    def offers() -> Offers:
        have = {"inhabitants": me.ranch, "vases": me.vases, "": 0}[goods]
        ways = [(x, y) for x in range(min(have, wanted) + 1) for y in range(me.coins // price + 1) if x + y <= wanted]
        return {"pay": {(str(x), str(y)) for x, y in ways}}

    _, words = yield from ask(t, me, "PayForTile", offers)
    by_goods, by_coins = map(int, words)
    if goods == "inhabitants":
        lose(me, by_goods)
    else:
        me.vases -= by_goods
    me.coins -= price * by_coins
    me.points += condition["points"] * (by_goods + by_coins)
    return by_goods + by_coins == wanted


def fulfilled(t: Table, me: Seat, condition: dict[str, Any], wanted: list[int]) -> bool:
    """Whether a condition without payment is met."""
    do = condition["do"]
    if do == "two_regions":
        return _both([t.in_region(me.seat, r) for r in condition["regions"]], wanted)
    if do == "played":
        kinds = [box.CARDS[c]["kind"] for c in me.played] + list(me.projects.values())
        return _both([kinds.count(k) for k in condition["kinds"]], wanted)
    own = [s for s in t.laid if me.seat in t.here(s)]
    have = {
        "track": lambda: me.steps[condition["track"]],
        "both_tracks": lambda: min(me.steps.values()),
        "sites": me.levels,
        "chain": lambda: _chain(own),
        "levers": lambda: len(me.levers),
        "removed": lambda: me.removed[condition["what"]],
        "bridges": lambda: t.presences(me.seat, box.BRIDGED),
    }[do]()
    return bool(have >= wanted[0])


def _both(have: list[int], wanted: list[int]) -> bool:
    """The larger number in one of the two, the smaller in the other (A7)."""
    return max(have) >= max(wanted) and min(have) >= min(wanted)


def _chain(spaces: list[str]) -> int:
    """The largest group of these spaces, over bridges too (A28)."""
    left, largest = set(spaces), 0
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            size += 1
            more = box.NEAR[edge.pop()] & left
            left -= more
            edge += more
        largest = max(largest, size)
    return largest


def interim(t: Table, seat: int) -> Step:
    """One interim scoring, after the turn of a seat."""
    t.scorings += 1
    if t.solo:
        yield from choices(t, t.seats[0])
    else:
        t.deck.part([me.seat for me in t.order(seat)], list(t.now.discards))
        yield [choices(t, me) for me in t.order(seat)]
        t.deck.join()
    last = t.scorings == LAST
    for me in t.order(seat):
        total = income(t, me)
        yield from gain(t, me, {"points": total["points"]} if last else total)
        me.points += sum(me.levers.values())
        me.levers = dict.fromkeys(me.levers, True)
    if t.solo:
        t.points += eminence_income(t)
    t.covered.clear()


def income(t: Table, me: Seat) -> dict[str, int]:
    """By the markers on both tracks, for all that has left the own board, for cattle (001:645-649)."""
    parts = [row for what in box.PIECES for _, row, _ in box.recesses(what)[: me.removed[what]]]
    parts += [*box.NICHES[: me.niches], *(income_of(me, track) for track in me.steps)]
    parts.append({"points": herd(t, me.seat)})
    return {what: sum(part.get(what, 0) for part in parts) for what in ("coins", "cards", "points")}


def herd(t: Table, seat: int) -> int:
    """A point for each settlement beside each of the seat's cattle (001:649)."""
    return sum(cattle.count(seat) * t.around(space, "settlement") for space, cattle in t.cattle.items())


def eminence_income(t: Table) -> int:
    """The last space emptied of each row, the cactus track, and its cattle (001:875)."""
    rows = [(n, box.SOLO_BOARD[what]) for what, n in t.removed.items() if n]
    return sum(row[n - 1] for n, row in rows) + box.SOLO_BOARD["cactus"][t.cactus] + herd(t, EMINENCE)


def eminence_final(t: Table) -> dict[str, int]:
    """Its income once more, and 10 points for each B tile that was not shown (001:885-887)."""
    b = [tile for tile in box.SOLO if box.SOLO[tile]["side"] == "b" and tile not in t.shown]
    hidden = len(b) - box.OUT[t.difficulty][1]
    return {"points": t.points, "income": eminence_income(t), "tiles": 10 * hidden}


def final(t: Table, me: Seat) -> dict[str, int]:
    """What is scored at the end, by line."""
    n = len(me.levers)
    tiers = [tier for what in box.PIECES for tier, *_ in box.recesses(what)[: me.removed[what]]]
    return {
        "levers": n * (3 if n >= 7 else 2 if n >= 4 else 0),
        "cards": sum(box.CARDS[c].get("points", 0) for c in me.played),
        "card_effects": sum(_worth(t, me, e) for c in me.played for e in box.CARDS[c]["effect"]),
        "tiers": sum({3: 2, 4: 4, 5: 6}.get(tier, 0) for tier in tiers),
    }


def _worth(t: Table, me: Seat, effect: dict[str, Any]) -> int:
    have = {"coin_track": me.steps["coin"], "card_track": me.steps["card"], "levers": len(me.levers)}
    have |= me.removed | {"sites": me.levels()}
    if effect["do"] == "per_presence":
        return effect["points"] * t.in_region(me.seat, effect["region"])
    if effect["do"] == "per":
        return effect["points"] * have[effect["what"]]
    if effect["do"] == "at_least":
        reached = [p for n, p in zip(effect["numbers"], effect["points"], strict=True) if have[effect["what"]] >= n]
        return reached[-1] if reached else 0
    return 0
