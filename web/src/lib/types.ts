/** The protocol's types (docs/protocol.md, version 1): what the server and the page say to each other. */

export const PROTOCOL = 1;

export type Language = 'en' | 'ru';

/** A message of the catalogues in the language of the page. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

// -- errors -----------------------------------------------------------------------------------------------------

export type ErrorCode =
  | 'bad_request'
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'refused'
  | 'too_large'
  | 'too_many'
  | 'internal'
  /** No answer at all: only the page says this. */
  | 'offline';

export interface Fault {
  code: ErrorCode;
  slug?: string;
  rule?: string;
  text: string;
}

// -- people -----------------------------------------------------------------------------------------------------

export interface Settings {
  language?: Language;
  theme?: 'dark' | 'light' | 'system';
  motion?: 'full' | 'off' | 'system';
  sound?: boolean;
  colours?: string;
  orders?: Orders;
}

export interface Rating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Me {
  person: string;
  name: string;
  guest: boolean;
  settings: Settings;
  ratings: Rating[];
}

/** A session or a token. */
export interface Key {
  id: string;
  name: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface NewToken {
  id: string;
  name: string;
  token: string;
}

export interface Player {
  name: string;
  ratings: Rating[];
  games: TableRow[];
}

// -- games ------------------------------------------------------------------------------------------------------

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

/** A game as GET /api/games tells it. */
export interface Game {
  name: string;
  titles: Record<Language, string>;
  options: GameOption[];
  bots: string[];
  /** Kinds of questions that a standing order may answer. */
  orderable: string[];
  /** What the game's own module needs to draw and word it: armies, cards, missions. */
  content: Record<string, unknown>;
  vocabulary: VocabularyInfo;
}

/** How the values of an operand are written: with a prefix, as a number. */
export interface KindInfo {
  name: string;
  prefix?: string;
  number?: boolean;
}

/** An operand of an action, or a field of an event or of what a question is about. */
export interface OperandInfo {
  name: string;
  kind: string;
  /** May be missing: left out of an action, null in an event, empty in a question. */
  optional?: boolean;
  /** A list of all that are left. */
  rest?: boolean;
  /** A word that stands before it. */
  keyword?: string;
}

/** The verbs, events and questions of a game, one row each. */
export interface VocabularyInfo {
  kinds: KindInfo[];
  verbs: { word: string; operands: OperandInfo[] }[];
  events: { kind: string; fields: OperandInfo[] }[];
  questions: { kind: string; rule: string; about: OperandInfo[]; orderable?: boolean }[];
}

// -- a table ----------------------------------------------------------------------------------------------------

/** The position as the caller may know it. Only the game's own module looks deeper. */
export interface Facts {
  game: string;
  seat: number;
  [name: string]: unknown;
}

/** Answers of the same form: every x with every y put in; `{x}` or `{y}` may be missing. */
export interface Span {
  form: string;
  x: (string | number)[];
  y: (string | number)[];
}

export interface Options {
  count: number;
  singles: string[];
  spans: Span[];
}

export interface Question {
  seat: number;
  kind: string;
  /** Cells or other things that it is about, in notation. */
  about: string[];
  due: boolean;
  rule: string;
  /** Only for the caller's own seats. */
  options?: Options;
}

/** Numbers by name, cells in notation. */
export interface GameEvent {
  kind: string;
  [name: string]: unknown;
}

export type SeatKind = 'me' | 'person' | 'bot' | 'open';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  person?: string | null;
  bot?: string | null;
  here: boolean;
  rating?: number | null;
}

export type ClockWish =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'total'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

export interface ClockInfo {
  kind: string;
  /** Milliseconds by seat. */
  left: number[];
  running: number | null;
  /** When `left` was true, as milliseconds since 1970. */
  at: number;
}

export interface LogEntry {
  number: number;
  seat: number;
  action: string;
  events: GameEvent[];
}

export interface Offer {
  what: 'takeback' | 'draw' | 'rematch' | 'next';
  /** Who made it, and who has agreed so far. */
  seat: number;
  yes?: number[];
  /** What the next game of a series shall have, beyond what follows from this one. */
  options?: Record<string, string>;
}

