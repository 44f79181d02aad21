### Санта-Мария, «Американское королевство»: город майя. Почти всё, что напечатано на его частях, реконструировано.

## Районы, строения, храмы, карты: в конце — знак с картинки

name-maya = Город майя
name-market = Район торговли
    .short = Торговля
name-festival = Район фестиваля
    .short = Фестиваль
name-gold_temple = Храм золота
    .short = Храм золота
name-construction = Район строительства
    .short = Строительство
name-technology = Район технологии
    .short = Технология
name-priest = Верховный жрец
part-one = { $one_id ->
    [market] торговля
    [festival] фестиваль: { $one_cost } → { $one_gains }
    [construction] { $one_cost } → { $one_kind_id ->
        [wooden] деревянный дом
       *[other] соломенный дом
     }
   *[other] с кубиком { $one_value }: { $one_does_id ->
        [conquistador] шаг воина
        [religion] шаг религии
       *[other] { $one_gains }
     }
 }
part-two = { $two_id ->
    [market] торговля
    [festival] фестиваль: { $two_cost } → { $two_gains }
    [construction] { $two_cost } → { $two_kind_id ->
        [wooden] деревянный дом
       *[other] соломенный дом
     }
   *[other] с кубиком { $two_value }: { $two_does_id ->
        [conquistador] шаг воина
        [religion] шаг религии
       *[other] { $two_gains }
     }
 }
name-p_wood = Дом (древесина)
    .does = Строение города: { $gains }
name-p_grain = Дом (зерно)
    .does = Строение города: { $gains }
name-p_cocoa = Дом (какао)
    .does = Строение города: { $gains }
name-p_gem = Дом (самоцвет)
    .does = Строение города: { $gains }
name-p_sugar = Дом (сахар)
    .does = Строение города: { $gains }
name-p_coins = Дом (монеты)
    .does = Строение города: { $gains }
name-w_gem = Дерев. дом (самоцвет)
    .does = Строение города: { $gains }
name-w_sugar = Дерев. дом (сахар)
    .does = Строение города: { $gains }
name-w_coins = Дерев. дом (монеты)
    .does = Строение города: { $gains }
name-w_points = Дерев. дом (очко)
    .does = Строение города: { $gains }
name-s_wood = Солом. дом (древесина)
    .does = Строение города: { $gains }
name-s_grain = Солом. дом (зерно)
    .does = Строение города: { $gains }
name-s_cocoa = Солом. дом (какао)
    .does = Строение города: { $gains }
name-s_points = Солом. дом (очко)
    .does = Строение города: { $gains }
name-tl1 = Храм TL1
    .short = TL1
    .does = Уровень храма { $n }: { $cost }
name-tl2 = Храм TL2
    .short = TL2
    .does = Уровень храма { $n }: { $cost }
name-tl3 = Храм TL3
    .short = TL3
    .does = Уровень храма { $n }: { $cost }
name-tl4 = Храм TL4
    .short = TL4
    .does = Уровень храма { $n }: { $cost }
name-tl5 = Храм TL5
    .short = TL5
    .does = Уровень храма { $n }: { $cost }
name-tm1 = Храм TM1
    .short = TM1
    .does = Уровень храма { $n }: { $cost }
name-tm2 = Храм TM2
    .short = TM2
    .does = Уровень храма { $n }: { $cost }
name-tm3 = Храм TM3
    .short = TM3
    .does = Уровень храма { $n }: { $cost }
name-tm4 = Храм TM4
    .short = TM4
    .does = Уровень храма { $n }: { $cost }
name-tm5 = Храм TM5
    .short = TM5
    .does = Уровень храма { $n }: { $cost }
name-ts1 = Храм TS1
    .short = TS1
    .does = Уровень храма { $n }: { $cost }
name-ts2 = Храм TS2
    .short = TS2
    .does = Уровень храма { $n }: { $cost }
name-ts3 = Храм TS3
    .short = TS3
    .does = Уровень храма { $n }: { $cost }
name-ts4 = Храм TS4
    .short = TS4
    .does = Уровень храма { $n }: { $cost }
name-ts5 = Храм TS5
    .short = TS5
    .does = Уровень храма { $n }: { $cost }
name-k01 = Карта K01
    .short = K01
    .does = { part-one }; { part-two }
name-k02 = Карта K02
    .short = K02
    .does = { part-one }; { part-two }
