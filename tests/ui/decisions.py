"""Questions made up for the panel: every shape that offers can take, small and past Discord's limits."""

from __future__ import annotations

import itertools

from hypothesis import strategies as st

from bot.rules import Decision, LazyOptions, Offer, Pick, Spread
from bot.text.fluent import text
from bot.ui.panel.panel import Context

WORDS = ("corn", "indigo", "sugar", "tobacco", "coffee", "5", "6", "7")


def decision(*offers: Offer) -> Decision:
    return Decision(7, 2, "ChooseRole", tuple(offers))


def context(locale: str = "en", **more: object) -> Context:
    return Context(text(locale, "puerto_rico"), 31, 2, "4.7", names=("Anna", "Boris", "Vera"), **more)  # type: ignore[arg-type]


def one(verb: str, *values: str, facet: str = "what", free: bool = False) -> Pick:
    return Pick(verb, (facet,), tuple((v,) for v in values), free)


DECLINE = Pick("decline", (), ((),))
MANY = tuple(f"A{n}" for n in range(1, 61))

TABLE = {words: n for n, words in enumerate(itertools.product(MANY[:4], MANY[4:31], ("0", "90")))}

NAMED = {
    "few answers": decision(one("sell", "corn", "sugar", facet="good"), DECLINE),
    "one menu": decision(one("build", *MANY[:20], facet="building"), DECLINE),
    "past a menu": decision(one("build", *MANY, facet="building"), DECLINE),
    "two verbs with choices": decision(
        Pick("load", ("good", "ship"), tuple((g, s) for g in WORDS[:5] for s in WORDS[5:])),
        one("wharf", *WORDS[:5], facet="good"),
        DECLINE,
    ),
    "facets": decision(
        Pick("lay", ("tile", "at", "turn"), tuple(itertools.product(MANY[:3], MANY[4:31], ("0", "90")))),
        DECLINE,
    ),
    "lazy": decision(Pick("lay", ("tile", "at", "turn"), LazyOptions(lambda n: n % 3 == 0, TABLE)), DECLINE),
    "switch": decision(
        Pick("build", ("building", "colonist"), tuple((b, c) for b in MANY[:12] for c in ("no", "yes"))), DECLINE
    ),
    "switches only": decision(Pick("dare", ("it", "that"), tuple(itertools.product(("yes", "no"), repeat=2)))),
    "free beside": decision(
        one("settle", *WORDS[:5], facet="tile"), DECLINE, one("hacienda", "face_down", "quarry", free=True)
    ),
    "few free of many": decision(
        one("rest", "a", "b"),
        one("store", *MANY[:9], free=True),
        one("claim", "round", "square", "points", facet="reward", free=True),
    ),
    "many facets": decision(
        Pick("lay", ("side", "first", "second", "cube"), tuple(itertools.product(MANY[:3], MANY[4:16], "a", "b"))),
        DECLINE,
    ),
    "many free": decision(DECLINE, one("rest", "a", "b"), *(one(f"trade{n}", *MANY[:9], free=True) for n in range(5))),
    "too many free": decision(
        DECLINE, one("rest", "a", "b"), *(one(f"trade{n}", *MANY[:3], free=True) for n in range(8))
    ),
    "many verbs": decision(*(one(f"verb{n}", *MANY[:30]) for n in range(31))),
    "long words": decision(one("name", *("x" * 95 + str(n) for n in range(4))), DECLINE),
    "spread": decision(Spread("place", WORDS[:4], (3, 1, 2, 1), (1, 1, 1, 1), 4, 4, start=(1, 1, 0, 0))),
    "spread complete": decision(Spread("place", WORDS[:3], (3, 1, 2), (1, 1, 1), 2, 2, start=(1, 1, 0))),
    "spread beside verbs": decision(
        Spread("pay", WORDS[:3], (3, 2, 2), (1, 2, 3), 3, 5), DECLINE, one("rob", "a", "b")
    ),
    "spread and decline": decision(Spread("pay", WORDS[:3], (3, 2, 2), (1, 2, 3), 3, 5), DECLINE),
    "lean spread": decision(Spread("pay", WORDS[:3], (4, 2, 2), (1, 2, 3), 4, 12, lean=True), DECLINE),
    "all or some": decision(
        Pick("load", ("good", "ship"), (("corn", "5"), ("sugar", "6"))),
        Spread("ship", WORDS[:3], (4, 2, 2), (1, 1, 1), 1, 8),
        one("guest", *MANY[:9], free=True),
    ),
    "three ways": decision(
        Pick("settle", ("tile", "colonist"), tuple((t, c) for t in MANY[:6] for c in ("no", "yes", "noble"))), DECLINE
    ),
    "what follows": decision(
        Pick(
            "trade",
            ("person", "who", "good", "point"),
            (
                *((p, w, "none", "no") for p in MANY[:18] for w in ("colonist", "noble")),
                *(("none", "none", g, "no") for g in WORDS[:5]),
                ("none", "none", "none", "yes"),
            ),
        ),
        DECLINE,
    ),
    "menu and buttons": decision(
        one("build", *MANY[:20], facet="building"),
        Pick("barter", ("building", "good", "ship"), tuple(itertools.product(MANY[:9], WORDS[:5], WORDS[5:]))),
        DECLINE,
        one("guest", *MANY[:9], free=True),
    ),
    "wide spread": decision(Spread("place", MANY[:40], (3,) * 40, (1,) * 40, 60, 60, start=(1,) * 40)),
}


@st.composite
def picks(draw: st.DrawFn, verb: str, free: bool = False) -> Pick:
    facets = draw(st.lists(st.sampled_from(("tile", "at", "turn", "colonist")), max_size=3, unique=True))
    if not facets:
        return Pick(verb, (), ((),), free)
    pools = [("yes", "no") if f == "colonist" else WORDS for f in facets]
    options = draw(st.lists(st.tuples(*map(st.sampled_from, pools)), min_size=1, max_size=60, unique=True))
    return Pick(verb, tuple(facets), tuple(options), free)


@st.composite
def spreads(draw: st.DrawFn, verb: str) -> Spread:
    n = draw(st.integers(1, 5))
    caps = draw(st.lists(st.integers(1, 3), min_size=n, max_size=n))
    high = draw(st.integers(1, sum(caps)))
    low = draw(st.integers(0, high))
    start = draw(st.just([]) | st.tuples(*(st.integers(0, c) for c in caps)).filter(lambda s: sum(s) <= high))
    return Spread(verb, WORDS[:n], tuple(caps), (1,) * n, low, high, start=tuple(start))


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    real = [draw(picks(f"act{n}")) for n in range(draw(st.integers(1, 4)))]
    free = [draw(picks(f"free{n}", True)) for n in range(draw(st.integers(0, 3)))]
    spread = [draw(spreads("share"))] if draw(st.booleans()) else []
    return decision(*spread, *real, *free)
