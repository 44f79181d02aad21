### Boonlake. Названия — как в английских правилах; всё остальное сказано своими словами.

game-boonlake = Boonlake
    .about = Заселяйте берег озера: берите действие, от которого выигрывают все, и плывите дальше. От 1 до 4 игроков, два раунда.
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
points-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
no-lever = { $lever_id ->
    [none] {""}
   *[other] , рычаг: { $lever }
 }
instead-points = { $points_id ->
    [0] {""}
   *[other] , отдав { $points } очков
 }

## What is asked

ask-ChooseScoringTile = Выберите тайл подсчёта для своей области: для вас он считается вдвойне.
ask-ChooseSite = Выберите первое производство.
ask-Turn = Ваш ход: возьмите полоску. У вас { held }; корабль стоит на { $ship }.
ask-PlayCard = { $kind_id ->
    [none] Можно сыграть карту любого вида или сбросить одну за монеты.
   *[other] Можно сыграть карту вида «{ $kind }» или сбросить одну за монеты.
 } У вас { held }; лодки: { $boats }.
ask-Explore = Исследовать? Тайлов в стопке: { $grey }.
ask-LayTile = Куда положить { $tile }?
ask-Improve = Можно один раз развить или улучшить. У вас { held }.
ask-LayPasture = Куда положить пастбище? Осталось: { $pastures }.
ask-CoverLabel = Ярлык какого региона накрыть? Остальные регионы считаются для всех.
ask-Modernise = Можно один раз модернизировать. У вас { held }.
ask-BuilderCard = Сыграйте карту или возьмите две. У вас { held }; лодки: { $boats }.
ask-PioneerShare = Вам полагаются две карты, потом одну можно сыграть.
ask-SettleShare = Можно развить или улучшить, сыграть или сбросить карту. У вас { held }.
ask-CattleShare = Можно поставить корову, сыграть или сбросить карту. У вас { held }.
ask-BuilderShare = Можно сыграть карту любого вида или сбросить одну за монеты. У вас { held }; лодки: { $boats }.
ask-RegionShare = Считаются все регионы, кроме одного: { $region }. Ваших присутствий там: { $n }.
ask-HireShare = Можно нанять жителей. У вас { held }, карт в руке: { $hand }.
ask-ProgressShare = Можно модернизировать за жителя или взять карту. У вас { held }.
ask-Upgrade = Можно один раз улучшить. У вас { held }.
ask-Sail = Как далеко плыть от { $ship }? Шагов не больше { $steps }.
ask-VaseOrSite = { $n ->
    [1] Ваза
   *[other] Вазы ({ $n })
 } или производство?
ask-BuildSite = Постройте производство.
ask-ChooseTrack = Шаги по одной из шкал дохода: { $n }.
ask-Discard = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }.
ask-Exchange = { $card }: можно один раз обменять. У вас { held }.
ask-PushUp = Какой использованный рычаг поднять?
ask-FreeHouse = Можно улучшить жителя до дома, никого не отдавая.
ask-EasySettlement = Можно улучшить дом до поселения на облегчённых условиях. У вас { held }.
ask-InterimChoice = Подсчёт { $n }: можно сыграть карту или улучшить. У вас { held }; лодки: { $boats }.
ask-ScoreTile = Подсчёт { $n }: какой тайл засчитать?
ask-PayForTile = { $tile }: сколько раз заплатить? Требуется: { $n }. У вас { held }.

call-ChooseScoringTile = выберите тайл подсчёта
call-ChooseSite = выберите производство
call-Turn = ваш ход
call-PlayCard = можно сыграть карту
call-Explore = исследовать или нет
call-LayTile = положите тайл
call-Improve = можно развить или улучшить
call-LayPasture = положите пастбище
call-CoverLabel = выберите регион
call-Modernise = можно модернизировать
call-BuilderCard = сыграйте карту или возьмите две
call-PioneerShare = вам две карты
call-SettleShare = ваша доля в Заселении
call-CattleShare = ваша доля в Скотоводстве
call-BuilderShare = ваша доля в Строителе
call-RegionShare = ваши монеты за регионы
call-HireShare = можно нанять
call-ProgressShare = ваша доля в Прогрессе
call-Upgrade = можно улучшить
call-Sail = плывите
call-VaseOrSite = ваза или производство
call-BuildSite = постройте производство
call-ChooseTrack = выберите шкалу
call-Discard = сбросьте карты
call-Exchange = можно обменять
call-PushUp = поднимите рычаг
call-FreeHouse = можно построить дом
call-EasySettlement = можно построить поселение
call-InterimChoice = промежуточный подсчёт
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
asked-Modernise = { $seat } модернизирует
asked-BuilderCard = { $seat } играет карту или берёт две
asked-PioneerShare = { $seat } берёт карты
asked-SettleShare = { $seat }: доля в Заселении
asked-CattleShare = { $seat }: доля в Скотоводстве
asked-BuilderShare = { $seat }: доля в Строителе
asked-RegionShare = { $seat } получает монеты
asked-HireShare = { $seat } нанимает
asked-ProgressShare = { $seat }: доля в Прогрессе
asked-Upgrade = { $seat } улучшает
asked-Sail = { $seat } плывёт
asked-VaseOrSite = { $seat } берёт вазу или строит производство
asked-BuildSite = { $seat } строит производство
asked-ChooseTrack = { $seat } выбирает шкалу
asked-Discard = { $seat } сбрасывает карты
asked-Exchange = { $seat } меняет
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
    .about = Построить производство или перевернуть его
    .help = cards
