### Words of every game and of the tables themselves.

## Lists and names

list-none = nothing
list-and = { $first } and { $last }
seat-name = Seat { $n }
computer-name = Computer { $n }
computer-for = { $name } (computer)
strength-random = at random
    .about = Any move, each as likely as the next
strength-heuristic = by rules of thumb
    .about = A quick player who knows what usually pays
strength-search = thinks ahead
    .about = Tries moves out first; takes a second or two

## Settings and the start of the program (for the host, in one line)

setting-token = DISCORD_TOKEN does not look like a token: give the bot's token alone, without “Bot” and without spaces.
setting-one-of = { $name } is “{ $value }”; it can be: { $allowed }.
setting-number = { $name } is “{ $value }”; it must be a whole number from { $least } to { $most }.
setting-folder = { $name } is “{ $value }”, which is a file; it must be a folder.
setting-no-folder = { $name } is “{ $value }”; there is no such folder.
setting-address = { $name } is “{ $value }”; it must be an address beginning with { $allowed }.
setting-database = { $name } must be an address like postgresql://USER:PASSWORD@HOST/DATABASE; what it is now is not shown, for a password may be in it.
start-folder = The data folder “{ $folder }” cannot be used ({ $reason }); set CARAVEL_DATA to a folder that can be written to.
start-lost-database = There is no database at “{ $database }”, but there was one: { $signs } is still there. If the disk is not mounted or a copy left something out, put it back; `caravel restore FILE` puts a backup in its place; `caravel run --new` begins with an empty one.
start-lost-server = There is nothing in the database { $database }, but there was one: { $signs } is there. If that is its file, `caravel move-store` brings it over; otherwise set CARAVEL_DATABASE to the right one; `caravel restore FILE` puts a backup in its place; `caravel run --new` begins with an empty one.
start-no-token = There is no DISCORD_TOKEN: set it to run on Discord, or CARAVEL_SANDBOX=1 to run on the sandbox.
start-no-terminal = There is no DISCORD_TOKEN and no terminal: set DISCORD_TOKEN to run on Discord, or CARAVEL_SANDBOX=1 to run on the sandbox.
start-bad-token = Discord does not accept DISCORD_TOKEN; copy it again from the page “Bot” of the application at discord.com/developers.
start-unreachable = Discord can't be reached ({ $reason }). Start the program again to try again.
start-shards = Discord does not accept this number of connections ({ $reason }): a bot needs one for every 2,500 servers. Set CARAVEL_SHARDS.
start-waits = Discord can't be reached ({ $reason }); the next try is in { $n } s.
start-port = Port { $port } of this machine is taken; set CARAVEL_PORT to another, or to 0 for any free one.
start-metrics = Port { $port } of this machine is taken; set CARAVEL_METRICS to another.
start-invite = Invite link: { $link }
start-page = Sandbox: open { $link } in a browser. Ctrl+C stops it; start it again and everything is where you left it.
start-ready = { $name } is ready.
start-unregistered = Discord won't take the commands and keeps the ones it has ({ $reason }). Buttons work; what can be typed may be old or missing.
start-lost = Another bot has taken over the database, so this one stops. Run only one bot for each data folder.
start-stopping = Stopping, once what is under way is finished.

## Buttons and small words

button-desk = Your turn
button-board = Board
button-log = Log
button-undo = Undo
button-undo-who = Undo: { $name }
button-undo-now = Take it back
button-join = Join
button-leave = Leave
button-start = Start
button-no-computer = − Computer
button-earlier = ‹ Earlier
button-later = Later ›
button-seal = Seal
button-again = Play again with the same people
button-record = Recorded game
button-abandon-now = Abandon the table
menu-computer = Add a computer seat…
menu-options = Change an option
menu-help = What is…
menu-rules = { $game }: how it is played…
more = …

## The lobby card

card-title = **{ $name }** · { $game } · table { $id }
card-seats = { $n ->
    [0] Nobody is here yet.
   *[other] { $n } of { $most }: { $people }.
 }
card-option = { $option }: { $value }
card-waiting = { $name } starts the game when { $least ->
    [one] one player is here.
   *[other] { $least } players are here.
 }
card-ready = { $name } can start the game.
card-full = The table is full: { $name } can start the game.
card-misfit = ⚠️ { $why } The game can't start like this.
card-running = The game is on: { $place }
card-running-here = The game is on.
card-over = The game is over.
card-won = 🏁 { $outcome } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
card-abandoned = This table was abandoned.
card-fair = All draws were fixed at the start; their seal begins with `{ $begins }`.
seal-whole = The draws of this table were fixed before it began. This is their seal, the SHA-256 of the secret key that all of them come from:
    `{ $commitment }`
    When the game is over, the key is posted under the final score. `caravel verify` on the recorded game, with `--commitment` and this seal, shows that both belong together.

