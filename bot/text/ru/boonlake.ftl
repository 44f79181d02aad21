### Boonlake. Названия — как в английских правилах; всё остальное сказано своими словами.

game-boonlake = Boonlake
    .about = Заселяйте берег озера: берите действие, которое что-то даёт и другим, и плывите дальше. 1–4 игрока, два раунда.
rival-1 = Мудрое Преосвященство
example-counts = c001, c034
held = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }, { $vases ->
    [one] { $vases } ваза
    [few] { $vases } вазы
   *[many] { $vases } ваз
 }, жителей на ранчо: { $ranch }
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
points-points = { $points ->
    [-1] −1 очко
    [-2] −2 очка
    [-3] −3 очка
    [-4] −4 очка
    [-6] −6 очков
    [-8] −8 очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
no-lever = { $lever_id ->
    [none] {""}
   *[other] , рычаг: { $lever }
 }
instead-points = { $points_id ->
    [none] {""}
    [0] {""}
    [one] , отдав { $points } очко
    [few] , отдав { $points } очка
   *[many] , отдав { $points } очков
 }

## What is asked

ask-ChooseScoringTile = Выберите свой тайл подсчёта: вам он приносит вдвое больше.
ask-ChooseSite = Выберите первое производство.
ask-Turn = Ваш ход: возьмите полоску. У вас { held }; корабль на { $ship }.
ask-PlayCard = { $kind_id ->
    [none] Можно сыграть карту любого вида или сбросить одну за монеты.
   *[other] Можно сыграть карту вида «{ $kind }» или сбросить одну за монеты.
 } У вас { held }; лодки: { $boats }.
ask-Explore = Исследовать? В стопке тайлов: { $grey }.
ask-LayTile = Куда положить { $tile }?
ask-Improve = Можно один раз развить (поставить жителя) или улучшить (до дома или поселения). У вас { held }.
ask-LayPasture = Куда положить пастбище? Осталось: { $pastures }.
ask-CoverLabel = Ярлык какого региона накрыть? Остальные регионы принесут монеты всем.
ask-Modernise = Модернизация: можно купить один рычаг. У вас { held }.
ask-BuilderCard = Сыграйте карту или возьмите две. У вас { held }; лодки: { $boats }.
ask-PioneerShare = Вам две карты, потом одну карту можно сыграть.
ask-SettleShare = Можно развить или улучшить, сыграть или сбросить карту. У вас { held }.
ask-CattleShare = Можно поставить корову, сыграть или сбросить карту. У вас { held }.
ask-BuilderShare = Можно сыграть карту любого вида или сбросить одну за монеты. У вас { held }; лодки: { $boats }.
ask-RegionShare = Монеты приносят все регионы, кроме одного ({ $region }). Ваших присутствий в них: { $n }.
ask-HireShare = Можно нанять жителей. У вас { held }, карт в руке: { $hand }.
ask-ProgressShare = Можно купить рычаг, отдав ещё и жителя, или взять карту. У вас { held }.
ask-Upgrade = Можно один раз улучшить: жителя до дома или дом до поселения. У вас { held }.
ask-Sail = Куда плыть? Корабль на { $ship }, шагов — не больше { $steps }.
ask-VaseOrSite = { $n ->
    [1] Ваза
   *[other] Вазы ({ $n })
 } или производство?
ask-BuildSite = Постройте производство.
ask-ChooseTrack = По какой шкале дохода шагать? Шагов: { $n }.
ask-Discard = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }.
ask-Exchange = Карта «{ $card }»: можно один раз обменять. У вас { held }.
ask-PushUp = Какой использованный рычаг поднять?
ask-FreeHouse = Можно улучшить жителя до дома, не отдавая другого жителя.
ask-EasySettlement = Можно улучшить дом до поселения на облегчённых условиях. У вас { held }.
ask-InterimChoice = Подсчёт { $n }: можно сыграть карту или улучшить. У вас { held }; лодки: { $boats }.
ask-ScoreTile = Подсчёт { $n }: какой тайл засчитать?
ask-PayForTile = Тайл «{ $tile }»: сколько раз платите? Нужно: { $n }. У вас { held }.

