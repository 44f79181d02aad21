### Санта-Мария, базовая игра. Названия — как в русских правилах; всё остальное — своими словами.

game-santa_maria = Санта-Мария
    .about = Стройте колонию, дайте работу кубикам, отправляйте корабли. 1–5 игроков, три года.

## Числа, которыми пользуются тексты ниже

example-counts = 2 древесины, 1 зерно
coins-n = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
 }
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
     }
coins-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
    .acc = { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
     }
coins-cost = { $cost ->
    [0] бесплатно
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
 }
points-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
held = { coins-coins }{ $goods_n ->
    [0] {""}
   *[other] , { $goods }
 }
in-line = { $line_id ->
    [A] колонка A
    [B] колонка B
    [C] колонка C
    [D] колонка D
    [E] колонка E
    [F] колонка F
    [A1F6] диагональ A1–F6
    [F1A6] диагональ F1–A6
   *[other] ряд { $line }
 }
    .gen = { $line_id ->
        [A] колонки A
        [B] колонки B
        [C] колонки C
        [D] колонки D
        [E] колонки E
        [F] колонки F
        [A1F6] диагонали A1–F6
        [F1A6] диагонали F1–A6
       *[other] ряда { $line }
     }
in-dock = { $dock_id ->
    [coins] док монет
    [religion] док религии
    [conquistador] док конкистадоров
    [special] особый док
   *[other] док очков
 }
in-space = { $space_id ->
    [coins] монеты
    [religion] шаг религии
    [conquistador] конкистадор
    [shipping] морская торговля
   *[road] жетон дороги
 }
turned-by = { $turn_id ->
    [0] {""}
   *[other] , поворот на { $turn }°
 }

## Ресурсы, монеты, очки

name-wood = Древесина
    .gen = древесины
    .acc = древесину
    .ins = древесиной
name-grain = Зерно
    .gen = зерна
    .acc = зерно
    .ins = зерном
name-sugar = Сахар
    .gen = сахара
    .acc = сахар
    .ins = сахаром
name-gem = Самоцвет
    .gen = самоцвета
    .acc = самоцвет
    .ins = самоцветом
name-gold = Золото
    .gen = золота
    .acc = золото
    .ins = золотом
name-coins = Монеты
    .gen = монет
    .acc = монеты
    .ins = монетами
name-points = Очки
    .gen = очков
    .acc = очки
    .ins = очками
count-wood = { $n ->
    [one] { $n } древесина
   *[many] { $n } древесины
 }
count-grain = { $n ->
    [one] { $n } зерно
   *[many] { $n } зерна
 }
count-sugar = { $n ->
    [one] { $n } сахар
   *[many] { $n } сахара
 }
count-gem = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
 }
count-gold = { $n ->
    [one] { $n } золото
   *[many] { $n } золота
 }
count-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
 }
count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }

## Местности и строения

name-farm = Ферма
name-forest = Лес
name-mountain = Гора
name-town = Город
name-town_hall = Ратуша
name-road = Дорога
name-wood_1 = Лес (древесина)
    .short = древесина
    .does = { does-gains }
name-wood_2 = Лес (2 древесины)
    .short = 2 древесины
    .does = { does-gains }
name-grain_1 = Ферма (зерно)
    .short = зерно
    .does = { does-gains }
name-grain_2 = Ферма (2 зерна)
    .short = 2 зерна
    .does = { does-gains }
name-sugar_1 = Ферма (сахар)
    .short = сахар
    .does = { does-gains }
name-gem_1 = Гора (самоцвет)
    .short = самоцвет
    .does = { does-gains }
name-coins_mountain = Гора (монеты)
    .short = монеты
    .does = { does-gains }
name-coins_forest = Лес (монеты)
    .short = монеты
    .does = { does-gains }
name-happiness = Счастье
    .does = Город, который приносит счастье: { $gains }
name-shipping = Морская торговля
    .short = торговля морем
    .does = Город: оплатить корабль с общего поля и взять его в свою гавань
name-conquistador = Конкистадор
    .gen = конкистадоров
    .does = Город: шаг по шкале конкистадоров
name-religion = Религия
    .gen = религии
    .does = Город: шаг по шкале религии, за зерно ещё один
name-trade_1 = Обмен (древ./самоцвет)
    .short = обмен древ./самоцвет
    .does = { does-trade }
name-trade_2 = Обмен (зерно/сахар)
    .short = обмен зерно/сахар
    .does = { does-trade }
name-trade_3 = Обмен (древесина/зерно)
    .short = обмен древ./зерно
    .does = { does-trade }
name-trade_4 = Обмен (сахар/самоцвет)
    .short = обмен сахар/самоцвет
    .does = { does-trade }
name-trade_5 = Обмен (древесина)
    .short = обмен древесина
    .does = { does-trade }
name-trade_6 = Обмен (зерно)
    .short = обмен зерно
    .does = { does-trade }
name-road_1 = Дорога (1 колонист)
    .short = дорога (1)
    .does = Не активируется; колонист даёт очки в конце в полных рядах и колонках
