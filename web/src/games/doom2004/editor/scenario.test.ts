import { expect, test } from 'vitest';
import { layOut, type Laid } from '../../shared/editor/map/laying.ts';
import { cellsOf, doorSpots, doorSwitched, edgesOf, flip, layPiece, piecesLeft, refOf, refsAt, scenarioOf, settled, shifted, used, withArea, without, withoutArea, type Box, type PiecePart, type Ref, type Scenario } from './scenario.ts';

const hall: PiecePart = { id: 'hall', copies: 2, openings: [{ side: 'west', first: 0 }, { side: 'east', first: 0 }], shape: ['###', '###'] };
const nook: PiecePart = { id: 'nook', copies: 1, openings: [{ side: 'south', first: 1 }], shape: ['.##', '##.'] };
const box: Box = {
  pieces: new Map([['hall', hall], ['nook', nook]]),
  props: new Map([['obstacle_1x2', { id: 'obstacle_1x2', copies: 1, cells: 2 }]]),
  baseOf: (type) => (type === 'knight' ? [2, 2] : [1, 1]),
};
const text = { en: 'x', ru: 'x' };
const base = (change: Partial<Scenario> = {}): Scenario =>
  scenarioOf({
    id: 's',
    size: [8, 4],
    marine_starts: [[0, 0], [1, 0], [2, 0]],
    pieces: [{ piece: 'hall', turn: 0, at: [0, 0], area: 'start' }, { piece: 'hall', turn: 0, at: [3, 0], area: 'a1' }],
    areas: [{ id: 'start', name: text, text }, { id: 'a1', name: text, text }],
    ...change,
  });
const laid = (scenario: Scenario): Laid[] => scenario.pieces.map((piece) => layPiece(box, piece));
const squares = (scenario: Scenario, ref: Ref): unknown[] => cellsOf(scenario, ref, laid(scenario), box).map(flip);

test('a piece is named by its north-western square and turns clockwise, as files count', () => {
  expect(squares(base(), { list: 'pieces', at: 1 })).toEqual(expect.arrayContaining([[3, 0], [5, 1]]));
  const turned = base({ pieces: [{ piece: 'nook', turn: 90, at: [4, 1], area: 'start' }] });
  // .##   #.
  // ##. → ##
  //       .#
  expect(squares(turned, { list: 'pieces', at: 0 }).sort()).toEqual([[4, 1], [4, 2], [5, 2], [5, 3]]);
  expect([...(laid(turned)[0] as Laid).openings].sort()).toEqual(['4,-2 W', '5,-3 W']);
  expect(piecesLeft(base(), hall)).toBe(0);
});

test('doors can be where two areas meet and where one leads out, and join what lies beside them', () => {
  const now = base();
  const spots = doorSpots(now, laid(now), layOut(laid(now)));
  expect(spots.map(({ edges }) => edges.length)).toEqual([2, 2, 2]);
  const between = spots.find(({ edges }) => edges.flat().some(([x]) => x === 2)) as (typeof spots)[number];
  const { scenario } = settled(doorSwitched(now, between, 'red'), box, layOut, null);
  expect(scenario.doors).toEqual([{ id: 'r1', kind: 'red', lies: 'vertical', at: [3, 0], joins: ['start', 'a1'] }]);
  const there = doorSpots(scenario, laid(scenario), layOut(laid(scenario)));
  expect(there.map(({ door }) => door)).toEqual([0, -1, -1]);
  expect(doorSwitched(scenario, there[0]!, 'normal').doors[0]?.kind).toBe('normal');
  expect(doorSwitched(scenario, there[0]!, 'red').doors).toEqual([]);
  const out = settled(doorSwitched(now, spots.find(({ edges }) => edges.flat().some(([x]) => x === -1))!, 'normal'), box, layOut, null);
  expect(out.scenario.doors[0]).toMatchObject({ at: [0, 0], joins: ['start'] });
});

test('a door that lies flat has its western end for its place', () => {
  expect(edgesOf({ lies: 'horizontal', at: [4, 2] })).toEqual([[[4, -1], [4, -2]], [[5, -1], [5, -2]]]);
});

test('what is put belongs to the area of its square, and a second click takes it away', () => {
  const armed = used(base(), { kind: 'equipment', token: 'shotgun' }, flip([4, 1]), 1, box);
  expect(armed.areas[1]?.equipment).toEqual([{ token: 'shotgun', at: [4, 1] }]);
  expect(used(armed, { kind: 'equipment', token: 'shotgun' }, flip([4, 1]), 1, box).areas[1]?.equipment).toEqual([]);
  expect(used(base(), { kind: 'equipment', token: 'shotgun' }, flip([9, 9]), -1, box)).toEqual(base());
  const crates = used(base(), { kind: 'props', prop: 'obstacle_1x2', upright: true }, flip([4, 0]), 1, box);
  expect(crates.areas[1]?.props).toEqual([{ prop: 'obstacle_1x2', cells: [[4, 0], [4, 1]] }]);
  expect(used(base(), { kind: 'starts' }, flip([0, 1]), 0, box).marine_starts).toEqual([[1, 0], [2, 0], [0, 1]]);
});

test('what is moved over a border goes to the other area, and stays selected', () => {
  const there = used(base(), { kind: 'invaders', type: 'knight' }, flip([1, 0]), 0, box);
  const { scenario, ref } = settled(shifted(there, { list: 'invaders', area: 0, at: 0 }, [2, 0]), box, layOut, { list: 'invaders', area: 0, at: 0 });
  expect(scenario.areas.map(({ invaders }) => invaders?.length)).toEqual([0, 1]);
  expect(ref).toEqual({ list: 'invaders', area: 1, at: 0 });
  expect(refsAt(scenario, flip([4, 1]), laid(scenario), box)[0]).toEqual(ref);
});

test('a piece north or west of the frame moves everything else, so that the frame begins at nothing', () => {
  const far = base({ pieces: [...base().pieces, { piece: 'nook', turn: 0, at: [-2, -3], area: 'start' }], variants: [{ id: 'v', area: 'a1', equipment: [{ token: 'cells', at: [3, 0] }] }] });
  const { scenario, by } = settled(far, box, layOut, null);
  expect(by).toEqual([2, 3]);
  expect(scenario.pieces.map(({ at }) => at)).toEqual([[2, 3], [5, 3], [0, 0]]);
  expect(scenario.marine_starts[0]).toEqual([2, 3]);
  expect(scenario.variants?.[0]?.equipment?.[0]?.at).toEqual([5, 3]);
  expect(scenario.size).toEqual([8, 5]);
});

test('areas come and go with what is in them; marines start somewhere always', () => {
  const more = withArea(base(), text);
  expect(more.areas.map(({ id }) => id)).toEqual(['start', 'a1', 'a2']);
  const less = withoutArea(base(), 'a1');
  expect([less.areas.length, less.pieces.length]).toEqual([1, 1]);
  expect(without(base(), { list: 'marine_starts', at: 0 })).toEqual(base());
});

test('a fault points at something on the map', () => {
  expect(refOf('areas[1].props[2].cells')).toEqual({ list: 'props', area: 1, at: 2 });
  expect(refOf('pieces[3].at')).toEqual({ list: 'pieces', at: 3 });
  expect(refOf('goal.door')).toBeNull();
});
