"""What is chosen when a table is opened, and what of it goes together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from .errors import Refused

Chosen = Mapping[str, str]  # options by name
Needs = tuple[tuple[str, str], ...]  # options and the values that all of them have to have


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened: `values[0]` is the rulebook's way and the default.

    `only_with`: another option and its value, without which this one changes nothing. `needs` and `seats`: other
    options with their values, all of which have to be chosen, and numbers of seats (none given: any); without them any
    value but the default is refused. Options that others depend on, and those that matter most, come first.
    `formerly`: a version of the rules, and what was usual up to it: a recorded game of that time that does not name the
    option was played so.
    """

    name: str
    values: tuple[str, ...]
    only_with: tuple[str, str] | None = None
    needs: Needs = ()
    seats: tuple[int, ...] = ()
    formerly: tuple[int, str] | None = None

    def counts(self, chosen: Chosen) -> bool:
        """Whether it changes anything beside these."""
        return holds((self.only_with,) if self.only_with else (), chosen) and holds(self.needs, chosen)

    def usual(self, chosen: Chosen) -> bool:
        """Whether it is left as the rulebook has it."""
        return chosen.get(self.name, self.values[0]) == self.values[0]


def holds(needs: Needs, chosen: Chosen) -> bool:
    """Whether all these options have these values."""
    return all(chosen.get(name) == value for name, value in needs)


def as_meant(options: Sequence[Option], chosen: Chosen, version: int) -> dict[str, str]:
    """What is `chosen` in a game recorded under that version of the rules (0: today's), with what was usual then."""
    usual = {o.name: o.formerly[1] for o in options if o.formerly and 0 < version <= o.formerly[0]}
    return {**usual, **chosen}


def settled(game: str, options: Sequence[Option], chosen: Chosen) -> dict[str, str]:
    """A value for each option, the default where none is `chosen`.

    Raises `Refused` for a name or value that the game does not have.
    """
    values = {o.name: o.values[0] for o in options}
    for name, value in chosen.items():
        known = next((o for o in options if o.name == name), None)
        if known is None:
            raise Refused("unknown-option", option=name, game=game, names=", ".join(values) or "—")
        if value not in known.values:
            raise Refused("bad-option", option=name, value=value, values=", ".join(known.values))
        values[name] = value
    return values


def apart(options: Sequence[Option], chosen: Chosen) -> Iterator[Refused]:
    """What of the options does not go with the others: each with what it needs."""
    for o in options:
        if not o.usual(chosen) and not holds(o.needs, chosen):
            yield Refused("option-needs-options", option=o.name, others=told(o.needs))


def too_many_or_few(options: Sequence[Option], chosen: Chosen, seats: int) -> Iterator[Refused]:
    """What of the options is not for so many seats; 0 where that is not settled."""
    for o in options:
        if seats and not o.usual(chosen) and o.seats and seats not in o.seats:
            yield Refused("option-needs-seats", option=o.name, seats=", ".join(map(str, o.seats)))


def told(needs: Needs) -> str:
    """Options and values as a refusal carries them: `modules=all colour=red`."""
    return " ".join(f"{name}={value}" for name, value in needs)
