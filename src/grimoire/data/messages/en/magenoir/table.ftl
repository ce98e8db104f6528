# The table of Mage Noir, and what the terminal says of this game.

table-heading = { $who ->
    [you] Turn { $turn }: yours, { $phase }
    [named] Turn { $turn }: { $name }, { $phase }
   *[other] Turn { $turn }: your opponent's, { $phase }
}
table-setup = Before the first turn
side-name = { $who ->
    [you] You
   *[other] Your opponent
}
side-hp = { $amount } HP
side-hand = { $amount ->
    [one] { $amount } card in hand
   *[other] { $amount } cards in hand
}
side-deck = deck { $amount }
side-discard = discard pile { $amount }
side-exile = exile { $amount }
side-mage-noir = Mage Noir
label-reserve = Reserve
label-left = Left pile
label-right = Right pile
ether-title = Available Ether
hand-title = Your hand ({ $amount })
hand-needs = needs { $words }
cost-free = free
status-ready = ready
status-not-now = not now
status-only-mage-noir = only as a Mage Noir
status-needs-mana = lacks { $mana }
status-needs-component = { $amount ->
    [one] lacks the component
   *[other] lacks { $amount } components
}
card-kind = { $element } { $type }
card-face-down = face down, exhausted
starting-hand = Hand { $amount }
order-zenith = for each player: as many prepared as channeled spells, or not
order-effect = { $amount ->
    [1] its first effect
    [2] its second effect
    [3] its third effect
   *[other] its effect no. { $amount }
}
help-title = Answer with the number of a choice, its words, or enough of their beginning ("prep fl" for "Prepare Flame"). Several answers can stand on one line ("fire fire air left"), divided by semicolons where one would run into the next. At any time:
help-why = says everything that keeps you from playing a card of yours now
help-deck = shows what is left in your deck
help-rule = shows what a rule is about, by the code behind a reason ("rule D5.1") or by the id of a card
rule-which = Which rule? Write for example: rule D5.1
stop-touched = You are asked when you could act and something of yours is touched (you are a target, you would lose HP or a card), and at the end of an opponent's turn.
stop-rule = What comes to the same in any order goes by itself, as its cards lie on the table; Zenith is checked before all of it where nothing in sight has Zenith.
help-undo = takes back your last action, unless something hidden came out or your opponent chose since
help-auto = moves Mana for you as your hand needs it (gathering, taking, laying down, paying); "auto on" does so for the rest of the game
welcome = Mage Noir: you against the { $bot } bot (seed { $seed }).
welcome-two = { $seed ->
    [none] Mage Noir: { $one } against { $other }, at one keyboard.
   *[other] Mage Noir: { $one } against { $other }, at one keyboard (seed { $seed }).
}
why-none = You have no { $card } in your hand or in play.
why-can = { $verb ->
    [prepare] You can prepare { $card } now.
    [activate] You can activate { $card } now.
    [channel] You can channel { $card } now.
   *[use] You can use { $card } now.
}
undo-none = There is nothing of yours that can be taken back: something hidden has come out, or your opponent has chosen since.
auto-done = Done for you: { $choices }.
auto-nothing = "auto" moves Mana only; this question is yours to answer.
auto-on = From now on Mana is moved for you. "auto off" ends it, and "undo" lets you do the last one yourself.
auto-off = From now on you move your Mana yourself.
export-none = The game has only begun: nothing of it can be exported yet. Try again in a main phase.
result-drawn = The game is a draw.
fact-new = prepared this turn
answers-announced = { $kind ->
    [activate] { $who ->
        [you] You announced the activation of { $card }
       *[other] { $name } announced the activation of { $card }
    }
    [use] { $who ->
        [you] You announced an ability of { $card }
       *[other] { $name } announced an ability of { $card }
    }
    [prepare] { $who ->
        [you] You announced the preparation of { $card }
       *[other] { $name } announced the preparation of { $card }
    }
    [channel] { $who ->
        [you] You are about to channel { $card }
       *[other] { $name } is about to channel { $card }
    }
   *[trade] { $who ->
        [you] You are about to trade Mana
       *[other] { $name } is about to trade Mana
    }
}
answers-targets = { $said }, targeting { $targets }
answers-moment = { $kind ->
    [begins] { $who ->
        [you] Your turn begins
       *[other] The turn of { $name } begins
    }
    [began] The effects of the beginning of the turn are done
    [drawn] The draw phase is over
    [gathered] { $who ->
        [you] You have added your Mana and take a pile next
       *[other] { $name } has added Mana and takes a pile next
    }
    [taken] { $who ->
        [you] You have taken a pile, and your main phase begins
       *[other] { $name } has taken a pile, and the main phase begins
    }
    [acted] { $who ->
        [you] Your action is over
       *[other] The action of { $name } is over
    }
    [ends] { $who ->
        [you] You end your turn
       *[other] { $name } ends the turn
    }
    [ended] The effects of the end of the turn are done
   *[discarded] The hand is down to its size, and the turn is over
}
you-targeted = you
blow-detail = { $card ->
    [none] { $before } → { $after } HP
   *[other] { $card }: { $before } → { $after } HP
}{ $falls ->
    [yes] { $mana ->
        [0] ; falls
       *[other] ; falls, and its { $mana } Mana go to the Ether
    }
   *[no] {""}
}
blow-change = { $amount } { $way ->
    [more] more
   *[less] less
} for { $card }
blow-changes = { $card ->
    [none] You take { $changes }.
   *[other] { $card } takes { $changes }.
}
digest-turn = Turn { $turn }, { $name }: { $health }.
digest-health = { $who ->
    [you] you { $before } → { $after }: { $causes }
   *[other] { $name } { $before } → { $after }: { $causes }
}
digest-nothing = nobody lost or gained Health Points
label-colon = :
recap-player = { $who ->
    [you] You: { $hp } HP, { $board ->
        [one] { $board } card in play
       *[other] { $board } cards in play
    }, { $deck } left in the deck
   *[other] { $name }: { $hp } HP, { $board ->
        [one] { $board } card in play
       *[other] { $board } cards in play
    }, { $deck } left in the deck
}

# What changed a cost, the components or a text, one sentence each.
because-more = { $card }: costs { $mana } more
because-less = { $card }: costs { $mana } less
because-exactly = { $card }: costs exactly { $mana }
because-free = { $card }: costs nothing
because-needs = { $card }: asks for fewer components
because-silenced = { $card } makes its text blank.
because-component = { $card }, its component, changes it.
because-given = { $card } gave it an ability.
because-numbers = { $card } changes its numbers.
fact-text = text changed
fact-named = { $amount ->
    [one] { $amount } component named
   *[other] { $amount } components named
}
fact-needs = { $amount ->
    [0] needs no component
    [one] needs { $amount } component
   *[other] needs { $amount } components
}
hint-why = { $why }
hint-health = { $who ->
    [you] you { $before } → { $after } HP
   *[other] { $name } { $before } → { $after } HP
}
hint-ready = then all components are there for { $cards }
hint-pays = it pays for { $cards }
hint-then = next: { $what }
hint-and = { " and " }