call-ChooseScoringTile = выберите тайл подсчёта
call-ChooseSite = выберите производство
call-Turn = ваш ход
call-PlayCard = можно сыграть карту
call-Explore = решите, исследовать ли
call-LayTile = положите тайл
call-Improve = можно развить или улучшить
call-LayPasture = положите пастбище
call-CoverLabel = выберите регион
call-Modernise = можно купить рычаг
call-BuilderCard = сыграйте карту или возьмите две
call-PioneerShare = возьмите две карты
call-SettleShare = общая часть Заселения
call-CattleShare = общая часть Скотоводства
call-BuilderShare = общая часть Строителя
call-RegionShare = получите монеты за регионы
call-HireShare = можно нанять жителей
call-ProgressShare = общая часть Прогресса
call-Upgrade = можно улучшить
call-Sail = плывите
call-VaseOrSite = выберите вазу или производство
call-BuildSite = постройте производство
call-ChooseTrack = выберите шкалу
call-Discard = сбросьте карты
call-Exchange = можно обменять
call-PushUp = поднимите рычаг
call-FreeHouse = можно построить дом
call-EasySettlement = можно построить поселение
call-InterimChoice = можно сыграть карту или улучшить
call-ScoreTile = засчитайте тайл
call-PayForTile = заплатите за тайл

asked-ChooseScoringTile = { $seat } выбирает тайл подсчёта
asked-ChooseSite = { $seat } выбирает производство
asked-Turn = { $seat } берёт полоску
asked-PlayCard = { $seat } решает, играть ли карту
asked-Explore = { $seat } решает, исследовать ли
asked-LayTile = { $seat } кладёт тайл
asked-Improve = { $seat } развивает или улучшает
asked-LayPasture = { $seat } кладёт пастбище
asked-CoverLabel = { $seat } выбирает регион
asked-Modernise = { $seat } покупает рычаг
asked-BuilderCard = { $seat } играет карту или берёт две
asked-PioneerShare = { $seat } берёт карты
asked-SettleShare = { $seat }: общая часть Заселения
asked-CattleShare = { $seat }: общая часть Скотоводства
asked-BuilderShare = { $seat }: общая часть Строителя
asked-RegionShare = { $seat } получает монеты
asked-HireShare = { $seat } нанимает жителей
asked-ProgressShare = { $seat }: общая часть Прогресса
asked-Upgrade = { $seat } улучшает
asked-Sail = { $seat } плывёт
asked-VaseOrSite = { $seat } выбирает: ваза или производство
asked-BuildSite = { $seat } строит производство
asked-ChooseTrack = { $seat } выбирает шкалу
asked-Discard = { $seat } сбрасывает карты
asked-Exchange = { $seat } решает, обменивать ли
asked-PushUp = { $seat } поднимает рычаг
asked-FreeHouse = { $seat } строит дом
asked-EasySettlement = { $seat } строит поселение
asked-InterimChoice = { $seat } играет карту или улучшает
asked-ScoreTile = { $seat } засчитывает тайл
asked-PayForTile = { $seat } платит за тайл

## Verbs and facets; .about is the description of the command

verb-choose = Выбрать тайл
    .about = Выбрать свой тайл подсчёта
    .help = setup
verb-site = Производство
    .about = Построить производство или перевернуть построенное
    .help = cards
verb-take = Взять полоску
    .about = Взять полоску с поля действий
    .help = strips
verb-play = Сыграть карту
    .about = Сыграть карту проекта из руки
    .help = cards
verb-build = Построить проект
    .about = Построить особый проект тайла подсчёта
    .help = cards
verb-discard = Сбросить за монеты
    .about = Сбросить карту и получить за неё монеты
    .help = cards
verb-skip = Рычаг вместо карты
    .about = Не играть карту, а использовать рычаг
    .help = levers
verb-decline = Пас
    .about = На этот раз ничего не делать
verb-explore = Исследовать
    .about = Вытянуть тайл и положить его
    .help = explore
verb-lay = Положить
    .about = Положить тайл или пастбище на клетку
    .help = explore
verb-develop = Развить
    .about = Поставить жителя с ранчо на стройплощадку
    .help = develop
verb-house = Улучшить до дома
    .about = Житель на площадке становится домом
    .help = upgrade
