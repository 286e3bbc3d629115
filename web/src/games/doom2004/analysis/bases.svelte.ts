/** Bases as far as they are revealed: the page knows only the first room of each scenario, the rest is the server's. */
import { analysisTable } from '../../../lib/analysis.ts';
import { toasts } from '../../../lib/toasts.svelte.ts';
import { foray, type ForayFacts } from '../facts.ts';
import { baseSetUp, startFacts, type HandMade } from './position.ts';

class Bases {
  private known = $state.raw<ReadonlyMap<string, ForayFacts>>(new Map());
  private readonly asked = new Set<string>();

  /** What is known now; more is fetched, and then whoever reads this hears of it. */
  of(made: HandMade): ForayFacts {
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
      const { facts } = await analysisTable('doom2004', wish);
      if (facts) this.known = new Map([...this.known, [key, foray(facts)]]);
    } catch (fault) {
      toasts.fault(fault);
    }
  }
}

export const bases = new Bases();
