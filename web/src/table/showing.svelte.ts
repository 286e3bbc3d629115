/**
 * What the page shows of a table, in the order in which it happened.
 *
 * The server tells an action the moment it is stored; the page takes time to show it. So there are two tables: `newest`,
 * as the server has told it, and `info`, as far as it has been shown. All that is drawn or worded reads `info`: nothing
 * of what is still to be shown can be told ahead by anything.
 */
import { marked, type Mark } from '../boards/marks.ts';
import type { GameModule } from '../games/contract/game.ts';
import type { Thing } from '../games/contract/look.ts';
import type { Scene } from '../games/contract/scenes.ts';
import { merged } from '../games/lines.ts';
import type { Cue } from '../lib/sound.ts';
import type { Facts, LogEntry, LogLine, Moved, Offer, Over, Question, TableInfo, TakenBack } from '../lib/types.ts';
import { ScenePlayer, type Step } from './player.svelte.ts';
import { joined, linesUpTo, recent } from './told.ts';

/** Own deeds are known to who did them: they are shown no longer than this, in milliseconds. */
const OWN = 300;
/** Actions whose marks can still be pointed at. */
const KEPT = 150;

interface Listener {
  /** Something is true `now` that was not; `before` is what was asked until then. What is seen may still be a step of the show. */
  changed: (before: Question[], now: TableInfo) => void;
  /** All that is known has been shown. */
  rested: () => void;
  sound: (cue: Cue) => void;
  /** What this person had asked for was declined, or the game went on without an answer. */
  unanswered: (what: Offer['what'], how: 'refused' | 'lapsed') => void;
  /** Something is missing: the table has to be told as a whole. */
  missed: () => void;
}

/** An action as it was shown: for pointing at what it changed, and for showing it once more. */
interface Shown {
  entry: LogEntry;
  scenes: Scene[];
}

export class Showing {
  /** The table as far as it has been shown. */
  private shown = $state.raw<TableInfo | null>(null);
  /** The last battle, or whatever else the game shows in parts. */
  battle = $state.raw<Step[]>([]);
  readonly player = new ScenePlayer();
  /** The table as it stood at the step that is seen now: who goes back in what is shown sees nothing of what came after. */
  readonly info = $derived.by((): TableInfo | null => {
    const stood = this.player.step?.stood;
    return this.shown && stood ? { ...stood, ...beside(this.shown) } : this.shown;
  });
  /** The marks of what has been shown since whoever looks acted last. */
  private left = $state.raw<Mark[]>([]);
  private newest = $state.raw<TableInfo | null>(null);
  private past: Shown[] = [];
  private actor: number | null = null;

  constructor(
    private readonly game: Pick<GameModule, 'scenes' | 'retold'>,
    private readonly on: Listener,
  ) {
    this.player.onrest = () => this.on.rested();
  }

  /** What is told already of the action that is being shown. */
  get telling(): LogLine[] {
    return this.player.step?.told ?? [];
  }

  /** Who may take back as things stand, however far the page is; and what was done until now. */
  get present(): Pick<TableInfo, 'undo' | 'number' | 'log'> | null {
    return this.newest;
  }

  /** How much of the table the server need not tell again. */
  get known(): { seen: number; branch: number } | null {
    return this.newest && { seen: this.newest.number, branch: this.newest.branch };
  }

  /** What the server asks now, however far the page is. */
  get asked(): Question[] {
    return this.newest?.asked ?? [];
  }

  get marks(): Mark[] {
    return this.player.step?.marks ?? this.left;
  }

  /** What the step that is seen now does, in lines of the log: its own, or what the same seat did before it in the same action. */
  get sentence(): LogLine[] {
    const { steps, at, step } = this.player;
    return steps.slice(0, at + 1).findLast(({ lines, number, seat }) => lines?.length && number === step?.number && seat === step?.seat)?.lines ?? [];
  }

  /** The marks of one step, for who points at its line: of the action, and the lines so far. */
  marksOf(number: number, after: number): Mark[] | null {
    const marks = this.shownAt(number, after)?.scene.marks;
    return marks?.length ? marks : null;
  }

  /** What such a step is about, for a picture beside its line, and whose deed it is. */
  aboutOf(number: number, after: number): { thing: Thing; seat: number | null } | null {
    const shown = this.shownAt(number, after);
    return shown?.scene.about === undefined ? null : { thing: shown.scene.about, seat: actorOf(shown.scene, shown.entry) };
  }

  private shownAt(number: number, after: number): { entry: LogEntry; scene: Scene } | null {
    const shown = this.past.find(({ entry }) => entry.number === number);
    const scene = shown?.scenes.find(({ upTo = 0 }) => upTo >= after);
    return shown && scene ? { entry: shown.entry, scene } : null;
  }

  // -- hearing ---------------------------------------------------------------------------------------------------

