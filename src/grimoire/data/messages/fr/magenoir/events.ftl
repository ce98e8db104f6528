# Ce qui s'est passé, au passé du journal. $who vaut « you » ou « other », $name est le nom de l'autre joueur, $victim ce qui a été
# touché (« you », « other » ou « card »), $mana une liste comme « 2 Air, 1 Feu ».

event-ChooserDrawn = { $who ->
    [you] Le hasard vous laisse décider qui commence.
   *[other] Le hasard laisse { $name } décider qui commence.
}
event-ChooserNamed = { $who ->
    [you] Cette fois, c'est à vous de décider qui commence.
   *[other] Cette fois, c'est à { $name } de décider qui commence.
}
event-FirstPlayerChosen = { $who ->
    [you] Vous jouez le premier tour.
   *[other] { $name } joue le premier tour.
}
event-HandChosen = { $who ->
    [you] Vous avez gardé une main de départ de { $cards } cartes.
   *[other] { $name } a gardé une main de départ de { $cards } cartes.
}
event-DeckShuffled = { $who ->
    [you] Votre deck a été mélangé.
   *[other] { $name } a mélangé son deck.
}
event-TurnBegan = { $who ->
    [you] Le tour { $turn } commence : c'est le vôtre.
   *[other] Le tour { $turn } commence : c'est celui { DE($name) }.
}
event-TurnEnded = { $who ->
    [you] Votre tour est terminé.
   *[other] { $name } a terminé son tour.
}
event-TurnEnded-alone = { $who ->
    [you] Il n'y a plus rien à faire : votre tour se termine.
   *[other] { $name } ne pouvait plus rien faire : le tour est terminé.
}
event-CardDrawn = { $who ->
    [you] Vous avez pioché { $card }.
   *[other] { $name } a pioché { $card }.
}
event-ManaGathered = { $who ->
    [you] Vous avez ajouté { $mana } à l'Éther disponible.
   *[other] { $name } a ajouté { $mana } à l'Éther disponible.
}
event-PileTaken = { $who ->
    [you] Vous avez pris { $pile ->
        [left] la pile de gauche
       *[right] la pile de droite
    } ({ $amount } Mana).
   *[other] { $name } a pris { $pile ->
        [left] la pile de gauche
       *[right] la pile de droite
    } ({ $amount } Mana).
}
event-ManaTaken = { $who ->
    [you] Vous avez pris { $mana } { $from }.
   *[other] { $name } a pris { $mana } { $from }.
}
event-ManaPaid = { $who ->
    [you] Vous avez payé { $mana } à l'Éther disponible.
   *[other] { $name } a payé { $mana } à l'Éther disponible.
}
event-ManaReleased = La Mana sous { $card } est allée dans l'Éther disponible ({ $mana }).
event-ManaLocked = { $who ->
    [you] Vous avez mis { $mana } sous { $card }.
   *[other] { $name } a mis { $mana } sous { $card }.
}
event-ManaTraded = { $who ->
    [you] Vous avez échangé { $given } Mana contre 1 { $element } { $from }.
   *[other] { $name } a échangé { $given } Mana contre 1 { $element } { $from }.
}
event-PreparationAnnounced = { $who ->
    [you] Vous avez annoncé la préparation { DE($card) }.
   *[other] { $name } a annoncé la préparation { DE($card) }.
}
event-PreparationCalledOff = La préparation { DE($card) } a été annulée ; rien n'a été payé.
event-ComponentUsed = { $card } a servi de composant pour { $user }.
event-SpellPrepared = { $who ->
    [you] Vous avez préparé { $card }.
   *[other] { $name } a préparé { $card }.
}
event-SpellChanneled = { $who ->
    [you] Vous avez canalisé { $card } : c'est maintenant un composant.
   *[other] { $name } a canalisé { $card }.
}
event-ActivationAnnounced = { $who ->
    [you] Vous avez annoncé l'activation { DE($card) }.
   *[other] { $name } a annoncé l'activation { DE($card) }.
}
event-ActivationCalledOff = L'activation { DE($card) } a été annulée.
event-SpellActivated = { $who ->
    [you] Vous avez activé { $card }.
   *[other] { $name } a activé { $card }.
}
event-EffectsApplied = Les effets { DE($card) } ont été appliqués.
event-EffectNotBegun = Un texte { DE($card) } a déjà posé { $most } effets durables : il n'en pose plus.
event-CardsRanOut = Une partie compte au plus { $most } cartes : il n'y vient plus d'exemplaires { DE($card) }.
event-EffectBegan = Un effet durable { DE($card) } a commencé.
event-AbilityAnnounced = { $who ->
    [you] Vous avez annoncé une capacité { DE($card) }.
   *[other] { $name } a annoncé une capacité { DE($card) }.
}
event-AbilityCalledOff = La capacité { DE($card) } a été annulée ; rien n'a été payé.
event-AbilityUsed = { $who ->
    [you] Vous avez utilisé une capacité { DE($card) }.
   *[other] { $name } a utilisé une capacité { DE($card) }.
}
event-CardEntered = { $who ->
    [you] { $card } a rejoint votre côté du plateau, { $into }.
   *[other] { $card } a rejoint le côté adverse du plateau, { $into }.
}
event-CardDiscarded = { $who ->
    [you] { $card } a quitté { $leaving } pour votre défausse.
   *[other] { $card } a quitté { $leaving } pour la défausse adverse.
}
event-CardExiled = { $who ->
    [you] { $card } (à vous) a quitté { $leaving } pour l'exil.
   *[other] { $card } ({ $name }) a quitté { $leaving } pour l'exil.
}
event-CardMoved = { $who ->
    [you] { $card } (à vous) a { $moved ->
        [within] changé de place dans { $leaving }
        [state] pris place { $into }
        [aside] quitté { $leaving } et attend un instant de côté
       *[away] quitté { $leaving } pour { $reaching }
    }.
   *[other] { $card } ({ $name }) a { $moved ->
        [within] changé de place dans { $leaving }
        [state] pris place { $into }
        [aside] quitté { $leaving } et attend un instant de côté
       *[away] quitté { $leaving } pour { $reaching }
    }.
}
event-CardShown = { $who ->
    [you] Vous avez montré { $card }.
   *[other] { $name } a montré { $card }.
}
event-CardSeen = { $who ->
    [you] Vous voyez maintenant { $card } sur le dessus du deck.
   *[other] { $name } voit maintenant { $card } sur le dessus du deck.
}
event-CardLookedAt = { $who ->
    [you] Vous avez regardé { $card }.
   *[other] { $name } a regardé { $card }.
}
event-LookedInVain = { $card } : la carte regardée n'est pas ce qu'il faut.
event-DiscardPrevented = { $card } est Indestructible et reste en jeu.
event-DamageInflicted = { $victim ->
    [you] { $source } vous a infligé { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
    [card] { $source } a infligé { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à { $target }.
   *[other] { $source } a infligé { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à { $victimname }.
}
event-DamageRedirected = { $who ->
    [you] Les dégâts ont été redirigés vers { $card } (à vous).
   *[other] Les dégâts ont été redirigés vers { $card } ({ $name }).
}
event-HealthLost = { $victim ->
    [you] Vous avez perdu { $amount } PV.
    [card] { $target } a perdu { $amount } PV.
   *[other] { $victimname } a perdu { $amount } PV.
}
event-HealthGained = { $victim ->
    [you] Vous avez gagné { $amount } PV.
    [card] { $target } a gagné { $amount } PV.
   *[other] { $victimname } a gagné { $amount } PV.
}
event-HealthLost-by = { $victim ->
    [you] { $source } : vous avez perdu { $amount } PV.
    [card] { $source } : { $target } a perdu { $amount } PV.
   *[other] { $source } : { $victimname } a perdu { $amount } PV.
}
event-HealthGained-by = { $victim ->
    [you] { $source } : vous avez gagné { $amount } PV.
    [card] { $source } : { $target } a gagné { $amount } PV.
   *[other] { $source } : { $victimname } a gagné { $amount } PV.
}
event-HealthCounted = { $target } arrive en jeu avec { $health } PV.
event-BecameMageNoir = { $who ->
    [you] Vous voilà Mage Noir.
   *[other] { $name } est maintenant Mage Noir.
}
event-AnimalExhausted = Animal épuisé, retourné face cachée : { $card }.
event-AnimalRested = Animal régénéré, de nouveau face visible : { $card }.
event-GameWon = { $victim ->
    [you] { $lack ->
        [deck] Vous avez dû piocher dans un deck vide.
       *[other] Vous n'avez plus de points de vie.
    } Vous avez perdu.
   *[other] { $lack ->
        [deck] { $victimname } a dû piocher dans un deck vide.
       *[other] { $victimname } n'a plus de points de vie.
    } Vous avez gagné.
}
event-GameDrawn = { $rule ->
    [agreed] Les deux joueurs se sont accordés sur une partie nulle.
    [loop] Les mêmes choses continueraient sans fin : la partie est nulle.
    [too-long] Ce que ce choix a déclenché n'en finit pas : la partie est nulle.
   *[other] Les deux joueurs n'ont plus de points de vie au même moment : la partie est nulle.
}
event-SeatGiven = { $who ->
    [you] Vous avez quitté la table. Un robot joue à votre place.
   *[other] { $name } a quitté la table. Un robot joue à sa place.
}
event-Conceded = { $rule ->
    [clock] { $who ->
        [you] Votre temps est écoulé. Votre adversaire gagne.
       *[other] { $name } n'a plus de temps. Vous avez gagné.
    }
   *[other] { $who ->
        [you] Vous avez abandonné. Votre adversaire gagne.
       *[other] { $name } a abandonné. Vous avez gagné.
    }
}
event-GameWon-open = { $lack ->
    [deck] { $victimname } a dû piocher dans un deck vide. { $name } gagne.
   *[other] { $victimname } n'a plus de points de vie. { $name } gagne.
}
event-CardEntered-open = { $card } ({ $name }) a rejoint le plateau, { $into }.
event-CardDiscarded-open = { $card } ({ $name }) a quitté { $leaving } pour la défausse.
event-PhasedOut-open = { $cards ->
    [one] La carte du dessous du deck { DE($victimname) } est déphasée.
   *[other] Les { $cards } cartes du dessous du deck { DE($victimname) } sont déphasées.
}
event-ManaReturned-open = La Mana sous { $card } est allée dans la réserve { DE($name) } ({ $mana }).
event-Conceded-open = { $rule ->
    [clock] { $name } n'a plus de temps.
   *[other] { $name } a abandonné.
}
event-ManaShared = { $card ->
    [none] La Mana sous { $holder } est allée dans la réserve ({ $mana }).
   *[other] La Mana sous { $holder } est allée sous { $card } ({ $mana }).
}
event-ManaSwapped = { $who ->
    [you] Vous avez échangé une Mana contre 1 { $element } de la Mana { DE($card) }.
   *[other] { $name } a échangé une Mana contre 1 { $element } de la Mana { DE($card) }.
}
event-CardsSwapped = { $card } et { $other } ont échangé leurs places dans { $leaving }.
event-DrawIgnored = { $who ->
    [you] Vous n'avez pas pu piocher : un effet tient les cartes hors de votre main.
   *[other] { $name } n'a pas pu piocher : un effet tient les cartes hors de sa main.
}
event-ManaReturned = { $who ->
    [you] La Mana sous { $card } est allée dans votre réserve ({ $mana }).
   *[other] La Mana sous { $card } est allée dans la réserve { DE($name) } ({ $mana }).
}
event-PhasedOut = { $victim ->
    [you] { $cards ->
        [one] La carte du dessous de votre deck est déphasée.
       *[other] Les { $cards } cartes du dessous de votre deck sont déphasées.
    }
   *[other] { $cards ->
        [one] La carte du dessous du deck adverse est déphasée.
       *[other] Les { $cards } cartes du dessous du deck adverse sont déphasées.
    }
}
event-SpellReverted = { $card } retrouve son texte imprimé, sans aucun changement.
event-StatusLost = { $who ->
    [you] Vous n'êtes plus Mage Noir.
   *[other] { $name } n'est plus Mage Noir.
}
# Ce qui suit une phrase : le nombre avant et après, qui l'a changé, ce qui l'a provoqué.
told-with = { $said }, { $more }.
told-number = { $before } → { $after }
told-health = { $before } → { $after } PV
told-reserve = réserve { $before } → { $after }
told-changed = { $way ->
    [more] { $amount } de plus à cause { DE($card) }
    [less] { $amount } de moins grâce { AU($card) }
   *[text] son texte étant changé par { LE($card) }
}
told-by = par { LE($card) }
cause-fall = plus de PV
cause-too-many = trop de cartes à cet endroit
cause-control = plus ce qu'il lui faut
cause-hand-limit = limite de main
cause-forge = Forge
cause-zenith = Zénith
cause-setup = le début de la partie
cause-draw = la pioche du tour
cause-turn = le cours du tour
