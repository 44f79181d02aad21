### Puerto Rico. Names as in the English rulebook; everything else in our own words.

game-puerto_rico = Puerto Rico
    .about = Settle an island, build a city, ship goods home. 2 to 5 players, about 15 rounds.

## Amounts, used by the texts below

example-counts = 3 corn, 2 indigo
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
count-doubloons = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
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
    .does = Everybody produces goods; you get one extra barrel
name-trader = Trader
    .does = Everybody may sell one barrel; yours brings 1 doubloon more
name-captain = Captain
    .does = Everybody must load the ships; your first load is worth 1 extra point
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
    .short = Sm. indigo plant
    .does = Produces indigo, 1 circle
name-small_sugar_mill = Small sugar mill
    .short = Sm. sugar mill
    .does = Produces sugar, 1 circle
name-indigo_plant = Indigo plant
    .does = Produces indigo, 3 circles
name-sugar_mill = Sugar mill
    .does = Produces sugar, 3 circles
name-tobacco_storage = Tobacco storage
    .short = Tobacco stor.
    .does = Produces tobacco, 3 circles
name-coffee_roaster = Coffee roaster
    .does = Produces coffee, 2 circles
name-small_market = Small market
    .does = +1 doubloon when you sell
name-hacienda = Hacienda
    .does = Settler: first draw a face-down tile as well
name-construction_hut = Construction hut
    .short = Const. hut
    .does = Settler: a quarry instead of a plantation
name-small_warehouse = Small warehouse
    .short = Sm. warehouse
    .does = Keeps one kind of goods after shipping
name-hospice = Hospice
    .does = Settler: a colonist comes with your tile
name-office = Office
    .does = Sell a kind that the trading house already has
name-large_market = Large market
    .does = +2 doubloons when you sell
name-large_warehouse = Large warehouse
    .short = Lg. warehouse
    .does = Keeps two kinds of goods after shipping
name-factory = Factory
    .does = Doubloons for producing several kinds: 1/2/3/5 for 2/3/4/5 kinds
name-university = University
    .does = A colonist comes with what you build
name-harbor = Harbor
    .does = +1 point for every load
name-wharf = Wharf
    .does = A ship of your own for one kind, once per captain phase
name-guild_hall = Guild hall
    .does = At the end: 1 point per small, 2 per large production building
name-residence = Residence
    .does = At the end: 4 to 7 points for the tiles on your island
name-fortress = Fortress
    .does = At the end: 1 point for every 3 colonists
name-customs_house = Customs house
    .short = Customs
    .does = At the end: 1 point for every 4 points in chips
name-city_hall = City hall
    .does = At the end: 1 point for every beige building, itself included

## What is asked

ask-ChooseRole = Choose a role for round { $round }. You have { amount-doubloons }.
ask-Settle = { $again ->
    [0] Choose a tile for your island.
   *[other] The library lets you choose a second tile.
 } { $free ->
    [one] One space is free
   *[other] { $free } spaces are free
 }.
ask-PlaceColonists = Place your colonists: { $colonists } for { $circles ->
    [one] one circle
   *[other] { $circles } circles
 }.
ask-Build = You may build. You have { amount-doubloons }{ $quarries ->
    [0] {""}
    [one] , one quarry at work
   *[other] , { $quarries } quarries at work
 }{ $forests ->
    [0] {""}
    [one] , one forest
   *[other] , { $forests } forests
 }{ $builder ->
    [0] {""}
   *[other] , and it costs you less as builder
 }; { $free ->
    [one] one city space is free
   *[other] { $free } city spaces are free
 }.
ask-ExtraGood = { $goods_n ->
    [0] There's nothing to take as your extra barrel, but a guest could change that
   *[other] As craftsman you may take one extra barrel of a kind you produce{ $left ->
        [one] {""}
       *[other] , then another thanks to the library
     }
 }.
ask-Sell = { $sold ->
    [0] Your turn to trade. { $house_n ->
        [0] The trading house is empty
       *[other] In the trading house: { $house }
     }{ $trader ->
        [0] {""}
       *[other] ; you get more as trader
     }.
   *[other] You have sold. The land office can still be used; you have { amount-doubloons }.
 }
