# Why something may not be done now in Anima.

reason-not-an-option = That is not among the choices now.
reason-not-asked = Another player is asked now.
reason-refused = That cannot be done now.
reason-not-in-play = { $card } is not in play.
reason-wrong-moment = { $word ->
    [reset] { $card } is for Reset, the first phase of a turn.
    [movement] { $card } is for the Movement phase.
    [seek] { $card } is for seeking new horizons, in the Movement phase.
    [interaction] { $card } is for the Interaction phase.
    [exploration] { $card } is for the Exploration phase.
    [combat] { $card } is for a Combat of your Party.
   *[interrupt] { $card } is an Interruption: it answers something, and you are asked when it can.
}
reason-only-in-reset = { $word ->
    [expel] Characters are sent away in Reset, the first phase of a turn.
    [discard] Advantages are discarded of one's own accord in Reset, the first phase of a turn.
    [leave] A Party says in Reset, the first phase of a turn, that it will leave its Area.
   *[show] Missions are shown in Reset, the first phase of a turn.
}
reason-not-yet-movement = Parties move in the Movement phase. If yours is in an Area and wants to go elsewhere, say so in Reset.
reason-party-is-out = { $word ->
    [other] That Party is out for the rest of this turn: it was expelled, or has lost its turn.
   *[none] Your Party is out for the rest of this turn: it was expelled, or has lost its turn.
}
reason-nothing-to-answer = { $card } is an Interruption, and this is not what it answers.
reason-cards-forbidden = No cards with the icon of { $card } can be used in this Combat.
reason-nobody-to-spin = { $card } needs an unspun, awake Character with its icon in your Party.
reason-incapacitated = { $card } is incapacitated until the next Reset.
reason-already-spun = { $card } is spun already and acts again after the next Reset.
reason-used-this-turn = This ability of { $card } was already used this turn.
reason-needs-cards = { $amount ->
    [one] That costs an Advantage of your hand, and you have none to spare.
   *[other] That costs { $amount } Advantages of your hand, and you do not have that many.
}
reason-condition-not-met = The condition in the text of { $card } is not met.
reason-no-target = There is nothing { $card } could do this to now.
reason-no-area = There is no Area for that.
reason-arcane-stays = { $card } is an Arcane Character and cannot be sent away.
reason-last-character = A Party cannot give away its last Character.
reason-leave-not-declared = Your Party is in an Area and did not declare in Reset that it would leave.
reason-just-left = Your Party has just left { $card }; it can go back there next turn.
reason-too-far-in-tree = { $card } is too far: in the tree a Party enters at Level 1, and moves one Level up or down at most.
reason-no-seeking-in-tree = In the tree all Areas lie open: there are no new horizons to seek.
reason-already-acted = Your Party has already done something in this Movement phase; to rest is to do nothing.
reason-already-sought = Somebody has already sought new horizons this turn.
reason-not-in-your-area = That Party is not in your Area.
reason-combat-forbidden = There is no Combat between Parties this turn.
reason-too-unequal = One of the two Parties is larger by two Characters or more.
reason-already-met = These two Parties have already fought each other this turn.
reason-no-trade-icon = For a trade both Parties must be in Areas with the Trade icon.
reason-not-given-here = { $word ->
    [advantage] This Area does not give Advantages.
    [ex] This Area has no such EX.
   *[recruit] Nobody can be recruited in this Area.
}
reason-hand-full = The hand would be too large.
reason-recruited-last-turn = You recruited in { $card } last turn; nobody recruits in the same Area on two turns running.
reason-party-full = The Party has no room: three normal Characters and one Arcane one at most.
reason-pile-empty = There are no cards left for that.
reason-needs-three-characters = Only a Party with three normal Characters can recruit an Arcane one.
reason-no-arcane-here = No Arcane Character can be recruited here.
reason-empty-offer = The offer is still empty.
reason-no-such-card = There is no card called { $card }.
reason-game-over = The game is over.
reason-not-your-slot = { $card }: it is not your turn to act.
reason-already-shown = { $card } already lies open.
reason-not-yours = You have no { $card } in your hand or in play, and it is no Area you could go to.

# What a text, a hand, a pile or a trade lets a player choose, and why something is not among it.