name-k03 = Карта K03
    .short = K03
    .does = { part-one }; { part-two }
name-k04 = Карта K04
    .short = K04
    .does = { part-one }; { part-two }
name-k05 = Карта K05
    .short = K05
    .does = { part-one }; { part-two }
name-k06 = Карта K06
    .short = K06
    .does = { part-one }; { part-two }
name-k07 = Карта K07
    .short = K07
    .does = { part-one }; { part-two }
name-k08 = Карта K08
    .short = K08
    .does = { part-one }; { part-two }
name-k09 = Карта K09
    .short = K09
    .does = { part-one }; { part-two }
name-k10 = Карта K10
    .short = K10
    .does = { part-one }; { part-two }
name-k11 = Карта K11
    .short = K11
    .does = { part-one }; { part-two }
name-k12 = Карта K12
    .short = K12
    .does = { part-one }; { part-two }
name-k13 = Карта K13
    .short = K13
    .does = { part-one }; { part-two }
name-k14 = Карта K14
    .short = K14
    .does = { part-one }; { part-two }
name-k15 = Карта K15
    .short = K15
    .does = { part-one }; { part-two }
name-k16 = Карта K16
    .short = K16
    .does = { part-one }; { part-two }
name-k17 = Карта K17
    .short = K17
    .does = { part-one }; { part-two }
name-k18 = Карта K18
    .short = K18
    .does = { part-one }; { part-two }
name-k19 = Карта K19
    .short = K19
    .does = { part-one }; { part-two }
name-k20 = Карта K20
    .short = K20
    .does = { part-one }; { part-two }
name-k21 = Карта K21
    .short = K21
    .does = { part-one }; { part-two }
name-k22 = Карта K22
    .short = K22
    .does = { part-one }; { part-two }
name-k23 = Карта K23
    .short = K23
    .does = { part-one }; { part-two }
name-k24 = Карта K24
    .short = K24
    .does = { part-one }; { part-two }

## Что спрашивают

ask-CityTurn = Год { $year }, ход вашего города. У вас { held }, золота в храме — { $gold }. { $white ->
    [0] Белых кубиков в этом году больше нет
   *[other] Белых кубиков можно взять ещё { $white }
 }; { $blue_n ->
    [0] синих кубиков нет
   *[other] синие кубики: { $blue }
 }; карт в руке: { $cards }; верховных жрецов: { $priests }.
ask-Drive = { $follows ->
    [0] Кубик идёт от { $n }. Где он остановится?
   *[other] Кто-то берёт кубик посла: можно пройти тот же путь от { $n }.
 }
ask-BuildTemple = Можно завершить уровень одного храма: { $district }. У вас { held }.
ask-Beside = К кубику { $n } ещё можно сыграть технологию.
ask-Raise = { $kind_id ->
    [wooden] Выберите деревянный дом и место для него.
   *[other] Выберите соломенный дом и место для него.
 }
ask-TakeToken = Возьмите из запаса жетон склада; он сразу полон.
ask-LayJunction = Положите жетон дороги на развилку: кубики смогут идти там прямо.
ask-CityStep = Сделать шаг по шкале религии, на деление { $n } из { $most }{ $monk ->
    [0] {""}
   *[other] { $empty ->
        [0] , за символ монаха
       *[other] , за символ монаха, который ничего не даст: склады полны, а колода пуста
     }
 }?
ask-CityMarch = Сделать шаг воина, на деление { $n } из { $most }{ $gold ->
    [0] {""}
   *[other] { $left ->
        [0] , за символ золота, хотя золота больше нет
       *[other] {" "}(он приносит золото)
     }
 }?
ask-CityReligion = Сделать ещё шаг по шкале религии за зерно? Вы на { $n } из { $most }; у вас { $goods }.
ask-MonkGift = За символ монаха: возьмите карту (в колоде { $deck }) или заполните склад.
ask-FillOne = Заполните один из складов.
ask-Bargain = Вы торгуете: с запасом и со всеми, кто согласен. У вас { held }, золота { $gold }; карт: { $cards }.
ask-Give = Что вы отдаёте{ $n ->
    [one] {" "}({ $to_seat })
   *[other] {""}
 }? У вас { held }.
ask-Want = Вы отдаёте: { $given }. Что вы хотите взамен{ $n ->
    [one] {" "}({ $to_seat })
   *[other] {""}
 }?{ $full_n ->
    [0] {""}
   *[other] {" "}Вам некуда положить: { $full }.
 }
