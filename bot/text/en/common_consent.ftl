### What people at a table have to agree on, and the time they have to think.

## Undo by consent
undo-ask = { $why } With the consent of everybody at the table this can still go ({ $n ->
    [one] one action
   *[other] { $n } actions
 }): { $events }
undo-ask-fair = Chance does not go back with it: what nobody knows yet is shuffled anew.
undo-asked = The table has been asked. The button in the public message is there for 48 hours; one refusal or the next move ends it.
button-ask-table = Ask the table
button-undo-anyway = Take it back
refused-undo-rules = It cannot be taken back: the rules of the program have been corrected since.
notice-undone-agreed = ↩ By consent of all, { $name } takes back { $n ->
    [one] one action
   *[other] { $n } actions
 }. Chance goes on from where it was, and what nobody knows has been shuffled anew.
event-taken_back = By consent of all, { $seat } takes back { $n ->
    [one] one action
   *[other] { $n } actions
 }; what nobody knows is shuffled anew.
log-undone = ~~{ $events }~~ (taken back { $when })

## Proposals
proposal-undo = 🗳 { $name } asks to take back { $n ->
    [one] one action
   *[other] { $n } actions
 }: { $events }
proposal-asked = { $mentions }: do you agree?
proposal-ends = Open until { $when }. One refusal ends it, and so does the next move.
proposal-ends-refused = Open until { $when }. One refusal ends it.
proposal-agreed = Agreed: { $names }.
proposal-refused-by = Refused: { $names }.
proposal-status-agreed = ✅ Everybody agreed.
proposal-status-refused = ❌ It was refused.
proposal-status-expired = ⌛ The time is over; nothing has changed.
proposal-status-overtaken = ⏭ The game has gone on; nothing else has changed.
button-agree = Agree
button-refuse = Refuse
notice-proposal-refused = ❌ { $name } does not agree { $kind ->
    [pause] to a pause
    [resume] to go on early
    [timing] to another clock
    [newcomer] to another player in the seat
   *[undo] to the taking back
 }. Nothing has changed.
notice-proposal-withdrawn = ❌ { $name } withdraws the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
    [timing] of another clock
    [newcomer] to take the seat
   *[undo] to take back
 }. Nothing has changed.
notice-proposal-expired = ⌛ Not everybody has answered the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
    [timing] of another clock
    [newcomer] to take the seat
   *[undo] to take back
 } in time. Nothing has changed.
notice-proposal-overtaken = ⏭ The game has gone on: the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
    [timing] of another clock
    [newcomer] to take the seat
   *[undo] to take back
 } is void.
refused-proposal-agreed = That has been agreed on already.
refused-proposal-refused = That has been refused already.
refused-proposal-expired = The time for it is over. It can be proposed again.
refused-proposal-overtaken = The game has gone on since; there is nothing left to agree on.
refused-proposal-voted = You have said so already.
refused-proposal-open = The table is being asked that already: its answer comes first.
refused-proposal-not-asked = The others decide that.
refused-no-proposal = That is not being asked any more.

## Pause
proposal-pause = ⏸ { $name } proposes a pause until { $until }. Nothing is timed or reminded of meanwhile; whoever likes may play on.
proposal-resume = ▶ { $name } proposes to end the pause now, not at { $until }.
pause-asked = The table has been asked. It is paused when everybody has agreed.
resume-asked = The table has been asked. It goes on when everybody has agreed.
pause-done = ⏸ Paused until { $until }.
resume-done = ▶ The pause is over.
pause-line = ⏸ Paused until { $until }: nothing is timed, and whoever likes may play on.
notice-paused = ⏸ Everybody agreed: a pause until <t:{ $until }:f>. Nothing is timed or reminded of until then; whoever likes may play on. `/table resume` proposes to end it early.
notice-pause-over = ▶ The pause is over: clocks and reminders go on.
notice-resumed = ▶ Everybody agreed: the pause is over early. Clocks and reminders go on.
notice-pause-late = ⏸ Everybody has agreed to the pause, but its end has already come. Nothing has changed.
refused-pause-past = A pause has to end later than now.
refused-pause-too-long = A pause is { $most } days at most. It can be proposed anew before its end.
refused-not-paused = Table “{ $table }” is not paused.
command-table-pause = Propose a pause: no clocks, no reminders until it ends
command-table-resume = Propose to end a pause early
command-param-pause-until = Until when: “5 days”, “24.12.”, “31 December”

## Clocks
clock-none = No clock
    .about = Everybody takes the time they need
clock-quick = Quick: 24 h, +4 h for each answer
    .about = At most 72 h; only waking hours of who is asked count
clock-easy = Easy: 72 h, +12 h for each answer
    .about = At most 120 h; only waking hours of who is asked count
clock-weekly = Weekly: 7 days, +24 h for each answer
    .about = At most 14 days; only waking hours of who is asked count
menu-clock = Time to think
card-clock = ⏱ { $clock }
clock-runs = ⏱ { $name }: time until { $when } ({ $left } h of waking time)
clock-stands = ⏱ { $name }: { $left } h of waking time
clock-out = ⏱ { $name }: the time is over; the others decide
clock-overrun = { $line }; ran out before: { $n ->
    [one] once
   *[other] { $n } times
 }
clock-title = { $clock }. { $about }.
clock-set = ⏱ { $clock }
clock-asked = The table has been asked. The clock changes when everybody has agreed.
proposal-clock = ⏱ { $name } has run out of time to think{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } times now)
 }. What is to be done? Nothing happens by itself: what more than half of the others want is done, and an answer of { $name } ends the question.
clock-choice-1 = Give more time
clock-choice-2 = The computer plays
clock-choice-3 = Abandon the game
clock-chosen-1 = ⏱ More time was given.
clock-chosen-2 = 🤖 The computer plays the seat until its person takes it back.
clock-chosen-3 = 🛑 The game was abandoned.
proposal-timing = ⏱ { $name } proposes another clock for the table: { $clock }.
notice-more-time = ⏱ { $name } has been given { $n } more hours of waking time.
notice-abandoned-agreed = 🛑 The others have abandoned the game: the time to think was over.
notice-clock = ⏱ Everybody agreed on the clock: { $preset ->
    [quick] 24 h, +4 h for each answer, at most 72 h
    [easy] 72 h, +12 h for each answer, at most 120 h
    [weekly] 7 days, +24 h for each answer, at most 14 days
   *[none] none
 }.
refused-bad-clock = There is no clock “{ $word }”.
refused-clock-already = That is the clock of this table already.
command-table-clock = Time to think: show what is left, or choose a clock
command-param-clock = Which clock (left out: show what is left)
choice-clock-none = No clock
choice-clock-quick = Quick: 24 h +4 h, at most 72 h
choice-clock-easy = Easy: 72 h +12 h, at most 120 h
choice-clock-weekly = Weekly: 7 days +24 h, at most 14 days
