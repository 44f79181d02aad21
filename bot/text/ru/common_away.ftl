## What the tables are told of an absence; what settings, snoozing and being away refuse

notice-away = 💤 { $name } в отъезде до <t:{ $until }:D>.
notice-away-lent = 💤 { $name } в отъезде до <t:{ $until }:D>. Пока на этом месте играет компьютер.
notice-back = { $name } снова здесь.
notice-back-seat = { $name } снова здесь и играет на своём месте.

refused-bad-zone = Часовой пояс «{ $zone }» мне неизвестен. Выберите город из списка.
refused-bad-quiet = Так для напоминаний останется меньше семи часов в неделю: напомнить будет почти некогда. Выберите тихие часы покороче.
refused-bad-notify = Выберите, как вас звать: упоминанием, личным сообщением или и тем и другим.
refused-bad-remind = Назовите, через сколько часов (без тихих) напомнить: от 0 (никогда) до { $most }.
refused-bad-digest-hours = Выберите хотя бы один час суток, от 0 до 23.
refused-away-past = Этот день уже прошёл. Назовите более позднюю дату.
refused-away-too-long = Отъезд длится не больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }. Ближе к сроку можно будет назвать новую дату.
refused-not-waited-for = За столом «{ $table }» вас сейчас не ждут.
refused-snooze-past = Это время уже прошло. Назовите более позднее.
refused-snooze-too-long = Вопрос может подождать не больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }. Если нужно дольше, есть отъезд: `/me away`.
