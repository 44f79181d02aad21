"""The machine: what is asked, what an answer does, what is refused, what undo may not cross."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from bot import rules as kernel
from bot.rules import (
    Action,
    DeadEnd,
    Fork,
    Game,
    Illegal,
    NotYours,
    Offer,
    Play,
    Refused,
    Rng,
    Sealed,
    Stale,
    State,
    pick,
    spread,
)
from tests.rules.toy.game import Toy

KEY = bytes(range(32))


class Frame(kernel.Frame, tag=lambda name: "bench." + name):
    """Frames of the bench."""


class Ask(kernel.Ask, tag=lambda name: "bench." + name):
    """Questions of the bench."""


class Table(State, kw_only=True):
    said: list[str] = []  # noqa: RUF012
    left: int = 3


class Bench(Game[Table]):
    """Runs whatever frames a test lays on it."""

    name = "bench"
    seat_counts = (2,)
    state_type = Table

    def start(self, seats: int, rng: Rng) -> Table:
        return Table(seats=seats, rng=rng)

    def lay(self, *stack: Any) -> Table:
        """A table that has just run the given frames, first one first."""
        g = self.resume(Table(seats=2, rng=Rng(KEY), stack=list(reversed(stack))))
        g.advance(g.s.stack)
        return g.s


class Say(Frame):
    what: str

    def run(self, g: Play[Table]) -> None:
        g.s.said.append(self.what)


class Order(Frame):
    def run(self, g: Play[Table]) -> None:
        g.then(Say("one"), Say("two"))
        g.s.said.append("zero")
        g.then(Say("three"))


class Speak(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.say, (("a",), ("b",)))

    def say(self, g: Play[Table], what: str) -> None:
        g.s.said.append(f"{self.seat}{what}")
        g.then(Say(f"after {self.seat}{what}"))


class Free(Ask):
    """May whisper as long as there is breath left, and must say one thing."""

    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.stop)
        if g.s.left:
            yield pick(self.whisper, free=True)

    def stop(self, g: Play[Table]) -> None:
        g.s.said.append("stop")

    def whisper(self, g: Play[Table]) -> None:
        g.s.left -= 1
        g.then(Speak(1 - self.seat))


class Single(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.nod)

    def nod(self, g: Play[Table]) -> None:
        g.s.said.append("nod")


class Shown(Single):
    auto = False


class Full(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield spread(self.fill, {"x": 1, "y": 2}, 3, 3)

    def fill(self, g: Play[Table], counts: dict[str, int]) -> None:
        g.s.said.append(str(counts))


class Empty(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.never, ())

    def never(self, g: Play[Table]) -> None: ...


class TooMuch(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield spread(self.fill, {"x": 1}, 2, 2)

    def fill(self, g: Play[Table], counts: dict[str, int]) -> None: ...


class Maybe(Empty):
    may_lapse = True


class OnlyFree(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.idle, free=True)

    def idle(self, g: Play[Table]) -> None: ...


class Forever(Frame):
    def run(self, g: Play[Table]) -> None:
        g.then(Forever())


class Take(Ask):
    """Takes from a heap that all share: what the second is offered depends on when it is asked."""

    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.take, ((str(n),) for n in range(g.s.left + 1)))

    def take(self, g: Play[Table], n: str) -> None:
        g.s.left -= int(n)
        g.s.said.append(f"{self.seat} takes {n}")


class Dice(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.roll)
        yield pick(self.look)
        yield pick(self.keep)

    def roll(self, g: Play[Table]) -> None:
        g.s.said.append(str(g.s.rng.below(6)))

    def look(self, g: Play[Table]) -> None:
        g.reveal()

    def keep(self, g: Play[Table]) -> None: ...


bench = Bench()


def act(state: Any, seat: int, verb: str, *words: str, rules: Any = bench) -> Any:
    return rules.apply(state, Action(seat, verb, words))


# -- frames ---------------------------------------------------------------------------------------
def test_frames_run_in_the_order_they_were_lined_up_before_what_was_waiting() -> None:
    assert bench.lay(Order(), Say("last")).said == ["zero", "one", "two", "three", "last"]


def test_what_an_answer_lines_up_comes_before_what_was_waiting() -> None:
    state = bench.lay(Speak(0), Say("last"))
    assert act(state, 0, "say", "a").state.said == ["0a", "after 0a", "last"]


def test_a_table_saved_between_questions_goes_on() -> None:
    state = bench.load(bench.dump(bench.lay(Speak(0), Order(), Speak(1))))
    state = bench.load(bench.dump(act(state, 0, "say", "a").state))
    assert [a[:2] for a in bench.asked(state)] == [(1, "Speak")]
    assert act(state, 1, "say", "b").state.said[-2:] == ["1b", "after 1b"]


def test_rules_that_run_without_end_are_stopped() -> None:
    with pytest.raises(DeadEnd, match="runaway"):
        bench.lay(Forever())


# -- questions ------------------------------------------------------------------------------------
def test_a_single_answer_is_taken_without_asking() -> None:
    state = bench.lay(Single(0), Full(1), Speak(0))
    assert state.said == ["nod", "{'x': 1, 'y': 2}"]
    assert bench.asked(state)[0][:2] == (0, "Speak")


def test_a_class_may_want_its_single_answer_to_be_seen() -> None:
    state = bench.lay(Shown(0))
    assert state.said == [] and bench.asked(state)[0].ask == "Shown"


@pytest.mark.parametrize("question", [Empty(0), TooMuch(0), OnlyFree(0)], ids=lambda q: type(q).__name__)
def test_a_question_without_an_answer_is_a_dead_end(question: Ask) -> None:
    with pytest.raises(DeadEnd):
        bench.lay(question)


def test_a_sealed_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd):
        bench.lay(Sealed([Speak(0), Empty(1)]))


def test_a_class_may_be_passed_over_when_it_offers_nothing() -> None:
    assert bench.lay(Maybe(0), Say("on")).said == ["on"]
    state = bench.lay(Fork([[Maybe(0)], [Speak(1)]]), Say("joined"))
    assert act(state, 1, "say", "a").state.said == ["1a", "after 1a", "joined"]


def test_free_actions_come_back_to_the_same_question_with_new_offers_and_a_new_number() -> None:
    state = bench.lay(Free(0))
    first = bench.asked(state)[0]
    state = act(state, 0, "whisper").state
    assert bench.asked(state)[0][:2] == (1, "Speak")  # the interrupt comes first
    state = act(state, 1, "say", "a").state
    again = bench.asked(state)[0]
    assert again[:2] == first[:2] and again.sn > first.sn
    with pytest.raises(Stale):
        bench.apply(state, Action(0, "stop", (), first.sn))
    for _ in range(2):
        state = act(act(state, 0, "whisper").state, 1, "say", "b").state
    # nothing free is left: the single answer is taken
    assert state.said[-1] == "stop" and bench.asked(state) == []


def test_every_question_gets_a_number_of_its_own() -> None:
    state = bench.lay(Speak(0), Speak(0), Speak(1))
    numbers = [bench.asked(state)[0].sn]
    for seat in (0, 0):
        state = act(state, seat, "say", "a").state
        numbers.append(bench.asked(state)[0].sn)
    assert numbers == sorted(set(numbers)) and numbers[0] > 0


# -- refusals -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "error"),
    [
        (Action(1, "say", ("a",)), NotYours),
        (Action(7, "say", ("a",)), NotYours),
        (Action(0, "say", ("c",)), Illegal),
        (Action(0, "say", ()), Illegal),
        (Action(0, "shout", ("a",)), Illegal),
        (Action(0, "offers", ()), Illegal),
        (Action(0, "say", ("a",), 999), Stale),
    ],
)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(action: Action, error: type[Refused]) -> None:
    state = bench.lay(Speak(0))
    before = bench.dump(state)
    with pytest.raises(error):
        bench.apply(state, action)
    assert bench.dump(state) == before
    g = bench.resume(state)
    with pytest.raises(error):
        bench.step(g, action)
    assert bench.dump(state) == before and g.events == []


def test_options_and_seats_that_a_game_does_not_have_are_refused() -> None:
    assert Toy().chosen == {"burning": "yes"} and Toy({"burning": "no"}).chosen == {"burning": "no"}
    for chosen in ({"burning": "maybe"}, {"weather": "fine"}):
        with pytest.raises(Refused):
            Toy(chosen)
    for seats in (0, 1, 5):
        with pytest.raises(Refused):
            Toy().setup(seats, KEY)


# -- several at once ------------------------------------------------------------------------------
def test_in_a_fork_everybody_is_asked_and_the_order_of_answers_is_all_one() -> None:
    start = bench.lay(Fork([[Speak(0), Speak(0)], [Speak(1)]]), Say("joined"))
    assert [a[:2] for a in bench.asked(start)] == [(0, "Speak"), (1, "Speak")]
    moves = {"x": (0, "a"), "y": (0, "b"), "z": (1, "a")}
    for order in ("xyz", "xzy", "zxy"):
        state, forks = start, set()
        for i, m in enumerate(order):
            assert bench.asked(state)
            out = act(state, moves[m][0], "say", moves[m][1])
            state = out.state
            forks.add(out.fork)
            assert ("joined" in state.said) == (i == 2)
        assert sorted(state.said) == sorted(["0a", "after 0a", "0b", "after 0b", "1a", "after 1a", "joined"])
        assert len(forks) == 1 and forks.pop() > 0


def test_an_answer_in_a_fork_leaves_the_others_questions_open() -> None:
    state = bench.lay(Fork([[Speak(0)], [Speak(1)]]))
    other = bench.asked(state)[1]
    state = act(state, 0, "say", "a").state
    assert bench.asked(state) == [other]
    with pytest.raises(NotYours):
        act(state, 0, "say", "a")


def test_a_fork_of_nothing_and_of_forced_answers_joins_at_once() -> None:
    assert bench.lay(Fork([[], [Single(1)]]), Say("joined")).said == ["nod", "joined"]


def test_a_fork_within_a_fork_belongs_to_the_outer_one() -> None:
    state = bench.lay(Fork([[Fork([[Speak(0)], [Single(1)]]), Speak(0)], [Speak(1)]]), Say("joined"))
    forks = set()
    for seat, what in ((1, "a"), (0, "a"), (0, "b")):
        out = act(state, seat, "say", what)
        state = out.state
        forks.add(out.fork)
    assert len(forks) == 1 and state.said[-1] == "joined"


def test_sealed_answers_take_effect_together_and_in_order_of_the_questions() -> None:
    state = bench.lay(Sealed([Speak(0), Speak(1)]), Say("opened"))
    out = act(state, 1, "say", "b")
    assert out.state.said == [] and not out.barrier and out.fork
    assert [a.seat for a in bench.asked(out.state)] == [0]
    out = act(bench.load(bench.dump(out.state)), 0, "say", "a")
    assert out.state.said == ["0a", "1b", "after 0a", "after 1b", "opened"]
    assert out.barrier


def test_a_sealed_answer_is_checked_when_it_is_given() -> None:
    state = bench.lay(Sealed([Speak(0), Speak(1)]))
    before = bench.dump(state)
    with pytest.raises(Illegal):
        act(state, 0, "say", "z")
    assert bench.dump(state) == before


def test_a_sealed_answer_holds_though_another_that_is_opened_first_changes_the_offers() -> None:
    """Both took two of three, unseen: the rules of a game settle that, the kernel does not refuse it late."""
    state = bench.lay(Sealed([Take(0), Take(1)]))
    state = act(state, 0, "take", "2").state
    out = act(state, 1, "take", "2")
    assert out.state.said == ["0 takes 2", "1 takes 2"]
    g = bench.resume(bench.lay(Sealed([Take(0), Take(1)])))
    for seat in (0, 1):
        bench.step(g, Action(seat, "take", ("2",)))
    assert g.s.said == out.state.said  # played on in place it comes to the same


# -- barriers -------------------------------------------------------------------------------------
def test_chance_and_what_comes_to_light_are_barriers() -> None:
    state = bench.lay(Dice(0))
    assert act(state, 0, "roll").barrier
    assert act(state, 0, "look").barrier
    assert not act(state, 0, "keep").barrier


def test_drawing_from_a_pile_is_a_barrier() -> None:
    pile, g = kernel.Pile(["a", "b"]), bench.resume(bench.lay(Speak(0)))
    assert not g.barrier
    assert pile.draw(g) == "b" and len(pile) == 1
    assert g.barrier


# -- the outside ----------------------------------------------------------------------------------
def test_apply_leaves_its_argument_alone() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    before = rules.dump(state)
    rules.apply(state, Action(0, "bid", ("coin=2",)))
    assert rules.dump(state) == before


def test_played_in_place_or_step_by_step_it_is_the_same_game() -> None:
    rules = Toy()
    g = rules.begin(3, KEY)
    state, rng = rules.setup(3, KEY).state, Rng(b"moves")
    while questions := rules.pending(state):
        d = questions[rng.below(len(questions))]
        offer = d.offers[rng.below(len(d.offers))]
        action = Action(d.seat, offer.verb, offer.sample(rng.below), d.sn)
        state = rules.apply(state, action).state
        rules.step(g, action)
        assert rules.dump(g.s) == rules.dump(state)
    assert g.s.over and state.over


def test_asked_pending_and_decision_speak_of_the_same_questions() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    asked = rules.asked(state)
    assert [(d.seat, d.ask, d.sn) for d in rules.pending(state)] == [tuple(a) for a in asked]
    for a in asked:
        d = rules.decision(state, a.seat)
        assert d is not None and d.sn == a.sn and d.offer("bid") is not None and d.offer("rest") is None
    assert rules.decision(rules.apply(state, Action(0, "bid")).state, 0) is None


def test_events_tell_all_and_secrets_are_apart() -> None:
    events = Toy().setup(2, KEY).events
    assert [e.kind for e in events] == ["round", "drew", "drew"]
    drew = events[1]
    assert drew.seat == 0 and drew.args == {"left": 19} and drew.secret["card"].startswith("scroll")


def test_components_answer_to_events_also_when_nothing_is_recorded() -> None:
    for record in (True, False):
        rules = Toy()
        g = rules.begin(2, KEY, record=record)
        for seat in (0, 1):
            rules.step(g, Action(seat, "bid", ()))
        for move in (("build", "mill", "a"), ("rest",), ("build", "hut", "b")):
            seat = rules.asked(g.s)[0].seat
            rules.step(g, Action(seat, move[0], move[1:]))
        assert sum(b.points for b in g.s.boards) == 1
        assert any(e.kind == "milled" for e in g.events) is record


def test_random_play_that_does_not_end_is_told() -> None:
    with pytest.raises(DeadEnd):
        Toy().play_out(Toy().begin(3, KEY), Rng(b"x").below, limit=5)


def test_answers_by_chance_are_legal_and_only_for_who_is_asked() -> None:
    from bot.rules.policies import at_random

    rules = Toy()
    state = rules.setup(2, KEY).state
    rules.apply(state, at_random(rules, state, 1, Rng(b"p").below))
    done = rules.apply(state, Action(1, "bid")).state
    with pytest.raises(NotYours):
        at_random(rules, done, 1, Rng(b"p").below)


def test_what_is_saved_is_json_and_comes_back_byte_by_byte() -> None:
    rules = Toy()
    blob = rules.dump(rules.setup(4, KEY).state)
    assert msgspec.json.decode(blob)["seats"] == 4
    assert rules.dump(rules.load(blob)) == blob


# -- the toy itself, for the tests above rest on it -------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_can_be_played_to_its_end(seats: int) -> None:
    rules = Toy()
    g = rules.begin(seats, KEY)
    at_first = rules.census(g.s)
    rules.play_out(g, Rng(b"toy").below)
    assert g.s.over and rules.census(g.s) == at_first and rules.asked(g.s) == []
    assert {t.rank for t in rules.scores(g.s)} >= {1}


def test_an_interrupt_asks_the_others_in_turn_and_comes_back() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    for seat in range(3):
        state = act(state, seat, "bid", *(["coin=1"] if seat == 1 else []), rules=rules).state
    state = act(state, 1, "build", "market", "a", rules=rules).state
    assert [a[:2] for a in rules.asked(state)] == [(2, "Visit")]
    state = act(act(state, 2, "trade", rules=rules).state, 0, "decline", rules=rules).state
    assert [a[:2] for a in rules.asked(state)] == [(2, "Turn")]
