### Почему чего-то сейчас нет в выборе в «Санта-Марии».

why-coins = цена в монетах — { $price }; у вас { $have }, не хватает { $n }.
why-resources = цена — { $cost }; даже с золотом не хватает { $n }: { $lacking }.
why-none-of = у вас этого нет: { $resource }.
why-not-for-sale = это купить нельзя: { $resource }.
why-storage-full = больше, чем { $n }, на складе не поместится: { $resource }.
why-not-taken-here = { $resource } здесь не берут, только { $resources } или золото.
why-not-given-here = { $what } здесь не дают, только { $goods }.
why-no-ship-tile = это не жетон корабля: { $tile }.
why-ship-not-there = у причалов сейчас нет: { $tile }.
why-other-dock = { $tile } отправляется туда, где лежит: { $dock }.
why-not-on-board = в этой партии на поле нет: { $place }.
why-monk-there = ваш монах там уже есть: { $place }.
why-grain-only = за шаг платят зерном или золотом, а не так: { $resource }.
why-gold-way = так не заплатить { $cost } ({ $told }); золота у вас { $n }.
why-space-taken = это место в этом году уже занято: { $seat }.
why-colony-gone = среди оставшихся колоний нет: { $colony }.
why-no-expansion = это не жетон расширения: { $tile }.
why-not-displayed = среди выложенных нет: { $tile }.
why-other-tile = здесь кладут другой жетон, а не { $tile }.
why-over-the-edge = на { $at } жетон выйдет за край{ $other_id ->
    [none] {""}
   *[other] ; с поворотом { $other }° он там помещается
 }: { $tile }.
why-covered = на { $at } занято клеток: { $n }{ $other_id ->
    [none] {""}
   *[other] ; с поворотом { $other }° жетон там помещается
 }: { $tile }.
why-no-building = на { $at } нет здания.
why-in-use = здание на { $at } в этом году уже задействовано.
why-white-used = белых кубиков в этом году использовано { $n }, больше нельзя.
why-blue-used = все ваши синие кубики в этом году использованы: { $n }.
why-no-die = такого кубика нет: { $die }.
why-columns-only = белые кубики — только для колонок.
why-rows-only = синие кубики — только для рядов.
why-nothing-free = там нет свободных зданий: { in-line }.
why-coins-only = кубик меняют за монеты, а не так: { $resource }.
why-nothing-to-pay = { $die }: менять его для этого не нужно.
why-not-in-line = { $at } — не там: { in-line }.
why-no-logistics = нужен учёный-логист.
why-no-die-there = на { $at } нет кубика.
why-not-free = на { $at } нет свободного здания.
why-not-joined = { $at } и { $to } не соединены дорогой, или кубик занял бы последнее свободное здание линии.
