### Words of the panel, and what offers and typed counts refuse. Always loaded.

panel-confirm = Confirm
panel-back = Back
panel-help = ?
panel-more = more… ({ $page }/{ $pages })
panel-verb = What to do
panel-free = Free actions
panel-chosen = { $facet }: { $value }
panel-about = **{ $label }**: { $about }
panel-ends = { $what }: after that you have no more turns until the others are done, too.
panel-at-desk = -# And under *{ button-desk }*, for your eyes only: { $what }
panel-more-at-desk = -# And under *{ button-desk }*: { $what }
panel-suggest = Suggest
panel-just = { $verb }: { $counts }
panel-type = Type it
panel-type-title = Type the counts
panel-type-label = For example: { example-counts }
panel-put = { $n ->
    [one] Put one on…
   *[other] Put on… (up to { $n })
 }
panel-take = Take one from…
panel-take-all = Take all off
panel-another = { $place }, one more
panel-worth = counts { $n }
panel-place = { $place } { $n }/{ $cap }
panel-standing = Placed: { $counts }.
panel-left = { $n ->
    [one] One left to place.
   *[other] { $n } left to place.
 }
panel-over = { $n ->
    [one] One too many.
   *[other] { $n } too many.
 }

refused-too-many = { $bin }: there's room for { $cap }, not { $n }.
refused-wrong-total = { $low ->
    [one] It takes one in all
   *[other] It takes { $low } in all
 }; this makes { $total }.
refused-wasteful = That's more than needed: { $low } would be enough, this makes { $total }.
refused-cannot-set = A recorded game of this kind can't set “{ $name }”.
refused-unread-word = I don't understand “{ $word }”. Write for example: { example-counts }.
refused-ambiguous-word = “{ $word }” could mean several things: { $choices }.
refused-need-value = Still to choose: { $facet }.
refused-not-a-value = “{ $word }” isn't possible for { $facet } now. Choose one of the suggestions.
refused-verb-not-now = That can't be done now: { $verb }. The question is another: { $asked }. `/play` shows what you can do.
refused-confirm-barrier = This brings something hidden to light, so it can't be taken back.
refused-confirm-ends = After this you have no more turns until the others are done, too.
refused-confirm-over = This ends the game.
refused-confirm-always = Every answer has to be confirmed.
