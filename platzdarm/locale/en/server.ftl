### Texts of the server, and of the commands that run it.

## Why a call was not done

server-internal = something went wrong on the server; the table goes on
server-malformed = the message is not as it should be: { $reason }
server-no-json = the message is not valid JSON
server-too-large = that is too large: { $most } bytes are the most
server-body-too-large = that is too large
server-too-fast = too many requests; wait a moment
server-no-address = there is nothing at this address
server-sign-in = sit down as a guest or sign in first
server-other-origin = this request comes from another site
server-own-header = the request lacks the header X-Platzdarm
server-bad-name = a name has 1 to 24 letters, digits, spaces and . ' - inside
server-name-taken = this name is taken, or looks like one that is
server-weak-password = this password is too easy to guess: take several words, and not your name
server-accounts-only = only an account has that
server-wrong-password = name or password is wrong
server-no-key = there is no such session or token of yours
server-too-many-tokens = more than { $most } tokens are not possible
server-no-player = there is no account of this name
server-same-player = a player is compared with somebody else
server-no-pack = there is no such pack here
server-no-pack-uploads = packs cannot be uploaded here: whoever runs this server has not allowed it (PLATZDARM_PACK_UPLOADS)
server-no-pack-downloads = packs cannot be downloaded here: whoever runs this server has not allowed it (PLATZDARM_PACK_DOWNLOADS)
server-too-many-packs = there is no room for a further pack: an account may have { $most } here
server-pack-unwritable = the pack could not be stored; tell whoever runs this server
server-no-game = there is no game '{ $game }'; choose from { $known }
server-no-rules = there is no rules text of this game
server-no-option = there is no such option
server-no-list = there is no list '{ $name }'; choose from { $known }
server-no-table = there is no such table
server-outgrown = this game was begun with an earlier version of the rules, by which it went otherwise; it can no longer be opened
server-no-series = there is no such campaign
server-no-seat = there is no seat { $seat } at this table
server-no-bot = there is no bot '{ $bot }'; choose from { $known }
server-bot-no-bot = only a seat for a bot has a bot's name
server-seats-number = this table has { $wanted } seats, not { $given }
server-too-many-tables = finish a table first: more than { $most } at once are not possible
server-too-many-bot-tables = wait until one of your games between programs is over: more than { $most } at once are not possible
server-one-side = at an open table you can play for one side only
server-private-table = this table is private: only those who sit there may watch and talk
server-other-host = this server is not called by that name; whoever runs it can allow it (PLATZDARM_HOSTS)
server-too-many-watched = one connection can watch { $most } tables at most
server-not-your-seat = seat { $seat } is not yours
server-not-at-table = you have no seat at this table
server-no-invitation = this invitation is not valid here
server-no-handover = this link is not valid any more, or is not of this campaign; ask for it anew
server-handover-rated = in a rated game everybody keeps his seat
server-no-free-seat = there is no free seat for you here
server-seat-taken = somebody else sits there already
server-begun-already = the game has begun already
server-not-begun = the game has not begun yet
server-over = the game is over
server-not-over = the game is not over yet
server-sequel-not-yours = whoever lost chooses how it goes on; agree to their choice, or wait for it
server-no-sequel = no further game follows from this one
server-sequel-says = '{ $name }' follows from the game before and cannot be chosen
server-owner-only = only who opened the table can do that
server-other-number = the table has moved on: { $number } actions have been played
server-changed-elsewhere = the table has changed in the meantime; look again
server-nothing-to-undo = there is nothing to take back
server-undo-to-analysis = only at an analysis table can one go back several actions at once
server-analysis-only = that has no meaning at an analysis table
server-analysis-both = give a position or a record, not both
server-time-is-up = the time is up
server-bots-play-on = a bot does not agree to a draw
server-no-such-offer = nobody has asked for that any more
server-no-order = questions '{ $kind }' cannot be answered by an order; possible are { $known }
server-nothing-said = an empty message says nothing
server-no-making = there is no editor for the game { $game }; known: { $known }
server-no-base64 = the file did not come as base64
server-rated-own-files = with content of one's own no game is rated
server-rated-accounts = rated games are for accounts
server-band-rated = only a rated table in the lobby can choose ratings
server-band-order = the lowest rating { $least } is above the highest, { $most }
server-outside-band = this table is for ratings from { $least } to { $most }; yours is { $rating }
server-name-no-person = only a seat that is kept for somebody has a name
server-ask-oneself = you cannot ask yourself
server-not-invited = no seat is kept for you here
server-rated-two-people = a rated game is between two different people
server-record-secret = the record is secret until the game is over
server-record-set-up = a table that was set up by hand has no record
server-record-other-game = this is a record of { $game }
server-no-such-number = { $number } actions have been played
server-no-preview = this game has no preview
server-casual-only = hints are for casual tables
server-not-asked = you are not asked anything now
server-no-hint = no hint could be found
server-banned = the host of this server has banned you
server-nobody-meant = there is nobody on that seat, or nothing was said there
server-report-self = that is you

