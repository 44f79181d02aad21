### Why something is not on offer in Boonlake.

made-of-price = { $made ->
    [0] {""}
   *[other] {" "}({ $printed } printed{ $less ->
        [0] {""}
       *[other] , { $less } less for cards you have played
     }{ $boats ->
        [0] {""}
       *[other] , { $boats } more for boats upstream
     }{ $brings ->
        [0] {""}
       *[other] , { $brings } brought by the lever
     })
 }
why-coins = it costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }{ made-of-price }; you have { $have }, { $n } too few.
why-ranch = it takes { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
 } from the ranch; you have { $have } there, { $n } too few.
why-vases = it costs { $price ->
    [one] { $price } vase
   *[other] { $price } vases
 }; you have { $have }.
why-cards = you must discard { $price ->
    [one] { $price } card
   *[other] { $price } cards
 }; you have { $have }.
why-name-a-lever = you need to name a lever.
why-other-lever = { $lever } does nothing here; only { $levers } would.
why-no-lever = you don't have { $lever }.
why-no-such-lever = you don't have { $lever }.
why-lever-used = { $lever } is used; it comes up again at the next scoring.
why-lever-up = { $lever } hasn't been used.
why-lever-gives = { $lever } gives { $ways } here, not { $what }.
why-own-lever = you already have { $lever }.
why-no-boat = you have no boat at { $resource }.
why-not-upstream = { $to } isn't upstream of { $resource }; boats go downstream for free when you pay.
why-boat-pay = moving a boat upstream costs { $n } coins, or { $levers }.
why-site-full = your { $resource } production site is already at level 2.
why-not-exchanged = the card takes { $ways }, not { $what }.
why-nobody-hired = you must hire at least one inhabitant.
why-supply = your supply has { $have } inhabitants, not { $n }.
why-supply-empty = there's no inhabitant left in your supply.
why-times = you can do it at most { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
 }, not { $n }.
why-coins-only = you can pay it only with coins.
why-not-in-hand = you don't have { $card } in your hand.
why-other-kind = { $card } is a { $kind } card; here it must be { $wanted }.
why-no-project = { $tile } isn't on the board.
why-project-built = you've already built the project of { $tile }.
why-kind-counts-nowhere = no scoring tile on the board counts kinds: say { $kind }.
why-resources = it needs { $cost }; your production sites and boats, wherever they move, are { $n } short.
why-other-way = { $pay } doesn't pay for it; { $way } would.
why-nothing-passed-over = you couldn't play, build or discard anything now, so you're not skipping anything.
why-no-lever-to-pay = you have no other lever to pay with.
why-nothing-to-upgrade = you have nothing to upgrade.
why-no-site = there's no building site { $site } on the map.
why-site-taken = { $seat } has already taken { $site }.
why-no-inhabitant-there = you have no inhabitant on { $site }.
why-no-house-left = all your houses are on the map.
why-no-house-there = you have no house on { $site }.
why-no-settlement-left = you've built all your settlements.
why-presences = it needs { $least } presences here and next to it; there { $have ->
    [one] is { $have }
   *[other] are { $have }
 }.
why-points-for-nobody = points can replace only the extra inhabitants: { $ways } points are possible, not { $points }.
why-no-pasture = there's no pasture on { $at }.
why-pasture-full = the pasture on { $at } is full: { $n } cattle.
why-no-cattle-left = all your cattle are on the map.
why-space-filled = there's already a tile on { $at }.
why-nothing-beside = there's no tile next to { $at }.
why-other-bed = this round's route doesn't go through { $space }.
why-not-ahead = { $space } isn't ahead of your ship, which is at { $ship }.
why-too-far = { $space } is too far: the row allows { $steps ->
    [one] one step
   *[other] { $steps } steps
 }.
why-ship-there = { $seat }'s ship is at { $space }, and only harbours have room for more.
why-label-covered = { $region }'s label is already covered.
why-no-presence = you have no presence in the regions that count.
why-scored = you've already scored { $tile }.
why-not-your-choice = { $tile } isn't one of the two you can choose from.
