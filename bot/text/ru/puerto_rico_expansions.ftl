### Пуэрто-Рико: «Новые здания» и «Дворяне». Названия — как в русском издании; всё остальное — своими словами.

## Жетоны и люди

name-forest = Лес
    .gen = леса
    .acc = лес
    .ins = лесом
    .does = Каждые два леса удешевляют здания на 1 дублон; колонисту там не встать
count-forest = { $n ->
    [one] { $n } лес
    [few] { $n } леса
   *[many] { $n } лесов
 }
name-colonist = Колонист
    .gen = колониста
    .acc = колониста
    .ins = колонистом
name-noble = Дворянин
    .gen = дворянина
    .acc = дворянина
    .ins = дворянином
name-windrose = Роза ветров
    .gen = розы ветров
    .acc = розу ветров

## Здания: «Новые здания»

name-aqueduct = Акведук
    .gen = акведука
    .acc = акведук
    .does = +1 индиго и +1 сахар с больших фабрик и заводов
name-forest_house = Хижина лесника
    .gen = хижины лесника
    .acc = хижину лесника
    .does = Поселенец: лес вместо плантации; два леса — цены на 1 ниже
name-black_market = Чёрный рынок
    .gen = чёрного рынка
    .acc = чёрный рынок
    .does = До 3 дублонов цены можно отдать колонистом, товаром и ПО
name-storehouse = Хранилище
    .gen = хранилища
    .acc = хранилище
    .does = Хранит ещё 3 любые фишки после отгрузки
name-guest_house = Гостевой дом
    .gen = гостевого дома
    .acc = гостевой дом
    .does = Два гостя идут работать в любой момент
name-trading_post = Биржа
    .gen = биржи
    .acc = биржу
    .does = Можно продать любой товар у себя, по обычной цене
name-church = Церковь
    .gen = церкви
    .acc = церковь
    .does = ПО за постройки: 1 в колонках 2 и 3, 2 в колонке 4
name-small_wharf = Малая верфь
    .gen = малой верфи
    .acc = малую верфь
    .does = Любые фишки в запас, 1 ПО за каждые 2, раз за фазу капитана
name-lighthouse = Маяк
    .gen = маяка
    .acc = маяк
    .does = +1 дублон за каждую отгрузку и 1 капитану
name-specialty_factory = Мануфактура
    .short = Мануф-ра
    .gen = мануфактуры
    .acc = мануфактуру
    .does = Дублоны за самый частый товар: на 1 меньше, чем фишек; кукуруза не в счёт
name-library = Библиотека
    .gen = библиотеки
    .acc = библиотеку
    .does = Удваивает привилегию вашей роли
name-union_hall = Канцелярия
    .gen = канцелярии
    .acc = канцелярию
    .does = До первой отгрузки: 1 ПО за каждые 2 фишки одного товара
name-statue = Памятник
    .gen = памятника
    .acc = памятник
    .does = 8 ПО, колонист не нужен
name-cloister = Монастырь
    .gen = монастыря
    .acc = монастырь
    .does = В конце: 1, 3, 6 или 10 ПО за тройки одинаковых жетонов

## Здания: «Дворяне»

name-land_office = Земельная контора
    .gen = земельной конторы
    .acc = земельную контору
    .does = Торговец: жетон за 1 дублон; с дворянином: 1 дублон за плантацию
name-chapel = Часовня
    .gen = часовни
    .acc = часовню
    .does = Ремесленник: 1 дублон; с дворянином: 1 ПО
name-hunting_lodge = Охотничий домик
    .gen = охотничьего домика
    .acc = охотничий домик
    .does = Поселенец: сбросить жетон; с дворянином: 2 ПО за самый пустой остров
name-zoning_office = Строительная контора
    .short = Строит. контора
    .gen = строительной конторы
    .acc = строительную контору
    .does = Малые здания на 1 дешевле; с дворянином: большие на 2
    .label = Строит. контора
name-royal_supplier = Центр снабжения
    .gen = центра снабжения
    .acc = центр снабжения
    .does = До первой отгрузки: по фишке за каждого дворянина, 1 ПО за каждую
name-villa = Вилла
    .gen = виллы
    .acc = виллу
    .does = Мэр: 1 дворянин из запаса
name-jeweler = Ювелирная мастерская
    .short = Ювелир
    .gen = ювелирной мастерской
    .acc = ювелирную мастерскую
    .does = Ремесленник: 1 дублон за каждого вашего дворянина
