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

help-wood = A simple resource: sold for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, bought for { $buy }. Expansion tiles are paid with it.
help-grain = A simple resource: sold for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, bought for { $buy }. It buys triples together with wood, and a second religion step.
help-sugar = A special resource: sold for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, not to be bought without the scholar Advanced economy. Ships need it.
help-gem = A special resource: sold for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, not to be bought without the scholar Advanced economy. Ships need it.
help-gold =
    A special resource: sold for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
 }, never bought. It stands in for any other resource wherever one is paid: tiles, ships, trade, religion, botany.
    Where there is a choice you say what it pays for. A table may want it to pay only what you lack (option “Gold”).
help-wood_1 = A forest that brings wood when it is activated. What has no room in your store is turned into coins.
help-wood_2 = A forest that brings more wood than the small one when it is activated. What has no room is turned into coins.
help-grain_1 = A farm that brings grain when it is activated. What has no room in your store is turned into coins.
help-grain_2 = A farm that brings more grain than the small one when it is activated. What has no room is turned into coins.
help-sugar_1 = A farm that brings sugar when it is activated. What has no room in your store is turned into coins.
help-gem_1 = A mountain that brings a gem when it is activated. What has no room in your store is turned into coins.
help-coins_mountain = A mountain that brings coins when it is activated. There is no limit to coins.
help-coins_forest = A forest that brings coins when it is activated. There is no limit to coins.
help-happiness = A town that brings happiness tokens, that is points, each time it is activated. They lie face down until the end.
help-trade_1 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-trade_2 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-trade_3 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-trade_4 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-trade_5 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-trade_6 = A town where you trade when it is activated: one of the resources here for one of the gains. Once for each activation; more often with industrialization.
help-shipping =
    Pay what a ship on the common board shows and take it into your harbour, to the dock with the same symbol. A new one comes up in its place, as long as the pile lasts.
    Ships bring income whenever you retire, points at the end, and points for sets of one in every dock. The shipping building is a town; each board has one at A1.
help-conquistador =
    One step on the conquistador track. Whoever crosses a gold symbol gets a gold. Past the last space steps are lost.
    On a space where somebody stands you come on top, and the lower one counts as ahead. At the end of the year the track pays points by rank; who has not moved gets none. Then all go back to the start.
    Reading: points go by rank, as the table says, and its last rank has none; whoever stands on the start gets nothing at any rank.
help-religion =
    One step on the religion track, and a second one for a grain (or a gold) if you like: two at most for one religion symbol. Crossing a monk symbol lets you send out a monk; at some of them a blue die is unlocked as well. Markers stay where they are at the end of a year.
    At the end of the track every further step is a point. (Reading: no step has to be taken, for an income neither. You are asked where it would cross a monk symbol; any other is taken at once, for nobody is worse off one space further on. A table may want every step asked, option “Steps on the tracks”. Without the first step there is no second. A monk is sent before you are asked for the second.)
help-road_1 = Roads are no buildings: they are never activated and carry no die. A colonist on one is a point at the end for each full line it lies in. Roads join things to the town hall.
help-road_2 = Roads are no buildings: they are never activated and carry no die. Each colonist on one is a point at the end for each full line it lies in. Roads join things to the town hall.
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
    Two cells, each a building. In the basic set-up one is printed in every colony; in the advanced one it is chosen with a scholar and put anywhere on two empty cells before the first year.
    Two bishops count what is joined to it. (Reading: its terrain is its own, it is neither a town nor anything else.)
help-road_tile = One cell of road with colonists, from the lowest passing space. For the whole game there are { $road_tiles } of them. It goes on any empty cell; nobody has to take it.

## Scholars

help-astronomy = Whenever you take a ship you may put it into another dock of your harbour: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } for each dock it moves up or down.
help-taxation =
    When you take a die you get coins for the colonists in the row or column it activates: { $coins } for { $colonists ->
    [1] each
   *[other] every { $colonists }
 }.
    Reading: one translation says “rounded down”, which means nothing with whole colonists; every colonist pays. The coins come as the die is taken, so they can be spent along the line.
