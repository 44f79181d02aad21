### Santa Maria: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-take = Next turn: take a die
    .about = If it's still there and I can pay the steps; gone at the end of the year
    .told = Next turn: { $die } for { $line }; otherwise ask me
order-retire = Retire
    .about = At my next turn, or once nothing else can be done; gone at the end of the year
    .told = { $moment_id ->
        [next] Next turn: retire
       *[other] When nothing else can be done: retire
     }, { $space }{ order-second }; otherwise ask me
order-trade = Trade: always the same
    .about = Where the building trades that; one plan for each resource given
    .told = Trade { $give } for { $get } where that can be done
order-ship_only = Shipping: the only tile
    .about = Taken without asking when there's no choice
    .told = Shipping: take the only tile there is
order-step = Religion: always step
    .about = Also over a monk symbol, never left for later
    .told = Religion: take every first step, over a monk symbol too
order-march = Conquistadors: always step
    .about = Also for a gold that you have no room for
    .told = Conquistadors: take every step
order-pray = Religion: extra step for grain
    .about = Gold is kept
    .told = Religion: extra step for grain{ order-otherwise }
order-recruit = Next monk: where to
    .about = If I have the coins by then
    .told = Monk: { $place }{ order-second }{ order-otherwise }
order-put_last = Engineering: the last building
    .about = The die stays where it would without engineering
    .told = Engineering: the die stays on the last building of the line
order-go_on = Logistics: move no die on the way
    .about = Go on with the line without being asked
    .told = Logistics: move no die while a line is activated
order-trade_decline = Trade: never
    .about = Pass at trade buildings
    .told = Trade nothing
order-ship_decline = Shipping: take nothing
    .about = Pass when a shipping tile could be had
    .told = Shipping: take nothing
order-religion_decline = Religion: no extra step
    .about = Pass when an extra step could be paid for
    .told = Religion: no extra step
order-recruit_decline = Monk: nowhere
    .about = The monk is lost
    .told = Send no monk out; it is lost
order-road_decline = Road tile: do without
    .about = Pass when a road tile could be placed
    .told = Place no road tile
order-gold_least = Pay with as little gold as possible
    .about = Where two ways cost the same gold, you're asked
    .told = Pay with as little gold as possible

order-hire = Specialists: hire for production
    .about = Whoever lies there, if the coins suffice; for improvements you are asked
    .told = Specialists: hire farmers, foresters and soldiers
order-hire_decline = Specialists: hire nobody
    .about = Pass beside every white die
    .told = Specialists: hire nobody
order-move_on = Navigation: always go on
    .about = If the coins suffice
    .told = Navigation: move the governor on from every road
order-stay = Navigation: never go on
    .about = The governor stays on the road he has come to
    .told = Navigation: leave the governor on the road
order-follow = Another's ambassador: the same line
    .about = Run the line of the die, though your scholar knows another
    .told = Ambassadors of others: run the same line as everybody
order-meditate_decline = Meditation: no second space
    .about = Take the road tile only
    .told = Meditation: use no second passing space

order-part-die = Which die
order-part-line = For which row or column
order-part-space = Where to
order-part-moment = When
order-part-give = What to give
order-part-get = What for
order-part-place = Where to

value-moment-next = At my next turn
value-moment-idle = When nothing else can be done
