### Пуэрто-Рико. Названия — как в русском издании; всё остальное — своими словами.

game-puerto_rico = Пуэрто-Рико
    .about = Освойте остров, постройте город, отправьте товары домой. 3–5 игроков, около 15 раундов.

## Числа, которыми пользуются тексты ниже

amount-n = { $n ->
    [one] { $n } дублон
    [few] { $n } дублона
   *[many] { $n } дублонов
 }
amount-doubloons = { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублона
   *[many] { $doubloons } дублонов
 }
amount-cost = { $cost ->
    [one] { $cost } дублон
    [few] { $cost } дублона
   *[many] { $cost } дублонов
 }
amount-points = { $points } ПО
amount-barrels = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
 }
    .acc = { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
     }
amount-colonists = { $n ->
    [one] { $n } колонист
    [few] { $n } колониста
   *[many] { $n } колонистов
 }
    .acc = { $n ->
        [one] { $n } колониста
        [few] { $n } колонистов
       *[many] { $n } колонистов
     }

## Товары и жетоны

name-corn = Кукуруза
    .gen = кукурузы
    .acc = кукурузу
    .ins = кукурузой
name-indigo = Индиго
    .gen = индиго
    .acc = индиго
    .ins = индиго
name-sugar = Сахар
    .gen = сахара
    .acc = сахар
    .ins = сахаром
name-tobacco = Табак
    .gen = табака
    .acc = табак
    .ins = табаком
name-coffee = Кофе
    .gen = кофе
    .acc = кофе
    .ins = кофе
name-quarry = Каменоломня
    .gen = каменоломни
    .acc = каменоломню
    .ins = каменоломней
    .does = С колонистом: здания дешевле на 1, не больше числа колонки
count-corn = { $n ->
    [one] { $n } кукуруза
   *[many] { $n } кукурузы
 }
count-indigo = { $n } индиго
count-sugar = { $n ->
    [one] { $n } сахар
   *[many] { $n } сахара
 }
count-tobacco = { $n ->
    [one] { $n } табак
   *[many] { $n } табака
 }
count-coffee = { $n } кофе
count-quarry = { $n ->
    [one] { $n } каменоломня
    [few] { $n } каменоломни
   *[many] { $n } каменоломен
 }

## Роли

name-settler = Поселенец
    .gen = поселенца
    .acc = поселенца
    .ins = поселенцем
    .does = Все берут плантации, вместо своей можно взять каменоломню
name-mayor = Мэр
    .gen = мэра
    .acc = мэра
    .ins = мэром
    .does = Все получают и расставляют колонистов, мэру — на одного больше
name-builder = Строитель
    .gen = строителя
    .acc = строителя
    .ins = строителем
    .does = Все могут строить, строителю дешевле на 1 дублон
name-craftsman = Ремесленник
    .gen = ремесленника
    .acc = ремесленника
    .ins = ремесленником
    .does = Все производят товары, ремесленнику — одна фишка сверх того
name-trader = Торговец
    .gen = торговца
    .acc = торговца
    .ins = торговцем
    .does = Все могут продать по одной фишке, торговцу — на 1 дублон больше
name-captain = Капитан
    .gen = капитана
    .acc = капитана
    .ins = капитаном
    .does = Все обязаны отгружать товары, первая отгрузка капитана — на 1 ПО дороже
name-prospector = Старатель
    .gen = старателя
    .acc = старателя
    .ins = старателем
    .does = 1 дублон старателю, остальным ничего
name-prospector_2 = Второй старатель
    .short = Старатель
    .gen = второго старателя
    .acc = второго старателя
    .ins = вторым старателем
    .does = 1 дублон старателю, остальным ничего
role-settler-about = { name-settler.does }.
role-mayor-about = { name-mayor.does }.
role-builder-about = { name-builder.does }.
role-craftsman-about = { name-craftsman.does }.
role-trader-about = { name-trader.does }.
role-captain-about = { name-captain.does }.
role-prospector-about = { name-prospector.does }.
role-prospector_2-about = { name-prospector_2.does }.

## Здания

name-small_indigo_plant = Малая фабрика индиго
    .short = Индиго (мал.)
    .gen = малой фабрики индиго
    .acc = малую фабрику индиго
    .does = Производит индиго, 1 ячейка
