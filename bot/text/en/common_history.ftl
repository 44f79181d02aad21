## Going through a game

command-replay = The game step by step, with pictures
command-export = The recorded game as a file, once it is over
command-param-step = Where to begin (left out: at the beginning)
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
choice-invited = Only those invited
access-set = Who may join: **{ $who }**.
command-table-confirm = Whether everybody at the table confirms every answer
command-param-confirm = Confirm every answer, or only what can't be taken back
confirm-set = At this table *Confirm* is asked for: { $how }.
card-confirm = Every answer is confirmed at this table · `/table confirm`
refused-confirm-table = Every answer is confirmed at this table.
notice-confirm = ✔ From now on { $on ->
    [0] only what can't be taken back is confirmed at this table.
   *[other] every answer is confirmed at this table.
}
again-joined = You're in again: { $name }.
card-invited = By invitation only · `/table invite`
refused-by-invitation = { $table } is by invitation only; { $owner } can invite you with `/table invite`.
refused-already-seated-other = That person is already at { $table }.
refused-already-invited = That person has already been invited to { $table }.

board-zoom = Look closer…
board-zoom-table = The whole table
