### Why something is not on offer in Santa Maria.

why-coins = it costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }; you have { $have }, { $n } too few.
why-resources = it costs { $cost }; with gold you are { $n } short: { $lacking }.
why-none-of = you have no { $resource }.
why-not-for-sale = { $resource } can't be bought.
why-storage-full = your storehouse holds at most { $n } { $resource }.
why-not-taken-here = { $resource } isn't taken there, only { $resources } or gold.
why-not-given-here = you can't get { $what } there, only { $goods }.
why-no-ship-tile = { $tile } isn't a shipping tile.
why-ship-not-there = it isn't at a dock now: { $tile }.
why-other-dock = { $tile } goes to { $dock }, where it lies.
why-not-on-board = it isn't on the board in this game: { $place }.
why-monk-there = you already have a monk there: { $place }.
why-grain-only = the step is paid with grain or gold, not with { $resource }.
why-gold-way = that does not pay { $cost } ({ $told }); you have { $n } gold.
why-space-taken = { $seat } has taken that space this year.
why-colony-gone = it isn't among the colonies left: { $colony }.
why-no-expansion = { $tile } isn't an expansion tile.
why-not-displayed = it isn't on display: { $tile }.
why-other-tile = another tile is laid here, not { $tile }.
why-over-the-edge = at { $at } it would lie over the edge{ $other_id ->
    [none] {""}
   *[other] ; turned { $other }° it fits there
 }: { $tile }.
why-covered = { $n ->
    [one] { $n } of its cells is
   *[other] { $n } of its cells are
 } built on at { $at }{ $other_id ->
    [none] {""}
   *[other] ; turned { $other }° it fits there
 }: { $tile }.
why-no-building = no building stands at { $at }.
why-in-use = the building at { $at } has been activated this year.
why-white-used = you have used { $n } white dice this year, which is all you may.
why-blue-used = you have used all your blue dice this year: { $n }.
why-no-die = there is no such die: { $die }.
why-columns-only = white dice are for columns.
why-rows-only = blue dice are for rows.
why-nothing-free = no building is free there: { in-line }.
why-coins-only = a die is changed with coins, not with { $resource }.
why-nothing-to-pay = { $die } doesn't have to be changed for that.
why-not-in-line = { $at } is not in { in-line }.
why-no-logistics = that takes the logistics scholar.
why-no-die-there = no die lies on { $at }.
why-not-free = no building is free at { $at }.
why-not-joined = no road joins { $at } and { $to }, or the die would take the last free building of the line.