export interface ChatLine {
  name: string;
  text: string;
  at: number;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  state: 'waiting' | 'playing' | 'over';
  seats: SeatInfo[];
  mine: number[];
  number: number;
  /** How often something was taken back. */
  branch: number;
  facts: Facts;
  asked: Question[];
  log: LogEntry[];
  clock: ClockInfo | null;
  offers: Offer[];
  chat: ChatLine[];
  seed_hash: string;
  seed?: string;
  result?: number[] | null;
  reason?: string | null;
  rated: boolean;
  casual: boolean;
  open: boolean;
  analysis: boolean;
  owner: boolean;
  orders: Record<string, Orders>;
  orderable: string[];
  /** The table of the rematch, or of the next game of a series. */
  rematch?: string | null;
  /** The options of the game that follows in a series, such as the next mission of an operation. */
  sequel?: Record<string, string> | null;
  /** Seats that may take back. */
  undo: number[];
}

/** A line of the lobby. */
export interface TableRow {
  id: string;
  game: string;
  options: Record<string, string>;
  state: TableInfo['state'];
  seats: SeatInfo[];
  clock: ClockWish;
  rated: boolean;
  casual: boolean;
  number: number;
  /** Seats for which play waits. */
  due: number[];
  mine: number[];
  created: number;
  changed: number;
  result: number[] | null;
  reason: string | null;
}

export interface Lobby {
  open?: TableRow[];
  mine?: TableRow[];
  live?: TableRow[];
}

export interface SeatWish {
  kind: SeatKind;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: ClockWish;
  rated: boolean;
  open: boolean;
  casual: boolean;
}

export interface Invitation {
  seat: number;
  invitation: string;
  link: string;
}

export interface NewTable {
  table: TableInfo;
  invitations: Invitation[];
}

/** The position after a number of actions. */
export interface PositionInfo {
  number: number;
  facts: Facts;
  asked: Question[];
}

export interface Why {
  legal: boolean;
  rule: string;
  slug: string;
  text: string;
}

/** What the server foresees: a battle as if it began now, the odds of an attack. Each game says what is in it. */
export interface Preview {
  /** After how many actions that is. */
  number: number;
  [name: string]: unknown;
}

export type Order = 'ask' | 'pass' | 'first';
export type Orders = Record<string, Order>;

// -- the WebSocket ----------------------------------------------------------------------------------------------

export type ClientMessage =
  | { type: 'watch'; table: string; seen?: number; branch?: number }
  | { type: 'leave'; table: string }
  | { type: 'act'; table: string; seat: number; number: number; action: string }
  | { type: 'undo'; table: string; seat: number; to?: number }
  | { type: 'ask'; table: string; seat: number; what: Offer['what'] }
  | { type: 'answer'; table: string; seat: number; what: Offer['what']; yes: boolean }
  | { type: 'resign'; table: string; seat: number }
  | { type: 'rematch'; table: string }
  | { type: 'next'; table: string; options?: Record<string, string> }
  | { type: 'orders'; table: string; seat: number; orders: Orders }
  | { type: 'chat'; table: string; text: string }
  | { type: 'ping' };

export interface Moved {
  type: 'moved';
  table: string;
  number: number;
  seat: number;
  action: string;
  events: GameEvent[];
  facts: Facts;
  asked: Question[];
  clock: ClockInfo | null;
  undo: number[];
}

export interface TakenBack {
  type: 'taken_back';
  table: string;
  /** The first action that is gone. */
  number: number;
  branch: number;
  facts: Facts;
  asked: Question[];
  clock: ClockInfo | null;
  undo: number[];
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; person: string | null }
  | { type: 'ack'; id: string; [more: string]: unknown }
  | { type: 'error'; id?: string; error: Fault }
  | { type: 'table'; table: TableInfo }
  | Moved
  | TakenBack
  | { type: 'chat'; table: string; name: string; text: string; at: number }
  | { type: 'over'; table: string; result: number[]; reason: string; seed: string }
  | { type: 'stopping' }
  | { type: 'pong'; id?: string };