name-small_sugar_mill = Малый сахарный завод
    .short = Сахар (мал.)
    .gen = малого сахарного завода
    .acc = малый сахарный завод
    .does = Производит сахар, 1 ячейка
name-indigo_plant = Большая фабрика индиго
    .short = Индиго (бол.)
    .gen = большой фабрики индиго
    .acc = большую фабрику индиго
    .does = Производит индиго, 3 ячейки
name-sugar_mill = Большой сахарный завод
    .short = Сахар (бол.)
    .gen = большого сахарного завода
    .acc = большой сахарный завод
    .does = Производит сахар, 3 ячейки
name-tobacco_storage = Сушильня табака
    .short = Сушильня
    .gen = сушильни табака
    .acc = сушильню табака
    .does = Производит табак, 3 ячейки
name-coffee_roaster = Кофейная фабрика
    .short = Кофейная ф-ка
    .gen = кофейной фабрики
    .acc = кофейную фабрику
    .does = Производит кофе, 2 ячейки
name-small_market = Малый рынок
    .gen = малого рынка
    .acc = малый рынок
    .does = +1 дублон при продаже
name-hacienda = Гасиенда
    .gen = гасиенды
    .acc = гасиенду
    .ins = гасиендой
    .does = Поселенец: сначала ещё жетон из закрытой стопки
name-construction_hut = Барак
    .gen = барака
    .acc = барак
    .does = Поселенец: каменоломня вместо плантации
name-small_warehouse = Малый склад
    .gen = малого склада
    .acc = малый склад
    .does = Хранит товары одного типа после отгрузки
name-hospice = Гостиница
    .gen = гостиницы
    .acc = гостиницу
    .ins = гостиницей
    .does = Поселенец: с новым жетоном приходит колонист
name-office = Контора
    .gen = конторы
    .acc = контору
    .ins = конторой
    .does = Можно продать товар, который в торговом доме уже есть
name-large_market = Большой рынок
    .gen = большого рынка
    .acc = большой рынок
    .does = +2 дублона при продаже
name-large_warehouse = Большой склад
    .gen = большого склада
    .acc = большой склад
    .does = Хранит товары двух типов после отгрузки
name-factory = Фабрика
    .gen = фабрики
    .acc = фабрику
    .ins = фабрикой
    .does = Дублоны за разные товары: 2/3/4/5 типов дают 1/2/3/5
name-university = Университет
    .gen = университета
    .acc = университет
    .does = С новым зданием приходит колонист
name-harbor = Гавань
    .gen = гавани
    .acc = гавань
    .does = +1 ПО за каждую отгрузку
name-wharf = Верфь
    .gen = верфи
    .acc = верфь
    .does = Свой корабль для одного типа товаров, раз за фазу капитана
name-guild_hall = Гильдия
    .gen = гильдии
    .acc = гильдию
    .does = В конце: 1 ПО за малое, 2 ПО за большое производственное здание
name-residence = Особняк
    .gen = особняка
    .acc = особняк
    .does = В конце: от 4 до 7 ПО за жетоны на острове
name-fortress = Крепость
    .gen = крепости
    .acc = крепость
    .does = В конце: 1 ПО за каждых 3 колонистов
name-customs_house = Таможня
    .gen = таможни
    .acc = таможню
    .does = В конце: 1 ПО за каждые 4 ПО в жетонах
name-city_hall = Ратуша
    .gen = ратуши
    .acc = ратушу
    .does = В конце: 1 ПО за каждое бежевое здание, считая её саму

## О чём спрашивают

ask-ChooseRole = Раунд { $round }: выберите роль. У вас { amount-doubloons }.
ask-Settle = Выберите жетон для острова. { $free ->
    [one] Свободна { $free } клетка
    [few] Свободны { $free } клетки
   *[many] Свободно { $free } клеток
 }.
ask-PlaceColonists = Расставьте колонистов: { $colonists } на { $circles ->
    [one] { $circles } ячейку
    [few] { $circles } ячейки
   *[many] { $circles } ячеек
 }. Переставлять можно всех.
