/** What the page knows of the wire (`wire.ts` is made from the server's types), and what it adds. */
import type { Line, LogEntry, SeatWish, TableInfo } from './wire.ts';

export type * from './wire.ts';

export type Language = 'en' | 'ru';

/** A message of the catalogues in the language of the page. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Standing orders: kind of question -> order. */
export type Orders = TableInfo['orders'][string];
export type Order = Orders[string];

export type SeatKind = SeatWish['kind'];

/** A line of the log as the server tells it; in words it is a `Line` of `games/voice.ts`. */
export type LogLine = Line;
export type Argument = NonNullable<LogLine['args']>[string];

/** What somebody is told of an action. */
export type Told = Pick<LogEntry, 'events' | 'lines'>;
