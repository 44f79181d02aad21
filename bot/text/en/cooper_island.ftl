### Cooper Island. Names as in the rules; everything else in our own words.

game-cooper_island = Cooper Island
    .about = Explore your peninsula, raise its land, sail round the island. 2 to 4 players, five rounds.

## Amounts, used by the texts below

example-counts = 2 wood, 1 A1
points-points = { $points ->
    [one] { $points } navigation point
   *[other] { $points } navigation points
 }
points-n = { $n ->
    [one] { $n } navigation point
   *[other] { $n } navigation points
 }
steps-n = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
holds = In the storage: { $stored }; cartographer at { $steps }.

## Goods

name-coin = Coin
name-wood = Wood
name-stone = Stone
name-food = Food
name-gold = Gold
name-cloth = Cloth
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-wood = { $n } wood
count-stone = { $n } stone
count-food = { $n } food
count-gold = { $n } gold
count-cloth = { $n } cloth

## Land

name-forest = Forest
name-meadow = Meadow
name-mountain = Mountain
name-settlement = Settlement
name-forest_mountain = Forest and mountain
    .label = Forest/mountain
name-meadow_settlement = Meadow and settlement
    .label = Meadow/settl.
name-forest_meadow = Forest and meadow
    .label = Forest/meadow
name-mountain_settlement = Mountain and settlement
    .short = Mountain, settlement
    .label = Mountain/settl.
name-forest_settlement = Forest and settlement
    .label = Forest/settl.
name-meadow_mountain = Meadow and mountain
    .label = Meadow/mountain
name-double_1 = Tile 1
    .does = Forest and mountain on one side, meadow and settlement on the other
name-double_2 = Tile 2
    .does = Forest and meadow on one side, mountain and settlement on the other
name-double_3 = Tile 3
    .does = Forest and settlement on one side, meadow and mountain on the other
name-single_1 = Forest/meadow
    .does = A single tile, forest or meadow
name-single_2 = Mountain/settlement
    .does = A single tile, mountain or settlement
name-ruin = Ruin
name-statue = Statue
name-lid = Lid
name-small = Small building
name-large = Large building
name-fortress = Fortress

## Islets, boats, logbooks, crates

name-islet_1 = Coin islet
    .does = A coin
    .label = Coin islet
name-islet_2 = Gold-cloth islet
    .does = A gold or a cloth
    .label = Gold-cloth
name-islet_3 = Tile islet
    .does = Draw a double tile
name-islet_4 = Cartographer's islet
    .does = A cartographer step
    .label = Cartographer
name-islet_5 = Food islet
    .does = A wood or a stone, and a food
name-islet_6 = Ruin islet
    .does = Remove a ruin
name-boat_1 = Coin boat
    .does = A coin
name-boat_2 = Gold-cloth boat
    .does = A gold or a cloth
name-boat_3 = Tile boat
    .does = Draw a double tile
name-boat_4 = Cartographer's boat
    .does = A cartographer step
name-boat_5 = Supply boat
    .does = A wood, a stone or a food; one more storage cell
name-boat_6 = Copying boat
    .does = The same as any other boat that somebody has built
name-logbook_1 = Logbook: coin
    .does = A coin
name-logbook_2 = Logbook: wood
    .does = A wood
name-logbook_3 = Logbook: stone
    .does = A stone
name-logbook_4 = Logbook: food
    .does = A food
name-logbook_5 = Logbook: wood/stone
    .does = A wood or a stone
name-logbook_6 = Logbook: gold/cloth
    .does = A gold or a cloth
name-logbook_7 = Logbook: any simple
    .does = A wood, a stone or a food
name-logbook_8 = Logbook: tile
    .does = Draw a double tile
name-logbook_9 = Logbook: step
    .does = A cartographer step
name-crate_1 = Crate: draw a tile
    .does = Draw a double tile
name-crate_2 = Crate: lay a tile
    .does = Lay a double tile
name-crate_3 = Crate: steps
    .does = Cartographer steps
name-crate_4 = Crate: coins
    .does = Coins to the market
name-crate_5 = Crate: resources
    .does = Resources of your choice to the market
