/** Plays scenes one after another, with pause, speed and skip. */
import type { Scene } from '../games/game.ts';
import type { Facts, GameEvent } from '../lib/types.ts';
import { motionReduced, settings } from '../lib/settings.svelte.ts';

/** What is being shown: the events, the facts before them, and whether they really happened. */
export interface Tale {
  events: GameEvent[];
  before: Facts;
  asIf: boolean;
}

export class ScenePlayer {
  scene = $state.raw<Scene | null>(null);
  paused = $state(false);
  tale = $state.raw<Tale | null>(null);
  private queue: { scene: Scene; tale: Tale }[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  get running(): boolean {
    return this.scene !== null;
  }

  add(scenes: Scene[], tale: Tale): void {
    if (motionReduced()) return;
    this.queue.push(...scenes.map((scene) => ({ scene, tale })));
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
    this.tale = null;
  }

  private next(): void {
    const next = this.queue.shift();
    this.scene = next?.scene ?? null;
    this.tale = next?.tale ?? null;
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
