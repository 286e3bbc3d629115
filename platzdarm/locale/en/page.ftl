### Texts of the page in the browser.

language-tag = en
language-en = English
language-ru = Русский
app-name = Platzdarm
loading = One moment …
close = Close
copy = Copy
copied = Copied
copy-label = Link
copy-by-hand = The link is marked: copy it with Ctrl+C
skip-to-content = To the content

title-page = { $page } · { $title }
title-turn = ● Your move · { $title }
title-table = { $headline } · { $title }
notice-turn = It is your move.

## Ways through the page

nav-label = Pages
nav-menu = Menu
nav-home = To the start page
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-analysis = Analysis
nav-lobby = Tables
nav-settings = Settings
nav-sign-in = Sign in
nav-other-language = Русский
foot-icons = Icons: game-icons.net, CC BY 3.0. Our own artwork.
foot-dark = Dark theme
foot-light = Light theme
foot-access = Accessibility
foot-api = For programs
not-found-title = There is no such page
not-found-text = The address leads nowhere. Perhaps a letter is missing.
not-found-game = There is no game '{ $game }' here
not-found-part = { $game } has no such page
not-found-setup = Perhaps a letter in the address is wrong. A table can be set up for:
not-found-analysis = Perhaps a letter in the address is wrong. Positions can be set up by hand in:
not-found-lesson = Perhaps a letter in the address is wrong. There is a guided first game of:
not-found-puzzles = Perhaps a letter in the address is wrong. There are puzzles for:
not-found-editor = Perhaps a letter in the address is wrong. There is an editor for:
not-found-rules = Perhaps a letter in the address is wrong. There are rules of:

## The start page

start-title = At the table. Right now.
start-lead = Tactical board games with every rule kept. Against the machine, with friends by a link, or a move a day. No e-mail.
start-machine = Play the machine
start-invite = Invite
start-to-come = To come
start-continue = Continue
start-waiting = waiting for others to sit down
start-with = with { $name }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
start-open-table = Open the table
start-open = Open
start-wait-for-you = { $count ->
    [0] nobody waits for you
    [one] one game waits for you
   *[other] { $count } games wait for you
}
start-learn-line = New here? Learn a game in ten minutes: short steps, and you win at the end.
start-people = With people
start-see = See
start-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
start-learn-begin = Begin
start-lobby = Open tables: { $open }. Games to watch: { $live }
start-puzzles-solve = Solve
join-title = Join by link or code
join-code = Link or table code
join-do = Take a seat
join-empty = Paste a link or a table code.
join-not-understood = That is neither a link of this server nor a table code.

## Tables

