### Santa Maria, American Kingdoms: the Maya city. Most of what is printed on its parts is reconstructed.

## Districts, buildings, temples, cards: they end with the sign on their picture

name-maya = Maya city
name-market = Trade district
    .short = Trade
name-festival = Festival district
    .short = Festival
name-gold_temple = Temple of gold
    .short = Gold temple
name-construction = Construction district
    .short = Construction
name-technology = Technology district
    .short = Technology
name-priest = High priest
part-one = { $one_id ->
    [market] trade
    [festival] festival: { $one_cost } → { $one_gains }
    [construction] { $one_cost } → { $one_kind_id ->
        [wooden] a wooden house
       *[other] a straw house
     }
   *[other] with a die of { $one_value }: { $one_does_id ->
        [conquistador] a conquistador step
        [religion] a religion step
       *[other] { $one_gains }
     }
 }
part-two = { $two_id ->
    [market] trade
    [festival] festival: { $two_cost } → { $two_gains }
    [construction] { $two_cost } → { $two_kind_id ->
        [wooden] a wooden house
       *[other] a straw house
     }
   *[other] with a die of { $two_value }: { $two_does_id ->
        [conquistador] a conquistador step
        [religion] a religion step
       *[other] { $two_gains }
     }
 }
name-p_wood = House (wood)
    .does = A building of the city: { $gains }
name-p_grain = House (grain)
    .does = A building of the city: { $gains }
name-p_cocoa = House (cocoa)
    .does = A building of the city: { $gains }
name-p_gem = House (gem)
    .does = A building of the city: { $gains }
name-p_sugar = House (sugar)
    .does = A building of the city: { $gains }
name-p_coins = House (coins)
    .does = A building of the city: { $gains }
name-w_gem = Wooden house (gem)
    .does = A building of the city: { $gains }
name-w_sugar = Wooden house (sugar)
    .does = A building of the city: { $gains }
name-w_coins = Wooden house (coins)
    .does = A building of the city: { $gains }
name-w_points = Wooden house (point)
    .does = A building of the city: { $gains }
name-s_wood = Straw house (wood)
    .does = A building of the city: { $gains }
name-s_grain = Straw house (grain)
    .does = A building of the city: { $gains }
name-s_cocoa = Straw house (cocoa)
    .does = A building of the city: { $gains }
name-s_points = Straw house (point)
    .does = A building of the city: { $gains }
name-tl1 = Temple TL1
    .short = TL1
    .does = Level { $n } of a temple: { $cost }
name-tl2 = Temple TL2
    .short = TL2
    .does = Level { $n } of a temple: { $cost }
name-tl3 = Temple TL3
    .short = TL3
    .does = Level { $n } of a temple: { $cost }
name-tl4 = Temple TL4
    .short = TL4
    .does = Level { $n } of a temple: { $cost }
name-tl5 = Temple TL5
    .short = TL5
    .does = Level { $n } of a temple: { $cost }
name-tm1 = Temple TM1
    .short = TM1
    .does = Level { $n } of a temple: { $cost }
name-tm2 = Temple TM2
    .short = TM2
    .does = Level { $n } of a temple: { $cost }
name-tm3 = Temple TM3
    .short = TM3
    .does = Level { $n } of a temple: { $cost }
name-tm4 = Temple TM4
    .short = TM4
    .does = Level { $n } of a temple: { $cost }
name-tm5 = Temple TM5
    .short = TM5
    .does = Level { $n } of a temple: { $cost }
name-ts1 = Temple TS1
    .short = TS1
    .does = Level { $n } of a temple: { $cost }
name-ts2 = Temple TS2
    .short = TS2
    .does = Level { $n } of a temple: { $cost }
name-ts3 = Temple TS3
    .short = TS3
    .does = Level { $n } of a temple: { $cost }
name-ts4 = Temple TS4
    .short = TS4
    .does = Level { $n } of a temple: { $cost }
name-ts5 = Temple TS5
    .short = TS5
    .does = Level { $n } of a temple: { $cost }