help-botany = When you take a die you may give one resource of these ({ $pay }) or a gold in place of coins, and use it for any line of its colour.
help-philosophy = Your blue dice may activate a column in place of a row. White dice still go to columns only.
help-mathematics =
    When you retire you take back the coins that lie on one building of yours. Those on others go to the supply at the end of the year.
    Reading: it is the building with most coins, taken by itself; whoever wins this scholar while retiring takes them at once.
help-engineering = When a row or column has been activated, the die may stay on any free building of it, not only on the last. You choose when it is over.
help-industrialization = Whenever you activate a trade building you may trade there more than once; each time you choose anew. Trades for one activation: { $times }.
help-basic_economy = These resources cost you less whenever you buy on your turn, in coins: { $prices }.
help-advanced_economy = On your turn you may also buy these, for so many coins each: { $prices }.
help-logistics =
    On your turn, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, move a die of your colony to a free building joined to it by road; neighbours count as joined. The building it leaves is free again. As often as you can pay.
    Reading: you may do it in the middle of a line, too, but one free building of the line is left for the die in hand. A building whose turn is still to come is activated if it has become free.

## Bishops, missions, monks

help-bishop_square = A built square in your colony, roads and printed buildings included. Points by its side in cells: { $square }. One square counts.
help-bishop_ships = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each ship in one of your docks, the fullest; { $most } at most.
help-bishop_towns = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each town joined to your town hall by road; { $most } at most. Towns beside the town hall count as well.
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
    Reading: the sheet says 2 a line, but its own example gives 9 for three lines; we take 3. The town hall counts as none of them.
help-mission_points = A mission: the monk brings something at once, see below. It stays there, so that you send no second one.
help-mission_coins = A mission: the monk brings something at once, see below. It stays there, so that you send no second one.
help-mission_gold = A mission: the monk brings something at once, see below; what has no room is turned into coins.
help-mission_goods = A mission: the monk brings something at once, see below; what has no room is turned into coins.
topic-monks = Monks
help-monks =
    Crossing a monk symbol on the religion track you may send one of your monks (you have { $monks }) to a scholar, a bishop or a mission, wherever you have none yet. The first there pays nothing; later you pay { $monk_fee ->
    [one] { $monk_fee } coin
   *[other] { $monk_fee } coins
 } to each player who is there.
    A scholar gives an ability for the rest of the game and some points; a bishop scores at the end by his own rule{ $bishop_penalty ->
    [0] {""}
    [one] , for { $bishop_penalty } point off
   *[other] , for { $bishop_penalty } points off
 }; a mission pays at once.
    Reading: who sends no monk keeps it in hand, but this chance is gone.
topic-scholars = Scholars
help-scholars = Of { $scholars } scholars { $board_scholars } lie on the common board; in the advanced set-up each player has one more alone. An ability holds from the moment it is won until the end. Points of your scholars are counted at the end; the one beside your town hall counts too (a reading).
topic-bishops = Bishops
help-bishops = Of { $bishops } bishops { $board_bishops } lie on the common board. For each one you have a monk with, you { $bishop_penalty ->
    [0] score by his rule at the end
    [one] lose { $bishop_penalty } point at the end and score by his rule
   *[other] lose { $bishop_penalty } points at the end and score by his rule
 }.

## Achievements of who plays alone

help-communism = Alone: { $least } points or more for colonists at the end of the game.
help-capitalism = Alone: full sets of ships, one in every dock of your harbour; { $least } of them.
help-theocracy = Alone: { $least } points or more by the rules of bishops, their price not counted.
help-capracracy =
    Alone: an unbroken chain of one terrain (no road) from the west edge of your colony to the east, or from north to south.
    Reading: one translation asks for a whole row or column of one kind of building; the chain may bend, as in the other and in English.
help-democracy = Alone: { $least } points or more in all at the end of the game.
help-utopia = Alone: { $least } points or more in all at the end of the game.

## Rules