name-road_2 = Дорога (2 колониста)
    .short = дорога (2)
    .does = Не активируется; колонисты дают очки в конце в полных рядах и колонках
name-hall_1a = Ратуша (древ., монета)
    .does = Половина ратуши 1: { $gains }
name-hall_1b = Ратуша (конкистадор)
    .does = Половина ратуши 1: шаг конкистадора
name-hall_2a = Ратуша (зерно, монета)
    .does = Половина ратуши 2: { $gains }
name-hall_2b = Ратуша (религия)
    .does = Половина ратуши 2: шаг религии
name-hall_3a = Ратуша (сахар, монета)
    .does = Половина ратуши 3: { $gains }
name-hall_3b = Ратуша (корабль)
    .does = Половина ратуши 3: морская торговля
name-hall_4a = Ратуша (самоцв., монета)
    .short = Ратуша (самоцв., мон.)
    .does = Половина ратуши 4: { $gains }
name-hall_4b = Ратуша (очко, монета)
    .does = Половина ратуши 4: { $gains }
name-hall_1 = Ратуша 1
name-hall_2 = Ратуша 2
name-hall_3 = Ратуша 3
name-hall_4 = Ратуша 4
name-road_tile = Жетон дороги
    .does = Одна клетка дороги, с нижнего места для спасовавших
name-colony_1 = Колония 1
name-colony_2 = Колония 2
name-colony_3 = Колония 3
name-colony_4 = Колония 4
name-colony_b = Колония Б

## Что делают компоненты, с числами

does-gains = Даёт: { $gains }
does-mission = Сразу: { $gains }
does-trade = Город: { $gives_n ->
    [1] { $gives }
   *[other] что-то одно ({ $gives })
 } — взамен { $choices ->
    [1] { $gets }
   *[other] что-то одно ({ $gets })
 }
does-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
does-points = { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
 }

## Учёные, епископы, миссии, достижения

name-astronomy = Астрономия
    .does = Взятый корабль можно переставить в другой док; монет за каждый док: { $coins }
name-taxation = Налогообложение
    .short = Налоги
    .does = Берёте кубик: { does-coins } за { $colonists ->
        [1] каждого колониста
       *[other] каждых { $colonists } колонистов
     } его линии
name-botany = Ботаника
    .does = Берёте кубик: любое значение за ресурс ({ $pay })
name-philosophy = Философия
    .does = Синими кубиками можно активировать колонки
name-mathematics = Математика
    .does = Пасуя, вы забираете монеты с одного строения
name-engineering = Конструирование
    .short = Конструир-ние
    .does = Кубик остаётся на любом свободном строении своего ряда или колонки
name-industrialization = Индустриализация
    .short = Индустрия
    .does = Обменов за активацию торгового строения: { $times }
name-basic_economy = Базовая экономика
    .does = Покупать дешевле, цена в монетах: { $prices }
name-advanced_economy = Продвинутая экономика
    .short = Продв. экономика
    .does = Можно покупать и такие ресурсы, цена в монетах: { $prices }
name-logistics = Логистика
    .does = Кубик переезжает по дороге на свободное строение; монет: { $coins }
name-bishop_square = Епископ (площадь)
    .does = Очки за застроенный квадрат клеток: { $square }
name-bishop_ships = Епископ (один док)
    .does = { does-points } за каждый корабль в одном из доков, не больше { $most }
name-bishop_towns = Епископ (города)
    .does = { does-points } за каждый город, связанный с ратушей, не больше { $most }
name-bishop_colonists = Епископ (колонисты)
    .does = { does-points } за каждого колониста, связанного с ратушей, не больше { $most }
name-bishop_terrain = Епископ (местность)
    .does = { does-points } за клетку самой большой области ({ $terrains }), не больше { $most }
name-bishop_diverse = Епископ (разнообразие)
    .short = Епископ (разнообр.)
    .does = { does-points } за линию, где есть { $terrains }, не больше { $most }
name-mission_points = Миссия (очки)
    .does = { does-mission }
name-mission_coins = Миссия (монеты)
    .does = { does-mission }
name-mission_gold = Миссия (золото)
    .does = { does-mission }
name-mission_goods = Миссия (ресурсы)
    .does = { does-mission }
name-communism = Коммунизм
name-capitalism = Капитализм
name-theocracy = Теократия
name-capracracy = Капракратия
name-democracy = Демократия
name-utopia = Утопия

## Dice

name-white_1 = Белый кубик 1
name-white_2 = Белый кубик 2
name-white_3 = Белый кубик 3
name-white_4 = Белый кубик 4
name-white_5 = Белый кубик 5
name-white_6 = Белый кубик 6
name-blue_1 = Синий кубик 1
name-blue_2 = Синий кубик 2
name-blue_3 = Синий кубик 3
name-blue_4 = Синий кубик 4
name-blue_5 = Синий кубик 5
name-blue_6 = Синий кубик 6

