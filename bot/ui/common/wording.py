"""Decisions, hints and refusals turned into words. Everything a game says passes through here; see `event_words`, too.

Arguments that name a component (there is a text `name-<value>`) come to a text several times: `$good` is the name as it
stands in a sentence, `$good_id` the id to select on, `$good_gen`, `$good_acc` and `$good_ins` its Russian case forms.
Several in one value ("corn+corn+sugar") are told as a list, and `$good_n` says how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from bot.rules import Pick, Refused
from bot.text.fluent import Text

from .limits import cut

Hints = Mapping[tuple[str, str, str], tuple[str, Mapping[str, object]]]

Line = tuple[str, Mapping[str, object]]

ALT = 1000
SEATS = frozenset({"seat", "winners", "asked", "by", "whom"})  # arguments that are seats; others end in `_seat`
PEOPLE = frozenset({"by", "whom"})  # facets whose numbers are seats
CASES = ("gen", "acc", "ins")
SUM = "_sum"  # ends an argument that tells how a number comes about


def capital(words: str) -> str:
    """The words as a sentence or a label begins."""
    return words[:1].upper() + words[1:]


def inside(words: str) -> str:
    """A name as it stands in the middle of a sentence; a sign ("SH03") stays what it is."""
    sign = words[:2].isupper() and words[1] != " "
    return words if sign else words[:1].lower() + words[1:]


def listed(text: Text, items: Sequence[str]) -> str:
    """Things one after another: "corn, sugar and coffee"; the text for nothing where there are none."""
    if not items:
        return text("list-none")
    if len(items) == 1:
        return items[0]
    return text("list-and", first=", ".join(items[:-1]), last=items[-1])


def counted(text: Text, counts: Mapping[str, int]) -> str:
    """Counts of things: "3 corn, 2 indigo, hospice"; what there is none of is left out."""
    return ", ".join(count(text, what, n) for what, n in counts.items() if n) or text("list-none")


def count(text: Text, what: str, n: int) -> str:
    """So many of a thing: "3 corn"; a thing without plural forms is named, a spot as it is; counted from two on."""
    if text.has(f"count-{what}"):
        return _signed(text, what, text(f"count-{what}", n=n))
    name = _word(text, what)
    return name if n == 1 else f"{name} ×{n}"


def arguments(text: Text, args: Mapping[str, object], names: Sequence[str] = ()) -> dict[str, object]:
    """Arguments of rules made ready for a text: seats by name, components in words, counts and lists in full.

    Of lists and counts `$goods_n` says how many there are in all. A dict whose things have a text `item-<argument>`
    (of `$name`, `$n`) is told by it, what there is none of too. One that ends in `_sum` is told as a sum, and `_n` says
    of how many parts. Nothing (None, "") has the id "none".
    """
    ready: dict[str, object] = {}
    for key, value in args.items():
        if value is None or value == "":
            ready[key], ready[f"{key}_id"] = "", "none"
            ready |= {f"{key}_{case}": "" for case in CASES}
        elif (key in SEATS or key.endswith("_seat")) and isinstance(value, int):
            ready[key], ready[f"{key}_id"] = seat_name(text, value, names), value
        elif key in SEATS and isinstance(value, (list, tuple)):
            ready[key], ready[f"{key}_n"] = listed(text, [seat_name(text, int(v), names) for v in value]), len(value)
        elif isinstance(value, Mapping) and key.endswith(SUM):
            ready[key], ready[f"{key}_n"] = _sum(text, value), len(value)
        elif isinstance(value, Mapping) and all(isinstance(v, int) for v in value.values()):
            ready[key], ready[f"{key}_n"] = _counts(text, key, value), sum(value.values())
        elif isinstance(value, Mapping):
            ready[key], ready[f"{key}_n"] = _pairs(text, key, value, names), len(value)
        elif isinstance(value, (list, tuple)):
            ready[key], ready[f"{key}_n"] = _things(text, [str(v) for v in value]), len(value)
        elif key in PEOPLE and isinstance(value, str) and value.isdecimal():
            ready[key], ready[f"{key}_id"] = value_name(text, key, value, names), value
        elif isinstance(value, str):
            word = _spot(text, value, names) or _word(text, value)
            ready[key], ready[f"{key}_id"], ready[f"{key}_n"] = word, _id(value), value.count("+") + 1
            for case in CASES:
                form = f"name-{value}.{case}"
                ready[f"{key}_{case}"] = text(form) if text.has(form) else ready[key]
        else:
            ready[key] = value
    return ready


def _id(value: str) -> str | int:
    """What a text selects by: the id, or the number that it is."""
    return int(value) if value.isdecimal() else value


def seat_name(text: Text, seat: int, names: Sequence[str]) -> str:
    """Who sits there; below 0 it is an opponent that is no seat."""
    if seat < 0:
        return text(f"rival-{-seat}")
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _spot(text: Text, value: str, names: Sequence[str]) -> str:
    """A spot of somebody's ("2-harbour"), in a game that has a text `spot-of` (of `$seat`, `$spot`); else nothing."""
    seat, _, spot = value.partition("-")
    if not spot or not seat.isdecimal() or not text.has("spot-of"):
        return ""
    return text("spot-of", seat=seat_name(text, int(seat), names), spot=spot)


