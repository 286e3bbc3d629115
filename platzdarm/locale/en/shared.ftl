### Texts of the command line and of everything that all games share.

## The command and its help

app-about = Platzdarm: tactical board games with every rule enforced.
app-usage = usage:
app-arguments = arguments
app-options = options
app-commands = commands
help-help = show this help and end
help-version = show the version and end
help-lang = language of all texts: en or ru
help-play = play in the terminal, against bots or each other on one screen
help-replay = step through a record, or verify it
help-show = show a position of a record as one seat may see it
help-legal = list the legal actions at a point of a record
help-simulate = let bots play many games and count the results
help-arena = find out which bot is stronger, and which armies, missions and cards win most
help-rules = search the rules in our own words
help-content = work with content files
help-content-check = check content files of your own
help-content-new = begin a pack of your own with a sample that can be played
help-content-add = check a pack and put it in use
help-content-list = the packs and files that are in use
help-content-names = the ids that content of your own may name: tiles, demons, tokens
help-content-remove = take a pack out of use
help-games = list the games
help-arg-game = name of the game
help-arg-game-asked = name of the game; you are asked if it is missing
help-arg-record = file of the record
help-arg-seats = who plays each seat, in order: person, or the name of a bot (person,greedy); hard@2 thinks two seconds a turn
help-arg-option = an option of the game, key=value; may stand several times
help-arg-content = a content file of your own, of any kind that the game has, or a pack; may stand several times
help-arg-preview = print what players will read, in both languages
help-arg-pack-folder = the folder to make; its name becomes the id of the pack
help-arg-author = who makes it
help-arg-pack = a folder with pack.toml, or a zip of it
help-arg-replace = also where a pack of this id is in use already
help-arg-pack-id = the id of a pack, as the list shows it
help-arg-kinds = of which kinds; all where none is named
help-arg-seed = seed of the game, hexadecimal; a random one if missing
help-arg-save = file to save to after every action
help-arg-resume = saved game to play on
help-arg-check = verify the record to its end and print one line
help-arg-at = after how many actions; the end if missing
help-arg-seat = number of the seat, from 0; a spectator if missing
help-arg-seat-legal = only the actions of this seat
help-arg-json = print JSON
help-dataset = make a data set of records: what a seat saw, what it could do, what it did, how it ended
help-arg-dataset-records = record files, or folders of them
help-arg-dataset-out = the folder for the .npz files, made if it is not there
help-arg-dataset-rows = moves in one file (4096)
help-arg-dataset-page = answers on a page; as many as the game has as a rule, if it is not given
help-arg-dataset-described = with what every answer means
help-train = let a network learn to judge positions, by playing against itself
help-arg-train-out = file of the network; if it is there, it learns on
help-arg-generations = how often it plays, learns and is examined (5)
help-arg-generation-games = games of a generation (100)
help-arg-minutes = end after the generation in which so many minutes have passed
help-arg-units = hidden units of a new network (24); one that has fewer gets so many
help-arg-looks = positions that it judges for a turn while it learns (120)
help-arg-beam = lines of a turn that it follows (2)
help-arg-games = how many games
help-arg-bots = the bots that play each other, taking turns on the seats; random,greedy if missing; hard@2 thinks two seconds a turn
help-arg-in-order = the bots keep their seats, and the last one takes those that are left
help-arg-each = an option with several values: one row of results for each combination (players=2,3)
help-arg-jobs = how many processes
help-arg-rivals = bots that play against each other, by commas; all of the game if none are named; hard@2 thinks two seconds a turn
help-arg-pairing-games = games of each pair of bots, at most (100)
help-arg-all-games = play all of them, even when it is sure before who is stronger
help-arg-each-table = an option with several values: deals take them in turn (mission=a,b)
help-arg-ray = play on the Ray cluster at this address; 'local' starts one on this machine
help-arg-arena-report = write a page (HTML) with tables and plots
help-arg-records = folder to write a record of every game to
help-arg-words = words to look for
help-arg-id = id of one rule, as the rules text has it
help-arg-files = the files; one may use what stands in those before it

## Errors