ask-Build = Можно строить. У вас { amount-doubloons }{ $quarries ->
    [0] {""}
    [one] , работает { $quarries } каменоломня
    [few] , работают { $quarries } каменоломни
   *[many] , работает { $quarries } каменоломен
 }{ $builder ->
    [0] {""}
   *[other] , строителю дешевле на 1
 }; { $free ->
    [one] в городе свободна { $free } клетка
    [few] в городе свободны { $free } клетки
   *[many] в городе свободно { $free } клеток
 }.
ask-ExtraGood = Ремесленнику — ещё одна фишка товара, который производится на острове.
ask-Sell = Можно продать одну фишку. В торговом доме: { $house }{ $trader ->
    [0] {""}
   *[other] ; торговцу на 1 дублон больше
 }.
ask-Load = Отгрузите один товар. У вас { $goods }{ $captain ->
    [0] {""}
   *[other] ; вы капитан
 }.
ask-Keep = Всё сохранить нельзя. У вас { $goods }; { $kinds ->
    [0] остаётся одна фишка
    [one] остаются { $kinds } тип целиком и одна фишка
    [few] остаются { $kinds } типа целиком и одна фишка
   *[many] остаются { $kinds } типов целиком и одна фишка
 }.

asked-ChooseRole = { $seat } выбирает роль
asked-Settle = { $seat } берёт жетон
asked-PlaceColonists = { $seat } расставляет колонистов
asked-Build = { $seat } строит
asked-ExtraGood = { $seat } берёт ещё одну фишку
asked-Sell = { $seat } продаёт
asked-Load = { $seat } отгружает
asked-Keep = { $seat } складывает товары

## Действия и их части; .about — описание команды

verb-take = Взять роль
    .about = Выбрать роль в этом раунде
verb-take_without = Мэр без лишнего колониста
    .about = Взять мэра, но не брать дополнительного колониста
verb-settle = Взять жетон
    .about = Взять открытую плантацию или каменоломню
verb-hacienda = Гасиенда
    .about = До своего жетона: ещё один из закрытой стопки или каменоломня
verb-place = Расставить колонистов
    .about = Сказать, где стоят все ваши колонисты
verb-build = Построить
    .about = Построить одно здание
verb-extra = Ещё одна фишка
    .about = Дополнительная фишка ремесленника
verb-sell = Продать
    .about = Продать одну фишку торговому дому
verb-load = Загрузить корабль
    .about = Отгрузить на корабль сколько войдёт товара одного типа
verb-wharf = Верфь
    .about = Отгрузить все фишки одного типа через свою верфь
verb-keep = Сохранить товары
    .about = Сказать, что остаётся у вас после отгрузки
verb-decline = Отказаться
    .about = Ничего не делать

facet-role = Роль
    .about = Какую роль
facet-tile = Жетон
    .about = Какой жетон
facet-colonist = Колонист
    .about = Приходит ли с ним колонист
facet-what = Что
    .about = Закрытый жетон или каменоломня
facet-counts = Колонисты
    .about = Например: 2 кукурузы, 1 каменоломня, гостиница
facet-building = Здание
    .about = Какое здание
facet-good = Товар
    .about = Какой товар
facet-ship = Корабль
    .about = Какой корабль, по числу ячеек
facet-stored = Типы целиком
    .about = Товары, которые целиком остаются на складах
facet-barrel = Одна фишка
    .about = Товар той одной фишки, что остаётся на розе ветров

value-tile-corn = Плантация кукурузы
value-tile-indigo = Плантация индиго
value-tile-sugar = Плантация сахара
value-tile-tobacco = Плантация табака
value-tile-coffee = Плантация кофе
value-colonist-yes = С колонистом
value-colonist-no = Без колониста
value-what-face_down = Закрытый жетон
value-ship = Корабль { $value }
value-stored-none = Ничего
value-barrel-none = Ничего
switch-colonist-yes = С колонистом
switch-colonist-no = Без колониста

answer-take = Взять роль { $role_gen }
answer-take_without = Взять роль { $role_gen } без лишнего колониста
answer-settle = { $tile_id ->
    [quarry] Взять каменоломню
   *[other] Взять плантацию { $tile_gen }
 }
