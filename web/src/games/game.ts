/**
 * What a game brings to the page; everything else is shared and knows no game. docs/page.md tells it as a story.
 *
 * A game is a folder here with an `entry.ts` (`GameEntry`: small, part of the first page) and an `index.ts`
 * (`GameModule`: loaded when one of its tables is opened). `games.ts` finds both by their names: nothing else is
 * to be changed for a new game.
 */
import type { Component } from 'svelte';
import type { Mark } from '../boards/marks.ts';
import type { Content, PackFault, Facts, GameEvent, GameInfo, LobbyRow, LogEntry, MakerKit, Order, Preview, Question, Say, SeatKind, SeatWish, TableInfo, TableWish, Told, VocabularyInfo } from '../lib/types.ts';
import type { Frame } from '../table/frame.svelte.ts';
import type { Draft as MadeDraft } from './shared/editor/draft.svelte.ts';
import type { Entry } from './shared/editor/toml.ts';
import type { Line, Voice } from './voice.ts';

// -- the entry: what the first page knows ---------------------------------------------------------------------------

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
  /** Takes in what the server has told of the game, before anything of it is drawn or worded. */
  learn: Lazy<(content: Content, vocabulary: VocabularyInfo) => void>;
  /** A guided first game. */
  lesson?: Lazy<Lesson>;
  /** A series of evenings: its chapters, its story, what one evening hands on to the next. */
  campaign?: Lazy<CampaignKit>;
  /** Positions set up by hand. */
  analysis?: Lazy<AnalysisKit>;
  puzzles?: Lazy<PuzzleBook>;
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

// -- the module: a table ------------------------------------------------------------------------------------------

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
  /** What is under way while somebody is asked in the middle of it; `told` is what happened last. */
  underway?(facts: Facts, told: Told): Strip | null;
  /** A thing in a small picture, beside the words of what happens to it. */
  Emblem?: Component<EmblemProps>;
  /** The sides where several seats play together, that of `seat` first; null where everybody plays for himself. */
  sides?(facts: Facts, seat: number | null): Side[] | null;
  /** Whether partners are asked such a thing each for himself, in any order: those on one screen answer one after the other. */
  together?(kind: string): boolean;
  /** What can be shown over the board by a switch in the left column: threatened cells, lines of fire. */
  overlays?(facts: Facts, seat: number | null, t: Say): Overlay[];
  /** The board leaves the corners of its frame free: on small screens, plates, tools and the Aside lie there. */
  corners?: boolean;
  /**
   * Whether the server is to be asked what it foresees, as things stand (`draft` null) or if the begun answer were
   * given. The answer comes to Board and Aside as `preview`. Without this hook nothing is asked.
   */
  preview?(facts: Facts, draft: Draft | null): boolean;
  /** How a game that is over by its rules ended; without it the page only says who won. */
  verdict?(facts: Facts, log: LogEntry[], t: Say): Verdict;
  /** What a replay marks on its slider: battles, rounds. */
  milestones?(log: LogEntry[], t: Say): { number: number; label: string }[];
  /** The course of the game and what decided it, for the page of the end. */
  Ending?: Component<EndingProps>;
}

/** How a game ended. The sides are told in the order in which they are to stand beside each other. */
export interface Verdict {
  /** Who won, where a side wins and no single seat: "The squad has won". */
  title?: string;
  /** Why, in a sentence, and the rule behind it. */
  why: string;
  rule: string;
  /** How long it was in turns or rounds; without it, the table's headline. */
  length?: string;
  sides: { seats: number[]; score?: number }[];
}

export interface EndingProps {
  /** With a name on every seat. */
  table: TableInfo;
  facts: Facts;
  looks: SeatLook[];
  /** Shows the actions from one number to another once more, on the board. */
  onwatch: (first: number, last: number) => void;
  /** An analysis of the position before an action; missing where there is no record to play on from. */
  onfrom?: (number: number) => void;
  /** What follows in a series of games, where one does. */
  onnext?: (options: Record<string, string>) => void;
}