name-P1 = P1
name-P2 = P2
name-P3 = P3
name-P4 = P4
name-P5 = P5
name-P6 = P6
name-T1 = T1
name-T2 = T2
name-T3 = T3
name-T4 = T4

## Workers, ships, cards

name-round = Round worker
name-square = Square worker
count-round = { $n } round
count-square = { $n } square
name-one_master = One-master
name-two_master = Two-master
name-boats = Two boats
name-buildings = Two buildings
name-statues = Two statues
name-lids = Two lids
name-cargo_1 = Cargo ship 1
name-cargo_2 = Cargo ship 2
name-cargo_3 = Cargo ship 3
name-cargo_4 = Cargo ship 4
name-cargo_5 = Cargo ship 5
name-royal_1 = Royal 1: boats
    .does = Boats built, turned over or not
name-royal_2 = Royal 2: buildings
    .does = Buildings built
name-royal_3 = Royal 3: statues
    .does = Statues on the peninsula
name-royal_4 = Royal 4: lids
    .does = Lids from cargo ships
name-royal_5 = Royal 5: high land
    .does = Spaces of level 5 or more
name-royal_6 = Royal 6: explored
    .does = Having few unexplored spaces
name-royal_7 = Royal 7: area
    .does = Spaces in your largest area of one terrain
name-royal_8 = Royal 8: copy
    .does = Like another card with an opponent's worker, for a point less
name-small_1 = Small 1
    .does = When you build a boat: a cartographer step
name-small_2 = Small 2
    .does = Boats, buildings and statues cost a wood less
name-small_3 = Small 3
    .does = A coin with each logbook
name-small_4 = Small 4
    .does = One more crate: give it a coin or a cube for a navigation point
name-small_5 = Small 5
    .does = One more cell for a statue; filling it brings a gold and a point
name-small_6 = Small 6
    .does = When you remove a ruin: a cartographer step
name-small_7 = Small 7
    .does = When you remove a ruin: a coin
name-small_8 = Small 8
    .does = When you supply a cargo ship: lay a double tile
name-small_9 = Small 9
    .does = Cargo ships cost a gold or a cloth less
name-small_10 = Small 10
    .does = When you supply a cargo ship: a coin
name-small_11 = Small 11
    .does = When you build another building: lay a double tile
name-small_12 = Small 12
    .does = When everybody is fed: give more food for a navigation point
name-small_13 = Small 13
    .does = Your workers need a food less
name-small_14 = Small 14
    .does = Two cells for gold and cloth; a point at the end if both are full
name-small_15 = Small 15
    .does = Two cells for coins; a point at the end if both are full
name-large_1 = Large 1
    .does = Draw a double tile; two resources of your choice to the market
name-large_2 = Large 2
    .does = Lay up to two double tiles
name-large_3 = Large 3
    .does = Supply a cargo ship
name-large_4 = Large 4
    .does = A coin to the market for each of your buildings
name-large_5 = Large 5
    .does = Remove a ruin or put up a statue
name-large_6 = Large 6
    .does = Draw two double tiles
name-large_7 = Large 7
    .does = Three coins to the market
name-large_8 = Large 8
    .does = Build a boat
name-large_9 = Large 9
    .does = Up to three cartographer steps
name-large_10 = Large 10
    .does = Feed your workers once more, for an extra point
name-large_11 = Large 11
    .does = Use two different islets, anybody's
name-large_12 = Large 12
    .does = Use two different boats, anybody's, except copying boats
name-large_13 = Large 13
    .does = Put a lid on land for a point; at the end each lid there is a point
name-large_14 = Large 14
    .does = Turn a boat over for what it does; a point for each at the end
name-large_15 = Large 15
    .does = Move a building or statue; points at the end for three of both

## Actions, as a question lists them

name-draw = Draw a tile
name-place = Lay a tile
name-lay_islet = Lay an islet
name-build_boat = Build a boat
name-erect = Build
name-remove_ruin = Remove a ruin
name-erect_statue = Put up a statue
name-supply = Supply a cargo ship
name-use_islet = Use an islet
name-use_boat = Use a boat
name-take = Take a good
name-step_1 = 1 step
name-step_2 = 2 steps
name-step_3 = 3 steps
name-income = Income
name-workers = Workers
name-clean_up = Clean-up
name-final = Before the count
name-setup = Set-up

