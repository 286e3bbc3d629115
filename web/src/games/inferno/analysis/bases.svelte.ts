/** Scenarios as they begin: the page knows their fields, who stands there and what lies in the row is the server's. */
import { analysisTable } from '../../../lib/analysis.ts';
import { toasts } from '../../../lib/toasts.svelte.ts';
import { contest, type ContestFacts } from '../facts.ts';
import { baseSetUp, startFacts, type HandMade } from './position.ts';

class Bases {
  private known = $state.raw<ReadonlyMap<string, ContestFacts>>(new Map());
  private readonly asked = new Set<string>();

  /** What is known now; more is fetched, and then whoever reads this hears of it. */
  of(made: HandMade): ContestFacts {
    const wish = baseSetUp(made);
    const key = JSON.stringify(wish);
    const found = this.known.get(key);
    if (found) return found;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void Promise.resolve().then(() => this.fetch(key, wish));
    }
    return startFacts(made);
  }

  private async fetch(key: string, wish: unknown): Promise<void> {
    try {
      const { facts } = await analysisTable('inferno', wish);
      if (facts) this.known = new Map([...this.known, [key, contest(facts)]]);
    } catch (fault) {
      this.asked.delete(key);
      toasts.fault(fault);
    }
  }
}

export const bases = new Bases();
