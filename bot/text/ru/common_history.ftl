## Партия шаг за шагом

command-replay = Партия шаг за шагом, с картинками
command-export = Запись партии файлом, когда она окончена
command-param-step = С какого шага (если не указать — с начала)
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
command-param-access = Кто теперь может сесть за стол
command-param-invited = Садятся только те, кого позвали через /table invite
choice-open = Любой
choice-invited = Только приглашённые
access-set = Кто может сесть за стол: **{ $who }**.
command-table-confirm = Подтверждают ли за столом каждый ответ
command-param-confirm = Подтверждать каждый ответ или только то, что нельзя взять назад
confirm-set = За этим столом подтверждение нужно для { $how }.
card-confirm = За этим столом подтверждается каждый ответ · `/table confirm`
refused-confirm-table = За этим столом подтверждается каждый ответ.
notice-confirm = ✔ Теперь за столом подтверждается { $on ->
    [0] только то, что нельзя взять назад.
   *[other] каждый ответ.
}
again-joined = Вы снова в игре: { $name }.
card-invited = Только по приглашению · `/table invite`
refused-by-invitation = За стол «{ $table }» садятся по приглашению; { $owner } может позвать вас через `/table invite`.
refused-already-seated-other = Этот человек уже сидит за столом «{ $table }».
refused-already-invited = Этого человека уже пригласили за стол «{ $table }».

board-zoom = Рассмотреть ближе…
board-zoom-table = Весь стол
