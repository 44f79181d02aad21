### Words of every game and of the tables themselves.

## Lists and names

list-none = ничего
list-and = { $first } и { $last }
seat-name = Место { $n }
computer-name = Компьютер { $n }
computer-for = { $name } (компьютер)
strength-random = наугад
    .about = Любой ход, все одинаково вероятны
strength-heuristic = на глаз
    .about = Быстрый игрок, который знает, что обычно выгодно
strength-search = с расчётом
    .about = Сперва проигрывает свои ходы в уме; думает секунду-другую

## Settings and the start of the program (for the host, in one line)

setting-token = DISCORD_TOKEN не похож на токен: нужен один токен бота, без слова “Bot” и без пробелов.
setting-one-of = { $name } = «{ $value }»; можно: { $allowed }.
setting-number = { $name } = «{ $value }»; нужно целое число от { $least } до { $most }.
setting-folder = { $name } = «{ $value }», а это файл; нужна папка.
setting-no-folder = { $name }: «{ $value }»; такой папки нет.
setting-address = { $name } = «{ $value }»; нужен адрес, который начинается с { $allowed }.
start-folder = Папка данных «{ $folder }» недоступна ({ $reason }); укажите в CARAVEL_DATA папку, в которую можно писать.
start-no-token = Нет DISCORD_TOKEN: задайте его, чтобы играть в Discord, или CARAVEL_SANDBOX=1, чтобы играть в песочнице.
start-no-terminal = Нет ни DISCORD_TOKEN, ни терминала: задайте DISCORD_TOKEN для работы в Discord или CARAVEL_SANDBOX=1 для работы в песочнице.
start-bad-token = Discord не принимает DISCORD_TOKEN; скопируйте его заново со страницы “Bot” приложения на discord.com/developers.
start-unreachable = Discord недоступен ({ $reason }); следующая попытка — при новом запуске программы.
start-port = Порт { $port } на этой машине занят; задайте в CARAVEL_PORT другой или 0 — любой свободный.
start-invite = Ссылка-приглашение: { $link }
start-page = Песочница: откройте { $link } в браузере. Ctrl+C — остановка; при новом запуске всё на прежнем месте.
start-ready = { $name } на связи.
start-lost = База данных перешла к другому боту, этот останавливается. С одной папкой данных работает один бот.
start-stopping = Остановка; начатое сначала завершается.

## Buttons and small words

button-desk = Мой ход
button-board = Поле
button-log = Журнал
button-undo = Взять назад
button-undo-who = Взять назад: { $name }
button-undo-now = Взять ход назад
button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-no-computer = − Компьютер
button-earlier = ‹ Раньше
button-later = Позже ›
button-again = Ещё раз тем же составом
button-record = Запись партии
button-abandon-now = Закрыть стол
menu-computer = Посадить компьютер…
menu-options = Изменить настройку
menu-help = Что такое…
menu-rules = { $game }: как играют…
more = …

## The lobby card

card-title = **{ $name }** · { $game } · стол { $id }
card-seats = { $n ->
    [0] Пока никого.
   *[other] { $n } из { $most }: { $people }.
 }
card-option = { $option }: { $value }
card-waiting = Кнопку «Начать» нажимает { $name }, когда за столом будет { $least ->
    [one] { $least } игрок.
    [few] { $least } игрока.
   *[other] { $least } игроков.
 }
card-ready = Можно начинать: кнопку «Начать» нажимает { $name }.
card-full = Все места заняты, можно начинать: кнопку «Начать» нажимает { $name }.
card-running = Игра идёт: { $place }
card-running-here = Игра идёт.
card-over = Игра окончена.
card-abandoned = Стол закрыт.
card-fair = Все случайности решены заранее; их отпечаток: `{ $commitment }`

## The message that pings

