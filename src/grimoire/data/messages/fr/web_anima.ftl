# Les mots de la table d'Anima dans le navigateur.

web-land = Le pays
web-level = Niveau { $level }
web-die = un dé : { $face }
web-die-waits = un dé qui n'est pas encore tombé
web-crisis-die = le dé de la Crise : { $turns }
web-crisis-in = Crise dans { $turns }
web-admitted = Un de moins après chaque tour. L'œil marque qui peut la tenter.
web-admitted-none = Personne ne peut encore la tenter
web-final-mission = Mission finale
web-final-sealed = Scellée jusqu'à ce qu'une Mission basique soit accomplie et que quelqu'un l'ouvre.
web-by-speed = ordre, avec la Vitesse
web-discarded = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
web-outside = dehors
web-opposed-to = opposé à { $names }
web-mission-done = Mission accomplie
web-mission-open = Mission révélée
web-closed-missions = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missions
}
web-known-cards = connues en main
web-skill = { $skill ->
    [magic] Magie
    [ki] Ki
   *[other] Ruse
}
web-reward-about = { $what ->
    [advantage] Autant de cartes que le Niveau de la Zone, dans la limite de votre main.
    [recruit] Un Personnage de plus rejoint votre Groupe.
   *[arcane] Votre Groupe prend un Personnage Arcane ; vous défaussez un Avantage.
}
web-reward-one = Une récompense par exploration.
web-reward-take = La prendre
web-outcomes = Rencontres
web-either = { $one } ou { $other }
web-free-place = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-your-party = Votre Groupe
web-your-hand = Votre main
web-printed = imprimé { $amount }
web-your-mission = votre Mission
web-may-try = peut tenter la Mission finale
web-lies-down = à terre
web-pile-area-deck = Zones
web-pile-encounter-deck = Rencontres
web-pile-character-deck = Personnages
web-pile-advantage-deck = Avantages
web-scenes = Ce qui vient de se passer
web-scene-of = { $amount } sur { $most }
web-as-it-stands = en l'état
web-the = La
web-crisis = Crise
web-the-crisis = La Crise
web-crisis-how = Ils tentent par ordre de Vitesse ; le premier Groupe qui en réchappe l'emporte.
web-crisis-after = Crise après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
web-crisis-counts = Le dé de la Crise est sur { $turns }. Après chaque tour il montre un de moins ; quand il est épuisé, la Crise est là.
web-crisis-unworthy = Détruit avant le premier dé
web-crisis-unworthy-why = Ce Groupe n'avait accompli aucune Mission basique.
web-crisis-waits = attend
web-crisis-too-late = n'a plus eu à tenter
web-final-where = Où la tenter, parmi les Zones découvertes
web-final-nowhere = Aucune de ses Zones n'est encore découverte.
web-final-not-found = Pas encore découvertes : { $names }
web-final-revealed = La Mission finale est révélée
web-final-who = Qui peut la tenter
web-final-unworthy = aucune Mission accomplie : détruit si la Crise vient
web-story-and-tools = Récit et outils
web-in-hundred = sur 100
web-odds-win = gagner { $amount }
web-odds-tie = égalité { $amount }
web-odds-lose = perdre { $amount }
web-contest-die = { $count ->
    [one] dé
   *[other] le meilleur de { $count } dés
}
web-contest-against = contre
web-the-others = Les autres
web-answer-none = Pas de réponse
web-answer-none-about = cela se passe comme annoncé
web-answer-open = ce qui suit reste ouvert
web-answer-chance = le hasard décide de la suite
web-trade-title = L'échange
web-trade-gives = { $who ->
    [you] Vous donnez
   *[other] { $name } donne
}
web-trade-nothing = rien encore
web-trade-unseen = pas encore visible
web-trade-any = { $who ->
    [you] une carte de votre choix
   *[other] une carte de son choix
}
web-trade-add = Ce qui pourrait s'ajouter
web-trade-put-back = Remettre
web-undo-step = Annuler l'étape
web-trade-new = nouveau
web-trade-taken-off = retirée
web-trade-nth = { $made ->
    [1] première offre, de { $most } au plus
    [2] deuxième offre, de { $most } au plus
   *[other] dernière offre : c'est oui ou non
}
web-trade-sealed = { $who ->
    [you] vous avez scellé cette offre
   *[other] { $name } a scellé cette offre
}
web-trade-building = { $who ->
    [you] vous composez l'offre : elle ne se montre qu'ensuite
   *[other] { $name } compose une offre
}
web-trade-open = { $who ->
    [you] votre sceau est ouvert : une contre-offre brise les deux
   *[other] { $name } n'a pas scellé
}
web-trade-seal = { $sealed ->
    [yes] scellé par { $name }
   *[no] pas scellé par { $name }
}

# The end.
web-exchange = { $who ->
    [you] Vous donnez { $gives } et prenez { $takes }.
   *[other] { $name } donne { $gives } et prend { $takes }.
}
web-end-by = Victoire de { $name }
web-end-how = { $how ->
    [fought] dans la Crise « { $card } »
    [alone] dans la Crise « { $card } », sans combat
    [lost] dans la Crise « { $card } » : tous les Groupes ont été détruits
    [mission] avec la Mission finale « { $card } »
   *[other] avant que la Mission finale soit accomplie
}
web-end-dice = { " " }: les derniers dés ont donné { $ours } contre { $theirs }
web-end-course = Combat de chaque Groupe ; une coche là où une Mission a été accomplie
web-end-final = Mission finale ouverte
web-end-parties = { $count ->
    [2] Deux Groupes
    [3] Trois Groupes
    [4] Quatre Groupes
   *[other] Cinq Groupes
}
web-end-fate = { $end ->
    [won] { $who ->
        [you] Vous avez gagné
       *[other] Victoire de { $name }
    }
    [unworthy] { $who ->
        [you] Votre Groupe a été détruit
       *[other] Groupe détruit : { $name }
    }
    [fell] { $who ->
        [you] Votre Groupe est tombé
       *[other] Groupe tombé : { $name }
    }
    [late] { $who ->
        [you] Vous arriviez trop tard
       *[other] Arrivé trop tard : { $name }
    }
   *[stood] { $who ->
        [you] Vous étiez encore debout
       *[other] Encore debout : { $name }
    }
}
web-end-why = { $end ->
    [unworthy] { $who ->
        [you] vous n'aviez accompli aucune Mission basique quand la Crise est venue
       *[other] n'avait accompli aucune Mission basique quand la Crise est venue
    }
    [fell] { $who ->
        [you] vous avez tenté la Crise sans y résister
       *[other] a tenté la Crise et n'a pas tenu
    }
    [late] { $who ->
        [you] vous n'aviez plus à tenter la Crise
       *[other] n'avait plus à tenter la Crise
    }
   *[other] { "" }
}
