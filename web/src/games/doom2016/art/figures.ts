/** From the facts of a figure to its picture. */
import type { ComponentProps } from 'svelte';
import { extent } from '../../../boards/squares/field.ts';
import { numberOf, type FigureFacts, type IncursionFacts } from '../facts.ts';
import type Figure from '../../shared/figures/Figure.svelte';
import type { Side } from '../../shared/figures/plates.ts';

export type FigureLook = ComponentProps<typeof Figure>;

export function sideOf({ type }: FigureFacts): Side {
  return type === 'marine' || type === 'object' ? type : 'demon';
}

/** The name of its picture: objects look as the mission's goal has them. */
export function artName(figure: FigureFacts, facts: IncursionFacts): string {
  if (figure.type === 'marine') return figure.id;
  if (figure.type === 'object') return facts.goal.kind === 'drone_escort' ? 'drone' : 'machine';
  return figure.type;
}

/** Whether others of its type are about, so that it needs a number to be told apart. */
function isOneOfMany(figure: FigureFacts, facts: IncursionFacts): boolean {
  return figure.type !== 'marine' && facts.figures.some((other) => other !== figure && other.type === figure.type);
}

export function lookOf(figure: FigureFacts, facts: IncursionFacts): FigureLook {
  const [width, height] = extent(figure.squares);
  const card = facts.invader.cards.find(({ id }) => id === figure.type);
  const demon = sideOf(figure) === 'demon';
  return {
    art: artName(figure, facts),
    side: sideOf(figure),
    width,
    height,
    health: figure.health,
    damage: figure.damage,
    stunned: figure.stunned,
    staggered: figure.staggered,
    marked: figure.marked,
    carries: figure.carries,
    argent: card?.argent ?? 0,
    number: isOneOfMany(figure, facts) ? numberOf(figure.id) : 0,
    active: facts.active?.figure === figure.id,
    // The card is turned when its type begins: those that have yet to act are not dimmed.
    spent: demon && (facts.type?.id === figure.type ? facts.type.acted.includes(figure.id) : card?.ready === false) && facts.active?.figure !== figure.id,
  };
}
