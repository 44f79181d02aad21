"""Why not: barrels that cannot be loaded, shipped or stored so (Rulebook 003, Captain, Wharf, Storing goods)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules import Reason

from ..components.effect_index import total
from ..state import Ship
from . import Play, reasons
from .goods import kept, loose
from .ships import Loading

NONE = "none"


def load(g: Play, seat: int, good: str, ship: str) -> list[Reason]:
    """Against a kind on a ship: no barrels, no ship of the table, or not the ship that it belongs on."""
    ships = g.s.ships
    onto = next((x for x in ships if str(x.size) == ship), None)
    if onto is None or good == NONE:
        return [Reason("no-good" if onto else "no-ship", {"ship": ship})]
    have = g.s.board[seat].goods[good]
    carrier = next((x for x in ships if x.good == good), None)
    found = reasons.barrels(g, seat, good)
    args: dict[str, object]
    if carrier is onto:
        if onto.load == onto.size:
            repair = (f"ships.{ship} = {good} {onto.size - 1}",)
            found.append(Reason("ship-full", {"good": good, "ship": ship, "n": onto.size}, repair, "captain"))
        return found
    if carrier is not None:
        moved = (f"ships.{ship} = {good} {min(carrier.load, onto.size - 1)}", f"ships.{carrier.size} = {_cargo(onto)}")
        args = {"good": good, "ship": ship, "other_ship": str(carrier.size)}
        return [*found, Reason("own-ship", args, moved, "captain")]
    if onto.good:
        args = {"good": onto.good, "ship": ship, "n": onto.load}
        found.append(Reason("other-cargo", args, (f"ships.{ship} = none",), "captain"))
    largest = max([x.size for x in ships if not x.good], default=0)
    if min(have, largest) > onto.size:
        args = {"good": good, "ship": ship, "n": min(have, largest), "other_ship": str(largest)}
        found.append(Reason("larger-ship", args, (f"seats.{seat}.goods.{good} = {onto.size}",), "captain"))
    return found


def _cargo(ship: Ship) -> str:
    return f"{ship.good} {ship.load}" if ship.good else NONE


def wharf(g: Play, seat: int, good: str, loading: Loading, unused: str) -> list[Reason]:
    """Against the own wharf; `unused` is the line of a question before it was used."""
    found = reasons.lacks(g, seat, g.box.effects.wharves)
    if seat in loading.wharves:
        found.append(Reason("wharf-used", {}, (unused,), "wharf"))
    return [*found, *reasons.barrels(g, seat, good)]


def small_wharf(g: Play, seat: int, counts: Mapping[str, int], loading: Loading, unused: str) -> list[Reason]:
    """Against barrels by the own small wharf."""
    found = reasons.lacks(g, seat, tuple(b for b, _ in g.box.effects.small_wharves))
    if seat in loading.small_wharves:
        found.append(Reason("wharf-used", {}, (unused,), "small_wharf"))
    for good, n in counts.items():
        found += reasons.barrels(g, seat, good, n) or ([Reason("no-good")] if good == NONE else [])
    if not any(counts.values()):
        found.append(Reason("nothing-shipped"))
    return found


def must_load() -> list[Reason]:
    """Whoever can load onto a ship has to (Rulebook 003, Captain)."""
    return [Reason("must-load", {}, (), "captain")]


def keep(g: Play, seat: int, stored: str, barrel: str) -> list[Reason]:
    """Against a way to store: not what is there, more or less than there is room for, or another way keeps more."""
    me = g.s.board[seat]
    kinds = [good for good in stored.split("+") if good != NONE]
    single = [good for good in barrel.split("+") if good != NONE]
    room, most = total(me, g.box.effects.stores), loose(g.box, me)
    lying = {good: n for good, n in me.goods.items() if n}
    found = [Reason("barrels", {"good": good, "n": 1, "have": 0}) for good in sorted({*kinds, *single} - lying.keys())]
    if len(kinds) != room or len(set(kinds)) < len(kinds):
        found.append(Reason("kinds-stored", {"n": len(set(kinds)), "room": room}, (), "captain"))
    found += [Reason("stored-already", {"good": good}, (), "captain") for good in sorted({*kinds} & {*single})]
    left = {good: n for good, n in lying.items() if good not in kinds}
    found += [
        Reason("barrels", {"good": good, "n": single.count(good) - left[good], "have": left[good]})
        for good in sorted(set(single) & left.keys())
        if single.count(good) > left[good]
    ]
    many = min(most, sum(min(most, n) for n in left.values()))
    if len(single) != many:
        found.append(Reason("singles-stored", {"n": len(single), "room": many}, (), "captain"))
    return found or [Reason("keeps-less", {"n": sum(kept(me.goods, stored, barrel).values())}, (), "captain")]
