### What people at a table have to agree on, and the time they have to think.

## Undo by consent
undo-ask = { $why } With the consent of everybody at the table this can still go ({ $n ->
    [one] one answer
   *[other] { $n } answers
 }): { $events }
undo-ask-fair = Chance does not go back with it: what nobody knows yet is shuffled anew.
undo-asked = The table has been asked. The button in the public message is there for 48 hours; one refusal or the next move ends it.
button-ask-table = Ask the table
button-undo-anyway = Take it back
refused-undo-rules = It cannot be taken back: the rules of the program have been corrected since.
notice-undone-agreed = ↩ By consent of all, { $name } takes back { $n ->
    [one] one answer
   *[other] { $n } answers
 }. Chance goes on from where it was, and what nobody knows has been shuffled anew.
event-taken_back = By consent of all, { $seat } takes back { $n ->
    [one] one answer
   *[other] { $n } answers
 }; what nobody knows is shuffled anew.
log-undone = ~~{ $events }~~ (taken back { $when })

## Proposals
proposal-undo = 🗳 { $name } asks to take back { $n ->
    [one] one answer
   *[other] { $n } answers
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
   *[undo] to the taking back
 }. Nothing has changed.
notice-proposal-withdrawn = ❌ { $name } withdraws the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
   *[undo] to take back
 }. Nothing has changed.
notice-proposal-expired = ⌛ Not everybody has answered the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
   *[undo] to take back
 } in time. Nothing has changed.
notice-proposal-overtaken = ⏭ The game has gone on: the proposal { $kind ->
    [pause] of a pause
    [resume] to go on early
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
