### Почему чего-то сейчас нет в выборе в «Санта-Марии».

why-coins = цена в монетах — { $price }; у вас { $have }, не хватает { $n }.
why-resources = цена — { $cost }; даже с золотом не хватает { $n ->
    [one] { $n } ресурса
   *[other] { $n } ресурсов
 }: { $lacking }.
why-none-of = у вас нет { $resource_gen }.
why-not-for-sale = { $resource_acc } купить нельзя.
why-storage-full = на складе уже { $n }, больше не поместится: { $resource }.
why-not-taken-here = { $resource_acc } здесь не берут, только { $resources } или золото.
why-not-given-here = { $what_acc } здесь не дают, только { $goods }.
why-no-ship-tile = { $tile } — это не корабль.
why-ship-not-there = на общем поле его сейчас нет: { $tile }.
why-other-dock = { $tile } ставят только туда, откуда взяли: { in-dock }.
why-not-on-board = в этой партии на поле нет: { $place }.
why-monk-there = ваш монах там уже стоит: { $place }.
why-grain-only = за шаг платят зерном или золотом, а не { $resource_ins }.
why-gold-way = цена — { $cost }, и так её не оплатить (золотом: { $told }); золота у вас { $n }.
why-space-taken = это место в этом году уже занимает { $seat }.
why-colony-gone = среди оставшихся её нет: { $colony }.
why-no-expansion = { $tile } — это не жетон развития.
why-not-displayed = в раскладе его сейчас нет: { $tile }.
why-other-tile = сейчас кладут другой жетон, не этот: { $tile }.
why-over-the-edge = на { $at } жетон выйдет за край{ $other_id ->
    [none] {""}
   *[other] ; с поворотом { $other }° он там помещается
 }: { $tile }.
why-covered = на { $at } занято клеток: { $n }{ $other_id ->
    [none] {""}
   *[other] ; с поворотом { $other }° жетон там помещается
 }: { $tile }.
why-no-building = на { $at } нет строения.
why-in-use = строение на { $at } до конца года закрыто: на нём кубик или монеты.
why-white-used = белых кубиков вы в этом году взяли уже { $n }, больше нельзя.
why-blue-used = все ваши синие кубики в этом году уже взяты: { $n }.
why-no-die = такого кубика сейчас нет: { $die }.
why-columns-only = белые кубики — только для колонок.
why-rows-only = синие кубики — только для рядов.
why-nothing-free = там нет свободных строений: { in-line }.
why-coins-only = значение кубика меняют за монеты, а не за { $resource_acc }.
why-nothing-to-pay = { $die }: менять его значение для этого не нужно, платить не за что.
why-not-in-line = { $at } — клетка не из этой линии: { in-line }.
why-no-logistics = для этого нужен учёный «Логистика».
why-no-die-there = на { $at } нет кубика.
why-not-free = на { $at } нет свободного строения.
why-not-joined = { $at } и { $to } не соединены дорогой, или кубик занял бы последнее свободное строение линии.