question-asked = 🔔 { $mentions }: { $asked }
question-since = С вашего прошлого хода: { $events }
question-happened = Что было: { $events }
question-begun = С начала игры: { $events }
question-start = Игра начинается. { $events }
answered-by = ✓ { $events }
answered-nothing = ✓ { $name }: ответ получен.
answered-undone = ↩ { $name } берёт последний ход назад.
answered-handed = ↪ Место переходит в другие руки.
answered-restored = ↺ База данных восстановлена из копии; вопрос задан заново ниже.
answered-abandoned = ✕ Стол закрыт.
answered-over = ✓ Игра окончена.
tally-waiting = Ещё думают: { $names }.
tally-done = Уже ответили: { $names }.
over-title = 🏁 **{ $name }**: игра окончена, { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
 }.
over-winner = { $n ->
    [one] Победа: { $names }.
   *[other] Первое место делят { $names }.
 }
over-last = Последние ходы: { $events }
over-missed = Цель не достигнута.
over-line = { $rank }. **{ $name }**: { $total } ({ $lines })
over-score = { $name } { $points }
alt-board = Стол. { $lines }
story-title = Как шла партия **{ $name }**: очки и планшеты от первого { $unit ->
    [year] года
   *[other] раунда
 } до последнего.
chart-title = Очки по ходу партии
chart-round = Раунд
chart-year = Год
chart-line = { $name }: { $points }.
alt-chart = Очки в начале и в конце каждого { $unit ->
    [year] года
   *[other] раунда
 }. { $lines }
alt-film = Как росли планшеты: картинка за картинкой, от подготовки до конца.

## Notices

notice-undone = ↩ { $name } берёт последний ход назад.
notice-handed-person = На месте игрока { $name } теперь играет { $to }.
notice-handed-computer = На месте игрока { $name } теперь играет компьютер.
notice-taken-back = { $name } снова за столом.
notice-abandoned = { $name } закрывает стол «{ $table }».
notice-expired = Этот стол долго стоял без начала и теперь закрыт. Новый открывает `/table new`.
notice-owner = Хозяин стола теперь — { $name }.
notice-permission = Игра за столом «{ $table }» не может идти дальше в { $place }: мне не хватает прав ({ $names }). Ничего не потеряно; как только права появятся, игра продолжится.
notice-values = { $own ->
    [0] {""}
   *[other] За этим столом играют со значениями из «{ $name }» ({ $hash }).{ $n ->
        [0] {""}
       *[other] {" "}
    }
 }{ $n ->
    [0] {""}
   *[other] Не всё здесь совпадает с напечатанным на компонентах: из { $of } значений этой игры { $n } восстановлено нами по правилам. Подробнее: `/help components`.
 }
notice-trouble = У меня что-то сломалось, но ничего не потеряно. Передайте хозяину бота номер: `{ $ref }`.
notice-invited = { $mentions }: { $name } зовёт вас за стол «{ $table }».
notice-again = { $mentions }: { $name } открывает новый стол тем же составом: «{ $table }» в { $place }. Сесть за него — кнопка на карточке.
notice-moved = В ветку стола «{ $table }» больше нельзя писать; игра продолжается здесь.
notice-no-picture = (Картинку здесь показать не удалось; /board text расскажет о столе словами.)

## The desk