## What is asked

ask-ChooseStart = Choose the terrain of your start space.
ask-Income = Round { $round }, your income. Left to do: { $actions }{ $boats_n ->
    [0] {""}
   *[other] ; boats: { $boats }
 }. { holds }
ask-Turn = Round { $round }, your turn: send a worker ({ $workers }). { holds }
ask-Toll = { $own ->
    [0] { $harbour ->
        [0] You owe a toll to { $to_seat }, whose worker is there
       *[other] You owe a toll to { $to_seat } for the harbour
     }
   *[other] You owe a toll to the supply for your own harbour
 }: pay a coin or a cube, or take an anchor.
ask-Act = What do you do? On offer: { $actions }.{ $mix ->
    [0] {""}
   *[other] {" "}You pay { $mix } less.
 } { holds }
ask-Pay = Pay { $n }, using { $goods }. A cube on land is worth its level.
ask-GiveOne = Which coin or cube do you pay?
ask-Site = Where do you build the { $piece }? { points-points }, one more on a settlement.
ask-ChooseCard = Choose one of { $n } cards for your { $building }.
ask-Take = On offer: { $goods }. { holds }
ask-Collect = Choose { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } for your market.
ask-Sail = Which ship sails? You have { points-n }.
ask-Anchor = Under which ship does the anchor go?
ask-Owed = Somebody took an anchor instead of paying you a toll: what do you take from the supply?
ask-EndTurn = Your turn is over. Anything else first?
ask-Feed = Feed your workers: { $need } food{ $points ->
    [0] {""}
   *[other] , for { points-points }
 }. { holds }
ask-FeedMore = Everybody is fed ({ points-points }). Give more food for one more point?
ask-Recharge = { $free ->
    [0] Turn a card up ({ $card ->
        [one] { $card } coin
       *[other] { $card } coins
     }), or take a lid back ({ $lid ->
        [one] { $lid } coin
       *[other] { $lid } coins
     })?
   *[other] Turn a card up and take a lid back, both for free?
 } { holds }
ask-Close = The round is over, and your market ({ $market }) will be cleared. Anything else first?
ask-LastActions = Last chance before the final count: anything else? { holds }
ask-Flip = Which boat do you turn over?
ask-Move = Which building or statue do you move, and where?

call-ChooseStart = choose your start
call-Income = your income
call-Turn = your turn
call-Toll = a toll is due
call-Act = choose an action
call-Pay = choose how to pay
call-GiveOne = choose what to pay
call-Site = choose a site
call-ChooseCard = choose a card
call-Take = you may take goods
call-Collect = choose resources
call-Sail = choose a ship
call-Anchor = place an anchor
call-Owed = choose what you take
call-EndTurn = end your turn
call-Feed = feed your workers
call-FeedMore = you may feed more
call-Recharge = you may recharge
call-Close = close the round
call-LastActions = last actions
call-Flip = choose a boat
call-Move = move a piece

asked-ChooseStart = { $seat } chooses a start
asked-Income = { $seat } has income
asked-Turn = { $seat } sends a worker
asked-Toll = { $seat } owes a toll
asked-Act = { $seat } chooses an action
asked-Pay = { $seat } pays
asked-GiveOne = { $seat } pays
asked-Site = { $seat } builds
asked-ChooseCard = { $seat } chooses a card
asked-Take = { $seat } may take goods
asked-Collect = { $seat } chooses resources
asked-Sail = { $seat } sails
asked-Anchor = { $seat } places an anchor
asked-Owed = { $seat } takes a good for a refused toll
asked-EndTurn = { $seat } ends the turn
asked-Feed = { $seat } feeds the workers
asked-FeedMore = { $seat } may give more food
asked-Recharge = { $seat } recharges
asked-Close = { $seat } closes the round
asked-LastActions = { $seat } may do something before the count
asked-Flip = { $seat } turns a boat over
asked-Move = { $seat } moves a piece

## Verbs and facets; .about is the description of the command

verb-start = Choose the terrain
    .about = The terrain of your start space
    .help = setup
verb-lay_islet = Lay an islet
    .about = Half of it on water, half on new land
    .help = income
verb-place = Lay a tile
    .about = Lay a double tile on two spaces of your peninsula
    .help = tiles
