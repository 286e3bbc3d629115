/** Positions that are made by hand, as the server lays them out: the page knows only how they begin. */
import { analysisTable } from '../../lib/analysis.ts';
import { toasts } from '../../lib/toasts.svelte.ts';
import type { Facts } from '../../lib/types.ts';

interface Laid<Made, Known> {
  game: string;
  /** What the server is asked for; the same wish is asked for once. */
  wish: (made: Made) => unknown;
  read: (facts: Facts) => Known;
  /** What the page knows by itself. */
  start: (made: Made) => Known;
}

export class Bases<Made, Known> {
  private known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly laid: Laid<Made, Known>) {}

  /** What is known now; more is fetched, and then whoever reads this hears of it. */
  of(made: Made): Known {
    const wish = this.laid.wish(made);
    const key = JSON.stringify(wish);
    const found = this.known.get(key);
    if (found) return found;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void Promise.resolve().then(() => this.fetch(key, wish));
    }
    return this.laid.start(made);
  }

  private async fetch(key: string, wish: unknown): Promise<void> {
    try {
      const { facts } = await analysisTable(this.laid.game, wish);
      if (facts) this.known = new Map([...this.known, [key, this.laid.read(facts)]]);
    } catch (fault) {
      this.asked.delete(key); // whoever changes something asks again
      toasts.fault(fault);
    }
  }
}