## Жетоны и корабли: в конце — знак с картинки

name-d01 = Двойной жетон D01
    .short = D01
name-d02 = Двойной жетон D02
    .short = D02
name-d03 = Двойной жетон D03
    .short = D03
name-d04 = Двойной жетон D04
    .short = D04
name-d05 = Двойной жетон D05
    .short = D05
name-d06 = Двойной жетон D06
    .short = D06
name-d07 = Двойной жетон D07
    .short = D07
name-d08 = Двойной жетон D08
    .short = D08
name-d09 = Двойной жетон D09
    .short = D09
name-d10 = Двойной жетон D10
    .short = D10
name-d11 = Двойной жетон D11
    .short = D11
name-d12 = Двойной жетон D12
    .short = D12
name-d13 = Двойной жетон D13
    .short = D13
name-d14 = Двойной жетон D14
    .short = D14
name-d15 = Двойной жетон D15
    .short = D15
name-l01 = Тройной жетон L01
    .short = L01
name-l02 = Тройной жетон L02
    .short = L02
name-l03 = Тройной жетон L03
    .short = L03
name-l04 = Тройной жетон L04
    .short = L04
name-l05 = Тройной жетон L05
    .short = L05
name-l06 = Тройной жетон L06
    .short = L06
name-l07 = Тройной жетон L07
    .short = L07
name-l08 = Тройной жетон L08
    .short = L08
name-l09 = Тройной жетон L09
    .short = L09
name-l10 = Тройной жетон L10
    .short = L10
name-l11 = Тройной жетон L11
    .short = L11
name-l12 = Тройной жетон L12
    .short = L12
name-l13 = Тройной жетон L13
    .short = L13
name-l14 = Тройной жетон L14
    .short = L14
name-l15 = Тройной жетон L15
    .short = L15
name-st1 = Корабль ST1
    .short = ST1
name-st2 = Корабль ST2
    .short = ST2
name-st3 = Корабль ST3
    .short = ST3
name-st4 = Корабль ST4
    .short = ST4
name-sh01 = Корабль SH01
    .short = SH01
name-sh02 = Корабль SH02
    .short = SH02
name-sh03 = Корабль SH03
    .short = SH03
name-sh04 = Корабль SH04
    .short = SH04
name-sh05 = Корабль SH05
    .short = SH05
name-sh06 = Корабль SH06
    .short = SH06
name-sh07 = Корабль SH07
    .short = SH07
name-sh08 = Корабль SH08
    .short = SH08
name-sh09 = Корабль SH09
    .short = SH09
name-sh10 = Корабль SH10
    .short = SH10
name-sh11 = Корабль SH11
    .short = SH11
name-sh12 = Корабль SH12
    .short = SH12
name-sh13 = Корабль SH13
    .short = SH13
name-sh14 = Корабль SH14
    .short = SH14
name-sh15 = Корабль SH15
    .short = SH15
name-sh16 = Корабль SH16
    .short = SH16
name-sh17 = Корабль SH17
    .short = SH17
name-sh18 = Корабль SH18
    .short = SH18
name-sh19 = Корабль SH19
    .short = SH19
name-sh20 = Корабль SH20
    .short = SH20
name-sh21 = Корабль SH21
    .short = SH21
name-sh22 = Корабль SH22
    .short = SH22
name-sh23 = Корабль SH23
    .short = SH23
name-sh24 = Корабль SH24
    .short = SH24
name-sh25 = Корабль SH25
    .short = SH25
name-sh26 = Корабль SH26
    .short = SH26
name-sh27 = Корабль SH27
    .short = SH27
name-sh28 = Корабль SH28
    .short = SH28
name-sh29 = Корабль SH29
    .short = SH29
name-sh30 = Корабль SH30
    .short = SH30

## О чём спрашивают

ask-ChooseColony = Выберите колонию; осталось { $n }.
ask-ChooseTownHall = Выберите ратушу с учёным и место для неё.{ $dice_n ->
    [0] {""}
    [one] {" "}На синем кубике { $dice }.
   *[other] {" "}На синих кубиках { $dice }.
 }
ask-Turn = Год { $year }, ваш ход. У вас { held }. { $white ->
    [0] Белых кубиков в этом году больше не взять
    [one] Можно взять ещё { $white } белый кубик
    [few] Можно взять ещё { $white } белых кубика
   *[many] Можно взять ещё { $white } белых кубиков
 }; { $blue_n ->
    [0] синих кубиков нет
    [one] на синем кубике { $blue }
   *[other] на синих кубиках { $blue }
 }; активировать одно строение — { coins-cost }.
ask-PayWith = Цена: { $cost } ({ $tile }). Что заменить золотом?
ask-Trade = Торговое строение: { $building }. У вас { held }{ $left ->
    [1] {""}
   *[other] ; осталось обменов: { $left }
 }.
