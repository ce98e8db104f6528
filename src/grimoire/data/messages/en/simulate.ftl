# What `grimoire simulate` tells of many games.

simulated-title = { $game }, seeds { $first } to { $last }
simulated-games = games
simulated-finished = finished
simulated-capped = given up at the cap
simulated-repeating = of these: in a situation they had been in before
simulated-errors = errors
simulated-draws = draws
simulated-decisions = decisions
simulated-turns = turns
simulated-seconds = seconds
simulated-decisions-per-s = decisions per s
simulated-compiled = compiled with mypyc
simulated-cards = version of the cards
simulated-yes = yes
simulated-no = no
simulated-wins = wins of { $deck }, seat { $seat }
simulated-lengths = turns a game: least / median / most
simulated-seat = wins of seat { $seat } ({ $bot })
simulated-players = { $amount } players
fate-drawn = drawn
fate-done = done
fate-share = share
simulated-by-chance = decks by chance
simulated-decks = { $one } against { $two }

simulated-fault = seed { $seed }, { $decks }, after { $decisions } choices (the last: { $choice }): { $error }; record: { $path }; again: { $again }
simulated-faults = { $amount ->
    [one] { $amount } game went wrong like this
   *[other] { $amount } games went wrong like this
}, the first with the seed { $seed }: { $kind }
simulated-given-up = seed { $seed }, { $decks }: given up after { $decisions } choices and { $turns } turns; { $times ->
    [0] no situation came twice, it was merely long
    [one] once it stood where it had stood before, after choice { $first } as after choice { $since }
   *[other] { $times } times it stood where it had stood before, first after choice { $first } as after choice { $since }
}

coverage-cards = Cards whose texts were carried out: { $applied } of { $cards }, all their texts: { $whole }. Texts: { $seen } of { $texts }.
coverage-never = { $amount ->
    [one] Nothing was carried out of one card:
   *[other] Nothing was carried out of { $amount } cards:
}
coverage-texts = { $amount ->
    [one] Of the other cards, one text was never carried out:
   *[other] Of the other cards, { $amount } texts were never carried out:
}
coverage-text = { "  " }{ $card }: { $text }
dataset-holds = { $task }: { $games } of { $wanted } games, { $decisions } decisions, { $unfinished } given up
dataset-won = Games won: { $bots }