/** An answer that the player has begun on the board and has yet to confirm: a ghost with a rotation, say. */
export interface Draft {
  /** The answer in notation, as it would be played now. */
  action: string;
  /** What it does, in words, for the prompt: "Place Mutant: turn and confirm". */
  title: string;
  hint: string;
  /** How it goes on from here: left out where the line has no room for it. */
  how?: string;
  /** The verb of the main button: "Place". */
  verb: string;
  /** The rule behind it, where that is another than the question's. */
  rule?: string;
  /** Where the front of it looks: 0 is up, then clockwise. */
  facing?: number;
  /** Turn by that many steps; missing where there is nothing to turn. */
  turn?: (steps: number) => void;
  /** The same end by several means, such as going by oneself or being carried: shown as a choice beside the verb. */
  ways?: { label: string; chosen: boolean; take: () => void }[];
  /** The board has buttons of its own for it, where it is drawn. */
  own?: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Something is picked and nothing begun yet: what it is, and what is to be done next. */
export interface Step {
  title: string;
  hint: string;
  /** The rule behind it, where that is another than the question's. */
  rule?: string;
  /** Where the front of it looks: 0 is up, then clockwise. */
  facing?: number;
  cancel: () => void;
}

/** One step of what happened, for the animation. The game's board knows what `show` means. */
export interface Scene {
  kind: string;
  /** The facts before this step, which the board draws while it shows the scene. */
  facts: Facts;
  /** Milliseconds at speed 1. */
  lasts: number;
  /** How many events of its action have happened when it is shown: the log tells so far. */
  upTo?: number;
  /** Whose deed it is, where it is not that of the seat that acted: what is drawn in the next turn. */
  seat?: number | null;
  /** What it changes on the board; the marks of it stay there until whoever looks acts. */
  marks?: Mark[];
  /** What it is about, as `Emblem` draws it. */
  about?: Thing;
  /** It goes on with the next action: what is shown stays on the board while somebody is asked. */
  stays?: boolean;
  /** Where the scene is a part of something larger, that stands above the board instead of the prompt. */
  strip?: Strip;
  /** With a strip: in one's own deed it is over in a moment all the same. */
  brisk?: boolean;
  splash?: Splash;
  show: unknown;
}

/** Something larger that is shown part by part: the phases of a battle; dice, defence and damage of an attack. */
export interface Strip {
  /** "Battle". */
  title: (t: Say) => string;
  /** The parts in their order, in a word or a figure. */
  parts: ((t: Say) => string)[];
  /** Which of them is shown now. */
  now: number;
  /** What has come of it so far: "5 − 3". */
  sum?: (t: Say) => string;
  /** What happens in the present part, or happened in an earlier one. */
  heading: (t: Say, part?: number) => string;
  lines: (t: Say, part?: number) => Line[];
  /** Why the present part goes as it goes, as questions with their answers, in the place of its lines. */
  reasons?: (t: Say) => Reasons | null;
  /** Its lines stand beside the board, too, while somebody is asked in the middle of it: they are the reasons. */
  beside?: boolean;
  /** The game's own panel tells it: nothing else takes its place beside the board. */
  inAside?: boolean;
}

/** The questions of a rule that somebody goes by who is no player, in their order, each with its answer. */
export interface Reasons {
  heading: string;
  steps: { question: string; text: string }[];
  /** What the rule leaves to the players now. */
  open?: string;
}

/** Something so great that the table stands still for it: it is told in large letters over the board. */
export interface Splash {
  /** In whose colour. */
  tone: 'glory' | 'telefrag' | 'death';
  title: (t: Say) => string;
  text: (t: Say) => string;
  /** What comes of it: "+2 health". */
  gains: (t: Say) => string[];
  /** Who takes part, as `Emblem` draws them; the loser last. */
  things: Thing[];
}

/** Something that the pointer rests on, as a word of the game's own: a cell, a tile, a seat. */
export type Thing = string;

export interface Card {
  title: string;
  /** Its picture, as `Emblem` draws it, and whose it is. */
  emblem?: { thing: Thing; seat: number | null };
  subtitle?: string;
  lines: string[];
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
}

export interface SeatLook {
  /** A name of tokens.css: --seat-<colour>. */
  colour: 'blue' | 'yellow' | 'green' | 'red' | 'purple' | 'invader' | 'pale';
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'horns' | 'star';
  /** The side's name: "Borgo". */
  name: string;
  /** Of the own team: its mark stands on a light disc. */
  mate?: boolean;
}

export interface EntryArtProps {
  /** What it is: `tile`. */
  kind: string;
  /** As the file has it. */
  entry: unknown;
  size: number;
}

// -- making content -------------------------------------------------------------------------------------------------

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

export interface BoardProps {
  facts: Facts;
  /** Questions of the caller's own seats, with their options; others are ignored. */
  questions: Question[];
  onact: (action: string) => void;
  /** A click on something that is not legal: the nearest action, for POST .../why. */
  onwhy: (action: string) => void;
  /** What is chosen in the hand, as Hand tells it; both components share it through their parent. */
  chosen?: string | null;
  onchoose?: (tile: string | null) => void;
  /** The begun answer, or null when there is none (any more). */
  ondraft?: (draft: Draft | null) => void;
  /** What is picked without an answer being begun, or null. */
  onstep?: (step: Step | null) => void;
  onhover?: (thing: Thing | null) => void;
  scene?: Scene | null;
  /** 1 is normal, 2 twice as fast, 0 without motion. */
  speed?: number;
  /** What the server foresees for these facts, with the begun answer if there is one. */
  preview?: Preview | null;
  /** The overlays that are switched on. */
  overlays?: string[];
  /** No answers are taken: a scene runs, or somebody only looks. */
  locked?: boolean;
  /** Cells (or other things, in the game's notation) that the log, a hint or a lesson points at. */
  lit?: string[];
  frame?: Frame;
  /** The action that a hint advises, while it is shown. */
  hinted?: string | null;
  /** What was done last. */
  marks?: Mark[];
}

export interface EmblemProps {
  thing: Thing;
  /** Whose it is. */
  seat: number | null;
  facts: Facts;
  /** Pixels. */
  size: number;
  /** What of it is meant, where the game can ring it. */
  part?: string;
}

export interface HandProps {
  facts: Facts;
  seat: number;
  questions: Question[];
  chosen?: string | null;
  onchoose: (tile: string | null) => void;
  onact: (action: string) => void;
  onwhy?: (action: string) => void;
  onhover?: (thing: Thing | null) => void;
  locked?: boolean;
  /** How the table is laid out: the hand has one height in each frame, whatever it holds. */
  frame?: Frame;
}

export interface PlateProps {
  facts: Facts;
  seat: number;
  table: TableInfo;
  /** The short form for opponents in the top bar, which also shows an open hand. */
  small?: boolean;
  /** With `small`: there are three others or more, and each has about 170 pixels. */
  tiny?: boolean;
  /** A plate of several short lines, for a corner of the board or a narrow column. */
  stacked?: boolean;
  onhover?: (thing: Thing | null) => void;
}

export interface StatusProps {
  facts: Facts;
  /** Which part of it: the bar lays them out. */
  part: 'goals' | 'order';
  /** The seat whose hand lies at the bottom; null for who only watches. */
  seat: number | null;
  onhover?: (thing: Thing | null) => void;
}

export interface AsideProps {
  facts: Facts;
  questions: Question[];
  /** The seat whose hand lies at the bottom; null for who only watches. */
  seat: number | null;
  looks: SeatLook[];
  /** What each seat is called: 'you', a person's name, a machine's side. */
  names?: string[];
  chosen?: string | null;
  draft?: Draft | null;
  /** What the server foresees as things stand, and if the begun answer were given. */
  preview?: Preview | null;
  drafted?: Preview | null;
  /** `preview` is what came of it: it has happened. */
  happened?: boolean;
  onact?: (action: string) => void;
  onchoose?: (tile: string | null) => void;
  onlight?: (cells: string[]) => void;
  onhover?: (thing: Thing | null) => void;
  /** Show something as if it happened: its scenes are played on the board. */
  onshow?: (scenes: Scene[]) => void;
  /** A standing order for this kind of question, from now on. */
  onorder?: (kind: string, order: Order) => void;
  /** The panel has answered by itself, as a seat wished: the log says so. */
  onnote?: (seat: number, words: (t: Say) => string) => void;
  /** Nobody waits for an answer here: a lesson, a puzzle. */
  alone?: boolean;
  /** One line, for a phone: the full form is in the left column, or opens by `onopen`. */
  short?: boolean;
  /** With `short`: a few short lines in a corner or a narrow column. */
  stacked?: boolean;
  onopen?: () => void;
}

// -- a new table --------------------------------------------------------------------------------------------------

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
  /** Its mark and what it plays, where the game knows that before it begins. */
  look?: Pick<SeatLook, 'colour' | 'shape'>;
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
  /** Draws what is chosen by cards. */
  Picture?: Component<PictureProps>;
  /** The option whose choices have been played long or short, easily or hardly: GET /api/games/NAME/played tells. */
  measured?: string;
  /** What the next game of a series leaves to the players, such as the mission; null where everything follows. */
  open?(sequel: Record<string, string>, game: GameInfo, t: Say): Field | null;
  /** What kind of table that is, for the lobby: "Duel", the name of a mission. */
  label(options: Record<string, string>, game: GameInfo | null, t: Say): string;
  /** The side of a seat before the game has begun: "Borgo", "Invader". */
  side(options: Record<string, string>, seat: number, game: GameInfo | null, t: Say): string;
}

