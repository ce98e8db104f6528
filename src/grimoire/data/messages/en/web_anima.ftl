# Words of Anima's table in the browser.

web-land = The land
web-level = Level { $level }
web-die = a die: { $face }
web-die-waits = a die that has not fallen yet
web-crisis-die = the die of the Crisis: { $turns }
web-crisis-in = Crisis in { $turns }
web-admitted = One less after each turn. The eye marks who may try it.
web-admitted-none = Nobody may try it yet
web-final-mission = Final Mission
web-final-sealed = Sealed until a Basic Mission is done and somebody opens it.
web-by-speed = in order, with Speed
web-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
web-outside = outside
web-opposed-to = opposed to { $names }
web-mission-done = Mission done
web-mission-open = open Mission
web-closed-missions = { $count ->
    [one] 1 Mission
   *[other] { $count } Missions
}
web-known-cards = known in hand
web-skill = { $skill ->
    [magic] Magic
    [ki] Ki
   *[other] Trickery
}
web-reward-about = { $what ->
    [advantage] As many cards as the Level of the Area, as far as your hand has room.
    [recruit] Another Character joins your Party.
   *[arcane] Your Party takes an Arcane Character; you discard one Advantage.
}
web-reward-one = One reward for each exploration.
web-reward-take = Take it
web-outcomes = Encounters
web-either = { $one } or { $other }
web-free-place = { $count ->
    [one] a free place
   *[other] { $count } free places
}
web-your-party = Your Party
web-your-hand = Your hand
web-printed = printed { $amount }
web-your-mission = your Mission
web-may-try = may try the Final Mission
web-lies-down = face down
web-pile-area-deck = Areas
web-pile-encounter-deck = Encounters
web-pile-character-deck = Characters
web-pile-advantage-deck = Advantages
web-scenes = What has just happened
web-scene-of = { $amount } of { $most }
web-as-it-stands = as it stands
web-the = The
web-crisis = Crisis
web-the-crisis = The Crisis
web-crisis-how = They try by Speed; the first Party that comes through wins.
web-crisis-after = Crisis after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-crisis-counts = The die of the Crisis lies at { $turns }. After each turn it shows one less; when it has run out, the Crisis is here.
web-crisis-unworthy = Destroyed before the first die
web-crisis-unworthy-why = This Party had done no Basic Mission.
web-crisis-waits = waits
web-crisis-too-late = had no more need to try
web-final-where = Where it can be tried, of the Areas found
web-final-nowhere = None of its Areas has been found yet.
web-final-not-found = Not found yet: { $names }
web-final-revealed = The Final Mission is revealed
web-final-who = Who may try it
web-final-unworthy = no Mission done: destroyed, should the Crisis come
web-story-and-tools = Story and tools
web-in-hundred = in 100
web-odds-win = win { $amount }
web-odds-tie = tie { $amount }
web-odds-lose = lose { $amount }
web-contest-die = { $count ->
    [one] die
   *[other] best of { $count } dice
}
web-contest-against = against
web-the-others = The others
web-answer-none = No answer
web-answer-none-about = it happens as said
web-answer-open = what then happens is still open
web-answer-chance = chance decides what comes of it
web-trade-title = The trade
web-trade-gives = { $who ->
    [you] You give
   *[other] { $name } gives
}
web-trade-nothing = nothing yet
web-trade-unseen = not yet to be seen
web-trade-any = { $who ->
    [you] a card of your choice
   *[other] a card of their choice
}
web-trade-add = What could be added
web-trade-put-back = Put back
web-undo-step = Undo step
web-trade-new = new
web-trade-taken-off = taken off
web-trade-nth = { $made ->
    [1] first offer of { $most } at most
    [2] second offer of { $most } at most
   *[other] last offer: only yes or no to it
}
web-trade-sealed = { $who ->
    [you] you have sealed this offer
   *[other] { $name } has sealed this offer
}
web-trade-building = { $who ->
    [you] you put the offer together: only then does it lie open
   *[other] { $name } puts an offer together
}
web-trade-open = { $who ->
    [you] your seal is open: an offer of your own breaks both
   *[other] { $name } has not sealed
}
web-trade-seal = { $sealed ->
    [yes] sealed by { $name }
   *[no] not sealed by { $name }
}

# The end.
web-exchange = { $who ->
    [you] You give { $gives } and take { $takes }.
   *[other] { $name } gives { $gives } and takes { $takes }.
}
web-end-by = { $name } won
web-end-how = { $how ->
    [fought] in the Crisis of { $card }
    [alone] in the Crisis of { $card }, without a fight
    [lost] in the Crisis of { $card }: every Party was destroyed
    [mission] with the Final Mission, { $card }
   *[other] before the Final Mission was done
}
web-end-dice = : the last dice made it { $ours } to { $theirs }
web-end-course = Combat of each Party; a tick where a Mission was done
web-end-final = Final Mission open
web-end-parties = { $count ->
    [2] Two Parties
    [3] Three Parties
    [4] Four Parties
   *[other] Five Parties
}
web-end-fate = { $end ->
    [won] { $who ->
        [you] You won
       *[other] { $name } won
    }
    [unworthy] { $who ->
        [you] You were destroyed
       *[other] { $name } was destroyed
    }
    [fell] { $who ->
        [you] You fell
       *[other] { $name } fell
    }
    [late] { $who ->
        [you] You came too late
       *[other] { $name } came too late
    }
   *[stood] { $who ->
        [you] You still stood
       *[other] { $name } still stood
    }
}
web-end-why = { $end ->
    [unworthy] { $who ->
        [you] you had done no Basic Mission when the Crisis came
       *[other] had done no Basic Mission when the Crisis came
    }
    [fell] { $who ->
        [you] you tried the Crisis and did not come through
       *[other] tried the Crisis and did not come through
    }
    [late] { $who ->
        [you] you had no more need to try the Crisis
       *[other] had no more need to try the Crisis
    }
   *[other] { "" }
}
