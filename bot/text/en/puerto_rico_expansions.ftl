### Puerto Rico: New Buildings and Nobles. Names as in the English rulebooks; everything else in our own words.

## Tiles and people

name-forest = Forest
    .does = Every two forests make buildings 1 doubloon cheaper; no colonist can stand on it
count-forest = { $n ->
    [one] { $n } forest
   *[other] { $n } forests
 }
name-colonist = Colonist
name-noble = Noble
name-windrose = Windrose

## Buildings: New Buildings

name-aqueduct = Aqueduct
    .does = +1 indigo and +1 sugar from your large plants
name-forest_house = Forest house
    .does = Settler: a forest instead of a plantation; 2 forests take 1 off prices
name-black_market = Black market
    .does = Pay up to 3 doubloons with a colonist, a barrel, a point
name-storehouse = Storehouse
    .does = Keeps 3 more barrels after shipping
name-guest_house = Guest house
    .does = Its 2 guests go to work at any time
name-trading_post = Trading post
    .does = Sell any good to your own market, at its price
name-church = Church
    .does = Points when you build: 1 in columns 2 and 3, 2 in column 4
name-small_wharf = Small wharf
    .does = Ship any barrels to the supply, 1 point for every 2, once in a captain phase
name-lighthouse = Lighthouse
    .does = +1 doubloon for every load, and 1 for being captain
name-specialty_factory = Specialty factory
    .short = Spec. factory
    .does = Doubloons for the good you make most of, 1 fewer than barrels; not corn
name-library = Library
    .does = Doubles your role's privilege
name-union_hall = Union hall
    .does = Before your first load: 1 point for every 2 barrels of a kind
name-statue = Statue
    .does = 8 points; no colonist needed
name-cloister = Cloister
    .does = At the end: 1, 3, 6 or 10 points for sets of 3 equal tiles

## Buildings: Nobles

name-land_office = Land office
    .does = Trader: buy a tile for 1 doubloon; with a noble: sell one for 1
name-chapel = Chapel
    .does = Craftsman: 1 doubloon; with a noble: 1 point
name-hunting_lodge = Hunting lodge
    .does = Settler: discard a tile; with a noble: 2 points for the emptiest island
name-zoning_office = Zoning office
    .does = Small buildings cost 1 less; with a noble: large ones 2 less
name-royal_supplier = Royal supplier
    .does = Before your first load: a barrel for each noble, 1 point each
name-villa = Villa
    .does = Mayor: 1 noble from the supply
name-jeweler = Jeweler
    .does = Craftsman: 1 doubloon for each of your nobles
name-royal_garden = Royal garden
    .does = At the end: 1 more point for each noble

## What is asked

ask-DraftBuilding = Choose a building for this game. Spaces left on the board: { $left ->
    [one] one
   *[other] { $left }
 }.
ask-LayTile = You drew { $tile_id ->
    [indigo] an indigo plantation
   *[other] a { $tile } plantation
 }. Lay it as it is, or as a forest? Nobody else has seen it.
ask-HuntingLodge = The hunting lodge lets you discard a tile. { $free ->
    [0] No space is free
    [one] One space is free
   *[other] { $free } spaces are free
 }.
ask-TakeColonist = Who do you take from the ship? Aboard: { $colonists ->
    [one] one colonist
   *[other] { $colonists } colonists
 }, { $nobles ->
    [one] one noble
   *[other] { $nobles } nobles
 }.
ask-PlaceNobles = Where do your nobles go? You have { $nobles ->
    [one] one
   *[other] { $nobles }
 }; { $everywhere ->
    [0] in these buildings it matters whether it's a noble or a colonist.
   *[other] because of the black market it matters everywhere.
 }
ask-Guests = { $phase_id ->
    [craftsman] Before you produce, guests can go to work
    [mayor] Before your turn in the mayor phase, guests can go to work
    [first] Before your first load, guests can go to work
   *[end] Before the final score, guests can go to work
 }. In the guest house: { $n }.
ask-Deliver = The royal supplier takes a barrel for each noble, each of another kind. You have { $goods }; { $nobles ->
    [one] one noble
   *[other] { $nobles } nobles
 }.

call-DraftBuilding = choose a building for this game
call-LayTile = lay the tile you drew
call-HuntingLodge = you may discard a tile
call-TakeColonist = take somebody from the ship
call-PlaceNobles = place your nobles
call-Guests = your guests may go to work
call-Deliver = you may deliver goods

