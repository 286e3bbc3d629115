/**
 * What a game brings to the page; everything else is shared and knows no game. docs/page.md tells it as a story.
 *
 * A game is a folder of `games` with an `entry.ts` (`GameEntry`: small, part of the first page) and an `index.ts`
 * (`GameModule`: loaded when one of its tables is opened). `games/games.ts` finds both by their names: nothing else is
 * to be changed for a new game.
 */
import type { Component } from 'svelte';
import type { Content, Facts, LogEntry, Puzzle as ToldPuzzle, Say, Told, VocabularyInfo } from '../../lib/types.ts';
import type { Voice } from '../voice.ts';
import type { AnalysisKit } from './analysis.ts';
import type { Draft } from './answering.ts';
import type { CampaignKit } from './campaign.ts';
import type { EditorKit } from './editor.ts';
import type { EndKit } from './end.ts';
import type { Lesson } from './lesson.ts';
import type { Card, EmblemProps, EntryArtProps, SeatLook, Thing } from './look.ts';
import type { PuzzleBook } from './puzzles.ts';
import type { RulePicture } from './rules.ts';
import type { Scene, Strip } from './scenes.ts';
import type { PictureProps, Setup } from './setup.ts';
import type { AsideProps, BoardProps, HandProps, PlateProps, StatusProps } from './table.ts';

type Lazy<T> = () => Promise<{ default: T }>;

/**
 * A game's place in the page. It names its parts and loads none of them: each comes when a page asks for it.
 * The catalogues `platzdarm/games/NAME/locale/LANG/{game,campaign,stories,page,lesson}.ftl` are loaded with any of the parts; what the
 * first page says (`game-NAME`, `-about`, `-players`, `-time`, `-lesson`, `-puzzles`) stands in `entry.ftl` beside them.
 */
export interface GameEntry extends Announcement {
  /** The letters that its rules begin with: `NH` of `NH-NET-03`. */
  rules: string;
  /** Its sign beside its name in lists: the path of a line drawing on a grid of 24. */
  sign?: string;
  setup: Lazy<Setup>;
  /** Draws what is chosen by cards for a new table. */
  choiceArt?: Lazy<Component<PictureProps>>;
  /** How a game ended; without it the page only says who won. */
  end?: Lazy<EndKit>;
  /** Takes in what the server has told of the game, before anything of it is drawn or worded. */
  learn: Lazy<(content: Content, vocabulary: VocabularyInfo) => void>;
  /** A guided first game. */
  lesson?: Lazy<Lesson>;
  /** A series of evenings: its chapters, its story, what one evening hands on to the next. */
  campaign?: Lazy<CampaignKit>;
  /** Positions set up by hand. */
  analysis?: Lazy<AnalysisKit>;
  puzzles?: Lazy<(told: readonly ToldPuzzle[]) => PuzzleBook>;
  /** What one has to play with in a puzzle, as a picture. */
  puzzleHand?: Lazy<Component<{ facts: Facts }>>;
  /** A picture of an entry of a content file, for those who look at a pack. */
  entryArt?: Lazy<Component<EntryArtProps>>;
  /** Small pictures beside its rules. */
  pictures?: Lazy<RulePicture[]>;
  /** An army, a mission or a scenario of one's own, made in the page. */
  editor?: Lazy<EditorKit>;
}

/** All that there is of a game which is still to come: a card on the start page. */
export interface Announcement {
  /** As the server names it. */
  name: string;
  /** Where it stands among the games. */
  order: number;
  /** The picture on its card on the start page: fills a box of about 316 x 226, dark in both themes. */
  art: Lazy<Component>;
}

export interface GameModule {
  name: string;
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  Plate: Component<PlateProps>;
  /** A panel of the game's own in the left column (on a phone: below the board): previews, mats, an attack. */
  Aside?: Component<AsideProps>;
  /** What the game is about at this moment, for the top bar: goals, and the order of turns. On a phone it is all of the bar. */
  Status?: Component<StatusProps>;
  /** How events, questions and actions are worded. */
  voice: Voice;
  /** What happened, step by step. `earlier` is what was told of the actions just before, the newest last. */
  scenes(told: Told, before: Facts, after: Facts, earlier?: Told): Scene[];
  /**
   * The scenes of a log that was not followed, action by action, for their marks alone: pieces come and go as the log
   * tells it, all else is as it is now.
   */
  retold?(log: readonly LogEntry[], facts: Facts): Scene[][];
  /** The card of what the pointer rests on, in words. */
  describe(thing: Thing, facts: Facts, t: Say): Card;
  /** Colour, mark and name of a seat, for plates, log and chat. */
  look(facts: Facts, seat: number, t: Say): SeatLook;
  /** Numbers of the log that nobody sits on and that `look` knows, such as a campaign's villains. */
  unseated?: readonly number[];
  /** What is under way while somebody is asked in the middle of it; `told` is what happened last. */
  underway?(facts: Facts, told: Told): Strip | null;
  /** A thing in a small picture, beside the words of what happens to it. */
  Emblem?: Component<EmblemProps>;
  /** The sides where several seats play together, that of `seat` first; null where everybody plays for himself. */
  sides?(facts: Facts, seat: number | null): Side[] | null;
  /** Whether partners are asked such a thing each for himself, in any order: those on one screen answer one after the other. */
  together?(kind: string): boolean;
  /** Whether an action goes on with the one that the same seat did just before, as the cells of one way do: they are taken back together. */
  continues?(action: string, before: string): boolean;
  /** What can be shown over the board by a switch in the left column: threatened cells, lines of fire. */
  overlays?(facts: Facts, seat: number | null, t: Say): Overlay[];
  /** The board leaves the corners of its frame free: on small screens, plates, tools and the Aside lie there. */
  corners?: boolean;
  /**
   * Whether the server is to be asked what it foresees, as things stand (`draft` null) or if the begun answer were
   * given. The answer comes to Board and Aside as `preview`. Without this hook nothing is asked.
   */
  preview?(facts: Facts, draft: Draft | null): boolean;
}

export interface Overlay {
  id: string;
  label: string;
  /** In a word or two, where there is little room. */
  short?: string;
  icon?: 'hatch' | 'eye';
}

/** Seats that play together, and what they have together. */
export interface Side {
  seats: number[];
  points: number;
  own: boolean;
  /** The message that names it, where opponents are called something. */
  called?: string;
}
