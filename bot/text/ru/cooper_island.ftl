### Cooper Island по-русски. Названия как в правилах; всё остальное своими словами.

game-cooper_island = Остров Купера
    .about = Осваивайте полуостров, поднимайте его земли, плывите вокруг острова. 2–4 игрока, пять раундов.

## Количества для текстов ниже

example-counts = 2 дерева, 1 A1
points-points = { $points ->
    [one] { $points } очко навигации
    [few] { $points } очка навигации
   *[other] { $points } очков навигации
 }
points-n = { $n ->
    [one] { $n } очко навигации
    [few] { $n } очка навигации
   *[other] { $n } очков навигации
 }
steps-n = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
 }
holds = На складе: { $stored }; картограф на { $steps }.

## Товары

name-coin = Монета
    .acc = монету
    .gen = монеты
name-wood = Дерево
    .gen = дерева
name-stone = Камень
    .gen = камня
name-food = Еда
    .acc = еду
    .gen = еды
name-gold = Золото
    .gen = золота
name-cloth = Одежда
    .acc = одежду
    .gen = одежды
count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
 }
count-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
 }
count-stone = { $n ->
    [one] { $n } камень
   *[other] { $n } камня
 }
count-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
 }
count-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }
count-cloth = { $n ->
    [one] { $n } одежда
   *[other] { $n } одежды
 }

## Земля

name-forest = Лес
name-meadow = Луг
name-mountain = Гора
name-settlement = Поселение
name-forest_mountain = Лес и гора
    .label = Лес/гора
name-meadow_settlement = Луг и поселение
    .label = Луг/посел.
name-forest_meadow = Лес и луг
    .label = Лес/луг
name-mountain_settlement = Гора и поселение
    .short = Гора, поселение
    .label = Гора/посел.
name-forest_settlement = Лес и поселение
    .label = Лес/посел.
name-meadow_mountain = Луг и гора
    .label = Луг/гора
name-double_1 = Тайл 1
    .does = Лес и гора на одной стороне, луг и поселение на другой
name-double_2 = Тайл 2
    .does = Лес и луг на одной стороне, гора и поселение на другой
name-double_3 = Тайл 3
    .does = Лес и поселение на одной стороне, луг и гора на другой
name-single_1 = Лес/луг
    .does = Одинарный тайл: лес или луг
name-single_2 = Гора/поселение
    .does = Одинарный тайл: гора или поселение
name-ruin = Руины
name-statue = Статуя
    .acc = статую
name-lid = Крышка
name-small = Малое здание
name-large = Большое здание
name-fortress = Крепость
    .acc = крепость

## Островки, лодки, журналы, ящики

name-islet_1 = Островок монеты
    .does = Монета
    .label = Остр. монеты
name-islet_2 = Островок золота/одежды
    .does = Золото или одежда
    .label = Золото/одежда
name-islet_3 = Островок тайла
    .does = Взять двойной тайл
name-islet_4 = Островок картографа
    .does = Шаг картографа
    .label = Картограф
name-islet_5 = Островок еды
    .does = Дерево или камень и еда
name-islet_6 = Островок руин
    .does = Разобрать руины
name-boat_1 = Лодка монеты
    .acc = лодку монеты
    .does = Монета
name-boat_2 = Лодка золота/одежды
    .acc = лодку золота/одежды
    .does = Золото или одежда
name-boat_3 = Лодка тайла
    .acc = лодку тайла
    .does = Взять двойной тайл
name-boat_4 = Лодка картографа
    .acc = лодку картографа
    .does = Шаг картографа
name-boat_5 = Лодка припасов
    .acc = лодку припасов
    .does = Дерево, камень или еда; ещё одна ячейка склада
name-boat_6 = Лодка-копия
    .acc = лодку-копию
    .does = Действие любой другой построенной лодки
name-logbook_1 = Журнал монеты
    .does = Монета
name-logbook_2 = Журнал дерева
    .does = Дерево
name-logbook_3 = Журнал камня
    .does = Камень
name-logbook_4 = Журнал еды
    .does = Еда
name-logbook_5 = Журнал дерева/камня
    .does = Дерево или камень
name-logbook_6 = Журнал золота/одежды
    .does = Золото или одежда
name-logbook_7 = Журнал ресурса
    .does = Дерево, камень или еда
name-logbook_8 = Журнал тайла
    .does = Взять двойной тайл
name-logbook_9 = Журнал шага
    .does = Шаг картографа
name-crate_1 = Ящик «взять тайл»
    .does = Взять двойной тайл
name-crate_2 = Ящик «положить тайл»
    .does = Положить двойной тайл
name-crate_3 = Ящик шагов
    .does = Шаги картографа
