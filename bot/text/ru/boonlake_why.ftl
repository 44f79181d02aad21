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
why-ranch = жителей с ранчо нужно { $price }; там их { $have }, не хватает { $n }.
why-vases = цена в вазах — { $price }; у вас { $have }.
why-cards = сбросить карт нужно { $price }; у вас в руке { $have }.
why-name-a-lever = выберите ещё и рычаг.
why-other-lever = здесь этот рычаг ничего не делает: { $lever }; подходят { $levers }.
why-no-lever = у вас нет такого рычага: { $lever }.
why-no-such-lever = у вас нет такого рычага: { $lever }.
why-lever-used = рычаг уже использован и поднимется при следующем подсчёте: { $lever }.
why-lever-up = рычаг ещё не использован: { $lever }.
why-lever-gives = рычаг «{ $lever }» даёт здесь не это ({ $what }), а { $ways }.
why-own-lever = такой рычаг у вас уже есть: { $lever }.
why-no-boat = там нет ни одной вашей лодки: { $resource }.
why-not-upstream = { $to } — не выше по течению, чем { $resource }; вниз лодки идут бесплатно, когда вы за что-то платите.
why-boat-pay = за лодку вверх по течению платят монетами ({ $n }) или рычагом: { $levers }.
why-site-full = производство уже второго уровня: { $resource }.
why-not-exchanged = карта обменивает не это ({ $what }), а { $ways }.
why-nobody-hired = нужно нанять хотя бы одного жителя.
why-supply = жителей в вашем запасе { $have }, а нужно { $n }.
why-supply-empty = в вашем запасе не осталось жителей.
why-times = это можно сделать не больше { $most ->
    [one] { $most } раза
   *[other] { $most } раз
 }, а не { $n }.
why-coins-only = за это платят только монетами.
why-not-in-hand = этой карты нет у вас в руке: { $card }.
why-other-kind = нужна карта вида «{ $wanted }», а у этой вид «{ $kind }»: { $card }.
why-no-project = такого тайла подсчёта нет на поле: { $tile }.
why-project-built = этот проект вы уже построили: { $tile }.
why-kind-counts-nowhere = вид здесь ни на что не влияет, ни один тайл подсчёта его не считает; выберите «{ $kind }».
why-resources = показать нужно { $cost }; вашим производствам и лодкам, куда бы те ни встали, не хватает ресурсов: { $n }.
why-other-way = так за это не заплатить: { $pay }; можно, например, так: { $way }.
why-nothing-passed-over = сейчас нечего ни сыграть, ни построить, ни сбросить, так что и отказываться не от чего.
why-no-lever-to-pay = ни на один другой рычаг вам не хватит.
why-nothing-to-upgrade = улучшать сейчас нечего.
why-no-site = такой площадки на карте нет: { $site }.
why-site-taken = площадка уже занята ({ $seat }): { $site }.
why-no-inhabitant-there = там нет вашего жителя: { $site }.
why-no-house-left = все ваши дома уже на карте.
why-no-house-there = там нет вашего дома: { $site }.
why-no-settlement-left = все ваши поселения уже на карте.
why-presences = присутствий здесь и рядом нужно { $least }, а их { $have }.
why-points-for-nobody = очки отдают только вместо дополнительных жителей: можно { $ways }, а не { $points }.
why-no-pasture = там нет пастбища: { $at }.
why-pasture-full = на этом пастбище уже коров — { $n }: { $at }.
why-no-cattle-left = все ваши коровы уже на карте.
why-space-filled = там уже лежит тайл: { $at }.
why-nothing-beside = рядом нет ни одного тайла: { $at }.
why-other-bed = русло этого раунда туда не ведёт: { $space }.
why-not-ahead = { $space } — не впереди вашего корабля: он стоит на { $ship }.
why-too-far = до { $space } слишком далеко: ряд даёт не больше { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
 }.
why-ship-there = там стоит корабль ({ $seat }), а вместе стоят только в гаванях: { $space }.
why-label-covered = ярлык этого региона уже накрыт: { $region }.
why-no-presence = в регионах, которые сейчас приносят монеты, у вас никого нет.
why-scored = этот тайл вы уже засчитали: { $tile }.
why-not-your-choice = это не один из двух тайлов, из которых вы выбираете: { $tile }.
