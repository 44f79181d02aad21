"""Cards, tiles and solo tiles of a position: what is not set lies where it would."""

from __future__ import annotations

from bot.rules.position import impossible

from ..phases.setup import remove_solo_tiles
from ..play.eminence import SILHOUETTES
from .values import Values


class Supplies(Values):
    """A table being set: what lies in stacks and in hands."""

    def cards(self) -> None:
        """Cards that are set leave the hands and the deck that were dealt; of a pile the last word is the top."""
        s, ids = self.s, self.box.cards
        held = {seat: self.words(f"seats.{seat}.hand", ids) for seat in range(s.seats)}
        played = {seat: self.words(f"seats.{seat}.played", ids) or [] for seat in range(s.seats)}
        deck, discards = self.words("deck", ids) or [], self.words("discards", ids) or []
        named = [card for those in (*held.values(), *played.values(), deck, discards) for card in those or ()]
        self.once("hand", named)
        free = [card for card in s.deck.cards if card not in named]
        for seat, me in enumerate(s.board):
            hand = held[seat]
            if hand is not None:
                free = [card for card in me.hand if card not in named] + free
                me.hand = hand
            else:
                me.hand = [card for card in me.hand if card not in named]
            me.played = played[seat]
        s.deck.cards, s.deck.discards = free + deck, discards

    def tiles(self) -> None:
        """Tiles on the map: those of the start lie there, others are laid beside them."""
        s, box = self.s, self.box
        start = dict(s.laid)
        for space, tile in (self.pairs("laid", box.spaces) or {}).items():
            if tile not in box.tiles or (space in start) != box.tiles[tile].back.isdigit():
                raise impossible("value", "laid", value=f"{space}={tile}")
            if space in start:
                other = next((at for at, those in s.laid.items() if those == tile), "")
                if not other:
                    raise impossible("value", "laid", value=f"{space}={tile}")
                s.laid[other] = s.laid[space]
            s.laid[space] = tile
        self.once("laid", s.laid.values())
        reached = box.map.reachable(start, s.laid)
        for space in s.laid:
            if space not in reached:
                raise impossible("cells", "laid", value=space)
        s.pastures = [tile for tile in s.pastures if tile not in s.laid.values()]
        s.cattle = {space: [] for space, tile in s.laid.items() if not box.tiles[tile].sites}
        top = self.words("grey", [t.id for t in box.tiles.values() if t.back == "grey"]) or []
        self.once("grey", [*top, *s.laid.values()])
        s.grey.cards = [tile for tile in s.grey.cards if tile not in s.laid.values() and tile not in top] + top

    def areas(self) -> None:
        """Scoring tiles: those set, or for each seat the first that it was dealt."""
        s = self.s
        given = self.words("scoring", self.box.scoring_tiles)
        if given is None:
            rest = [tile for me in s.board for tile in me.choice[1:]] + s.pool
            given = ([me.choice[0] for me in s.board] + sorted(rest))[: len(s.scoring)]
        if len(given) != len(s.scoring):
            raise impossible("census", "scoring", what="scoring", n=len(given), total=len(s.scoring))
        self.once("scoring", given)
        s.scoring, s.pool = given, []
        for me in s.board:
            me.choice = []

    def solo(self) -> None:
        """The stack of the Wise Eminence, as `tile/corner` with the silhouette, top last; the rest is shown."""
        e, tiles = self.s.eminence, self.box.solo_tiles
        e.points, e.cactus = self.number("eminence.points", 0), self.number("eminence.cactus", 0, self._cactus())
        row = self.box.difficulties[self.game.chosen["difficulty"]]
        given = self.words("eminence.stack")
        if given is None:
            if not e.mixed:
                remove_solo_tiles(self.g)
            return
        e.mixed, e.stack, e.backs = 2, [], []
        for word in given:
            tile, _, corner = word.partition("/")
            if tile not in tiles or corner not in SILHOUETTES[tiles[tile].back]:
                raise impossible("value", "eminence.stack", value=word)
            e.stack.append(tile)
            e.backs.append(corner)
        self.once("eminence.stack", e.stack)
        for side, out in (("a", row.a), ("b", row.b)):
            those = [t.id for t in tiles.values() if t.side == side]
            left = len(those) - out - sum(tile in those for tile in e.stack)
            if left < 0:
                raise impossible("census", "eminence.stack", what=side, n=len(e.stack), total=len(those) - out)
            e.shown += [tile for tile in those if tile not in e.stack][:left]

    def _cactus(self) -> int:
        return len(self.box.solo_board["cactus"]) - 1