verb-use_boat = Use a boat
    .about = Do what a supply boat does
    .help = income
verb-finish = Done
    .about = Do nothing more here
verb-send = Send a worker
    .about = Send a worker to one of the eight sectors
    .help = workers
verb-give = Pay the toll
    .about = Pay a coin or a cube of any worth
    .help = tolls
verb-anchor = Take an anchor
    .about = Put an anchor under one of your ships
    .help = tolls
verb-draw = Draw a tile
    .about = Draw a double tile from the bag
    .help = sectors
verb-step = Steps
    .about = Move the cartographer forward
    .help = cartographer
verb-build_boat = Build a boat
    .about = A supply boat at one of your piers
    .help = building
verb-erect = Build
    .about = A small or large building, or the fortress
    .help = building
verb-remove_ruin = Remove a ruin
    .about = A ruin becomes a statue on your board
    .help = building
verb-erect_statue = Put up a statue
    .about = Put a statue from your board on land
    .help = building
verb-supply = Supply a cargo ship
    .about = Pay a cargo ship for points and a lid
    .help = crates
verb-use_islet = Use an islet
    .about = Do what an islet does
verb-take = Take
    .about = Take goods into your storage
    .help = storage
verb-pay = Pay
    .about = Choose what goes to the supply
    .help = readings
verb-site = Build here
    .about = Choose where to build
    .help = building
verb-choose = Choose
    .about = Choose one of what's shown
    .help = cards
verb-receive = Take for the toll
    .about = Take something from the supply for a refused toll
    .help = tolls
verb-decline = Leave it
    .about = Do nothing this time
verb-collect = Choose resources
    .about = Choose resources for your market
    .help = market
verb-sail = Sail
    .about = Choose the ship that sails
    .help = navigation
verb-feed = Feed
    .about = Choose the food you give
    .help = feeding
verb-feed_and_sail = Feed and sail
    .about = Give the food there is only one way to give, and choose the ship that sails for it
    .help = feeding
verb-turn_up = Turn a card up
    .about = Turn up a used card of a large building
    .help = clean_up
verb-uncover = Take a lid back
    .about = Take a lid back from a crate
    .help = clean_up
verb-flip = Turn a boat over
    .about = Turn a boat over for what it does
verb-move = Move
    .about = Move a building or statue to another space
verb-store = Store
    .about = Move a cube from your land to the storage
    .help = storage
verb-fetch = Fetch
    .about = Move a good from the market to the storage
    .help = market
verb-keep = Keep
    .about = Take as much from the market as finds room; the rest is cleared
    .help = market
verb-exchange = Exchange
    .about = Swap goods for others, which go to the market
    .help = market
verb-crate = Close a crate
    .about = Put a lid on a crate, for what it does
    .help = crates
verb-explore = Explore
    .about = Cartographer: lay a single tile on new land
    .help = cartographer
verb-cultivate = Cultivate
    .about = Cartographer: lay a single tile on explored land
    .help = cartographer
verb-play = Play a card
    .about = Use a card of a large building
    .help = cards
verb-claim = Claim
    .about = Take a worker or points for a milestone
    .help = milestones

command-group-free_actions = Free actions: storage, market, crates, cartographer, cards
command-group-sectors = What sectors and cards let you do

facet-terrain = Terrain
    .about = Which terrain
facet-side = Side
    .about = The terrains on the side facing up
facet-first = First
    .about = Where the first of the two terrains goes
facet-second = Second
    .about = Where the second of the two terrains goes
facet-counts = Counts
    .about = For example: 2 wood, 1 A1
facet-cube = Cube
    .about = Stone or gold on a high mountain
facet-islet = Islet
    .about = Which islet
facet-water = Water
    .about = Which half of a stop it goes on
facet-at = Space
    .about = Which space
facet-boat = Boat
    .about = Which boat
facet-worker = Worker
    .about = Round or square
facet-sector = Sector
    .about = A to H
facet-unit = Coin or cube
    .about = A good in the storage, or the space of a cube
facet-ship = Ship
    .about = Which ship
facet-n = Number
    .about = How many
facet-pier = Pier
    .about = Which pier
facet-less = Taken off
    .about = What comes off the price
