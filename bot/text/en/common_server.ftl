notice-rules-changed = 🔧 The program's rules have been corrected. What lies on the table stays as it is; from here on the corrected rules hold, and what was done before cannot be taken back.
event-rules_changed = From here on the corrected rules hold.

notice-given-up = 🪑 { $name } leaves the table for good; the computer plays the seat.
notice-ended-by-server = 🛑 The table is closed. What has been played stays in the log.
refused-channel-closed = Tables are opened elsewhere on this server: { $places }
refused-too-many-tables = There are { $n } tables on this server already, as many as it allows. One has to end first.
refused-too-many-own-tables = You have opened { $n } tables already, as many as this server allows one person. One has to end first.
refused-bad-limit = A limit is a number from 0 (none) to { $most }.
refused-too-many-channels = At most { $most } channels can be named.
