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
desk-plans-over = -# { $n ->
    [one] Этот план больше не действует
   *[other] Эти планы больше не действуют
 }: { $plans }.
plans-title = **{ $name }** · что вы решили заранее
plans-none = Пока ничего.
plans-line = { $n }. { $plan } · { $lasts } · { $state }
plans-waiting = ждёт
plans-dead = не сработает: до конца срока этот вопрос не зададут
plans-ended = { $plan } ({ $end })
plan-end-fired = сработал
plan-end-changed = обстоятельства изменились
plan-end-round = его раунд закончился
plan-end-answered = на этот вопрос ответили иначе
plans-idle = ждёт, но сейчас это невозможно ({ $what })
plans-idle-why = ждёт, но сейчас это невозможно: { $reasons }
plans-how = План ответит за вас, как только прозвучит его вопрос, и вас ради этого не позовут. До тех пор его никто не видит. На вопрос, который уже задан или задан снова после отмены хода, план не отвечает; сделанное по плану можно взять назад.
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

refused-no-such-plan = Такого плана нет: { $name }. Ваши планы покажет `/plan list`.
refused-bad-plan = Так решить заранее нельзя: { $value }. Выберите из подсказок.
refused-too-many-plans = Больше планов составить нельзя, предел — { $most }. Сначала уберите какой-нибудь.
refused-plan-twice = Второй выбор такой же, как первый. Выберите другой или «ничего другого».
refused-plan-open-now = Этот вопрос сейчас перед вами, и план на ближайший раз закончится с вашим ответом. Сначала ответьте.
refused-plan-too-late = Пока этот план в силе, вас об этом уже не спросят. Составьте его немного позже.

command-plan = Решить за столом заранее
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
