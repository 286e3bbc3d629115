/** One table as the page knows it: what the server told, what is shown of it now, and what a person does there. */
import { untrack } from 'svelte';
import type { Mark } from '../boards/marks.ts';
import type { Draft, Step } from '../games/contract/answering.ts';
import type { GameModule } from '../games/contract/game.ts';
import type { Scene } from '../games/contract/scenes.ts';
import type { Reason } from '../games/contract/table.ts';
import { answers, isAnswer, type Choice } from '../games/voice.ts';
import { Fault, get, post } from '../lib/api.ts';
import { myTurn } from '../lib/notice.ts';
import { router } from '../lib/router.svelte.ts';
import { play } from '../lib/sound.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import type { Ask, Decline, Facts, Hint, LogLine, Moved, Offer, Orders, PositionInfo, Preview, Question, ServerMessage, TableInfo, Told, Why } from '../lib/types.ts';
import { say } from '../lib/words.ts';
import { line } from './connection.svelte.ts';
import type { ScenePlayer } from './player.svelte.ts';
import { Showing } from './showing.svelte.ts';
import type { Note } from './told.ts';

/** Milliseconds that a begun answer must stand before the server is asked what would come of it. */
const RESTS = 180;

/** Milliseconds that nobody has to wait who wants to act. */
const NEARLY = 600;

/** Milliseconds in which one sees what was asked, where there is only one answer. */
const GLANCE = 500;

/** Milliseconds in which whoever has nothing left to do may read what came of his last deed, and think better of it. */
const REGRET = 3000;

/** Ends that people say themselves. */
const isLeft = (end: Choice | null): boolean => end !== null && end.bare !== true;

export class TableStore {
  /** What the server foresees as things stand, and if the begun answer were given. */
  preview = $state.raw<Preview | null>(null);
  drafted = $state.raw<Preview | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** What is picked without an answer being begun. */
  step = $state.raw<Step | null>(null);
  chosen = $state<string | null>(null);
  hovered = $state<string | null>(null);
  lit = $state.raw<string[]>([]);
  /** A move is on its way: no second one until it is answered. */
  sending = $state(false);
  private taken = $state<number | null>(null);
  /** What was done for this person without a word from him. */
  notes = $state.raw<Note[]>([]);
  /** The step of the log that is pointed at. */
  pointed = $state.raw<Mark[] | null>(null);
  private readonly showing: Showing;

  private stopWatching: (() => void) | null = null;
  private asking = 0;
  /** The position that this page answered last. */
  private answered = -1;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private wantsRematch = false;
  /** The position that was taken back to: there nothing is answered for anybody. */
  private back = -1;

  constructor(
    readonly id: string,
    readonly game: GameModule,
    /** Of the seats of an analysis those that a person plays: the others are a lesson's or a puzzle's. */
    private readonly own: readonly number[] | null = null,
    /** Leaves out of what an action brought what nobody is to see: in a puzzle, all that comes after the solver's turn. */
    private readonly cut: (told: Told & { facts: Facts }) => Told & { facts: Facts } = (told) => told,
  ) {
    this.showing = new Showing(game, {
      changed: (before, now) => this.settle(before, now),
      rested: () => {
        void this.look();
        this.answerForced();
      },
      sound: play,
      unanswered: (what, how) => this.missed(what, how),
      missed: () => line.live.refresh(this.id),
    });
  }

  // -- what is shown ---------------------------------------------------------------------------------------------

  /** The table as far as it has been shown. */
  get info(): TableInfo | null {
    return this.showing.info;
  }

  /** The table as it was asked for, before it is watched. */
  set info(table: TableInfo) {
    this.showing.begin(this.played(table));
  }

  get player(): ScenePlayer {
    return this.showing.player;
  }

  /** What is told already of the action that is being shown, and what of it the present step does. */
  get telling(): LogLine[] {
    return this.showing.telling;
  }

  get sentence(): LogLine[] {
    return this.showing.sentence;
  }

  /** What was done last, or what the line of the log did that is pointed at. */
  get marks(): Mark[] {
    return this.pointed ?? this.showing.marks;
  }

  /** Own deeds, and the last moment of another's, may be cut short by a click. */
  get nearlyShown(): boolean {
    const { running, paused, left, steps, at } = this.player;
    if (!running || paused) return false;
    const own = (seat?: number | null): boolean => typeof seat === 'number' && (this.info?.mine.includes(seat) ?? false);
    return left < NEARLY || steps.slice(at).every(({ scene, seat }) => !scene || (own(seat) && !scene.strip));
  }

  /** Whether there is a battle to be shown once more. */
  get mayShowAgain(): boolean {
    return this.showing.battle.length > 0 && !this.player.running;
  }

  get facts(): Facts | null {
    return this.player.scene?.facts ?? this.info?.facts ?? null;
  }