ask-Load = Load one kind. You have { $goods }{ $captain ->
    [0] {""}
   *[other] ; you are the captain
 }.
ask-Keep = You can't store everything. You have { $goods }; { $kinds ->
    [0] { $loose ->
        [one] you may keep one barrel
       *[other] you may keep { $loose } barrels
     }
    [one] you may keep one whole kind and { kept-loose }
   *[other] you may keep { $kinds } whole kinds and { kept-loose }
 }.
kept-loose = { $loose ->
    [one] one barrel
   *[other] { $loose } barrels
 }

call-ChooseRole = choose a role
call-Settle = choose a tile
call-PlaceColonists = place your colonists
call-Build = you may build
call-ExtraGood = choose your extra barrel
call-Sell = you may sell a barrel
call-Load = load a ship
call-Keep = choose what to keep

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
verb-take_without = Mayor without the extra colonist
    .about = Take the mayor without the extra colonist
    .help = mayor
verb-settle = Take a tile
    .about = Take a face-up plantation or a quarry
    .help = settler
verb-hacienda = Hacienda
    .about = Before settling: a tile from the face-down pile, or a quarry
verb-place = Place colonists
    .about = Say where all your colonists go
    .help = colonists
verb-build = Build
    .about = Build one building
    .help = builder
verb-extra = Extra barrel
    .about = The craftsman's extra barrel
    .help = craftsman
verb-sell = Sell
    .about = Sell one barrel to the trading house
    .help = trader
verb-load = Load a ship
    .about = Load as much as you can of one kind onto a ship
    .help = captain
verb-wharf = Use the wharf
    .about = Ship all barrels of one kind via your own wharf
verb-keep = Store goods
    .about = Say what you keep after shipping
    .help = storing
verb-decline = Pass
    .about = Do nothing this time

facet-role = Role
    .about = Which role
facet-tile = Tile
    .about = Which tile
facet-colonist = Colonist
    .about = Whether a colonist comes along
facet-what = What
    .about = Face-down tile or quarry
facet-counts = Counts
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
value-role-mayor_with_one = Mayor with one of two extra colonists
value-stored-none = Nothing
value-barrel-none = Nothing
switch-colonist-yes = With a colonist
switch-colonist-no = Without a colonist

answer-take = Take the { $role }
answer-take_without = { $role_id ->
    [mayor_with_one] { value-role-mayor_with_one }
   *[other] { verb-take_without }
 }
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
answer-extra = Take 1 extra { $good }
answer-sell = Sell { $good }
answer-load = Load { $good } on ship { $ship }
answer-wharf = Wharf: ship all { $good }
answer-keep = { $stored_id ->
    [none] { $barrel_id ->
        [none] Keep nothing
       *[other] Keep { kept-barrel }
     }
   *[other] { $barrel_id ->
        [none] Keep all { $stored }
       *[other] Keep all { $stored }, { kept-barrel }
     }
 }
kept-barrel = { $barrel_n ->
    [one] 1 { $barrel }
   *[other] { $barrel }
 }
answer-decline = { verb-decline }

# What stands on buttons: at most 24 characters, with the number that matters most.
short-take_without = { $role_id ->
    [mayor] Without extra colonists
   *[other] With one of the two
 }
short-settle = { $alone ->
    [yes] { $tile } ({ $have })
   *[other] { $tile } ({ $have }){ $colonist_id ->
        [yes] {" "}+ colonist
        [noble] {" "}+ noble
       *[other] {""}
    }
 }
short-hacienda = { $what_id ->
    [quarry] Hacienda: quarry
   *[other] Hacienda: face down
 }
short-build = { $building } ({ $cost }){ $colonist_id ->
    [yes] {" "}+ colonist
    [noble] {" "}+ noble
   *[other] {""}
 }
