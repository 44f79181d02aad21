### Puerto Rico. Names as in the English rulebook; everything else in our own words.

game-puerto_rico = Puerto Rico
    .about = Settle an island, build a city, ship goods home. 3 to 5 players, about 15 rounds.

## Amounts, used by the texts below

amount-n = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
amount-doubloons = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
 }
amount-cost = { $cost ->
    [0] nothing
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
 }
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
amount-barrels = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
 }
amount-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
 }

## Goods and tiles

name-corn = Corn
name-indigo = Indigo
name-sugar = Sugar
name-tobacco = Tobacco
name-coffee = Coffee
name-quarry = Quarry
    .does = With a colonist on it: buildings cost 1 less, up to the column's number
count-corn = { $n } corn
count-indigo = { $n } indigo
count-sugar = { $n } sugar
count-tobacco = { $n } tobacco
count-coffee = { $n } coffee
count-quarry = { $n ->
    [one] { $n } quarry
   *[other] { $n } quarries
 }

## Roles

name-settler = Settler
    .does = Everybody takes a plantation; you may take a quarry instead
name-mayor = Mayor
    .does = Everybody gets colonists from the ship and places them; you get one more
name-builder = Builder
    .does = Everybody may build; you pay 1 doubloon less
name-craftsman = Craftsman
    .does = Everybody produces goods; you get one barrel more
name-trader = Trader
    .does = Everybody may sell one barrel; yours brings 1 doubloon more
name-captain = Captain
    .does = Everybody has to load the ships; your first load is worth 1 point more
name-prospector = Prospector
    .does = 1 doubloon for you, nothing for the others
name-prospector_2 = Second prospector
    .short = Prospector
    .does = 1 doubloon for you, nothing for the others
role-settler-about = { name-settler.does }.
role-mayor-about = { name-mayor.does }.
role-builder-about = { name-builder.does }.
role-craftsman-about = { name-craftsman.does }.
role-trader-about = { name-trader.does }.
role-captain-about = { name-captain.does }.
role-prospector-about = { name-prospector.does }.
role-prospector_2-about = { name-prospector_2.does }.

## Buildings

name-small_indigo_plant = Small indigo plant
    .short = Indigo (small)
    .does = Makes indigo, 1 place
name-small_sugar_mill = Small sugar mill
    .short = Sugar (small)
    .does = Makes sugar, 1 place
name-indigo_plant = Indigo plant
    .does = Makes indigo, 3 places
name-sugar_mill = Sugar mill
    .does = Makes sugar, 3 places
name-tobacco_storage = Tobacco storage
    .short = Tobacco
    .does = Makes tobacco, 3 places
name-coffee_roaster = Coffee roaster
    .short = Coffee
    .does = Makes coffee, 2 places
name-small_market = Small market
    .does = +1 doubloon when you sell
name-hacienda = Hacienda
    .does = Settler: a tile from the face-down pile first
name-construction_hut = Construction hut
    .short = Const. hut
    .does = Settler: a quarry instead of a plantation
name-small_warehouse = Small warehouse
    .short = Warehouse (s)
    .does = Keeps one kind of goods after shipping
name-hospice = Hospice
    .does = Settler: a colonist comes with your tile
name-office = Office
    .does = Sell a kind that the trading house already has
name-large_market = Large market
    .does = +2 doubloons when you sell
name-large_warehouse = Large warehouse
    .short = Warehouse (L)
    .does = Keeps two kinds of goods after shipping
name-factory = Factory
    .does = Doubloons for making several kinds: 2/3/4/5 kinds bring 1/2/3/5
name-university = University
    .does = A colonist comes with what you build
name-harbor = Harbor
    .does = +1 point for every load
name-wharf = Wharf
    .does = A ship of your own for one kind, once in a captain phase
name-guild_hall = Guild hall
    .does = At the end: 1 point a small, 2 points a large production building
name-residence = Residence
    .does = At the end: 4 to 7 points for the tiles on your island
name-fortress = Fortress
    .does = At the end: 1 point for every 3 colonists
name-customs_house = Customs house
    .short = Customs
    .does = At the end: 1 point for every 4 points in chips
name-city_hall = City hall
    .does = At the end: 1 point for every beige building, itself too

## What is asked

ask-ChooseRole = Choose a role for round { $round }. You have { amount-doubloons }.
ask-Settle = Choose a tile for your island. { $free ->
    [one] One space is free
   *[other] { $free } spaces are free
 }.
ask-PlaceColonists = Place your colonists: { $colonists } for { $circles ->
    [one] one circle
   *[other] { $circles } circles
 }. They may all be moved.
