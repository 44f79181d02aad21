## The message that pings: what is new in it

question-then = -# Then: { $names }
away-line = -# 💤 { $people }
away-one = { $name } is away until <t:{ $until }:D>
away-name = { $name } (away until <t:{ $until }:D>)
link-question = [To the question]({ $link })
call-private = 🔔 **{ $table }** ({ $game }): { $asked }
call-closed = { $mentions }: { $asked }. (I can't send you private messages, so I call you here.)
next-private = **{ $table }** ({ $game }): you're next, after { $name }.
button-mine = My tables
button-settings = Settings
desk-closed = -# I couldn't send you a private message, so I call you in the thread. To change that: server name → *Privacy Settings* → *Direct Messages*, then choose private messages again with `/me notify`.
desk-away = You're away until <t:{ $until }:f>. Use `/me back` when you're back.

## Reminders

remind-thread = 🔔 { $mentions }: { $asked }. Asked { $since }.
remind-private = 🔔 **{ $table }** ({ $game }) is waiting for you: { $asked }. Asked { $since }.
remind-next = -# Next reminder { $next }.
remind-last = -# This is the last reminder.
remind-unanswered = ⏳ { $name }: no answer yet, asked { $since }. I won't remind again.
remind-zone = -# I don't know your time zone yet. Tell me with `/me zone`, and I'll be quiet while you sleep.
remind-answered = -# 🔔 ✓ Answered.
button-snooze = Snooze 12 hours
button-away = I'm away…
button-mute = Stop reminding
button-back = I'm back
button-lend = Let the computer play meanwhile
snoozed = All right. The next reminder comes { $at }, outside your quiet hours.
muted = No more reminders of this question. You'll be called for the next one as usual.
digest-title = Waiting for you:
digest-back = Welcome back. Waiting for you:
digest-thread = { $mentions }, these tables are waiting for you. (I can't send you private messages, so I call you here.)

## /mine

mine-title = **Your tables**
mine-waiting = 🔔 [**{ $table }**]({ $link }) · { $game } · { $asked } · { $since }
mine-running = [{ $table }]({ $link }) · { $game } · waiting for { $names }
mine-computers = [{ $table }]({ $link }) · { $game } · the computer is playing
mine-paused = [{ $table }]({ $link }) · { $game } · paused until { $until }
mine-lobby = [{ $table }]({ $link }) · { $game } · has not begun
mine-nothing = -# No table is waiting for you.
mine-empty = You're not at any table. `/table new` opens one, and `/table list` shows those of a channel.
mine-page = -# { $page } / { $pages }

## A person's own settings

me-title = **Your settings** · it is { $time } where you are
me-title-nowhere = **Your settings** · no time zone yet; it is { $time } in { $zone }
me-line = **{ $setting }**: { $value }
me-zone = Time zone
me-zone-none = not set
me-zone-is = { $city }
me-quiet = Quiet hours
me-quiet-is = { $from }–{ $to }
me-quiet-none = none
me-days = Quiet days
me-days-none = none
me-day-1 = Monday
me-day-2 = Tuesday
me-day-3 = Wednesday
me-day-4 = Thursday
me-day-5 = Friday
me-day-6 = Saturday
me-day-7 = Sunday
me-notify = Calls
me-notify-mention = mention in the thread
    .about = Discord rings for the message with the board
me-notify-message = private message
    .about = With what happened, the question, and a button to your desk
me-notify-both = both
    .about = A mention in the thread and a private message
me-notify-closed = { $value } (but I can't send you any, so I mention you)
me-digest = Digest
me-digest-off = off, each question calls
    .about = You are called for each question
me-digest-on = on
    .about = One private message with all your waiting tables, instead of a call for each
me-digest-at = every day at { $hours }
me-digest-is = one message with everything waiting, at { $hours }
me-next = “You are next”
me-next-on = a private message when your turn is next
    .about = So that you can think ahead
me-next-off = off
    .about = You're only told when it's your turn
me-remind = Reminders
me-remind-0 = none
me-remind-is = first after { $n ->
    [one] one waking hour
   *[other] { $n } waking hours
 }, then further apart
me-remind-hours = after { $n ->
    [one] one waking hour
   *[other] { $n } waking hours
 }
me-language = Language
me-language-auto = as in your Discord
me-language-en = English
me-language-ru = Russian
me-away = Away
me-away-no = no
me-away-is = until <t:{ $until }:f>, your seats wait
me-away-lent = until <t:{ $until }:f>, the computer plays your seats
me-change = Change…
me-quiet-usual = the usual
me-quiet-other = other hours…
    .about = Type them, like 22:30-7:00
me-digest-other = other hours…
    .about = Type them, like 8, 13, 20
me-choose = { $setting }: choose
me-back = ‹ All settings
me-ask-zone = Your city
me-ask-quiet = Quiet from–to, like 23:00-8:00, or “none”
me-ask-digest = Full hours, like 9, 18
me-ask-away = Until 31.12., 2026-12-31 or 3 days
me-saved = ✓ { $setting }: { $value }
me-saved-zone = ✓ { $city }: it is { $time } there now.
me-away-begun = ✓ You're away until <t:{ $until }:f>. Your tables see it; questions wait, and one message tells you everything when you're back.
me-away-begun-lent = ✓ You're away until <t:{ $until }:f>. The computer plays your seats until then and hands them back.
me-away-ended = ✓ Welcome back. Your tables see that you're here.

## Commands

command-mine = All your tables, those waiting for you first
command-me = Your own settings: how and when you are called
command-me-settings = All your settings, to read and to change
command-me-zone = Your time zone, by a city
command-me-quiet = When not to remind you
command-me-notify = Mention in the thread, private message, or both
command-me-digest = One message with all your waiting tables, instead of a call for each
command-me-next = Whether you are told when you are next
command-me-reminders = After how many waking hours you are reminded
command-me-language = The language I speak to you
command-me-away = Be away for a while; your tables see it
command-me-back = Be back
command-param-city = Your city, or one whose clocks show the same
command-param-quiet-from = Quiet from, like 23:00, or “none”
command-param-quiet-to = Quiet until, like 8:00
command-param-quiet-days = Whole days of quiet, like “sat, sun”, or “none”
command-param-how = How you are called
command-param-on = On or off
command-param-hours = At which full hours of the day, like “9, 18”
command-param-waking = Waking hours until the first reminder; 0: none
command-param-speak = The language I speak to you
command-param-until = A date like 31.12. or 2026-12-31, or “3 days”
command-param-lend = Let the computer play your seats meanwhile (left out: they wait)
choice-notify-mention = Mention in the thread
choice-notify-message = Private message
choice-notify-both = Both
choice-auto = As in my Discord

## What is refused

refused-unread-date = I can't read “{ $word }” as a date. Try 31.12., 2026-12-31 or “3 days”.
refused-no-such-date = There's no such date as “{ $word }”.
refused-unread-time = “{ $word }” isn't a time of day. Try 23:00 or 8.
refused-unread-hours = I can't read “{ $word }”. Say from when to when, like 23:00-8:00, or “none”.
refused-unread-days = I can't read “{ $word }” as days of the week. Try “sat, sun”, or “none”.
refused-full-hours = “{ $word }” won't do. Give one to six full hours, like “9, 18”.
refused-unknown-city = I don't know the city “{ $word }”. Choose one of the suggestions that appear as you type, or a larger one near you.
refused-nothing-said = There's nothing to change yet: add a beginning, an end or days to the command. `/me settings` does it with buttons.
refused-not-for-you = That button is for { $name }.
refused-not-away = You're not away.
