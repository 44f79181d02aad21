### Santa Maria, American Kingdoms: what every game of the expansion adds.

## Cocoa

name-cocoa = Cocoa
count-cocoa = { $n } cocoa
name-cocoa_1 = Farm (cocoa)
    .short = cocoa
    .does = Fills a cocoa store
name-mission_cocoa = Mission (cocoa)
    .does = { does-mission }
event-stored = { $seat } fills a { $resource } store.
    .brief = +{ $resource }
event-stores_full = { $seat } has no empty { $resource } store, so nothing is gained.
    .brief = no empty store

## Colony and town hall

name-colony_5 = Cocoa colony
name-hall_5 = Cocoa town hall
name-hall_5a = Hall (cocoa)
    .does = Half of the cocoa town hall: { $gains }
name-hall_5b = Hall (coins)
    .does = Half of the cocoa town hall: brings { $gains }

## Scholars and bishops

name-archery = Archery
    .does = A die of 1 or 6 may activate a diagonal, for { does-coins }
name-meditation = Meditation
    .does = When you retire, you may take a passing space somebody is on
name-bishop_tiles = Bishop (big tiles)
    .does = { does-points } for each expansion tile of { $cells } cells, { $most } at most
name-bishop_track = Bishop (conquest)
    .does = The conquistador track pays you twice in the last year
name-bishop_gems = Bishop (gems)
    .does = { does-points } for each gem in the price of your ships, { $most } at most
score-bishop_tiles = { name-bishop_tiles }
score-bishop_track = { name-bishop_track }
score-bishop_gems = { name-bishop_gems }

## Special tiles and ships: they end with the sign on their picture

name-special = Special
value-dock-special = Special dock
name-x01 = Special tile X01
    .short = X01
name-x02 = Special tile X02
    .short = X02
name-x03 = Special tile X03
    .short = X03
name-x04 = Special tile X04
    .short = X04
name-x05 = Special tile X05
    .short = X05
name-x06 = Special tile X06
    .short = X06
name-sp01 = Special ship SP01
    .short = SP01
name-sp02 = Special ship SP02
    .short = SP02
name-sp03 = Special ship SP03
    .short = SP03
name-sp04 = Special ship SP04
    .short = SP04
name-sp05 = Special ship SP05
    .short = SP05
name-sp06 = Special ship SP06
    .short = SP06
name-sp07 = Special ship SP07
    .short = SP07
name-sp08 = Special ship SP08
    .short = SP08
name-sp09 = Special ship SP09
    .short = SP09
name-sp10 = Special ship SP10
    .short = SP10

## Meditation

ask-Meditate = Meditation: after the road tile you may use a free passing space, too.
call-Meditate = you may use a second passing space
asked-Meditate = { $seat } may use a second passing space
verb-meditate = Use a second space
    .about = Meditation: use a free passing space, too
    .help = meditation
answer-meditate = Also use { in-space }
event-meditated = { $seat } also uses a second passing space: { in-space }.
    .brief = also { in-space }

## Options

option-american_kingdoms = American Kingdoms
    .about = Whether to play with the expansion: cocoa, special tiles and ships, new people
option-american_kingdoms-false = without
    .about = The base game
option-american_kingdoms-true = with
    .about = Cocoa, special tiles and ships, a fourth scholar, the cocoa colony; bishops cost nothing

## Why not

why-never-sold = { $resource } can't be sold.
why-no-archery = you need the archery scholar to use a diagonal.
why-fullest-dock = { $tile } must go to a dock with fewer ships: { $docks }.

## Governor

name-governor = Governor
name-navigation = Navigation
    .does = The governor may go on from a road, for { does-coins } each time
score-governor = { name-governor }
event-governor_moved = { $seat }'s governor goes to { $at }.
    .brief = governor → { $at }
ask-Navigate = Navigation: your governor has reached the road { $at }. Move him on one cell for { coins-n }? You have { coins-coins }.
call-Navigate = you may move your governor on
asked-Navigate = { $seat } may move the governor on
verb-move_on = Move the governor on
    .about = Navigation: one cell further, for coins
    .help = navigation
answer-move_on = { verb-move_on }
line-governor = Governor of { $seat }: { $at }.
why-governor-there = the governor is on { $at }.

## Specialists

name-specialists = Specialists
name-farmer = Farmer
    .does = As much grain as you've hired farmers, for as many coins
name-forester = Forester
    .does = As much wood as you've hired foresters, for as many coins
name-soldier = Soldier
    .does = As many conquistador steps as you've hired soldiers, for as many coins
name-improve_cocoa = Improvement (cocoa)
    .does = Building and road in one: { $gains }
name-improve_shipping = Improvement (shipping)
    .does = Building and road in one: shipping
