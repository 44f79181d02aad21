### Слова панели и отказы при расстановке и вводе. Загружается всегда.

panel-confirm = Подтвердить
panel-back = Назад
panel-help = ?
panel-more = ещё… ({ $page }/{ $pages })
panel-verb = Что сделать
panel-free = Свободные действия
panel-chosen = { $facet }: { $value }
panel-about = **{ $label }**: { $about }
panel-ends = { $what }: после этого ходов у вас не будет, пока не закончат остальные.
panel-at-desk = -# А под кнопкой «{ button-desk }», только для ваших глаз: { $what }
panel-more-at-desk = -# А под кнопкой «{ button-desk }»: { $what }
panel-suggest = Предложить
panel-just = { $verb }: { $counts }
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
panel-place = { $place } { $n }/{ $cap }
panel-standing = Расставлено: { $counts }.
panel-left = Осталось поставить: { $n }.
panel-over = Лишних: { $n }.

refused-too-many = { $bin }: мест { $cap }, а нужно { $n }.
refused-wrong-total = Всего нужно { $low }, а здесь { $total }.
refused-wasteful = Можно обойтись меньшим: хватит { $low }, а здесь { $total }.
refused-cannot-set = В записи такой игры нельзя задать «{ $name }».
refused-unread-word = Не понимаю слово «{ $word }». Пишите, например: { example-counts }.
refused-ambiguous-word = «{ $word }» можно понять по-разному: { $choices }.
refused-need-value = Осталось выбрать: { $facet }.
refused-not-a-value = «{ $word }» сейчас не подходит ({ $facet }). Выберите из подсказок.
refused-verb-not-now = Сейчас так нельзя: { $verb }. Вас спрашивают о другом: { $asked }. Что можно — покажет `/play`.
refused-confirm-barrier = При этом откроется скрытое, и взять ход назад будет нельзя.
refused-confirm-ends = После этого ходов у вас не будет, пока не закончат остальные.
refused-confirm-over = На этом игра закончится.
refused-confirm-always = Каждый ответ надо подтвердить.