answer-hacienda = { $what_id ->
    [quarry] Гасиенда: взять каменоломню
   *[other] Гасиенда: открыть жетон из стопки
 }
answer-build = Построить { $building_acc }
answer-extra = Взять ещё { $good_acc }
answer-sell = Продать { $good_acc }
answer-load = Отгрузить { $good_acc } на корабль { $ship }
answer-wharf = Верфь: отгрузить { $good_acc }
answer-keep = { $stored_id ->
    [none] { $barrel_id ->
        [none] Ничего не оставлять
       *[other] Оставить 1 фишку { $barrel_gen }
     }
   *[other] { $barrel_id ->
        [none] Оставить целиком: { $stored }
       *[other] Оставить целиком: { $stored }; 1 фишку { $barrel_gen }
     }
 }
answer-decline = Отказаться

## Чем это обернётся — в той же строке

role-doubloons = { $doubloons ->
    [0] {""}
    [one] +{ $doubloons } дублон,{" "}
    [few] +{ $doubloons } дублона,{" "}
   *[many] +{ $doubloons } дублонов,{" "}
 }
hint-role-settler = { role-doubloons }{ $quarries ->
    [0] каменоломен больше нет
   *[other] можно взять каменоломню
 }
hint-role-mayor = { role-doubloons }{ amount-colonists }{ $supply ->
    [0] {""}
   *[other] {" "}и ещё один сверх того
 }
hint-role-mayor-without = { role-doubloons }{ amount-colonists }
hint-role-builder = { role-doubloons }{ $money ->
    [one] у вас { $money } дублон
    [few] у вас { $money } дублона
   *[many] у вас { $money } дублонов
 }
hint-role-craftsman = { role-doubloons }произведёте: { $goods }
hint-role-trader = { role-doubloons }{ $n ->
    [0] за деньги продать нечего
    [one] лучшая продажа — { $n } дублон
    [few] лучшая продажа — { $n } дублона
   *[many] лучшая продажа — { $n } дублонов
 }
hint-role-captain = { role-doubloons }у вас { $goods }
hint-role-prospector = { role-doubloons }{ amount-n } из банка
hint-settle = { $have ->
    [0] у вас такой нет
   *[other] у вас уже { $have }
 }
hint-quarry = { $have ->
    [0] у вас такой нет
   *[other] у вас уже { $have }
 }, { $left ->
    [1] последняя
   *[other] осталось { $left }
 }
hint-hospice = с колонистом
hint-face-down = { $left ->
    [1] последний в стопке
   *[other] в стопке { $left }
 }
hint-place = { $now } из { $circles }
hint-build = { $cost ->
    [0] бесплатно
    [one] { $cost } дублон
    [few] { $cost } дублона
   *[many] { $cost } дублонов
 }, { amount-points }, { $left ->
    [0] денег не останется
   *[other] останется { $left }
 }
hint-university = с колонистом
hint-extra = { $have ->
    [0] у вас нет
   *[other] у вас { $have }
 }
hint-sell = { $n ->
    [0] бесплатно
    [one] { $n } дублон
    [few] { $n } дублона
   *[many] { $n } дублонов
 }
hint-load = { amount-barrels }, { amount-points }{ $left ->
    [0] {""}
   *[other] , у вас останется { $left }
 }
hint-ship = { $load ->
    [0] корабль пуст
   *[other] занято { $load } из { $size }
 }
hint-wharf = { amount-barrels }, { amount-points }
hint-stored = { amount-barrels }
hint-barrel = { $lost ->
    [0] без потерь
   *[other] потеряете { $lost }
 }
hint-keep = { $lost_n ->
    [0] без потерь
   *[other] потери: { $lost }
 }

## Что происходит

event-round = Начинается раунд { $n }, губернатор — { $governor }.
event-role_taken = { $seat } берёт роль { $role_gen }{ $doubloons ->
    [0] {""}
   *[other] {" "}и { amount-doubloons } с жетона
 }.
event-settled = { $tile_id ->
    [quarry] { $seat } закладывает каменоломню
   *[other] { $seat } разбивает плантацию { $tile_gen }
 }{ $colonist ->
    [0] {""}
   *[other] , на ней уже стоит колонист
 }.