def _things(text: Text, values: list[str]) -> str:
    """A list of things; what is there several times is counted, numbers are told one by one."""
    if len(set(values)) < len(values) and not all(v.isdigit() for v in values):
        return counted(text, {v: values.count(v) for v in values})
    return listed(text, [_word(text, v) for v in values])


def _counts(text: Text, key: str, value: Mapping[str, int]) -> str:
    if not text.has(f"item-{key}"):
        return counted(text, value)
    return ", ".join(text(f"item-{key}", name=_word(text, k), n=n) for k, n in value.items()) or text("list-none")


def _sum(text: Text, parts: Mapping[str, int]) -> str:
    """How a number comes about: "7 − 1 builder − 2 quarries"; the first part is what it begins with."""
    first, *others = parts.items()
    said = [f"{'−' if n < 0 else '+'} {_part(text, what, abs(n))}" for what, n in others]
    return " ".join([str(first[1]), *said])


def _part(text: Text, what: str, n: int) -> str:
    return count(text, what, n) if text.has(f"count-{what}") else f"{n} {_word(text, what)}"


def _pairs(text: Text, key: str, value: Mapping[str, object], names: Sequence[str]) -> str:
    """What goes with what: each pair by the text `item-<argument>` if there is one (`$name`, `$what` in short).

    A number there is a seat.
    """
    told = []
    for name, what in value.items():
        some = what if isinstance(what, (list, tuple)) else [what]
        said = listed(text, [_told(text, v, names) for v in some])
        thing, item = _word(text, name), f"item-{key}"
        told.append(text(item, name=thing, what=said) if text.has(item) else f"{thing}: {said}")
    return ", ".join(told) or text("list-none")


def _told(text: Text, value: object, names: Sequence[str]) -> str:
    """One of what goes with a thing, in short."""
    if isinstance(value, int):
        return seat_name(text, value, names)
    return _spot(text, str(value), names) or _short(text, str(value))


def _short(text: Text, value: str) -> str:
    return inside(text(f"name-{value}.short")) if text.has(f"name-{value}.short") else _word(text, value)


@lru_cache(4096)
def _word(text: Text, value: str) -> str:
    """A component, or a line of a score, as it stands in a sentence; anything else as it is."""
    if "+" in value:
        return _things(text, value.split("+"))
    found = next((id for id in (f"name-{value}", f"score-{value}") if text.has(id)), "")
    named = text(f"{found}.proper") if text.has(f"{found}.proper") else inside(text(found)) if found else value
    return _signed(text, value, named)


def _signed(text: Text, value: str, said: str) -> str:
    """With the sign of the thing before it, where the text has signs."""
    return f"{text.signs[value]} {said}" if value in text.signs else said


def value_name(text: Text, facet: str, value: str, names: Sequence[str] = ()) -> str:
    """A value as people name it: by its own text for this facet, as a component, counted (2 wood for "wood=2"), or as
    it is (a spot, a number). A seat is told by who plays it, where `names` are known."""
    if names and facet in PEOPLE and value.isdecimal():
        return seat_name(text, int(value), names)
    for id in (f"value-{facet}-{value}", f"name-{value}"):
        if text.has(id):
            return text(id)
    if text.has(f"value-{facet}"):
        return text(f"value-{facet}", **arguments(text, {"value": value}))
    what, counts, n = value.partition("=")
    return count(text, what, int(n)) if counts else capital(_word(text, value))


def hint_words(text: Text, hints: Hints, verb: str, facet: str, value: str, *forms: str) -> str:
    """The catch that goes with a value, or nothing, in the first of these forms that it has (`.whole`), else as it is.

    Its text can tell by `$value` which one it stands beside.
    """
    found = hints.get((verb, facet, value))
    if found is None:
        return ""
    id = next((form for form in (f"{found[0]}{form}" for form in forms) if text.has(form)), found[0])
    beside = value if facet else ""  # a whole answer is no thing with a name
    return text(id, **arguments(text, {"value": beside, **found[1]}))