ask-Ship = Можно взять корабль. У вас { held }.
ask-Religion = Ещё один шаг религии за зерно? Вы на делении { $n } из { $most }; у вас { $goods }.
ask-Step = Сделать шаг по шкале религии, на деление { $n } из { $most }{ $monk ->
    [0] {""}
   *[other] , за символ монаха
 }{ $dice ->
    [0] {""}
   *[other] {" "}(откроется синий кубик)
 }? У вас { coins-coins }, монахов: { $monks }.
ask-March = Сделать шаг по шкале конкистадоров, на деление { $n } из { $most }{ $gold ->
    [0] {""}
   *[other] { $full ->
        [0] {" "}(он приносит золото)
       *[other] {" "}(он приносит золото, но места для него нет: будут монеты)
     }
 }? У вас { held }.
ask-Recruit = Можно отправить монаха. У вас { coins-coins }, монахов: { $monks }.
ask-PlaceRoad = Положите жетон дороги на пустую клетку.
ask-PutDie = Конструирование: на каком строении ({ in-line }) остаётся { $die }?
ask-Logistics = Логистика: { $last ->
    [0] на { $at } лежит кубик, и строение будет пропущено: { $building }.
   *[other] { $die } сейчас ляжет на последнее свободное строение ({ in-line }).
 } Сначала перенести кубик? У вас { coins-coins }.

call-ChooseColony = выберите колонию
call-ChooseTownHall = выберите ратушу
call-Turn = ваш ход
call-PayWith = решите, что заменить золотом
call-Trade = можно обменять ресурс
call-Ship = можно взять корабль
call-Religion = можно сделать ещё шаг
call-Step = можно сделать шаг
call-March = можно сделать шаг
call-Recruit = можно отправить монаха
call-PlaceRoad = положите дорогу
call-PutDie = поставьте кубик
call-Logistics = можно перенести кубик

asked-ChooseColony = { $seat } выбирает колонию
asked-ChooseTownHall = { $seat } ставит ратушу
asked-Turn = { $seat } ходит
asked-PayWith = { $seat } платит золотом
asked-Trade = { $seat } обменивает
asked-Ship = { $seat } берёт корабль
asked-Religion = { $seat } молится
asked-Step = { $seat } думает о шаге
asked-March = { $seat } думает о шаге
asked-Recruit = { $seat } отправляет монаха
asked-PlaceRoad = { $seat } кладёт дорогу
asked-PutDie = { $seat } ставит кубик
asked-Logistics = { $seat } переносит кубики

## Действия и их части; .about — описание команды

verb-choose = Выбрать колонию
    .about = Выбрать себе колонию перед игрой
    .help = setup
verb-place = Положить жетон
    .about = Купить жетон развития, положить ратушу или дорогу
    .help = expanding
verb-activate = Активировать одно строение
    .about = Активировать одно свободное строение за монеты
    .help = activating
verb-take = Взять кубик
    .about = Взять кубик и активировать ряд или колонку
    .help = dice
verb-retire = Спасовать
    .about = Закончить свой год на месте для спасовавших
    .help = retiring
verb-sell = Продать
    .about = Продать один ресурс за монеты
    .help = free_actions
verb-buy = Купить
    .about = Купить один ресурс
    .help = free_actions
verb-move_die = Перенести кубик
    .about = Логистика: перенести кубик в своей колонии за монету
    .help = logistics
verb-pay = Заменить золотом
    .about = Сказать, какие ресурсы заменит золото
    .help = gold
verb-trade = Обменять
    .about = Обменять один ресурс на торговом строении
    .help = trading
verb-ship = Взять корабль
    .about = Взять жетон морской торговли в свою гавань
    .help = shipping
verb-advance = Ещё один шаг
    .about = Второй шаг религии за зерно
    .help = religion
verb-step = Сделать шаг
    .about = Шаг религии или конкистадоров
    .help = religion
verb-go_on = Дальше
    .about = Логистика: кубиков не переносить, активировать дальше
    .help = logistics
verb-recruit = Отправить монаха
    .about = Отправить монаха к учёному, к епископу или в миссию
    .help = monks
verb-put = Поставить кубик
    .about = Конструирование: на каком строении остаётся кубик
    .help = engineering
verb-decline = Пропустить
    .about = На этот раз ничего не делать

facet-colony = Колония
    .about = Какую колонию
facet-tile = Жетон
    .about = Какой жетон, по знаку на картинке
facet-at = Клетка
    .about = Какая клетка: колонка A–F, ряд 1–6
facet-turn = Поворот
    .about = На сколько жетон повёрнут по часовой стрелке
facet-die = Кубик
    .about = Какой кубик
facet-line = Ряд или колонка
    .about = Колонка A–F или ряд 1–6
facet-pay = Плата
    .about = Чем вы платите
facet-space = Место
    .about = Какое место для спасовавших
facet-resource = Ресурс
    .about = Какой ресурс
facet-to = Куда
    .about = Клетка, на которую идёт кубик
facet-gold = Золото
    .about = Какие ресурсы заменит золото
facet-give = Отдать
    .about = Какой ресурс вы отдаёте
facet-get = Получить
    .about = Что вы за него получаете
