## Сообщение с вызовом: что в нём нового

question-then = -# Следом: { $names }
away-line = -# 💤 { $people }
away-one = { $name } в отъезде до <t:{ $until }:D>
away-name = { $name } (в отъезде до <t:{ $until }:D>)
link-question = [К вопросу]({ $link })
call-private = 🔔 **{ $table }** ({ $game }): { $asked }
call-closed = { $mentions }: { $asked }. (Личные сообщения от меня не доходят, поэтому зову здесь.)
next-private = **{ $table }** ({ $game }): ваш ход следующий, сразу после игрока { $name }.
button-mine = Мои столы
button-settings = Настройки
desk-closed = -# Личное сообщение не дошло, поэтому я зову вас в ветке. Чтобы это изменить: название сервера → «Настройки конфиденциальности» → «Личные сообщения», а потом снова выберите личные сообщения в `/me notify`.
desk-away = Вы в отъезде до <t:{ $until }:f>. Вернётесь раньше — `/me back`.

## Напоминания

remind-thread = 🔔 { $mentions }: { $asked }. Вопрос задан { $since }.
remind-private = 🔔 За столом **{ $table }** ({ $game }) ждут вас: { $asked }. Вопрос задан { $since }.
remind-next = -# Следующее напоминание { $next }.
remind-last = -# Это последнее напоминание.
remind-unanswered = ⏳ { $name }: ответа пока нет, вопрос задан { $since }. Больше не напоминаю.
remind-zone = -# Ваш часовой пояс мне пока неизвестен. Укажите его в `/me zone`, и ночью я буду молчать.
remind-answered = -# 🔔 ✓ Ответ есть.
button-snooze = Через 12 часов
button-away = Я в отъезде…
button-mute = Не напоминать
button-back = Я здесь
button-lend = Пусть пока играет компьютер
snoozed = Хорошо. Следующее напоминание придёт { $at }, не в тихие часы.
muted = Об этом вопросе больше не напомню. Следующий придёт как обычно.
digest-title = Вас ждут:
digest-back = С возвращением. Вас ждут:
digest-thread = { $mentions }, вас ждут за этими столами. (Личные сообщения от меня не доходят, поэтому зову здесь.)

## /mine

mine-title = **Ваши столы**
mine-waiting = 🔔 [**{ $table }**]({ $link }) · { $game } · { $asked } · { $since }
mine-running = [{ $table }]({ $link }) · { $game } · ждём: { $names }
mine-computers = [{ $table }]({ $link }) · { $game } · играет компьютер
mine-paused = [{ $table }]({ $link }) · { $game } · перерыв до { $until }
mine-lobby = [{ $table }]({ $link }) · { $game } · игра ещё не началась
mine-nothing = -# Сейчас вас нигде не ждут.
mine-empty = Вы ни за одним столом не сидите. `/table new` откроет новый, `/table list` покажет столы канала.
mine-page = -# { $page } / { $pages }

## Личные настройки

me-title = **Ваши настройки** · у вас сейчас { $time }
me-title-nowhere = **Ваши настройки** · пояс не указан; сейчас { $time } ({ $zone })
me-line = **{ $setting }**: { $value }
me-zone = Часовой пояс
me-zone-none = не указан
me-zone-is = { $city }
me-quiet = Тихие часы
me-quiet-is = { $from }–{ $to }
me-quiet-none = нет
me-days = Тихие дни
me-days-none = нет
me-day-1 = понедельник
me-day-2 = вторник
me-day-3 = среда
me-day-4 = четверг
me-day-5 = пятница
me-day-6 = суббота
me-day-7 = воскресенье
me-notify = Вызов
me-notify-mention = упоминание в ветке
    .about = Discord звенит, когда приходит сообщение с полем
me-notify-message = личное сообщение
    .about = Что произошло, о чём вопрос и кнопка к личному столу
me-notify-both = и то и другое
    .about = Упоминание в ветке и личное сообщение
me-notify-closed = { $value } (но сейчас от меня ничего не доходит, и я упоминаю вас в ветке)
me-digest = Сводка
me-digest-off = нет, вызов на каждый вопрос
    .about = На каждый вопрос — свой вызов
me-digest-on = да
    .about = Одно личное сообщение обо всех столах вместо вызова на каждый вопрос
