### Boonlake. Names as in the English rules; everything else in our own words.

game-boonlake = Boonlake
    .about = Settle the shore of a lake: take actions everybody profits from, sail on. 1 to 4 players, two rounds.
rival-1 = the Wise Eminence
example-counts = c001, c034
held = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $vases ->
    [one] { $vases } vase
   *[other] { $vases } vases
 }, { $ranch ->
    [one] { $ranch } inhabitant
   *[other] { $ranch } inhabitants
 } on the ranch
coins-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
points-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
no-lever = { $lever_id ->
    [none] {""}
   *[other] , using { $lever }
 }
instead-points = { $points_id ->
    [0] {""}
    [1] , giving up 1 point
   *[other] , giving up { $points } points
 }

## What is asked

ask-ChooseScoringTile = Choose the scoring tile for your own area: it counts twice for you.
ask-ChooseSite = Choose your first production site.
ask-Turn = Your turn: take a strip. You have { held }; your ship is at { $ship }.
ask-PlayCard = { $kind_id ->
    [none] You may play any card, or discard one for coins.
   *[other] You may play a { $kind } card, or discard one for coins.
 } You have { held }; boats: { $boats }.
ask-Explore = Explore? { $grey ->
    [one] One tile is left in the stack.
   *[other] { $grey } tiles are left in the stack.
 }
ask-LayTile = Where does { $tile } go?
ask-Improve = You may develop or upgrade once. You have { held }.
ask-LayPasture = Where does the pasture go? { $pastures ->
    [one] It's the last one.
   *[other] { $pastures } are left.
 }
ask-CoverLabel = Which region's label do you cover? The other regions count for everybody.
ask-Modernise = You may modernise once. You have { held }.
ask-BuilderCard = Play a card, or take two cards. You have { held }; boats: { $boats }.
ask-PioneerShare = Take two cards; then you may play one.
ask-SettleShare = You may develop or upgrade once, or play or discard a card. You have { held }.
ask-CattleShare = You may place cattle, or play or discard a card. You have { held }.
ask-BuilderShare = You may play any card, or discard one for coins. You have { held }; boats: { $boats }.
ask-RegionShare = All regions but { $region } count: you have { $n ->
    [one] { $n } presence
   *[other] { $n } presences
 } there.
ask-HireShare = You may hire. You have { held }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 } in hand.
ask-ProgressShare = You may modernise, for an extra inhabitant, or take a card. You have { held }.
ask-Upgrade = You may upgrade once. You have { held }.
ask-Sail = How far do you sail from { $ship }? At most { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }.
ask-VaseOrSite = { $n ->
    [1] A vase
   *[other] { $n } vases
 }, or a production site?
ask-BuildSite = Build a production site.
ask-ChooseTrack = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 } on one of the income tracks: which?
ask-Discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
 }.
ask-Exchange = Exchange once, using { $card }? You have { held }.
ask-PushUp = Which used lever do you push up?
ask-FreeHouse = You may upgrade an inhabitant to a house without giving one up.
ask-EasySettlement = You may upgrade a house to a settlement on easier terms. You have { held }.
ask-InterimChoice = Scoring { $n }: you may play a card or upgrade. You have { held }; boats: { $boats }.
ask-ScoreTile = Scoring { $n }: which tile do you score?
ask-PayForTile = How many times do you pay for { $tile }? It asks for { $n ->
    [one] one
   *[other] { $n }
 }. You have { held }.

call-ChooseScoringTile = choose a scoring tile
call-ChooseSite = choose a production site
call-Turn = your turn
call-PlayCard = you may play a card
call-Explore = explore or not
call-LayTile = lay the tile
call-Improve = you may develop or upgrade
call-LayPasture = lay the pasture
call-CoverLabel = choose a region
call-Modernise = you may modernise
call-BuilderCard = play a card or take two
call-PioneerShare = take your two cards
call-SettleShare = your share of Settle
call-CattleShare = your share of Cattle breeding
call-BuilderShare = your share of Builder
call-RegionShare = collect your coins
call-HireShare = you may hire
call-ProgressShare = your share of Progress
call-Upgrade = you may upgrade
call-Sail = sail
call-VaseOrSite = a vase or a site
call-BuildSite = build a production site
call-ChooseTrack = choose a track
call-Discard = discard cards
call-Exchange = you may exchange
call-PushUp = push a lever up
call-FreeHouse = you may build a house
call-EasySettlement = you may build a settlement
call-InterimChoice = interim scoring
call-ScoreTile = score a tile
call-PayForTile = pay for the tile

