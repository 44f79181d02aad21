"""The message with an open question: whom it calls, what it tells, and what becomes of it."""

import json

from bot.rules import Asked, Event
from bot.service.core.model import Entry
from bot.ui.common.limits import assert_sendable
from bot.ui.posts import open_question, posts

from .tables import NASTY, entry, payload, table


def loaded(n, seat=0):
    args = {"good": "corn", "n": 3, "ship": "5", "points": 3}
    return Entry(
        n, seat, (Event("role_taken", seat, {"role": "captain", "doubloons": 0}), Event("loaded", seat, args)), 0.0
    )


async def test_a_question_to_all_calls_exactly_the_people_among_them(words):
    found = table(5, "running")
    since = posts.digest(words, [loaded(i) for i in range(300)], posts.names(words, found))
    post = open_question.question(words, found, found.asked, range(5), since, "x" * 300, key="17", undo=NASTY * 2)
    assert_sendable(payload(post))
    assert post.ping == (100, 101, 102, 103)
    assert "<@everyone>" not in post.content
    mentions = json.loads(json.dumps(payload(post)["allowed_mentions"]))
    assert sorted(map(int, mentions["users"])) == [100, 101, 102, 103] and not mentions.get("parse")


async def test_a_question_says_once_what_is_asked_and_of_whom(words):
    found = table(3, "running", asked=(Asked(0, "Build", 9),))
    post = open_question.question(words, found, found.asked, [0], "", "round 7", key="17")
    assert post.content == f"🔔 <@100>: {words('call-Build')} · round 7"
    none = open_question.question(words, found, found.asked, [], "", "round 7", key="17")
    assert none.content == f"{words('asked-Build', seat=posts.names(words, found)[0])} · round 7" and not none.ping


async def test_what_happened_since_is_a_line_a_role_without_what_the_picture_shows(words):
    who, mayor = ["Anna", "Boris"], {"role": "mayor", "doubloons": 2}
    events = (
        Event("role_taken", 1, mayor),
        Event("colonists_taken", 0, {"n": 1}),
        Event("colonist_ship", None, {"n": 4}),
    )
    said = posts.digest(words, [Entry(1, 1, events, 0.0), loaded(2)], who)
    heads = f"{words('name-mayor')} (Boris, +{words('amount-n', n=2)}); {words('name-captain')} (Anna)"
    assert said.startswith(f"{heads} · Anna: 3 ") and "\n" not in said
    two = posts.digest(words, [loaded(1), loaded(2, 1)], who)
    assert [line.split(" · ")[0] for line in two.split("\n")] == [
        "",
        f"{words('name-captain')} (Anna)",
        f"{words('name-captain')} (Boris)",
    ]
    assert posts.headed(words, "desk-since", two).count(" \n") == 0
    assert posts.digest(words, [entry(1)], who) == ""


async def test_who_has_not_answered_yet_reads_what_happened_since_the_game_began(words):
    found = table(3, "running")
    late = open_question.question(words, found, found.asked[:1], [0], "Boris", "round 1", begun=True)
    then = open_question.question(words, found, found.asked[:1], [0], "Boris", "round 1")
    assert words("question-begun", events="Boris") in late.content
    assert words("question-since", events="Boris") in then.content and late.content != then.content


async def test_of_a_long_story_the_end_is_told_in_short_too(words):
    said = posts.digest(words, [*(loaded(i) for i in range(50)), loaded(50, 1)], ["Anna", "Boris"])
    assert len(said) <= posts.SINCE + 3
    assert said.startswith(f"\n{words('more')}\n") and "(Boris)" in said.split("\n")[-1]


async def test_what_comes_to_others_by_an_answer_is_not_told_with_it(words):
    taken = [Event("colonists_taken", seat, {"n": 1}) for seat in (0, 1)]
    said = posts.told(words, [Entry(1, 0, tuple(taken), 0.0)], ["Anna", "Boris"])
    assert "Anna" in said and "Boris" not in said


async def test_of_a_long_story_the_end_is_told(words):
    who = ["Anna", "Boris"]
    said = posts.told(words, [*(entry(i, 0) for i in range(100)), entry(100, 1)], who)
    assert len(said) <= posts.SINCE + 2
    assert said.startswith(words("more")) and said.rstrip(".").count("Boris") == 1
    assert posts.told(words, [entry(1), entry(2, 1, undone=True)], who).count("Boris") == 0


async def test_the_tally_and_the_answered_question(words):
    found = table(5, "running", asked=(Asked(3, "PlaceColonists", 9),))
    post = open_question.tally(words, found, [0, 1], "head")
    assert_sendable(payload(post))
    assert post.content.startswith(f"head\n{open_question.TALLY} ")
    again = open_question.tally(words, found, [0, 1, 2], f"{post.content}")
    assert again.content.count(open_question.TALLY) == 1 and again.content.startswith("head\n")
    for why in ("", "undone", "handed", "abandoned", "over"):
        done = open_question.answered(words, found, why, 2, "")
        assert_sendable(payload(done))
        assert not done.rows and not done.ping and done.content


async def test_undo_stands_there_only_where_there_is_something_to_take_back(words):
    found = table(3, "running", asked=(Asked(0, "Build", 9),))

    def shown(undo):
        post = open_question.question(words, found, found.asked, [0], "", "round 7", key="17", undo=undo)
        return [b.label for row in post.rows for b in row if ":undo" in b.id]

    assert shown(None) == []
    assert shown("") == [words("button-undo")]
    assert shown("Anna") == [words("button-undo-who", name="Anna")]
