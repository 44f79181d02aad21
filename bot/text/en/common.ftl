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
    .about = Tries its moves out first; takes a second or two

## Settings and the start of the program (for the host, in one line)

setting-token = DISCORD_TOKEN does not look like a token: give the bot's token alone, without “Bot” and without spaces.
setting-one-of = { $name } is “{ $value }”; allowed are: { $allowed }.
setting-number = { $name } is “{ $value }”; it has to be a whole number from { $least } to { $most }.
setting-folder = { $name } is “{ $value }”, which is a file; it has to be a folder.
setting-no-folder = { $name } is “{ $value }”; there is no such folder.
setting-address = { $name } is “{ $value }”; it has to be an address that begins with { $allowed }.
start-folder = The data folder “{ $folder }” cannot be used ({ $reason }); set CARAVEL_DATA to a folder that can be written to.
start-no-token = There is no DISCORD_TOKEN: set it to run on Discord, or CARAVEL_SANDBOX=1 to run on the sandbox.
start-no-terminal = There is no DISCORD_TOKEN and no terminal: set DISCORD_TOKEN to run on Discord, or CARAVEL_SANDBOX=1 to run on the sandbox.
start-bad-token = Discord does not accept DISCORD_TOKEN; copy it again from the page “Bot” of the application at discord.com/developers.
start-unreachable = Discord cannot be reached ({ $reason }); it is tried again when the program is started again.
start-port = Port { $port } of this machine is taken; set CARAVEL_PORT to another, or to 0 for any free one.
start-invite = Invite link: { $link }
start-page = Sandbox: open { $link } in a browser. Ctrl+C stops it; started again, everything is where it was.
start-ready = { $name } is ready.
start-lost = Another bot has taken the database over; this one stops. Run only one bot with a data folder.
start-stopping = Stopping; what is being done is finished first.

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
    [0] Nobody sits here yet.
   *[other] { $n } of { $most }: { $people }.
 }
card-option = { $option }: { $value }
card-waiting = { $name } starts the game when { $least ->
    [one] one player is here.
   *[other] { $least } players are here.
 }
card-ready = { $name } can start the game.
card-full = The table is full: { $name } can start the game.
card-running = The game is on: { $place }
card-running-here = The game is on.
card-over = The game is over.
card-abandoned = This table was abandoned.
card-fair = Chance was fixed at the start; its seal: `{ $commitment }`

## The message that pings

question-asked = 🔔 { $mentions }: { $asked }
question-since = Since your last turn: { $events }
question-happened = What happened: { $events }
question-begun = Since the game began: { $events }
question-start = The game begins. { $events }
answered-by = ✓ { $events }
answered-nothing = ✓ { $name } has answered.
answered-undone = ↩ { $name } took the last move back.
answered-handed = ↪ The seat has changed hands.
answered-restored = ↺ The database was restored from a backup; this is asked anew below.
answered-abandoned = ✕ The table was abandoned.
answered-over = ✓ The game is over.
tally-waiting = Still asked: { $names }.
tally-done = Answered: { $names }.
over-title = 🏁 **{ $name }** is over after { $n ->
    [one] one move
   *[other] { $n } moves
 }.
over-winner = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
 }
over-last = The last moves: { $events }
over-missed = The goal is not reached.
over-line = { $rank }. **{ $name }**: { $total } ({ $lines })
over-score = { $name } { $points }
alt-board = Board. { $lines }
story-title = How **{ $name }** went: the points, and the boards from the first { $unit ->
    [year] year
   *[other] round
 } to the last.
chart-title = Points over time
chart-round = Round
chart-year = Year
chart-line = { $name }: { $points }.
alt-chart = Points at the start and at the end of each { $unit ->
    [year] year
   *[other] round
 }. { $lines }
alt-film = The boards as they grew, one picture after the other, from the set-up to the end.

## Notices

notice-undone = ↩ { $name } took the last move back.
notice-handed-person = { $to } now plays the seat of { $name }.
notice-handed-computer = The computer now plays the seat of { $name }.
notice-taken-back = { $name } is back at the table.
notice-abandoned = { $name } closed the table “{ $table }”.
notice-expired = Nobody started this table for a long time; it was closed. `/table new` opens another.
notice-owner = { $name } now looks after the table.
notice-permission = Table “{ $table }” cannot go on in { $place }: I lack permissions ({ $names }). Nothing is lost; it goes on as soon as I have them.
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
notice-moved = The thread of table “{ $table }” can't be written to any more; the game goes on here.
notice-no-picture = (The picture could not be added here; /board text tells the board in words.)

## The desk

