### Words of the panel, and what offers and typed counts refuse. Always loaded.

panel-confirm = Confirm
panel-back = Back
panel-help = ?
panel-more = more… ({ $page }/{ $pages })
panel-verb = What to do
panel-free = Free actions
panel-chosen = { $facet }: { $value }
panel-suggest = Suggest
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
panel-place = { $place }: { $n } of { $cap }
panel-standing = Placed: { $counts }.
panel-left = { $n ->
    [one] One left to place.
   *[other] { $n } left to place.
 }
panel-over = { $n ->
    [one] One too many.
   *[other] { $n } too many.
 }

refused-too-many = { $bin }: there is room for { $cap }, not for { $n }.
refused-wrong-total = { $low ->
    [one] One is needed in all
   *[other] { $low } are needed in all
 }; this makes { $total }.
refused-wasteful = Something could be left out: { $low } would be enough, this makes { $total }.
refused-cannot-set = A recorded game of this kind cannot set “{ $name }”.
refused-unread-word = “{ $word }” was not understood. Write for example: { example-counts }.
refused-ambiguous-word = “{ $word }” could mean several things: { $choices }.
refused-need-value = Still to choose: { $facet }.
refused-not-a-value = “{ $word }” is not possible for { $facet } now.
refused-verb-not-now = That cannot be done now: { $verb }. You are asked something else: { $asked }. `/play` shows what you can do.
