# What `grimoire exam` tells of a bot.

exam-title = { $bot }: { $solved } of { $positions } positions solved
exam-positions = positions
exam-solved = solved
exam-kind = Kind
subject-lethal = a win that is there
subject-component = components kept
subject-synergy = cards that serve each other
subject-pile = the pile that was laid for
subject-trade = Mana traded
subject-timing = Rituals and protection in their time
subject-holding = cards held back
subject-reply = the opponent's next turn
subject-animal = the Animal used
subject-odds = odds
subject-size = sizes of Party and hand
subject-bargain = trades
subject-finale = the end of the game
exam-missed = { $position } ({ $good } of { $tries }): { $why }
exam-played = { "  " }It played: { $choices }
