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

export interface SessionInfo {
  id: string;
  at: string;
  current?: boolean;
  agent?: string;
}

export interface TokenInfo {
  id: string;
  name: string;
  at: string;
  /** Told once, when the token is made. */
  token?: string;
}

// -- games ------------------------------------------------------------------------------------------------------

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

export interface GameInfo {
  game: string;
  title: Record<Language, string>;
  options: GameOption[];
  bots: string[];
  /** What a game has of its own, such as the army files of Neuroshima. */
  armies?: unknown[];
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
  what: 'takeback' | 'draw';
  seat: number;
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
  facts: Facts;
  asked: Question[];
  log: LogEntry[];
  clock: ClockInfo | null;
  offers: Offer[];
  chat: ChatLine[];
  seed_hash: string;
  seed?: string;
  result?: number[] | null;
  rated: boolean;
  casual: boolean;
  /** Seats that may take back. */
  undo: number[];
}

export interface SeatWish {
  kind: SeatKind;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: string;
  rated: boolean;
  open: boolean;
  casual: boolean;
}

/** Cells that a seat's tiles could strike in a battle that begins now. */
export interface Threat {
  seat: number;
  cells: string[];
}

/** A battle as if it began now. */
export interface Preview {
  events: GameEvent[];
  facts: Facts;
  threats: Threat[];
  /** False where the outcome hangs on choices or chance. */
  exact: boolean;
}

export type Order = 'ask' | 'pass' | 'first';
export type Orders = Record<string, Order>;

// -- the WebSocket ----------------------------------------------------------------------------------------------

export type ClientMessage =
  | { type: 'watch'; table: string; seen?: number }
  | { type: 'leave'; table: string }
  | { type: 'act'; table: string; seat: number; number: number; action: string }
  | { type: 'undo'; table: string; seat: number }
  | { type: 'ask'; table: string; seat: number; what: Offer['what'] }
  | { type: 'answer'; table: string; seat: number; what: Offer['what']; yes: boolean }
  | { type: 'resign'; table: string; seat: number }
  | { type: 'rematch'; table: string }
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

export type ServerMessage =
  | { type: 'hello'; protocol: number; person: string | null }
  | { type: 'ack'; id: string; [more: string]: unknown }
  | { type: 'error'; id?: string; error: Fault }
  | { type: 'table'; table: TableInfo }
  | Moved
  | { type: 'taken_back'; table: string; number: number; facts: Facts; asked: Question[] }
  | { type: 'chat'; table: string; name: string; text: string; at: number }
  | { type: 'over'; table: string; result: number[]; reason: string; seed: string }
  | { type: 'stopping' }
  | { type: 'pong'; id?: string };
