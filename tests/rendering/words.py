"""Words for pictures in tests: short tables of both languages, called as the bot's texts are."""

from __future__ import annotations

_EN = """round=Round {n};last-round=Last round;over=Final score;winner={name} wins;asked=Waiting for;house=Trading house;ship=On ship
supply=Supply;points=Points left;total=Total;tie=Tie-break"""
_RU = """round=Раунд {n};last-round=Последний раунд;over=Итог игры;winner=Победа: {name};asked=Отвечают;house=Торговый дом;ship=На корабле
supply=В запасе;points=Очки в банке;total=Всего;tie=При ничьей"""
_NAMES = """corn=Corn=Кукуруза;indigo=Indigo=Индиго;sugar=Sugar=Сахар;tobacco=Tobacco=Табак;coffee=Coffee=Кофе
quarry=Quarry=Каменоломня;settler=Settler=Поселенец;mayor=Mayor=Губернатор;builder=Builder=Строитель
craftsman=Craftsman=Ремесленник;trader=Trader=Торговец;captain=Captain=Капитан
prospector=Prospector=Золотоискатель/Старатель
small_indigo_plant=Small indigo plant=Малая фабрика индиго/М. фабрика индиго
small_sugar_mill=Small sugar mill=Малый сахарный завод/М. сахарный завод
indigo_plant=Indigo plant=Большая фабрика индиго/Фабрика индиго
sugar_mill=Sugar mill=Большой сахарный завод/Сахарный завод
tobacco_storage=Tobacco storage=Сушильня табака;coffee_roaster=Coffee roaster=Кофейная фабрика
small_market=Small market=Малый рынок;hacienda=Hacienda=Гасиенда;construction_hut=Construction hut/Const. hut=Барак
small_warehouse=Small warehouse=Малый склад;hospice=Hospice=Гостиница;office=Office=Контора
large_market=Large market=Большой рынок;large_warehouse=Large warehouse=Большой склад;factory=Factory=Фабрика
university=University=Университет;harbor=Harbor=Гавань;wharf=Wharf=Верфь;guild_hall=Guild hall=Гильдия
residence=Residence=Особняк;fortress=Fortress=Крепость;customs_house=Customs house=Таможня;city_hall=City hall=Ратуша"""
_OTHER = {
    "en": {
        "asked-Build": "{seat} builds",
        "asked-Sell": "{seat} sells",
        "end-colonists": "colonists ran out",
        "end-points": "points ran out",
        "end-city": "a city is full",
        "asked-PlaceColonists": "{seat} places colonists",
        "score-chips": "Chips",
        "score-buildings": "Buildings",
    },
    "ru": {
        "asked-Build": "{seat} строит",
        "asked-Sell": "{seat} продаёт товар",
        "end-colonists": "кончились колонисты",
        "end-points": "кончились очки",
        "end-city": "город застроен",
        "asked-PlaceColonists": "{seat} расставляет колонистов",
        "score-chips": "Фишки",
        "score-buildings": "Постройки",
    },
}


class Words:
    """Stands in for the bot's texts: `words("name-corn.short")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        rows = (_EN, _RU)[language == "ru"].replace("\n", ";").split(";")
        self._texts = {f"picture-{row.split('=')[0]}": row.split("=")[1] for row in rows} | _OTHER[language]
        for row in _NAMES.replace("\n", ";").split(";"):
            id, *both = row.split("=")
            full, _, short = both[language == "ru"].partition("/")
            self._texts |= {f"name-{id}": full, f"name-{id}.short": short or full, f"score-{id}": short or full}

    def __call__(self, id: str, /, **args: object) -> str:
        text = self._texts.get(id) or self._texts.get(id.partition(".")[0])
        if text is None:
            raise KeyError(id)
        return text.format(**args)
