## What the tables are told of an absence; what settings, snoozing and being away refuse

notice-away = 💤 { $name } is away until <t:{ $until }:D>.
notice-away-lent = 💤 { $name } is away until <t:{ $until }:D>. The computer plays the seat meanwhile.
notice-back = { $name } is back.
notice-back-seat = { $name } is back and plays the seat again.

refused-bad-zone = I know no time zone “{ $zone }”. Choose a city from the list.
refused-bad-quiet = That would leave less than seven waking hours a week; I could hardly ever remind you.
refused-bad-notify = Choose how you want to be called: a mention, a private message, or both.
refused-bad-remind = The first reminder comes after 0 (never) to { $most } waking hours.
refused-bad-digest-hours = Choose at least one full hour of the day, from 0 to 23.
refused-away-past = That time is over already.
refused-away-too-long = Nobody can be away for more than { $most } days at a time. You can set a later date when you get there.
refused-not-waited-for = Table “{ $table }” does not wait for you.
refused-snooze-past = That time is over already.
refused-snooze-too-long = A question can wait for { $most } days at most. For longer there is “away”.
