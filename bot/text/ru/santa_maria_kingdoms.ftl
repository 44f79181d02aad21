### Санта-Мария, «Американское королевство»: то, что есть в каждой партии с дополнением.

## Какао

name-cocoa = Какао
    .gen = какао
    .acc = какао
    .ins = какао
count-cocoa = { $n } какао
name-cocoa_1 = Ферма (какао)
    .short = какао
    .does = Склад какао переворачивается заполненной стороной вверх
name-mission_cocoa = Миссия (какао)
    .does = { does-mission }
event-stored = { $seat } кладёт на свободный склад { $resource_acc }.
    .brief = +{ $resource }
event-stores_full = { $seat } не получает { $resource_gen }: пустого склада нет.
    .brief = нет склада для { $resource_gen }

## Колония и ратуша

name-colony_5 = Какао-колония
name-hall_5 = Ратуша какао-колонии
name-hall_5a = Ратуша (какао)
    .does = Половина ратуши какао-колонии: { $gains }
name-hall_5b = Ратуша (монеты)
    .does = Половина ратуши какао-колонии: { $gains }

## Учёные и епископы

name-archery = Стрельба из лука
    .does = Кубик со значением 1 или 6 активирует диагональ, плата — { does-coins }
name-meditation = Медитация
    .does = При пасе можно занять место, которое уже кто-то занял
name-bishop_tiles = Епископ (жетоны)
    .does = { does-points } за каждый жетон развития, в котором клеток { $cells }, не больше { $most }
name-bishop_track = Епископ (конкистадоры)
    .does = Шкала конкистадоров последнего года платит вам дважды
name-bishop_gems = Епископ (самоцветы)
    .does = { does-points } за каждый самоцвет в цене ваших кораблей, не больше { $most }
score-bishop_tiles = { name-bishop_tiles }
score-bishop_track = { name-bishop_track }
score-bishop_gems = { name-bishop_gems }

## Особые жетоны и корабли: в конце — знак с картинки

name-special = Особый
value-dock-special = Особый док
name-x01 = Особый жетон X01
    .short = X01
name-x02 = Особый жетон X02
    .short = X02
name-x03 = Особый жетон X03
    .short = X03
name-x04 = Особый жетон X04
    .short = X04
name-x05 = Особый жетон X05
    .short = X05
name-x06 = Особый жетон X06
    .short = X06
name-sp01 = Особый корабль SP01
    .short = SP01
name-sp02 = Особый корабль SP02
    .short = SP02
name-sp03 = Особый корабль SP03
    .short = SP03
name-sp04 = Особый корабль SP04
    .short = SP04
name-sp05 = Особый корабль SP05
    .short = SP05
name-sp06 = Особый корабль SP06
    .short = SP06
name-sp07 = Особый корабль SP07
    .short = SP07
name-sp08 = Особый корабль SP08
    .short = SP08
name-sp09 = Особый корабль SP09
    .short = SP09
name-sp10 = Особый корабль SP10
    .short = SP10

## Медитация

ask-Meditate = Медитация: после жетона дороги можно занять ещё одно свободное место для спасовавших.
call-Meditate = можно занять второе место для спасовавших
asked-Meditate = { $seat } медитирует
verb-meditate = Занять второе место
    .about = Медитация: ещё и действие свободного места для спасовавших
    .help = meditation
answer-meditate = Ещё и это место: { in-space }
event-meditated = { $seat } занимает и второе место для спасовавших: { in-space }.
    .brief = ещё { in-space }

## Настройки

option-american_kingdoms = Американское королевство
    .about = Играть ли с дополнением: какао, особые жетоны и корабли, новые учёные
option-american_kingdoms-false = без него
    .about = Базовая игра
option-american_kingdoms-true = с ним
    .about = Какао, особые жетоны и корабли, четвёртый учёный, какао-колония; епископы бесплатны

## Почему нет

why-never-sold = { $resource_acc } продать нельзя.
why-no-archery = диагональ доступна только с учёным «Стрельба из лука».
why-fullest-dock = { $tile } ставят в док, где кораблей меньше: { $docks }.

## Губернатор

name-governor = Губернатор
    .gen = губернатора
    .acc = губернатора
    .ins = губернатором
name-navigation = Навигация
    .does = Губернатор идёт с дороги дальше, плата за клетку — { does-coins }
score-governor = { name-governor }
event-governor_moved = { $seat }: губернатор идёт на { $at }.
    .brief = губернатор → { $at }
ask-Navigate = Навигация: ваш губернатор пришёл на дорогу { $at }. Передвинуть его дальше в ту же сторону за { coins-n.acc }? У вас { coins-coins }.
call-Navigate = можно передвинуть губернатора дальше
asked-Navigate = { $seat } ведёт губернатора
verb-move_on = Передвинуть губернатора
    .about = Навигация: ещё на клетку за монеты
    .help = navigation
answer-move_on = { verb-move_on }
line-governor = Губернатор ({ $seat }): { $at }.
why-governor-there = на { $at } стоит губернатор.

## Специалисты

name-specialists = Специалисты
name-farmer = Фермер
    .acc = фермера
    .does = Приносит столько зерна, сколько у вас фермеров, и стоит столько же монет
name-forester = Лесник
    .acc = лесника
    .does = Приносит столько древесины, сколько у вас лесников, и стоит столько же монет
