### Why something is not on offer in Cooper Island.

why-price = it costs { $cost }; you are { $n } short: { $lacking }.
why-discount = the discounts there are take something else off { $cost }.
why-no-cell = no cell of your storage is free for it: { $good }.
why-no-cube = no cube lies on { $at }.
why-none-stored = none in your storage: { $good }.
why-not-on-market = not on your market: { $good }.
why-not-for-that = { $good } is not what one gets for { $goods }.
why-no-amount = “{ $words }” is not how many there can be.
why-too-little = it takes { $price }; you have { $have }, { $n } too few.
why-not-brought = { $good } is not among { $goods }.
why-goods-missing = it brings goods, one of which is named: { $goods }.
why-more-fit = there is room for more of it: { $n }.
why-resources-only = it has to be { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }.
why-other-ship = an anchor goes under another ship now: { $ship }.
why-explored = { $at } is explored.
why-unexplored = { $at } is not explored.
why-ruin-there = a ruin lies on { $at }.
why-not-adjacent = nothing explored is next to { $at }.
why-occupied = something lies on { $at }: { $what }.
why-other-terrain = { $at } shows another terrain: { $terrain }.
why-cubes = say which cube it gets: { $goods }.
why-no-choice = on level { $n } there is one cube only, nothing to choose.
why-no-cartographer = the cartographer does nothing any more before the count.
why-charted = the cartographer has done its one action.
why-steps = it takes { $price ->
    [one] { $price } step
   *[other] { $price } steps
 } back; the cartographer is at { $have }, { $n } too few.
why-no-single = no such single tile is left{ $terrain_id ->
    [none] {""}
   *[other] : { $terrain }
 }.
why-no-tile-of = you have no such tile: { $tile }.
why-not-beside = { $at } and { $other } are not next to each other.
why-gap = { $at } and { $other } are { $n } levels apart; one can be levelled.
why-islet-laid = you have laid it: { $islet }.
why-water-covered = an islet lies there: { $water }.
why-half-covered = the other half is covered, and both may not be: { $other }.
why-first-islet = in the first round an islet lies right of the right harbour: { $waters }.
why-not-on-shore = { $at } is not at the shore there: { $water }.
why-higher = buildings stand as high as they can: { $other } is on level { $n }.
why-no-ruin = no ruin lies on { $at }.
why-not-yours = you do not have it: { $card }.
why-cell-full = a statue lies in { $cell }.
why-cell-closed = { $cell } opens with { $n ->
    [one] { $n } large building
   *[other] { $n } large buildings
 }.
why-same-as = { $cell } is the same as { $other }, which is on offer.
why-no-piece = no building or statue stands on { $at }.
why-pier-taken = a boat lies at { $pier }.
why-boat-built = you have built it: { $boat }.
why-all-built = you have built all there are: { $building }.
why-no-site = there is no space where it could stand.
why-no-statue = no statue lies in { $cell }.
why-supplied = you have supplied it: { $ship }.
why-bag-empty = the bag is empty.
why-no-tile = you have no double tile.
why-track-full = the cartographer is at the end of its track ({ $n }).
why-not-left = that is not among what is left to do: { $what }.
why-other-steps = the steps are made at once: { $numbers }.
why-used-already = used already: { $what }.
why-islet-nowhere = nobody has laid it: { $islet }.
why-boat-nowhere = nobody has built it: { $boat }.
why-no-copy = a copying boat cannot be copied: { $boat }.
why-boat-not-built = you have not built it: { $what }.
why-boat-flipped = it lies turned over: { $what }.
why-crate-covered = a lid lies there: { $crate }.
why-no-lid = you have no unused lid.
why-no-lid-there = no lid lies there: { $crate }.
why-nothing-to-give = you have nothing to give.
why-card-used = it lies face down: { $card }.
why-face-up = it lies face up: { $card }.
why-no-use = nothing would come of it now: { $card }.
why-not-shown = it is not among the cards shown: { $card }.
why-once = that is done for this round.
why-claim-later = milestones are claimed in your own turns of the worker phase.
why-no-milestone = there is no milestone to claim for: you have reached { $n }.
why-cells-taken = the cells for it are taken ({ $n }).
why-none-to-hire = there is none left to hire: { $worker }.
why-no-worker = you have no free worker of that kind: { $worker }.
why-own-worker = a worker of yours is there: { $worker }, { $sector }.
why-not-out = it does not lie out in this game: { $card }.
why-royal-taken = a worker is there already: { $card }, { $seat }.
