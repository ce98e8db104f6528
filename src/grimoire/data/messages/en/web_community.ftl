# What a person sees of themselves: games by turns, notices, results.

web-me = Waiting for you
web-waits-for-you = Waits for your move
web-oldest-first = oldest first
web-waits-since = waiting for { $span }
web-left-of = left of { $span }
web-span-of-minutes = { $count ->
    [0] less than a minute
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-of-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-span-of-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-nothing-waits = In no game by turns is it your move.
web-called-when = By turns you are called when it is your move, when half of your time is gone, when a fifth is left, and two hours before the end.
web-away-and-calls = Days on which you are away, and calls to this browser while no page is open: on the page of your account
web-bells = Notices
web-no-bells = Nothing has called you yet.
web-feed = Notices elsewhere
web-feed-about = A program that reads feeds (Atom) can tell you as well. The address is secret: whoever knows it reads your notices, and can do nothing else.
web-feed-make = Make a secret address
web-feed-another = Another address
web-feed-another-about = The one above then leads nowhere.

web-here-since = here since { $month }
web-played = { $count } { $count ->
    [one] game
   *[other] games
} of { $game }
web-rating = Rating
web-games-rated = { $count } rated
web-provisional = still provisional
web-rating-bot = { $line ->
    [true] Dashed: the bot { $bot }, { $shown } ± { $spread }.
   *[false] The bot nearest to it: { $bot }, { $shown } ± { $spread }.
 }
web-course-is = How the rating in { $game } went; on { $day } it was { $shown }, give or take { $spread }.
web-recent-games = Recent games
web-no-ended-games = No game has ended yet.
web-outcome-won = won
web-outcome-drawn = drawn
web-outcome-lost = lost
web-deck-against = { $mine } against { $theirs }
web-rated = rated
web-practice = practice
web-not-rated = not rated
web-ended-turn = turn { $turn }
web-record-decks = Your decks
web-against-kinds = against kinds of decks
web-record-unnamed = a deck without a name
web-won-of = { $won } of { $games }
web-too-few = too few to say
web-record-from-to = { $low } to { $high } %
web-how-sure = how sure: 19 in 20
web-all-games = all games
web-as-first = as first player
web-as-second = as second
web-leaders = Who plays best
web-leaders-about = Of those who have played rated games within three months: by what each is worth at least, in 19 of 20 cases.
web-no-leaders = Nobody has played a rated game lately.

web-recovery = Recovery words
web-recovery-about = Nobody here knows an e-mail address of yours. If you forget your password, eight words give you a new one. Write them down; those you had before are worth nothing any more.
web-recovery-make = Make eight words
web-recovery-once = They are shown this once: only you have them. Keep them on paper, in this order.
web-recovery-print = Print this page
web-recover = Password forgotten?
web-recover-about = Your name and the eight words you once wrote down, in their order. You are then signed out everywhere else, and the words are used up.
web-recover-act = Set a new password
web-recover-done = Your password is a new one, and you are signed in. Make new recovery words.
web-door = Another device
web-door-about = Scan a code with your phone, and you are yourself there too, without a password. It holds for ten minutes, and once.
web-door-make = Show a code
web-door-until = Until { $time }, for one device.
web-door-in = Come in here too
web-door-in-about = Somebody showed you this code in another browser of theirs: whoever comes in is that person from now on, in this browser.
web-door-in-act = Come in

web-push = Calls when no page is open
web-push-about = This browser can tell you that it is your move even where no page of ours is open. It asks you for leave first. What it shows is the game and what it is about, no names.
web-push-none = This server calls no browser. Your notices stand on your own page, and in the feed.
web-push-begin = Call me in this browser
web-push-end = Call me here no longer
web-push-refused = This browser was told not to show notices of this page. Only its own settings can change that.
web-push-iphone = An iPhone or iPad shows notices only of pages on its home screen: add this page to it, and open it from there.
web-push-unable = This browser cannot be called: it knows no notices, or this page did not come over HTTPS.
web-push-not-allowed = You did not give leave. Nothing has changed.
web-push-failed = The service of this browser’s maker could not be reached. Try again later.
web-push-for = What you are called for
web-push-move = It is my move
web-push-soon = My time goes by
web-push-began = A game of mine has begun
web-push-asked = Somebody asks me for a game
web-push-over = A game of mine is over
web-push-since = is called since { $when }
web-push-drop = No longer

web-holidays = Being away
web-holidays-about = The clocks of your games by turns stand while you are away. Whoever plays you sees until when. You may move all the same. Whole days, at most { $most } within a year.
web-holidays-left = { $left ->
    [0] You have no day left.
    [one] You have one day left.
   *[other] You have { $left } days left.
}
web-holidays-begins = From
web-holidays-days = Days
web-holidays-go = Be away
web-holidays-line = { $from } to { $to }
web-holidays-now = you are away
web-holidays-over = over
web-holidays-back = I am back
web-holidays-drop = Take it back
web-turn-away = you are away, the clock stands

web-follow = Follow
web-unfollow = Follow no longer
web-block = Block
web-block-person = Block { $name }
web-unblock = Block no longer
web-block-about = Neither of you sees the other's tables, wishes and words any more, or sits down with them. They are not told.
web-blocked = You have blocked { $name }.
web-challenge = Ask for a game
web-challenge-about = A seat is kept for { $name } alone, for fourteen days. Whoever does not want it need not answer.
web-challenge-game = Game
web-challenge-clock = Clock
web-challenge-deck = Your deck
web-challenge-any-deck = one by chance
web-challenge-rated = rated, if both have accounts
web-challenge-go = Ask { $name }
web-circle-follows = Whom you follow
web-follows-none = Nobody yet: on the page of somebody you can follow them.
web-followed-by = followed by { $count }
web-plays-now = plays { $game } now
web-watch-game = Watch
web-shy = Who follows me is not told at which tables I play
web-shows-contests = The contests I play in stand on my page for others, too
web-blocked-people = Whom you have blocked
web-contests-of = Contests
web-contest-place = place { $place } of { $players }
web-contest-so-far = so far place { $place } of { $players }
web-circle-not-begun = has not begun
web-follows-count = follows { $follows }, followed by { $followed }
web-late = Of your last { $lately } games with people you lost { $late } because your time was over. Nobody else sees this.

# -- the account

web-account-guest = You are { $name }, a guest: this browser alone knows you.
web-account-known = You are { $name }.
web-account-invited = Here one comes by invitation. If you have an account, sign in.
web-account-nobody = Nobody new is let in here just now. If you have an account, sign in.
web-account-keeps = { $days ->
    [one] Matches are deleted here a day after their end.
   *[other] Matches are deleted here { $days } days after their end.
 }
web-account-take = Take a name
web-account-take-about = With a name and a password you are known in other browsers too. Everything you did here stays yours.
web-account-change = Password
web-account-change-about = You are then signed out everywhere else, and your recovery words are worth nothing any more.
web-account-change-act = Change it
web-account-kept = It is kept.
web-account-rename = What you are called
web-account-rename-about = At tables from the next game on, and where you sign in. Games you have played keep the name they were played under.
web-account-rename-act = Change my name
web-account-renamed = From now on you are called so, and sign in by this name.
web-settings-about = They hold in this browser, at every table, in lessons and replays. At a table they are under “Settings” (key S), with when you are asked.
web-account-changed = It is kept. Your recovery words are worth nothing any more: make new ones.
web-account-signed-in = You are signed in.
web-account-come = Welcome.
web-account-left = You are signed out.

web-kept = What is kept of you
web-kept-about = Your games, decks, results, words and notices, as a file that programs can read.
web-kept-save = Save it all
web-kept-delete = Delete me
web-kept-sure = Your name, decks, words, notices and sign-ins go at once and for ever, here and in contests. Games that run are given up. Others keep the results of their games with “Somebody”.
web-kept-delete-sure = Yes, delete all of it
web-kept-stay = Keep it
web-kept-gone = All that was kept of you is deleted.
