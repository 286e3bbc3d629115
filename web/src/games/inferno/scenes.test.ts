import { describe, expect, it } from 'vitest';
import type { Facts, LogEntry, Told } from '../../lib/types.ts';
import type { ContestFacts } from './facts.ts';
import { retold, scenes } from './scenes.ts';

const champion = { exhausted: false, damage: 0, souls: 0, order: 2, strength: 5, defence: 7, speed: 3, keywords: [], constructs: [], quests: [], parts: [] };
const player = (seat: number): object => ({ seat, side: seat, colour: seat ? 'yellow' : 'blue', runes: 0, construct_runes: 0, power: 3, hand: seat ? null : ['mystic'], hand_size: seat ? 5 : 1, played: [] });
const facts = {
  players: [player(0), player(1)],
  sides: [
    { side: 0, seats: [0], honour: 0, beacons: [], shrines: [] },
    { side: 1, seats: [1], honour: 2, beacons: ['d1'], shrines: [] },
  ],
  champions: [
    { ...champion, id: 'rakar', kind: 'rakar', owner: 0, cells: ['g7'] },
    { ...champion, id: 'virak', kind: 'virak', owner: 1, cells: ['i7'] },
  ],
  row: ['mystic', 'wind_sash', null, null, null, null],
  treasures: ['h7'],
  webs: [],
  attack: null,
  turn: 0,
} as unknown as ContestFacts;

function told(...events: object[]): Told {
  return { events, lines: [] } as unknown as Told;
}

const shown = (...events: object[]): ReturnType<typeof scenes> => scenes(told(...events), facts as unknown as Facts, facts as unknown as Facts);
const last = (list: ReturnType<typeof scenes>): ContestFacts => list.at(-1)?.facts as unknown as ContestFacts;