lobby-title = Tables
lobby-new = New table
lobby-mine = My tables
lobby-open = Looking for players
lobby-open-none = Nobody is waiting just now. Open a table of your own, or play the machine.
lobby-live = In play
lobby-live-none = No game is being played just now.
lobby-row = { $game } · { $mode }
lobby-watch = Watch
lobby-versus = { $one } : { $other }
lobby-with = with { $names }
lobby-one-screen = on one screen
lobby-all-games = All games
lobby-filter-game = Which game
lobby-filter-pace = At what pace
lobby-pace-any = any pace
lobby-pace-evening = in one sitting
lobby-pace-days = a move a day
lobby-count = { $count ->
    [0] no table is waiting
    [one] { $count } table is waiting
   *[other] { $count } tables are waiting
}
lobby-filtered-none = Nothing with these filters.
lobby-reset = Show all
lobby-lost = { $why } The list may be old; it comes back by itself.
lobby-rated-at = rated, { $rating }
lobby-band = for ratings { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
lobby-unrated = not rated
lobby-waits = waiting for { $time }
lobby-more = Show more
lobby-live-all = all { $count }
lobby-mine-none = No table of yours is open.
lobby-mine-all = { $count } more
lobby-here = Here now
lobby-away = not at the table
lobby-here-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
lobby-does-waiting = waits at a table, { $game }
lobby-does-playing = plays { $game }
lobby-does-away = has stepped away, { $game }
lobby-code-title = A link or a code?
lobby-code-text = Put it in, and you are at the table.
lobby-code-go = Go
lobby-code-hint = Table code
table-own-content = a draft
week-title = Game of the week
week-about = { $heading }, the longest of these seven days: { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}
week-none = The longest open game of these seven days will stand here.
quick-title = Quick game
quick-pace-quick = 15 min
quick-pace-long = 45 min
quick-pace-days = a move a day
quick-find = Find an opponent
quick-help = If nobody comes within a minute, the machine sits down.
quick-help-days = The table waits in the list until somebody sits down.
quick-waiting = { $game }: waiting for an opponent
quick-machine-comes = After a minute the machine takes the free seats.
quick-days-comes = You may leave the page: the table stays in the list.
quick-cancel = Cancel
lobby-state-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
lobby-state-over = over
lobby-state-mine = your move
lobby-state-playing = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
seat-bot-kind = { $bot ->
    [calm] calm
    [greedy] greedy
    [keen] keen
    [hard] hard
    [ruthless] ruthless
    [random] random
   *[other] { $bot }
}
seat-bot = machine ({ seat-bot-kind })
seat-bot-timed = machine ({ seat-bot-kind }, { NUMBER($seconds, maximumFractionDigits: 1) } s)
seat-free = free seat
seat-guest = guest
seat-you = you
seat-take = Sit down here
bot-calm = calm: plays simply and at once
bot-keen = keen: looks through its whole turn widely
bot-greedy = greedy: looks one turn ahead
bot-hard = { $game ->
    [doom2004] hard: as the invader it stands in your way
    [doom2016] hard: its demons hunt the weak, its marines dare more
   *[other] hard: weighs the opponent’s best replies
}
bot-ruthless = ruthless: looks widest and judges by what it has learnt
bot-random = random: plays anything

new-title = New table
new-with = A table for { $name }, who is asked as soon as it is open; there is a link to send, too.
new-own = one's own
new-minutes = { $minutes } min
new-level = Difficulty { $level } of { $levels }
new-not-played = not played here yet
new-played-little = { $games ->
        [one] one game played here
       *[other] { $games } games played here
    }
start-options = All options
new-game = Game
new-seats = Seats
new-seats-help = A friend gets a link after the table is made. Several seats of yours: play on one screen.
new-seat-who = Who sits on seat { $seat }
new-seat-bot-name = Which machine sits on seat { $seat }
new-seat-bot-time = How long the machine on seat { $seat } thinks about a turn
new-seat-me = me (this screen)
new-seat-person = friend by link
new-seat-open = anybody from the lobby
new-seat-bot = machine
new-clock = Clock
new-variants = Variants
new-rated = rated
new-rated-help = Rated: two accounts, no machine; the result counts
new-band-help = Only somebody with a rating near mine
new-band-least = From
new-band-most = To
new-band-wrong = A number from { $least } to { $most }, in steps of 50.
new-casual = casual
new-casual-help = Casual: hints are allowed
new-make = Make the table
clock-none = no clock
clock-move = { $time } a move
clock-total = { $time } + { $increment } s
clock-whole = { $time } for the game
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
clock-label = Time left: { $left }
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
time-minutes = { $minutes } min
time-seconds = { $seconds } s
time-days-hours = { $days } d { $hours } h

## At a table

table-not-there = This table cannot be opened
wait-title = The table is set
wait-help = Send each player the link of a seat. The game begins when all seats are taken.
wait-help-guest = The game begins when all seats are taken.
wait-cancel = Cancel the table
wait-cancel-sure = Really cancel it?
wait-home = To the start page
wait-local = This link works on this computer only. To let others in, the server must be reached under an address of your network.
wait-start = Begin now, machines take the free seats
board-label = The table
left-label = Preview and details
side-label = Log, rules, answers
side-log = Log
side-rules = Rules
side-answers = Answers
side-chat = Chat
log-title = Log
log-empty = Nothing has happened yet.
log-order = Passed by your standing order
chat-title = Chat
chat-message = Say something at the table
chat-left = { $left ->
    [one] { $left } letter left
   *[other] { $left } letters left
}
chat-too-long = { $over ->
    [one] { $over } letter too many: at most { $most } in one message
   *[other] { $over } letters too many: at most { $most } in one message
}
answers-filter = Filter, e.g. a cell or a name
answers-none = Nothing is asked of you now.
answers-count = { $count ->
    [one] { $count } legal answer
   *[other] { $count } legal answers
}
answers-more = … and { $more } more: narrow the list with a word.
plate-other = Opponent
plate-you = You
watching = You are watching this game.
plates-all = Everybody at the table
side-own = your team
side-others = against you
side-against = against
card-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
card-fewer = Fold
tool-undo = Take back (U)
tool-hint = Hint (H)
tool-rules = The rule of this question
tool-drawer = Log, rules, answers, chat
tool-drawer-unread = { $count ->
    [one] Log and chat, { $count } new message
   *[other] Log and chat, { $count } new messages
}
turn-left = Turn left
turn-right = Turn right
line-lost = The connection is lost. Coming back by itself …
line-stopping = The server is restarting. Nothing is lost; the table comes back in a moment.
hint-label = Hint
hint-says = Hint: { $action }.
hint-play = Play

prompt-label = What is asked
prompt-cancel = Take back
prompt-put-back = Put it back
prompt-patience = { $stopped ->
    [yes] The clock is stopped
   *[no] { $left } s, then the page passes. Press to stop the clock
}
prompt-back = Back
prompt-choose = Choose
prompt-play-for = Play for { $name }
prompt-wait = One moment …
prompt-over = The game is over
prompt-over-help = Take actions back to play on from an earlier moment.
prompt-sending = Your move is on its way …
prompt-other = { $name } ({ $side }) decides
prompt-machine = { $side } (the machine) decides
rule-link = Rule { $rule }

strip-as-if = As if
strip-part-done = done
strip-part-now = now
strip-part-next = next
strip-pause = Pause
strip-go-on = Go on
strip-speed = Speed: { $speed } times
strip-times = × { $speed }
strip-skip = To the outcome
strip-quiet = nothing happens
strip-back = One step back
strip-forward = One step on
strip-again = Once more
strip-show-again = Show once more: { $what }
mark-phase = phase { $phase }
mark-new = new
splash-next = click or Space: go on
strip-open = Step { $part }: { $name }
turn-strip = What happens
turn-acts = { $name } acts
turn-way = { $from } → { $to }
turn-step = step { $step } of { $steps }
turn-skip = To the present
turn-skip-mine = To my turn

result-label = The result
result-won = You have won
result-lost = You have lost
result-drawn = A draw
result-closed = The game was ended by the host.
result-won-by = The winner: { $names }
result-replay = Replay
result-rematch = Rematch
result-accept-rematch = Accept the rematch
result-to-rematch = To the rematch
result-next = Next: { $name }
result-accept-next = Accept: { $name }
result-next-anew = Again: { $name }
result-seed = Check the draws
result-seed-hash = Published at the start:
result-seed-is = The seed:
result-seed-help = Anybody can check with “platzdarm verify” that no draw was bent.
reason-rules = over by the rules
reason-resigned = somebody gave up
reason-time = somebody's time ran out
reason-agreed = by agreement
reason-closed = closed by the host

menu-title = Table menu
menu-draw = Offer a draw
menu-takeback = Ask to take back
menu-resign = Give up
menu-resign-sure = Really give up
menu-resign-who = { $count ->
    [one] The game ends: { $sides } gives up.
   *[other] All your sides give up together: { $sides }.
}
menu-seed-hash = Hash of the seed:
report-open = Report to the host
report-about = Whom or what
report-line = { $name }: { $text }
report-reason = What is wrong
report-send = Send the report
report-sent = The report was sent to the host of this server.
presence-here = at the table
presence-lost = no connection
presence-away = away { $time }
offer-label = An offer
offer-draw = { $name } offers a draw.
offer-draw-sent = You have offered a draw.
offer-takeback = { $name } would like to take a move back.
offer-takeback-sent = You have asked to take a move back.
offer-draw-refused = The draw was declined.
offer-draw-lapsed = The game went on: your offer of a draw has lapsed.
offer-takeback-refused = Taking back was declined.
offer-takeback-lapsed = The game went on: your request to take back has lapsed.
offer-rematch-refused = The rematch was declined.
offer-next-refused = The next game was declined.
offer-yes = Agree
offer-no = Decline
orders-title = Standing orders
orders-help = How questions of a kind are answered for you, so that play does not stall.
order-ask = ask me
order-pass = pass, where one may
order-first = take the first answer

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Whole map

## Errors

page-error-page = Something went wrong in the page. Reload it; nothing at the table is lost.
page-error-offline = No connection to the server.
page-error-internal = The server had a problem. It has been noted.
page-error-bad_request = That was not understood.
page-error-unauthorised = Sign in first.
page-error-forbidden = You may not do that.
page-error-no_game = There is no such game here.
page-error-not_found = There is no such thing.
page-error-conflict = Something else happened in the meantime.
page-error-refused = That is not allowed now.
page-error-too_large = That is too long.
page-error-too_many = Too much at once. Wait a little.
page-error-not_drawn = This page was built without this game, so it cannot draw the table. It can be played in the terminal or by a program.

## Replay, analysis, learning, puzzles

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-slider = Move
replay-of = { $at } of { $moves }
replay-branch = Play on from here
replay-branch-help = Opens an analysis table at this point: you have all seats.
replay-machine = Play on against the machine
replay-machine-help = You keep your own seats; the machine plays the others from this point.
branch-title = Branch after action { $number }
replay-begin = The beginning
replay-live = The game is still on: to the table

editor-title = Editor
analysis-title = Analysis
analysis-edit = Set up
analysis-pieces = Pieces
analysis-keep = Take over the outcome
analysis-undo = Take back
analysis-redo = Again
analysis-clear = Clear the board
analysis-record = Open a record
analysis-record-large = The record has more than { $most } kB: that is no record of one game.
analysis-share = Share
analysis-share-help = The whole position is in this link.
analysis-play = Play it out
analysis-play-help = Opens a table with this position: you have all seats.
analysis-machine = Against the machine
analysis-machine-help = Opens a table with this position: you have the side that is to move, the machine the others.
analysis-no-room = There is no room for it here.
analysis-bad-link = The position in the link cannot be read.

learn-title = Your first game
learn-lead = Short steps on real positions, with a coach beside the board. Nothing moves while you read; under ten minutes each.
learn-progress = { $done } of { $steps } steps done
learn-continue = Continue
learn-repeat = Once more
learn-step = Step { $step } of { $steps }
learn-headline = { $game } · step { $step } of { $steps }
learn-headline-won = { $game } · won
learn-learnt = What you can do now
learn-learnt-text = Every step stays open under Learn.
learn-last-again = Repeat the last step
learn-minutes = about { $minutes } min
learn-won-on = won on { $date }
learn-next = Next
learn-back = Back
learn-done = Done!
learn-deed-done = (done)
learn-not-yet = Not yet: { $why }
learn-finish = Play the machine
learn-not-that = that is not it. It has been taken back.
learn-fold = To the board
learn-show = Show the answer
learn-showing = This is the answer. Then it is your turn.
learn-steps = All steps
learn-go-to = Step { $step }: { $title }
learn-way-game = Play a whole game
learn-way-puzzles = Puzzles
learn-way-puzzles-do = Solve the first
learn-way-setup = Choose a mission
learn-way-setup-do = To the missions
learn-way-rules = Look it up
learn-way-rules-do = The rules
learn-way-machine = A calm opponent
learn-way-machine-text = The machine waits for you, and hints are allowed.
learn-way-machine-go = Play
learn-way-puzzle = Puzzles
learn-way-puzzle-text = One turn with a clear goal, for what you have just learnt.
learn-way-puzzle-go = Solve
learn-way-book = Rules at hand
learn-way-book-text = In our own words; every rule can be found and linked.
learn-way-book-go = Read

puzzles-title = Puzzles
puzzles-solved = Solved!
puzzles-restart = From the beginning
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-place = { $game } · { $number } of { $all }
puzzles-difficulty = Difficulty { $difficulty } of { $most }
puzzles-from = How hard at least
puzzles-from-any = Of any difficulty
puzzles-from-this = { $difficulty ->
    [2] Medium and harder
    [3] Hard and very hard
   *[4] Only very hard
}
puzzles-new-in = A new one in { $hours } h { $minutes } min
puzzles-try-again = Try again
puzzles-watch = See it again
puzzles-frozen = The board stands still: nobody else moves here.
puzzles-no-such = { $game } has { $all } puzzles, and none with the number { $number }.
puzzles-luck = Not solved: that was left to luck. A puzzle has a plan that needs none.
puzzles-shown = That is the answer
puzzles-now-you = Now you
puzzles-otherwise = The answer goes otherwise. It begins with: { $action }.
puzzles-tries = { $count ->
        [one] one try
       *[other] { $count } tries
    }
puzzles-count = { $solved } of { $all } solved
puzzles-only-open = Only unsolved ones
puzzles-none-open = All of them are solved. Well done!
puzzles-day = Puzzle of the day
puzzles-side = Whose side
puzzles-row = { $days ->
    [0] Begin a row of days today
    [one] day in a row
   *[other] days in a row
}
puzzles-row-open = longest row { $longest }; today's is not solved yet
puzzles-row-done = longest row { $longest }; today's is solved

## Rules

rules-title = { $game }: the rules
rules-search = Search the rules
rules-no-such = There is no rule { $rule } in this game.
rules-nothing = No rule holds all of these words.
rules-all = All rules
rules-chapters-label = Chapters
rules-games-label = Games

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = as the system
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = on
settings-motion-off = off
settings-speed = Speed of what is shown
settings-colours = Colours
settings-colours-standard = standard
settings-colours-contrast = strong contrast
settings-notices = When it is my move
settings-sound = Sound
settings-notify = Notification of the system, when the page is in the background
settings-notify-refused = The browser does not allow notifications for this page.
settings-kept = Kept with your name on this server.
settings-kept-here = Kept in this browser.
keys-title = Keys at the table
key-number = 1 … 9
key-number-does = take a tile or a card of the hand; in a re-roll pick a die
key-shift = Shift + 1 … 9
key-shift-does = press an answer's button; they are numbered while Shift is held
key-n = N
key-n-does = end the turn, pass
key-arrows = ← ↑ → ↓
key-arrows-does = from cell to cell on the board
key-q = Q · E
key-q-does = turn what is to be placed
key-a = A
key-a-does = play the whole hand (Inferno)
key-enter = Enter
key-enter-does = place, confirm
key-esc = Esc
key-esc-does = take back what was begun
key-u = U
key-u-does = take back the last action
key-h = H
key-h-does = hint
key-t = T
key-t-does = show threats
key-l = L
key-l-does = the answers as a list
key-space = Space
key-space-does = pause what is shown; then ← and → go step by step
key-zoom = + · − · 0
key-zoom-does = nearer, farther, the whole map
key-help = ?
key-help-does = this list

## Accounts

account-title = Account
player-title = Player
player-challenge = Challenge
player-here = Here now
asked-title = Who asks me to play
asked-by = { $name } asks you to play { $game }
asked-accept = Sit down
asked-later = Later
asked-decline = No
wait-asked = { $name } is asked
wait-refused = { $name } does not want to; the link is for anybody now
player-records = All records
player-records-coming = Records: { $done } of { $all }
player-puzzles = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
player-marks = Marks
player-marks-count = { $earned } of { $all }
player-mark-earned = Earned.
player-mark-open = Not yet.
player-mark-rated = A rated win
player-mark-rated-how = Win a rated game.
player-mark-crowd = First of four
player-mark-crowd-how = Win a game with four or more seats.
player-mark-long = The long way
player-mark-long-how = Win a game of 300 actions or more.
player-mark-row = Ten in a row
player-mark-row-how = Win ten games in a row.
player-mark-every_game = In every game
player-mark-every_game-how = Win each of the games that there are.
player-mark-many = A hundred games
player-mark-many-how = Play a hundred games to their end.
account-in-title = Sign in
account-up-title = Make an account
account-help = One plays as a guest, too. An account keeps history, settings and a rating.
account-guest-help = You play as guest { $name }. An account keeps your tables, settings and a rating.
account-which = What to do
account-in = Sign in
account-up = Make an account
account-name = Name
account-password = Password
account-password-help = At least eight characters. There is no e-mail to reset it, so write it down.
field-empty = Fill this in.
account-name-empty = Type a name.
account-name-long = A name has at most { $most } letters.
account-password-empty = Type the password.
account-password-short = That is too short: at least eight characters.
account-password-long = That is too long: at most two hundred characters.
account-password-wrong = That is not your present password.
account-password-differs = The two are not the same.
account-password-title = Change the password
account-password-ends = All your other sessions and all tokens end with it.
account-password-old = Present password
account-password-new = New password
account-password-again = The new one again
account-password-change = Change the password
account-password-changed = The password is changed. Everybody else who was signed in as you is signed out.
account-show = Show what is typed
account-public = Public page
account-sign-out = Sign out
account-sessions = Sessions
account-session = Session
account-this = this one
account-seen = last seen { $date }
account-made = made { $date }
account-end = End
account-tokens = Tokens for programs
account-tokens-help = A program with a token plays in your name. See “For programs”.
account-token-name = Name of the program
account-token-make = Make a token
account-token-empty = Name the program first.
account-token-made = The token of { $name }. It is shown only now:
player-ratings = Ratings
player-rating = ± { $deviation }, { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
player-of-games = { $games } of { $all } games
player-rating-soon = A rating comes after { $left ->
    [one] one more rated game
   *[other] { $left } more rated games
}
player-tally = { $won } : { $lost }
player-tally-told = won { $won }, lost { $lost }
player-no-ratings = No rated game yet.
player-games = Finished games
player-no-games = No finished game yet.

## A sheet on a phone

sheet-fold = Fold away, show the map
sheet-open = Unfold
player-provisional = provisional
player-trend = { $change } in 30 days
player-course = The course of the rating, from { $from } to { $to }
player-since = here since { $date }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
player-filter = Which games
player-filter-all = all
player-filter-rated = rated
player-filter-people = with people
player-none-such = No such game.
player-shown = { $shown } of { $games }
player-won = Won
player-lost = Lost
player-drawn = Draw
player-side-with = { $side }, with { $names }
player-form = Form
player-form-won = last { $games }: { $won } won
player-sides = Sides in { $game }
player-share = { $share } %
player-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
player-opponents = Often against
player-record = { $won } won, { $lost } lost
compare-do = Compare
compare-title = Compare players
compare-with = Compare { $name } with
compare-name = Name of a player
compare-no-rating = no rating
compare-between = Against each other
compare-score = { $one } : { $other }
compare-score-told = { $one } won { $won }, { $other } won { $lost }, drawn { $drawn }
compare-none = They have not met at a table that you may see.
compare-games = Games, as { $name } played them
compare-ratings = Ratings
compare-deviation = ± { $deviation }
