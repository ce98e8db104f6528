# What a player is asked in Anima. $card is the card it is about, $word what kind of thing, $amount how many, $dice a sentence on
# the dice that lie on the table, $area where the Party is.

question-keep-character = Two Characters offer themselves: which one is the first of your Party?
question-return-advantage = You were dealt four Advantages and keep three: which one do you give back?
question-reveal-final = You have completed a Basic Mission. Do you reveal the Final Mission now?
question-reset = Reset: what do you do before the Parties move?
question-pick-up = { $word ->
    [advantage] You alone hold the fewest Advantages: do you take one that was just discarded?
   *[character] You alone have the fewest Characters: do you take one who was just expelled?
}
question-movement = { $area ->
    [none] Movement: where does your Party go?
   *[other] Movement: your Party did not say in Reset that it would leave { $area }. Does it stay there, or rest?
}
dice-on-table = { $purpose ->
    [exploration] { $who ->
        [you] You roll { $amount } to explore { $area }.
       *[other] { $name } rolls { $amount } to explore { $area }.
    }
    [check] { $who ->
        [you] You roll { $amount } in a Speed Check: { $total } with your Speed.
       *[other] { $name } rolls { $amount } in a Speed Check: { $total } with the Speed of the Party.
    }
    [combat] The dice show { $dice }.
   *[text] { $who ->
        [you] You roll { $amount }.
       *[other] { $name } rolls { $amount }.
    }
}
question-place-area = Which of these Areas do you find?
question-remove-area = There are now too many Areas on the table: which one leaves?
question-save-area = { $card } is about to leave the table. Do you discard an Advantage to keep it there?
question-move-anywhere = { $card }: to which Area does your Party go?
question-lay-where = On which Area do you lay the Trap, face down?
question-spin-for = { $card } costs the spin of a Character with its icon: who is spun?
question-pay-discard = { $card ->
    [none] An Arcane Character costs one Advantage: which one do you discard?
   *[other] { $card } must be paid for: which Advantage do you discard? ({ $amount } to go)
}
question-choose-party = { $card }: which Party do you choose?
question-choose-character = { $word ->
    [down] { $card }: one of your Characters is incapacitated until the next turn. Who?
    [steel] { $card }: which of your Characters bears it, for +1 Combat?
    [stronger] { $card }: whose Combat rises?
    [weaker] { $card }: whose Combat falls?
    [taken] { $card }: which Character joins your Party?
   *[none] { $card }: on which Character is it used?
}
question-who-dies = { $card ->
    [none] Your Party has lost by so much that a Character dies: who?
   *[other] { $card }: one of your Characters dies. Who?
}
question-who-ascends = { $card }: which of your Characters makes way for an Arcane one?
question-choose-effect = { $card } leaves you a choice: what happens?
question-may-pay = { $card } has its price: do you pay it?
question-discard = { $amount ->
    [one] { $card } makes you discard an Advantage: which one?
   *[other] { $card } makes you discard Advantages: which one next? ({ $amount } to go)
}
question-hand-limit = Your hand is too large: which Advantage do you discard? ({ $amount } to go)
question-exchange-give = { $card }: which Advantage do you give away, for one of theirs at random?
question-trade-give = An Advantage of your own choice was asked for: which one do you give? ({ $amount } to go)
question-retrieve = { $card }: which Advantage do you take back from the discard pile?
question-take-combat-card = { $card }: which of the Advantages used in this Combat do you take?
question-combat-cards = { $card ->
    [none] Before the dice: do you use anything in this Combat?
   *[other] Before the dice: do you use anything against { $card }?
}
question-interrupt = { $word ->
    [die] { $dice } Do you answer?
    [use] { $card ->
        [none] A card was just played face down. Do you answer?
       *[other] { $card } was just used. Do you answer?
    }
    [encounter] { $card } was just turned up against your Party. Do you answer?
    [trap] The Trap { $card } was just turned up in your Area. Do you answer?
    [death] { $card } is about to die. Do you answer?
   *[other] You may answer now.
}
question-choose-die = { $card }: which die?
question-nudge = The die shows { $amount }: up or down by 1?
question-turn-timer = The crisis die shows { $amount }: up or down by 1?
question-must-attack = Opposed Factions in one Area must fight: whom do you attack?
question-interaction = Interaction: do you attack, trade, or let the others be?
question-trade-offer = What do you put into your offer?
question-trade-answer = What do you say to this offer?
question-exploration = Exploration: does your Party explore { $area }?
question-reward = { $card } is explored. Which reward do you take?
question-recruit-keep = Which of these Characters joins your Party?
question-recruit-discards = Which Character comes back from the discard pile to join your Party?
question-spin-icons = { $card } needs Characters who together show its icons: who is spun next?
question-peek-bottom = { $card }: does one of these cards go under the deck?
question-peek-first = { $card }: which of these cards lies on top?

