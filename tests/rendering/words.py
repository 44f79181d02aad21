"""Words for pictures in tests: short tables of both languages, called as the bot's texts are."""

from __future__ import annotations

_EN = """round=Round {n};last-round=Last round;over=Final score;winner={name} wins;asked=Waiting for;house=Trading house
ship=On ship;supply=Supply;points=Points left;total=Total;tie=Tie-break;draft=Draft;spaces={n} free"""
_RU = """round=Раунд {n};last-round=Последний раунд;over=Итог игры;winner=Победа: {name};asked=Отвечают
house=Торговый дом;ship=На корабле;supply=В запасе;points=Очки в банке;total=Всего;tie=При ничьей
draft=Набор зданий;spaces=мест: {n}"""
_NAMES = """corn=Corn=Кукуруза;indigo=Indigo=Индиго;sugar=Sugar=Сахар;tobacco=Tobacco=Табак;coffee=Coffee=Кофе
quarry=Quarry=Каменоломня;settler=Settler=Поселенец;mayor=Mayor=Губернатор;builder=Builder=Строитель
craftsman=Craftsman=Ремесленник;trader=Trader=Торговец;captain=Captain=Капитан
prospector=Prospector=Золотоискатель/Старатель
small_indigo_plant=Small indigo plant=Малая фабрика индиго/М. фабрика индиго
small_sugar_mill=Small sugar mill=Малый сахарный завод/М. сахарный завод
indigo_plant=Indigo plant=Большая фабрика индиго/Фабрика индиго
sugar_mill=Sugar mill=Большой сахарный завод/Сахарный завод
tobacco_storage=Tobacco storage=Сушильня табака;coffee_roaster=Coffee roaster=Кофейная фабрика/Кофейная ф-ка
small_market=Small market=Малый рынок;hacienda=Hacienda=Гасиенда;construction_hut=Construction hut/Const. hut=Барак
small_warehouse=Small warehouse=Малый склад;hospice=Hospice=Гостиница;office=Office=Контора
large_market=Large market=Большой рынок;large_warehouse=Large warehouse=Большой склад;factory=Factory=Фабрика
university=University=Университет/Универ-т;harbor=Harbor=Гавань;wharf=Wharf=Верфь;guild_hall=Guild hall=Гильдия
residence=Residence=Особняк;fortress=Fortress=Крепость;customs_house=Customs house=Таможня;city_hall=City hall=Ратуша
noble=Noble=Дворянин;nobles=Nobles=Дворяне;aqueduct=Aqueduct=Акведук;forest_house=Forest house=Хижина лесника
black_market=Black market=Чёрный рынок;storehouse=Storehouse=Хранилище;guest_house=Guest house=Гостевой дом
trading_post=Trading post=Биржа;church=Church=Церковь;small_wharf=Small wharf=Малая верфь;lighthouse=Lighthouse=Маяк
specialty_factory=Specialty factory=Мануфактура/Мануф-ра;library=Library=Библиотека;union_hall=Union hall=Канцелярия
statue=Statue=Памятник;cloister=Cloister=Монастырь;land_office=Land office=Земельная контора;chapel=Chapel=Часовня
hunting_lodge=Hunting lodge=Охотничий домик;zoning_office=Zoning office=Строительная контора/Строит. контора
royal_supplier=Royal supplier=Центр снабжения;villa=Villa=Вилла;jeweler=Jeweler=Ювелирная мастерская/Ювелир
royal_garden=Royal garden=Королевский парк/Кор. парк"""
_OTHER = {
    "en": {
        "asked-Build": "{seat} builds",
        "asked-Sell": "{seat} sells",
        "end-colonists": "colonists ran out",
        "end-points": "points ran out",
        "end-city": "a city is full",
        "asked-PlaceColonists": "{seat} places colonists",
        "asked-DraftBuilding": "{seat} chooses a building",
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
        "asked-DraftBuilding": "{seat} выбирает здание",
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
