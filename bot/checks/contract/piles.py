"""The promise about what lies face down: what nobody knows can be mixed, and what a seat knows of it stays in place."""

from __future__ import annotations

from bot.checks.contract.run import Step, must


def what_nobody_knows_can_be_mixed(step: Step) -> None:
    """After `reshuffle` every reader sees what he saw, and of the old order of what nobody knows nothing is left."""
    rules, state = step.rules, step.out.state
    mixed = rules.load(rules.dump(state))
    rules.reshuffle(mixed)
    must(rules.census(mixed) == rules.census(state), "reshuffle makes or loses something")
    for reader in step.readers:
        must(rules.view(mixed, reader) == rules.view(state, reader), f"reshuffle changes what {reader} sees")
        if reader is not None:
            must(rules.decision(mixed, reader) == rules.decision(state, reader), f"{reader} is asked something else")
    mixes = any(len(places) > 1 for places in rules.unknown_places(state))
    must(mixed.rng.used > state.rng.used or not mixes, "reshuffle uses no chance")
    again, used = rules.load(rules.dump(mixed)), mixed.rng.used
    again.rng.used = state.rng.used
    rules.reshuffle(again)
    must(again.rng.used == used and rules.dump(again) == rules.dump(mixed), "something of the old order is left")