name-royal_garden = Королевский парк
    .short = Королев. парк
    .gen = королевского парка
    .acc = королевский парк
    .does = В конце: ещё 1 ПО за каждого дворянина

## О чём спрашивают

ask-DraftBuilding = Выберите здание для этой игры. Свободных мест на поле: { $left }.
ask-LayTile = Вы открываете плантацию { $tile_gen }. Положить как есть или лесом? Другие её не видят.
ask-HuntingLodge = Охотничий домик позволяет сбросить жетон. { $free ->
    [0] Свободных клеток нет
    [one] Свободна { $free } клетка
    [few] Свободны { $free } клетки
   *[many] Свободно { $free } клеток
 }.
ask-TakeColonist = Кто сойдёт к вам с корабля? На борту { $colonists ->
    [one] { $colonists } колонист
    [few] { $colonists } колониста
   *[many] { $colonists } колонистов
 } и { $nobles ->
    [one] { $nobles } дворянин
    [few] { $nobles } дворянина
   *[many] { $nobles } дворян
 }.
ask-PlaceNobles = Где стоять дворянам? У вас { $nobles ->
    [one] { $nobles } дворянин
    [few] { $nobles } дворянина
   *[many] { $nobles } дворян
 }; { $everywhere ->
    [0] в этих зданиях важно, дворянин там или колонист.
   *[other] из-за чёрного рынка важно везде, кто где стоит.
 }
ask-Guests = { $phase_id ->
    [craftsman] До вашего производства гости могут пойти работать
    [mayor] До вашего хода в фазе мэра гости могут пойти работать
    [first] До первой отгрузки гости могут пойти работать
   *[end] До подсчёта очков гости могут пойти работать
 }. В гостевом доме: { $n }.
ask-Deliver = Центр снабжения принимает по фишке за каждого дворянина, все разные. У вас { $goods }; { $nobles ->
    [one] { $nobles } дворянин
    [few] { $nobles } дворянина
   *[many] { $nobles } дворян
 }.

call-DraftBuilding = выберите здание для этой игры
call-LayTile = положите взятый жетон
call-HuntingLodge = можно сбросить жетон
call-TakeColonist = возьмите фишку с корабля
call-PlaceNobles = расставьте дворян
call-Guests = гости могут выйти на работу
call-Deliver = можно отправить товары

asked-DraftBuilding = { $seat } выбирает здание
asked-LayTile = { $seat } кладёт жетон
asked-HuntingLodge = { $seat } может сбросить жетон
asked-TakeColonist = { $seat } встречает корабль
asked-PlaceNobles = { $seat } расставляет дворян
asked-Guests = { $seat } посылает гостей
asked-Deliver = { $seat } отправляет товары

## Действия и их части. `.help` — раздел справки за кнопкой *?*.

verb-draft = Выбрать здание
    .about = Выбрать бежевое здание для этой игры
    .help = draft
verb-forest = Положить лес
    .about = Положить открытую плантацию лицом вниз, лесом
    .help = forest_house
verb-lay = Положить жетон
    .about = Положить открытый для вас жетон плантацией или лесом
    .help = forest_house
verb-discard_tile = Сбросить жетон
    .about = Охотничий домик: сбросить плантацию или лес
    .help = hunting_lodge
verb-fetch = Взять с корабля
    .about = Взять с корабля колониста или дворянина
    .help = nobles
verb-station = Расставить дворян
    .about = Сказать, в каких зданиях стоят ваши дворяне
    .help = nobles
command-group-guest_house = Гостевой дом: послать гостя или закончить
verb-guest = Послать гостя
    .about = Гостевой дом: гость идёт на пустую ячейку
    .help = guest_house
verb-go_on = Дальше
    .about = Больше гостей пока не посылать
    .help = guest_house
verb-black_market = Чёрный рынок
    .about = Построить, а недостающее отдать колонистом, товаром и ПО
    .help = black_market
verb-trading_post = Биржа
    .about = Продать одну фишку на своей бирже
    .help = trading_post
verb-buy_tile = Купить жетон
    .about = Земельная контора: закрытый жетон за 1 дублон
    .help = land_office
verb-sell_tile = Продать жетон
    .about = Земельная контора с дворянином: 1 дублон за плантацию
    .help = land_office
verb-deliver = Отправить в запас
    .about = Центр снабжения: по фишке за каждого дворянина, 1 ПО за каждую
    .help = royal_supplier