me-digest-at = каждый день в { $hours }
me-digest-is = одно сообщение обо всех столах, в { $hours }
me-next = «Вы следующий»
me-next-on = личное сообщение, когда ваш ход следующий
    .about = Чтобы подумать заранее
me-next-off = нет
    .about = Зову, только когда ход уже ваш
me-remind = Напоминания
me-remind-0 = нет
me-remind-is = первое через { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 } без тихих, дальше реже
me-remind-hours = через { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 } без тихих
me-language = Язык
me-language-auto = как в вашем Discord
me-language-en = английский
me-language-ru = русский
me-away = Отъезд
me-away-no = нет
me-away-is = до <t:{ $until }:f>, ваши места ждут
me-away-lent = до <t:{ $until }:f>, за вас играет компьютер
me-change = Изменить…
me-quiet-usual = как обычно
me-quiet-other = другие часы…
    .about = Написать, например 22:30-7:00
me-digest-other = другие часы…
    .about = Написать, например 8, 13, 20
me-choose = { $setting }: выбор
me-back = ‹ Все настройки
me-ask-zone = Ваш город
me-ask-quiet = Тихо с–до, как 23:00-8:00, или «нет»
me-ask-digest = Целые часы, например 9, 18
me-ask-away = До 31.12., 2026-12-31 или «3 дня»
me-saved = ✓ { $setting }: { $value }
me-saved-zone = ✓ { $city }: там сейчас { $time }.
me-away-begun = ✓ Вы в отъезде до <t:{ $until }:f>. За столами это видно; вопросы подождут, а когда вернётесь, одно сообщение расскажет обо всём.
me-away-begun-lent = ✓ Вы в отъезде до <t:{ $until }:f>. До тех пор за вас играет компьютер, потом места снова ваши.
me-away-ended = ✓ С возвращением. За столами видно, что вы здесь.

## Команды

command-mine = Все ваши столы: сначала те, где ждут вас
command-me = Ваши настройки: как и когда вас звать
command-me-settings = Все ваши настройки: посмотреть и изменить
command-me-zone = Ваш часовой пояс, по городу
command-me-quiet = Когда вам не напоминать
command-me-notify = Упоминание в ветке, личное сообщение или оба
command-me-digest = Одно сообщение обо всех столах вместо вызова на каждый вопрос
command-me-next = Предупреждать ли, что ваш ход следующий
command-me-reminders = Через сколько часов (без тихих) напомнить
command-me-language = На каком языке с вами говорить
command-me-away = Вы уезжаете; за столами это будет видно
command-me-back = Вы вернулись
command-param-city = Ваш город или другой с тем же временем
command-param-quiet-from = Тихо с, например 23:00, или «нет»
command-param-quiet-to = Тихо до, например 8:00
command-param-quiet-days = Целые тихие дни, например «сб, вс», или «нет»
command-param-how = Как вас звать
command-param-on = Включить или выключить
command-param-hours = В какие целые часы, например «9, 18»
command-param-waking = Часы без тихих до первого напоминания; 0 — никогда
command-param-speak = На каком языке с вами говорить
command-param-until = Дата, например 31.12. или 2026-12-31, или «3 дня»
command-param-lend = За вас пока играет компьютер (если не указать — место ждёт)
choice-notify-mention = Упоминание в ветке
choice-notify-message = Личное сообщение
choice-notify-both = И то и другое
choice-auto = Как в моём Discord

## Отказы

refused-unread-date = «{ $word }» на дату не похоже. Можно 31.12., 2026-12-31 или «3 дня».
refused-no-such-date = Такой даты нет: «{ $word }».
refused-unread-time = «{ $word }» — не время суток. Можно 23:00 или 8.
refused-unread-hours = «{ $word }» не читается. Напишите, с какого часа до какого, например 23:00-8:00, или «нет».
refused-unread-days = «{ $word }» на дни недели не похоже. Можно «сб, вс» или «нет».
refused-full-hours = «{ $word }» не подходит. Назовите от одного до шести целых часов, например «9, 18».
refused-unknown-city = Города «{ $word }» я не знаю. Выберите из тех, что появляются при вводе, или другой покрупнее рядом.
refused-nothing-said = Пока нечего менять: добавьте к команде начало, конец или дни. То же кнопками — `/me settings`.
refused-not-for-you = Это кнопка игрока { $name }.
refused-not-away = Вы не в отъезде.
