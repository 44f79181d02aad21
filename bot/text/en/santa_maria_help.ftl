### Santa Maria: help. What each thing does, how rules are read, where the translations differ.

help-facts-building = Terrain: { $terrain }.{ $colonists ->
    [0] {""}
   *[other] {" "}Colonists: { $colonists }.
 }{ $gains_n ->
    [0] {""}
   *[other] {" "}Brings { $gains }.
 }{ $gives_n ->
    [0] {""}
   *[other] {" "}Pay { $gives_n ->
        [1] 1 { $gives }
       *[other] one of { $gives }
     }, get { $choices ->
        [1] { $gets }
       *[other] one of { $gets }
     }.
 }
help-facts-tile = Cells: { $cells }.{ $cost_n ->
    [0] {""}
   *[other] {" "}Costs { $cost }.
 }
help-facts-place = { $gains_n ->
    [0] Points at the end: { $points }.
   *[other] Brings { $gains }.
 }{ $seen ->
    [0] {""}
   *[other] {" "}Monks there: { $monks }.
 }
help-facts-ship = Costs { $cost }, worth { $points } at the end.
help-facts-components = Rows of our data now: { $printed } printed, { $rulebook } from the rulebooks, { $derived } derived, { $reconstructed } reconstructed.{ $own_id ->
    [none] {""}
   *[other] {" "}Values of our host: “{ $own }”.
 }

item-sells = { $name } { $n }
item-buys = { $name } { $n }
item-prices = { $name } { $n }
item-square = { $name }×{ $name }: { $n }

## Resources and buildings

help-wood = A simple resource: sells for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, costs { $buy } to buy. It pays for expansion tiles.
help-grain = A simple resource: sells for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, costs { $buy } to buy. With wood it pays for triples, and alone for a second religion step.
help-sugar = A special resource: sells for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, and you can buy it only with the scholar Advanced economy. Ships need it.
help-gem = A special resource: sells for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, and you can buy it only with the scholar Advanced economy. Ships need it.
help-gold =
    A special resource: sells for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 } and can't be bought. It stands in for any other resource wherever you pay one: tiles, ships, trade, religion, botany.
    Where there's a choice, you say what it pays for. A table can have it pay only for what you lack (option “Gold”).
help-wood_1 = A forest that brings wood when activated. Whatever doesn't fit in your store turns into coins.
help-wood_2 = A forest that brings more wood than the small one. Whatever doesn't fit turns into coins.
help-grain_1 = A farm that brings grain when activated. Whatever doesn't fit in your store turns into coins.
help-grain_2 = A farm that brings more grain than the small one. Whatever doesn't fit turns into coins.
help-sugar_1 = A farm that brings sugar when activated. Whatever doesn't fit in your store turns into coins.
help-gem_1 = A mountain that brings a gem when activated. Whatever doesn't fit in your store turns into coins.
help-coins_mountain = A mountain that brings coins when activated. You can have any number of coins.
help-coins_forest = A forest that brings coins when activated. You can have any number of coins.
help-happiness = A town that brings happiness tokens, which are points, each time it's activated. They lie face down until the end.
help-trade_1 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-trade_2 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-trade_3 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-trade_4 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-trade_5 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-trade_6 = A town: when it's activated you may trade one of the resources here for one of the gains. Once per activation; more often with industrialization.
help-shipping =
    Pay what a ship on the common board costs and take it into your harbour, to the dock with the same symbol. A new one takes its place while the pile lasts.
    Ships bring income whenever you retire, points at the end, and more points for sets of one in every dock. The shipping building is a town; each board has one at A1.
