### Cooper Island: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-owed = Refused tolls: what I take
    .about = A coin or a cube from the supply, to my market
    .told = For refused tolls I take { $good }
order-toll_pay = Tolls: pay with
    .about = From the storage only; cubes on land stay there
    .told = Tolls: pay { $good }{ $otherwise_id ->
        [anchor] , else take the anchor
       *[ask] , else ask me
     }
order-toll_anchor = Tolls: take the anchor
    .about = You're asked if either ship would do
    .told = Tolls: always take the anchor
order-take = Goods: take what fits
    .about = If there's a choice, the ones with the good named here
    .told = Take goods that come in{ $good_id ->
        [none] {""}
       *[other] , { $good } if there's a choice
     }
order-take_decline = Goods: take nothing
    .about = Leave what islets, boats and logbooks bring
    .told = Take no goods
order-sail = Points: always this ship
    .about = Every gain of navigation points goes to it
    .told = Points go to the { $ship }
order-feed_stored = Feeding: from the storage
    .about = If there's enough; cubes on land stay there
    .told = Feed from the storage if there's enough
order-recharge_never = Recharge: never
    .about = Turn no card up, take no lid back
    .told = Never recharge
order-end_turn = End turns at once
    .about = Unless I could claim for a milestone
    .told = End my turns without asking
order-close = Close rounds at once
    .about = Unless I could save something from the market
    .told = Close my rounds without asking

order-part-good = Which
order-part-ship = Which ship

value-otherwise-anchor = Take the anchor