verb-settlement = Улучшить до поселения
    .about = Дом становится поселением
    .help = upgrade
verb-cattle = Поставить корову
    .about = Поставить корову на пастбище
    .help = cattle
verb-cover = Накрыть ярлык
    .about = Выбрать регион, чей ярлык накрыть
    .help = regions
verb-modernise = Модернизировать
    .about = Модернизация: купить рычаг
    .help = levers
verb-draw = Взять карты
    .about = Взять полагающиеся вам карты
    .help = cards
verb-forgo = Рычаг вместо доли
    .about = Отказаться от своей доли в общей части и использовать рычаг
    .help = levers
verb-collect = Получить монеты
    .about = Получить монеты за присутствия в регионах
    .help = regions
verb-hire = Нанять
    .about = Нанять жителей за монеты или карты
    .help = hiring
verb-sail = Плыть
    .about = Передвинуть корабль
    .help = river
verb-vase = Взять вазу
    .about = Взять вазу, а не производство
    .help = river
verb-advance = Шагнуть по шкале
    .about = Передвинуть маркер по шкале дохода
    .help = score
verb-give = Сбросить карты
    .about = Сбросить карты, которыми вы платите
verb-exchange = Обменять
    .about = Обменять, как показано на карте
    .help = cards
verb-reset = Поднять рычаг
    .about = Поднять использованный рычаг
    .help = levers
verb-score = Засчитать тайл
    .about = Положить маркер на тайл подсчёта
    .help = scoring
verb-pay = Заплатить
    .about = Сказать, сколько раз вы платите за тайл
    .help = scoring
verb-push = Использовать рычаг
    .about = Использовать рычаг сам по себе
    .help = levers
verb-boat = Лодка вверх
    .about = Передвинуть лодку вверх по течению
    .help = cards

facet-tile = Тайл
    .about = Какой тайл подсчёта
facet-resource = Ресурс
    .about = Какой ресурс
facet-strip = Полоска
    .about = Какая полоска
facet-card = Карта
    .about = Какая карта, по знаку на картинке
facet-pay = Оплата
    .about = Чем показать ресурсы: где стоят лодки, какие рычаги
facet-kind = Вид
    .about = Картой какого вида считается проект
facet-lever = Рычаг
    .about = Какой рычаг
facet-at = Клетка
    .about = Номер клетки
facet-site = Площадка
    .about = Клетка и площадка, например 13a
facet-points = Очки
    .about = Сколько очков отдать вместо жителей
facet-region = Регион
    .about = Какой регион
facet-gain = Ради чего
    .about = Что вы за это получите
facet-by_coins = Монетами
    .about = Сколько раз платить монетами
facet-by_cards = Картами
    .about = Сколько жителей нанять за карты
facet-by_goods = Фишками
    .about = Сколько раз платить вазами или жителями
facet-space = Клетка
    .about = Клетка реки
facet-track = Шкала
    .about = Какая шкала дохода
facet-give = Отдать
    .about = Что вы отдаёте
facet-counts = Карты
    .about = Например: c001, c034
facet-boat = Лодка
    .about = Где стоит лодка
facet-to = Куда
    .about = Куда она плывёт

value-at = Клетка { $value }
value-site = Площадка { $value }
value-space = Река { $value }
value-points-0 = Без очков
value-points = Очков: { $value }
value-lever-none = Без рычага
value-pay-coins = 2 монеты
value-pay = { $value }
value-by_coins = Монетами: { $value }
value-by_cards = Картами: { $value }
value-by_goods = Фишками: { $value }
value-gain = { $value }
value-give = { $value }