ask-Consider = { $own_n ->
    [0] {""}
   *[other] Вы предлагаете обмен: отдадите — { $own }; получите — { $own_want }.{" "}
 }{ $give_n ->
    [0] Предложение стоит, пока его не примут или торговля не кончится.{" "}
   *[other] { $by } предлагает обмен. Вы получите: { $give }; отдадите: { $want }.{ $lost_n ->
        [0] {" "}
       *[other] {" "}Вам некуда положить: { $lost }; это станет монетами, а какао пропадёт.{" "}
     }
 }У вас { held }.

call-CityTurn = ход вашего города
call-Drive = выбрать путь кубика
call-BuildTemple = можно строить храм
call-Beside = можно сыграть технологию
call-Raise = построить дом
call-TakeToken = взять жетон склада
call-LayJunction = положить жетон дороги
call-CityStep = можно сделать шаг
call-CityMarch = можно сделать шаг
call-CityReligion = можно сделать ещё шаг
call-MonkGift = карта или полный склад
call-FillOne = заполнить склад
call-Bargain = вы торгуете
call-Give = сказать, что вы отдаёте
call-Want = сказать, что вы хотите
call-Consider = предложен обмен

asked-CityTurn = { $seat } играет за город
asked-Drive = { $seat } ведёт кубик
asked-BuildTemple = { $seat } думает о храме
asked-Beside = { $seat } смотрит карты
asked-Raise = { $seat } строит дом
asked-TakeToken = { $seat } берёт жетон
asked-LayJunction = { $seat } кладёт дорогу
asked-CityStep = { $seat } думает о шаге
asked-CityMarch = { $seat } думает о шаге
asked-CityReligion = { $seat } молится
asked-MonkGift = { $seat } выбирает подарок
asked-FillOne = { $seat } заполняет склад
asked-Bargain = { $seat } торгует
asked-Give = { $seat } предлагает обмен
asked-Want = { $seat } предлагает обмен
asked-Consider = { $seat } думает об обмене

## Действия и их части

command-group-city = Город майя и обмен с ним
verb-use = Применить кубик
    .about = Город майя: взять кубик и пройти по дорогам
    .help = city
verb-play = Сыграть карту
    .about = Город майя: торговля, фестиваль или строительство
    .help = city_cards
verb-bless = Верховный жрец
    .about = Город майя: верховный жрец активирует строение
    .help = city
verb-go = Остановиться
    .about = Город майя: строение, где кубик остановится
    .help = city
verb-complete = Завершить уровень
    .about = Город майя: заплатить за уровень храма
    .help = city_temples
verb-technology = Технология
    .about = Город майя: технология для значения кубика
    .help = city_cards
verb-build = Построить
    .about = Город майя: дом на пустом месте
    .help = city_cards
verb-store = Взять жетон
    .about = Город майя: жетон склада из запаса
    .help = city_temples
verb-join = Жетон дороги
    .about = Город майя: положить жетон дороги на развилку
    .help = city_temples
verb-draw = Взять карту
    .about = Город майя: карта за символ монаха
    .help = city
verb-fill = Заполнить склад
    .about = Город майя: перевернуть жетон склада полной стороной вверх
    .help = city
verb-redraw = Сменить карты
    .about = Город майя: за монету положить карты под колоду и взять столько же
    .help = city_trade
verb-propose = Предложить обмен
    .about = Предложить обмен кому-то одному или всем
    .help = city_trade
verb-withdraw = Отозвать
    .about = Взять своё предложение назад
    .help = city_trade
verb-agree = Согласиться
    .about = Принять то, что вам предлагают
    .help = city_trade
verb-turn_down = Отказать
    .about = Отказаться от того, что вам предлагают
    .help = city_trade
verb-done = Закончить торговлю
    .about = Город майя: закончить торговлю
    .help = city_trade
verb-put_up = Отдать
    .about = Что вы отдаёте в обмене, который предлагаете
    .help = city_trade
verb-want = Взамен
    .about = Что вы хотите в обмене, который предлагаете
    .help = city_trade
verb-accept = Принять
    .about = Принять обмен, который предлагает город
    .help = city_trade
verb-counter = Предложить иначе
    .about = Предложить городу другой обмен
    .help = city_trade

