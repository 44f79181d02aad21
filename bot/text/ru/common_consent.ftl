### О чём договариваются за столом, и время на размышление.

## Возврат с общего согласия
undo-ask = { $why } С согласия всех за столом это ещё можно взять назад ({ $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }): { $events }
undo-ask-fair = Случай при этом не отматывается: то, чего никто не знает, перемешивается заново.
undo-asked = Вопрос задан всему столу. Кнопки в общем сообщении действуют 48 часов; один отказ или следующий ход снимает вопрос.
button-ask-table = Спросить стол
button-undo-anyway = Взять назад
refused-undo-rules = Взять назад нельзя: с тех пор правила в программе исправлены.
notice-undone-agreed = ↩ С общего согласия { $name } берёт назад { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }. Случай идёт дальше с того же места, а то, чего никто не знает, перемешано заново.
event-taken_back = С общего согласия { $seat } берёт назад { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }; то, чего никто не знает, перемешивается заново.
log-undone = ~~{ $events }~~ (взято назад { $when })

## Предложения
proposal-undo = 🗳 { $name } просит взять назад { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }: { $events }
proposal-asked = { $mentions }: согласны?
proposal-ends = До { $when }. Один отказ снимает вопрос, следующий ход — тоже.
proposal-ends-refused = До { $when }. Один отказ снимает вопрос.
proposal-agreed = За: { $names }.
proposal-refused-by = Против: { $names }.
proposal-status-agreed = ✅ Все согласны.
proposal-status-refused = ❌ Согласия нет.
proposal-status-expired = ⌛ Время вышло; ничего не изменилось.
proposal-status-overtaken = ⏭ Игра ушла вперёд; больше ничего не изменилось.
button-agree = За
button-refuse = Против
notice-proposal-refused = ❌ { $name } — против { $kind ->
    [pause] перерыва
    [resume] досрочного продолжения
   *[undo] возврата хода
 }. Ничего не изменилось.
notice-proposal-withdrawn = ❌ { $name } снимает своё предложение { $kind ->
    [pause] о перерыве
    [resume] о досрочном продолжении
   *[undo] о возврате хода
 }. Ничего не изменилось.
notice-proposal-expired = ⌛ На предложение { $kind ->
    [pause] о перерыве
    [resume] о досрочном продолжении
   *[undo] о возврате хода
 } вовремя ответили не все. Ничего не изменилось.
notice-proposal-overtaken = ⏭ Игра ушла вперёд: предложение { $kind ->
    [pause] о перерыве
    [resume] о досрочном продолжении
   *[undo] о возврате хода
 } снимается.
refused-proposal-agreed = Об этом уже договорились.
refused-proposal-refused = От этого уже отказались.
refused-proposal-expired = Время для этого вышло. Можно предложить снова.
refused-proposal-overtaken = Игра с тех пор ушла вперёд; соглашаться больше не на что.
refused-proposal-voted = Вы это уже сказали.
refused-proposal-open = Стол об этом уже спрашивают: сначала его ответ.
refused-proposal-not-asked = Это решают другие.
refused-no-proposal = Об этом больше не спрашивают.
