### Cooper Island: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-owed = Refused tolls: what I take
    .about = A coin or a cube from the supply, to your market
    .told = Of refused tolls I take { $good }
order-toll_pay = Tolls: pay with
    .about = From the storage only; cubes on land stay there
    .told = Tolls: pay { $good }{ $otherwise_id ->
        [anchor] , else take the anchor
       *[ask] , else ask me
     }
order-toll_anchor = Tolls: take the anchor
    .about = Where either ship would do you are asked
    .told = Tolls: always take the anchor
order-take = Goods: take what fits
    .about = Where there is a choice: those with the good named here
    .told = Take goods that come in{ $good_id ->
        [none] {""}
       *[other] , { $good } where one can choose
     }
order-take_decline = Goods: take nothing
    .about = Leave what islets, boats and logbooks bring
    .told = Take no goods
order-sail = Points: always this ship
    .about = Every gain of navigation points goes to it
    .told = Points go to the { $ship }
order-feed_stored = Feeding: from the storage
    .about = Where there is enough; cubes on land stay there
    .told = Feed from the storage where it is enough
order-recharge_never = Recharge: never
    .about = No card is turned up, no lid taken back
    .told = Never recharge
order-end_turn = End turns at once
    .about = Unless a milestone could be claimed for
    .told = End my turns without asking
order-close = Close rounds at once
    .about = Unless something of the market could be saved
    .told = Close my rounds without asking

order-part-good = Which
order-part-ship = Which ship

value-otherwise-anchor = Take the anchor
