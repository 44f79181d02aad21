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
    .about = Просчитывает ходы вперёд; думает секунду-другую

## Settings and the start of the program (for the host, in one line)

setting-token = DISCORD_TOKEN не похож на токен: нужен один токен бота, без слова “Bot” и без пробелов.
setting-one-of = { $name } = «{ $value }»; можно: { $allowed }.
setting-number = { $name } = «{ $value }»; нужно целое число от { $least } до { $most }.
setting-folder = { $name } = «{ $value }», а это файл; нужна папка.
setting-no-folder = { $name }: «{ $value }»; такой папки нет.
setting-address = { $name } = «{ $value }»; нужен адрес, который начинается с { $allowed }.
setting-database = { $name }: нужен адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР/БАЗА; нынешний не показан, в нём может быть пароль.
start-folder = Папка данных «{ $folder }» недоступна ({ $reason }); укажите в CARAVEL_DATA папку, в которую можно писать.
start-lost-database = Базы данных «{ $database }» нет, но она была: от неё остались { $signs }. Если не подключён диск или скопировано не всё, верните её; `caravel restore ФАЙЛ` ставит на её место копию; `caravel run --new` начинает с пустой.
start-lost-server = В базе { $database } ничего нет, но база была: от неё остались { $signs }. Если это её файл, `caravel move-store` перенесёт всё; если нет, исправьте CARAVEL_DATABASE; `caravel restore ФАЙЛ` ставит на её место копию; `caravel run --new` начинает с пустой.
start-no-token = Нет DISCORD_TOKEN: задайте его, чтобы играть в Discord, или CARAVEL_SANDBOX=1, чтобы играть в песочнице.
start-no-terminal = Нет ни DISCORD_TOKEN, ни терминала: задайте DISCORD_TOKEN для работы в Discord или CARAVEL_SANDBOX=1 для работы в песочнице.
start-bad-token = Discord не принимает DISCORD_TOKEN; скопируйте его заново со страницы “Bot” приложения на discord.com/developers.
start-unreachable = Discord недоступен ({ $reason }); следующая попытка — при новом запуске программы.
start-shards = Discord не принимает такое число соединений ({ $reason }): боту нужно по одному на каждые 2500 серверов. Задайте CARAVEL_SHARDS.
start-waits = Discord недоступен ({ $reason }); следующая попытка через { $n } с.
start-port = Порт { $port } на этой машине занят; задайте в CARAVEL_PORT другой или 0 — любой свободный.
start-metrics = Порт { $port } на этой машине занят; задайте в CARAVEL_METRICS другой.
start-invite = Ссылка-приглашение: { $link }
start-page = Песочница: откройте { $link } в браузере. Ctrl+C — остановка; при новом запуске всё на прежнем месте.
start-ready = { $name } на связи.
start-unregistered = Discord не принял команды, остались прежние ({ $reason }). Кнопки работают; команды могут быть старыми, или их может не быть.
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
button-seal = Контрольная сумма
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
card-misfit = ⚠️ { $why } С такими настройками игру не начать.
card-running = Игра идёт: { $place }
card-running-here = Игра идёт.
card-over = Игра окончена.
card-won = 🏁 { $outcome } { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
 }
card-abandoned = Стол закрыт.
card-fair = Все броски и перемешивания определены заранее; контрольная сумма начинается с `{ $begins }`.
seal-whole = Все броски и перемешивания за этим столом определены ещё до начала. Вот контрольная сумма — SHA-256 тайного ключа, от которого они зависят:
    `{ $commitment }`
    Когда игра кончится, ключ появится под итогами. `caravel verify` с записью партии и этой суммой в `--commitment` покажет, что они сходятся.

## The message that pings

question-asked = 🔔 { $mentions }: { $asked }
question-since = С вашего прошлого хода: { $events }
question-happened = Что произошло: { $events }
question-begun = С начала игры: { $events }
since-mine = **{ $own ->
    [yes] Вы
   *[other] { $who }
 }: { $changes }**
