"""Why not: crates, cards, claims and workers (Rulebook 004, Free actions, New workers, Clean-up)."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules import Reason

from ..components.box import NOTHING
from ..components.effects.base import STEP, Act
from ..components.goods import COIN
from . import Play
from .cards import card_crates, crates
from .free_actions import copyable, placed_islets, useful
from .landscape import lie
from .payment import available
from .reasons import goods_line


def _line(name: str, words: Collection[str]) -> str:
    return f"{name} = {' '.join(words) or 'none'}"


# -- actions of islets, boats, crates ----------------------------------------------------------------------------------
def draw(g: Play) -> list[Reason]:
    """Against drawing a tile."""
    return [] if g.s.bag.cards else [Reason("bag-empty")]


def tile_in_hand(g: Play, seat: int) -> list[Reason]:
    if any(g.s.board[seat].tiles.values()):
        return []
    return [Reason("no-tile", {}, (f"seats.{seat}.tiles = {next(iter(g.box.doubles))}=1",))]


def track(g: Play, seat: int) -> list[Reason]:
    """Against steps of the cartographer: it is at the end."""
    most = g.box.n.track
    if g.s.board[seat].track < most:
        return []
    return [Reason("track-full", {"n": most}, (f"seats.{seat}.track = {most - 1}",))]


def step(g: Play, seat: int, n: str, offered: Collection[str]) -> list[Reason]:
    """Against so many steps: others are offered, all of an action at once."""
    if not offered:
        return [Reason("not-left", {"what": f"{STEP}1"})]
    found = [] if n in offered else [Reason("other-steps", {"numbers": list(offered)})]
    return [*found, *track(g, seat)]


def use_islet(g: Play, islet: str, used: Collection[str]) -> list[Reason]:
    if islet in used:
        return [Reason("used-already", {"what": islet})]
    return [] if islet in placed_islets(g) else [Reason("islet-nowhere", {"islet": islet})]


def copy_boat(g: Play, boat: str, used: Collection[str]) -> list[Reason]:
    """Against a boat of whomever."""
    if boat in g.box.copying:
        return [Reason("no-copy", {"boat": boat})]
    if boat in used:
        return [Reason("used-already", {"what": boat})]
    return [] if boat in copyable(g) else [Reason("boat-nowhere", {"boat": boat})]


def own_boat(g: Play, seat: int, boat: str, left: Collection[str]) -> list[Reason]:
    """Against a boat in the own income: it is turned over, not built, or has brought its own."""
    me = g.s.board[seat]
    if boat in me.flipped:
        return [Reason("boat-flipped", {"what": boat})]
    if boat in left:
        return []
    return [Reason("used-already" if boat in me.boats.values() else "boat-not-built", {"what": boat})]


def flip(g: Play, seat: int, boat: str) -> list[Reason]:
    me = g.s.board[seat]
    if boat not in me.boats.values():
        return [Reason("boat-not-built", {"what": boat})]
    return [Reason("boat-flipped", {"what": boat})] if boat in me.flipped else []


# -- crates and cards --------------------------------------------------------------------------------------------------
def crate(g: Play, seat: int, word: str) -> list[Reason]:
    """Against a lid on a crate."""
    me, box, name = g.s.board[seat], g.box, f"seats.{seat}"
    if word not in (*box.crates, *card_crates(box, me)):
        return [Reason("not-yours", {"card": word})]
    found = []
    if word not in crates(box, me):
        line = _line(f"{name}.crates", [c for c in me.crates if c != word])
        found.append(Reason("crate-covered", {"crate": word}, (line,)))
    if not me.lids:
        found.append(Reason("no-lid", {}, (f"{name}.lids = 1",)))
    if word not in box.crates:
        if not any(available(me).values()):
            line = goods_line(seat, "stored", me.stored, {COIN: 1})
            found.append(Reason("nothing-to-give", {}, (line,)))
        return found
    for effect in box.crates[word]:
        for action in [action for group in effect.actions for action in group] if isinstance(effect, Act) else []:
            found += (
                track(g, seat) if action.startswith(STEP) else draw(g) if action == "draw" else tile_in_hand(g, seat)
            )
    return found


def play(g: Play, seat: int, card: str) -> list[Reason]:
    """Against what a card of a large building does."""
    me = g.s.board[seat]
    if card not in me.large:
        return [Reason("not-yours", {"card": card})]
    found = []
    if card in me.used:
        line = _line(f"seats.{seat}.used", [c for c in me.used if c != card])
        found.append(Reason("card-used", {"card": card}, (line,)))
    have, here = available(me), lie(g.box, me)
    if not any(useful(g, seat, effect, have, here) for effect in g.box.large[card]):
        found.append(Reason("no-use", {"card": card}))
    return found


def turn_up(g: Play, seat: int, card: str, open_: bool, free: bool) -> list[Reason]:
    """Against turning a card up in the clean-up."""
    me, n = g.s.board[seat], g.box.n
    if card not in me.large:
        return [Reason("not-yours", {"card": card})]
    found = (
        [] if card in me.used else [Reason("face-up", {"card": card}, (_line(f"seats.{seat}.used", (*me.used, card)),))]
    )
    return [*found, *_recharge(g, seat, open_, 0 if free else n.recharge_card)]


def uncover(g: Play, seat: int, word: str, open_: bool, free: bool) -> list[Reason]:
    """Against taking a lid back in the clean-up."""
    me, box, n = g.s.board[seat], g.box, g.box.n
    if word not in (*box.crates, *card_crates(box, me)):
        return [Reason("not-yours", {"card": word})]
    line = _line(f"seats.{seat}.crates", (*me.crates, word))
    found = [] if word in me.crates else [Reason("no-lid-there", {"crate": word}, (line,))]
    return [*found, *_recharge(g, seat, open_, 0 if free else n.recharge_lid)]


def _recharge(g: Play, seat: int, open_: bool, price: int) -> list[Reason]:
    found = [] if open_ else [Reason("once")]
    stored = g.s.board[seat].stored
    if stored[COIN] < price:
        short = price - stored[COIN]
        line = goods_line(seat, "stored", stored, {COIN: short})
        found.append(Reason("price", {"n": short, "cost": {COIN: price}, "lacking": {COIN: short}}, (line,)))
    return found


# -- workers -----------------------------------------------------------------------------------------------------------
def claim(g: Play, seat: int, reward: str, worker: str, card: str) -> list[Reason]:
    """Against claiming for a milestone, and against who is sent to a royal card with that."""
    me, box = g.s.board[seat], g.box
    found = [] if g.s.phase == "workers" else [Reason("claim-later")]
    if len(me.reached) <= sum(me.recruited.values()):
        found.append(Reason("no-milestone", {"n": len(me.reached)}))
    cell = box.recruitment.get(reward) or next(r for r in box.recruitment.values() if not r.navigation)
    if me.recruited[cell.id] >= cell.cells:
        found.append(Reason("cells-taken", {"n": cell.cells}))
    if reward in me.unhired and not me.unhired[reward]:
        left = {**me.unhired, reward: 1}
        line = f"seats.{seat}.unhired = {' '.join(f'{k}={n}' for k, n in left.items())}"
        found.append(Reason("none-to-hire", {"worker": reward}, (line,)))
    royal = reward in box.workers and box.workers[reward].royal
    if NOTHING in (worker, card):
        return [*found, Reason("post-too")] if royal or worker != card else found
    return [*found, *(_post(g, seat, worker, card, reward) if royal else [Reason("no-post")])]


def send(g: Play, seat: int, worker: str, sector: str) -> list[Reason]:
    """Against sending a worker."""
    free, place = g.s.board[seat].workers, f"{sector}_{worker}"
    found = []
    if not free[worker]:
        line = f"seats.{seat}.workers = {' '.join(f'{k}={n}' for k, n in {**free, worker: 1}.items() if n)}"
        found.append(Reason("no-worker", {"worker": worker}, (line,)))
    if seat in g.s.places[place]:
        line = _line(f"places.{place}", [str(other) for other in g.s.places[place] if other != seat])
        found.append(Reason("own-worker", {"worker": worker, "sector": sector}, (line,)))
    return found


def _post(g: Play, seat: int, worker: str, card: str, hired: str) -> list[Reason]:
    """Against a worker on a royal card, where one has just been hired."""
    me = g.s.board[seat]
    found = [] if worker == hired or me.workers[worker] else [Reason("no-worker", {"worker": worker})]
    if card not in g.s.royal:
        return [*found, Reason("not-out", {"card": card})]
    if g.s.royal[card].seat >= 0:
        found.append(Reason("royal-taken", {"card": card, "seat": g.s.royal[card].seat}))
    return found