facet-building = Building
    .about = Which building
facet-cell = Cell
    .about = Which cell for statues
facet-way = Payment
    .about = Which of the two prices
facet-good = Good
    .about = Which good
facet-goods = Goods
    .about = Which goods
facet-card = Card
    .about = Which card
facet-crate = Crate
    .about = Which crate
facet-rate = Rate
    .about = What you give
facet-get = For
    .about = What you get
facet-reward = Reward
    .about = What you get for the milestone
facet-start = From
    .about = Where it is now

value-cube-none = As usual
value-worker-none = Nobody
value-card-none = No card
value-goods-none = No goods
value-less-none = Nothing off
value-less = { $value } off
value-n = { $value }
value-rate-cloth = Cloth, 2 for 1
value-rate-gold = Gold, 2 for 1
value-rate-any = Anything, 4 for 1
value-way-stone = Wood and stone
value-way-gold = Wood and gold
value-reward-round = A round worker
value-reward-square = A square worker
value-reward-points = Navigation points
value-unit = Cube on { $value }
value-sector = Sector { $value }

answer-start = { verb-start }: { $terrain }
answer-lay_islet = Lay the { $islet } at { $water } and { $at }
answer-place = Lay { $side }: { $first } and { $second }{ $cube_id ->
    [none] {""}
   *[other] , with { $cube }
 }
answer-use_boat = Use the { $boat }{ goods-told }
goods-told = { $goods_id ->
    [none] {""}
   *[other] : { $goods }
 }
answer-finish = { verb-finish }
answer-send = Send a { $worker } to sector { $sector }
answer-give = Pay the toll: { $unit_id ->
    [coin] { $unit }
    [wood] { $unit }
    [stone] { $unit }
    [food] { $unit }
    [gold] { $unit }
    [cloth] { $unit }
   *[other] cube on { $unit }
 }
answer-anchor = Put an anchor under the { $ship }
answer-draw = { verb-draw }
answer-step = { $n_id ->
    [1] 1 cartographer step
   *[other] { $n } cartographer steps
 }
answer-build_boat = Build the { $boat } at { $pier }{ less-told }
answer-erect = Build: { $building }{ less-told }
answer-remove_ruin = Remove the ruin on { $at }, statue to { $cell }
answer-erect_statue = Put up the statue from { $cell } for { $way_id ->
    [stone] wood and stone
   *[other] wood and gold
 }{ less-told }
answer-supply = Supply { $ship }{ less-told }
less-told = { $less_id ->
    [none] {""}
   *[other] , { $less } off
 }
answer-use_islet = Use the { $islet }{ goods-told }
answer-take = Take { $goods }
answer-site = Build on { $at }
answer-choose = Choose { $card }
answer-receive = Take { $good }
answer-decline = { verb-decline }
answer-collect = Choose { $goods }
answer-sail = Sail the { $ship }
answer-feed_and_sail = Feed everybody, then sail the { $ship }
answer-turn_up = Turn up { $card }
answer-uncover = Take the lid from { $crate }
answer-flip = Turn over the { $boat }
answer-move = Move from { $start } to { $at }
answer-store = Store the cube on { $at }
answer-fetch = Fetch { $good }
answer-keep = Keep { $goods }
answer-exchange = Exchange { $rate_id ->
    [cloth] cloth (2 for 1)
    [gold] gold (2 for 1)
   *[other] anything (4 for 1)
 } for { $n } { $get_id ->
    [coin] { $n_id ->
        [1] { $get }
       *[other] coins
     }
   *[other] { $get }
 }
answer-crate = Close { $crate }
answer-explore = Explore { $at }: { $terrain }
answer-cultivate = Cultivate { $at }: { $terrain }{ $cube_id ->
    [none] {""}
   *[other] , with { $cube }
 }
answer-play = Play { $card }
answer-claim = Claim: { $reward_id ->
    [round] a round worker
    [square] a square worker; a { $worker } to { $card }
   *[other] navigation points
 }

# What stands on buttons: at most 24 characters.
short-lay_islet = { $islet_id ->
    [none] {""}
   *[other] { $islet },{" "}
 }{ $water } + { $at }