name-crate_4 = Ящик монет
    .does = Монеты на рынок
name-crate_5 = Ящик ресурсов
    .does = Ресурсы по выбору на рынок
name-P1 = P1
name-P2 = P2
name-P3 = P3
name-P4 = P4
name-P5 = P5
name-P6 = P6
name-T1 = T1
name-T2 = T2
name-T3 = T3
name-T4 = T4

## Работники, корабли, карты

name-round = Обычный работник
    .acc = обычного работника
name-square = Особый работник
    .acc = особого работника
count-round = обычных: { $n }
count-square = особых: { $n }
name-one_master = Одномачтовый корабль
    .ins = одномачтовым кораблём
name-two_master = Двухмачтовый корабль
    .ins = двухмачтовым кораблём
name-boats = Две лодки
name-buildings = Два строения
name-statues = Две статуи
name-lids = Две крышки
name-cargo_1 = Грузовой корабль 1
name-cargo_2 = Грузовой корабль 2
name-cargo_3 = Грузовой корабль 3
name-cargo_4 = Грузовой корабль 4
name-cargo_5 = Грузовой корабль 5
name-royal_1 = Король 1 (лодки)
    .does = Построенные лодки, и перевёрнутые тоже
name-royal_2 = Король 2 (строения)
    .does = Возведённые строения
name-royal_3 = Король 3 (статуи)
    .does = Статуи на полуострове
name-royal_4 = Король 4 (крышки)
    .does = Крышки, полученные с грузовых кораблей
name-royal_5 = Король 5 (высоты)
    .does = Участки уровня 5 и выше
name-royal_6 = Король 6 (разведка)
    .does = Мало неисследованных участков
name-royal_7 = Король 7 (область)
    .does = Участки вашей крупнейшей области одной местности
name-royal_8 = Король 8 (копия)
    .does = Как другая карта с работником соперника, на очко меньше
name-small_1 = Малая карта 1
    .short = Малая 1
    .does = При постройке лодки: шаг картографа
name-small_2 = Малая карта 2
    .short = Малая 2
    .does = Лодки, строения и статуи на 1 дерево дешевле
name-small_3 = Малая карта 3
    .short = Малая 3
    .does = Монета с каждым журналом
name-small_4 = Малая карта 4
    .short = Малая 4
    .does = Ещё один ящик: монета или кубик за очко навигации
name-small_5 = Малая карта 5
    .short = Малая 5
    .does = Ещё одна ячейка статуи; заполните её — золото и очко
name-small_6 = Малая карта 6
    .short = Малая 6
    .does = При разборе руин: шаг картографа
name-small_7 = Малая карта 7
    .short = Малая 7
    .does = При разборе руин: монета
name-small_8 = Малая карта 8
    .short = Малая 8
    .does = При снабжении корабля: положить двойной тайл
name-small_9 = Малая карта 9
    .short = Малая 9
    .does = Снабжение корабля на 1 золото или одежду дешевле
name-small_10 = Малая карта 10
    .short = Малая 10
    .does = При снабжении корабля: монета
name-small_11 = Малая карта 11
    .short = Малая 11
    .does = При возведении следующих строений: положить двойной тайл
name-small_12 = Малая карта 12
    .short = Малая 12
    .does = Если все сыты: ещё еда за очко навигации
name-small_13 = Малая карта 13
    .short = Малая 13
    .does = Работникам нужно на 1 еду меньше
name-small_14 = Малая карта 14
    .short = Малая 14
    .does = Две ячейки для золота и одежды; очко в конце, если обе полны
name-small_15 = Малая карта 15
    .short = Малая 15
    .does = Две ячейки для монет; очко в конце, если обе полны
name-large_1 = Большая карта 1
    .short = Большая 1
    .does = Взять двойной тайл; два ресурса по выбору на рынок
name-large_2 = Большая карта 2
    .short = Большая 2
    .does = Положить до двух двойных тайлов
name-large_3 = Большая карта 3
    .short = Большая 3
    .does = Снабдить грузовой корабль
name-large_4 = Большая карта 4
    .short = Большая 4
    .does = Монета на рынок за каждое ваше строение
name-large_5 = Большая карта 5
    .short = Большая 5
    .does = Разобрать руины или установить статую
name-large_6 = Большая карта 6
    .short = Большая 6
    .does = Взять два двойных тайла
name-large_7 = Большая карта 7
    .short = Большая 7
    .does = Три монеты на рынок
name-large_8 = Большая карта 8
    .short = Большая 8
    .does = Построить лодку
name-large_9 = Большая карта 9
    .short = Большая 9
    .does = До трёх шагов картографа
name-large_10 = Большая карта 10
    .short = Большая 10
    .does = Ещё раз накормить работников за дополнительное очко
