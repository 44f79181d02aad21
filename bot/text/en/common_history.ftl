## Going through a game

command-replay = The game step by step, with pictures
command-export = The recorded game as a file, once it is over
command-param-step = Where to begin; the beginning if nothing is said
button-replay = Replay
replay-title = **{ $name }** · step { $n } of { $last }
replay-nothing = The table is set up.
replay-first = ⏮ Beginning
replay-back = ◀ Back
replay-on = On ▶
replay-leap = On by 10
replay-last = End ⏭
replay-rounds = Go to…
replay-round = Round { $n }
replay-year = Year { $n }

## Who may join

command-table-access = Who may join: anybody, or only those who were invited
command-param-access = Who may join from now on
command-param-invited = Only people invited with /table invite may join
choice-open = Anybody
choice-invited = Only who was invited
access-set = Who may join: **{ $who }**.
again-joined = You play again: { $name }.
card-invited = By invitation only · `/table invite`
refused-by-invitation = { $table } is by invitation only; { $owner } can invite you with `/table invite`.
refused-already-seated-other = That person sits at { $table } already.

board-zoom = Look closer…
board-zoom-table = The whole table
board-zoom-market = What lies between the players
