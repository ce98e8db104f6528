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
web-bells = Notices
web-no-bells = Nothing has called you yet.
web-feed = Notices elsewhere
web-feed-about = A program that reads feeds (Atom) can tell you as well. The address is secret: whoever knows it reads your notices, and can do nothing else.
web-feed-make = Make a secret address
web-feed-another = Another address
web-feed-another-about = The one above then leads nowhere.