name-large_11 = Большая карта 11
    .short = Большая 11
    .does = Два разных островка, чьи угодно
name-large_12 = Большая карта 12
    .short = Большая 12
    .does = Две разные лодки, чьи угодно, кроме копии
name-large_13 = Большая карта 13
    .short = Большая 13
    .does = Крышка на землю за очко; в конце по очку за каждую там
name-large_14 = Большая карта 14
    .short = Большая 14
    .does = Перевернуть лодку ради действия; в конце очко за каждую
name-large_15 = Большая карта 15
    .short = Большая 15
    .does = Передвинуть строение или статую; по три тех и других — очки

## Действия, как их перечисляет вопрос

name-draw = Взять тайл
name-place = Положить тайл
name-lay_islet = Положить островок
name-build_boat = Построить лодку
name-erect = Возвести строение
name-remove_ruin = Разобрать руины
name-erect_statue = Установить статую
name-supply = Снабдить корабль
name-use_islet = Действие островка
name-use_boat = Действие лодки
name-take = Взять товар
name-step_1 = 1 шаг
name-step_2 = 2 шага
name-step_3 = 3 шага
name-income = Доход
name-workers = Работники
name-clean_up = Расчистка
name-final = Перед подсчётом
name-setup = Подготовка

## О чём спрашивают

ask-ChooseStart = Выберите местность стартового участка.
ask-Income = Раунд { $round }, ваш доход. Осталось: { $actions }{ $boats_n ->
    [0] {""}
   *[other] ; лодки: { $boats }
 }. { holds }
ask-Turn = Раунд { $round }, ваш ход: отправьте работника ({ $workers }). { holds }
ask-Toll = { $own ->
    [0] { $harbour ->
        [0] Там стоит чужой работник, пошлину получает { $to_seat }
       *[other] Это чужая гавань, пошлину получает { $to_seat }
     }
   *[other] Это ваша гавань, пошлина идёт в запас
 }. Отдайте монету или кубик — или возьмите якорь.
ask-Act = Можно: { $actions }.{ $mix ->
    [0] {""}
   *[other] {" "}Скидка { $mix }.
 } { holds }
ask-Pay = Заплатите { $n }; годятся: { $goods }. Кубик на земле стоит столько, каков её уровень.
ask-GiveOne = Какую монету или какой кубик вы отдаёте?
ask-Site = Куда поставить { $piece_acc }? { points-points }, в поселении на одно больше.
ask-ChooseCard = Выберите одну карту из { $n } ({ $building }).
ask-Take = Можно взять: { $goods }. { holds }
ask-Collect = Выберите ресурсы на рынок, всего { $n }.
ask-Sail = Какой корабль поплывёт? У вас { points-n }.
ask-Anchor = Под какой корабль положить якорь?
ask-Owed = Пошлину вам не заплатили. Что возьмёте из запаса?
ask-EndTurn = Закончить ход? Можно сделать и что-нибудь ещё.
ask-Feed = Накормите работников, нужно еды: { $need }{ $points ->
    [0] {""}
   *[other] {" "}(за это { points-points })
 }. { holds }
ask-FeedMore = Все сыты ({ points-points }). Отдать ещё еду за ещё одно очко?
ask-Recharge = { $free ->
    [0] Открыть карту (монет: { $card }) или вернуть крышку (монет: { $lid })?
   *[other] Открыть карту и вернуть крышку бесплатно?
 } { holds }
ask-Close = Раунд окончен, рынок ({ $market }) сейчас очистится. Сделать что-нибудь ещё?
ask-LastActions = Скоро подсчёт очков. Сделать что-нибудь ещё? { holds }
ask-Flip = Какую лодку перевернуть?
ask-Move = Какое строение или статую передвинуть и куда?

call-ChooseStart = выберите местность
call-Income = ваш доход
call-Turn = ваш ход
call-Toll = заплатите пошлину или возьмите якорь
call-Act = выберите действие
call-Pay = выберите, чем платить
call-GiveOne = выберите, чем платить
call-Site = выберите место
call-ChooseCard = выберите карту
call-Take = можно взять товары
call-Collect = выберите ресурсы
call-Sail = выберите корабль
call-Anchor = положите якорь
call-Owed = выберите, что берёте
call-EndTurn = закончите ход
call-Feed = накормите работников
call-FeedMore = можно накормить ещё
call-Recharge = можно пополнить активы
call-Close = закончите раунд
call-LastActions = сделайте последние действия
call-Flip = выберите лодку
call-Move = передвиньте фишку

