"""Hand-made views of Puerto Rico tables and words in both languages, for pictures before any rule is run."""

from __future__ import annotations

import msgspec

from bot.games.puerto_rico.view import (
    AskedView,
    BuildingView,
    DraftView,
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
DRAFTED = """aqueduct 1 1 1 1 1 1, forest_house 2 1 1 1 1 0, black_market 2 1 1 1 1 2, storehouse 3 1 1 1 1 1,
guest_house 4 2 2 1 2 1, trading_post 5 2 1 1 2 0, church 5 2 1 1 2 1, small_wharf 6 2 1 1 2 2,
lighthouse 7 3 1 1 3 1, specialty_factory 8 3 1 1 3 0, library 8 3 1 1 3 1, union_hall 9 3 1 1 3 2,
statue 10 8 0 2 4 0, cloister 10 4 1 2 4 1, guild_hall 10 4 1 2 4 1, residence 10 4 1 2 4 0, city_hall 10 4 1 2 4 1"""
NOBLES = """land_office 2 1 1 1 1 1, chapel 3 1 1 1 1 0, hunting_lodge 4 2 1 1 2 2, zoning_office 5 2 1 1 2 1,
royal_supplier 6 2 1 1 2 0, villa 7 3 1 1 3 1, jeweler 8 3 1 1 3 1, royal_garden 10 4 1 2 4 0"""
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
# ... and with every expansion on: cities, islands, people, and which of them are nobles
NEW_CITIES = (
    "aqueduct guest_house land_office chapel jeweler statue",
    "small_indigo_plant hunting_lodge black_market church residence",
    "forest_house zoning_office storehouse royal_supplier trading_post specialty_factory union_hall lighthouse "
    "royal_garden cloister",
    "",
    "library villa small_wharf guest_house hunting_lodge zoning_office land_office chapel statue city_hall",
)
NEW_ISLANDS = (
    "corn 3 quarry 2 forest 3 coffee 1",
    "indigo 4 corn 1 tobacco 2 forest 1",
    "forest 6 indigo 2 sugar 1 tobacco 2 coffee 1",
    "corn 1",
    "coffee 6 forest 4 quarry 2",
)
NEW_PEOPLE = (
    "corn 2 quarry 2 guest_house 2 land_office 1 chapel 1 jeweler 1",
    "indigo 3 corn 1 tobacco 2 hunting_lodge 1 residence 1",
    "indigo 1 zoning_office 1 storehouse 1 royal_supplier 1 trading_post 1 royal_garden 1",
    "corn 1",
    "coffee 4 quarry 2 library 1 villa 1 guest_house 1 chapel 1 land_office 1",
)
NEW_NOBLES = (
    "guest_house 1 land_office 1 jeweler 1 quarry 1",
    "",
    "indigo 1 zoning_office 1 storehouse 1 royal_supplier 1 trading_post 1 royal_garden 1",
    "",
    "coffee 3 guest_house 1 chapel 1",
)
IDLE_NOBLES = (0, 0, 2, 0, 1)
STOCKS = ((7, 3, 0, 2, 0, 1), (0, 0, 4, 0, 1, 0), (12, 1, 0, 0, 0, 0), (3, 0, 1, 0, 11, 0), (25, 10, 11, 11, 9, 9))
IDLE = (1, 0, 3, 0, 2)
LARGE = (
    "residence", "guild_hall", "customs_house", "fortress", "city_hall", "statue", "cloister", "royal_garden"
)  # fmt: skip
ROLES = {2: 7, 3: 6, 4: 7, 5: 8}
SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}


def view(n: int = 4, points: bool = False, everything: bool = False) -> View:
    """A table in the middle of a builder phase, of the base game or with everything on. Every count is one that could
    tell itself apart from its neighbours."""
    placards = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2")
    taken = {"builder": 1, "settler": 0}
    if n == 2:
        taken |= {"mayor": 1, "craftsman": 0, "trader": 1}
    seats = tuple(_seat(i, points, everything, tuple(r for r in placards if taken.get(r) == i)) for i in range(n))
    kinds = _rows(BUILDINGS)[: 6 if everything else None] + (_rows(f"{DRAFTED}, {NOBLES}") if everything else [])
    cargo = zip(SHIPS[n], ("sugar", "", "corn"), (3, 0, SHIPS[n][-1]), strict=False)
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
        asked=(AskedView(min(2, n - 1), "Build"),),
        ending=(),
        over=False,
        scores=(),
        prices=dict(zip(GOODS, range(5), strict=True)),
        new_buildings=everything,
        with_nobles=everything,
        noble_ship=int(everything),
        noble_supply=13 if everything else 0,
    )