error-line = platzdarm: error: { $reason }
error-in-file = { $file }: { $reason }
error-no-file = { $file }: there is no such file
error-unreadable = { $file }: cannot be read
error-full = there is no room left for what is written
error-unwritable = { $file }: cannot be written
error-not-text = { $file }: is not UTF-8 text
error-too-large = { $file }: more than { $most } bytes
error-which-game = name a game: { $known }
error-nothing-given = nothing came on standard input; the tool reads JSON from there: platzdarm GAME TOOL < FILE
error-save-exists = { $file }: exists already; play it on with --resume, or choose another name
error-save-other = { $file }: is no saved game and is not overwritten; choose another name
error-other-game = { $file }: this is a game of { $game }
error-option = option '{ $option }' has no value; write key=value
error-seed = the seed '{ $seed }' is not hexadecimal
error-seats = --seats: { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} needed, not { $given }
error-at = --at: there are { $moves } actions in the record
error-seat = --seat: there is no seat { $seat }; seats are 0 to { $last }
error-rule-id = there is no rule '{ $id }'
error-no-rules = there is no rules text of { $game }
error-rules-nothing = no rule holds all of these words: { $words }

# Errors that the engine raises, word for word: they are read backwards to be translated.
fault-in-line = line { $line }: { $reason }
fault-in-action = '{ $action }': { $reason }
fault-in-argument = argument { $argument }: { $reason }
fault-place = { $place }: { $reason }
place-part = { $place }.{ $part }
fault-not-a-number = '{ $word }' is not a number from 0 to { $most }
fault-no-name = there is no { $kind } '{ $word }'
fault-outcome-name = outcome { $outcome } has no name
fault-no-outcome = '{ $text }' is no outcome of chance in this game
fault-effect-sentence = '{ $word }' goes with { $known }, not '{ $other }'
fault-effect-unread = '{ $verb }' does not read it
fault-own-files = { $file }: the game { $game } loads no files
fault-out-of-range = { $kind } '{ $word }' must be { $least } to { $most }
fault-no-set = '{ $word }' is no set of { $things }; write '{ $form }'
fault-because = { $reason }
fault-foreign = { $reason }
fault-with-rule = { $reason } [{ $rule }]
place-field = { $place }, field { $field }
place-file-field = { $place }: field { $field }
place-entry = { $place }: entry '{ $entry }'
place-entry-field = { $place }: entry '{ $entry }', field { $field }
fault-snapshot-seed = the snapshot has another seed
fault-rules-version = rules version { $recorded }; this program plays version { $played }
fault-pack = the content pack '{ $pack }' is not the one that this game was played with
fault-outcomes-too-many = { $count } outcomes of chance too many
fault-result = the header says result { $claimed }, the game ends with { $found }
fault-result-early = the header says result { $claimed }, but the game is not over
fault-header-seats = the header names { $given } seats; the game has { $needed }
fault-seed-hash = the seed does not have the hash that was published
fault-seed-hexadecimal = the seed is not hexadecimal
fault-no-seed = the record has no seed, so the game cannot be played on
fault-no-record = this is not a record: the first line must be '{ $magic }'
fault-header-missing = the header has no '{ $name }:' line
fault-header-unknown = unknown header line '{ $name }'; expected one of { $known }
fault-header-twice = '{ $name }:' stands twice
fault-header-number = '{ $name }: { $text }' is not a number
fault-header-option = option '{ $option }' has no value; write key=value
fault-header-result = 'result: { $text }' is not a list of numbers
fault-record-line = '{ $text }' is not 'SEAT ACTION' or 'SEAT ACTION | OUTCOMES'
fault-record-other-game = this is a record of '{ $found }', not of '{ $wanted }'
fault-record-start-missing = the first line after the header must be 'start'
fault-record-start-twice = 'start' stands twice
fault-record-outcome = impossible outcome: '{ $found }' cannot come up here, '{ $meant }' could
fault-outcome-missing = { $what ->
   *[draw] an outcome of chance (a draw) is missing
    [roll] an outcome of chance (a roll) is missing
}
fault-outcome-seed = the outcome of chance is not the one that the seed gives
fault-outcome-limit = impossible outcome: { $value } is not below { $limit }
fault-outcome-pile = impossible outcome: what was drawn is not in the pile any more
fault-no-game = there is no game '{ $game }'; choose one of { $known }
fault-arena-bots = name at least two different bots, each once
fault-arena-one-side = at this table of { $game } all play together, so there is nobody to beat; count with 'platzdarm simulate'
fault-ray-missing = Ray is not installed; it comes with: pip install 'platzdarm[ray]'
fault-ray-address = there is no Ray cluster at { $address }: { $detail }
fault-no-school = nothing learns '{ $game }' yet; choose one of { $known }
fault-weights-broken = this is no file of a network
fault-weights-shape = this network is for something else: it must see { $inputs } figures, with a row of weights for each unit
fault-no-bot = there is no bot '{ $bot }'; choose from { $known }, or MODULE:CLASS for your own
fault-bot-game = the bot '{ $bot }' does not play '{ $game }'; it plays { $known }
fault-bot-time = '{ $given }' is no thinking time for '{ $bot }': give seconds a turn from { $least } to { $most }, as in { $bot }@2
fault-bot-no-time = '{ $bot }' always thinks as long as it does by itself; { $timed ->
    [0] no bot of this game can be given a time
   *[other] a time can be given to: { $known }
}
fault-bot-load = the bot '{ $bot }' cannot be loaded: { $detail }
fault-bot-class = '{ $bot }' is no bot: its class must inherit { $wanted }
fault-bots = bots: { $needed } are needed, one for each seat, not { $given }
fault-bots-none = bots: at least one is needed
fault-games = games={ $games }: at least one game is needed
fault-no-verb = no action has the verb { $number }; they go up to { $last }
fault-no-action-type = '{ $given }' is no type of action; there are { $known }
fault-operand = { $name }={ $value }: an operand is from 0 to { $most }
fault-fleet = tables={ $tables }, processes={ $processes }: at least one table is needed, and no more processes than tables
fault-fleet-process = a process of the fleet has failed: { $detail }
fault-no-observation = the game '{ $game }' does not say how it is told in numbers: it has no { $file }
fault-environment = page={ $page }, limit={ $limit }: both must be 1 or more
fault-environment-seat = seat={ $seat }: this table has seats 0 to { $last }
fault-jobs = jobs={ $jobs }: at least one process is needed
fault-no-toml = not valid TOML: { $detail }
fault-no-json = not valid JSON: { $detail }
fault-unreadable = cannot be read: { $detail }
fault-not-text = is not UTF-8 text
fault-no-plain-file = is no plain file
fault-content-no-kind = no game has content files like this; a file is known by one of the keys { $keys }
fault-content-other-game = this is content for { $whose }, not for { $game }
fault-bound-deep = brackets within brackets, more than { $most } deep
fault-bound-long = { $n } entries; { $most } are the most
fault-bound-number = a number beyond { $most }
fault-bound-text = { $n } characters; { $most } are the most
fault-bound-sign = a character that nobody sees ({ $sign })
fault-pack-no-manifest = there is no { $file }, which says who made what for which game
fault-pack-language = the language '{ $language }' is not known; choose from { $known }
fault-pack-taken = a pack with the id '{ $id }' is in use already; games were played with it, so it stays: give yours another id
fault-pack-everywhere = this file has cards, which would count at every table here; only whoever runs the server can put cards in use
fault-pack-empty = the pack has no content file beside pack.toml
fault-pack-no-zip = this is no zip that can be read
fault-pack-name = '{ $name }' has no place in a pack: it holds *.toml files, each with a name of its own, and nothing else
fault-pack-files = { $files } files; a pack has at most { $most }
fault-pack-size = { $size } bytes; a pack has at most { $most }
fault-kind = { $kind ->
    [int] a whole number
    [float] a number
    [fraction] a fraction
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $kind }
}
fault-kind-or = { $one } or { $other }
fault-expected-got = { $wanted } should stand here, not { $found }
fault-expected-kind = { $wanted } should stand here
fault-expected = { $wanted } should stand here
fault-expected-at = { $where }: { $reason }
fault-expected-key = the name of an entry in { $where }: { $reason }
fault-expected-text = this must not be empty
fault-expected-length = there must be { $limit ->
    [least] at least
    [most] at most
    [above] more than
   *[below] fewer than
} { $n } { $wanted ->
    [array] items
    [object] entries
   *[other] characters
}
fault-expected-exactly = there must be { $n } { $wanted ->
    [array] items
   *[other] characters
}
fault-expected-exactly-got = there must be { $n } { $wanted ->
    [array] items
   *[other] characters
}, not { $found }
fault-expected-between = there must be { $n } to { $most } items
fault-expected-number = { $wanted ->
    [int] the whole number
   *[other] the number
} must be { $limit ->
    [least] at least
    [most] at most
    [above] more than
   *[below] less than
} { $n }
fault-expected-pattern = the text must be of the form { $pattern }
fault-number-range = the number is too large
fault-not-text-at = not UTF-8 text at byte { $byte }
fault-unknown-field = there is no field '{ $field }' here
fault-unknown-field-known = there is no field '{ $field }' here; there are { $known }
fault-unknown-field-near = there is no field '{ $field }' here; did you mean '{ $near }'? There are { $known }
fault-missing-field = the field '{ $field }' is missing
fault-invalid-value = { $found } cannot stand here
fault-invalid-choice = { $found } cannot stand here; choose one of { $choices }
fault-database-place = no file can be made or written there
fault-database-folder = it is a folder; name a file in it
fault-database-no-file = the file is no database
fault-database-host = there is no machine '{ $host }'
fault-database-port = its port is no port
fault-database-silent = no PostgreSQL answers there
fault-database-user = PostgreSQL does not let this user in; check name and password
fault-database-none = PostgreSQL has no database '{ $database }'; make it with createdb
fault-expected-id = only small letters, figures and _ may stand here
fault-expected-version = three numbers with dots are needed, as 1.0.0
fault-json-end = the text is empty or breaks off
fault-json-at = wrong at byte { $byte }
fault-toml-at = { $reason } (line { $line }, column { $column })
fault-toml-at-end = { $reason } (at the end of the file)
fault-toml-equals = a key needs '=' and a value
fault-toml-end = one statement a line
fault-toml-bracket = { $wanted } is missing
fault-toml-value = this is no value
fault-toml-statement = this is no statement
fault-toml-key = a key cannot begin so
fault-toml-twice = the same key stands twice
fault-toml-string = the string has no end, or a sign that cannot stand in it
fault-toml-open = a bracket is not closed
fault-toml-deep = it is nested too deeply
fault-missing-parameter = the address lacks the required parameter { $field }
fault-argument-number = '{ $text }' is not a whole number from { $least } up
fault-arguments-missing = the following arguments are required: { $names }
fault-arguments-unknown = unrecognized arguments: { $names }
fault-argument-value = expected one argument
fault-argument-values = expected at least one argument
fault-argument-choice = invalid choice: { $found } (choose from { $known })
fault-argument-exclusive = not allowed with argument { $other }
refusal-game-over = the game is over
refusal-no-such-action = there is no such action
refusal-answer-first = what is under way must be settled first
refusal-no-undo = nothing can be taken back: something new was shown, or another has acted
refusal-no-answer = that is not one of the legal answers
refusal-not-asked = it is not this seat's decision