topic-first = Santa Maria in a minute
help-first =
    Build up a colony in { $years } years; most points win. They come from happiness, ships, scholars and bishops, from the conquistador track each year, and from colonists in rows and columns that are full.
    On your turn you do one thing.
    · **Take a die**: a white one activates all free buildings of the column with its number, a blue one those of the row; it stays on the last of them and closes it.
    · **Activate one building**: put coins on it.
    · **Place a tile**, an expansion bought with wood and grain.
    · **Retire**: take a passing space, and your year is over.
    Selling and buying goes beside that, at any moment of your turn.
    Buildings bring resources, coins, happiness, steps on the two tracks, trade and ships. Religion is worth it early: it brings blue dice and monks, and monks go to scholars, bishops and missions.
    A good beginning: lay tiles so that one row and one column have many buildings, then use them by dice; each die does a whole line.
    What a thing does is said beside it in the menus; *?* says more.
topic-course = How a year goes
help-course =
    Years: { $years }. In turn, clockwise from the first player, everybody does one thing: buy an expansion tile, activate one building with coins, take a die for a row or column, or retire. Who has retired is passed over; when all have, the year is over.
    Beside it you may sell and buy at any moment of your turn, while a line is being activated too. Whatever has only one possible outcome happens by itself.
topic-setup = Set-up
help-setup =
    Everybody begins with { $start }{ $blue_first ->
    [0] {""}
   *[other] {" "}and one blue die
 }; coins in order of play: { $starts }. On the board: { $board_scholars } scholars, { $board_bishops } bishops, { $missions } missions, { $docks } ships, { $offered } doubles, { $offered } triples, and white dice, { $white_each } a player.
    Basic: each has a side A of their own, dealt, or chosen anticlockwise from the right of the first player. Advanced: all have side B; then in the same order everybody takes a town hall with a scholar and places it, the dice being rolled already.
topic-expanding = Expanding
help-expanding =
    Take one tile on display: a double for { $double }, a triple for { $triple }. Turn it as you like and put it on empty cells anywhere in your colony; it need not touch anything. No tile comes up in its place until next year. Tiles are not flipped (a reading).
    You are asked for the cell where the tile's first cell comes, and how far it is turned: not turned, the second cell lies to the right of the first, and the third below it.
topic-activating = Activating one building
help-activating = Put coins on one free building, one without die or coins, and use it. The first in a year costs 1 coin, the second 2, and so on. The coins lie there until the end of the year and keep the building closed.
topic-dice = Taking a die
help-dice =
    A white die is taken from the middle, at most { $white_most } a year, and activates the column of its value; a blue one is your own and activates the row. Each step up or down costs 1 coin; from 1 to 6 it is five.
    All free buildings of the line are used in order, columns from top to bottom, rows from left to right. The die stays on the last free one and closes it for the year.
    Readings: no die, white or blue, without a free building in its line. A building counts if it is free when its turn comes. The die stays on the last free one even if you make no use of it.
topic-trading = Trade
help-trading = A trade building gives what is below for one of the resources above, once for each activation. You may decline, and sell or buy before you trade. You are asked only if you could trade, perhaps after selling and buying.
topic-retiring = Retiring
help-retiring =
    Move to a free passing space and take what it shows, or leave it. Then your harbour pays, dock by dock from top to bottom, once for each ship. The year is then over for you.
    From the top: coins, religion, conquistador, shipping, road tile. Whoever stands highest plays first next year, and wins ties at the end. A blue die won now waits until next year.
topic-harbour = Harbour
help-harbour = Your harbour has the same docks as the common board: coins, religion, conquistador, points. Each ship there pays its dock's income when you retire. At the end a set of one ship in every dock is { $set_points ->
    [one] { $set_points } point
   *[other] { $set_points } points
 }.
topic-free_actions = Selling and buying
help-free_actions = Whenever it is your turn, in the midst of an activation too: sell resources ({ $sells } coins) and buy some ({ $buys }). Never more than { $storage } of a kind. Your turn is not used up by it.
topic-storage = Room in the store
help-storage = Of each resource you hold { $storage } at most. What you would get beyond that is paid in coins, as if it were sold: { $sells }. Coins and happiness are never short.
topic-blue = Blue dice
help-blue =
    { $blue_first ->
    [0] Nobody has one at first; they are unlocked
   *[other] Everybody begins with one and may unlock more
 } on the religion track, up to { $blue_most } in all. They are rolled anew every year.
    Shared blue dice, an option: they all lie in the middle. On your turn you may take one for a row, in a year no more than you have unlocked.