name-k01 = Card K01
    .short = K01
    .does = { part-one }; { part-two }
name-k02 = Card K02
    .short = K02
    .does = { part-one }; { part-two }
name-k03 = Card K03
    .short = K03
    .does = { part-one }; { part-two }
name-k04 = Card K04
    .short = K04
    .does = { part-one }; { part-two }
name-k05 = Card K05
    .short = K05
    .does = { part-one }; { part-two }
name-k06 = Card K06
    .short = K06
    .does = { part-one }; { part-two }
name-k07 = Card K07
    .short = K07
    .does = { part-one }; { part-two }
name-k08 = Card K08
    .short = K08
    .does = { part-one }; { part-two }
name-k09 = Card K09
    .short = K09
    .does = { part-one }; { part-two }
name-k10 = Card K10
    .short = K10
    .does = { part-one }; { part-two }
name-k11 = Card K11
    .short = K11
    .does = { part-one }; { part-two }
name-k12 = Card K12
    .short = K12
    .does = { part-one }; { part-two }
name-k13 = Card K13
    .short = K13
    .does = { part-one }; { part-two }
name-k14 = Card K14
    .short = K14
    .does = { part-one }; { part-two }
name-k15 = Card K15
    .short = K15
    .does = { part-one }; { part-two }
name-k16 = Card K16
    .short = K16
    .does = { part-one }; { part-two }
name-k17 = Card K17
    .short = K17
    .does = { part-one }; { part-two }
name-k18 = Card K18
    .short = K18
    .does = { part-one }; { part-two }
name-k19 = Card K19
    .short = K19
    .does = { part-one }; { part-two }
name-k20 = Card K20
    .short = K20
    .does = { part-one }; { part-two }
name-k21 = Card K21
    .short = K21
    .does = { part-one }; { part-two }
name-k22 = Card K22
    .short = K22
    .does = { part-one }; { part-two }
name-k23 = Card K23
    .short = K23
    .does = { part-one }; { part-two }
name-k24 = Card K24
    .short = K24
    .does = { part-one }; { part-two }

## What is asked

ask-CityTurn = Year { $year }, your city's turn. You have { held }, { $gold } gold in the temple. { $white ->
    [0] No more white dice this year
    [one] You may take { $white } more white die
   *[other] You may take { $white } more white dice
 }; { $blue_n ->
    [0] no blue dice
    [one] the blue die shows { $blue }
   *[other] the blue dice show { $blue }
 }; cards in hand: { $cards }; high priests: { $priests }.
ask-Drive = { $follows ->
    [0] Your die goes from { $n }. Where does it stop?
   *[other] Somebody has taken an ambassador's die: you may go its way from { $n }, too.
 }
ask-BuildTemple = You may complete a level of one temple: { $district }. You have { held }.
ask-Beside = You may still play a technology for your die of { $n }.
ask-Raise = { $kind_id ->
    [wooden] Choose a wooden house and its spot.
   *[other] Choose a straw house and its spot.
 }
ask-TakeToken = Take a storage token from the supply; it comes full.
ask-LayJunction = Put a road token on a junction: dice may go straight on there.
ask-CityStep = A religion step, to { $n } of { $most }{ $monk ->
    [0] {""}
   *[other] { $empty ->
        [0] , past a monk symbol
       *[other] , past a monk symbol that brings nothing: your stores are full and the deck is empty
     }
 }?
ask-CityMarch = A conquistador step, to { $n } of { $most }{ $gold ->
    [0] {""}
   *[other] { $left ->
        [0] , past a gold symbol, though no gold is left
       *[other] , for a gold
     }
 }?
ask-CityReligion = Take an extra step on the religion track for a grain? You stand on { $n } of { $most }; you have { $goods }.
ask-MonkGift = For the monk symbol: draw a card ({ $deck } in the deck), or fill a store.
ask-FillOne = Fill one of your stores.
ask-Bargain = You trade: with the supply, and with anybody who is willing. You have { held }, { $gold } gold; cards: { $cards }.
ask-Give = What do you give{ $n ->
    [one] {" "}to { $to_seat }
   *[other] {""}
 }? You have { held }.
