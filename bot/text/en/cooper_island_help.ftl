### Cooper Island: help. What the rules say, how unclear ones are read, where the numbers come from.

help-facts-price = Costs { $cost }; { $points ->
    [one] { $points } navigation point
   *[other] { $points } navigation points
 }.
help-facts-royal = Medals at { $steps }{ $most ->
    [0] {""}
   *[other] {" "}at most
 }, for points: { $points }.
help-facts-pieces = { $n } of them in the box.
help-facts-components = Rows of our data now: { $printed } printed, { $rulebook } from the rulebook, { $derived } derived, { $reconstructed } reconstructed.

## Rules

topic-first = Cooper Island in a minute
help-first =
    Explore your peninsula over { $rounds } rounds; most points win. Every step of your two ships is a point, and there are more for royal cards, building cards and leftovers.
    Each round has **income** (an islet, a double tile, your boats), then **workers** sent one at a time to eight sectors, then the **clean-up**, when they have to be fed.
    Tiles bring cubes. A cube on land is worth the height of its space; a stored one is worth one. Cubes and coins buy boats, buildings and statues and supply cargo ships, and all of that gives navigation points.
    Almost any time you may also take free actions: storing, fetching, exchanging, crates, the cartographer, cards.
    A good start: stack tiles early, and think of food before each clean-up.
    The menus say what each thing does; *?* says more.
topic-course = How a round goes
help-course =
    Income, worker phase, clean-up; { $rounds } rounds in all. Everything goes in turn order from whoever has Cooper, as everybody draws from one bag and sails past each other's coasts. Whatever has only one possible outcome happens by itself.
topic-setup = Set-up
help-setup =
    Everybody starts with a tile and its cube on the start space, { $start_doubles } double tiles in hand and { $start_coins } coin. The cartographer starts on { $track_first } for the first two players and on { $track_later } for the others. Two royal cards per player are laid out.
topic-income = Income
help-income =
    In any order: lay one islet and use it, lay one double tile, and use each of your boats that isn't turned over. Whatever you skip is lost. In the first round the islet must lie at the stop to the right of your harbour. Boats that only draw or step do so by themselves when the phase begins. You choose a boat's goods along with it; if no cell is free, make room first.
topic-tiles = Laying tiles
help-tiles =
    A double tile goes on two new spaces, one of them next to explored land; or on two explored ones of the same level; or on a new one and one of level 1. The spaces must be empty, with no ruin. On explored land each half must match the terrain below, but a settlement fits anywhere. The cartographer can level out a difference of one level for { $level_cost ->
    [one] { $level_cost } step
   *[other] { $level_cost } steps
 }; that's its one action. Both halves get a cube; a mountain on level 3 or higher gets stone or gold, as you like.
topic-workers = Sending workers
help-workers =
    In turn, everybody sends one free worker: round ones to round spaces, square ones to square spaces, never where one of your own already stands. If you have none left, you pass. A worker may also go where there's nothing to do.
topic-sectors = The eight sectors
help-sectors =
    A: draw or lay a tile, and a step. B: build a boat. C: draw and lay. D: build. E: three steps and a coin or resource. F: a ruin or a statue. G: twice draw or lay. H: supply a cargo ship. If no opponent stands on the square space (in A on the round one, either), you get more: all three in A, two less to pay in B and D, an islet in C, a boat in E, both in F, a step in G, draw or lay in H. The round space of A brings you Cooper.
topic-tolls = Tolls and anchors
help-tolls =
    When you go on top of somebody else's worker, and in every harbour, you pay one coin or cube of any worth to the owner of the top worker or of the harbour (in your own harbour, to the supply). Or you take an anchor, and the owner takes a coin or cube from the supply. A ship with anchors can't move: lifting each costs a navigation point, and each one left costs a point at the end.
topic-navigation = Navigation points
help-navigation =
    All the points of one gain go to one ship. A step leads from stop to stop; the islets in the halves it leaves and enters take effect, no matter whose they are. Bays and harbours bring a logbook, and harbours then want a toll. Everything a step brings is done first, then the ship sails on.
topic-building = Building
help-building =
    Pay, then build on your highest empty space; a settlement brings an extra point. A small building opens a storage cell, a large one a cell for statues, and with either you choose one of { $shown_cards } cards. The fortress makes recharging free. A ruin next to explored land becomes a statue on your board; each statue brings a point in every clean-up.
