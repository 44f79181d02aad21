"""The numbers that the rules of thumb rest on, found by playing thousands of games against themselves."""

from __future__ import annotations

import msgspec
from msgspec import structs


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Points, or parts of what the rule would give; a round is a round of the table."""

    # what things are worth while the game goes on
    money: float = 0.85  # a doubloon early on
    thrift: float = 2.2  # rounds over which doubloons lose their worth at the end
    barrel: float = 0.48  # a barrel made: most are shipped, some spoil
    first: float = 0.3  # of its price, for the first of a kind: it may be sold
    more: float = 0.053  # of its price, for others of the kind

    # tiles
    raw: float = 1.425  # a plantation that needs no building
    quarry: float = 1.0
    hope: float = 0.5  # a plantation without a circle to work with
    hospice: float = 0.4  # a colonist with the tile

    # buildings
    served: float = 0.62  # a circle with a plantation that had none
    soon: float = 0.16  # a circle for a plantation to come
    never: float = 0.07  # the same where there is none of the kind yet
    market: float = 0.42
    office: float = 0.15
    hacienda: float = 0.22
    hut: float = 0.45
    store: float = 0.133
    staff: float = 0.22
    variety: float = 1.0
    harbor: float = 0.35
    harbor_kind: float = 0.5
    wharf: float = 0.6
    wharf_barrel: float = 0.25
    final: float = 0.92  # a large building will be staffed in time
    production: float = 0.35  # what a round adds to the large building that scores these
    island: float = 0.1
    colonists: float = 0.28
    points: float = 0.4
    beige: float = 0.4
    near: float = 0.8  # what spending costs when something large is nearly paid for
    strange: float = 0.35  # of the price: a building of a kind not known here

    # people
    person: float = 0.22
    person_round: float = 0.173
    person_final: float = 2.2  # for a large building that stands empty late in the game

    # goods
    kept: float = 0.55  # a barrel not sold
    wharf_later: float = 1.2  # what using the wharf gives up
    dear: float = 0.12  # of its price: a good better sold than shipped
    begin: float = 0.3  # beginning a ship
    empty: float = 0.05  # a space of it left to others
    spoiled: float = 0.3
    waiting: float = 0.35  # a barrel that would be there the next time too

    # roles
    envy: float = 0.405  # what a point of somebody else takes away
    settler: float = 0.667
    mayor: float = 0.667
    builder: float = 0.667
    craftsman: float = 1.0
    trader: float = 1.0
    captain: float = 1.0
    prospector: float = 1.0
    settler_other: float = 0.75
    builder_other: float = 0.22  # a doubloon of theirs
    captain_other: float = 0.85
    sailing: float = 1.0  # the captain's own point


WEIGHTS = Weights()

# Players of other opinions, each of them taken too far: opponents that search was not made for.
STYLES = {
    "shipper": structs.replace(
        WEIGHTS,
        barrel=0.7,
        first=0.12,
        raw=1.8,
        wharf=1.2,
        wharf_barrel=0.4,
        harbor=0.6,
        harbor_kind=0.7,
        store=0.3,
        points=0.7,
        builder=0.5,
        craftsman=1.25,
        trader=0.7,
        captain=1.35,
    ),
    "builder": structs.replace(
        WEIGHTS,
        money=1.05,
        raw=1.0,
        final=1.15,
        production=0.6,
        beige=0.7,
        near=1.4,
        builder=1.05,
        captain=0.7,
        envy=0.2,
    ),
    "quarry": structs.replace(WEIGHTS, quarry=2.2, hut=0.9, settler=1.0, builder=0.8, raw=1.1, hope=0.3),
    "trader": structs.replace(
        WEIGHTS,
        first=0.6,
        more=0.02,
        raw=0.9,
        served=0.9,
        soon=0.3,
        hope=0.9,
        market=0.85,
        office=0.4,
        kept=0.3,
        trader=1.5,
    ),
}
