## People who are gone

absent-left = 🚪 { $name } is not on this server any more. What is to become of the seat? The computer gives it back as soon as its person is here again. Whoever would like to play on instead presses *I take the seat*; the others are asked.
absent-silent = 🕯 { $name } has not answered for a long time, and all reminders are used up. What is to become of the seat? The computer gives it back as soon as its person is here again. Whoever would like to play on instead presses *I take the seat*; the others are asked.
absent-choice-1 = The computer plays
absent-choice-2 = End and score
absent-choice-3 = Wait
absent-chosen-1 = The computer plays until its person is back.
absent-chosen-2 = The game ends here.
absent-chosen-3 = The table waits.
button-sit-down = I take the seat
proposal-newcomer = 🪑 { $to } would like to take the seat of { $name } for good and play on.
newcomer-asked = The table has been asked. The seat is yours as soon as everybody has agreed; you will be called when it is to decide.
standing-title = 🛑 **{ $name }** ends here, after { $n ->
    [one] one move
   *[other] { $n } moves
}. The score as it stands:
answered-ended = ✕ The game was ended.
welcome-back = Welcome back at { $table }. The seat is yours.

proposal-choose = { $mentions }: what do you say? What more than half of you want is done.
proposal-chosen = { $what }: { $names }

command-table-owner = Let somebody else at the table look after it
command-param-owner = Who is to look after it; somebody who plays at it
owner-passed = { $to } looks after { $name } now.
refused-not-seated-other = That person does not sit at { $table }.

me-statistics = Statistics
me-statistics-on = you are in them
    .about = Leaderboard, rating and statistics of each server
me-statistics-off = you are in none
    .about = Nobody sees your results, and games with you are not rated for you
command-me-statistics = Whether you are in leaderboards and statistics
command-me-forget = Delete what the bot knows of you
me-forget-what = **This cannot be taken back.** Your settings, reminders, results and ratings are deleted, and your name is taken out of finished games. At tables that are still open ({ $open } of { $all }) your seats go to the computer for good; where nobody else plays, the table ends. What the bot has posted in channels stays until somebody deletes it there, and backups of the host keep it for up to four weeks.
me-forget-now = Delete it all
me-forgotten = It is done. Lobbies left: { $left }; seats given to the computer: { $lent }; tables ended: { $ended }; finished games without your name now: { $cleared }.
