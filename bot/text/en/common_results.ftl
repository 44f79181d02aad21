## Statistics of a server

command-leaderboard = Who stands where on this server
command-stats = Games, wins, rating and time to think of one person on this server
command-param-stats-person = Whose (left out: yours)
leaderboard-title = Leaderboard: { $game }
leaderboard-empty = No game of { $game } has been finished on this server yet.
leaderboard-line = { $name }: rating { $rating }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
leaderboard-how = -# Ratings begin at 1000 and are shown after { $n } games with other people. To be left out of statistics: `/me statistics`.
leaderboard-rating = rating
leaderboard-games = games
leaderboard-wins = wins
alt-leaderboard = { $lines }
stats-title = **{ $name }** on this server
stats-line = **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $points } points on average, rating { $rating }, { $time } to an answer (median)
stats-too-few = after { $n ->
    [one] one more game
   *[other] { $n } more games
} with other people
stats-minutes = { $n } min
stats-hours = { $n } h
refused-stats-none = This person hasn't finished a game on this server yet.
refused-stats-none-own = You haven't finished a game on this server yet.
refused-stats-hidden = This person has opted out of statistics.
refused-stats-hidden-own = You've opted out of statistics. `/me statistics` changes that.