short-place = { $side_id ->
    [none] {""}
   *[other] { $side }:{" "}
 }{ $first }{ $second_id ->
    [none] {""}
   *[other] { $first_id ->
        [none] {""}
       *[other] {" + "}
     }{ $second }
 }{ $cube_id ->
    [none] {""}
   *[other] {" "}+ { $cube }
 }
short-send = { $worker_id ->
    [none] {""}
    [square] Square →{" "}
   *[round] Round →{" "}
 }{ $sector_id ->
    [none] {""}
   *[other] { $sector }
 }
short-anchor = Anchor: { $ship_id ->
    [one_master] one-master
   *[two_master] two-master
 }
short-feed_and_sail = Feed → { $ship_id ->
    [one_master] one-master
   *[two_master] two-master
 }
short-remove_ruin = Ruin { $at } → { $cell }
short-erect_statue = Statue { $cell }: { $way_id ->
    [stone] stone
   *[other] gold
 }
short-exchange = { $rate_id ->
    [none] {""}
    [cloth] { $n_id ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 2
     } cloth →{" "}
    [gold] { $n_id ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 2
     } gold →{" "}
   *[other] { $n_id ->
        [2] 8
        [3] 12
        [4] 16
       *[other] 4
     } of any →{" "}
 }{ $n_id ->
    [none] {""}
   *[other] { $n }{" "}
 }{ $get_id ->
    [coin] { $n_id ->
        [none] { $get }
        [1] { $get }
       *[other] coins
     }
   *[other] { $get }
 }
short-use_boat = { $goods_id ->
    [none] { $boat }
   *[other] Boat: { $goods }
 }
short-use_islet = { $goods_id ->
    [none] { $islet }
   *[other] Islet: { $goods }
 }
short-claim = { $reward_id ->
    [round] +● worker
    [square] +■; { $worker_id ->
        [round] ●
       *[other] ■
     } → { $card }
   *[other] points
 }
short-explore = { $at }: { $terrain }

## Goods to pay or to eat, one by one

panel-standing-pay = You pay: { $counts }.
panel-left-pay = { $n } still to pay.
panel-over-pay = { $n } too much.
panel-put-pay = { $n ->
    [one] Pay one…
   *[other] Pay… (up to { $n })
 }
panel-take-pay = Take one back…
panel-standing-feed = You give: { $counts }.
panel-left-feed = { $n } food still needed.
panel-over-feed = { $n } food too much.
panel-put-feed = { $n ->
    [one] Give one…
   *[other] Give… (up to { $n })
 }
panel-take-feed = Take one back…

## The catch in the same line

hint-space = { $level ->
    [0] new land
   *[other] { $terrain }, level { $level }{ $what_id ->
        [none] {""}
       *[other] , { $what }
     }
 }
    .whole = {""}
hint-price = { $cost }; { points-points }
hint-cell = { $points ->
    [0] no points
   *[other] { points-points }
 }
hint-rate = { $n } of { $give } for one
    .whole = {""}
hint-sector = { $toll_seat_id ->
    [none] { $bonus_id ->
        [none] free
        [discount] free, { $n } less to pay
        [cooper] free, brings Cooper
       *[other] free, with its bonus
     }
   *[other] you owe a toll
 }
named-spot = { $stop_id ->
    [harbour] harbour
    [right_harbour] right harbour
    [bay] bay
   *[other] { $stop }
 }
spot-of = { $spot ->
    [harbour] { $seat }'s harbour
    [right_harbour] { $seat }'s right harbour
    [bay] the bay left of { $seat }
   *[other] { $seat }'s { $spot }
 }
hint-ship = at { $own ->
    [0] another's { named-spot }
   *[other] your { named-spot }
 }{ $anchors ->
    [0] {""}
    [one] , one anchor
   *[other] , { $anchors } anchors
 }{ $logbooks ->
    [0] {""}
    [one] , a logbook on the way
   *[other] , { $logbooks } logbooks on the way
 }{ $islets_n ->
    [0] {""}
   *[other] ; next: { $islets }
 }
hint-royal = { $steps_n ->
    [0] like another card, for a point less
   *[other] you have { $have }; medals at { $steps }
 }

## What happens

event-round = Round { $n } begins; { $first_seat } has Cooper.
    .head = round { $n }, { $first_seat } first