facet-counts = Сколько
    .about = Сколько чего, например: 2 древесины, 1 зерно
facet-value = Значение
    .about = Значение, с которым применяют кубик
facet-spot = Место
    .about = Место города: дорога от 1 до 6, буква от символа кубика
facet-card = Карта
    .about = Какая карта, по знаку на картинке
facet-district = Район
    .about = Какой район города
facet-building = Дом
    .about = Какой дом
facet-junction = Развилка
    .about = Какая развилка, по номеру её дороги
facet-by = Кто
    .about = Чьё предложение, по номеру места
facet-whom = Кому
    .about = Кому вы предлагаете, по номеру места
value-whom-all = Всем
value-whom-0 = Место 1
value-whom-1 = Место 2
value-whom-2 = Место 3
value-whom-3 = Место 4
value-whom-4 = Место 5
value-by-anybody = Кто угодно
value-by-0 = Место 1
value-by-1 = Место 2
value-by-2 = Место 3
value-by-3 = Место 4
value-by-4 = Место 5
value-junction = Развилка { $value }

answer-use = { $die } как { $value }{ $pay_id ->
    [coins] {""}
   *[other] {" "}за { $pay }
 }
answer-play = Сыграть { $card }: { $district }
answer-bless = Верховный жрец на { $spot }
answer-go = Остановиться на { $spot }
answer-complete = Завершить уровень: { $district }
answer-technology = Технология { $card }
answer-build = { $building } на { $spot }
answer-store = Взять жетон: { $resource }
answer-join = Жетон дороги на развилку { $junction }
answer-draw = { verb-draw }
answer-fill = Заполнить: { $resource }
answer-redraw = { verb-redraw }
answer-propose = { $whom_id ->
    [all] Предложить обмен всем
   *[other] Предложить обмен: { $whom }
 }
answer-withdraw = { verb-withdraw }
answer-agree = Согласиться: { $by }
answer-turn_down = Отказать: { $by }
answer-done = { verb-done }
answer-put_up = { verb-put_up }
answer-want = { verb-want }
answer-accept = { verb-accept }
answer-counter = { verb-counter }

hint-card = { part-one }; { part-two }
hint-spot = { $gains }
hint-way = ведёт к: { $gains }
hint-temple = уровень { $n }: { $cost }
hint-city_buy = у вас { $have }; цена — { coins-n }
hint-counter = отдаёт: { $give }; хочет: { $want }{ $lost_n ->
    [0] {""}
   *[other] ; нет места, { $city ->
        [0] станет монетами
       *[other] пропадёт
     }: { $lost }
 }

## Счёт

panel-standing-put_up = Вы отдаёте: { $counts }.
panel-left-put_up = Выберите хотя бы что-то одно.
panel-over-put_up = Лишнее: { $n }.
panel-put-put_up = { $n ->
    [1] Отдать…
   *[other] Отдать… (не больше { $n })
 }
panel-take-put_up = Оставить себе…
panel-standing-want = Вы хотите: { $counts }.
panel-left-want = Выберите хотя бы что-то одно.
panel-over-want = Лишнее: { $n }.
panel-put-want = { $n ->
    [1] Хочу…
   *[other] Хочу… (не больше { $n })
 }
panel-take-want = На одну вещь меньше…
panel-standing-redraw = Под колоду: { $counts }.
panel-left-redraw = Выберите хотя бы одну карту.
panel-over-redraw = Лишнее: { $n }.
panel-put-redraw = { $n ->
    [1] Положить карту под колоду…
   *[other] Положить карты под колоду… (не больше { $n })
 }
panel-take-redraw = Оставить карту…

## Что можно решить заранее

order-deal = Обмен с городом: принять, если
    .about = Отдать не больше и получить не меньше; для каждой вещи свой план, об остальном спросят
    .told = Обмен с городом: отдаю — { $give }, не больше; хочу — { $want }, не меньше
order-deal_decline = Обмен с городом: никогда
    .about = Отказываться от всего, что предлагает город
    .told = Отказываться от всего, что предлагает город
order-city_deal = Ваша торговля: согласиться, если
    .about = Когда в вашей торговле это предлагают другие; для каждой вещи свой план
    .told = В моей торговле: отдаю — { $give }, не больше; хочу — { $want }, не меньше{ $by_id ->
        [anybody] {""}
       *[other] {" "}({ $by })
     }
