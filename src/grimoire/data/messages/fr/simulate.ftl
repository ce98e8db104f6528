# Ce que `grimoire simulate` raconte de nombreuses parties.

simulated-title = { $game }, tirages { $first } à { $last }
simulated-games = parties
simulated-finished = terminées
simulated-capped = abandonnées à la limite
simulated-repeating = dont revenues à une situation déjà vue
simulated-errors = erreurs
simulated-draws = parties nulles
simulated-decisions = décisions
simulated-turns = tours
simulated-seconds = secondes
simulated-decisions-per-s = décisions par s
simulated-compiled = compilé avec mypyc
simulated-cards = version des cartes
simulated-yes = oui
simulated-no = non
simulated-wins = victoires { DE($deck) }, place { $seat }
simulated-lengths = tours par partie : moins / médiane / plus
simulated-seat = victoires à la place { $seat } ({ $bot })
simulated-players = { $amount } joueurs
fate-drawn = sorties
fate-done = accomplies
fate-share = part
simulated-by-chance = decks au hasard
simulated-decks = { $one } contre { $two }

simulated-fault = tirage { $seed }, { $decks }, après { $decisions } choix (le dernier : { $choice }) : { $error } ; partie enregistrée : { $path } ; à rejouer : { $again }
simulated-faults = { $amount ->
    [one] { $amount } partie a échoué ainsi
   *[other] { $amount } parties ont échoué ainsi
}, la première avec le tirage { $seed } : { $kind }
simulated-given-up = tirage { $seed }, { $decks } : abandonnée après { $decisions } choix et { $turns } tours ; { $times ->
    [0] aucune situation n'est revenue, elle était seulement longue
    [one] une fois elle est revenue où elle avait été, après le choix { $first } comme après le choix { $since }
   *[other] { $times } fois elle est revenue où elle avait été, d'abord après le choix { $first } comme après le choix { $since }
}

coverage-cards = Cartes dont un texte a été appliqué : { $applied } sur { $cards }, tous leurs textes : { $whole }. Textes : { $seen } sur { $texts }.
coverage-never = { $amount ->
    [one] Rien n'a été appliqué d'une carte :
   *[other] Rien n'a été appliqué de { $amount } cartes :
}
coverage-texts = { $amount ->
    [one] Des autres cartes, un texte n'a jamais été appliqué :
   *[other] Des autres cartes, { $amount } textes n'ont jamais été appliqués :
}
coverage-text = { "  " }{ $card } : { $text }
dataset-holds = { $task } : { $games } parties sur { $wanted }, { $decisions } décisions, { $unfinished } abandonnées
dataset-won = Parties gagnées : { $bots }