## The message that pings

question-asked = 🔔 { $mentions }: { $asked }
question-since = Since your last turn: { $events }
question-happened = What happened: { $events }
question-begun = Since the game began: { $events }
since-mine = **{ $own ->
    [yes] You
   *[other] { $who }
 }: { $changes }**
question-start = The game begins. { $events }
answered-by = ✓ { $events }
answered-nothing = ✓ { $name } has answered.
answered-undone = ↩ { $name } took back the last move.
answered-handed = ↪ The seat has changed hands.
answered-restored = ↺ The database was restored from a backup; the question is asked again below.
answered-abandoned = ✕ The table was abandoned.
answered-over = ✓ The game is over.
tally-waiting = Waiting for: { $names }.
tally-done = Answered: { $names }.
over-title = 🏁 **{ $name }** is over after { $n ->
    [one] one move
   *[other] { $n } moves
 }.
over-winner = { $n ->
    [one] { $names } wins.
   *[other] { $names } share first place.
 }
over-last = The last moves: { $events }
over-key = The key to all draws: `{ $key }`
over-missed = The goal was missed.
over-line = { $rank }. **{ $name }**: { $total } ({ $lines })
over-score = { $name } { $points }
alt-board = Board. { $lines }
story-title = How **{ $name }** went: the points from the first { $unit ->
    [year] year
   *[other] round
 } to the last.
chart-title = Points over time
chart-round = Round
chart-year = Year
chart-line = { $name }: { $points }.
film-title = **{ $name }** in pictures: how the boards grew.
alt-chart = Points at the start and at the end of each { $unit ->
    [year] year
   *[other] round
 }. { $lines }
alt-film = The boards as they grew, one picture after the other, from the set-up to the end.

## Notices

notice-undone = ↩ { $name } took back the last move.
notice-handed-person = { $to } now plays the seat of { $name }.
notice-handed-computer = The computer now plays the seat of { $name }.
notice-taken-back = { $name } is back at the table.
notice-abandoned = { $name } closed the table “{ $table }”.
notice-expired = Nobody started this table for a long time, so it was closed. `/table new` opens another.
notice-owner = { $name } now looks after the table.
notice-permission = Table “{ $table }” can't go on in { $place }: I lack permissions ({ $names }). Nothing is lost; it goes on as soon as I have them.
notice-values = { $own ->
    [0] {""}
   *[other] This table plays with the values of “{ $name }” ({ $hash }).{ $n ->
        [0] {""}
       *[other] {" "}
    }
 }{ $n ->
    [0] {""}
   *[other] Not everything here is as printed: { $n } of { $of } rows of this game's data are reconstructed, that is, ours. More: `/help components`.
 }