asked-ChooseScoringTile = { $seat } chooses a scoring tile
asked-ChooseSite = { $seat } chooses a production site
asked-Turn = { $seat } takes a strip
asked-PlayCard = { $seat } may play a card
asked-Explore = { $seat } may explore
asked-LayTile = { $seat } lays a tile
asked-Improve = { $seat } may develop or upgrade
asked-LayPasture = { $seat } lays a pasture
asked-CoverLabel = { $seat } chooses a region
asked-Modernise = { $seat } may modernise
asked-BuilderCard = { $seat } plays a card or takes two
asked-PioneerShare = { $seat } takes cards
asked-SettleShare = { $seat } takes a share of Settle
asked-CattleShare = { $seat } takes a share of Cattle breeding
asked-BuilderShare = { $seat } takes a share of Builder
asked-RegionShare = { $seat } collects coins
asked-HireShare = { $seat } may hire
asked-ProgressShare = { $seat } takes a share of Progress
asked-Upgrade = { $seat } may upgrade
asked-Sail = { $seat } sails
asked-VaseOrSite = { $seat } takes a vase or builds a site
asked-BuildSite = { $seat } builds a production site
asked-ChooseTrack = { $seat } chooses a track
asked-Discard = { $seat } discards cards
asked-Exchange = { $seat } may exchange
asked-PushUp = { $seat } pushes a lever up
asked-FreeHouse = { $seat } may build a house
asked-EasySettlement = { $seat } may build a settlement
asked-InterimChoice = { $seat } may play a card or upgrade
asked-ScoreTile = { $seat } scores a tile
asked-PayForTile = { $seat } pays for a tile

## Verbs and facets; .about is the description of the command

verb-choose = Choose a tile
    .about = Choose your scoring tile
    .help = setup
verb-site = Production site
    .about = Build a production site, or turn one
    .help = cards
verb-take = Take a strip
    .about = Take a strip of the action board
    .help = strips
verb-play = Play a card
    .about = Play a project card from your hand
    .help = cards
verb-build = Build a project
    .about = Build the special project of a scoring tile
    .help = cards
verb-discard = Discard for coins
    .about = Discard a card and get coins for it
    .help = cards
verb-skip = Play no card, use a lever
    .about = Use a lever instead of playing a card
    .help = levers
verb-decline = Pass
    .about = Do nothing this time
verb-explore = Explore
    .about = Draw a tile and lay it
    .help = explore
verb-lay = Lay
    .about = Lay the tile or pasture on a space
    .help = explore
verb-develop = Develop
    .about = Put an inhabitant on a building site
    .help = develop
verb-house = Upgrade to a house
    .about = Turn an inhabitant on the map into a house
    .help = upgrade
verb-settlement = Upgrade to a settlement
    .about = Turn a house into a settlement
    .help = upgrade
verb-cattle = Place cattle
    .about = Put cattle on a pasture
    .help = cattle
verb-cover = Cover a label
    .about = Choose the region whose label you cover
    .help = regions
verb-modernise = Modernise
    .about = Buy a lever
    .help = levers
verb-draw = Take cards
    .about = Take the cards you're due
    .help = cards
verb-forgo = Forgo your share
    .about = Use a lever instead of your share
    .help = levers
verb-collect = Collect
    .about = Take coins for your presences
    .help = regions
verb-hire = Hire
    .about = Hire inhabitants for coins or cards
    .help = hiring
verb-sail = Sail
    .about = Move your ship
    .help = river
verb-vase = Take a vase
    .about = Take a vase rather than a production site
    .help = river
verb-advance = Advance
    .about = Move your marker on a track
    .help = score
verb-give = Discard cards
    .about = Discard cards to pay for something
verb-exchange = Exchange
    .about = Make the exchange the card allows
    .help = cards
verb-reset = Push up
    .about = Push a used lever up
    .help = levers
verb-score = Score a tile
    .about = Put your marker on a scoring tile
    .help = scoring
verb-pay = Pay
    .about = Say how often you pay for the tile
    .help = scoring
verb-push = Use a lever
    .about = Use a lever for what it gives by itself
    .help = levers
verb-boat = Move a boat upstream
    .about = Move one of your boats upstream
    .help = cards

facet-tile = Tile
    .about = Which scoring tile
