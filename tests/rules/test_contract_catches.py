"""The contract finds faults: each is planted in the toy, and the promise it breaks is named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from bot import rules as kernel
from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken, Run
from bot.rules import Action, Decision, Offer, Outcome, Reason, Rng, Words, pick
from bot.rules.record import read
from tests.rules.toy import game as toy


class Sound(toy.Toy):
    """Nothing is wrong here."""


class ForgottenBarrier(toy.Play):
    def draw(self, seat: int) -> None:
        self.s.boards[seat].scrolls.append(self.s.deck.cards.pop())  # nobody is told that something came to light

    def pay(self, seat: int, n: int) -> None:
        super().pay(seat, n)
        if self.s.deck.cards and n == 1:
            self.draw(seat)


class DrawsUnmarked(toy.Toy):
    play_type = ForgottenBarrier


class ForeignChance(toy.Play):
    def timber(self, seat: int, n: int) -> None:
        super().timber(seat, n)
        if Rng(self.s.rng.key, 77).below(2):
            super().emit("sunny", seat)


class ChanceBesides(toy.Toy):
    play_type = ForeignChance


class Loses(toy.Play):
    def pay(self, seat: int, n: int) -> None:
        super().pay(seat, n)
        self.s.bank -= n > 2


class LosesCoins(toy.Toy):
    play_type = Loses


class Leaks(toy.Toy):
    def view(self, state: toy.State, seat: int | None) -> toy.View:
        shown = super().view(state, seat)
        if state.deck.cards and state.round == 2:
            shown.boards[0]["next"] = state.deck.cards[-1]
        return shown


class TellsInHints(toy.Toy):
    def hints(self, state: toy.State, seat: int) -> Any:
        return {("build", "what", "hut"): ("hint-next", {"card": state.deck.cards[-1]})}


class ShowsHands(toy.Toy):
    """Says that all may know what is on offer, and what may be burnt is in a hand."""

    def decision(self, state: toy.State, seat: int) -> Decision | None:
        found = super().decision(state, seat)
        return msgspec.structs.replace(found, public=True) if found else None

    def pending(self, state: toy.State) -> list[Decision]:
        return [msgspec.structs.replace(d, public=True) for d in super().pending(state)]


class ChangesItsArgument(toy.Toy):
    def apply(self, state: toy.State, action: Action) -> Outcome[toy.State]:
        out = super().apply(state, action)
        state.bank += 1
        return out


class TakesAnything(toy.Toy):
    def step(self, g: Any, action: Action) -> int:
        return super().step(g, Action(action.seat, action.verb, action.words))  # whatever question it belongs to


class Grab(toy.Ask):
    """Several at once want what there is little of: who answers first gets it."""

    def offers(self, g: Any) -> Iterable[Offer]:
        yield pick(self.grab)
        yield pick(self.leave)

    def grab(self, g: Any) -> None:
        n = min(2, g.s.timber)
        g.timber(self.seat, n)

    def leave(self, g: Any) -> None: ...


class Rush(toy.Toy):
    def start(self, seats: int, rng: Rng) -> toy.State:
        s = super().start(seats, rng)
        s.timber, s.bank = 1, s.bank
        s.stack.append(kernel.Fork([[Grab(seat)] for seat in range(seats)]))
        return s


class Peeks(toy.Turn, tag="toy.Peeks"):
    """Takes note of having been asked, while it is only worked out what to ask."""

    def offers(self, g: Any) -> Iterable[Offer]:
        g.s.first = (g.s.first + 1) % g.s.seats
        return super().offers(g)


class Restless(toy.Toy):
    def react(self, g: Any, event: kernel.Event) -> None:
        if event.kind == "built" and event.seat is not None:
            g.then(Peeks(event.seat))


class Nothing(toy.Ask):
    def offers(self, g: Any) -> Iterable[Offer]:
        yield pick(self.do, ())

    def do(self, g: Any) -> None: ...


class Stuck(toy.Toy):
    def react(self, g: Any, event: kernel.Event) -> None:
        if event.kind == "built" and event.args["what"] == "market":
            g.then(Nothing(0))


class Endless(toy.Ask):
    def offers(self, g: Any) -> Iterable[Offer]:
        yield pick(self.again)
        yield pick(self.never)

    def again(self, g: Any) -> None:
        g.then(Endless(self.seat))

    def never(self, g: Any) -> None:
        g.then(Endless(self.seat))


class NeverEnds(toy.Toy):
    def start(self, seats: int, rng: Rng) -> toy.State:
        s = super().start(seats, rng)
        s.stack.append(Endless(0))
        return s


class ScoresNobody(toy.Toy):
    def scores(self, state: toy.State) -> Any:
        return super().scores(state)[1:]


class LosesOnSaving(toy.Toy):
    def load(self, blob: bytes) -> toy.State:
        state = super().load(blob)
        state.spent = state.spent[:1]
        return state


class KnowsNoMills(toy.Toy):
    def vocabulary(self, seats: int) -> dict[str, tuple[str, ...]]:
        return {"what": ("hut", "market")}


class HidesAReason(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        found = super().why(state, seat, verb, words)
        return found[:1] if len(found) > 1 else found


class MakesAReasonUp(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        found = super().why(state, seat, verb, words)
        return (*found, Reason("mood", {}, (f"{seat}.wood = 2",))) if found else ()


class RepairsTooLittle(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        found = super().why(state, seat, verb, words)
        return tuple(Reason(r.id, r.args, (f"{seat}.coin = 0",)) if r.id == "coin" else r for r in found)


class SaysNothing(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        return ()


class DoubtsWhatIsOffered(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        return super().why(state, seat, verb, words) or (Reason("mood"),)


class TellsInReasons(toy.Toy):
    def why(self, state: toy.State, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        found = super().why(state, seat, verb, words)
        return tuple(Reason(r.id, {**r.args, "next": state.deck.cards[-1]}, r.repair) for r in found)


FAULTS: list[tuple[type[toy.Toy], str]] = [
    (DrawsUnmarked, "no barrier means nothing was learned"),
    (ChanceBesides, "no barrier means nothing was learned"),
    (LosesCoins, "nothing is made or lost"),
    (Leaks, "nothing shows"),
    (TellsInHints, "nothing shows"),
    (ShowsHands, "what is public tells nothing"),
    (ChangesItsArgument, "apply is pure"),
    (TakesAnything, "nonsense is refused"),
    (Rush, "order in a fork is nothing, taking back in a fork disturbs nobody"),  # whichever comes first
    (Restless, "questions are in order"),
    (Stuck, "it can be played to its end"),
    (NeverEnds, "it can be played to its end"),
    (ScoresNobody, "the end is told"),
    (LosesOnSaving, "saving loses nothing"),
    (KnowsNoMills, "words are known"),
    (HidesAReason, "reasons are true"),
    (MakesAReasonUp, "reasons are true"),
    (RepairsTooLittle, "reasons are true"),
    (SaysNothing, "reasons are true"),
    (DoubtsWhatIsOffered, "reasons are true"),
    (TellsInReasons, "reasons are true"),
]


@pytest.mark.parametrize(("rules", "promise"), FAULTS, ids=lambda x: getattr(x, "__name__", ""))
def test_a_fault_is_found_and_named(rules: type[toy.Toy], promise: str) -> None:
    with pytest.raises(Broken) as found:
        for seed in range(30):
            check_game(rules(), 3, seed, often=1, seldom=2, limit=150)
    assert found.value.promise in promise.split(", "), found.value
    assert read(found.value.record).game == "toy"


@pytest.mark.parametrize("seats", toy.Toy.seat_counts)
def test_what_is_sound_keeps_all_promises(seats: int) -> None:
    for seed in range(4):
        run = check_game(Sound(), seats, seed, often=1, seldom=1)
        assert isinstance(run, Run) and run.seen["event round"] == toy.ROUNDS
        assert run.seen["reason coin"] and run.seen["reason built"]
