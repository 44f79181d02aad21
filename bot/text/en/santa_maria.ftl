### Santa Maria, base game. Names as in the English rules; everything else in our own words.

game-santa_maria = Santa Maria
    .about = Build a colony, put dice to work, send ships home. 1 to 5 players, three years.

## Amounts, used by the texts below

example-counts = 2 wood, 1 grain
coins-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
coins-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
coins-cost = { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
 }
points-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
held = { coins-coins }{ $goods_n ->
    [0] {""}
   *[other] , { $goods }
 }
in-line = { $line_id ->
    [A] column A
    [B] column B
    [C] column C
    [D] column D
    [E] column E
    [F] column F
    [A1F6] diagonal A1–F6
    [F1A6] diagonal F1–A6
   *[other] row { $line }
 }
in-dock = { $dock_id ->
    [coins] the coins dock
    [religion] the religion dock
    [conquistador] the conquistador dock
    [special] the special dock
   *[other] the points dock
 }
in-space = { $space_id ->
    [coins] coins
    [religion] a religion step
    [conquistador] a conquistador step
    [shipping] shipping
   *[road] a road tile
 }
turned-by = { $turn_id ->
    [0] {""}
   *[other] , turned { $turn }°
 }

## Resources, coins, points

name-wood = Wood
name-grain = Grain
name-sugar = Sugar
name-gem = Gem
name-gold = Gold
name-coins = Coins
name-points = Points
count-wood = { $n } wood
count-grain = { $n } grain
count-sugar = { $n } sugar
count-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
 }
count-gold = { $n } gold
count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }

## Terrains and buildings

name-farm = Farm
name-forest = Forest
name-mountain = Mountain
name-town = Town
name-town_hall = Town hall
name-road = Road
name-wood_1 = Forest (wood)
    .short = wood
    .does = { does-gains }
name-wood_2 = Forest (2 wood)
    .short = 2 wood
    .does = { does-gains }
name-grain_1 = Farm (grain)
    .short = grain
    .does = { does-gains }
name-grain_2 = Farm (2 grain)
    .short = 2 grain
    .does = { does-gains }
name-sugar_1 = Farm (sugar)
    .short = sugar
    .does = { does-gains }
name-gem_1 = Mountain (gem)
    .short = gem
    .does = { does-gains }
name-coins_mountain = Mountain (coins)
    .short = coins
    .does = { does-gains }
name-coins_forest = Forest (coins)
    .short = coins
    .does = { does-gains }
name-happiness = Happiness
    .does = A town that brings happiness: { $gains } at once
name-shipping = Shipping
    .does = A town: take a ship from the common board, for its price
name-conquistador = Conquistador
    .does = A town: a step on the conquistador track
name-religion = Religion
    .does = A town: a step on the religion track, and a second one for a grain
name-trade_1 = Trade (wood/gem)
    .does = { does-trade }
name-trade_2 = Trade (grain/sugar)
    .does = { does-trade }
name-trade_3 = Trade (wood/grain)
    .does = { does-trade }
name-trade_4 = Trade (sugar/gem)
    .does = { does-trade }
name-trade_5 = Trade (wood)
    .does = { does-trade }
name-trade_6 = Trade (grain)
    .does = { does-trade }
name-road_1 = Road (1 colonist)
    .short = road (1)
    .does = Never activated; its colonist scores at the end, in full rows and columns
name-road_2 = Road (2 colonists)
    .short = road (2)
    .does = Never activated; its colonists score at the end, in full rows and columns
name-hall_1a = Hall (wood, coin)
    .does = Half of town hall 1: brings { $gains }
name-hall_1b = Hall (conquistador)
    .does = Half of town hall 1: a conquistador step
name-hall_2a = Hall (grain, coin)
    .does = Half of town hall 2: brings { $gains }
name-hall_2b = Hall (religion)
    .does = Half of town hall 2: a religion step
name-hall_3a = Hall (sugar, coin)
    .does = Half of town hall 3: brings { $gains }
name-hall_3b = Hall (shipping)
    .does = Half of town hall 3: shipping
name-hall_4a = Hall (gem, coin)
    .does = Half of town hall 4: brings { $gains }
name-hall_4b = Hall (point, coin)
    .does = Half of town hall 4: brings { $gains }