## Playing in the terminal

# The words that call a command; the first is shown, the others work as well.
command-help = help ? h
command-moves = moves m
command-why = why
command-undo = undo u
command-hint = hint
command-rules = rules
command-log = log
command-board = board
command-save = save
command-quit = quit q exit

play-prompt = { $seat }>{" "}
play-game = { $number }  { $title }
play-which-game = Which game?{" "}
play-welcome = { $title }. Type an action, or 'help'.
play-seed-hash = Seed hash: { $hash }
play-help = What you can type:
play-help-action = an action in notation, such as '{ $example }', or its number in the list of moves
play-help-moves = moves [WORD]: the legal answers, all or those that contain the word
play-help-why = why ACTION: the rule that forbids an action
play-help-undo = undo: take back your last action, if it showed nothing new
play-help-hint = hint: what the best bot would play
play-help-rules = rules WORDS: search the rules
play-help-log = log: everything that has happened
play-help-board = board: draw the table again
play-help-save = save FILE: save the game
play-help-quit = quit: leave the game
play-no-moves = no legal answer contains '{ $word }'
play-move-row = { $number }. { $action } — { $worded }
play-move-range = { $number }–{ $last }. { $action } … { $end }
play-why-what = which action? Write 'why ACTION'
play-why-legal = { $action }: that is legal now
play-number = there is no answer { $number }; the list has 1 to { $last }
play-undone = Taken back: { $action }
play-hint = { $bot ->
    [calm] Calm
    [greedy] Greedy
    [keen] Keen
    [hard] Hard
    [ruthless] Ruthless
   *[other] { $bot }
} would play: { $action }
play-sequel = The next game of the series: platzdarm play { $game } { $options }
play-save-what = to which file? Write 'save FILE'
play-saved = Saved to { $file }
play-save-question = Save to which file? (Enter: do not save){" "}
play-bye-saved = The game is saved in { $file }. Play on with: platzdarm play { $game } --resume { $file }
play-bye = The game was not saved.
play-over = The game is over.
play-seed = Seed: { $seed }
play-plays = { $seat }: { $action }
screen-log-cut = … earlier lines left out

