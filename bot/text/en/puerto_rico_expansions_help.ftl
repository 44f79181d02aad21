### Puerto Rico: help for two players, New Buildings and Nobles, in our own words.

## Rules

topic-two = Two players
help-two =
    The governor begins; both choose in turn until each has had three roles, and everybody carries out every role as usual. The seventh role is left and gets a doubloon; then the other player becomes governor. There is one prospector.
    Each begins with 3 doubloons, the governor with an indigo plantation, the other one with corn. In play: 65 points in chips; 40 colonists and 2 on the ship, which takes at least 2; ships of 4 and 6 spaces; 5 quarries; of each plantation three tiles fewer, of each good two barrels fewer; one of each beige building and two of each production building. One tile more than players is face up, so three.
    The ends of the game are the usual ones.
topic-new_buildings = New Buildings (expansion)
help-new_buildings =
    Fourteen more kinds of beige buildings: twelve small, two large. All production buildings are in play as usual, but only seventeen of the thirty-one beige kinds: twelve small ones at the prices 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, and five large ones. An option says how they are chosen: see “Choosing the buildings”. Small ones lie there twice, with two players once.
    Everything else is as in the base game. Each new building has its own help.
topic-draft = Choosing the buildings
help-draft =
    With New Buildings, before the first round: from the governor on, everybody in turn chooses a beige building. It goes to an empty space of its price on the board, a small one with its twin (with two players alone). When all spaces of a price are taken, nobody can choose that price any more. It goes on until twelve small and five large kinds lie there; the others are out of this game.
    At the prices 2, 5 and 8 there are two spaces and four kinds to choose from.
    Buildings of Nobles are not chosen; all of them are in play. Trading post and office in one game do much the same; the rulebook advises against taking both, but allows it.
    Instead of choosing, a table can let chance fill the spaces, or play with all fourteen new ones, to which guild hall, residence and city hall are added.
topic-nobles = Nobles (expansion)
help-nobles =
    Twenty nobles and eight buildings. A noble is a colonist in everything, unless a building makes a difference: land office, chapel, hunting lodge and zoning office do something else for a noble. At the end each noble is worth 1 point, wherever it stands.
    One noble is among those on the ship at the start, and comes instead of a colonist each time the ship is filled, while there are nobles. While both kinds are aboard, whoever takes somebody from the ship chooses (a reading: the mayor is first, so usually takes the noble). The mayor's extra one is always a colonist of the supply (a reading, too).
    All hundred colonists are in play whatever the number of players, and a lack of colonists or nobles does not end the game: the ship takes what there is.
    Everybody sees where nobles stand. In the mayor phase you are asked only where it can make a difference: in those buildings, and everywhere if you could come to use a black market before the next mayor phase. The others stay where they stood if they can. (Reading: hospice and university bring a noble only from the ship, that is when no colonist is left in the supply.)
topic-readings_expansions = How unclear rules of the expansions are read here
help-readings_expansions =
    · Points won outside a captain phase (church, chapel, hunting lodge) are chips too; if they take the last one, the round is the last.
    · Black market: what is given goes back to the supply; that does not undo an end of the game that has begun. The price is that of your boards after the colonist has gone, but only where your doubloons would not have done before.
    · Small wharf: one load for harbor, lighthouse and the captain's first load, once each time it is used.
    · Trading post: it can be used even when the trading house is full.
    · Union hall comes before the royal supplier, for it then counts more barrels. Both come with your own first turn, also when you cannot load; neither is a load.
    · Aqueduct: its barrel is one of those produced, so the specialty factory counts it; the craftsman's extra barrels it does not count.
    · Library: the hospice works for the first tile that you choose in a settler phase, so for the second one only if you left the first; what the hacienda draws is not counted. The second tile is never a quarry without a construction hut, not even if you left the first.
    · Lighthouse: the captain's extra doubloon comes once a phase, when loading is over.
    · Land office: once in your turn, before or after the sale; markets add nothing, quarries cannot be sold. With the face-down pile used up there is nothing to buy.
    · Hunting lodge: after the new tiles lie there, clockwise from the settler.
    · Of several tiles of a kind you say which leaves the island, at the hunting lodge and at the land office: an empty one, or one with a colonist or a noble on it, who then goes to the windrose. Of several forests the one laid first goes.
    · Residence and cloister count forests. A forest never turns back into a plantation.
    · Guests can go to work before any answer of yours; where you would not be asked, you are if a guest could change something.
    · Last chip, statue, nobles, two jewelers for two players: see there.

