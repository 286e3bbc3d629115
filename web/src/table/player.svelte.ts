/** Plays scenes one after another, with pause, speed and skip. */
import type { Scene } from '../games/game.ts';
import { motionReduced, settings } from '../lib/settings.svelte.ts';

export class ScenePlayer {
  scene = $state.raw<Scene | null>(null);
  /** What was shown last and goes on with the next action. */
  still = $state.raw<Scene | null>(null);
  paused = $state(false);
  /** What is shown has not happened: it is a preview. */
  asIf = $state(false);
  private queue: { scene: Scene; asIf: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  get running(): boolean {
    return this.scene !== null;
  }

  add(scenes: Scene[], asIf = false): void {
    this.still = null;
    if (motionReduced()) {
      this.rest(scenes.at(-1));
      return;
    }
    this.queue.push(...scenes.map((scene) => ({ scene, asIf })));
    if (!this.scene) this.next();
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.stop();
    else this.wait();
  }

  /** The next scene at once. */
  step(): void {
    this.stop();
    this.next();
  }

  /** To the outcome. */
  skip(): void {
    this.stop();
    this.queue = [];
    this.paused = false;
    this.scene = null;
    this.still = null;
    this.asIf = false;
  }

  private rest(last: Scene | null | undefined): void {
    this.still = last?.stays ? last : null;
  }

  private next(): void {
    const next = this.queue.shift();
    if (!next) this.rest(this.scene);
    this.scene = next?.scene ?? null;
    this.asIf = next?.asIf ?? false;
    if (!this.scene) this.paused = false;
    else if (!this.paused) this.wait();
  }

  private wait(): void {
    this.stop();
    if (this.scene) this.timer = setTimeout(() => this.next(), this.scene.lasts / settings.speed);
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