facet-resource = Resource
    .about = Which resource
facet-strip = Strip
    .about = Which strip
facet-card = Card
    .about = Which card, by the sign on the picture
facet-pay = Payment
    .about = Where your boats end up, and any levers used
facet-kind = Kind
    .about = The kind the project counts as
facet-lever = Lever
    .about = Which lever
facet-at = Space
    .about = The number of the space
facet-site = Site
    .about = Space and site, such as 13a
facet-points = Points
    .about = Points you give up instead of inhabitants
facet-region = Region
    .about = Which region
facet-gain = For
    .about = What you get for it
facet-by_coins = For coins
    .about = How many times for coins
facet-by_cards = For cards
    .about = How many inhabitants for cards
facet-by_goods = For goods
    .about = How many times in goods
facet-space = Space
    .about = The space of the river
facet-track = Track
    .about = Which income track
facet-give = Give
    .about = What you give
facet-counts = Cards
    .about = For example: c001, c034
facet-boat = Boat
    .about = Where the boat is
facet-to = To
    .about = Where it goes

value-at = Space { $value }
value-site = Site { $value }
value-space = River { $value }
value-points-0 = No points
value-points = { $value_id ->
    [1] 1 point
   *[other] { $value } points
 }
value-lever-none = No lever
value-pay-coins = 2 coins
value-pay = { $value }
value-by_coins = { $value } for coins
value-by_cards = { $value } for cards
value-by_goods = { $value } in goods
value-gain = { $value }
value-give = { $value }

answer-choose = Choose { $tile }
answer-site = Production site: { $resource }
answer-take = Take { $strip }
answer-play = Play { $card } with { $pay }
answer-build = Build the project of { $tile } with { $pay }
answer-discard = Discard { $card }
answer-skip = Play no card, use { $lever }
answer-decline = { verb-decline }
answer-explore = { verb-explore }
answer-lay = Lay it on { $at }{ no-lever }
answer-develop = Put an inhabitant on { $site }
answer-house = Build a house on { $site }
answer-settlement = Build a settlement on { $site }{ instead-points }{ no-lever }
answer-cattle = Place cattle on { $at }{ instead-points }
answer-cover = Cover { $region }
answer-modernise = Buy { $lever }
answer-draw = { verb-draw }
answer-forgo = Forgo your share: { $lever }, { $gain }
answer-collect = Collect{ no-lever }
answer-hire = Hire { $by_coins } for coins, { $by_cards } for cards
answer-sail = Sail to { $space }
answer-vase = { verb-vase }
answer-advance = { $track }
answer-exchange = Give { $give }
answer-reset = Push { $lever } up
answer-score = Score { $tile }
answer-pay = Pay { $by_goods } times in goods, { $by_coins } times in coins
answer-push = { $lever }: { $gain }
answer-boat = Move a boat from { $boat } up to { $to } for { $pay_id ->
    [coins] coins
   *[other] { $pay }
 }

# What stands on buttons: at most 24 characters, with the number that matters most.
short-choose = { $tile }
short-site = { $resource }
short-take = { $strip }: { $steps }{ $points ->
    [0] {""}
   *[other] , −{ $points }
 }
short-pay-by = { $ways ->
    [1] {""}
   *[other] { $pay_id ->
        [none] {""}
       *[other] {" · "}{ $pay }
     }
 }
short-play = { $alone ->
    [yes] { $card }
   *[other] Play { $card_id }
 }{ short-pay-by } ({ $coins })
short-build = { $alone ->
    [yes] { $tile }
   *[other] Build { $tile_id }
 }{ $kind_id ->
    [none] {""}
   *[other] , { $kind }
 }{ short-pay-by } ({ $coins })
short-discard = { $alone ->
    [yes] { $card }
   *[other] Discard { $card_id }
 }
short-skip = No card: { $lever_id }
short-lever = { $lever_id ->
    [none] {""}
   *[other] {" + "}{ $lever_id }
 }
short-lay = Space { $at }{ short-lever }
short-develop = Inhabitant on { $site }
short-house = House on { $site }
short-giving = { $points_id ->
    [none] {""}
    [0] {""}
   *[other] , −{ $points }
 }