// -- a guided first game ------------------------------------------------------------------------------------------

/** What a step may look at to see whether it is done. */
export interface LessonNow {
  facts: Facts;
  /** The learner's own questions. */
  questions: Question[];
  /** What was played and what happened since the step began. */
  log: LogEntry[];
  events: GameEvent[];
  /** As things stand, if it is known already. */
  preview: Preview | null;
  result: number[] | null;
  /** What is chosen in the hand, picked on the board, begun there, and what would come of that. */
  chosen: string | null;
  step: Step | null;
  draft: Draft | null;
  foreseen: Preview | null;
}

/** One of the deeds of a step. `WORDS-STEP-do-ID` says it, or `WORDS-do-ID` where several steps ask for it; `...-how` how. */
export interface Deed {
  id: string;
  done: (now: LessonNow) => boolean;
}

/**
 * A step on a position of its own, at an analysis table: fixed hands, fixed draws, and nothing happens behind it.
 * `id` names its texts: `WORDS-ID` (title), `WORDS-ID-text`, `WORDS-ID-do` (what to do, where that is no list of
 * deeds), `WORDS-ID-not` (what is still missing when something else was done).
 */
export interface LessonStep {
  id: string;
  /** For POST /api/analysis. */
  position: unknown;
  /** Missing where one only reads. */
  done?: (now: LessonNow) => boolean;
  /** Something was done that does not lead there: it is taken back. Without it, as many actions as the answer has. */
  astray?: (now: LessonNow) => boolean;
  /** One way, in notation; tests play it, and 'Show the answer' does. */
  solution: string[];
  /** What the other side does when it is asked, the first that is legal; else it passes. */
  others?: string[];
  /** What to do, one after the other: the first that is not done is the present one. */
  deeds?: readonly Deed[];
  /** The picture beside the thought, as `Emblem` draws it. */
  shows?: { thing: Thing; seat: number | null; part?: string };
  /** The rules that it teaches: they lie open beside the board. */
  rules?: readonly string[];
  /** Cells and things that the coach points at on the board. */
  lit?: (facts: Facts, questions: Question[]) => string[];
  /** What the line of the present deed leads to, as a selector. */
  aim?: (now: LessonNow) => string;
}