## Replaying and showing records

replay-check-over = { $file }: ok, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}, the game is over: { $result }
replay-check-open = { $file }: ok, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}, the game is not over
replay-start = Start
replay-move = { $number }. { $seat }: { $action }
replay-prompt = { $at } of { $moves }. Enter: next, b: back, number: go to, q: quit>{" "}
replay-unknown = type Enter, b, a number from 0 to { $moves }, or q
show-at = { $file }: after { $at } of { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}

## Simulating

train-begun = { $games ->
    [one] Each generation plays { $games } game; the file is written after each.
   *[other] Each generation plays { $games } games; the file is written after each.
}
train-generation = Generation { $number }: error { $error }, { $percent } % against who has learnt nothing
train-written = { $file }: written

dataset-progress = Records
dataset-written = { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
} in { $folder }
error-extra = this needs the extra '{ $extra }' (it lacks { $name }): pip install 'platzdarm[{ $extra }]'
error-no-records = there is no record in { $places }
simulate-progress = Games
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } actions, { $seconds } s, { $rate } actions/s
simulate-bot = Bot
simulate-seat = Seat
simulate-games = Games
simulate-wins = Wins
simulate-draws = Draws
simulate-losses = Losses
simulate-score = Score
simulate-interval = 95 % interval
simulate-forfeits = { $forfeits ->
    [one] { $forfeits } game was forfeited
   *[other] { $forfeits } games were forfeited
}; for example: { $fault }

