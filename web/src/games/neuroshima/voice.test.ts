import { beforeAll, expect, test } from 'vitest';
import type { Facts, GameEvent, LogLine, Phrase, Question, VocabularyInfo } from '../../lib/types.ts';
import { loadLanguage, loadWords, say } from '../../lib/words.ts';
import { wordLines } from '../lines.ts';
import vocabularies from '../vocabularies.json';
import { plain } from '../voice.ts';
import { demo } from './gallery/demo.ts';
import './gallery/samples.ts'; // for the content
import { pointsOf } from './facts.ts';
import { vocabulary } from './notation.ts';
import { phaseLines, phases } from './phases.ts';
import { voice } from './voice.ts';

vocabulary.learn(vocabularies.neuroshima.vocabulary as VocabularyInfo);

const question: Question = {
  seat: 0,
  kind: 'act',
  about: [],
  due: true,
  rule: 'NH-TURN-03',
  answers: { count: 8, singles: ['end', 'discard scout'], spans: [{ form: 'place scout {x} r{y}', x: ['a1', 'a2'], y: [0, 1, 2] }] },
};
const battle: GameEvent[] = [
  { kind: 'battle_began', cause: 'tile' },
  { kind: 'phase', phase: 3 },
  { kind: 'acted', cell: 'c3' },
  { kind: 'hit', source: 'c3', target: 'b3', damage: 1 },
  { kind: 'hq_damaged', seat: 0, damage: 1, left: 18 },
  { kind: 'phase', phase: 2 },
  { kind: 'hit', source: 'a2', target: 'b2', damage: 1 },
  { kind: 'destroyed', cell: 'b2', seat: 0, tile: 'outpost_mobile_armour' },
  { kind: 'phase', phase: 1 },
  { kind: 'battle_ended' },
];

const at = (tile: string, cell: string): Phrase => ({ type: 'phrase', id: 'name-tile-at', args: { tile: { type: 'name', kind: 'tile', id: tile }, cell }, cells: [cell] });
const [killer, hq, guard, armour] = [at('moloch_hunter_killer', 'c3'), at('outpost_hq', 'b3'), at('moloch_armoured_guard', 'a2'), at('outpost_mobile_armour', 'b2')];
/** The same battle, as the server tells it in lines. */
const lines: LogLine[] = [
  { id: 'event-battle_began-tile', kind: 'heading' },
  { id: 'event-phase', args: { phase: 3 }, kind: 'heading', topic: 'phase' },
  { id: 'event-acted', args: { tiles: [killer] }, seat: 1, kind: 'detail' },
  { id: 'event-hit', args: { source: killer, target: hq, damage: 1 }, seat: 1, kind: 'detail' },
  { id: 'event-hq_damaged', args: { seat: { type: 'name', kind: 'army', id: 'outpost' }, damage: 1, left: 18 }, seat: 0, kind: 'detail' },
  { id: 'event-phase', args: { phase: 2 }, kind: 'heading', topic: 'phase' },
  { id: 'event-hit', args: { source: guard, target: armour, damage: 1 }, seat: 1, kind: 'detail' },
  { id: 'event-destroyed', args: { tile: armour }, seat: 0, kind: 'detail' },
  { id: 'event-battle_ended' },
];

beforeAll(async () => {
  await loadLanguage('en');
  await loadWords('neuroshima');
});

test('what is asked is worded, and ending the turn has a button', () => {
  expect(voice.ask(question, demo, say)).toMatchObject({ title: 'Your hand is empty: end the turn', rule: 'NH-TURN-03' });
  const done = { ...question, answers: { count: 1, singles: ['end'], spans: [] } };
  expect(voice.ask(done, demo, say)).toMatchObject({ hint: 'There is nothing more to do.' });
  expect(voice.ending(question, say)).toEqual({ action: 'end', label: 'End the turn' });
  expect(voice.buttons(question, demo, say)).toEqual([]);
});

test('a tile can be thrown away that is chosen, and one that is alone in the hand without being chosen', () => {
  const held = (...hand: string[]): Facts => ({ ...demo, seats: demo.seats.map((one, at) => (at === 0 ? { ...one, hand } : one)) });
  const away = (facts: Facts, chosen?: string): string[] => voice.buttons(question, facts, say, chosen).map(({ action }) => action);
  expect(away(held('outpost_scout'))).toEqual(['discard scout']);
  expect(away(held('outpost_scout', 'outpost_battle'))).toEqual([]);
  expect(away(held('outpost_scout', 'outpost_battle'), 'outpost_scout#0')).toEqual(['discard scout']);
});

test('answers in battle are buttons in words', () => {
  const explode = { ...question, kind: 'explode', about: ['c3'], answers: { count: 2, singles: ['explode c3', 'fight c3'], spans: [] } };
  expect(voice.buttons(explode, demo, say).map((choice) => plain(choice.label))).toEqual([
    'Hunter-Killer (c3) explodes',
    'Hunter-Killer (c3) attacks as usual',
  ]);
});

test('whoever waits is told what the other does, and not what to do', () => {
  const other = (kind: string): string => voice.ask({ ...question, kind, answers: undefined }, demo, say).title;
  expect(['headquarters', 'discard', 'act'].map(other)).toEqual(['Sets up the HQ', 'Discards a tile', 'Plays tiles or ends the turn']);
});

test('the log tells who did what where', () => {
  const told = wordLines(lines, voice.name, say);
  expect(told.map((line) => plain(line.text))).toEqual([
    'Battle!',
    'Phase 3',
    'Acting: Hunter-Killer (c3)',
    'Hunter-Killer (c3) hits HQ (b3) for 1',
    'The HQ of Outpost loses 1, 18 left',
    'Phase 2',
    'Armoured Guard (a2) hits Mobile Armour (b2) for 1',
    'Mobile Armour (b2) is destroyed',
    'The battle is over',
  ]);
  expect(told[3]).toMatchObject({ seat: 1, kind: 'detail', cells: ['c3', 'b3'] });
});

test('the preview sums up each phase', () => {
  const told = phases(battle, demo, say);
  expect(told.map((one) => [one.phase, one.title, one.detail, one.lost])).toEqual([
    [3, '1 attack', 'HQ Outpost −1', []],
    [2, '1 attack', '1 tile leaves', [{ seat: 0, count: 1 }]],
    [1, 'no attacks', '', []],
  ]);
  expect(pointsOf(demo)).toEqual([19, 16]);
});

test('one phase of a battle names tiles as they stand then', () => {
  expect(phaseLines(lines, 2, say).map((line) => plain(line.text))).toEqual([
    'Armoured Guard (a2) hits Mobile Armour (b2) for 1',
    'Mobile Armour (b2) is destroyed',
  ]);
});

test('the headline knows setting up, turns and the end', () => {
  expect(voice.headline(demo, say)).toBe('Duel · turn 9');
  expect(voice.headline({ ...demo, turn: 0 } as Facts, say)).toBe('Duel · setting up');
  expect(voice.headline({ ...demo, stage: 'last_battle' } as Facts, say)).toBe('Duel · last battle');
});
