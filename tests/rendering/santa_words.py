"""Words for pictures of Santa Maria in tests: short tables of both languages, called as the bot's texts are."""

from __future__ import annotations

_TABLE = """picture-year=Year {n}/{of}=Год {n}/{of}
picture-goal=Goal {n}=Цель {n}
picture-over=Final score=Итог игры
picture-winner={name} wins=Победа: {name}
picture-asked=Waiting for=Отвечают
picture-passing=Retire to=Уход на покой
picture-dice=Dice=Кубики
picture-halls=Town halls=Ратуши
picture-colonies=Colonies=Колонии
picture-total=Total=Всего
picture-tie=Tie-break=При ничьей
picture-won=Goal reached=Цель достигнута
picture-lost=Goal missed=Цель не достигнута
asked-Turn={seat} acts=Ход игрока {seat}
asked-Trade={seat} trades=Торгует {seat}
asked-Ship={seat} chooses a shipping tile=Корабль выбирает {seat}
asked-Step={seat} considers a step=Шаг религии: решает {seat}
asked-March={seat} considers a step=Шаг конкистадоров: решает {seat}
asked-Religion={seat} may go one step on=Религия: решает {seat}
asked-Recruit={seat} sends a monk=Монаха посылает {seat}
asked-PlaceRoad={seat} places a road=Дорогу кладёт {seat}
asked-Meditate={seat} meditates=Второе место выбирает {seat}
asked-PutDie={seat} puts the die=Кубик ставит {seat}
asked-Logistics={seat} moves dice=Кубики переносит {seat}
asked-PayWith={seat} pays=Платит {seat}
asked-ChooseColony={seat} chooses a colony=Колонию выбирает {seat}
asked-ChooseTownHall={seat} places a town hall=Ратушу ставит {seat}
name-astronomy=Astronomy=Астрономия
name-taxation=Taxation=Налогообложение/Налоги
name-botany=Botany=Ботаника
name-philosophy=Philosophy=Философия
name-mathematics=Mathematics=Математика
name-engineering=Engineering=Инженерное дело
name-industrialization=Industrialization/Industry=Индустриализация/Индустрия
name-basic_economy=Basic economy=Базовая экономика
name-advanced_economy=Advanced economy=Продвинутая экономика/Высшая экономика
name-logistics=Logistics=Логистика
asked-Navigate={seat} moves the governor=Губернатор: решает {seat}
asked-Hire={seat} may hire=Нанять может {seat}
asked-ChooseLine={seat} chooses a line=Линию выбирает {seat}
score-governor=Governor=Губернатор
name-navigation=Navigation=Навигация
name-archery=Archery=Стрельба из лука/Лучники
name-meditation=Meditation=Медитация
name-bishop_tiles=Bishop of tiles=Епископ жетонов
name-bishop_track=Bishop of conquest=Епископ завоевания
name-bishop_gems=Bishop of gems=Епископ самоцветов
name-mission_cocoa=Mission (cocoa)=Миссия (какао)
name-colony_5=Cocoa colony=Какао-колония
name-bishop_square=Bishop of squares=Епископ квадратов
name-bishop_ships=Bishop of harbours=Епископ гаваней
name-bishop_towns=Bishop of towns=Епископ городов
name-bishop_colonists=Bishop of colonists=Епископ колонистов
name-bishop_terrain=Bishop of terrain=Епископ земель
name-bishop_diverse=Bishop of diversity=Епископ разнообразия
name-mission_points=Mission (points)=Миссия (очки)
name-mission_coins=Mission (coins)=Миссия (монеты)
name-mission_gold=Mission (gold)=Миссия (золото)
name-mission_goods=Mission (goods)=Миссия (ресурсы)
name-colony_1=Colony 1=Колония 1
name-colony_2=Colony 2=Колония 2
name-colony_3=Colony 3=Колония 3
name-colony_4=Colony 4=Колония 4
name-communism=Communism=Коммунизм
name-capitalism=Capitalism=Капитализм
name-theocracy=Theocracy=Теократия
name-capracracy=Capracracy=Капракратия
name-democracy=Democracy=Демократия
name-utopia=Utopia=Утопия
score-happiness=Happiness tokens=Жетоны счастья
score-goods=Sets of goods=Наборы ресурсов
score-colonists=Colonists=Колонисты
score-scholars=Scholars=Учёные
score-bishop_penalty=Bishops appointed=Назначенные епископы
score-harbours=Complete harbours=Полные гавани
score-ships=Shipping tiles=Корабли"""


class Words:
    """Stands in for the bot's texts: `words("name-botany.short")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        for row in _TABLE.split("\n"):
            id, *both = row.split("=")
            full, _, short = (
                both[language == "ru"].partition("/") if id[:4] == "name" else (both[language == "ru"], "", "")
            )
            self._texts |= {id: full, f"{id}.short": short or full}
            if id.startswith("name-bishop"):
                self._texts |= {f"score-{id[5:]}": full, f"score-{id[5:]}.short": full}

    def __call__(self, id: str, /, **args: object) -> str:
        return self._texts[id].format(**args)
