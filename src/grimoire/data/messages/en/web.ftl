# The client in the browser: its own buttons and pages. What a table says comes with the table.

web-title = Grimoire
web-loading = The table is being laid …
web-your-move = Your move
web-hp = Health Points
web-hp-short = HP
web-under = with { $mana } under it
web-needs = needs
web-more-filters = more to narrow it down by
web-counts-as = counts as
web-no-text = No effect of its own.
web-reads-now = As it reads now.
web-was = was { $number }
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
web-ask-now = Do you act now?
web-ask-window = Do you answer?
web-about-trade = What you give for it is up to you.
web-ask-gather = Which Mana do you add?
web-ask-component = Which card serves as { $word }?
web-ask-order = In which order do they happen?
web-ask-leaving-order = In which order do they leave?
web-order-about = Drag them, or move them with the arrows
web-order-when = { $phase ->
    [start] { $whose ->
        [mine] At the start of your turn
       *[theirs] At the start of their turn
    }
    [end] { $whose ->
        [mine] At the end of your turn
       *[theirs] At the end of their turn
    }
   *[other] At the same moment
}
web-order-how = Drag, or use the arrows. What comes of it stands below each.
web-about-order = The first is resolved whole before the second begins.
web-outcome = { $own ->
    [yes] { $way ->
        [fall] it falls
        [discard] it is discarded
        [exile] it is exiled
        [hand] back in hand
        [deck] into the deck
        [back] back in play
       *[play] into play
    }
   *[no] { $way ->
        [fall] { $card } falls
        [discard] { $card } is discarded
        [exile] { $card } is exiled
        [hand] { $card } goes back to hand
        [deck] { $card } goes into the deck
        [back] { $card } comes back into play
       *[play] { $card } comes into play
    }
}
web-needs-nth = { $card } needs { $needed }, this is { $nth ->
    [1] the first
    [2] the second
    [3] the third
   *[other] number { $nth }
}.
web-thinking = { $count ->
    [one] is thinking
   *[other] one of them is thinking
}
web-waits = { $count ->
    [one] waits for you
   *[other] wait for you
}
web-take-glowing = Choose what glows
web-tap = Tap a card to read or play it
web-take-back = Take back
web-suggested = as suggested
web-enter = Enter
web-space = Space
web-options = What you may do
web-list = Moves
web-face-down = face down
web-all-options = All { $count } options
web-fewer-options = Fewer options
web-log = Story
web-undo = Undo
web-concede = Give up …
web-concede-sure = Really give up?
web-home = Leave
web-back = Back
web-close = Close
web-lost = The line is cut
web-lost-from = What you see is from { $time } ago.
web-nothing-lost = Nothing is lost
web-nothing-lost-about = Every choice you saw confirmed is kept. When the line is back, what happened meanwhile is told here, step by step. You may close this page and come back by the same link.
web-lost-again = Trying again in { $seconds } s
web-lost-now = Trying again …

web-play = Play
web-new = New table
web-lobby = Lobby
web-contests = Contests
web-language = Language
web-theme = Light or dark
web-notice = An unofficial fan project. The games belong to their authors and publishers; pictures and texts here are ours.
web-sub-magenoir = Two mages, six elements, and words that turn small spells into great ones.
web-gloss-magenoir = Each of these is a Flame. The last is a Tree as well.
web-first-magenoir = Begin a first duel
web-first-about-magenoir = with Fire, against a patient bot · nothing to sign
web-or = or
web-continue = Continue
web-continue-about = Against { $names }
web-game-magenoir = Mage Noir
web-game-anima = Anima
web-element-air = Air
web-element-fire = Fire
web-element-water = Water
web-element-vegetal = Vegetal
web-element-mineral = Mineral
web-element-arcane = Arcane