notice-trouble = Something went wrong on my side; nothing was lost. Tell the host this reference: `{ $ref }`.
notice-invited = { $mentions }: { $name } invites you to table “{ $table }”.
notice-again = { $mentions }: { $name } opens another table with the same people: “{ $table }” in { $place }. *Join* is on its card.
thread-people = “{ $table }” is played here: { $mentions }. Nobody is called by this; whoever is to play is called below.
notice-moved = The thread of table “{ $table }” can't be written to any more; the game goes on here.
notice-no-picture = (I couldn't add the picture here; `/board text:True` tells the board in words.)

## The desk

desk-title = **{ $name }** · { $you }
desk-waiting = It's not your turn. Waiting for: { $names }.
desk-waiting-computers = It's not your turn: the computer is playing. You'll be called.
desk-waiting-for = Waiting for { $names }.
desk-over = The game is over; `/score` shows the points.
desk-lobby = The game has not begun.
desk-done = ✓ { $events }
desk-since = Since your last turn: { $events }
desk-begun = Since the game began: { $events }
desk-preview = This is how it will look.
desk-alt = Your boards. { $lines }
which-table = Which table? { $tables }
undo-what = This takes back: { $events }
undo-also = Whatever the computer and plans answered to it is taken back, too.
undo-done = ↩ Taken back.
log-title = **Log of { $name }**
log-line = { $n }. { $when } { $events }
log-begun = { $when } { $events }
log-empty = Nothing has happened yet.
log-part = { $first }–{ $last } of { $n }
board-title = **{ $name }** · { $line }
record-here = The whole game, answer by answer, with the key to its draws. `caravel verify` checks it.
score-ended = This table was closed before the game was over. If there was a score, you'll find it where the table was played.
score-now = As things stand:
score-line = **{ $name }**: { $total } ({ $lines }){ $n ->
    [0] {""}
   *[other] , plus what is still hidden: { $unknown }
 }
score-would = What you don't have, and what it would bring you at the end as you stand: { $lines }
score-hidden = The game has not begun; nobody has any points.
list-title = Tables here:
list-line = { $id }. **{ $name }** · { $game } · { $status } · { $people }
list-empty = There are no tables here. `/table new` opens one.
status-lobby = open, waiting for players
status-running = running
status-over = over
status-abandoned = abandoned
opened = “{ $name }” is open for { $game }. `/table invite` calls people; the menu on the card below gives seats to the computer.
opened-there = Its card is in { $place }, as this thread belongs to another table.
opened-new = New to it? `/help` explains the game in a minute, and there's a *?* beside each question.
opened-other = For { $game }: `/table new game:`
started = { $name } begins.
option-set = { $option }: { $value }.
abandon-what = This ends table “{ $name }” for everybody, with no score.
abandon-done = Table “{ $name }” was abandoned.
seat-offered = I have asked { $to }: the seat at { $name } is theirs as soon as they agree.
seat-computer = The computer now plays your seat at { $name }; `/table seat` with “take it back” returns it to you.
seat-other-computer = The computer now plays that seat at { $name }.
seat-back = The seat at { $name } is yours again.
invited = { $person } is invited.
computer-added = A computer seat was added ({ $strength }).

## Help

help-how = Games are played in a channel or thread, at your own pace. When it is your turn you get one message with the board; answer by a button there, or press *Your turn* for your private desk. *?* says what a thing does.
help-commands =
    `/table new` open a table · `/play` your turn · `/mine` all your tables · `/board` the table as a picture, `/board text:True` in words · `/log` what happened · `/undo` take back your last move · `/plan` decide ahead · `/score` points · `/me` when and how you are called
help-actions = Everything can also be typed: `/{ $group }` has a command for every action.
help-none = I know nothing about “{ $topic }”. Try one of the suggestions that appear as you type.
about = Caravel is for playing heavy euro board games, slowly, in a Discord channel. Version { $version }, rules of { $games }. Its source is free under the MIT licence; the drawings are its own.

## Trouble

trouble-bug = Something went wrong on my side; nothing was changed. Tell the host this reference: `{ $ref }`.
trouble-expired = That button is too old and no longer works. `/play` shows where things stand.
trouble-permission = I lack permissions here: { $names }. Someone who runs the server can grant them.
trouble-no-bot = This server has my commands, but I'm not on it myself, so I can't post here. Whoever manages the server can invite me with this link: { $link }
trouble-guild-only = Tables live in a server's channels: use this there.
trouble-discord = Discord didn't accept that; nothing was lost. `/play` shows where things stand.
permission-view_channel = View Channel
    .why = without it nothing else works here
permission-send_messages = Send Messages
    .why = nobody can be told that it's their turn
permission-attach_files = Attach Files
    .why = boards come as words instead of pictures
permission-read_message_history = Read Message History
    .why = after a restart I can't see what is posted already, so I post nothing
permission-create_public_threads = Create Public Threads
    .why = games are played in the channel itself, among everybody's talk
permission-send_messages_in_threads = Send Messages in Threads
    .why = games in threads come to a halt

## What the rules and the tables refuse

refused-no-table = There's no such table here. `/table list` shows the ones there are.
refused-other-game = “{ $table }” is playing another game, which has its own commands.
refused-which-table = There are several tables here: { $tables }. Say which one with `table:`.
refused-not-lobby = This table has already started.
refused-full = This table is full.
refused-already-seated = You're already at this table.
refused-not-seated = You're not playing at this table.
refused-not-owner = Only { $owner } may do that here.
refused-too-few = It takes { $least ->
    [one] one player
   *[other] { $least } players
 } to start; so far there { $n ->
    [one] is one
   *[other] are { $n }
 }.
refused-too-many-seats = There are more people at the table than that. Choose more seats, or have somebody leave first.
refused-no-such-game = I don't know the game “{ $game }”. I know: { $games }.
refused-unknown-game = I don't know the game “{ $game }”.
refused-unknown-option = There's no option “{ $option }” here. The options are: { $names }.
refused-idle-option = “{ $option }” makes no difference at this table: it only matters when “{ $other }” is “{ $value }”.
refused-option-needs-options = “{ $option }” can only be changed together with { $others }.
refused-option-needs-seats = “{ $option }” can only be changed at a table for { $seats }.
refused-seats-need-options = A table for { $seats } needs { $others }.
refused-five-need-city = Five play only with the Maya city and ambassadors.
refused-city-alone = Alone with the Maya city there is no colony, so this module does nothing: { $module }. Leave it out, or play with somebody.
refused-city-for-nobody = Nobody takes the city: it is for seat { $n }, and there are { $seats }. Choose another seat for it.
quoted-option = “{ $option }: { $value }”
refused-bad-option = “{ $value }” isn't a choice for that option. The choices are: { $values }.
refused-bad-size = This game is for { $least } to { $most } players.
refused-bad-seats = This game can't be played by { $seats }.
refused-already-computer = The computer already plays that seat.
refused-same-person = That person already plays the seat.
refused-which-seat = You have several seats here; say which one.
refused-no-seat = There's no seat { $n }; this table has { $most }.
refused-no-entry = There's no move { $n }; the last one is { $last }.
refused-no-computer = There's no computer seat at this table.
refused-last-person = You're the last person here. `/table abandon` ends the table.
refused-not-running = No game is being played at this table.
refused-not-over = The game isn't over yet. Until then, `/replay` shows it step by step.
refused-nothing-lent = The computer isn't playing any seat of yours here.
refused-not-your-turn = It's not your turn. Waiting for: { $waiting }.
refused-not-asked = It's not your turn. `/board` shows where things stand.
refused-menu-out-of-date = That menu is out of date; this is how things stand.
refused-not-on-offer = That can't be done now. `/play` shows what can, `/why` why not.
refused-unreadable = I don't understand “{ $word }” here. Suggestions appear as you type.
refused-started = This game is already under way. Whoever looks after the table can give you a computer's seat: `/table seat`.
refused-undo-nothing = There's nothing of yours to take back.
refused-undo-barrier = That can't be taken back: something hidden has come to light since.
refused-undo-built-upon = That can't be taken back: somebody has moved since.
refused-undo-over = The game is over; nothing can be taken back any more.
refused-person-missing = Add “person:” to say who takes the seat.
refused-person-is-bot = A bot can't take a seat. `/table computer` adds a computer player.
refused-storage-unusable = The database can't be used right now; nothing was changed. The host needs to look at the data folder.
refused-storage-in-use = Another bot is using the database; nothing was changed. The host needs to stop one of the two.
refused-storage-lease-lost = Another bot has taken over the database; nothing was changed. The host needs to stop one of the two.
refused-storage-too-new = The database is from a newer version; nothing was changed. The host needs to update the bot.
refused-storage-foreign = The database belongs to another program; nothing was changed. The host needs to set CARAVEL_DATA.
refused-storage-locked = The database is busy; nothing was changed. Try again in a moment.
refused-storage-read-only = The database can't be written to; nothing was changed. The host needs to look at the data folder.
refused-storage-full = The disk is full; nothing was changed. The host needs to make room.
refused-storage-lost = The bot has lost its connection to the database; nothing was changed. Try again in a moment.
refused-storage-unsure = The bot lost its connection to the database while it was saving. Look at your desk before you try again: it was saved whole, or not at all.
refused-storage-too-old = The database's server is too old; nothing was changed. The host needs to update it.
refused-storage-moved = The database was moved elsewhere; nothing was changed. The host needs to start the bot on the new one.
refused-storage-damaged = The database is damaged; nothing was changed. The host needs to look at it.

## Recorded games (for whoever runs `caravel replay`, `verify` or `render`; the line is told before)

refused-record-too-long = This is too long for a recorded game: the limit is { $limit } characters.
refused-record-header-late = “{ $word }” belongs above the first answer.
refused-record-unreadable = “{ $text }” makes no sense here.
refused-record-lacks = The line “{ $word } …” is missing.
refused-record-commitment = The key doesn't match the commitment in the file.
refused-record-unknown-game = There is no game “{ $game }” here.
refused-record-newer-rules = This was played by rules { $rules }; this program only knows them up to { $known }. Update it.
refused-record-components = This was played with the components “{ $name }” ({ $hash }…). Name their folder with --components.
refused-record-components-other = This was played with the components “{ $name }” ({ $hash }…); the ones given by --components are different ({ $given }…).
refused-record-components-ours = This was played with our own components. Leave --components out.
refused-components-lost = The components “{ $name }” that this table began with are no longer in the database. The host knows more.
refused-components-unusable = This program can't use the components “{ $name }” that this table began with: { $reason }
refused-record-answer = “{ $text }” is not on offer here: { $asked ->
    [none] the game is over
   *[other] the question is { $asked }
 }.
refused-record-no-verb = No question of this game is answered with “{ $verb }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
 }