short-extra = { $good } ({ $have })
short-sell = { $alone ->
    [yes] { $good }
   *[other] Sell { $good }
 }: { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
short-load = { $good } → ship { $ship }: { $points } VP
short-wharf = Wharf: { $good }, { $points } VP
short-keep = { $stored_id ->
    [none] { $barrel_id ->
        [none] Nothing
       *[other] { kept-barrel }
    }
   *[other] { $barrel_id ->
        [none] All { $stored }
       *[other] All { $stored } + { kept-barrel }
    }
 }

## The catch in the same line

role-doubloons = { $doubloons ->
    [0] {""}
    [one] +{ $doubloons } doubloon,{" "}
   *[other] +{ $doubloons } doubloons,{" "}
 }
role-library = { $double ->
    [0] {""}
   *[other] , doubled with the library
 }
hint-role-settler = { role-doubloons }{ $quarries ->
    [0] no quarries left
   *[other] a quarry if you like
 }{ $double ->
    [0] {""}
   *[other] , a second tile with the library
 }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-mayor = { role-doubloons }{ amount-colonists }{ $supply ->
    [0] {""}
   *[other] { $double ->
        [0] {" "}and one extra
       *[other] {" "}and two extra
     }
 }{ $noble ->
    [0] {""}
   *[other] , a noble aboard
 }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-builder = { role-doubloons }{ $money ->
    [one] you have { $money } doubloon
   *[other] you have { $money } doubloons
 }{ role-library }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-craftsman = { role-doubloons }{ $goods_n ->
    [0] you produce nothing
   *[other] you produce { $goods }
 }{ role-library }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-trader = { role-doubloons }{ $n ->
    [0] nothing worth selling
    [one] your best sale brings { $n } doubloon
   *[other] your best sale brings { $n } doubloons
 }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-captain = { role-doubloons }{ $goods_n ->
    [0] nothing to load
   *[other] you have { $goods }
 }{ role-library }
    .short = { $doubloons ->
        [0] {""}
       *[other] +{ $doubloons }
     }
hint-role-prospector = { amount-n }
    .short = +{ $n }
hint-settle = { $have ->
    [0] your first
   *[other] you have { $have }
 }
    .short = { $have }
    .beside = {""}
hint-quarry = { $have ->
    [0] your first
   *[other] you have { $have }
 }, { $left ->
    [one] the last one
   *[other] { $left } left
 }
    .short = { $have }
    .beside = { $left ->
        [one] the last one
       *[other] { $left } left
     }
hint-hospice = { $value_id ->
    [noble] with a noble
   *[other] with a colonist
 }
hint-face-down = { $left ->
    [one] the last in the pile
   *[other] { $left } in the pile
 }
hint-place = { $now } of { $circles }
# How a number comes about, where it is not the printed one.
made-of-cost = { $cost_sum_n ->
    [one] {""}
   *[other] {" "}= { $cost_sum }
 }
made-of-n = { $n_sum_n ->
    [one] {""}
   *[other] {" "}= { $n_sum }
 }
made-of-points = { $points_sum_n ->
    [one] {""}
   *[other] {" "}= { $points_sum }
 }
hint-build = { $cost ->
    [0] free
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
 }{ made-of-cost }, { amount-points }, { $left ->
    [0] leaves nothing
   *[other] leaves { $left }
 }{ $church ->
    [0] {""}
   *[other] , church +{ $church }
 }
    .short = { $cost }
hint-university = { $value_id ->
    [noble] with a noble
   *[other] with a colonist
 }
hint-extra = { $have ->
    [0] you have none
   *[other] you have { $have }
 }
    .short = { $have }
    .beside = {""}
hint-sell = { $n ->
    [0] for nothing
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }{ made-of-n }
    .beside = { $n_sum_n ->
        [one] {""}
       *[other] { $n_sum }
     }
load-doubloons = { $doubloons ->
    [0] {""}
    [one] , { $doubloons } doubloon
   *[other] , { $doubloons } doubloons
 }
hint-load = { amount-barrels }, { amount-points }{ made-of-points }{ load-doubloons }{ $left ->
    [0] {""}
    [one] , 1 stays
   *[other] , { $left } stay
 }
hint-ship = { $load ->
    [0] empty ship
   *[other] { $load } of { $size } full
 }
hint-wharf = { amount-barrels }, { amount-points }{ made-of-points }{ load-doubloons }
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

event-round = Round { $n } begins; { $governor_seat } is governor.
    .brief = {""}
event-role_taken = { $seat } takes the { $role }{ $doubloons ->
    [0] {""}
   *[other] {" "}and { amount-doubloons }
 }.
    .head = { $role } ({ $seat }{ $doubloons ->
        [0] {""}
       *[other] , +{ amount-doubloons }
     })
event-settled = { $tile_id ->
    [quarry] { $seat } opens a quarry
    [indigo] { $seat } lays out an indigo plantation
   *[other] { $seat } lays out a { $tile } plantation
 }{ $colonist ->
    [0] {""}
   *[other] {" "}with a colonist on it
 }.
    .brief = { $seat }: { $tile }
event-hacienda = { $tile_id ->
    [quarry] { $seat } opens a quarry with the hacienda.
    [forest] { $seat } lays a tile as a forest with the hacienda.
   *[other] { $seat } draws a tile with the hacienda: { $tile }.
 }
    .brief = { $seat }: { $tile } with the hacienda
event-declined = { $role_id ->
    [settler] { $seat } leaves the island as it is.
    [builder] { $seat } builds nothing.
    [craftsman] { $seat } takes no extra barrel.
    [trader] { $seat } leaves the market.
    [captain] { $seat } ships nothing for now.
   *[other] { $seat } declines.
 }
    .brief = {""}
event-tiles_turned = New tiles to choose from: { $tiles }.
    .brief = {""}
event-reshuffled = { $n ->
    [one] The one discarded tile forms the new pile.
   *[other] The { $n } discarded tiles are shuffled into a new pile.
 }
    .brief = {""}
event-colonist_privilege = { $seat } gets an extra colonist from the supply.
    .brief = {""}
event-colonists_taken = { $seat } gets { amount-colonists } from the ship.
    .brief = {""}
event-placed = { $places_n ->
    [0] { $seat } places no colonists.
   *[other] { $seat } places colonists: { $places }.
 }
    .brief = {""}
event-colonist_ship = { $n ->
    [0] The colonist ship stays empty.
    [one] One colonist boards the ship for the next mayor.
   *[other] { $n } colonists board the ship for the next mayor.
 }
    .brief = {""}
event-built = { $seat } builds the { $building } for { amount-cost }{ $colonist ->
    [0] {""}
   *[other] , and a colonist moves in
 }.
    .brief = { $seat }: { $building }
event-produced = { $seat } produces { $goods }.
    .brief = { $seat }: { $goods }
event-factory = { $seat } earns { amount-n } with the factory.
    .brief = { $seat }: factory +{ amount-n }
event-extra = { $seat } takes 1 extra { $good } as craftsman.
    .brief = { $seat }: 1 extra { $good }
event-sold = { $seat } sells { $good } for { $n ->
    [0] nothing
   *[other] { amount-n }
 }.
    .brief = { $seat }: { $good } for { $n }
event-house_emptied = The trading house is full and is cleared.
    .brief = house cleared
event-loaded = { $seat } loads { $n } { $good } on ship { $ship } for { amount-points }.
    .brief = { $seat }: { $n } { $good } on ship { $ship }
event-wharf = { $seat } ships { $n } { $good } via the wharf for { amount-points }.
    .brief = { $seat }: { $n } { $good } via the wharf
event-discarded = { $seat } loses { $goods }: no room to store.
    .brief = { $seat } loses { $goods }
event-ships_emptied = { $ships_n ->
    [one] Ship { $ships } sails full.
   *[other] Ships { $ships } sail full.
 }
    .brief = { $ships_n ->
        [one] ship { $ships } sails
       *[other] ships { $ships } sail
     }
event-prospected = { $seat } finds { amount-n }.
    .brief = {""}
event-role_doubloons = A doubloon is added to each role nobody took: { $roles }.
    .brief = {""}
event-ending = { $reason ->
    [colonists] Too few colonists for the ship: this round is the last.
    [city] A city is complete: this round is the last.
   *[points] The last point chip is taken: this round is the last.
 }
event-over = { $winners_n ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
 }

end-colonists = there were too few colonists to fill the ship
end-city = a city was complete
end-points = the point chips ran out

## The table, line by line; .alt is the short form for pictures

line-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
 }, governor { $governor_seat }. { $over ->
    [0] { $phase_id ->
        [none] {""}
       *[other] { $phase_seat } took the { $phase }.{" "}
     }{ $asked_n ->
        [0] It's nobody's turn.
       *[other] { $ask ->
            [ChooseRole] To choose a role: { $asked }.
            [Settle] To take a tile: { $asked }.
            [PlaceColonists] To place colonists: { $asked }.
            [Build] To build: { $asked }.
            [ExtraGood] To pick an extra barrel: { $asked }.
            [Sell] To sell: { $asked }.
            [Load] To load: { $asked }.
            [Keep] To store goods: { $asked }.
            [DraftBuilding] To choose a building: { $asked }.
            [LayTile] To lay a tile: { $asked }.
            [HuntingLodge] To discard a tile: { $asked }.
            [TakeColonist] To take from the ship: { $asked }.
            [PlaceNobles] To place nobles: { $asked }.
            [Guests] To send guests: { $asked }.
            [Deliver] To deliver goods: { $asked }.
           *[other] To answer: { $asked }.
         }
     }
   *[other] The game is over.
 }
    .alt = { line-round }
    .head = { $round ->
        [0] before the first round
       *[other] round { $round }
     }, { $phase_id ->
        [none] governor { $governor_seat }
       *[other] { $phase }: { $phase_seat }
     }
