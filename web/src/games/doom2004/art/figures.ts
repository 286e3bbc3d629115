/** From the facts of a figure to its picture. */
import type { ComponentProps } from 'svelte';
import { extent } from '../../../boards/squares/field.ts';
import type Figure from '../../shared/figures/Figure.svelte';
import type { FigureOn, ForayFacts } from '../facts.ts';
import { artName } from '../look.ts';
import { numberOf } from '../names.ts';

export type FigureLook = ComponentProps<typeof Figure>;

export function lookOf(figure: FigureOn, facts: ForayFacts): FigureLook {
  const [width, height] = extent(figure.squares);
  const many = facts.invaders.some((other) => other.id !== figure.id && other.type === figure.type);
  return {
    art: artName(figure.marine ? figure.id : figure.type),
    side: figure.marine ? 'marine' : 'demon',
    width,
    height,
    health: figure.most,
    damage: figure.most - figure.left,
    number: figure.invader && many ? numberOf(figure.id) : 0,
    active: facts.active?.figure === figure.id,
    spent: figure.invader !== undefined && (facts.invader_turn?.activated.includes(figure.id) ?? false) && facts.active?.figure !== figure.id,
  };
}