facet-dock = Док
    .about = В какой док вашей гавани
facet-place = К кому
    .about = Какой учёный, епископ или миссия

value-turn-0 = 0°
value-turn = { $value }°
value-line-A = Колонка A
value-line-B = Колонка B
value-line-C = Колонка C
value-line-D = Колонка D
value-line-E = Колонка E
value-line-F = Колонка F
value-line-A1F6 = Диагональ A1–F6
value-line-F1A6 = Диагональ F1–A6
value-line = Ряд { $value }
value-gold-none = Без золота
value-gold = Золотом: { $value }
value-dock-coins = Док монет
value-dock-religion = Док религии
value-dock-conquistador = Док конкистадоров
value-dock-points = Док очков
value-space-coins = Монеты
value-space-religion = Шаг религии
value-space-conquistador = Шаг конкистадора
value-space-shipping = Морская торговля
value-space-road = Жетон дороги

answer-choose = Выбрать: { $colony }
answer-place = Положить на { $at }: { $tile }{ turned-by }
answer-activate = Активировать { $at }
answer-take = Взять { $die }: { in-line }{ $pay_id ->
    [coins] {""}
   *[other] , плата — 1 { $pay }
 }
answer-retire = Спасовать: { in-space }
answer-sell = Продать { $resource_acc }
answer-buy = Купить { $resource_acc }
answer-move_die = Перенести кубик с { $at } на { $to }
answer-pay = { $gold_id ->
    [none] Платить без золота
   *[other] Заменить золотом: { $gold }
 }
answer-trade = Отдать { $give_acc }, получить { $get_acc }
answer-ship = Взять { $tile } в { in-dock }
answer-advance = Ещё один шаг за { $pay_acc }
answer-step = { verb-step }
answer-go_on = { verb-go_on }
answer-recruit = Отправить монаха: { $place }
answer-put = Оставить кубик на { $at }
answer-decline = { verb-decline }

# Что стоит на кнопках: не больше 24 знаков, с самым важным числом.
short-choose = { $colony }
short-place = { $tile_id ->
    [none] {""}
   *[other] { $tile }{ $at_id ->
        [none] {""}
       *[other] ,{" "}
    }
 }{ $at }{ $turn_id ->
    [none] {""}
    [0] {""}
   *[other] {" "}{ $turn }°
 }
short-activate = { $alone ->
    [yes] { $at }: { $building }
   *[other] Активировать { $at }
 }
short-take = { $line_id ->
    [none] { $die }
   *[other] { $pay_id ->
        [coins] { $die } → { $line }{ $n ->
            [0] {""}
           *[other] {" "}({ $n })
        }
        [none] { $die } → { $line }
       *[other] { $die_id ->
            [white_1] Белый 1
            [white_2] Белый 2
            [white_3] Белый 3
            [white_4] Белый 4
            [white_5] Белый 5
            [white_6] Белый 6
            [blue_1] Синий 1
            [blue_2] Синий 2
            [blue_3] Синий 3
            [blue_4] Синий 4
            [blue_5] Синий 5
            [blue_6] Синий 6
           *[other] { $die }
        } → { $line } ({ $pay })
    }
 }
short-retire = Спасовать: { $space_id ->
    [coins] монеты
    [religion] шаг религии
    [conquistador] конкистадор
    [shipping] корабль
   *[road] дорога
 }
short-sell = Продать { $resource_acc } (+{ $n })
short-buy = Купить { $resource_acc } (−{ $n })
short-move_die = { $at } → { $to }
short-trade = { $give } → { $get } ({ $n })
short-ship = { $tile }{ $dock_id ->
    [none] {""}
   *[other] {" → "}{ dock-short }
 }
short-advance = Шаг за { $pay_acc }
short-recruit = { $place }
short-put = Кубик на { $at }
short-pay = { $gold_id ->
    [none] Без золота
   *[other] Золотом: { $gold }
 }
ends-retire = *Спасовать* — конец вашего года: ходов не будет, пока не спасуют все.
lies-place = { $covers }

## Чем это обернётся — в той же строке

# Откуда число, если оно не напечатано.
made-of-cost = { $cost_sum_n ->
    [one] {""}
   *[other] {" "}= { $cost_sum }
 }
made-of-n = { $n_sum_n ->
    [one] {""}
   *[other] {" "}= { $n_sum }
 }
name-activated = За прежние активации
for-monks = { $monks ->
    [0] {""}
    [one] {" "}(там уже { $monks } монах)
    [few] {" "}(там уже { $monks } монаха)
   *[many] {" "}(там уже { $monks } монахов)
 }
hint-tile = { $cells }; { $cost }
hint-hall = { $cells }; учёный — { $scholar }
hint-activate = { $building }, { coins-cost }{ made-of-cost }
    .short = { coins-cost }
hint-line = { $buildings_n ->
    [0] свободных строений нет
   *[other] { $buildings }
 }
hint-take = { $n ->
    [0] бесплатно
   *[other] { coins-n } ({ $die } → { $line })
 }; { $buildings }
