"""Other seats inside somebody's turn: beside it, all at once, one after the other; who comes too late."""

from __future__ import annotations

from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken
from bot.rules import Action, CannotUndo, DeadEnd, Illegal, Meanwhile, NotYours, Offer, Outcome, Rng, pick
from bot.rules.following import follow
from bot.rules.log import Entry, undone_by
from bot.rules.orders import find, give
from bot.rules.turn_order import coming, next_seat
from tests.rules.toy import isle
from tests.rules.toy.isle import Accept, End, Isle, Sail, Seat

KEY = bytes(range(32))
RULES = Isle()


def table(*seats: Seat, frames: Any = None) -> isle.State:
    """Seat 0 is in the middle of its turn, the others wait for theirs."""
    state = RULES.start(3, Rng(KEY))
    state.board = list(seats) or [Seat(coin=0, wood=2), Seat(coin=1), Seat(coin=1)]
    state.stack = frames or [
        Meanwhile([End(2)]),
        Meanwhile([End(1)]),
        Meanwhile([Sail(0), End(0)]),
    ]
    g = RULES.resume(state)
    g.advance(g.s.stack)
    return RULES.load(RULES.dump(g.s))


def do(state: isle.State, seat: int, verb: str, *words: str) -> isle.State:
    out = RULES.apply(state, Action(seat, verb, words))
    return RULES.load(RULES.dump(out.state))


def asked(state: isle.State) -> list[tuple[int, str]]:
    return [(a.seat, a.ask) for a in RULES.asked(state)]


def numbers(state: isle.State) -> dict[int, int]:
    return {a.seat: a.sn for a in RULES.asked(state)}


def test_others_are_asked_while_the_turn_goes_on() -> None:
    state = do(table(), 0, "propose")
    assert asked(state) == [(0, "Sail"), (1, "Accept"), (2, "Accept")]
    before = numbers(state)
    state = do(state, 0, "sail", "near")  # the turn goes on: another question, and they are still asked
    assert asked(state) == [(0, "End"), (1, "Accept"), (2, "Accept")]
    after = numbers(state)
    assert after[0] > before[0] and (after[1], after[2]) == (before[1], before[2])


def test_who_declines_is_done_and_nobody_else_is_asked_anew() -> None:
    state = do(table(), 0, "propose")
    before = numbers(state)
    state = do(state, 1, "decline")
    assert asked(state) == [(0, "Sail"), (2, "Accept")]
    assert numbers(state) == {0: before[0], 2: before[2]}


def test_when_the_last_has_answered_the_turn_is_asked_anew_for_its_player_has_waited() -> None:
    state = do(do(table(), 0, "propose"), 1, "decline")
    before = numbers(state)
    state = do(state, 2, "decline")
    assert asked(state) == [(0, "Sail")] and numbers(state)[0] > before[0]


def test_the_first_to_accept_has_it_and_all_others_come_too_late() -> None:
    state = do(table(), 0, "propose")
    other = numbers(state)[1]
    state = do(state, 2, "accept")
    assert [(b.coin, b.wood) for b in state.board] == [(1, 1), (1, 2), (0, 3)]
    assert asked(state) == [(0, "Thank")]  # what comes of it interrupts the turn
    for seat, sn in ((1, other), (2, 0)):
        with pytest.raises(NotYours):
            RULES.apply(state, Action(seat, "accept", (), sn))
    state = do(state, 0, "thank", "bow")
    (decision,) = RULES.pending(state)
    assert (decision.seat, decision.ask) == (0, "Sail")
    assert ("far",) in getattr(decision.offer("sail"), "options", ())  # the coin is there


def test_what_is_withdrawn_can_be_accepted_no_more() -> None:
    state = do(do(table(), 0, "propose"), 0, "withdraw")
    assert asked(state) == [(0, "Sail")]
    with pytest.raises(NotYours):
        RULES.apply(state, Action(1, "accept"))


def test_what_is_accepted_can_be_withdrawn_no_more() -> None:
    state = do(do(table(), 0, "propose"), 1, "accept")
    state = do(state, 0, "thank", "bow")
    with pytest.raises(Illegal):
        RULES.apply(state, Action(0, "withdraw"))


def test_with_the_turn_ends_what_is_open_beside_it() -> None:
    state = table(Seat(coin=0, wood=2, harbours=["near", "far", "deep"]), Seat(), Seat())
    assert asked(state) == [(0, "End")]
    state = do(do(state, 0, "propose"), 0, "end")
    assert asked(state) == [(1, "End")]


def test_an_answer_that_has_become_impossible_is_not_waited_for() -> None:
    state = do(table(Seat(coin=0, wood=1), Seat(coin=1), Seat(coin=0)), 0, "propose")
    assert asked(state) == [(0, "Sail"), (1, "Accept")]  # seat 2 has no coin: it is not asked
    state = do(state, 0, "swap")  # and now there is no wood any more
    assert [seat for seat, _ in asked(state)] == [0]