asked-ChooseStart = { $seat } выбирает местность
asked-Income = { $seat } получает доход
asked-Turn = { $seat } отправляет работника
asked-Toll = { $seat } решает, чем платить пошлину
asked-Act = { $seat } выбирает действие
asked-Pay = { $seat } платит
asked-GiveOne = { $seat } выбирает, чем платить
asked-Site = { $seat } выбирает место
asked-ChooseCard = { $seat } выбирает карту
asked-Take = { $seat } может взять товары
asked-Collect = { $seat } выбирает ресурсы
asked-Sail = { $seat } плывёт
asked-Anchor = { $seat } кладёт якорь
asked-Owed = { $seat } берёт за неуплаченную пошлину
asked-EndTurn = { $seat } заканчивает ход
asked-Feed = { $seat } кормит работников
asked-FeedMore = { $seat } решает, кормить ли ещё
asked-Recharge = { $seat } пополняет активы
asked-Close = { $seat } заканчивает раунд
asked-LastActions = { $seat } делает последние действия
asked-Flip = { $seat } переворачивает лодку
asked-Move = { $seat } передвигает фишку

## Глаголы и их части; .about — описание команды

verb-start = Выбрать местность
    .about = Выбрать местность своего стартового участка
    .help = setup
verb-lay_islet = Положить островок
    .about = Положить островок: половину на воду, половину на новую землю
    .help = income
verb-place = Положить тайл
    .about = Положить двойной тайл на два участка полуострова
    .help = tiles
verb-use_boat = Действие лодки
    .about = Сделать то, что даёт лодка
    .help = income
verb-finish = Готово
    .about = Больше ничего здесь не делать
verb-send = Отправить работника
    .about = Отправить работника в сектор в центре острова
    .help = workers
verb-give = Заплатить пошлину
    .about = Отдать монету или кубик, сколько бы он ни стоил
    .help = tolls
verb-anchor = Взять якорь
    .about = Не платить пошлину, а взять якорь под корабль
    .help = tolls
verb-draw = Взять тайл
    .about = Взять двойной тайл из мешка
    .help = sectors
verb-step = Шаги
    .about = Картограф идёт вперёд по треку
    .help = cartographer
verb-build_boat = Построить лодку
    .about = Построить лодку у своего причала
    .help = building
verb-erect = Возвести строение
    .about = Возвести малое или большое здание либо крепость
    .help = building
verb-remove_ruin = Разобрать руины
    .about = Разобрать руины: они станут статуей на планшете
    .help = building
verb-erect_statue = Установить статую
    .about = Поставить статую с планшета на землю
    .help = building
verb-supply = Снабдить корабль
    .about = Заплатить грузовому кораблю за очки и крышку
    .help = crates
verb-use_islet = Действие островка
    .about = Сделать то, что даёт островок
verb-take = Взять
    .about = Взять товары на свой склад
    .help = storage
verb-pay = Заплатить
    .about = Сказать, чем вы платите
    .help = readings
verb-site = Поставить здесь
    .about = Выбрать, где стоит строение или статуя
    .help = building
verb-choose = Выбрать
    .about = Выбрать одну из показанных карт
    .help = cards
verb-receive = Взять за пошлину
    .about = Взять из запаса за неуплаченную вам пошлину
    .help = tolls
verb-decline = Отказаться
    .about = На этот раз ничего не делать
verb-collect = Выбрать ресурсы
    .about = Выбрать ресурсы на свой рынок
    .help = market
verb-sail = Плыть
    .about = Выбрать корабль, которому идут очки
    .help = navigation
verb-feed = Накормить
    .about = Сказать, какую еду вы отдаёте
    .help = feeding
verb-feed_and_sail = Накормить и плыть
    .about = Отдать еду единственным способом и выбрать корабль, которому идут очки за это
    .help = feeding
verb-turn_up = Открыть карту
    .about = Открыть использованную карту большого здания
    .help = clean_up
verb-uncover = Вернуть крышку
    .about = Вернуть крышку с ящика
    .help = clean_up
verb-flip = Перевернуть лодку
    .about = Перевернуть лодку ради её действия
verb-move = Передвинуть
    .about = Передвинуть строение или статую на другой участок
verb-store = На склад
    .about = Убрать кубик с земли на склад
    .help = storage
verb-fetch = С рынка
    .about = Взять товар с рынка на склад
    .help = market
verb-keep = Сохранить
    .about = Взять с рынка столько, сколько поместится; остальное сбросится
    .help = market
verb-exchange = Обменять
    .about = Обменять товары на другие; они придут на рынок
    .help = market
verb-crate = Закрыть ящик
    .about = Положить крышку на ящик ради его действия
    .help = crates
verb-explore = Исследовать
    .about = Картограф кладёт одинарный тайл на новую землю
    .help = cartographer
verb-cultivate = Возделать
    .about = Картограф кладёт одинарный тайл на исследованную землю
    .help = cartographer