hint-space = { $last ->
    [0] { $rank ->
        [1] первый ход в новом году
       *[other] первый ход в новом году, если выше никого нет
     }
   *[other] { $rank ->
        [1] решает любую ничью
       *[other] при ничьей { $rank }-е место
     }
 }
hint-sell = у вас { $have }; даст { coins-n.acc }
hint-buy = у вас { $have }; цена — { coins-n }{ made-of-n }
hint-die-from = { $die }, { $building }
hint-die-to = { $building }
hint-give = у вас { $have }
    .whole = {""}
hint-get = { $n }
    .whole = по { $n }
    .beside = {""}
hint-ship = { $cost }; { points-points }
hint-dock = { $cost }, { points-points }{ $n ->
    [0] {""}
   *[other] , за перенос { coins-n }
 }; { dock-holds }
dock-short = { $dock_id ->
    [coins] монеты
    [religion] религия
    [conquistador] конкист.
   *[other] очки
 }
dock-holds = { $have ->
    [0] там пусто
   *[other] там уже { $have }
 }
hint-harbour = { $have ->
    [0] пусто
   *[other] там уже { $have }
 }
hint-advance = у вас { $have }; { $points ->
    [0] на деление { $n }
   *[other] { points-points }
 }
hint-scholar = { coins-cost }{ for-monks }, в конце { points-points }
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
hint-bishop = { coins-cost }{ for-monks }, в конце { $points ->
    [0] {""}
   *[other] −{ points-points } и{" "}
 }очки по его правилу
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
hint-mission = { coins-cost }{ for-monks }, даёт: { $gains }
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
hint-put = { $building }
hint-gold = { $left ->
    [0] золота не останется
   *[other] золота останется { $left }
 }

## Что происходит

event-year = Начинается год { $n }, первый ход: { $first_seat }.
    .head = год { $n }, первый ход: { $first_seat }
event-dice = Белые кубики: { $white }{ $blue_n ->
    [0] {""}
   *[other] ; общие синие: { $blue }
 }.
    .brief = {""}
event-blue_rolled = { $seat } бросает { $dice_n ->
    [one] синий кубик
   *[other] синие кубики
 }: { $dice }.
    .brief = {""}
event-display = Новые жетоны в раскладе: { $tiles }.
    .brief = {""}
event-colony = { $seat } получает планшет: { $colony }.
    .brief = { $seat }: { $colony }
event-town_hall = { $seat } ставит на { $at }: { $tile }{ turned-by }; учёный — { $scholar }.
    .brief = { $seat }: { $tile }, { $scholar }
event-placed = { $seat } кладёт на { $at }: { $tile }{ turned-by }{ $paid_n ->
    [0] {""}
   *[other] ; плата — { $paid }
 }.
    .head = { $seat }: { $tile } на { $at }
event-activated = { $seat } активирует { $at } за { coins-coins.acc }: { $building }.
    .head = { $seat }: { $building } на { $at } ({ coins-coins })
event-die_taken = { $seat } берёт { $die }: { in-line }{ $paid_n ->
    [0] {""}
   *[other] , плата — { $paid }
 }.
    .head = { $seat }: { $die }, { in-line }{ $paid_n ->
        [0] {""}
       *[other] {" "}({ $paid })
     }
event-die_put = { $seat } оставляет { $die } на { $at }.
    .brief = {""}
event-taxed = { $seat } собирает налог: { coins-n }.
    .brief = налог +{ coins-n }
    .sum = add
event-gained = { $why_id ->
    [conquistador] { $seat } получает на шкале конкистадоров: { $gains }
    [religion] { $seat } получает в конце шкалы религии: { $gains }
    [space] { $seat } получает на месте для спасовавших: { $gains }
    [dock] { $seat } получает доход гавани: { $gains }
   *[other] { $seat } получает: { $gains }
 }{ $turned_n ->
    [0] {""}
   *[other] {" "}(не поместилось и стало монетами: { $turned })
 }.
    .brief = +{ $gains }
    .sum = add
traded-for = { $get_id ->
    [coins] { coins-n.acc }
    [points] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
     }
   *[other] { $n ->
        [1] { $get_acc }
       *[other] { $n } { $get_gen }
     }
 }
event-traded = { $seat } отдаёт { $give_acc } и получает { traded-for }{ $turned ->
    [0] {""}
   *[other] {" "}(на складе нет места)
 }.
    .brief = { $give } → { traded-for }
event-shipped = { $seat } берёт { $tile } в { in-dock }; плата — { $paid }{ $coins ->
    [0] {""}
   *[other] {" "}и { coins-coins }
 }.
    .brief = { $tile } ({ $paid })
event-ship_tile = Новый { $tile }: { in-dock }.
    .brief = {""}
event-conquered = { $seat } делает шаг по шкале конкистадоров, на деление { $n }.
    .brief = конкистадор → { $n }
    .sum = last