  /** The questions that the person in front of the screen may answer now. */
  get questions(): Question[] {
    if (!this.info || this.sending || this.player.running || this.info.state !== 'playing') return [];
    const own = this.owed.filter((question) => question.answers);
    const seat = this.game.together ? this.acting : null;
    return seat === null ? own : own.filter((question) => question.seat === seat);
  }

  /** What is asked of the own seats. */
  private get owed(): Question[] {
    const { asked = [], mine = [] } = this.info ?? {};
    return asked.filter(({ seat }) => mine.includes(seat));
  }

  /** Own seats that could act now, and the one of them that does. */
  get ready(): number[] {
    return [...new Set(this.owed.filter(({ due }) => due).map(({ seat }) => seat))];
  }

  private get acting(): number | null {
    const { ready } = this;
    return this.taken !== null && ready.includes(this.taken) ? this.taken : (ready[0] ?? null);
  }

  /** Of several own seats in one turn, the one that is played now. */
  take(seat: number): void {
    this.taken = seat;
    this.chosen = null;
  }

  /** The question that the prompt words: one's own before another's, a due one before an open one. */
  get question(): Question | null {
    const asked = this.info?.asked ?? [];
    const own = this.questions;
    return own.find((one) => one.due) ?? own[0] ?? asked.find((one) => one.due) ?? asked[0] ?? null;
  }

  /** The seat whose plate and hand lie at the bottom: with several on one screen the one that decides, else the one that acted last. */
  get seat(): number | null {
    const mine = this.info?.mine ?? [];
    const deciding = this.game.together ? this.acting : this.ready[0];
    if (typeof deciding === 'number' || mine.length < 2) return deciding ?? mine[0] ?? null;
    return this.info?.log.findLast((entry) => mine.includes(entry.seat))?.seat ?? mine[0] ?? null;
  }

  get spectator(): boolean {
    return (this.info?.mine.length ?? 0) === 0;
  }

  /** Nobody else plays here but machines, so nobody waits. */
  get alone(): boolean {
    const { info } = this;
    return info !== null && info.seats.every(({ seat, kind }) => kind === 'bot' || info.mine.includes(seat));
  }

  /** Somebody took back to here. */
  get returned(): boolean {
    return this.info?.number === this.back;
  }

  get mayUndo(): boolean {
    return this.seat !== null && (this.showing.present?.undo.includes(this.seat) ?? false);
  }

  /** What that is called: "Battle". */
  get lastShown(): string {
    return this.showing.battle[0]?.scene?.strip?.title(say) ?? '';
  }

  // -- hearing ---------------------------------------------------------------------------------------------------

