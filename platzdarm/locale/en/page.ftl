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

## The games

game-neuroshima = Neuroshima
game-neuroshima-about = Four armies, nineteen cells. The battle decides, and you see it coming.
game-neuroshima-players = 2–6 players
game-neuroshima-time = 30 min
game-doom2016 = DOOM 2016
game-doom2016-about = A squad against the invader. Exact odds before the roll, cover, glory kills.
game-doom2016-players = 2–5 players
game-doom2016-time = 90 min
game-inferno = Inferno
game-inferno-about = A deck, champions and shrines on a field of hexes.
game-inferno-players = 1–4 players
game-inferno-time = 60 min
game-doom2004 = DOOM 2004
game-doom2004-about = A base in the dark. Open doors, save bullets, listen for steps.
game-doom2004-players = 2–4 players
game-doom2004-time = 120 min

## The start page

start-title = At the table. Right now.
start-lead = Tactical board games with every rule kept. Against the machine, with friends by a link, or a move a day. No e-mail.
start-army = Your army
start-army-any = any
start-machine = Play the machine
start-invite = Invite
start-to-come = To come
start-continue = Continue
start-your-move = { $game } · your move
start-their-move = { $game } · their move
start-waiting = waiting for others to sit down
start-against = against { $name }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
start-open-table = Open the table
start-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
start-learn = Learn
start-learn-title = Your first game, step by step
start-learn-text = A dozen short steps on real positions, from the HQ to a battle won.
start-learn-begin = Begin
start-lobby = Open tables: { $open }. Games to watch: { $live }
start-puzzles = Puzzles
start-puzzles-title = One turn, one battle
start-puzzles-text = A few tiles in the hand and one goal. The engine checks your answer.
start-puzzles-solve = Solve
join-title = Join by link or code
join-code = Link or table code
join-do = Take a seat
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
seat-bot = machine ({ $bot ->
    [greedy] greedy
    [random] random
   *[other] { $bot }
})
seat-free = free seat
seat-you = you
seat-take = Sit down here
bot-greedy = greedy: looks one turn ahead
bot-random = random: plays anything

new-title = New table
new-players = Players
new-mode = Mode
new-mode-help = { $mode ->
    [duel] One against one; whoever loses the HQ, or has fewer points left, loses.
    [free_for_all] Everybody against everybody; the last HQ wins.
    [points] Everybody against everybody; damage done to enemy HQs is what counts.
    [one_against_two] One player moves twice as often against two.
   *[teams] Two armies against two; partners talk openly.
}
new-board = Board
new-board-standard = 19 cells
new-board-extended = 37 cells
new-seats = Seats
new-seats-help = A friend gets a link after the table is made. Several seats of yours: play on one screen.
new-seat-army = Army of seat { $seat }
new-seat-who = Who sits on seat { $seat }
new-seat-bot-name = Which machine sits on seat { $seat }
new-seat-me = me (this screen)
new-seat-person = friend by link
new-seat-open = anybody from the lobby
new-seat-bot = machine
new-clock = Clock
new-first = Who begins
new-first-lot = drawn by lot
new-first-seat = seat { $seat }: { $army }
new-variants = Variants
new-reinforcement = Reinforcement: draw up to six, discard one, play two, keep the rest
new-opening = Alternative opening: the first player draws three tiles
new-rated = rated
new-rated-help = Rated: two accounts, no machine; the result counts
new-casual = casual
new-casual-help = Casual: hints are allowed
new-make = Make the table
clock-none = no clock
clock-move = { $time } a move
clock-total = { $time } + { $increment } s
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
table-mode = { $mode ->
    [duel] Duel
    [free_for_all] Free for all
    [points] Points
    [one_against_two] One against two
    [teams] Teams
    [puzzle] Puzzle
   *[field_test] Field test
}
table-headline = { $mode } · turn { $turn }
table-headline-setup = { $mode } · setting up
table-headline-stage = { $mode } · { $stage }
table-end-turn = End the turn
wait-title = The table is set
wait-help = Send each player the link of a seat. The game begins when all seats are taken.
wait-help-guest = The game begins when all seats are taken.
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
chat-title = Chat
chat-message = Say something at the table
answers-filter = Filter, e.g. a cell or a tile
answers-none = Nothing is asked of you now.
answers-count = { $count ->
    [one] { $count } legal answer
   *[other] { $count } legal answers
}
answers-more = … and { $more } more: narrow the list with a word.
threats = Show enemy threats
plate-other = Opponent
plate-you = You
watching = You are watching this game.
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
hint-says = The engine would play: { $action }
hint-play = Play it