ask-Want = You give { $given }. What do you want for it{ $n ->
    [one] {" "}from { $to_seat }
   *[other] {""}
 }?{ $full_n ->
    [0] {""}
   *[other] {" "}You have no room for: { $full }.
 }
ask-Consider = { $own_n ->
    [0] {""}
   *[other] You propose { $own } for { $own_want }.{" "}
 }{ $give_n ->
    [0] It stands until it is accepted or the trade ends.{" "}
   *[other] { $by } gives you { $give } for { $want }.{ $lost_n ->
        [0] {" "}
       *[other] {" "}You have no room for { $lost }: that turns into coins, cocoa is lost.{" "}
     }
 }You have { held }.

call-CityTurn = your city's turn
call-Drive = choose the way of a die
call-BuildTemple = you may build at a temple
call-Beside = you may play a technology
call-Raise = build a house
call-TakeToken = take a storage token
call-LayJunction = place a road token
call-CityStep = you may take a step
call-CityMarch = you may take a step
call-CityReligion = you may go a step further
call-MonkGift = a card or a full store
call-FillOne = fill a store
call-Bargain = you trade
call-Give = say what you give
call-Want = say what you want
call-Consider = a trade is proposed

asked-CityTurn = { $seat } plays the city
asked-Drive = { $seat } moves a die
asked-BuildTemple = { $seat } looks at a temple
asked-Beside = { $seat } looks at cards
asked-Raise = { $seat } builds a house
asked-TakeToken = { $seat } takes a token
asked-LayJunction = { $seat } lays a road
asked-CityStep = { $seat } may take a religion step
asked-CityMarch = { $seat } may take a conquistador step
asked-CityReligion = { $seat } prays
asked-MonkGift = { $seat } is given something
asked-FillOne = { $seat } fills a store
asked-Bargain = { $seat } trades
asked-Give = { $seat } makes a proposal
asked-Want = { $seat } makes a proposal
asked-Consider = { $seat } considers a trade

## Verbs and facets

command-group-city = The Maya city, and what it trades with you
verb-use = Use a die
    .about = Maya city: take a die and go along the roads
    .help = city
verb-play = Play a card
    .about = Maya city: trade, festival or construction
    .help = city_cards
verb-bless = High priest
    .about = Maya city: a high priest activates a building
    .help = city
verb-go = Stop at
    .about = Maya city: the building where the die stops
    .help = city
verb-complete = Complete a level
    .about = Maya city: pay for a level of a temple
    .help = city_temples
verb-technology = Technology
    .about = Maya city: a technology for the value of your die
    .help = city_cards
verb-build = Build
    .about = Maya city: a house on an empty spot
    .help = city_cards
verb-store = Take a token
    .about = Maya city: a storage token from the supply
    .help = city_temples
verb-join = Road token
    .about = Maya city: put a road token on a junction
    .help = city_temples
verb-draw = Draw a card
    .about = Maya city: a card for a monk symbol
    .help = city
verb-fill = Fill a store
    .about = Maya city: turn a storage token to its full side
    .help = city
verb-redraw = Other cards
    .about = Maya city: put cards under the deck for a coin, draw as many
    .help = city_trade
verb-propose = Propose a trade
    .about = Propose a trade to somebody, or to all
    .help = city_trade
verb-withdraw = Withdraw
    .about = Take your proposal back
    .help = city_trade
verb-agree = Agree
    .about = Accept what somebody proposes to you
    .help = city_trade
verb-turn_down = Turn down
    .about = Decline what somebody proposes to you
    .help = city_trade
verb-done = End trade
    .about = Maya city: end the trade
    .help = city_trade
verb-put_up = Give
    .about = What you give in a trade that you propose
    .help = city_trade
verb-want = Want
    .about = What you want in a trade that you propose
    .help = city_trade
