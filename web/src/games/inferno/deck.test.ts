import { beforeAll, describe, expect, it } from 'vitest';
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import learn from './content.ts';
import { deckOf } from './deck.ts';
import type { PlayerFacts } from './facts.ts';

const card = (id: string, runes: number, power: number, factions: string[] = []): object => ({ id, runes, power, factions });

beforeAll(() => {
  const cards = [card('apprentice', 1, 0), card('militia', 0, 1), card('seed_bearer', 3, 0, ['lifebound'])];
  learn({ cards } as unknown as Content, vocabularies.inferno.vocabulary as VocabularyInfo);
});

describe('the own deck', () => {
  it('counts hand, table, discard and what is left, and says what five cards give', () => {
    const player = { hand: ['apprentice'], played: ['seed_bearer'], discard: ['militia'], unseen: { apprentice: 2 } } as unknown as PlayerFacts;
    expect(deckOf(player)).toEqual({ cards: 5, factions: [{ faction: 'lifebound', count: 1 }], plain: 4, runes: 6, power: 1 });
  });

  it('gives nothing while it is empty', () => {
    expect(deckOf({ hand: null, played: [], discard: [], unseen: {} } as unknown as PlayerFacts)).toMatchObject({ cards: 0, runes: 0, power: 0 });
  });
});