prompt-label = What is asked
prompt-cancel = Take back
prompt-back = Back
prompt-choose = Choose
prompt-wait = One moment …
prompt-sending = Your move is on its way …
prompt-other = { $name } ({ $side }) decides
prompt-headquarters = Place your HQ
prompt-headquarters-help = Any free cell. It glows where you may.
prompt-discard = Discard one of your tiles
prompt-discard-help = The other two stay in your hand.
prompt-discard-six = Discard one of the six tiles
prompt-discard-six-help = With reinforcements you draw more and keep what you do not play.
prompt-act = Play your tiles or end the turn
prompt-act-help = Choose a tile in your hand, then a cell.
prompt-retreat = Where does { $tile } retreat to?
prompt-retreat-help = A free cell away from the one who pushes.
prompt-explode = { $tile }: explode or attack?
prompt-explode-help = The explosion strikes all neighbours, friends too.
prompt-convert = { $tile }: change the kind of an attack?
prompt-convert-help = Once in a battle, melee becomes ranged or the other way round.
prompt-heal = Which medic saves whom?
prompt-heal-help = The medic takes all the damage of one attacker and leaves the board.
rule-link = Rule { $rule }

preview-title = If the battle began now
preview-short = If battle
preview-phases = phases
preview-before = now { $points }
preview-show = Show
preview-nothing = Nobody attacks.
preview-attacks = { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
preview-quiet = no attacks
preview-lost = { $tiles ->
    [one] { $tiles } tile leaves
   *[other] { $tiles } tiles leave
}
preview-wounded = { $tiles ->
    [one] { $tiles } tile wounded
   *[other] { $tiles } tiles wounded
}
preview-hq = HQ { $seat } −{ $damage }

battle-title = Battle
battle-as-if = As if
battle-phase = Phase { $phase }: all at once
battle-phase-done = done
battle-phase-now = now
battle-phase-next = next
battle-pause = Pause
battle-go-on = Go on
battle-speed = Speed: { $speed } times
battle-times = × { $speed }
battle-skip = To the outcome

result-label = The result
result-won = You have won
result-lost = You have lost
result-drawn = A draw
result-won-by = The winner: { $names }
result-replay = Replay
result-rematch = Rematch
result-accept-rematch = Accept the rematch
result-to-rematch = To the rematch
result-seed = Check the draws
result-seed-hash = Published at the start:
result-seed-is = The seed:
result-seed-help = Anybody can check with “platzdarm verify” that no draw was bent.
reason-rules = over by the rules
reason-resigned = somebody gave up
reason-time = somebody's time ran out
reason-agreed = by agreement

menu-title = Table menu
menu-draw = Offer a draw
menu-takeback = Ask to take back
menu-resign = Give up
menu-resign-sure = Really give up
menu-seed-hash = Hash of the seed:
offer-label = An offer
offer-draw = { $name } offers a draw.
offer-draw-sent = You have offered a draw.
offer-takeback = { $name } would like to take a move back.
offer-takeback-sent = You have asked to take a move back.
offer-yes = Agree
offer-no = Decline
orders-title = Standing orders
orders-help = How questions of a kind are answered for you, so that play does not stall.
orders-retreat = Where a pushed tile retreats to
orders-explode = Explode or attack
orders-convert = Changing an attack
orders-heal = Which medic saves whom
order-ask = ask me
order-pass = pass, where one may
order-first = take the first answer

## Errors

page-error-page = Something went wrong in the page. Reload it; nothing at the table is lost.
page-error-offline = No connection to the server.
page-error-internal = The server had a problem. It has been noted.
page-error-bad_request = That was not understood.
page-error-unauthorised = Sign in first.
page-error-forbidden = You may not do that.
page-error-not_found = There is no such thing.
page-error-conflict = Something else happened in the meantime.
page-error-refused = That is not allowed now.
page-error-too_large = That is too long.
page-error-too_many = Too much at once. Wait a little.

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
replay-begin = The beginning
replay-live = The game is still on: to the table

analysis-title = Analysis
analysis-lead = Set up any position, fight the battle, take it back, share it.
analysis-edit = Set up
analysis-fight = Fight the battle
analysis-fought = Phase by phase above; the position stays as it is.
analysis-keep = Take over the outcome
analysis-undo = Take back
analysis-redo = Again
analysis-clear = Clear the board
analysis-share = Share
analysis-share-help = The whole position is in this link.
analysis-play = Play it out
analysis-play-help = Opens a table with this position: you have all seats.
analysis-army = Army of side { $side }
analysis-points = HQ points of { $army }
analysis-hand = Hand of { $army }
analysis-tiles = Tiles
analysis-side = Whose tiles
analysis-turn = To move
analysis-help = Choose a tile, then click a cell. Click a tile to turn it; Delete or the bin removes it.
analysis-remove = Remove
analysis-turn-tile = Turn
analysis-chosen = { $tile } on { $cell }
analysis-cell-empty = Cell { $cell }, empty
analysis-cell-tile = Cell { $cell }: { $tile }
analysis-none-left = All { $tile } of the army are on the board.
analysis-bad-link = The position in the link cannot be read.
analysis-undone = The table of this analysis

learn-title = Your first game
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-again = Try again
learn-done = Done!
learn-not-yet = Not yet. Look at the preview, or try again.
learn-finish = Play the machine

learn-hq = Your headquarters
learn-hq-text = Everything turns around the HQ: if it loses its 20 points, the game is lost. It strikes all six neighbours with strength 1, and yours gives friends beside it an extra attack.
learn-hq-do = Place your HQ on a free cell: click it twice.
learn-discard = Three tiles, one goes
learn-discard-text = Each turn you draw up to three tiles, and one of them must go. What you keep you may play, keep for later, or discard.
learn-discard-do = Discard one tile: use the bin below it.
learn-melee = Strike
learn-melee-text = A wedge on a side strikes the neighbour there. The number is its strength. In a battle every tile attacks by itself; on the left you see what would happen if it began now.
learn-melee-do = Place the Brawler beside the enemy HQ, its wedge towards it. Turn it with the wheel or with Q and E.
learn-ranged = Shoot
learn-ranged-text = An arrow shoots along the line to the first enemy. Shots pass over your own tiles.
learn-ranged-do = Place the Commando anywhere so that its shot reaches the enemy HQ.
learn-initiative = Who is quicker
learn-initiative-text = The number in the middle is the initiative. Phases run from high to low, and whoever falls in phase 3 does not act in phase 2. The Hornet (2) is about to destroy your Recon Centre.
learn-initiative-do = Place the Commando (3) so that it shoots the Hornet first.
learn-armour = Armour
learn-armour-text = A steel bar is armour: it takes one off a shot that meets that side. A shot of strength 1 does nothing there; wedges are not stopped.
learn-armour-do = Shoot the Armoured Guard on a side without armour.
learn-module = Modules
learn-module-text = Modules do not attack, they help tiles that are linked to them. An Officer adds 1 to the strength of shots.
learn-module-do = Link the Officer to the Commando, so that the HQ loses 2.
learn-scout = Quicker still
learn-scout-text = A Scout makes linked friends quicker by 1. Its links are on three sides only: turn it. Now your HMG and the Hornet would destroy each other in phase 2.
learn-scout-do = Link the Scout to the HMG, so that it acts in phase 3 and survives.
learn-medic = The medic
learn-medic-text = A Medic takes upon itself all that one enemy does to a linked friend in a phase, and leaves the board. The Hybrid aims at your Brawler.
learn-medic-do = Link the Medic to the Brawler.
learn-run = On foot
learn-run-text = A boot means mobility: once a turn the tile may go to a neighbouring cell, turn, or both.
learn-run-do = Take the Runner to the enemy HQ, its wedge towards it: click it, then the cell.
learn-net = Nets
learn-net-text = A net holds an enemy tile fast: it neither attacks nor moves. The Net Fighter holds your Brawler. A Sniper takes one damage from anywhere.
learn-net-do = Play the Sniper on the Net Fighter.
learn-battle = Battle!
learn-battle-text = A Battle tile starts a battle at once and ends your turn. So does the last free cell of the board. The enemy HQ has 2 points left, and your Brawler stands before it.
learn-battle-do = Play the Battle tile and watch.

puzzles-title = Puzzles
puzzles-lead = One turn, one battle: play the tiles of the hand so that the goal is met.
puzzles-solve = Solve
puzzles-solved = Solved!
puzzles-again = Not solved. Try again.
puzzles-hand = In the hand: { $tiles }
puzzles-restart = From the beginning
puzzles-all = All puzzles

## Rules

rules-title = { $game }: the rules
rules-search = Search the rules
rules-nothing = No rule holds all of these words.
rules-all = All rules
rules-chapters-label = Chapters

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
settings-speed = Speed of battles
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
key-q = Q · E
key-q-does = turn the tile
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
key-space-does = pause the battle

## Accounts

account-title = Account
player-title = Player
account-in-title = Sign in
account-up-title = Make an account
account-help = One plays as a guest, too. An account keeps history, settings and a rating.
account-guest-help = You play as guest { $name }. An account keeps your tables, settings and a rating.
account-which = I
account-in = Sign in
account-up = Make an account
account-name = Name
account-password = Password
account-password-help = At least eight characters. There is no e-mail to reset it, so write it down.
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
account-token-made = The token of { $name }. It is shown only now:
player-ratings = Ratings
player-rating = { $game }, ± { $deviation }, { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
player-no-ratings = No rated game yet.
player-games = Finished games
player-no-games = No finished game yet.