name-hall_1 = Town hall 1
name-hall_2 = Town hall 2
name-hall_3 = Town hall 3
name-hall_4 = Town hall 4
name-road_tile = Road tile
    .does = One cell of road, from the lowest passing space
name-colony_1 = Colony 1
name-colony_2 = Colony 2
name-colony_3 = Colony 3
name-colony_4 = Colony 4
name-colony_b = Colony B

## What components do, with their numbers

does-gains = Brings { $gains }
does-mission = At once: { $gains }
does-trade = A town: { $gives_n ->
    [1] { $gives }
   *[other] one of { $gives }
 } for { $choices ->
    [1] { $gets }
   *[other] one of { $gets }
 }
does-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
does-points = { $each ->
    [one] { $each } point
   *[other] { $each } points
 }

## Scholars, bishops, missions, achievements

name-astronomy = Astronomy
    .does = Move a ship you take to another dock; coins for each step: { $coins }
name-taxation = Taxation
    .does = Taking a die: { does-coins } for { $colonists ->
        [1] each colonist
       *[other] every { $colonists } colonists
     } in its line
name-botany = Botany
    .does = When you take a die: any value, for one of { $pay }
name-philosophy = Philosophy
    .does = Blue dice may activate columns
name-mathematics = Mathematics
    .does = When you retire, take back the coins on one building
name-engineering = Engineering
    .does = Leave the die on any free building of its row or column
name-industrialization = Industrialization
    .short = Industry
    .does = Every trade building trades { $times ->
        [2] twice
       *[other] { $times } times
     }
name-basic_economy = Basic economy
    .does = You buy for less, in coins: { $prices }
name-advanced_economy = Advanced economy
    .does = You can buy more things, in coins: { $prices }
name-logistics = Logistics
    .does = Move a die along a road to a free building, for { does-coins }
name-bishop_square = Bishop (square)
    .does = Points for a fully built square: { $square }
name-bishop_ships = Bishop (one dock)
    .does = { does-points } for each ship in one of your docks, { $most } at most
name-bishop_towns = Bishop (towns)
    .does = { does-points } for each town joined to your town hall, { $most } at most
name-bishop_colonists = Bishop (colonists)
    .does = { does-points } for each colonist joined to your town hall, { $most } at most
name-bishop_terrain = Bishop (terrain)
    .does = { does-points } for each cell of your largest area ({ $terrains }), { $most } at most
name-bishop_diverse = Bishop (diversity)
    .does = { does-points } for each row or column with { $terrains }, { $most } at most
name-mission_points = Mission (points)
    .does = { does-mission }
name-mission_coins = Mission (coins)
    .does = { does-mission }
name-mission_gold = Mission (gold)
    .does = { does-mission }
name-mission_goods = Mission (goods)
    .does = { does-mission }
name-communism = Communism
name-capitalism = Capitalism
name-theocracy = Theocracy
name-capracracy = Capracracy
name-democracy = Democracy
name-utopia = Utopia

## Dice

name-white_1 = White 1
name-white_2 = White 2
name-white_3 = White 3
name-white_4 = White 4
name-white_5 = White 5
name-white_6 = White 6
name-blue_1 = Blue 1
name-blue_2 = Blue 2
name-blue_3 = Blue 3
name-blue_4 = Blue 4
name-blue_5 = Blue 5
name-blue_6 = Blue 6

## Tiles and ships: they end with the sign on their picture

name-d01 = Double D01
    .short = D01
name-d02 = Double D02
    .short = D02
name-d03 = Double D03
    .short = D03
name-d04 = Double D04
    .short = D04
name-d05 = Double D05
    .short = D05
name-d06 = Double D06
    .short = D06
name-d07 = Double D07
    .short = D07
name-d08 = Double D08
    .short = D08
name-d09 = Double D09
    .short = D09
name-d10 = Double D10
    .short = D10
name-d11 = Double D11
    .short = D11
name-d12 = Double D12
    .short = D12
name-d13 = Double D13
    .short = D13
name-d14 = Double D14
    .short = D14
name-d15 = Double D15
    .short = D15
name-l01 = Triple L01
    .short = L01
name-l02 = Triple L02
    .short = L02
name-l03 = Triple L03
    .short = L03
name-l04 = Triple L04
    .short = L04
name-l05 = Triple L05
    .short = L05
name-l06 = Triple L06
    .short = L06
name-l07 = Triple L07
    .short = L07
name-l08 = Triple L08
    .short = L08