name-soldier = Солдат
    .acc = солдата
    .does = Столько шагов конкистадора, сколько у вас солдат; стоит столько же монет
name-improve_cocoa = Улучшение (какао)
    .does = И строение, и дорога: { $gains }
name-improve_shipping = Улучшение (торговля)
    .does = И строение, и дорога: морская торговля
name-improve_goods = Улучшение (древ., зерно)
    .short = Улучшение (ресурсы)
    .does = И строение, и дорога: { $gains }
name-improve_sugar = Улучшение (сахар, мон.)
    .short = Улучшение (сахар)
    .does = И строение, и дорога: { $gains }
name-improve_gem = Улучшение (самоцв., мон.)
    .short = Улучшение (самоцвет)
    .does = И строение, и дорога: { $gains }
name-improve_conquistador = Улучшение (конкистадор)
    .short = Улучшение (конкист.)
    .does = И строение, и дорога: шаг конкистадора
name-improve_religion = Улучшение (религия)
    .does = И строение, и дорога: шаг религии
event-specialists = Новые специалисты для кубиков от 1 до 6: { $specialists }.
    .brief = {""}
event-hired = { $seat } нанимает { $specialist_acc } за { coins-coins.acc }.
    .brief = { $specialist } ({ coins-coins })
event-improved = { $seat } кладёт на { $at }: { $tile }.
    .brief = на { $at }
ask-Hire = { $improves ->
    [0] Можно нанять { $specialist_acc } за { coins-n.acc }.
   *[other] Можно взять { $specialist_acc } и положить в колонию. Цена в монетах: на застроенную клетку { $built }, на пустую { $empty }.
 } У вас { held }.
call-Hire = можно нанять специалиста
asked-Hire = { $seat } может нанять
verb-hire = Нанять
    .about = Нанять специалиста рядом со значением белого кубика
    .help = specialists
verb-improve = Положить улучшение
    .about = Положить улучшение специалиста на клетку
    .help = specialists
facet-specialist = Специалист
    .about = Кого нанять
answer-hire = Нанять { $specialist_acc }
answer-improve = Положить на { $at }
hint-hire = { coins-n }
hint-improve = { coins-n }{ $building_id ->
    [none] {""}
   *[other] , поверх: { $building }
 }
item-specialists = { $name }: { $what }
line-specialists = Можно нанять, по значению: { $specialists }.
line-hired = Специалисты ({ $seat }): { $specialists }.
why-other-specialist = рядом с этим значением лежит { $specialist }.
why-goes-on-a-cell = { $specialist_acc } кладут в колонию: выберите клетку.
why-no-improvement = { $specialist_acc } нанимают, а не кладут на клетку.

## Послы

name-ambassadors = Послы
name-ambassador_white_1 = Белый кубик 1 (посол)
name-ambassador_white_2 = Белый кубик 2 (посол)
name-ambassador_white_3 = Белый кубик 3 (посол)
name-ambassador_white_4 = Белый кубик 4 (посол)
name-ambassador_white_5 = Белый кубик 5 (посол)
name-ambassador_white_6 = Белый кубик 6 (посол)
name-ambassador_blue_1 = Синий кубик 1 (посол)
name-ambassador_blue_2 = Синий кубик 2 (посол)
name-ambassador_blue_3 = Синий кубик 3 (посол)
name-ambassador_blue_4 = Синий кубик 4 (посол)
name-ambassador_blue_5 = Синий кубик 5 (посол)
name-ambassador_blue_6 = Синий кубик 6 (посол)
event-ambassadors = На жетонах послов лежат { $dice }.
    .brief = {""}
event-followed = { $seat } тоже активирует: { in-line }{ $coins ->
    [0] {""}
   *[other] , плата — { coins-coins }
 }.
    .brief = { $seat }: { in-line }
ask-ChooseLine = Взят кубик посла, все активируют: { in-line }. Ваш учёный знает и другую линию; диагональ стоит { coins-n.acc }. У вас { coins-coins }.
call-ChooseLine = выберите линию для кубика посла
asked-ChooseLine = { $seat } выбирает линию
verb-follow = Активировать линию
    .about = Активировать линию кубика посла, взятого другим игроком
    .help = ambassadors
answer-follow = Активировать: { in-line }
line-ambassadors = На жетонах послов: { $dice }.
why-no-ambassador = у послов нет такого кубика: { $die }.
why-other-line = кубик посла действует здесь: { $lines }.

## Настройки модулей

option-governor = Губернатор
    .about = С «Американским королевством»: губернатор в каждой колонии
option-governor-false = без него
    .about = Губернатора нет
option-governor-true = с ним
    .about = Его двигают кубики; он активирует строения, в конце его клетка даёт очки
option-specialists = Специалисты
    .about = С «Американским королевством»: берёте белый кубик — можно нанять специалиста
option-specialists-false = без них
    .about = Нанимать некого
option-specialists-true = с ними
    .about = По шесть в год, каждый рядом со своим значением белых кубиков
option-ambassadors = Послы
    .about = С «Американским королевством»: два кубика, линии которых активируют все
option-ambassadors-false = без них
    .about = На игрока три белых кубика, с начала игры есть и синий
option-ambassadors-true = с ними
    .about = На игрока два белых кубика, синего сначала нет; два кубика послов — для всех