short-settlement = Settlement { $site }{ short-giving }{ short-lever }
short-cattle = Cattle on { $at }{ short-giving }
short-cover = { $region }
short-modernise = { $lever } ({ $coins })
short-forgo = Forgo: { $lever_id }, { $gain }
short-collect = Collect{ short-lever }
short-hire = { $by_cards_id ->
    [0] Hire { $by_coins } for coins
    [none] Hire { $by_coins } for coins
   *[other] { $by_coins_id ->
        [0] Hire { $by_cards } for cards
        [none] Hire { $by_cards } for cards
       *[other] { $by_coins } for coins, { $by_cards } for cards
     }
 }
short-sail = River { $space }{ $scoring ->
    [0] {""}
   *[other] , scoring
 }
short-advance = { $track }
short-exchange = { $gives } → { $gets }
short-reset = { $lever }
short-score = { $tile_id }: { $paid ->
    [0] { $met ->
        [0] −{ $points } ({ $has } of { $asked })
       *[other] +{ $points } ({ $has } of { $asked })
     }
   *[other] pay { pay-times }
 }
short-pay = { $by_goods } in goods, { $by_coins } in coins
short-push = { $lever_id }: { $gain }
short-boat = Boat { $boat } → { $to }{ $pay_id ->
    [none] {""}
    [coins] {" (−2)"}
   *[other] , { $pay_id }
 }

## Cards to discard, one by one

panel-standing-give = To discard: { $counts }.
panel-left-give = { $n ->
    [one] One card left to choose.
   *[other] { $n } cards left to choose.
 }
panel-over-give = { $n ->
    [one] One card too many.
   *[other] { $n } cards too many.
 }
panel-put-give = { $n ->
    [one] Discard one…
   *[other] Discard… (up to { $n })
 }
panel-take-give = Keep one…

## The catch in the same line

hint-strip = row { $row }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }{ $points ->
    [0] {""}
    [one] , costs { $points } point
   *[other] , costs { $points } points
 }
    .beside = { $kind_id ->
        [none] {""}
       *[other] { $kind } card
     }
card-vases = { $vases ->
    [0] {""}
    [one] , { $vases } vase
   *[other] , { $vases } vases
 }
hint-card = { coins-coins }{ card-vases }; needs { $needs }; { points-points }
    .beside = { $card }{ card-vases }; needs { $needs }; { points-points }
hint-pay = boats: { $boats }{ $levers_n ->
    [0] {""}
   *[other] ; { $levers }
 }
    .beside = boats: { $boats }{ $levers_n ->
        [0] {""}
       *[other] ; { $levers }
     }
    .whole = {""}
hint-project = { coins-coins }; needs { $needs }; { points-points }, { $track }
    .beside = needs { $needs }; { points-points }, { $track }
hint-discard = brings { coins-coins }
hint-scoring-tile = project: { coins-coins }, { $needs }, { points-points }
site-words = { $cost_n ->
    [0] free
   *[other] costs { $cost }
 }{ $gains_n ->
    [0] {""}
   *[other] , gives { $gains }
 }{ $loss ->
    [0] {""}
    [one] , takes { $loss } point
   *[other] , takes { $loss } points
 }
hint-develop = { $tile }: { site-words }
around-presences = { $presences ->
    [0] no presence here or next to it
    [one] one presence here and next to it
   *[other] { $presences } presences here and next to it
 }
hint-house = { $tile }, { around-presences }
hint-settlement = { $tile }, { around-presences }{ $settle ->
    [0] {""}
    [one] , { $settle } point
   *[other] , { $settle } points
 }
hint-space = { $region }{ $gains_n ->
    [0] {""}
   *[other] , gives { $gains }
 }
hint-lever = costs an inhabitant
hint-pasture = { $n ->
    [0] no cattle there
   *[other] { $n } cattle there
 }{ $coins ->
    [0] {""}
   *[other] , { coins-coins } for houses
 }
hint-region = { $gains_n ->
    [0] nothing
   *[other] { $gains }
 }; you have { $n ->
    [0] no presences
    [one] one presence
   *[other] { $n } presences
 } elsewhere
hint-modernise = { coins-coins }
    .beside = {""}
hint-river = { $gains_n ->
    [0] nothing
   *[other] { $gains }
 }{ $harbour ->
    [0] {""}
   *[other] , harbour
 }{ $scoring ->
    [0] {""}
   *[other] , scoring
 }
hint-score = { $paid ->
    [0] { $met ->
        [0] fails: { $has } of { $asked }, minus { points-points }
       *[other] succeeds: { $has } of { $asked }, { points-points }
     }
   *[other] you pay { pay-times }, { points-points }
 }
    .beside = { $value }{ $paid ->
        [0] {""}
       *[other] : { points-points }
     }
