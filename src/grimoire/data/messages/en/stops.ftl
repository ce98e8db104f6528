# Stops: where a player wants to be asked.

# what is said to choose one, divided by commas
stop-words-touched = touched
stop-words-able = able
stop-words-shown = shown
stop-words-never = never
stop-words-hand = by hand, hand
stop-words-rule = by rule, rule

# what each means
stop-touched = You are asked when you could act and something of yours is touched (you are a target, you would lose HP or a card), and at the end of an opponent's turn.
stop-able = You are asked whenever you could act.
stop-shown = You are asked wherever the table shows that you might act, also where you can only pass.
stop-never = You are never asked between what others do: you always pass there.
stop-hand = You put in order everything that happens at the same moment.
stop-rule = What comes to the same in any order goes by itself, as its cards lie on the table; Zenith is checked before all of it where nothing in sight has Zenith.

command-stops = stops
help-stops = where you want to be asked: touched, able, shown or never; and what you put in order: by hand or by rule
stops-which = [WHERE]
stops-unknown = Write "stops" and one of: { $words }.
