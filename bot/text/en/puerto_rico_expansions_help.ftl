### Puerto Rico: help for two players, New Buildings and Nobles, in our own words.

## Rules

topic-two = Two players
help-two =
    The governor goes first. You take turns choosing until you each have three roles, and both carry out every role as usual. The seventh role is left over and gets a doubloon; then the other player becomes governor. There is one prospector.
    Each of you starts with 3 doubloons, the governor with an indigo plantation, the other with corn. In play: 65 points in chips; 40 colonists and 2 on the ship, which takes at least 2; ships of 4 and 6 spaces; 5 quarries; three tiles fewer of each plantation, two barrels fewer of each good; one of each beige building and two of each production building. Three tiles are face up, one more than there are players.
    The game ends as usual.
topic-new_buildings = New Buildings (expansion)
help-new_buildings =
    Fourteen more kinds of beige buildings: twelve small, two large. All production buildings are in play as usual, but only seventeen of the thirty-one beige kinds: twelve small ones at the prices 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, and five large ones. An option says how they are chosen: see “Choosing the buildings”. There are two of each small one, or one with two players.
    Everything else is as in the base game. Each new building has its own help.
topic-draft = Choosing the buildings
help-draft =
    With New Buildings, before the first round: starting with the governor, you take turns choosing a beige building. It goes to an empty space of its price on the board, a small one with its twin (with two players without). Once all spaces of a price are taken, nobody can choose that price any more. You go on until there are twelve small and five large kinds; the others aren't in this game.
    At the prices 2, 5 and 8 there are two spaces and four kinds to choose from.
    You don't choose buildings of Nobles; all of them are in play. Trading post and office do much the same; the rulebook advises against taking both, but allows it.
    Instead of choosing, a table can let chance fill the spaces, or play with all fourteen new buildings plus guild hall, residence and city hall.
topic-nobles = Nobles (expansion)
help-nobles =
    Twenty nobles and eight buildings. A noble is a colonist in every way, except where a building makes a difference: land office, chapel, hunting lodge and zoning office do something else for a noble. At the end each noble is worth 1 point, wherever it is.
    One noble is on the ship at the start, and one comes instead of a colonist each time the ship is filled, while there are nobles. While both kinds are aboard, you choose whenever you take somebody from the ship (a reading: the mayor goes first, so usually takes the noble). The mayor's extra one is always a colonist from the supply (a reading, too).
    All hundred colonists are in play for any number of players, and running out of colonists or nobles doesn't end the game: the ship takes what there is.
    Everybody sees where nobles are. In the mayor phase you're asked only where it can make a difference: in those buildings, and everywhere if you might use a black market before the next mayor phase. The others stay where they were if they can. (Reading: hospice and university bring a noble only from the ship, so when there's no colonist left in the supply.)
topic-readings_expansions = How unclear rules of the expansions are read here
help-readings_expansions =
    · Points won outside a captain phase (church, chapel, hunting lodge) are chips, too; if they take the last one, the round is the last.
    · Black market: what you give goes back to the supply; that doesn't undo an end of the game that has begun. The price is worked out for your boards after the colonist has gone, but only if your doubloons wouldn't have been enough before.
    · Small wharf: one load for harbor, lighthouse and the captain's first load, once each time you use it.
    · Trading post: you can use it even when the trading house is full.
    · Union hall comes before the royal supplier, because it counts more barrels then. Both come with your own first turn, even if you can't load; neither is a load.
    · Aqueduct: its barrel is one of those produced, so the specialty factory counts it; it doesn't count the craftsman's extra barrels.
    · Library: the hospice works for the first tile you choose in a settler phase, so for the second one only if you passed on the first; what the hacienda draws doesn't count. The second tile is never a quarry without a construction hut, not even if you passed on the first.
    · Lighthouse: the captain's extra doubloon comes once a phase, when loading is over.
    · Land office: once in your turn, before or after the sale; markets add nothing, and you can't sell quarries. When the face-down pile has run out, there's nothing to buy.
    · Hunting lodge: after the new tiles are turned up, clockwise from the settler.
    · If you have several tiles of a kind, you say which one leaves the island, at the hunting lodge and at the land office: an empty one, or one with a colonist or a noble on it, who then goes to the windrose. Of several forests, the one laid first goes.
    · Residence and cloister count forests. A forest never turns back into a plantation.
    · Guests can go to work before any answer of yours; if you wouldn't be asked at all, you are if a guest could change something.
    · Last chip, statue, nobles, two jewelers for two players: see there.