help-conquistador =
    One step on the conquistador track. When you cross a gold symbol you get a gold. Steps past the last space are lost.
    If somebody is already on your space, you go on top, and the lower one counts as ahead. At the end of the year the track pays points by rank (nothing if you haven't moved), then everybody goes back to the start.
    Reading: points go by rank, as the table says, and its last rank has none; on the start you get nothing at any rank.
help-religion =
    One step on the religion track, and a second one for a grain (or a gold) if you like: two at most for one religion symbol. Crossing a monk symbol lets you send out a monk; some of them also unlock a blue die. Markers stay where they are at the end of a year.
    Past the end of the track, every step is a point. (Readings: you never have to take a step, not even as income. You're asked only about steps across a monk symbol; the rest are taken for you, since a space further on is never worse. The option “Steps on the tracks” can ask about every step. If you skip the first step there's no second. You send the monk before you're asked about the second.)
help-road_1 = Roads aren't buildings: they're never activated and no die stays on them. At the end the colonist is a point for each full row or column it lies in. Roads join things to the town hall.
help-road_2 = Roads aren't buildings: they're never activated and no die stays on them. At the end each colonist is a point for each full row or column it lies in. Roads join things to the town hall.
help-hall_1a = One half of the first town hall, activated like any building: wood and coins.
help-hall_1b = One half of the first town hall, activated like any building: a step on the conquistador track.
help-hall_2a = One half of the second town hall, activated like any building: grain and coins.
help-hall_2b = One half of the second town hall, activated like any building: a step on the religion track.
help-hall_3a = One half of the third town hall, activated like any building: sugar and coins.
help-hall_3b = One half of the third town hall, activated like any building: take a ship if you can pay.
help-hall_4a = One half of the fourth town hall, activated like any building: a gem and coins.
help-hall_4b = One half of the fourth town hall, activated like any building: points and coins.
help-hall_1 = { help-town_hall }
help-hall_2 = { help-town_hall }
help-hall_3 = { help-town_hall }
help-hall_4 = { help-town_hall }
help-town_hall =
    Two cells, each of them a building. In the basic set-up one is printed in every colony; in the advanced one you choose it together with a scholar and put it on any two empty cells before the first year.
    Two bishops count what's joined to it. (Reading: it's a terrain of its own, so not a town.)
help-road_tile = One cell of road with colonists, from the lowest passing space. There are { $road_tiles } for the whole game. It goes on any empty cell, and you don't have to take it.

## Scholars

help-astronomy = Whenever you take a ship, you may put it into another dock of your harbour for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } per dock it moves up or down.
help-taxation =
    When you take a die, you get coins for the colonists in the row or column it activates: { $coins } for { $colonists ->
    [1] each
   *[other] every { $colonists }
 }.
    Reading: one translation says “rounded down”, which means nothing with whole colonists; every colonist pays. The coins come as soon as you take the die, so you can spend them along the line.
help-botany = When you take a die, you may give one resource of these ({ $pay }) or a gold instead of coins, and use the die for any line of its colour.
help-philosophy = Your blue dice may activate a column instead of a row. White dice still go to columns only.
help-mathematics =
    When you retire, you take back the coins on one of your buildings. Coins on the others go to the supply at the end of the year.
    Reading: it's the building with the most coins, chosen for you; if you win this scholar while retiring, you take them at once.
help-engineering = After a row or column is activated, the die may stay on any free building of it, not just the last one. You choose when the line is done.
help-industrialization = Whenever you activate a trade building, you may trade there more than once, choosing anew each time. Trades per activation: { $times }.
help-basic_economy = You pay less, in coins, whenever you buy these on your turn: { $prices }.
help-advanced_economy = On your turn you can also buy these, in coins each: { $prices }.
help-logistics =
    On your turn, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, you may move one of the dice in your colony to a free building joined to it by road; neighbours count as joined. The building it leaves is free again. You may do this as often as you can pay.
    Reading: you may do it in the middle of a line, too, but one free building of the line must be left for the die in hand. If a building that's still to come becomes free, it's activated.

## Bishops, missions, monks

help-bishop_square = A fully built square in your colony, roads and printed buildings included. Points by the length of its side: { $square }. Only one square counts.
help-bishop_ships = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each ship in your fullest dock; { $most } at most.
help-bishop_towns = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each town joined to your town hall by road or right next to it; { $most } at most.
help-bishop_colonists = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each colonist on roads joined to your town hall; { $most } at most.
help-bishop_terrain = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each cell of your largest connected area of one terrain ({ $terrains }); { $most } at most.
help-bishop_diverse =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each row or column with all of these: { $terrains }; { $most } at most.
    Reading: the sheet says 2 a line, but its own example gives 9 for three lines; we take 3. The town hall doesn't count as any of them.