line-people = { $nobles_n ->
    [0] {""}
   *[other] ; nobles on: { $nobles }
 }{ $idle_nobles ->
    [0] {""}
    [one] ; 1 noble idle
   *[other] ; { $idle_nobles } nobles idle
 }{ $guests ->
    [0] {""}
    [one] ; 1 guest may move
   *[other] ; { $guests } guests may move
 }
line-seat = { $seat }: { amount-doubloons }, { amount-points }; goods: { $goods }; island: { $island } ({ $island_free } free); city: { $city } ({ $city_free } free); colonists on: { $colonists }; { $idle } idle{ line-people }; roles: { $roles }.
    .alt = { $seat }: { amount-doubloons }, { amount-points }; { $goods }
line-seat-hidden = { $seat }: { amount-doubloons }; goods: { $goods }; island: { $island } ({ $island_free } free); city: { $city } ({ $city_free } free); colonists on: { $colonists }; { $idle } idle{ line-people }; roles: { $roles }.
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
    .head = last round
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
    .about = Whether everybody places colonists at the same time
option-mayor-together = at the same time
    .about = Everybody is asked at once, which is quicker
option-mayor-in_order = in turn order
    .about = One after another from the mayor, so you see what those before you did
option-loading = Forced loads
    .about = Whether you're asked when there's only one way to load
