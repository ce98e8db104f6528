# Stops: where a player wants to be asked.

# what is said to choose one, divided by commas
stop-words-touched = touched
stop-words-able = able
stop-words-shown = shown
stop-words-never = never
stop-words-hand = by hand, hand
stop-words-rule = by rule, rule

# what each means
stop-able = You are asked whenever you could act.
stop-shown = You are asked wherever the table shows that you might act, also where you can only pass.
stop-never = You are never asked between what others do: you always pass there.
stop-hand = You put in order everything that happens at the same moment.

command-stops = stops
help-stops = where you want to be asked: touched, able, shown or never; and what you put in order: by hand or by rule
stops-which = [WHERE]
stops-unknown = Write "stops" and one of: { $words }.