verb-play = Сыграть карту
    .about = Сыграть карту большого здания
    .help = cards
verb-claim = Взять награду
    .about = Взять работника или очки за достижение
    .help = milestones

command-group-free_actions = Дополнительные действия: склад, рынок, ящики, картограф, карты
command-group-sectors = Действия секторов и карт

facet-terrain = Местность
    .about = Какая местность
facet-side = Сторона
    .about = Местности на верхней стороне
facet-first = Первая
    .about = Где лежит первая из двух местностей
facet-second = Вторая
    .about = Где лежит вторая из двух местностей
facet-counts = Сколько
    .about = Например: 2 дерева, 1 A1
facet-cube = Кубик
    .about = Камень или золото на высокой горе
facet-islet = Островок
    .about = Какой островок
facet-water = Вода
    .about = Половина отмели, где он лежит
facet-at = Участок
    .about = Какой участок
facet-boat = Лодка
    .about = Какая лодка
facet-worker = Работник
    .about = Обычный или особый
facet-sector = Сектор
    .about = От A до H
facet-unit = Монета или кубик
    .about = Товар со склада или участок, где лежит кубик
facet-ship = Корабль
    .about = Какой корабль
facet-n = Количество
    .about = Сколько
facet-pier = Причал
    .about = Какой причал
facet-less = Скидка
    .about = Что вычитается из цены
facet-building = Строение
    .about = Какое строение
facet-cell = Ячейка
    .about = Какая ячейка статуи
facet-way = Оплата
    .about = Какая из двух цен
facet-good = Товар
    .about = Какой товар
facet-goods = Товары
    .about = Какие товары
facet-card = Карта
    .about = Какая карта
facet-crate = Ящик
    .about = Какой ящик
facet-rate = Курс
    .about = Что вы отдаёте
facet-get = На что
    .about = Что вы получаете
facet-reward = Награда
    .about = Что вы получаете за достижение
facet-start = Откуда
    .about = Где это стоит сейчас

value-cube-none = Как обычно
value-worker-none = Никто
value-card-none = Без карты
value-goods-none = Без товара
value-less-none = Без скидки
value-less = Скидка: { $value }
value-n = { $value }
value-rate-cloth = Одежда, 2 к 1
value-rate-gold = Золото, 2 к 1
value-rate-any = Что угодно, 4 к 1
value-way-stone = Дерево и камень
value-way-gold = Дерево и золото
value-reward-round = Обычный работник
value-reward-square = Особый работник
value-reward-points = Очки навигации
value-unit = С участка { $value }
value-sector = Сектор { $value }

answer-start = { verb-start }: { $terrain }
answer-lay_islet = Положить { $islet }: { $water } и { $at }
answer-place = Положить тайл: { $side }, { $first } и { $second }{ $cube_id ->
    [none] {""}
   *[other] , кубик: { $cube }
 }
answer-use_boat = Использовать { $boat_acc }{ goods-told }
goods-told = { $goods_id ->
    [none] {""}
   *[other] : { $goods }
 }
answer-finish = { verb-finish }
answer-send = Отправить { $worker_acc } в сектор { $sector }
answer-give = Отдать за пошлину: { $unit }
answer-anchor = Взять якорь под { $ship }
answer-draw = { verb-draw }
answer-step = Картограф: { steps-n }
answer-build_boat = Построить { $boat_acc } у причала { $pier }{ less-told }
answer-erect = Возвести { $building_acc }{ less-told }
answer-remove_ruin = Разобрать руины на { $at }, статуя — в { $cell }
answer-erect_statue = Установить статую из { $cell } за { $way_id ->
    [stone] дерево и камень
   *[other] дерево и золото
 }{ less-told }
answer-supply = Снабдить { $ship }{ less-told }
less-told = { $less_id ->
    [none] {""}
   *[other] , скидка: { $less }
 }
answer-use_islet = Использовать { $islet }{ goods-told }
answer-take = Взять: { $goods }
answer-site = Поставить на { $at }
answer-choose = Выбрать: { $card }
answer-receive = Взять { $good_acc }
answer-decline = { verb-decline }
answer-collect = Выбрать: { $goods }
answer-sail = Плыть { $ship_ins }
answer-feed_and_sail = Накормить всех и плыть { $ship_ins }
answer-turn_up = Открыть: { $card }
answer-uncover = Вернуть крышку ({ $crate })
answer-flip = Перевернуть { $boat_acc }
answer-move = Передвинуть с { $start } на { $at }
answer-store = На склад с участка { $at }
answer-fetch = Взять с рынка { $good_acc }
answer-keep = Сохранить: { $goods }
answer-exchange = Обменять { $rate_id ->
    [cloth] одежду (2 к 1)
    [gold] золото (2 к 1)
   *[other] что угодно (4 к 1)
 } на { $get_acc }{ $n_id ->
    [1] {""}
   *[other] {" "}×{ $n }
 }