option-loading-auto = automatic
    .about = If there's only one way to load, it's done for you
option-loading-ask = always ask
    .about = You make every load yourself
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
    .about = As in tournaments: university 7, factory 8; those who start with corn have 1 doubloon less
option-hacienda_hut = Hacienda with construction hut
    .about = Whether the hacienda may take a quarry if you also have the hut
option-hacienda_hut-ru = may take a quarry
    .about = As in the edition used here
option-hacienda_hut-en = face-down tiles only
    .about = As in the older English rules

## Help: roles

help-facts = Costs { $cost } here, worth { $points }, circles: { $circles }, at most { $column } off by quarries; left in the supply: { $left }.

help-settler =
    Starting with the settler, you may each in turn lay one of the face-up plantations on a free island space. The settler may lay a quarry instead, and so may anyone with an occupied construction hut. With an occupied hacienda you may lay a tile from the face-down pile before that, and with an occupied hospice a colonist comes with the tile you pick.
    When everybody has chosen, the tiles left over are discarded and new ones are turned up: one more than there are players. If the pile runs out, the discards are shuffled into a new one. With twelve tiles you take no more; only some Nobles buildings let a tile leave an island.
help-mayor =
    As a privilege the mayor gets a colonist from the supply. Then the ones on the ship are handed out one by one, clockwise from the mayor, until the ship is empty. Now you may each rearrange all of your colonists, but nobody may wait on the windrose while one of your circles is empty.
    Afterwards the ship is filled again: one for each empty circle on everybody's buildings (islands don't count), and at least one per player. If the supply is too small for that, the round is the last.
    Readings: the ship is always refilled; nobody can forget it. You can't turn down colonists from the ship; you can turn down the extra one (with a library, one of the two or both), by a choice of its own when you take the role. For Nobles, see there.
