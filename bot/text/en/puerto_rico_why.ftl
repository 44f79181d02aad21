### Why something is not on offer in Puerto Rico.

why-money = it costs { amount-cost }{ made-of-cost }; you have { $have }, { $n } too few.
why-too-dear = it costs { amount-cost }; you have { $have }, { $n } too few.
why-own = you already have one, and can build each kind only once.
why-sold-out = all of its tiles are built.
why-not-drafted = it isn't one of the buildings of this table.
why-room = it takes { $size ->
    [one] { $size } space
   *[other] { $size } spaces
 } in the city; yours has { $room } left.
why-lacks-building = you have no { $building } at work.
why-unoccupied = nobody works in your { $building }.
why-needs-noble = it needs a noble in your { $building }.
why-needs-colonist = it needs a colonist in your { $building }, not a noble.
why-not-in-game = no building at this table does that.
why-no-circle = { $what } has no circle for anybody.
why-nobody-left = there's nobody left in the supply or on the ship.
why-colonists-first = colonists from the supply come first; there { $n ->
    [one] is { $n }
   *[other] are { $n }
 }.
why-no-noble-aboard = there's no noble on the ship.
why-barrels = you have { $have } { $good }; you need { $n } more.
why-no-good = that isn't a kind of goods.
why-nobody-there = you have no { $who } there: { $place }.
why-not-there = you don't have { $place }.
why-nobody = you need to say who.
why-person-and-kind = you need to name both the place and who is there.
why-market-stays = whoever works in the { $building } must stay.
why-university-left = nobody would be left in your { $building }.
why-no-point = you have no point to give.
why-nothing-needed = you don't need any of that to pay the { amount-cost } it costs.
why-wrong-sum = it costs { amount-cost }; your { $have } and the { $given } given in kind are { $n } off; it must come out even.
why-no-ship = there's no such ship at this table.
why-ship-full = ship { $ship } is full.
why-own-ship = { $good } belongs on ship { $other_ship }, where there's some already.
why-other-cargo = ship { $ship } carries { $good }.
why-larger-ship = you must load as much as possible: ship { $other_ship } would take { $n }, ship { $ship } fewer.
why-wharf-used = it has already been used in this phase.
why-nothing-shipped = you must ship at least one barrel.
why-must-load = if you can load, you must.
why-kinds-stored = your warehouses keep { $room } { $room ->
    [one] kind
   *[other] kinds
 } whole, not { $n }.
why-stored-already = all your { $good } is already stored.
why-singles-stored = besides those you can keep { $room } single { $room ->
    [one] barrel
   *[other] barrels
 }, not { $n }.
why-keeps-less = another way keeps all of that and more.
why-sold-already = you have already sold in this phase.
why-house-full = the trading house is full.
why-in-house = there's already { $good } in the trading house, and you have no { $building } at work.
why-pile-empty = the pile is empty.
why-island-full = your island has no space left.
why-land-used = you've already used your land office in this phase.
why-no-such-tile = you can't give { $tile } there.
why-no-tile = you have no such tile: { $tile }.
why-no-empty-tile = somebody works on each of these: { $tile }.
why-supply-empty = there's no { $good } left in the supply.
why-no-plantation = nobody works on your { $good } plantations.
why-no-maker = your island produces no { $good } without a { $building } at work.
why-forest-instead = you lay forests with a forest house.
why-no-plantation-tile = only a plantation can be laid as a forest.
why-not-face-up = it isn't face up: { $tile }.
why-no-quarry-left = there's no quarry left.
why-quarry-used = you've already taken a quarry in this phase.
why-quarry-for-settler = you can take a quarry only as settler, or with a { $building } at work.
why-hospice-used = the hospice has already worked for your first tile.
why-first-tile-only = the { $building } works only before the first tile.
why-hacienda-used = you've already used your hacienda in this phase.
why-hacienda-hut = at this table the hacienda brings no quarry.
why-no-role = this table plays without it.
why-taken = { $seat } has it this round.
why-same-role = it is the same as its twin.
why-mayor-only = only the mayor has an extra colonist to turn down.
why-no-extra-colonist = { $n ->
    [0] the supply is empty: there is no extra colonist.
   *[other] there are not two extra colonists: the supply has { $n }.
 }
why-not-aboard = there's none on the ship: { $who }.
why-guest-already = whoever works there is already a guest.
why-no-empty-circle = there's no empty circle there: { $place }.
why-kinds-twice = each barrel must be of a different kind.
why-nobles-few = one barrel for each noble: you have { $n }.
why-never-drafted = it's on the board in any case.
why-drafted-already = it's already on the board.
why-no-space-left = the board has no space left for { amount-cost }.