verb-small_wharf = Малая верфь
    .about = Отправить любые фишки в запас, 1 ПО за каждые 2
    .help = small_wharf

facet-side = Сторона
    .about = Плантация или лес
facet-who = Кто
    .about = Колонист или дворянин
facet-place = Место
    .about = Куда
facet-person = Человек
    .about = Откуда человек уходит в запас
facet-point = ПО
    .about = Отдать ли победное очко
facet-goods = Товары
    .about = Какие товары, по одной фишке

value-colonist-noble = С дворянином
value-tile-forest = Лес
value-side-plantation = Плантация
value-side-forest = Лес
value-person-none = Никого
value-person-windrose = С розы ветров
value-person-corn = С плантации кукурузы
value-person-indigo = С плантации индиго
value-person-sugar = С плантации сахара
value-person-tobacco = С плантации табака
value-person-coffee = С плантации кофе
value-person-quarry = Из каменоломни
value-who-none = Никто
value-good-none = Без товара
value-point-yes = Одно ПО
value-point-no = Без ПО
switch-colonist-noble = С дворянином
switch-point-yes = С ПО
switch-point-no = Без ПО

## Куда кто-то идёт: нужно $place

to-place = { $place_id ->
    [corn] на плантацию { $place_gen }
    [indigo] на плантацию { $place_gen }
    [sugar] на плантацию { $place_gen }
    [tobacco] на плантацию { $place_gen }
    [coffee] на плантацию { $place_gen }
    [small_indigo_plant] на { $place_acc }
    [indigo_plant] на { $place_acc }
    [small_sugar_mill] на { $place_acc }
    [sugar_mill] на { $place_acc }
    [coffee_roaster] на { $place_acc }
    [small_market] на { $place_acc }
    [large_market] на { $place_acc }
    [black_market] на { $place_acc }
    [small_warehouse] на { $place_acc }
    [large_warehouse] на { $place_acc }
    [factory] на { $place_acc }
    [specialty_factory] на { $place_acc }
    [wharf] на { $place_acc }
    [small_wharf] на { $place_acc }
    [trading_post] на { $place_acc }
    [lighthouse] на { $place_acc }
    [villa] на { $place_acc }
   *[other] в { $place_acc }
 }

answer-draft = Выбрать { $building_acc }
answer-forest = Положить лесом плантацию { $tile_gen }
answer-lay = { $side_id ->
    [forest] Положить лесом
   *[other] Положить плантацией
 }
answer-discard_tile = { $tile_id ->
    [forest] Сбросить лес
   *[other] Сбросить плантацию { $tile_gen }
 }{ with-person }
answer-fetch = { $who_id ->
    [noble] Взять дворянина
   *[other] Взять колониста
 }
answer-guest = { $who_id ->
    [noble] Гость-дворянин
   *[other] Гость
 } { to-place }
answer-go_on = Дальше
given-person = { $person_id ->
    [none] {""}
    [corn] , { $who } (плантация { $person_gen })
    [indigo] , { $who } (плантация { $person_gen })
    [sugar] , { $who } (плантация { $person_gen })
    [tobacco] , { $who } (плантация { $person_gen })
    [coffee] , { $who } (плантация { $person_gen })
   *[other] , { $who } ({ $person })
 }
given-good = { $good_id ->
    [none] {""}
   *[other] , 1 { $good }
 }
answer-black_market = Построить { $building_acc }: все дублоны{ given-person }{ given-good }{ $point_id ->
    [yes] , 1 ПО
   *[other] {""}
 }
answer-trading_post = Продать { $good_acc } на своей бирже
answer-buy_tile = Купить закрытый жетон
answer-sell_tile = Продать плантацию { $tile_gen }{ with-person }
with-person = { $who_id ->
    [colonist] {" "}с колонистом
    [noble] {" "}с дворянином
   *[none] {""}
 }
answer-deliver = Отправить в запас: { $goods }

# Что стоит на кнопках: не больше 24 знаков, с самым важным числом.
short-forest = Лес: { $tile }{ $colonist_id ->
    [yes] {" "}+ колонист
    [noble] {" "}+ дворянин
   *[other] {""}
 }
short-trading_post = Биржа: { $good } (+{ $n })
short-buy_tile = Купить жетон ({ $cost })
short-sell_tile = Продать { $tile_acc } (+{ $n }){ with-whom }
short-discard_tile = { $tile }{ with-whom }
short-deliver = { $goods } ({ $points })
with-whom = { $who_id ->
    [none] {""}
   *[other] , { $who }
 }