help-builder =
    Starting with the builder, you may each in turn build one building: pay its cost and put it into your city. Every occupied quarry takes 1 off, up to the number of the building's column; the builder pays 1 less on top of that. Nothing costs less than 0. You may build each kind only once, and a city has twelve spaces; large buildings take two.
    It doesn't matter where a building stands, so the spaces are chosen for you. An occupied university brings a colonist with each new building.
help-craftsman =
    Starting with the craftsman, everybody makes goods with occupied plantations and occupied circles in the right plants; corn needs no plant. When a kind runs out, whoever comes later gets less of it. Finally the craftsman takes one more barrel of a kind made on their own island, if there is one left.
    An occupied factory pays for variety.
help-trader =
    Starting with the trader, you may each in turn sell one barrel to the trading house: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons. The trader gets 1 more, and markets add theirs. The house has four places and buys each kind once, unless you have an occupied office. When it's full nobody can sell any more, and it's cleared at the end of the phase; if it isn't full, the goods stay.
help-captain =
    Barrels go onto the ships, clockwise from the captain, round after round, until nobody can load. If you can load, you must: one kind on one ship, as many barrels as fit. You choose the kind. A ship carries a single kind, and no kind travels on two ships. If several empty ships are possible, it must be one that takes as many of your barrels as possible.
    Each barrel is 1 point; the captain gets 1 more for the first load, an occupied harbor 1 more every time. Afterwards goods are stored, and full ships are unloaded; the others wait with what they have.
help-prospector =
    Whoever takes this role gets 1 doubloon from the bank; the others do nothing. Three players play without it, two and four with one, five with two.
help-prospector_2 = { help-prospector }

## Help: buildings

help-small_indigo_plant = One circle: the colonist there makes one barrel of indigo from one occupied indigo plantation.
help-indigo_plant = Three circles: each colonist there makes one barrel of indigo from one occupied indigo plantation.
help-small_sugar_mill = One circle: the colonist there makes one barrel of sugar from one occupied sugar plantation.
help-sugar_mill = Three circles: each colonist there makes one barrel of sugar from one occupied sugar plantation.
help-tobacco_storage = Three circles: each colonist there makes one barrel of tobacco from one occupied tobacco plantation.
help-coffee_roaster = Two circles: each colonist there makes one barrel of coffee from one occupied coffee plantation.
help-small_market = When you sell to the trading house you get 1 doubloon more. It adds to the large market: both together bring 3.
help-large_market = When you sell to the trading house you get 2 doubloons more. It adds to the small market: both together bring 3.
help-hacienda =
    In the settler phase, before your normal choice, you may draw the top tile of the face-down pile and lay it. You must lay it, whatever it is. On your last free island space it's all you get this time. (Reading: once the pile has run out there's nothing to draw; the discards are shuffled only for the open row.)
    With an occupied construction hut you may take a quarry instead of the drawn tile. If you're the settler, that's your only quarry. (Reading: another player may take one with the hacienda and one with the hut. The option “Hacienda with construction hut” turns this off.) The hospice brings no colonist for the extra tile. With an occupied forest house you look at the drawn tile first and may lay it as a forest.