event-phase = { $phase_id ->
    [income] Income.
    [workers] The workers go out.
    [clean_up] Clean-up.
   *[final] Last actions before the count.
 }
    .brief = {""}
event-started = { $seat } starts on a { $terrain }.
    .brief = {""}
event-drew = { $seat } draws { $tile }.
    .brief = { $seat } draws a tile
event-laid = { $seat } lays { $side } on { $first } and { $second }, level { $level }{ $levelled ->
    [0] {""}
   *[other] , levelled by the cartographer
 }{ $cube_id ->
    [none] {""}
   *[other] , with { $cube }
 }.
    .head = { $seat }: { $side } on { $first } and { $second }
event-charted = { $seat } uses the cartographer: { $terrain } on { $at }, level { $level }, with { $good } ({ steps-n } back).
    .head = { $seat }: { $terrain } on { $at }
event-islet_laid = { $seat } lays the { $islet } at { $water } and { $at }, with { $good }.
    .head = { $seat }: { $islet } at { $water }
event-stored = { $seat } stores { $good } from { $at }.
    .brief = {""}
event-fetched = { $seat } fetches { $good } from the market.
    .brief = {""}
event-gained = { $seat } gets { $goods }.
    .brief = +{ $goods }
event-to_market = { $goods } to { $seat }'s market.
    .brief = market +{ $goods }
event-paid = { $seat } pays { $goods }{ $units_n ->
    [0] {""}
   *[other] {" "}({ $units })
 }.
    .brief = −{ $goods }
event-market_cleared = { $seat }'s market is cleared: { $goods } lost.
    .brief = {""}
event-sailed = { $seat }: the { $ship } reaches { $stop }.
    .brief = { $ship } → { $stop }
event-crossed = { $seat } sails past the { $islet }.
    .brief = { $islet }
event-anchor = { $seat } gets an anchor under the { $ship }.
    .brief = anchor
event-anchor_weighed = { $seat } lifts an anchor of the { $ship }.
    .brief = anchor lifted
event-logbook = { $seat } gets { $logbook }.
    .brief = { $logbook }
event-toll = { $own ->
    [0] { $seat } pays { $to_seat } a toll: { $good }.
   *[other] { $seat } pays the supply a toll for their own harbour: { $good }.
 }
    .brief = toll: { $good }
event-owed = { $seat } takes { $good } for a refused toll.
    .brief = +{ $good } for a refused toll
event-milestone = { $seat } reaches a milestone: { $milestone }.
    .brief = milestone: { $milestone }
event-boat_built = { $seat } builds the { $boat } at { $pier }.
    .head = { $seat }: { $boat } at { $pier }
event-boat_used = { $seat } uses the { $boat }.
    .brief = { $boat }
event-boat_flipped = { $seat } turns the { $boat } over.
    .brief = { $boat } turned over
event-islet_used = { $seat } uses the { $islet }.
    .brief = { $islet }
event-erected = { $seat } builds a { $piece } on { $at }.
    .head = { $seat }: { $piece } on { $at }
event-ruin_removed = { $seat } removes the ruin on { $at }; the statue goes to { $cell }.
    .head = { $seat } removes the ruin on { $at }
event-moved = { $seat } moves a { $piece } from { $start } to { $at }.
    .head = { $seat }: { $piece } to { $at }
event-sent = { $seat } sends a { $worker } to sector { $sector }.
    .head = { $seat }: { $worker } to { $sector }
event-cooper = { $seat } has Cooper now.
    .brief = Cooper
event-recruited = { $worker_id ->
    [none] { $seat } takes points for a milestone.
   *[other] { $seat } hires a { $worker }.
 }
    .brief = { $worker_id ->
        [none] points for a milestone
       *[other] hires a { $worker }
     }
event-posted = { $seat } sends a { $worker } to { $card }.
    .brief = to { $card }
event-looks = { $seat } looks at { $n } cards for the { $building }.
    .own = You look at { $cards }.
    .brief = {""}
event-card = { $seat } takes { $card }.
    .brief = { $card }
event-card_used = { $seat } plays { $card }.
    .head = { $seat } plays { $card }