question-start = Игра начинается. { $events }
answered-by = ✓ { $events }
answered-nothing = ✓ { $name }: ответ получен.
answered-undone = ↩ { $name } берёт назад последний ход.
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
over-key = Ключ бросков и перемешиваний: `{ $key }`
over-missed = Цель не достигнута.
over-line = { $rank }. **{ $name }**: { $total } ({ $lines })
over-score = { $name } { $points }
alt-board = Стол. { $lines }
story-title = Как шла партия **{ $name }**: очки с первого { $unit ->
    [year] года
   *[other] раунда
 } по последний.
chart-title = Очки по ходу партии
chart-round = Раунд
chart-year = Год
chart-line = { $name }: { $points }.
film-title = **{ $name }** в картинках: как росли планшеты.
alt-chart = Очки в начале и в конце каждого { $unit ->
    [year] года
   *[other] раунда
 }. { $lines }
alt-film = Как росли планшеты: картинка за картинкой, от подготовки до конца.

## Notices

notice-undone = ↩ { $name } берёт назад последний ход.
notice-handed-person = На месте игрока { $name } теперь играет { $to }.
notice-handed-computer = На месте игрока { $name } теперь играет компьютер.
notice-taken-back = { $name } снова за столом.
notice-abandoned = Стол «{ $table }» закрыт. Это сделал игрок { $name }.
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
notice-again = { $mentions }: { $name } открывает новый стол тем же составом: «{ $table }» в { $place }. Сесть за него — кнопкой на карточке.
thread-people = Здесь играют за столом «{ $table }»: { $mentions }. Этим сообщением никого не зовут: чей ход, того позовут ниже.
notice-moved = В ветку стола «{ $table }» больше нельзя писать; игра продолжается здесь.
notice-no-picture = (Картинку сюда добавить не удалось; `/board text:True` опишет стол словами.)

## The desk

desk-title = **{ $name }** · { $you }
desk-waiting = Сейчас не ваш ход. Ждём: { $names }.
desk-waiting-computers = Сейчас не ваш ход: играет компьютер. Когда дойдёт до вас, придёт сообщение.
desk-waiting-for = Ждём: { $names }.
desk-over = Игра окончена; очки покажет `/score`.
desk-lobby = Игра ещё не началась.
desk-done = ✓ { $events }
desk-since = С вашего прошлого хода: { $events }
desk-begun = С начала игры: { $events }
desk-preview = Вот что получится.
desk-alt = Ваши планшеты. { $lines }
which-table = За какой стол? { $tables }
undo-what = Отменится: { $events }
undo-also = Вместе с этим отменится и то, что ответили компьютер и планы.
undo-done = ↩ Ход взят назад.
log-title = **Журнал: { $name }**
log-line = { $n }. { $when } { $events }
log-begun = { $when } { $events }
log-empty = Пока ничего не произошло.
log-part = { $first }–{ $last } из { $n }
board-title = **{ $name }** · { $line }
record-here = Вся партия, ход за ходом, и ключ всех бросков и перемешиваний. Проверить её можно командой `caravel verify`.
score-ended = Стол закрыли раньше, чем закончилась партия. Если счёт объявляли, он там, где шла игра.
score-now = На этот момент:
score-line = **{ $name }**: { $total } ({ $lines }){ $n ->
    [0] {""}
   *[other] , а ещё то, что пока скрыто: { $unknown }
 }
score-would = Чего у вас нет и сколько очков это принесло бы в конце, если считать сейчас: { $lines }
score-hidden = Игра ещё не началась: очков ни у кого нет.
list-title = Столы здесь:
list-line = { $id }. **{ $name }** · { $game } · { $status } · { $people }
list-empty = Здесь нет столов. Новый открывает `/table new`.
status-lobby = открыт, ждёт игроков
status-running = идёт игра
status-over = игра окончена
status-abandoned = закрыт
opened = Стол «{ $name }» открыт: { $game }. Позвать людей — `/table invite`; посадить компьютер на свободное место — меню на карточке ниже.
opened-there = Карточка — в канале { $place }: эта ветка принадлежит другому столу.
opened-new = Впервые за этой игрой? `/help` расскажет её за минуту, а у каждого вопроса есть кнопка *?*.
opened-other = Другие игры ({ $game }): `/table new game:`
started = «{ $name }»: игра начинается.
option-set = { $option }: { $value }.
abandon-what = Стол «{ $name }» закроется для всех, без подсчёта очков.
abandon-done = Стол «{ $name }» закрыт.
seat-offered = Вопрос отправлен: место за столом «{ $name }» перейдёт к { $to }, как только придёт согласие.
seat-computer = На вашем месте за столом «{ $name }» теперь играет компьютер; вернуть место — `/table seat`, «Снова я».
seat-other-computer = На том месте за столом «{ $name }» теперь играет компьютер.
seat-back = Место за столом «{ $name }» снова ваше.
invited = Приглашение отправлено: { $person }.
computer-added = За столом теперь есть компьютер ({ $strength }).