answer-choose = Выбрать: { $tile }
answer-site = Производство: { $resource }
answer-take = Взять: { $strip }
answer-play = Сыграть: { $card } (лодки — { $pay })
answer-build = Построить проект: { $tile } (лодки — { $pay })
answer-discard = Сбросить: { $card }
answer-skip = Вместо карты рычаг: { $lever }
answer-decline = { verb-decline }
answer-explore = { verb-explore }
answer-lay = Положить на клетку { $at }{ no-lever }
answer-develop = Поставить жителя на { $site }
answer-house = Дом на { $site }
answer-settlement = Поселение на { $site }{ instead-points }{ no-lever }
answer-cattle = Корова на клетку { $at }{ instead-points }
answer-cover = Накрыть: { $region }
answer-modernise = Купить рычаг: { $lever }
answer-draw = { verb-draw }
answer-forgo = Отказаться от доли: { $lever }; { $gain }
answer-collect = Получить монеты{ no-lever }
answer-hire = Нанять жителей: { $by_cards_id ->
    [0] { $by_coins } за монеты
   *[other] { $by_coins_id ->
        [0] { $by_cards } за карты
       *[other] { $by_coins } за монеты, { $by_cards } за карты
     }
 }
answer-sail = Плыть на { $space }
answer-vase = { verb-vase }
answer-advance = Шагать: { $track }
answer-exchange = Отдать: { $give }
answer-reset = Поднять рычаг: { $lever }
answer-score = Засчитать: { $tile }
answer-pay = { $by_goods_id ->
    [0] { $by_coins_id ->
        [0] Не платить
       *[other] Заплатить монетами, раз: { $by_coins }
     }
   *[other] { $by_coins_id ->
        [0] Заплатить фишками, раз: { $by_goods }
       *[other] Заплатить, раз: фишками { $by_goods }, монетами { $by_coins }
     }
 }
answer-push = Рычаг «{ $lever }»: { $gain }
answer-boat = Лодка вверх: { $boat } → { $to }, { $pay_id ->
    [coins] за монеты
   *[other] { $pay }
 }

# What stands on buttons: at most 24 characters, with the number that matters most.
short-choose = { $tile }
short-site = { $resource }
short-take = { $strip }: { $steps }{ $points ->
    [0] {""}
   *[other] , −{ $points }
 }
short-pay-by = { $ways ->
    [1] {""}
   *[other] { $pay_id ->
        [none] {""}
       *[other] {" · "}{ $pay }
     }
 }
short-play = { $alone ->
    [yes] { $card }
   *[other] Сыграть { $card_id }
 }{ short-pay-by } ({ $coins })
short-build = { $alone ->
    [yes] { $tile }
   *[other] Проект { $tile_id }
 }{ $kind_id ->
    [none] {""}
   *[other] , { $kind }
 }{ short-pay-by } ({ $coins })
short-discard = { $alone ->
    [yes] { $card }
   *[other] Сбросить { $card_id }
 }
short-skip = Вместо карты: { $lever_id }
short-lever = { $lever_id ->
    [none] {""}
   *[other] {" + "}{ $lever_id }
 }
short-lay = Клетка { $at }{ short-lever }
short-develop = Житель на { $site }
short-house = Дом на { $site }
short-giving = { $points_id ->
    [none] {""}
    [0] {""}
   *[other] , −{ $points }
 }
short-settlement = Поселение { $site }{ short-giving }{ short-lever }
short-cattle = Корова на { $at }{ short-giving }
short-cover = { $region }
short-modernise = { $lever } ({ $coins })
short-forgo = Отказ: { $lever_id }, { $gain }
short-collect = Получить монеты{ short-lever }
short-hire = { $by_cards_id ->
    [0] За монеты: { $by_coins }
    [none] За монеты: { $by_coins }
   *[other] { $by_coins_id ->
        [0] За карты: { $by_cards }
        [none] За карты: { $by_cards }
       *[other] Монеты: { $by_coins }, карты: { $by_cards }
     }
 }
short-sail = Река { $space }{ $scoring ->
    [0] {""}
   *[other] , подсчёт
 }
short-advance = { $track }
short-exchange = { $gives } → { $gets }
short-reset = { $lever }
short-score = { $tile_id }: { $paid ->
    [0] { $met ->
        [0] −{ $points } ({ $has } из { $asked })
       *[other] +{ $points } ({ $has } из { $asked })
     }
   *[other] платить: { $asked }
 }
short-pay = { $by_goods_id ->
    [0] Монетами: { $by_coins }
   *[other] { $by_coins_id ->
        [0] Фишками: { $by_goods }
       *[other] Фишками { $by_goods }, монетами { $by_coins }
     }
 }