verb-accept = Accept
    .about = Accept the trade that the city proposes
    .help = city_trade
verb-counter = Propose another
    .about = Propose another trade to the city
    .help = city_trade

facet-counts = Counts
    .about = How many of what, such as 2 wood, 1 grain
facet-value = Value
    .about = The value with which the die is used
facet-spot = Spot
    .about = A spot of the city: road 1 to 6, letter from the die symbol on
facet-card = Card
    .about = Which card, by the sign on the picture
facet-district = District
    .about = Which district of the city
facet-building = House
    .about = Which house
facet-junction = Junction
    .about = Which junction, by the number of its road
facet-by = Who
    .about = Whose proposal, by number of the seat
facet-whom = To whom
    .about = To whom you propose it, by number of the seat
value-whom-all = All
value-whom-0 = Seat 1
value-whom-1 = Seat 2
value-whom-2 = Seat 3
value-whom-3 = Seat 4
value-whom-4 = Seat 5
value-by-anybody = Anybody
value-by-0 = Seat 1
value-by-1 = Seat 2
value-by-2 = Seat 3
value-by-3 = Seat 4
value-by-4 = Seat 5
value-junction = Junction { $value }

answer-use = { $die } as a { $value }{ $pay_id ->
    [coins] {""}
   *[other] {" "}for a { $pay }
 }
answer-play = Play { $card } for the { $district }
answer-bless = High priest on { $spot }
answer-go = Stop at { $spot }
answer-complete = Complete a level: { $district }
answer-technology = Technology { $card }
answer-build = { $building } on { $spot }
answer-store = Take a token: { $resource }
answer-join = Road token on junction { $junction }
answer-draw = { verb-draw }
answer-fill = Fill: { $resource }
answer-redraw = { verb-redraw }
answer-propose = { $whom_id ->
    [all] Propose a trade to all
   *[other] Propose a trade to { $whom }
 }
answer-withdraw = { verb-withdraw }
answer-agree = Agree: { $by }
answer-turn_down = Turn down: { $by }
answer-done = { verb-done }
answer-put_up = { verb-put_up }
answer-want = { verb-want }
answer-accept = { verb-accept }
answer-counter = { verb-counter }

hint-card = { part-one }; { part-two }
hint-spot = { $gains }
hint-way = leads to { $gains }
hint-temple = level { $n }: { $cost }
hint-city_buy = you have { $have }; costs { coins-n }
hint-counter = gives { $give } for { $want }{ $lost_n ->
    [0] {""}
   *[other] ; no room for { $lost }: { $city ->
        [0] turns into coins
       *[other] lost
     }
 }

## Counts

panel-standing-put_up = You give: { $counts }.
panel-left-put_up = Choose at least one thing.
panel-over-put_up = { $n } too many.
panel-put-put_up = { $n ->
    [one] Give one…
   *[other] Give… (up to { $n })
 }
panel-take-put_up = Keep one…
panel-standing-want = You want: { $counts }.
panel-left-want = Choose at least one thing.
panel-over-want = { $n } too many.
panel-put-want = { $n ->
    [one] Want one…
   *[other] Want… (up to { $n })
 }
panel-take-want = One less…
panel-standing-redraw = Under the deck: { $counts }.
panel-left-redraw = Choose at least one card.
panel-over-redraw = { $n } too many.
panel-put-redraw = { $n ->
    [one] Put a card under the deck…
   *[other] Put cards under the deck… (up to { $n })
 }
panel-take-redraw = Keep one…

## What can be decided ahead

order-deal = Trade with the city: accept if
    .about = Give at most this for at least that; one plan for each thing given; anything else is asked
    .told = Trade with the city: at most { $give } for at least { $want }
order-deal_decline = Trade with the city: never
    .about = Decline whatever the city proposes
    .told = Decline whatever the city proposes
order-city_deal = Your trade: agree if
    .about = When others propose it in your trade; one plan for each thing given
    .told = In my trade: at most { $give } for at least { $want }, { $by_id ->
        [anybody] with anybody
       *[other] with { $by }
     }