refused-record-no-word = “{ $word }” is not a word for “{ $facet }” in this game.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
 }
refused-record-no-count = “{ $word }” is not a count; write NAME=NUMBER.
refused-record-word-missing = After “{ $verb }” a word is missing: { $facet }.
refused-record-word-too-many = “{ $word }” is one word too many after “{ $verb }”.
refused-record-needs-option = For “{ $word }” the file needs the line “option { $option }”.
refused-record-offers = The list doesn't match what is on offer. Not on offer: { $missing }. Missing from the list: { $more }.
refused-record-branch-cut = A file with branches can't have lines that begin with “!”.
refused-record-drifts = After “{ $text }” the table differs from what the file notes.
refused-record-on-offer = “{ $text }” can be answered, though the file says it can't.
refused-record-not-on-offer = “{ $text }” can't be answered, though the file says it can.
refused-record-why = Why “{ $text }” is not on offer: { $found }.
refused-record-no-seat = There is no seat { $seat }.
refused-record-does-not-hold = “{ $text }” does not hold; it is { $found }.
refused-record-not-over = The game is not over at the line with the score.
refused-record-score = The score is not “{ $text }” but “{ $found }”.
refused-record-no-name = There's nothing called “{ $part }” in “{ $name }”.
refused-record-not-a-number = “{ $text }” is not a number.
refused-impossible = No legal table could show this: { $reason ->
    [value] “{ $value }” is not a value of “{ $name }”
    [missing] a word is missing after “{ $name }”
    [negative] “{ $name }” is below zero
    [seat] “{ $value }” is not a seat at this table
    [census] { $what }: { $total } in the box, { $n } found
    [spaces] { $name }: { $n } spaces are taken, and there are { $most }
    [twice] { $what } is there twice ({ $name })
    [circles] { $name }: { $n } colonists, but { $circles } circles
    [ship] { $name }: { $n } barrels cannot lie there now
    [ships] { $what } lies on two ships
    [house] the trading house holds { $n }, but at most { $most } can lie there now
    [row] { $n } tiles lie face up; it should be { $low } to { $most }
    [roles] the roles cannot be taken so ({ $name })
    [ending] the game cannot end because of “{ $what }” now
    [ask] that question cannot be open ({ $value })
    [cells] { $value } cannot lie there ({ $name })
    [draft] { $what } finds no space on the board of buildings
    [nobles] { $name }: { $n } nobles, and at most { $total } can be there
    [used] { $what }: { $n } dice lie there, and { $total } are used or can be ({ $name })
    [paid] { $name }: the coins on buildings are 1, 2, 3 and so on, not { $value }
    [monks] { $name }: { $n } monks stand on the board, and so far the track sends { $total }
    [dock] { $name } cannot be empty while { $n } tiles are left
   *[other] { $reason }
 }.

