### Почему чего-то сейчас нет в выборе в «Бунлейке».

made-of-price = { $made ->
    [0] {""}
   *[other] {" "}(напечатано { $printed }{ $less ->
        [0] {""}
       *[other] , скидка за сыгранные карты { $less }
     }{ $boats ->
        [0] {""}
       *[other] , за лодки вверх по течению ещё { $boats }
     }{ $brings ->
        [0] {""}
       *[other] , рычаг даёт { $brings }
     })
 }
why-coins = цена в монетах — { $price }{ made-of-price }; у вас { $have }, не хватает { $n }.
why-ranch = нужно жителей с ранчо — { $price }; у вас их там { $have }, не хватает { $n }.
why-vases = цена в вазах — { $price }; у вас { $have }.
why-cards = нужно сбросить карт — { $price }; у вас в руке { $have }.
why-name-a-lever = нужно назвать рычаг.
why-other-lever = здесь этот рычаг ничего не делает: { $lever }; подходят { $levers }.
why-no-lever = у вас нет такого рычага: { $lever }.
why-no-such-lever = у вас нет такого рычага: { $lever }.
why-lever-used = рычаг уже использован и поднимется при следующем подсчёте: { $lever }.
why-lever-up = рычаг ещё не использован: { $lever }.
why-lever-gives = рычаг { $lever } здесь даёт не это ({ $what }), а { $ways }.
why-own-lever = такой рычаг у вас уже есть: { $lever }.
why-no-boat = там нет ни одной вашей лодки: { $resource }.
why-not-upstream = { $to } — это не выше по течению, чем { $resource }; вниз лодки идут бесплатно, когда за что-то платят.
why-boat-pay = за лодку вверх по течению платят монетами ({ $n }) или рычагом: { $levers }.
why-site-full = производство уже второго уровня: { $resource }.
why-not-exchanged = карта берёт не это ({ $what }), а { $ways }.
why-nobody-hired = нужно нанять хотя бы одного жителя.
why-supply = жителей в вашем запасе — { $have }, а не { $n }.
why-supply-empty = в вашем запасе не осталось жителей.
why-times = это можно сделать не больше { $most } раз, а не { $n }.
why-coins-only = за это платят только монетами.
why-not-in-hand = этой карты нет у вас в руке: { $card }.
why-other-kind = вид этой карты — { $kind }, а нужен { $wanted }: { $card }.
why-no-project = такого тайла подсчёта нет на поле: { $tile }.
why-project-built = это вы уже построили: { $tile }.
why-kind-counts-nowhere = ни один тайл подсчёта на поле не считает виды; назовите { $kind }.
why-resources = нужно { $cost }; вашим производствам и лодкам, где бы они ни стояли, не хватает { $n }.
why-other-way = так за это не заплатить: { $pay }; можно, например, так: { $way }.
why-nothing-passed-over = сейчас нечего ни разыграть, ни построить, ни сбросить, поэтому и отказываться не от чего.
why-no-lever-to-pay = нет другого рычага, который вы могли бы оплатить.
why-nothing-to-upgrade = нет ничего, что вы могли бы улучшить.
why-no-site = такого участка на карте нет: { $site }.
why-site-taken = участок занят ({ $seat }): { $site }.
why-no-inhabitant-there = там нет вашего жителя: { $site }.
why-no-house-left = все ваши дома уже на карте.
why-no-house-there = там нет вашего дома: { $site }.
why-no-settlement-left = вы построили все свои поселения.
why-presences = рядом нужно присутствий — { $least }, а их { $have }.
why-points-for-nobody = очками можно заменить только дополнительных жителей: возможно очков — { $ways }, а не { $points }.
why-no-pasture = там нет пастбища: { $at }.
why-pasture-full = на этом пастбище уже коров — { $n }: { $at }.
why-no-cattle-left = все ваши коровы уже на карте.
why-space-filled = там уже лежит тайл: { $at }.
why-nothing-beside = рядом нет ни одного тайла: { $at }.
why-other-bed = путь этого раунда туда не ведёт: { $space }.
why-not-ahead = { $space } — это не впереди вашего корабля; он стоит на { $ship }.
why-too-far = { $space } — слишком далеко: ряд даёт шагов не больше { $steps }.
why-ship-there = там корабль ({ $seat }), а место для нескольких есть только в гаванях: { $space }.
why-label-covered = ярлык региона закрыт: { $region }.
why-no-presence = в регионах, которые считаются, у вас нет присутствий.
why-scored = этот тайл вы уже подсчитали: { $tile }.
why-not-your-choice = это не один из двух тайлов, из которых вы выбираете: { $tile }.
