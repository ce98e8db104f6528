# Ce qui s'est passé dans Anima. $who vaut « you », « other » ou « nobody » (alors $name ne sert pas), $victim de même pour un
# second joueur du nom $victimname ; $cards énumère des cartes, $amount les compte ; $span dit combien de temps une chose dure.

event-GameBegan = Une partie à { $players } commence.
event-PileShuffled = { $pile ->
    [character-deck] La pioche des Personnages a été mélangée.
    [arcane-deck] La pioche des Personnages Arcanes a été mélangée.
    [advantage-deck] La pioche des Avantages a été mélangée.
    [encounter-deck] La pioche des Rencontres a été mélangée.
    [area-deck] La pioche des Zones a été mélangée.
    [final-deck] Les Missions finales ont été mélangées.
   *[other] Les Missions basiques ont été mélangées.
}
event-CardDealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $name } reçoit { $cards }.
}
event-CharacterKept = { $who ->
    [you] Vous commencez avec { $card }.
   *[other] { $name } commence avec { $card }.
}
event-AreaPlaced = { $who ->
    [you] Vous placez { $card } sur la table.
    [nobody] Sur la table : { $cards }.
   *[other] { $name } place { $card } sur la table.
}
event-EncounterLaid = Une Rencontre est posée face cachée devant { $area }.
event-TurnBegan = Le tour { $turn } commence.
event-OrderFixed = Ordre de ce tour : { $order }.
event-FinalMissionRevealed = { $who ->
    [you] Vous révélez la Mission finale : { $card }. La Crise arrive dans { $turns } tours.
    [nobody] La Mission finale est révélée : { $card }. La Crise arrive dans { $turns } tours.
   *[other] { $name } révèle la Mission finale : { $card }. La Crise arrive dans { $turns } tours.
}
event-FinalMissionDue = { $source } : la Mission finale sera révélée au début du prochain tour.
event-PhaseBegan = { $phase ->
    [reset] Phase de Redressement :
    [movement] Phase de Mouvement :
    [interaction] Phase d'Interaction :
    [exploration] Phase d'Exploration :
   *[other] La phase suivante :
}
event-PartyReady = Tous les Personnages sont redressés et rétablis.
event-CardDiscarded = { $because ->
    [none] { $who ->
        [you] Vous défaussez { $card }.
        [nobody] { $card } est défaussé.
       *[other] { $name } défausse { $card }.
    }
   *[other] { $who ->
        [you] Vous défaussez { $card } ({ $source }).
        [nobody] { $card } est défaussé ({ $source }).
       *[other] { $name } défausse { $card } ({ $source }).
    }
}
event-CharacterExpelled = { $who ->
    [you] Vous renvoyez { $card }.
   *[other] { $name } renvoie { $card }.
}
event-LeaveDeclared = { $who ->
    [you] Vous annoncez que vous quittez { $area }.
   *[other] { $name } annonce vouloir quitter { $area }.
}
event-MissionShown = { $who ->
    [you] Vous montrez votre Mission { $card }.
   *[other] { $name } montre la Mission { $card }.
}
event-PickedUp = { $who ->
    [you] Vous ramassez { $card }.
   *[other] { $name } ramasse { $card }.
}
event-PartyLeft = { $who ->
    [you] Votre Groupe a quitté { $area }.
   *[other] { $name } a quitté { $area }.
}
event-AdvantageUsed = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
event-AbilityUsed = { $who ->
    [you] Vous utilisez { $card }.
   *[other] { $name } utilise { $card }.
}
event-TrapLaid = { $known ->
    [yes] { $who ->
        [you] Vous posez le Piège { $card } sur { $area }.
       *[other] { $name } pose le Piège { $card } sur { $area }.
    }
   *[no] { $who ->
        [you] Vous posez un Piège sur { $area }.
       *[other] { $name } pose un Piège face cachée sur { $area }.
    }
}
event-FactionJoined = { $who ->
    [you] Votre Groupe appartient maintenant à la Faction { $card }.
   *[other] { $name } rejoint la Faction { $card }.
}
event-OrganizationJoined = { $who ->
    [you] Votre Groupe appartient maintenant à l'Organisation { $card }.
   *[other] { $name } rejoint l'Organisation { $card }.
}
event-IncidentBegan = L'Incident { $card } vaut jusqu'à la fin de ce tour.
event-UseCancelled = { $known ->
    [yes] { $source } annule { $card }.
   *[no] { $source } annule ce qui a été joué.
}
event-CharacterSpun = { $gender ->
    [female] { $card } est inclinée.
   *[male] { $card } est incliné.
}
event-PartyMoving = { $who ->
    [you] Votre Groupe se met en route : { $area }.
   *[other] { $name } se met en route : { $area }.
}
event-PartyArrived = { $who ->
    [you] Votre Groupe est { $at }.
   *[other] { $name } est { $at }.
}
event-PartyStayed = { $who ->
    [you] Votre Groupe reste { $at }.
   *[other] { $name } reste { $at }.
}
event-PartyRested = { $who ->
    [you] Votre Groupe se repose : +2 en Combat et +2 en Vitesse au prochain tour.
   *[other] { $name } se repose.
}
event-HorizonsSought = { $who ->
    [you] { $pile ->
        [deck] Vous cherchez de nouveaux horizons.
       *[discard] Vous cherchez de nouveaux horizons dans la défausse.
    }
   *[other] { $pile ->
        [deck] { $name } cherche de nouveaux horizons.
       *[discard] { $name } cherche de nouveaux horizons dans la défausse.
    }
}
event-AreaNamed = { $card } est désignée pour quitter la table.
event-AreaSaved = { $who ->
    [you] Vous gardez { $card } sur la table.
   *[other] { $name } garde { $card } sur la table.
}
event-AreaRemoved = { $card } quitte la table.
event-WayOpened = { $who ->
    [you] { $source } : votre Groupe peut entrer dans une Zone sans affronter sa Rencontre.
   *[other] { $source } : { $name } peut entrer dans une Zone sans affronter sa Rencontre.
}
event-CardSeen = { $known ->
    [yes] { $who ->
        [you] Vous voyez { $cards }.
       *[other] { $name } voit { $cards }.
    }
   *[no] { $amount ->
        [one] { $name } regarde une carte.
       *[other] { $name } regarde { $amount } cartes.
    }
}
event-CardPutUnder = { $who ->
    [you] Vous mettez une carte sous la pioche.
   *[other] { $name } met une carte sous la pioche.
}
event-EncounterRevealed = { $where ->
    [none] { $who ->
        [you] Rencontre pour vous : { $card }.
       *[other] Rencontre pour { $name } : { $card }.
    }
   *[other] { $who ->
        [you] Rencontre pour vous { $at } : { $card }.
       *[other] Rencontre pour { $name } { $at } : { $card }.
    }
}
event-EncounterTooHigh = { $card } dépasse le Niveau { $level } et part à la défausse.
event-EncounterEvaded = { $because ->
    [none] { $card } : Rencontre évitée.
   *[other] { $card } : Rencontre évitée ({ $source }).
}
event-EncounterMet = { $who ->
    [you] Vous affrontez { $card }.
   *[other] { $name } affronte { $card }.
}
event-TrapSprung = Un Piège se déclenche { $at } : { $card }.
event-CombatDeclared = { $who ->
    [you] Vous attaquez { $victimname }.
   *[other] { $victim ->
        [you] { $name } vous attaque.
       *[other] { $name } attaque { $victimname }.
    }
}
event-CombatBegan = { $known ->
    [yes] { $who ->
        [you] Vous combattez { $card } (Combat { $combat }).
       *[other] { $name } combat { $card } (Combat { $combat }).
    }
   *[no] { $victim ->
        [nobody] { $who ->
            [you] Vous combattez un adversaire de Combat { $combat }.
           *[other] { $name } combat un adversaire de Combat { $combat }.
        }
       *[other] { $who ->
            [you] Vous combattez { $victimname }.
           *[other] { $victim ->
                [you] { $name } vous combat.
               *[other] { $name } combat { $victimname }.
            }
        }
    }
}
event-BonusGained = { $victim ->
    [you] { $source } : { $change } pour vous { $span }.
    [nobody] { $source } : { $change } pour l'adversaire { $span }.
   *[other] { $source } : { $change } pour { $victimname } { $span }.
}
event-CharacterChanged = { $source } : { $change } pour { $card } { $span }.
event-LevelChanged = { $source } : le Niveau de { $area } change de { $signed } { $span }.
event-DieRolled = { $purpose ->
    [combat] Dés : { $dice }.
    [open] Un 6 est relancé et ajouté : { $dice }.
    [order] Égalité pour l'ordre, dés : { $dice }.
    [check] Dé du Test de Vitesse : { $dice }.
    [exploration] Dé de l'exploration : { $dice }.
   *[text] Dé : { $dice }.
}
event-DieTakenBack = { $victim ->
    [you] { $source } : votre dé est relancé.
    [nobody] { $source } : le dé de l'adversaire est relancé.
   *[other] { $source } : le dé de { $victimname } est relancé.
}
event-DieChanged = { $victim ->
    [you] { $source } : votre dé montre maintenant { $face }.
    [nobody] { $source } : le dé de l'adversaire montre maintenant { $face }.
   *[other] { $source } : le dé de { $victimname } montre maintenant { $face }.
}
event-CombatCounted = { $victim ->
    [nobody] { $who ->
        [you] Avec les dés : { $total } pour vous, { $against } pour l'adversaire.
       *[other] Avec les dés : { $total } pour { $name }, { $against } pour l'adversaire.
    }
    [you] Avec les dés : { $total } pour { $name }, { $against } pour vous.
   *[other] { $who ->
        [you] Avec les dés : { $total } pour vous, { $against } pour { $victimname }.
       *[other] Avec les dés : { $total } pour { $name }, { $against } pour { $victimname }.
    }
}
event-CombatWon = { $known ->
    [yes] { $who ->
        [you] Vous battez { $card }.
       *[other] { $name } bat { $card }.
    }
   *[no] { $victim ->
        [nobody] { $who ->
            [you] Vous gagnez.
           *[other] { $name } gagne.
        }
        [you] { $name } vous bat.
       *[other] { $who ->
            [you] Vous battez { $victimname }.
           *[other] { $name } bat { $victimname }.
        }
    }
}
event-CombatLost = { $known ->
    [yes] { $who ->
        [you] Vous perdez contre { $card }.
       *[other] { $name } perd contre { $card }.
    }
   *[no] { $who ->
        [you] Vous perdez.
       *[other] { $name } perd.
    }
}
event-CombatTied = { $victim ->
    [you] { $name } et vous êtes à égalité : il ne se passe rien.
   *[other] { $who ->
        [you] Vous et { $victimname } êtes à égalité : il ne se passe rien.
       *[other] { $name } et { $victimname } sont à égalité : il ne se passe rien.
    }
}
event-CombatEscaped = { $who ->
    [you] Vous échappez au Combat.
   *[other] { $name } échappe au Combat.
}
event-DiceAdded = { $source } : { $dice } dés sont lancés, et le meilleur compte.
event-FoeCombatSet = { $card } a maintenant un Combat de { $combat }.
event-KillMarginSet = { $card } : perdre de { $margin } fait mourir un Personnage.
event-CardsForbidden = { $card } : aucune carte { $skill } dans ce Combat.
event-CharacterDying = { $who ->
    [you] { $card } (de votre Groupe) va mourir.
   *[other] { $card } ({ $name }) va mourir.
}
event-CharacterSaved = { $who ->
    [you] { $card } (de votre Groupe) échappe à la mort.
   *[other] { $card } ({ $name }) échappe à la mort.
}
event-CharacterDied = { $who ->
    [you] { $card } (de votre Groupe) meurt.
   *[other] { $card } ({ $name }) meurt.
}
event-CharacterIncapacitated = { $who ->
    [you] { $gender ->
        [female] { $card } (de votre Groupe) est neutralisée jusqu'au prochain tour.
       *[male] { $card } (de votre Groupe) est neutralisé jusqu'au prochain tour.
    }
   *[other] { $gender ->
        [female] { $card } ({ $name }) est neutralisée jusqu'au prochain tour.
       *[male] { $card } ({ $name }) est neutralisé jusqu'au prochain tour.
    }
}
event-CharacterJoined = { $who ->
    [you] { $card } rejoint votre Groupe.
   *[other] { $card } rejoint le Groupe de { $name }.
}
event-CharacterLeft = { $who ->
    [you] { $card } quitte votre Groupe.
   *[other] { $card } quitte le Groupe de { $name }.
}
event-SteelGiven = { $who ->
    [you] { $card } (de votre Groupe) a désormais +1 en Combat.
   *[other] { $card } ({ $name }) a désormais +1 en Combat.
}
event-PartyFormed = { $who ->
    [you] Vous commencez un nouveau Groupe avec { $card } ; il agira au prochain tour.
   *[other] { $name } commence un nouveau Groupe avec { $card }.
}
event-PartyExpelled = { $where ->
    [none] { $who ->
        [you] Votre Groupe est hors jeu pour ce tour.
       *[other] { $name } est hors jeu pour ce tour.
    }
   *[other] { $who ->
        [you] Votre Groupe est expulsé { $leaving }, et hors jeu pour ce tour.
       *[other] { $name } est expulsé { $leaving }, et hors jeu pour ce tour.
    }
}
event-AdvantageDrawn = { $known ->
    [yes] { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
   *[no] { $amount ->
        [one] { $name } pioche un Avantage.
       *[other] { $name } pioche { $amount } Avantages.
    }
}
event-AdvantageTaken = { $victim ->
    [you] { $name } prend { $card } dans votre main.
   *[other] { $who ->
        [you] Vous prenez { $card } dans la main de { $victimname }.
       *[other] { $name } prend { $card } dans la main de { $victimname }.
    }
}
event-AdvantageRetrieved = { $who ->
    [you] Vous reprenez { $card } dans la défausse.
   *[other] { $name } reprend { $card } dans la défausse.
}
event-CombatCardTaken = { $who ->
    [you] Vous prenez { $card }, qui a servi dans ce Combat.
   *[other] { $name } prend { $card }, qui a servi dans ce Combat.
}
event-CheckPassed = { $who ->
    [you] Vous réussissez le Test de Vitesse avec { $total } (il fallait { $difficulty }).
   *[other] { $name } réussit le Test de Vitesse avec { $total } (il fallait { $difficulty }).
}
event-CheckFailed = { $who ->
    [you] Vous échouez au Test de Vitesse avec { $total } (il fallait { $difficulty }).
   *[other] { $name } échoue au Test de Vitesse avec { $total } (il fallait { $difficulty }).
}
event-TradeOffered = { $victim ->
    [you] { $name } vous propose un échange : { $given } contre { $wanted }.
   *[other] { $who ->
        [you] Vous proposez un échange à { $victimname } : { $given } contre { $wanted }.
       *[other] { $name } propose un échange à { $victimname } : { $given } contre { $wanted }.
    }
}
event-TradeCountered = { $victim ->
    [you] { $name } vous fait une autre offre : { $given } contre { $wanted }.
   *[other] { $who ->
        [you] Vous faites une autre offre à { $victimname } : { $given } contre { $wanted }.
       *[other] { $name } fait une autre offre à { $victimname } : { $given } contre { $wanted }.
    }
}
event-TradeShown = { $side ->
    [given] { $who ->
        [you] Vous donneriez { $cards }.
       *[other] { $name } donnerait { $cards }.
    }
   *[wanted] { $who ->
        [you] Vous recevriez { $cards }.
       *[other] { $name } recevrait { $cards }.
    }
}
event-TradeAccepted = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
event-TradeRefused = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
event-TradeAbandoned = { $who ->
    [you] Vous renoncez au commerce.
   *[other] { $name } renonce au commerce.
}
event-TradeGiven = { $victim ->
    [you] { $name } vous donne { $cards }.
   *[other] { $who ->
        [you] Vous donnez { $cards } à { $victimname }.
       *[other] { $name } donne { $cards } à { $victimname }.
    }
}
event-Explored = { $who ->
    [you] Vous explorez { $area } et obtenez { $face }.
   *[other] { $name } explore { $area } et obtient { $face }.
}
event-RewardChosen = { $who ->
    [you] Vous prenez la récompense { $reward }.
   *[other] { $name } prend la récompense { $reward }.
}
event-MissionAttempted = { $who ->
    [you] Vous tentez la Mission { $card }.
   *[other] { $name } tente la Mission { $card }.
}
event-MissionFailed = { $who ->
    [you] La Mission { $card } a échoué.
   *[other] { $name } échoue dans la Mission { $card }.
}
event-MissionMarked = { $who ->
    [you] { $markers ->
        [one] Vous posez un marqueur sur { $card }.
       *[other] Vous posez { $markers } marqueurs sur { $card }.
    }
   *[other] { $markers ->
        [one] { $name } pose un marqueur sur { $card }.
       *[other] { $name } pose { $markers } marqueurs sur { $card }.
    }
}
event-StepTaken = { $who ->
    [you] { $card } : vous avez tenu { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
   *[other] { $card } : { $name } a tenu { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
}
event-ResistanceBroken = { $who ->
    [you] Vous devez recommencer { $card }.
   *[other] { $name } doit recommencer { $card }.
}
event-MissionCompleted = { $who ->
    [you] Vous accomplissez { $card }.
   *[other] { $name } accomplit { $card }.
}
event-TimerChanged = { $turns ->
    [0] Le dé de Crise est à zéro.
    [one] Le dé de Crise montre { $turns } : encore un tour.
   *[other] Le dé de Crise montre { $turns } : encore { $turns } tours.
}
event-CrisisBegan = La Crise est là : { $card }. Les Groupes sans Mission basique sont détruits ; les autres ont chacun une seule tentative.
event-PartyDestroyed = { $who ->
    [you] Votre Groupe est détruit.
   *[other] Le Groupe de { $name } est détruit.
}
event-GameWon = { $how ->
    [alone] { $who ->
        [you] Vous seul avez accompli une Mission basique : vous gagnez sans combattre.
       *[other] { $name } est seul à avoir accompli une Mission basique, et gagne sans combattre.
    }
   *[won] { $who ->
        [you] Vous avez vaincu le dernier péril.
       *[other] { $name } a vaincu le dernier péril.
    }
}
event-GameDrawn = { $rule ->
    [agreed] Tous les joueurs se sont accordés pour en rester là : personne ne gagne.
    [loop] Les mêmes choses se répéteraient sans fin : personne ne gagne.
    [too-long] Ce que ce choix a déclenché n'en finit pas : personne ne gagne.
   *[other] Tous ont échoué : c'est la fin du monde, et personne ne gagne.
}
event-Conceded = { $rule ->
    [clock] { $who ->
        [you] Votre temps est écoulé : vous quittez la partie.
       *[other] { $name } n'a plus de temps et quitte la partie.
    }
   *[other] { $who ->
        [you] Vous quittez la partie.
       *[other] { $name } quitte la partie.
    }
}
