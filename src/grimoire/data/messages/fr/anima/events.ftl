# Ce qui s'est passé dans Anima. $who vaut « you », « other » ou « nobody » (alors $name ne sert pas), $victim de même pour un
# second joueur du nom $victimname ; $cards énumère des cartes, $amount les compte ; $span dit combien de temps une chose dure.

event-GameBegan = Une partie à { $players } commence.
event-PileShuffled = { $above ->
    [0] { $pile ->
        [character-deck] La pioche des Personnages a été mélangée.
        [arcane-deck] La pioche des Personnages Arcanes a été mélangée.
        [advantage-deck] La pioche des Avantages a été mélangée.
        [encounter-deck] La pioche des Rencontres a été mélangée.
        [area-deck] La pioche des Zones a été mélangée.
        [final-deck] Les Missions finales ont été mélangées.
       *[other] Les Missions basiques ont été mélangées.
    }
   *[other] { $pile ->
        [character-deck] Les Personnages défaussés ont été mélangés et placés sous leur pioche.
        [arcane-deck] Les Personnages Arcanes défaussés ont été mélangés et placés sous leur pioche.
        [advantage-deck] Les Avantages défaussés ont été mélangés et placés sous leur pioche.
       *[other] Les Rencontres défaussées ont été mélangées et placées sous leur pioche.
    }
}
event-CardDealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $name } reçoit { $cards }.
}
event-CharacterKept = { $who ->
    [you] Vous commencez avec { LE($card) }.
   *[other] { $name } commence avec { LE($card) }.
}
event-AreaPlaced = { $who ->
    [you] Vous placez { LE($card) } sur la table.
    [nobody] Sur la table : { $cards }.
   *[other] { $name } place { LE($card) } sur la table.
}
event-EncounterLaid = Une Rencontre est posée face cachée devant { LE($area) }.
event-TurnBegan = Le tour { $turn } commence.
event-OrderFixed = Ordre de ce tour : { $order }.
event-FinalMissionRevealed = { $who ->
    [you] Vous révélez la Mission finale : { $card }. La Crise arrive dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
    [nobody] La Mission finale est révélée : { $card }. La Crise arrive dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
   *[other] { $name } révèle la Mission finale : { $card }. La Crise arrive dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
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
        [you] Vous défaussez { LE($card) }.
        [nobody] À la défausse : { LE($card) }.
       *[other] { $name } défausse { LE($card) }.
    }
   *[other] { $who ->
        [you] Vous défaussez { LE($card) } ({ $source }).
        [nobody] À la défausse : { LE($card) } ({ $source }).
       *[other] { $name } défausse { LE($card) } ({ $source }).
    }
}
event-CharacterExpelled = { $who ->
    [you] Vous renvoyez { LE($card) }.
   *[other] { $name } renvoie { LE($card) }.
}
event-LeaveDeclared = { $who ->
    [you] Vous annoncez que vous quittez { LE($area) }.
   *[other] { $name } annonce vouloir quitter { LE($area) }.
}
event-MissionShown = { $who ->
    [you] Vous montrez votre Mission « { $card } ».
   *[other] { $name } montre la Mission « { $card } ».
}
event-PickedUp = { $who ->
    [you] Vous ramassez { LE($card) }.
   *[other] { $name } ramasse { LE($card) }.
}
event-PartyLeft = { $who ->
    [you] Votre Groupe a quitté { LE($area) }.
   *[other] { $name } a quitté { LE($area) }.
}
event-AdvantageUsed = { $who ->
    [you] Vous jouez { LE($card) }.
   *[other] { $name } joue { LE($card) }.
}
event-AbilityUsed = { $who ->
    [you] Vous utilisez { LE($card) }.
   *[other] { $name } utilise { LE($card) }.
}
event-TrapLaid = { $known ->
    [yes] { $who ->
        [you] Vous posez le Piège « { $card } » sur { LE($area) }.
       *[other] { $name } pose le Piège « { $card } » sur { LE($area) }.
    }
   *[no] { $who ->
        [you] Vous posez un Piège sur { LE($area) }.
       *[other] { $name } pose un Piège face cachée sur { LE($area) }.
    }
}
event-FactionJoined = { $who ->
    [you] Votre Groupe appartient maintenant à la Faction « { $card } ».
   *[other] { $name } rejoint la Faction « { $card } ».
}
event-OrganizationJoined = { $who ->
    [you] Votre Groupe appartient maintenant à l'Organisation « { $card } ».
   *[other] { $name } rejoint l'Organisation « { $card } ».
}
event-IncidentBegan = L'Incident « { $card } » vaut jusqu'à la fin de ce tour.
event-UseCancelled = { $known ->
    [yes] { NOMBRE($source) ->
        [many] { LE($source) } annulent { LE($card) }.
       *[one] { LE($source) } annule { LE($card) }.
    }
   *[no] { NOMBRE($source) ->
        [many] { LE($source) } annulent ce qui a été joué.
       *[one] { LE($source) } annule ce qui a été joué.
    }
}
event-CharacterSpun = { $gender ->
    [female] { LE($card) } est inclinée.
   *[male] { LE($card) } est incliné.
}
event-PartyMoving = { $who ->
    [you] Votre Groupe se met en route vers { LE($area) }.
   *[other] { $name } se met en route vers { LE($area) }.
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
event-AreaNamed = { NOMBRE($card) ->
    [many] { LE($card) } doivent quitter la table.
   *[one] { LE($card) } doit quitter la table.
}
event-AreaSaved = { $who ->
    [you] Vous gardez { LE($card) } sur la table.
   *[other] { $name } garde { LE($card) } sur la table.
}
event-AreaRemoved = { NOMBRE($card) ->
    [many] { LE($card) } quittent la table.
   *[one] { LE($card) } quitte la table.
}
event-WayOpened = { $who ->
    [you] { $source } : votre Groupe passe devant la Rencontre de la Zone où il entre.
   *[other] { $source } : { $name } passe devant la Rencontre de la Zone où il entre.
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
event-CardMoved = { $reached ->
    [hand] { $who ->
        [you] Vous prenez { LE($card) } en main.
       *[other] { $name } prend { LE($card) } en main.
    }
    [looked] { $who ->
        [you] Vous regardez { LE($card) }.
       *[other] { $name } regarde { LE($card) }.
    }
    [drawn] { $who ->
        [you] Vous tirez { $known ->
            [yes] { LE($card) }
           *[no] une Rencontre
        }.
       *[other] { $name } tire { $known ->
            [yes] { LE($card) }
           *[no] une Rencontre
        }.
    }
    [used] { $who ->
        [you] Vous prenez { LE($card) } dans votre main.
       *[other] { $name } prend { LE($card) } dans sa main.
    }
    [traps] { $who ->
        [you] Vous posez { LE($card) } comme Piège.
       *[other] { $name } pose { LE($card) } comme Piège.
    }
    [beside] { NOMBRE($card) ->
        [many] { LE($card) } restent de côté jusqu'à la fin de la phase.
       *[one] { LE($card) } reste de côté jusqu'à la fin de la phase.
    }
    [discard] { NOMBRE($card) ->
        [many] { LE($card) } vont à la défausse.
       *[one] { LE($card) } va à la défausse.
    }
    [deck] { NOMBRE($card) ->
        [many] { LE($card) } retournent dans leur pile.
       *[one] { LE($card) } retourne dans sa pile.
    }
   *[other] { NOMBRE($card) ->
        [many] { LE($card) } changent de place.
       *[one] { LE($card) } change de place.
    }
}
event-CardPutUnder = { $who ->
    [you] Vous mettez une carte sous la pioche.
   *[other] { $name } met une carte sous la pioche.
}
event-EncounterRevealed = { $where ->
    [none] { $who ->
        [you] Rencontre pour vous : { LE($card) }.
       *[other] Rencontre pour { $name } : { LE($card) }.
    }
   *[other] { $who ->
        [you] Rencontre pour vous { $at } : { LE($card) }.
       *[other] Rencontre pour { $name } { $at } : { LE($card) }.
    }
}
event-EncounterTooHigh = { NOMBRE($card) ->
    [many] { LE($card) } dépassent le Niveau { $level } et partent à la défausse.
   *[one] { LE($card) } dépasse le Niveau { $level } et part à la défausse.
}
event-EncounterEvaded = { $because ->
    [none] Rencontre évitée : { LE($card) }.
   *[other] Rencontre évitée : { LE($card) } ({ $source }).
}
event-EncounterMet = { $who ->
    [you] Vous affrontez { LE($card) }.
   *[other] { $name } affronte { LE($card) }.
}
event-TrapSprung = { $who ->
    [you] Votre Piège se déclenche { $at } : { $card }.
    [nobody] Un Piège se déclenche { $at } : { $card }.
   *[other] Le Piège { DE($name) } se déclenche { $at } : { $card }.
}
event-CombatDeclared = { $who ->
    [you] Vous attaquez { $victimname }.
   *[other] { $victim ->
        [you] { $name } vous attaque.
       *[other] { $name } attaque { $victimname }.
    }
}
event-CombatBegan = { $known ->
    [yes] { $who ->
        [you] Vous combattez { LE($card) } (Combat { $combat }).
       *[other] { $name } combat { LE($card) } (Combat { $combat }).
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
event-CharacterChanged = { $source } : { $change } pour { LE($card) } { $span }.
event-LevelChanged = { $source } : le Niveau { DE($area) } change de { $signed } { $span }.
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
   *[other] { $source } : le dé { DE($victimname) } est relancé.
}
event-DieChanged = { $victim ->
    [you] { $source } : votre dé montre maintenant { $face }.
    [nobody] { $source } : le dé de l'adversaire montre maintenant { $face }.
   *[other] { $source } : le dé { DE($victimname) } montre maintenant { $face }.
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
        [you] Vous battez { LE($card) }.
       *[other] { $name } bat { LE($card) }.
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
        [you] Vous perdez contre { LE($card) }.
       *[other] { $name } perd contre { LE($card) }.
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
event-FoeCombatSet = { NOMBRE($card) ->
    [many] { LE($card) } ont maintenant un Combat de { $combat }.
   *[one] { LE($card) } a maintenant un Combat de { $combat }.
}
event-KillMarginSet = { $card } : perdre de { $margin } ou plus fait mourir un Personnage.
event-CardsForbidden = { $card } : aucune carte { $skill } dans ce Combat.
event-CharacterDying = { $who ->
    [you] { LE($card) } (de votre Groupe) va mourir.
   *[other] { LE($card) } ({ $name }) va mourir.
}
event-CharacterSaved = { $who ->
    [you] { LE($card) } (de votre Groupe) échappe à la mort.
   *[other] { LE($card) } ({ $name }) échappe à la mort.
}
event-CharacterDied = { $who ->
    [you] { LE($card) } (de votre Groupe) meurt.
   *[other] { LE($card) } ({ $name }) meurt.
}
event-CharacterIncapacitated = { $who ->
    [you] { $gender ->
        [female] { LE($card) } (de votre Groupe) est neutralisée jusqu'au prochain tour.
       *[male] { LE($card) } (de votre Groupe) est neutralisé jusqu'au prochain tour.
    }
   *[other] { $gender ->
        [female] { LE($card) } ({ $name }) est neutralisée jusqu'au prochain tour.
       *[male] { LE($card) } ({ $name }) est neutralisé jusqu'au prochain tour.
    }
}
event-CharacterJoined = { $who ->
    [you] { LE($card) } rejoint votre Groupe.
   *[other] { LE($card) } rejoint le Groupe { DE($name) }.
}
event-CharacterTaken = { $victim ->
    [you] { $name } prend { LE($card) } dans votre Groupe.
   *[other] { $who ->
        [you] Vous prenez { LE($card) } dans le Groupe { DE($victimname) }.
       *[other] { $name } prend { LE($card) } dans le Groupe { DE($victimname) }.
    }
}
event-CharacterLeft = { $who ->
    [you] { LE($card) } quitte votre Groupe.
   *[other] { LE($card) } quitte le Groupe { DE($name) }.
}
event-SteelGiven = { $who ->
    [you] { LE($card) } (de votre Groupe) a désormais +1 en Combat.
   *[other] { LE($card) } ({ $name }) a désormais +1 en Combat.
}
event-PartyFormed = { $who ->
    [you] Vous commencez un nouveau Groupe avec { LE($card) } ; il agira au prochain tour.
   *[other] { $name } commence un nouveau Groupe avec { LE($card) }.
}
event-PartyExpelled = { $where ->
    [none] { $who ->
        [you] Votre Groupe est hors jeu pour ce tour.
       *[other] { $name } est hors jeu pour ce tour.
    }
   *[other] { $who ->
        [you] Votre Groupe est expulsé { $leaving }, et hors jeu pour ce tour.
       *[other] Le Groupe { DE($name) } est expulsé { $leaving }, et hors jeu pour ce tour.
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
    [you] { $name } prend { LE($card) } dans votre main.
   *[other] { $who ->
        [you] Vous prenez { LE($card) } dans la main { DE($victimname) }.
       *[other] { $name } prend { LE($card) } dans la main { DE($victimname) }.
    }
}
event-AdvantageRetrieved = { $who ->
    [you] Vous reprenez { LE($card) } dans la défausse.
   *[other] { $name } reprend { LE($card) } dans la défausse.
}
event-CombatCardTaken = { $who ->
    [you] Vous prenez { LE($card) }, qui a servi dans ce Combat.
   *[other] { $name } prend { LE($card) }, qui a servi dans ce Combat.
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
    [you] Vous renoncez à l'échange.
   *[other] { $name } renonce à l'échange.
}
event-TradeGiven = { $victim ->
    [you] { $name } vous donne { $cards }.
   *[other] { $who ->
        [you] Vous donnez { $cards } à { $victimname }.
       *[other] { $name } donne { $cards } à { $victimname }.
    }
}
event-Explored = { $who ->
    [you] Vous explorez { LE($area) } et obtenez { $face }.
   *[other] { $name } explore { LE($area) } et obtient { $face }.
}
event-RewardChosen = { $who ->
    [you] Vous prenez la récompense { $reward }.
   *[other] { $name } prend la récompense { $reward }.
}
event-MissionAttempted = { $who ->
    [you] Vous tentez la Mission « { $card } ».
   *[other] { $name } tente la Mission « { $card } ».
}
event-MissionFailed = { $who ->
    [you] La Mission « { $card } » a échoué.
   *[other] { $name } échoue dans la Mission « { $card } ».
}
event-MissionMarked = { $who ->
    [you] { $markers ->
        [one] Vous posez un marqueur sur « { $card } ».
       *[other] Vous posez { $markers } marqueurs sur « { $card } ».
    }
   *[other] { $markers ->
        [one] { $name } pose un marqueur sur « { $card } ».
       *[other] { $name } pose { $markers } marqueurs sur « { $card } ».
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
    [you] Vous devez recommencer « { $card } ».
   *[other] { $name } doit recommencer « { $card } ».
}
event-MissionCompleted = { $who ->
    [you] Vous accomplissez la Mission « { $card } ».
   *[other] { $name } accomplit la Mission « { $card } ».
}
event-TimerChanged = { $turns ->
    [0] Le dé de Crise est à zéro.
    [one] Le dé de Crise montre { $turns } : encore un tour.
   *[other] Le dé de Crise montre { $turns } : encore { $turns } tours.
}
event-CrisisBegan = La Crise est là : { $card }. Les Groupes sans Mission basique sont détruits ; les autres ont chacun une seule tentative.
event-PartyDestroyed = { $who ->
    [you] Votre Groupe est détruit.
   *[other] Le Groupe { DE($name) } est détruit.
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
event-SeatGiven = { $who ->
    [you] Vous avez quitté la table. Un robot joue à votre place.
   *[other] { $name } a quitté la table. Un robot joue à sa place.
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
# Ce qui suit une phrase : le nombre avant et après, ce qui l'a provoqué.
told-behind = { $said } ({ $more }).
told-number = { $before } → { $after }
cause-setup = le début de la partie
cause-turn = le cours du tour
cause-combat = le Combat
cause-check = le Test de Vitesse
cause-hand-limit = limite de main
cause-picked-up = personne ne l'a ramassée
cause-horizons = de nouveaux horizons
cause-too-many-areas = trop de Zones
cause-traps = les Pièges d'ici
cause-trade = l'échange
cause-crisis = la Crise