web-won = You have won
web-beaten = You have lost
web-drawn = A draw
web-has-won = { $name } has won
web-end-about = { $turn ->
    [0] against { $names }, before the first turn
   *[other] against { $names }, on turn { $turn }
}
web-see-table = See the table
web-rematch = Play again
web-standings-none = no Mission completed
web-play-on-from = Play on from turn { $turn } …
web-course = The course of it
web-course-about = Health Points at the end of each turn
web-blows = Damage by card
web-blows-to = to { $name }
web-which-game = Game
web-how-many = players
web-you = You
web-player = Player { $number }
web-any-deck = any
web-sit-down = Sit down
web-your-games = Your games
web-no-games = None yet.
web-open-tables = Open tables
web-open-table = Open a table
web-your-deck = your deck
web-its-deck = its deck
web-their-deck = the other deck
web-any-deck-about = Chance deals you one of them.
web-against-bot = a bot
web-against-anybody = somebody
web-against-beside = somebody beside you
web-against-link = by a link you send
web-against-anybody-about = The table stands in the lobby until somebody sits down.
web-against-beside-about = Somebody beside you plays at this screen; a curtain falls between you.
web-against-link-about = You get a link to send; whoever opens it takes the seat.
web-clock-legend = clock
web-clock-none = none
web-clock-quarter = 15 minutes
web-clock-days = 3 days a turn
web-opening = The shelves are being opened …
web-games-yours = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
web-going-on = { $count ->
    [0] none goes on
    [one] one goes on
   *[other] { $count } go on
}
web-tables-wait = { $count ->
    [0] nobody waits
    [one] one waits
   *[other] { $count } wait
}
web-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-join = Join
web-no-tables-about = Nobody waits at the moment. Open a table against “somebody”, and it stands here for others.
web-with-beside = with somebody beside you
web-with-link = by a link you send
web-door-learn = Small tables, each with one idea; you play all of them
web-door-learn-aside = ten minutes
web-door-lobby = { $game ->
    [anima] Choose how many play and against whom, or go on with a game
   *[other] Choose deck and opponent, play somebody, or go on with a game
}
web-door-contests = A club's evening with paper: names, rounds, results, standings
web-door-decks = Build one, and see which words it has and which it lacks
web-door-decks-aside = { $count } and yours
web-door-rulings = Ask what happens if … and watch the answer on a table
web-door-cards = { $game ->
    [anima] Every card, with what it says and the rulings that show it
   *[other] Every card, by word, element, cost and what it asks for
}
web-free-seat = a free seat
web-look = Look
web-state-waiting = waits for players
web-state-running = under way
web-state-over = over
web-curtain = { $name }, it is your turn
web-curtain-about = Everybody else looks away.
web-lift = I am { $name }: lift the curtain
web-waiting = Somebody is still missing
web-send-link = Send this link: whoever opens it takes the free seat.
web-score = { $mine } to { $theirs } HP
web-yours-now = your move
web-door-rules = All of them as a book, with the rulings that show each
web-welcome = Keyboard, screen reader and phone welcome
web-you-name = you, { $name }
web-hand-over = Hand the screen over; { $name } looks away.
web-score-to = to
web-copy-yourself = This browser lets nobody copy for you: copy it from here.
web-copy = Copy the link
web-copied = Copied
web-invited = { $names } invites you to the table

