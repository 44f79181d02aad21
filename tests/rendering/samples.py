"""Hand-made views of Puerto Rico tables and words in both languages, for pictures before any rule is run."""

from __future__ import annotations

import msgspec

from bot.games.puerto_rico.view import (
    AskedView,
    BuildingView,
    RoleView,
    ScoreView,
    SeatView,
    ShipView,
    View,
)

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
NAMES = {"en": ("Anna", "Boris", "Vera", "Gleb", "Christina"), "ru": ("Анна", "Борис", "Вера", "Глеб", "Кристина")}
BUILDINGS = """small_indigo_plant 1 1 1 1 1 3, small_sugar_mill 2 1 1 1 1 0, indigo_plant 3 2 3 1 2 2,
sugar_mill 4 2 3 1 2 3, tobacco_storage 5 3 3 1 3 2, coffee_roaster 6 3 2 1 3 1, small_market 1 1 1 1 1 0,
hacienda 2 1 1 1 1 1, construction_hut 2 1 1 1 1 2, small_warehouse 3 1 1 1 1 1, hospice 4 2 1 1 2 1,
office 5 2 1 1 2 2, large_market 5 2 1 1 2 1, large_warehouse 6 2 1 1 2 2, factory 7 3 1 1 3 0,
university 8 3 1 1 3 2, harbor 8 3 1 1 3 1, wharf 9 3 1 1 3 1, guild_hall 10 4 1 2 4 1, residence 10 4 1 2 4 0,
fortress 10 4 1 2 4 1, customs_house 10 4 1 2 4 0, city_hall 10 4 1 2 4 1"""
CITIES = (
    "small_market small_sugar_mill construction_hut coffee_roaster factory",
    "small_indigo_plant indigo_plant tobacco_storage hospice residence",
    "hacienda small_warehouse office small_indigo_plant large_market large_warehouse wharf sugar_mill customs_house "
    "guild_hall",
    "",
    "university harbor coffee_roaster small_warehouse fortress city_hall",
)
ISLANDS = (
    "corn 3 quarry 2 sugar 2 coffee 1",
    "indigo 4 corn 1 tobacco 2 quarry 1",
    "corn 5 indigo 2 sugar 1 tobacco 2 coffee 1 quarry 1",
    "corn 1",
    "coffee 6 quarry 4",
)
PEOPLE = (
    "corn 2 quarry 2 sugar 1 small_market 1 coffee_roaster 1 small_sugar_mill 1",
    "indigo 3 corn 1 tobacco 2 indigo_plant 2 tobacco_storage 1 hospice 1 residence 1",
    "corn 5 indigo 1 wharf 1 office 1 sugar_mill 3 hacienda 1",
    "corn 1",
    "coffee 4 quarry 4 university 1 coffee_roaster 2 fortress 1",
)
STOCKS = ((7, 3, 0, 2, 0, 1), (0, 0, 4, 0, 1, 0), (12, 1, 0, 0, 0, 0), (3, 0, 1, 0, 11, 0), (25, 10, 11, 11, 9, 9))
IDLE = (1, 0, 3, 0, 2)
LARGE = ("residence", "guild_hall", "customs_house", "fortress", "city_hall")
ROLES = {3: 6, 4: 7, 5: 8}
SHIPS = {3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}


def view(n: int = 4, points: bool = False) -> View:
    """A table in the middle of a builder phase. Every count is one that could tell itself apart from its neighbours."""
    placards = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2")
    taken = {"builder": 1, "settler": 0}
    seats = tuple(_seat(i, points) for i in range(n))
    kinds = [line.split() for line in BUILDINGS.replace("\n", " ").split(",")]
    cargo = zip(SHIPS[n], ("sugar", "", "corn"), (3, 0, SHIPS[n][2]), strict=True)
    return View(
        you=0,
        round=7,
        governor=0,
        phase="builder",
        phase_seat=1,
        seats=seats,
        roles=tuple(RoleView(r, 0 if r in taken else i % 3, taken.get(r)) for i, r in enumerate(placards[: ROLES[n]])),
        ships=tuple(ShipView(size, good, load) for size, good, load in cargo),
        house=("corn", "tobacco"),
        face_up=(*GOODS, "corn")[: n + 1],
        pile=23,
        discards=4,
        quarries=5,
        colonist_ship=n,
        colonist_supply=41,
        goods=dict(zip(GOODS, (6, 5, 0, 7, 8), strict=True)),
        points_left=63,
        buildings=tuple(
            BuildingView(b, int(left), int(cost), int(column), int(vp), int(circles), int(size))
            for b, cost, vp, circles, size, column, left in kinds
        ),
        asked=(AskedView(2, "Build"),),
        ending=(),
        over=False,
        scores=(),
    )


def _seat(i: int, points: bool) -> SeatView:
    city = tuple(CITIES[i].split())
    island = _counts(ISLANDS[i])
    return SeatView(
        seat=i,
        doubloons=STOCKS[i][0],
        points=17 + i if points or i == 0 else None,
        goods=dict(zip(GOODS, STOCKS[i][1:], strict=True)),
        island=island,
        city=city,
        colonists=_counts(PEOPLE[i]),
        idle=IDLE[i],
        roles={0: ("settler",), 1: ("builder",)}.get(i, ()),
        island_free=12 - sum(island.values()),
        city_free=12 - len(city) - sum(b in LARGE for b in city),
    )


def _counts(text: str) -> dict[str, int]:
    words = text.split()
    return {kind: int(n) for kind, n in zip(words[::2], words[1::2], strict=True)}


def later(old: View) -> View:
    """The same table some answers on: one of everything has changed."""
    change = msgspec.structs.replace
    first, second, *rest = old.seats
    first = change(
        first,
        doubloons=2,
        goods=first.goods | {"corn": 0},
        island=first.island | {"corn": 4},
        colonists=first.colonists | {"corn": 3},
        city=(*first.city, "hospice"),
        idle=0,
        island_free=first.island_free - 1,
        city_free=first.city_free - 1,
    )
    ship, *others = old.ships
    return change(
        old,
        seats=(first, second, *rest),
        ships=(change(ship, load=4), *others),
        roles=tuple(change(r, taken_by=2, doubloons=0) if r.role == "trader" else r for r in old.roles),
        buildings=tuple(change(b, left=b.left - 1) if b.building == "hospice" else b for b in old.buildings),
        house=(*old.house, "coffee"),
        face_up=(old.face_up[1], *old.face_up[1:]),
        pile=22,
        quarries=4,
        discards=5,
        colonist_ship=old.colonist_ship + 1,
        colonist_supply=40,
        goods=old.goods | {"coffee": 7},
        points_left=60,
        governor=1,
        phase="trader",
        phase_seat=2,
        asked=(AskedView(0, "Sell"),),
    )


def many(old: View) -> View:
    """Everyone is asked at once, and the round is the last for two reasons."""
    asked = tuple(AskedView(i, "PlaceColonists") for i in range(len(old.seats)))
    return msgspec.structs.replace(old, asked=asked, phase="mayor", phase_seat=0, ending=("colonists", "points"))


def finished(old: View) -> View:
    """The end: scores line by line."""
    lines = ("chips", "buildings", "guild_hall", "residence", "fortress", "customs_house", "city_hall")
    n = len(old.seats)
    rows = []
    for i in range(n):
        values = tuple((line, (19 + 3 * i) if k < 2 else (i + k) % 5) for k, line in enumerate(lines))
        rows.append(ScoreView(i, values, sum(points for _, points in values), 3 + i, n - i))
    return msgspec.structs.replace(view(n, points=True), over=True, asked=(), ending=("city",), scores=tuple(rows))
