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