answer-crate = Закрыть { $crate }
answer-explore = Исследовать { $at }: { $terrain }
answer-cultivate = Возделать { $at }: { $terrain }{ $cube_id ->
    [none] {""}
   *[other] , кубик: { $cube }
 }
answer-play = Сыграть: { $card }
answer-claim = Взять награду: { $reward_id ->
    [round] обычный работник
    [square] особый работник; { $worker } на карту «{ $card }»
   *[other] очки навигации
 }

# Что стоит на кнопках: не больше 24 знаков.
short-lay_islet = { $islet_id ->
    [none] {""}
   *[other] { $islet },{" "}
 }{ $water } + { $at }
short-place = { $side_id ->
    [none] {""}
   *[other] { $side }:{" "}
 }{ $first } + { $second }{ $cube_id ->
    [none] {""}
   *[other] {" "}+ { $cube }
 }
short-send = { $worker_id ->
    [none] {""}
    [square] Особый →{" "}
   *[round] Обычный →{" "}
 }{ $sector_id ->
    [none] {""}
   *[other] { $sector }
 }
short-anchor = Якорь: { $ship_id ->
    [one_master] одномачтовый
   *[two_master] двухмачтовый
 }
short-feed_and_sail = Еда → { $ship_id ->
    [one_master] одномачтовый
   *[two_master] двухмачтовый
 }
short-remove_ruin = Руины { $at } → { $cell }
short-erect_statue = Статуя { $cell }: { $way_id ->
    [stone] камень
   *[other] золото
 }
short-exchange = { $rate_id ->
    [none] {""}
    [cloth] { $n_id ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 2
     } одежды →{" "}
    [gold] { $n_id ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 2
     } золота →{" "}
   *[other] { $n_id ->
        [2] 8
        [3] 12
        [4] 16
       *[other] 4
     } любых →{" "}
 }{ $get }{ $n_id ->
    [none] {""}
    [1] {""}
   *[other] {" "}×{ $n }
 }
short-use_boat = { $goods_id ->
    [none] { $boat }
   *[other] Лодка: { $goods }
 }
short-use_islet = { $goods_id ->
    [none] { $islet }
   *[other] Остр.: { $goods }
 }
short-claim = { $reward_id ->
    [round] +● работник
    [square] +■; { $worker_id ->
        [round] ●
       *[other] ■
     } → { $card }
   *[other] очки
 }
short-explore = { $at }: { $terrain }

## Чем платят и кормят, по одному

panel-standing-pay = Вы платите: { $counts }.
panel-left-pay = Осталось заплатить: { $n }.
panel-over-pay = Лишнее: { $n }.
panel-put-pay = { $n ->
    [1] Отдать…
   *[other] Отдать… (до { $n })
 }
panel-take-pay = Взять назад…
panel-standing-feed = Вы отдаёте: { $counts }.
panel-left-feed = Не хватает еды: { $n }.
panel-over-feed = Лишняя еда: { $n }.
panel-put-feed = { $n ->
    [1] Отдать…
   *[other] Отдать… (до { $n })
 }
panel-take-feed = Взять назад…

## Примечание в той же строке

hint-space = { $level ->
    [0] новая земля
   *[other] { $terrain }, уровень { $level }{ $what_id ->
        [none] {""}
       *[other] , { $what }
     }
 }
    .whole = {""}
hint-price = { $cost }; { points-points }
hint-cell = { $points ->
    [0] без очков
   *[other] { points-points }
 }
hint-rate = { $n } к одному: { $give }
    .whole = {""}
hint-sector = { $toll_seat_id ->
    [none] { $bonus_id ->
        [none] свободно
        [discount] свободно, скидка { $n }
        [cooper] свободно, жетон Купера
       *[other] свободно, с бонусом
     }
   *[other] с пошлиной
 }
named-spot = { $stop_id ->
    [harbour] гавань
    [right_harbour] правая гавань
    [bay] залив
   *[other] { $stop }
 }
spot-of = { $spot ->
    [harbour] гавань ({ $seat })
    [right_harbour] правая гавань ({ $seat })
    [bay] залив слева ({ $seat })
   *[other] { $spot } ({ $seat })
 }
hint-ship = сейчас у { $own ->
    [0] чужого берега
   *[other] своего берега
 }: { named-spot }{ $anchors ->
    [0] {""}
   *[other] , якорей: { $anchors }
 }{ $logbooks ->
    [0] {""}
    [one] , по пути журнал
   *[other] , журналов по пути: { $logbooks }
 }{ $islets_n ->
    [0] {""}
   *[other] ; дальше: { $islets }
 }
