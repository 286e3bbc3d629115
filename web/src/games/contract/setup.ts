/** A new table: its form, its quick ways, its name in lists. */
import type { GameInfo, Say, SeatKind, SeatWish } from '../../lib/types.ts';
import type { SeatMark } from './look.ts';

/** What a person has chosen so far, by the names of the fields. */
export type Wishes = Record<string, string>;

export interface Field {
  name: string;
  label: string;
  /** `buttons` side by side, `stops` of a scale, a `list` to open, a `check` with the values yes and no, or `cards` with pictures. */
  kind: 'buttons' | 'stops' | 'list' | 'check' | 'cards';
  value: string;
  choices: FieldChoice[];
  help?: string;
  /** Of buttons: one more that leads elsewhere, such as to a file of one's own. */
  link?: { text: string; href: string };
  /** It stands across the whole page, before all else; what has no cards stands there side by side. */
  wide?: boolean;
  /** Of stops: what the chosen one makes of each figure, and what is usual. */
  figures?: { name: string; usual: number; now: number; good: boolean }[];
}

export interface FieldChoice {
  value: string;
  text: string;
  disabled?: boolean;
  /** Of a side: as the table shows it. */
  mark?: SeatMark;
  /** Of a card: what it is about, a sentence more, and marks such as 'tutorial'. */
  about?: string;
  more?: string;
  marks?: string[];
  /** Of a card: what it and those after it belong to, told above them, with the page that is all about it. */
  part?: { title: string; about: string; link: string; href: string };
  /** Of a card: how much of a bar is one side's, and what that says. */
  share?: { part: number; text: string };
  /** What the chosen one means in play: its goal, what threatens, each with a heading. */
  details?: { title: string; lines: string[] }[];
}

/** The picture of a choice that is shown as a card. */
export interface PictureProps {
  field: string;
  value: string;
  /** What is chosen for the table so far, where one is being made. */
  options?: Record<string, string>;
}

export interface SeatPlan {
  /** What it plays, where its name does not say that. */
  role?: string;
  /** Its number and name: "Seat 1", "Invader". */
  title: string;
  /** What is chosen for this seat alone, such as its army. */
  fields: Field[];
  /** Who sits there unless the person says otherwise. */
  usual: SeatKind;
}

/** The form of a new table as the wishes have it: whatever they leave open or wish in vain is filled up. */
export interface Plan {
  /** Above the seats, and among the variants below them. */
  fields: Field[];
  variants: Field[];
  seats: SeatPlan[];
  /** For POST /api/tables. */
  options: Record<string, string>;
}

export interface Setup {
  plan(game: GameInfo, wishes: Wishes, t: Say): Plan;
  /** One wish changes others, too: two seats swap their armies. Without it only that field changes. */
  change?(game: GameInfo, wishes: Wishes, name: string, value: string): Wishes;
  /** What may be chosen on the card of the start page, one or two things; what is wished goes to `quick`. */
  choices?(game: GameInfo, t: Say): Omit<Field, 'kind' | 'value'>[];
  /** A table at one click: against the machine, or with a friend by a link. */
  quick(game: GameInfo, against: 'machine' | 'friend', wishes: Wishes): { options: Record<string, string>; seats: SeatWish[] };
  /** The option whose choices have been played long or short, easily or hardly: GET /api/games/NAME/played tells. */
  measured?: string;
  /** What the next game of a series leaves to the players, such as the mission; null where everything follows. */
  open?(sequel: Record<string, string>, game: GameInfo, t: Say): Field | null;
  /** What kind of table that is, for the lobby: "Duel", the name of a mission. */
  label(options: Record<string, string>, game: GameInfo | null, t: Say): string;
  /** The side of a seat before the game has begun: "Borgo", "Invader". */
  side(options: Record<string, string>, seat: number, game: GameInfo | null, t: Say): string;
  /** Its colour and shape, as the table shows them; missing where only the game itself deals them out. */
  mark?(options: Record<string, string>, seat: number): SeatMark | null;
}
