"""The rarer things: counted as games go by, so that the test can tell whether it has seen them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.rules import Action

from . import rules
from .box import BUILDINGS, SETUP
from .expansions import matters
from .people import at, by_noble, nobles_of, occupied, on_tiles
from .shadow import Shadow

Seen = Counter[str]
PHASES = ("", "settler", "builder", "craftsman", "trader", "captain", "mayor")


def note(event: Any, t: Shadow, seen: Seen) -> None:
    """An event, before the second table hears it."""
    me = t.seats[event.seat] if event.seat is not None else None
    seen[f"event {event.kind}"] += 1
    match event.kind, event.args:
        case "ending", {"reason": reason}:
            seen[f"ends by {reason}"] += 1
        case "sold", {"good": good} if good in t.house:
            seen["office"] += 1
        case "hacienda", {"tile": tile} if tile in ("quarry", "forest"):
            seen[f"{tile} by the hacienda"] += 1
        case (("settled" | "built" | "forest"), {"colonist": 1}):
            noble = t.words[1] == "noble"
            seen[f"{event.kind} with a {'noble' if noble else 'colonist'} from the {_pool(t)}"] += 1
        case "factory", {"n": n}:
            seen[f"factory pays {n}"] += 1
        case (("declined" | "wharf" | "extra" | "house_emptied" | "reshuffled"), _):
            seen[f"{event.kind} {event.args.get('role', '')}".strip()] += 1
        case "loaded", _:
            seen["points on paper"] += not t.points_left
            ways = rules.load(t, me, t.memory)["load"]
            seen["loads in any order"] += t.answer != (event.seat, "Load") and len(ways) > 1
    if me is not None:
        _expansions(event, t, me, seen)


def _pool(t: Shadow) -> str:
    return "supply" if t.colonist_supply else "ship"


def _expansions(event: Any, t: Shadow, me: Any, seen: Seen) -> None:
    library = occupied(me, "library") and t.phase_seat == me.seat
    match event.kind, event.args:
        case (("settled" | "forest"), {"tile": tile}) if me.seat in t.memory.settled:
            seen[f"library settles {'a quarry' if tile == 'quarry' else event.kind}"] += 1
        case (("built" | "prospected" | "sold" | "trading_post" | "colonist_privilege"), _) if library:
            seen[f"library {event.kind}"] += 1
        case (("loaded" | "wharf" | "small_wharf"), _) if library and not t.memory.captain_paid:
            seen["library captain"] += 1
        case "extra", _ if t.extras == 1:
            seen["library extra"] += 1
        case "built", _:
            _built(event, t, me, seen)
        case "black_market", {"person": person, "who": who, "good": good, "point": point}:
            seen[f"black market takes {bool(person) + bool(good) + point}"] += 1
            seen[f"black market takes a {who}"] += bool(who)
            seen[f"black market takes from {person}"] += person in ("quarry", "windrose", "guest_house", "university")
        case "tile_discarded", {"tile": tile}:
            seen["lodge throws a forest away" if tile == "forest" else "lodge throws a plantation away"] += 1
            seen["lodge sends somebody away"] += event.args["who"] != "none"
        case "land_bought", {"tile": "forest"}:
            seen["land office buys a forest"] += 1
        case "land_sold", {"tile": tile}:
            seen["land office sends somebody away"] += event.args["who"] != "none"
            seen["an occupied tile of several is sold"] += event.args["who"] != "none" and "none" in on_tiles(me, tile)
        case "trading_post", {"good": good}:
            seen["trading post beside a full house"] += len(t.house) == 4
            seen["trading post takes what the house has"] += good in t.house
        case "small_wharf", {"goods": goods}:
            seen["small wharf of one barrel"] += sum(goods.values()) == 1
            seen["small wharf with harbor"] += occupied(me, "harbor")
            seen["small wharf of several kinds"] += len([n for n in goods.values() if n]) > 1
        case "delivered", {"goods": goods}:
            seen["several kinds delivered"] += len(goods) > 1
        case "lighthouse", {"n": n}:
            seen["lighthouse of the captain"] += n > t.light.get(me.seat, 0)
        case "villa", {"noble": noble}:
            seen["villa brings a noble" if noble else "villa brings a colonist"] += 1
        case "chapel", {"doubloons": doubloons}:
            seen["chapel pays a doubloon" if doubloons else "chapel pays a point"] += 1
        case "church", {"points": points}:
            seen[f"church pays {points}"] += 1
        case "produced", {"goods": goods}:
            made = {good: me.colonists.get(good, 0) for good in goods}
            seen["aqueduct"] += any(n > made[good] for good, n in goods.items())


def _built(event: Any, t: Shadow, me: Any, seen: Seen) -> None:
    building = event.args["building"]
    seen["statue built"] += building == "statue"
    seen["zoning office and a large building"] += by_noble(me, "zoning_office") and BUILDINGS[building].column == 4
    seen["forests pay"] += me.island.get("forest", 0) > 1


def note_answer(a: Action, d: Any, t: Shadow, seen: Seen) -> None:
    """An answer, before the second table hears what came of it."""
    me = t.seats[a.seat]
    seen[a.verb] += 1
    if a.verb == "guest":
        seen[f"guest at {d.ask}"] += 1
        seen["a noble as a guest"] += a.words[1] == "noble"
        seen[f"guest to {a.words[0]}"] += 1
    seen["one of two extra colonists"] += a.words == ("mayor_with_one",)
    if d.ask == "Settle" and a.seat in t.memory.settled:
        helped = any("yes" in words for o in d.offers for words in getattr(o, "options", ()) if not o.free)
        seen["hospice works for a library's tile"] += helped
    if a.verb == "keep":
        seen[f"{a.words[1].count('+') + 1} barrels kept"] += 1
        seen["stores and storehouse"] += "+" in a.words[1] and a.words[0] != "none"
    if d.ask == "Sell" and a.verb != "decline":
        seen["land office after the sale"] += a.verb in ("buy_tile", "sell_tile") and a.seat in t.memory.sold
    if d.ask == "TakeColonist":
        seen[f"fetch {a.words[0]}"] += 1
    if a.verb in ("settle", "forest", "build") and a.words[1] == "noble":
        seen["a noble by hospice or university"] += 1
    if a.verb == "station":
        seen["some nobles stand where it matters"] += len(a.words) > 0 and nobles_of(me) > len(a.words)
        seen["it matters everywhere"] += "windrose" in matters(t, me) or len(matters(t, me)) == len(me.colonists)
    if d.ask == "Deliver":
        seen["nobles on the windrose"] += "noble" in at(me, "windrose")


def combination(seats: int, options: dict[str, str]) -> str:
    parts = [name for name in ("new_buildings", "nobles") if options[name] == "true"]
    return f"{seats} seats, {' and '.join(parts) or 'base game'}"


ASKS = (
    *("ChooseRole", "Settle", "PlaceColonists", "Build", "ExtraGood", "Sell", "Load", "Keep", "DraftBuilding"),
    *("LayTile", "HuntingLodge", "TakeColonist", "PlaceNobles", "Guests", "Deliver"),
)
MUST_SEE = (
    *ASKS,
    *("ends by colonists", "ends by city", "ends by points", "points on paper", "loads in any order"),
    *("office", "quarry by the hacienda", "reshuffled", "house_emptied", "take_without", "hacienda", "wharf", "extra"),
    *(f"declined {role}" for role in ("settler", "builder", "craftsman", "trader", "captain")),
    *(f"factory pays {n}" for n in (1, 2, 5)),
    *(f"{what} with a colonist from the supply" for what in ("settled", "built")),
    *("forest", "black_market", "trading_post", "small_wharf", "deliver", "discard_tile", "buy_tile", "sell_tile"),
    *("guest", "go_on", "lay", "fetch", "station", "draft"),
    *(
        combination(seats, {"new_buildings": new, "nobles": nobles})
        for seats in SETUP
        for new in ("false", "true")
        for nobles in ("false", "true")
    ),
)
RARE = (
    *(f"{what} with a colonist from the ship" for what in ("settled", "built")),
    *("factory pays 3", "forest by the hacienda", "forest with a colonist from the supply"),
    *("it matters everywhere", "an occupied tile of several is sold"),
    *("one of two extra colonists", "hospice works for a library's tile"),
    *("library settles settled", "library settles forest", "library settles a quarry", "library captain"),
    *(f"library {what}" for what in ("built", "prospected", "sold", "trading_post", "colonist_privilege", "extra")),
    *(f"black market takes {what}" for what in ("1", "2", "3", "a colonist", "a noble", "from quarry")),
    *("black market takes from windrose", "black market takes from guest_house"),
    *("lodge throws a forest away", "lodge throws a plantation away", "lodge sends somebody away"),
    *("event hunting_lodge", "land office buys a forest", "event land_sold", "land office sends somebody away"),
    *("land office after the sale", "trading post beside a full house", "trading post takes what the house has"),
    *("event small_wharf", "small wharf of one barrel", "small wharf with harbor", "small wharf of several kinds"),
    *("several kinds delivered", "event union_hall", "event lighthouse", "lighthouse of the captain"),
    *("villa brings a noble", "villa brings a colonist", "chapel pays a doubloon", "chapel pays a point"),
    *("church pays 1", "church pays 2", "event jeweler", "event specialty_factory", "aqueduct", "statue built"),
    *("zoning office and a large building", "forests pay", "4 barrels kept", "stores and storehouse"),
    *("fetch colonist", "fetch noble", "a noble by hospice or university", "some nobles stand where it matters"),
    *(f"guest at {ask}" for ask in ("ChooseRole", "Settle", "HuntingLodge", "Guests", "Build", "ExtraGood")),
    *(f"guest at {ask}" for ask in ("Sell", "Deliver", "Load", "Keep")),
    *("a noble as a guest", *(f"guest to {b}" for b in ("storehouse", "library", "villa", "union_hall"))),
)