## Commands: what they do, as Discord shows it (100 characters at most)

command-table = Open and run tables
command-table-new = Open a table in this channel
command-table-list = Tables of this channel, or all of yours
command-table-invite = Invite somebody to a table
command-table-computer = Add a computer seat to a table that has not started
command-table-options = Change an option of a table that has not started
command-table-start = Start the game
command-table-abandon = End a table for everybody, with no score
command-table-seat = Give your seat to somebody or to the computer, or take it back
command-play = Your desk: what is asked of you, and everything you can answer
command-board = The table as a picture, or in words
command-score = Points, line by line
command-log = What happened
command-undo = Take back your last move
command-help = How it works, or what a thing does
command-about = What this bot is
command-param-table = Which table (left out: the one in this channel)
command-param-game = Which game
command-param-name = A name for the table, easy to say aloud
command-param-seats = How many play (left out: as many as come)
command-param-language = Language of what is posted in the channel
command-param-person = Who
command-param-option = Which option
command-param-value = Its new value
command-param-to = Who plays the seat from now on
command-param-strength = How the computer plays
command-param-seat = Whose seat (left out: yours); others' only for whoever opened the table
command-param-text = In words instead of a picture
command-param-from = Show the log from this move on
command-param-topic = A building, a role, anything with a name
command-param-all = All your tables, wherever they are
choice-person = The person named under “person”
choice-computer = The computer
choice-random = At random
choice-heuristic = By rules of thumb
choice-search = Thinks ahead
choice-me = Me again: take it back
choice-en = English
choice-ru = Russian
