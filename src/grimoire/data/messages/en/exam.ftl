# What `grimoire exam` tells of a bot.

exam-title = { $bot }: { $solved } of { $positions } positions solved
exam-positions = positions
exam-solved = solved
exam-kind = Kind
exam-kind-lethal = a win that is there
exam-kind-component = components kept
exam-kind-synergy = cards that serve each other
exam-kind-pile = the pile that was laid for
exam-kind-trade = Mana traded
exam-kind-timing = Rituals and protection in their time
exam-kind-holding = cards held back
exam-kind-reply = the opponent's next turn
exam-kind-animal = the Animal used
exam-kind-odds = odds
exam-kind-size = sizes of Party and hand
exam-kind-bargain = trades
exam-kind-finale = the end of the game
exam-missed = { $position } ({ $good } of { $tries }): { $why }
exam-played = { "  " }It played: { $choices }
