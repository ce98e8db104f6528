# What `grimoire lab` tells.

lab-games = games
lab-progress = { $done } of { $games } games, { $rate } per s, with faults: { $errors }
lab-merged = { $file }: { $games } of { $wanted } games
lab-percent = { $number }%
lab-share = { $value } ({ $low }–{ $high })
lab-points = { $value } points ({ $low } to { $high })
lab-with = with { $card }
lab-without = without { $card }
lab-cost = cost { $change }
lab-arm = { $name }: { $won } of { $games } games won, the middle one of { $turns } turns
lab-stronger = { $card } makes the deck stronger: { $effect } in { $rounds } rounds, 99 times of 100.
lab-weaker = { $card } makes the deck weaker: { $effect } in { $rounds } rounds, 99 times of 100.
lab-even = No difference was found: { $effect } in { $rounds } rounds, 99 times of 100. There may be one too small for so many games.
lab-too-few = { $rounds } rounds are too few to say whether { $card } is too strong: { $effect }; 200 are the least.
lab-gap = { $name }: { $gap } on the same seeds, 99 times of 100
lab-begins = won where it begins { $first }, where it does not { $second }
lab-endings = { $endings }
lab-given-up = { $games } { $games ->
    [one] game was given up
   *[other] games were given up
 } and counted as drawn
lab-cards = Cards: won where drawn, where not, the difference (99 times of 100 for all { $cards } at once), where played. That a card is drawn in long games alone shows here too.
lab-card = { $mark } { $card }: { $drawn }, { $other }, { $gap }, { $played }
lab-best = Rounds that show it best have the seeds { $seeds }.
lab-equilibrium = The mixture nobody gains by leaving, of { $rounds } rounds; in brackets where each part lies 95 times of 100:
lab-part = { $deck }: { $part } ({ $low } to { $high }), against all { $won }
lab-meetings = The most uneven meetings (! claimed, 99 times of 100 for all at once):
lab-meeting = { $mark } { $deck } against { $against }: { $won } ({ $bot })
lab-moved = 'grimoire { $name }' is 'grimoire lab { $name }' now.
lab-length = { $games } games, the middle one of { $turns } turns
lab-terms = Program { $version }, cards { $cards }, bots { $bots }, { $rounds } rounds from seed { $seed } on. Intervals hold 95 times of 100 where nothing else is said.
lab-head-way = how
lab-head-won = won
lab-head-gap = difference
lab-head-card = card
lab-head-drawn = won, drawn
lab-head-not-drawn = won, not drawn
lab-head-played = won, played
lab-head-deck = deck
lab-head-part = part
lab-head-matrix = Which decks are worth playing
lab-head-meetings = Won of each meeting, in percent ({ $bot })
lab-curve = Won with the card, by what its cost is changed
lab-own-cost = its cost
lab-shows = Games that show it
lab-shows-how = A is the side that is studied; hands are open. Sentences with the card in them stand out. The saved game opens with “grimoire replay”.
lab-shown-game = Seed { $seed }: A wins in { $turns } turns
lab-save-game = Save this game
lab-ending = { $ending } ({ $games })