def test_what_the_turn_asks_others_comes_before_what_is_asked_beside_it() -> None:
    state = do(table(Seat(coin=2, wood=2), Seat(), Seat()), 0, "propose")
    accepting = numbers(state)[1]
    state = do(state, 0, "sail", "deep")  # all others may follow, at once
    assert asked(state) == [(1, "Follow"), (2, "Follow")]
    out = RULES.apply(state, Action(1, "decline"))
    assert out.fork > 0
    assert (1, "Accept") in asked(out.state) and numbers(out.state)[1] == accepting
    state = do(out.state, 2, "decline")
    assert [seat for seat, _ in asked(state)] == [0, 1, 2]


class Tempted(Accept, tag="isle.Tempted"):
    def offers(self, g: isle.Play) -> Any:
        yield from super().offers(g)
        yield pick(self.look, free=True)

    def look(self, g: isle.Play) -> None: ...


class Willing(Accept, tag="isle.Willing"):
    may_lapse = True

    def offers(self, g: isle.Play) -> Any:
        return [o for o in super().offers(g) if o.verb == "accept"]


class Hears(End, tag="isle.Hears"):
    """Asks something else of the others."""

    what: str

    def end(self, g: isle.Play) -> None:
        g.ask_beside({"tempted": Tempted, "willing": Willing}[self.what](1, 0))
        g.then(End(0))


def test_free_actions_beside_a_turn_are_a_mistake_of_the_rules() -> None:
    state = table(frames=[Meanwhile([Hears(0, "tempted")])])
    with pytest.raises(DeadEnd):
        RULES.apply(state, Action(0, "end"))


def test_a_question_beside_a_turn_may_lapse() -> None:
    state = table(Seat(wood=1), Seat(coin=0), Seat(), frames=[Meanwhile([Hears(0, "willing")])])
    assert asked(do(state, 0, "end")) == [(0, "End")]


def test_taking_back_beside_a_turn() -> None:
    log, state = [], table()
    for seat, verb in ((0, "propose"), (1, "decline")):
        out = RULES.apply(state, Action(seat, verb))
        log.append(Entry(Action(seat, verb), out.barrier, out.fork))
        state = out.state
    assert undone_by(log, 1) == [1]
    with pytest.raises(CannotUndo, match="undo-built-upon"):
        undone_by(log, 0)


def test_a_standing_order_can_answer() -> None:
    state = do(table(), 0, "propose")
    order = find(RULES.orders(), "no_trade")
    found = follow(RULES, state, 1, [give(order, {}, "", 1)])
    assert found is not None
    index, action = found
    assert index == 0 and action == Action(1, "decline", (), numbers(state)[1])
    assert follow(RULES, state, 0, [give(order, {}, "", 1)]) is None


def test_who_comes_next_is_read_off_turns_that_have_not_begun() -> None:
    state = table()
    assert coming(state) == [1, 2] and next_seat(RULES, state) == 1
    state = do(state, 0, "propose")
    assert coming(state) == [] and next_seat(RULES, state) is None  # several are asked


# -- the contract notices -------------------------------------------------------------------------
class Insists(Isle):
    """Asks all the others once more when one has declined."""

    def apply(self, state: isle.State, action: Action) -> Outcome[isle.State]:
        out = super().apply(state, action)
        top = out.state.stack[-1] if out.state.stack else None
        if action.verb == "decline" and isinstance(top, Meanwhile):
            for ask in top.beside:
                out.state.serial += 1
                ask.sn = out.state.serial  # type: ignore[attr-defined]
        return out


def test_who_is_asked_anew_for_nothing_is_noticed() -> None:
    with pytest.raises(Broken) as found:
        for seed in range(20):
            check_game(Insists(), 3, seed, often=1)
    assert found.value.promise == "nobody is called twice", found.value


def test_a_late_answer_that_breaks_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def offers(self: Accept, g: isle.Play) -> list[Offer]:
        return [pick(self.accept), pick(self.decline)]  # whether there is wood or not

    def accept(self: Accept, g: isle.Play) -> None:
        g.change(self.seat, wood=1)
        if g.s.board[self.by].wood:  # somebody else was first
            g.change(self.by, wood=-1)

    monkeypatch.setattr(Accept, "offers", offers)
    monkeypatch.setattr(Accept, "accept", accept)
    with pytest.raises(Broken) as found:
        for seed in range(20):
            check_game(Isle(), 3, seed, often=1, seldom=1)
    assert found.value.promise in ("the first answer counts", "nothing is made or lost", "every answer is taken")