name-l09 = Triple L09
    .short = L09
name-l10 = Triple L10
    .short = L10
name-l11 = Triple L11
    .short = L11
name-l12 = Triple L12
    .short = L12
name-l13 = Triple L13
    .short = L13
name-l14 = Triple L14
    .short = L14
name-l15 = Triple L15
    .short = L15
name-st1 = Ship ST1
    .short = ST1
name-st2 = Ship ST2
    .short = ST2
name-st3 = Ship ST3
    .short = ST3
name-st4 = Ship ST4
    .short = ST4
name-sh01 = Ship SH01
    .short = SH01
name-sh02 = Ship SH02
    .short = SH02
name-sh03 = Ship SH03
    .short = SH03
name-sh04 = Ship SH04
    .short = SH04
name-sh05 = Ship SH05
    .short = SH05
name-sh06 = Ship SH06
    .short = SH06
name-sh07 = Ship SH07
    .short = SH07
name-sh08 = Ship SH08
    .short = SH08
name-sh09 = Ship SH09
    .short = SH09
name-sh10 = Ship SH10
    .short = SH10
name-sh11 = Ship SH11
    .short = SH11
name-sh12 = Ship SH12
    .short = SH12
name-sh13 = Ship SH13
    .short = SH13
name-sh14 = Ship SH14
    .short = SH14
name-sh15 = Ship SH15
    .short = SH15
name-sh16 = Ship SH16
    .short = SH16
name-sh17 = Ship SH17
    .short = SH17
name-sh18 = Ship SH18
    .short = SH18
name-sh19 = Ship SH19
    .short = SH19
name-sh20 = Ship SH20
    .short = SH20
name-sh21 = Ship SH21
    .short = SH21
name-sh22 = Ship SH22
    .short = SH22
name-sh23 = Ship SH23
    .short = SH23
name-sh24 = Ship SH24
    .short = SH24
name-sh25 = Ship SH25
    .short = SH25
name-sh26 = Ship SH26
    .short = SH26
name-sh27 = Ship SH27
    .short = SH27
name-sh28 = Ship SH28
    .short = SH28
name-sh29 = Ship SH29
    .short = SH29
name-sh30 = Ship SH30
    .short = SH30

## What is asked

ask-ChooseColony = Choose your colony; { $n ->
    [one] one is left
   *[other] { $n } are left
 }.
ask-ChooseTownHall = Choose a town hall with its scholar, and where to build it.{ $dice_n ->
    [0] {""}
    [one] {" "}Your blue die shows { $dice }.
   *[other] {" "}Your blue dice show { $dice }.
 }
ask-Turn = Year { $year }, your turn. You have { held }. { $white ->
    [0] No more white dice this year
    [one] One more white die this year
   *[other] { $white } more white dice this year
 }; { $blue_n ->
    [0] no blue dice
    [one] your blue die shows { $blue }
   *[other] the blue dice show { $blue }
 }; activating one building costs { coins-cost }.
ask-PayWith = For { $tile } you pay { $cost }. What should gold pay for?
ask-Trade = You may trade: { $building }. You have { held }{ $left ->
    [1] {""}
   *[other] ; { $left } trades left
 }.
ask-Ship = You may take a ship. You have { held }.
ask-Religion = A second religion step for a grain? You're on { $n } of { $most }; you have { $goods }.
ask-Step = A religion step, to { $n } of { $most }{ $monk ->
    [0] {""}
   *[other] , past a monk symbol
 }{ $dice ->
    [0] {""}
   *[other] {" "}that unlocks a blue die
 }. Take it or skip it? You have { coins-coins }, { $monks ->
    [one] one monk
   *[other] { $monks } monks
 }.
ask-March = A conquistador step, to { $n } of { $most }{ $gold ->
    [0] {""}
   *[other] { $full ->
        [0] , for a gold
       *[other] , for a gold that won't fit: you'd get coins instead
     }
 }. Take it or skip it? You have { held }.
ask-Recruit = You may send out a monk. You have { coins-coins }, { $monks ->
    [one] one monk
   *[other] { $monks } monks
 }.
ask-PlaceRoad = Put the road tile on an empty cell.
ask-PutDie = Engineering: on which building of { in-line } should { $die } stay?
ask-Logistics = Logistics: { $last ->
    [0] { $building } has a die on it ({ $at }) and would be passed over.
   *[other] { $die } would now end on the last free building of { in-line }.
 } Move a die first? You have { coins-coins }.

