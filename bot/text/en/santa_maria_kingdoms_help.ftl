### Santa Maria, American Kingdoms: help, and how its rules are read.

topic-kingdoms = American Kingdoms
help-kingdoms =
    The base game with more in it. Everybody has a cocoa store, full at the start. One scholar more lies on the board ({ $board_scholars } in all), and no points are lost for bishops. One mission is another one and brings cocoa.
    · **Special tiles**: three cells in a row for { $long }; { $special_offered } of them each year beside the usual ones.
    · **Special ships** lie at a dock of their own and may cost coins or cocoa. They go into any dock of your harbour but the one with most ships, or those; where all docks have as many, into any. A new one comes up at once.
    · **The cocoa colony** has a second store, empty at the start.
    See also: *Cocoa*, *How American Kingdoms is read here*, and the modules *Governor*, *Specialists*, *Ambassadors*.
topic-readings_kingdoms = How American Kingdoms is read here
help-readings_kingdoms =
    · Two special tiles a year, as at the start: one translation says three, but six are two for each of three years.
    · Several docks with most ships: none of them. With astronomy a special ship may be moved there, at a coin a dock from the nearest where it may go.
    · When the special ships are used up, no more come; their dock stays empty.
    · There are four printed cocoa stores. Where a fifth is needed, anything else stands for it.
    · The second store goes with the cocoa colony however it was dealt or chosen; in the advanced set-up, with its town hall.
    · A gold pays for a cocoa, in a ship's cost and to change a die. Cocoa is no resource that could be sold, bought or kept in the storehouse.
    · Changing a die: cocoa gives it any value of its colour's lines.
    · Archery: the diagonal from A1 to F6 for a 1, from F1 to A6 for a 6, from top to bottom. The value is the one after changing; the coin comes on top of what the change costs. White and blue dice alike.
    · Meditation: on a space that two share, who came first is nearer to the 1st symbol. Whoever takes the last space has the road tile, then the action of a space on which nobody stands, if there is one; whether the last one was free makes no difference.
    · The bishop of the conquistador track counts its points of the last year once more; alone, those of the third tree.
    · The bishop of big tiles counts triples and special tiles: both have three cells.

help-cocoa =
    Each store tile holds one cocoa and is full or empty. Who gains cocoa turns an empty one over; if none is empty nothing happens, and nothing is paid for it.
    Cocoa gives a die you take any value you like, and some special ships ask for it. A gold may be paid in its place.
help-cocoa_1 = A farm that brings cocoa when it is activated, if you have an empty store.
help-hall_5 = { help-town_hall }
help-hall_5a = One half of the cocoa colony's town hall, activated like any building: cocoa.
help-hall_5b = One half of the cocoa colony's town hall, activated like any building: coins.
help-mission_cocoa = A mission: the monk brings something at once, see below; cocoa only if you have an empty store.
help-archery =
    When you use a die of value 1 or 6 you may pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } and activate a diagonal instead of a row or column: from A1 to F6 with a 1, from F1 to A6 with a 6.
    Taxation counts the colonists on the diagonal.
help-meditation =
    When you retire you may take a space where somebody stands already.
    If you take the last one you have the road tile first, then the action of a space on which nobody stands.
help-bishop_tiles = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each expansion tile of { $cells } cells in your colony; { $most } at most.
help-bishop_track = At the end of the last year the conquistador track pays you twice.
help-bishop_gems = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each gem that the ships in your harbour cost, whatever paid for it; { $most } at most.
topic-special_tiles = Special tiles
help-special_tiles = X and a number is a special expansion tile: three cells in a row, paid with { $long }. Not turned, the second and third cell lie to the right of the first.
topic-special_ships = Special ships
help-special_ships = SP and a number is a special ship, from the dock with the plus sign. Pay what it shows, coins and cocoa among it; it goes into any dock of your harbour but the fullest.
help-x01 = { help-special_tiles }
help-x02 = { help-special_tiles }
help-x03 = { help-special_tiles }
help-x04 = { help-special_tiles }
help-x05 = { help-special_tiles }
help-x06 = { help-special_tiles }
help-sp01 = { help-special_ships }
help-sp02 = { help-special_ships }
help-sp03 = { help-special_ships }
help-sp04 = { help-special_ships }
help-sp05 = { help-special_ships }
help-sp06 = { help-special_ships }
help-sp07 = { help-special_ships }
help-sp08 = { help-special_ships }
help-sp09 = { help-special_ships }
help-sp10 = { help-special_ships }

help-governor =
    He stands in a colony of everybody, at first on the upper left cell. Each time you use a die, first see whether he stands in its line: a white die moves him one cell to the right, a blue one one cell down. A free building that he comes to is activated at once, before the line; a road brings a point for each of its colonists.
    He never goes onto a cell with a die or coins, nor out of the colony. The cell where he stands is taken in every respect: it is not activated, and no tile is laid there. In the lower right corner he stays.
    At the end his cell counts. Points by row, from above: { $governor }.
    A blue die used for a column (philosophy) counts as white for him. On a diagonal (archery) its colour decides.
    Readings: no die is taken for a line whose only building is the one he stands on. He may walk over empty cells, where nothing happens. He moves before taxation pays.
help-navigation =
    Only with the governor. When he has come to a road you may pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } to move him one cell further the same way, and again if that is a road too. Colonists count each time.
    Reading: an improvement is a road, too; a governor who could not move has not come to one.
help-specialists =
    Each year six of eighteen are laid beside the values of white dice; whom nobody hires is gone. Whoever takes a white die may hire the one beside the value that it is used with, before the governor moves.
    Production: the first farmer, forester or soldier costs 1 coin and brings 1, the second of his kind 2 for 2, the third 3 for 3. What has no room is turned into coins as usual; the full price is paid even for nothing.
    Improvements go on a cell of your colony, for { $improve_built } on a built one, whatever stands there, or for { $improve_empty } on an empty one, in coins; never on a cell with a die, coins or the governor. They are building and road at once.
    Readings: an improvement has no colonists, and no terrain but road. The die needs a free building in its line before somebody is hired.
help-farmer = { help-specialists }
help-forester = { help-specialists }
help-soldier = { help-specialists }
help-improve_cocoa = { help-specialists }
help-improve_shipping = { help-specialists }
help-improve_goods = { help-specialists }
help-improve_sugar = { help-specialists }
help-improve_gem = { help-specialists }
help-improve_conquistador = { help-specialists }
help-improve_religion = { help-specialists }
help-ambassadors =
    Nobody has a blue die at first, and there are { $white_each } white dice a player. A white and a blue die lie on tokens of two ambassadors. Instead of another die you may take one of these and use it as usual; it does not count among your { $white_most }.
    When you are done, all others in turn run the same line as if they had used the die: they change nothing, hire nobody and leave no die, but they may sell and buy and use their scholars, and their governors move. Whoever has archery may run a diagonal, for its coin; nobody else does, even if you did.
    Where nothing they do can touch what others do, all are asked at once. Every year the dice are rolled anew.
    Readings: those who have retired run the line, too; so does somebody with no free building in it, whose governor may move. With philosophy a blue die may run the column of its value; a column that you ran with philosophy is run by all. With shared blue dice the ambassador's is not among them. Alone, both are two more dice of your own.
