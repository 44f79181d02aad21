## Партия шаг за шагом

command-replay = Партия шаг за шагом, с картинками
command-export = Запись партии файлом, когда она окончена
command-param-step = С какого шага; если не сказано — с начала
button-replay = Повтор
replay-title = **{ $name }** · шаг { $n } из { $last }
replay-nothing = Стол разложен.
replay-first = ⏮ В начало
replay-back = ◀ Назад
replay-on = Дальше ▶
replay-leap = На 10 дальше
replay-last = В конец ⏭
replay-rounds = Перейти…
replay-round = Раунд { $n }
replay-year = Год { $n }

## Кто может сесть за стол

command-table-access = Кто может сесть за стол: любой или только приглашённые
command-param-access = Кто может садиться за стол отныне
command-param-invited = Садятся только те, кого позвали через /table invite
choice-open = Любой
choice-invited = Только приглашённые
access-set = Кто может сесть за стол: **{ $who }**.
again-joined = Вы снова в игре: { $name }.
card-invited = Только по приглашению · `/table invite`
refused-by-invitation = За стол «{ $table }» садятся по приглашению; { $owner } может позвать вас через `/table invite`.
refused-already-seated-other = Этот человек уже сидит за столом «{ $table }».

board-zoom = Рассмотреть ближе…
board-zoom-table = Весь стол
board-zoom-market = То, что лежит между игроками
