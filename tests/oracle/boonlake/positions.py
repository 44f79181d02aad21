"""Positions of Boonlake by chance, well into a game: tiles, pieces, cattle, cards, levers and goods for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Rng
from tests.oracle.boonlake import box

NAMES = {-1: "e"}


def by_chance(seats: int, rng: Rng, rich: bool = False, dry: bool = False) -> list[tuple[str, str]]:
    """`set` lines of a table that could be; whose turn it is follows. Rich: most of it is done, and much is there.

    Dry: nearly all cards have been played, so that deck and discards are soon empty.
    """
    scorings = 2 + rng.below(2) if rich else rng.below(4)
    found = [("scorings", str(scorings)), ("strips", " ".join(_shuffled(box.STRIPS, rng)))]
    covered = _shuffled(box.REGIONS, rng)[: rng.below(5)]
    found.append(("covered", " ".join(covered) or "none"))
    areas = _shuffled(box.SCORING, rng)[:4]
    found.append(("scoring", " ".join(areas)))
    if seats > 1:
        found.append(("first", str(rng.below(seats))))
    laid = _tiles(seats, rng, rich)
    found.append(("laid", " ".join(f"{space}={tile}" for space, tile in laid.items())))
    owners = [*range(seats), *([-1] if seats == 1 else [])]
    pieces, kinds = _pieces(laid, owners, rng, rich)
    found.append(("pieces", " ".join(pieces) or "none"))
    herds = _cattle([s for s, tile in laid.items() if tile[0] == "p"], owners, rng, rich)
    found.append(("cattle", " ".join(f"{s}={'+'.join(herd)}" for s, herd in herds.items() if herd) or "none"))
    cards = _shuffled(box.CARDS, rng)
    ships = _ships(len(owners), scorings, rng)
    for seat in range(seats):
        me = f"seats.{seat}."
        hand = [cards.pop() for _ in range(rng.below(11))]
        many = len(box.CARDS) // seats - 12 + rng.below(2) if dry else rng.below(14 if rich else 6)
        played = [cards.pop() for _ in range(many)]
        levers = _shuffled(box.LEVERS, rng)[: rng.below(13) if rich else rng.below(6)]
        used = [f"{lever}=used" if rng.below(3) == 0 else lever for lever in levers]
        built = _shuffled(areas, rng)[: rng.below(3)] if rng.below(3) == 0 else []
        people = 8 - kinds.get((seat, "inhabitant"), 0) - len(built)
        if people < 0:
            built, people = [], people + len(built)
        done = _shuffled(areas, rng)[:scorings]
        found += [
            (me + "coins", str(rng.below(6) if rng.below(3) == 0 else rng.below(40))),
            (me + "vases", str(rng.below(4))),
            (me + "points", str(rng.below(60) - 8)),
            (me + "coin_track", str(rng.below(11))),
            (me + "card_track", str(rng.below(11))),
            (me + "ranch", str(people if rng.below(3) == 0 else rng.below(people + 1))),
            (me + "hand", " ".join(hand) or "none"),
            (me + "played", " ".join(played) or "none"),
            (me + "levers", " ".join(used) or "none"),
            (me + "boats", " ".join(box.RESOURCES[rng.below(4)] for _ in range(2))),
            (me + "sites", " ".join(f"{r}={n}" for r in box.RESOURCES if (n := rng.below(3))) or "none"),
            (me + "projects", " ".join(f"{t}={box.KINDS[rng.below(3)]}" for t in built) or "none"),
            (me + "scored", " ".join(done) or "none"),
            (me + "ship", ships.pop()),
        ]
    if seats == 1:
        found += [("eminence.cactus", str(rng.below(45))), ("eminence.points", str(rng.below(80)))]
        found += [("eminence.ship", ships.pop()), ("ask", "Turn 0")]
    left = rng.below(6) if dry or rng.below(2) else 30 + rng.below(len(cards) - 30)  # often the deck is nearly empty
    found.append(("discards", " ".join(cards[: max(0, len(cards) - left)]) or "none"))
    return found


def _shuffled(things: Iterable[str], rng: Rng) -> list[str]:
    found = list(things)
    rng.shuffle(found)
    return found


def _tiles(seats: int, rng: Rng, rich: bool) -> dict[str, str]:
    """Start tiles, and others one beside another."""
    most = max(2, seats)
    spaces = [s for s, row in box.SPACES.items() if 0 < row.get("start", 0) <= most]
    backs = [t for t, row in box.TILES.items() if row["back"].isdigit() and int(row["back"]) <= most]
    laid = dict(zip(spaces, _shuffled(backs, rng), strict=True))
    pile = _shuffled((t for t, row in box.TILES.items() if not row["back"].isdigit()), rng)
    full = len(box.SPACES) - len(laid)
    for _ in range(full - rng.below(3) if rich and rng.below(2) else rng.below(full)):
        free = [s for s in box.SPACES if s not in laid and box.NEAR[s] & set(laid)]
        laid[free[rng.below(len(free))]] = pile.pop()
    return laid


def _pieces(
    laid: dict[str, str], owners: list[int], rng: Rng, rich: bool
) -> tuple[list[str], dict[tuple[int, str], int]]:
    """Pieces on building sites, nobody more than there are."""
    found: list[str] = []
    count: dict[tuple[int, str], int] = {}
    for space, tile in laid.items():
        for place in box.sites(tile):
            seat = owners[rng.below(len(owners))]
            kind = ("inhabitant", "house", "house", "settlement", "settlement")[rng.below(5 if rich else 4)]
            if rng.below(6 if rich else 2) == 0 or (seat < 0 and kind == "inhabitant"):
                continue
            have = {k: count.get((seat, k), 0) for k in ("inhabitant", "house", "settlement")}
            room = {
                "inhabitant": have["inhabitant"] < 6,
                "house": have["house"] + have["settlement"] < 6,
                "settlement": have["settlement"] < 4 and have["house"] + have["settlement"] < 6,
            }
            if room[kind]:
                found.append(f"{space}{place}={NAMES.get(seat, seat)}:{kind}")
                count[seat, kind] = have[kind] + 1
    return found, count


def _cattle(pastures: list[str], owners: list[int], rng: Rng, rich: bool) -> dict[str, list[str]]:
    count = dict.fromkeys(owners, 0)
    herds: dict[str, list[str]] = {space: [] for space in pastures}
    for herd in herds.values():
        for _ in range(2 + rng.below(3) if rich else rng.below(5)):
            seat = owners[rng.below(len(owners))]
            if count[seat] < box.PIECES["cattle"]:
                count[seat] += 1
                herd.append(str(NAMES.get(seat, seat)))
    return herds


def _ships(n: int, scorings: int, rng: Rng) -> list[str]:
    """Where n ships may lie: before the first lock as long as that is not crossed, one beyond it otherwise."""
    spaces = box.course(1 + scorings // 2)
    lock = next(i for i, s in enumerate(spaces) if box.RIVER[s].get("lock"))
    found: list[str] = []
    while len(found) < n:
        crossed = scorings % 2
        first, last = (
            (lock + 1, len(spaces) - 2) if crossed and not found else (0, (len(spaces) - 2) if crossed else lock)
        )
        space = spaces[first + rng.below(last - first + 1)]
        if box.RIVER[space].get("harbour") or space not in found:
            found.append(space)
    return found[::-1] if rng.below(2) else found