# Told once, the first time a question of this kind comes up; and again by "help".

explain-keep-character = You lead a Party of Characters. The aim: complete one of your two Basic Missions (only you know them), then win the Final Mission, which is the same for everybody and still hidden. Combat decides fights: each side adds a die to it. Speed decides who acts first. The icons Magic, Ki and Trickery say which Advantage cards a Character can use.
explain-return-advantage = Advantages are your hand, five at most. Magic, Ki and Trickery cards need a Character with that icon, who is spun (turned sideways) until the next turn; Plot cards need nobody. Each says when it can be used.
explain-reveal-final = Whoever has completed a Basic Mission may reveal the Final Mission at the beginning of a turn. From then on a countdown runs: everybody with a Basic Mission may try it, once a turn, and the first who does it wins. When the time is up the Crisis comes: Parties without a Basic Mission are destroyed, and the others have one try each. If you feel strong, reveal; if not, you may gather strength first, but a rival may reveal as well.
explain-reset = Every turn has four phases, and in each of them all players act in order of Speed. First comes Reset: spun Characters are straightened, and you may use what says "Reset", lay Traps, join a Faction, play Incidents, discard cards or send Characters away. If your Party is in an Area and you want to go elsewhere this turn, say so now: whoever does not, stays.
explain-pick-up = What somebody discards or expels in Reset may be taken by the one player who alone has the fewest cards (or Characters).
explain-movement = Your Party goes to one of the Areas on the table, or seeks new horizons: a new Area from the deck, or one from the discard pile, is laid down and entered (only one player a turn). Before most Areas an Encounter lies face down: the first who comes must beat or endure it to get in. Stay where you are to explore again, or rest: then you do nothing this turn, and have +2 Combat and +2 Speed in the next. Look for the Areas named on your Missions, and for a Level your Combat can bear.
explain-movement-tree = The Areas are a tree of Levels. From outside your Party enters at Level 1; from an Area it goes to another of the same Level, or one Level up or down. Each change of Level is an Encounter: beat or endure it to get in, or you are outside the tree. Stay where you are to explore again, or rest: then you leave the tree, do nothing this turn, and have +2 Combat and +2 Speed in the next. Look for the Areas named on your Missions, and for a Level your Combat can bear.
explain-remove-area = No more than two Areas for each player lie on the table. Areas with a Party, an Encounter not yet beaten or a Trap stay.
explain-spin-for = A spun Character still counts with Combat and Speed, but uses nothing more until the next turn.
explain-who-dies = Whoever loses a Combat by 5 or more loses a Character. If it was the last one, a new Party begins with a Character from the deck.
explain-combat-cards = Both sides now add a die to their Combat, and the higher sum wins; against Creatures a tie is enough. Losing means being expelled: your turn is over. Losing by 5 or more kills a Character. Before the dice you may use Combat cards and abilities.
explain-interrupt = You hold something that can answer what has just happened, so you are asked before it takes effect. Passing lets it happen.
explain-must-attack = Some Factions are enemies. If two such Parties are in one Area, the faster one must attack, unless one of them is larger by two Characters or more.
explain-interaction = One action: attack a Party in your Area (if neither is larger by two Characters or more), or trade, if both Parties are in Areas with the Trade icon. The winner of a Combat takes an Advantage at random; the loser is out for this turn.
explain-trade-offer = Put together what you give and what you want, one card at a time, then make the offer. Who wants any Advantage lets the other choose which. Nothing changes hands until the other accepts; they may answer with an offer of their own. A trade was your action of this phase even if nothing comes of it.
explain-trade-answer = You may accept, refuse, or make an offer of your own; after three offers there is only yes or no.
explain-exploration = Explore: a die decides how many Encounters your Party meets; Encounters above the Level of the Area are simply discarded. If your Party is not expelled on the way, you may take one of the rewards of the Area, and trying a Mission that is named here is such a reward. Missions that must be held for several turns are tried here first, before exploring. Who ends without exploring does nothing this turn.
explain-reward = One reward for each exploration. Advantage: as many cards as the Level of the Area, up to five in hand. Recruit: another Character for your Party, three at most; a Party of three may take an Arcane Character instead, for one Advantage. A Mission: you try its task at once, and if you fail you are expelled. EX: what only this Area gives.
explain-trade-give = The offer you accepted asks for Advantages of your own choice.
explain-save-area = Discarding an Advantage keeps this Area on the table; then the one who placed a new one must name another.

# What the terminal adds to what a question is about: the words to type, and how its table is read.
typed-keep-character = Your Missions are shown above. Try "card" and a name to read any card.
typed-reset = (On the table "Samurai 4/3 Ki" is a Character with Combat 4, Speed 3 and the icon Ki.)
typed-interrupt = "pass turn" passes for the rest of this turn; "auto on" asks you no more about dice that others roll in matters of their own.
