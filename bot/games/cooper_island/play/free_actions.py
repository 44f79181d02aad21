"""What somebody can do at any moment of an own turn or phase, as far as it stands open (Rulebook 004, Free actions)."""

from __future__ import annotations

from functools import lru_cache

from bot.rules import Batches, Pick, Words

from ..components.box import Box
from ..components.effects.base import Act, Effect
from ..components.effects.large_buildings import Flip, Lid, Move
from ..components.peninsula import MASKS, bits
from ..state import Seat
from . import Play
from .buildings import boat_prices, can_stand, free_cells, open_ruins, statue_prices
from .cards import cargo_prices, crates
from .landscape import Lie, cultivations, placements
from .payment import Cost
from .storage import room

MOVABLE = ("small", "large", "fortress", "statue")


def storable(box: Box, me: Seat, free: dict[str, int]) -> list[Words]:
    """Spaces whose cube finds a cell."""
    words, on = box.space_words, me.on
    return [words[i] for i in bits(me.cubes) if free[on[i]] > 0]


# offers that come up again and again, made once
FINISH = Pick("finish", (), ((),))  # to let the rest be


# where all goods find the same cells
@lru_cache(MASKS)
def storing(box: Box, cubes: int) -> Pick:
    """A cube off one of these spaces."""
    return Pick("store", ("at",), tuple([box.space_words[i] for i in bits(cubes)]), True)


@lru_cache(MASKS)
def fetching(goods: tuple[str, ...]) -> Pick:
    """One of these goods off the market."""
    return Pick("fetch", ("good",), tuple([(good,) for good in goods]), True)


@lru_cache(MASKS)
def exchanging(box: Box, every: int, rated: tuple[int, ...]) -> Pick:
    """Rate, what one gets, how many: with so many goods in all, and so many of those that `Box.rated` names."""
    have = dict(zip(box.rated, rated, strict=True))
    words = tuple(
        (rate.id, get, str(n + 1))
        for rate in box.rates.values()
        for n in range(have.get(rate.id, every) // rate.n)
        for get in rate.get
    )
    return Pick("exchange", ("rate", "get", "n"), words, True)


def singles_for(box: Box, left: dict[str, int]) -> tuple[str, ...]:
    """The terrains that single tiles of the supply still show."""
    return tuple([terrain for terrain in box.terrains if left[box.single_of[terrain]]])


def can_chart(g: Play, me: Seat) -> bool:
    """Whether the cartographer may still do something: once in each own turn, income and clean-up."""
    return not me.charted and g.s.phase != "final"


def can_level(g: Play, me: Seat) -> bool:
    """Whether the cartographer could lay a single tile below a double one."""
    return can_chart(g, me) and me.track >= g.box.n.level_cost and any(g.s.singles.values())


def laying(g: Play, me: Seat, here: Lie) -> Batches:
    """Every way to lay a double tile of the hand."""
    return placements(g.box, me, here, can_level(g, me))


@lru_cache(MASKS)
def exploring(box: Box, spaces: int, terrains: tuple[str, ...]) -> Pick:
    """A single tile of the cartographer on new land: terrain and space."""
    words = tuple([box.explore_words[t][i] for t in terrains for i in bits(spaces)])
    return Pick("explore", ("terrain", "at"), words, True)


def cultivating(box: Box, me: Seat, here: Lie, terrains: tuple[str, ...]) -> list[Words]:
    """Single tiles that the cartographer can lay on explored land."""
    low, high = me.track >= box.n.low_cost, me.track >= box.n.high_cost
    return cultivations(box, me, here, terrains, low, high) if low or high else []


def covering(g: Play, seat: int) -> list[Words]:
    """Crates that a lid can close so that something comes of it."""
    me = g.s.board[seat]
    if not me.lids:
        return []
    found: list[Words] = []
    for crate in crates(g.box, me):
        if crate in g.box.crates:
            if all(useful(g, seat, effect) for effect in g.box.crates[crate]):
                found.append((crate,))
        elif me.cubes or any(me.stored.values()):
            found.append((crate,))
    return found


def playing(g: Play, seat: int, have: Cost, here: Lie) -> list[Words]:
    """Cards of large buildings that lie face up and could do something now."""
    me = g.s.board[seat]
    return [
        (card,)
        for card in me.large
        if card not in me.used and any(useful(g, seat, effect, have, here) for effect in g.box.large[card])
    ]


def useful(g: Play, seat: int, effect: Effect, have: Cost | None = None, here: Lie | None = None) -> bool:
    """Whether an effect could do something as things stand."""
    me = g.s.board[seat]
    if isinstance(effect, Act):
        return any(possible(g, seat, action, have, here) for group in effect.actions for action in group)
    if isinstance(effect, Lid):
        room_now = me.explored & ~me.taken or storable(g.box, me, room(g.box, me))
        return me.lids > 0 and bool(room_now) and can_stand(me)
    if isinstance(effect, Flip):
        return any(boat not in me.flipped for boat in me.boats.values())
    if isinstance(effect, Move):
        return bool(here and here.open) and any(what in MOVABLE for what in me.on)
    return True


def possible(g: Play, seat: int, action: str, have: Cost | None = None, here: Lie | None = None) -> bool:
    """Whether there is anything to an action: a tile to lay, a ruin in reach, a price that can be paid."""
    s, box, me = g.s, g.box, g.s.board[seat]
    if action == "draw":
        return bool(s.bag.cards)
    if action == "place":
        return any(me.tiles.values())
    if action == "use_islet":
        return any(other.islets for other in s.board)
    if action == "use_boat":
        return bool(copyable(g))
    if action.startswith("step_"):
        return me.track < box.n.track
    if have is None or here is None:
        return True
    if action == "build_boat":
        return bool(boat_prices(box, me, have, 0))
    if action == "supply":
        return bool(cargo_prices(box, s, seat, have))
    if action == "erect_statue":
        return bool(statue_prices(box, me, have))
    if action == "remove_ruin":
        return bool(open_ruins(box, me, here) and free_cells(box, me))
    return True


def copyable(g: Play) -> list[str]:
    """Boats that somebody has built and that do something themselves; of alike ones the first."""
    found = {boat for me in g.s.board for boat in me.boats.values()}
    return [boat for boat in g.box.boats if boat in found and boat not in g.box.copying]


def placed_islets(g: Play) -> list[str]:
    """Islets that somebody has laid; of alike ones the first."""
    found = {islet for me in g.s.board for islet in me.islets.values()}
    return [islet for islet in g.box.islets if islet in found]


def can_make_room(g: Play, me: Seat, have: Cost) -> bool:
    """Whether a free action could empty a cell of the storage: an exchange, or a card or crate that is paid for."""
    held = [good for good, n in me.stored.items() if n]
    if not held:
        return False
    for rate in g.box.rates.values():
        if sum([have[good] for good in rate.give]) >= rate.n and any(good in held for good in rate.give):
            return True
    card = g.box.card_crate(me) if me.small else None
    if card and me.lids and card[0] not in me.crates:
        return True
    return any(card not in me.used for card in me.large)
