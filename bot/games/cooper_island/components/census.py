"""What is neither made nor lost, wherever it lies."""

from __future__ import annotations

from collections import Counter

from ..state import State
from .box import Box

TOKENS = ("small", "large", "fortress")


def census_of(box: Box, s: State) -> dict[str, int]:
    """`double_1` ... `single_1` ... by kind, `logbooks`, `small_cards`, `large_cards`, `royal_cards`; by seat (`0.`)
    `round` and `square` workers, `lids`, `statue` for ruins with their other sides, and buildings."""
    found: Counter[str] = Counter(dict.fromkeys(box.doubles, 0) | s.singles)
    found.update(s.bag.cards)
    found["logbooks"] = len(s.logbooks.cards)
    found["small_cards"], found["large_cards"] = len(s.small.cards), len(s.large.cards)
    found["royal_cards"] = len(s.royal) + len(s.boxed)
    for seat, me in enumerate(s.board):
        found.update(me.tiles)
        found.update(me.laid)
        found["logbooks"] += len(me.logbooks)
        found["small_cards"] += len(me.small)
        found["large_cards"] += len(me.large)
        for worker in box.workers:
            there = sum(seat in stack for place, stack in s.places.items() if box.send_words[place][0] == worker)
            royal = sum(x.seat == seat and x.worker == worker for x in s.royal.values())
            found[f"{seat}.{worker}"] = me.workers[worker] + me.unhired[worker] + there + royal
        on_ships = sum(seat in left for left in s.cargo.values())
        in_hand = sum(what == "lid" or what in s.cargo for what in me.in_hand)
        found[f"{seat}.lids"] = me.lids + len(me.crates) + me.on.count("lid") + in_hand + on_ships
        found[f"{seat}.statue"] = (
            me.on.count("ruin") + len(me.cells) + me.on.count("statue") + me.in_hand.count("statue")
        )
        for kind in TOKENS:
            found[f"{seat}.{kind}"] = me.left[kind] + me.on.count(kind) + me.in_hand.count(kind)
    return dict(found)