## Help

help-how = Играют в канале или ветке, не торопясь. Когда наступает ваш ход, приходит одно сообщение с полем; ответьте кнопкой прямо там или нажмите «Мой ход», чтобы открыть личный стол. Кнопка *?* объяснит, что к чему.
help-commands =
    `/table new` открыть стол · `/play` ваш ход · `/mine` все ваши столы · `/board` поле картинкой, `/board text:True` — словами · `/log` что произошло · `/undo` взять ход назад · `/plan` решить заранее · `/score` очки · `/me` когда и как вас звать на ход
help-actions = Всё можно и набрать: у каждого действия есть команда в `/{ $group }`.
help-none = О «{ $topic }» мне ничего не известно. Выберите из подсказок, которые появляются при вводе.
about = Caravel — большие настольные игры в Discord, без спешки. Версия { $version }, правила игр: { $games }. Исходный код свободен по лицензии MIT; все рисунки собственные.

## Trouble

trouble-bug = У меня что-то сломалось; ничего не изменилось. Передайте хозяину бота номер: `{ $ref }`.
trouble-expired = Эта кнопка устарела и больше не работает. `/play` покажет, как обстоят дела.
trouble-permission = Мне здесь не хватает прав: { $names }. Их может дать тот, кто управляет сервером.
trouble-no-bot = На этом сервере есть мои команды, но нет меня самого, и написать здесь я ничего не могу. Кто управляет сервером, впустит меня по этой ссылке: { $link }
trouble-guild-only = Столы бывают только в каналах серверов: наберите команду там.
trouble-discord = Discord этого не принял; ничего не потеряно. `/play` покажет, как обстоят дела.
permission-view_channel = Просматривать канал
    .why = без этого здесь не работает ничего
permission-send_messages = Отправлять сообщения
    .why = я никому не могу сказать, что пришёл его ход
permission-attach_files = Прикреплять файлы
    .why = вместо картинки поля приходят слова
permission-read_message_history = Читать историю сообщений
    .why = после перезапуска не видно, что уже отправлено, поэтому я не отправляю ничего
permission-create_public_threads = Создавать публичные ветки
    .why = игра идёт прямо в канале, посреди разговоров
permission-send_messages_in_threads = Отправлять сообщения в ветках
    .why = игра в ветках стоит на месте

## What the rules and the tables refuse

refused-no-table = Такого стола здесь нет. Какие есть — покажет `/table list`.
refused-other-game = За столом «{ $table }» играют в другую игру; у неё свои команды.
refused-which-table = Столов здесь несколько: { $tables }. Выберите нужный в `table:`.
refused-not-lobby = За этим столом уже играют. Новый стол открывает `/table new`.
refused-full = За этим столом нет свободных мест. Новый стол открывает `/table new`.
refused-already-seated = Вы уже за этим столом.
refused-not-seated = Вы не играете за этим столом. Ваши столы покажет `/mine`.
refused-not-owner = Здесь это может только { $owner }.
refused-too-few = { $least ->
    [one] Для начала нужен { $least } игрок
    [few] Для начала нужны { $least } игрока
   *[other] Для начала нужно { $least } игроков
 }, а за столом { $n }.
