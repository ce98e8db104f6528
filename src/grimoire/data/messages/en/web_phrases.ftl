# What can always be said at a table, in one's own language, and read in the other's; and what is reported of somebody.

phrase-hello = Hello!
phrase-luck = Good luck, have fun.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-time = Take your time.
phrase-look = Please look at the last step.
phrase-mistake = That was not what I meant.
phrase-sorry = Sorry.
phrase-played = Well played.
phrase-thanks = Thank you for the game.
phrase-leaving = I must go after this game.
phrase-again = Shall we play again?

report-reason-words = what was said
report-reason-stalling = stalling
report-reason-cheating = cheating
report-reason-name = the name
report-reason-other = something else

web-phrases = Phrases everybody reads in their language
web-words-of-accounts = Words of your own are for tables at which everybody has an account.
web-report-person = Report { $name }
web-report-about = Only whoever runs this server reads it, with the last fifty lines said here.
web-report-reason = Why
web-report-text = In your words
web-report-send = Send
web-report-sent = It is sent.

# A clock that stands, because whoever is asked has said that they are away.
web-clock-away = away until { $day }
