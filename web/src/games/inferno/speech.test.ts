import { expect, test } from 'vitest';
import type { Content, Say, VocabularyInfo } from '../../lib/types.ts';
import type { ContestFacts } from './facts.ts';
import vocabularies from '../vocabularies.json';
import learn from './content.ts';
import { cellLabel, deedText, lyingOn } from './speech.ts';

learn({ champions: [{ id: 'giant_rat', name: { en: 'Giant Rat', ru: 'Giant Rat' }, order: 1, strength: 1, defence: 2 }] } as unknown as Content, vocabularies.inferno.vocabulary as VocabularyInfo);

const t: Say = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const champion = { kind: 'giant_rat', strength: 1, defence: 1, damage: 0, exhausted: false };
const facts = {
  players: [{ seat: 0, side: 0, colour: 'blue' }],
  sides: [
    { side: 0, seats: [0], beacons: [], shrines: ['i3'] },
    { side: 1, seats: [], beacons: [], shrines: ['e11'] },
  ],
  champions: [{ ...champion, id: 'villain_giant_rat-1', owner: 5, cells: ['e11'] }],
  terrain: { shrine: ['e11', 'i3'], portal: ['a7', 'm7'] },
  portals: { blue: ['a7'], yellow: ['m7'] },
  treasures: [],
  webs: [],
  tokens: {},
  campaign: {},
} as unknown as ContestFacts;

test('what the villains hold in the campaign is called theirs', () => {
  expect(['e11', 'i3', 'm7', 'a7'].map((cell) => lyingOn(cell, facts).held)).toEqual(['villains', 'blue', 'villains', 'blue']);
  expect(lyingOn('m7', { ...facts, campaign: undefined } as unknown as ContestFacts).held).toBe('yellow');
  expect(cellLabel('e11', facts, [], t)).toContain('villains');
});

test('whoever enters is named with its figures, a rat before it has joined too', () => {
  const order = { verb: 'order', moves: ['order giant_rat-1a ^a7'], cells: ['a7'], champion: 'giant_rat-1a', seat: 0 } as const;
  expect(deedText(order as never, facts, t)).toContain('"cost":1,"strength":1,"defence":2,"place":"a7"');
});
