/** What the server tells beyond the protocol's first words in `types.ts`: lists, lobby rows, keys. */
import type { ClockInfo, Facts, GameEvent, Language, Orders, Question, Rating, SeatInfo, TableInfo, Threat } from './types.ts';

export type ClockWish =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'total'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

export interface Table extends TableInfo {
  /** How often something was taken back. */
  branch: number;
  open: boolean;
  analysis: boolean;
  orders: Record<string, Orders>;
  orderable: string[];
  owner: boolean;
  reason?: string | null;
  /** The table of the rematch. */
  rematch?: string | null;
}

export interface TakenBack {
  type: 'taken_back';
  table: string;
  number: number;
  branch: number;
  facts: Facts;
  asked: Question[];
  clock: ClockInfo;
  undo: number[];
}

export interface Invitation {
  seat: number;
  invitation: string;
  link: string;
}

export interface NewTable {
  table: Table;
  invitations: Invitation[];
}

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

export interface Position {
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

/** A battle as if it began now, and what each seat threatens. */
export interface BattlePreview {
  /** After how many actions that is. */
  number: number;
  events: GameEvent[];
  after: Facts;
  threats: Threat[];
}

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

export interface Army {
  id: string;
  name: Record<Language, string>;
  profile: Record<Language, string>;
  difficulty?: number;
}

export interface Game {
  name: string;
  titles: Record<Language, string>;
  options: GameOption[];
  bots: string[];
  orderable: string[];
  content: { armies?: Army[] };
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