topic-year_end = End of the year
help-year_end = The conquistador track pays by rank and is cleared; dice and coins leave the colonies. After every year but the last new tiles are laid out, { $offered } doubles and { $offered } triples, all dice are rolled, and the highest on the passing spaces begins.
topic-score = Final score
help-score =
    Happiness tokens; 1 point for every { $coins_per_point } coins, all resources being sold first; 1 point for each colonist in every full row and every full column; scholars; bishops{ $bishop_penalty ->
    [0] {""}
    [one] , at { $bishop_penalty } point off each
   *[other] , at { $bishop_penalty } points off each
 }; { $set_points } for every set of ships in all docks; the points on the ships.
    If that is equal, whoever stands nearer to the 1st symbol on the passing spaces of the last year is ahead.
topic-terrain = Terrain
help-terrain = Every building stands on farm, forest, mountain or town; the town hall is a terrain of its own, roads are no terrain. Terrain matters for bishops and achievements only.
topic-solo = Alone
help-solo = The advanced set-up, and the usual rules. The conquistador track pays { $solo } points in the years if you have passed that year's tree: see its space in the words of the board. You win with { $goal } points; besides there are six achievements.
topic-tiles = Expansion tiles
help-tiles = A tile is named by the sign on its picture: D and a number is a double, L and a number a triple of three cells around a corner. The first cell is the corner. It is paid for when it is taken.
topic-ships = Ships
help-ships = A shipping tile is named by the sign on its picture. Pay the resources it shows; gold stands in for any of them. It lies face down in your harbour, but everybody has seen it, so it is open here.
topic-readings = How unclear rules are read here
help-readings =
    · Buildings of a line are taken one by one, each if it is free then; the die goes on the last one still free.
    · What nobody would refuse happens by itself: production, coins and points as income, tax, taking back coins, steps on the tracks that cross no monk symbol and no gold without room (unless the table wants every step asked).
    · Trade, ship, steps over a monk symbol, second step, monk, road: you may decline, when retiring too. You are asked only where you could do it now, or after selling and buying; not for a trade if its price would have to be bought for as much as it brings, nor for a point past the end of religion if its grain would cost as much.
    · Logistics: between two buildings of a line you are asked only where moving a die could free the next one, or change which building the die in hand ends on. Other moves can wait for your next question.
    · Steps past the end of the conquistador track are lost; past the end of religion they are points.
    · Gold serves for any purpose, so you say what it pays where there is a choice. At some tables (option “Gold”) it pays only what is lacking.
    · The scholar beside a town hall counts its points. Town halls are of no other terrain.
    · A blue die won while retiring waits for next year.
    · Where the two Russian translations differ: see that topic.
topic-differences = Where translations differ
help-differences =
    The two Russian rulebooks here (000 and 002) do not always agree. So it is read:
    · A die needs a free building: 000 says any die, 002 white ones. Any.
    · It stays on the last free building (000), not the last one activated (002).
    · Diverse line: text 2 points, example 3. It is 3.
    · Taxation “rounded down” (000 only): a coin for each colonist.
    · Capracracy: a chain of one terrain (000), not a line of one kind of building (002, which calls it “Kozlocracy”).
    · A road of two colonists: 000 shows a road, 002 says road tile. A road tile has two.
    · Conquistadors: 000 gives nothing to the last player or to those who have not moved, 002 to the rearmost, moved or not. By rank, as the table says (its last rank has none), and nothing on the start.
    · Happiness tokens: 60 or 72. There is no limit.
    · Coins and dice both leave the colonies at the end of a year; 002 names only coins.
topic-components = Where the numbers come from
help-components =
    Not every component of Santa Maria could be seen, so each row of our data says where its values come from. Printed: known from the real component. Rulebook: the rules say it. Derived: it follows from their examples and counts. Reconstructed: ours, made to fit the rest.
    What the tiles, ships and buildings hold, where the symbols on tracks lie and how much docks bring is mostly reconstructed.
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