refused-too-many-seats = За столом уже больше людей, чем мест.
refused-no-such-game = Игра «{ $game }» мне неизвестна. Есть: { $games }.
refused-unknown-game = Игра «{ $game }» мне неизвестна.
refused-unknown-option = Настройки «{ $option }» здесь нет; есть: { $names }.
refused-idle-option = Сейчас настройка «{ $option }» ничего не меняет: она важна, только когда «{ $other }» — «{ $value }».
refused-option-needs-options = Настройку «{ $option }» можно менять, только если выбрано { $others }.
refused-option-needs-seats = Настройку «{ $option }» можно менять, только если играют: { $seats }.
refused-seats-need-options = Чтобы играющих было { $seats }, нужно выбрать { $others }.
refused-five-need-city = Впятером играют только с городом майя и послами.
refused-city-alone = В одиночку с городом майя колоний нет, и этот модуль ничего не делает: { $module }. Уберите его или играйте с кем-нибудь.
refused-city-for-nobody = За город никто не играет: он для места { $n }, а мест { $seats }. Выберите для него другое место.
quoted-option = «{ $option }: { $value }»
refused-bad-option = «{ $value }» для этой настройки не подходит; можно: { $values }.
refused-bad-size = В эту игру играют от { $least } до { $most } человек.
refused-bad-seats = В эту игру нельзя играть таким составом: { $seats }.
refused-already-computer = На этом месте и так играет компьютер.
refused-same-person = На этом месте и так играет этот человек.
refused-which-seat = У вас здесь несколько мест; укажите, какое из них.
refused-no-seat = Места { $n } нет; мест за столом { $most }.
refused-no-entry = Хода { $n } нет; последний — { $last }.
refused-no-computer = За этим столом нет компьютера. Посадить его можно, пока игра не началась: `/table computer`.
refused-last-person = Кроме вас, людей за столом нет. Закрыть стол — `/table abandon`.
refused-not-running = За этим столом сейчас не играют. Какие столы есть — покажет `/table list`.
refused-not-over = Игра ещё не окончена; посмотреть её по шагам можно и сейчас — `/replay`.
refused-nothing-lent = Компьютер за этим столом за вас не играет.
refused-not-your-turn = Сейчас не ваш ход. Ждём: { $waiting }.
refused-not-asked = Сейчас не ваш ход. Что на столе — покажет `/board`.
refused-menu-out-of-date = Это меню устарело; вот как обстоят дела.
refused-not-on-offer = Сейчас так нельзя. Что можно — покажет `/play`, почему нельзя — `/why`.
refused-unreadable = Не понимаю, что здесь значит «{ $word }». При вводе появляются подсказки.
refused-started = Партия уже идёт. Хозяин стола может отдать вам место компьютера: `/table seat`.
refused-undo-nothing = Вам нечего брать назад.
refused-undo-barrier = Назад нельзя: с тех пор открылось то, что было скрыто.
refused-undo-built-upon = Назад нельзя: с тех пор уже сходили другие.
refused-undo-over = Игра окончена; взять ход назад уже нельзя.
refused-person-missing = Укажите в “person:”, кто займёт место.
refused-person-is-bot = Бот не может сесть за стол. Компьютерного игрока сажает `/table computer`.
refused-storage-unusable = База данных сейчас недоступна; ничего не изменилось. Хозяину бота стоит проверить папку данных.
refused-storage-in-use = С базой данных работает другой бот; ничего не изменилось. Хозяину нужно остановить одного из двух.
refused-storage-lease-lost = База данных перешла к другому боту; ничего не изменилось. Хозяину нужно остановить одного из двух.
refused-storage-too-new = База данных от более новой версии; ничего не изменилось. Хозяину нужно обновить бота.
refused-storage-foreign = Это база данных другой программы; ничего не изменилось. Хозяину нужно задать CARAVEL_DATA.
refused-storage-locked = База данных занята; ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-storage-read-only = В базу данных нельзя писать; ничего не изменилось. Хозяину бота стоит проверить папку данных.
refused-storage-full = Диск полон; ничего не изменилось. Хозяину бота нужно освободить место.
refused-storage-lost = У бота пропала связь с базой данных; ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-storage-unsure = У бота пропала связь с базой данных, пока он сохранял. Прежде чем повторить, посмотрите в своё окно: сохранено либо всё, либо ничего.
refused-storage-too-old = Сервер базы данных слишком старый; ничего не изменилось. Хозяину бота нужно его обновить.
refused-storage-moved = База данных перенесена в другое место; ничего не изменилось. Хозяину нужно запустить бота на новой.
refused-storage-damaged = База данных повреждена; ничего не изменилось. Хозяину бота стоит её проверить.