desk-title = **{ $name }** · { $you }
desk-waiting = Сейчас от вас ничего не требуется. Ход за другими: { $names }.
desk-waiting-computers = Сейчас от вас ничего не требуется: играет компьютер, о вашем ходе придёт сообщение.
desk-waiting-for = Ход за другими: { $names }.
desk-over = Игра окончена; очки покажет `/score`.
desk-lobby = Игра ещё не началась.
desk-done = ✓ { $events }
desk-since = С вашего прошлого хода: { $events }
desk-begun = С начала игры: { $events }
desk-preview = Вот что получится.
desk-alt = Ваши планшеты. { $lines }
which-table = За какой стол? { $tables }
undo-what = Будет взято назад: { $events }
undo-also = Ответы компьютера и планов после этого отменяются тоже.
undo-done = ↩ Ход взят назад.
log-title = **Журнал: { $name }**
log-line = { $when } { $events }
log-empty = Пока ничего не произошло.
log-part = { $first }–{ $last } из { $n }
board-title = **{ $name }** · { $line }
record-here = Вся партия, ход за ходом, и ключ, из которого взяты все случайности. Проверить её можно командой `caravel verify`.
score-ended = Стол закрыт раньше, чем закончилась партия. Если счёт объявляли, он там, где играл стол.
score-hidden = Очки считают в конце игры; `/board` показывает всё, что видно всем.
list-title = Столы здесь:
list-line = { $id }. **{ $name }** · { $game } · { $status } · { $people }
list-empty = Здесь нет столов. Новый открывает `/table new`.
status-lobby = открыт, ждёт игроков
status-running = идёт игра
status-over = игра окончена
status-abandoned = закрыт
opened = Стол «{ $name }» открыт: { $game }. Позвать людей — `/table invite`; свободные места может занять компьютер — меню на карточке ниже.
opened-there = Карточка — в канале { $place }: эта ветка принадлежит другому столу.
opened-new = Впервые за этой игрой? `/help` расскажет её за минуту, а у каждого вопроса есть кнопка *?*.
opened-other = Другая игра, { $game }: `/table new game:`
started = «{ $name }»: игра начинается.
option-set = { $option }: { $value }.
abandon-what = Стол «{ $name }» закроется для всех, без подсчёта очков.
abandon-done = Стол «{ $name }» закрыт.
seat-given = На вашем месте за столом «{ $name }» теперь играет { $to }.
seat-computer = На вашем месте за столом «{ $name }» теперь играет компьютер; вернуть место — `/table seat`, «Снова я».
seat-other-computer = На том месте за столом «{ $name }» теперь играет компьютер.
seat-other-given = На том месте за столом «{ $name }» теперь играет { $to }.
seat-back = Место за столом «{ $name }» снова ваше.
invited = Приглашение отправлено: { $person }.
computer-added = За столом теперь есть компьютер ({ $strength }).

## Help

help-how = Играют в канале или ветке, не торопясь. Когда наступает ваш ход, приходит одно сообщение с полем; нажмите в нём «Мой ход», выберите и подтвердите. *?* рядом с выбором объяснит, что к чему.
help-commands =
    `/table new` открыть стол · `/play` ваш ход · `/mine` все ваши столы · `/board` поле картинкой, `/board text:True` — словами · `/log` что было · `/undo` взять ход назад · `/plan` решить заранее · `/score` очки · `/me` когда и как вас звать на ход
help-actions = Всё можно и набрать: у каждого действия есть команда в `/{ $group }`.
help-none = О «{ $topic }» мне ничего не известно; выберите из того, что предлагается при вводе.
about = Caravel — большие настольные игры в Discord, без спешки. Версия { $version }, правила игр: { $games }. Исходный код свободен по лицензии MIT; все рисунки собственные.

## Trouble

trouble-bug = У меня что-то сломалось; ничего не изменилось. Передайте хозяину бота номер: `{ $ref }`.
trouble-expired = Эта кнопка очень старая и больше не работает. `/play` покажет, как обстоят дела.
trouble-permission = Мне здесь не хватает прав: { $names }. Их может дать тот, кто управляет сервером.
trouble-guild-only = Столы живут в каналах серверов; команда нужна там.
trouble-discord = Discord этого не принял; ничего не потеряно. `/play` покажет, как обстоят дела.
permission-view_channel = Просматривать канал
    .why = без этого здесь не работает ничего
permission-send_messages = Отправлять сообщения
    .why = некому будет сказать, чей ход
permission-attach_files = Прикреплять файлы
    .why = вместо картинки поля приходят слова
permission-read_message_history = Читать историю сообщений
    .why = после перезапуска сообщение могло бы выйти дважды, поэтому не выходит вовсе
permission-create_public_threads = Создавать публичные ветки
    .why = столы играют прямо в канале, посреди разговоров
permission-send_messages_in_threads = Отправлять сообщения в ветках
    .why = столы в ветках стоят

## What the rules and the tables refuse

refused-no-table = Такого стола здесь нет. Какие есть — покажет `/table list`.
refused-other-game = За столом «{ $table }» играют в другую игру; у неё свои команды.
refused-which-table = Столов здесь несколько: { $tables }. Выберите нужный в `table:`.
refused-not-lobby = За этим столом уже играют.
refused-full = За этим столом нет мест.
refused-already-seated = Вы уже за этим столом.
refused-not-seated = Вы не играете за этим столом.
refused-not-owner = Здесь это может только { $owner }.
refused-too-few = { $least ->
    [one] Для начала нужен { $least } игрок
    [few] Для начала нужны { $least } игрока
   *[other] Для начала нужно { $least } игроков
 }, а за столом { $n }.