call-ChooseColony = choose a colony
call-ChooseTownHall = choose a town hall
call-Turn = your turn
call-PayWith = choose what gold pays for
call-Trade = you may trade
call-Ship = you may take a ship
call-Religion = you may take a second step
call-Step = you may take a step
call-March = you may take a step
call-Recruit = you may send out a monk
call-PlaceRoad = place the road tile
call-PutDie = place the die
call-Logistics = you may move a die

asked-ChooseColony = { $seat } chooses a colony
asked-ChooseTownHall = { $seat } founds a town hall
asked-Turn = { $seat } plays
asked-PayWith = { $seat } decides what gold pays for
asked-Trade = { $seat } may trade
asked-Ship = { $seat } may take a ship
asked-Religion = { $seat } may take a second religion step
asked-Step = { $seat } may take a religion step
asked-March = { $seat } may take a conquistador step
asked-Recruit = { $seat } may send a monk
asked-PlaceRoad = { $seat } lays a road
asked-PutDie = { $seat } places a die
asked-Logistics = { $seat } may move a die

## Verbs and facets; .about is the description of the command

verb-choose = Choose a colony
    .about = Choose your colony before the game
    .help = setup
verb-place = Place a tile
    .about = Buy an expansion tile, or place a town hall or road tile
    .help = expanding
verb-activate = Activate one building
    .about = Activate one free building with coins
    .help = activating
verb-take = Take a die
    .about = Take a die and activate a row or column
    .help = dice
verb-retire = Retire
    .about = End your year on a passing space
    .help = retiring
verb-sell = Sell
    .about = Sell one resource for coins
    .help = free_actions
verb-buy = Buy
    .about = Buy one resource
    .help = free_actions
verb-move_die = Move a die
    .about = Logistics: move one of your dice for a coin
    .help = logistics
verb-pay = Use gold
    .about = Say what gold pays for
    .help = gold
verb-trade = Trade
    .about = Trade one resource at a trade building
    .help = trading
verb-ship = Take a ship
    .about = Take a shipping tile into your harbour
    .help = shipping
verb-advance = Extra step
    .about = Pay a grain for a second religion step
    .help = religion
verb-step = Take the step
    .about = Take a step on the religion or conquistador track
    .help = religion
verb-go_on = Go on
    .about = Logistics: move no die, go on along the line
    .help = logistics
verb-recruit = Send a monk
    .about = Send a monk to a scholar, a bishop or a mission
    .help = monks
verb-put = Put the die
    .about = Engineering: choose the building the die stays on
    .help = engineering
verb-decline = Pass
    .about = Do nothing this time

facet-colony = Colony
    .about = Which colony
facet-tile = Tile
    .about = Which tile, by the sign on the picture
facet-at = Cell
    .about = Which cell: column A to F, row 1 to 6
facet-turn = Turn
    .about = How far the tile is turned clockwise
facet-die = Die
    .about = Which die
facet-line = Line
    .about = Column A to F or row 1 to 6
facet-pay = Payment
    .about = What you pay with
facet-space = Space
    .about = Which passing space
facet-resource = Resource
    .about = Which resource
facet-to = To
    .about = The cell the die goes to
facet-gold = Gold
    .about = What gold pays for
facet-give = Give
    .about = The resource you give
facet-get = Get
    .about = What you get for it
facet-dock = Dock
    .about = Which dock of your harbour
facet-place = Place
    .about = Which scholar, bishop or mission

value-turn-0 = 0°
value-turn = { $value }°
value-line-A = Column A
value-line-B = Column B
value-line-C = Column C
value-line-D = Column D
value-line-E = Column E
value-line-F = Column F
value-line-A1F6 = Diagonal A1–F6
value-line-F1A6 = Diagonal F1–A6
value-line = Row { $value }
value-gold-none = No gold
value-gold = Gold for { $value }
value-dock-coins = Coins dock
value-dock-religion = Religion dock
value-dock-conquistador = Conquistador dock
value-dock-points = Points dock
value-space-coins = Coins
value-space-religion = Religion step
value-space-conquistador = Conquistador step
value-space-shipping = Shipping
value-space-road = Road tile