event-wasted = { $seat } уже в конце шкалы конкистадоров; шаг пропадает.
    .brief = шаг пропадает
event-prayed = { $paid_id ->
    [none] { $seat } делает шаг по шкале религии, на деление { $n }.
   *[other] { $seat } платит { $paid_acc } и делает ещё один шаг по шкале религии, на деление { $n }.
 }
    .brief = религия → { $n }
    .sum = last
event-die_unlocked = { $seat } получает синий кубик; на нём { $value }.
    .brief = новый синий кубик: { $value }
event-recruited = { $seat } отправляет монаха: { $place }{ $coins ->
    [0] {""}
   *[other] , плата — { coins-coins }
 }.
    .brief = монах: { $place }
event-monk_paid = { $seat } получает { coins-n.acc }, платит { $by }.
    .brief = { $seat } +{ coins-n }
event-retired = { $seat } пасует: { in-space }.
    .head = { $seat } пасует: { in-space }
event-coins_back = Математика: { $seat } забирает { coins-n.acc } с { $at }.
    .brief = математика +{ coins-n }
event-sold = { $seat } продаёт { $resource_acc } за { coins-n.acc }.
    .brief = { $seat } продаёт { $resource_acc }, +{ coins-n }
event-bought = { $seat } покупает { $resource_acc } за { coins-n.acc }.
    .brief = { $seat } покупает { $resource_acc }, −{ coins-n }
event-die_moved = { $seat } за монету переносит { $die } с { $at } на { $to }.
    .brief = { $seat }: { $die } на { $to }
event-declined = { $what_id ->
    [trade] { $seat } отказывается от обмена.
    [ship] { $seat } не берёт корабль.
    [step] { $seat } не делает шаг религии.
    [march] { $seat } не делает шаг конкистадоров.
    [religion] { $seat } не делает второй шаг религии.
    [recruit] { $seat } не отправляет монаха.
    [road] { $seat } не кладёт дорогу.
    [meditate] { $seat } не занимает второе место.
    [navigate] { $seat } оставляет губернатора на месте.
    [hire] { $seat } никого не нанимает.
   *[other] { $seat } пропускает.
 }
    .brief = {""}
event-conquest = { $seat } получает { points-points } за { $rank }-е место на шкале конкистадоров.
    .brief = { $seat } +{ points-points } за конкистадоров
event-achieved = Достижение: { $what }.
event-over = { $winners_n ->
    [0] Игра окончена; цель не достигнута.
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
 }

## Стол строка за строкой; .alt — короткий вид для картинок

line-round = { $year ->
    [0] Подготовка
   *[other] Год { $year }
 }, первый ход: { $first_seat }. { $over ->
    [0] { $asked_n ->
        [0] Ждать некого.
       *[other] { $ask ->
            [ChooseColony] Выбор колонии: { $asked }.
            [ChooseTownHall] Выбор ратуши: { $asked }.
            [Turn] Ход: { $asked }.
            [PayWith] Плата золотом: { $asked }.
            [Trade] Обмен: { $asked }.
            [Ship] Выбор корабля: { $asked }.
            [Religion] Шаг религии: { $asked }.
            [Step] Шаг религии: { $asked }.
            [March] Шаг конкистадоров: { $asked }.
            [Recruit] Выбор места для монаха: { $asked }.
            [PlaceRoad] Жетон дороги: { $asked }.
            [PutDie] Место кубика: { $asked }.
            [Meditate] Второе место для спасовавших: { $asked }.
            [Navigate] Движение губернатора: { $asked }.
            [Hire] Наём специалиста: { $asked }.
            [ChooseLine] Выбор линии: { $asked }.
            [Logistics] Перенос кубиков: { $asked }.
           *[other] Вопрос: { $asked }.
         }
     }
   *[other] Игра окончена.
 }
    .alt = { line-round }
    .head = { $year ->
        [0] подготовка
       *[other] год { $year }
     }, первый ход: { $first_seat }
seat-rest = ресурсы: { $goods }; { $blue_n ->
    [0] синих кубиков нет
   *[other] синие кубики: { $blue }
 }; взято белых: { $white }; религия { $religion }, конкистадор { $conquest }; монахов на руках: { $monks }{ $scholars_n ->
    [0] {""}
   *[other] ; учёные: { $scholars }
 }{ $places_n ->
    [0] {""}
   *[other] ; епископы и миссии: { $places }
 }{ $space_id ->
    [none] {""}
   *[other] ; пас: { in-space }
 }
line-seat = { $seat }: { coins-coins }, { points-points }; { seat-rest }.
    .alt = { $seat }: { coins-coins }, { points-points }; { $goods }; религия { $religion }, конкистадор { $conquest }
line-seat-hidden = { $seat }: { coins-coins }; { seat-rest }.
    .alt = { $seat }: { coins-coins }; { $goods }; религия { $religion }, конкистадор { $conquest }
item-cells = { $name } { $what }
item-dice = { $name } { $what }
line-colony = Колония ({ $seat }): { $cells }{ $dice_n ->
    [0] {""}
   *[other] ; кубики: { $dice }
 }{ $coins_n ->
    [0] {""}
   *[other] ; монеты на клетках: { $coins }
 }.