order-city_die = Следующий ход: применить кубик
    .about = Если он ещё есть, куда-то приводит и хватит монет на смену значения; до конца года
    .told = Следующий ход: { $die } как { $value }; не выйдет — спросить меня
order-city_temple = Храмы: какой уровень
    .about = Завершить, как только хватит ресурсов: при кубике, жреце или пятом месте
    .told = Завершить уровень: { $district }{ order-otherwise }
order-city_gift = Символ монаха: что брать
    .about = Карту или полный склад этого вида; не выйдет — спросить меня
    .told = За символ монаха: { $gift }
order-city_no_technology = После храма без технологии
    .about = Продолжать без вопроса
    .told = После храма технологию не играть
order-city_stay = Чужие послы: стоять
    .about = Не идти путём кубика, который взял кто-то другой
    .told = Не идти за чужими послами
order-part-want = Получить не меньше
order-part-value = С каким значением
order-part-district = Какой район
order-part-gift = Что брать
order-part-by = С кем
value-gift-card = Карта

## Что происходит

event-city_gained = { $why_id ->
    [conquistador] { $gains_n ->
        [0] { $seat } проходит символ золота, но золота больше нет
       *[other] { $seat } спасает от конкистадоров: { $gains }
     }
   *[other] { $seat } получает: { $gains_n ->
        [0] ничего
       *[other] { $gains }
     }{ $lost ->
        [0] {""}
       *[other] {" "}(не всему есть место)
     }
 }.
    .brief = +{ $gains }
event-city_robbed = Из храма золота забирают золото: { $n } ({ $seat }).
    .brief = храм −{ $n } золота
event-city_gold = В храм золота кладут золото: { $n } ({ $seat }).
    .brief = храм +{ $n } золота
event-city_drew = { $seat } берёт карты: { $n }.
    .brief = карты +{ $n }
    .own = Вы берёте: { $cards }.
event-city_redrew = { $seat } за монету кладёт карты под колоду: { $n }.
    .brief = сменить карты: { $n }
    .own = Вы кладёте под колоду: { $cards }.
event-city_played = { $seat } играет { $card }: { $district }.
    .head = { $seat }: { $card }, { $district }
event-city_built = { $seat } строит { $building } на { $spot }.
    .brief = { $building } на { $spot }
event-city_die = { $seat } применяет { $die } как { $value }{ $paid_n ->
    [0] {""}
   *[other] , плата — { $paid }
 }.
    .head = { $seat }: { $die } как { $value }{ $paid_n ->
        [0] {""}
       *[other] {" "}({ $paid })
     }
event-city_went = { $seat } идёт от { $value } до { $spot }.
    .brief = до { $spot }
event-city_priest = { $seat } ставит верховного жреца на { $spot }.
    .head = { $seat }: верховный жрец на { $spot }
event-temple_level = { $seat } завершает уровень { $n }: { $district }.
    .brief = уровень { $n }, { $district }
event-temple_next = Следующий уровень: { $tile } ({ $district }).
    .brief = {""}
event-city_filled = { $seat } заполняет склад: { $resource }.
    .brief = +{ $resource }
event-city_token = { $seat } берёт жетон склада: { $resource }.
    .brief = жетон: { $resource }
event-city_road = { $seat } кладёт жетон дороги на развилку { $junction }.
    .brief = жетон дороги на { $junction }
event-got_priest = { $seat } получает верховного жреца, теперь их { $n }.
    .brief = жрецы: { $n }
event-city_scored = { $seat } получает за храмы { points-points }{ $by_n ->
    [0] {""}
   *[other] : { $by }
 }.
    .brief = храмы +{ points-points }
event-proposed = { $seat } предлагает обмен ({ $whom }): { $give } → { $want }.
    .brief = { $give } → { $want }?
event-withdrawn = { $seat } отзывает предложение.
    .brief = предложение снято
event-refused = { $seat } не принимает предложение ({ $by }).
    .brief = { $seat }: отказ
event-swapped = Обмен: { $seat } отдаёт — { $want }; { $by } отдаёт — { $give }.
    .brief = { $seat }: { $want } → { $give }
event-no_room = { $seat } не может сохранить: { $lost }{ $n ->
    [0] {""}
   *[other] ; взамен { coins-n }
 }.
    .brief = нет места: { $lost }

## Стол строка за строкой

