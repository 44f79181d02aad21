### Santa Maria, American Kingdoms: what every game of the expansion adds.

## Cocoa

name-cocoa = Cocoa
count-cocoa = { $n } cocoa
name-cocoa_1 = Farm (cocoa)
    .short = cocoa
    .does = Turns a cocoa store to its full side
name-mission_cocoa = Mission (cocoa)
    .does = { does-mission }
event-stored = { $seat } fills a store: { $resource }.
    .brief = +{ $resource }
event-stores_full = { $seat } has no empty store, so nothing comes of it: { $resource }.
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
    .does = A die of 1 or 6 activates a diagonal, for { does-coins }
name-meditation = Meditation
    .does = Retiring: you may take a passing space that somebody has
name-bishop_tiles = Bishop (big tiles)
    .does = { does-points } for each expansion tile of { $cells } cells, { $most } at most
name-bishop_track = Bishop (conquest)
    .does = The conquistador track of the last year pays you twice
name-bishop_gems = Bishop (gems)
    .does = { does-points } for each gem that your ships cost, { $most } at most
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

ask-Meditate = Meditation: after the road tile you may use a free passing space as well.
call-Meditate = you may use another passing space
asked-Meditate = { $seat } meditates
verb-meditate = Use a second space
    .about = Meditation: the action of a free passing space as well
    .help = meditation
answer-meditate = Use as well: { in-space }
event-meditated = { $seat } uses a second passing space: { in-space }.
    .brief = also { in-space }

## Options

option-american_kingdoms = American Kingdoms
    .about = Whether the expansion is played with: cocoa, special tiles and ships, new people
option-american_kingdoms-false = without
    .about = The base game
option-american_kingdoms-true = with
    .about = Cocoa, special tiles and ships, a fourth scholar, the cocoa colony; bishops cost nothing

## Why not

why-never-sold = nobody buys that: { $resource }.
why-no-archery = it takes the scholar of archery to use a diagonal.
why-fullest-dock = { $tile } goes to a dock with fewer tiles: { $docks }.

## Governor

name-governor = Governor
name-navigation = Navigation
    .does = The governor goes on from a road, for { does-coins } each time
score-governor = { name-governor }
event-governor_moved = The governor of { $seat } goes to { $at }.
    .brief = governor → { $at }
ask-Navigate = Navigation: your governor has come to the road { $at }. Move him on the same way for { coins-n }? You have { coins-coins }.
call-Navigate = you may move your governor on
asked-Navigate = { $seat } navigates
verb-move_on = Move the governor on
    .about = Navigation: one cell further for coins
    .help = navigation
answer-move_on = { verb-move_on }
line-governor = Governor of { $seat }: { $at }.
why-governor-there = the governor stands on { $at }.

## Specialists

name-specialists = Specialists
name-farmer = Farmer
    .does = Brings as much grain as you have hired farmers, for as many coins
name-forester = Forester
    .does = Brings as much wood as you have hired foresters, for as many coins
name-soldier = Soldier
    .does = As many conquistador steps as you have hired soldiers, for as many coins
name-improve_cocoa = Improvement (cocoa)
    .does = A building that is a road, too: { $gains }
name-improve_shipping = Improvement (shipping)
    .does = A building that is a road, too: shipping
name-improve_goods = Improvement (wood, grain)
    .short = Improvement (goods)
    .does = A building that is a road, too: { $gains }
name-improve_sugar = Improvement (sugar, coin)
    .short = Improvement (sugar)
    .does = A building that is a road, too: { $gains }
name-improve_gem = Improvement (gem, coin)
    .short = Improvement (gem)
    .does = A building that is a road, too: { $gains }
name-improve_conquistador = Improvement (conquest)
    .does = A building that is a road, too: a conquistador step
name-improve_religion = Improvement (religion)
    .does = A building that is a road, too: a religion step
event-specialists = New specialists, for dice of 1 to 6: { $specialists }.
    .brief = {""}
event-hired = { $seat } hires { $specialist } for { coins-coins }.
    .brief = { $specialist } ({ coins-coins })
event-improved = { $seat } puts { $tile } on { $at }.
    .brief = on { $at }
ask-Hire = { $improves ->
    [0] You may hire { $specialist } for { coins-n }.
   *[other] You may take { $specialist } and put it on a cell: { $built } on a built one, { $empty } on an empty one, in coins.
 } You have { held }.
call-Hire = you may hire a specialist
asked-Hire = { $seat } may hire
verb-hire = Hire
    .about = Hire the specialist beside the value of your white die
    .help = specialists
verb-improve = Put the improvement
    .about = Put the specialist's improvement on a cell
    .help = specialists
facet-specialist = Specialist
    .about = Who is hired
answer-hire = Hire { $specialist }
answer-improve = Put it on { $at }
hint-hire = { coins-n }
hint-improve = { coins-n }{ $building_id ->
    [none] {""}
   *[other] , upon { $building }
 }
item-specialists = { $name }: { $what }
line-specialists = To hire, by value: { $specialists }.
line-hired = Hired by { $seat }: { $specialists }.
why-other-specialist = beside this value lies { $specialist }.
why-goes-on-a-cell = { $specialist } goes on a cell: say where.
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
event-ambassadors = On the tokens of ambassadors lie { $dice }.
    .brief = {""}
event-followed = { $seat } runs { in-line }, too{ $coins ->
    [0] {""}
   *[other] , for { coins-coins }
 }.
    .brief = { $seat } runs { in-line }
ask-ChooseLine = Somebody has taken an ambassador's die: everybody runs { in-line }. Your scholar knows another line, too; a diagonal takes { coins-n }. You have { coins-coins }.
call-ChooseLine = choose the line of an ambassador's die
asked-ChooseLine = { $seat } chooses a line
verb-follow = Run a line
    .about = An ambassador's die that somebody else has taken
    .help = ambassadors
answer-follow = Run { in-line }
line-ambassadors = On ambassadors' tokens: { $dice }.
why-no-ambassador = no ambassador has such a die: { $die }.
why-other-line = an ambassador's die is run along { $lines }.

## Options of the modules

option-governor = Governor
    .about = With American Kingdoms: a governor in every colony, moved by dice
option-governor-false = without
    .about = No governor
option-governor-true = with
    .about = Dice move him; he activates buildings, and at the end his cell counts
option-specialists = Specialists
    .about = With American Kingdoms: people to hire with white dice
option-specialists-false = without
    .about = Nobody to hire
option-specialists-true = with
    .about = Six a year, each beside a value of white dice
option-ambassadors = Ambassadors
    .about = With American Kingdoms: two dice whose lines everybody runs
option-ambassadors-false = without
    .about = Three white dice a player, a blue die to begin with
option-ambassadors-true = with
    .about = Two white dice a player, no blue die at first, two dice that work for all