pay-times = { $asked_id ->
    [1] once
    [2] twice
   *[other] { $asked } times
 }
hint-exchange = for { $gets }
    .beside = {""}
hint-hire-coins = { coins-coins }
    .whole = { $coins ->
        [0] {""}
       *[other] { coins-coins }
     }
hint-hire-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
    .whole = { $cards ->
        [0] {""}
        [one] { $cards } card
       *[other] { $cards } cards
     }

## What happens

event-tile_chosen = { $seat } chooses { $tile }.
event-scoring_tiles = Scoring tiles: { $tiles }.
    .brief = {""}
event-round = Round { $n } begins.
    .head = round { $n }
event-strip = { $seat } takes { $strip } from row { $row }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
 }.
    .head = { $seat }: { $strip }
event-site = { $seat } builds a production site of { $resource }, level { $level }.
    .brief = site of { $resource }
event-boat = { $seat } moves a boat from { $boat } up to { $to }.
    .brief = boat to { $to }
event-track = { $seat } moves to step { $n } of the { $track }{ $points ->
    [0] {""}
    [one] , { $points } point for lost steps
   *[other] , { $points } points for lost steps
 }.
    .brief = { $track } → { $n }
event-gained = { $seat } gets { $gains }.
    .brief = +{ $gains }
    .own = You get { $gains }, drawing { $cards }.
event-explored = { $seat } draws { $tile }.
    .brief = {""}
event-laid = { $seat } lays { $tile } on space { $at }.
    .brief = { $tile } on { $at }
event-developed = { $seat } puts an inhabitant on { $site }.
    .brief = inhabitant on { $site }
event-house = { $seat } builds a house on { $site }.
    .brief = house on { $site }
event-settlement = { $seat } builds a settlement on { $site }{ $again ->
    [0] {""}
   *[other] , another in this region
 }.
    .brief = settlement on { $site }
event-cattle = { $seat } places cattle on { $at }.
    .brief = cattle on { $at }
event-tier = { $seat } empties tier { $n }, and its inhabitant comes to the ranch.
    .brief = tier { $n } emptied
event-modernised = { $seat } buys { $lever } for { coins-coins }.
    .brief = { $lever }
event-pushed = { $seat } uses { $lever }.
    .brief = uses { $lever }
event-lever_up = { $seat } pushes { $lever } up.
    .brief = { $lever } up
event-played = { $seat } plays { $card } for { coins-coins }.
    .brief = plays { $card }
event-project = { $seat } builds the project of { $tile } for { coins-coins }: { points-points }.
    .brief = project of { $tile }
event-sold = { $seat } discards { $card } for { coins-coins }.
    .brief = discards { $card }
event-discarded = { $seat } discards { $cards }.
    .brief = discards { $cards_n ->
        [one] a card
       *[other] { $cards_n } cards
     }
event-exchanged = { $seat } gives { $give } for { $get }.
    .brief = { $give } → { $get }
event-declined = { $seat } passes.
    .brief = {""}
event-forgone = { $seat } forgoes the share and uses { $lever }.
    .brief = forgoes the share
event-label = { $seat } chooses { $region }{ $first ->
    [0] , whose label is covered already
   *[other] {""}
 }.
    .brief = { $region }
event-sailed = { $seat } sails to { $space }.
    .brief = ship → { $space }
event-lock = { $seat } is the first through lock { $n }.
    .brief = lock { $n }
event-ending = { $seat } has crossed the last lock: the game ends once everybody has had equally many turns.
event-interim = Interim scoring { $n }.
    .head = scoring { $n }
event-scored = { $seat } scores { $tile }: { points-points }.
    .brief = { $seat }: { $tile } { $points }
event-paid = { $seat } pays { $goods ->
    [0] {""}
   *[other] { $goods } { $what }{ $coins ->
        [0] {""}
       *[other] {" and "}
     }
 }{ $coins ->
    [0] {""}
   *[other] { coins-coins }
 }.
    .brief = pays
event-solo_tile = The Wise Eminence shows { $tile }.
    .head = the Wise Eminence: { $tile }
event-eminence_looks = Its number is { $number }{ $space_id ->
    [none] ; no space will do
   *[other] : space { $space }
 }.
    .brief = {""}
event-eminence_points = The Wise Eminence gets { points-points }.
    .brief = +{ points-points }