short-push = { $lever_id }: { $gain }
short-boat = Лодка { $boat }→{ $to }{ $pay_id ->
    [none] {""}
    [coins] {" (−2)"}
   *[other] , { $pay_id }
 }

## Карты, которые сбрасывают, по одной

panel-standing-give = Сбросить: { $counts }.
panel-left-give = Осталось выбрать карт: { $n }.
panel-over-give = Лишних карт: { $n }.
panel-put-give = { $n ->
    [1] Сбросить карту…
   *[other] Сбросить карты… (до { $n })
 }
panel-take-give = Оставить карту…

## The catch in the same line

hint-strip = ряд { $row }: шагов { $steps }{ $points ->
    [0] {""}
   *[other] , стоит очков: { $points }
 }
    .beside = { $kind_id ->
        [none] {""}
       *[other] карта: { $kind }
     }
card-vases = { $vases ->
    [0] {""}
   *[other] , ваз: { $vases }
 }
hint-card = { coins-coins }{ card-vases }; показать { $needs }; { points-points }
    .beside = { $card }{ card-vases }; показать { $needs }; { points-points }
hint-pay = лодки: { $boats }{ $levers_n ->
    [0] {""}
   *[other] ; { $levers }
 }
hint-project = { coins-coins }; показать { $needs }; { points-points }, { $track }
    .beside = показать { $needs }; { points-points }, { $track }
hint-discard = даёт { coins-coins }
hint-scoring-tile = проект: { coins-coins }, { $needs }, { points-points }
site-words = { $cost_n ->
    [0] бесплатно
   *[other] стоит: { $cost }
 }{ $gains_n ->
    [0] {""}
   *[other] , даёт: { $gains }
 }{ $loss ->
    [0] {""}
   *[other] , отнимает очков: { $loss }
 }
hint-develop = { $tile }: { site-words }
around-presences = присутствий здесь и рядом: { $presences }
hint-house = { $tile }, { around-presences }
hint-settlement = { $tile }, { around-presences }{ $settle ->
    [0] {""}
   *[other] , очков: { $settle }
 }
hint-space = { $region }{ $gains_n ->
    [0] {""}
   *[other] , даёт: { $gains }
 }
hint-lever = и ещё житель
hint-pasture = там коров: { $n }{ $coins ->
    [0] {""}
   *[other] , за дома { coins-coins }
 }
hint-region = { $gains_n ->
    [0] ничего
   *[other] { $gains }
 }; ваших присутствий в остальных: { $n }
hint-modernise = { coins-coins }
    .beside = {""}
hint-river = { $gains_n ->
    [0] ничего
   *[other] { $gains }
 }{ $harbour ->
    [0] {""}
   *[other] , гавань
 }{ $scoring ->
    [0] {""}
   *[other] , подсчёт
 }
hint-score = { $paid ->
    [0] { $met ->
        [0] не выполнен: { $has } из { $asked }, минус { points-points }
       *[other] выполнен: { $has } из { $asked }, { points-points }
     }
   *[other] заплатить { pay-times }, { points-points }
 }
    .beside = { $value }{ $paid ->
        [0] {""}
       *[other] : { points-points }
     }
pay-times = { $asked_id ->
    [few] { $asked } раза
   *[other] { $asked } раз
 }
hint-exchange = даёт: { $gets }
    .beside = {""}
hint-hire-coins = { coins-coins }
    .whole = { $coins ->
        [0] {""}
       *[other] { coins-coins }
     }
hint-hire-cards = карт: { $cards }
    .whole = { $cards ->
        [0] {""}
       *[other] карт: { $cards }
     }

## What happens

event-tile_chosen = { $seat } выбирает тайл подсчёта: { $tile }.
event-scoring_tiles = Тайлы подсчёта: { $tiles }.
    .brief = {""}
event-round = Начинается раунд { $n }.
    .head = раунд { $n }
event-strip = { $seat } берёт полоску «{ $strip }» из ряда { $row }{ $points ->
    [0] {""}
   *[other] {" "}({ points-points })
 }.
    .head = { $seat }: { $strip }
event-site = { $seat }: производство «{ $resource }», уровень { $level }.
    .brief = производство: { $resource }