order-city_die = Next turn: use a die
    .about = If it's still there, leads somewhere and I can pay for the change; gone at the end of the year
    .told = Next turn: { $die } as a { $value }; otherwise ask me
order-city_temple = Temples: which level
    .about = Completed as soon as I can pay for it beside a die, a high priest or the fifth space
    .told = Complete a level: { $district }{ order-otherwise }
order-city_gift = Monk symbol: what I take
    .about = A card, or a full store of this kind; ask me if that can't be had
    .told = For a monk symbol: { $gift }
order-city_no_technology = No technology after a temple
    .about = Go on without being asked
    .told = No technology after a temple
order-city_stay = Others' ambassadors: stay
    .about = Don't go the way of a die that somebody else has taken
    .told = Don't follow others' ambassadors
order-part-want = What for, at least
order-part-value = As which value
order-part-district = Which district
order-part-gift = What you take
order-part-by = With whom
value-gift-card = A card

## What happens

event-city_gained = { $why_id ->
    [conquistador] { $gains_n ->
        [0] { $seat } passes a gold symbol, and no gold is left
       *[other] { $seat } keeps { $gains } from the conquistadors
     }
   *[other] { $seat } gets { $gains_n ->
        [0] nothing
       *[other] { $gains }
     }{ $lost ->
        [0] {""}
       *[other] {" "}(there was no room for all)
     }
 }.
    .brief = +{ $gains }
event-city_robbed = The temple of gold of { $seat } loses { $n } gold.
    .brief = temple −{ $n } gold
event-city_gold = { $n } gold comes into the temple of { $seat }.
    .brief = temple +{ $n } gold
event-city_drew = { $seat } draws cards: { $n }.
    .brief = cards +{ $n }
    .own = You draw { $cards }.
event-city_redrew = { $seat } puts cards under the deck for a coin: { $n }.
    .brief = cards changed: { $n }
    .own = You put { $cards } under the deck.
event-city_played = { $seat } plays { $card } for the { $district }.
    .head = { $seat }: { $card }, { $district }
event-city_built = { $seat } builds { $building } on { $spot }.
    .brief = { $building } on { $spot }
event-city_die = { $seat } uses { $die } as a { $value }{ $paid_n ->
    [0] {""}
   *[other] {" "}and pays { $paid }
 }.
    .head = { $seat }: { $die } as a { $value }{ $paid_n ->
        [0] {""}
       *[other] {" "}({ $paid })
     }
event-city_went = { $seat } goes from { $value } to { $spot }.
    .brief = to { $spot }
event-city_priest = { $seat } puts a high priest on { $spot }.
    .head = { $seat }: high priest on { $spot }
event-temple_level = { $seat } completes level { $n }: { $district }.
    .brief = level { $n }, { $district }
event-temple_next = The next level of the { $district } is { $tile }.
    .brief = {""}
event-city_filled = { $seat } fills a store: { $resource }.
    .brief = +{ $resource }
event-city_token = { $seat } takes a storage token: { $resource }.
    .brief = token: { $resource }
event-city_road = { $seat } puts a road token on junction { $junction }.
    .brief = road token on { $junction }
event-got_priest = { $seat } has another high priest: { $n } in all.
    .brief = high priests: { $n }
event-city_scored = { $seat } scores { points-points } for temples{ $by_n ->
    [0] {""}
   *[other] : { $by }
 }.
    .brief = temples +{ points-points }
event-proposed = { $seat } proposes to { $whom }: { $give } for { $want }.
    .brief = { $give } for { $want }?
event-withdrawn = { $seat } withdraws the proposal.
    .brief = withdrawn
event-refused = { $seat } declines what { $by } proposes.
    .brief = { $seat } declines
event-swapped = { $seat } gives { $want } to { $by } for { $give }.
    .brief = { $seat }: { $want } for { $give }