  open(): void {
    this.stopWatching = line.live.watch(this.id, {
      seen: () => this.showing.known,
      hear: (message) => this.hear(message),
    });
    document.addEventListener('visibilitychange', this.looksAway);
    void this.look();
    this.answerForced();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.looksAway);
    this.stopWatching?.();
    this.player.clear();
  }

  /** Who does not look finds the present when he comes back, with all marks; and is told in time that he is asked. */
  private readonly looksAway = (): void => {
    if (document.hidden) this.player.skip();
  };

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.replace(message.table);
      case 'moved':
        this.noteOrder(message);
        this.showing.moved({ ...message, ...this.cut(message) });
        return this.looksAway();
      case 'taken_back':
        this.back = message.number - 1;
        this.notes = this.notes.filter(({ number }) => number < message.number);
        return this.showing.takenBack(message);
      case 'chat':
        this.showing.said(message);
        return play('chat');
      case 'over':
        return this.showing.over(message);
    }
  }

  /** The server has passed for me, as I have ordered. */
  private noteOrder({ number, seat, action }: Moved): void {
    const asked = this.showing.asked.find((one) => one.seat === seat);
    if (action !== 'pass' || number === this.answered + 1 || !this.info?.mine.includes(seat) || !asked) return;
    if (this.info.orders[String(seat)]?.[asked.kind] === 'pass') this.note(seat, (t) => t('log-order'), number);
  }

  /** A line of the log that no action tells. */
  note(seat: number, words: Note['words'], number = this.info?.number ?? 0): void {
    this.notes = [...this.notes, { number, seat, words }];
  }

  private replace(table: TableInfo): void {
    const waited = this.info?.state === 'waiting';
    this.showing.replace(this.played(table));
    if (waited) void this.look();
    // Who wanted a rematch goes there as soon as there is one.
    if (table.rematch && this.wantsRematch) {
      this.wantsRematch = false;
      router.go(`/table/${table.rematch}`);
    }
  }

  private played(table: TableInfo): TableInfo {
    const { own } = this;
    const last = table.log.at(-1);
    if (!own) return table;
    const mine = table.mine.filter((seat) => own.includes(seat));
    if (!last || !table.facts) return { ...table, mine };
    const { facts, ...told } = this.cut({ events: last.events, lines: last.lines, facts: table.facts });
    return { ...table, mine, facts, log: [...table.log.slice(0, -1), { ...last, ...told }] };
  }

  /** After every change: what was begun is void and why something was no answer, and whose turn it is may be news. */
  private settle(askedBefore: Question[], now: TableInfo): void {
    toasts.forgive();
    this.draft = null;
    this.step = null;
    this.chosen = null;
    this.sending = false;
    this.lit = [];
    this.pointed = null;
    const due = (asked: Question[]): boolean => asked.some((one) => one.due && now.mine.includes(one.seat));
    if (now.state === 'playing' && due(now.asked) && !due(askedBefore)) {
      myTurn(say('app-name'), say('notice-turn'));
    }
  }

  /** What the server foresees as things stand; where it has nothing to say, there is no preview. */
  private async look(): Promise<void> {
    const mine = ++this.asking;
    this.drafted = null;
    const wanted = this.info?.state === 'playing' && this.info.facts && this.game.preview?.(this.info.facts, null);
    const found = wanted ? await get<Preview>(`/api/tables/${this.id}/preview`).catch(() => null) : null;
    if (mine === this.asking) this.preview = found;
  }

  /** The begun answer, and what would come of it: asked where the hand rests, not on the way there. */
  begin(draft: Draft | null): void {
    // Boards tell their drafts from effects, which must not come to hang on what is read here.
    untrack(() => {
      const before = this.draft?.action;
      this.draft = draft;
      if (before === draft?.action) return;
      if (draft) toasts.forgive();
      this.drafted = null;
      if (this.resting) clearTimeout(this.resting);
      const seat = draft && this.questions.find((one) => isAnswer(one, draft.action))?.seat;
      if (!draft || typeof seat !== 'number' || !this.info?.facts || !this.game.preview?.(this.info.facts, draft)) return;
      this.resting = setTimeout(() => void this.foresee(seat, draft.action), RESTS);
    });
  }

  private async foresee(seat: number, action: string): Promise<void> {
    const query = new URLSearchParams({ seat: String(seat), action });
    const found = await get<Preview>(`/api/tables/${this.id}/preview?${query}`).catch(() => null);
    if (this.draft?.action === action) this.drafted = found;
  }

  /** As if it happened. */
  show(scenes: Scene[]): void {
    this.player.clear();
    this.player.add(scenes, true);
  }

  /** The last thing in parts once more. */
  showAgain(): void {
    this.showing.showAgain();
  }

  /** The actions from one number to another once more, as they were shown. */
  async watch(first: number, last: number): Promise<void> {
    const [before, after] = await Promise.all([first - 1, last].map((number) => get<PositionInfo>(`/api/tables/${this.id}/at/${number}`)));
    const entries = this.info?.log.filter(({ number }) => number >= first && number <= last) ?? [];
    if (before && after) this.showing.watch(entries, before.facts, after.facts);
  }

  /** The picture beside a line of the log: what its step is about. */
  aboutOf({ number, after }: { number: number; after: number }): ReturnType<Showing['aboutOf']> {
    return this.showing.aboutOf(number, after);
  }

  /** The marks of one step alone, while its line of the log is pointed at. */
  point(told: { number: number; after: number } | null): void {
    this.pointed = told && this.showing.marksOf(told.number, told.after);
  }

  // -- doing -----------------------------------------------------------------------------------------------------

  async act(action: string): Promise<void> {
    const question = this.questions.find((one) => isAnswer(one, action)) ?? this.questions[0];
    if (!this.info || !question) return;
    this.sending = true;
    this.answered = this.info.number;
    if (action !== 'pass') this.showing.forget(); // often the page passes, where nothing can be done
    try {
      await line.live.act({ type: 'act', table: this.id, seat: question.seat, number: this.info.number, action });
    } catch (fault) {
      toasts.fault(fault);
      if (fault instanceof Fault && fault.code === 'conflict') line.live.refresh(this.id);
    } finally {
      this.sending = false;
    }
  }

  /** The one answer that there is. A pass is left to the server: its time must tell nothing; the end of a turn to people, unless nothing else is left. */
  private get forced(): string | null {
    const [question, ...others] = this.questions;
    if (!question?.due || others.length || question.answers?.count !== 1 || this.info?.analysis || this.returned) return null;
    const [action = 'pass'] = answers(question);
    return action === 'pass' || isLeft(this.game.voice.ending(question, say)) ? null : action;
  }

  private answerForced(): void {
    const action = untrack(() => this.forced);
    if (!action) return;
    const number = this.info?.number;
    setTimeout(() => this.info?.number === number && this.forced === action && void this.act(action), this.game.voice.ending(this.questions[0] as Question, say) ? REGRET : GLANCE);
  }

  /** Why something that was clicked is no answer now. */
  async why(action: string | Reason): Promise<void> {
    if (typeof action !== 'string') return toasts.fault(new Fault({ ...action, code: 'refused' }));
    const seat = this.question && this.info?.mine.includes(this.question.seat) ? this.question.seat : this.seat;
    if (seat === null) return;
    const number = this.info?.number;
    try {
      const told = await post<Why>(`/api/tables/${this.id}/why`, { seat, action });
      if (!told.legal && this.info?.number === number) toasts.fault(new Fault({ ...told, code: 'refused' }));
    } catch (fault) {
      toasts.fault(fault);
    }
  }

  /** What the machine would do, and why. */
  async hint(): Promise<Hint | null> {
    try {
      return await get<Hint>(`/api/tables/${this.id}/hint`);
    } catch (fault) {
      toasts.fault(fault);
      return null;
    }
  }

  /** One press takes back what a person thinks of as one step, as far as it has shown nothing new. */
  async undo(): Promise<void> {
    const start = this.stepStart;
    if (this.info?.analysis) return this.backTo(start);
    // What is still being shown has been done: it is the server's newest action that is taken back.
    for (let number = this.showing.present?.number ?? 0; number > start && this.mayUndo; number--) {
      await this.ask({ type: 'undo', table: this.id, seat: this.seat ?? 0, number });
      if (this.showing.present?.number !== number - 1) return; // somebody else has acted, or it was refused
    }
  }

  /** How many actions had been played before the last step began. */
  private get stepStart(): number {
    const log = this.showing.present?.log ?? [];
    const isBegun = (at: number): boolean => {
      const [last, before] = [log[at], log[at - 1]];
      return !last?.action || !before?.action || before.seat !== last.seat || !this.game.continues?.(last.action, before.action);
    };
    let at = log.length - 1;
    while (!isBegun(at)) at -= 1;
    return (log[at]?.number ?? this.showing.present?.number ?? 0) - 1;
  }

  /** At an analysis table anything can be taken back. */
  async backTo(number: number): Promise<void> {
    if (this.showing.present && this.showing.present.number > number) await this.ask({ type: 'undo', table: this.id, seat: this.seat ?? 0, to: number });
  }

  /** A scripted answer of a seat that is nobody's in front of the screen. */
  async actFor(seat: number, action: string): Promise<void> {
    if (this.info) await line.live.act({ type: 'act', table: this.id, seat, number: this.info.number, action }).catch((fault) => toasts.fault(fault));
  }

  offer(what: Ask['what']): Promise<void> {
    return this.ask({ type: 'ask', table: this.id, seat: this.seat ?? 0, what });
  }

  answer(what: Ask['what'], yes: boolean): Promise<void> {
    return this.ask({ type: 'answer', table: this.id, seat: this.seat ?? 0, what, yes });
  }

  /** With all seats that are mine: who plays several gives them up together. */
  async resign(): Promise<void> {
    for (const seat of this.info?.mine ?? []) {
      if (this.info?.state === 'playing') await this.ask({ type: 'resign', table: this.id, seat });
    }
  }

  /** Whether it was heard: else whoever has written it keeps it. */
  async chat(text: string): Promise<boolean> {
    try {
      await line.live.ask({ type: 'chat', table: this.id, text });
      return true;
    } catch (fault) {
      toasts.fault(fault);
      return false;
    }
  }

  async order(orders: Orders): Promise<void> {
    for (const seat of this.info?.mine ?? []) await this.ask({ type: 'orders', table: this.id, seat, orders });
  }

  /** Ask for a rematch or agree to one; the new table then stands in `info.rematch`. */
  rematch(): Promise<void> {
    this.wantsRematch = true;
    return this.ask({ type: 'rematch', table: this.id });
  }

  /** The next game of a series; `options` names what the series leaves open. */
  next(options: Record<string, string>): Promise<void> {
    this.wantsRematch = true;
    return this.ask({ type: 'next', table: this.id, options });
  }

  /** Take back one's own offer of another game, or refuse one that somebody has made. */
  decline(what: Decline['what']): Promise<void> {
    this.wantsRematch = false;
    return this.ask({ type: 'decline', table: this.id, what });
  }

  /** Whoever takes an offer back knows it. */
  private missed(what: Offer['what'], how: 'refused' | 'lapsed'): void {
    if ((what === 'rematch' || what === 'next') && !this.wantsRematch) return;
    this.wantsRematch = false;
    toasts.say(say(`offer-${what}-${how}`));
  }

  private async ask(message: Parameters<typeof line.live.ask>[0]): Promise<void> {
    try {
      await line.live.ask(message);
    } catch (fault) {
      toasts.fault(fault);
    }
  }
}
