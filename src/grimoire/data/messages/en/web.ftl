# The client in the browser: its own buttons and pages. What a table says comes with the table.

web-title = Grimoire
web-loading = The table is being laid …
web-your-move = Your move
web-hp = Health Points
web-hp-short = HP
web-needs = needs
web-counts-as = counts as
web-no-text = No effect of its own.
web-reads-now = As it reads now.
web-ready = ready
web-empty = empty
web-several = { $count } ways
web-turn = Turn
web-turn-yours = yours
web-turn-of = { $name }
web-yours = Yours
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-thinks = { $name } is thinking …
web-thinking = is thinking
web-waits = waits for you
web-take-glowing = Take a glowing card, or:
web-tap = Tap a card to read or play it
web-esc = Esc takes it back
web-take-back = Take back
web-suggested = as suggested
web-space = Space
web-options = What you may do
web-list = Options
web-log = Story
web-undo = Undo
web-concede = Give up …
web-concede-sure = Really give up?
web-home = Leave
web-back = Back
web-close = Close
web-lost = The line is cut
web-lost-again = The next attempt is in { $seconds } s. You can go on reading.
web-lost-now = Trying again …

web-play = Play
web-new = New table
web-lobby = Lobby
web-language = Language
web-theme = Light or dark
web-notice = An unofficial fan project. The games belong to their authors and publishers; pictures and texts here are ours.
web-front-sub = Two mages, six elements, and words that turn small spells into great ones.
web-front-gloss = Each of these is a Flame. The last is a Tree as well.
web-first-duel = Begin a first duel
web-first-duel-about = with Fire, against a patient bot · nothing to sign
web-or = or
web-other-table = another deck, another bot, somebody beside you
web-continue = Continue
web-continue-about = Against { $names }
web-new-about = Choose game, decks and opponents; also with somebody beside you, or by a link you send
web-lobby-about = Tables where anybody may sit down, and your own games
web-game-magenoir = Mage Noir
web-game-anima = Anima
web-element-air = Air
web-element-fire = Fire
web-element-water = Water
web-element-vegetal = Vegetal
web-element-mineral = Mineral
web-element-arcane = Arcane
