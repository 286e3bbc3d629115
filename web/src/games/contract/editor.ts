/** Content of one's own, made in the page. */
import type { Component } from 'svelte';
import type { GameInfo, MakerKit, PackFault, Say, TableWish } from '../../lib/types.ts';
import type { Draft as MadeDraft } from '../shared/editor/draft.svelte.ts';
import type { Entry } from '../shared/editor/toml.ts';

/** What an editor's parts share: the draft, and a desk of the game's own, which knows what is chosen. */
export interface DeskProps {
  draft: MadeDraft;
  desk: Desk;
}

export interface Desk {
  /** Something is wrong there: show it. */
  show(fault: PackFault): void;
}

/** What a game brings to the editor of the page. Its words begin with `WORDS-` and stand in its `editor.ftl`. */
export interface EditorKit {
  words: string;
  /** Lists of the file that are written as `[[sections]]`. */
  sections: readonly string[];
  /** Whether a content file holds what this editor edits. */
  fits(entry: Entry): boolean;
  /** The smallest that there can be, to begin with. */
  blank(kit: MakerKit): Entry;
  /** What a table of it is like against the machine; `choice` is one of `against`. */
  trial(game: GameInfo, entry: Entry, choice: string): Pick<TableWish, 'options' | 'seats'>;
  /** Whom or what one tries it with: other armies, the side that one plays. */
  against(game: GameInfo, t: Say): { label: string; choices: { value: string; text: string }[] };
  desk(draft: MadeDraft): Desk;
  /** What one chooses from: the tiles of an army, the pieces of a map. */
  Parts: Component<DeskProps>;
  /** What is worked on. */
  Bench: Component<DeskProps>;
  /** Fields of the whole. */
  About: Component<DeskProps>;
}
