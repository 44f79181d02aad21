### Слова панели и отказы при расстановке и вводе. Загружается всегда.

panel-confirm = Подтвердить
panel-back = Назад
panel-help = ?
panel-more = ещё… ({ $page }/{ $pages })
panel-verb = Что сделать
panel-free = Свободные действия
panel-chosen = { $facet }: { $value }
panel-suggest = Предложить
panel-type = Ввести
panel-type-title = Ввести числами
panel-type-label = Например: { example-counts }
panel-put = { $n ->
    [1] Поставить на…
   *[other] Поставить на… (до { $n })
 }
panel-take = Снять с…
panel-take-all = Снять всё
panel-another = { $place }, ещё один
panel-worth = считается за { $n }
panel-place = { $place }: { $n } из { $cap }
panel-standing = Расставлено: { $counts }.
panel-left = Осталось поставить: { $n }.
panel-over = Лишних: { $n }.

refused-too-many = { $bin }: есть место для { $cap }, а не для { $n }.
refused-wrong-total = Всего нужно { $low }, а здесь { $total }.
refused-wasteful = Можно обойтись меньшим: хватит { $low }, а здесь { $total }.
refused-cannot-set = В записи такой игры нельзя задать «{ $name }».
refused-unread-word = Слово «{ $word }» непонятно. Пишите, например: { example-counts }.
refused-ambiguous-word = «{ $word }» можно понять по-разному: { $choices }.
refused-need-value = Осталось выбрать: { $facet }.
refused-not-a-value = «{ $word }» сейчас не подходит ({ $facet }).
refused-verb-not-now = Сейчас так нельзя: { $verb }. Вас спрашивают о другом: { $asked }. Что можно — покажет `/play`.
