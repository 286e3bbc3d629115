/**
 * When a marine wants to be asked in the invader's turn. The page passes for him while it is open, seat by seat; the
 * server knows only orders without a condition, which hold without the page.
 */
import type { AttackOdds, ForayFacts } from '../facts.ts';
import { isMarine } from '../names.ts';

/** `likely`: with an even chance to kill an enemy. `danger`: before an attack on us. `turn`: not before my own turn. */
export type Until = 'likely' | 'danger' | 'turn';

export const UNTILS: readonly Until[] = ['likely', 'danger', 'turn'];
const EVEN = 0.5;

export interface Standing {
  seat: number;
  until: Until;
}

/** Over for good: the own turn has come. */
export function isOver({ seat, until }: Standing, facts: ForayFacts): boolean {
  return until === 'turn' && facts.turn === seat;
}

/** Whether it passes at this moment, as things stand. Who may heal alone is asked: the other wishes are about shots. */
export function passes({ until }: Standing, facts: ForayFacts, attacks: readonly AttackOdds[], heals = false): boolean {
  if (until === 'turn') return true;
  if (heals) return false;
  if (until === 'danger') return facts.attack === null;
  return !attacks.some(({ targets }) => targets.some(({ figure, kill }) => kill >= EVEN && !isMarine(figure)));
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