## Tiles

help-forest = A plantation lying face down. With an occupied forest house you may lay one instead of a plantation. Nobody can stand on it. Every two forests take 1 doubloon off whatever you build, whether the forest house is occupied then or not, and whatever the column. It stays a forest; under it lies what it was made of. Forests are tiles for residence and cloister.

## New Buildings

help-aqueduct = When your large indigo plant makes at least one barrel of indigo, you get one more; so with the large sugar mill and sugar. What comes only from the small ones does not count, and what the supply lacks you do not get. If both plants work, that is one barrel of each.
help-forest_house =
    In the settler phase, instead of a face-up plantation or a quarry, you may lay one of the face-up plantations (no quarry) face down: a forest. Every two forests make buildings 1 doubloon cheaper, also later when the forest house is empty; this adds to quarries and to the builder's privilege, and the column sets no limit to it. With six forests, two occupied quarries and the builder a large warehouse costs nothing.
    With the hacienda you look at the drawn tile, then lay it on either side; so with what the land office buys. With a library both tiles may be forests. With the hospice the colonist comes to the windrose, for a forest has no circle.
help-black_market =
    When you build and are short of doubloons, you may make up for what is missing: 1 doubloon each for one colonist, one barrel and one point, at most one of each. Only as many as are missing: you end with no doubloons at all. The colonist on the black market itself cannot be given. With 6 doubloons a harbor for 8 takes exactly two of the three.
    You choose what to give; a colonist from any place, or from the windrose.
    Readings: everything goes back to the supply. The price is worked out after the colonist has gone, so one from a quarry may cost you its discount; but it has to be more than you have before that, too. What is given back does not undo an end of the game that has begun.
help-storehouse = After shipping you keep three more barrels of any kinds, the same or different, beside the single one that everybody keeps. It adds to the warehouses: with an occupied large warehouse as well you keep two whole kinds and four barrels.
help-guest_house =
    Two places. Those who stand there are guests: in any later phase, before it, within it or after it, a guest may go to an empty circle on one of your buildings or tiles, works there at once, and stays until the next mayor phase. The two need not go at the same time. Guests are placed in the mayor phase like other colonists; their empty circles count when the ship is filled.
    Two examples: a guest goes to the storehouse just before goods are stored; another to the library just before you take a role.
    Beside your questions there is “Send a guest”. Where you would not be asked, before your own production or first load, at your extra barrel as craftsman, before your turn with a villa, before the end, you are asked if a guest could change something. (Reading: a university puts a guest into a guest house just built.)
help-trading_post = In the trader phase you may sell a barrel to your own market instead of the trading house: any kind, at its usual price, and 1 doubloon more as trader. Small and large market add nothing. The barrel goes to the supply at once. (Reading: it can be used when the trading house is full, too.)
help-church = When you build in column 2 or 3 you get 1 point, in column 4 you get 2; nothing for column 1, and nothing for the church itself. Large buildings stand in column 4, the statue too. Points are chips.
help-small_wharf =
    Once in a captain phase, on your turn, instead of loading a ship, you may send any barrels of yours to the supply, of any kinds, at least one: every two of them are worth 1 point. You choose how many. You may own a wharf as well and use both.
    Readings: it is a load, so harbor, lighthouse and the captain's privilege add theirs, once each time it is used. It is never forced, and held back it can be used later in the same phase, while others go on loading.