help-mission_points = A mission: the monk brings something at once, see below. He stays, so you can't send a second one.
help-mission_coins = A mission: the monk brings something at once, see below. He stays, so you can't send a second one.
help-mission_gold = A mission: the monk brings something at once, see below. Whatever doesn't fit in your store turns into coins.
help-mission_goods = A mission: the monk brings something at once, see below. Whatever doesn't fit in your store turns into coins.
topic-monks = Monks
help-monks =
    When you cross a monk symbol on the religion track, you may send one of your { $monks } monks to a scholar, a bishop or a mission where you don't have one yet. The first to get there pays nothing; later you pay { $monk_fee ->
    [one] { $monk_fee } coin
   *[other] { $monk_fee } coins
 } to each player already there.
    A scholar gives you an ability for the rest of the game and some points; a bishop scores at the end in his own way{ $bishop_penalty ->
    [0] {""}
    [one] , at a price of { $bishop_penalty } point
   *[other] , at a price of { $bishop_penalty } points
 }; a mission pays at once.
    Reading: if you send no monk you keep him, but this chance is gone.
topic-scholars = Scholars
help-scholars = There are { $scholars } scholars, and { $board_scholars } of them are on the common board; in the advanced set-up you have one more of your own. You have the ability from the moment you win it until the end. Your scholars' points count at the end, including the one beside your town hall (a reading).
topic-bishops = Bishops
help-bishops = There are { $bishops } bishops, and { $board_bishops } of them are on the common board. For each one you have a monk with, you { $bishop_penalty ->
    [0] score in his way at the end
    [one] lose { $bishop_penalty } point at the end and score in his way
   *[other] lose { $bishop_penalty } points at the end and score in his way
 }.

## Achievements of the solo game

help-communism = Solo: { $least } points or more for colonists at the end of the game.
help-capitalism = Solo: { $least } full sets of ships, with one in every dock of your harbour.
help-theocracy = Solo: { $least } points or more from bishops, not counting their price.
help-capracracy =
    Solo: an unbroken chain of one terrain (not road) from the west edge of your colony to the east, or from north to south.
    Reading: one translation asks for a whole row or column of one kind of building; the chain may bend, as in the other one and in English.
help-democracy = Solo: { $least } points or more in all at the end of the game.
help-utopia = Solo: { $least } points or more in all at the end of the game.

## Rules

topic-first = Santa Maria in a minute
help-first =
    Build up a colony over { $years } years; most points win. They come from happiness, ships, scholars and bishops, from the conquistador track each year, and from colonists in full rows and columns.
    On your turn you do one thing.
    · **Take a die**: a white one activates all free buildings of the column with its number, a blue one those of the row; it stays on the last of them and closes it.
    · **Activate one building**: put coins on it.
    · **Place a tile**: buy an expansion with wood and grain.
    · **Retire**: take a passing space, and your year is over.
    You may also sell and buy at any moment of your turn.
    Buildings bring resources, coins, happiness, steps on the two tracks, trade and ships. Religion pays off early: it brings blue dice and monks, and monks go to scholars, bishops and missions.
    A good start: lay tiles so that one row and one column have many buildings, then use dice on them; each die does a whole line.
    The menus say what each thing does; *?* says more.
topic-course = How a year goes
help-course =
    The game lasts { $years } years. Clockwise from the first player, you each do one thing in turn: buy an expansion tile, activate one building with coins, take a die for a row or column, or retire. Once you've retired you're skipped, and when everybody has, the year is over.
    You may also sell and buy at any moment of your turn, even while a line is being activated. Whatever has only one possible outcome happens by itself.
topic-setup = Set-up
help-setup =
    Everybody starts with { $start }{ $blue_first ->
    [0] {""}
   *[other] {" "}and one blue die
 }; coins in order of play: { $starts }. On the board: { $board_scholars } scholars, { $board_bishops } bishops, { $missions } missions, { $docks } ships, { $offered } doubles, { $offered } triples, and { $white_each } white dice per player.
    Basic: everybody has a different side A, dealt or chosen anticlockwise from the right of the first player. Advanced: everybody has side B; then, in the same order and with the dice already rolled, you each take a town hall with a scholar and place it.
topic-expanding = Expanding
help-expanding =
    Take a tile on display: a double for { $double }, a triple for { $triple }. Turn it as you like and put it on empty cells anywhere in your colony; it doesn't have to touch anything. It isn't replaced until next year. Tiles aren't flipped (a reading).
    You're asked for the cell of the tile's first cell, and how far the tile is turned. Unturned, the second cell lies to the right of the first, and the third below it.
