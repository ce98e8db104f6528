# Ce qu'on peut choisir dans Anima. L'identifiant est le verbe, et ce que le choix nomme en plus. $line distingue les textes d'une
# même carte.

option-keep-card = Garder { LE($card) }
option-return-card = Rendre { LE($card) }
option-reveal = Révéler la Mission finale
option-pass = Passer
option-end = Terminer
option-done = C'est tout
option-yes = Oui
option-no = Non
option-play-card = { $line ->
    [0] Jouer { LE($card) }
   *[other] Jouer { LE($card) } (texte { $line })
}
option-use-card = { $line ->
    [0] Utiliser { LE($card) }
   *[other] Utiliser { LE($card) } (texte { $line })
}
option-bait-card = Défausser { LE($card) } comme appât
option-discard-card = Défausser { LE($card) }
option-expel-card = Renvoyer { LE($card) }
option-leave = Partir d'ici ce tour-ci
option-show-card = Montrer la Mission « { $card } »
option-take-card = Prendre { LE($card) }
option-move-card = Aller { $towards }
option-seek-pile = Chercher de nouveaux horizons : piocher une Zone
option-seek-card = Chercher de nouveaux horizons : reprendre { LE($card) } dans la défausse
option-rest = Se reposer
option-stay = Rester
option-place-card = Placer { LE($card) }
option-remove-card = Retirer { LE($card) }
option-on-card = Le poser sur { LE($card) }
option-spin-card = Incliner { LE($card) }
option-choose-player = { $who ->
    [you] Choisir votre propre Groupe
   *[other] Choisir le Groupe { DE($player) }
}
option-choose-card = Choisir { LE($card) }
option-choose-amount = Choix { $amount }
option-give-card = Donner { LE($card) }
option-die-player = { $who ->
    [you] Votre dé
    [foe] Le dé de l'adversaire
   *[other] Le dé { DE($player) }
}
option-die-player-amount = { $who ->
    [you] Votre dé n° { $amount }
    [foe] Le dé n° { $amount } de l'adversaire
   *[other] Le dé n° { $amount } { DE($player) }
}
option-up = Un de plus
option-down = Un de moins
option-attack-player = Attaquer { $player }
option-trade-player = Commercer avec { $player }
option-want-card = Demander { LE($card) }
option-want-word = Demander n'importe quel Avantage, au choix de l'autre
option-abandon = Renoncer à l'échange
option-accept = Accepter
option-refuse = Refuser
option-counter = Faire une contre-offre
option-explore = Explorer
option-resist-card = Résister : { $card }
option-reward-word = { $word ->
    [advantage] Prendre des Avantages
    [recruit] Recruter un Personnage
   *[arcane] Recruter un Personnage Arcane contre un Avantage
}
option-mission-card = Tenter la Mission « { $card } »
option-ex-word = EX { $extra }
option-recruit-card = Recruter { LE($card) }
option-bottom-card = Mettre { LE($card) } sous la pioche
option-first-card = { LE($card) } au-dessus
verb-reward-cards = Prendre { $what }

# Les options d'une seule question, comme ce qui va se passer ; puis des verbes pour un bouton sur la carte même.

option-choose-card-choose-character = { $word ->
    [down] Neutraliser { LE($card) }
    [steel] { LE($card) } le porte
    [stronger] { LE($card) } gagne en Combat
    [weaker] { LE($card) } perd en Combat
    [taken] Prendre { LE($card) } dans votre Groupe
   *[none] Viser { LE($card) }
}
option-choose-card-who-dies = { LE($card) } meurt
option-choose-card-who-ascends = { LE($card) } cède la place
option-recruit-card-recruit-discards = Recruter { LE($card) }
option-pass-combat-cards = Passer : ne rien utiliser de plus dans ce Combat
option-pass-interrupt = Passer : laisser faire
option-pass-peek-bottom = Passer : les laisser au-dessus
option-pass-pick-up = Passer : n'en prendre aucun
option-pass-reveal-final = Passer : la laisser cachée pour l'instant
option-pass-save-area = Passer : laisser cette Zone quitter la table
option-end-reset = Terminer le Redressement
option-end-interaction = Terminer sans attaquer ni commercer
option-end-exploration = Terminer sans explorer
option-end-movement = Terminer le déplacement ici
option-end-reward = Terminer sans récompense
option-done-trade-offer = C'est tout : faire cette offre
option-yes-may-pay = Oui : { $text }
option-no-may-pay = Non : ne rien payer
option-up-nudge = Un de plus
option-down-nudge = Un de moins
option-up-turn-timer = Un de plus
option-down-turn-timer = Un de moins
verb-play = Jouer
verb-use = Utiliser
verb-move = Y aller
verb-pass-combat-cards = Ne rien utiliser
verb-discard = Défausser
verb-expel = Renvoyer
verb-keep = Garder
verb-return = Rendre
verb-take = Prendre
verb-spin = Incliner
verb-show = Montrer
verb-mission = La tenter
verb-give = Donner
verb-want = La demander
verb-place = Poser
verb-remove = Retirer

verb-seek-movement = Chercher de nouveaux horizons
verb-counter-trade-answer = Contre-offre
verb-accept-trade-answer = Sceller
verb-done-trade-offer = Sceller l'offre
verb-abandon-trade-offer = Retirer l'offre
verb-want-trade-offer = Un Avantage au choix
