## What the tables are told of an absence; what settings, snoozing and being away refuse

notice-away = 💤 { $name }: до <t:{ $until }:D> в отъезде.
notice-away-lent = 💤 { $name }: до <t:{ $until }:D> в отъезде. Пока за этим местом играет компьютер.
notice-back = { $name } снова здесь.
notice-back-seat = { $name } снова здесь и играет за своим местом.

refused-bad-zone = Часовой пояс «{ $zone }» мне неизвестен. Выберите город из списка.
refused-bad-quiet = Так для напоминаний останется меньше семи часов в неделю: напомнить будет почти некогда.
refused-bad-notify = Выберите, как вас звать: упоминанием, личным сообщением или и тем и другим.
refused-bad-remind = Первое напоминание приходит через 0 (никогда) — { $most } часов бодрствования.
refused-bad-digest-hours = Выберите хотя бы один час суток, от 0 до 23.
refused-away-past = Это время уже прошло.
refused-away-too-long = Отъезд длится не больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }. Ближе к сроку можно будет назвать новую дату.
refused-not-waited-for = За столом «{ $table }» вас сейчас не ждут.
refused-snooze-past = Это время уже прошло.
refused-snooze-too-long = Вопрос может подождать не больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }. На больший срок есть «отъезд».