item-stores = { $name } { $n }
item-spots = { $name }: { $what }
line-city = Город, { $seat }: золота в храме { $gold }; жрецов в руке: { $priests }; карт: { $cards }, в колоде { $deck }; жетоны складов: { $stores }.
line-city_district = { $district }: уровней { $n }, карт { $cards }, сейчас это { points-points }{ $cost_n ->
    [0] {""}
   *[other] ; следующий уровень: { $cost }
 }.
line-city_road = Дорога { $n }: { $spots }{ $taken_n ->
    [0] {""}
   *[other] ; заняты: { $taken }
 }{ $token ->
    [0] {""}
   *[other] ; жетон дороги
 }.
line-city_hand = Карты в руке: { $cards }.
line-proposal = { $by } предлагает обмен: { $give } → { $want }.

## Настройки

option-maya = Город майя
    .about = С «Американским королевством»: у одного игрока город; с послами можно впятером
option-maya-false = без него
    .about = У всех колонии
option-maya-random = по жребию
    .about = Город может достаться любому; его части почти все реконструированы
option-maya-1 = 1-е место
    .about = За город играет первый, кто сел за стол; его части почти все реконструированы
option-maya-2 = 2-е место
    .about = За город играет второй, кто сел за стол; его части почти все реконструированы
option-maya-3 = 3-е место
    .about = За город играет третий, кто сел за стол; его части почти все реконструированы
option-maya-4 = 4-е место
    .about = За город играет четвёртый, кто сел за стол; его части почти все реконструированы
option-maya-5 = 5-е место
    .about = За город играет пятый, кто сел за стол; его части почти все реконструированы

## Почему нет

why-city-lacks = цена — { $cost }; на складах не хватает: { $lacking }. Золотом город не платит.
why-city-grain-only = за шаг платят зерном, а не так: { $resource }.
why-no-empty-token = пустого жетона склада нет: { $resource }.
why-not-in-hand = в руке нет: { $card }.
why-no-such-part = у карты { $card } нет такой части: { $district }.
why-no-technology-now = на каждый кубик можно сыграть одну технологию.
why-other-value = { $card } играют с кубиком { $n }.
why-not-beside = это не рядом с тем строением: { $district }.
why-temple-complete = у этого храма уже все уровни.
why-junction-taken = на развилке { $junction } уже лежит жетон дороги.
why-no-junction = { $junction } — не развилка для жетона дороги.
why-no-road = от { $n } к { $spot } дороги нет.
why-nothing-built = на { $spot } ничего не построено.
why-spot-taken = { $spot } в этом году уже занято.
why-leads-nowhere = кубик { $n } не приходит ни к одному свободному строению.
why-technology-with-die = технологию играют, когда применяют кубик.
why-nothing-to-build = пустых мест нет или такие дома кончились.
why-no-priest = верховного жреца в руке нет.
why-no-such-building = этого больше нет, или это другой вид: { $building }.
why-built-on = на { $spot } уже что-то стоит.
why-gold-stays = золото города не продают.
why-proposal-stands = обмен уже предложен; сначала отзовите его.
why-nobody-there = сейчас спросить некого.
why-nothing-to-give = вам нечего отдать.
why-nothing-proposed = вы ничего не предлагаете.
why-nothing-proposed-by = такого вам не предлагают.
why-nothing-proposed-now = сейчас город вам ничего не предлагает.
why-answer-first = город предлагает вам обмен: примите его или откажитесь.
why-technology-played = с этим кубиком уже сыграна технология, поэтому он идёт своим путём.
why-swap-lacks = не хватает: { $lacking } ({ $seat }).
why-cards-once = назовите хотя бы одну карту, каждую один раз.
why-both-ways = в обмене ничего не идёт в обе стороны: { $what }.
why-more-than-there-is = столько нет; лишнее: { $lacking }.
why-nothing-named = назовите хотя бы что-нибудь.
why-no-more-cards = колода пуста.
why-no-token = таких жетонов склада больше нет: { $resource }.
why-die-in-hand = кубик нужно применить сейчас.

## Справка

