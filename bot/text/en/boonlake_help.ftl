### Boonlake: help. What the rules say, how unclear ones are read, where the numbers come from.

help-facts-card = Kind: { $sort }. Costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }{ $vases ->
    [0] {""}
    [one] , { $vases } vase
   *[other] , { $vases } vases
 }; needs { $needs }. Points at the end: { $points }.
help-facts-lever = Costs { $coins } coins.{ $seats_n ->
    [0] {""}
   *[other] {" "}Boards with it: { $seats_n }.
 }
help-facts-scoring_tile = Project: { $coins } coins, needs { $needs }, { $points } points. What the four scorings ask for: { $numbers }.
help-facts-strip = { $row ->
    [0] A strip of the action board.
   *[other] It lies in row { $row }: { $steps } steps at most, costs { $points } points.
 }
help-facts-tile = { $pasture ->
    [0] Building sites: { $sites }.
   *[other] A pasture: room for four cattle.
 }
help-facts-region = Label: { $gains }.
help-facts-solo_tile = Actions: { $actions }. Numbers, from the upper left: { $numbers }.
help-facts-components = Rows of our data now: { $printed } printed, { $rulebook } from the rulebook, { $derived } derived, { $reconstructed } reconstructed.{ $own_id ->
    [none] {""}
   *[other] {" "}Values of our host: “{ $own }”.
 }

## Rules

topic-first = Boonlake in a minute
help-first =
    Two rounds along the river, and most points win. On your turn you take one of seven **strips**: first you may play a card, then you get what's left of its arrow, then everybody gets what's right of it (Pioneer: everybody else). Then your **ship** sails as far as the strip's row allows and gets what its space gives. The strip becomes the lowest.
    Inhabitants from your ranch **develop** building sites and become **houses**, houses become **settlements**, and cattle go on pastures. Whatever leaves your board opens up income.
    There are four **interim scorings**: when the first ship crosses a lock, and at the end of each round. Each time you score one of four tiles, and you want to meet what it asks for.
    A good start: coins and inhabitants first, then houses, with an eye on your scoring tile.
    The menus say what each thing does; *?* says more.
topic-setup = Set-up
help-setup =
    Everybody starts with { $hand } cards, { $ranch } inhabitants on the ranch and { $supply } in the supply, two boats at wood, one production site, and one of two scoring tiles, which counts twice for its owner. Coins in turn order: { $starts }.
topic-strips = Strips and rows
help-strips =
    Steps for the ship, by row: { $steps }. Points the rows cost: { $costs }. The strip that was taken moves to the bottom, and the ones below it move up.
topic-cards = Playing cards
help-cards =
    A card costs coins and vases, and needs resources that you can show, but don't use up. A production site shows one or two, and each boat shows the resource it lies at. When you pay, boats move downstream (stone, wood, loam, iron) for free; moving one upstream costs { $boat_coins } coins.
    Instead of playing a card of that kind you may discard one for { $discard_coins } coins. The special project of a scoring tile counts as a card of any kind. You can build each once: it takes { $project_inhabitants } inhabitants, one of whom stays above the tile, and brings a step on a track and points.
topic-explore = Exploring
help-explore =
    Draw a grey tile and lay it next to another tile (bridges count); you get what the space gives. If there's no space or no tile left, you get { $full_map_coins } coins instead.
topic-develop = Developing
help-develop =
    Put an inhabitant from your ranch on a free site, pay what the site costs and take what it gives. A tile has one or two sites, which may belong to different players.
topic-upgrade = Houses and settlements
help-upgrade =
    A house takes { $house_inhabitants } inhabitant; the one on the site returns to the supply. A settlement takes { $settlement_inhabitants } inhabitants and { $settlement_presences } presences, anybody's, on its tile and next to it. Your third takes one extra, your fourth two; you may give { $extra_points } points for each of these instead. A second settlement in a region costs { $second_settlement_points } points.
    When you empty a tier, the inhabitant beside it comes to your ranch.
topic-cattle = Pastures and cattle
help-cattle =
    A pasture has room for { $pasture_places } cattle. The first there takes one inhabitant, the second two, and so on; your fourth takes one extra, your fifth two, or { $extra_points } points for each. You get { $cattle_house_coins } coins for each house next to it. At every scoring, each of your cattle is worth a point for each settlement next to it.
topic-regions = Region scoring
help-regions =
    Cover a label and take its reward; in the three other regions everybody gets { $presence_coins } coin for each of their presences. Labels are uncovered again after each interim scoring.
topic-hiring = Hiring
help-hiring =
    Each inhabitant costs { $hire_coins } coins or { $hire_cards } cards. Hire as many as you like while your supply lasts.
topic-levers = Levers
help-levers =
    Each can be used once between two scorings. Those in the upper row replace your share of a common part; two others are for when you play no card though you could. The rest can be used along with what you do or beside any question you're asked. At a scoring each unused lever is worth { $lever_points } point.
