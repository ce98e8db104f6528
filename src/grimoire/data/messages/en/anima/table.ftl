# The table of Anima, and what the terminal says of this game.

welcome = Anima: you and { $names } (seed { $seed }).
welcome-two = { $bots ->
    [none] { $seed ->
        [none] Anima: { $one } and { $other }, at one keyboard.
       *[other] Anima: { $one } and { $other }, at one keyboard (seed { $seed }).
    }
   *[other] { $seed ->
        [none] Anima: { $one } and { $other }, at one keyboard, with { $bots }.
       *[other] Anima: { $one } and { $other }, at one keyboard, with { $bots } (seed { $seed }).
    }
}
help-title = Answer with the number of a choice, its words, or enough of their beginning ("go ma" for "Go to Maisen"). Several answers can stand on one line, divided by semicolons ("play abel; end"). At any time:
help-why = says everything that keeps you from using a card of yours now, or from going to an Area
help-deck = says how many cards each pile has left
help-rule = shows what a rule is about, by the code behind a reason ("rule A:movement-phase") or by the id of a card
rule-which = Which rule? Write for example: rule A:movement-phase
stop-touched = You are asked when you could act and your Party is touched: your dice, your fights, your Encounters and dead, a card that would cost you something.
stop-rule = What comes to the same in any order goes by itself.
help-undo = takes back your last action, unless something hidden or a die has come out or somebody else chose since
help-auto = does what the game suggests: passes, or spins whoever is missed least; "auto" alone for this question, "auto on" for who is spun and for dice that others roll in matters of their own, "auto off" asks you everything
auto-done = Done for you: { $choices }.
auto-nothing = Nothing is suggested here: this question is yours to answer.
auto-on = From now on you are not asked who is spun, nor about dice that others roll in matters of their own. "auto off" ends it.
auto-off = From now on you are asked everything you could answer.
undo-none = There is nothing of yours that can be taken back: something hidden or a die has come out, or somebody else has chosen since.
export-none = The game has only begun: nothing of it can be exported yet. Try again in your next slot.
result-drawn = Nobody has won: the world has ended.
why-none = You have no { $card } in your hand or in play.
why-can = { $verb ->
    [play] You can play { $card } now.
    [use] You can use { $card } now.
    [move] You can go to { $card } now.
    [seek] You can seek { $card } now.
    [mission] You can try { $card } now.
    [resist] You can try { $card } now.
   *[other] { $card } is among your choices now.
}

you-name = you
foe-name = the foe
foe-of = the foe of { $card }
a-card = a card
offered-cards = { $amount ->
    [0] nothing
    [one] one card
   *[other] { $amount } cards
}
opponent-name = nobody

phase-setup = preparations
phase-start = beginning of the turn
phase-reset = Reset
phase-movement = Movement
phase-interaction = Interaction
phase-exploration = Exploration
phase-crisis = Crisis

table-heading = Turn { $turn }, { $phase } · order: { $order }
table-setup = Preparations
reel-scores = Turn { $turn }: { $scores }
score-missions = { $amount ->
    [0] Combat { $combat }, Speed { $speed }
    [one] Combat { $combat }, Speed { $speed }, 1 Mission
   *[other] Combat { $combat }, Speed { $speed }, { $amount } Missions
}

areas-title = Areas ({ $left } more in the deck)
area-level = Level { $level }
area-trade = Trade
area-hidden = Encounter face down
area-met = { $combat ->
    [none] { $card } waits here
   *[other] { $card } waits here, Combat { $combat }
}
area-trap = { $known ->
    [yes] Trap { $card }
   *[no] Trap of { $name }
}
area-here = here: { $names }
area-rewards = gives { $rewards }
area-mission = your Mission { $card }
show-counts = it counts only when it lies open
show-only = the others will know it, nothing more
no-reward = there is no reward for you here now
final-barred = You have no Basic Mission yet: without one you cannot try this, and the Crisis destroys you.
end-stays = your Party stays { $at }
area-climb = an Encounter on the way, for the change of Level
area-final = Final Mission
reward-advantage = { $amount ->
    [one] 1 Advantage
   *[other] { $amount } Advantages
}
reward-recruit = a Recruit
reward-ex = EX { $extra }
reward-name = { $reward ->
    [advantage] Advantage
    [recruit] Recruit
    [arcane] Recruit (Arcane)
   *[other] EX { $extra }
}