## Arena

arena-title = { $game }: who is stronger
arena-rating = Strength
arena-error = 95 %
arena-pairing = Pairing
arena-score-help = The score is that of the bot named first: a win counts 1, a draw a half.
arena-decided = { $better } is stronger than { $worse }: so says the sequential test, which is wrong in { $wrong } of 100 cases.
arena-open = { $first } – { $second }: after { $games ->
    [one] { $games } game
   *[other] { $games } games
} (at most { $most }) the sequential test is not sure who is stronger.
arena-trait = By { $kind }
arena-option = First seat, by { $kind }

## Rules, games and content

rules-chapters = Chapters of the rules; search with: platzdarm rules { $game } WORDS
rules-chapter = { $id } · { $title } ({ $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
})
rules-found = { $found ->
    [one] { $found } rule
   *[other] { $found } rules
}
rules-more = … and { $more } more; add a word to narrow the search, or ask for one with --id
games-row = { $name }: { $title }
content-empty-folder = { $folder }: there is no content file (*.toml) in this folder
pack-ok = { $place }: the pack ‘{ $name }’ { $version } is right, { $files ->
    [one] { $files } file
   *[other] { $files } files
}, digest { $digest }
pack-made = { $folder } is there, with pack.toml and { $files }. Change them, then: platzdarm content check { $folder }
pack-added = The pack { $id } is in use now: { $folder }. A server that runs sees it within a moment.
pack-removed = The pack { $id } is no longer in use.
content-names = Ids of { $game }, from { $folder }, where all about them stands:
pack-none = No content of your own is in use. It would lie in { $folder }
pack-list = Content in use, from { $folder }:
pack-row = { $game }  { $id } { $version }  { $name }, by { $author }, { $licence }
pack-row-file = { $game }  { $place }
pack-row-wrong = { $game }  { $id }  WRONG: { $fault }
pack-bad-id = '{ $id }' cannot be the id of a pack: small letters, digits and _, at most 32
content-no-names = there is no kind '{ $kind }'; choose from { $known }
pack-folder-exists = { $folder } is there already; name a folder that is to be made
pack-installed = the pack { $id } is in use already, in { $folder }; add --replace to put this one in its place
pack-single = { $file } is a single file; what is put in use is a pack, a folder or a zip with pack.toml in it (begin one with platzdarm content new). For yourself alone it can also be copied to { $folder }/GAME/
pack-beside = the pack { $id } does not go together with what is in use (platzdarm content list): { $reason }
pack-not-installed = no pack '{ $id }' is in use; there are: { $known }
pack-none-installed = no pack '{ $id }' is in use, nor any other

