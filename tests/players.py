"""Players for tests: by chance, or by chance with a leaning, so that games get to where pure chance seldom does."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.rules import Components, Offer, Pick, Words

Below = Callable[[int], int]
Player = Callable[[Sequence[Offer], Below], tuple[Offer, Words]]


def by_chance(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """Any verb, then any of its answers."""
    offer = offers[below(len(offers))]
    return offer, offer.sample(below)


def leaning(weights: Mapping[str, int]) -> Player:
    """Chooses among all answers by weight: that of the verb times those of the words; 1 where nothing is said.

    A weight may be given to a word (`quarry`), or to a word after a verb (`build wharf`).

    Counts go to the heaviest bins first, chance deciding between equals.
    """

    def choose(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
        every: list[tuple[int, Offer, Words | None]] = []
        for offer in offers:
            if isinstance(offer, Pick):
                for words in offer.options:
                    weight = weights.get(offer.verb, 1)
                    for word in words:
                        weight *= weights.get(f"{offer.verb} {word}", weights.get(word, 1))
                    every.append((weight, offer, words))
            else:
                every.append((weights.get(offer.verb, 1), offer, None))
        at = below(max(1, sum(weight for weight, _, _ in every)))
        for weight, offer, answer in every:
            at -= weight
            if at < 0:
                return offer, answer if answer is not None else _fill(offer, weights, below)
        return by_chance(offers, below)  # nothing has any weight

    return choose


def _fill(offer: Offer, weights: Mapping[str, int], below: Below) -> Words:
    assert not isinstance(offer, Pick)
    if offer.lean or any(w != 1 for w in offer.weights):
        return offer.sample(below)
    counts, left = dict.fromkeys(offer.bins, 0), offer.high
    order = sorted(offer.bins, key=lambda b: (-weights.get(b, 1), below(1000)))
    for b in order:
        counts[b] = min(left, offer.caps[offer.bins.index(b)])
        left -= counts[b]
    return offer.words(counts.values())


# What players of Puerto Rico lean to. Each list has been looked at: together they reach what the box holds.
_LARGE = {f"build {b}": 30 for b in ("guild_hall", "residence", "fortress", "customs_house", "city_hall")}
_TOWN = {f"build {b}": 9 for b in ("large_market", "small_market", "office", "university")}
_SEA = {"build harbor": 40, "build wharf": 60, "build small_warehouse": 9, "build large_warehouse": 20}
_LAND = {"build hacienda": 30, "build hospice": 30, "build construction_hut": 40}
_PLANTS = {f"build {b}": 30 for b in ("coffee_roaster", "tobacco_storage", "sugar_mill", "indigo_plant")}
_KEEN = {"decline": 0, "take_without": 0}
_NEW = {
    "build": 3,
    "build guest_house": 60,
    "build library": 60,
    "build black_market": 30,
    "build trading_post": 30,
    "build storehouse": 20,
    "build forest_house": 20,
    "build hacienda": 20,
    "build hospice": 9,
}
_HEIRS = ("hunting_lodge", "land_office", "royal_supplier", "union_hall", "villa", "jeweler")
_NOBLE = {f"build {b}": 40 for b in _HEIRS}
PUERTO_RICO: dict[str, Player] = {
    "chance": by_chance,
    "busy": leaning(_KEEN),
    "townsman": leaning({**_TOWN, **_LARGE, **_KEEN, "quarry": 20, "builder": 6, "trader": 5, "yes": 9}),
    "shipper": leaning({**_SEA, **_KEEN, "corn": 3, "captain": 8, "craftsman": 9, "builder": 3, "quarry": 3}),
    "shy": leaning({**_SEA, "take_without": 0, "captain": 6, "craftsman": 6, "builder": 3, "decline": 2}),
    "settler": leaning({**_LAND, "build": 5, "settler": 5, "hacienda": 20, "yes": 5, "settle quarry": 3}),
    "maker": leaning(
        {
            **_PLANTS,
            **_KEEN,
            "build factory": 99,
            "build specialty_factory": 99,
            "build university": 20,
            "yes": 9,
            "craftsman": 4,
            "builder": 4,
        }
        | {"trader": 6, "coffee": 3, "tobacco": 3, "corn": 2, "quarry": 2, "factory": 2}
    ),
    "host": leaning({**_NEW, "guest_house": 40, "settle quarry": 4, "builder": 5, "guest": 1, "take_without": 0}),
    "heir": leaning({**_NOBLE, "guest_house": 9, "craftsman": 4, "builder": 6, "captain": 3, "decline": 2, "fetch": 3}),
    "builder": leaning({**_NEW, **_NOBLE, **_LARGE, **_KEEN, "builder": 9, "quarry": 9, "mayor": 4, "forest": 4}),
    "forester": leaning(
        {**_KEEN, "forest": 20, "hacienda": 20, "yes": 9, "noble": 9, "settler": 9, "buy_tile": 20, "quarry": 3}
        | {"prospector": 3, "builder": 3, "build hospice": 20, "build forest_house": 30, "build library": 30}
    ),
    "porter": leaning(
        {**_KEEN, "small_wharf": 3, "captain": 20, "craftsman": 30, "trading_post": 9, "guest": 3}
        | {f"build {b}": 30 for b in ("harbor", "small_wharf", "lighthouse", "storehouse", "union_hall")}
        | {f"guest {b}": 60 for b in ("storehouse", "library", "villa", "union_hall", "small_warehouse")}
    ),
    "courtier": leaning(
        {"build guest_house": 99, "build royal_supplier": 199, "guest_house": 50, "royal_supplier": 60}
        | {"take": 9, "settle": 9, "go_on": 30, "load": 9, "sell": 9, "extra": 9, "build": 4, "noble": 9}
        | {"builder": 4, "mayor": 3, "captain": 3, "craftsman": 5, "take_without": 0, "decline": 0}
    ),
    "miser": leaning({"builder": 0, "craftsman": 5, "trader": 3, "settler": 2}),
}


# What players of Santa Maria lean to: few go home early, and each likes something else.
_STAY = {"retire": 0, "decline": 0, "sell": 2, "buy": 3, "move_die": 2}
_HOME = {"retire": 2, "sell": 2, "buy": 3}
_WORK = {**_STAY, "activate": 30, "take": 30, "trade": 60, "advance": 60, "recruit": 99, "ship": 99}
SANTA_MARIA: dict[str, Player] = {
    "chance": by_chance,
    "busy": leaning({**_WORK, "place": 3, "retire": 1}),
    "farmer": leaning({**_WORK, "place": 40, "wood": 9, "buy grain": 9, "take": 20, "retire": 1, "retire road": 9}),
    "monk": leaning(
        {**_WORK, "activate E4": 99, "activate F5": 60, "activate F2": 60, "activate F3": 60, "advance": 300}
        | {"place": 1, "retire religion": 9, "retire": 1, "sell": 6}
    ),
    "idler": leaning({**_HOME, "activate": 3, "decline": 6}),
}


_DEAR = (
    "send",
    "erect",
    "build_boat",
    "supply",
    "remove_ruin",
    "erect_statue",
    "place",
    "finish",
    "choose",
    "lay_islet",
)
_MORE = ("use_boat", "turn_up", "uncover", "draw", "take", "step", "sail")

# Each likes something else; who is late holds crates, cards and claims back for questions where they are seldom used.
COOPER_ISLAND: dict[str, Player] = {
    "chance": by_chance,
    "builder": leaning(
        {"erect": 400, "build_boat": 60, "claim": 500, "play": 200, "crate": 100, "send D": 30, "square": 6, "place": 2}
        | {"decline": 0, "exchange": 0, "give": 8, "turn_up": 200, "take": 6}
    ),
    "saver": leaning(
        {"erect": 4000, "large": 20, "fortress": 40, "erect_statue": 200, "claim": 500, "play": 300, "exchange": 0}
        | {"send D": 10, "send E": 6, "send C": 4, "send G": 4, "give": 2, "store": 3, "place": 20, "take": 10}
        | {"build_boat": 0, "supply": 0, "crate": 50, "remove_ruin": 100}
    ),
    "sailor": leaning(
        {"build_boat": 500, "send B": 40, "supply": 300, "send H": 10, "claim": 300, "crate": 300, "play": 100}
        | {"exchange": 0, "give": 10, "place": 3, "sail one_master": 5, "uncover": 100, "use_boat": 20, "use_islet": 20}
        | {"take": 8}
    ),
    "sculptor": leaning(
        {"remove_ruin": 300, "erect_statue": 600, "send F": 40, "square": 5, "claim": 200, "crate": 100, "play": 100}
        | {"exchange": 0, "place": 3, "take": 8}
    ),
    "late": leaning(
        {**dict.fromkeys((*_DEAR, *_MORE), 1000), "exchange": 0, "choose small_12": 9000, "square": 5, "send D": 9000}
        | {"send B": 3000, "claim": 2, "play": 2, "crate": 2, "explore": 2, "cultivate": 2}
    ),
    "idler": leaning(
        {"erect": 300, "claim": 2, "erect_statue": 50, "remove_ruin": 50, "build_boat": 50, "supply": 50, "store": 0}
        | {"place": 3, "take": 6, "square": 4, "fetch": 3, "explore": 3}
    ),
}


def _row(table: str, id: str, **values: Any) -> str:
    """A row of a data file."""
    told = {
        k: "{ " + ", ".join(f"{a} = {n}" for a, n in v.items()) + " }" if isinstance(v, dict) else json.dumps(v)
        for k, v in values.items()
    }
    return f'[[{table}]]\nid = "{id}"\n' + "".join(f"{k} = {v}\n" for k, v in told.items()) + 'source = "printed"\n'


COOPER_ISLAND_CHEAP = Components(
    "cheap",
    "".join(
        [
            _row("building", "small", pieces=2, cost={"coin": 1}, navigation=4, cells=1),
            _row("building", "large", pieces=2, cost={"wood": 1}, navigation=4),
            _row("building", "fortress", pieces=1, cost={"wood": 1, "stone": 1}, navigation=4),
            *[_row("pier", f"P{n}", cost={"coin": 1}, navigation=3) for n in range(1, 7)],
            *[_row("cargo", f"cargo_{n}", cost={"wood": 1}, navigation=3) for n in range(1, 6)],
            _row("number", "storage", value=12),
            _row("number", "start_coins", value=9),
            _row("number", "food", value=1),
            _row("number", "recharge_card", value=1),
        ]
    ).encode(),
)

_COLONY = (
    "shipping road_1 road_1 grain_1 - -",
    "religion gem_1 - - - trade_1",
    "- - hall_1a hall_1b - -",
    "- - - - religion -",
    "sugar_1 - - - - conquistador",
    "- wood_1 - - - -",
)
SANTA_MARIA_CHEAP = Components(  # many scholars soon, and roads where the governor begins
    "cheap",
    "".join(
        [
            _row("track", "religion", length=18, monks=[1, 2, 3, 4, 5, 6], dice=[1, 3], beyond=1),
            _row("number", "start_coins", value=9),
            *[_row("colony", f"colony_{n}", side="a", rows=_COLONY, stores=int(n == 5)) for n in range(1, 6)],
        ]
    ).encode(),
)

# Values with which what is dear, or seldom, comes up in time.
CHEAP: dict[str, Components] = {"cooper_island": COOPER_ISLAND_CHEAP, "santa_maria": SANTA_MARIA_CHEAP}
