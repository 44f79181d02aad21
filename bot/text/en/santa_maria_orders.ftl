### Santa Maria: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-take = Next turn: take a die
    .about = If it's still there and I can pay for the change; gone at the end of the year
    .told = Next turn: { $die } for { $line }; otherwise ask me
order-retire = Retire
    .about = On my next turn, or once I can do nothing else; gone at the end of the year
    .told = { $moment_id ->
        [next] Next turn: retire
       *[other] When I can do nothing else: retire
     }, { $space }{ order-second }; otherwise ask me
order-trade = Trade: always the same
    .about = Wherever a building offers it; one plan for each resource given
    .told = Trade { $give } for { $get } wherever possible
order-ship_only = Shipping: the only tile
    .about = Taken without asking when there's only one
    .told = Shipping: take the only tile there is
order-step = Religion: always step
    .about = Past a monk symbol too
    .told = Religion: take every first step, past a monk symbol too
order-march = Conquistadors: always step
    .about = Even for gold that won't fit
    .told = Conquistadors: take every step
order-pray = Religion: second step for grain
    .about = Pays with grain and keeps the gold
    .told = Religion: second step for grain{ order-otherwise }
order-recruit = Next monk: where to
    .about = If I have the coins by then
    .told = Monk: { $place }{ order-second }{ order-otherwise }
order-put_last = Engineering: the last building
    .about = The die stays where it would without engineering
    .told = Engineering: the die stays on the last building of the line
order-go_on = Logistics: no moves on the way
    .about = Go on along the line without being asked
    .told = Logistics: move no die while a line is activated
order-trade_decline = Trade: never
    .about = Pass at trade buildings
    .told = Never trade
order-ship_decline = Shipping: take nothing
    .about = Pass when I could take a ship
    .told = Shipping: take nothing
order-religion_decline = Religion: no second step
    .about = Pass when I could pay for a second step
    .told = Religion: no second step
order-recruit_decline = Monk: nowhere
    .about = Pass up the chance to send one
    .told = Send no monk
order-road_decline = Road tile: do without
    .about = Pass when I could place a road tile
    .told = Place no road tile
order-gold_least = Pay with as little gold as possible
    .about = Where two ways cost the same gold, you're asked
    .told = Pay with as little gold as possible

order-hire = Specialists: hire for production
    .about = Whoever is there, if I have the coins; you're asked about improvements
    .told = Specialists: hire farmers, foresters and soldiers
order-hire_decline = Specialists: hire nobody
    .about = Pass beside every white die
    .told = Specialists: hire nobody
order-move_on = Navigation: always go on
    .about = If I have the coins
    .told = Navigation: move the governor on from every road
order-stay = Navigation: never go on
    .about = The governor stays on the road he has reached
    .told = Navigation: leave the governor on the road
order-follow = Another's ambassador: same line
    .about = Activate the line of the die, even if my scholar allows another
    .told = Others' ambassadors: activate the same line as everybody
order-meditate_decline = Meditation: no second space
    .about = Take only the road tile
    .told = Meditation: use no second passing space

order-part-die = Which die
order-part-line = For which row or column
order-part-space = Where to
order-part-moment = When
order-part-give = What to give
order-part-get = What for
order-part-place = Where to

value-moment-next = On my next turn
value-moment-idle = When I can do nothing else