hint-royal = { $steps_n ->
    [0] как другая карта, на очко меньше
   *[other] у вас { $have }; медали: { $steps }
 }

## Что происходит

event-round = Начинается раунд { $n }, первый ход: { $first_seat }.
    .head = раунд { $n }, первый ход: { $first_seat }
event-phase = { $phase_id ->
    [income] Доход.
    [workers] Фаза работников.
    [clean_up] Расчистка.
   *[final] Перед подсчётом.
 }
    .brief = {""}
event-started = Стартовый участок ({ $seat }): { $terrain }.
    .brief = {""}
event-drew = { $seat } берёт { $tile }.
    .brief = { $seat }: тайл
event-laid = { $seat } кладёт тайл: { $side }, { $first } и { $second }, уровень { $level }{ $levelled ->
    [0] {""}
   *[other] , разницу выравнивает картограф
 }{ $cube_id ->
    [none] {""}
   *[other] , кубик: { $cube }
 }.
    .head = { $seat }: { $side }, { $first } и { $second }
event-charted = { $seat } (картограф): { $terrain } на { $at }, уровень { $level }, кубик: { $good }; назад на { steps-n }.
    .head = { $seat }: { $terrain } на { $at }
event-islet_laid = { $seat } кладёт { $islet }: { $water } и { $at }, кубик: { $good }.
    .head = { $seat }: { $islet }, { $water }
event-stored = { $seat } убирает на склад { $good_acc } с { $at }.
    .brief = {""}
event-fetched = { $seat } берёт с рынка { $good_acc }.
    .brief = {""}
event-gained = { $seat } получает: { $goods }.
    .brief = +{ $goods }
event-to_market = { $seat } получает на рынок: { $goods }.
    .brief = рынок +{ $goods }
event-paid = { $seat } платит: { $goods }{ $units_n ->
    [0] {""}
   *[other] {" "}({ $units })
 }.
    .brief = −{ $goods }
event-market_cleared = { $seat } теряет на рынке: { $goods }.
    .brief = {""}
event-sailed = { $seat }: { $ship } → { $stop }.
    .brief = { $ship } → { $stop }
event-crossed = { $seat } проплывает { $islet }.
    .brief = { $islet }
event-anchor = { $seat } берёт якорь под { $ship }.
    .brief = якорь
event-anchor_weighed = { $seat }: { $ship } снимается с якоря.
    .brief = якорь снят
event-logbook = { $seat } получает { $logbook }.
    .brief = { $logbook }
event-toll = { $own ->
    [0] { $seat } платит пошлину ({ $good }), получает { $to_seat }.
   *[other] { $seat } платит пошлину за свою гавань ({ $good }).
 }
    .brief = пошлина: { $good }
event-owed = { $seat } берёт за неуплаченную пошлину { $good_acc }.
    .brief = +{ $good }
event-milestone = { $seat } получает достижение: { $milestone }.
    .brief = достижение: { $milestone }
event-boat_built = { $seat } строит { $boat_acc } у причала { $pier }.
    .head = { $seat }: { $boat }, причал { $pier }
event-boat_used = { $seat } использует { $boat_acc }.
    .brief = { $boat }
event-boat_flipped = { $seat } переворачивает { $boat_acc }.
    .brief = { $boat } перевёрнута
event-islet_used = { $seat } использует { $islet }.
    .brief = { $islet }
event-erected = { $seat } ставит { $piece_acc } на { $at }.
    .head = { $seat }: { $piece } на { $at }
event-ruin_removed = { $seat } разбирает руины на { $at }; статуя — в { $cell }.
    .head = { $seat }: руины на { $at }
event-moved = { $seat } передвигает { $piece_acc } с { $start } на { $at }.
    .head = { $seat }: { $piece } на { $at }
event-sent = { $seat } отправляет { $worker_acc } в сектор { $sector }.
    .head = { $seat }: { $worker }, { $sector }
event-cooper = { $seat } получает жетон Купера.
    .brief = жетон Купера
event-recruited = { $worker_id ->
    [none] { $seat } берёт очки за достижение.
   *[other] { $seat } нанимает { $worker_acc }.
 }
    .brief = { $worker_id ->
        [none] очки
       *[other] нанят { $worker }
     }
event-posted = { $seat } отправляет { $worker_acc } на карту «{ $card }».
    .brief = { $card }
event-looks = { $seat } смотрит карты ({ $building }), всего { $n }.
    .own = Вы смотрите: { $cards }.
    .brief = {""}
event-card = { $seat } получает новую карту: { $card }.
    .brief = { $card }
