"""What each `set` line says: read as it is stored, and laid on the table."""

from __future__ import annotations

from bot.rules import Refused
from bot.rules.position import REST, counts, impossible, number, seat_of, several

from ..components.box import Box
from ..components.rows import FOREST
from ..play.circles import WINDROSE
from ..state import Seat, State
from . import question

NUMBERS = ("round", "quarries", "colonist_ship", "colonist_supply", "points_left")
SUPPLIES = ("quarries", "colonist_supply", "noble_supply", "points_left", "face_up", "pile", "discards")
NOBLES = ("noble_ship", "noble_supply")
LAID = ("nobles", "idle_nobles", "stations")
IN_ALL = ""  # beside places: how many nobles a seat has, wherever they stand
TILES = ("face_up", "pile", "discards")


def read(box: Box, s: State, name: str, value: str) -> object:
    """The value of a `set` line as it is stored; raises `Refused`."""
    part = name.split(".")
    if value == REST:
        if name in SUPPLIES or part[0] in ("goods", "buildings"):
            return REST
        raise impossible("value", name, value=value)
    if part[0] == "seats" and len(part) >= 3:
        seat_of(name, part[1], s.seats)
        kind = part[2]
        if len(part) == 3 and kind in ("doubloons", "points", "idle"):
            return number(name, value)
        if box.nobles and (found := _nobles(box, name, part[2:], value)) is not None:
            return found
        if len(part) == 3 and kind in ("island", "goods", "colonists"):
            island = (*box.tiles, FOREST) if box.effects.foresters else box.tiles
            allowed = {"island": island, "goods": box.goods, "colonists": (*box.tiles, *box.size)}[kind]
            return counts(name, value, allowed)
        if name.endswith(".city"):
            return several(name, value, tuple(box.size))
        if len(part) == 4 and kind == "goods" and part[3] in box.goods:
            return number(name, value)
        if len(part) == 4 and kind == "city" and part[3] in box.size:
            return number(name, value, 1)
        if len(part) == 4 and kind == "colonists" and (part[3] in box.tiles or part[3] in box.size):
            return number(name, value)
    elif name == "governor":
        return seat_of(name, value, s.seats)
    elif name in NUMBERS or (name in NOBLES and box.nobles):
        return number(name, value)
    elif name in TILES or name == "house":
        return several(name, value, box.goods)
    elif name == "ending":
        return several(name, value, ("colonists", "city", "points"))
    elif name == "drafted" and box.drafted:
        return several(name, value, box.drafted)
    elif name == "ask":
        return question.read(s, value)
    elif part[0] == "roles" and len(part) == 3 and part[1] in s.roles:
        if part[2] == "doubloons":
            return number(name, value)
        if part[2] == "taken_by":
            return -1 if value == "none" else seat_of(name, value, s.seats)
    elif len(part) == 2 and part[0] == "ships" and any(str(ship.size) == part[1] for ship in s.ships):
        return _cargo(box, name, value)
    elif len(part) == 2 and ((part[0] == "goods" and part[1] in s.goods) or _is_building(s, part)):
        return number(name, value)
    raise Refused("cannot-set", name=name)


def _nobles(box: Box, name: str, part: list[str], value: str) -> object:
    """How many nobles there are, or where; None for other names."""
    places = (*box.tiles, *box.size)
    if part == ["nobles"] and not value.removeprefix("-").isdigit():
        return counts(name, value, places)
    if part in (["nobles"], ["idle_nobles"]) or (part[0] == "nobles" and part[1:] in [[place] for place in places]):
        return number(name, value)
    if part == ["stations"]:  # older than `nobles` by place, and still good
        return counts(name, value, tuple(b for b in box.size if b in box.effects.tells))
    return None


def _is_building(s: State, part: list[str]) -> bool:
    return part[0] == "buildings" and part[1] in s.buildings


def _cargo(box: Box, name: str, value: str) -> tuple[str, int]:
    if value == "none":
        return "", 0
    good, _, load = value.partition(" ")
    if good not in box.goods or not (n := number(name, load)):
        raise impossible("value", name, value=value)
    return good, n


def lay(s: State, name: str, value: object) -> None:
    """Lay a value on the table; what the supplies say is left to `balance`, what the question says to `asking`."""
    part = name.split(".")
    if part[0] == "seats":
        me = s.board[int(part[1])]
        if len(part) == 3 and part[2] in LAID:
            _lay_nobles(me, part[2], value)
        elif len(part) == 4 and part[2] == "city":
            me.city = [b for b in me.city if b != part[3]] + [part[3]] * bool(value)
        elif len(part) == 4:
            getattr(me, part[2])[part[3]] = value
        elif part[2] == "goods" and isinstance(value, dict):
            me.goods = {good: value.get(good, 0) for good in me.goods}
        else:
            setattr(me, part[2], value)
    elif part[0] == "roles" and isinstance(value, int):
        if part[2] == "doubloons":
            s.roles[part[1]] = value
        elif value >= 0:
            s.taken[part[1]] = value
        else:
            s.taken.pop(part[1], None)
    elif part[0] == "ships" and isinstance(value, tuple):
        ship = next(ship for ship in s.ships if str(ship.size) == part[1])
        ship.good, ship.load = value
    elif part[0] in ("goods", "buildings"):
        getattr(s, part[0])[part[1]] = value
    elif name == "drafted":
        pass  # `board` has seen to it
    elif name == "pile":
        s.pile.cards = list(value) if isinstance(value, list) else []
    elif name != "ask":
        setattr(s, name, value)


def _lay_nobles(me: Seat, kind: str, value: object) -> None:
    """Nobles as said, those of which nothing is said left to `supplies`."""
    if isinstance(value, dict):
        me.nobles |= value
    elif isinstance(value, int):
        me.nobles[IN_ALL if kind == "nobles" else WINDROSE] = value
