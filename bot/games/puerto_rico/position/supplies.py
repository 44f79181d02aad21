"""A position made whole: what stands on the table is taken from the supplies; what could not be is refused."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.box import Box
from ..components.rows import FOREST, HOUSE, QUARRY, SPACES
from ..components.rules import Rules
from ..phases.captain import Load
from ..phases.settler import Settle
from ..phases.storage import Keep
from ..phases.trader import Sell
from ..play import circles
from ..state import State
from .values import IN_ALL

# a reason to end, and the placard whose phase brings it about
ENDS = {"colonists": ("mayor",), "city": ("builder",), "points": ("captain", "builder", "craftsman", "settler")}


def balance(box: Box, s: State, setting: dict[str, str], total: dict[str, int]) -> None:
    """Work out every supply that was not set."""
    for me in s.board:
        me.colonists = {place: n for place, n in me.colonists.items() if n}
    _tiles(box, s, setting, total)
    if "quarries" not in setting:
        s.quarries = total["quarries"] - sum(me.island.get(QUARRY, 0) for me in s.board)
    for good in s.goods:
        if f"goods.{good}" not in setting:
            out = sum(me.goods[good] for me in s.board) + s.house.count(good)
            out += sum(ship.load for ship in s.ships if ship.good == good)
            s.goods[good] = total[f"goods.{good}"] - out
    for building in s.buildings:
        if f"buildings.{building}" not in setting:
            out = sum(me.city.count(building) for me in s.board)
            s.buildings[building] = total[f"buildings.{building}"] - out
    if "colonist_ship" not in setting and setting.get("ask", "").startswith("PlaceColonists"):
        s.colonist_ship = s.noble_ship = 0  # they have all been taken
    if box.nobles:
        _nobles(box, s, setting, total)
    if "colonist_supply" not in setting:
        out = sum(circles.count(me) - circles.nobles(me) for me in s.board)
        s.colonist_supply = total["colonists"] - s.colonist_ship - out
    won = sum(me.points for me in s.board)
    if "points_left" not in setting:
        s.points_left = max(0, total["points"] - won)
    s.paper = max(0, won - total["points"]) if not s.points_left else 0


def _nobles(box: Box, s: State, setting: dict[str, str], total: dict[str, int]) -> None:
    """Nobles of whom only the number is said stand where it does not matter if they can, unless all places are said."""
    for seat, me in enumerate(s.board):
        said, me.nobles = me.nobles, {}
        many = said.pop(IN_ALL, sum(said.values()))
        if f"seats.{seat}.stations" in setting:
            said = dict.fromkeys((b for b in me.city if b in box.effects.tells), 0) | said
        if many < sum(said.values()) or circles.stand(box, me, many, said):
            raise impossible("nobles", f"seats.{seat}.nobles", n=many, total=circles.count(me))
    if "noble_supply" not in setting:
        s.noble_supply = total["nobles"] - s.noble_ship - sum(circles.nobles(me) for me in s.board)


def _tiles(box: Box, s: State, setting: dict[str, str], total: dict[str, int]) -> None:
    """The row keeps what it can, the pile its order; a tile too many in the row is changed for one of the pile."""
    left = {good: total[f"plantations.{good}"] for good in box.goods}
    for me in s.board:
        for tile, n in me.island.items():
            if tile in left:
                left[tile] -= n
        me.forests, me.unseen = [], []
    for name in ("face_up", "discards", "pile"):
        if name in setting:
            for tile in s.pile.cards if name == "pile" else getattr(s, name):
                left[tile] -= 1

    for me in s.board:
        for _ in range(me.island.get(FOREST, 0)):
            me.forests.append(max(left, key=lambda good: left[good]))
            left[me.forests[-1]] -= 1

    def fitting(tiles: list[str]) -> list[str]:
        found = []
        for tile in tiles:
            if left[tile] > 0:
                left[tile] -= 1
                found.append(tile)
        return found

    row = len(s.face_up)
    if "face_up" not in setting:
        s.face_up = fitting(s.face_up)
    if "discards" not in setting:
        s.discards = fitting(s.discards)
    spare: list[str] = []
    if "pile" not in setting:
        s.pile.cards = spare = fitting(s.pile.cards)
    elif "discards" not in setting:
        spare = s.discards
    spare[:0] = [tile for tile, n in left.items() for _ in range(n)]  # what the islands gave back
    while "face_up" not in setting and len(s.face_up) < row and spare:
        s.face_up.append(spare.pop(0))


def check(game: Rules, s: State, total: dict[str, int]) -> None:
    """Refuse what no legal table could show."""
    for key, n in game.census(s).items():
        if n != total[key]:
            raise impossible("census", what=key, n=n, total=total[key])
    left = {
        "quarries": s.quarries,
        "colonists": s.colonist_supply,
        "nobles": s.noble_supply,
        **{f"goods.{good}": n for good, n in s.goods.items()},
        **{f"buildings.{building}": n for building, n in s.buildings.items()},
    }
    for key, n in left.items():
        if n < 0:  # more stands on the table than there is
            raise impossible("census", what=key, n=total[key] - n, total=total[key])
    for seat in range(s.seats):
        _board(game.box, s, seat)
    _common(game.box, s)
    _ending(game.box, s)


def _board(box: Box, s: State, seat: int) -> None:
    me, name = s.board[seat], f"seats.{seat}"
    if sum(me.island.values()) > SPACES:
        raise impossible("spaces", f"{name}.island", n=sum(me.island.values()), most=SPACES)
    for building in me.city:
        if me.city.count(building) > 1:
            raise impossible("twice", f"{name}.city", what=building)
    if _filled(box, s, seat) > SPACES:
        raise impossible("spaces", f"{name}.city", n=_filled(box, s, seat), most=SPACES)
    for place, n in me.colonists.items():
        most = box.circles[place] if place in me.city else me.island.get(place, 0)
        if n > most:
            raise impossible("circles", f"{name}.colonists.{place}", n=n, circles=most)
    for place, n in me.nobles.items():
        if n > (people := circles.people(me, place)):
            raise impossible("nobles", f"{name}.nobles.{place}", n=n, total=people)


def _filled(box: Box, s: State, seat: int) -> int:
    return sum(box.size[b] for b in s.board[seat].city)


def _common(box: Box, s: State) -> None:
    asked = s.stack[-1]
    carried = [ship.good for ship in s.ships if ship.good]
    for ship in s.ships:
        sailing = isinstance(asked, Load | Keep) or s.phase == "captain"
        if ship.load > ship.size or (ship.load == ship.size and not sailing):
            raise impossible("ship", f"ships.{ship.size}", n=ship.load)
        if ship.good and carried.count(ship.good) > 1:
            raise impossible("ships", f"ships.{ship.size}", what=ship.good)
    most = HOUSE if isinstance(asked, Sell) else HOUSE - 1
    if len(s.house) > most:
        raise impossible("house", "house", n=len(s.house), most=most)
    row = box.setups[s.seats].face_up
    gone = 0
    if isinstance(asked, Settle):
        gone = s.seats if asked.again else (asked.seat - asked.settler) % s.seats
    if len(s.face_up) > row or (len(s.face_up) < row - gone and (s.pile.cards or s.discards)):
        low = row - gone if s.pile.cards or s.discards else 0
        raise impossible("row", "face_up", n=len(s.face_up), low=low, high=row)


def _ending(box: Box, s: State) -> None:
    """The reasons that the table itself shows are added; one that it does not bear out is refused."""
    shown = {
        "colonists": not s.colonist_supply and not box.nobles,
        "city": any(_filled(box, s, seat) == SPACES for seat in range(s.seats)),
        "points": not s.points_left,
    }
    more = bool(box.drafted or box.nobles)  # the last point may have been won in other phases too
    s.ending += [reason for reason in ("city", "points") if shown[reason] and reason not in s.ending]
    for reason in s.ending:
        if not shown[reason] or not any(
            role in s.taken for role in ENDS[reason][: None if more else 1]
        ):  # the game ends with the round in which it came about
            raise impossible("ending", "ending", what=reason)
