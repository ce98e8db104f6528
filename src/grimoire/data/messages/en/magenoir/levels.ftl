# The six levels, from the weakest to the strongest: one line how each plays.

bot-novice-about = Plays one card a turn and takes the larger pile. For a first evening.
bot-apprentice-about = Plays all it can, but gathers Mana without a plan.
bot-journeyman-about = Gathers what its hand needs and plays all it can; never looks ahead.
bot-adept-about = Weighs what an action leads to, but only one in four.
bot-expert-about = Weighs what every action leads to.
bot-master-about = Thinks in whole turns, gathering included. The strongest there is.