## Tiles

help-forest = A plantation lying face down. With an occupied forest house you may lay one instead of a plantation. Nobody can stand on it. Every two forests take 1 doubloon off whatever you build, even when the forest house is empty, and whatever the column. It stays a forest; the plantation it was made of is gone. Forests are tiles for residence and cloister.

## New Buildings

help-aqueduct = When your large indigo plant makes at least one barrel of indigo, you get one more; the same with the large sugar mill and sugar. Small ones don't count, and you don't get what the supply lacks. If both plants work, that's one barrel of each.
help-forest_house =
    In the settler phase, instead of a face-up plantation or a quarry, you may lay one of the face-up plantations (not a quarry) face down: a forest. Every two forests make buildings 1 doubloon cheaper, even if the forest house is empty later; this adds to quarries and to the builder's privilege, with no limit by column. With six forests, two occupied quarries and the builder, a large warehouse costs nothing.
    With the hacienda you look at the drawn tile, then lay it on either side; the same with a tile the land office buys. With a library both tiles may be forests. With the hospice the colonist goes to the windrose, since a forest has no circle.
help-black_market =
    When you build and are short of doubloons, you can make up the difference: 1 doubloon each for one colonist, one barrel and one point, at most one of each. You give only as many as you're short, so you end with no doubloons at all. You can't give the colonist on the black market itself. With 6 doubloons, a harbor for 8 takes exactly two of the three.
    You choose what to give, and the colonist can come from anywhere, even the windrose.
    Readings: everything goes back to the supply. The price is worked out after the colonist has gone, so one from a quarry may cost you its discount; but you have to be short before that, too. What you give back doesn't undo an end of the game that has begun.
help-storehouse = After shipping you keep three more barrels of any kinds, the same or different, besides the single one that everybody keeps. It adds to the warehouses: with an occupied large warehouse as well, you keep two whole kinds and four barrels.
help-guest_house =
    Two circles. Whoever stands there is a guest: in any later phase, before, during or after it, a guest may go to an empty circle on one of your buildings or tiles, works there at once, and stays until the next mayor phase. The two don't have to go at the same time. You place guests in the mayor phase like other colonists; their empty circles count when the ship is filled.
    Two examples: a guest goes to the storehouse just before goods are stored; another to the library just before you take a role.
    Beside your questions there is “Send a guest”. Where you wouldn't normally be asked (before your own production or first load, at your extra barrel as craftsman, before your turn with a villa, before the end), you're asked if a guest could change something. (Reading: a university puts a guest into a guest house just built.)
help-trading_post = In the trader phase you may sell a barrel to your own market instead of the trading house: any kind, at its usual price, plus 1 doubloon as trader. Small and large market add nothing. The barrel goes to the supply at once. (Reading: you can use it when the trading house is full, too.)
help-church = When you build in column 2 or 3 you get 1 point, in column 4 you get 2; nothing for column 1, and nothing for the church itself. Large buildings, the statue included, count as column 4. Points are chips.
help-small_wharf =
    Once in a captain phase, on your turn, instead of loading a ship, you may send any of your barrels to the supply, of any kinds, at least one: every two of them are worth 1 point. You choose how many. You may own a wharf as well and use both.
    Readings: it's a load, so harbor, lighthouse and the captain's privilege add theirs, once each time you use it. You never have to use it, and if you hold it back you can use it later in the same phase, while others go on loading.
