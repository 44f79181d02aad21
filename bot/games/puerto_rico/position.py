"""A game begun from a position: what the `set` lines of a recorded game may name.

Names are those of the view (`?` lines), and a few for what is hidden. Lists are words (`corn corn quarry`), or counts
(`corn=2 quarry=1`), or `none`. What is set comes out of the supply by itself, unless that supply is set too.

    seats.N.doubloons  seats.N.points  seats.N.idle          numbers
    seats.N.goods.GOOD  seats.N.goods = corn=2 coffee=1       barrels
    seats.N.island = corn corn quarry                         tiles laid
    seats.N.city = hacienda small_market                      buildings, in the order built
    seats.N.colonists.PLACE  seats.N.colonists = corn=1       colonists on a tile kind or a building
    governor = 0   round = 3                                  first seat of the round; default as the question needs it
    roles.ROLE.doubloons   roles.ROLE.taken_by = 1 (or none)  placards
    ships.5 = sugar 3 (or none)   house = corn indigo         cargo ship, trading house
    face_up   pile (hidden; top last)   discards              plantation tiles
    quarries  colonist_ship  colonist_supply  points_left  goods.GOOD  buildings.BUILDING    what is left
    ending = city colonists points                            why this round is the last, where it is
    seats.N.nobles = 2   seats.N.stations = chapel=1          how many of his people are nobles, and where it matters
    noble_ship  noble_supply                                  with nobles
    drafted = aqueduct church ...                             beige buildings of the board, with new buildings; without
        this line those that stand in cities or are named, then those dealt or the fixed ones
    ask = QUESTION SEAT [NAME=VALUE ...]                      whose question it is; play goes on from there:
        ChooseRole 2 · Settle 1 settler=0 [hacienda_used=yes] [quarry_used=yes] [again=yes] · HuntingLodge 1 settler=0 ·
        PlaceColonists 1 mayor=0 · Build 1 builder=0 · ExtraGood 0 · Sell 1 trader=0 [sold=yes] [land_used=yes] ·
        Load 1 captain=0 [shipped=yes] [wharves=0+2] [small_wharves=1] [met=0+1] · Keep 1 captain=0 · DraftBuilding 2.
        Who took the role is the seat itself if not said. Without `ask`: the next role is chosen. `met` names the seats
        that have had their first turn of the captain phase (union hall, royal supplier). Other questions come up by
        themselves: LayTile, TakeColonist, PlaceNobles, Guests, Deliver.

Refused are names that do not exist (`cannot-set`) and, as `impossible` with a `reason`, what no table could show:
value, negative, seat, census (`what` does not add up), spaces, twice, circles, ship (too full), ships (a good on two),
house, row (face-up tiles), roles (who took what), ending, ask (not a question of this table), draft (a building that
finds no space on the board), nobles (more than there are people, or not where they could stand).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.rules import Refused

from . import asking, balance, board
from .balance import impossible
from .box import FOREST, Box
from .state import State

if TYPE_CHECKING:
    from . import PuertoRico

NUMBERS = ("round", "quarries", "colonist_ship", "colonist_supply", "points_left")
NOBLES = ("noble_ship", "noble_supply")
TILES = ("face_up", "pile", "discards")


def arrange(box: Box, s: State, name: str, value: str) -> None:
    """Read one `set` line; it is carried out when all are read."""
    value = " ".join(value.split())
    read(box, s, name, value)
    s.setting[name] = value


def arranged(game: PuertoRico, s: State) -> None:
    """Carry all `set` lines out, take what they need from the supplies, and check that such a table can be."""
    setting, s.setting = s.setting, {}
    if not setting:
        return
    total = game.census(s)
    board.fill(game, s, setting)
    for name, value in setting.items():
        _put(s, name, read(game.box, s, name, value))
    balance.balance(game.box, s, setting, total)
    asking.put(game, s, setting)
    balance.check(game, s, total)


def read(box: Box, s: State, name: str, value: str) -> object:
    """The value of a `set` line as it is stored; raises `Refused`."""
    part = name.split(".")
    if part[0] == "seats" and len(part) >= 3:
        _seat(s, name, part[1])
        kind = part[2]
        if len(part) == 3 and kind in ("doubloons", "points", "idle"):
            return number(name, value)
        if len(part) == 3 and kind == "nobles" and box.nobles:
            return number(name, value)
        if len(part) == 3 and kind == "stations" and box.nobles:
            return counts(name, value, tuple(b for b in box.size if b in box.effects.tells))
        if len(part) == 3 and kind in ("island", "goods", "colonists"):
            island = (*box.tiles, FOREST) if box.effects.foresters else box.tiles
            allowed = {"island": island, "goods": box.goods, "colonists": (*box.tiles, *box.size)}[kind]
            return counts(name, value, allowed)
        if name.endswith(".city"):
            return words(name, value, tuple(box.size))
        if len(part) == 4 and kind == "goods" and part[3] in box.goods:
            return number(name, value)
        if len(part) == 4 and kind == "colonists" and (part[3] in box.tiles or part[3] in box.size):
            return number(name, value)
    elif name == "governor":
        return _seat(s, name, value)
    elif name in NUMBERS or (name in NOBLES and box.nobles):
        return number(name, value)
    elif name in TILES or name == "house":
        return words(name, value, box.goods)
    elif name == "ending":
        return words(name, value, ("colonists", "city", "points"))
    elif name == "drafted" and box.drafted:
        return words(name, value, box.drafted)
    elif name == "ask":
        return asking.read(s, value)
    elif part[0] == "roles" and len(part) == 3 and part[1] in s.roles:
        if part[2] == "doubloons":
            return number(name, value)
        if part[2] == "taken_by":
            return -1 if value == "none" else _seat(s, name, value)
    elif len(part) == 2 and part[0] == "ships" and any(str(ship.size) == part[1] for ship in s.ships):
        return _cargo(box, name, value)
    elif len(part) == 2 and ((part[0] == "goods" and part[1] in s.goods) or _is_building(s, part)):
        return number(name, value)
    raise Refused("cannot-set", name=name)


def _is_building(s: State, part: list[str]) -> bool:
    return part[0] == "buildings" and part[1] in s.buildings


def _put(s: State, name: str, value: object) -> None:
    """Lay a value on the table; what the supplies say is left to `balance`, what the question says to `asking`."""
    part = name.split(".")
    if part[0] == "seats":
        me = s.board[int(part[1])]
        if len(part) == 4:
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


def number(name: str, value: str) -> int:
    """A count; raises `Refused`."""
    if re.fullmatch(r"-\d+", value):
        raise impossible("negative", name)
    if not re.fullmatch(r"\d{1,3}", value, re.ASCII):
        raise impossible("value", name, value=value)
    return int(value)


def words(name: str, value: str, allowed: tuple[str, ...]) -> list[str]:
    """Words, or words with counts; raises `Refused`."""
    found: list[str] = []
    for word in [] if value in ("", "none") else value.split():
        kind, eq, n = word.partition("=")
        if kind not in allowed:
            raise impossible("value", name, value=word)
        found += [kind] * (number(name, n) if eq else 1)
    return found


def counts(name: str, value: str, allowed: tuple[str, ...]) -> dict[str, int]:
    """The same, counted."""
    found: dict[str, int] = {}
    for word in words(name, value, allowed):
        found[word] = found.get(word, 0) + 1
    return found


def _seat(s: State, name: str, value: str) -> int:
    if not re.fullmatch(r"\d", value, re.ASCII) or int(value) >= s.seats:
        raise impossible("seat", name, value=value)
    return int(value)


def _cargo(box: Box, name: str, value: str) -> tuple[str, int]:
    if value == "none":
        return "", 0
    good, _, load = value.partition(" ")
    if good not in box.goods or not (n := number(name, load)):
        raise impossible("value", name, value=value)
    return good, n