event-boat = { $seat } ведёт лодку вверх: { $boat } → { $to }.
    .brief = лодка → { $to }
event-track = { $seat }: { $track }, деление { $n }{ $points ->
    [0] {""}
   *[other] ; за лишние шаги { points-points }
 }.
    .brief = { $track } → { $n }
event-gained = { $seat } получает: { $gains }.
    .brief = +{ $gains }
    .own = Вы получаете: { $gains }; вытянуто: { $cards }.
event-explored = { $seat } тянет { $tile }.
    .brief = {""}
event-laid = { $seat } кладёт { $tile } на клетку { $at }.
    .brief = { $tile } на { $at }
event-developed = { $seat } ставит жителя на { $site }.
    .brief = житель на { $site }
event-house = { $seat } строит дом на { $site }.
    .brief = дом на { $site }
event-settlement = { $seat } строит поселение на { $site }{ $again ->
    [0] {""}
   *[other] , ещё одно в этом регионе
 }.
    .brief = поселение на { $site }
event-cattle = { $seat } ставит корову на клетку { $at }.
    .brief = корова на { $at }
event-tier = { $seat }: ярус { $n } пуст, житель из ниши идёт на ранчо.
    .brief = ярус { $n } пуст
event-modernised = { $seat } покупает рычаг за { coins-coins.acc }: { $lever }.
    .brief = { $lever }
event-pushed = { $seat } использует рычаг: { $lever }.
    .brief = рычаг: { $lever }
event-lever_up = { $seat } поднимает рычаг: { $lever }.
    .brief = вверх: { $lever }
event-played = { $seat } играет карту за { coins-coins.acc }: { $card }.
    .brief = играет: { $card }
event-project = { $seat } строит проект за { coins-coins.acc }: { $tile }; { points-points }.
    .brief = проект: { $tile }
event-sold = { $seat } сбрасывает карту за { coins-coins.acc }: { $card }.
    .brief = сброс: { $card }
event-discarded = { $seat } сбрасывает: { $cards }.
    .brief = сброс: { $cards_n }
event-exchanged = { $seat } обменивает: { $give } → { $get }.
    .brief = { $give } → { $get }
event-declined = { $seat } пасует.
    .brief = {""}
event-forgone = { $seat } отказывается от доли: { $lever }.
    .brief = без доли
event-label = { $seat } выбирает регион: { $region }{ $first ->
    [0] , ярлык уже накрыт
   *[other] {""}
 }.
    .brief = { $region }
event-sailed = { $seat } плывёт на { $space }.
    .brief = корабль → { $space }
event-lock = { $seat } проходит шлюз { $n } раньше всех.
    .brief = шлюз { $n }
event-ending = { $seat } у цели. Когда ходов у всех станет поровну, игра закончится.
event-interim = Промежуточный подсчёт { $n }.
    .head = подсчёт { $n }
event-scored = { $seat } засчитывает тайл «{ $tile }»: { points-points }.
    .brief = { $seat }: { $tile }, { points-points }
event-paid = { $seat } платит: { $goods ->
    [0] {""}
   *[other] { $what } ×{ $goods }{ $coins ->
        [0] {""}
       *[other] {" и "}
     }
 }{ $coins ->
    [0] {""}
   *[other] { coins-coins }
 }.
    .brief = платит
event-solo_tile = Мудрое Преосвященство открывает: { $tile }.
    .head = Мудрое Преосвященство: { $tile }
event-eminence_looks = Номер { $number }: { $space_id ->
    [none] ни одна клетка не подходит
   *[other] клетка { $space }
 }.
    .brief = {""}
event-eminence_points = Мудрое Преосвященство получает { points-points }.
    .brief = +{ points-points }
event-cactus = Маркер Мудрого Преосвященства на делении { $n } шкалы кактусов.
    .brief = кактус → { $n }
event-eminence_house = Мудрое Преосвященство строит дом на { $site }.
    .brief = дом на { $site }
event-eminence_settlement = Мудрое Преосвященство строит поселение на { $site }.
    .brief = поселение на { $site }
event-eminence_cattle = Мудрое Преосвященство ставит корову на клетку { $at }.
    .brief = корова на { $at }