ask-Build = You may build. You have { amount-doubloons }{ $quarries ->
    [0] {""}
    [one] , one quarry at work
   *[other] , { $quarries } quarries at work
 }{ $builder ->
    [0] {""}
   *[other] , and pay 1 less as builder
 }; { $free ->
    [one] one city space is free
   *[other] { $free } city spaces are free
 }.
ask-ExtraGood = As craftsman you may take one barrel more of a kind you make.
ask-Sell = You may sell one barrel. In the trading house: { $house }{ $trader ->
    [0] {""}
   *[other] ; you get 1 doubloon more as trader
 }.
ask-Load = Load one kind. You have { $goods }{ $captain ->
    [0] {""}
   *[other] ; you are the captain
 }.
ask-Keep = Not everything can be stored. You have { $goods }; { $kinds ->
    [0] one barrel stays
    [one] one whole kind and one barrel stay
   *[other] { $kinds } whole kinds and one barrel stay
 }.

asked-ChooseRole = { $seat } chooses a role
asked-Settle = { $seat } takes a tile
asked-PlaceColonists = { $seat } places colonists
asked-Build = { $seat } builds
asked-ExtraGood = { $seat } picks an extra barrel
asked-Sell = { $seat } sells
asked-Load = { $seat } loads
asked-Keep = { $seat } stores goods

## Verbs and facets; .about is the description of the command

verb-take = Take a role
    .about = Choose your role for this round
verb-take_without = Mayor, no extra colonist
    .about = Take the mayor without the extra colonist
verb-settle = Take a tile
    .about = Take a face-up plantation or a quarry
verb-hacienda = Hacienda
    .about = Before settling: a tile from the face-down pile, or a quarry
verb-place = Place colonists
    .about = Say where all your colonists stand
verb-build = Build
    .about = Build one building
verb-extra = Extra barrel
    .about = The craftsman's extra barrel
verb-sell = Sell
    .about = Sell one barrel to the trading house
verb-load = Load a ship
    .about = Load all you can of one kind onto a ship
verb-wharf = Use the wharf
    .about = Ship all barrels of one kind by your own wharf
verb-keep = Store goods
    .about = Say what you keep after shipping
verb-decline = Decline
    .about = Do nothing with this question

facet-role = Role
    .about = Which role
facet-tile = Tile
    .about = Which tile
facet-colonist = Colonist
    .about = Whether a colonist comes with it
facet-what = What
    .about = Face-down tile or quarry
facet-counts = Colonists
    .about = For example: 2 corn, 1 quarry, hospice
facet-building = Building
    .about = Which building
facet-good = Good
    .about = Which kind
facet-ship = Ship
    .about = Which ship, by its number of spaces
facet-stored = Whole kinds
    .about = Kinds kept whole in your warehouses
facet-barrel = Single barrel
    .about = The kind of the one barrel that stays on the windrose

value-tile-corn = Corn plantation
value-tile-indigo = Indigo plantation
value-tile-sugar = Sugar plantation
value-tile-tobacco = Tobacco plantation
value-tile-coffee = Coffee plantation
value-colonist-yes = With a colonist
value-colonist-no = Without a colonist
value-what-face_down = Face-down tile
value-ship = Ship { $value }
value-stored-none = None
value-barrel-none = None
switch-colonist-yes = With a colonist
switch-colonist-no = Without a colonist

answer-take = Take the { $role }
answer-take_without = Take the { $role } without the extra colonist
answer-settle = { $tile_id ->
    [quarry] Take a quarry
    [indigo] Take an indigo plantation
   *[other] Take a { $tile } plantation
 }
answer-hacienda = { $what_id ->
    [quarry] Hacienda: take a quarry
   *[other] Hacienda: draw a face-down tile
 }
answer-build = Build the { $building }
answer-extra = Take one { $good } more
answer-sell = Sell { $good }
answer-load = Load { $good } on ship { $ship }
answer-wharf = Wharf: ship all { $good }
answer-keep = { $stored_id ->
    [none] { $barrel_id ->
        [none] Keep nothing
       *[other] Keep 1 { $barrel }
     }
   *[other] { $barrel_id ->
        [none] Keep all { $stored }
       *[other] Keep all { $stored }, 1 { $barrel }
     }
 }
answer-decline = Decline

## The catch in the same line

role-doubloons = { $doubloons ->
    [0] {""}
    [one] +{ $doubloons } doubloon,{" "}
   *[other] +{ $doubloons } doubloons,{" "}
 }
hint-role-settler = { role-doubloons }{ $quarries ->
    [0] no quarries left
   *[other] a quarry if you like
 }
hint-role-mayor = { role-doubloons }{ amount-colonists }{ $supply ->
    [0] {""}
   *[other] {" "}and one extra
 }
