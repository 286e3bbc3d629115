/** A way that is walked move by move: each next one once the last is done, until something has changed that one should see. */
import type { Facts } from '../../lib/types.ts';

export interface Walked {
  facts: Facts;
  /** Nothing may be sent now. */
  locked: boolean;
  /** What can be answered. */
  answers: readonly { text: string }[];
}

export class Walk {
  /** The moves that are left, and the facts that the last one was sent for. */
  private left: string[] = [];
  private sent: Facts | undefined;
  private others = '';

  /** `standing` tells all but where the walker is: if it changes on the way, one thinks anew. */
  constructor(
    private readonly now: () => Walked,
    private readonly standing: () => string,
    private readonly send: (action: string) => void,
  ) {}

  begin([first, ...rest]: readonly string[]): void {
    if (!first) return;
    this.left = rest;
    this.sent = this.now().facts;
    this.others = this.standing();
    this.send(first);
  }

  /** Whether there is more to walk. */
  get on(): boolean {
    return this.left.length > 0;
  }

  /** The next move, once the last one is done; a way that has become impossible ends. */
  goOn(): void {
    const { facts, locked, answers } = this.now();
    if (!this.on || locked || facts === this.sent) return;
    const [next = '', ...rest] = this.left;
    if (this.standing() !== this.others) this.stop();
    else if (answers.some(({ text }) => text === next)) {
      this.left = rest;
      this.sent = facts;
      this.send(next);
    } else if (answers.length) this.stop();
  }

  stop(): void {
    this.left = [];
  }
}
