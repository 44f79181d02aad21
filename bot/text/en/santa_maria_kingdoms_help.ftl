### Santa Maria, American Kingdoms: help, and how its rules are read.

topic-kingdoms = American Kingdoms
help-kingdoms =
    The base game with more in it. Everybody has a cocoa store, full at the start. There's one more scholar on the board ({ $board_scholars } in all), and bishops cost no points. A different mission brings cocoa.
    · **Special tiles**: three cells in a row for { $long }; { $special_offered } of them each year beside the usual ones.
    · **Special ships** lie at a dock of their own and may cost coins or cocoa. They go to any dock of your harbour except the one (or ones) with most ships; if all docks have equally many, to any. A new one comes up at once.
    · **The cocoa colony** has a second store, empty at the start.
    See also: *Cocoa*, *How American Kingdoms is read here*, and the modules *Governor*, *Specialists*, *Ambassadors*, *Maya city*.
topic-readings_kingdoms = How American Kingdoms is read here
help-readings_kingdoms =
    · Two special tiles a year, as at the start: one translation says three, but there are six, so two for each of three years.
    · If several docks have most ships, none of them is allowed. With astronomy you may move a special ship there, for a coin per dock from the nearest dock it may go to.
    · When the special ships run out, no more come; their dock stays empty.
    · There are four printed cocoa stores. If a fifth is needed, anything else can stand in for it.
    · The second store goes with the cocoa colony however it was dealt or chosen; in the advanced set-up, with its town hall.
    · Gold can pay for cocoa, in a ship's price and to change a die. Cocoa isn't a resource, so you can't sell it, buy it or keep it in your store of resources.
    · Changing a die: cocoa gives it any value of its colour's lines.
    · Archery: the diagonal from A1 to F6 for a 1, from F1 to A6 for a 6, from top to bottom. What counts is the value after changing; the coin comes on top of what the change costs. White and blue dice alike.
    · Meditation: on a shared space, whoever came first is nearer to the 1st symbol. If you take the last space you get the road tile, then use a space nobody is on, if there is one; it makes no difference whether the last one was free.
    · The conquest bishop counts the track's points of the last year once more; solo, those of the third tree.
    · The big tiles bishop counts triples and special tiles: both have three cells.

help-cocoa =
    Each store tile holds one cocoa and is full or empty. When you gain cocoa, you turn an empty one over; if none is empty nothing happens, and you get nothing for it.
    Cocoa gives a die you take any value you like, and some special ships cost it. You can pay gold instead.
help-cocoa_1 = A farm that brings cocoa when activated, if you have an empty store.
help-hall_5 = { help-town_hall }
help-hall_5a = One half of the cocoa colony's town hall, activated like any building: cocoa.
help-hall_5b = One half of the cocoa colony's town hall, activated like any building: coins.
help-mission_cocoa = A mission: the monk brings something at once, see below; cocoa only if you have an empty store.
help-archery =
    When you use a die of value 1 or 6, you may pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } and activate a diagonal instead of a row or column: from A1 to F6 with a 1, from F1 to A6 with a 6.
    Taxation counts the colonists on the diagonal.
help-meditation =
    When you retire, you may take a space somebody is already on.
    If you take the last one, you get the road tile first, then use a space nobody is on.
help-bishop_tiles = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each expansion tile of { $cells } cells in your colony; { $most } at most.
help-bishop_track = At the end of the last year the conquistador track pays you twice.
help-bishop_gems = { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for each gem in the price of the ships in your harbour, no matter what you paid with; { $most } at most.
topic-special_tiles = Special tiles
help-special_tiles = X and a number is a special expansion tile: three cells in a row, for { $long }. Unturned, the second and third cell lie to the right of the first.
topic-special_ships = Special ships
help-special_ships = SP and a number is a special ship, from the dock with the plus sign. Pay what it shows, which can include coins and cocoa; it goes to any dock of your harbour except the fullest.
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
    Everybody has one in their colony, at first on the upper left cell. Each time you use a die, check first whether he's in its line: a white die moves him one cell to the right, a blue one one cell down. If he comes to a free building, it's activated at once, before the line; a road brings a point for each of its colonists.
    He never goes onto a cell with a die or coins, nor out of the colony. The cell he's on counts as taken: it isn't activated, and no tile can go there. In the lower right corner he stays put.
    At the end his cell counts. Points by row, from above: { $governor }.
    A blue die used for a column (philosophy) counts as white for him. On a diagonal (archery) its colour decides.
    Readings: you can't take a die for a line whose only building is the one he's on. He may walk over empty cells, where nothing happens. He moves before taxation pays.
help-navigation =
    Only with the governor. When he reaches a road you may pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } to move him one more cell the same way, and again if that's a road, too. Colonists count each time.
    Reading: an improvement is a road, too; if the governor couldn't move, he hasn't reached one.
help-specialists =
    Each year six of the eighteen are laid beside the values of the white dice; the ones nobody hires are gone. When you take a white die, you may hire the specialist beside the value you use it with, before the governor moves.
    Production: the first farmer, forester or soldier costs 1 coin and brings 1, the second of his kind 2 for 2, the third 3 for 3. Whatever doesn't fit turns into coins as usual; you pay the full price even for nothing.
    Improvements go on a cell of your colony, for { $improve_built } on a built one, whatever is there, or for { $improve_empty } on an empty one, in coins; never on a cell with a die, coins or the governor. They're building and road in one.
    Readings: an improvement has no colonists, and no terrain but road. The die needs a free building in its line before you hire anybody.
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
    Nobody has a blue die at first, and there are { $white_each } white dice per player. A white and a blue die lie with two ambassadors. You may take one of these instead of another die and use it as usual; it doesn't count towards your { $white_most }.
    When you're done, all the others in turn activate the same line as if they had used the die: they can't change it, hire nobody and leave no die, but they may sell and buy and use their scholars, and their governors move. Whoever has archery may activate a diagonal, for its coin; nobody else does, even if you did.
    Where nothing anybody does can affect the others, everybody is asked at once. The dice are rolled again every year.
    Readings: those who have retired activate the line, too, and so does anybody with no free building in it, whose governor may move. With philosophy, a blue die may activate the column of its value; if you took the die for a column with philosophy, everybody activates that column. With shared blue dice, the ambassador's isn't one of them. Solo, both are simply two more dice of your own.