topic-activating = Activating one building
help-activating = Put coins on a free building, one with no die or coins on it, and use it. The first in a year costs 1 coin, the second 2, and so on. The coins stay there until the end of the year and keep the building closed.
topic-dice = Taking a die
help-dice =
    A white die comes from the middle, at most { $white_most } a year, and activates the column with its value; a blue one is your own and activates the row. Each step up or down costs 1 coin; from 1 to 6 that's five.
    All free buildings of the line are used in order: columns from top to bottom, rows from left to right. The die stays on the last free one and closes it for the year.
    Readings: you can't take a die, white or blue, for a line with no free building. A building counts if it's free when its turn comes. The die stays on the last free one even if you make no use of it.
topic-trading = Trade
help-trading = A trade building gives what's below for one of the resources above, once per activation. You may decline, and you may sell or buy before you trade. You're asked only if you could trade, perhaps after selling and buying.
topic-retiring = Retiring
help-retiring =
    Move to a free passing space and take what it shows, or leave it. Then your harbour pays, dock by dock from top to bottom, once for each ship, and your year is over.
    From the top: coins, religion, conquistador, shipping, road tile. Whoever is highest plays first next year, and wins ties at the end. A blue die you win now waits until next year.
topic-harbour = Harbour
help-harbour = Your harbour has the same docks as the common board: coins, religion, conquistador, points. Each ship pays its dock's income when you retire. At the end, a set of one ship in every dock is { $set_points ->
    [one] { $set_points } point
   *[other] { $set_points } points
 }.
topic-free_actions = Selling and buying
help-free_actions = Whenever it's your turn, even in the middle of an activation: sell resources ({ $sells } coins) and buy some ({ $buys }). Never hold more than { $storage } of a kind. It doesn't use up your turn.
topic-storage = Room in the store
help-storage = You can hold { $storage } of each resource. Anything beyond that is paid out in coins, as if you sold it: { $sells }. Coins and happiness never run out.
topic-blue = Blue dice
help-blue =
    { $blue_first ->
    [0] Nobody has one at first; you unlock them
   *[other] You start with one and can unlock more
 } on the religion track, up to { $blue_most } in all. They're rolled again every year.
    With the option of shared blue dice, they all lie in the middle. On your turn you may take one for a row, each year no more than you've unlocked.
topic-year_end = End of the year
help-year_end = The conquistador track pays by rank and is cleared; dice and coins leave the colonies. After every year but the last, new tiles are laid out, { $offered } doubles and { $offered } triples, all dice are rolled, and whoever is highest on the passing spaces starts.
topic-score = Final score
help-score =
    Happiness tokens; 1 point for every { $coins_per_point } coins, after selling all resources; 1 point for each colonist in every full row and every full column; scholars; bishops{ $bishop_penalty ->
    [0] {""}
    [one] , minus { $bishop_penalty } point each
   *[other] , minus { $bishop_penalty } points each
 }; { $set_points } for every set of ships in all docks; the points on the ships.
    Ties go to whoever is nearer to the 1st symbol on the passing spaces of the last year.
topic-terrain = Terrain
help-terrain = Every building stands on farm, forest, mountain or town. The town hall is a terrain of its own; roads have none. Terrain matters only for bishops and achievements.
topic-solo = Solo
help-solo = The advanced set-up and the usual rules. Each year the conquistador track pays { $solo } points if you've passed that year's tree; the words of the board say which space that is. You win with { $goal } points, and there are six achievements as well.
topic-tiles = Expansion tiles
help-tiles = A tile is named by the sign on its picture: D and a number is a double, L and a number a triple of three cells around a corner. The first cell is the corner. You pay when you take it.
topic-ships = Ships
help-ships = A shipping tile is named by the sign on its picture. Pay the resources it shows; gold stands in for any of them. In your harbour it lies face down, but everybody has seen it, so here it's open.
topic-readings = How unclear rules are read here
help-readings =
    · Buildings of a line are taken one by one, each if it's free then; the die goes on the last one still free.
    · What nobody would refuse happens by itself: production, coins and points as income, taxes, taking back coins, and steps that cross no monk symbol and no gold you have no room for (unless the table wants to be asked about every step).
    · Trade, ship, a step over a monk symbol, second step, monk, road: you may decline, when retiring too. You're asked only if you could do it now, or after selling and buying; but not about a trade whose price you'd have to buy for as much as it brings, nor about a point past the end of religion if its grain would cost as much.
    · Logistics: between two buildings of a line you're asked only where moving a die could free the next one, or change which building the die in hand ends on. Other moves can wait for your next question.
    · Steps past the end of the conquistador track are lost; past the end of religion they're points.
    · Gold can pay for anything, so where there's a choice you say for what. At some tables (option “Gold”) it pays only for what's missing.
    · The scholar beside a town hall counts its points. Town halls have no other terrain.
    · A blue die you win while retiring waits for next year.
    · For where the two Russian translations differ, see that topic.