event-hacienda = { $tile_id ->
    [quarry] { $seat } закладывает каменоломню с помощью гасиенды.
   *[other] { $seat } открывает с помощью гасиенды жетон: { $tile }.
 }
event-declined = { $role_id ->
    [settler] { $seat } не берёт жетон.
    [builder] { $seat } ничего не строит.
    [craftsman] { $seat } не берёт лишнюю фишку.
    [trader] { $seat } ничего не продаёт.
    [captain] { $seat } пока не пускает в дело верфь.
   *[other] { $seat } отказывается.
 }
event-tiles_turned = Новые жетоны на выбор: { $tiles }.
event-reshuffled = { $n ->
    [one] { $n } сброшенный жетон ложится в новую стопку.
    [few] { $n } сброшенных жетона перемешаны в новую стопку.
   *[many] { $n } сброшенных жетонов перемешаны в новую стопку.
 }
event-colonist_privilege = { $seat } получает ещё одного колониста из запаса.
event-colonists_taken = { $seat } получает с корабля { amount-colonists.acc }.
event-placed = { $places_n ->
    [0] { $seat } никого не расставляет.
   *[other] { $seat } расставляет колонистов: { $places }.
 }
event-colonist_ship = { $n ->
    [0] Корабль колонистов остаётся пустым.
    [one] На корабль для следующего мэра садится { $n } колонист.
    [few] На корабль для следующего мэра садятся { $n } колониста.
   *[many] На корабль для следующего мэра садятся { $n } колонистов.
 }
event-built = { $seat } строит { $building_acc }{ $cost ->
    [0] {" "}бесплатно
   *[other] {" "}за { amount-cost }
 }{ $colonist ->
    [0] {""}
   *[other] , туда сразу вселяется колонист
 }.
event-produced = { $seat } производит: { $goods }.
event-factory = { $seat } зарабатывает на фабрике { amount-n }.
event-extra = { $seat } как ремесленник берёт ещё { $good_acc }.
event-sold = { $seat } продаёт { $good_acc }{ $n ->
    [0] {" "}бесплатно
   *[other] {" "}за { amount-n }
 }.
event-house_emptied = Торговый дом полон, его освобождают.
event-loaded = { $seat } отгружает { amount-barrels.acc } { $good_gen } на корабль { $ship } за { amount-points }.
event-wharf = { $seat } отгружает через верфь { amount-barrels.acc } { $good_gen } за { amount-points }.
event-discarded = { $seat } теряет, потому что хранить негде: { $goods }.
event-ships_emptied = { $ships_n ->
    [one] Полный корабль { $ships } уходит в плавание.
   *[other] Полные корабли { $ships } уходят в плавание.
 }
event-prospected = { $seat } находит { amount-n }.
event-role_doubloons = На каждую невыбранную роль кладётся дублон: { $roles }.
event-ending = { $reason ->
    [colonists] Колонистов для корабля не хватает: этот раунд последний.
    [city] Чей-то город застроен целиком: этот раунд последний.
   *[points] Взят последний жетон ПО: этот раунд последний.
 }
event-over = { $winners_n ->
    [one] { $winners } побеждает в игре.
   *[other] { $winners } делят победу.
 }

end-colonists = не хватило колонистов на корабль
end-city = чей-то город застроен целиком
end-points = жетоны ПО закончились

## Стол строка за строкой; .alt — короткий вид для картинок

line-round = Раунд { $round }, губернатор — { $governor }. { $over ->
    [0] { $phase_id ->
        [none] {""}
       *[other] Сейчас фаза { $phase_gen }, жетон роли: { $phase_seat }.{" "}
     }{ $asked_n ->
        [0] Вопросов ни к кому нет.
       *[other] { $ask ->
            [ChooseRole] Выбор роли: { $asked }.
            [Settle] Выбор жетона: { $asked }.
            [PlaceColonists] Расстановка колонистов: { $asked }.
            [Build] Постройка: { $asked }.
            [ExtraGood] Выбор лишней фишки: { $asked }.
            [Sell] Продажа: { $asked }.
            [Load] Отгрузка: { $asked }.
            [Keep] Хранение товаров: { $asked }.
           *[other] Вопрос: { $asked }.
         }
     }
   *[other] Игра окончена.
 }
    .alt = { line-round }
