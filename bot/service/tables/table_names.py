"""Names for tables that can be said aloud, in English and Russian: "Amber Gull", «Янтарная чайка»."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules.offers import Below

# English; Russian masculine, feminine
ADJECTIVES: tuple[tuple[str, str, str], ...] = (
    ("Amber", "Янтарный", "Янтарная"),
    ("Azure", "Лазурный", "Лазурная"),
    ("Brave", "Смелый", "Смелая"),
    ("Bright", "Яркий", "Яркая"),
    ("Calm", "Спокойный", "Спокойная"),
    ("Cheerful", "Весёлый", "Весёлая"),
    ("Clever", "Умный", "Умная"),
    ("Coral", "Коралловый", "Коралловая"),
    ("Crimson", "Багряный", "Багряная"),
    ("Curious", "Пытливый", "Пытливая"),
    ("Distant", "Далёкий", "Далёкая"),
    ("Emerald", "Изумрудный", "Изумрудная"),
    ("Gentle", "Кроткий", "Кроткая"),
    ("Golden", "Золотой", "Золотая"),
    ("Hidden", "Тайный", "Тайная"),
    ("Humble", "Скромный", "Скромная"),
    ("Lucky", "Удачный", "Удачная"),
    ("Merry", "Радостный", "Радостная"),
    ("Misty", "Туманный", "Туманная"),
    ("Noble", "Благородный", "Благородная"),
    ("Northern", "Северный", "Северная"),
    ("Old", "Старый", "Старая"),
    ("Patient", "Терпеливый", "Терпеливая"),
    ("Pearl", "Жемчужный", "Жемчужная"),
    ("Proud", "Гордый", "Гордая"),
    ("Quiet", "Тихий", "Тихая"),
    ("Ruby", "Рубиновый", "Рубиновая"),
    ("Salty", "Солёный", "Солёная"),
    ("Scarlet", "Алый", "Алая"),
    ("Silver", "Серебряный", "Серебряная"),
    ("Southern", "Южный", "Южная"),
    ("Starry", "Звёздный", "Звёздная"),
    ("Sunny", "Солнечный", "Солнечная"),
    ("Swift", "Быстрый", "Быстрая"),
    ("White", "Белый", "Белая"),
    ("Wild", "Дикий", "Дикая"),
)
# English; Russian; feminine?
NOUNS: tuple[tuple[str, str, bool], ...] = (
    ("Anchor", "якорь", False),
    ("Bay", "залив", False),
    ("Brig", "бриг", False),
    ("Cape", "мыс", False),
    ("Compass", "компас", False),
    ("Crab", "краб", False),
    ("Current", "поток", False),
    ("Dolphin", "дельфин", False),
    ("Flag", "флаг", False),
    ("Frigate", "фрегат", False),
    ("Gull", "чайка", True),
    ("Harbour", "гавань", True),
    ("Heron", "цапля", True),
    ("Island", "остров", False),
    ("Lagoon", "лагуна", True),
    ("Lantern", "фонарь", False),
    ("Lighthouse", "маяк", False),
    ("Lizard", "ящерица", True),
    ("Mast", "мачта", True),
    ("Orchid", "орхидея", True),
    ("Palm", "пальма", True),
    ("Parrot", "попугай", False),
    ("Pelican", "пеликан", False),
    ("Reef", "риф", False),
    ("Sail", "парус", False),
    ("Schooner", "шхуна", True),
    ("Shell", "ракушка", True),
    ("Star", "звезда", True),
    ("Storm", "шторм", False),
    ("Tide", "прилив", False),
    ("Turtle", "черепаха", True),
    ("Wave", "волна", True),
    ("Whale", "кит", False),
    ("Wind", "ветер", False),
)


def name(locale: str, adjective: int, noun: int) -> str:
    """A name by its two numbers: the same two make a pair in both languages."""
    english, he, she = ADJECTIVES[adjective]
    what, russian, feminine = NOUNS[noun]
    return f"{she if feminine else he} {russian}" if locale.startswith("ru") else f"{english} {what}"


def fresh(locale: str, taken: Collection[str], below: Below) -> str:
    """A name that no running table has; once they have run out, one with a number."""
    for _ in range(50):
        found = name(locale, below(len(ADJECTIVES)), below(len(NOUNS)))
        if found not in taken:
            return found
    number = 2
    while f"{found} {number}" in taken:
        number += 1
    return f"{found} {number}"