topic-storage = Storage
help-storage =
    You start with { $storage } cells, each holding one coin or cube, worth one. Nothing can be thrown away. Moving goods between cells isn't an action.
topic-market = Market and exchange
help-market =
    Goods in your market can't pay for anything until you fetch them into the storage, and are lost in the clean-up. Exchange at any time, as many at once as you like: 2 cloth for a coin, 2 gold for a resource, any 4 for one of anything. What you get goes to the market.
topic-crates = Crates and lids
help-crates =
    Each cargo ship you supply brings a lid. Put it on one of your crates at any time to use that crate. It stays there until you take it back in a clean-up.
topic-cartographer = Cartographer
help-cartographer =
    Once in each of your turns, incomes and clean-ups you may move it back: { $level_cost } to level a double tile, { $explore_cost } for a single tile on new land, { $low_cost } on land up to level { $low_level }, { $high_cost } on higher land. Steps past { $track } are lost.
topic-cards = Cards of buildings
help-cards =
    Small cards work all game. A large one works once, then lies face down until it's turned up in a clean-up; only those face up count at the end. The cards you don't choose go under the deck in the order shown; only you know them.
topic-milestones = Milestones and workers
help-milestones =
    Two boats, two buildings, two statues, two lids. On your turn you can put each milestone on a cell: three cells hire a worker, one brings 2 points. When you hire a square worker, one of your free workers goes to a royal card for good. More workers need more food.
topic-feeding = Feeding
help-feeding =
    You need { $food } food, plus one for each worker hired, including those on royal cards. You must give what you have, and get an anchor for each food missing. If everybody is fed, each square worker you hired brings a point.
topic-clean_up = Clean-up
help-clean_up =
    1: feed your workers. 2: turn a card up ({ $recharge_card } coins) or take back a lid ({ $recharge_lid } coin); with a fortress, both for free. 3: a point for each statue. 4: a point if your whole isthmus is explored. 5: workers return. 6: markets are cleared. 7: the harbour master moves on.
topic-score = Final score
help-score =
    Every step of your ships, royal cards with your workers, building cards, and a point for every { $assets_per_point } coins, cubes, cartographer steps and double tiles together; minus one for each anchor. Ties go to whoever has fewer unexplored spaces.
topic-readings = How unclear rules are read here
help-readings =
    · The left and right harbour are one stop. A logbook waits every five steps, and steps still count once the tokens have run out.
    · Everything one action or one clean-up step gives is one gain. Points that come up on the way are sailed first, and may go to the other ship.
    · You can't pay with anything that could be left out. Discounts are chosen beforehand and used in full, as far as the price allows. Nothing can come in between.
    · You may decline goods for the storage; if not all fit, you say which do. If there's no choice and a cell stays free, they're taken for you; so is all of your market as it's cleared.
    · A tile drawn without a choice is drawn first; steps without a choice are made at once unless some would be lost.
    · You claim milestones only on your own turn. What you take for a toll that somebody refused, you choose before you next do anything; if it's still open when the round ends it's lost, and so is what reaches a market after its clearing.
    · The copying boat copies another boat's action, not its cell, and never another copying boat. Boats turned over can still be copied. A boat built during your income works once, not again in the same income.
    · Levelling uses any single tile, of the covered terrain first. The highest space is determined after paying; storing may free a higher one.
    · Random start: the same terrain for everybody. When a card gives two islets or boats, they're of different kinds.
    · First the points, then the card, then what other cards bring. You aren't asked at the end of a turn for free actions that you could just as well take at your next question.
topic-readings_more = More unclear rules, and how they are read here
help-readings_more =
    · Income, each clean-up step and the last free actions go seat by seat, starting with Cooper; only what nobody has to choose happens all at once.
    · A worker may be sent where there's nothing to do, and actions may be declined, but not points, a toll or its anchor, feeding, or sending somebody to a royal card.
    · Feeding takes whatever food there is, with an anchor for each one missing, each under the ship with fewer. If you feed again through a card and some is missing, you get anchors and no point; food for the extra point comes after the price.
    · You may exchange any number at the same rate at once: six cloth for three coins.
    · Cards put back go under their deck in the order shown; only whoever saw them knows them.
    · A first-round islet that finds no place to the right of the right harbour is lost.
    · Goods move freely between cells. If you're owed a toll, you say what you take before your next question; nobody waits for that.
    · Before the final count everybody gets free actions once more, without the cartographer.
    · A removed ruin leaves its space unexplored. A boat turned over keeps its storage cell. Two halves of water may only lie next to ruins.
    · Each step sailed is a point. Leftovers are counted together, and every five are a point.
    · At most three workers can be hired, so you never need more than five food. Workers on royal cards eat, too.
    · The ring has ten stops per player.