## Errors, word for word as they are raised

fault-record-start = the record has no line of the start
fault-database-newer = a newer Platzdarm has written it (version { $found } of the tables; this one knows { $known }). Start that Platzdarm again, or import what was exported before into a new database

## The page, where it is not built

server-page-missing = The server is running, but its page is not built.
server-page-how = In the source tree, run: cd web, npm ci, npm run build. An installed package brings the page with it.
server-page-calls = Programs can play all the same: see /api/docs.

## Commands

help-serve = start the server and open the page in the browser
help-export = write all games of a database to a file
help-import = read all games of such a file into a database
help-verify = check a finished game: its seed against the hash, and every outcome of chance
help-arg-host = address to listen on (127.0.0.1)
help-arg-port = port to listen on (8420); 0 is any free one
help-arg-database = file of the database, or a URL such as postgresql://user@host/name
help-arg-open = open the page in the browser
help-arg-no-open = do not open the browser
help-arg-settings = list the settings, PLATZDARM_..., with their defaults, and end
help-arg-export-file = file to write to
help-arg-import-file = file to read from
help-arg-verify = file of a record, or the id of a table
help-arg-seed-hash = the hash that was shown at the start
serve-open = Platzdarm is at { $address } (Ctrl-C ends it)
serve-database = Games are kept in { $database }
serve-port-taken = { $name } is { $port }, and that port is taken; choose another
serve-setting-number = { $name } is '{ $value }', which is no number; it can be from { $least } to { $most }
serve-setting-whole = { $name } is '{ $value }', which is no whole number; it can be from { $least } to { $most }
serve-setting-range = { $name } is { $value }; it can be from { $least } to { $most }
serve-setting-networks = { $name } has '{ $value }', which is no address and no network
serve-setting-folder = { $name } is '{ $value }', and there is no such folder
serve-setting-unknown = { $name } is no setting; the nearest is { $near }, and 'platzdarm serve --settings' lists them all
serve-setting-choice = { $name } is '{ $value }'; it can be { $known }
serve-setting-hosts = { $name } has '{ $value }', which is no name of a host such as games.example.org, without a port
serve-setting-origins = { $name } has '{ $value }', which is no origin such as https://games.example.org
serve-setting-row = { $name } ({ $default })
serve-port-wrong = { $name } is { $port }, which is no port: they go from 0 to 65535
serve-host-wrong = { $name } is '{ $host }', and this machine has no such address; try 127.0.0.1, or 0.0.0.0 for all
database-unknown = { $name } is '{ $database }', which is no database that Platzdarm can use: give a file, or postgresql://user@host/name
archive-empty = { $file }: the file is empty
archive-unknown-game = { $file }: line { $line }: a table of the game '{ $game }', which is not here
serve-no-database = { $name } is '{ $database }', and that database cannot be opened: { $reason }
archive-exported = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $people ->
    [one] { $people } person
   *[other] { $people } people
} written
archive-imported = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $people ->
    [one] { $people } person
   *[other] { $people } people
} read, { $known } known already
archive-not-export = { $file }: this is no file of 'platzdarm export'
archive-bad-line = { $file }: line { $line }: { $reason }
archive-line-no-object = not a JSON object
archive-line-no-kind = neither a person nor a table
archive-line-unknown = { $part }: unknown field { $fields }
archive-line-missing = { $part }: missing field { $fields }
archive-other-version = { $file }: version { $version }; this program reads version { $wanted }
archive-name-taken = the name '{ $name }' belongs to another account here
archive-exists = { $file }: exists already; choose another name
verify-ok = { $what }: ok. { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}; the seed { $seed } has the hash { $hash }, and every outcome of chance is the one that the seed gives
verify-no-seed = { $what }: the record holds no seed; the game is not over, so it cannot be verified yet
verify-other-hash = { $what }: the seed has the hash { $found }, not { $wanted }
verify-no-table = there is neither a file nor a table '{ $what }'

## What a host does