web-auto-pay = Pay as suggested
web-auto-spin = Spin as suggested
web-stops-title = When am I asked?
web-stop-touched = When something of mine is touched
web-stop-about-touched = and I could act; also at the end of their turn
web-stop-able = Whenever I could act
web-stop-about-able = also where nothing of mine is concerned
web-stop-shown = Wherever the table shows that I might
web-stop-about-shown = so that a pause tells nothing
web-stop-resting = Not this turn
web-stop-about-resting = ends with it
web-stop-never = Never
web-stop-about-never = I answer nothing
web-by-hand = Put everything in order by hand
web-by-hand-about = also where any order comes to the same
web-spares-web-auto-pay = without being asked how
web-spares-web-auto-spin = without being asked who, and what is let go
web-settings = Settings
web-habits-title = At every table
web-letters = Letters are shortcuts
web-letters-about = U takes back, O lists all options, I gives a hint
web-hint = Hint
web-advised = A bot would:
web-rules = Rules
web-rules-about = A rule number opens its rule. Pointing at a card that cannot be played says why not.
web-open-rule = Open this rule
web-rule-shown = Rulings that show it:
web-rule-more = and { $count } more
web-rule-none = Nothing more is written about it here.
web-talk = Talk
web-talk-new = Talk ({ $count })
web-talk-none = Nobody has said anything.
web-talk-say = Say something
web-talk-answer = Answer
web-talk-later = Later
web-mute = Mute { $name }
web-mute-about = While somebody is muted, you do not read what they say, and neither of you sees the other’s tables in the lobby or can sit down there.
web-unmute = Hear { $name } again
web-draw = Draw …
web-agree = Agree
web-refuse = Refuse
web-offers-draw = { $name } offers a draw.
web-offers-undo = { $name } would like to take something back.
web-offers-rematch = { $name } would like to play again.
web-offered-draw = You have offered a draw; the answer is awaited.
web-offered-undo = You have asked to take it back; the answer is awaited.
web-offered-rematch = You would like to play again; the answer is awaited.
web-clock = Time left
web-clock-left = { $days } d { $hours } h
web-says = { ": " }
web-announced = announced
web-if-passed = If nobody answers:
web-fuse = seconds, the same for all; nobody sees who has an answer
web-fuse-later = seconds to keep this window open: { $name } is asked first, then you
web-held = { $names } holds the window open
web-hold = Hold
web-gone = is not here
web-guest-name = Guest
web-guest = { $name } (guest)
web-gone-who = { $name } is not here
web-lost-kept = Your last choice has arrived. You can go on reading.
web-lost-unsure = Whether your last choice arrived shows when the line is back.
web-try-now = Try now
web-step-back = A step back
web-step-on = A step on
web-to-now = Back to now
web-step-through = Step through it
web-exile = exile
web-ether = The Available Ether
web-before-first = Before the first turn
web-planned = as suggested
web-falls-here = A Mana falls here
web-leaves = leaves them { $count } Mana
web-pays-for = with your reserve, pays for { $count } of { $all }
web-take-listed = Choose from the list:
web-take-glowing-or = Choose what glows, or:
web-notice-short = An unofficial fan project
web-pays-already = { $fresh ->
    [0] { $said }: { $names }
   *[other] { $said }: { $names }, and now
}
web-will-pay-for = as planned, pays for { $count } of { $all }
web-sub-anima = Two to five Parties, one land without mercy, and a Mission that only one of them will see through.
web-gloss-anima = Magic, Ki, Trickery: each card needs a Character who knows the art.
web-first-anima = Begin a first game
web-first-about-anima = three Parties, against two patient bots · nothing to sign
web-from-to = { $from } to { $to }
web-on-turn = { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
web-ended = How it ended
web-stood = How it stood
web-turned = What turned it
web-against = against
web-save-record = Save the record
web-follows = The game that followed
web-not-open-yet = The match can be looked at again once nobody plays on with these closed lists.
web-watch-again = Watch it again
web-play-on = Play on from here …
web-views = Seen from
web-reel = The reel
web-to-first = To the beginning
web-to-last = To the end
web-run = Let it run
web-pause = Pause
web-pace = Pace
web-pace-slow = slow
web-pace-usual = as usual
web-pace-fast = fast
web-next-turning = Next turning point
web-step-of = { $turn ->
    [0] step { $at } of { $all } · before the first turn
   *[other] step { $at } of { $all } · turn { $turn }
}
web-in-hand = hand
web-view-open = all open
web-away = { $name } has been away for { $time }.
web-claim = Claim the game
web-bot-plays-on = Let a bot play on
web-go-on = Go on from the last good moment
web-end-it = End it
web-offers-bot = { $name } would like a bot to play on for whoever left.
web-offers-goOn = { $name } would like to go on from the last good moment.
web-offers-end = { $name } would like to end this match.
web-offered-bot = You would like a bot to play on; the answer is awaited.
web-offered-goOn = You would like to go on; the answer is awaited.
web-offered-end = You would like to end this match; the answer is awaited.
web-in-this-order = In this order
web-earlier = earlier: { $name }
web-later = later: { $name }
web-curtain-told = What was played meanwhile is told when it lifts.
web-wanted-by = asked for by
web-the-table = The table
web-your-place = Your { $name }
web-their-place = { $player }, { $name }
web-piles = Piles
web-cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-what-about = What is this about?
web-no-cards-here = no card
web-understood = I know that
web-tools = Tools
web-about-gather = Piles alternate, the smaller first.
web-about-take-pile = Take one whole; the other stays there.
web-added = { $count } of { $all } added; the next falls { $pile }
web-falls = The next falls { $pile }
web-other-pile = The other pile stays for { $name }.
web-against-count = { $count } against { $other }
web-larger = , the larger pile: { $count } Mana against { $other }
web-not-larger = not the larger pile
web-not-larger-about = You trade with the larger one only.
web-brings-nothing = pays for nothing more
web-taken-from = You take from this pile.
web-trade-rate = { $count } of yours for one of the larger pile
web-then-payable = then ready:
web-then-lost = no longer ready:
web-pays-short = pays { $count } of { $all }
web-fate-stays = ready
web-fate-then = then ready
web-fate-lost = no longer
web-fate-lacks = lacks
web-give = give
web-give-of = give { $element }: { $count } in the reserve, { $given } of them given
web-take = take
web-take-from = take { $pile }
web-blow-about = A glowing card would take all of it.
web-trade = Trade

web-missing-part = A part of this page is not to be had: there is a newer version, or the line is gone.
web-load-anew = Load it anew
web-menu = Menu
web-learn = Learn
web-learn-about = Small tables, each with one idea. You play all of them; nothing can go wrong, and you can leave at any time.
web-learnt-of = { $done } of { $all } done
web-minutes = { $count } minutes
web-puzzle = a puzzle
web-lesson = Lesson
web-lesson-minutes = a lesson of { $count } minutes
web-lesson-foe = { $name } plays by the book
web-lesson-begun = begun
web-lesson-at = at step { $step } of { $steps }
web-lesson-after = better after: { $titles }
web-lesson-repeat = Again
web-lesson-open = Open
web-lesson-begin = Begin
web-lesson-steps = Steps of the lesson
web-lesson-ideas = What this lesson teaches
web-lesson-learnt = learnt
web-lesson-now = now
web-of = of { $all }
web-lesson-go-on = Go on
web-lesson-plays = { $name } plays …
web-lesson-show = Show me
web-lesson-done = That is all of it.
web-lesson-able = You can now: { $able }
web-lesson-next = Next: { $title }
web-lesson-play-on = Play on from here
web-lesson-all = All lessons
web-lesson-leave = Leave the lesson
web-lesson-again = Start again
web-lesson-try-again = Try again
web-lesson-solved = Solved.
web-lesson-duel = Now a real duel, against { $level }
web-puzzle-solution-is = The solution
web-puzzle-solution = Show the solution
web-puzzles = All puzzles
web-puzzles-about = Positions of both games in three grades: win this turn. One of them is the puzzle of the day.
web-learn-puzzles = Puzzles of these lessons
web-learn-lessons = Lessons
web-door-learn-next = Next: { $title }; and a puzzle for every day
web-again-magenoir = Play a duel
web-again-anima = Play a game
web-again-about = against { $level } · { $played ->
    [one] one played
   *[other] { $played } played
}, { $won } won
web-puzzle-today = The puzzle of the day
web-puzzle-today-about = { $solved ->
    [yes] is solved{ $running ->
        [0] .
        [1] .
       *[other] , { $running } days running.
    }
   *[no] waits{ $running ->
        [0] .
        [1] .
       *[other] ; { $running } days running.
    }
}
web-learn-first = Learn by playing
web-learn-first-about = a lesson of ten minutes, step by step

web-cards = Cards
web-decks = Decks
web-find-card = Word, name or text, in either language
web-any = any
web-clear = Clear
web-mana-cost = Mana
web-asks-for = asks for
web-all-cards = All cards
web-cards-found = { $count ->
    [0] No card is like that.
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-loading = Fetching the cards …
web-cards-uses = Cards that can use { $name } as a component.
web-cards-serves = Cards that can serve as a component of { $name }.
web-more-cards = Show more ({ $count } left)
web-set = Set
web-also-called = Also called
web-origin = Its facts
web-origin-attested = All of them are attested by published sources.
web-origin-texts = The wording of the text is ours, written from what the card does.
web-used-by = What uses it
web-served-by = What can serve as its components
web-show-all = show all
web-under-condition = under a condition
web-rulings = Rulings
web-watch-rulings = { $count ->
    [one] Watch this ruling
   *[other] Watch them, { $count } in all
}
web-no-rulings = No ruling of the library is about it.
web-definition = As it is written for the engine

web-your-decks = Your decks
web-part-list = The deck
web-side-deck = Side deck
web-formats = Formats
web-element-amount = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $mana } Mana
web-rulings-find = A card, a word, or a section
web-rulings-count = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
web-rulings-more = and { $count } more: say more of what you look for
web-rulings-none = Nothing was ruled on that. Try another word, or a card by its name in either language.
web-rulings-sift = Which of them
web-rulings-choose = Choose a ruling to watch it.
web-sift-all = All
web-sift-official = Official
web-sift-section = Rules
web-sift-text = Cards
web-sift-ours = Ours
web-ruling-step = step { $at } of { $all }
web-nothing-lies = nothing lies here
web-ruling-given = Given
web-ruling-happens = What happens
web-ruling-so = As ruled
web-ruling-other = If one thing differs
web-ruling-why = Why
web-why-not = Why not?
web-why-not-of = { $game ->
    [anima] A choice (alice play iron vow) or a card; nothing: all of them
   *[magenoir] A choice (alice prepare tornado) or a card; nothing: all of them
}
web-why-not-ask = Ask
web-ruling-card = its text
web-seems-wrong = This seems wrong …
web-seems-wrong-how = The file holds position, choices and what is expected. Change what you think is wrong, run it with "grimoire scenario run", and send it to whoever runs this table, or to the project.

web-own-cards = Your own cards
web-own-off = Or in an editor of your own, with a file that is watched
web-own-watched = { $count ->
    [0] { $files }: no card that can be read yet. It is looked at again at every save.
    [one] { $files }: one card. It is looked at again at every save.
   *[other] { $files }: { $count } cards. It is looked at again at every save.
}
web-own-try = Try it in a duel
web-own-remarks = Remarks
web-own-no-remarks = None.
web-own-line = line { $line }
web-own-stale = As they were read last:
web-rules-of = The rules of { $game }
web-rules-ours = In our own words; no official text. Every section has the number of the document it follows, and the rulings that show it can be watched.
web-rules-find = A word, or the number of a section
web-rules-none = No section has that.
web-rules-chapters = Chapters
web-rules-book = Open it in the book
web-open-section = Section { $id }
web-rule-no-play = Nothing in it is played by; so no ruling shows it.
web-wrong = This seems wrong
web-wrong-about = What seems wrong? (it stands in the file)
web-wrong-file = Save the moment as a file
web-wrong-how = It holds the position as you may know it, what is asked and what happened; cards you cannot see are dealt anew, so it gives nothing away. "grimoire scenario run" runs it. Send it to whoever runs this table, or to the project.

web-hand-empty = nothing in hand at this moment
web-next = next:
web-lead-line = even
web-lead-about = Who is ahead: the difference in Health Points
web-lead-had = { $own } to { $other }
web-lead-even = even
web-lead-touch = { $way ->
    [behind] a touch behind
   *[ahead] a touch ahead
}
web-lead-some = { $way ->
    [behind] behind
   *[ahead] ahead
}
web-lead-far = { $way ->
    [behind] far behind
   *[ahead] far ahead
}
web-story-steps = Steps
web-story-turns = Turns in a line
web-story-count = { $count ->
    [0] nothing to tell
    [one] one step
   *[other] { $count } steps
}
web-pair = { $one } and { $other }
web-won-on = { $own ->
    [true] won on turn { $turn }
   *[false] won by { $name } on turn { $turn }
}
web-drawn-on = drawn on turn { $turn }
web-lost-self = { $own ->
    [true] Lost by yourself: { $amount } HP ({ $cards }).
   *[false] Lost by { $name } alone: { $amount } HP ({ $cards }).
}
web-other-decks = Other decks …
web-rules-rulings = Rules, rulings
web-not-heard = not heard of for { $time }
web-span-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-always-so = Always so
web-orders-kept = { $count ->
    [one] One order is always kept
   *[other] { $count } orders are always kept
}
web-orders-forget = forget them, and ask again

# What is thought of a match that is over.
web-chance = chance to win
web-chance-number = { $chance } %
web-chance-end = the end
web-becomes = became
web-chance-about = Your chance to win, from what you could know then
web-chance-about-of = The chance to win of { $name }, from what they could know then
web-chance-known = with the chance to win, as you could know it then
web-lead-close = { $way ->
    [behind] even, a touch behind
   *[ahead] even, a touch ahead
}
web-reckoning = { $all ->
    [0] the chance to win is being reckoned
   *[other] the chance to win is being reckoned: { $done } of { $all } decisions
}
web-reckoning-short = { $all ->
    [0] being reckoned
   *[other] reckoned: { $done } of { $all }
}
web-reckoning-waits = { $before ->
    [one] the chance to win is reckoned after another game
   *[other] the chance to win is reckoned after { $before } other games
}
web-judging = { $all ->
    [0] your decisions are being looked at
   *[other] your decisions are being looked at: { $done } of { $all }
}
web-not-reckoned = the chance to win could not be reckoned
web-judged-same = { $all ->
    [one] The strongest bot looked at your only decision; the replay says what it thinks. Nobody reckons chances in this game.
   *[other] In { $same } of your { $all } decisions the strongest bot would have done the same; the replay says where not. Nobody reckons chances in this game.
}
web-better = Better would have been:
web-turning-chosen = Chosen:
web-chance-until = at your next choice
web-better-title = What the strongest bot would do
web-as-advised = As the strongest bot would do
web-thought-cut = Its time ran out: with more it might think otherwise.
web-turning = Turning point { $number }: { $what }
web-facts-apart = { "; " }
web-they = They
web-all-decks = all { $count } decks …
web-lists = deck lists
web-lists-open = open
web-lists-closed = closed
web-lists-open-about = { $against ->
    [bot] Open: it knows what is in your deck.
   *[people] Open: everybody may read both lists.
}
web-lists-closed-about = { $against ->
    [bot] Closed: it knows what it has seen.
   *[people] Closed: each knows what they have seen.
}
web-lists-are-open = open lists
web-lists-are-closed = closed lists
web-best-of = best of { $count }
web-table-who = who
web-table-what = what
web-other-table = Another game …

# What this is, and whose games these are.
web-rated-short = rated
web-bell = { $count ->
    [0] Notices: nothing waits for you
    [one] Notices: one thing waits for you
   *[other] Notices: { $count } things wait for you
}
web-account = Account
web-name = Name
web-password = Password (8 characters at least)
web-password-old = Password until now
web-password-new = New password (8 characters at least)
web-sign-in = Sign in
web-sign-in-about = If you have an account here already. What you did as a guest stays the guest's.
web-sign-ins = Where you are signed in
web-sign-in-this = this browser
web-sign-in-unknown = A browser
web-sign-in-seen = last here { $when }
web-sign-in-end = Sign out there
web-sign-out = Sign out
web-invitation = Invitation
web-invitation-code = Code
web-invitation-use = Come in

web-about = About
web-source = Source

# How long what others do is shown.
web-showing-title = How others’ actions are shown
web-showing-slow = slowly
web-showing-usual = as usual
web-showing-fast = fast
web-showing-at-once = at once
web-showing-each = { $seconds } s each
web-showing-log = the log is marked
web-showing-about = A whole gathering counts as one action, a Combat as two. Space goes on at once, H holds what is shown. No clock of yours runs meanwhile, and nobody else waits for it.
web-sound = Sound: paper and wood, short
web-showing-go-on = Go on
web-their-turn = their turn
web-showing-hold = Hold
web-contest-to = to
web-seat-person = a person
web-seat-bot = a bot
web-optional-rules = Optional rules

web-ask-answer = Do you answer?