export interface Lesson {
  words: string;
  /** The learner's seats: the others are scripted. */
  seats: number[];
  /** The seed of every step's luck, in hexadecimal: the same deeds meet the same luck every time. */
  luck: string;
  steps: readonly LessonStep[];
}

// -- a campaign ---------------------------------------------------------------------------------------------------

/** A scenario of a campaign; `Picture` of the setup draws it. */
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

// -- rules --------------------------------------------------------------------------------------------------------

/** What a rule looks like; its caption is `rule-picture-ID` in the game's catalogues. */
export interface RulePicture {
  rule: string;
  /** Each takes what it draws. */
  Picture: Component<any>;
  props: Record<string, unknown>;
}

// -- analysis and puzzles -----------------------------------------------------------------------------------------

/** A position made by hand: a value that only the game's own kit understands, never changed in place. */
export type Made = any;

export interface PanelProps {
  made: Made;
  seat: number;
  looks: SeatLook[];
  /** What is chosen to be placed, as the Board knows it from a Hand. */
  chosen: string | null;
  onchange: (made: Made) => void;
  onchoose: (chosen: string | null) => void;
  onseat: (seat: number) => void;
  onhover: (thing: Thing | null) => void;
  onlight: (cells: string[]) => void;
}

export interface AnalysisKit {
  blank(): Made;
  /** For an address, and back; null where the text is not one of ours. */
  write(made: Made): string;
  read(text: string): Made | null;
  /** For POST /api/analysis. */
  setUp(made: Made): unknown;
  /** For the board. */
  facts(made: Made): Facts;
  /** The outcome of a fight taken over. */
  fromFacts(facts: Facts, before: Made): Made;
  /** What the board offers: setting up is answering questions of our own. */
  questions(made: Made, chosen: string | null, seat: number): Question[];
  act(made: Made, seat: number, action: string): Made;
  clear(made: Made): Made;
  /** Without what the pointer rests on; null where there is nothing to remove. */
  without(made: Made, thing: Thing): Made | null;
  seats(made: Made): number;
  /** What is foreseen can be shown, step by step: a battle. */
  fights?: boolean;
  /** The sides and their points; the pieces to choose from and those that stand. */
  Sides: Component<PanelProps>;
  Palette: Component<PanelProps>;
}

