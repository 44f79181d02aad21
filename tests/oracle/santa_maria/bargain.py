"""Trade of the Maya city at the second table: with the supply, and what people propose to each other."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.santa_maria import box, maya_box
from tests.oracle.santa_maria.board import Seat, Words
from tests.oracle.santa_maria.maya import Cities

Offers = dict[str, Any]
GOODS = (*maya_box.GOODS, "gold", "coins")


@dataclass
class Proposal:
    """Two counts, and who may still accept."""

    by: int
    to: list[int]
    give: dict[str, int]
    want: dict[str, int]


@dataclass
class Question:
    """What a seat is asked: `Bargain`, `Give`, `Want`, `Consider`."""

    name: str
    seat: int
    to: list[int] = field(default_factory=list)
    given: dict[str, int] = field(default_factory=dict)


class Bargains(Cities):
    """A table while the city trades: its own questions one upon the other, and those of the others beside them."""

    open: list[Proposal]
    main: list[Question]
    beside: list[Question]

    def __init__(self, view: Any, points: list[int], options: dict[str, str]) -> None:
        super().__init__(view, points, options)
        self.open, self.main, self.beside = [], [], []

    def bargain(self, me: Seat) -> Generator[Any, Any, Any]:
        self.open, self.main, self.beside = [], [Question("Bargain", me.seat)], []
        while self.main:
            if self.by_themselves():
                continue
            asked = [self.main[-1], *self.beside]
            seat, verb, words = yield [(q.name, q.seat, self.offers(q)) for q in asked]
            self.answered(next(q for q in asked if q.seat == seat), verb, words)
        self.open = []

    def by_themselves(self) -> bool:
        """Answer what has one answer only, and drop what has none; whether there was any."""
        for q in [self.main[-1], *self.beside]:
            answers = [(verb, words) for verb, some in self.offers(q).items() for words in listed(some)]
            if not answers:
                (self.main if q is self.main[-1] else self.beside).remove(q)
            elif len(answers) == 1:
                self.answered(q, *answers[0])
            else:
                continue
            return True
        return False

    # -- what may be answered ------------------------------------------------------------------------
    def offers(self, q: Question) -> Offers:
        found: Offers = getattr(self, f"offers_{q.name.lower()}")(q)
        return {verb: some for verb, some in found.items() if some}

    def offers_bargain(self, q: Question) -> Offers:
        me, city = self.seats[q.seat], self.maya
        mine, theirs = self.proposal(q.seat), [p for p in self.open if p.by != q.seat]
        price = {"cocoa": 1, "wood": 2, "grain": 2}
        others = [other for other in self.around(q.seat) if self.can_be_asked(other)]
        found: Offers = {
            "buy": {(good,) for good, n in price.items() if me.coins >= n and self.room(good)},
            "sell": {(good,) for good in maya_box.GOODS if me.has(good)},
            "withdraw": {()} if mine else set(),
            "agree": {(str(p.by),) for p in theirs if self.both_have(p, q.seat)},
            "turn_down": {(str(p.by),) for p in theirs},
            "done": {()},
        }
        if me.coins and city.hand:
            found["redraw"] = counts(dict.fromkeys(city.hand, 1))
        if not mine and any(self.holds(q.seat).values()):
            found["propose"] = {(str(other),) for other in others} | ({("all",)} if len(others) > 1 else set())
        return found

    def offers_give(self, q: Question) -> Offers:
        return {"put_up": counts(self.holds(q.seat)), "decline": {()}}

    def offers_want(self, q: Question) -> Offers:
        most = {what: max(self.holds(seat)[what] for seat in q.to) for what in GOODS if what not in q.given}
        return {"want": counts(most), "decline": {()}}

    def offers_consider(self, q: Question) -> Offers:
        p, own = self.proposal(self.maya.seat), self.proposal(q.seat)
        found: Offers = {"withdraw": {()} if own else set()}
        if p is None or q.seat not in p.to:
            return found | {"go_on": {()} if own else set()}
        found["accept"] = {()} if self.both_have(p, q.seat) else set()
        found["counter"] = {()} if own is None and any(self.holds(q.seat).values()) else set()
        return found | {"decline": {()}}

    def holds(self, seat: int) -> dict[str, int]:
        """What a seat could give."""
        me = self.seats[seat]
        found = {good: me.has(good) for good in GOODS[:-1]} | {"coins": me.coins}
        return found | ({"gold": self.maya.gold} if self.is_city(me) else {})

    def around(self, seat: int) -> list[int]:
        n = len(self.seats)
        return [(seat + i) % n for i in range(1, n)]

    def can_be_asked(self, seat: int) -> bool:
        """Not whoever is about to propose something."""
        return all(q.seat != seat or q.name == "Consider" for q in self.beside)

    def proposal(self, seat: int) -> Proposal | None:
        return next((p for p in self.open if p.by == seat), None)

    def both_have(self, p: Proposal, seat: int) -> bool:
        mine, theirs = self.holds(p.by), self.holds(seat)
        return all(mine[g] >= n for g, n in p.give.items()) and all(theirs[g] >= n for g, n in p.want.items())

    # -- what comes of it ----------------------------------------------------------------------------
    def answered(self, q: Question, verb: str, words: Words) -> None:
        (self.main if q in self.main else self.beside).remove(q)
        getattr(self, f"then_{verb}")(q, *([words] if verb in ("put_up", "want", "redraw") else words))

    def then_buy(self, q: Question, good: str) -> None:
        n = 1 if good == "cocoa" else 2
        self.seats[q.seat].coins -= n
        self.fill(good)
        self.say("bought", q.seat, resource=good, n=n)
        self.main.append(q)

    def then_sell(self, q: Question, good: str) -> None:
        self.hand_over(self.seats[q.seat], good, 1)
        self.seats[q.seat].coins += 1
        self.say("sold", q.seat, resource=good, n=1)
        self.main.append(q)

    def then_redraw(self, q: Question, words: Words) -> None:
        city, cards = self.maya, sorted(_read(words))
        self.seats[q.seat].coins -= 1
        for card in cards:
            city.hand.remove(card)
        city.under += cards
        city.deck += len(cards)
        assert sorted(self.told[0].secret["cards"]) == cards
        self.say("city_redrew", q.seat, n=len(cards))
        self.draw(len(cards))
        self.main.append(q)

    def then_propose(self, q: Question, whom: str) -> None:
        to = [s for s in self.around(q.seat) if self.can_be_asked(s)] if whom == "all" else [int(whom)]
        self.main += [q, Question("Give", q.seat, to)]

    def then_put_up(self, q: Question, words: Words) -> None:
        want = Question("Want", q.seat, q.to, _read(words))
        (self.main if q.seat == self.maya.seat else self.beside).append(want)

    def then_want(self, q: Question, words: Words) -> None:
        mine = q.seat == self.maya.seat
        to = [seat for seat in q.to if self.can_be_asked(seat)] if mine else q.to
        if not to:
            return
        p = Proposal(q.seat, list(to), q.given, _read(words))
        self.open.append(p)
        self.say("proposed", p.by, whom=to, give=p.give, want=p.want)
        for seat in to if mine else [q.seat]:
            if all(other.seat != seat for other in self.beside):
                self.beside.append(Question("Consider", seat))

    def then_withdraw(self, q: Question) -> None:
        self.open.remove(self.proposal(q.seat))  # type: ignore[arg-type]
        self.say("withdrawn", q.seat)
        (self.main if q.seat == self.maya.seat else self.beside).append(q)

    def then_agree(self, q: Question, by: str) -> None:
        self.swap(self.proposal(int(by)), q.seat)
        self.main.append(q)

    def then_turn_down(self, q: Question, by: str) -> None:
        self.refuse(int(by), q.seat)
        self.say("refused", q.seat, by=int(by))
        self.main.append(q)

    def then_done(self, q: Question) -> None:
        self.open, self.beside = [], []

    def then_accept(self, q: Question) -> None:
        self.swap(self.proposal(self.maya.seat), q.seat)
        self.beside.append(q)

    def then_counter(self, q: Question) -> None:
        self.refuse(self.maya.seat, q.seat)
        self.beside.append(Question("Give", q.seat, [self.maya.seat]))

    def then_decline(self, q: Question) -> None:
        """Of `Give` and `Want`: nothing is proposed after all."""
        if q.name == "Consider":
            self.refuse(self.maya.seat, q.seat)
            self.say("refused", q.seat, by=self.maya.seat)
            self.beside.append(q)

    def then_go_on(self, q: Question) -> None:
        """It lets its proposal stand."""

    def refuse(self, by: int, seat: int) -> None:
        p = self.proposal(by)
        assert p is not None
        p.to.remove(seat)
        if not p.to:
            self.open.remove(p)

    def swap(self, p: Proposal | None, seat: int) -> None:
        """Both give first, then both get; what the city has no token for is lost, a colonist is paid for it."""
        assert p is not None and seat in p.to and self.both_have(p, seat)
        self.open.remove(p)
        self.say("swapped", seat, by=p.by, give=p.give, want=p.want)
        for who, what in ((p.by, p.give), (seat, p.want)):
            for good, n in what.items():
                if good == "gold" and who == self.maya.seat:
                    self.maya.gold -= n
                else:
                    self.hand_over(self.seats[who], good, n)
        for who, what in ((seat, p.give), (p.by, p.want)):
            self.bring(self.seats[who], what)

    def bring(self, me: Seat, what: dict[str, int]) -> None:
        over: dict[str, int] = {}
        coins = 0
        for good, n in what.items():
            for _ in range(n):
                if good == "coins":
                    me.coins += 1
                elif good == "gold" and self.is_city(me):
                    self.maya.gold += 1
                elif self.is_city(me) and self.room(good):
                    self.fill(good)
                elif not self.is_city(me) and good == "cocoa" and me.cocoa < me.stores:
                    me.cocoa += 1
                elif not self.is_city(me) and good != "cocoa" and me.goods[good] < 3:
                    me.goods[good] += 1
                else:
                    over[good] = over.get(good, 0) + 1
                    coins += 0 if self.is_city(me) else box.WORTH.get(good, 0)
        me.coins += coins
        if over:
            self.say("no_room", me.seat, lost=over, n=coins)


def counts(caps: dict[str, int]) -> frozenset[Words]:
    """Counts as one answer that stands for all: the most of each, and from how many to how many in all."""
    some = {what: n for what, n in caps.items() if n}
    return frozenset([("1", str(sum(some.values())), *sorted(f"{k}={n}" for k, n in some.items()))] if some else [])


def listed(some: Collection[Words]) -> list[Words]:
    """The answers, of counts none where there is a choice, so that they are told apart from a single one."""
    if isinstance(some, frozenset):
        ((_, high, *caps),) = some
        return [tuple(caps)] if high == "1" else [(), ()]
    return list(some)


def _read(words: Words) -> dict[str, int]:
    return {what: int(n) for what, _, n in (word.partition("=") for word in words) if int(n)}
