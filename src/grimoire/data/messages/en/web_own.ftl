# Cards of one's own, written in the browser.

web-own-lead = Write a card here: it is shown in both languages while you write, and one click tries it in a game. What you write is kept in this browser.
web-own-text = Cards as text
web-own-another = One card more
web-own-save = Save as a file
web-own-open = Open a file
web-own-reads = As it will read
web-own-fine = Nothing is wrong with it.
web-own-first = All cards of the game are read with yours: the first time that takes some seconds.
web-own-reading = It is being read …
web-own-wrong = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
web-own-at-line = Line { $line }
web-own-play = Play with it
web-own-friend = Play it with a friend
web-own-read-first-title = Cards you do not know
web-own-read-first = { $names } wrote cards for this game. Read them first: sitting down means playing with them. The deck that lies there holds one of them, too.
web-own-words = Words one may use
web-own-words-find = Look for a word or what it means
web-own-words-found = { $count ->
    [one] One word
   *[other] { $count } words
}
web-own-words-put = Put it into the text