reason-nothing-to-choose = That answers another question than the one asked now.
reason-choose-a-character = A Character is to be chosen here, not a Party.
reason-choose-a-party = A Party is to be chosen here, not a card.
reason-offered-otherwise = This can be chosen here, by the word “{ $word }”.
reason-names-something = Something has to be named with that: one of the choices offered now.
reason-name-a-party = { $word ->
    [attack] Say which Party is to be attacked.
   *[trade] Say with which Party.
}
reason-no-such-party = There is no Party number { $amount } at this table.
reason-party-own = It must be another Party than your own.
reason-party-gone = That Party is no longer in the game, or has nobody in it.
reason-party-not-larger = That Party does not have more Characters than yours.
reason-party-without-faction = That Party belongs to no Faction.
reason-party-without-cards = That Party holds no Advantage.
reason-party-used-nothing = No Advantage of that Party lies in this Combat.
reason-character-own = { $card } is in your own Party; the text is about another one.
reason-character-elsewhere = { $card } is not in the Party this is about.
reason-character-arcane = { $card } is an Arcane Character; this is only about the others.
reason-not-in-a-party = { $card } is in no Party.
reason-not-in-your-party = { $card } is not in your Party.
reason-character-without-icon = { $card } does not have the icon that is needed.
reason-icon-not-asked = { $card } has none of the icons still to be shown.
reason-no-such-choice = The text leaves a choice of { $amount }, and no more.
reason-choice-impossible = Choice { $amount } of the text cannot be carried out now.
reason-already-there = Your Party is at { $card } already.
reason-die-not-meant = There is no such die, or it is not one this may change.
reason-die-at-its-end = The die shows { $amount } and goes no further that way.
reason-not-among-these = { $card } is not among the cards to choose from here.
reason-not-laid-off = { $card } is not among what was discarded or expelled just now.
reason-not-in-pile = { $card } is not in the discard pile this is taken from.
reason-not-used-here = { $card } is not among the Advantages that Party has used in this Combat.
reason-already-named = { $card } was named already, and there is no second one.
reason-not-to-give = { $card } is not among what you can give.
reason-not-in-hand = { $card } is not among the Advantages you could discard.
reason-not-seen-there = { $card } is not in that Party, and you have not seen it in that hand. You can ask for any Advantage instead.
reason-all-wanted = You are asking for as many Advantages as that Party holds.
reason-no-more-offers = Three offers were made: there is only yes or no.
reason-area-new = { $card } has just been placed: another Area leaves for it.
reason-area-saved = An Advantage was discarded to keep { $card } on the table.
reason-area-with-party = There is a Party at { $card }.
reason-area-guarded = An Encounter still lies before { $card }.
reason-area-with-trap = A Trap lies at { $card }.
reason-mission-not-now = { $word ->
    [resist] A Mission that is held for several turns is tried at the beginning of Exploration, before the die.
   *[mission] A Mission is tried as the reward of an exploration.
}
reason-no-mission = { $card } is no Mission.
reason-mission-done = You have completed { $card } already.
reason-mission-not-yours = { $card } is not one of your Missions.
reason-needs-basic-mission = { $card } is for those who have completed a Basic Mission.
reason-mission-elsewhere = { $card } cannot be tried in the Area where your Party is.
reason-mission-not-held = { $card } is no Mission that is held for several turns: it is tried as a reward.
reason-mission-held = { $card } is held for several turns: it is tried before the exploration.
reason-step-taken = { $card } was tried already this turn.
reason-task-impossible = What { $card } asks for cannot be done now.
reason-in-no-area = Your Party is in no Area.
reason-leaving-already = Your Party has said already that it will leave.
reason-not-yet-exploration = Areas are explored in the Exploration phase, the last of a turn.
reason-exploring-over = A Party explores once a turn, when its turn to explore comes.
reason-not-yet-interaction = Parties attack and trade in the Interaction phase, when it is their turn there.
reason-must-attack-first = Opposed Factions in one Area must fight: one of those must be attacked.
reason-reward-after-exploring = A reward is taken when an exploration is over.
reason-reveal-at-begin = The Final Mission is revealed at the beginning of a turn, by somebody who has completed a Basic Mission.
reason-takes-no-name = That is chosen as it is, and names nothing.
reason-no-bait = Nothing asks for bait in this Combat.
reason-no-such-reward = The rewards are Advantages, a Character, an Arcane Character, a Mission or an EX.