topic-components = Where the numbers come from
help-components =
    We couldn't see most of Cooper Island's printed values, so each row of our data says where its values come from. Printed: known from the real component. Rulebook: stated in the rules. Derived: follows from their examples and counts. Reconstructed: our own, made to fit the rest.
    The peninsula, prices of piers and cargo ships, medals, tiles and logbooks are mostly reconstructed. If you own the game, you can enter the printed values (see “Values of your own” in the README). Each table keeps the values it began with.

## Components, as beside them in the menus

help-double_1 = { name-double_1.does }.
help-double_2 = { name-double_2.does }.
help-double_3 = { name-double_3.does }.
help-single_1 = { name-single_1.does }.
help-single_2 = { name-single_2.does }.
help-islet_1 = { name-islet_1.does }.
help-islet_2 = { name-islet_2.does }.
help-islet_3 = { name-islet_3.does }.
help-islet_4 = { name-islet_4.does }.
help-islet_5 = { name-islet_5.does }.
help-islet_6 = { name-islet_6.does }.
help-boat_1 = { name-boat_1.does }.
help-boat_2 = { name-boat_2.does }.
help-boat_3 = { name-boat_3.does }.
help-boat_4 = { name-boat_4.does }.
help-boat_5 = { name-boat_5.does }.
help-boat_6 = { name-boat_6.does }.
help-logbook_1 = { name-logbook_1.does }.
help-logbook_2 = { name-logbook_2.does }.
help-logbook_3 = { name-logbook_3.does }.
help-logbook_4 = { name-logbook_4.does }.
help-logbook_5 = { name-logbook_5.does }.
help-logbook_6 = { name-logbook_6.does }.
help-logbook_7 = { name-logbook_7.does }.
help-logbook_8 = { name-logbook_8.does }.
help-logbook_9 = { name-logbook_9.does }.
help-crate_1 = { name-crate_1.does }.
help-crate_2 = { name-crate_2.does }.
help-crate_3 = { name-crate_3.does }.
help-crate_4 = { name-crate_4.does }.
help-crate_5 = { name-crate_5.does }.
help-royal_1 = { name-royal_1.does }.
help-royal_2 = { name-royal_2.does }.
help-royal_3 = { name-royal_3.does }.
help-royal_4 = { name-royal_4.does }.
help-royal_5 = { name-royal_5.does }.
help-royal_6 = { name-royal_6.does }.
help-royal_7 = { name-royal_7.does }.
help-royal_8 = { name-royal_8.does }.
help-small_1 = { name-small_1.does }.
help-small_2 = { name-small_2.does }.
help-small_3 = { name-small_3.does }.
help-small_4 = { name-small_4.does }.
help-small_5 = { name-small_5.does }.
help-small_6 = { name-small_6.does }.
help-small_7 = { name-small_7.does }.
help-small_8 = { name-small_8.does }.
help-small_9 = { name-small_9.does }.
help-small_10 = { name-small_10.does }.
help-small_11 = { name-small_11.does }.
help-small_12 = { name-small_12.does }.
help-small_13 = { name-small_13.does }.
help-small_14 = { name-small_14.does }.
help-small_15 = { name-small_15.does }.
help-large_1 = { name-large_1.does }.
help-large_2 = { name-large_2.does }.
help-large_3 = { name-large_3.does }.
help-large_4 = { name-large_4.does }.
help-large_5 = { name-large_5.does }.
help-large_6 = { name-large_6.does }.
help-large_7 = { name-large_7.does }.
help-large_8 = { name-large_8.does }.
help-large_9 = { name-large_9.does }.
help-large_10 = { name-large_10.does }.
help-large_11 = { name-large_11.does }.
help-large_12 = { name-large_12.does }.
help-large_13 = { name-large_13.does }.
help-large_14 = { name-large_14.does }.
help-large_15 = { name-large_15.does }.
