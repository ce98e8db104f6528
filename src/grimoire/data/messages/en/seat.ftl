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