answer-choose = Choose { $colony }
answer-place = Put { $tile } at { $at }{ turned-by }
answer-activate = Activate { $at }
answer-take = { $die } for { in-line }{ $pay_id ->
    [coins] {""}
   *[other] , paying 1 { $pay }
 }
answer-retire = Retire and take { in-space }
answer-sell = Sell 1 { $resource }
answer-buy = Buy 1 { $resource }
answer-move_die = Move the die from { $at } to { $to }
answer-pay = { $gold_id ->
    [none] Pay without gold
   *[other] Gold for { $gold }
 }
answer-trade = Trade { $give } for { $get }
answer-ship = Take { $tile } to { in-dock }
answer-advance = A second step for 1 { $pay }
answer-step = { verb-step }
answer-go_on = { verb-go_on }
answer-recruit = Send a monk to { $place }
answer-put = Leave the die on { $at }
answer-decline = { verb-decline }

# What stands on buttons: at most 24 characters, with the number that matters most.
short-choose = { $colony }
short-place = { $tile_id ->
    [none] {""}
    [road_tile] { $at_id ->
        [none] { $tile }
       *[other] Road on{" "}
     }
   *[other] { $tile }{ $at_id ->
        [none] {""}
       *[other] ,{" "}
    }
 }{ $at }{ $turn_id ->
    [none] {""}
    [0] {""}
   *[other] {" "}{ $turn }°
 }
short-activate = { $alone ->
    [yes] { $at }: { $building }
   *[other] Activate { $at }
 }
short-take = { $die }{ $line_id ->
    [none] {""}
   *[other] {" → "}{ $line }{ $pay_id ->
        [coins] { $n ->
            [0] {""}
           *[other] {" "}({ $n })
        }
        [none] {""}
       *[other] {" "}({ $pay })
    }
 }
short-retire = Retire: { $space_id ->
    [coins] coins
    [religion] religion step
    [conquistador] conquistador
    [shipping] shipping
   *[road] road tile
 }
short-sell = Sell { $resource } (+{ $n })
short-buy = Buy { $resource } (−{ $n })
short-move_die = { $at } → { $to }
short-trade = { $give } → { $get } ({ $n })
short-ship = { $tile }{ $dock_id ->
    [none] {""}
   *[other] {" → "}{ dock-short }
 }
short-advance = A step for 1 { $pay }
short-recruit = { $place }
short-put = Die on { $at }
short-pay = { $gold_id ->
    [none] No gold
   *[other] Gold for { $gold }
 }
ends-retire = *Retire* ends your year: you have no more turns until everybody has retired.
lies-place = { $covers }

## The catch in the same line

# How a number comes about, where it is not the printed one.
made-of-cost = { $cost_sum_n ->
    [one] {""}
   *[other] {" "}= { $cost_sum }
 }
made-of-n = { $n_sum_n ->
    [one] {""}
   *[other] {" "}= { $n_sum }
 }
name-activated = For earlier buildings
for-monks = { $monks ->
    [0] {""}
    [one] {" "}to whoever is there
   *[other] {" "}to the { $monks } monks there
 }
hint-tile = { $cells }; costs { $cost }
hint-hall = { $cells }; scholar: { $scholar }
hint-activate = { $building }, { coins-cost }{ made-of-cost }
    .short = { coins-cost }
hint-line = { $buildings_n ->
    [0] no free building
   *[other] { $buildings }
 }
hint-take = { $n ->
    [0] free
   *[other] { coins-n } from { $die } to { $line }
 }: { $buildings }
hint-space = { $last ->
    [0] { $rank ->
        [1] you play first next year
       *[other] you play first next year unless somebody retires higher up
     }
   *[other] { $rank ->
        [1] you win every tie
       *[other] no. { $rank } in ties
     }
 }
hint-sell = you have { $have }; brings { coins-n }
hint-buy = you have { $have }; costs { coins-n }{ made-of-n }
hint-die-from = { $die } on { $building }
hint-die-to = { $building }
hint-give = you have { $have }
    .whole = {""}
hint-get = { $n }
    .whole = { $n } for it
    .beside = {""}
hint-ship = { $cost }; { points-points }
hint-dock = { $cost }, { points-points }{ $n ->
    [0] {""}
   *[other] , { coins-n } for moving
 }; { dock-holds }
dock-short = { $dock_id ->
    [coins] coins dock
    [religion] religion dock
    [conquistador] conquistador dock
   *[other] points dock
 }