help-lighthouse = Each time you load in a captain phase, on a ship or by a wharf of yours, you get 1 doubloon. If you are the captain you get 1 more, even if you ship nothing. (Readings: the small wharf counts as a load, once each time it is used; the captain's doubloon comes once a phase, when loading is over.)
help-specialty_factory = When you produce in a craftsman phase, the bank pays for your most frequent good, corn left aside: as many doubloons as barrels of it, less one. Four corn, three sugar and two coffee bring 2 doubloons. (Reading: the aqueduct's barrel counts, the craftsman's extra one does not.)
help-library =
    What your role gives to you alone is doubled; doubloons lying on the role are not.
    Settler: when all have chosen, a second face-up plantation; no second quarry, except with an occupied construction hut; nothing by the hacienda for it, and by the hospice only if you left the first. Mayor: up to two colonists from the supply. Builder: 2 doubloons less. Craftsman: two barrels, the same or different. Trader: 2 doubloons more. Captain: 2 points for the first load. Prospector: 2 doubloons.
help-union_hall = Before your first load in a captain phase you get 1 point for every two barrels of a kind that you have; each kind is counted by itself. Three corn, two indigo and one coffee bring 2 points, four corn and two coffee 3. The barrels stay with you. (Reading: it comes before the royal supplier, and also if you cannot load.)
help-statue = It has no circle and needs nobody. At the end it is worth 8 points in all. It is a beige building for the city hall.
help-cloister = At the end, if occupied, points for sets of three equal tiles on your island: one set 1 point, two sets 3, three sets 6, four sets 10. Quarries and forests count like the others, occupied or not. Six forests, three quarries, two corn and one coffee are three sets, so 6 points.

## Nobles

help-land_office =
    Once in a trader phase, on your own turn. With a colonist on it: pay 1 doubloon, draw the top tile of the face-down pile and lay it. With a noble: discard one of your plantations, empty or occupied, and get 1 doubloon; whoever stood there goes to the windrose.
    With an occupied forest house you look at the bought tile first and may lay it as a forest.
    Readings: before or after your sale, as you like, also when the trading house is full; markets and the trader's privilege add nothing; quarries and forests cannot be sold; while the face-down pile is used up there is nothing to buy.
help-chapel = In each craftsman phase: with a colonist on it you get 1 doubloon, with a noble 1 point. What you produce does not matter.
help-hunting_lodge =
    At the end of each settler phase. With a colonist on it: you may discard one plantation or forest, empty or occupied; whoever stood there goes to the windrose. With a noble: 2 points if your island has more empty spaces than any other; nothing if somebody has as many.
    Reading: it comes after the new tiles have been turned up; several owners in turn, clockwise from the settler.
help-zoning_office = With a colonist on it, small buildings (columns 1 to 3) cost you 1 doubloon less, with a noble large ones (column 4) 2 less. It does not work the other way round. It adds to quarries, forests and the builder's privilege.
help-royal_supplier =
    Before your first load in a captain phase you may send barrels to the supply: one for each noble you have, wherever it stands, each of another kind. Each is worth 1 point, and nothing adds to it: neither captain nor harbor nor lighthouse.
    Readings: it comes with your first turn, also when you cannot load. If you own the union hall as well, that comes first, for it then counts more barrels.
help-villa = On your first turn of a mayor phase you get a noble from the supply, besides all others. If there is none left, a colonist from the supply; if there is none either, nobody. The ship is not touched, and whether a noble is on it does not matter.
help-jeweler = In each craftsman phase you get 1 doubloon for each noble you have, wherever it stands. It makes no goods, but counts as a large production building. (Ours: with two players there are two of them, as of the other production buildings.)
help-royal_garden = At the end, if occupied: 1 point more for each noble you have, wherever it stands, so 2 for each in all.