event-over = { $winners_n ->
    [0] Игра окончена; у Мудрого Преосвященства больше очков.
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
 }

## The table, line by line; .alt is the short form for pictures

line-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }, подсчётов проведено: { $scorings } из 4
 }. { $over ->
    [0] { $asked_n ->
        [0] Ждать некого.
       *[other] Отвечают: { $asked }.
     }
   *[other] Игра окончена.
 }
    .alt = { line-round }
    .head = { $round ->
        [0] подготовка
       *[other] раунд { $round }
     }
line-seat = { $seat }: { points-points }, { held }, карт: { $hand }; жителей в запасе: { $supply }; шкала монет { $coin_track }, шкала карт { $card_track }; корабль на { $ship }.
    .alt = { $seat }: { points-points }, { coins-coins }, корабль на { $ship }
line-board = Планшет ({ $seat }): осталось: { $left }; лодки: { $boats }; производства: { $sites }; рычаги готовы: { $ready }, использованы: { $used }.
line-played = { $seat }: сыграно: { $cards }; проекты: { $projects }; следующий доход: { $income }.
line-eminence = Мудрое Преосвященство: { points-points }, осталось: { $left }; кактус { $cactus }; следующий доход { $income }; корабль на { $ship }; тайлов в стопке: { $stack }{ $silhouette_id ->
    [none] {""}
   *[other] , силуэт: { $silhouette }
 }.
    .alt = Мудрое Преосвященство: { points-points }, корабль на { $ship }
line-row = Ряд { $row }: { $strip }, шагов — { $steps }{ $points ->
    [0] {""}
   *[other] , стоит очков: { $points }
 }.
line-region = { $region }: на ярлыке { $gains }{ $covered ->
    [0] {""}
   *[other] {" "}(накрыт)
 }.
item-stands = { $name } { $what }
line-space = Клетка { $space }: { $tile }; свободно: { $free }; занято площадок: { $stands_n }; коров: { $cattle_n }.
line-stacks = Серых тайлов: { $grey }; пастбищ: { $pastures }; в колоде: { $deck }; в сбросе: { $discards }.
item-ships = { $what } на { $name }
line-river = Шлюзов пройдено в этом раунде: { $locks }. Корабли: { $ships }.
line-area = Тайл подсчёта: { $tile }{ $by_id ->
    [none] {""}
   *[other] , выбор: { $by }
 }{ $built_n ->
    [0] {""}
   *[other] , проект построен: { $built_n }
 }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
 } ({ $lines }).
    .alt = { $rank }. { $seat }: { $total }

## Scores

score-points = Очки
score-levers = Рычаги
score-cards = Карты
score-card_effects = Эффекты карт
    .short = Эффекты
score-tiers = Ярусы
score-income = Последний доход
score-tiles = Неоткрытые тайлы
score-tie = При равенстве

## Options

option-difficulty = Сложность
    .about = Сколько у Мудрого Преосвященства тайлов сторон A и B
option-difficulty-easy = низкая
    .about = Пять тайлов A, один тайл B
option-difficulty-medium = средняя
    .about = Четыре тайла A, два тайла B
option-difficulty-challenge = непростая
    .about = По три тайла A и B
option-difficulty-hard = высокая
    .about = Два тайла A, четыре тайла B
option-difficulty-very_hard = очень высокая
    .about = Один тайл A, пять тайлов B
option-common = Общие части
    .about = Как игроки выполняют правую часть полоски
option-common-at_once = одновременно
    .about = Все отвечают сразу; Заселение и Скотоводство идут по очереди
option-common-in_order = по очереди
    .about = Друг за другом, начиная с того, чей ход

## Command groups

command-group-cards = Карты: играть, сбрасывать, обменивать
command-group-levers = Рычаги: покупать и использовать

## На картинке

picture-round = Раунд { $n }, подсчётов { $of }/4
picture-over = Итог игры
picture-winner = Победа: { $name }
picture-asked = Отвечают
picture-total = Всего
picture-tie = При ничьей
picture-covered = ярлык накрыт

## To look closer at on the picture of the table

closer-map = Карта
closer-actions = Действия и шкалы дохода
closer-river = Река и все игроки
closer-tiles = Тайлы подсчёта