def draft(n: int, everything: bool = True) -> View:
    """A table that is still choosing its beige buildings: some are there, some prices are full."""
    old = view(n, everything=everything)
    there = {"forest_house", "church", "large_warehouse", "statue"}
    spaces = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 2, 9: 1, 10: 4}
    beige = {row[0]: row for row in _rows(BUILDINGS)[6:] + _rows(DRAFTED)}
    left = [row for row in beige.values() if int(row[1]) in spaces and row[0] not in there]
    on_board = {row[0] for row in _rows(BUILDINGS)[:6] + _rows(NOBLES)} | there
    new_seats = tuple(
        msgspec.structs.replace(
            seat, city=(), city_free=12, island={"corn": 1}, island_free=11, colonists={}, nobles={}, idle=0,
            idle_nobles=0, guests=0, roles=(),
        )
        for seat in old.seats
    )  # fmt: skip
    return msgspec.structs.replace(
        old,
        round=0,
        phase="",
        phase_seat=None,
        seats=new_seats,
        roles=tuple(msgspec.structs.replace(role, doubloons=0, taken_by=None) for role in old.roles),
        buildings=tuple(b for b in old.buildings if b.building in on_board),
        asked=(AskedView(n - 1, "DraftBuilding"),),
        drafting=tuple(
            DraftView(
                b, int(cost), int(column), int(vp), int(circles), int(size), 1 if int(cost) == 10 or n == 2 else 2
            )
            for b, cost, vp, circles, size, column, _ in left
        ),
        draft_spaces={str(cost): free for cost, free in spaces.items()},
    )


def _rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.replace("\n", " ").split(",")]


def _seat(i: int, points: bool, everything: bool, roles: tuple[str, ...]) -> SeatView:
    city = tuple((NEW_CITIES if everything else CITIES)[i].split())
    island = _counts((NEW_ISLANDS if everything else ISLANDS)[i])
    people = _counts((NEW_PEOPLE if everything else PEOPLE)[i])
    return SeatView(
        seat=i,
        doubloons=STOCKS[i][0],
        points=17 + i if points or i == 0 else None,
        goods=dict(zip(GOODS, STOCKS[i][1:], strict=True)),
        island=island,
        city=city,
        colonists=people,
        idle=IDLE[i],
        roles=roles,
        island_free=12 - sum(island.values()),
        city_free=12 - len(city) - sum(b in LARGE for b in city),
        nobles=_counts(NEW_NOBLES[i]) if everything else {},
        idle_nobles=IDLE_NOBLES[i] if everything else 0,
        guests=people.get("guest_house", 0),
    )


def _counts(text: str) -> dict[str, int]:
    words = text.split()
    return {kind: int(n) for kind, n in zip(words[::2], words[1::2], strict=True)}


def later(old: View) -> View:
    """The same table some answers on: one of everything has changed."""
    change = msgspec.structs.replace
    first, second, *rest = old.seats
    third = min(2, len(old.seats) - 1)
    first = change(
        first,
        doubloons=2,
        goods=first.goods | {"corn": 0},
        island=first.island | {"corn": 4},
        colonists=first.colonists | {"corn": 3},
        city=(*first.city, "church" if old.with_nobles else "hospice"),
        idle=0,
        island_free=first.island_free - 1,
        city_free=first.city_free - 1,
    )
    ship, *others = old.ships
    if old.with_nobles:
        first = change(first, nobles={"guest_house": 2, "land_office": 1, "corn": 1}, idle=1, idle_nobles=1)
        first = change(first, colonists=first.colonists | {"chapel": 0}, island=first.island | {"forest": 4})
        first = change(first, island_free=first.island_free - 1)
    return change(
        old,
        seats=(first, second, *rest),
        ships=(change(ship, load=4), *others),
        roles=tuple(change(r, taken_by=third, doubloons=0) if r.role == "trader" else r for r in old.roles),
        buildings=tuple(
            change(b, left=b.left - 1) if b.building in ("hospice", "church") else b for b in old.buildings
        ),
        house=(*old.house, "coffee"),
        face_up=(old.face_up[1], *old.face_up[1:]),
        pile=22,
        quarries=4,
        discards=5,
        colonist_ship=old.colonist_ship + 1,
        colonist_supply=40,
        goods=old.goods | {"coffee": 7},
        points_left=60,
        noble_supply=12 if old.with_nobles else 0,
        governor=1,
        phase="trader",
        phase_seat=third,
        asked=(AskedView(0, "Sell"),),
    )


def many(old: View) -> View:
    """Everyone is asked at once, and the round is the last for two reasons."""
    asked = tuple(AskedView(i, "PlaceColonists") for i in range(len(old.seats)))
    return msgspec.structs.replace(old, asked=asked, phase="mayor", phase_seat=0, ending=("colonists", "points"))


def finished(old: View) -> View:
    """The end: scores line by line."""
    lines = ("chips", "buildings", "guild_hall", "residence", "fortress", "customs_house", "city_hall")
    if old.with_nobles:
        lines = (*lines, "cloister", "royal_garden", "nobles")
    n = len(old.seats)
    rows = []
    for i in range(n):
        values = tuple((line, (19 + 3 * i) if k < 2 else (i + k) % 5 * 4) for k, line in enumerate(lines))
        rows.append(ScoreView(i, values, sum(points for _, points in values), 3 + i, n - i))
    return msgspec.structs.replace(
        view(n, True, old.with_nobles), over=True, asked=(), ending=("city",), scores=tuple(rows)
    )
