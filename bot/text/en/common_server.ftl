notice-rules-changed = 🔧 The program's rules have been corrected. The table stays as it is; from here on the corrected rules apply, and what was done before can't be taken back.
event-rules_changed = From here on the corrected rules apply.

notice-given-up = 🪑 { $name } has left the table for good; the computer plays the seat.
notice-ended-by-server = 🛑 The table has been closed. What was played stays in the log.
refused-channel-closed = On this server, tables are opened in: { $places }
refused-too-many-tables = { $n ->
    [one] There's already a table on this server, and it allows only one. That one has to end first.
   *[other] There are already { $n } tables on this server, as many as it allows. One has to end first.
}
refused-too-many-own-tables = { $n ->
    [one] You already have a table open, and this server allows one each. That one has to end first.
   *[other] You already have { $n } tables open, as many as this server allows. One has to end first.
}
refused-own-tables-everywhere = { $n ->
    [one] You already have a table open, and one is the limit for one person, on all servers together. It has to end first.
   *[other] You already have { $n } tables open, the limit for one person on all servers together. One has to end first.
}
refused-opened-too-often = You've just opened several tables. You can open the next one in { $n ->
    [one] a minute.
   *[other] { $n } minutes.
}
refused-search-seats = { $n ->
    [one] The computer may think ahead at one seat of this server at a time. Give it another strength, or wait until that game is over.
   *[other] The computer may think ahead at { $n } seats of this server at a time, and does so at { $there } now. Give it another strength, or wait until a game is over.
}
refused-too-fast = { $n ->
    [one] That was too fast for me: I take only one press in ten seconds from one person.
   *[other] That was too fast for me: I take only { $n } presses in ten seconds from one person.
} Nothing was done; try again in { $wait } s.
refused-already-offered = Somebody has already asked that person to this table today, and they've seen it. Ask again tomorrow.
refused-offered-already = You've offered to take that seat twice today, and the table has seen it. Ask again tomorrow.
refused-bad-limit = A limit is a number from 0 (none) to { $most }.
refused-too-many-channels = You can name { $most } channels at most. Remove one first.

command-setup = For those who manage the server: where the bot may do what
command-setup-check = Which permissions the bot lacks where, and why it matters
command-setup-show = How this server is set up
command-setup-language = The language of new tables
command-setup-channels = Where tables may be opened
command-setup-limits = How many tables may be open at a time
command-setup-abandon = Who may end a table
command-param-channel = Only this channel
command-param-setup-language = The language of new tables, unless they are opened with another
command-param-add = A channel where tables may be opened, threads in it included
command-param-remove = A channel where they no longer may
command-param-everywhere = Anywhere: forget the list
command-param-tables = On the whole server; 0 for no limit
command-param-each = Opened by one person; 0 for no limit
command-param-abandon = Besides those who manage the server
choice-discord = As Discord says
choice-owner = Whoever opened it
choice-seated = Anybody who plays at it
setup-title = **How this server is set up**
setup-language = Language of new tables: **{ $language }** · `/setup language`
setup-channels = Tables may be opened: { $places } · `/setup channels`
setup-everywhere = everywhere
setup-limits = Open at a time: **{ $tables }** on the server, **{ $each }** by one person · `/setup limits`
setup-no-limit = no limit
setup-abandon = A table can be ended by **{ $who }**, and by those who manage the server · `/setup abandon`
setup-checked = { $n ->
    [one] I've checked one channel.
   *[other] I've checked { $n } channels.
}
setup-bad = ⚠ { $place }
setup-lacks = - **{ $name }** is missing: { $why }.
setup-members = Members
setup-unknown = Discord doesn't tell me about this server just now, so I see this channel alone. If `/setup check` keeps saying so, remove me from the server and invite me again.
setup-no-send-messages-in-threads = - { $who } lack **Send Messages in Threads** here: once a thread has fallen asleep, Discord sends me none of their presses.
setup-no-use-application-commands = - { $who } lack **Use Application Commands** here, so they can't type `/table`. Buttons work.
setup-unsaved = { $n ->
    [one] ⚠ The last backup could not be made. Whoever runs the bot finds the reason in its log.
   *[other] ⚠ The last { $n } backups could not be made. Whoever runs the bot finds the reason in its log.
}
setup-good = ✅ All good in { $places }
refused-not-manager = This is for those who manage the server.
refused-guild-only = { trouble-guild-only }
notice-no-server = 🛑 This table was opened between the two of us, where nobody else can come to it and its links lead nowhere. It is closed; what has been played stays in the log. `/table new` in a channel of a server opens another.

notice-moved-in = 📦 The table has moved here with everything played so far.
notice-moved-away = 📦 This game goes on elsewhere. Its key and everything hidden will be told there, once it's over.
notice-copied = 📦 This is a copy, with everything played so far. The game itself may be going on elsewhere, so the copy keeps its key and its record to itself, and counts in no statistics.
refused-record-elsewhere = This game goes on elsewhere, or may do; its record with the key comes from there, once it's over.

command-setup-zone = The server's time zone, for people who haven't set their own
command-param-setup-city = A city; its time counts for quiet hours and reminders
setup-zone = Time zone for those who haven't set one: **{ $city }** · `/setup zone`

notice-restored = 🗄 The database was restored from a backup: this table is as it was on <t:{ $at }:f>. What was posted since no longer counts; what was played since has to be played again.
refused-unreadable-table = I can't read this table. Nothing was changed; the bot's host will find it in the log.
notice-unreadable = 🗄 I can't read this table any more. Nothing was thrown away, and the bot's host has been told in the log. I'll say so here when it goes on.
notice-readable = 🗄 This table can be read again: it goes on as it was on <t:{ $at }:f>.

## Where nothing can be posted

answered-moved = ↪ The game goes on somewhere else; this is asked again there.
command-table-move = Play on in this channel: the table moves here
table-moved = “{ $table }” goes on in { $place }.
notice-moved-here = ↪ { $name ->
    [0] The table
   *[other] { $name } has moved the table: it
} goes on here, as it was.
notice-moved-to = ↪ { $name ->
    [0] The table
   *[other] { $name } has moved the table: it
} goes on in https://discord.com/channels/{ $guild }/{ $channel }.
refused-unseen-there = { $names } can't read this channel, so “{ $table }” can't move here.
word-moved = “{ $table }” (table { $n }) goes on in { $link }, on a server where you aren't. Ask the others to invite you.
notice-not-posted = ⚠ { $what ->
    [question] A question
    [over] The final score
    [story] The chart of the game
    [film] The film of the game
    [proposal] A question to the table
   *[other] A message
} could not be posted here for a week, and I have given it up. `/play`, `/score` and `/replay` show what it would have said.
refused-already-here = “{ $table }” is played here already.
word-stranded-channel = “{ $table }” (table { $n }) has lost its channel: it was deleted. The game stands as it was, and until it has a place again I call you here. Anybody who plays there can take it to another channel: type `/table move table:{ $n }` in it.
word-stranded-rights = I can't post at “{ $table }” (table { $n }, { $link }) any more: I lack permissions there ({ $names }). The game stands as it was; it goes on as soon as I have them, and until then I call you here. Anybody who plays there can take it to another channel: type `/table move table:{ $n }` in it.
word-stranded-server = I am not on the server of “{ $table }” (table { $n }) any more. The game stands as it was; it goes on when I am invited again. Or type `/table move table:{ $n }` in a channel of a server where I am.
word-unanswered = Discord did not take my answer to what you pressed at “{ $table }”. Your desk shows how things stand: { $link }