item-coins = { $name } { $n }
item-tiles = { $name }: { $what }
line-harbour = Гавань ({ $seat }): { $tiles_n ->
    [0] пусто
   *[other] { $tiles }
 }.
line-dice = Белые кубики: { $white_n ->
    [0] разобраны
   *[other] { $white }
 }{ $blue_n ->
    [0] {""}
   *[other] ; общие синие: { $blue }
 }.
    .alt = Белые кубики: { $white_n ->
        [0] разобраны
       *[other] { $white }
     }
line-ship = Можно взять: { $tile } ({ in-dock }), цена — { $cost }; { points-points }.
line-docks = Кораблей в стопке: { $pile }{ $special ->
    [0] {""}
   *[other] , особых — { $special }
 }.
line-display = Жетоны в раскладе: { $doubles_n ->
    [0] двойных нет
   *[other] { $doubles }
 }; { $triples_n ->
    [0] тройных нет
   *[other] { $triples }
 }{ $longs_n ->
    [0] {""}
   *[other] ; { $longs }
 }.
item-places = { $name } { $n }
line-places = Монахи: { $places }.
line-spaces = Свободные места для спасовавших: { $spaces }.
line-conquest = Конкистадоры в этом году: { $tree ->
    [0] очки по местам — { $points }
   *[other] очков — { $points }, начиная с деления { $tree }
 }.
item-doubles = { $name }: { $what }
item-triples = { $name }: { $what }
item-longs = { $name }: { $what }
item-halls = { $name }: { $what }
line-halls = Ратуши на выбор: { $halls }.
line-colonies = Колонии на выбор: { $colonies }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
 } ({ $lines }); близость к символу «1st»: { $tie }.
    .alt = { $rank }. { $seat }: { $total }
line-achieved = Достижение: { $what }.
    .alt = { line-achieved }

## Счёт

score-happiness = Счастье
score-goods = Ресурсы и монеты
    .short = Ресурсы
score-colonists = Колонисты
score-scholars = Учёные
score-bishop_square = { name-bishop_square }
score-bishop_ships = { name-bishop_ships }
score-bishop_towns = { name-bishop_towns }
score-bishop_colonists = { name-bishop_colonists }
score-bishop_terrain = { name-bishop_terrain }
score-bishop_diverse = { name-bishop_diverse }
score-bishop_penalty = Плата за епископов
    .short = Епископы, минус
score-harbours = Наборы в доках
score-ships = Корабли
score-tie = Ближе к «1st»

## Настройки

option-setup = Подготовка
    .about = С чего все начинают; в одиночку она всегда расширенная
option-setup-basic = обычная
    .about = У каждого своя колония с десятью строениями, ратуша среди них
option-setup-advanced = расширенная
    .about = Колонии одинаковые, ратушу и учёного выбирают
option-colonies = Колонии
    .about = Как раздают колонии при обычной подготовке
option-colonies-dealt = случайно
    .about = Каждому достаётся одна наугад
option-colonies-chosen = на выбор
    .about = Выбирают по очереди, начиная справа от первого игрока
option-blue_dice = Синие кубики
    .about = Свои ли синие кубики у каждого
option-blue_dice-own = свои
    .about = Ваши лежат у вашей колонии, никто другой их не возьмёт
option-blue_dice-shared = общие
    .about = Все лежат в середине; за год вы берёте не больше, чем открыли
option-gold = Золото
    .about = Что заменяет золото, когда берут жетон или корабль
option-gold-last = только за недостающее
    .about = Сначала уходят другие ресурсы, вопроса нет
option-gold-ask = спрашивать
    .about = Где есть выбор, вы решаете, что заменить золотом
option-steps = Шаги по шкалам
    .about = О каких шагах религии и конкистадоров вас спрашивают
option-steps-auto = спрашивать, где это важно
    .about = О шаге за символ монаха или за золото, которому нет места; прочие — без вопроса
option-steps-ask = спрашивать всегда
    .about = Любой шаг можно не делать
option-points = Счастье
    .about = Видят ли другие ваши жетоны счастья во время игры
option-points-hidden = тайно
    .about = Как в правилах: до конца игры свои видите только вы
option-points-open = открыто
    .about = Очки видны всем

## Картинки: слово-два, для небольших рамок.
picture-year = Год { $n }/{ $of }
picture-over = Итог игры
picture-winner = Победа: { $name }
picture-asked = Отвечают
picture-total = Всего
picture-tie = При ничьей
picture-goal = Цель { $n }
picture-passing = Места для паса
picture-dice = Кубики
picture-halls = Ратуши
picture-colonies = Колонии
picture-won = Цель достигнута
picture-lost = Цель упущена

## To look closer at on the picture of the table

closer-market = Корабли и жетоны
closer-monks = Учёные, епископы, миссии
closer-tracks = Шкалы и запасы
