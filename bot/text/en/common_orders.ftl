### Plans: what somebody decides ahead.

button-plans = Plans
button-plan-set = Set this plan
button-plan-clear = Clear { $n }
button-plans-clear = Clear all
button-plans-back = ‹ All plans

button-plans-pace = { $pace ->
    [slow] Answer at once
   *[other] Answer after a while
 }
plans-pace = { $pace ->
    [slow] They answer after 2 to 20 minutes, at all your tables, so that the timing doesn't give away that you had decided ahead.
   *[other] They answer at once.
 }

desk-plans = { $n ->
    [one] { $n } plan set
   *[other] { $n } plans set
 }: *Plans* shows and clears them.
desk-plans-over = -# { $n ->
    [one] This plan is over now
   *[other] These plans are over now
 }: { $plans }.
plans-title = **{ $name }** · what you have decided ahead
plans-none = Nothing yet.
plans-line = { $n }. { $plan } · { $lasts } · { $state }
plans-waiting = waiting
plans-dead = dead: its question does not come before its time is over
plans-ended = { $plan } ({ $end })
plan-end-fired = has answered
plan-end-changed = things have changed
plan-end-round = its round is over
plan-end-answered = its question was answered otherwise
plans-idle = waiting, but not possible as things stand ({ $what })
plans-idle-why = waiting, but not possible as things stand: { $reasons }
plans-how = A plan answers for you as soon as its question comes up, and you aren't called. Nobody sees it before then. It never answers a question that is already open or that an undo has reopened, and you can take back what it did.
plans-done = ✓ Set: { $plan } · { $lasts }
plans-cleared = ✓ Cleared.
plans-draft = **{ $plan }**
plans-lacks = Still to choose: { $parts }.
plans-add = Decide something ahead …
plans-clear = Clear a plan …
plans-more = More …
by-plan = { $events } (by plan)

order-lasts-once = the next time
order-lasts-round = until the end of the round
order-lasts-always = every time
order-part-lasts = How long
order-part-second = Or else
order-part-otherwise = If that cannot be done
order-second = { $second_id ->
    [none] { "" }
   *[other] , or else { $second }
 }
order-otherwise = { $otherwise_id ->
    [decline] ; otherwise pass
   *[other] ; otherwise ask me
 }
value-second-none = Nothing else
value-otherwise-ask = Ask me
value-otherwise-decline = Pass

refused-no-such-plan = There's no such plan: { $name }. `/plan list` shows yours.
refused-bad-plan = That can't be planned: { $value }. Choose one of the suggestions.
refused-too-many-plans = You can have { $most } plans at most. Clear one first.
refused-plan-twice = Your second choice is the same as the first. Choose another one, or “Nothing else”.
refused-plan-open-now = You're being asked that right now, and a plan for the next time would end with your answer. Answer first.
refused-plan-too-late = You won't be asked that again before this plan ends. Set it a little later.

command-plan = Decide ahead at a table
command-plan-set = Decide something ahead: it's answered for you when it comes up
command-plan-list = What you have decided ahead, and what else you could
command-plan-clear = Clear a plan, or all of them
command-param-plan = Which plan
command-param-plan-first = The first thing to choose, if the plan has any
command-param-plan-second = The second
command-param-plan-third = The third
command-param-plan-fourth = The fourth
command-param-plan-lasts = How long it lasts
command-param-plan-clear = Which one (left out: all)
