/** The effects of a scene; dice, shields, arrivals and portals are drawn by `Happening`. */
import type { Effect } from '../../../boards/effects.ts';
import { extent, SIDE } from '../../../boards/squares/field.ts';
import { SquareEffects } from '../../shared/figures/effects.ts';
import type { IncursionFacts } from '../facts.ts';
import type { Field } from './geometry.ts';
import type { Show } from './shows.ts';

const HALF = SIDE / 2;

export function effectsOf(show: Show, { figures }: IncursionFacts, field: Field): Effect[] {
  const on = new SquareEffects(field);
  const under = (id: string): string[] => figures.find((figure) => figure.id === id)?.squares ?? [];
  switch (show.type) {
    case 'attack':
      return on.attack(under(show.attacker), under(show.defender));
    case 'damage':
      return on.harm(under(show.figure), show.amount);
    case 'heal':
      return on.heal(under(show.figure), show.amount);
    case 'stun':
      return on.around(under(show.figure), 'plain');
    case 'stagger':
      return on.around(under(show.figure), 'held');
    case 'kill':
      return killed(show, under(show.figure), on);
    case 'spawn':
      return show.portal ? on.ring([show.portal], HALF * 0.6, HALF * 1.6, 'spawn') : [];
    case 'teleport':
      return on.beam(under(show.figure), [show.square]);
    case 'door':
      return on.door(show.door);
    case 'pickup':
      return on.ring([show.square], 10, 28, 'good');
    case 'portal':
      return on.ring([show.square], HALF * 0.8, HALF * 1.4, 'spawn');
    case 'blast':
      return on.blast(show.squares);
    case 'point':
      return show.squares.flatMap((name) => on.around([name], 'plain'));
    default:
      return [];
  }
}

function killed({ how }: Extract<Show, { type: 'kill' }>, squares: string[], on: SquareEffects): Effect[] {
  const death = on.death(squares, how === 'other' ? undefined : how === 'telefrag' ? 'telefrag' : 'plain');
  if (how !== 'glory' && how !== 'telefrag') return death;
  return [...death, { kind: 'glory', at: on.centre(squares), size: Math.max(...extent(squares)) }];
}
