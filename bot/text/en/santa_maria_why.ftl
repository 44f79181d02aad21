### Why something is not on offer in Santa Maria.

why-coins = it costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }; you have { $have }, { $n } too few.
why-resources = it costs { $cost }; even counting gold you're { $n } short: { $lacking }.
why-none-of = you have no { $resource }.
why-not-for-sale = you can't buy { $resource }.
why-storage-full = your store holds at most { $n } { $resource }.
why-not-taken-here = you can't give { $resource } there, only { $resources } or gold.
why-not-given-here = you can't get { $what } there, only { $goods }.
why-no-ship-tile = { $tile } isn't a shipping tile.
why-ship-not-there = { $tile } isn't at a dock now.
why-other-dock = { $tile } goes to { $dock }, where it lies.
why-not-on-board = { $place } isn't in this game.
why-monk-there = you already have a monk at { $place }.
why-grain-only = the step costs grain or gold, not { $resource }.
why-gold-way = that doesn't pay { $cost } ({ $told }); you have { $n } gold.
why-space-taken = { $seat } has already taken that space this year.
why-colony-gone = { $colony } isn't left to choose.
why-no-expansion = { $tile } isn't an expansion tile.
why-not-displayed = { $tile } isn't on display.
why-other-tile = you're laying another tile now, not { $tile }.
why-over-the-edge = at { $at } { $tile } would stick out over the edge{ $other_id ->
    [none] {""}
   *[other] ; turned { $other }° it fits there
 }.
why-covered = at { $at }, { $n ->
    [one] { $n } cell of { $tile } is
   *[other] { $n } cells of { $tile } are
 } already built on{ $other_id ->
    [none] {""}
   *[other] ; turned { $other }° it fits there
 }.
why-no-building = there's no building at { $at }.
why-in-use = the building at { $at } has already been activated this year.
why-white-used = you've used { $n } white dice this year, and that's the limit.
why-blue-used = you've used all your blue dice this year ({ $n }).
why-no-die = there's no { $die }.
why-columns-only = white dice are for columns.
why-rows-only = blue dice are for rows.
why-nothing-free = there's no free building in { in-line }.
why-coins-only = changing a die costs coins, not { $resource }.
why-nothing-to-pay = { $die } needs no change for that.
why-not-in-line = { $at } isn't in { in-line }.
why-no-logistics = you need the logistics scholar for that.
why-no-die-there = there's no die on { $at }.
why-not-free = there's no free building at { $at }.
why-not-joined = no road joins { $at } and { $to }, or the die would take the last free building of the line.
