/** The effects of a scene; dice, arrivals and rooms that come out of the fog are drawn by `Happening`. */
import type { Effect } from '../../../boards/effects.ts';
import { SIDE } from '../../../boards/squares/field.ts';
import { SquareEffects } from '../../shared/figures/effects.ts';
import { figureOf, type ForayFacts } from '../facts.ts';
import type { Field } from './geometry.ts';
import type { Show } from './shows.ts';

const HALF = SIDE / 2;

export function effectsOf(show: Show, facts: ForayFacts, field: Field): Effect[] {
  const on = new SquareEffects(field);
  const under = (id: string): string[] => figureOf(facts, id)?.squares ?? [];
  switch (show.type) {
    case 'attack':
      return [...on.attack(under(show.attacker), [show.square]), ...outcome(show, on)];
    case 'scatter':
      return show.square
        ? [{ kind: 'line', from: on.centre([show.from]), to: on.centre([show.square]) }, ...on.around([show.square], 'harm')]
        : [{ kind: 'cross', at: on.centre([show.from]), size: 1 }];
    case 'wound':
      return on.harm(under(show.figure), show.amount);
    case 'heal':
      return on.heal(under(show.figure), show.amount);
    case 'kill':
      return on.death(under(show.figure), 'plain');
    case 'arrive':
      return on.ring(show.squares, HALF * 0.6, HALF * 1.6, 'spawn');
    case 'teleport':
      return on.beam(under(show.figure), show.squares);
    case 'door':
      return on.door(show.door);
    case 'spend':
      return on.around(under(show.figure), show.left ? 'plain' : 'harm');
    case 'take':
      return on.ring([show.square], 10, 28, 'good');
    case 'blast':
      return on.blast(show.squares);
    case 'point':
      return on.around(show.squares, 'plain');
    default:
      return [];
  }
}

function outcome({ outcome, square }: Extract<Show, { type: 'attack' }>, on: SquareEffects): Effect[] {
  const at = on.centre([square]);
  if (outcome === 'miss') return [{ kind: 'cross', at, size: 1 }];
  return outcome === 'hit' ? [{ kind: 'burst', at }] : [];
}