parties-title = Parties
side-name = You
side-party = Combat { $combat }, Speed { $speed }
side-in = { $at }
side-leaving = { $at }, leaving
side-outside = outside
side-out = out for this turn
side-gone = out of the game
side-hand = { $amount ->
    [one] 1 Advantage
   *[other] { $amount } Advantages
}
label-party = Party
label-faction = Belongs to
label-completed = Completed
label-missions = Missions
label-known = Known cards
label-bonus = Changes
character-spun = spun
character-down = incapacitated
character-steel = +1
missions-hidden = { $amount ->
    [one] 1 unknown
   *[other] { $amount } unknown
}
change-combat = { $amount } Combat
change-combat-rolls = { $amount } in all Combat rolls
change-speed = { $amount } Speed
change-level = { $amount } Level
change-hand-limit = { $amount } hand limit
change-skip-preliminary = enters past the Encounter
change-best-of = better dice
span-fight = in this Combat
span-turn = this turn
span-next_turn = next turn
span-lasting = for good
bonus-line = { $change } { $span } ({ $source })
bonus-rest = rest

hand-title = { $who ->
    [you] Your Advantages ({ $amount } of { $limit })
   *[other] Advantages ({ $amount } of { $limit })
}
hand-empty = none
missions-title = { $who ->
    [you] Your Missions
   *[other] Missions
}
mission-marks = { $amount } of { $needed } markers
mission-steps = { $amount } of { $needed } turns held
mission-levels = Levels { $levels } done
mission-closed = closed: counts nothing, show it in Reset
mission-shown = open
mission-completed = completed
final-title = Final Mission: { $card } (Crisis in { $amount })
incidents-title = Incidents of this turn
fight-title = Combat
fight-line = { $one } ({ $combat }) against { $other } ({ $foe })
fight-totals = with the dice: { $ours } against { $theirs }
fight-dice = { $one } rolls { $amount } dice, the best counts
fight-margin = losing by { $amount } or more kills a Character
fight-used = used: { $cards }
offer-title = The offer
offer-give = { $who ->
    [you] You give { $cards }
   *[other] { $name } gives { $cards }
}
offer-want = { $who ->
    [you] You want { $cards }
   *[other] { $name } wants { $cards }
}
offer-not-yet = It cannot be made as it is: { $reason }
offer-nothing = nothing
card-says = { $card }: { $text }
die-for = { $amount } for { $name }
offer-any = { $amount ->
    [one] any Advantage
   *[other] { $amount } Advantages of the other's choice
}
skill-magic = Magic
skill-ki = Ki
skill-trickery = Trickery
chance-in = { $percent ->
    [0] next to no chance to get in
    [100] all but sure to get in
   *[other] about { $percent } % to get in
}
chance-through = { $percent ->
    [0] next to no chance to come through
    [100] all but sure to come through
   *[other] about { $percent } % to come through
}
chance-win = { $who ->
    [you] { $percent ->
        [0] you cannot win as it stands
        [100] you are sure to win as it stands
       *[other] you win about { $percent } times in 100
    }
   *[other] { $percent ->
        [0] { $name } cannot win as it stands
        [100] { $name } is sure to win as it stands
       *[other] { $name } wins about { $percent } times in 100
    }
}

# How games end, and what was to be done in them (grimoire simulate).
ending-quest = ended: the Final Mission was done in time
ending-crisis = ended: the Crisis was overcome
ending-alone = ended: only one had a Basic Mission at the Crisis
ending-nobody = ended: nobody won
fate-basic = Basic Mission
fate-final = Final Mission

# What a seat is given: places and facts.

