/**
 * Standing orders with a condition: 'pass until ...'. The page gives these answers while it is open, seat by seat; the
 * server knows only orders without a condition, which hold without the page.
 */
import type { IncursionFacts } from '../facts.ts';
import { seatSide } from '../names.ts';

export type Until = 'deadly' | 'activation' | 'round';

export const UNTILS: readonly Until[] = ['deadly', 'activation', 'round'];

export interface Standing {
  seat: number;
  until: Until;
  round: number;
}

/** Over for good: what it waited for has come. */
export function isOver({ seat, until, round }: Standing, facts: IncursionFacts): boolean {
  if (until === 'round') return facts.round !== round;
  return until === 'activation' && facts.active?.figure === seatSide(seat) && !facts.attack;
}

/** Whether it passes at this moment. A deadly blow is never let through. */
export function passes({ seat, until }: Standing, facts: IncursionFacts): boolean {
  const { attack } = facts;
  if (until !== 'deadly' || !attack || attack.defender !== seatSide(seat)) return true;
  const own = facts.figures.find(({ id }) => id === attack.defender);
  return attack.rolled && own !== undefined && attack.damage < own.health - own.damage;
}

class StandingOrders {
  private list = $state.raw<Standing[]>([]);

  of(seat: number): Standing | undefined {
    return this.list.find((one) => one.seat === seat);
  }

  set(order: Standing): void {
    this.list = [...this.list.filter(({ seat }) => seat !== order.seat), order];
  }

  end(seat: number): void {
    if (this.of(seat)) this.list = this.list.filter((one) => one.seat !== seat);
  }
}

export const standing = new StandingOrders();