line-seat = { $seat }: { amount-doubloons }, { amount-points }; товары: { $goods }; остров: { $island } (свободно { $island_free }); город: { $city } (свободно { $city_free }); колонисты: { $colonists }; без места: { $idle }; роли: { $roles }.
    .alt = { $seat }: { amount-doubloons }, { amount-points }; { $goods }
line-seat-hidden = { $seat }: { amount-doubloons }; товары: { $goods }; остров: { $island } (свободно { $island_free }); город: { $city } (свободно { $city_free }); колонисты: { $colonists }; без места: { $idle }; роли: { $roles }.
    .alt = { $seat }: { amount-doubloons }; { $goods }
item-roles = { $n ->
    [0] { $name }
   *[other] { $name } +{ $n }
 }
line-roles = Свободные роли: { $roles }.
line-ship = Корабль { $ship }: { $load ->
    [0] пуст
   *[other] { $good } { $load }
 }.
    .alt = Корабль { $ship }: { $load ->
        [0] пуст
       *[other] { $good } { $load }
     }
line-house = Торговый дом: { $house }; { $free ->
    [0] полон
   *[other] свободно { $free }
 }.
    .alt = Торговый дом: { $house }
line-tiles = Жетоны на выбор: { $tiles }. В закрытой стопке: { $pile }, в сбросе: { $discards }, каменоломен: { $quarries }.
    .alt = Жетоны: { $tiles }; каменоломен: { $quarries }
line-colonists = Колонисты: на корабле { $ship }, в запасе { $supply }.
    .alt = Колонисты: на корабле { $ship }, в запасе { $supply }
line-goods = Товары в запасе: { $goods }.
line-points = Жетонов ПО в запасе: { $n }.
    .alt = Жетонов ПО в запасе: { $n }
item-buildings = { $name } { $n }
line-buildings = Здания в запасе: { $buildings }.
line-ending = { $reason ->
    [colonists] Последний раунд: колонистов для корабля не хватает.
    [city] Последний раунд: чей-то город застроен целиком.
   *[points] Последний раунд: жетоны ПО закончились.
 }
    .alt = { line-ending }
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total } ПО ({ $lines }); дублоны и товары: { $tie }.
    .alt = { $rank }. { $seat }: { $total }

## Счёт

score-chips = Жетоны ПО
score-buildings = Здания
score-guild_hall = { name-guild_hall }
score-residence = { name-residence }
score-fortress = { name-fortress }
score-customs_house = { name-customs_house }
score-city_hall = { name-city_hall }
score-tie = Дублоны и товары

## Настройки

option-mayor = Расстановка колонистов
    .about = Расставляют ли все колонистов одновременно
option-mayor-together = одновременно
    .about = Вопрос сразу ко всем, так быстрее
option-mayor-in_order = по очереди
    .about = Друг за другом, начиная с мэра: видно, что сделали до вас
option-loading = Единственная отгрузка
    .about = Спрашивать ли, когда выбирать не из чего
option-loading-auto = сама собой
    .about = Кто может отгрузить только одно и одним способом, того не спрашивают
option-loading-ask = со спросом
    .about = Каждую отгрузку вы подтверждаете сами
option-points = Жетоны ПО
    .about = Видят ли другие ваши очки во время игры
option-points-hidden = тайно
    .about = Как в правилах: до конца игры свои очки видите только вы
option-points-open = открыто
    .about = Очки видны всем
option-prices = Цены
    .about = Сколько стоят здания и сколько денег в начале
option-prices-printed = как напечатано
    .about = Все цены — как на жетонах
option-prices-balanced = уравненные
    .about = Как на турнирах: университет 7, фабрика 8; у начинающих с кукурузой на 1 дублон меньше
option-hacienda_hut = Гасиенда вместе с бараком
    .about = Даёт ли гасиенда каменоломню тому, у кого есть и барак
option-hacienda_hut-ru = можно каменоломню
    .about = Как в издании, по которому сделана игра
option-hacienda_hut-en = только закрытый жетон
    .about = Как в прежних английских правилах
