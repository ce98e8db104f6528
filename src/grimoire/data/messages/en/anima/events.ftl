# What happened in Anima. $who is "you", "other" or "nobody" (then $name is not used), $victim the same of a second player with the
# name $victimname; $cards lists several cards, $amount counts them; $span is how long something lasts.

event-GameBegan = A game for { $players } begins.
event-PileShuffled = { $above ->
    [0] { $pile ->
        [character-deck] The pile of Characters was shuffled.
        [arcane-deck] The pile of Arcane Characters was shuffled.
        [advantage-deck] The pile of Advantages was shuffled.
        [encounter-deck] The pile of Encounters was shuffled.
        [area-deck] The pile of Areas was shuffled.
        [final-deck] The Final Missions were shuffled.
       *[other] The Basic Missions were shuffled.
    }
   *[other] { $pile ->
        [character-deck] The discarded Characters were shuffled and laid under their pile.
        [arcane-deck] The discarded Arcane Characters were shuffled and laid under their pile.
        [advantage-deck] The discarded Advantages were shuffled and laid under their pile.
       *[other] The discarded Encounters were shuffled and laid under their pile.
    }
}
event-CardDealt = { $who ->
    [you] You were dealt { $cards }.
   *[other] { $name } was dealt { $cards }.
}
event-CharacterKept = { $who ->
    [you] You begin with { $card }.
   *[other] { $name } begins with { $card }.
}
event-AreaPlaced = { $who ->
    [you] You place { $card } on the table.
    [nobody] On the table: { $cards }.
   *[other] { $name } places { $card } on the table.
}
event-EncounterLaid = An Encounter lies face down before { $area }.
event-TurnBegan = Turn { $turn } begins.
event-OrderFixed = Order of this turn: { $order }.
event-FinalMissionRevealed = { $who ->
    [you] You reveal the Final Mission: { $card }. The Crisis comes in { $turns } turns.
    [nobody] The Final Mission is revealed: { $card }. The Crisis comes in { $turns } turns.
   *[other] { $name } reveals the Final Mission: { $card }. The Crisis comes in { $turns } turns.
}
event-FinalMissionDue = { $source }: the Final Mission will be revealed at the beginning of the next turn.
event-PhaseBegan = { $phase ->
    [reset] Reset phase:
    [movement] Movement phase:
    [interaction] Interaction phase:
    [exploration] Exploration phase:
   *[other] The next phase:
}
event-PartyReady = All Characters are straightened and awake.
event-CardDiscarded = { $because ->
    [none] { $who ->
        [you] You discard { $card }.
        [nobody] { $card } is discarded.
       *[other] { $name } discards { $card }.
    }
   *[other] { $who ->
        [you] You discard { $card } ({ $source }).
        [nobody] { $card } is discarded ({ $source }).
       *[other] { $name } discards { $card } ({ $source }).
    }
}
event-CharacterExpelled = { $who ->
    [you] You send { $card } away.
   *[other] { $name } sends { $card } away.
}
event-LeaveDeclared = { $who ->
    [you] You declare that you leave { $area }.
   *[other] { $name } declares that they leave { $area }.
}
event-MissionShown = { $who ->
    [you] You show your Mission { $card }.
   *[other] { $name } shows the Mission { $card }.
}
event-PickedUp = { $who ->
    [you] You pick up { $card }.
   *[other] { $name } picks up { $card }.
}
event-PartyLeft = { $who ->
    [you] Your Party has left { $area }.
   *[other] { $name } has left { $area }.
}
event-AdvantageUsed = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-AbilityUsed = { $who ->
    [you] You use { $card }.
   *[other] { $name } uses { $card }.
}
event-TrapLaid = { $known ->
    [yes] { $who ->
        [you] You lay the Trap { $card } on { $area }.
       *[other] { $name } lays the Trap { $card } on { $area }.
    }
   *[no] { $who ->
        [you] You lay a Trap on { $area }.
       *[other] { $name } lays a Trap face down on { $area }.
    }
}
event-FactionJoined = { $who ->
    [you] Your Party now belongs to the Faction { $card }.
   *[other] { $name } joins the Faction { $card }.
}
event-OrganizationJoined = { $who ->
    [you] Your Party now belongs to the Organization { $card }.
   *[other] { $name } joins the Organization { $card }.
}
event-IncidentBegan = The Incident { $card } holds until the end of this turn.
event-UseCancelled = { $known ->
    [yes] { $source } cancels { $card }.
   *[no] { $source } cancels what was played.
}
event-CharacterSpun = { $card } is spun.
event-PartyMoving = { $who ->
    [you] Your Party sets out for { $area }.
   *[other] { $name } sets out for { $area }.
}
event-PartyArrived = { $who ->
    [you] Your Party is { $at }.
   *[other] { $name } is { $at }.
}
event-PartyStayed = { $who ->
    [you] Your Party stays { $at }.
   *[other] { $name } stays { $at }.
}
event-PartyRested = { $who ->
    [you] Your Party rests: +2 Combat and +2 Speed next turn.
   *[other] { $name } rests.
}
event-HorizonsSought = { $who ->
    [you] { $pile ->
        [deck] You seek new horizons.
       *[discard] You seek new horizons in the discard pile.
    }
   *[other] { $pile ->
        [deck] { $name } seeks new horizons.
       *[discard] { $name } seeks new horizons in the discard pile.
    }
}
event-AreaNamed = { $card } is named to leave the table.
event-AreaSaved = { $who ->
    [you] You keep { $card } on the table.
   *[other] { $name } keeps { $card } on the table.
}
event-AreaRemoved = { $card } leaves the table.
event-WayOpened = { $who ->
    [you] { $source }: your Party goes past the Encounter of the Area it enters.
   *[other] { $source }: { $name } goes past the Encounter of the Area they enter.
}
event-CardSeen = { $known ->
    [yes] { $who ->
        [you] You see { $cards }.
       *[other] { $name } sees { $cards }.
    }
   *[no] { $amount ->
        [one] { $name } looks at a card.
       *[other] { $name } looks at { $amount } cards.
    }
}
event-CardMoved = { $reached ->
    [hand] { $who ->
        [you] You take { $card } into your hand.
       *[other] { $name } takes { $card } into their hand.
    }
    [looked] { $who ->
        [you] You look at { $card }.
       *[other] { $name } looks at { $card }.
    }
    [drawn] { $who ->
        [you] You draw { $known ->
            [yes] { $card }
           *[no] an Encounter
        }.
       *[other] { $name } draws { $known ->
            [yes] { $card }
           *[no] an Encounter
        }.
    }
    [used] { $who ->
        [you] You take { $card } from your hand.
       *[other] { $name } takes { $card } from their hand.
    }
    [traps] { $who ->
        [you] You lay down { $card } as a Trap.
       *[other] { $name } lays down { $card } as a Trap.
    }
    [beside] { $card } lies aside until the phase ends.
    [discard] { $card } goes to the discard pile.
    [deck] { $card } goes back to its pile.
   *[other] { $card } is laid elsewhere.
}
event-CardPutUnder = { $who ->
    [you] You put a card under the deck.
   *[other] { $name } puts a card under the deck.
}
event-EncounterRevealed = { $where ->
    [none] { $who ->
        [you] Encounter for you: { $card }.
       *[other] Encounter for { $name }: { $card }.
    }
   *[other] { $who ->
        [you] Encounter for you { $at }: { $card }.
       *[other] Encounter for { $name } { $at }: { $card }.
    }
}
event-EncounterTooHigh = { $card } is too high for Level { $level } and is discarded.
event-EncounterEvaded = { $because ->
    [none] { $card } is evaded.
   *[other] { $card } is evaded ({ $source }).
}
event-EncounterMet = { $who ->
    [you] You face { $card }.
   *[other] { $name } faces { $card }.
}
event-TrapSprung = { $who ->
    [you] Your Trap is sprung { $at }: { $card }.
    [nobody] A Trap is sprung { $at }: { $card }.
   *[other] The Trap of { $name } is sprung { $at }: { $card }.
}
event-CombatDeclared = { $who ->
    [you] You attack { $victimname }.
   *[other] { $victim ->
        [you] { $name } attacks you.
       *[other] { $name } attacks { $victimname }.
    }
}
event-CombatBegan = { $known ->
    [yes] { $who ->
        [you] You fight { $card } (Combat { $combat }).
       *[other] { $name } fights { $card } (Combat { $combat }).
    }
   *[no] { $victim ->
        [nobody] { $who ->
            [you] You fight a foe of Combat { $combat }.
           *[other] { $name } fights a foe of Combat { $combat }.
        }
       *[other] { $who ->
            [you] You fight { $victimname }.
           *[other] { $victim ->
                [you] { $name } fights you.
               *[other] { $name } fights { $victimname }.
            }
        }
    }
}
event-BonusGained = { $victim ->
    [you] { $source }: { $change } for you { $span }.
    [nobody] { $source }: { $change } for the foe { $span }.
   *[other] { $source }: { $change } for { $victimname } { $span }.
}
event-CharacterChanged = { $source }: { $change } for { $card } { $span }.
event-LevelChanged = { $source }: the Level of { $area } is changed by { $signed } { $span }.
event-DieRolled = { $purpose ->
    [combat] Dice: { $dice }.
    [open] A 6 is rolled again and added: { $dice }.
    [order] Tie for the order, dice: { $dice }.
    [check] Die of the Speed Check: { $dice }.
    [exploration] Die of the exploration: { $dice }.
   *[text] Die: { $dice }.
}
event-DieTakenBack = { $victim ->
    [you] { $source }: your die is rolled again.
    [nobody] { $source }: the foe's die is rolled again.
   *[other] { $source }: the die of { $victimname } is rolled again.
}
event-DieChanged = { $victim ->
    [you] { $source }: your die now shows { $face }.
    [nobody] { $source }: the foe's die now shows { $face }.
   *[other] { $source }: the die of { $victimname } now shows { $face }.
}
event-CombatCounted = { $victim ->
    [nobody] { $who ->
        [you] With the dice: { $total } for you, { $against } for the foe.
       *[other] With the dice: { $total } for { $name }, { $against } for the foe.
    }
    [you] With the dice: { $total } for { $name }, { $against } for you.
   *[other] { $who ->
        [you] With the dice: { $total } for you, { $against } for { $victimname }.
       *[other] With the dice: { $total } for { $name }, { $against } for { $victimname }.
    }
}
event-CombatWon = { $known ->
    [yes] { $who ->
        [you] You beat { $card }.
       *[other] { $name } beats { $card }.
    }
   *[no] { $victim ->
        [nobody] { $who ->
            [you] You win.
           *[other] { $name } wins.
        }
        [you] { $name } beats you.
       *[other] { $who ->
            [you] You beat { $victimname }.
           *[other] { $name } beats { $victimname }.
        }
    }
}
event-CombatLost = { $known ->
    [yes] { $who ->
        [you] You lose against { $card }.
       *[other] { $name } loses against { $card }.
    }
   *[no] { $who ->
        [you] You lose.
       *[other] { $name } loses.
    }
}
event-CombatTied = { $victim ->
    [you] { $name } and you are even: nothing happens.
   *[other] { $who ->
        [you] You and { $victimname } are even: nothing happens.
       *[other] { $name } and { $victimname } are even: nothing happens.
    }
}
event-CombatEscaped = { $who ->
    [you] You escape from the Combat.
   *[other] { $name } escapes from the Combat.
}
event-DiceAdded = { $source }: { $dice } dice are rolled, and the best counts.
event-FoeCombatSet = { $card } has Combat { $combat } now.
event-KillMarginSet = { $card }: losing by { $margin } or more kills a Character.
event-CardsForbidden = { $card }: no { $skill } cards in this Combat.
event-CharacterDying = { $who ->
    [you] Your { $card } is about to die.
   *[other] { $card } ({ $name }) is about to die.
}
event-CharacterSaved = { $who ->
    [you] Your { $card } is saved.
   *[other] { $card } ({ $name }) is saved.
}
event-CharacterDied = { $who ->
    [you] Your { $card } dies.
   *[other] { $card } ({ $name }) dies.
}
event-CharacterIncapacitated = { $who ->
    [you] Your { $card } is incapacitated until the next turn.
   *[other] { $card } ({ $name }) is incapacitated until the next turn.
}
event-CharacterJoined = { $who ->
    [you] { $card } joins your Party.
   *[other] { $card } joins the Party of { $name }.
}
event-CharacterTaken = { $victim ->
    [you] { $name } takes { $card } from your Party.
   *[other] { $who ->
        [you] You take { $card } from the Party of { $victimname }.
       *[other] { $name } takes { $card } from the Party of { $victimname }.
    }
}
event-CharacterLeft = { $who ->
    [you] { $card } leaves your Party.
   *[other] { $card } leaves the Party of { $name }.
}
event-SteelGiven = { $who ->
    [you] Your { $card } has +1 Combat from now on.
   *[other] { $card } ({ $name }) has +1 Combat from now on.
}
event-PartyFormed = { $who ->
    [you] You begin a new Party with { $card }; it acts again next turn.
   *[other] { $name } begins a new Party with { $card }.
}
event-PartyExpelled = { $where ->
    [none] { $who ->
        [you] Your Party is out for this turn.
       *[other] { $name } is out for this turn.
    }
   *[other] { $who ->
        [you] Your Party is expelled { $leaving } and out for this turn.
       *[other] { $name } is expelled { $leaving } and out for this turn.
    }
}
event-AdvantageDrawn = { $known ->
    [yes] { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
   *[no] { $amount ->
        [one] { $name } draws an Advantage.
       *[other] { $name } draws { $amount } Advantages.
    }
}
event-AdvantageTaken = { $victim ->
    [you] { $name } takes { $card } from your hand.
   *[other] { $who ->
        [you] You take { $card } from the hand of { $victimname }.
       *[other] { $name } takes { $card } from the hand of { $victimname }.
    }
}
event-AdvantageRetrieved = { $who ->
    [you] You take { $card } back from the discard pile.
   *[other] { $name } takes { $card } back from the discard pile.
}
event-CombatCardTaken = { $who ->
    [you] You take { $card }, which was used in this Combat.
   *[other] { $name } takes { $card }, which was used in this Combat.
}
event-CheckPassed = { $who ->
    [you] You pass the Speed Check with { $total } ({ $difficulty } needed).
   *[other] { $name } passes the Speed Check with { $total } ({ $difficulty } needed).
}
event-CheckFailed = { $who ->
    [you] You fail the Speed Check with { $total } ({ $difficulty } needed).
   *[other] { $name } fails the Speed Check with { $total } ({ $difficulty } needed).
}
event-TradeOffered = { $victim ->
    [you] { $name } offers you a trade: { $given } for { $wanted }.
   *[other] { $who ->
        [you] You offer { $victimname } a trade: { $given } for { $wanted }.
       *[other] { $name } offers { $victimname } a trade: { $given } for { $wanted }.
    }
}
event-TradeCountered = { $victim ->
    [you] { $name } makes another offer: { $given } for { $wanted }.
   *[other] { $who ->
        [you] You make { $victimname } another offer: { $given } for { $wanted }.
       *[other] { $name } makes { $victimname } another offer: { $given } for { $wanted }.
    }
}
event-TradeShown = { $side ->
    [given] { $who ->
        [you] You would give { $cards }.
       *[other] { $name } would give { $cards }.
    }
   *[wanted] { $who ->
        [you] You would get { $cards }.
       *[other] { $name } would get { $cards }.
    }
}
event-TradeAccepted = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
event-TradeRefused = { $who ->
    [you] You refuse.
   *[other] { $name } refuses.
}
event-TradeAbandoned = { $who ->
    [you] You give up the trade.
   *[other] { $name } gives up the trade.
}
event-TradeGiven = { $victim ->
    [you] { $name } gives you { $cards }.
   *[other] { $who ->
        [you] You give { $victimname } { $cards }.
       *[other] { $name } gives { $victimname } { $cards }.
    }
}
event-Explored = { $who ->
    [you] You explore { $area } and roll { $face }.
   *[other] { $name } explores { $area } and rolls { $face }.
}
event-RewardChosen = { $who ->
    [you] You take the reward { $reward }.
   *[other] { $name } takes the reward { $reward }.
}
event-MissionAttempted = { $who ->
    [you] You try the Mission { $card }.
   *[other] { $name } tries the Mission { $card }.
}
event-MissionFailed = { $who ->
    [you] The Mission { $card } has failed.
   *[other] { $name } fails in the Mission { $card }.
}
event-MissionMarked = { $who ->
    [you] { $markers ->
        [one] You put a marker on { $card }.
       *[other] You put { $markers } markers on { $card }.
    }
   *[other] { $markers ->
        [one] { $name } puts a marker on { $card }.
       *[other] { $name } puts { $markers } markers on { $card }.
    }
}
event-StepTaken = { $who ->
    [you] You have held out { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in { $card }.
   *[other] { $name } has held out { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in { $card }.
}
event-ResistanceBroken = { $who ->
    [you] You must begin { $card } anew.
   *[other] { $name } must begin { $card } anew.
}
event-MissionCompleted = { $who ->
    [you] You complete { $card }.
   *[other] { $name } completes { $card }.
}
event-TimerChanged = { $turns ->
    [0] The crisis die is at zero.
    [one] The crisis die shows { $turns }: one more turn.
   *[other] The crisis die shows { $turns }: { $turns } more turns.
}
event-CrisisBegan = The Crisis is here: { $card }. Parties without a Basic Mission are destroyed; the others have one try each.
event-PartyDestroyed = { $who ->
    [you] Your Party is destroyed.
   *[other] The Party of { $name } is destroyed.
}
event-GameWon = { $how ->
    [alone] { $who ->
        [you] You alone have completed a Basic Mission: you win without a fight.
       *[other] { $name } alone has completed a Basic Mission, and wins without a fight.
    }
   *[won] { $who ->
        [you] You have vanquished the last danger.
       *[other] { $name } has vanquished the last danger.
    }
}
event-GameDrawn = { $rule ->
    [agreed] All players agreed to end the game here: nobody wins.
    [loop] The same things would go on for ever: nobody wins.
    [too-long] What this choice set off does not come to an end: nobody wins.
   *[other] All have failed: the world ends, and nobody wins.
}
event-SeatGiven = { $who ->
    [you] You have left the table. A bot plays on in your place.
   *[other] { $name } has left the table. A bot plays on in that place.
}
event-Conceded = { $rule ->
    [clock] { $who ->
        [you] Your time is up: you leave the game.
       *[other] { $name } ran out of time, and leaves the game.
    }
   *[other] { $who ->
        [you] You leave the game.
       *[other] { $name } leaves the game.
    }
}
# What stands behind a sentence: the number before and after, what brought it about.
told-behind = { $said } ({ $more }).
told-number = { $before } → { $after }
cause-setup = the beginning of the game
cause-turn = the course of the turn
cause-combat = the Combat
cause-check = the Speed Check
cause-hand-limit = hand limit
cause-picked-up = nobody picked it up
cause-horizons = new horizons
cause-too-many-areas = too many Areas
cause-traps = Traps here
cause-trade = the trade
cause-crisis = the Crisis