place-hand = hand
place-party = Party
place-missions = Missions
place-completed = completed Missions
place-faction = Faction
place-organization = Organization
place-dealt = dealt to choose from
yours-hand = Your hand
yours-party = Your Party
yours-missions = Your Missions
yours-completed = Your completed Missions
yours-faction = Your Faction
yours-organization = Your Organization
yours-dealt = Dealt to you to choose from
place-character-deck = Characters
place-character-discard = discarded Characters
place-arcane-deck = Arcane Characters
place-arcane-discard = discarded Arcane Characters
place-advantage-deck = Advantages
place-advantage-discard = discarded Advantages
place-encounter-deck = Encounters
place-encounter-discard = discarded Encounters
place-area-deck = Areas to be found
place-area-discard = discarded Areas
place-set-aside = set aside
place-final-deck = Final Missions
place-final = Final Mission
place-areas = Areas
place-guards = Encounters before Areas
place-traps = Traps
place-drawn = Encounters drawn
place-beside = Encounters of this phase
place-incidents = Incidents
place-used = being used
place-tossed = just discarded
place-looked = being looked at
place-dice = dice
fact-combat = Combat { $amount }
fact-speed = Speed { $amount }
fact-hand-limit = at most { $amount } cards in hand
fact-timer = countdown { $amount }
die-shows = a die showing { $amount }
digest-turn = Turn { $turn }: { $told }
recap-no-missions = none
recap-player = { $name }: { $standing }; Missions done: { $missions }

# The same in a few words, for the foot of a card.
status-not-now = not now
status-wrong-moment = { $word ->
    [reset] in Reset
    [movement] in Movement
    [seek] when seeking
    [interaction] in Interaction
    [exploration] in Exploration
    [combat] in a Combat
   *[interrupt] as an answer
}
status-only-in-reset = in Reset
status-not-yet-movement = in Movement
status-nobody-to-spin = nobody to spin
status-already-spun = spun
status-incapacitated = incapacitated
status-used-this-turn = used this turn
status-needs-cards = lacks Advantages
status-condition-not-met = condition not met
status-no-target = nothing to use it on
status-nothing-to-answer = answers something else
status-already-shown = shown
status-just-left = just left
status-leave-not-declared = leaving not declared
status-party-is-out = out for this turn
status-not-in-your-area = not in your Area
status-combat-forbidden = no Combat this turn
status-too-unequal = too unequal in size
status-already-met = already fought this turn
status-no-trade-icon = a Trade icon is missing
status-already-sought = sought this turn already
status-already-acted = you have acted already
status-no-area = no Area left
why-not-with = { $name }: { $reason }

# What changed a number, one sentence each.
because-text = { $card }: { $change }
because-down = { $card } is incapacitated: { $change }
because-steel = Steel of Karh on { $card }: { $change }
because-fight = Used in this Combat: { $change }

# A card and what it says, on one line.
named-text = { $name }: { $text }

# How a Party stands, in a few words.
fact-done = { $amount ->
    [0] no Mission done
    [one] 1 Mission done
   *[other] { $amount } Missions done
}
fact-order = { $amount }. in the order of this turn
fact-leaving = leaving
fact-admitted = { $may ->
    [yes] may try the Final Mission
   *[no] no Mission done: may not try the Final Mission, and the Crisis would destroy them
}
fact-resisted = { $amount ->
    [one] held out 1 turn
   *[other] held out { $amount } turns
}

# A Combat, both sides of it.
contest-before = { $who ->
    [you] You, before { $card }
   *[other] { $name }, before { $card }
}
contest-about = { $at ->
    [none] { $who ->
        [you] you
       *[other] { $name }
    }
   *[other] { $who ->
        [you] you { $at }
       *[other] { $name } { $at }
    }
}
contest-itself = { $who ->
    [you] your Party
    [foe] its Combat
   *[other] the Party
}
contest-rest = what else counts
contest-rested = rest
contest-margin = { $tie ->
    [even] a tie helps nobody; losing by { $amount } kills a Character
    [you] a tie is yours; losing by { $amount } kills a Character
   *[other] a tie is { $name }’s; losing by { $amount } kills a Character
}
contest-verdict = { $still ->
    [yes] { $who ->
        [you] { $how ->
            [wins] { $amount ->
                [0] A tie, which is yours, unless something answers
               *[other] You win by { $amount }, unless something answers
            }
            [ties] A tie, unless something answers
           *[loses] You lose by { $amount }, unless something answers
        }
       *[other] { $how ->
            [wins] { $amount ->
                [0] A tie, which is { $name }’s, unless something answers
               *[other] { $name } wins by { $amount }, unless something answers
            }
            [ties] A tie, unless something answers
           *[loses] { $name } loses by { $amount }, unless something answers
        }
    }
   *[no] { $who ->
        [you] { $how ->
            [wins] { $amount ->
                [0] A tie, which is yours: you win
               *[other] You win by { $amount }
            }
            [ties] A tie: nothing happens
           *[loses] You lose by { $amount }
        }
       *[other] { $how ->
            [wins] { $amount ->
                [0] A tie, which is { $name }’s: { $name } wins
               *[other] { $name } wins by { $amount }
            }
            [ties] A tie: nothing happens
           *[loses] { $name } loses by { $amount }
        }
    }
}

