notice-rules-changed = 🔧 Правила в программе уточнены. Всё, что лежит на столе, остаётся; отсюда игра идёт по исправленным правилам, и сделанное раньше взять назад нельзя.
event-rules_changed = Отсюда игра идёт по исправленным правилам.

notice-given-up = 🪑 { $name } больше не играет за этим столом; место у компьютера.
notice-ended-by-server = 🛑 Стол закрыт. Всё сыгранное остаётся в журнале.
refused-channel-closed = На этом сервере столы открывают в другом месте: { $places }
refused-too-many-tables = На сервере уже { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[other] { $n } столов
} — больше он не разрешает. Сначала должен закончиться один из них.
refused-too-many-own-tables = Вами уже открыто столов: { $n }, больше сервер одному человеку не разрешает. Сначала должен закончиться один из них.
refused-bad-limit = Предел — число от 0 (нет предела) до { $most }.
refused-too-many-channels = Назвать можно не больше каналов, чем { $most }.

command-setup = Для тех, кто управляет сервером: что боту можно и где, и чего хочет сервер
command-setup-check = Чего боту не хватает в каком канале и чем это грозит
command-setup-show = Как настроен этот сервер
command-setup-language = Язык новых столов
command-setup-channels = Где можно открывать столы
command-setup-limits = Сколько столов может быть открыто сразу
command-setup-abandon = Кто может закрыть стол
command-param-channel = Только этот канал
command-param-setup-language = На каком языке говорят новые столы, если при открытии не выбран другой
command-param-add = Канал, где можно открывать столы, и его ветки тоже
command-param-remove = Канал, где больше нельзя
command-param-everywhere = Где угодно: забыть список
command-param-tables = На всём сервере; 0 — без предела
command-param-each = У одного человека; 0 — без предела
command-param-abandon = Кроме тех, кто управляет сервером
choice-discord = Как в Discord
choice-owner = Кто открыл
choice-seated = Любой, кто за ним играет
setup-title = **Как настроен этот сервер**
setup-language = Язык новых столов: **{ $language }** · `/setup language`
setup-channels = Столы можно открывать: { $places } · `/setup channels`
setup-everywhere = где угодно
setup-limits = Открыто сразу: на сервере **{ $tables }**, у одного человека **{ $each }** · `/setup limits`
setup-no-limit = без предела
setup-abandon = Закрыть стол может: **{ $who }**, и те, кто управляет сервером · `/setup abandon`
setup-checked = { $n ->
    [one] Проверен { $n } канал.
    [few] Проверено { $n } канала.
   *[other] Проверено { $n } каналов.
}
setup-bad = ⚠ { $place }
setup-lacks = - Не хватает права **{ $name }**: { $why }.
setup-no-commands = - Участникам здесь нельзя **использовать команды приложений**: `/table` не набрать. Кнопки работают.
setup-good = ✅ Всё в порядке: { $places }
refused-not-manager = Это для тех, кто управляет сервером.
refused-no-server = Сервер мне ещё не знаком; попробуйте через минуту.

notice-moved-in = 📦 Стол переехал сюда со всем, что сыграно.

command-setup-zone = Часовой пояс сервера — для тех, кто своего не назвал
command-param-setup-city = Город; по его времени считаются тихие часы и напоминания
setup-zone = Часовой пояс для тех, кто своего не назвал: **{ $city }** · `/setup zone`

notice-restored = 🗄 База данных восстановлена из резервной копии: стол такой, каким был <t:{ $at }:f>. Сообщения, вышедшие с тех пор, больше не в счёт; сыгранное с тех пор придётся сыграть заново.