event-cactus = The Wise Eminence is on space { $n } of the cactus track.
    .brief = cactus → { $n }
event-eminence_house = The Wise Eminence builds a house on { $site }.
    .brief = house on { $site }
event-eminence_settlement = The Wise Eminence builds a settlement on { $site }.
    .brief = settlement on { $site }
event-eminence_cattle = The Wise Eminence places cattle on { $at }.
    .brief = cattle on { $at }
event-over = { $winners_n ->
    [0] The game is over; the Wise Eminence has more points.
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
 }

## The table, line by line; .alt is the short form for pictures

line-round = { $round ->
    [0] Setting up
   *[other] Round { $round }, scorings done: { $scorings } of 4
 }. { $over ->
    [0] { $asked_n ->
        [0] It's nobody's turn.
       *[other] To answer: { $asked }.
     }
   *[other] The game is over.
 }
    .alt = { line-round }
    .head = { $round ->
        [0] setting up
       *[other] round { $round }
     }
line-seat = { $seat }: { points-points }, { held }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 }; { $supply ->
    [one] { $supply } inhabitant
   *[other] { $supply } inhabitants
 } in the supply; coin track { $coin_track }, card track { $card_track }; ship at { $ship }.
    .alt = { $seat }: { points-points }, { coins-coins }, ship at { $ship }
line-board = Board of { $seat }: { $left } left; boats: { $boats }; production sites: { $sites }; levers ready: { $ready }, used: { $used }.
line-played = { $seat } has played { $cards }; projects: { $projects }; next income: { $income }.
line-eminence = The Wise Eminence: { points-points }, { $left } left; cactus { $cactus }; next income { $income }; ship at { $ship }; { $stack } tiles in the stack{ $silhouette_id ->
    [none] {""}
   *[other] , silhouette { $silhouette }
 }.
    .alt = The Wise Eminence: { points-points }, ship at { $ship }
line-row = Row { $row }: { $strip }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }{ $points ->
    [0] {""}
    [one] , costs { $points } point
   *[other] , costs { $points } points
 }.
line-region = { $region }: label { $gains }{ $covered ->
    [0] {""}
   *[other] {" "}(covered)
 }.
item-stands = { $name } { $what }
line-space = Space { $space }: { $tile }; free: { $free }; pieces on { $stands_n ->
    [one] one site
   *[other] { $stands_n } sites
 }; cattle: { $cattle_n }.
line-stacks = Grey tiles: { $grey }; pastures: { $pastures }; deck: { $deck }; discards: { $discards }.
item-ships = { $what } at { $name }
line-river = Locks crossed this round: { $locks }. Ships: { $ships }.
line-area = Scoring tile { $tile }{ $by_id ->
    [none] {""}
   *[other] , chosen by { $by }
 }{ $built_n ->
    [0] {""}
   *[other] , built by { $built_n }
 }.
item-lines = { $name } { $n }
line-score = { $rank }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $lines }).
    .alt = { $rank }. { $seat }: { $total }

## Scores

score-points = Points
score-levers = Levers
score-cards = Cards
score-card_effects = Effects of cards
    .short = Effects
score-tiers = Tiers
score-income = Last income
score-tiles = Tiles not shown
score-tie = Tie-break

## Options

option-difficulty = Difficulty
    .about = How many tiles of each side the Wise Eminence has
option-difficulty-easy = easy
    .about = Five tiles A, one tile B
option-difficulty-medium = medium
    .about = Four tiles A, two tiles B
option-difficulty-challenge = challenge
    .about = Three of each
option-difficulty-hard = hard
    .about = Two tiles A, four tiles B
option-difficulty-very_hard = very hard
    .about = One tile A, five tiles B
option-common = Common parts
    .about = How everybody uses the right part of a strip
option-common-at_once = at once
    .about = Everybody answers at the same time; Settle and Cattle breeding go in order
option-common-in_order = in order
    .about = One after the other, starting with the active player

## Command groups

command-group-cards = Cards: play, discard, exchange
command-group-levers = Levers: buy them, use them

## On the picture

picture-round = Round { $n }, scorings { $of }/4
picture-over = Final score
picture-winner = { $name } wins
picture-asked = Waiting for
picture-total = Total
picture-tie = Tie-break
picture-covered = label covered

## To look closer at on the picture of the table

closer-map = The map
closer-actions = Actions and income tracks
closer-river = The river, all players
closer-tiles = Scoring tiles