refused-too-many-seats = За столом уже больше людей.
refused-no-such-game = Игра «{ $game }» мне неизвестна. Есть: { $games }.
refused-unknown-game = Игра «{ $game }» мне неизвестна.
refused-unknown-option = Настройки «{ $option }» здесь нет; есть: { $names }.
refused-idle-option = Сейчас настройка «{ $option }» ничего не меняет: она важна, только когда «{ $other }» — «{ $value }».
refused-bad-option = «{ $value }» для этой настройки не подходит; можно: { $values }.
refused-bad-size = В эту игру играют от { $least } до { $most } человек.
refused-bad-seats = Игроков { $seats }: так в эту игру не играют.
refused-already-computer = На этом месте и так играет компьютер.
refused-same-person = На этом месте и так играет этот человек.
refused-which-seat = У вас здесь несколько мест; укажите, какое.
refused-no-seat = Места { $n } нет; мест за столом { $most }.
refused-no-entry = Хода { $n } нет; последний — { $last }.
refused-no-computer = За этим столом нет компьютера.
refused-last-person = Кроме вас, людей за столом нет. Закрыть стол — `/table abandon`.
refused-not-running = За этим столом сейчас не играют.
refused-not-over = Игра ещё не окончена; посмотреть её по шагам можно и сейчас — `/replay`.
refused-nothing-lent = У компьютера нет вашего места за этим столом.
refused-not-your-turn = Сейчас от вас ничего не требуется. Ход за другими: { $waiting }.
refused-not-asked = Сейчас от вас ничего не требуется.
refused-menu-out-of-date = То меню устарело; вот как обстоят дела.
refused-not-on-offer = Сейчас так нельзя. Что можно — покажет `/play`.
refused-unreadable = Здесь непонятно, что значит «{ $word }».
refused-started = Этот стол уже начал игру. Место компьютера хозяин стола может отдать человеку: `/table seat`.
refused-undo-nothing = Вам нечего брать назад.
refused-undo-barrier = Назад нельзя: с тех пор открылось то, что было скрыто.
refused-undo-built-upon = Назад нельзя: с тех пор уже сходили другие.
refused-undo-over = Игра окончена; ходы назад больше не берут.
refused-person-missing = Укажите в “person:”, кто займёт место.
refused-person-is-bot = Бот не может сесть за стол.
refused-storage-unusable = База данных сейчас недоступна; ничего не изменилось. Хозяину бота стоит проверить папку данных.
refused-storage-in-use = С базой данных работает другой бот; ничего не изменилось. Хозяину нужно остановить одного из двух.
refused-storage-lease-lost = База данных перешла к другому боту; ничего не изменилось. Хозяину нужно остановить одного из двух.
refused-storage-too-new = База данных от более новой версии; ничего не изменилось. Хозяину нужно обновить бота.
refused-storage-foreign = Это база данных другой программы; ничего не изменилось. Хозяину нужно задать CARAVEL_DATA.
refused-storage-locked = База данных занята; ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-storage-read-only = В базу данных нельзя писать; ничего не изменилось. Хозяину бота стоит проверить папку данных.
refused-storage-full = Диск полон; ничего не изменилось. Хозяину бота нужно освободить место.
refused-storage-damaged = База данных повреждена; ничего не изменилось. Хозяину бота стоит её проверить.

## Recorded games (for whoever runs `caravel replay`, `verify` or `render`; the line is told before)

