"""Whether the rows of the Maya city fit together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.components import Rows

from .effects import Cards, Construction, Festival, Gain, Junction, Priest, Technology
from .maya_city import CENTRE, DISTRICT

if TYPE_CHECKING:
    from .rows import File

KINDS = ("wooden", "straw")


def check_city(read: Rows[File], goods: set[str], size: int) -> None:
    """Raises `BadComponents` at the first row that does not fit; `goods`: what tokens may hold."""
    f = read.tables

    def known(table: str, id: str, words: Iterable[str], allowed: Iterable[str]) -> None:
        for word in words:
            if word not in allowed:
                raise read.wrong(table, id, f"{word} is not known")

    gains = {*goods, "coins", "points"}
    names, tokens = {d.id for d in f.district}, {t.id for t in f.token}
    if f.district and names != {*DISTRICT.values(), CENTRE}:
        raise read.wrong("district", f.district[-1].id, "not the districts of the city")
    for t in f.token:
        known("token", t.id, [t.id], goods)
    for d in f.district:
        for reward in d.reward:
            if isinstance(reward, Gain):
                known("district", d.id, reward.gains, gains)
            elif isinstance(reward, Cards) and not reward.n:
                raise read.wrong("district", d.id, "at least one card")
    n = {x.id: x.value for x in f.number}
    for kind, what in ((Junction, "road_tokens"), (Priest, "priests")):
        given = sum(isinstance(reward, kind) for d in f.district for reward in d.reward)
        most = max((t.level for t in f.temple), default=0)
        if given * most > n.get(what, 0):
            raise read.wrong("number", what, f"there are not so many as {given * most}")
    if f.city_road and [r.id for r in f.city_road] != [str(k + 1) for k in range(size)]:
        raise read.wrong("city_road", f.city_road[-1].id, "one road for each value of a die, in order")
    buildings = {b.id: b for b in f.city_building}
    for r in f.city_road:
        known("city_road", r.id, r.borders, names)
        known("city_road", r.id, [r.printed], [b.id for b in f.city_building if b.kind == "printed"])
        if not r.borders or not 0 <= r.empty < len("abcdefgh"):
            raise read.wrong("city_road", r.id, "it borders a district, and has no more than 8 spots")
    for b in buildings.values():
        known("city_building", b.id, b.gains, gains)
    for tile in f.temple:
        known("temple", tile.id, tile.cost, tokens)
    for level in {t.level for t in f.temple}:
        if sum(t.level == level for t in f.temple) != len(f.district):
            raise read.wrong("temple", f.temple[-1].id, "as many tiles of each level as districts")
    for c in f.card:
        if type(c.halves[0]) is type(c.halves[1]):
            raise read.wrong("card", c.id, "two parts of different districts")
        for half in c.halves:
            if isinstance(half, Festival | Construction):
                known("card", c.id, half.cost, tokens)
            if isinstance(half, Festival):
                known("card", c.id, half.gains, ("coins", "points"))
            elif isinstance(half, Construction):
                known("card", c.id, [half.kind], KINDS)
            elif isinstance(half, Technology):
                if isinstance(half.effect, Gain):
                    known("card", c.id, half.effect.gains, gains)
                if not 1 <= half.value <= size:
                    raise read.wrong("card", c.id, "no such value of a die")
