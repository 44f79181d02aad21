### Планы: что решено заранее.

button-plans = Планы
button-plan-set = Принять план
button-plan-clear = Убрать { $n }
button-plans-clear = Убрать все
button-plans-back = ‹ Все планы

button-plans-pace = { $pace ->
    [slow] Отвечать сразу
   *[other] Отвечать не сразу
 }
plans-pace = { $pace ->
    [slow] Планы отвечают через 2–20 минут, за всеми вашими столами: по времени не понять, что это решено заранее.
   *[other] Планы отвечают сразу.
 }

desk-plans = { $n ->
    [one] { $n } план
    [few] { $n } плана
   *[many] { $n } планов
 } в силе: посмотреть и убрать — кнопка *Планы*.
plans-title = **{ $name }** · что вы решили заранее
plans-none = Пока ничего.
plans-line = { $n }. { $plan } · { $lasts }
plans-how = План ответит за вас, как только дойдёт до его вопроса, и вас по этому поводу не позовут. До того его никто не видит. На вопрос, который уже открыт или снова открыт отменой хода, план не отвечает; сделанное по плану можно взять назад.
plans-done = ✓ Принято: { $plan } · { $lasts }
plans-cleared = ✓ Убрано.
plans-draft = **{ $plan }**
plans-lacks = Ещё не выбрано: { $parts }.
plans-add = Решить что-то заранее…
plans-clear = Убрать план…
plans-more = Ещё…
by-plan = { $events } (по плану)

order-lasts-once = в ближайший раз
order-lasts-round = до конца раунда
order-lasts-always = каждый раз
order-part-lasts = Надолго ли
order-part-second = А если нельзя
order-part-otherwise = Если не выйдет
order-second = { $second_id ->
    [none] { "" }
   *[other] , иначе: { $second }
 }
order-otherwise = { $otherwise_id ->
    [decline] ; не выйдет — пропустить
   *[other] ; не выйдет — спросить меня
 }
value-second-none = Ничего другого
value-otherwise-ask = Спросить меня
value-otherwise-decline = Пропустить

refused-no-such-plan = Такого плана нет: { $name }.
refused-bad-plan = Так решить заранее нельзя: { $value }. Выберите, пожалуйста, из того, что предлагается.
refused-too-many-plans = Больше планов не помещается, предел — { $most }. Уберите сначала какой-нибудь.

command-plan = Что вы решаете за столом заранее
command-plan-set = Решить что-то заранее: когда дойдёт до этого, ответ будет дан за вас
command-plan-list = Что вы решили заранее и что ещё можно решить
command-plan-clear = Убрать план или все планы
command-param-plan = Какой план
command-param-plan-first = Что выбрать первым, если в плане есть выбор
command-param-plan-second = Второе
command-param-plan-third = Третье
command-param-plan-fourth = Четвёртое
command-param-plan-lasts = Надолго ли
command-param-plan-clear = Какой (если не указать — все)