refused-record-too-long = Для записи партии это слишком длинно; читается не больше { $limit } знаков.
refused-record-header-late = Строке «{ $word }» место выше первого хода.
refused-record-unreadable = Здесь не прочесть «{ $text }».
refused-record-lacks = Не хватает строки «{ $word } …».
refused-record-commitment = Ключ не сходится с отпечатком из файла.
refused-record-unknown-game = Игры «{ $game }» здесь нет.
refused-record-newer-rules = Партия сыграна по правилам { $rules }, а программа знает их до { $known }. Обновите её.
refused-record-components = Партия сыграна с компонентами «{ $name }» ({ $hash }…). Укажите их папку ключом --components.
refused-record-components-other = Партия сыграна с компонентами «{ $name }» ({ $hash }…), а в папке --components другие ({ $given }…).
refused-record-components-ours = Партия сыграна с нашими собственными компонентами. Уберите --components.
refused-components-lost = Компонентов «{ $name }», с которыми началась игра за этим столом, больше нет в базе данных. Подробности у хозяина бота.
refused-components-unusable = Компоненты «{ $name }», с которыми началась игра за этим столом, этой программе не подходят: { $reason }
refused-record-answer = Так ответить здесь нельзя: «{ $text }». { $asked ->
    [none] Игра окончена
   *[other] Вопрос сейчас: { $asked }
 }.
refused-record-drifts = После «{ $text }» стол не такой, как отмечено в файле.
refused-record-on-offer = Ответ «{ $text }» возможен, а в файле сказано, что нет.
refused-record-not-on-offer = Ответ «{ $text }» невозможен, а в файле сказано, что возможен.
refused-record-no-seat = Места { $seat } нет.
refused-record-does-not-hold = «{ $text }» не выполняется; на деле { $found }.
refused-record-not-over = В строке со счётом игра ещё не окончена.
refused-record-score = Счёт не «{ $text }», а «{ $found }».
refused-record-no-name = В «{ $name }» нет ничего под именем «{ $part }».
refused-record-not-a-number = «{ $text }» — не число.
refused-impossible = Такого за столом быть не может: { $reason ->
    [value] «{ $value }» — не значение для «{ $name }»
    [negative] «{ $name }» меньше нуля
    [seat] такого места нет
    [census] «{ $what }» — не столько, сколько в коробке
    [spaces] столько клеток нет
    [twice] что-то стоит там дважды
    [circles] колонистов больше, чем кружков
    [ship] так корабль не загрузить
    [ships] на двух кораблях один и тот же товар
    [house] торговый дом такого не вмещает
    [row] открытых плиток слишком много
    [roles] роли так взять нельзя
    [ending] игра так закончиться не могла
    [ask] этот вопрос сейчас задать нельзя
    [cells] жетон или кубик там лежать не может
   *[other] { $reason }
 }.

## Commands: what they do, as Discord shows it (100 characters at most)

command-table = Открывать и вести столы
command-table-new = Открыть стол в этом канале
command-table-list = Столы этого канала или все ваши
command-table-invite = Позвать кого-нибудь за стол
command-table-computer = Посадить компьютер за стол до начала игры
command-table-options = Изменить настройку стола до начала игры
command-table-start = Начать игру
command-table-abandon = Закрыть стол для всех, без подсчёта очков
command-table-seat = Отдать место другому или компьютеру либо вернуть себе
command-play = Ваш личный стол: о чём вас спрашивают и что можно ответить
command-board = Поле картинкой или словами
command-score = Очки по строкам
command-log = Что было
command-undo = Взять свой последний ход назад
command-help = Как играть или что делает какая-нибудь вещь
command-about = Что это за бот
command-param-table = Какой стол (если не указать — тот, что в этом канале)
command-param-game = Какая игра
command-param-name = Название стола, удобное вслух
command-param-seats = Сколько игроков (если не указать — сколько придёт)
command-param-language = Язык сообщений в канале
command-param-person = Кого
command-param-option = Какая настройка
command-param-value = Новое значение
command-param-to = Кто играет на этом месте дальше
command-param-strength = Как играет компьютер
command-param-seat = Чьё место (если не указать — ваше); чужие — только для хозяина стола
command-param-text = Словами вместо картинки
command-param-from = Показать журнал с этого хода
command-param-topic = Здание, роль — всё, у чего есть имя
command-param-all = Все ваши столы, где бы они ни были
choice-person = Тот, кто указан в «person»
choice-computer = Компьютер
choice-random = Наугад
choice-heuristic = На глаз
choice-search = С расчётом
choice-me = Снова я
choice-en = английский
choice-ru = русский