  begin(table: TableInfo): void {
    this.shown = this.newest = table;
    this.remember(table);
  }

  /** Who comes back sees what was done last, and may point at every line, as if he had followed it. */
  private remember({ log, facts, mine }: TableInfo): void {
    const retold = (facts && this.game.retold?.(log, facts)) ?? [];
    this.past = retold.map((scenes, at): Shown => ({ entry: log[at] as LogEntry, scenes })).slice(-KEPT);
    for (const { entry, scenes } of this.past) {
      const before = this.marksBefore(entry, scenes, mine);
      this.left = scenes.reduce((marks, scene) => withMarks(marks, scene, entry, mine), mine.includes(entry.seat) && isDeed(entry, scenes) ? [] : before);
    }
  }

  /** The table as a whole. Where actions are missing between, the present is shown at once. */
  replace(table: TableInfo): void {
    const before = this.newest;
    const same = before !== null && before.number === table.number && before.branch === table.branch;
    // Of the log comes only what is missing; the rest is known.
    const log = before && before.branch === table.branch ? joined(before.log, table.log) : table.log;
    if (log.length < table.number) return this.on.missed();
    const now = (this.newest = { ...table, log });
    // After the end an offer goes with the rematch that came of it, or because nobody wanted it.
    if (same && (table.state === 'playing' || (before.state === 'over' && !table.rematch))) this.missOffers(before.offers, table.offers, 'refused');
    if (!same) {
      this.jump(now);
      return this.remember(now);
    }
    if (!this.player.running) {
      this.shown = now;
      return;
    }
    // Who is here, what is offered and said is no news of the game; all else waits for its turn.
    if (this.shown) this.shown = { ...this.shown, ...beside(now) };
    this.player.show([{ scene: null, ends: () => void (this.shown = this.upToDate(now)) }]);
  }

  moved(message: Moved): void {
    const before = this.newest;
    if (!before?.facts || message.number <= before.number) return; // told twice
    if (message.number > before.number + 1) return this.on.missed();
    const { number, seat, action, events, lines, facts, asked, clock, undo } = message;
    const entry: LogEntry = { number, seat, action, events, lines };
    // An action answers what was asked about the position before it.
    const offers = before.offers.filter(({ what }) => what !== 'draw' && what !== 'takeback');
    this.missOffers(before.offers, offers, 'lapsed');
    const after = (this.newest = { ...before, number, facts, asked, clock, undo, offers, log: [...before.log, entry] });
    if (this.shown) this.shown = { ...this.shown, clock, offers }; // time passes whatever is shown
    const scenes = this.game.scenes(message, before.facts, facts, recent(before.log, before.number));
    this.past = [...this.past.slice(1 - KEPT), { entry, scenes }];
    const marks = this.marksBefore(entry, scenes, before.mine);
    const steps = this.steps(entry, scenes, before.mine, marks);
    const ends = (): void => {
      this.left = steps.at(-1)?.marks ?? marks;
      this.apply(after, steps, scenes);
    };
    this.player.show([...steps, { scene: null, ends }]);
  }

  takenBack({ number: firstGone, branch, facts, asked, clock, undo }: TakenBack): void {
    const number = firstGone - 1;
    const before = this.newest;
    if (!before) return;
    this.past = this.past.filter(({ entry }) => entry.number <= number);
    const log = before.log.filter((entry) => entry.number <= number);
    const offers = before.offers.filter(({ what }) => what !== 'draw' && what !== 'takeback');
    this.jump((this.newest = { ...before, number, branch, facts, asked, clock, undo, offers, log }));
  }

  over({ result, seed, reason }: Over): void {
    if (!this.newest) return;
    const over = (this.newest = { ...this.newest, state: 'over', result, seed, reason });
    this.player.show([{ scene: null, ends: () => this.end(over) }]);
  }

  said(line: TableInfo['chat'][number]): void {
    if (this.newest) this.newest = { ...this.newest, chat: [...this.newest.chat, line] };
    if (this.shown) this.shown = { ...this.shown, chat: [...this.shown.chat, line] };
  }

  private missOffers(before: Offer[], now: Offer[], how: 'refused' | 'lapsed'): void {
    const mine = this.newest?.mine ?? [];
    for (const { what, seat } of before) {
      if (mine.includes(seat) && !now.some((one) => one.what === what)) this.on.unanswered(what, how);
    }
  }

  /** Whoever looks has acted: what the others did is seen. */
  forget(): void {
    this.left = [];
  }

  // -- showing ---------------------------------------------------------------------------------------------------

  /** What was shown in parts, once more. */
  showAgain(): void {
    this.player.show(this.battle.map((step) => ({ ...step, again: true, begins: undefined })));
  }

