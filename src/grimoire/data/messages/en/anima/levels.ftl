# The six levels, from the weakest to the strongest: one line how each plays.

bot-novice-about = Goes anywhere, fights without cards and takes its time. For a first evening.
bot-apprentice-about = Goes anywhere and fights without cards, but uses what it has between the fights.
bot-journeyman-about = Mostly goes where there is something to gain; fights without cards.
bot-adept-about = Goes where there is something to gain and fights with its cards; thinks of rewards before Missions.
bot-expert-about = Tries its Missions as soon as they may succeed; never looks ahead.
bot-master-about = Reckons the odds of every fight, and plays on in its mind where it is in doubt. The strongest there is.
