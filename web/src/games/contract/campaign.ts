/** A series of evenings. */
import type { Component } from 'svelte';
import type { Facts, GameInfo, LobbyRow, Say } from '../../lib/types.ts';
import type { Wishes } from './setup.ts';

/** A scenario of a campaign; `choiceArt` of the entry draws it. */
export interface Chapter {
  id: string;
  name: string;
  /** What wins, in a few words. */
  goal: string;
  /** What is told before it, and its rules in words. */
  story: string;
  rules: string[];
}

/** Of a table what lists and the table itself tell alike. */
export type EveningRow = Pick<LobbyRow, 'state' | 'seats' | 'options' | 'result' | 'reason'>;

/** What is known of an evening: its table, and its last position as far as it was fetched. */
export interface Evening {
  row: EveningRow;
  facts: Facts | null;
}

export interface TeamProps {
  /** The options of the evening that is played or comes next, and the last evening. */
  options: Record<string, string>;
  evening: Evening | null;
}

export interface CampaignKit {
  /** The wishes by which the form of a new table is one of a new campaign, and the fields of it that are left to choose. */
  wishes(game: GameInfo): Wishes;
  fields: readonly string[];
  /** What the campaign with these options is called. */
  name(options: Record<string, string>, t: Say): string;
  chapters(options: Record<string, string>, t: Say): Chapter[];
  /** The chapter that is played with these options. */
  chapterOf(options: Record<string, string>): string;
  /** Whether an evening that is over was won: by the players, or by the side that the campaign is told of. */
  won(row: EveningRow): boolean;
  /** How an evening stands or ended, in a few words with its figures. */
  standing(evening: Evening, t: Say): string;
  /** What is told after an evening. */
  after(evening: Evening, t: Say): string[];
  /** What the next evening is played with: how hard it is, and what else is carried over. */
  carried(options: Record<string, string>, t: Say): string[];
  /** The story is told before an evening, over the table. */
  told?: boolean;
  /** Who plays, with what stays theirs. */
  Team: Component<TeamProps>;
}