topic-city = Город майя
help-city =
    У одного игрока вместо колонии город майя: он ходит первым в первом году, у него монет { $city_coins }, карт { $city_cards } и синий кубик (с послами его нет). Остальные играют как обычно; какао-колонии ни у кого нет, а специалистов город не нанимает.
    · **Склады**: каждый жетон склада держит один ресурс. То, для чего нет пустого, пропадает. Вне карт торговли ничего не продают и не покупают.
    · **Ход**: применить кубик, сыграть карту, применить верховного жреца или спасовать.
    · **Кубик** (значение меняют монетами, по одной за шаг, или на любое — за какао) идёт от своего символа вниз по дороге и может повернуть на соседнюю; мимо жетона дороги можно прямо. Каждое свободное строение на пути работает; кубик остаётся на последнем. Потом можно заплатить за уровень одного храма рядом с ним.
    · **Золото** лежит в храме золота и ничего не оплачивает: каждый год по { $city_gold } за игрока и то, мимо чего город проходит по шкале конкистадоров. Колонисты берут своё золото оттуда, а там, где прошёл город, не находят ничего.
    · **Пас**: четвёртое место заполняет склад, пятое завершает уровень. Потом, каждый год, каждый район приносит уровни, умноженные на карты, а храм золота — уровни, умноженные на золото.
    Смотрите также: *Карты города*, *Храмы*, *Обмен с городом*, *Как здесь понимают город майя*.
topic-city_cards = Карты города
help-city_cards =
    Карту играют за одну из двух частей, и она остаётся у этого района. **Фестиваль** и **строительство** берут ресурсы со складов. **Торговля** — отдельно. **Технология** — не ход: к каждому кубику одна, для его значения, до пути или после.
    Каждый новый год приносит карт: { $city_cards_year }. Пустая колода не даёт ничего.
topic-city_temples = Храмы
help-city_temples =
    В каждом районе храм из трёх уровней, каждый следующий чуть дороже. Уровень оплачивают тем, что на жетоне: один за кубик, верховного жреца или пятое место для спасовавших. Он должен быть рядом со строением, где остался кубик или жрец: дороги 1 и 6 — у одного района, остальные — между двумя; пятое место строит где угодно. Награды: торговля — полный жетон склада; фестиваль — шаг религии и две карты; храм золота — верховный жрец и шаг воина; строительство — монеты; технология — жетон дороги.
    · **Верховный жрец** активирует одно свободное строение и занимает его на год; рядом можно заплатить за уровень. В конце года он возвращается.
topic-city_trade = Обмен с городом
help-city_trade =
    Карта торговли приносит монет: { $city_trade }. Потом город сколько угодно раз может купить какао (монет: { $city_buy_stored }), древесину или зерно (монет: { $city_buy }), продать что угодно (монет: { $city_price }), сменить карты за монету и обмениваться с кем угодно.
    · **Предложение** — это что отдают и что хотят, одному или всем. Кого спрашивают, тот принимает, отказывает или предлагает иначе; обмен достаётся тому, кто согласен раньше. Предложение стоит, пока его не отзовёт тот, кто его сделал, или торговля не кончится, а ход города тем временем продолжается. Нельзя отдать, чего нет; то, для чего нет места, в городе пропадает, а в колонии становится монетами.
    · **Планы** отвечают на предложения за вас: «Обмен с городом: принять, если», например отдать не больше 1 древесины и получить не меньше 2 монет.
    · **Компьютер** берёт то, что ему выгодно, но сначала даёт ответить людям, самое большее десять минут. Если он играет за город, то в этой торговле больше ничего не предлагает тому, кто отказал.
topic-readings_city = Как здесь понимают город майя
help-readings_city =
    · Почти всё, что напечатано на поле города, храмах, домах и картах, нам неизвестно и реконструировано: план дорог, цены, награды, что дают дома и карты.
    · За символом золота, мимо которого прошёл город, колонисты ничего не находят. Золото, которому у колониста нет места, у города не берут.
    · С послами у города сначала тоже нет синего кубика. Когда кубик посла берёт другой, город может пройти его путь, с технологией и храмами.
    · Город делает каждый шаг по шкалам, но за символ, который ничего ему не даёт, его спрашивают. Верховные жрецы возвращаются каждый год.
    · Все ресурсы, кроме золота, продают в конце игры, по монете.
    · Вне карт торговли город и не покупает; в правилах сказано только, что он не продаёт. Технологию можно сыграть, даже если для её бонуса нет места.
    · В обмене обе стороны что-то отдают, и золото храма отдавать можно.
    · В одиночку с городом обмениваться не с кем, и нет ни губернатора, ни специалистов.
    · Пустая колода карт не даёт; когда золото кончилось, оно не приходит.