## Puzzles that are made, proven and solved

help-puzzle = prove puzzles, and make new ones
help-puzzle-solve = find every solution of a puzzle, by looking at every turn there is
help-puzzle-make = make puzzles with one solution out of games that bots play
help-arg-puzzle-file = a puzzle (TOML)
help-arg-puzzle-game = name of the game; without it each file's own, with --all neuroshima
help-arg-puzzle-all = every puzzle that comes with the game
help-arg-puzzle-show = how many solutions to write out
help-arg-puzzle-out = the folder for the puzzles
help-arg-puzzle-count = how many to make
help-arg-puzzle-seconds = stop after so many seconds
help-arg-puzzle-army = whose turn it is, for example borgo
help-arg-puzzle-grade = how hard it is to be; hard takes in very hard
help-arg-puzzle-seed = the same seed makes the same puzzles
error-puzzle-what = name a puzzle's file, or --all
error-puzzle-none = { $file }: no turn meets the goal
error-puzzle-army = there is no army '{ $army }'; choose one of { $known }
error-puzzle-no-armies = there are no armies in { $game }; leave out --army
puzzle-progress = Puzzles
puzzle-grade = { $difficulty ->
    [1] easy
    [2] medium
    [3] hard
    [4] very hard
   *[0] not graded
}
puzzle-solved = { $file }: { $count ->
    [one] one solution
   *[other] { $count } solutions
}, { $boards } positions, { $seconds } s
puzzle-way = { $number }. { $actions }
puzzle-more = and { $count } more
puzzle-proven = { $unique } of { $all } puzzles have exactly one solution; { $seconds } s
puzzle-made = { $file }: { $name }, { $army }, { $grade }
puzzle-made-all = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $folder }
fault-puzzle-game = { $game } has no puzzles to prove; choose one of { $known }
fault-puzzle-after-end = puzzle '{ $puzzle }': solution: '{ $action }' comes after the end
fault-puzzle-action = puzzle '{ $puzzle }': solution: '{ $action }': { $reason }
fault-puzzle-taken = there is a puzzle with the id '{ $puzzle }' already; give yours another
fault-puzzle-solver = puzzle '{ $puzzle }': seat: the solver sits at seat { $seat }
fault-puzzle-seat = puzzle '{ $puzzle }': seat: nothing is asked of seat { $seat }
fault-puzzle-luck = puzzle '{ $puzzle }': solution: '{ $action }' is left to luck
fault-puzzle-unsolved = puzzle '{ $puzzle }': solution: it does not win
content-ok-puzzle = { $file }: ok, puzzle { $name }
puzzle-made-name = Puzzle { $number }
fault-puzzle-others = somebody else is asked in the turn of a puzzle ({ $kind }); leave them nothing to answer with