verb-take = Взять полоску
    .about = Взять полоску с поля действий
    .help = strips
verb-play = Сыграть карту
    .about = Сыграть карту проекта из руки
    .help = cards
verb-build = Построить проект
    .about = Осуществить особый проект тайла подсчёта
    .help = cards
verb-discard = Сбросить за монеты
    .about = Сбросить карту и получить за неё монеты
    .help = cards
verb-skip = Без карты, рычаг
    .about = Не играть карту и использовать рычаг
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
    .about = Поставить жителя на стройплощадку
    .help = develop
verb-house = Улучшить до дома
    .about = Житель на карте становится домом
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
    .about = Купить рычаг
    .help = levers
verb-draw = Взять карты
    .about = Взять карты, которые вам полагаются
    .help = cards
verb-forgo = Отказаться от доли
    .about = Использовать рычаг вместо своей доли
    .help = levers
verb-collect = Получить
    .about = Взять монеты за присутствия
    .help = regions
verb-hire = Нанять
    .about = Жители за монеты или карты
    .help = hiring
verb-sail = Плыть
    .about = Передвинуть корабль
    .help = river
verb-vase = Взять вазу
    .about = Ваза вместо производства
    .help = river
verb-advance = Продвинуть
    .about = Передвинуть маркер по шкале
    .help = score
verb-give = Сбросить карты
    .about = Сбросить карты в уплату
verb-exchange = Обменять
    .about = Обменять, как сказано на карте
    .help = cards
verb-reset = Поднять
    .about = Поднять использованный рычаг
    .help = levers
verb-score = Засчитать тайл
    .about = Положить маркер на тайл подсчёта
    .help = scoring
verb-pay = Заплатить
    .about = Сказать, сколько раз вы платите за тайл
    .help = scoring
verb-push = Использовать рычаг
    .about = Использовать рычаг ради него самого
    .help = levers
verb-boat = Лодку вверх
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
    .about = Где тогда стоят лодки и какие рычаги
facet-kind = Вид
    .about = Картой какого вида считать проект
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
facet-by_coins = За монеты
    .about = Сколько раз за монеты
facet-by_cards = За карты
    .about = Сколько жителей за карты
facet-by_goods = Натурой
    .about = Сколько раз натурой
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
value-by_coins = За монеты: { $value }
value-by_cards = За карты: { $value }
value-by_goods = Натурой: { $value }
value-gain = { $value }
value-give = { $value }