event-card_turned_up = { $seat } turns { $card } up{ $coins ->
    [0] {""}
    [one] {" "}for a coin
   *[other] {" "}for { $coins } coins
 }.
    .brief = { $card } up
event-crate_covered = { $seat } closes { $crate }.
    .head = { $seat } closes { $crate }
event-crate_uncovered = { $seat } takes a lid back from { $crate }{ $coins ->
    [0] {""}
    [one] {" "}for a coin
   *[other] {" "}for { $coins } coins
 }.
    .brief = a lid back
event-supplied = { $seat } supplies { $ship }.
    .head = { $seat }: { $ship }
event-master = The harbour master serves { $seat }.
    .brief = {""}
event-stepped = { $seat }: the cartographer moves { steps-n }, to { $at }.
    .brief = cartographer → { $at }
event-fed = { $missing ->
    [0] { $seat } feeds all workers ({ $need }).
   *[other] { $seat } is { $missing } food short of { $need }.
 }
    .brief = { $missing ->
        [0] fed
       *[other] { $missing } food short
     }
event-declined = { $what_id ->
    [goods] { $seat } takes no goods.
   *[actions] { $seat } does nothing more here.
 }
    .brief = {""}
event-over = { $winners_n ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
 }

## The table, line by line; .alt is the short form for pictures

line-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }, { $phase }
 }; Cooper: { $first_seat }. { $over ->
    [0] { $asked_n ->
        [0] It's nobody's turn.
       *[other] { $ask ->
            [Turn] To send a worker: { $asked }.
            [Income] To take income: { $asked }.
            [Feed] To feed workers: { $asked }.
           *[other] To answer: { $asked }.
         }
     }
   *[other] The game is over.
 }
    .alt = { line-round }
    .head = { $round ->
        [0] setting up
       *[other] round { $round }
     }, first { $first_seat }
line-seat = { $seat }: storage { $stored }; market { $market }; tiles { $tiles }; cartographer { $steps }; workers { $workers }; lids { $lids }; food needed { $food }.
    .alt = { $seat }: { $stored }; cartographer { $steps }
item-spaces = { $name } { $what }
item-islets = { $name } { $what }
line-land = Land of { $seat }: { $spaces }; unexplored { $unexplored }{ $islets_n ->
    [0] {""}
   *[other] ; islets { $islets }
 }.
item-ships = { $name } at { $what }
line-sea = Ships of { $seat }: { $ships }; { steps-steps }, anchors { $anchors }, logbooks { $logbooks }.
    .alt = { $seat }: { steps-steps }
steps-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
item-boats = { $name } { $what }
line-built = Board of { $seat }: boats { $boats }{ $flipped_n ->
    [0] {""}
   *[other] {" "}(turned over: { $flipped })
 }; statues { $statues }; closed crates { $crates }; cards { $cards }{ $used_n ->
    [0] {""}
   *[other] {" "}(face down: { $used })
 }.
line-places = Sector { $sector }, { $worker }: { $by }.
line-cargo = { $ship }: { $cost }, { points-points }{ $master_id ->
    [standing] , the harbour master stands there
    [lying] , the harbour master lies there
   *[none] {""}
 }.
line-royal = { $card }: medals at { $steps }{ $owner_seat_id ->
    [none] {""}
   *[other] ; { $owner_seat }
 }.
line-supply = In the bag: { $bag } tiles; { $singles }; logbooks { $logbooks }; small cards { $small }, large cards { $large }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $lines }); unexplored spaces: { $tie }.
    .alt = { $rank }. { $seat }: { $total }

## Scores

score-navigation = Navigation
score-royal = Royal cards
score-cards = Building cards
score-assets = Unused assets
score-anchors = Anchors
score-tie = Unexplored

## Options

option-start = Start space
    .about = The terrain everybody starts on
option-start-meadow = meadow
    .about = A meadow with food
option-start-random = random
    .about = The same random terrain for everybody
option-start-chosen = chosen
    .about = Everybody chooses, in turn order

## On pictures

picture-round = Round { $n }/{ $of }
picture-over = Final score
picture-winner = { $name } wins
picture-asked = Waiting for
picture-total = Total
picture-tie = Tie-break

## To look closer at on the picture of the table

closer-course = The ring with all ships
closer-centre = Sectors, prices, royal cards