short-draft = { $building } ({ $cost })

## Счёт дворян и малой верфи

panel-standing-station = { $n ->
    [0] Здесь дворян нет.
   *[other] Дворяне: { $counts }.
 }
panel-left-station = { $n ->
    [one] Здесь должен встать ещё { $n } дворянин.
    [few] Здесь должны встать ещё { $n } дворянина.
   *[many] Здесь должно встать ещё { $n } дворян.
 }
panel-over-station = Лишних дворян: { $n }.
panel-put-station = { $n ->
    [1] Поставить дворянина…
   *[other] Поставить дворян… (до { $n })
 }
panel-take-station = Убрать дворянина…
panel-standing-small_wharf = На малую верфь: { $counts }. Каждые 2 фишки — 1 ПО.
panel-left-small_wharf = Выберите хотя бы одну фишку.
panel-over-small_wharf = Лишних фишек: { $n }.
panel-put-small_wharf = { $n ->
    [1] Отправить фишку…
   *[other] Отправить фишки… (до { $n })
 }
panel-take-small_wharf = Оставить фишку…
panel-suggest-small_wharf = Все фишки

## Чем это обернётся — в той же строке

hint-draft = { $cost ->
    [one] { $cost } дублон
    [few] { $cost } дублона
   *[many] { $cost } дублонов
 }, { amount-points }; { $spaces ->
    [1] последнее место с этой ценой
    [one] с этой ценой { $spaces } место
    [few] с этой ценой { $spaces } места
   *[many] с этой ценой { $spaces } мест
 }
    .short = { $cost }
hint-guest = { $now } из { $circles }
hint-forest = { $have ->
    [0] первый лес
   *[other] лесов у вас { $have }
 }, { $off ->
    [0] скидки пока не будет
   *[other] скидка станет { $off }
 }
    .short = { $have }
hint-lay = { $have ->
    [0] у вас такой нет
   *[other] у вас уже { $have }
 }
    .short = { $have }
hint-discard-tile = у вас { $have }
    .short = { $have }
    .beside = {""}
hint-empty-tile = пустой жетон
    .whole = {""}
hint-to-windrose = уйдёт на розу ветров
hint-fetch = на борту { $n }
    .short = { $n }
    .beside = {""}
hint-station = { $now } из { $circles }
hint-black-market = цена { $cost }, у вас { $money }, не хватает { $short }
    .whole = цена { $cost }
hint-give-person = там { $n }
    .whole = {""}
hint-give-good = у вас { $have }
    .whole = {""}
hint-give-point = из ваших { $points }
    .whole = {""}
hint-trading-post = { $n ->
    [one] { $n } дублон
    [few] { $n } дублона
   *[many] { $n } дублонов
 }{ made-of-n }
hint-buy-tile = { $cost ->
    [one] { $cost } дублон
    [few] { $cost } дублона
   *[many] { $cost } дублонов
 }, { $left ->
    [1] последний в стопке
   *[other] в стопке { $left }
 }
hint-sell-tile = { $n ->
    [one] { $n } дублон
    [few] { $n } дублона
   *[many] { $n } дублонов
 }
hint-deliver = { amount-points }
hint-small-wharf = у вас { $have }

## Что происходит

event-drafted = { $seat } выбирает для этой игры { $building_acc }.
    .brief = { $seat }: { $building }
event-board = Бежевые здания этой игры: { $buildings }.
event-guest = { $seat } посылает { $who_id ->
    [noble] гостя-дворянина
   *[other] гостя
 } { to-place }.
    .brief = {""}
event-forest = { $seat } кладёт лесом плантацию { $tile_gen }{ $colonist ->
    [0] {""}
   *[other] , колонист идёт на розу ветров
 }.
    .brief = { $seat }: лес
event-drawn = { $seat } смотрит закрытый жетон.
    .own = { $seat } смотрит закрытый жетон: { $tile }.
    .brief = {""}
event-land_bought = { $tile_id ->
    [forest] { $seat } покупает через земельную контору лес за { amount-cost }.
   *[other] { $seat } покупает через земельную контору плантацию { $tile_gen } за { amount-cost }.
 }
    .brief = { $seat } покупает { $tile_acc } за { $cost }
sent-away = { $who_id ->
    [colonist] {" "}Колонист с неё уходит на розу ветров.
    [noble] {" "}Дворянин с неё уходит на розу ветров.
   *[none] {""}
 }
