/**
 * The table's one clock. What happened is shown step by step, with pause, single steps, speed and skip; whatever else
 * the page tells (log, plates, prompt, result) hangs on the steps and so never runs ahead of the board.
 */
import type { Mark } from '../boards/marks.ts';
import type { Scene } from '../games/contract/scenes.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { LogLine, TableInfo } from '../lib/types.ts';

export interface Step {
  /** Null where there is nothing to see: it is passed at once. */
  scene: Scene | null;
  /** It has not happened: it is a preview. */
  asIf?: boolean;
  /** It has been shown before. */
  again?: boolean;
  /** Of which action it is a part, and whose deed it is; null for nobody's. */
  number?: number;
  seat?: number | null;
  /** What the log tells of it, and of its action until then. */
  lines?: LogLine[];
  told?: LogLine[];
  /** The table when it was shown for the first time. */
  stood?: TableInfo;
  /** The marks on the board, with those of the steps before. */
  marks?: Mark[];
  /** Called once, when it is shown for the first time. */
  begins?: () => void;
  /** Called once, when it is over or skipped: what follows from it is true from now on. */
  ends?: () => void;
}

export class ScenePlayer {
  /** What was shown last and goes on with the next action. */
  still = $state.raw<Scene | null>(null);
  paused = $state(false);
  /** All of what is being shown, since the board last rested; `at` is the step that is seen now. */
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  /** Called whenever all has been shown. */
  onrest: () => void = () => {};
  private begun = 0;
  private ended = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  get scene(): Scene | null {
    return this.step?.scene ?? null;
  }

  get running(): boolean {
    return this.scene !== null;
  }

  get asIf(): boolean {
    return this.step?.asIf ?? false;
  }

  get again(): boolean {
    return this.step?.again ?? false;
  }

  /** How long the rest takes at the present speed, in milliseconds. */
  get left(): number {
    return this.steps.slice(this.at).reduce((sum, { scene }) => sum + (scene?.lasts ?? 0), 0) / settings.speed;
  }

  add(scenes: Scene[], asIf = false): void {
    this.show(scenes.map((scene) => ({ scene, asIf })));
  }

  show(steps: Step[]): void {
    this.still = null;
    const idle = !this.running;
    this.steps = [...this.steps, ...steps];
    if (idle) this.enter(this.at);
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.stop();
    else this.wait();
  }

  /** The next step at once. */
  forward(): void {
    this.stop();
    if (this.running) this.enter(this.at + 1);
  }

  /** The step before once more. */
  back(): void {
    this.stop();
    const before = this.steps.slice(0, this.at).findLastIndex((step) => step.scene !== null);
    if (before >= 0) this.enter(before);
    else if (this.running) this.enter(this.at);
  }

  /** To the outcome. */
  skip(): void {
    this.finish();
  }

  /** To the outcome, and nothing of it stays on the board: something else is shown instead. */
  clear(): void {
    this.finish();
    this.still = null;
  }

  /** Another speed counts at once. */
  hurry(): void {
    if (!this.paused) this.wait();
  }

  private enter(at: number): void {
    let to = at;
    this.end(to);
    while (to < this.steps.length && !this.steps[to]?.scene) this.end(++to);
    if (to >= this.steps.length) return this.finish();
    this.at = to;
    if (this.begun <= to) {
      this.begun = to + 1;
      this.steps[to]?.begins?.();
    }
    if (!this.paused) this.wait();
  }

  /** The steps before that one are over. */
  private end(before: number): void {
    while (this.ended < Math.min(before, this.steps.length)) this.steps[this.ended++]?.ends?.();
  }

  private finish(): void {
    this.stop();
    if (!this.steps.length) return;
    this.end(Infinity);
    const last = this.steps.findLast((step) => step.scene)?.scene;
    this.still = last?.stays ? last : null;
    this.steps = [];
    this.at = this.begun = this.ended = 0;
    this.paused = false;
    this.onrest();
  }

  private wait(): void {
    this.stop();
    if (this.scene) this.timer = setTimeout(() => this.forward(), this.scene.lasts / settings.speed);
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