desk-title = **{ $name }** · { $you }
desk-waiting = Nothing is asked of you now. Waiting for: { $names }.
desk-waiting-computers = Nothing is asked of you now: the computer plays, and you are called when it is your turn.
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
undo-also = What the computer and plans answered to it goes with it.
undo-done = ↩ Taken back.
log-title = **Log of { $name }**
log-line = { $when } { $events }
log-empty = Nothing has happened yet.
log-part = { $first }–{ $last } of { $n }
board-title = **{ $name }** · { $line }
record-here = The whole game, answer by answer, with the key that its chance was drawn from. `caravel verify` checks it.
score-ended = This table was closed before the game was over. If its score was told, it stands where the table was played.
score-hidden = Points are counted when the game is over; `/board` shows what everybody may know.
list-title = Tables here:
list-line = { $id }. **{ $name }** · { $game } · { $status } · { $people }
list-empty = There is no table here. `/table new` opens one.
status-lobby = open, waiting for players
status-running = running
status-over = over
status-abandoned = abandoned
opened = “{ $name }” is open for { $game }. `/table invite` calls people; the computer takes empty seats by the menu on the card below.
opened-there = Its card is in { $place }, for this thread belongs to another table.
opened-new = New to it? `/help` tells the game in a minute, and *?* stands beside each question.
opened-other = For { $game }: `/table new game:`
started = { $name } begins.
option-set = { $option }: { $value }.
abandon-what = This ends table “{ $name }” for everybody, without a score.
abandon-done = Table “{ $name }” is abandoned.
seat-given = { $to } now plays your seat at { $name }.
seat-computer = The computer now plays your seat at { $name }; `/table seat` with “take it back” returns it to you.
seat-other-computer = The computer now plays that seat at { $name }.
seat-other-given = { $to } now plays that seat at { $name }.
seat-back = The seat at { $name } is yours again.
invited = { $person } is invited.
computer-added = A computer seat was added ({ $strength }).

## Help

help-how = Games are played in a channel or thread, at your own pace. When it is your turn you get one message with the board; press *Your turn* there, choose, and confirm. *?* beside the choice says what a thing does.
help-commands =
    `/table new` open a table · `/play` your turn · `/mine` all your tables · `/board` the table as a picture, `/board text:True` in words · `/log` what happened · `/undo` take your last move back · `/plan` decide ahead · `/score` points · `/me` when and how you are called
help-actions = Everything can also be typed: `/{ $group }` has a command for every action.
help-none = I know nothing about “{ $topic }”; try one of those that are offered while you type.
about = Caravel plays heavy euro board games, slowly, in a Discord channel. Version { $version }, rules of { $games }. Its source is free under the MIT licence; the drawings are its own.

## Trouble

trouble-bug = Something went wrong on my side; nothing was changed. Tell the host this reference: `{ $ref }`.
trouble-expired = That button is from long ago and works no more. `/play` shows where things stand.
trouble-permission = I lack permissions here: { $names }. Someone who runs the server can grant them.
trouble-guild-only = Tables live in the channels of a server; use this there.
trouble-discord = Discord did not take that; nothing was lost. `/play` shows where things stand.
permission-view_channel = View Channel
    .why = without it nothing else works here
permission-send_messages = Send Messages
    .why = nobody can be told that it is their turn
permission-attach_files = Attach Files
    .why = boards come as words instead of pictures
permission-read_message_history = Read Message History
    .why = after a restart a message could be posted twice, so none is posted
permission-create_public_threads = Create Public Threads
    .why = tables play in the channel itself, among everybody's talk
permission-send_messages_in_threads = Send Messages in Threads
    .why = tables in threads stand still

## What the rules and the tables refuse

refused-no-table = There is no such table here. `/table list` shows those there are.
refused-other-game = Another game is played at “{ $table }”; it has its own commands.
refused-which-table = There are several tables here: { $tables }. Say which one with `table:`.
refused-not-lobby = This table has already started.
refused-full = This table is full.
refused-already-seated = You already sit at this table.
refused-not-seated = You do not play at this table.
refused-not-owner = Only { $owner } may do that here.
refused-too-few = { $least ->
    [one] One player is needed
   *[other] { $least } players are needed
 } to start; there { $n ->
    [one] is one
   *[other] are { $n }
 }.