help-construction_hut = In the settler phase you may lay a quarry instead of a plantation, as long as there are quarries. The settler still gets one quarry at most.
help-small_warehouse = After shipping you keep all barrels of one kind you choose, besides the single barrel everybody keeps. You still have to load. With both warehouses you keep three kinds.
help-large_warehouse = After shipping you keep all barrels of two kinds you choose, besides the single barrel everybody keeps. You still have to load. With both warehouses you keep three kinds.
help-hospice = When you lay a tile in the settler phase, you may put a colonist on it at once: from the supply, or from the ship if the supply is empty; if there's nobody, none. It doesn't work for the hacienda's extra tile, nor for a library's second tile once you've taken a first. With a forest the colonist goes to the windrose. (Reading: a noble comes only from the ship, so only when the supply of colonists is empty.)
help-office = You may sell a kind of goods that's already in the trading house, as long as the house has room.
help-factory = When you produce several kinds in a craftsman phase, the bank pays: 2 kinds 1 doubloon, 3 kinds 2, 4 kinds 3, all 5 kinds 5. It doesn't matter how many barrels there are; a kind you got none of doesn't count.
help-university = When you build, you may put a colonist on the new building: one, however many circles it has, from the supply, or from the ship if the supply is empty. It doesn't work for itself. (Readings: on a new guest house the colonist is a guest at once; a noble comes only from the ship, so only when the supply of colonists is empty.)
help-harbor = Each time you load in a captain phase, on a ship or via your wharf, you get 1 point more. (Reading: the small wharf counts as a load, once each time you use it; what the royal supplier takes doesn't.)
help-wharf =
    Once in a captain phase, on your turn, you may ship every barrel of one kind on a ship of your own instead of loading a common one, even if you could. The barrels go to the supply and count as usual; it doesn't matter what the common ships carry. You never have to use it.
    Reading: if the wharf is all you could use, you may hold it back and still use it later in the same phase, while others go on loading.
help-guild_hall = At the end, if occupied: 1 point for each small production building in your city (small indigo plant, small sugar mill) and 2 points for each large one, occupied or not. The jeweler is a large one.
help-residence = At the end, if occupied, points for the tiles on your island, occupied or not: up to 9 tiles 4 points, 10 tiles 5, 11 tiles 6, 12 tiles 7. (Reading: forests are tiles like any other.)
help-fortress = At the end, if occupied: 1 point for every three colonists you have anywhere, including the windrose. Nobles count like colonists.
help-customs_house = At the end, if occupied: 1 point for every four points you have in chips. Points printed on buildings don't count. (Reading: chips from the church, the chapel and other buildings do.)
help-city_hall = At the end, if occupied: 1 point for each beige building in your city, large or small, occupied or not, itself and the statue included.

## Help: tiles, goods and rules

help-quarry = A quarry with a colonist makes every building 1 doubloon cheaper, up to the number of the building's column: at most 1 off in the first column, 4 in the last. There are eight, five with two players. The settler may take one, and so may anyone with an occupied construction hut.
help-corn = Sells for 0 doubloons. Corn needs no plant: an occupied plantation makes a barrel. There are 10 tiles and 10 barrels.
help-indigo = Sells for 1 doubloon. Made by an occupied plantation and an occupied circle in an indigo plant. There are 12 tiles and 11 barrels.
help-sugar = Sells for 2 doubloons. Made by an occupied plantation and an occupied circle in a sugar mill. There are 11 tiles and 11 barrels.
help-tobacco = Sells for 3 doubloons. Made by an occupied plantation and an occupied circle in the tobacco storage. There are 9 tiles and 9 barrels.
help-coffee = Sells for 4 doubloons. Made by an occupied plantation and an occupied circle in the coffee roaster. There are 8 tiles and 9 barrels.

topic-first = Puerto Rico in a minute
help-first =
    Most points win. There are two ways to get them: each barrel you ship is a point, and each building is worth the points printed on it; the large ones add more at the end.
    The governor takes a role, and everybody carries out its action; then the next player takes another, until everybody has had one.
    · **Settler**: a plantation or a quarry. **Mayor**: colonists. **Craftsman**: goods.
    · **Trader**: sell a barrel for doubloons. **Builder**: buildings for doubloons. **Captain**: ship barrels for points.
    Whoever took the role gets something extra, so think about what it gives the others, too.
    Nothing works without a colonist on it. Corn needs only a plantation; indigo, sugar, tobacco and coffee need a plantation and a plant, each with a colonist.
    A good start: a quarry or two, corn or indigo to ship, something dearer to sell, and an empty circle for each new colonist.
    The game ends after the round in which a city is full, the point chips are gone or the colonists run out.
    The menus say what each thing does; *?* says more.
topic-course = How a round goes
help-course =
    The governor chooses a role first; everybody carries out its action, starting with whoever took it. Then the next player to the left chooses from the roles left, and so on until each of you has had one; two players take three each. You must take a role, but anybody may decline its action, except loading ships. (Reading: producing goods and taking colonists from the ship also happen by themselves.)
    At the end of the round every role that nobody took gets a doubloon, all roles go back, and the next player becomes governor. When you take a role with doubloons on it, you get them at once.
    Questions with only one possible answer are answered for you, and you can't do anything illegal by mistake: you're only shown what's allowed.
topic-start = Setting up
help-start =
    Three players start with 2 doubloons each, two or four with 3, five with 4. Starting with the governor, the first two get an indigo plantation and the others corn; with five the first three get indigo; with three the last one gets corn. Two players have a set-up of their own: see there.
    Points in chips: 75, 100 or 122. Colonists in the supply: 55, 75 or 95, besides one per player on the ship. Ships: 4, 5, 6 spaces for three, 5, 6, 7 for four, 6, 7, 8 for five.
topic-colonists = Colonists
help-colonists = Every tile and building has circles. It works only while at least one colonist is on it; a production building makes as many barrels as it has colonists, if enough plantations are occupied. You place colonists only in the mayor phase, apart from those that hospice and university bring, and guests of a guest house. Then you may move them all, but none may wait while a circle is empty.
topic-production = Production
help-production = A barrel needs an occupied plantation and an occupied circle in a plant for that good; corn needs only the plantation. Small and large plants of one good add up. You make the smaller of the two numbers: three sugar plantations with colonists and two colonists in sugar mills make two barrels.
topic-storing = Storing goods
help-storing =
    Only after all loading in a captain phase: you each keep a single barrel on the windrose, and whole kinds in occupied warehouses (small one kind, large two, both three); an occupied storehouse adds three barrels of any kinds. The rest goes back to the supply. You choose what to keep, and are asked only where it makes a difference; room is always used as far as it goes.
    At other times you can have any number of barrels.
topic-points = Points
help-points = A point for each barrel shipped, plus what captain and harbor add, and what some buildings of the expansions bring. Points are hidden from the others until the end, unless the table plays with open points. When the chips run out, the round is the last, and you go on winning points on paper; they count like chips, for the customs house too.
topic-end = End of the game
help-end =
    The game ends after the round in which one of these happens: there are too few colonists to fill the ship after a mayor phase (just enough is enough); somebody fills their twelfth city space; the last point chip is taken, in any phase. With Nobles the first of these doesn't count. That round is played to its end, with all roles.
topic-score = Final score
help-score = Point chips, the points printed on all buildings, occupied or not, and the extra points of occupied large buildings. Ties go to whoever has more doubloons and barrels together; if that's equal too, you share the place.
topic-readings = How unclear rules are read here
help-readings =
    · Hacienda and construction hut together: you may take a quarry instead of the drawn tile. The settler gets one quarry in all; another player may get one with each. An option follows the older English rules, where the hacienda never gives a quarry.
    · The colonist ship is always refilled. You always take colonists from it; you may turn down the mayor's extra colonist.
    · You always take what your island makes, and the extra doubloons, points, barrels and people that roles and buildings bring by themselves.
    · When the face-down pile has run out, the discards are shuffled only for a row that falls short; until then there's nothing to draw.
    · If you hold back a wharf, you can still use it later in the same captain phase, while others go on loading.
    · Storage is used as far as it goes; you can't throw away goods you could keep. If one way to store keeps everything that any other would, you aren't asked.
    · Where every good that can still be loaded has its own ship with room enough, and no wharf or guest is left, the order of loads changes nothing: they're made without asking (unless the table asks for every load).
    · The bank never runs out of doubloons.
    · It doesn't matter where a building or tile lies; large buildings always find two spaces side by side if two are free.
    · Two prospector cards with equal doubloons on them are one choice.
    · If points, and then doubloons and goods, are equal, the win is shared.
topic-components = Where the numbers come from
help-components = The numbers of Puerto Rico here (prices, points, circles, tiles and set-ups) are as printed on the components of the game. Two are ours: with two players and Nobles there are 2 jewelers, as of the other production buildings; and we chose the base buildings that join the new ones when the draft is “all the new ones”. The option “balanced” changes three of them, as in tournaments: the university costs 7, the factory 8, and those who start with corn have 1 doubloon less.

## Pictures: a word or two, for small boxes.
picture-round = Round { $n }
picture-last-round = Last round
picture-over = Final score
picture-winner = { $name } wins
picture-asked = Waiting for
picture-ship = On ship
picture-supply = Supply
picture-points = Points left
picture-total = Total
picture-tie = Tie-break

## To look closer at on the picture of the table

closer-harbour = Ships, trading house and goods
closer-buildings = Buildings left
