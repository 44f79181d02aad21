"""Time zones by cities: found as people type them, in either language."""

from zoneinfo import available_timezones

import pytest

from bot.text import cities
from bot.text.cities import exactly, find, name_of


def named(locale, typed):
    return [(c.name(locale), c.zone) for c in find(locale, typed)]


@pytest.mark.parametrize(
    ("locale", "typed", "first"),
    [
        ("en-US", "ber", ("Berlin", "Europe/Berlin")),
        ("ru", "бер", ("Берлин", "Europe/Berlin")),
        ("ru", "berlin", ("Берлин", "Europe/Berlin")),
        ("en-GB", "моск", ("Moscow", "Europe/Moscow")),
        ("ru", "петер", ("Санкт-Петербург", "Europe/Moscow")),
        ("ru", "санкт петербург", ("Санкт-Петербург", "Europe/Moscow")),
        ("ru", "кельн", ("Кёльн", "Europe/Berlin")),
        ("en-US", "york", ("New York", "America/New_York")),
        ("en-US", "san f", ("San Francisco", "America/Los_Angeles")),
        ("ru", "казань", ("Казань", "Europe/Moscow")),
        ("en-US", "Europe/Kyi", ("Kyiv", "Europe/Kyiv")),
        ("ru", "герман", ("Берлин", "Europe/Berlin")),
        ("en-US", "australia/syd", ("Sydney", "Australia/Sydney")),
    ],
)
def test_found_by_what_is_typed(locale, typed, first):
    assert named(locale, typed)[0] == first


def test_never_more_than_discord_shows_and_something_before_anything_is_typed():
    for locale in ("en-US", "ru"):
        assert 5 < len(find(locale, "")) <= 25
        for letter in "aeorscмаснк":
            assert 0 < len(find(locale, letter)) <= 25
    assert find("en-US", "zzz") == [] and find("ru", "№%:,.;(") == []


def test_in_full():
    assert exactly("Berlin") == exactly("берлин") == exactly("europe/berlin") == "Europe/Berlin"
    assert exactly("Europe/Kiev") == "Europe/Kyiv"  # as it was called
    assert exactly("Мумбаи") == "Asia/Kolkata"
    assert exactly("") == exactly("Atlantis") == exactly("Berl") == ""


def test_every_zone_has_its_clocks_and_its_names():
    known = available_timezones()
    for city in cities.cities():
        assert city.zone in known
        assert all(city.names) and all(len(n) < 60 for n in city.names)
    assert name_of("ru", "Europe/Kiev") == "Киев" and name_of("en-US", "America/New_York") == "New York"
    assert name_of("en-US", "Mars/Base") == "Mars/Base"


@pytest.mark.parametrize(
    ("typed", "zone", "told"),
    [
        ("GMT+3", "Etc/GMT-3", "UTC+3"),
        ("utc -5:00", "Etc/GMT+5", "UTC−5"),
        ("+03", "Etc/GMT-3", "UTC+3"),
        ("Etc/GMT-14", "Etc/GMT-14", "UTC+14"),
        ("GMT", "Etc/GMT", "UTC"),
        ("UTC+0", "Etc/UTC", "UTC"),
    ],
)
def test_a_difference_to_utc_is_a_zone_and_is_told_back_as_what_it_is(typed, zone, told):
    assert exactly(typed) == zone and name_of("en-US", zone) == name_of("ru", zone) == told
    assert typed == "GMT" or named("en-US", typed) == [(told, zone)]


def test_a_difference_that_no_place_needs_is_none():
    assert [exactly(typed) for typed in ("GMT+20", "UTC+5:30", "5", "Etc/GMT+13")] == [""] * 4


def test_a_city_with_its_country_is_that_city():
    for city in cities.cities():
        assert all(exactly(city.label(locale)) == city.zone for locale in ("en-US", "ru"))