hint-role-mayor-without = { role-doubloons }{ amount-colonists }
hint-role-builder = { role-doubloons }{ $money ->
    [one] you have { $money } doubloon
   *[other] you have { $money } doubloons
 }
hint-role-craftsman = { role-doubloons }you make { $goods }
hint-role-trader = { role-doubloons }{ $n ->
    [0] nothing to sell for money
    [one] your best sale brings { $n } doubloon
   *[other] your best sale brings { $n } doubloons
 }
hint-role-captain = { role-doubloons }you have { $goods }
hint-role-prospector = { role-doubloons }{ amount-n } from the bank
hint-settle = { $have ->
    [0] your first
   *[other] you have { $have }
 }
hint-quarry = { $have ->
    [0] your first
   *[other] you have { $have }
 }, { $left ->
    [one] the last one
   *[other] { $left } left
 }
hint-hospice = with a colonist
hint-face-down = { $left ->
    [one] the last in the pile
   *[other] { $left } in the pile
 }
hint-place = { $now } of { $circles }
hint-build = { $cost ->
    [0] free
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
 }, { amount-points }, { $left ->
    [0] leaves nothing
   *[other] leaves { $left }
 }
hint-university = with a colonist
hint-extra = { $have ->
    [0] you have none
   *[other] you have { $have }
 }
hint-sell = { $n ->
    [0] for nothing
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
hint-load = { amount-barrels }, { amount-points }{ $left ->
    [0] {""}
    [one] , 1 stays
   *[other] , { $left } stay
 }
hint-ship = { $load ->
    [0] empty ship
   *[other] { $load } of { $size } full
 }
hint-wharf = { amount-barrels }, { amount-points }
hint-stored = { $n ->
    [0] no barrels
    [one] 1 barrel
   *[other] { $n } barrels
 }
hint-barrel = { $lost ->
    [0] none of them lost
   *[other] { $lost } of them lost
 }
hint-keep = { $lost_n ->
    [0] loses nothing
   *[other] loses { $lost }
 }

## What happens

event-round = Round { $n } begins; { $governor } is governor.
event-role_taken = { $seat } takes the { $role }{ $doubloons ->
    [0] {""}
   *[other] {" "}and { amount-doubloons }
 }.
event-settled = { $tile_id ->
    [quarry] { $seat } opens a quarry
    [indigo] { $seat } lays out an indigo plantation
   *[other] { $seat } lays out a { $tile } plantation
 }{ $colonist ->
    [0] {""}
   *[other] {" "}with a colonist on it
 }.
event-hacienda = { $tile_id ->
    [quarry] { $seat } opens a quarry by the hacienda.
   *[other] { $seat } draws a tile by the hacienda: { $tile }.
 }
event-declined = { $role_id ->
    [settler] { $seat } takes no tile.
    [builder] { $seat } builds nothing.
    [craftsman] { $seat } takes no extra barrel.
    [trader] { $seat } sells nothing.
    [captain] { $seat } holds the wharf back.
   *[other] { $seat } declines.
 }
event-tiles_turned = New tiles to choose from: { $tiles }.
event-reshuffled = { $n ->
    [one] The one discarded tile forms the new pile.
   *[other] The { $n } discarded tiles are shuffled into a new pile.
 }
event-colonist_privilege = { $seat } gets an extra colonist from the supply.
event-colonists_taken = { $seat } gets { amount-colonists } from the ship.
event-placed = { $places_n ->
    [0] { $seat } places no colonists.
   *[other] { $seat } has colonists on: { $places }.
 }
event-colonist_ship = { $n ->
    [0] The colonist ship stays empty.
    [one] One colonist boards the ship for the next mayor.
   *[other] { $n } colonists board the ship for the next mayor.
 }
event-built = { $seat } builds the { $building } for { amount-cost }{ $colonist ->
    [0] {""}
   *[other] , and a colonist moves in
 }.
event-produced = { $seat } makes { $goods }.
event-factory = { $seat } earns { amount-n } with the factory.
event-extra = { $seat } takes one more { $good } as craftsman.
event-sold = { $seat } sells { $good } for { $n ->
    [0] nothing
   *[other] { amount-n }
 }.
event-house_emptied = The trading house is full and is cleared.
event-loaded = { $seat } loads { $n } { $good } on ship { $ship } for { amount-points }.
event-wharf = { $seat } ships { $n } { $good } by the wharf for { amount-points }.
event-discarded = { $seat } loses { $goods }: no room to store.
event-ships_emptied = { $ships_n ->
    [one] Ship { $ships } sails full.
   *[other] Ships { $ships } sail full.
 }
event-prospected = { $seat } finds { amount-n }.
event-role_doubloons = A doubloon is added to each role nobody took: { $roles }.
event-ending = { $reason ->
    [colonists] Too few colonists for the ship: this round is the last.
    [city] A city is complete: this round is the last.
   *[points] The last point chip is taken: this round is the last.
 }
event-over = { $winners_n ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
 }

end-colonists = there were too few colonists to fill the ship
end-city = a city was complete
end-points = the point chips ran out

## The table, line by line; .alt is the short form for pictures

line-round = Round { $round }, governor { $governor }. { $over ->
    [0] { $phase_id ->
        [none] {""}
       *[other] { $phase_seat } took the { $phase }.{" "}
     }{ $asked_n ->
        [0] Nobody is asked.
       *[other] { $ask ->
            [ChooseRole] To choose a role: { $asked }.
            [Settle] To take a tile: { $asked }.
            [PlaceColonists] To place colonists: { $asked }.
            [Build] To build: { $asked }.
            [ExtraGood] To pick an extra barrel: { $asked }.
            [Sell] To sell: { $asked }.
            [Load] To load: { $asked }.
            [Keep] To store goods: { $asked }.
           *[other] Asked: { $asked }.
         }
     }
   *[other] The game is over.
 }
    .alt = { line-round }
line-seat = { $seat }: { amount-doubloons }, { amount-points }; goods: { $goods }; island: { $island } ({ $island_free } free); city: { $city } ({ $city_free } free); colonists on: { $colonists }; { $idle } idle; roles: { $roles }.
    .alt = { $seat }: { amount-doubloons }, { amount-points }; { $goods }
line-seat-hidden = { $seat }: { amount-doubloons }; goods: { $goods }; island: { $island } ({ $island_free } free); city: { $city } ({ $city_free } free); colonists on: { $colonists }; { $idle } idle; roles: { $roles }.
    .alt = { $seat }: { amount-doubloons }; { $goods }
item-roles = { $n ->
    [0] { $name }
   *[other] { $name } +{ $n }
 }
line-roles = Roles left: { $roles }.
line-ship = Ship { $ship }: { $load ->
    [0] empty
   *[other] { $load } { $good }
 }.
    .alt = Ship { $ship }: { $load ->
        [0] empty
       *[other] { $load } { $good }
     }
line-house = Trading house: { $house }; { $free ->
    [0] full
   *[other] { $free } free
 }.
    .alt = Trading house: { $house }
line-tiles = Tiles to choose from: { $tiles }. Face down: { $pile }, discarded: { $discards }, quarries: { $quarries }.
    .alt = Tiles: { $tiles }, quarries: { $quarries }
line-colonists = Colonists: { $ship } on the ship, { $supply } in the supply.
    .alt = Colonists: { $ship } on the ship, { $supply } more
line-goods = Goods left: { $goods }.
line-points = Point chips left: { $n }.
    .alt = Point chips left: { $n }
item-buildings = { $name } { $n }
line-buildings = Buildings left: { $buildings }.
line-ending = { $reason ->
    [colonists] The last round: too few colonists for the ship.
    [city] The last round: a city is complete.
   *[points] The last round: the point chips are gone.
 }
    .alt = { line-ending }
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $lines }); doubloons and goods: { $tie }.
    .alt = { $rank }. { $seat }: { $total }