export interface Puzzle {
  id: string;
  name: string;
  task: string;
  /** What one has to play with. */
  note: string;
  /** From 1 to 4; 0 where nobody has measured it. */
  difficulty: number;
  /** The other side's seats, and the places that a small picture shows. */
  against: number[];
  around: string[];
  /** For POST /api/analysis, and the same for a picture. */
  position: unknown;
  facts: Facts;
  /** One way to solve it, in notation; what helps before that, from a little to more. */
  solution: string[];
  hints: string[];
  /** What came of it when it was tried, in a sentence: how far from the goal it ended. */
  outcome(facts: Facts, t: Say, log: LogEntry[]): string;
  /** `tried` once nothing more can be done; `solved` then or before. */
  state(facts: Facts, log: LogEntry[], asked: Question[]): 'open' | 'tried' | 'solved';
}

export interface PuzzleBook {
  /** The solver's seat: nobody plays the others. */
  seat: number;
  /** What an action brought, without all that came after the solver's turn. */
  cut(told: Told & { facts: Facts }): Told & { facts: Facts };
  /** What came of it, to be shown where else is told what is foreseen. */
  fought(log: LogEntry[], facts: Facts): Preview | null;
  /** What one has to play with, as a picture. */
  Hand: Component<{ facts: Facts }>;
  /** Its board, where the start page has it anyway: the day's puzzle is drawn there. Else the game's picture stands for it. */
  Board?: Component<BoardProps>;
  /** How a small picture is taken, where the board would else not show all of itself: drawn so large, and so near at most. */
  lens?: { width: number; height: number; closest: number };
  /** In the language that is spoken now. */
  puzzles(t: Say): Puzzle[];
}