answer-choose = Выбрать: { $tile }
answer-site = Производство: { $resource }
answer-take = Взять: { $strip }
answer-play = Сыграть: { $card }; показать { $pay }
answer-build = Осуществить проект: { $tile }; показать { $pay }
answer-discard = Сбросить: { $card }
answer-skip = Без карты; { $lever }
answer-decline = { verb-decline }
answer-explore = { verb-explore }
answer-lay = Положить на клетку { $at }{ no-lever }
answer-develop = Развить { $site }
answer-house = Дом на { $site }
answer-settlement = Поселение на { $site }{ instead-points }{ no-lever }
answer-cattle = Корова на клетку { $at }{ instead-points }
answer-cover = Накрыть: { $region }
answer-modernise = Купить: { $lever }
answer-draw = { verb-draw }
answer-forgo = Отказаться от доли: { $lever }; { $gain }
answer-collect = Получить{ no-lever }
answer-hire = Нанять: { $by_coins } за монеты, { $by_cards } за карты
answer-sail = Плыть на { $space }
answer-vase = { verb-vase }
answer-advance = { $track }
answer-exchange = Отдать: { $give }
answer-reset = Поднять: { $lever }
answer-score = Засчитать: { $tile }
answer-pay = Заплатить натурой: { $by_goods }, монетами: { $by_coins }
answer-push = { $lever }: { $gain }
answer-boat = { $boat } → { $to }, { $pay_id ->
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
short-skip = Без карты: { $lever_id }
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
short-collect = Получить{ short-lever }
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
short-pay = Натурой { $by_goods }, монеты { $by_coins }
short-push = { $lever_id }: { $gain }
short-boat = Лодка { $boat }→{ $to }{ $pay_id ->
    [none] {""}
    [coins] {" (−2)"}
   *[other] , { $pay_id }
 }

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
hint-lever = житель за это
hint-pasture = там коров: { $n }{ $coins ->
    [0] {""}
   *[other] , за дома { coins-coins }
 }
hint-region = { $gains_n ->
    [0] ничего
   *[other] { $gains }
 }; своих присутствий в других: { $n }
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
pay-times = раз: { $asked }
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

event-tile_chosen = { $seat } выбирает: { $tile }.
event-scoring_tiles = Тайлы подсчёта: { $tiles }.
    .brief = {""}
event-round = Начинается раунд { $n }.
    .head = раунд { $n }
event-strip = { $seat } берёт полоску «{ $strip }» из ряда { $row }{ $points ->
    [0] {""}
   *[other] {" "}(очков: { $points })
 }.
    .head = { $seat }: { $strip }
event-site = { $seat }: производство «{ $resource }», уровень { $level }.
    .brief = производство: { $resource }
event-boat = { $seat } ведёт лодку вверх: { $boat } → { $to }.
    .brief = лодка → { $to }
event-track = { $seat }: { $track }, деление { $n }{ $points ->
    [0] {""}
   *[other] ; за потерянные шаги очков: { $points }
 }.
    .brief = { $track } → { $n }
event-gained = { $seat } получает: { $gains }.
    .brief = +{ $gains }
    .own = Вы получаете: { $gains }; вытянуто: { $cards }.
event-explored = { $seat } тянет: { $tile }.
    .brief = {""}
event-laid = { $seat } кладёт на клетку { $at }: { $tile }.
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
event-tier = { $seat }: ярус { $n } пуст, житель выходит из ниши.
    .brief = ярус { $n } пуст
event-modernised = { $seat } покупает за { $coins } мон.: { $lever }.
    .brief = { $lever }
event-pushed = { $seat } использует рычаг: { $lever }.
    .brief = рычаг: { $lever }
event-lever_up = { $seat } поднимает рычаг: { $lever }.
    .brief = вверх: { $lever }
event-played = { $seat } играет за { $coins } мон.: { $card }.
    .brief = играет: { $card }
event-project = { $seat } осуществляет проект за { $coins } мон.: { $tile }; { points-points }.
    .brief = проект: { $tile }
event-sold = { $seat } сбрасывает за { $coins } мон.: { $card }.
    .brief = сброс: { $card }
event-discarded = { $seat } сбрасывает: { $cards }.
    .brief = сброс: { $cards_n }
event-exchanged = { $seat } отдаёт: { $give }; получает: { $get }.
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
event-lock = { $seat } первым проходит шлюз { $n }.
    .brief = шлюз { $n }
event-ending = { $seat } у цели: ходов у всех станет поровну, и игра закончится.
event-interim = Промежуточный подсчёт { $n }.
    .head = подсчёт { $n }
event-scored = { $seat } засчитывает { $tile }: { points-points }.
    .brief = { $seat }: { $tile } { $points }
event-paid = { $seat } платит: { $goods ->
    [0] {""}
   *[other] { $goods } × { $what }{ $coins ->
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
event-eminence_looks = Номер клетки — { $number }{ $space_id ->
    [none] ; ни одна не подходит
   *[other] ; найдена клетка { $space }
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
        [0] Никого не спрашивают.
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
line-board = Планшет ({ $seat }): осталось { $left }; лодки: { $boats }; производства: { $sites }; рычаги готовы: { $ready }, использованы: { $used }.
line-played = { $seat }: сыграно { $cards }; проекты: { $projects }; следующий доход: { $income }.
line-eminence = Мудрое Преосвященство: { points-points }, осталось { $left }; кактус { $cactus }; следующий доход { $income }; корабль на { $ship }; тайлов в стопке: { $stack }{ $silhouette_id ->
    [none] {""}
   *[other] , силуэт: { $silhouette }
 }.
    .alt = Мудрое Преосвященство: { points-points }, корабль на { $ship }
line-row = Ряд { $row }: { $strip }, шагов { $steps }{ $points ->
    [0] {""}
   *[other] , стоит очков: { $points }
 }.
line-region = { $region }: ярлык { $gains }{ $covered ->
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
   *[other] , проект осуществлён: { $built_n }
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
    .about = Сколько тайлов какой стороны у Мудрого Преосвященства
option-difficulty-easy = лёгкая
    .about = Пять тайлов A, один тайл B
option-difficulty-medium = средняя
    .about = Четыре тайла A, два тайла B
option-difficulty-challenge = вызов
    .about = По три каждой стороны
option-difficulty-hard = тяжёлая
    .about = Два тайла A, четыре тайла B
option-difficulty-very_hard = очень тяжёлая
    .about = Один тайл A, пять тайлов B
option-common = Общие части
    .about = Как все используют правую часть полоски
option-common-at_once = одновременно
    .about = Все отвечают сразу; Заселение и Скотоводство идут по очереди
option-common-in_order = по очереди
    .about = Один за другим, начиная с того, чей ход

## Command groups

command-group-cards = Карты: играть, сбрасывать, менять
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
