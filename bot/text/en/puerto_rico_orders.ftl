### Puerto Rico: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-role = My next role
    .about = Taken if it's still there; gone when the round ends
    .told = Take the role { $role }{ order-second }; otherwise ask me
order-settle = Settler: take a tile
    .about = When a settler comes next; gone when new tiles are turned up
    .told = Settler: take { $tile }{ order-second }{ order-helper }{ order-otherwise }
order-build = Builder: build something
    .about = When a builder comes next, if I can afford it then
    .told = Builder: build { $building }{ order-second }{ order-helper }{ order-otherwise }
order-extra = Craftsman: my extra good
    .about = The privilege, when I'm the craftsman
    .told = Craftsman: 1 extra { $good }{ order-second }{ order-otherwise }
order-sell = Trader: sell a good
    .about = As soon as it pays enough; one plan for each good
    .told = Trader: sell { $good }, { $least }
order-load = Captain: load this first
    .about = As much as fits; if neither can be loaded, you're asked
    .told = Captain: load { $good }{ order-second }; { $which }
order-keep = Storing: what to keep
    .about = Warehouses are filled; where two ways are equal, you're asked
    .told = Storing: keep { $keeping }
order-place = Mayor: place as suggested
    .about = Nobody moves; newcomers go where they're useful first
    .told = Mayor: place everybody as suggested
order-settle_decline = Settler: no tile
    .about = No hacienda tile either
    .told = Settler: take no tile
order-build_decline = Builder: build nothing
    .about = Pass whenever there is something to build
    .told = Builder: build nothing
order-sell_decline = Trader: sell nothing
    .about = Pass whenever there is something to sell
    .told = Trader: sell nothing
order-wharf_decline = Captain: no wharf
    .about = Pass where only a wharf of mine could load
    .told = Captain: use no wharf where no ship can be loaded
order-load_only = Captain: forced loads
    .about = Made without asking when there's no choice
    .told = Captain: make forced loads
order-guests_stay = Guests stay at home
    .about = Pass where only guests could go to work
    .told = Guests stay where only they could do something
order-lay = Forest house: laying tiles
    .about = A tile that comes face down
    .told = Lay a face-down tile as { $side }
order-fetch = From the ship: whom to take
    .about = While colonists and nobles are aboard
    .told = From the ship: take a { $who }
order-nobles_stay = Nobles stay where they are
    .about = Where possible; otherwise you're asked
    .told = Mayor: nobles stay where they are
order-hunting_decline = Hunting lodge: discard nothing
    .about = Pass when the lodge could discard a tile
    .told = Hunting lodge: discard nothing
order-deliver_decline = Royal supplier: deliver nothing
    .about = Pass when goods could go to the supply
    .told = Royal supplier: deliver nothing

order-helper = { $helper_id ->
    [no] , without a colonist
   *[other] { "" }
 }
order-part-helper = With a colonist?
order-part-role = Which role
order-part-tile = Which tile
order-part-building = Which building
order-part-good = Which good
order-part-least = For how much
order-part-which = If several ships would take it
order-part-keeping = What first of all
order-part-side = How
order-part-who = Whom

value-role-mayor_without = Mayor without the extra colonist
value-helper-yes = With a colonist, if one may come
value-helper-no = Without a colonist
value-good-dearest = Whatever pays most
value-least-0 = at any price
value-least = { $value_id ->
    [1] for at least 1 doubloon
   *[other] for at least { $value } doubloons
 }
value-which-ask = ask me if several ships would do
value-which-small = the smallest ship that will do
value-which-large = the largest ship that will do
value-keeping-dearest = The dearest goods
value-keeping-most = As many barrels as possible