event-no_room = { $seat } has no room for { $lost }{ $n ->
    [0] {""}
   *[other] {" "}and gets { coins-n } instead
 }.
    .brief = no room: { $lost }

## The table, line by line

item-stores = { $name } { $n }
item-spots = { $name }: { $what }
line-city = City of { $seat }: { $gold } gold in the temple; high priests in hand: { $priests }; cards: { $cards }, in the deck { $deck }; storage tokens: { $stores }.
line-city_district = { $district }: levels { $n }, cards { $cards }, worth { points-points } now{ $cost_n ->
    [0] {""}
   *[other] ; next level { $cost }
 }.
line-city_road = Road { $n }: { $spots }{ $taken_n ->
    [0] {""}
   *[other] ; in use: { $taken }
 }{ $token ->
    [0] {""}
   *[other] ; road token
 }.
line-city_hand = Cards in hand: { $cards }.
line-proposal = { $by } gives { $give } for { $want }.

## Options

option-maya = Maya city
    .about = With American Kingdoms: one player has a city; five can play with ambassadors
option-maya-false = without
    .about = Everybody has a colony
option-maya-random = by lot
    .about = Anybody may get the city: temples, cards, trade; most of its parts are reconstructed
option-maya-1 = 1st seat
    .about = The first who sat down has the city; most of its parts are reconstructed
option-maya-2 = 2nd seat
    .about = The second who sat down has the city; most of its parts are reconstructed
option-maya-3 = 3rd seat
    .about = The third who sat down has the city; most of its parts are reconstructed
option-maya-4 = 4th seat
    .about = The fourth who sat down has the city; most of its parts are reconstructed
option-maya-5 = 5th seat
    .about = The fifth who sat down has the city; most of its parts are reconstructed

## Why not

why-city-lacks = it takes { $cost }; your stores lack { $lacking }. Gold pays for nothing.
why-city-grain-only = the step is paid with grain, not with { $resource }.
why-no-empty-token = no storage token is empty for { $resource }.
why-not-in-hand = you don't have { $card } in hand.
why-no-such-part = { $card } has no part for the { $district }.
why-no-technology-now = one technology may be played for each die you use.
why-other-value = { $card } goes with a die of { $n }.
why-not-beside = it is not beside that building: { $district }.
why-temple-complete = that temple has all its levels.
why-junction-taken = junction { $junction } has a road token.
why-no-junction = { $junction } is no junction for a road token.
why-no-road = no road leads from { $n } to { $spot }.
why-nothing-built = nothing is built on { $spot }.
why-spot-taken = { $spot } has been used this year.
why-leads-nowhere = a die of { $n } comes to no free building.
why-technology-with-die = a technology is played while you use a die.
why-nothing-to-build = no spot is empty, or no such house is left.
why-no-priest = you have no high priest in hand.
why-no-such-building = that is not left, or of another kind: { $building }.
why-built-on = something stands on { $spot }.
why-gold-stays = the city's gold can't be sold.
why-proposal-stands = you have proposed a trade; withdraw it first.
why-nobody-there = there's nobody to ask right now.
why-nothing-to-give = you have nothing to give.
why-nothing-proposed = you haven't proposed anything.
why-nothing-proposed-by = nobody has proposed that to you.
why-nothing-proposed-now = the city proposes nothing to you right now.
why-answer-first = the city proposes something to you: accept or decline it.
why-technology-played = a technology has been played for that die, so it goes its way.
why-swap-lacks = { $seat } lacks { $lacking }.
why-cards-once = name at least one card, each once.
why-both-ways = nothing goes both ways in a trade: { $what }.
why-more-than-there-is = there isn't that much: { $lacking } too many.
why-nothing-named = name at least one thing.
why-no-more-cards = the deck is empty.
why-no-token = no storage token is left for { $resource }.
why-die-in-hand = the die has to be used now.

## Help