# What to expect of an option, in a few words on the thing itself.
outlook-chance = { $percent ->
    [0] hopeless
    [100] all but sure
   *[other] { $percent } in 100
}
outlook-stay = stay { $at }
outlook-open = nothing waits
outlook-trap = a Trap lies here
outlook-fight = { $ours } to { $theirs }: { $odds }
outlook-wins = { $percent ->
    [0] loses
    [100] wins
   *[other] wins { $percent } in 100
}

# A trade: what it would make of a Party.
exchange-combat = Combat { $before } → { $after }
exchange-speed = Speed { $before } → { $after }
exchange-hand = hand { $before } → { $after } of { $limit }
exchange-won = { $skill } gained
exchange-lost = { $skill } lost

# What an Interruption answers: who did what, at whom, and in which Combat.
answers-used = { $who ->
    [you] You use { $card }
   *[other] { $name } uses { $card }
}
answers-at = { $said }, aimed at { $targets }
answers-spinning = { $said }, spinning { $spun }
answers-check = { $said }, { $needed } needed
answers-reply = { $said }, in answer to { $card }
answers-party = { $who ->
    [you] your Party
   *[other] the Party of { $name }
}
answers-face-down = { $who ->
    [you] You play a card face down
   *[other] { $name } plays a card face down
}
answers-met = { $who ->
    [you] { $card } turns up against your Party{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
   *[other] { $card } turns up against { $name }{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
}
answers-trap = { $who ->
    [you] Your Trap { $card } springs { $at }
    [nobody] The Trap { $card } springs { $at }
   *[other] The Trap { $card } of { $name } springs { $at }
}
answers-death = { $who ->
    [you] { $card }, of your Party, is about to die
   *[other] { $card }, of the Party of { $name }, is about to die
}
answers-in-combat = {""}, { $who ->
    [you] in your Combat with { $other }
   *[other] in the Combat of { $name } with { $other }
}

# What would be of one's Party after an answer, in a few words each.
comes-sums = { $ours } to { $theirs }
comes-combat = Combat { $before } → { $after }
comes-speed = Speed { $before } → { $after }
comes-hand = hand { $before } → { $after }
comes-lost = { $card } leaves your Party
comes-joined = { $card } joins your Party
comes-joined-anybody = { $amount ->
    [one] a Character from the deck joins your Party
   *[other] { $amount } Characters from the deck join your Party
}
comes-spun = { $card } is spun
comes-down = { $card } is incapacitated
comes-out = your Party is out for this turn
comes-moved = { $at ->
    [none] your Party is outside
   *[other] your Party is { $at }
}
comes-check-passed = your Party passes the Speed Check
comes-check-failed = your Party fails the Speed Check
comes-nothing = nothing changes for your Party
# What a hint is good for.
hint-number = { $who ->
    [you] { $what ->
        [combat] Combat
        [speed] Speed
        [characters] Characters
        [hand] cards in hand
       *[missions] Missions
    }
   *[other] { $name }: { $what ->
        [combat] Combat
       *[characters] Characters
    }
} { $before } → { $after }
hint-markers = { $card }: markers { $before } → { $after }
hint-chance = to expect: { $chance }
hint-then = next: { $what }
