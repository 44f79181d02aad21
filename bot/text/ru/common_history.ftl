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
