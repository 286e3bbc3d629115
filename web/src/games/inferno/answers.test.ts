import { describe, expect, it } from 'vitest';
import type { Question, VocabularyInfo } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import { answersTo, byCell, cardAnswers, championAnswers, deedsOf, hasPlace, slotAnswer, treasureKey, type Situation } from './answers.ts';
import { contest, wayTo, type AttackForeseen, type ContestFacts } from './facts.ts';
import { SAMPLES } from './gallery/samples.ts';
import { vocabulary } from './notation.ts';

const champion = { exhausted: false, damage: 0, keywords: [], constructs: [], quests: [] };
const facts = {
  champions: [
    { ...champion, id: 'rakar', owner: 0, cells: ['g7'] },
    { ...champion, id: 'jirra', owner: 0, cells: [] },
    { ...champion, id: 'virak', owner: 1, cells: ['i7'] },
  ],
  order: {
    champion: 'rakar',
    points: 3,
    reach: [
      { to: 'h7', cost: 1, by: 'step h7', before: -1, rest: true },
      { to: 'h6', cost: 1, by: 'step h6', before: -1, rest: false },
      { to: 'i6', cost: 2, by: 'step i6', before: 1, rest: true },
    ],
  },
} as unknown as ContestFacts;

const now = (more: Partial<Situation> = {}): Situation => ({ facts, attacks: [], ...more });

function asked(kind: string, ...singles: string[]): Question[] {
  return [{ seat: 0, kind, about: [], rule: '', due: true, answers: { count: singles.length, singles, spans: [] } } as unknown as Question];
}

vocabulary.learn(vocabularies.inferno.vocabulary as VocabularyInfo);

describe('an order on the field', () => {
  const answers = answersTo(asked('champion', 'step h7', 'step h6', 'strike ranged virak', 'end'));

  it('walks a whole way, step by step, and stops only where one may', () => {
    const cells = byCell(deedsOf(answers, now()));
    expect(cells.get('i6')?.map(({ moves, cost }) => [moves, cost])).toEqual([[['step h6', 'step i6'], 2]]);
    expect(cells.get('h7')?.map(({ moves }) => moves)).toEqual([['step h7']]);
    expect(cells.has('h6')).toBe(false);
  });

  it('knows the way to a cell', () => {
    expect(facts.order && wayTo(facts.order, 'i6')).toEqual({ cells: ['h6', 'i6'], moves: ['step h6', 'step i6'], cost: 2 });
  });

  it('strikes by a click on the enemy', () => {
    expect(byCell(deedsOf(answers, now())).get('i7')).toMatchObject([{ verb: 'strike', champion: 'virak', moves: ['strike ranged virak'] }]);
  });

  it('stops where it stands by a click on the champion itself', () => {
    const moving = answersTo(asked('champion', 'step h7', 'stop', 'end'));
    expect(byCell(deedsOf(moving, now())).get('g7')).toMatchObject([{ verb: 'stop', champion: 'rakar', moves: ['stop'] }]);
    expect(moving.every((one) => hasPlace(one, facts))).toBe(true);
  });

  it('gives an area attack on everybody whom it hits, and by a button as well', () => {
    const area = answersTo(asked('champion', 'strike melee', 'end'));
    const attacks = [{ action: 'strike melee', blows: [{ champion: 'virak' }] }] as unknown as AttackForeseen[];
    expect(byCell(deedsOf(area, now({ attacks }))).get('i7')?.[0]?.moves).toEqual(['strike melee']);
    expect(area.map((one) => hasPlace(one, facts))).toEqual([false, true]);
  });
});

describe('a turn', () => {
  const answers = answersTo(asked('act', 'play apprentice', 'play bark_plate rakar', 'play bark_plate jirra', 'acquire row-3', 'order rakar', 'order jirra a7', 'gate', 'end'));

  it('orders whoever stands on the field there, and others by the portal', () => {
    const cells = byCell(deedsOf(answers, now({ facts: { ...facts, order: null } })));
    expect(cells.get('g7')?.[0]?.moves).toEqual(['order rakar']);
    expect(cells.get('a7')?.[0]).toMatchObject({ verb: 'order', champion: 'jirra' });
  });

  it('equips when a construct is chosen, on the field or beside it', () => {
    expect(deedsOf(answers, now({ chosen: 'bark_plate' })).map(({ cells, champion: who }) => [cells, who])).toEqual([[['g7'], 'rakar']]);
    expect(championAnswers(answers, { id: 'jirra' }, 'bark_plate').map(({ text }) => text)).toEqual(['play bark_plate jirra']);
    expect(championAnswers(answers, { id: 'jirra' }).map(({ text }) => text)).toEqual(['order jirra a7']);
    const withRat = answersTo(asked('act', 'play bark_plate jirra', 'order giant_rat-1'));
    expect(championAnswers(withRat, { id: 'giant_rat-1' })).toHaveLength(1);
    expect(championAnswers(withRat, { id: 'giant_rat-1' }, 'bark_plate')).toEqual([]);
  });

  it('has a place for every answer but the gate, which is a button', () => {
    expect(answers.filter((one) => !hasPlace(one, facts)).map(({ verb }) => verb)).toEqual(['gate']);
    expect(slotAnswer(answers, 'row-3')?.text).toBe('acquire row-3');
    expect(cardAnswers(answers, 'bark_plate')).toHaveLength(2);
  });

  it('uses the chosen treasure on a champion', () => {
    const open = answersTo(asked('treasure', 'use war_horn rakar', 'use whetstone rakar'));
    expect(deedsOf(open, now({ chosen: treasureKey('war_horn') })).map(({ moves }) => moves)).toEqual([['use war_horn rakar']]);
    expect(deedsOf(open, now())).toEqual([]);
  });
});

describe('an effect', () => {
  it('pulls a treasure: first which, then whereto', () => {
    const pull = answersTo(asked('aim', 'cell d4 e4', 'cell d4 e5', 'cell -'));
    expect([...byCell(deedsOf(pull, now())).keys()]).toEqual(['d4']);
    expect([...byCell(deedsOf(pull, now({ picked: 'd4' }))).keys()]).toEqual(['e4', 'e5']);
    expect(pull.map((one) => hasPlace(one, facts))).toEqual([true, true, false]);
  });

  it('names what comes first', () => {
    const [first] = answersTo(asked('order', 'first card star_of_edges'));
    expect(first).toMatchObject({ verb: 'first', source: 'card', named: 'star_of_edges', text: 'first card star_of_edges' });
  });
});

describe('positions of the engine', () => {
  it.each(SAMPLES)('every answer to %s has a place or a button', (_, { facts: told, questions }) => {
    const known = contest(told);
    const all = answersTo(questions);
    const deeds = deedsOf(all, { facts: known, attacks: [] });
    for (const one of all) {
      const onField = deeds.some(({ moves, verb }) => verb === 'way' || moves.includes(one.text));
      const beside = one.slot !== undefined || one.card !== undefined || one.verb === 'order' || one.verb === 'end' || one.verb === 'research';
      expect(onField || beside || !hasPlace(one, known), one.text).toBe(true);
    }
  });
});
