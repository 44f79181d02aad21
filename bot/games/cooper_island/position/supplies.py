"""What nobody has yet in a position: bag, single tiles, logbooks, decks; the rest lies there."""

from __future__ import annotations

from bot.rules import Deck
from bot.rules.position import impossible, several

from .values import Values


class Supplies(Values):
    """A table being set: piles and supplies."""

    def supplies(self) -> None:
        s, box = self.s, self.box
        doubles = {d.id: d.pieces for d in box.doubles.values()}
        for me in s.board:
            for kind in doubles:
                doubles[kind] -= me.tiles[kind] + me.laid[kind]
            for kind in s.singles:
                s.singles[kind] -= me.laid[kind]
        for kind, n in {**doubles, **s.singles}.items():
            if n < 0:
                total = (box.doubles.get(kind) or box.singles[kind]).pieces
                raise impossible("census", kind, what=kind, n=total - n, total=total)
        self.pile("bag", s.bag.cards, doubles)
        logbooks = {x.id: x.pieces for x in box.logbooks.values()}
        for me in s.board:
            for token in me.logbooks:
                logbooks[token] -= 1
        for token, n in logbooks.items():
            if n < 0:
                total = box.logbooks[token].pieces
                raise impossible("census", "logbooks", what=token, n=total - n, total=total)
        self.pile("logbooks", s.logbooks.cards, logbooks)
        self.deck("small_deck", s.small, [card for me in s.board for card in me.small])
        self.deck("large_deck", s.large, [card for me in s.board for card in me.large])

    def pile(self, name: str, cards: list[str], left: dict[str, int]) -> None:
        """Put what is left into a pile: what is set on top, the last one topmost, the rest as it lay."""
        top = several(name, self.setting.get(name, ""), left)
        rest = dict(left)
        for card in top:
            rest[card] -= 1
            if rest[card] < 0:
                raise impossible("census", name, what=card, n=top.count(card), total=left[card])
        below = []
        for card in [*cards, *[kind for kind, n in left.items() for _ in range(n)]]:
            if rest[card]:
                rest[card] -= 1
                below.append(card)
        cards[:] = [*below, *top]

    def deck(self, name: str, deck: Deck, gone: list[str]) -> None:
        every = sorted(deck.cards)
        for card in gone:
            if gone.count(card) > 1:
                raise impossible("twice", name, what=card)
        top = self.words(name, every) or []
        for card in top:
            if card in gone:
                raise impossible("twice", name, what=card)
        deck.cards = [*[card for card in deck.cards if card not in gone and card not in top], *top]
