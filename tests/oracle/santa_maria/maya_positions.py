"""A Maya city by chance, well into a game, as `set` lines of a position."""

from __future__ import annotations

from bot.rules import Rng
from tests.oracle.santa_maria import maya_box


def city_lines(rng: Rng, year: int, white: list[str], blue: int, rich: bool = False) -> list[tuple[str, str]]:
    """Its temples, cards, houses and stores; dice of these lie on it, `blue` ones by number. Rich: much is built."""
    level = {d: min(3, rng.below(4 if rich or rng.below(2) else 2)) for d in (*maya_box.CARDED, maya_box.CENTRE)}
    cards = _shuffled(list(maya_box.CARDS), rng)
    played: dict[str, list[str]] = {d: [] for d in maya_box.CARDED}
    for _ in range(rng.below(4 + 3 * year)):
        card = cards.pop()
        halves = list(maya_box.CARDS[card])
        played[halves[rng.below(2)]].append(card)
    hand = [cards.pop() for _ in range(rng.below(7))] if rng.below(4) else []
    left = {house: n for some in maya_box.HOUSES.values() for house, n in some.items()}
    spots = _shuffled([spot for spot in maya_box.SPOTS if spot not in maya_box.PRINTED], rng)
    built = {}
    for _ in range(min(len(played["construction"]), len(spots))):
        house = _shuffled([h for h, n in left.items() if n], rng)[0]
        left[house] -= 1
        built[spots.pop()] = house
    tokens = dict(maya_box.TOKENS)
    for good in _shuffled([g for g, n in maya_box.SPARE.items() if n], rng)[: level["market"]]:
        tokens[good] += 1
    full = {good: n if rng.below(4) == 0 else rng.below(n + 1) for good, n in tokens.items()}
    free = _shuffled([*maya_box.PRINTED, *built], rng)
    blue_dice = [f"blue_{1 + rng.below(6)}" for _ in range(blue)]
    dice = [f"{free.pop()}={die}" for die in (*white, *blue_dice)]
    blessed = [free.pop() for _ in range(rng.below(min(level[maya_box.CENTRE], len(free)) + 1))]
    junctions = _shuffled(list(maya_box.JUNCTIONS), rng)[: level["technology"]]
    tiles = {size: _shuffled([t for t in maya_box.TEMPLES if t[1] == size], rng) for size in maya_box.SIZES}
    found = [
        ("city.levels", _pairs(level)),
        ("city.stores", _pairs(tokens)),
        ("city.spots", _pairs(built)),
        ("city.junctions", " ".join(junctions) or "none"),
        ("city.priests_at", " ".join(blessed) or "none"),
        ("city.dice", " ".join(dice) or "none"),
        ("city.hand", " ".join(hand) or "none"),
        ("city.gold", str(rng.below(7) if rng.below(3) else 0)),
    ]
    found += [(f"city.played.{d}", " ".join(some)) for d, some in played.items() if some]
    found += [(f"city.temples.{d}", tiles[maya_box.SIZES[n]].pop()) for d, n in level.items() if n < 3]
    goods = {good: n for good, n in full.items() if n}
    return [*found, ("goods", _pairs(goods))]


def _pairs(what: dict[str, int] | dict[str, str]) -> str:
    return " ".join(f"{k}={n}" for k, n in what.items()) or "none"


def _shuffled(things: list[str], rng: Rng) -> list[str]:
    rng.shuffle(things)
    return things
