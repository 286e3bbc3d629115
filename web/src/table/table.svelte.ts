/** One table as the page knows it: what the server told, what is shown of it now, and what a person does there. */
import { untrack } from 'svelte';
import type { Draft, GameModule, Scene } from '../games/game.ts';
import { isAnswer } from '../games/voice.ts';
import { Fault, get, post } from '../lib/api.ts';
import { myTurn } from '../lib/notice.ts';
import { router } from '../lib/router.svelte.ts';
import { play } from '../lib/sound.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import type { Ask, Facts, LogEntry, Moved, Orders, Preview, Question, ServerMessage, TableInfo, TakenBack, Why } from '../lib/types.ts';
import { say } from '../lib/words.ts';
import { line } from './connection.svelte.ts';
import { ScenePlayer } from './player.svelte.ts';
import { joined, recent } from './told.ts';

/** Milliseconds that a begun answer must stand before the server is asked what would come of it. */
const RESTS = 180;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  /** What the server foresees as things stand, and if the begun answer were given. */
  preview = $state.raw<Preview | null>(null);
  drafted = $state.raw<Preview | null>(null);
  draft = $state.raw<Draft | null>(null);
  chosen = $state<string | null>(null);
  hovered = $state<string | null>(null);
  lit = $state.raw<string[]>([]);
  /** A move is on its way: no second one until it is answered. */
  sending = $state(false);
  reason = $state('');
  readonly player = new ScenePlayer();

  private stopWatching: (() => void) | null = null;
  private asking = 0;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private wantsRematch = false;

  constructor(
    readonly id: string,
    readonly game: GameModule,
  ) {}

  // -- what is shown ---------------------------------------------------------------------------------------------

  get facts(): Facts | null {
    return this.player.scene?.facts ?? this.info?.facts ?? null;
  }

  /** The questions that the person in front of the screen may answer now. */
  get questions(): Question[] {
    if (!this.info || this.sending || this.player.running || this.info.state !== 'playing') return [];
    const { asked, mine } = this.info;
    return asked.filter((question) => mine.includes(question.seat) && question.answers);
  }

  /** The question that the prompt words: one's own before another's, a due one before an open one. */
  get question(): Question | null {
    const asked = this.info?.asked ?? [];
    const own = this.questions;
    return own.find((one) => one.due) ?? own[0] ?? asked.find((one) => one.due) ?? asked[0] ?? null;
  }

  /** The seat whose plate and hand lie at the bottom: with several seats on one screen the one that decides. */
  get seat(): number | null {
    const mine = this.info?.mine ?? [];
    const deciding = this.info?.asked.find((one) => one.due && mine.includes(one.seat));
    return deciding?.seat ?? mine[0] ?? null;
  }

  get spectator(): boolean {
    return (this.info?.mine.length ?? 0) === 0;
  }

  get mayUndo(): boolean {
    return this.seat !== null && (this.info?.undo.includes(this.seat) ?? false);
  }

  // -- hearing ---------------------------------------------------------------------------------------------------

  open(): void {
    this.stopWatching = line.live.watch(this.id, {
      seen: () => (this.info ? { seen: this.info.number, branch: this.info.branch } : null),
      hear: (message) => this.hear(message),
    });
    void this.look();
  }

  close(): void {
    this.stopWatching?.();
    this.player.skip();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.replace(message.table);
      case 'moved':
        return this.moved(message);
      case 'taken_back':
        return this.takenBack(message);
      case 'chat':
        if (this.info) this.info = { ...this.info, chat: [...this.info.chat, message] };
        return play('chat');
      case 'over':
        this.reason = message.reason;
        if (this.info) this.info = { ...this.info, state: 'over', result: message.result, seed: message.seed };
        return play('over');
    }
  }

  private replace(table: TableInfo): void {
    const before = this.info;
    const same = before !== null && before.number === table.number;
    if (!same) this.player.skip();
    // Of the log comes only what is missing; the rest is known.
    const log = before && before.branch === table.branch ? joined(before.log, table.log) : table.log;
    if (log.length < table.number) return line.live.refresh(this.id); // something was missed
    this.info = { ...table, log };
    if (!same) this.settle(before?.asked ?? []);
    // Who wanted a rematch goes there as soon as there is one.
    if (table.rematch && this.wantsRematch) {
      this.wantsRematch = false;
      router.go(`/table/${table.rematch}`);
    }
  }

  private moved(message: Moved): void {
    const before = this.info;
    if (!before?.facts) return;
    const after = message.number;
    if (after <= before.number) return; // told twice
    if (after > before.number + 1) return line.live.refresh(this.id); // something was missed
    const { number, seat, action, events, lines } = message;
    const entry: LogEntry = { number, seat, action, events, lines };
    this.info = {
      ...before,
      number: after,
      facts: message.facts,
      asked: message.asked,
      clock: message.clock,
      undo: message.undo,
      log: [...before.log, entry],
    };
    const scenes = this.game.scenes(message, before.facts, message.facts, recent(before.log, before.number));
    play(scenes.some((scene) => scene.strip) ? 'battle' : 'move');
    this.player.add(scenes);
    this.settle(before.asked);
  }

  private takenBack({ number: firstGone, branch, facts, asked, clock, undo }: TakenBack): void {
    const number = firstGone - 1;
    const before = this.info;
    if (!before) return;
    this.player.skip();
    this.info = { ...before, number, branch, facts, asked, clock, undo, log: before.log.filter((entry) => entry.number <= number) };
    this.settle(before.asked);
  }

  /** After every change: what was begun is void, the preview is asked anew, and whose turn it is may be news. */
  private settle(askedBefore: Question[]): void {
    this.draft = null;
    this.chosen = null;
    this.sending = false;
    this.lit = [];
    const due = (asked: Question[]): boolean => asked.some((one) => one.due && this.info?.mine.includes(one.seat));
    if (this.info?.state === 'playing' && due(this.info.asked) && !due(askedBefore)) {
      myTurn(say('app-name'), say('notice-turn'));
    }
    void this.look();
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
    this.player.skip();
    this.player.add(scenes, true);
  }

  // -- doing -----------------------------------------------------------------------------------------------------

  async act(action: string): Promise<void> {
    const question = this.questions.find((one) => isAnswer(one, action)) ?? this.questions[0];
    if (!this.info || !question) return;
    this.sending = true;
    try {
      await line.live.act({ type: 'act', table: this.id, seat: question.seat, number: this.info.number, action });
    } catch (fault) {
      toasts.fault(fault);
      if (fault instanceof Fault && fault.code === 'conflict') line.live.refresh(this.id);
    } finally {
      this.sending = false;
    }
  }

  /** Why something that was clicked is no answer now. */
  async why(action: string): Promise<void> {
    const seat = this.question && this.info?.mine.includes(this.question.seat) ? this.question.seat : this.seat;
    if (seat === null) return;
    try {
      const told = await post<Why>(`/api/tables/${this.id}/why`, { seat, action });
      if (!told.legal) toasts.fault(new Fault({ ...told, code: 'refused' }));
    } catch (fault) {
      toasts.fault(fault);
    }
  }

  async hint(): Promise<string | null> {
    try {
      const told = await get<{ action: string | null }>(`/api/tables/${this.id}/hint`);
      return told.action;
    } catch (fault) {
      toasts.fault(fault);
      return null;
    }
  }

  undo(): Promise<void> {
    return this.ask({ type: 'undo', table: this.id, seat: this.seat ?? 0 });
  }

  /** At an analysis table anything can be taken back. */
  async backToStart(): Promise<void> {
    if (this.info?.number) await this.ask({ type: 'undo', table: this.id, seat: this.seat ?? 0, to: 0 });
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

  chat(text: string): Promise<void> {
    return this.ask({ type: 'chat', table: this.id, text });
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

  private async ask(message: Parameters<typeof line.live.ask>[0]): Promise<void> {
    try {
      await line.live.ask(message);
    } catch (fault) {
      toasts.fault(fault);
    }
  }
}
