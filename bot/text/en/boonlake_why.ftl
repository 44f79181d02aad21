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
 } of the ranch; you have { $have } there, { $n } too few.
why-vases = it costs { $price ->
    [one] { $price } vase
   *[other] { $price } vases
 }; you have { $have }.
why-cards = { $price ->
    [one] { $price } card has
   *[other] { $price } cards have
 } to be discarded; you hold { $have }.
why-name-a-lever = a lever has to be named.
why-other-lever = { $lever } does nothing here; that is for { $levers }.
why-no-lever = you have not got that lever: { $lever }.
why-no-such-lever = you have not got that lever: { $lever }.
why-lever-used = { $lever } is used, and comes up again at the next scoring.
why-lever-up = { $lever } has not been used.
why-lever-gives = { $lever } does not give { $what } here, but { $ways }.
why-own-lever = you have that lever already: { $lever }.
why-no-boat = none of your boats lies at { $resource }.
why-not-upstream = { $to } is not upstream of { $resource }; downstream a boat goes for nothing, when something is paid.
why-boat-pay = a boat upstream is paid with { $n } coins, or { $levers }.
why-site-full = its production site has level 2 already: { $resource }.
why-not-exchanged = the card does not take { $what }, but { $ways }.
why-nobody-hired = at least one inhabitant has to be hired.
why-supply = your supply holds { $have } inhabitants, not { $n }.
why-supply-empty = no inhabitant is left in your supply.
why-times = it goes at most { $most } times, not { $n }.
why-coins-only = it is paid with coins alone.
why-not-in-hand = that card is not in your hand: { $card }.
why-other-kind = { $card } is of the kind { $kind }; here it has to be { $wanted }.
why-no-project = that scoring tile is not on the board: { $tile }.
why-project-built = you have built it already: { $tile }.
why-kind-counts-nowhere = no scoring tile on the board counts kinds: say { $kind }.
why-resources = it needs { $cost }; your production sites and boats, wherever they lie, are { $n } short.
why-other-way = { $pay } is no way to pay it; one is { $way }.
why-nothing-passed-over = you could not play, build or discard anything now, so nothing is passed over.
why-no-lever-to-pay = there is no other lever that you could pay.
why-nothing-to-upgrade = there is nothing that you could upgrade.
why-no-site = there is no building site on the map: { $site }.
why-site-taken = it is taken by { $seat }: { $site }.
why-no-inhabitant-there = no inhabitant of yours stands there: { $site }.
why-no-house-left = all your houses are on the map.
why-no-house-there = no house of yours stands there: { $site }.
why-no-settlement-left = you have built all your settlements.
why-presences = it needs { $least } presences beside it; there { $have ->
    [one] is { $have }
   *[other] are { $have }
 }.
why-points-for-nobody = points may only replace inhabitants that it takes on top: { $ways } points are possible, not { $points }.
why-no-pasture = no pasture lies there: { $at }.
why-pasture-full = { $n } cattle are on that pasture: { $at }.
why-no-cattle-left = all your cattle are on the map.
why-space-filled = a tile lies there already: { $at }.
why-nothing-beside = no tile lies beside it: { $at }.
why-other-bed = this round's way does not lead there: { $space }.
why-not-ahead = { $space } is not ahead of your ship, which lies at { $ship }.
why-too-far = { $space } is too far: the row allows { $steps ->
    [one] one step
   *[other] { $steps } steps
 }.
why-ship-there = a ship of { $seat } lies there, and only harbours have room for more: { $space }.
why-label-covered = its label is covered: { $region }.
why-no-presence = you have no presence in the regions that count.
why-scored = you have scored it already: { $tile }.
why-not-your-choice = it is none of the two that you may choose from: { $tile }.