dock-holds = { $have ->
    [0] none yet
   *[other] { $have } there
 }
hint-harbour = { $have ->
    [0] empty
   *[other] { $have } there
 }
hint-advance = you have { $have }; { $points ->
    [0] takes you to { $n }
   *[other] { points-points }
 }
hint-scholar = { coins-cost }{ for-monks }, { points-points } at the end
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
hint-bishop = { coins-cost }{ for-monks }; { $points ->
    [0] he scores at the end
    [one] −{ $points } point at the end, plus his score
   *[other] −{ $points } points at the end, plus his score
 }
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
hint-mission = { coins-cost }{ for-monks }
    .short = { $cost ->
        [0] {""}
       *[other] { coins-cost }
     }
    .beside = { coins-cost }{ for-monks }
    .whole = { coins-cost }{ for-monks }, brings { $gains }
hint-put = { $building }
hint-gold = { $left ->
    [0] no gold left
   *[other] { $left } gold left
 }

## What happens

event-year = Year { $n } begins; { $first_seat } plays first.
    .head = year { $n }, { $first_seat } first
event-dice = White dice: { $white }{ $blue_n ->
    [0] {""}
   *[other] ; blue dice for all: { $blue }
 }.
    .brief = {""}
event-blue_rolled = { $seat } rolls { $dice_n ->
    [one] the blue die
   *[other] the blue dice
 }: { $dice }.
    .brief = {""}
event-display = New tiles on display: { $tiles }.
    .brief = {""}
event-colony = { $seat } settles on { $colony }.
    .brief = { $seat }: { $colony }
event-town_hall = { $seat } founds { $tile } at { $at }{ turned-by } and has { $scholar }.
    .brief = { $seat }: { $tile } and { $scholar }
event-placed = { $seat } puts { $tile } at { $at }{ turned-by }{ $paid_n ->
    [0] {""}
   *[other] {" "}for { $paid }
 }.
    .head = { $seat }: { $tile } at { $at }
event-activated = { $seat } activates { $building } ({ $at }) for { coins-coins }.
    .head = { $seat }: { $building } on { $at } ({ coins-coins })
event-die_taken = { $seat } takes { $die } for { in-line }{ $paid_n ->
    [0] {""}
   *[other] {" "}and pays { $paid }
 }.
    .head = { $seat }: { $die } for { in-line }{ $paid_n ->
        [0] {""}
       *[other] {" "}({ $paid })
     }
event-die_put = { $seat } leaves { $die } on { $at }.
    .brief = {""}
event-taxed = { $seat } collects { coins-n } through taxation.
    .brief = taxation +{ coins-n }
    .sum = add
event-gained = { $why_id ->
    [conquistador] { $seat } finds { $gains }
    [religion] { $seat } gets { $gains } at the end of the religion track
    [space] { $seat } gets { $gains } on the passing space
    [dock] { $seat } gets { $gains } from the harbour
   *[other] { $seat } gets { $gains }
 }{ $turned_n ->
    [0] {""}
   *[other] {" "}(no room for { $turned }, turned into coins)
 }.
    .brief = +{ $gains }
    .sum = add
traded-for = { $get_id ->
    [coins] { coins-n }
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
     }
   *[other] { $n } { $get }
 }