asked-DraftBuilding = { $seat } chooses a building
asked-LayTile = { $seat } lays a tile
asked-HuntingLodge = { $seat } may discard a tile
asked-TakeColonist = { $seat } takes from the ship
asked-PlaceNobles = { $seat } places nobles
asked-Guests = { $seat } sends out guests
asked-Deliver = { $seat } delivers goods

## Verbs and facets. `.help` is the topic behind *?*.

verb-draft = Choose a building
    .about = Choose a beige building for this game
    .help = draft
verb-forest = Lay a forest
    .about = Lay a face-up plantation face down, as a forest
    .help = forest_house
verb-lay = Lay the tile
    .about = Lay the tile you drew, as a plantation or as a forest
    .help = forest_house
verb-discard_tile = Discard a tile
    .about = Hunting lodge: discard a plantation or a forest
    .help = hunting_lodge
verb-fetch = Take from the ship
    .about = Take a colonist or a noble from the ship
    .help = nobles
verb-station = Place nobles
    .about = Say which buildings your nobles go to
    .help = nobles
command-group-guest_house = Guest house: send a guest, or no more
verb-guest = Send a guest
    .about = Guest house: a guest goes to an empty circle
    .help = guest_house
verb-go_on = Go on
    .about = Send no more guests for now
    .help = guest_house
verb-black_market = Black market
    .about = Build, and make up the difference with a colonist, a barrel, a point
    .help = black_market
verb-trading_post = Trading post
    .about = Sell one barrel to your own market
    .help = trading_post
verb-buy_tile = Buy a tile
    .about = Land office: a face-down tile for 1 doubloon
    .help = land_office
verb-sell_tile = Sell a tile
    .about = Land office with a noble: a plantation for 1 doubloon
    .help = land_office
verb-deliver = Deliver
    .about = Royal supplier: a barrel for each noble, 1 point each
    .help = royal_supplier
verb-small_wharf = Small wharf
    .about = Ship any barrels to the supply, 1 point for every 2
    .help = small_wharf

facet-side = Side
    .about = Plantation or forest
facet-who = Who
    .about = A colonist or a noble
facet-place = Place
    .about = Where to
facet-person = Person
    .about = Where the person comes from who goes back to the supply
facet-point = Point
    .about = Whether a point goes back to the supply
facet-goods = Goods
    .about = Which kinds, a barrel of each

value-colonist-noble = With a noble
value-tile-forest = Forest
value-side-plantation = Plantation
value-side-forest = Forest
value-person-none = Nobody
value-person-windrose = From the windrose
value-person-corn = From a corn plantation
value-person-indigo = From an indigo plantation
value-person-sugar = From a sugar plantation
value-person-tobacco = From a tobacco plantation
value-person-coffee = From a coffee plantation
value-person-quarry = From a quarry
value-who-none = Nobody
value-good-none = No barrel
value-point-yes = One point
value-point-no = No point
switch-colonist-noble = With a noble
switch-point-yes = With a point
switch-point-no = Without a point

## Where somebody goes: needs $place

to-place = { $place_id ->
    [corn] to a corn plantation
    [indigo] to an indigo plantation
    [sugar] to a sugar plantation
    [tobacco] to a tobacco plantation
    [coffee] to a coffee plantation
    [quarry] to a quarry
   *[other] to the { $place }
 }

answer-draft = Choose the { $building }
answer-forest = Lay { $tile_id ->
    [indigo] an indigo
   *[other] a { $tile }
 } plantation as a forest
answer-lay = { $side_id ->
    [forest] Lay it as a forest
   *[other] Lay it as a plantation
 }
answer-discard_tile = Discard { $tile_id ->
    [forest] a forest
    [indigo] an indigo plantation
   *[other] a { $tile } plantation
 }{ with-person }
answer-fetch = { $who_id ->
    [noble] Take a noble
   *[other] Take a colonist
 }
answer-guest = { $who_id ->
    [noble] Noble guest
   *[other] Guest
 } { to-place }
answer-go_on = Go on
given-person = { $person_id ->
    [none] {""}
    [corn] , { $who } (corn plantation)
    [indigo] , { $who } (indigo plantation)
    [sugar] , { $who } (sugar plantation)
    [tobacco] , { $who } (tobacco plantation)
    [coffee] , { $who } (coffee plantation)
   *[other] , { $who } ({ $person })
 }
given-good = { $good_id ->
    [none] {""}
   *[other] , 1 { $good }
 }
answer-black_market = Build the { $building }: all doubloons{ given-person }{ given-good }{ $point_id ->
    [yes] , 1 point
   *[other] {""}
 }