help-lighthouse = Each time you load in a captain phase, on a ship or by a wharf of yours, you get 1 doubloon. If you're the captain you get 1 more, even if you ship nothing. (Readings: the small wharf counts as a load, once each time you use it; the captain's doubloon comes once a phase, when loading is over.)
help-specialty_factory = When you produce in a craftsman phase, the bank pays you for the good you make most of, not counting corn: as many doubloons as barrels of it, minus one. Four corn, three sugar and two coffee bring 2 doubloons. (Reading: the aqueduct's barrel counts, the craftsman's extra one doesn't.)
help-library =
    Your role's privilege is doubled; doubloons lying on the role aren't.
    Settler: when everybody has chosen, a second face-up plantation; no second quarry unless you have an occupied construction hut; the hacienda brings nothing for it, and the hospice only if you passed on the first. Mayor: up to two colonists from the supply. Builder: 2 doubloons less. Craftsman: two barrels, the same or different. Trader: 2 doubloons more. Captain: 2 points for the first load. Prospector: 2 doubloons.
help-union_hall = Before your first load in a captain phase you get 1 point for every two barrels of a kind that you have; each kind is counted on its own. Three corn, two indigo and one coffee bring 2 points, four corn and two coffee 3. You keep the barrels. (Reading: it comes before the royal supplier, and even if you can't load.)
help-statue = It has no circle and needs nobody. At the end it's worth 8 points in all. For the city hall it's a beige building.
help-cloister = At the end, if occupied, points for sets of three equal tiles on your island: one set 1 point, two sets 3, three sets 6, four sets 10. Quarries and forests count like the others, occupied or not. Six forests, three quarries, two corn and one coffee are three sets, so 6 points.

## Nobles

help-land_office =
    Once in a trader phase, on your own turn. With a colonist on it: pay 1 doubloon, draw the top tile of the face-down pile and lay it. With a noble: discard one of your plantations, empty or occupied, and get 1 doubloon; whoever was on it goes to the windrose.
    With an occupied forest house you look at the bought tile first and may lay it as a forest.
    Readings: before or after your sale, as you like, and even when the trading house is full; markets and the trader's privilege add nothing; you can't sell quarries and forests; when the face-down pile has run out, there's nothing to buy.
help-chapel = In each craftsman phase, you get 1 doubloon with a colonist on it, or 1 point with a noble. It doesn't matter what you produce.
help-hunting_lodge =
    At the end of each settler phase. With a colonist on it: you may discard one plantation or forest, empty or occupied; whoever was on it goes to the windrose. With a noble: 2 points if your island has more empty spaces than any other; nothing if somebody has as many.
    Reading: it comes after the new tiles have been turned up; several owners take turns, clockwise from the settler.
help-zoning_office = With a colonist on it, small buildings (columns 1 to 3) cost you 1 doubloon less; with a noble, large ones (column 4) cost 2 less. It doesn't work the other way round. It adds to quarries, forests and the builder's privilege.
help-royal_supplier =
    Before your first load in a captain phase you may send barrels to the supply: one for each noble you have, wherever it is, each of another kind. Each is worth 1 point, and nothing adds to it: not captain, harbor or lighthouse.
    Readings: it comes with your first turn, even if you can't load. If you own the union hall as well, that comes first, because it counts more barrels then.
help-villa = On your first turn of a mayor phase you get an extra noble from the supply. If there are none left, you get a colonist from the supply; if there are none of those either, nobody. The ship isn't touched, and it makes no difference whether a noble is on the villa.
help-jeweler = In each craftsman phase you get 1 doubloon for each noble you have, wherever it is. It makes no goods, but counts as a large production building. (Ours: with two players there are two of them, as of the other production buildings.)
help-royal_garden = At the end, if occupied: 1 more point for each noble you have, wherever it is, so 2 for each in all.