## Scores

score-chips = Point chips
score-buildings = Buildings
score-guild_hall = { name-guild_hall }
score-residence = { name-residence }
score-fortress = { name-fortress }
score-customs_house = { name-customs_house }
score-city_hall = { name-city_hall }
score-tie = Doubloons and goods

## Options

option-mayor = Placing colonists
    .about = Whether all place colonists at the same time
option-mayor-together = at the same time
    .about = Everybody is asked at once, which is quicker
option-mayor-in_order = in turn order
    .about = One after the other from the mayor, so that you see what those before you did
option-loading = The only load
    .about = Whether a load without a choice is asked about
option-loading-auto = is made by itself
    .about = Who can load only one thing in one way is not asked
option-loading-ask = is asked about
    .about = You confirm every load yourself
option-points = Point chips
    .about = Whether others see your points during the game
option-points-hidden = hidden
    .about = As printed: only you see yours until the end
option-points-open = open
    .about = Everybody sees all points
option-prices = Prices
    .about = What buildings cost, and the money at the start
option-prices-printed = as printed
    .about = All costs as on the components
option-prices-balanced = balanced
    .about = As at tournaments: university 7, factory 8; who starts with corn has 1 doubloon less
option-hacienda_hut = Hacienda with construction hut
    .about = Whether the hacienda may take a quarry for who also has the hut
option-hacienda_hut-ru = may take a quarry
    .about = As in the edition used here
option-hacienda_hut-en = face-down tiles only
    .about = As in the older English rules