name-improve_goods = Improvement (wood, grain)
    .short = Improvement (goods)
    .does = Building and road in one: { $gains }
name-improve_sugar = Improvement (sugar, coin)
    .short = Improvement (sugar)
    .does = Building and road in one: { $gains }
name-improve_gem = Improvement (gem, coin)
    .short = Improvement (gem)
    .does = Building and road in one: { $gains }
name-improve_conquistador = Improvement (conquest)
    .does = Building and road in one: a conquistador step
name-improve_religion = Improvement (religion)
    .does = Building and road in one: a religion step
event-specialists = This year's specialists: { $specialists }.
    .brief = {""}
event-hired = { $seat } { $specialist_id ->
    [farmer] hires a farmer
    [forester] hires a forester
    [soldier] hires a soldier
   *[other] takes { $specialist }
 } for { coins-coins }.
    .brief = { $specialist } ({ coins-coins })
event-improved = { $seat } puts { $tile } on { $at }.
    .brief = on { $at }
ask-Hire = { $improves ->
    [0] You may hire { $specialist_id ->
        [farmer] a farmer
        [forester] a forester
        [soldier] a soldier
       *[other] { $specialist }
     } for { coins-n }.
   *[other] You may put { $specialist } on a cell, for { $built ->
        [one] { $built } coin
       *[other] { $built } coins
     } on a built one or { $empty } on an empty one.
 } You have { held }.
call-Hire = you may hire a specialist
asked-Hire = { $seat } may hire
verb-hire = Hire
    .about = Hire the specialist beside the value of your white die
    .help = specialists
verb-improve = Place the improvement
    .about = Put the specialist's improvement on a cell
    .help = specialists
facet-specialist = Specialist
    .about = Who is hired
answer-hire = Hire { $specialist }
answer-improve = Put it on { $at }
hint-hire = { coins-n }
hint-improve = { coins-n }{ $building_id ->
    [none] {""}
   *[other] , on top of { $building }
 }
item-specialists = { $name }: { $what }
line-specialists = To hire, by value of the die: { $specialists }.
line-hired = Hired by { $seat }: { $specialists }.
why-other-specialist = at this value you'd hire { $specialist }.
why-goes-on-a-cell = { $specialist } goes on a cell: say which.
why-no-improvement = { $specialist } is hired, not put on a cell.

## Ambassadors

name-ambassadors = Ambassadors
name-ambassador_white_1 = White 1 (ambassador)
name-ambassador_white_2 = White 2 (ambassador)
name-ambassador_white_3 = White 3 (ambassador)
name-ambassador_white_4 = White 4 (ambassador)
name-ambassador_white_5 = White 5 (ambassador)
name-ambassador_white_6 = White 6 (ambassador)
name-ambassador_blue_1 = Blue 1 (ambassador)
name-ambassador_blue_2 = Blue 2 (ambassador)
name-ambassador_blue_3 = Blue 3 (ambassador)
name-ambassador_blue_4 = Blue 4 (ambassador)
name-ambassador_blue_5 = Blue 5 (ambassador)
name-ambassador_blue_6 = Blue 6 (ambassador)
event-ambassadors = The ambassadors' dice: { $dice }.
    .brief = {""}
event-followed = { $seat } activates { in-line }, too{ $coins ->
    [0] {""}
   *[other] , for { coins-coins }
 }.
    .brief = { $seat } activates { in-line }
ask-ChooseLine = Somebody took an ambassador's die: everybody activates { in-line }. Your scholar allows another line, too; a diagonal costs { coins-n }. You have { coins-coins }.
call-ChooseLine = choose a line for the ambassador's die
asked-ChooseLine = { $seat } chooses a line
verb-follow = Activate the line
    .about = Of an ambassador's die that somebody else took
    .help = ambassadors
answer-follow = Activate { in-line }
line-ambassadors = Ambassadors' dice: { $dice }.
why-no-ambassador = no ambassador has { $die }.
why-other-line = an ambassador's die activates { $lines }.

## Options of the modules

option-governor = Governor
    .about = With American Kingdoms: a governor in every colony, moved by dice
option-governor-false = without
    .about = No governor
option-governor-true = with
    .about = Dice move him; he activates buildings, and his cell counts at the end
option-specialists = Specialists
    .about = With American Kingdoms: people to hire with white dice
option-specialists-false = without
    .about = Nobody to hire
option-specialists-true = with
    .about = Six a year, each beside one value of the white dice
option-ambassadors = Ambassadors
    .about = With American Kingdoms: two dice whose lines everybody activates
option-ambassadors-false = without
    .about = Three white dice a player, and a blue die to begin with
option-ambassadors-true = with
    .about = Two white dice a player, no blue die at first, and two dice that work for all
