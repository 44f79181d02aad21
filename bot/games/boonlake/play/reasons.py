"""Why not: coins, inhabitants, vases, cards and levers that a seat lacks (Rulebook 001)."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules import Reason

from ..components.box import Box
from ..components.effects.base import Gains
from ..state import Seat
from .levers import NONE, lever_price


def coins(me: Seat, seat: int, price: int, *, less: int = 0, boats: int = 0, brings: int = 0) -> list[Reason]:
    """So many coins: what is printed, `less` for cards played, more for boats, and less what a lever brings."""
    if me.coins >= price:
        return []
    made = {"made": less + boats + brings, "printed": price + less - boats + brings}
    args = {"n": price - me.coins, "have": me.coins, "price": price, "less": less, "boats": boats, "brings": brings}
    return [Reason("coins", args | made, (f"seats.{seat}.coins = {price}",))]


def ranch(me: Seat, seat: int, n: int) -> list[Reason]:
    """So many inhabitants to give up."""
    if me.ranch >= n:
        return []
    return [Reason("ranch", {"n": n - me.ranch, "have": me.ranch, "price": n}, (f"seats.{seat}.ranch = {n}",))]


def vases(me: Seat, seat: int, n: int) -> list[Reason]:
    """So many vases."""
    if me.vases >= n:
        return []
    return [Reason("vases", {"n": n - me.vases, "have": me.vases, "price": n}, (f"seats.{seat}.vases = {n}",))]


def cards(me: Seat, n: int) -> list[Reason]:
    """So many cards to discard."""
    have = len(me.hand)
    return [Reason("cards", {"n": n - have, "have": have, "price": n})] if have < n else []


def levers_line(me: Seat, seat: int, lever: str, up: bool) -> str:
    """The `set` line of a seat's levers with one ready, or used."""
    held = {**me.levers, lever: up}
    return f"seats.{seat}.levers = {' '.join(x if ready else f'{x}=used' for x, ready in held.items())}"


def lever(me: Seat, seat: int, id: str, useful: Collection[str]) -> list[Reason]:
    """A lever that is to be used: it does nothing of the sort, the seat has not got it, or it is used."""
    if id == NONE:
        return [Reason("name-a-lever")]
    if id not in useful:
        return [Reason("other-lever", {"lever": id, "levers": list(useful)}, (), "levers")]
    if me.levers.get(id):
        return []
    return [Reason("lever-used" if id in me.levers else "no-lever", {"lever": id}, (levers_line(me, seat, id, True),))]


def gain(id: str, told: str, ways: Collection[str]) -> list[Reason]:
    """What a lever is to give: something else, if it gives anything here."""
    return [] if told in ways or not ways else [Reason("lever-gives", {"lever": id, "what": told, "ways": list(ways)})]


def push(box: Box, me: Seat, seat: int, id: str, told: str) -> list[Reason]:
    """Against a lever used by itself. Who has not got it is told so, and no more: that may be said at any question."""
    lacking = id in box.pushes and id not in me.levers
    found = [Reason("no-lever", {"lever": id})] if lacking else lever(me, seat, id, box.pushes)
    ways = {words[1]: n for n, words in box.pushes.get(id, ())}
    return [*found, *(gain(id, told, ways) or cards(me, ways.get(told, 0)))]


def modernise(box: Box, me: Seat, seat: int, id: str, inhabitants: int) -> list[Reason]:
    """Against a lever: the seat has it, or cannot pay it."""
    if id not in box.levers:
        return [Reason("name-a-lever")]
    found = [Reason("own-lever", {"lever": id})] if id in me.levers else []
    price = lever_price(box, me, id)
    paid = coins(me, seat, price, less=box.levers[id].cost - price)
    return [*found, *paid, *ranch(me, seat, inhabitants)]


def reset(me: Seat, seat: int, id: str) -> list[Reason]:
    """Against pushing a lever up: there is none, or it is up."""
    if id not in me.levers:
        return [Reason("name-a-lever")] if id == NONE else [Reason("no-such-lever", {"lever": id})]
    return [Reason("lever-up", {"lever": id}, (levers_line(me, seat, id, False),))] if me.levers[id] else []


def boat(box: Box, me: Seat, seat: int, area: str, to: str, pay: str) -> list[Reason]:
    """Against a boat's move: none lies there, it is not upstream, or it cannot be paid."""
    found = []
    if area not in me.boats:
        found.append(Reason("no-boat", {"resource": area}))
    if box.canal.index[to] >= box.canal.index[area]:
        found.append(Reason("not-upstream", {"resource": area, "to": to}))
    if pay == "coins":
        return found + coins(me, seat, box.n.boat_coins)
    if pay in box.free_boat:
        return found + lever(me, seat, pay, box.free_boat)
    return [*found, Reason("boat-pay", {"n": box.n.boat_coins, "levers": list(box.free_boat)})]


def site(box: Box, me: Seat, seat: int, resource: str) -> list[Reason]:
    """Against a production site: it has its second side up already."""
    if me.sites[resource] < box.n.site_levels:
        return []
    held = {**me.sites, resource: box.n.site_levels - 1}
    line = f"seats.{seat}.sites = {' '.join(f'{r}={n}' for r, n in held.items() if n) or NONE}"
    return [Reason("site-full", {"resource": resource}, (line,))]


def exchange(me: Seat, seat: int, give: str, ways: dict[str, tuple[Gains, Gains]]) -> list[Reason]:
    """Against an exchange: the card does not take that, it is not there, or nothing would come for it."""
    terms = next((terms for word, terms in ways.items() if sorted(word.split("+")) == sorted(give.split("+"))), None)
    if terms is None:
        return [Reason("not-exchanged", {"what": give, "ways": list(ways)})]
    gives, gets = terms
    nobody = [] if me.supply or gets.keys() != {"inhabitants"} else [Reason("supply-empty")]
    found = [*nobody, *coins(me, seat, gives.get("coins", 0)), *vases(me, seat, gives.get("vases", 0))]
    return [*found, *cards(me, gives.get("cards", 0)), *ranch(me, seat, gives.get("inhabitants", 0))]


def hire(box: Box, me: Seat, seat: int, by_coins: int, by_cards: int) -> list[Reason]:
    """Against hiring: nobody is hired, it cannot be paid, or the supply has not so many."""
    n = by_coins + by_cards
    found = [] if n else [Reason("nobody-hired")]
    found += coins(me, seat, by_coins * box.n.hire_coins) + cards(me, by_cards * box.n.hire_cards)
    if n > me.supply:
        found.append(Reason("supply", {"n": n, "have": me.supply}))
    return found


def pay_for_tile(me: Seat, seat: int, give: str, price: int, goods: int, paid: int, most: int) -> list[Reason]:
    """Against payments for a scoring tile: too many of them, or too dear."""
    found = [Reason("times", {"n": goods + paid, "most": most})] if goods + paid > most else []
    if not give and goods:
        found.append(Reason("coins-only"))
    elif give:
        found += (ranch if give == "inhabitants" else vases)(me, seat, goods)
    return found + coins(me, seat, paid * price)