def label(text: Text, verb: str, facet: str, value: str, hint: str = "") -> str:
    """A value with its catch: "Sugar mill, 3 doubloons"."""
    name = value_name(text, facet, value)
    return f"{name}, {hint}" if hint else name


def answer(text: Text, offer: Pick, words: Sequence[str], hints: Hints | None = None, names: Sequence[str] = ()) -> str:
    """A whole answer in words, with its catch: "Load corn on ship 5, 3 points"."""
    args = dict(zip(offer.facets, words, strict=True))
    if text.has(f"answer-{offer.verb}"):
        said = text(f"answer-{offer.verb}", **arguments(text, args, names))
    elif args:
        said = f"{text(f'verb-{offer.verb}')}: {', '.join(value_name(text, f, v, names) for f, v in args.items())}"
    else:
        said = text(f"verb-{offer.verb}")
    catches = answer_hints(text, offer, words, hints or {})
    return f"{said}, {catches}" if catches else said


def answer_hints(text: Text, offer: Pick, words: Sequence[str], hints: Hints, *, labelled: bool = False) -> str:
    """What there is to know about a whole answer: its own hint, or those of its values (`.whole` if they have it).

    `labelled`: it stands at its button, whose label has the numbers; `.beside` leaves out what that says already.
    """
    forms = (".beside", ".whole") if labelled else (".whole",)
    if (offer.verb, "", " ".join(words)) in hints:
        return hint_words(text, hints, offer.verb, "", " ".join(words), *forms[:-1])
    parts = [hint_words(text, hints, offer.verb, f, v, *forms) for f, v in zip(offer.facets, words, strict=True)]
    return ", ".join(dict.fromkeys(p for p in parts if p))


def question(text: Text, ask: str, brief: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """What is asked, in one line with the numbers that matter."""
    return text(f"ask-{ask}", **arguments(text, brief, names))


def call(text: Text, ask: str) -> str:
    """What is wanted, as it is said to whoever is asked: "choose a role"."""
    return text(f"call-{ask}")


def asked(text: Text, ask: str, seat: int, names: Sequence[str]) -> str:
    """What others read about an open question: "Anna builds"."""
    return text(f"asked-{ask}", **arguments(text, {"seat": seat}, names))


def refusal(text: Text, wrong: Refused, names: Sequence[str] = ()) -> str:
    """What was wrong, and what to do. Verbs and facets are named by their own texts."""
    args = {
        k: inside(text(f"{k}-{v}")) if k in ("verb", "facet") and text.has(f"{k}-{v}") else v
        for k, v in wrong.args_.items()
    }
    if wrong.text == "idle-option":
        other, value = str(args["other"]), str(args["value"])
        args |= {"other": text(f"option-{other}"), "value": text(f"option-{other}-{value}")}
    if wrong.text in ("idle-option", "option-needs-options", "option-needs-seats"):
        args["option"] = text(f"option-{args['option']}")
    if "others" in args:
        pairs = [pair.split("=") for pair in str(args["others"]).split()]
        args["others"] = listed(text, [_option(text, name, value) for name, value in pairs])
    if "asked" in args:  # a question, named as it is to whoever is asked
        args["asked"] = call(text, str(args["asked"]))
    id = wrong.text
    if id == "not-your-turn" and "waiting" not in args:  # the kernel does not say who is waited for
        id = "not-asked"
    return capital(text(f"refused-{id}", **arguments(text, args, names)))


def _option(text: Text, name: str, value: str) -> str:
    return text("quoted-option", option=text(f"option-{name}"), value=text(f"option-{name}-{value}"))


def board_lines(text: Text, lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """A view told line by line."""
    return [capital(text(id, **arguments(text, args, names)).strip()) for id, args in lines]


def heading(text: Text, lines: Iterable[Line], names: Sequence[str]) -> str:
    """Where the game stands, in a few words: the lines of a view that have a `.head`."""
    heads = [text(f"{id}.head", **arguments(text, args, names)).strip() for id, args in lines if text.has(f"{id}.head")]
    return ", ".join(dict.fromkeys(heads))


def alt(text: Text, lines: Iterable[Line], names: Sequence[str]) -> str:
    """The description that goes with a picture: the lines that have a short form, at most 1,000 characters in all."""
    short = [(f"{id}.alt", args) for id, args in lines if text.has(f"{id}.alt")]
    return cut("\n".join(board_lines(text, short, names)), ALT)