refused-too-many-seats = There are more people at the table than that.
refused-no-such-game = I do not know the game “{ $game }”. There are: { $games }.
refused-unknown-game = I do not know the game “{ $game }”.
refused-unknown-option = There is no option “{ $option }” here; there are: { $names }.
refused-idle-option = “{ $option }” changes nothing as the table is set up: it counts only where “{ $other }” is “{ $value }”.
refused-bad-option = “{ $value }” is no choice for that option; there are: { $values }.
refused-bad-size = This game is played by { $least } to { $most }.
refused-bad-seats = This game cannot be played by { $seats }.
refused-already-computer = The computer plays that seat already.
refused-same-person = That person plays the seat already.
refused-which-seat = You hold several seats here; say which one.
refused-no-seat = There is no seat { $n }; this table has { $most }.
refused-no-entry = There is no move { $n }; the last one is { $last }.
refused-no-computer = There is no computer seat at this table.
refused-last-person = You are the last person here. `/table abandon` ends the table.
refused-not-running = This table is not running.
refused-not-over = The game is not over yet; `/replay` shows it step by step meanwhile.
refused-nothing-lent = The computer holds no seat of yours here.
refused-not-your-turn = Nothing is asked of you now. Waiting for: { $waiting }.
refused-not-asked = Nothing is asked of you now.
refused-menu-out-of-date = That menu is out of date; this is how things stand.
refused-not-on-offer = That cannot be done now. `/play` shows what can.
refused-unreadable = “{ $word }” is not something I can read here.
refused-started = This table has already started. Whoever looks after it can give a computer's seat to somebody: `/table seat`.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-barrier = It cannot be taken back: something hidden has come to light since.
refused-undo-built-upon = It cannot be taken back: somebody has moved since.
refused-undo-over = The game is over; nothing is taken back any more.
refused-person-missing = Say “person:” too, to say who takes the seat.
refused-person-is-bot = A bot cannot take a seat.
refused-storage-unusable = The database cannot be used now; nothing was changed. The host has to look at the data folder.
refused-storage-in-use = Another bot uses the database; nothing was changed. The host has to stop one of the two.
refused-storage-lease-lost = Another bot has taken the database over; nothing was changed. The host has to stop one of the two.
refused-storage-too-new = The database is from a newer version; nothing was changed. The host has to update the bot.
refused-storage-foreign = The database belongs to another program; nothing was changed. The host has to set CARAVEL_DATA.
refused-storage-locked = The database is busy; nothing was changed. Try again in a moment.
refused-storage-read-only = The database cannot be written to; nothing was changed. The host has to look at the data folder.
refused-storage-full = The disk is full; nothing was changed. The host has to make room.
refused-storage-damaged = The database is damaged; nothing was changed. The host has to look at it.

## Recorded games (for whoever runs `caravel replay`, `verify` or `render`; the line is told before)

refused-record-too-long = This is too long for a recorded game; at most { $limit } characters are read.
refused-record-header-late = “{ $word }” belongs above the first answer.
refused-record-unreadable = “{ $text }” cannot be read here.
refused-record-lacks = The line “{ $word } …” is missing.
refused-record-commitment = The key does not give the commitment of the file.
refused-record-unknown-game = There is no game “{ $game }” here.
refused-record-newer-rules = This was played by rules { $rules }; this program knows them up to { $known }. Update it.
refused-record-components = This was played with the components “{ $name }” ({ $hash }…). Name their folder with --components.
refused-record-components-other = This was played with the components “{ $name }” ({ $hash }…); those of --components are others ({ $given }…).
refused-record-components-ours = This was played with our own components. Leave --components out.
refused-components-lost = The components “{ $name }” that this table began with are not in the database any more. The host knows more.
refused-components-unusable = The components “{ $name }” that this table began with cannot be used by this program: { $reason }
refused-record-answer = “{ $text }” is not on offer here: { $asked ->
    [none] the game is over
   *[other] asked is { $asked }
 }.
refused-record-drifts = After “{ $text }” the table stands differently than the file notes.
refused-record-on-offer = “{ $text }” can be answered, though the file says it cannot.
refused-record-not-on-offer = “{ $text }” cannot be answered, though the file says it can.
refused-record-no-seat = There is no seat { $seat }.
refused-record-does-not-hold = “{ $text }” does not hold; it is { $found }.
refused-record-not-over = The game is not over at the line with the score.
refused-record-score = The score is not “{ $text }” but “{ $found }”.
refused-record-no-name = In “{ $name }” there is nothing called “{ $part }”.
refused-record-not-a-number = “{ $text }” is not a number.
refused-impossible = No legal table could show this: { $reason ->
    [value] “{ $value }” is no value of “{ $name }”
    [negative] “{ $name }” is below zero
    [seat] there is no such seat
    [census] “{ $what }” does not add up to what is in the box
    [spaces] there are not so many spaces
    [twice] something stands there twice
    [circles] there are more colonists than circles
    [ship] a ship cannot be loaded so
    [ships] two ships hold the same good
    [house] the trading house cannot hold that
    [row] the face-up tiles are too many
    [roles] the roles cannot be taken so
    [ending] the end of the game cannot have come so
    [ask] that question cannot be open
    [cells] a tile or die cannot lie there
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
command-table-abandon = End a table for everybody, without a score
command-table-seat = Give your seat to somebody or to the computer, or take it back
command-play = Your desk: what is asked of you, and everything you can answer
command-board = The table as a picture, or in words
command-score = Points, line by line
command-log = What happened
command-undo = Take your last move back
command-help = How it works, or what a thing does
command-about = What this bot is
command-param-table = Which table (left out: the one in this channel)
command-param-game = Which game
command-param-name = A name for the table that can be said aloud
command-param-seats = How many play (left out: as many as come)
command-param-language = Language of what is posted to the channel
command-param-person = Whom
command-param-option = Which option
command-param-value = Its new value
command-param-to = Who plays the seat from now on
command-param-strength = How the computer plays
command-param-seat = Whose seat (left out: yours); others' only for who opened the table
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
