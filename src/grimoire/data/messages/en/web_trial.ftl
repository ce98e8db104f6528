# A card of one's own, tried in hundreds of games.

web-trial = Try 500 games
web-trial-again = Try 500 games again
web-trial-stop = Stop
web-trial-title = { $card }, tried by bots
web-trial-waiting = { $before ->
    [0] It begins in a moment.
    [one] One other trial comes first.
   *[other] { $before } other trials come first.
}
web-trial-progress = { $done } of { $all } games
web-trial-deck = In the deck { $deck }, with it and without it on the same luck. The same quick bot decides on both sides.
web-trial-piles = Everybody draws from the same piles: this tells what went with winning, not what would be without it. A quick bot decides for all.
web-trial-stronger = It makes the deck stronger: { $effect }.
web-trial-weaker = It makes the deck weaker: { $effect }.
web-trial-even = No difference was found: { $effect }. There may be one too small for so many games.
web-trial-too-few = So far: { $effect }. Nothing is claimed from fewer than 200 rounds of two games.
web-trial-effect = { $value } points ({ $low } to { $high }, 99 times of 100)
web-trial-drawn = Won where it was drawn
web-trial-undrawn = Won where it was not
web-trial-gap = Difference
web-trial-share = { $value } ({ $low }–{ $high })
web-trial-of = of { $games ->
    [one] one game
   *[other] { $games } games
}
web-trial-never = It was not drawn yet.
web-trial-spent = The time for one card is spent; these are the games so far.
web-trial-stopped = Stopped; these are the games so far.
web-trial-failed = Something went wrong with these games. Try again in a moment.
web-trial-older = The text has changed since: these are games with the card as it was.
web-trial-bar = From { $low } to { $high } points; the line in the middle is no difference.
