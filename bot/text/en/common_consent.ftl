### What people at a table have to agree on, and the time they have to think.

## Undo by consent
undo-ask = { $why } If everybody at the table agrees, this can still be taken back ({ $n ->
    [one] one action
   *[other] { $n } actions
 }): { $events }
undo-ask-fair = Luck isn't rewound: whatever nobody knows yet is shuffled again.
undo-asked = The table has been asked. The vote is open for 48 hours; one refusal or the next move ends it.
button-ask-table = Ask the table
button-undo-anyway = Take it back
refused-undo-rules = That can't be taken back: the program's rules have been corrected since.
notice-undone-agreed = ↩ Everybody agreed: { $name } takes back { $n ->
    [one] one action
   *[other] { $n } actions
 }. Whatever nobody knew has been shuffled again.
event-taken_back = Everybody agreed: { $seat } takes back { $n ->
    [one] one action
   *[other] { $n } actions
 }; whatever nobody knew is shuffled again.
log-undone = ~~{ $events }~~ (taken back { $when })

## Proposals
proposal-undo = 🗳 { $name } asks to take back { $n ->
    [one] one action
   *[other] { $n } actions
 }: { $events }
proposal-asked = { $mentions }: do you agree?
proposal-ends = Closes { $when }. One refusal ends it, and so does the next move.
proposal-ends-refused = Closes { $when }. One refusal ends it.
proposal-agreed = Agreed: { $names }.
proposal-refused-by = Refused: { $names }.
proposal-status-agreed = ✅ Everybody agreed.
proposal-status-refused = ❌ Refused.
proposal-status-expired = ⌛ Time ran out; nothing has changed.
proposal-status-overtaken = ⏭ The game has gone on; nothing else has changed.
button-agree = Agree
button-refuse = Refuse
notice-proposal-refused = ❌ { $name } does not agree { $kind ->
    [pause] to the pause
    [resume] to ending the pause early
    [timing] to the new clock
    [newcomer] to a new player in the seat
    [seat] to taking the seat
   *[undo] to the undo
 }. Nothing has changed.
notice-proposal-withdrawn = ❌ { $name } withdraws { $kind ->
    [pause] the proposed pause
    [resume] the proposal to end the pause early
    [timing] the proposed clock
    [newcomer] the request for the seat
    [seat] the offer of the seat
   *[undo] the request to undo
 }. Nothing has changed.
notice-proposal-expired = ⌛ Not everybody voted in time on { $kind ->
    [pause] the pause
    [resume] ending the pause early
    [timing] the new clock
    [newcomer] the new player
    [seat] the seat
   *[undo] the undo
 }. Nothing has changed.
notice-proposal-overtaken = ⏭ The game has moved on, so the vote on { $kind ->
    [pause] the pause
    [resume] ending the pause early
    [timing] the new clock
    [newcomer] the new player
    [seat] the seat
   *[undo] the undo
 } is off.
refused-proposal-agreed = Everybody has already agreed to that.
refused-proposal-refused = That has already been refused. It can be proposed again.
refused-proposal-expired = That vote has closed. It can be proposed again.
refused-proposal-overtaken = The game has moved on; there's nothing left to vote on.
refused-proposal-voted = You've already voted that way.
refused-proposal-open = There's already a vote on this. Wait for it, or have it withdrawn.
refused-proposal-not-asked = That's for the others to decide.
refused-no-proposal = That vote is over.

## Pause
proposal-pause = ⏸ { $name } proposes a pause until { $until }. Clocks and reminders stop; you may keep playing.
proposal-resume = ▶ { $name } proposes to end the pause now instead of { $until }.
proposal-seat = 🪑 { $name } offers { $to } the seat.
proposal-seat-other = 🪑 { $to } is offered the seat of { $whose }.
pause-asked = The table has been asked. The pause begins once everybody agrees.
resume-asked = The table has been asked. The pause ends once everybody agrees.
pause-done = ⏸ Paused until { $until }.
resume-done = ▶ The pause is over.
pause-line = ⏸ Paused until { $until }: clocks are stopped, and you may keep playing.
notice-paused = ⏸ Everybody agreed: a pause until <t:{ $until }:f>. Clocks and reminders stop until then; you may keep playing. `/table resume` proposes to end it early.
notice-pause-over = ▶ The pause is over: clocks and reminders run again.
notice-resumed = ▶ Everybody agreed: the pause ends early. Clocks and reminders run again.
notice-pause-late = ⏸ Everybody agreed to the pause, but its end has already passed. Nothing has changed.
refused-pause-past = A pause has to end in the future.
refused-pause-too-long = A pause lasts { $most } days at most. You can propose another before it ends.
refused-not-paused = Table “{ $table }” isn't paused.
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
clock-out = ⏱ { $name }: out of time; the others decide
clock-overrun = { $line }; has run out { $n ->
    [one] once before
   *[other] { $n } times before
 }
clock-title = { $clock }. { $about }.
clock-set = ⏱ { $clock }
clock-asked = The table has been asked. The clock changes once everybody agrees.
proposal-clock = ⏱ { $name } has run out of time to think{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } times now)
 }. What now? Nothing happens by itself: more than half of the others decide, and an answer from { $name } settles it.
clock-choice-1 = Give more time
clock-choice-2 = The computer plays
clock-choice-3 = Abandon the game
clock-chosen-1 = ⏱ More time was given.
clock-chosen-2 = 🤖 The computer plays the seat until its player takes it back.
clock-chosen-3 = 🛑 The game was abandoned.
proposal-timing = ⏱ { $name } proposes another clock for the table: { $clock }.
notice-more-time = ⏱ { $name } has been given { $n } more hours of waking time.
notice-abandoned-agreed = 🛑 The others have abandoned the game, as time had run out.
notice-clock = ⏱ Everybody agreed on the clock: { $preset ->
    [quick] 24 h, +4 h for each answer, at most 72 h
    [easy] 72 h, +12 h for each answer, at most 120 h
    [weekly] 7 days, +24 h for each answer, at most 14 days
   *[none] none
 }.
refused-bad-clock = There's no clock “{ $word }”. Choose one from the list.
refused-clock-already = The table already has that clock.
command-table-clock = Time to think: show what is left, or choose a clock
command-param-clock = Which clock (left out: show what is left)
choice-clock-none = No clock
choice-clock-quick = Quick: 24 h +4 h, at most 72 h
choice-clock-easy = Easy: 72 h +12 h, at most 120 h
choice-clock-weekly = Weekly: 7 days +24 h, at most 14 days
