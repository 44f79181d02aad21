"""Workers of a position: those that are not said to be elsewhere are free; milestones follow from what is built."""

from __future__ import annotations

from bot.rules.position import impossible

from ..play.buildings import built, gained_lids, statues
from .landscape import Landscape


class Workers(Landscape):
    """A table being set: workers and milestones."""

    def workers(self, seat: int) -> None:
        """Free ones are those that are not said to be elsewhere."""
        me, name, box = self.s.board[seat], f"seats.{seat}", self.box
        me.unhired = self.counts(f"{name}.unhired", box.workers, {w.id: w.hired for w in box.workers.values()})
        hired = sum(row.hired - me.unhired[worker] for worker, row in box.workers.items())
        hire = next(cell.id for cell in box.recruitment.values() if not cell.navigation)
        me.recruited = self.counts(
            f"{name}.recruited", box.recruitment, dict.fromkeys(box.recruitment, 0) | {hire: hired}
        )
        free = {}
        for worker, row in box.workers.items():
            away = sum(seat in self.s.places[place] for place, words in box.send_words.items() if words[0] == worker)
            away += sum(x.seat == seat and x.worker == worker for x in self.s.royal.values())
            free[worker] = row.free + row.hired - me.unhired[worker] - away
        me.workers = self.counts(f"{name}.workers", box.workers, free)
        if me.workers != free or min(free.values()) < 0 or me.recruited[hire] != hired:
            raise impossible(
                "census", f"{name}.workers", what="workers", n=sum(me.workers.values()), total=sum(free.values())
            )
        have = {"boats": len(me.boats), "buildings": built(box, me), "statues": statues(me), "lids": gained_lids(me)}
        me.reached = [milestone for milestone, n in box.milestones.items() if have[milestone] >= n]
        for cell, n in me.recruited.items():
            if n > box.recruitment[cell].cells:
                raise impossible("value", f"{name}.recruited", value=f"{cell}={n}")
        if sum(me.recruited.values()) > len(me.reached):
            raise impossible(
                "census", f"{name}.recruited", what="milestones", n=sum(me.recruited.values()), total=len(me.reached)
            )
