# Une carte que l'on a écrite, essayée en des centaines de parties.

web-trial = Essayer 500 parties
web-trial-again = Réessayer 500 parties
web-trial-stop = Arrêter
web-trial-title = { $card }, essayée par des robots
web-trial-waiting = { $before ->
    [0] Cela commence dans un instant.
    [one] Un autre essai passe d'abord.
   *[other] { $before } autres essais passent d'abord.
}
web-trial-progress = { $done } parties sur { $all }
web-trial-deck = Dans le deck { $deck }, avec elle et sans elle, sur les mêmes tirages. Le même robot rapide décide des deux côtés.
web-trial-piles = Tous piochent dans les mêmes piles : on voit ici ce qui allait avec la victoire, et non ce qui serait sans elle. Un robot rapide décide pour tous.
web-trial-stronger = Elle rend le deck plus fort : { $effect }.
web-trial-weaker = Elle rend le deck plus faible : { $effect }.
web-trial-even = Aucune différence n'a été trouvée : { $effect }. Il peut y en avoir une, trop petite pour si peu de parties.
web-trial-too-few = Jusqu'ici : { $effect }. Rien n'est affirmé sur moins de 200 manches de deux parties.
web-trial-effect = { $value } points (de { $low } à { $high }, 99 fois sur 100)
web-trial-drawn = Gagné quand elle est piochée
web-trial-undrawn = Gagné quand elle ne l'est pas
web-trial-gap = Différence
web-trial-share = { $value } ({ $low }–{ $high })
web-trial-of = sur { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-trial-never = Elle n'a pas encore été piochée.
web-trial-spent = Le temps prévu pour une carte est écoulé ; voici les parties jouées.
web-trial-stopped = Arrêté ; voici les parties jouées.
web-trial-failed = Ces parties ont mal tourné. Réessayez dans un instant.
web-trial-older = Le texte a changé depuis : ces parties sont celles de la carte d'avant.
web-trial-bar = De { $low } à { $high } points ; le trait du milieu : aucune différence.
