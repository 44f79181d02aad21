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
    [slow] They answer after 2 to 20 minutes, at all your tables, so that nobody can tell by the time that it was decided ahead.
   *[other] They answer at once.
 }

desk-plans = { $n ->
    [one] { $n } plan set
   *[other] { $n } plans set
 }: *Plans* shows and clears them.
plans-title = **{ $name }** · what you have decided ahead
plans-none = Nothing yet.
plans-line = { $n }. { $plan } · { $lasts }
plans-how = A plan answers for you as soon as its question comes up, and you are not called for that. Nobody sees it before. It never answers a question that is open already, nor one that an undo has opened again; you can take back what it did.
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

refused-no-such-plan = There is no such plan: { $name }.
refused-bad-plan = That cannot be planned: { $value }. Please choose from what is suggested.
refused-too-many-plans = More than { $most } plans do not fit. Please clear one first.

command-plan = What you decide ahead at a table
command-plan-set = Decide something ahead: it is answered for you when it comes up
command-plan-list = What you have decided ahead, and what else you could
command-plan-clear = Clear a plan, or all of them
command-param-plan = Which plan
command-param-plan-first = The first thing to choose, if the plan has any
command-param-plan-second = The second
command-param-plan-third = The third
command-param-plan-fourth = The fourth
command-param-plan-lasts = How long it stands
command-param-plan-clear = Which one (left out: all)