help-admin = look after people and tables, beside a running server
help-admin-people = list people
help-admin-tables = list tables
help-admin-chat = list what was said at a table, with the number of each line
help-admin-reports = list the reports that nobody has settled yet
help-admin-log = list what was done with these commands: when, by whom
help-admin-ban = end all sessions of a person and let him sign in no more
help-admin-unban = let a person sign in again
help-admin-rename = give a person another name
help-admin-password = give an account a new password, which is shown once
help-admin-delete = delete a person with all data; games with others stay, without the name
help-admin-export = write all that is kept of one person to a JSON file
help-admin-close = end a game without a winner; a table that waits is removed
help-admin-remove = remove lines of chat
help-admin-settle = mark a report as settled
help-arg-who = name of an account, or the id of a person
help-arg-new-name = the new name
help-arg-yes = do it; it cannot be taken back
help-arg-people-word = part of a name, or an id
help-arg-banned = only those who are banned
help-arg-state = only tables that are waiting, playing or over
help-arg-tables-person = only tables at which this person sits
help-arg-all-reports = those that are settled, too
help-arg-most = how many rows at most (100)
help-arg-table = id of the table, as its address has it
help-arg-lines = numbers of the lines, as 'admin chat' shows them
help-arg-report = number of the report, as 'admin reports' shows it
help-arg-reason = why; it stands in the log
admin-no-person = there is neither an account nor an id '{ $who }'; 'platzdarm admin people' lists them
admin-no-table = there is no table '{ $table }'
admin-no-line = at table { $table } there is no line { $line }
admin-no-report = there is no open report { $number }
admin-over = the game at table { $table } is over already
admin-banned-already = { $name } is banned already
admin-not-banned = { $name } is not banned
admin-name-taken = the name '{ $name }' is taken, or looks like one that is
admin-guest = { $name } is a guest and has no password
admin-say-yes = this deletes { $who } with all data for good; if you mean it, add --yes
admin-nothing = Nothing.
admin-yes = yes
admin-row-people = { $id }  { $name }  since { $created }, seen { $seen }, account { $handle }, banned: { $banned }
admin-row-tables = { $id }  { $game }, { $state ->
    [waiting] waits
    [playing] is played
   *[over] is over
}, actions: { $number }, changed { $changed }, open: { $open }; { $people }
admin-row-chat = { $id }  { $at }  { $name }: { $text }
admin-row-reports = { $id }  { $at }  table { $table }: { $reporter_name } reports { $person_name } ({ $person }): { $reason } | said: { $said } | settled: { $settled }
admin-row-log = { $at }  { $who }  { $what } { $about } { $detail }
admin-done-ban = { $name } is banned and signed out everywhere.
admin-done-unban = { $name } may sign in again.
admin-done-rename = { $old } is called { $name } now.
admin-done-password = The new password of { $name } is { $password } (all sessions have ended).
admin-done-delete = { $name } is deleted. Games with others stay, without the name.
admin-done-export = { $file }: all that is kept of { $name }.
admin-done-close = { $state ->
    [waiting] Table { $table } is removed.
   *[playing] The game at table { $table } is over, without a winner.
}
admin-done-remove = { $count ->
    [one] { $count } line removed.
   *[other] { $count } lines removed.
}
admin-done-settle = Report { $number } is settled.

## Settings of the server: what each does

setting-database = where games are: the path of a SQLite file, or postgresql://user@host/name; without it one file in the user's data folder
setting-host = address to listen on
setting-port = port to listen on; 0 is any free one
setting-lang = language of what the command itself says: en or ru; without it that of the system
setting-content = folder with content of your own, a folder for each game in it
setting-hosts = names by which the server may be called; without it any, or, on the machine's own address, that machine's names
setting-origins = further origins (https://games.example.org) whose pages may call
setting-proxies = addresses or networks whose X-Forwarded-For is believed
setting-rates = stretches the limits on how often one may do something
setting-sockets = sockets open at once in all; never more than the files that the process may open, less 200
setting-address_sockets = sockets open at once of one address (IPv6: of one /64)
setting-request_seconds = seconds that a request may take to arrive, and an answer to be read on
setting-bot_workers = processes for bots
setting-bot_seconds = most seconds a turn that a program may be given to think (hard@2); an answer may take twice as long on a crowded machine
setting-replay_workers = polite processes that replay games and work out previews
setting-guest_tables = unfinished games that a guest may have opened
setting-account_tables = unfinished games that an account may have opened
setting-bot_tables = of them between programs alone
setting-bot_moves = actions a second that all games between programs alone share
setting-guest_analyses = analysis tables that are kept for a guest; a further one takes the place of the one touched longest ago
setting-account_analyses = the same for an account
setting-analysis_days = days without a change after which an analysis table is cleared away
setting-guest_days = days after which a guest without a table, who was not seen since, is cleared away
setting-tidying = seconds between two rounds of clearing away
setting-grace = seconds after an outage in which clocks stand still
setting-idle = seconds after which a table that nobody watches leaves memory
setting-hold = stretches the time for which a pass is kept back where its moment would tell what somebody holds; 0: not at all
setting-pack_uploads = packs of content that an account may upload; 0: nobody may
setting-pack_downloads = 1: everybody may download the packs that are in use; 0: nobody may
guest-name = Guest { $sign }