event-land_sold = { $seat } продаёт через земельную контору плантацию { $tile_gen } за { amount-n }.{ sent-away }
    .brief = { $seat } продаёт { $tile_acc } за { $n }
event-tile_discarded = { $tile_id ->
    [forest] { $seat } сбрасывает лес; под ним { $under }.
   *[other] { $seat } сбрасывает плантацию { $tile_gen }.
 }{ sent-away }
    .brief = { $seat }: в сбросе { $tile }
event-hunting_lodge = { $seat }: самый пустой остров, { amount-points } за охотничий домик.
    .brief = { $seat }: охотничий домик, { amount-points }
event-villa = { $noble ->
    [0] { $seat } получает на виллу колониста.
   *[other] { $seat } получает на виллу дворянина.
 }
    .brief = {""}
event-noble_taken = { $seat } встречает с корабля дворянина.
    .brief = {""}
event-noble_ship = { $n ->
    [one] На корабль садится { $n } дворянин.
    [few] На корабль садятся { $n } дворянина.
   *[many] На корабль садятся { $n } дворян.
 }
    .brief = {""}
event-stationed = { $seat } расставляет дворян: { $places }.
    .brief = {""}
event-black_market = { $seat } отдаёт на чёрном рынке все дублоны{ given-person }{ given-good }{ $point ->
    [0] {""}
   *[other] , 1 ПО
 }.
    .brief = { $seat }: чёрный рынок
event-church = { $seat } получает за церковь { amount-points }.
    .brief = { $seat }: церковь, { amount-points }
event-specialty_factory = { $seat } зарабатывает на мануфактуре { amount-n }.
    .brief = { $seat }: мануфактура +{ amount-n }
event-chapel = { $doubloons ->
    [0] { $seat } получает за часовню { amount-points }.
   *[other] { $seat } получает за часовню { amount-doubloons }.
 }
    .brief = { $seat }: часовня
event-jeweler = { $seat } зарабатывает на ювелирной мастерской { amount-n }.
    .brief = { $seat }: ювелирная мастерская +{ amount-n }
event-trading_post = { $seat } продаёт на бирже { $good_acc } за { amount-n }.
    .brief = { $seat }: { $good } за { $n } на бирже
event-union_hall = { $seat } получает за канцелярию { amount-points }.
    .brief = { $seat }: канцелярия, { amount-points }
event-delivered = { $seat } отправляет через центр снабжения: { $goods }; за это { amount-points }.
    .brief = { $seat }: { $goods } через центр снабжения
event-small_wharf = { $seat } отгружает через малую верфь: { $goods }; за это { amount-points }.
    .brief = { $seat }: { $goods } через малую верфь
event-lighthouse = { $seat } получает за маяк { amount-n }.
    .brief = { $seat }: маяк +{ amount-n }

## Стол строка за строкой

line-nobles = Дворяне: на корабле { $ship }, в запасе { $supply }.
    .alt = Дворяне: на корабле { $ship }, в запасе { $supply }
line-draft = Свободных мест на поле: { $spaces }. На выбор: { $candidates }.
    .alt = Свободных мест на поле: { $spaces }

## Счёт

score-cloister = { name-cloister }
score-royal_garden = { name-royal_garden }
score-nobles = Дворяне

## Настройки

option-new_buildings = Новые здания
    .about = Добавить ли 14 зданий; на игру выбирают 17 бежевых зданий
option-new_buildings-false = без них
    .about = Только здания базовой игры
option-new_buildings-true = с ними
    .about = 17 бежевых зданий из 31; как их выбирают, решает «Выбор зданий»
option-nobles = Дворяне
    .about = Приезжают ли дворяне и 8 зданий для них
option-nobles-false = без них
    .about = Только колонисты; если их не хватит, игра кончается
option-nobles-true = с ними
    .about = Дворянин приносит 1 ПО; нехватка колонистов игру не кончает
option-draft = Выбор зданий
    .about = Для «Новых зданий»: кто выбирает бежевые здания на игру
option-draft-pick = игроки
    .about = Как в правилах: по очереди, по одному виду, пока поле не заполнится
option-draft-random = случай
    .about = Столько каждой цены, сколько мест на поле; выбраны жребием в начале
option-draft-fixed = все новые
    .about = 14 новых зданий, а с ними гильдия, особняк и ратуша

## Картинки

picture-draft = Набор зданий
picture-spaces = мест: { $n }