topic-differences = Where translations differ
help-differences =
    The two Russian rulebooks here (000 and 002) don't always agree. We read them like this:
    · Which dice need a free building: 000 says any, 002 white ones. Any.
    · The die stays on the last free building (000), not the last one activated (002).
    · Diverse line: the text says 2 points, the example 3. It's 3.
    · Taxation “rounded down” (000 only): a coin for each colonist.
    · Capracracy: a chain of one terrain (000), not a line of one kind of building (002, which calls it “Kozlocracy”).
    · A road of two colonists: 000 shows a road, 002 says road tile. A road tile has two.
    · Conquistadors: 000 gives nothing to the last player or to those who haven't moved, 002 nothing to the rearmost, moved or not. We go by rank, as the table says (its last rank has none), and give nothing on the start.
    · Happiness tokens: 60 or 72. There's no limit.
    · Coins and dice both leave the colonies at the end of a year; 002 names only coins.
topic-components = Where the numbers come from
help-components =
    We couldn't see every component of Santa Maria, so each row of our data says where its values come from. Printed: known from the real component. Rulebook: stated in the rules. Derived: follows from their examples and counts. Reconstructed: our own, made to fit the rest.
    What tiles, ships and buildings hold, where the symbols on the tracks lie and how much docks bring is mostly reconstructed.
    If you own the game, you can enter the printed values: the host names a folder with them (see “Values of your own” in the README). Each table keeps the values it began with.

## Tiles and ships, by the sign on the picture

help-d01 = { help-tiles }
help-d02 = { help-tiles }
help-d03 = { help-tiles }
help-d04 = { help-tiles }
help-d05 = { help-tiles }
help-d06 = { help-tiles }
help-d07 = { help-tiles }
help-d08 = { help-tiles }
help-d09 = { help-tiles }
help-d10 = { help-tiles }
help-d11 = { help-tiles }
help-d12 = { help-tiles }
help-d13 = { help-tiles }
help-d14 = { help-tiles }
help-d15 = { help-tiles }
help-l01 = { help-tiles }
help-l02 = { help-tiles }
help-l03 = { help-tiles }
help-l04 = { help-tiles }
help-l05 = { help-tiles }
help-l06 = { help-tiles }
help-l07 = { help-tiles }
help-l08 = { help-tiles }
help-l09 = { help-tiles }
help-l10 = { help-tiles }
help-l11 = { help-tiles }
help-l12 = { help-tiles }
help-l13 = { help-tiles }
help-l14 = { help-tiles }
help-l15 = { help-tiles }
help-st1 = { help-ships }
help-st2 = { help-ships }
help-st3 = { help-ships }
help-st4 = { help-ships }
help-sh01 = { help-ships }
help-sh02 = { help-ships }
help-sh03 = { help-ships }
help-sh04 = { help-ships }
help-sh05 = { help-ships }
help-sh06 = { help-ships }
help-sh07 = { help-ships }
help-sh08 = { help-ships }
help-sh09 = { help-ships }
help-sh10 = { help-ships }
help-sh11 = { help-ships }
help-sh12 = { help-ships }
help-sh13 = { help-ships }
help-sh14 = { help-ships }
help-sh15 = { help-ships }
help-sh16 = { help-ships }
help-sh17 = { help-ships }
help-sh18 = { help-ships }
help-sh19 = { help-ships }
help-sh20 = { help-ships }
help-sh21 = { help-ships }
help-sh22 = { help-ships }
help-sh23 = { help-ships }
help-sh24 = { help-ships }
help-sh25 = { help-ships }
help-sh26 = { help-ships }
help-sh27 = { help-ships }
help-sh28 = { help-ships }
help-sh29 = { help-ships }
help-sh30 = { help-ships }
