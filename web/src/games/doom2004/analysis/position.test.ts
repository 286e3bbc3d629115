import { expect, it } from 'vitest';
import type { Content, VocabularyInfo } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import learn from '../content.ts';
import { blank, drop, factsOn, nextOf, put, questionsOf, read, roomFor, setUp, startFacts, write, type HandMade } from './position.ts';

const room = ['c', 'd', 'e', 'f'].flatMap((column) => [17, 18, 19].map((row) => `${column}${row}`));
const small = { id: 'imp', base: [1, 1], figures: 8, wounds: 1 };
learn(
  {
    scenarios: [{ id: 'the_sump', size: [8, 24], start: { squares: room, obstacles: ['f19'], marines: ['c18', 'c17'], doors: [] } }],
    invaders: [small, { ...small, id: 'mancubus', base: [2, 2] }],
    weapons: [{ id: 'shotgun', basic: false }],
  } as unknown as Content,
  vocabularies.doom2004.vocabulary as VocabularyInfo,
);

const facts = (made: HandMade): ReturnType<typeof factsOn> => factsOn(startFacts(made), made);

it('writes a position into an address and reads it again', () => {
  const [green, ...others] = blank().marines;
  if (!green) throw new Error('there is no marine');
  const made = put({ ...blank(), turn: 0, frags: 3, open: ['d1', 'r1'], marines: [{ ...green, life: 4, order: 'guard', weapons: ['shotgun'] }, ...others] }, 'knock imp-2 d18');
  expect(write(made)).toMatch(/^[\w.~-]+$/);
  expect(read(write(made))).toEqual(made);
});

it('refuses what is no position', () => {
  const good = write(blank());
  for (const text of ['', 'x', good.replace('green', 'grey'), good.replace('~1~1~', '~0~1~'), `${good}~imp-1.zz.0.0`, `${good}~troll-1.c18.0.0`, `${good}~imp-1.d18.0.0~imp-1.e18.0.0`]) expect(read(text)).toBeNull();
});

it('puts a figure on any free square, and a large one only where all of it has room', () => {
  const made = blank();
  const taken = made.marines.map(({ square }) => square);
  const free = roomFor(facts(made), 'imp-1');
  expect(free).toHaveLength(room.length - 3);
  expect(free.filter((square) => [...taken, 'f19'].includes(square))).toEqual([]);
  expect(roomFor(facts(made), 'mancubus-1').sort()).toEqual(['d17', 'd18', 'e17']);
  expect(questionsOf(facts(made), 'imp-1', 0)[0]?.answers?.singles).toContain(`knock imp-1 ${free[0]}`);
  expect(questionsOf(facts(made), null, 0)[0]?.answers?.singles).toEqual([]);
});

it('moves whoever stands, and takes invaders away', () => {
  const placed = put(blank(), 'knock imp-1 d18');
  expect([put(placed, 'door d1').open, put(put(placed, 'door d1'), 'door d1').open]).toEqual([['d1'], []]);
  expect(put(placed, 'knock imp-1 e18').invaders).toEqual([{ id: 'imp-1', square: 'e18', turned: false, wounds: 0 }]);
  expect(put(placed, 'knock red e18').marines.find(({ id }) => id === 'red')?.square).toBe('e18');
  expect([nextOf(placed, 'imp'), nextOf(drop(placed, 'imp-1'), 'imp')]).toEqual(['imp-2', 'imp-1']);
});

it('tells the server what is said, and no more', () => {
  const made = put({ ...blank(), areas: 3 }, 'knock imp-1 d18');
  expect(setUp(made)).toMatchObject({ areas: [{ id: 'a1' }, { id: 'a2' }], turn: 1, invaders: [{ id: 'imp-1', squares: ['d18'] }] });
});
