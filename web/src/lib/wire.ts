/** The protocol's types. Made by web/scripts/wire_types.py from the server's types; do not edit. */

export const PROTOCOL = 2;

/** A message was understood and done. */
export type Ack = {
  type: 'ack';
  /** The message's. */
  id: string | number | null;
  /** The table that it was about. */
  table?: string;
  /** How many actions have been played there. */
  number?: number;
};

/** Play. The same message twice counts once (its `id`), also if it was taken back in between. */
export type Act = {
  type: 'act';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** How many actions had been played when this was decided; else it is a conflict. */
  number: number;
  /** An action in the game's notation. */
  action: string;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** An analysis table of a position or of a record; without either, of the beginning of a game. */
export type AnalysisWish = {
  /** The game. */
  game: string;
  /** The facts of a table, or as much of them as matters: the game's `SetUp`. */
  position?: Record<string, unknown> | null;
  /** A record, as a table gives it. */
  record?: string | null;
  /** After how many actions of the record; without it, at its end. */
  at?: number | null;
  /** A seed of one's own: the same deeds then meet the same luck every time, as in a lesson. */
  luck?: string | null;
};

/** Answer an offer. */
export type Answer = {
  type: 'answer';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** What was offered. */
  what: 'draw' | 'takeback';
  /** Whether the seat agrees. */
  yes: boolean;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** All legal answers to a question: each is a single, or a form with its x and y put in. */
export type AnswersInfo = {
  /** How many there are. */
  count: number;
  /** Answers in notation. */
  singles: string[];
  /** Answers that differ in one or two places only. */
  spans: SpanInfo[];
};

/** Offer the others something that needs their consent. */
export type Ask = {
  type: 'ask';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** What is offered. */
  what: 'draw' | 'takeback';
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** A kind of question. */
export type AskingInfo = {
  /** Its name. */
  kind: string;
  /** The id of the rule behind it. */
  rule: string;
  /** What it is about. */
  about: OperandInfo[];
  /** Whether a standing order may answer it. */
  orderable?: boolean;
};

/** Ratings with which one may sit down at a rated table. */
export type Band = {
  /** The lowest. */
  least: number;
  /** The highest. */
  most: number;
};

/** A chapter of the rules. */
export type ChapterInfo = {
  /** Its id. */
  id: string;
  /** Its title. */
  title: string;
  /** Its rules, or those that match. */
  rules: RuleInfo[];
};

/** Say something to all at the table. */
export type Chat = {
  type: 'chat';
  /** The table's id. */
  table: string;
  /** What to say. */
  text: string;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** Something that was said. */
export type ChatInfo = {
  /** Who said it. */
  name: string;
  /** What was said. */
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
};

/** Somebody has talked. */
export type ChatNews = {
  type: 'chat';
  /** The table's id. */
  table: string;
  /** Who. */
  name: string;
  /** What was said. */
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
};

export type ClientMessage =
  | Watch
  | Leave
  | Act
  | Undo
  | Ask
  | Answer
  | Resign
  | Rematch
  | Next
  | Decline
  | Orders
  | Chat
  | Ping;

/** The clock of a table. */
export type ClockInfo = {
  /** `none`, `move`, `total` or `days`. */
  kind: string;
  /** Milliseconds by seat, at the moment `at`. */
  left: number[];
  /** The seat whose time runs. */
  running: number | null;
  /** When `left` was true, in milliseconds since 1970. */
  at: number;
  /** What was chosen. */
  settings: ClockWish;
};

export type ClockWish =
  | NoClock
  | MoveClock
  | TotalClock
  | DaysClock;

/** One of two players who are compared. */
export type Compared = {
  /** The player's name. */
  name: string;
  /** The player's ratings. */
  ratings: Rating[];
  /** When the player came here first, in milliseconds since 1970. */
  since: number;
  /** How many games that are over there are on the player's page. */
  played: number;
  /** The latest rated games, the oldest first. */
  course: RatedGame[];
};

/** Two players beside each other. */
export type Comparison = {
  /** The two, as they were named. */
  players: Compared[];
  /** The newest games at which both sat, as the first one's; private ones as on a player's page. */
  games: LobbyRow[];
};

/** What never changes in a game: armies, cards, missions. Each game says what is in it. */
export type Content = {
  [name: string]: unknown;
};

/** A content file of somebody's own. */
export type ContentFile = {
  /** As my_riders.toml. */
  name: string;
  /** What stands in it. */
  text: string;
};

/** To make an account, or to sign in. */
export type Credentials = {
  /** The account's name. */
  name: string;
  /** Its password. */
  password: string;
};

/** Play by correspondence. */
export type DaysClock = {
  kind: 'days';
  /** For each decision. */
  days: number;
};

/** After the end: take back one's own offer of another game, or refuse somebody else's. It stands no longer. */
export type Decline = {
  type: 'decline';
  /** The table's id. */
  table: string;
  /** What was offered. */
  what: 'next' | 'rematch';
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** An entry of a content file, as players will read it. */
export type EntryPreview = {
  /** What it is: `army`, `tile`, `puzzle`, `mission`, `scenario`, `class`... */
  kind: string;
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** What it says. */
  lines: Lines;
  /** The option of a table by which its id is chosen, if it is. */
  option?: string;
  /** How many of it there are, where that counts. */
  count?: number;
  /** Whether it should not be read before it happens in play. */
  secret?: boolean;
  /** The entry itself, where the game draws a picture of it. */
  drawn?: unknown;
};

/** The body of every answer that is an error. */
export type ErrorBody = {
  /** What went wrong. */
  error: Trouble;
};

/** A kind of event. */
export type EventInfo = {
  /** Its name. */
  kind: string;
  /** What it holds. */
  fields: OperandInfo[];
};

/** The position as the caller may know it. Each game says what else is in it. */
export type Facts = {
  /** With whose eyes it is seen; -1 for those who look on. */
  seat: number;
  /** The game. */
  game: string;
  [name: string]: unknown;
};

/** A message was not understood or could not be done. */
export type Failed = {
  type: 'error';
  /** The message's. */
  id: string | number | null;
  /** What went wrong. */
  error: Trouble;
};

/** Something that happened, its numbers by name and places in notation. Each game says which kinds there are. */
export type GameEvent = {
  /** What happened. */
  kind: string;
  [name: string]: unknown;
};

/** A game with all that is needed to draw and word it. */
export type GameInfo = {
  /** The game's name in this protocol. */
  name: string;
  /** Its title by language. */
  titles: Record<string, string>;
  /** The version of its rules; records tell theirs. */
  rules: number;
  /** What can be chosen for a table. */
  options: OptionInfo[];
  /** Programs that can play it, the weakest first. */
  bots: string[];
  /** The program that is seated where nobody says which. */
  usual: string;
  /** The programs among which people choose, the weakest first. */
  levels: LevelInfo[];
  /** Kinds of questions that a standing order may answer. */
  orderable: string[];
  /** What never changes in it. */
  content: Content;
  /** How many puzzles it has; they have a call of their own. */
  puzzles: number;
  /** How its actions, events and questions are put together. */
  vocabulary: VocabularyInfo;
};

/** A game to look at. */
export type GameOfTheWeek = {
  /** The longest open game that people played to its end in the last seven days; null where there is none. */
  table: LobbyRow | null;
};

/** To become a guest. */
export type GuestWish = {
  /** What to be called; without it a name is found. */
  name?: string | null;
};

/** What stands for the caller's seats of a campaign. */
export type Handover = {
  /** Its link is `/campaign/ID#CODE`. Whoever has it can play these seats: a secret. */
  code: string;
};

/** To have the code by which one's seats of a campaign can be played on elsewhere. */
export type HandoverWish = {
  /** Another one: the one before, and its link, end. */
  anew?: boolean;
};

/** Whether the server is well. */
export type Health = {
  /** `ok`, `stopping`, or `ill` (with 503) where nothing can be stored. */
  status: string;
  /** Tables in memory. */
  tables: number;
  /** Open WebSockets. */
  connections: number;
};

/** A pass was understood; it counts, and the others hear of it, after a while that tells them nothing. */
export type Held = {
  type: 'held';
  /** The message's; its `ack` comes when the pass counts. */
  id: string | number | null;
  /** The table's id. */
  table: string;
  /** Who passes. */
  seat: number;
};

/** The first message of a connection. */
export type Hello = {
  type: 'hello';
  /** The version of this protocol. */
  protocol: number;
  /** Who the caller is; null where nobody is signed in. */
  person: string | null;
  /** The person's name. */
  name: string | null;
};

/** What the engine would play. */
export type Hint = {
  /** For which seat. */
  seat: number;
  /** The action, in notation. */
  action: string;
  /** What speaks for it, as a message of the game's catalogues. */
  reason?: Line | null;
};

/** A link for a seat to be filled. */
export type Invitation = {
  /** The seat. */
  seat: number;
  /** What the link has, for `join`. */
  invitation: string;
  /** The address to send. */
  link: string;
};

/** To take a seat. */
export type JoinWish = {
  /** Which one; without it the first that is free. */
  seat?: number | null;
  /** What the link has. */
  invitation?: string | null;
};

/** A session or a token. */
export type KeyInfo = {
  /** Its id, for ending it. */
  id: string;
  /** Where a session was begun, or what a token is for. */
  name: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** When it was last used, in milliseconds since 1970. */
  seen: number;
  /** Whether this call rides on it. */
  this: boolean;
};

/** How the values of an operand are written: with a prefix, as a number. */
export type KindInfo = {
  /** Its name. */
  name: string;
  /** What its words begin with. */
  prefix?: string;
  /** Whether a number follows, and events have numbers. */
  number?: boolean;
};

/** No more of this table. */
export type Leave = {
  type: 'leave';
  /** The table's id. */
  table: string;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** A machine as people choose it. */
export type LevelInfo = {
  /** The program's name. */
  bot: string;
  /** Beside the game's other machines, of which `greedy` has 1500; not a person's rating. */
  strength: number;
  /** How long it thinks about a turn, about. */
  seconds: number;
  /** Seconds that it may be given, its own among them: `hard@2` thinks about two. Empty: it has its own. */
  times: number[];
};

/** What happened, as a message of the game's catalogues. */
export type Line = {
  /** The message. */
  id: string;
  /** Its arguments. */
  args?: Record<string, number | string | (Name | Phrase | Passage)[] | Name | Phrase | Passage>;
  /** Whose line it is; missing for what is nobody's. */
  seat?: number | null;
  /** How it stands among the others; missing for a `line`. */
  kind?: 'detail' | 'heading' | 'line';
  /** A line takes the place of the one right before it that has the same topic: a walk. */
  topic?: string;
  /** After how many events of its action it is told, so that it comes when they are shown. */
  after?: number;
};

/** Sentences in both languages. */
export type Lines = {
  /** In English. */
  en: string[];
  /** In Russian. */
  ru: string[];
};

/** The lists that were asked for. */
export type Lobby = {
  /** Tables that anybody may join. */
  open?: LobbyRow[];
  /** Tables of the caller. */
  mine?: LobbyRow[];
  /** Tables that may be watched. */
  live?: LobbyRow[];
  /** Tables where a seat is kept for the caller. */
  asked?: LobbyRow[];
  /** Of which of these lists there is more: ask again with `skip`. */
  more?: string[];
};

/** A table in the lobby. */
export type LobbyRow = {
  /** Its id. */
  id: string;
  /** The game. */
  game: string;
  /** The options of the table. */
  options: Record<string, string>;
  /** Whether it waits for people, is played at, or is over. */
  state: 'waiting' | 'playing' | 'over';
  /** The seats. */
  seats: SeatInfo[];
  /** The clock that was chosen. */
  clock: ClockWish;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** Whether hints are allowed. */
  casual: boolean;
  /** How many actions have been played. */
  number: number;
  /** Seats for which play waits. */
  due: number[];
  /** Seats of the caller. */
  mine: number[];
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** When something happened last, or the game ended, in milliseconds since 1970. */
  changed: number;
  /** By seat, once the game is over. */
  result: number[] | null;
  /** Why it is over. */
  reason: string | null;
  /** The first table of the campaign that it belongs to; null for a game alone. */
  series: string | null;
  /** The ratings with which one may sit down; null for all. */
  band?: Band | null;
  /** Whether it brought content that no other table has. */
  own_content?: boolean;
};

/** An action that was played. */
export type LogEntry = {
  /** Its number, from 1. */
  number: number;
  /** Who played it. */
  seat: number;
  /** In notation; null where the caller may not know it. */
  action: string | null;
  /** What happened, as far as the caller may know. */
  events: GameEvent[];
  /** The same for the log. */
  lines: Line[];
};

/** What somebody may begin with who makes content for a game. */
export type MakerKit = {
  /** A small one, with which a new pack begins. */
  sample: OpenedFile;
  /** What comes with the game, to be copied. */
  published: OpenedFile[];
  /** What things are put together from; each game says what is in it. */
  parts: Record<string, unknown>;
};

/** What `pack.toml` says of a pack. */
export type Manifest = {
  /** Its id, and the name of its folder. */
  id: string;
  /** The game that it is for. */
  game: string;
  /** Its name. */
  name: Text;
  /** Who made it. */
  author: string;
  /** Three numbers, as 1.0.0. */
  version: string;
  /** What others may do with it, as CC-BY-SA-4.0. */
  licence: string;
  /** In which languages it was written with care. */
  languages: string[];
};

/** Who the caller is. */
export type Me = {
  /** The person's id; null where nobody is signed in. */
  person: string | null;
  /** The person's name; null where nobody is signed in. */
  name: string | null;
  /** Whether it is a guest without an account. */
  guest: boolean;
  /** What the page keeps for the person; the server does not read it. */
  settings: Record<string, unknown>;
  /** One for each game that was played for rating. */
  ratings: Rating[];
};

/** So long for each decision. */
export type MoveClock = {
  kind: 'move';
  /** For each decision. */
  seconds: number;
};

/** An action was played and is stored. */
export type Moved = {
  type: 'moved';
  /** The table's id. */
  table: string;
  /** Its number, from 1. */
  number: number;
  /** Who played it. */
  seat: number;
  /** In notation; null where the caller may not know it. */
  action: string | null;
  /** What happened, as far as the caller may know. */
  events: GameEvent[];
  /** The same for the log. */
  lines: Line[];
  /** The position now. */
  facts: Facts;
  /** What is to be decided now. */
  asked: Question[];
  /** The clock. */
  clock: ClockInfo;
  /** Seats that may take back freely. */
  undo: number[];
};

/** Something by the name that the game's content gives it: `tile borgo_mutant`. */
export type Name = {
  type: 'name';
  /** What it is: `tile`, `card`; a `cell` is its own word, and lights up. */
  kind: string;
  /** Its id in the content, or the cell. */
  id: string;
  /** Cells or figures that light up where it is read. */
  cells?: string[];
};

/** To change the account's password. */
export type NewPassword = {
  /** The password so far. */
  old: string;
  /** The one from now on. */
  new: string;
};

/** A table that was opened. */
export type NewTable = {
  /** The table. */
  table: TableInfo;
  /** One for each seat to be filled. */
  invitations: Invitation[];
};

/** A token, told this once. */
export type NewToken = {
  /** Its id, for ending it. */
  id: string;
  /** What it is for. */
  name: string;
  /** What to send as `Authorization: Bearer`. */
  token: string;
};

/** After the end of a game with `sequel`: the next game of the series. When all have said so, as with `rematch`. */
export type Next = {
  type: 'next';
  /** The table's id. */
  table: string;
  /** What `sequel` leaves open; who names others makes another offer. */
  options?: Record<string, string>;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** No clock. */
export type NoClock = {
  kind: 'none';
};

/** Something that needs the others' consent. */
export type Offer = {
  /** What is offered. */
  what: 'takeback' | 'draw' | 'rematch' | 'next';
  /** Who made it. */
  seat: number;
  /** Seats that have agreed so far. */
  yes: number[];
  /** Those that the next game of a series shall have beyond what the game itself says. */
  options?: Record<string, string>;
};

/** A content file and what it says. */
export type OpenedFile = {
  /** Its name. */
  name: string;
  /** Its text. */
  text: string;
  /** The same as data. */
  entry: Record<string, unknown>;
};

/** A pack, or a single file, that was opened. */
export type OpenedPack = {
  /** What `pack.toml` says; null for a single file. */
  manifest: Manifest | null;
  /** The other files. */
  files: OpenedFile[];
};

/** An operand of an action, or a field of an event or of what a question is about. */
export type OperandInfo = {
  /** Its name. */
  name: string;
  /** Its kind. */
  kind: string;
  /** May be left out of an action; null in an event, empty in a question. */
  optional?: boolean;
  /** A list of all that are left. */
  rest?: boolean;
  /** A word that stands before it. */
  keyword?: string;
};

/** An option of a table. */
export type OptionInfo = {
  /** Its name. */
  name: string;
  /** What may be chosen. */
  choices: string[];
  /** What it is where nothing is said. */
  default: string;
};

/** Standing orders: questions to be answered without being asked. */
export type Orders = {
  type: 'orders';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** Kind of question -> order. */
  orders: Record<string, 'ask' | 'first' | 'pass'>;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** The caller's games against machines of one level, whatever time they had. */
export type Outcomes = {
  /** The program's name. */
  bot: string;
  /** How many the caller won. */
  won: number;
  /** How many nobody won. */
  drawn: number;
  /** How many the caller lost. */
  lost: number;
  /** The latest ten, the oldest first. */
  latest: ('won' | 'drawn' | 'lost')[];
};

/** The game is over: after the last `moved` and before a `table`. */
export type Over = {
  type: 'over';
  /** The table's id. */
  table: string;
  /** By seat, 1 won to 0 lost. */
  result: number[];
  /** `rules`, `resigned`, `time`, `agreed` or `closed` (by the host). */
  reason: string;
  /** The seed, to be checked against its hash now. */
  seed: string;
};

/** What a pack brings: an army, a puzzle, a mission, a scenario, cards. */
export type PackEntry = {
  /** What it is. */
  kind: string;
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** The option of a table by which it is chosen; empty where it is not chosen. */
  option: string;
};

/** Something that is wrong with a pack. */
export type PackFault = {
  /** What, with its place, in the language that was asked for. */
  text: string;
  /** What, without its place. */
  reason: string;
  /** The id of the rule behind it, or empty. */
  rule: string;
  /** In which file, or empty. */
  file: string;
  /** In which line, from 1; 0 where that cannot be told. */
  line: number;
  /** In which entry, or empty. */
  entry: string;
  /** In which field, or empty. */
  field: string;
};

/** A file of a pack. */
export type PackFile = {
  /** Its name, such as `pack.toml`. */
  name: string;
  /** What stands in it. */
  text: string;
};

/** A pack, as its manifest tells it, and what is in it. */
export type PackInfo = {
  /** The game that it is for. */
  game: string;
  /** Its id, unlike that of every other pack of the game. */
  id: string;
  /** Its name. */
  name: Text;
  /** Who made it. */
  author: string;
  /** Its version. */
  version: string;
  /** What others may do with it. */
  licence: string;
  /** In which languages it was written with care. */
  languages: string[];
  /** By which its files can be told from another version of them. */
  digest: string;
  /** How many files it has, but for its manifest. */
  files: number;
  /** What is in it; tiles and rooms are told by its report. */
  entries: PackEntry[];
  /** Whether it has cards, which count at every table of the game. */
  everywhere: boolean;
  /** When somebody sent it here; null where the host has put it in use. */
  uploaded: number | null;
  /** Whether the caller has sent it. */
  mine: boolean;
};

/** A pack that was looked at. */
export type PackReport = {
  /** The pack; null for single files, and where its manifest is wrong. */
  pack: PackInfo | null;
  /** The game that its files are for, or empty. */
  game: string;
  /** All that is wrong with it. */
  faults: PackFault[];
  /** What players will read of what is right; its secrets only to its maker. */
  previews: EntryPreview[];
  /** What was sent, unpacked; of packs in use nothing. */
  files: PackFile[];
};

/** A file from somebody's own disk, to be opened in the editor. */
export type PackWish = {
  /** What it is called: a name that ends in .toml or .zip. */
  name: string;
  /** What is in it, in base64. */
  data: string;
};

/** The packs that are in use on this server, and what may be done with packs here. */
export type PacksInfo = {
  /** By game and id. */
  packs: PackInfo[];
  /** How many packs an account may send; 0 where nobody may. */
  uploads: number;
  /** Whether the files of packs may be had. */
  downloads: boolean;
  /** How large all files of a pack that is sent may be together. */
  most_bytes: number;
};

/** Words in both languages that no content which everybody has may name: what is read out of a secret. */
export type Passage = {
  type: 'passage';
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** A message inside another: `name-tile-at` with a tile and a cell. */
export type Phrase = {
  type: 'phrase';
  /** The message. */
  id: string;
  /** Its arguments. */
  args?: Record<string, number | string | (Name | Phrase | Passage)[] | Name | Phrase | Passage>;
  /** Cells or figures that light up where it is read. */
  cells?: string[];
};

/** Are you there? Answered with `pong`. */
export type Ping = {
  type: 'ping';
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** Games that ended by the rules on this server, of one choice of an option. */
export type Played = {
  /** What was chosen. */
  choice: string;
  /** How many of the latest games. */
  games: number;
  /** How long the middle one took; null under five games. */
  minutes: number | null;
  /** The share that seat 0 won; null under five games. */
  first_won: number | null;
};

/** The public page of a player. */
export type PlayerInfo = {
  /** The player's name. */
  name: string;
  /** The player's ratings. */
  ratings: Rating[];
  /** Games that are over, the newest first; private ones are told to those alone who sat there. */
  games: LobbyRow[];
  /** When the player came here first, in milliseconds since 1970. */
  since: number;
  /** How many such games there are. */
  played: number;
  /** The latest rated games, the oldest first. */
  course: RatedGame[];
  /** What those games have earned, such as `row`: ten won in a row. */
  marks: string[];
  /** Whether there are more games: ask again with `skip`. */
  more?: boolean;
  /** Whether the player is on this server just now. */
  here?: boolean;
};

/** The answer to `ping`. */
export type Pong = {
  type: 'pong';
  /** The message's. */
  id: string | number | null;
};

/** The position after a number of actions. */
export type PositionInfo = {
  /** After how many actions. */
  number: number;
  /** The position, as the caller may know it. */
  facts: Facts;
  /** What was to be decided. */
  asked: Question[];
};

/** A position that somebody sets up, to be looked at. */
export type PositionWish = {
  /** The game. */
  game: string;
  /** As that of an analysis table. */
  position: Record<string, unknown>;
};

/** What the server foresees: a battle as if it began now, the odds of an attack. Each game says what is in it. */
export type Preview = {
  /** After how many actions this is. */
  number: number;
  /** Where an action was named: the position after it. */
  before?: Facts;
  [name: string]: unknown;
};

/** A position and a goal that one turn reaches. Each game says what else is in it. */
export type Puzzle = {
  /** Its id. */
  id: string;
  /** Actions in notation that reach the goal. */
  solution: string[];
  [name: string]: unknown;
};

/** A decision that somebody has to make. */
export type Question = {
  /** Who is asked. */
  seat: number;
  /** The kind of question; each game has its own. */
  kind: string;
  /** Cells, figures or cards that it is about, in notation. */
  about: string[];
  /** Whether play waits for it. */
  due: boolean;
  /** The id of the rule behind it. */
  rule: string;
  /** The legal answers, for the caller's own seats only. */
  answers?: AnswersInfo;
};

/** A point of the course that a rating took. */
export type RatedGame = {
  /** The game. */
  game: string;
  /** When the rated game ended, in milliseconds since 1970. */
  at: number;
  /** The rating after it. */
  rating: number;
  /** How unsure it was then; null where that was not noted yet. */
  deviation: number | null;
  /** The player's share: 1 for a win, 0 for a loss. */
  score: number;
};

/** How well somebody plays a game (Glicko-2). */
export type Rating = {
  /** The game. */
  game: string;
  /** The estimate; everybody begins with 1500. */
  rating: number;
  /** How unsure it is. */
  deviation: number;
  /** How many rated games it is made of. */
  games: number;
};

/** After the end: the same again, with the same people. When all have said so, `rematch` of the table has its id. */
export type Rematch = {
  type: 'rematch';
  /** The table's id. */
  table: string;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** Something that the host should know of: somebody at the table, or a line of chat. */
export type ReportWish = {
  /** What is wrong. */
  reason: string;
  /** Who is meant, by seat. */
  seat?: number | null;
  /** Which line of chat is meant: its `at`. */
  said?: number | null;
};

/** Give up. */
export type Resign = {
  type: 'resign';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** To play on with somebody's seats of a campaign. */
export type ResumeWish = {
  /** What the link has. */
  code: string;
};

/** A rule in our own words. */
export type RuleInfo = {
  /** Its id. */
  id: string;
  /** Its text, as Markdown. */
  text: string;
  /** Where the searched words are: from, to. */
  marks: [number, number][];
};

/** The rules of a game. */
export type RulesText = {
  /** The game. */
  game: string;
  /** The language of the text. */
  lang: string;
  /** In order; of a search the best first. */
  chapters: ChapterInfo[];
};

/** A seat of a table. */
export type SeatInfo = {
  /** Its number, from 0. */
  seat: number;
  /** Who sits there, or may. */
  kind: 'person' | 'bot' | 'open';
  /** The person's name. */
  name: string | null;
  /** The person's id. */
  person: string | null;
  /** The program's name. */
  bot: string | null;
  /** Whether the person is watching now. */
  here: boolean;
  /** When the person went away, in milliseconds since 1970, if that is known. */
  left: number | null;
  /** The person's rating. */
  rating: number | null;
  /** Whether the seat has given up. */
  resigned: boolean;
  /** Whether the person has no account: anybody may bear such a name. */
  guest?: boolean;
  /** What a rated game that is over has made of the rating. */
  rating_after?: number | null;
  /** The name of the player who is asked to sit there, and has not yet. */
  invited?: string | null;
};

/** Who shall sit on a seat. */
export type SeatWish = {
  /** I, a guest with a link, a program, or anybody. */
  kind: 'bot' | 'me' | 'open' | 'person';
  /** Which program, with its seconds a turn: `hard`, `hard@2`. */
  bot?: string | null;
  /** For a guest with a link: the account that is asked, and may come without the link. */
  name?: string | null;
};

/** A pack that is sent: its files, or a zip of them; or single files that somebody is making. */
export type SentPack = {
  /** The files; without a zip. */
  files?: PackFile[];
  /** A zip in base64; without files. */
  zip?: string;
  /** The game of single files; else they tell it. */
  game?: string;
};

/** A campaign: its tables in the order in which they were played, as far as the caller may see them. */
export type Series = {
  /** Its id: that of its first table. */
  id: string;
  /** The game. */
  game: string;
  /** The evenings, the first one first. */
  tables: LobbyRow[];
  /** The options of the evening that follows, once the last one is over; else null. */
  sequel: Record<string, string> | null;
  /** Offers that stand at the last table: who wants to go on. */
  offers: Offer[];
  /** Whether an evening is under way that is not for the caller. */
  more: boolean;
};

export type ServerMessage =
  | Ack
  | Held
  | Failed
  | Hello
  | Pong
  | Stopping
  | TableNews
  | Moved
  | TakenBack
  | ChatNews
  | Over;

/** Answers of the same form: every x with every y put in. */
export type SpanInfo = {
  /** The action with `{x}` and perhaps `{y}` in it. */
  form: string;
  /** What to put in for `{x}`. */
  x: string[];
  /** What to put in for `{y}`; empty where there is none. */
  y: number[];
};

/** The server stops in an orderly way; come back soon. */
export type Stopping = {
  type: 'stopping';
};

/** A table, as one caller may see it. */
export type TableInfo = {
  /** Its id. */
  id: string;
  /** The game. */
  game: string;
  /** The options of the table. */
  options: Record<string, string>;
  /** Whether it waits for people, is played at, or is over. */
  state: 'waiting' | 'playing' | 'over';
  /** The seats. */
  seats: SeatInfo[];
  /** Seats of the caller. */
  mine: number[];
  /** How many actions have been played. */
  number: number;
  /** How often something was taken back, so that who was away notices. */
  branch: number;
  /** The position; null while people are missing. */
  facts: Facts | null;
  /** What is to be decided. */
  asked: Question[];
  /** What was played; after `watch` with `seen`, what came since. */
  log: LogEntry[];
  /** The clock. */
  clock: ClockInfo;
  /** Offers that stand. */
  offers: Offer[];
  /** What was said. */
  chat: ChatInfo[];
  /** The hash of the seed, published before the first move. */
  seed_hash: string;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** Whether hints are allowed. */
  casual: boolean;
  /** Whether the lobby shows it to everybody. */
  open: boolean;
  /** Whether it is an analysis: all seats the caller's, no game. */
  analysis: boolean;
  /** Seats that may take back freely. */
  undo: number[];
  /** Of the caller's seats, by seat. */
  orders: Record<string, Record<string, 'ask' | 'pass' | 'first'>>;
  /** Kinds of questions that a standing order may answer. */
  orderable: string[];
  /** Whether the caller has opened the table. */
  owner: boolean;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** When something happened last, or the game ended, in milliseconds since 1970. */
  changed: number;
  /** The seed, once the game is over. */
  seed: string | null;
  /** By seat, 1 won to 0 lost, once the game is over. */
  result: number[] | null;
  /** Why it is over: `rules`, `resigned`, `time`, `agreed` or `closed` (by the host). */
  reason: string | null;
  /** The table of the rematch, or of the next game of a series. */
  rematch: string | null;
  /** The options of the game that follows in a series. */
  sequel: Record<string, string> | null;
  /** The first table of the campaign that it belongs to; null for a game alone. */
  series: string | null;
  /** Whether it has content of its own, at `/api/tables/ID/content`. */
  own_content?: boolean;
  /** The ratings with which one may sit down; null for all. */
  band?: Band | null;
};

/** A table: after `watch`, and whenever seats, clocks, offers or state change. */
export type TableNews = {
  type: 'table';
  /** The table, as the caller may see it. */
  table: TableInfo;
};

/** A table to be opened. */
export type TableWish = {
  /** The game. */
  game: string;
  /** What is chosen of the game's options. */
  options?: Record<string, string>;
  /** By seat; without it the caller and open seats. */
  seats?: SeatWish[] | null;
  /** The clock. */
  clock?: NoClock | MoveClock | TotalClock | DaysClock;
  /** Whether it counts for ratings. */
  rated?: boolean;
  /** Whether the lobby shows it to everybody. */
  open?: boolean;
  /** Whether hints are allowed. */
  casual?: boolean;
  /** Content for this table alone, as its author has it; never rated. */
  files?: ContentFile[];
  /** Of a rated table in the lobby: who may sit down. */
  band?: Band | null;
};

/** Actions were taken back. */
export type TakenBack = {
  type: 'taken_back';
  /** The table's id. */
  table: string;
  /** The first action that is gone. */
  number: number;
  /** The table's new branch. */
  branch: number;
  /** The position now. */
  facts: Facts;
  /** What is to be decided now. */
  asked: Question[];
  /** The clock. */
  clock: ClockInfo;
  /** Seats that may take back freely. */
  undo: number[];
};

/** Words in both languages: neither may be missing. */
export type Text = {
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** To get a token for a program. */
export type TokenWish = {
  /** What it is for, in the owner's words. */
  name: string;
};

/** So long for the whole game. */
export type TotalClock = {
  kind: 'total';
  /** For the whole game. */
  seconds: number;
  /** Seconds more after each decision. */
  increment?: number;
};

/** What went wrong, for a program and for a person. */
export type Trouble = {
  /** What kind of trouble it is. */
  code: 'bad_request' | 'unauthorised' | 'forbidden' | 'not_found' | 'conflict' | 'too_large' | 'refused' | 'too_many' | 'internal';
  /** The name of the message in the catalogues. */
  slug: string;
  /** That message in the language that was asked for. */
  text: string;
  /** The id of the rule that forbids it, or empty. */
  rule: string;
};

/** Take back the own last action, free up to the last new information. */
export type Undo = {
  type: 'undo';
  /** The table's id. */
  table: string;
  /** A seat of the table, from 0. */
  seat: number;
  /** How many actions had been played when this was decided. */
  number?: number | null;
  /** At an analysis table: back to that many actions. */
  to?: number | null;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** A kind of action. */
export type VerbInfo = {
  /** The word that it begins with. */
  word: string;
  /** What follows. */
  operands: OperandInfo[];
};

/** The verbs, events and questions of a game, one row each. */
export type VocabularyInfo = {
  /** Kinds of operands. */
  kinds: KindInfo[];
  /** Kinds of actions. */
  verbs: VerbInfo[];
  /** Kinds of events. */
  events: EventInfo[];
  /** Kinds of questions. */
  questions: AskingInfo[];
};

/** Send this table and all that happens there. */
export type Watch = {
  type: 'watch';
  /** The table's id. */
  table: string;
  /** How many actions are known already: only what is missing is sent. */
  seen?: number | null;
  /** On which branch that was; another one is sent from the start. */
  branch?: number | null;
  /** Of the client's choosing; the answer repeats it. Never to be used for another. */
  id?: string | number | null;
};

/** Whether an action is legal now, and if not, why. */
export type Why = {
  /** Whether it is. */
  legal: boolean;
  /** The id of the rule that forbids it, or empty. */
  rule: string;
  /** The name of the reason in the catalogues, or empty. */
  slug: string;
  /** The reason in the language that was asked for, or empty. */
  text: string;
};

/** An action to be asked about. */
export type WhyWish = {
  /** A seat of the table, from 0. */
  seat: number;
  /** An action in the game's notation. */
  action: string;
};