topic-river = River and ships
help-river =
    You sail at least one step and at most as many as the open row says. Spaces with other ships aren't counted, but harbours always are. Round 1 follows the upper bed, round 2 the lower. When the first ship crosses a lock, a scoring follows; the last one, in the second round, waits until everybody has had equally many turns.
topic-scoring = Interim scorings
help-scoring =
    Twice you may play a card (not discard it) or upgrade. Then you score one tile that doesn't have your marker: 1, 2, 3 or 4 points at the four scorings, won or lost, and { $own_times } times as many on your own tile. Then come the incomes of tracks, emptied recesses and cattle (only the points at the last scoring); levers go back up and labels are uncovered.
topic-score = Final score
help-score =
    Having 4 or more levers: { $lever_scores }. Then the points of cards played, their end-of-game effects, and points for emptied recesses of the lower tiers. Most points win; a tie is a shared win.
topic-solo = The Wise Eminence
help-solo =
    Each turn it reveals a tile: first something happens for the lowest strip, then it takes the tile's action whose strip lies highest, and you get your share of that. When it must choose a space, it takes the number in the corner shown by the silhouette on its stack, or else the next space that will do. It pays nothing and gets no cards or coins. You win if you have at least as many points.
topic-readings = How unclear rules are read here
help-readings =
    · First the reward of the river space, then the strips move, then the scoring, then the next player's turn. The last scoring waits for equal turns. (A1)
    · A lever in the upper row replaces your whole share. A lever for playing no card needs a card or project that you could have played or discarded. (A2, A22, A30)
    · Every piece is a presence, cattle too, but not the house you're upgrading. Extra inhabitants are added first, then reductions apply, never below zero. (A3, A10)
    · Production sites with two resources count twice. (A4) You may pay for a tile any number of times, and each brings its points. (A5, A23) Up to three levers are worth nothing at the end. (A6) Where two regions count, the larger number in either is taken. (A7)
    · An inhabitant from beside a tier is like any other, and comes only once you've paid for whatever emptied the tier. (A8, A9)
    · A ship sails at least one step. (A11, A12) Projects get all reductions, and you choose their kind where it matters. (A13) Extra coins for discards apply only where a discard pays coins. (A14) The income of a track includes its points. (A15)
    · If all labels are covered, you name one and get nothing. (A18) No tiles left counts as a full map. (A19) A deck that runs out gives what there is. (A20) You can't build a project with no inhabitant in the supply, nor pay, by a swap or a lever, for inhabitants alone when none are left. (A21)
    · What costs nothing is taken without asking. Anything else may be declined, except the strip's price, a step of the ship and a tile at a scoring. You decline exploring before the tile is drawn. (A25)
    · Common parts are played at once, except Settle and Cattle breeding, which go in order. (A26) Scoring tiles are chosen in secret. (A27) Bridges connect a chain of tiles. (A28)
    · You can use levers and boats beside any question you're asked. (A29) Effects of two cards add up. (A31) Ways to pay that cost the same count as one: boats stay as far upstream as possible.
topic-readings_more = More readings
help-readings_more =
    · At a scoring everybody plays cards, upgrades and scores a tile at the same time. Then incomes, including cards, are taken one seat after another, clockwise from whoever crossed the lock (at the last scoring, from the first player); alone against the Wise Eminence yours come first. Levers go up in the same order. (B8)
    · While everybody plays at once, each draws from their own part of the deck, as if the cards had been dealt round the table. (B17)
    · Two levers that save a resource add up, one that moves a boat can join them, and a lever's coins may pay for that very card. (B4) While cards are being discarded as a price, nothing can come in between. (B5)
    · You must cover a label, and you must build a site you gained; if all your sites are at two, nothing happens. (B3, B7) A card that pushes a lever up does nothing if none is used. (B13)
    · A swap is made once, in one direction. (B14) Extra vases from the river also come with a vase you chose there. (B15) A project counts as one kind, chosen by its builder. (B11)
topic-readings_solo = How the Wise Eminence is read here
help-readings_solo =
    · After the first round both ships go back, and turns keep alternating. (A16)
    · If pastures are equal, it takes the first from its number on. (A17) If all labels are covered, the greatest difference decides among all of them, and the label gives nothing. (A18)
    · A full pasture isn't a choice. If there's no place, tile or house, that effect is skipped. It gets the { $eminence_points } points only when it has neither houses nor settlements left, or no cattle. Pioneer's house goes on the tile laid last. (A24)
    · Each step past the end of the cactus track is { $overflow_points } points.
topic-components = Where the numbers come from
help-components =
    We couldn't see most of Boonlake's printed values, so each row of our data says where its values come from. Printed: known from the real component. Rulebook: stated in the rules. Derived: follows from their examples and counts. Reconstructed: our own, made to fit the rest.
    Cards, tiles, the map, the river, incomes and prices of levers are mostly reconstructed. If you own the game, you can enter the printed values (see “Values of your own” in the README). Each table keeps the values it began with.
