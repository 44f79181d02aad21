## Statistics of a server

command-leaderboard = Who stands where on this server
command-stats = Games, wins, rating and time to think of one person on this server
command-param-stats-person = Whose; yours if nobody is named
leaderboard-title = Leaderboard: { $game }
leaderboard-empty = No game of { $game } has been finished on this server yet.
leaderboard-line = { $name }: rating { $rating }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
leaderboard-how = -# The rating begins at 1000 and is shown after { $n } games among people. Whoever wants to be in no statistics: `/me statistics`.
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
} among people
stats-minutes = { $n } min
stats-hours = { $n } h
refused-stats-none = No finished game with this person is known on this server.
refused-stats-none-own = You have not finished a game on this server yet.
refused-stats-hidden = This person wants to be in no statistics.
refused-stats-hidden-own = You have asked to be in no statistics. `/me statistics` changes that.
