### Why something is not on offer in Cooper Island.

why-price = it costs { $cost }; you're { $n } short: { $lacking }.
why-discount = your discounts take something else off { $cost }.
why-no-cell = there's no free cell in your storage for { $good }.
why-no-cube = there's no cube on { $at }.
why-none-stored = you have no { $good } in your storage.
why-not-on-market = you have no { $good } on your market.
why-not-for-that = you can't get { $good } for { $goods }.
why-no-amount = “{ $words }” isn't a possible amount.
why-too-little = it takes { $price }; you have { $have }, { $n } too few.
why-not-brought = it brings { $goods }, not { $good }.
why-goods-missing = it brings goods: choose one of { $goods }.
why-more-fit = there's room for { $n }, so take more.
why-more-kept = more of your market would find room.
why-resources-only = you must choose { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }.
why-other-ship = the anchor goes under the { $ship } now.
why-ship-later = first the food is given; the ship is chosen after that.
why-explored = { $at } is already explored.
why-unexplored = { $at } isn't explored yet.
why-ruin-there = there's a ruin on { $at }.
why-not-adjacent = { $at } isn't next to anything explored.
why-occupied = { $at } is taken: { $what }.
why-other-terrain = { $at } has another terrain: { $terrain }.
why-cubes = say which cube it gets: { $goods }.
why-no-choice = on level { $n } there's only one cube, so nothing to choose.
why-no-cartographer = the cartographer is done: no more steps before the count.
why-charted = the cartographer has already done its one action.
why-steps = it takes { $price ->
    [one] { $price } step
   *[other] { $price } steps
 } back; the cartographer is at { $have }, { $n } too few.
why-no-single = there's no such single tile left{ $terrain_id ->
    [none] {""}
   *[other] : { $terrain }
 }.
why-no-tile-of = you don't have { $tile }.
why-not-beside = { $at } and { $other } aren't next to each other.
why-gap = { $at } and { $other } are { $n } levels apart; the cartographer can level out only one.
why-islet-laid = you've already laid the { $islet }.
why-water-covered = there's already an islet at { $water }.
why-half-covered = the other half, { $other }, is covered, and you can't cover both.
why-first-islet = in the first round the islet must lie to the right of the right harbour: { $waters }.
why-not-on-shore = { $at } isn't on the shore at { $water }.
why-higher = you must build as high as you can: { $other } is on level { $n }.
why-no-ruin = there's no ruin on { $at }.
why-not-yours = you don't have { $card }.
why-cell-full = there's already a statue in { $cell }.
why-cell-closed = { $cell } opens with { $n ->
    [one] { $n } large building
   *[other] { $n } large buildings
 }.
why-same-as = { $cell } comes to the same as { $other }, which is on offer.
why-no-piece = there's no building or statue on { $at }.
why-pier-taken = there's already a boat at { $pier }.
why-boat-built = you've already built the { $boat }.
why-all-built = you've built every { $building } you have.
why-no-site = there's no space to put it on.
why-no-statue = there's no statue in { $cell }.
why-supplied = you've already supplied { $ship }.
why-bag-empty = the bag is empty.
why-no-tile = you have no double tile.
why-track-full = the cartographer is at the end of its track ({ $n }).
why-not-left = this isn't one of the things left to do: { $what }.
why-other-steps = you can take only this many steps: { $numbers }.
why-used-already = you've already used { $what }.
why-islet-nowhere = nobody has laid a { $islet }.
why-boat-nowhere = nobody has built a { $boat }.
why-no-copy = you can't copy a { $boat }.
why-boat-not-built = you haven't built the { $what }.
why-boat-flipped = the { $what } is turned over.
why-crate-covered = there's already a lid there: { $crate }.
why-no-lid = you have no unused lid.
why-no-lid-there = there's no lid there: { $crate }.
why-nothing-to-give = you have nothing to give.
why-card-used = { $card } is face down.
why-face-up = { $card } is face up already.
why-no-use = { $card } would do nothing now.
why-not-shown = { $card } isn't one of the cards shown.
why-once = you've already done that this round.
why-post-too = with a square worker somebody goes to a royal card: say who, and to which.
why-no-post = only with a square worker somebody goes to a royal card.
why-claim-later = you claim milestones on your own turns in the worker phase.
why-no-milestone = you have no milestone left to claim: you've reached { $n }.
why-cells-taken = the cells for it are all taken ({ $n }).
why-none-to-hire = there's no { $worker } left to hire.
why-no-worker = you have no free { $worker }.
why-own-worker = your own { $worker } is already there: { $sector }.
why-not-out = { $card } isn't in this game.
why-royal-taken = { $seat } already has a worker there: { $card }.
