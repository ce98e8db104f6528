# What `grimoire lab ladder` tells of bots.

ladder-title = { $game }, { $seats } players: Elo, { $anchor } at 1500
ladder-bot = Bot
ladder-elo = Elo
ladder-ms = ms a decision: mean / 95 of 100 / most
ladder-bout = Bout
ladder-against = { $one } against { $other }
ladder-share = won
ladder-all-won = all won
ladder-none-won = none won
ladder-percent = In percent of all games; in brackets where it lies 95 times of 100.
ladder-parts = 1 is what an even bot would win; in brackets where it lies 95 times of 100.
ladder-open = { $one } against { $other }: nobody won { $draws } { $draws ->
    [one] game
   *[other] games
}, of these given up: { $unfinished }; rounds that went wrong: { $errors }.
ladder-cut = { $bot }: time ended { $cut } of { $decisions } thoughts; those choices may be others on another machine.