answer-trading_post = Sell { $good } at your trading post
answer-buy_tile = Buy a face-down tile
answer-sell_tile = Sell { $tile_id ->
    [indigo] an indigo plantation
   *[other] a { $tile } plantation
 }{ with-person }
with-person = { $who_id ->
    [colonist] {" "}with a colonist on it
    [noble] {" "}with a noble on it
   *[none] {""}
 }
answer-deliver = Deliver { $goods }

# What stands on buttons: at most 24 characters, with the number that matters most.
short-forest = Forest from { $tile }{ $colonist_id ->
    [yes] {" "}+ colonist
    [noble] {" "}+ noble
   *[other] {""}
 }
short-trading_post = Post: { $good }, { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
short-buy_tile = Buy a tile ({ $cost })
short-sell_tile = Sell { $tile } ({ $n }){ with-whom }
short-discard_tile = { $tile }{ with-whom }
short-deliver = { $goods } ({ $points })
with-whom = { $who_id ->
    [none] {""}
   *[other] , { $who }
 }
short-draft = { $building } ({ $cost })

## Counts of nobles and of the small wharf

panel-standing-station = { $n ->
    [0] No nobles here.
   *[other] Nobles on: { $counts }.
 }
panel-left-station = { $n ->
    [one] One more noble has to stand here.
   *[other] { $n } more nobles have to stand here.
 }
panel-over-station = { $n ->
    [one] One noble too many.
   *[other] { $n } nobles too many.
 }
panel-put-station = { $n ->
    [one] Put a noble on…
   *[other] Put nobles on… (up to { $n })
 }
panel-take-station = Take a noble from…
panel-standing-small_wharf = To the small wharf: { $counts }. Every 2 barrels are 1 point.
panel-left-small_wharf = Take at least one barrel.
panel-over-small_wharf = { $n ->
    [one] One barrel too many.
   *[other] { $n } barrels too many.
 }
panel-put-small_wharf = { $n ->
    [one] Ship one barrel…
   *[other] Ship barrels… (up to { $n })
 }
panel-take-small_wharf = Keep one barrel…
panel-suggest-small_wharf = All barrels

## The catch in the same line

hint-draft = { $cost ->
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
 }, { amount-points }; { $spaces ->
    [one] the last space at this price
   *[other] { $spaces } spaces at this price
 }
    .short = { $cost }
hint-guest = { $now } of { $circles }
hint-forest = { $have ->
    [0] your first forest
    [one] you have one forest
   *[other] you have { $have } forests
 }, { $off ->
    [0] nothing off prices yet
   *[other] then { $off } off prices
 }
    .short = { $have }
hint-lay = { $have ->
    [0] your first
   *[other] you have { $have }
 }
    .short = { $have }
hint-discard-tile = you have { $have }
    .short = { $have }
    .beside = {""}
hint-empty-tile = an empty tile
    .whole = {""}
hint-to-windrose = goes to the windrose
hint-fetch = { $n ->
    [one] one aboard
   *[other] { $n } aboard
 }
    .short = { $n }
    .beside = {""}
hint-station = { $now } of { $circles }
hint-black-market = costs { $cost }, you have { $money }, { $short } short
    .whole = costs { $cost }
hint-give-person = { $n ->
    [one] one there
   *[other] { $n } there
 }
    .whole = {""}
hint-give-good = you have { $have }
    .whole = {""}
hint-give-point = of your { $points }
    .whole = {""}
hint-trading-post = { $n ->
    [0] for nothing
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }{ made-of-n }
hint-buy-tile = { $cost ->
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
 }, { $left ->
    [one] the last in the pile
   *[other] { $left } in the pile
 }
hint-sell-tile = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
 }
hint-deliver = { amount-points }
hint-small-wharf = you have { $have }

## What happens

event-drafted = { $seat } chooses the { $building } for this game.
    .brief = { $seat }: { $building }
event-board = Beige buildings of this game: { $buildings }.
event-guest = { $seat } sends { $who_id ->
    [noble] a noble guest
   *[other] a guest
 } { to-place }.
    .brief = {""}
event-forest = { $seat } lays { $tile_id ->
    [indigo] an indigo
   *[other] a { $tile }
 } plantation as a forest{ $colonist ->
    [0] {""}
   *[other] , and a colonist goes to the windrose
 }.
    .brief = { $seat }: forest
event-drawn = { $seat } looks at a face-down tile.
    .own = { $seat } looks at a face-down tile: { $tile }.
    .brief = {""}
event-land_bought = { $tile_id ->
    [forest] { $seat } buys a forest with the land office for { amount-cost }.
    [indigo] { $seat } buys an indigo plantation with the land office for { amount-cost }.
   *[other] { $seat } buys a { $tile } plantation with the land office for { amount-cost }.
 }
    .brief = { $seat }: { $tile } bought for { $cost }
