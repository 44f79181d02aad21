## People who are gone

absent-left = 🚪 { $name } is no longer on this server. What should happen to the seat? If the computer plays it, { $name } gets it back on returning. To play on in their place, press *I take the seat*; the others are asked.
absent-silent = 🕯 { $name } hasn't answered for a long time, and all reminders are used up. What should happen to the seat? If the computer plays it, { $name } gets it back on returning. To play on in their place, press *I take the seat*; the others are asked.
absent-choice-1 = The computer plays
absent-choice-2 = End and score
absent-choice-3 = Wait
absent-chosen-1 = The computer plays until the player is back.
absent-chosen-2 = The game ends here.
absent-chosen-3 = The table waits.
button-sit-down = I take the seat
proposal-newcomer = 🪑 { $to } would like to take the seat of { $name } for good and play on.
newcomer-asked = The table has been asked. The seat is yours once everybody agrees, and you'll be called when it's your turn.
standing-title = 🛑 **{ $name }** ends here, after { $n ->
    [one] one move
   *[other] { $n } moves
}. The score as it stands:
answered-ended = ✕ The game was ended.
welcome-back = Welcome back to { $table }. The seat is yours again.

proposal-choose = { $mentions }: what do you say? More than half of you decide.
proposal-chosen = { $what }: { $names }

command-table-owner = Let somebody else at the table look after it
command-param-owner = Who should look after it; somebody who plays at it
owner-passed = { $to } now looks after { $name }.
refused-not-seated-other = That person isn't playing at { $table }.

me-statistics = Statistics
me-statistics-on = you're in them
    .about = Leaderboard, rating and statistics of each server
me-statistics-off = you aren't in them
    .about = Nobody sees your results, and games with you are not rated for you
me-confirm = Confirming
me-confirm-on = every answer
    .about = A press shows your answer first, and *Confirm* gives it
me-confirm-off = only what can't be taken back
    .about = Everything else takes one press, with *Undo* beside it
command-me-confirm = Whether to confirm every answer
command-me-statistics = Whether you are in leaderboards and statistics
command-me-forget = Delete what the bot knows about you
me-forget-what = **This can't be undone.** Your settings, reminders, results and ratings are deleted, and your name is taken out of finished games. At tables that are still open ({ $open } of { $all }) your seats go to the computer for good; where nobody else plays, the table ends. What the bot has posted in channels stays until somebody deletes it there, and backups of the host keep it for up to four weeks.
me-forget-now = Delete it all
me-forgotten = Done. Lobbies left: { $left }; seats given to the computer: { $lent }; tables ended: { $ended }; finished games without your name now: { $cleared }.
