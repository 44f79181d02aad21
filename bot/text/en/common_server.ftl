notice-rules-changed = 🔧 The program's rules have been corrected. What lies on the table stays as it is; from here on the corrected rules hold, and what was done before cannot be taken back.
event-rules_changed = From here on the corrected rules hold.

notice-given-up = 🪑 { $name } leaves the table for good; the computer plays the seat.
notice-ended-by-server = 🛑 The table is closed. What has been played stays in the log.
refused-channel-closed = Tables are opened elsewhere on this server: { $places }
refused-too-many-tables = { $n ->
    [one] There is a table on this server already, and it allows no more. It has to end first.
   *[other] There are { $n } tables on this server already, as many as it allows. One has to end first.
}
refused-too-many-own-tables = { $n ->
    [one] You have opened a table already, and this server allows one a person. It has to end first.
   *[other] You have opened { $n } tables already, as many as this server allows one person. One has to end first.
}
refused-bad-limit = A limit is a number from 0 (none) to { $most }.
refused-too-many-channels = At most { $most } channels can be named.

command-setup = For those who manage the server: what the bot may do where, and what the server wants
command-setup-check = What the bot lacks in which channel, and why it matters
command-setup-show = How this server is set up
command-setup-language = The language of new tables
command-setup-channels = Where tables may be opened
command-setup-limits = How many tables may be open at a time
command-setup-abandon = Who may end a table
command-param-channel = Only this channel
command-param-setup-language = What new tables speak unless they are opened with another language
command-param-add = A channel where tables may be opened, threads in it included
command-param-remove = A channel where they may not any more
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
setup-abandon = A table is ended by: **{ $who }**, and by those who manage the server · `/setup abandon`
setup-checked = { $n ->
    [one] I have looked at one channel.
   *[other] I have looked at { $n } channels.
}
setup-bad = ⚠ { $place }
setup-lacks = - **{ $name }** is missing: { $why }.
setup-no-commands = - Members may not **Use Application Commands** here: they cannot type `/table`. Buttons work.
setup-good = ✅ All is well in { $places }
refused-not-manager = This is for those who manage the server.
refused-no-server = The server is not known to me yet; try again in a moment.

notice-moved-in = 📦 The table has moved here with everything played so far.
notice-moved-away = 📦 This table is played on elsewhere. Its key and what is hidden in it are told there, when the game is over.
notice-copied = 📦 This is a copy, with everything played so far. The game itself may be going on elsewhere, so the copy keeps its key and its record to itself, and counts in no statistics.
refused-record-elsewhere = This game is played elsewhere, or may be; its record with the key comes from there, when the game is over.

command-setup-zone = The time zone of the server, for people who have not said theirs
command-param-setup-city = A city; its time counts for quiet hours and reminders
setup-zone = Time zone, for who has said none: **{ $city }** · `/setup zone`

notice-restored = 🗄 The database was restored from a backup: this table is as it was on <t:{ $at }:f>. What was posted since counts no more; what was played since has to be played again.
