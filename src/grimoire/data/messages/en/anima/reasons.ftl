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
   *[show] Missions are shown in Reset, the first phase of a turn.
}
reason-not-yet-movement = Parties move in the Movement phase. If yours is in an Area and wants to go elsewhere, say so in Reset.
reason-party-is-out = Your Party is out for the rest of this turn: it was expelled, or has lost its turn.
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