topic-city = Maya city
help-city =
    One player has the Maya city instead of a colony, goes first in year 1 and starts with { $city_coins } coins, { $city_cards } cards and a blue die (none with ambassadors). The others play as usual; nobody has the cocoa colony, and the city hires no specialists.
    · **Stores**: each storage token holds one resource. What finds no empty one is lost. Nothing is sold or bought but with trade cards.
    · **A turn**: use a die, play a card, use a high priest, or retire.
    · **A die** (its value changed for coins by the step, or to any value for a cocoa) goes from its symbol down the road and may turn left or right into the next one; past a road token it may go straight on. Each free building on the way works; the die stays on the last. Then one level of a temple beside it may be paid for.
    · **Gold** lies in the temple of gold and pays for nothing: { $city_gold } a player each year, and what the city passes on the conquistador track. Colonists take their gold from there, and find none where the city has passed.
    · **Retiring**: the fourth space fills a store, the fifth completes a level. Then, each year, every district scores its levels times its cards, the temple of gold its levels times the gold.
    See also: *Cards of the city*, *Temples*, *Trade with the city*, *How the Maya city is read here*.
topic-city_cards = Cards of the city
help-city_cards =
    A card is played for one of its two parts and stays at that district. **Festival** and **construction** take resources from the stores. **Trade**: see there. **Technology** is no turn: one goes with each die that is used for its value, before or after the way.
    Each new year brings { $city_cards_year } cards. An empty deck gives none.
topic-city_temples = Temples
help-city_temples =
    Each district has a temple of three levels, the next one a little dearer. A level is paid with what its tile shows, one for each die, high priest or fifth passing space. It has to be beside the building where the die or the priest stays: roads 1 and 6 are beside one district, the others beside two; the fifth space may build anywhere. Rewards: trade, a full storage token; festival, a religion step and two cards; temple of gold, a high priest and a conquistador step; construction, coins; technology, a road token.
    · **A high priest** activates one free building and blocks it for the year, and a level beside it may be paid for. At the end of the year he comes back.
topic-city_trade = Trade with the city
help-city_trade =
    A trade card brings { $city_trade ->
        [one] { $city_trade } coin
       *[other] { $city_trade } coins
     }. Then the city may, as often as it likes, buy cocoa for { $city_buy_stored ->
        [one] { $city_buy_stored } coin
       *[other] { $city_buy_stored } coins
     }, wood or grain for { $city_buy ->
        [one] { $city_buy } coin
       *[other] { $city_buy } coins
     }, sell anything for { $city_price ->
        [one] { $city_price } coin
       *[other] { $city_price } coins
     }, change cards for a coin, and trade with anybody.
    · **A proposal** is what is given and what is wanted, to one or to all. Whoever is asked accepts, declines or proposes something else; the first who accepts has it. It stands until whoever made it withdraws it or the trade ends, and the city's turn goes on meanwhile. Nothing is given that its owner does not have; what finds no room is lost in the city, turned into coins in a colony.
    · **Plans** answer proposals for you: *Trade with the city: accept if*, such as at most 1 wood for at least 2 coins.
    · **Computer seats** take what wins them something, and let people answer first, ten minutes at most. As the city they propose nothing more in that trade to whoever has declined.
topic-readings_city = How the Maya city is read here
help-readings_city =
    · Most of what is printed on the city's board, temples, houses and cards is not known to us and reconstructed: the map of the roads, costs, rewards, what houses and cards bring.
    · Past a symbol of gold the city has passed, colonists find none. Gold that a colonist has no room for is not taken from the city.
    · With ambassadors the city has no blue die at first either. When somebody else takes an ambassador's die, the city may go its way, with technology and temples.
    · The city takes every step of the tracks, except past a symbol that brings it nothing: there it's asked. High priests come back each year.
    · All resources but gold are sold at the end of the game, a coin each.
    · Beside its trade cards the city doesn't buy either; the rulebook says only that it doesn't sell. A technology may be played though its bonus finds no room.
    · In a trade both sides give something, and gold of the temple may be given.
    · Alone with the city there is nobody to trade with and no governor or specialists.
    · An empty deck gives no cards; when gold is used up none comes.