event-traded = { $seat } trades 1 { $give } for { traded-for }{ $turned ->
    [0] {""}
   *[other] {" "}(the resource didn't fit)
 }.
    .brief = { $give } → { traded-for }
event-shipped = { $seat } takes { $tile } into { in-dock } for { $paid }{ $coins ->
    [0] {""}
   *[other] {" "}and { coins-coins }
 }.
    .brief = { $tile } ({ $paid })
event-ship_tile = { $tile } comes to { in-dock }.
    .brief = {""}
event-conquered = { $seat } takes a step on the conquistador track, to { $n }.
    .brief = conquistador → { $n }
    .sum = last
event-wasted = { $seat } is at the end of the conquistador track: the step is lost.
    .brief = a step lost
event-prayed = { $paid_id ->
    [none] { $seat } takes a step on the religion track, to { $n }.
   *[other] { $seat } pays 1 { $paid } for a second step on the religion track, to { $n }.
 }
    .brief = religion → { $n }
    .sum = last
event-die_unlocked = { $seat } unlocks a blue die; it shows { $value }.
    .brief = new blue die: { $value }
event-recruited = { $seat } sends a monk to { $place }{ $coins ->
    [0] {""}
   *[other] {" "}for { coins-coins }
 }.
    .brief = a monk to { $place }
event-monk_paid = { $seat } gets { coins-n } from { $by }.
    .brief = { $seat } +{ coins-n }
event-retired = { $seat } retires and takes { in-space }.
    .head = { $seat } retires: { in-space }
event-coins_back = { $seat } takes back { coins-n } from { $at } (mathematics).
    .brief = mathematics +{ coins-n }
event-sold = { $seat } sells 1 { $resource } for { coins-n }.
    .brief = { $seat } sells { $resource }, +{ coins-n }
event-bought = { $seat } buys 1 { $resource } for { coins-n }.
    .brief = { $seat } buys { $resource }, −{ coins-n }
event-die_moved = { $seat } moves { $die } from { $at } to { $to } for a coin.
    .brief = { $seat }: { $die } moves to { $to }
event-declined = { $what_id ->
    [trade] { $seat } doesn't trade.
    [ship] { $seat } takes no ship.
    [step] { $seat } skips the religion step.
    [march] { $seat } skips the conquistador step.
    [religion] { $seat } takes no second step.
    [recruit] { $seat } sends no monk.
    [road] { $seat } lays no road.
    [meditate] { $seat } uses no second passing space.
    [navigate] { $seat } leaves the governor where he is.
    [hire] { $seat } hires nobody.
   *[other] { $seat } passes.
 }
    .brief = {""}
event-conquest = { $seat } scores { points-points } as no. { $rank } on the conquistador track.
    .brief = { $seat } +{ points-points } for conquistadors
event-achieved = Achieved: { $what }.
event-over = { $winners_n ->
    [0] The game is over; you missed the goal.
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
 }

## The table, line by line; .alt is the short form for pictures

line-round = { $year ->
    [0] Setting up
   *[other] Year { $year }
 }, first player: { $first_seat }. { $over ->
    [0] { $asked_n ->
        [0] It's nobody's turn.
       *[other] { $ask ->
            [ChooseColony] To choose a colony: { $asked }.
            [ChooseTownHall] To found a town hall: { $asked }.
            [Turn] To play: { $asked }.
            [PayWith] To say what gold pays for: { $asked }.
            [Trade] To trade: { $asked }.
            [Ship] To take a ship: { $asked }.
        [Religion] To take a second religion step: { $asked }.
            [Step] To take a religion step: { $asked }.
            [March] To take a conquistador step: { $asked }.
            [Recruit] To send a monk: { $asked }.
            [PlaceRoad] To lay a road: { $asked }.
            [PutDie] To place a die: { $asked }.
            [Meditate] To use another passing space: { $asked }.
            [Navigate] To move the governor further: { $asked }.
            [Hire] To hire: { $asked }.
            [ChooseLine] To choose a line: { $asked }.
            [Logistics] To move dice: { $asked }.
           *[other] To answer: { $asked }.
         }
     }
   *[other] The game is over.
 }
    .alt = { line-round }
    .head = { $year ->
        [0] setting up
       *[other] year { $year }
     }, first { $first_seat }
seat-rest = resources: { $goods }; { $blue_n ->
    [0] no blue dice waiting
   *[other] blue dice: { $blue }
 }; white dice taken: { $white }; religion { $religion }, conquistador { $conquest }; monks in hand: { $monks }{ $scholars_n ->
    [0] {""}
   *[other] ; scholars: { $scholars }
 }{ $places_n ->
    [0] {""}
   *[other] ; other monks: { $places }
 }{ $space_id ->
    [none] {""}
   *[other] ; retired: { in-space }
 }
line-seat = { $seat }: { coins-coins }, { points-points }; { seat-rest }.
    .alt = { $seat }: { coins-coins }, { points-points }; { $goods }; religion { $religion }, conquistador { $conquest }
line-seat-hidden = { $seat }: { coins-coins }; { seat-rest }.
    .alt = { $seat }: { coins-coins }; { $goods }; religion { $religion }, conquistador { $conquest }
item-cells = { $name } { $what }
item-dice = { $name } { $what }
line-colony = Colony of { $seat }: { $cells }{ $dice_n ->
    [0] {""}
   *[other] ; dice: { $dice }
 }{ $coins_n ->
    [0] {""}
   *[other] ; coins on cells: { $coins }
 }.
item-coins = { $name } { $n }
item-tiles = { $name }: { $what }
line-harbour = Harbour of { $seat }: { $tiles_n ->
    [0] empty
   *[other] { $tiles }
 }.
line-dice = White dice: { $white_n ->
    [0] none left
   *[other] { $white }
 }{ $blue_n ->
    [0] {""}
   *[other] ; blue dice for all: { $blue }
 }.
    .alt = White dice: { $white_n ->
        [0] none left
       *[other] { $white }
     }
line-ship = { $tile } at { in-dock }: costs { $cost }; { points-points }.
line-docks = Ships face down: { $pile }{ $special ->
    [0] {""}
   *[other] , special ones: { $special }
 }.
line-display = Tiles to buy: { $doubles_n ->
    [0] no doubles
   *[other] { $doubles }
 }; { $triples_n ->
    [0] no triples
   *[other] { $triples }
 }{ $longs_n ->
    [0] {""}
   *[other] ; { $longs }
 }.
item-places = { $name } { $n }
line-places = Monks at: { $places }.
line-spaces = Free passing spaces: { $spaces }.
line-conquest = Conquistadors this year: { $points } points by rank{ $tree ->
    [0] {""}
   *[other] , from space { $tree } on
 }.
item-doubles = { $name }: { $what }
item-triples = { $name }: { $what }
item-longs = { $name }: { $what }
item-halls = { $name } with { $what }
line-halls = Town halls to choose: { $halls }.
line-colonies = Colonies to choose: { $colonies }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $lines }); passing space no. { $tie }.
    .alt = { $rank }. { $seat }: { $total }
