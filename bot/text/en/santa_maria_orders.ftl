### Santa Maria: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-take = Next turn: take a die
    .about = If it still lies there and I can pay the steps; gone at the end of the year
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
    .about = Taken without asking where there is no choice
    .told = Shipping: take the only tile there is
order-step = Religion: always step over a monk symbol
    .about = Never left for later
    .told = Religion: take every step that crosses a monk symbol
order-pray = Religion: one step more for grain
    .about = Gold is kept
    .told = Religion: one step more for grain{ order-otherwise }
order-recruit = Next monk: where to
    .about = If the coins suffice when it comes to that
    .told = Monk: { $place }{ order-second }{ order-otherwise }
order-put_last = Engineering: the last building
    .about = The die stays where it would without engineering
    .told = Engineering: the die stays on the last building of the line
order-trade_decline = Trade: never
    .about = Pass at trade buildings
    .told = Trade nothing
order-ship_decline = Shipping: take nothing
    .about = Pass when a shipping tile could be had
    .told = Shipping: take nothing
order-religion_decline = Religion: no extra step
    .about = Pass when a step more could be paid
    .told = Religion: no extra step
order-recruit_decline = Monk: nowhere
    .about = The monk is lost
    .told = Send no monk out; it is lost
order-road_decline = Road tile: do without
    .about = Pass when a road tile could be placed
    .told = Place no road tile
order-gold_least = Pay with as little gold as can be
    .about = Where two ways cost as much gold, you are asked
    .told = Pay with as little gold as can be

order-part-die = Which die
order-part-line = For which row or column
order-part-space = Where to
order-part-moment = When
order-part-give = What to give
order-part-get = What for
order-part-place = Where to

value-moment-next = At my next turn
value-moment-idle = When nothing else can be done