describe('scenes', () => {
  it('walk cell by cell, each with its mark and the events that it covers', () => {
    const steps = shown({ kind: 'moved', piece: 'rakar', cell: 'h7' }, { kind: 'moved', piece: 'rakar', cell: 'h6' });
    expect(steps.map(({ show, upTo }) => [show, upTo])).toEqual([
      [{ type: 'walk', champion: 'rakar', path: [['g7'], ['h7']] }, 1],
      [{ type: 'walk', champion: 'rakar', path: [['h7'], ['h6']] }, 2],
    ]);
    expect(steps[1]?.marks).toEqual([{ kind: 'moved', places: ['h6'], from: ['h7'], seat: 0, by: 0 }]);
  });

  it('tell an attack with its damage, and who falls is off the field afterwards', () => {
    const steps = shown(
      { kind: 'attack', piece: 'rakar', how: 'ranged', targets: ['virak'] },
      { kind: 'damage', piece: 'virak', number: 8, total: 8 },
      { kind: 'defeated', piece: 'virak', by: 0 },
      { kind: 'honour', side: 0, number: 2, total: 2 },
    );
    expect(steps.map(({ kind }) => kind)).toEqual(['attack', 'damage', 'defeat', 'honour']);
    expect(steps[2]?.marks).toEqual([{ kind: 'removed', places: ['i7'], seat: 1, by: 0 }]);
    expect(last(steps).champions.find(({ id }) => id === 'virak')?.cells).toEqual([]);
    expect(last(steps).sides.map(({ honour }) => honour)).toEqual([2, 2]);
  });

  it('leave a champion exhausted after its order, but never a villain', () => {
    const champions = [...facts.champions, { ...facts.champions[0], id: 'widow', owner: 5 }];
    const steps = scenes(told({ kind: 'order_over', piece: 'rakar' }, { kind: 'order_over', piece: 'widow' }, { kind: 'honour', side: 1, number: 1, total: 3 }), { ...facts, champions } as unknown as Facts, facts as unknown as Facts);
    expect(last(steps).champions.flatMap(({ id, exhausted }) => (exhausted ? [id] : []))).toEqual(['rakar']);
  });

  it('keep champions in their order, so that none changes its number or its place in a list', () => {
    const twin = { ...champion, kind: 'rakar', owner: 0, cells: ['a7'] };
    const before = { ...facts, champions: [{ ...twin, id: 'rakar-1' }, { ...twin, id: 'rakar-3' }] };
    const after = { ...facts, champions: [{ ...twin, id: 'rakar-1' }, { ...twin, id: 'rakar-2' }, { ...twin, id: 'rakar-3' }] };
    const steps = scenes(told({ kind: 'moved', piece: 'rakar-1', cell: 'b7' }, { kind: 'entered', piece: 'rakar-2', cell: 'a7' }, { kind: 'order_over', piece: 'rakar-1' }, { kind: 'honour', side: 1, number: 1, total: 3 }), before as unknown as Facts, after as unknown as Facts);
    expect(last(steps).champions.map(({ id }) => id)).toEqual(['rakar-1', 'rakar-2', 'rakar-3']);
  });

  it('show a card that is played before what it brings', () => {
    const steps = shown({ kind: 'played', seat: 0, card: 'mystic', piece: null }, { kind: 'runes', seat: 0, number: 2 }, { kind: 'beacon', seat: 0, cell: 'd1' });
    expect(steps[0]?.show).toEqual({ type: 'card', card: 'mystic', deed: 'played' });
    expect(last(steps).players[0]).toMatchObject({ hand: [], hand_size: 0, played: ['mystic'], runes: 2 });
    expect(last(steps).sides.map(({ beacons }) => beacons)).toEqual([['d1'], []]);
  });

  it('take a scheme that is revealed out of the deck, so that there are never more of them', () => {
    const campaign = { threat: 0, revealed: [], schemes_left: 32 };
    const steps = scenes(told({ kind: 'scheme', scheme: 'surge' }, { kind: 'honour', side: 1, number: 2, total: 4 }), { ...facts, campaign } as unknown as Facts, facts as unknown as Facts);
    expect(last(steps).campaign).toEqual({ threat: 0, revealed: ['surge'], schemes_left: 31 });
  });

  it('take the bought card out of the row until another is revealed', () => {
    const steps = shown({ kind: 'acquired', seat: 0, card: 'wind_sash' }, { kind: 'revealed', slot: 'row-2', card: 'bark_plate' }, { kind: 'collected', seat: 0, cell: 'h7' });
    expect((steps[0]?.facts as unknown as ContestFacts).row.slice(0, 2)).toEqual(['mystic', null]);
    expect(last(steps).row.slice(0, 2)).toEqual(['mystic', 'bark_plate']);
  });

  it('take a drafted champion away and put the next one there, pick by pick', () => {
    const drafting = { ...facts, draft: { offer: ['emma', 'jirra'], order: [1, 0, 1], taken: [], sets: null } } as unknown as Facts;
    const pick = (seat: number, champion: string, next: string): object[] => [{ kind: 'drafted', seat, champion }, { kind: 'offered', champion: next }];
    const steps = scenes(told(...pick(1, 'emma', 'sadranis'), ...pick(0, 'jirra', 'virak')), drafting, drafting);
    const drafts = steps.map((step) => (step.facts as unknown as ContestFacts).draft);
    expect(drafts.map((draft) => [draft?.offer, draft?.order, draft?.taken])).toEqual([
      [['emma', 'jirra'], [1, 0, 1], []],
      [['jirra', 'sadranis'], [0, 1], ['emma']],
    ]);
  });

  it('move all cells of a large champion', () => {
    const large = { ...facts, champions: [{ ...champion, id: 'titan', kind: 'titan', owner: 0, cells: ['g7', 'h7', 'g8'] }] } as unknown as Facts;
    const [step] = scenes(told({ kind: 'moved', piece: 'titan', cell: 'g6' }), large, large);
    expect(step?.show).toEqual({ type: 'walk', champion: 'titan', path: [['g7', 'h7', 'g8'], ['g6', 'h6', 'g7']] });
  });

  it('retold from a log, mark where those stand who came and went meanwhile', () => {
    const log = [told({ kind: 'entered', piece: 'rakar', cell: 'a7' }), told({ kind: 'moved', piece: 'rakar', cell: 'b7' }, { kind: 'moved', piece: 'virak', cell: 'h7' })] as unknown as LogEntry[];
    const marks = retold(log, facts as unknown as Facts).map((list) => list.flatMap((scene) => scene.marks ?? []));
    expect(marks[0]).toEqual([{ kind: 'new', places: ['a7'], seat: 0, by: 0 }]);
    expect(marks[1]).toEqual([
      { kind: 'moved', places: ['b7'], from: ['a7'], seat: 0, by: 0 },
      { kind: 'moved', places: ['h7'], from: ['i7'], seat: 1, by: 1 },
    ]);
  });
});