  /** Actions of the log once more, beginning with that position. Log and all else stand as they stood then. */
  watch(entries: LogEntry[], before: Facts, after: Facts): void {
    const [first, now] = [entries[0], this.shown];
    if (!first || !now) return;
    const earlier = first.number - 1;
    const told = merged(entries);
    const stood = { ...now, number: earlier, facts: before, log: now.log.slice(0, earlier) };
    const steps = this.steps({ ...first, ...told }, this.game.scenes(told, before, after, recent(now.log, earlier)), [], []);
    this.player.show(steps.map((step) => ({ ...step, again: true, stood, begins: undefined })));
  }

  private steps(entry: LogEntry, scenes: Scene[], mine: number[], before: Mark[]): Step[] {
    let marks = before;
    return scenes.map((scene, at): Step => {
      const seat = actorOf(scene, entry);
      const own = isOwn(seat, mine);
      const from = scenes[at - 1]?.upTo ?? -1;
      marks = withMarks(marks, scene, entry, mine);
      const lines = linesUpTo(entry.lines, scene.upTo);
      const step: Step = {
        scene: own && (!scene.strip || scene.brisk) && !scene.splash ? { ...scene, lasts: Math.min(scene.lasts, OWN) } : scene,
        number: entry.number,
        seat,
        marks,
        lines: lines.filter(({ after = 0 }) => after > from),
        told: lines,
        begins: () => {
          step.stood = this.shown ?? undefined;
          if (at === 0) this.on.sound(scenes.some((one) => one.strip) ? 'battle' : 'move');
        },
      };
      return step;
    });
  }

  /**
   * The marks that stand when an action begins: those since whoever looks acted last. Who sits on every seat, or on
   * none, sees those of the seat that acts now.
   */
  private marksBefore(entry: LogEntry, scenes: Scene[], mine: number[]): Mark[] {
    const last = this.player.steps.findLast((step) => step.marks)?.marks ?? this.left;
    if (!isDeed(entry, scenes)) return last;
    const { seat } = entry;
    const seats = this.newest?.seats.length ?? 0;
    const partial = mine.length > 0 && mine.length < seats;
    const fresh = partial ? mine.includes(seat) && !mine.includes(this.actor ?? -1) : seat !== this.actor;
    this.actor = seat;
    return fresh ? [] : last;
  }

  private apply(after: TableInfo, steps: Step[], scenes: Scene[]): void {
    const before = this.shown?.asked ?? [];
    // Also what was skipped, or went by in a moment, can be seen once more as it was.
    const stood = this.shown ?? undefined;
    this.keep(steps.map((step, at) => ({ stood, ...step, scene: scenes[at] ?? null })).filter(({ scene }) => scene?.strip));
    this.on.changed(before, (this.shown = this.upToDate(after)));
  }

  /** Where somebody was asked in the middle, it goes on with a later part, or with the whole of the one that stayed. */
  private keep(parts: Step[]): void {
    const [next, last] = [parts[0]?.scene?.strip?.now, this.battle.at(-1)?.scene];
    if (next === undefined) return;
    const goesOn = next > 0 && next >= (last?.strip?.now ?? Infinity);
    this.battle = last?.stays ? [...this.battle.slice(0, -1), ...parts] : goesOn ? [...this.battle, ...parts] : parts;
  }

  private end(over: TableInfo): void {
    this.shown = this.upToDate(over);
    this.on.sound('over');
  }

  private upToDate(table: TableInfo): TableInfo {
    return this.newest ? { ...table, ...beside(this.newest) } : table;
  }

  /** To that table at once, whatever was being shown. */
  private jump(table: TableInfo): void {
    const before = this.shown?.asked ?? [];
    this.player.clear();
    this.left = [];
    this.battle = [];
    this.shown = table;
    this.on.changed(before, table);
    this.on.rested();
  }
}

/** What is no news of the game and is told at once. */
function beside({ seats, offers, chat, clock }: TableInfo): Pick<TableInfo, 'seats' | 'offers' | 'chat' | 'clock'> {
  return { seats, offers, chat, clock };
}

function actorOf(scene: Scene, entry: LogEntry): number | null {
  return scene.seat === undefined ? entry.seat : scene.seat;
}

/** To pass, often by the page itself, is to do nothing: what another goes on with then is his. */
function isDeed(entry: LogEntry, [first]: Scene[]): boolean {
  return entry.events.length > 0 && (!first || actorOf(first, entry) === entry.seat);
}

function isOwn(seat: number | null, mine: number[]): boolean {
  return seat !== null && mine.includes(seat);
}

/** Own deeds are known to who did them; what they cost is marked. */
function withMarks(marks: Mark[], scene: Scene, entry: LogEntry, mine: number[]): Mark[] {
  const own = isOwn(actorOf(scene, entry), mine);
  return marked(marks, (scene.marks ?? []).filter(({ kind }) => !own || kind === 'removed'));
}
