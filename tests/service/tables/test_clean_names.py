"""Names as people give them: what is kept of them can be seen and does nothing to the words around."""

import unicodedata

import pytest

from bot.service.tables.changes import NAME_LENGTH, clean


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t Boris ", "Anna Boris"),
        ("\u202eannA\u2066", "annA"),
        ("Ve\u200bra\ufeff\x07", "Vera"),
        ("שלום", "שלום"),
        ("Ёж Й é", "Ёж Й é"),
        ("👩\u200d👩\u200d👧 family", "👩\u200d👩\u200d👧 family"),
        ("🏴\u200d☠\ufe0f", "🏴\u200d☠\ufe0f"),
        ("a\u200db", "ab"),
        ("☠\u200da", "☠a"),
        ("a\ufe0fb\U000e0101", "ab"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("a\u034fb", "ab"),
        ("a" + "\u0301" * 20, "a" + "\u0301" * 3),
        ("Щ" * 40, "Щ" * NAME_LENGTH),
        ("👩\u200d" * 40, ("👩\u200d" * 16).rstrip("\u200d")),
    ],
)
def test_what_is_kept(given, kept):
    assert clean(given, "?") == kept
    assert not any(
        unicodedata.bidirectional(c) in ("RLO", "LRO", "RLI", "LRI", "FSI", "PDI") for c in clean(given, "?")
    )


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\u3164\u2800", "\u0301\u0301", "\u202e \u2066"])
def test_what_cannot_be_seen_is_no_name(given):
    assert clean(given, "Table 7") == "Table 7"


def test_longer_words_are_kept_where_there_is_room():
    assert clean("x" * 99 + "\n\u202ey", "?", 101) == "x" * 99 + " y"