line-achieved = Achieved: { $what }.
    .alt = { line-achieved }

## Scores

score-happiness = Happiness
score-goods = Goods and coins
    .short = Goods
score-colonists = Colonists
score-scholars = Scholars
score-bishop_square = { name-bishop_square }
score-bishop_ships = { name-bishop_ships }
score-bishop_towns = { name-bishop_towns }
score-bishop_colonists = { name-bishop_colonists }
score-bishop_terrain = { name-bishop_terrain }
score-bishop_diverse = { name-bishop_diverse }
score-bishop_penalty = Price of bishops
    .short = Bishops' price
score-harbours = Sets in docks
score-ships = Ships
score-tie = Nearest to 1st

## Options

option-setup = Set-up
    .about = What everybody begins with; solo it is always advanced
option-setup-basic = basic
    .about = Each has a different colony with ten buildings, including the town hall
option-setup-advanced = advanced
    .about = The same colony for all; you choose a town hall and its scholar
option-colonies = Colonies
    .about = How colonies are handed out in the basic set-up
option-colonies-dealt = dealt
    .about = Everybody gets one at random
option-colonies-chosen = chosen
    .about = One after the other, starting to the right of the first player
option-blue_dice = Blue dice
    .about = Whether everybody has blue dice of their own
option-blue_dice-own = own
    .about = Yours wait beside your colony; nobody else can take them
option-blue_dice-shared = shared
    .about = All lie in the middle; each year you may take as many as you've unlocked
option-gold = Gold
    .about = What gold pays for when you take a tile or a ship
option-gold-last = only what's missing
    .about = Other resources go first; you aren't asked
option-gold-ask = asked
    .about = Where there's a choice, you say what gold pays for
option-steps = Steps on the tracks
    .about = Which steps on the religion and conquistador tracks you're asked about
option-steps-auto = asked where it can matter
    .about = Past a monk symbol, or for gold that won't fit; the rest are automatic
option-steps-ask = always asked
    .about = You may skip any step
option-points = Happiness
    .about = Whether others see your happiness tokens during the game
option-points-hidden = hidden
    .about = As printed: only you see yours until the end
option-points-open = open
    .about = Everybody sees all points

## Pictures: a word or two, for small boxes.
picture-year = Year { $n }/{ $of }
picture-over = Final score
picture-winner = { $name } wins
picture-asked = Waiting for
picture-total = Total
picture-tie = Tie-break
picture-goal = Goal { $n }
picture-passing = Retire to
picture-dice = Dice
picture-halls = Town halls
picture-colonies = Colonies
picture-won = Goal reached
picture-lost = Goal missed

## To look closer at on the picture of the table

closer-market = Ships and tiles to take
closer-monks = Scholars, bishops, missions
closer-tracks = Tracks and stocks
