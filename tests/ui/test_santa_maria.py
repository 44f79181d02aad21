"""Santa Maria in words and on the panel: all of it comes up, is said in both languages, and can be tapped and typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.rows import MODULES
from bot.rules import Action, Components, Decision, Event, Pick, asks_of, handlers_of
from bot.ui.common import event_words, wording
from bot.ui.common.draft import Context, Draft
from bot.ui.common.limits import check
from bot.ui.panel import help, slash_commands
from bot.ui.panel.labels import small_print
from bot.ui.panel.panel import panel
from bot.ui.panel.picks import answers_menu

from .decisions import decision
from .pressing import payload, presses, tap
from .words import News, Strict, strict

NAMES = ("Анна", "Boris", "Вера", "Gleb", "Дина")
EN, RU = BOTH = strict("en", "santa_maria"), strict("ru", "santa_maria")
TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {"gold": "ask"}),
    (1, {"gold": "ask"}),
    (3, {"setup": "advanced", "blue_dice": "shared", "gold": "ask", "points": "open"}),
    (2, {"colonies": "chosen", "steps": "ask"}),
    (4, dict.fromkeys(MODULES, "true")),
    (5, dict.fromkeys(MODULES, "true") | {"maya": "1"}),
]
# Games in which something rare comes up are played first: should the rules bring it elsewhere some day, the others find
# it, and it takes longer.
FIRST = (0, 1, 2, 3, 6, 11, 32)
GAMES = (*FIRST, *(n for n in range(60) if n not in FIRST))
BOX = box(modules=tuple(MODULES))
RULES = [
    "first",
    "course",
    "setup",
    "expanding",
    "activating",
    "dice",
    "trading",
    "retiring",
    "harbour",
    "free_actions",
]
RULES += ["storage", "blue", "year_end", "score", "terrain", "solo", "monks", "scholars", "bishops", "tiles", "ships"]
RULES += ["readings", "differences", "components", "kingdoms", "readings_kingdoms", "special_tiles", "special_ships"]
RULES += ["governor", "specialists", "ambassadors"]
RULES += ["city", "city_cards", "city_temples", "city_trade", "readings_city"]
THINGS = [*BOX.goods, *BOX.buildings, *BOX.scholars, *BOX.bishops, *BOX.missions, *BOX.feats, *BOX.tiles, *BOX.ships]


RARE = {
    *("event-achieved", "line-achieved"),
    "event-wasted",
    "event-taxed",
    "event-meditated",
    "event-monk_paid",
    "event-stores_full",
    "ask-Meditate",
    "asked-Meditate",
    "ask-Navigate",
    "asked-Navigate",
    "ask-ChooseLine",
    "asked-ChooseLine",
    *("ask-LayJunction", "asked-LayJunction", "event-city_road", "event-withdrawn", "line-proposal"),
    *("event-city_priest", "event-got_priest", "event-no_room"),
    *(f"{asked}-{step}" for asked in ("ask", "asked") for step in ("CityStep", "CityMarch")),
}  # told in a test of their own


def mixed(d: Decision, chance: Random) -> Action:
    """Any answer by chance; nobody retires while there is something else, most of the time."""
    offers = [o for o in d.offers if o.verb != "retire"]
    offer = chance.choice(offers if offers and chance.random() < 0.9 else d.offers)
    return Action(d.seat, offer.verb, offer.sample(chance.randrange), d.sn)


def game(n: int) -> Iterator[tuple[SantaMaria, Any, list[Event], Decision | None]]:
    """Every state of a game by chance, with what led to it and what is asked."""
    seats, chosen = TABLES[n % len(TABLES)]
    rules, chance = SantaMaria(chosen), Random(n)
    out = rules.setup(seats, sha256(str(n).encode()).digest())
    while asked := rules.asked(out.state):
        d = rules.decision(out.state, chance.choice(asked).seat)
        assert d
        yield rules, out.state, out.events, d
        out = rules.apply(out.state, mixed(d, chance))
    yield rules, out.state, out.events, None


def context(rules: SantaMaria, state: Any, d: Decision, text: Strict) -> Context:
    brief, hints = rules.brief(state, d.seat), rules.hints(state, d.seat)
    return Context(text, 1234567, d.seat, f"9.{d.sn}", brief, hints, NAMES[: state.seats], partial(rules.facts, None))


def test_every_text_comes_up_and_all_that_comes_up_has_its_text() -> None:
    wanted = {id for p in ("ask-", "asked-", "hint-", "event-", "line-") for id in EN.ids(p)}
    wanted -= set(strict("en", "").ids())  # of every game
    found: set[str] = set(RARE)
    new = News()
    for n in GAMES:
        for turn, (rules, state, events, d) in enumerate(game(n)):
            text = BOTH[turn % 2]
            found |= _happened(text, events, new)
            if d is not None:
                found |= _asked(text, rules, state, d, new)
            if turn % 60 == 0 or d is None:
                found |= _told(text, rules, state)
        if n >= len(TABLES) and wanted <= found:
            break
    assert found == wanted


def _happened(text: Strict, events: list[Event], new: News) -> set[str]:
    for event in events:
        assert not new(text.language, event) or event_words.sentence(text, event, NAMES).endswith(".")
    assert not new(text.language, events) or all(event_words.digest(text, events, NAMES))
    return {f"event-{event.kind}" for event in events}


def _asked(text: Strict, rules: SantaMaria, state: Any, d: Decision, new: News) -> set[str]:
    brief, language = rules.brief(state, d.seat), text.language
    assert not new(language, d.ask, brief) or wording.question(text, d.ask, brief, NAMES)
    if new(language, d.ask, d.seat):
        assert wording.asked(text, d.ask, d.seat, NAMES) and wording.call(text, d.ask)
    hints = rules.hints(state, d.seat)
    assert all(wording.hint_words(text, hints, *key) for key, hint in hints.items() if new(language, key, hint))
    for offer in d.offers:
        if not isinstance(offer, Pick):
            continue
        answer = offer.sample(Random(d.sn).randrange)
        beside = [hints.get((offer.verb, f, v)) for f, v in zip(offer.facets, answer, strict=True)]
        if new(language, offer.verb, answer, beside, hints.get((offer.verb, "", " ".join(answer)))):
            assert wording.answer(text, offer, answer, hints)
    return {f"ask-{d.ask}", f"asked-{d.ask}", *(id for id, _ in hints.values())}


def _told(text: Strict, rules: SantaMaria, state: Any) -> set[str]:
    found: set[str] = set()
    for you in (None, 0):
        lines = rules.lines(rules.view(state, you))
        assert len("\n".join(wording.board_lines(text, lines, NAMES))) < 6000
        alt = wording.alt(text, lines, NAMES)
        assert len(alt) <= 1000 and all(name in alt for name in NAMES[: state.seats])
        assert wording.heading(text, lines, NAMES)
        found |= {id for id, _ in lines}
    return found


def test_what_is_rare_is_told() -> None:
    for text in BOTH:
        for rare in (
            Event("wasted", 1, {}),
            Event("taxed", 1, {"n": 3}),
            Event("meditated", 1, {"space": "coins"}),
            Event("monk_paid", 1, {"n": 2, "by": 0}),
            Event("stores_full", 1, {"resource": "cocoa"}),
            Event("city_road", 1, {"junction": "3"}),
            Event("withdrawn", 1, {}),
            Event("city_priest", 1, {"spot": "3a"}),
            Event("got_priest", 1, {"n": 2}),
        ):
            assert "Boris" in event_words.sentence(text, rare, NAMES)
        for ask, more in (
            ("Meditate", {}),
            ("Navigate", {"at": "C3", "n": 1}),
            ("ChooseLine", {"line": "A", "n": 1}),
            ("LayJunction", {}),
        ):
            assert wording.question(text, ask, {"coins": 1, "goods": {}} | more, NAMES)
            assert "Boris" in wording.asked(text, ask, 1, NAMES) and wording.call(text, ask)
        proposal = ("line-proposal", {"by": 1, "give": {"wood": 1}, "want": {"coins": 2}})
        assert "Boris" in wording.board_lines(text, [proposal], NAMES)[0]
        for feat in BOX.feats:
            said = event_words.sentence(text, Event("achieved", 0, {"what": feat}), NAMES)
            assert wording.inside(text(f"name-{feat}")) in said
            assert wording.board_lines(text, [("line-achieved", {"what": feat})], NAMES) == [said]


@pytest.mark.parametrize("n", range(len(TABLES)))
def test_a_blind_presser_is_led_to_an_answer_and_every_panel_can_be_sent(n: int) -> None:
    chance, taps = Random(n), 0
    for turn, (rules, state, _, d) in enumerate(game(n)):
        if d is None or turn % 4:
            continue
        ctx, draft = context(rules, state, d, BOTH[turn % 2]), Draft()
        for _ in range(200):
            taps += 1
            shown = panel(d, draft, ctx)
            assert not check(payload(shown))
            if shown.action:
                rules.apply(state, shown.action)
                break
            what, arg, values = chance.choice(list(presses(shown)) or [("back", "", [])])
            draft = Draft.load(tap(d, draft, what, arg, values, ctx).dump())
        else:
            raise AssertionError(f"no answer found: {d}")
    assert taps > 20


@pytest.mark.parametrize("n", range(len(TABLES)))
def test_ids_and_names_in_both_languages_give_the_same_answer(n: int) -> None:
    seen: set[str] = set()
    chance = Random(n)
    for turn, (_, _, _, d) in enumerate(game(n)):
        for offer in d.offers if d and turn % 5 == 0 else ():
            if not isinstance(offer, Pick):
                continue
            option = offer.sample(chance.randrange)
            ids = dict(zip(offer.facets, option, strict=True))
            assert d and slash_commands.words(d, offer.verb, ids, "santa_maria") == option
            for text in BOTH:
                names = {f: wording.value_name(text, f, w).upper() for f, w in ids.items()}
                assert slash_commands.words(d, offer.verb, names, "santa_maria") == option, names
            seen.add(offer.verb)
    assert {"take", "retire", "sell", "activate"} <= seen


def test_every_verb_is_a_command_that_can_be_registered_and_leads_to_its_help() -> None:
    group = slash_commands.command_of(SantaMaria)
    assert not check(slash_commands.payload(group), "command")
    verbs = {v: f for ask in asks_of("bot.games.santa_maria") for v, f in handlers_of(ask).items()}
    assert {s.verb: tuple(p.facet for p in s.parameters if p.facet) for s in group.subcommands} == verbs
    for verb, facets in verbs.items():
        if verb != "decline":
            d = decision(Pick(verb, facets, (("x",) * len(facets),)))
            assert help.of_question(EN, d, Draft()), verb
    for text in BOTH:
        for s in group.subcommands:
            assert 0 < len(text(s.about)) <= 100 and text(s.about) != text(f"verb-{s.verb}")


@pytest.mark.parametrize("topic", [*THINGS, *RULES])
def test_everything_has_help_and_is_found_by_its_names(topic: str) -> None:
    for reader in BOTH:
        assert help.look_up(reader, topic) == topic
        found = help.help_on(reader, topic, SantaMaria().facts(None, topic))
        assert len(found.body) > 40 and len(found.shown) <= 2000
        for other in BOTH:
            assert help.look_up(reader, help.title(other, topic).lower()) == topic


def test_help_tells_the_numbers_of_this_table() -> None:
    rules = SantaMaria()
    view = rules.view(rules.setup(2, bytes(32)).state, None)
    last = {t: help.help_on(EN, t, rules.facts(view, t)).body.splitlines()[-1] for t in ("trade_1", "d03", "road_2")}
    assert last == {
        "trade_1": "Terrain: town. Pay one of wood and gem, get 3 coins.",
        "d03": "Cells: farm (sugar) and road (1 colonist). Costs 2 wood.",
        "road_2": "Terrain: road. Colonists: 2.",
    }
    ship = next(dock.ship for dock in view.docks if dock.ship)
    scholar = next(place for place in view.places if place.kind == "scholar")
    for text in BOTH:
        for topic, n in ((ship.tile, ship.points), (scholar.place, scholar.points)):
            assert str(n) in help.help_on(text, topic, rules.facts(view, topic)).body.splitlines()[-1]


def test_where_the_numbers_come_from_is_counted_from_the_data() -> None:
    """Issue: /help components says how many values are printed, from the rulebook, derived, reconstructed."""
    rules = SantaMaria()
    counted = rules.box.read.sources()
    assert counted["rulebook"] and counted["reconstructed"]
    for text in BOTH:
        last = help.help_on(text, "components", rules.facts(None, "components")).body.splitlines()[-1]
        for source in ("printed", "rulebook", "derived", "reconstructed"):
            assert str(counted.get(source, 0)) in last
    mine = '[[mission]]\nid = "mission_gold"\ngains = { gold = 1 }\nsource = "printed"'
    own = SantaMaria({}, Components("my box", mine.encode()))
    for text in BOTH:
        last = help.help_on(text, "components", own.facts(None, "components")).body.splitlines()[-1]
        assert "my box" in last and "1 printed" in last + " 1 printed" * (text.language == "ru")


OWN = {
    "wood": '[[resource]]\nid = "wood"\nprice = 7\nbuy = 9\nsource = "printed"',
    "storage": '[[number]]\nid = "storage"\nvalue = 7\nsource = "printed"',
    "monks": '[[number]]\nid = "monk_fee"\nvalue = 7\nsource = "printed"',
    "setup": '[[number]]\nid = "start_coins"\nvalue = 17\nsource = "printed"',
    "bishop_towns": '[[bishop]]\nid = "bishop_towns"\nsource = "printed"\n'
    'effect = { do = "joined", count = "town", each = 7, most = 77 }',
    "bishop_square": '[[bishop]]\nid = "bishop_square"\nsource = "printed"\n'
    'effect = { do = "square", points = { 3 = 17 } }',
    "basic_economy": '[[scholar]]\nid = "basic_economy"\npoints = 3\nsource = "printed"\n'
    'effect = { do = "buy", prices = { wood = 7 } }',
    "utopia": '[[achievement]]\nid = "utopia"\neffect = { do = "total", least = 177 }\nsource = "printed"',
    "expanding": '[[shape]]\nid = "double"\ncells = [[0, 0], [0, 1]]\ncost = { wood = 7 }\nsource = "printed"',
}


@pytest.mark.parametrize("topic", OWN)
def test_help_tells_the_numbers_of_the_components_in_use(topic: str) -> None:
    ours, own = SantaMaria(), SantaMaria({}, Components("mine", OWN[topic].encode()))
    for text in BOTH:
        said, other = (help.help_on(text, topic, r.facts(None, topic)).body for r in (ours, own))
        assert "7" in other and ("7" not in said or topic == "bishop_square"), said


SMALL = {
    "wood_2": '[[building]]\nid = "wood_2"\nterrain = "forest"\n'
    'effect = [{ do = "gain", gains = { wood = 1, gem = 7 } }]\nsource = "printed"',
    "trade_3": '[[building]]\nid = "trade_3"\nterrain = "town"\n'
    'effect = [{ do = "trade", give = ["gem"], get = { coins = 7 } }]\nsource = "printed"',
    "taxation": '[[scholar]]\nid = "taxation"\npoints = 2\neffect = { do = "tax", coins = 7, colonists = 2 }\n'
    'source = "printed"',
    "mission_coins": '[[mission]]\nid = "mission_coins"\ngains = { coins = 7 }\nsource = "printed"',
} | {topic: OWN[topic] for topic in ("bishop_towns", "bishop_square", "basic_economy")}


@pytest.mark.parametrize("thing", SMALL)
def test_small_print_in_menus_tells_the_numbers_of_the_components_in_use(thing: str) -> None:
    ours, own = SantaMaria(), SantaMaria({}, Components("mine", SMALL[thing].encode()))
    offer = Pick("recruit", ("place",), ((thing,), ("philosophy",)))
    for text in BOTH:
        said, other = (
            answers_menu(offer, Draft(), Context(text, 1, 0, "1.1", facts=partial(rules.facts, None))).choices[0].hint
            for rules in (ours, own)
        )
        assert "7" in other and ("7" not in said or thing == "bishop_square"), (said, other)
        assert said and said != other and "$" not in said + other


def test_small_print_has_room_for_every_component() -> None:
    for text in BOTH:
        ctx = Context(text, 1, 0, "1.1", facts=partial(SantaMaria().facts, None))
        for thing in THINGS:
            assert not small_print(f"name-{thing}.does", thing, ctx).endswith("…"), thing


def test_decided_readings_stand_where_they_are_looked_for() -> None:
    read = {"en": "eading", "ru": "ы читаем"}
    places = ["conquistador", "religion", "town_hall", "taxation", "mathematics", "logistics", "scholars"]
    places += ["bishop_diverse", "capracracy", "dice", "expanding", "monks"]
    for text in BOTH:
        for topic in places:
            assert read[text.language] in help.help_on(text, topic, SantaMaria().facts(None, topic)).body, topic
        assert help.help_on(text, "differences").body.count("·") >= 8
        assert help.help_on(text, "readings").body.count("·") >= 8


def test_events_and_lines_read_well() -> None:
    took = Event("die_taken", 0, {"die": "white_3", "line": "C", "paid": {"coins": 2}})
    assert event_words.sentence(EN, took, NAMES) == "Анна takes white 3 for column C and pays 2 coins."
    assert event_words.sentence(RU, took, NAMES) == "Анна берёт белый кубик 3: колонка C, плата — 2 монеты."
    got = Event("gained", 1, {"gains": {"wood": 1, "coins": 1}, "turned": {"wood": 1}, "why": "wood_2"})
    assert event_words.sentence(EN, got, NAMES) == (
        "Boris gets 1 wood, 1 coin (no room for 1 wood, turned into coins)."
    )
    harbour = ("line-harbour", {"seat": 1, "tiles": {"coins": ["sh03", "st1"], "points": ["sh10"]}})
    assert wording.board_lines(EN, [harbour], NAMES) == ["Harbour of Boris: coins: SH03 and ST1, points: SH10."]
    dice = ("line-dice", {"white": [1, 1, 5], "blue": []})
    assert wording.board_lines(RU, [dice], NAMES) == ["Белые кубики: 1, 1 и 5."]
    offer = Pick("take", ("die", "line", "pay"), (("white_3", "C", "coins"), ("white_3", "4", "grain")))
    assert wording.answer(EN, offer, offer.options[1]) == "white 3 for row 4, paying 1 grain"


def test_pairs_without_a_text_of_their_own_are_told_plainly() -> None:
    ready = wording.arguments(EN, {"things": {"wood": "sh03", "gem": ["coins", "points"]}})
    assert (ready["things"], ready["things_n"]) == ("wood: SH03, gem: coins and points", 2)


def test_a_number_can_be_selected_by() -> None:
    offer = Pick("place", ("tile", "at", "turn"), (("d01", "C3", "0"), ("d01", "C3", "90")))
    assert [wording.answer(EN, offer, words) for words in offer.options] == [
        "Put double D01 at C3",
        "Put double D01 at C3, turned 90°",
    ]


def test_a_passing_space_is_not_explained_as_the_building_of_its_name() -> None:
    offer = Pick("retire", ("space",), tuple((space,) for space in (*BOX.spaces, "engineering")))
    menu = answers_menu(offer, Draft(), Context(EN, 1, 0, "1.1"))
    assert [c.hint for c in menu.choices] == ["", "", "", "", "", EN("name-engineering.does")]


def test_what_happened_is_told_in_one_line_a_turn() -> None:
    events = [
        Event("activated", 1, {"at": "F3", "building": "religion", "coins": 1}),
        Event("prayed", 1, {"n": 2, "paid": ""}),
        Event("die_unlocked", 1, {"value": 4}),
        Event("recruited", 1, {"place": "mission_goods", "coins": 2}),
        Event("monk_paid", 0, {"n": 2, "by": 1}),
        Event("gained", 1, {"gains": {"wood": 2, "grain": 1}, "turned": {}, "why": "mission_goods"}),
    ]
    assert event_words.digest(EN, events, NAMES) == [
        "Boris: religion on F3 (1 coin) · religion → 2 · new blue die: 4 · a monk to mission (goods) · Анна +2 coins"
        " · +2 wood, 1 grain"
    ]
    assert event_words.digest(RU, events[1:3], NAMES) == ["Религия → 2 · новый синий кубик: 4"]
