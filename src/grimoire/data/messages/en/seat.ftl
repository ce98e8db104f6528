# What a seat is given besides the words of its game.

seat-over = The game is over.
seat-waits = { $name } is to decide.

story-cites = cites { $sources }
story-contrast = In contrast:
story-given = Given
story-then = Then
story-line = { $name }: { $words }
story-not-asked = not asked: there was no other way
story-all-pass = All pass.
story-all-wait = All wait until somebody has something to decide.
story-all-wait-for = All wait until { $name } has something to decide.
story-all-wait-turn = All wait for the next turn.
story-all-wait-until-turn = All wait until turn { $turn }.
scenarios-ran = { $passed } passed, { $failed } failed
coverage-source = source
coverage-title = title
coverage-scenarios = scenarios
coverage-nothing = states nothing: { $why }
coverage-none = none
coverage-same = (as { $source }) { $listed }
coverage-counts = { $covered } covered, { $missing } missing, { $nothing } state nothing

# what a ruling rests on
standing-official = official
standing-section = from the rules
standing-text = from the cards
standing-likely = ours, likely
standing-ours = ours
standing-own = your own
standing-about-official = Official: it is a published ruling on the card ({ $sources }).
standing-about-section = From the rules: it follows from { $sources }.
standing-about-text = From the cards: it follows from what they say, and what was published on them ({ $sources }).
standing-about-likely = Ours, likely: no document settles it, and this is the reading that fits them best.
standing-about-ours = Ours: the documents leave it open, and this is what we chose.
standing-about-own = Your own: the scenario cites { $sources }.

# why not, of a described position
asked-who = { $name } is asked: { $question }
asked-nobody = Nobody is asked: the game is over.
asked-can = ✓ { $what }: this can be done now.
asked-cannot = ✗ { $what }
asked-no-card = no card anything could be done with is held or in play; ask about a choice ({ $example }) or the name of a card
asked-written = “{ $form }”
told-earlier = { $amount ->
    [one] ({ $amount } thing that happened before is left out)
   *[other] ({ $amount } things that happened before are left out)
}
told-choose = Choose by number:
told-won = The game is over: you have won.
told-lost = The game is over: you have lost.
told-drawn = The game is over: a draw.
told-given-up = The game was given up after { $amount } choices: nobody has won.
told-no-choice = There is no choice "{ $typed }". Answer with the number of one of the choices, or the words in brackets behind it.
told-no-more = The game is over: nothing can be chosen any more.
told-waiting = Others decide now. `look` says when something is asked here, or what has happened.
told-cut = (the rest is left out: the text is too long)
