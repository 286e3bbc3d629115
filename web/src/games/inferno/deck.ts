/** The own deck in figures: how many cards, of which factions, and what a hand of it gives. */
import { cardOf } from './content.ts';
import { FACTIONS, type Faction, type PlayerFacts } from './facts.ts';

export interface Deck {
  cards: number;
  factions: { faction: Faction; count: number }[];
  /** Cards of no faction. */
  plain: number;
  /** What five cards give on average, without what depends on others. */
  runes: number;
  power: number;
}

const HAND = 5;

/** All cards that are shuffled again some time: what lies on champions does not come back. */
function cardsOf({ hand, played, discard, unseen }: PlayerFacts): string[] {
  return [...(hand ?? []), ...played, ...discard, ...Object.entries(unseen).flatMap(([card, count]) => Array<string>(count).fill(card))];
}

export function deckOf(player: PlayerFacts): Deck {
  const cards = cardsOf(player).map(cardOf);
  const average = (means: 'runes' | 'power'): number => (cards.length ? (HAND * cards.reduce((sum, card) => sum + card[means], 0)) / cards.length : 0);
  return {
    cards: cards.length,
    factions: FACTIONS.map((faction) => ({ faction, count: cards.filter(({ factions }) => factions.includes(faction)).length })).filter(({ count }) => count),
    plain: cards.filter(({ factions }) => !factions.length).length,
    runes: average('runes'),
    power: average('power'),
  };
}
