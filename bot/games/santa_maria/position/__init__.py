"""A game begun from a position: what the `set` lines of a recorded game may name.

With any of them the set-up is done already: seat N has colony N+1 (advanced: side B, with the N+1st town hall on the
first cells where it fits), dice are rolled, the year's tiles lie there. Lists are words, or `none`.

    year = 2   first = 1                                       year 1-3, first player of the year
    seats.N.coins  points  religion  conquest  white_used  blue_used      numbers
    seats.N.goods = wood=2 gold=1                              resources, all five
    seats.N.colony = colony_2                                  side A of a basic table
    seats.N.hall = hall_1 C3 90 botany                         town hall and scholar of an advanced table
    seats.N.tiles = l02@C4@90 d01@A2@0 road_tile@F6@0          tiles laid since, as tile@cell@turn
    seats.N.dice = A1=white_3 D1=blue_2                        dice on buildings
    seats.N.paid = B2=1                                        coins on buildings
    seats.N.blue = 3 5                                         own blue dice not yet used
    seats.N.harbour.DOCK = sh01 st2   seats.N.space = coins    harbour; passing space taken this year
    scholars = botany taxation logistics   bishops = ...       which lie on the common board, in this order
    places.PLACE = 2 0                                         seats with a monk there, in the order placed
    arrivals = 1 0 2                                           who moved when on the conquistador track, last mover last
    white = 1 3 3 5   blue = 2 6                               dice in the supply (blue: shared)
    docks.DOCK = sh01 (or none)   ships = sh05 sh06            dock of the common board; pile, top last (hidden)
    display = d01 l05   doubles = ...   triples = ...          expansion tiles; piles, top last (hidden)
    retired = 1 0                                              who came to the passing spaces when; else as in `space`
    ask = QUESTION SEAT [NAME=VALUE ...]                       whose question it is; play goes on from there:
        Turn 0 · Trade 0 building=trade_1 [left=2] · Ship 0 · Religion 0 · Step 0 · March 0 · Recruit 0 · PlaceRoad 0 ·
        PutDie 0 die=white_3 line=C · Meditate 0. Without `ask`: the turn of the first player.

With American Kingdoms also `docks.special` and the piles `special_ships`, `longs`; cocoa is one of the resources. With
its modules: `seats.N.governor = C3`; `seats.N.specialists = farmer farmer` (production, hired so far; improvements are
among the tiles), `specialists.VALUE = soldier` and the pile `specialists`; `ambassadors = white_3` (dice on their
tokens; those that lie in colonies are called `ambassador_white_3`).

With the Maya city: `city.hand = k01 k05`, `city.deck` (cards on top of the deck, top last; hidden),
`city.played.DISTRICT = k02`, `city.gold = 3`, `city.spots = 3b=w_gem` (houses built), `city.levels = market=2`,
`city.temples.DISTRICT = tl2` (the tile to be completed next), `city.stack.LEVEL = tm1` (on top of the tiles of level 2
or 3, top last; hidden), `city.junctions = 3`, `city.priests = 1`, `city.priests_at = 1a`, `city.stores = wood=2`
(tokens), `city.dice = 4a=white_3`; `ask = CityTurn 0`. Its seat has coins, points, tracks, goods, blue dice and space
as others.

What is not set lies where it would: monks in hand, tiles in piles, dice in the supply (which may also be said to hold
the `rest`). Refused are names that do not
exist (`cannot-set`) and, as `impossible` with a `reason`, what no table could show: value, negative, seat, census
(`what` does not add up), cells (a tile does not fit), twice (a thing in two places), used (dice that lie there are not
those used), paid (other coins on buildings than 1, 2, 3 …), monks (more than were sent out), dock (empty though there
are tiles), ask.
"""

from __future__ import annotations

from bot.rules import Refused
from bot.rules.position import REST, impossible, seat_of

from ..components.rules import Rules
from ..state import State
from .maya import CITY_NAMES, CITY_SEAT, city_parts
from .table import PILES, SEAT_NUMBERS, SEAT_WORDS, SPECIAL_PILES, TableSetting

COMMON = ("year", "first", "scholars", "bishops", "arrivals", "white", "blue", "ask")


def arrange(game: Rules, s: State, name: str, value: str) -> None:
    """Read one `set` line; it is carried out when all are read."""
    box, part = game.box, name.split(".")
    shared = game.chosen["blue_dice"] == "shared"
    own = (*(("governor",) if box.governor else ()), *(("specialists",) if box.specialists else ()))
    absent = {"hall" if not s.halls else "colony", "blue" if shared else ""}  # of a seat, at a table with these options
    piles = (*PILES, *(SPECIAL_PILES if box.special else ()), *(("specialists",) if box.specialists else ()))
    more = (*(("retired",) if box.special else ()), *(("ambassadors",) if box.ambassadors else ()))
    known = name in (*COMMON, *piles, *more) and (name != "blue" or shared)
    if part[0] == "seats" and len(part) >= 3:
        of_seat = CITY_SEAT if seat_of(name, part[1], s.seats) == s.city_seat else (*SEAT_NUMBERS, *SEAT_WORDS, *own)
        known = len(part) == 3 and part[2] in of_seat and part[2] not in absent
        known = known or (len(part) == 4 and "colony" in of_seat and part[2] == "harbour" and part[3] in box.docks)
    elif part[0] == "city":
        known = box.has_city and len(part) == 2 and part[1] in CITY_NAMES
        known = known or (box.has_city and len(part) == 3 and part[2] in city_parts(s.city).get(part[1], ()))
    elif len(part) == 2:
        known = part[0] == "docks" and part[1] in s.docks
        known = known or (part[0] == "specialists" and part[1] in "123456") if box.specialists else known
        known = known or (part[0] == "places" and part[1] in (*box.scholars, *box.bishops, *box.missions))
    if not known:
        raise Refused("cannot-set", name=name)
    if value.strip() == REST:
        if name not in ("white", "blue", *piles):
            raise impossible("value", name, value=value)
        return
    s.setting[name] = " ".join(value.split())


def arranged(game: Rules, s: State) -> None:
    """Carry all `set` lines out and check that such a table can be."""
    setting, s.setting = s.setting, {}
    if setting:
        TableSetting(game, s, setting).carry_out()