## Recorded games (for whoever runs `caravel replay`, `verify` or `render`; the line is told before)

refused-record-too-long = Для записи партии это слишком длинно: предел — { $limit } знаков.
refused-record-header-late = Строке «{ $word }» место выше первого хода.
refused-record-unreadable = Здесь не прочесть «{ $text }».
refused-record-lacks = Не хватает строки «{ $word } …».
refused-record-commitment = Ключ не сходится с контрольной суммой из файла.
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
refused-record-no-verb = Ни на один вопрос этой игры не отвечают «{ $verb }».{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $near }»?
 }
refused-record-no-word = Слова «{ $word }» для «{ $facet }» в этой игре нет.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $near }»?
 }
refused-record-no-count = «{ $word }» — не количество; пишите ИМЯ=ЧИСЛО.
refused-record-word-missing = После «{ $verb }» не хватает слова: { $facet }.
refused-record-word-too-many = После «{ $verb }» лишнее слово: «{ $word }».
refused-record-needs-option = Для «{ $word }» в файле нужна строка «option { $option }».
refused-record-offers = Ответить можно иначе, чем указано. Нельзя: { $missing }. Не указано: { $more }.
refused-record-branch-cut = В файле с ветвями не может быть строк с «!».
refused-record-drifts = После «{ $text }» стол не такой, как отмечено в файле.
refused-record-on-offer = Ответ «{ $text }» возможен, а в файле сказано, что нет.
refused-record-not-on-offer = Ответ «{ $text }» невозможен, а в файле сказано, что возможен.
refused-record-why = Почему «{ $text }» сейчас невозможно: { $found }.
refused-record-no-seat = Места { $seat } нет.
refused-record-does-not-hold = «{ $text }» не выполняется; на деле { $found }.
refused-record-not-over = В строке со счётом игра ещё не окончена.
refused-record-score = Счёт не «{ $text }», а «{ $found }».
refused-record-no-name = В «{ $name }» нет ничего под именем «{ $part }».
refused-record-not-a-number = «{ $text }» — не число.
refused-impossible = Такого за столом быть не может: { $reason ->
    [value] «{ $value }» — не значение для «{ $name }»
    [missing] после «{ $name }» не хватает слова
    [negative] «{ $name }» меньше нуля
    [seat] места «{ $value }» за этим столом нет
    [census] { $what }: в коробке { $total }, а на столе { $n }
    [spaces] { $name }: занято клеток { $n }, а всего их { $most }
    [twice] { $what } там дважды ({ $name })
    [circles] { $name }: колонистов { $n }, а кружков { $circles }
    [ship] { $name }: бочек { $n } там сейчас лежать не может
    [ships] { $what } лежит на двух кораблях
    [house] в торговом доме товаров { $n }, а сейчас их может быть не больше { $most }
    [row] открытых плиток { $n }, а должно быть от { $low } до { $most }
    [roles] роли так взять нельзя ({ $name })
    [ending] игра сейчас не может закончиться из-за «{ $what }»
    [ask] этот вопрос сейчас задать нельзя ({ $value })
    [cells] { $value } там лежать не может ({ $name })
    [draft] для { $what } на поле построек нет места
    [nobles] { $name }: дворян { $n }, а может быть не больше { $total }
    [used] { $what }: там кубиков { $n }, а использовано или возможно { $total } ({ $name })
    [paid] { $name }: монет на зданиях — 1, 2, 3 и так далее, а не { $value }
    [monks] { $name }: монахов на поле { $n }, а шкала отправила { $total }
    [dock] { $name } не может пустовать, пока жетонов остаётся { $n }
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
command-log = Что произошло
command-undo = Взять назад свой последний ход
command-help = Как играть или что делает здание или жетон
command-about = Что это за бот
command-param-table = Какой стол (если не указать — тот, что в этом канале)
command-param-game = Какая игра
command-param-name = Название стола, которое легко произнести
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
command-param-topic = Здание, роль — всё, у чего есть название
command-param-all = Все ваши столы, где бы они ни были
choice-person = Тот, кто указан в «person»
choice-computer = Компьютер
choice-random = Наугад
choice-heuristic = На глаз
choice-search = С расчётом
choice-me = Снова я
choice-en = английский
choice-ru = русский
