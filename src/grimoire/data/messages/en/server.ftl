# The server: what it says on the terminal, why it refuses something, and what can be played.

serve-address = The table is open: { $address }  (Ctrl-C closes it.)
serve-lan = Others in the room: the same address, or this code for a phone.
serve-no-client = The client for the browser is not built here, so only programs can play. "make play" builds it.
admin-password = The new password of { $name }, shown once: { $password }
admin-invitation = { $code }  ({ $times ->
    [one] One person
   *[other] { $times } people
 } may come with it within { $days } days: #/account/{ $code })
guest-name = Guest
program-name = { $name } (bot)
forgotten-name = Somebody

refused-badMessage = This message cannot be read ({ $detail }).
refused-protocol = This page and the server are of different versions. Reload it.
refused-noMatch = There is no such match.
refused-notYours = This is not your seat.
refused-notRunning = The match has not begun, or is over.
refused-hasBegun = The match has begun already.
refused-notJoined = You are not at this table.
refused-notGone = They have not been away for long enough, or it is not for them to decide.
refused-stale = Something else has happened in the meantime. Look again.
refused-notAsked = It is not for you to decide now.
refused-illegal = This cannot be chosen now.
refused-nothingToUndo = There is nothing you could take back now.
refused-notOffered = Nothing of the kind was offered.
refused-notAllowed = This is not possible here.
refused-tooMuch = That is too much at once.
refused-noLanguage = There is no such language here; there are: { $languages }.
refused-noMoment = There is no such moment in this match.
refused-frozen = The rules have changed since this match began, and it cannot go on as it went.
refused-fault = The program failed at this choice, which was not made ({ $detail }). Choose something else.
refused-unavailable = The server cannot keep anything just now, so nothing has changed. Try again.
refused-taken = Somebody else was quicker: this seat is taken.
refused-badDeck = This deck cannot be played here: { $detail }.
refused-badName = This cannot be a name: it is empty, too long, or means something else here.
refused-badSetup = A match cannot be set up like this: { $detail }.
refused-noGame = There is no such game here; there are: { $games }.
refused-noRule = There is no rule "{ $name }".
refused-noLesson = There is no lesson "{ $name }".
refused-noRuling = There is no ruling "{ $name }" any more.
refused-badQuestion = { $detail }
refused-noDeck = There is no such deck, or it is not shared.
refused-noCard = There is no card { $name }.
refused-noSeat = There is no such seat at this table.
refused-stillRunning = This match is not over, or one that follows it is played with what is hidden in it: until then nothing of it is opened.
refused-badRecord = This record cannot be used here: { $detail }.
refused-badPassword = Name and password do not match.
refused-nameTaken = Somebody else has this name.
refused-noPage = There is nothing here.
refused-tooSlow = This has not arrived in time. Try again.
refused-broken = Something in the program has failed. Whoever runs this server finds why in the log, under { $number }.
refused-tooOften = That is too often in a short time. Wait a little, then try again.
refused-needsAccount = On this server cards of one’s own are for those who have an account: take a name and a password first.
refused-noOwnGames = On this server cards of one’s own can be played with, but not tried in many games: its database may be shared by several processes.
refused-notAdmitted = New people come here by invitation alone. Who has an account signs in on the page "Account".
refused-badInvitation = This invitation is not good any more. Ask for another one.
refused-noSignIn = Nobody is signed in there any more.
refused-noContest = There is no such contest.
refused-badContest = { $detail }
refused-contestStale = Meanwhile this has happened: { $since } Look again, then do it once more.
refused-badCode = This code is not, or no longer, the code of anybody. Ask for a new slip at the desk.
refused-codeUsed = Another phone has come with this code. If it was not yours, ask for a new slip at the desk.
refused-notForYou = { $role ->
    [organiser] Only who organises this contest may do that.
    [player] Only a player of this contest may do that: the code on the slip makes a phone a player's.
   *[staff] Only who organises this contest, or keeps its scores, may do that.
}
refused-noRoom = The disk of the server is full, so this was not kept; nothing that was kept before is lost. Make room on it, then do it again.
refused-noSession = You are not known here yet, or no longer. Reload the page.

game-magenoir-title = Mage Noir
game-anima-title = Anima: Beyond Good and Evil

bot-novice-title = Novice
bot-apprentice-title = Apprentice
bot-journeyman-title = Journeyman
bot-adept-title = Adept
bot-expert-title = Expert
bot-master-title = Master
bot-random-title = Dice
bot-random-about = Takes any option, by chance. To learn the moves.
bot-eager-title = Eager
bot-eager-about = Does whatever can be done, as soon as it can be. A first opponent.
bot-search-title = Searcher
bot-search-about = Thinks in whole turns, and makes few mistakes. The strongest there is.
bot-eager-1-title = Eager of 2026
bot-eager-1-about = Never changes: a yardstick for other bots.
bot-greedy-title = Greedy
bot-greedy-about = Weighs what each option leads to. Makes you work for it.
bot-greedy-1-title = Greedy of 2026
bot-greedy-1-about = Never changes: a yardstick for other bots.
bot-own-about = A bot of whoever runs this server.

rule-tree-title = Tree of Areas
rule-tree-about = All Areas lie open from the beginning, in a tree of Levels.
rule-open-rolls-title = Open rolls
rule-open-rolls-about = A 6 in a Combat is rolled again and added.
rule-automatic-reveal-title = Early reveal
rule-automatic-reveal-about = The Final Mission is revealed the turn after the first Basic Mission.
rule-omega-title = Shadow of Omega
rule-omega-about = With the cards of the expansion, for up to five.

# A moment of a match where something seems wrong, above the scenario that is made of it.
report-what = A moment of a match as one seat may know it: cards it cannot see are dealt anew, so nothing of the others is told.
report-about = What seems wrong: { $about }
report-told = What happened last:
report-question = What is asked: { $question }
report-how = Run it with "grimoire scenario run FILE", change 'then' to what you think must hold, and send it to whoever runs the table, or to the project.

# Notices: what calls somebody who is not at the table.
bell-move = { $names }: it is your move.
bell-soon = { $names }: your time goes by. It is your move.
bell-began = { $names }: your game of { $game } has begun.
bell-asked = { $names } asks you for a game of { $game }.
bell-won = { $names }: your game of { $game } is over, and you have won.
bell-lost = { $names }: your game of { $game } is over, and you have lost.
bell-drawn = { $names }: your game of { $game } is over, and nobody has won.
push-move = It is your move.
push-soon = Your time goes by. It is your move.
push-began = Your game of { $game } has begun.
push-asked = Somebody asks you for a game of { $game }.
push-over = Your game of { $game } is over.
feed-title = Grimoire: your notices
refused-noPerson = Nobody has an account by that name.
admin-rated = Ratings are made anew from { $games ->
    [one] one game
   *[other] { $games } games
 }.
admin-bots-from = { $games ->
    [0] No game of people against bots yet: a guess.
    [one] From one game of people against bots.
   *[other] From { $games } games of people against bots, by { $people ->
        [one] one person
       *[other] { $people } people
    }.
 }
refused-badWords = The name or the words do not fit.
refused-badDoor = This code lets nobody in any more: it holds for ten minutes, and once.
refused-noSeek = Whoever looked for this game has found one, or looks no longer.
refused-accountAlone = This is for those who have an account: take a name and a password first.
refused-wordsOfAccounts = Words of one’s own are for tables at which everybody has an account. The phrases always work.
refused-noPush = This server calls no browser.
refused-badPush = This browser cannot be called: its address is of no push service that this server knows, or its keys are not whole.
refused-badHoliday = A holiday has whole days, begins from now on and within a year, and meets no other. Of { $most } days a year you have { $left } left.
refused-noHoliday = There is no such holiday, or it is over.
admin-no-reports = Nothing was reported.
admin-report = Report { $number }, { $at }: { $by } about { $about }, { $reason }.
admin-report-done = (settled)
admin-report-match = At the table { $match }; what was said last there:
admin-report-silence = nothing
admin-report-settled = Report { $number } is settled.