event-card_used = { $seat } играет: { $card }.
    .head = { $seat } играет: { $card }
event-card_turned_up = { $seat } открывает: { $card }{ $coins ->
    [0] {""}
   *[other] {" "}(монет: { $coins })
 }.
    .brief = { $card } открыта
event-crate_covered = { $seat } закрывает { $crate }.
    .head = { $seat } закрывает { $crate }
event-crate_uncovered = { $seat } возвращает крышку, { $crate } открыт{ $coins ->
    [0] {""}
   *[other] {" "}(монет: { $coins })
 }.
    .brief = крышка возвращена
event-supplied = { $seat } снабжает { $ship }.
    .head = { $seat }: { $ship }
event-master = { $seat }: помогает начальник порта.
    .brief = {""}
event-stepped = { $seat }: картограф делает { steps-n } и стоит на { $at }.
    .brief = картограф → { $at }
event-fed = { $missing ->
    [0] { $seat } кормит всех работников (еды: { $need }).
   *[other] { $seat }: не хватает { $missing } из { $need } еды.
 }
    .brief = { $missing ->
        [0] сыты
       *[other] не хватает еды: { $missing }
     }
event-declined = { $what_id ->
    [goods] { $seat } не берёт товаров.
   *[actions] { $seat } здесь больше ничего не делает.
 }
    .brief = {""}
event-over = { $winners_n ->
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
 }

## Стол построчно; .alt — краткая форма для картинок

line-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из { $rounds }, { $phase }
 }; Купер: { $first_seat }. { $over ->
    [0] { $asked_n ->
        [0] Ждать некого.
       *[other] { $ask ->
            [Turn] Отправляет работника: { $asked }.
            [Income] Получает доход: { $asked }.
            [Feed] Кормит работников: { $asked }.
           *[other] Отвечают: { $asked }.
         }
     }
   *[other] Игра окончена.
 }
    .alt = { line-round }
    .head = { $round ->
        [0] подготовка
       *[other] раунд { $round }
     }, первый ход: { $first_seat }
line-seat = { $seat }: склад: { $stored }; рынок: { $market }; тайлы: { $tiles }; картограф на { $steps }; работники: { $workers }; крышки: { $lids }; нужно еды: { $food }.
    .alt = { $seat }: { $stored }; картограф { $steps }
item-spaces = { $name } { $what }
item-islets = { $name } { $what }
line-land = Земли ({ $seat }): { $spaces }; не исследовано участков: { $unexplored }{ $islets_n ->
    [0] {""}
   *[other] ; островки: { $islets }
 }.
item-ships = { $name } — { $what }
line-sea = Корабли ({ $seat }): { $ships }; { steps-steps }; якоря: { $anchors }; журналы: { $logbooks }.
    .alt = { $seat }: { steps-steps }
steps-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }
item-boats = { $name } { $what }
line-built = Планшет ({ $seat }): лодки: { $boats }{ $flipped_n ->
    [0] {""}
   *[other] {" "}(перевёрнуты: { $flipped })
 }; статуи: { $statues }; закрытые ящики: { $crates }; карты: { $cards }{ $used_n ->
    [0] {""}
   *[other] {" "}(лицом вниз: { $used })
 }.
line-places = Сектор { $sector }, { $worker }: { $by }.
line-cargo = { $ship }: { $cost }, { points-points }{ $master_id ->
    [standing] , там стоит начальник порта
    [lying] , там лежит начальник порта
   *[none] {""}
 }.
line-royal = { $card }, медали: { $steps }{ $owner_seat_id ->
    [none] {""}
   *[other] ; { $owner_seat }
 }.
line-supply = В мешке тайлов: { $bag }; { $singles }; журналы: { $logbooks }; малых карт: { $small }, больших: { $large }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
 } ({ $lines }); не исследовано участков: { $tie }.
    .alt = { $rank }. { $seat }: { $total }

## Счёт

score-navigation = Навигация
score-royal = Королевские карты
score-cards = Карты зданий
score-assets = Неиспользованные активы
score-anchors = Якоря
score-tie = Не исследовано

## Настройки

option-start = Стартовый участок
    .about = Местность, с которой все начинают
option-start-meadow = луг
    .about = Луг с едой
option-start-random = случайно
    .about = Одна случайная местность для всех
option-start-chosen = по выбору
    .about = Каждый выбирает сам, в порядке хода

## На картинках

picture-round = Раунд { $n }/{ $of }
picture-over = Итог игры
picture-winner = Победа: { $name }
picture-asked = Отвечают
picture-total = Всего
picture-tie = При ничьей

## Что рассмотреть вблизи на картинке стола

closer-course = Море со всеми кораблями
closer-centre = Секторы, цены, король