sent-away = { $who_id ->
    [colonist] {" "}The colonist who stood there goes to the windrose.
    [noble] {" "}The noble who stood there goes to the windrose.
   *[none] {""}
 }
event-land_sold = { $tile_id ->
    [indigo] { $seat } sells an indigo plantation with the land office for { amount-n }.
   *[other] { $seat } sells a { $tile } plantation with the land office for { amount-n }.
 }{ sent-away }
    .brief = { $seat }: { $tile } sold for { $n }
event-tile_discarded = { $tile_id ->
    [forest] { $seat } discards a forest; under it: { $under }.
    [indigo] { $seat } discards an indigo plantation.
   *[other] { $seat } discards a { $tile } plantation.
 }{ sent-away }
    .brief = { $seat } discards { $tile }
event-hunting_lodge = { $seat } has the emptiest island: { amount-points } from the hunting lodge.
    .brief = { $seat }: hunting lodge, { amount-points }
event-villa = { $noble ->
    [0] { $seat } gets a colonist from the villa.
   *[other] { $seat } gets a noble from the villa.
 }
    .brief = {""}
event-noble_taken = { $seat } takes a noble from the ship.
    .brief = {""}
event-noble_ship = { $n ->
    [one] A noble boards the ship.
   *[other] { $n } nobles board the ship.
 }
    .brief = {""}
event-stationed = { $seat } has nobles on: { $places }.
    .brief = {""}
event-black_market = { $seat } gives the black market all doubloons{ given-person }{ given-good }{ $point ->
    [0] {""}
   *[other] , 1 point
 }.
    .brief = { $seat }: black market
event-church = { $seat } gets { amount-points } from the church.
    .brief = { $seat }: church, { amount-points }
event-specialty_factory = { $seat } earns { amount-n } with the specialty factory.
    .brief = { $seat }: specialty factory +{ amount-n }
event-chapel = { $doubloons ->
    [0] { $seat } gets { amount-points } from the chapel.
   *[other] { $seat } gets { amount-doubloons } from the chapel.
 }
    .brief = { $seat }: chapel
event-jeweler = { $seat } earns { amount-n } with the jeweler.
    .brief = { $seat }: jeweler +{ amount-n }
event-trading_post = { $seat } sells { $good } at the trading post for { $n ->
    [0] nothing
   *[other] { amount-n }
 }.
    .brief = { $seat }: { $good } for { $n } at the trading post
event-union_hall = { $seat } gets { amount-points } from the union hall.
    .brief = { $seat }: union hall, { amount-points }
event-delivered = { $seat } delivers to the royal supplier: { $goods }, for { amount-points }.
    .brief = { $seat }: { $goods } to the royal supplier
event-small_wharf = { $seat } ships via the small wharf: { $goods }, for { amount-points }.
    .brief = { $seat }: { $goods } via the small wharf
event-lighthouse = { $seat } earns { amount-n } with the lighthouse.
    .brief = { $seat }: lighthouse +{ amount-n }

## The table, line by line

line-nobles = Nobles: { $ship } on the ship, { $supply } in the supply.
    .alt = Nobles: { $ship } on the ship, { $supply } more
line-draft = Spaces left on the board: { $spaces }. To choose from: { $candidates }.
    .alt = Spaces left on the board: { $spaces }

## Scores

score-cloister = { name-cloister }
score-royal_garden = { name-royal_garden }
score-nobles = Nobles

## Options

option-new_buildings = New Buildings
    .about = Whether 14 more buildings join in; 17 beige ones are chosen for the game
option-new_buildings-false = without
    .about = Only the buildings of the base game
option-new_buildings-true = with
    .about = 17 of 31 beige buildings; see “Choice of buildings”
option-nobles = Nobles
    .about = Whether nobles come by ship, with 8 buildings for them
option-nobles-false = without
    .about = Colonists only; running out of them ends the game
option-nobles-true = with
    .about = A noble is worth 1 point; running out of colonists doesn't end the game
option-draft = Choice of buildings
    .about = With New Buildings: who chooses the beige buildings of the game
option-draft-pick = by the players
    .about = As printed: in turn, one kind each, until the board is full
option-draft-random = at random
    .about = As many at each price as the board has spaces, drawn at the start
option-draft-fixed = all the new ones
    .about = The 14 new buildings, with guild hall, residence and city hall

## Pictures

picture-draft = Draft
picture-spaces = { $n } free
