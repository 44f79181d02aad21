## Статистика сервера

command-leaderboard = Кто на каком месте на этом сервере
command-stats = Партии, победы, рейтинг и время на ход одного человека на этом сервере
command-param-stats-person = Чья статистика (если не указать — ваша)
leaderboard-title = Таблица лидеров: { $game }
leaderboard-empty = На этом сервере ещё не закончена ни одна партия: { $game }.
leaderboard-line = { $name }: рейтинг { $rating }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}
leaderboard-how = -# Рейтинг начинается с 1000 и виден после { $n ->
    [one] { $n } партии
   *[other] { $n } партий
} с людьми. Чтобы не попадать в статистику: `/me statistics`.
leaderboard-rating = рейтинг
leaderboard-games = партий
leaderboard-wins = побед
alt-leaderboard = { $lines }
stats-title = **{ $name }** на этом сервере
stats-line = **{ $game }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}, в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, рейтинг { $rating }, время на ответ: { $time } (медиана)
stats-too-few = появится через { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[other] { $n } партий
} с людьми
stats-minutes = { $n } мин
stats-hours = { $n } ч
refused-stats-none = Законченных партий с этим человеком на сервере нет.
refused-stats-none-own = У вас на этом сервере ещё нет законченных партий.
refused-stats-hidden = Этот человек не хочет быть в статистике.
refused-stats-hidden-own = Вы просили не показывать вас в статистике. Вернуть — `/me statistics`.
