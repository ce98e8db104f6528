# What can be chosen in Anima. The id is the verb, and what the option names besides. $line tells apart several texts of one card.

option-keep-card = Keep { $card }
option-return-card = Give back { $card }
option-reveal = Reveal the Final Mission
option-pass = Pass
option-end = End
option-done = Done
option-yes = Yes
option-no = No
option-play-card = { $line ->
    [0] Play { $card }
   *[other] Play { $card } for its text { $line }
}
option-use-card = { $line ->
    [0] Use { $card }
   *[other] Use { $card } for its text { $line }
}
option-bait-card = Discard { $card } as bait
option-discard-card = Discard { $card }
option-expel-card = Send { $card } away
option-leave = Leave the Area this turn
option-show-card = Show the Mission { $card }
option-take-card = Take { $card }
option-move-card = Go { $towards }
option-seek-pile = Seek new horizons: draw an Area
option-seek-card = Seek new horizons: { $card } from the discard pile
option-rest = Rest
option-stay = Stay
option-place-card = Place { $card }
option-remove-card = Remove { $card }
option-on-card = Lay it on { $card }
option-spin-card = Spin { $card }
option-choose-player = { $who ->
    [you] Choose your own Party
   *[other] Choose the Party of { $player }
}
option-choose-card = Choose { $card }
option-choose-amount = Choice { $amount }
option-give-card = Give { $card }
option-die-player = { $who ->
    [you] Your die
    [foe] The foe's die
   *[other] The die of { $player }
}
option-die-player-amount = { $who ->
    [you] Your die no. { $amount }
    [foe] The foe's die no. { $amount }
   *[other] Die no. { $amount } of { $player }
}
option-up = Up
option-down = Down
option-attack-player = Attack { $player }
option-trade-player = Trade with { $player }
option-want-card = Want { $card }
option-want-word = Want any Advantage, of their choice
option-abandon = Give up the trade
option-accept = Accept
option-refuse = Refuse
option-counter = Counter with an offer of your own
option-explore = Explore
option-resist-card = Resist: { $card }
option-reward-word = { $word ->
    [advantage] Take Advantages
    [recruit] Recruit a Character
   *[arcane] Recruit an Arcane Character for one Advantage
}
option-mission-card = Try the Mission { $card }
option-ex-word = EX { $extra }
option-recruit-card = { $card }
option-bottom-card = Put { $card } under the deck
option-first-card = { $card } on top

verb-reward-cards = Take { $what }

# Options of one question, as what will happen; then verbs for a button on the card itself.

option-choose-card-choose-character = { $word ->
    [down] Incapacitate { $card }
    [steel] { $card } bears it
    [stronger] The Combat of { $card } rises
    [weaker] The Combat of { $card } falls
    [taken] Take { $card } into your Party
   *[none] Use it on { $card }
}
option-choose-card-who-dies = { $card } dies
option-choose-card-who-ascends = { $card } makes way
option-recruit-card-recruit-discards = Recruit { $card }
option-pass-combat-cards = Pass: use nothing more in this Combat
option-pass-interrupt = Pass: let it happen
option-pass-peek-bottom = Pass: leave them on top
option-pass-pick-up = Pass: take none
option-pass-reveal-final = Pass: leave it hidden for now
option-pass-save-area = Pass: let it leave the table
option-end-reset = End Reset
option-end-interaction = End without attacking or trading
option-end-exploration = End without exploring
option-end-movement = End the move here
option-end-reward = End without a reward
option-done-trade-offer = Done: make this offer
option-yes-may-pay = Yes: { $text }
option-no-may-pay = No: pay nothing
option-up-nudge = Up by 1
option-down-nudge = Down by 1
option-up-turn-timer = Up by 1
option-down-turn-timer = Down by 1
verb-play = Play
verb-use = Use
verb-move = Go there
verb-pass-combat-cards = Use nothing more
verb-discard = Discard
verb-expel = Send away
verb-keep = Keep
verb-return = Give back
verb-take = Take
verb-spin = Spin
verb-show = Show
verb-mission = Try it
verb-give = Give
verb-want = Ask for it
verb-place = Place
verb-remove = Remove

verb-seek-movement = Seek new horizons
verb-counter-trade-answer = Counter-offer
verb-accept-trade-answer = Seal it
verb-done-trade-offer = Seal the offer
verb-abandon-trade-offer = Withdraw the offer
verb-want-trade-offer = Any Advantage
