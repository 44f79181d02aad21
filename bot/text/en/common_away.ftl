## What the tables are told of an absence; what settings, snoozing and being away refuse

notice-away = 💤 { $name } is away until <t:{ $until }:D>.
notice-away-lent = 💤 { $name } is away until <t:{ $until }:D>. The computer plays the seat meanwhile.
notice-back = { $name } is back.
notice-back-seat = { $name } is back and plays the seat again.

refused-bad-zone = I don't know the time zone “{ $zone }”. Choose a city from the list.
refused-bad-quiet = That leaves less than seven waking hours a week, and I could hardly ever remind you. Choose shorter quiet hours.
refused-bad-notify = Choose how to be called: by a mention, a private message, or both.
refused-bad-remind = The first reminder comes after 0 (never) to { $most } waking hours.
refused-bad-digest-hours = Choose at least one full hour of the day, from 0 to 23.
refused-away-past = That's already past. Choose a later date.
refused-away-too-long = You can be away for up to { $most } days at a time, and set a later date when you get there.
refused-not-waited-for = Table “{ $table }” isn't waiting for you.
refused-snooze-past = That's already past. Choose a later time.
refused-snooze-too-long = A question can wait { $most } days at most. For longer, set yourself away: `/me away`.
