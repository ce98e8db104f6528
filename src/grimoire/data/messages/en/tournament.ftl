# The table of a tournament. Shares are whole percents.

tournament-deck = Deck
tournament-won = won
tournament-columns = Columns: { $decks }.
tournament-played = Shares of games won, in percent, and in brackets where they lie 95 times of 100. { $games } games, { $each } a pairing with the seats shared evenly, played by { $bot } from seed { $seed }.
tournament-extremes = Furthest apart: { $most } wins { $most_rate } % against { $most_other }. Closest: { $least } wins { $least_rate } % against { $least_other }.
tournament-open = Half won each: draws { $draws }, given up { $unfinished }. Rounds that went wrong, not counted: { $wrong }.
