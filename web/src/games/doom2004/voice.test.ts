import { beforeAll, expect, it, vi } from 'vitest';
import type { Facts, Preview, Question } from '../../lib/types.ts';
import { loadLanguage, loadWords, say } from '../../lib/words.ts';
import './gallery/samples.ts'; // for the content
import { plain } from '../voice.ts';
import type { Deed } from './answers.ts';
import type { ForayFacts } from './facts.ts';
import { draftText } from './speech.ts';
import { aimName, voice } from './voice.ts';

vi.mock('../../table/frame.svelte.ts', () => ({ frameNow: vi.fn(() => 'wide') }));

beforeAll(async () => {
  await loadLanguage('en');
  await loadWords('doom2004');
});

it('asks by name which weapon goes along to the next scenario, and has a button for each', () => {
  const question: Question = { seat: 1, kind: 'keep', about: ['green'], due: true, rule: 'D04-VICT-01', answers: { count: 2, singles: ['keep shotgun', 'keep chaingun'], spans: [] } };
  const facts = { marines: [], invaders: [] } as unknown as Facts;
  expect(voice.ask(question, facts, say).title).toBe('Green: which weapon to take along?');
  expect(voice.buttons(question, facts, say, null)).toEqual([
    { action: 'keep shotgun', label: 'Take along: Shotgun' },
    { action: 'keep chaingun', label: 'Take along: Chaingun' },
  ]);
});

it('names the enemy that a guard may shoot at, and nobody behind a corner', () => {
  const figure = { type: 'archvile', turned: false, left: 3, most: 3, wounds: 0 };
  const guarding = (...shots: string[]): Question => ({ seat: 1, kind: 'interrupt', about: [], due: true, rule: 'D04-GUARD-05', answers: { count: shots.length + 1, singles: ['pass', ...shots], spans: [] } });
  const facts = (attack: unknown): Facts =>
    ({ marines: [{ id: 'green', seat: 1, square: 'h19' }], invaders: [{ ...figure, id: 'archvile-1', squares: ['f18'] }, { ...figure, id: 'imp-1', squares: ['r19'] }], active: { figure: 'archvile-1' }, attack }) as unknown as Facts;
  expect(voice.ask(guarding('attack chaingun r19'), facts(null), say).title).toBe('Green is on guard: shoot?');
  expect(voice.ask(guarding('attack chaingun f18'), facts(null), say).title).toBe('Arch-vile 1 is in sight. Green, shoot?');
  expect(voice.ask(guarding('attack chaingun f18'), facts({ attacker: 'archvile-1' }), say).title).toBe('Arch-vile 1 attacks. Green, shoot?');
});

it('asks a medic with the order to heal whom he heals, not whom he shoots', () => {
  const healing: Question = { seat: 3, kind: 'interrupt', about: ['zombie-1'], due: true, rule: 'D04-GUARD-05', answers: { count: 2, singles: ['pass', 'heal blue'], spans: [] } };
  const facts = { marines: [{ id: 'blue', seat: 3, square: 'h20' }], invaders: [], active: null, attack: null } as unknown as Facts;
  expect(voice.ask(healing, facts, say)).toMatchObject({ title: 'Blue: heal a wound now?', hint: 'Click the marine who is to be healed, or let it pass', rule: 'D04-HEAL-02' });
});

it('names whom a guard strikes in another turn, and says all around only of who sweeps', () => {
  const invaders = [{ id: 'imp-1', squares: ['d4'] }, { id: 'hell_knight-1', squares: ['f4', 'g4', 'f5', 'g5'] }];
  const facts = (active: string): Facts => ({ marines: [{ id: 'red', seat: 1, square: 'e4' }], invaders, doors: [], active: { figure: active } }) as unknown as Facts;
  const words = (action: string, seat: number, active: string): string => plain(voice.answer(action, facts(active), seat, say));
  expect(words('attack fist d4', 1, 'imp-1')).toBe('Attack: Imp 1 – Fist');
  expect(words('attack fist d4', 1, 'red')).toBe('Attack: Imp 1 – Fist');
  expect(words('strike e4', 0, 'red')).toBe('Attack Red');
  expect(words('strike f4', 0, 'hell_knight-1')).toBe('Attack everybody around');
});

it('names whom a blow-through goes on to, and the square where nobody stands', () => {
  const facts = { marines: [], invaders: [{ id: 'imp-1', squares: ['d1'] }], doors: [], barrels: [], attack: { attacker: 'red' } } as unknown as Facts;
  const words = (square: string): string => plain(voice.answer(`walk ${square} blue`, facts, 1, say));
  expect(words('d1')).toContain('Imp 1');
  expect(words('c2')).toContain('c2');
  const deed = (figure?: string): Deed => ({ verb: 'walk', moves: ['walk d1 blue'], squares: ['d1'], figure }) as unknown as Deed;
  expect(draftText(deed('imp-1'), facts as unknown as ForayFacts, say).title).toBe('On to Imp 1 for a blue die');
  expect(draftText(deed(), facts as unknown as ForayFacts, say).title).toBe('On to d1 for a blue die');
});

it('calls a door that a card is aimed at a door', () => {
  const facts = { marines: [], invaders: [], doors: [{ id: 'd1' }] } as unknown as Facts;
  expect(plain(aimName('d1', facts as unknown as ForayFacts, say))).toBe('Door D1');
});

it('offers a guard to pass once before it offers to pass until his turn', () => {
  const question: Question = { seat: 1, kind: 'interrupt', about: [], due: true, rule: 'D04-GUARD-05', answers: { count: 2, singles: ['pass', 'attack pistol d4'], spans: [] } };
  const facts = { marines: [{ id: 'red', seat: 1, square: 'e4' }], invaders: [], doors: [], active: null } as unknown as Facts;
  expect(voice.buttons(question, facts, say, null).map(({ action, label }) => [action, label])).toEqual([
    ['pass', 'Not now'],
    ['pass', 'Pass until my turn'],
  ]);
});

it('opens a door to the unknown, and lets somebody leave, only when that is confirmed', () => {
  const door = { kind: 'normal', closed: true, explored: false };
  const facts = { marines: [], invaders: [], doors: [{ ...door, id: 'd1' }, { ...door, id: 'd2', explored: true }] } as unknown as Facts;
  const sure = ['door d1', 'door d2', 'leave'].map((action) => voice.warn?.(action, facts, say, null)?.sure);
  expect(sure).toEqual(['What lies behind a door cannot be taken back', undefined, 'He does not come back']);
});

it('warns of a spawn for nothing, wherever it is offered', () => {
  const facts = { marines: [], invaders: [], doors: [] } as unknown as Facts;
  const spawn = { type: null, allowed: [], denied: [{ square: 'a1', reason: 'seen', marines: ['red'] }], lost: [{ action: 'spawn two_zombies group-1', types: ['zombie'], placed: 0 }] };
  const preview = { spawn, rerolls: [] } as unknown as Preview;
  expect(voice.warn?.('spawn two_zombies group-1', facts, say, preview)?.label).toBe('Spawn for nothing');
  expect(voice.warn?.('spawn two_zombies group-2', facts, say, preview)).toBeUndefined();
  expect(voice.warn?.('spawn two_zombies group-1', facts, say, null)).toBeUndefined();
});

it('says of a part of the turn in which nothing is left that the page goes on', () => {
  const facts = { marines: [], invaders: [], doors: [], active: null } as unknown as Facts;
  const asked = (kind: string, ...singles: string[]): string[] => {
    const { title, hint } = voice.ask({ seat: 0, kind, about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }, facts, say);
    return [title, hint];
  };
  expect(asked('prepare', 'pass')).toEqual(['Nothing is left to play', 'Nothing can be done: the page goes on by itself']);
  expect(asked('activate', 'end')).toEqual(['All invaders have acted', 'Nothing can be done: the page goes on by itself']);
  expect(asked('activate', 'end', 'activate imp-1')[1]).not.toContain('by itself');
});

it('tells an invader on the square of a friend to go on, since it cannot stop there', () => {
  const facts = { marines: [], invaders: [], barrels: [], active: { figure: 'imp-1', points: 3, attacks: 1 } } as unknown as Facts;
  const title = (...singles: string[]): string => voice.ask({ seat: 0, kind: 'invader', about: ['imp-1'], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }, facts, say).title;
  expect(title('step n', 'end')).toBe('Imp 1: go or end the activation');
  expect(title('step n')).toBe('Imp 1: go on, it cannot stop here');
});

it('names the order that a marine in readiness may still give', () => {
  const facts = { marines: [], invaders: [], barrels: [], active: { figure: 'red', points: 0, attacks: 0 } } as unknown as Facts;
  const asked = (...singles: string[]): string[] => {
    const { title, hint } = voice.ask({ seat: 1, kind: 'act', about: ['red'], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }, facts, say);
    return [title, hint];
  };
  expect(asked('step n', 'order guard red', 'end')[0]).toBe('Red: go, give an order or end the turn');
  expect(asked('step n', 'end')[0]).toBe('Red: go or end the turn');
  expect(asked('order guard red', 'end')).toEqual(['Red: give an order or end the turn', 'no steps and no attacks left; an order is left']);
});

it('tells whoever sweeps that it may attack, though the answer names its own square', () => {
  const question: Question = { seat: 0, kind: 'invader', about: ['hell_knight-1'], due: true, rule: 'D04-ACT-03', answers: { count: 2, singles: ['strike c3', 'end'], spans: [] } };
  const facts = { marines: [], barrels: [], invaders: [{ id: 'hell_knight-1', type: 'hell_knight', squares: ['c3', 'd3', 'c4', 'd4'] }], active: { figure: 'hell_knight-1', points: 0, attacks: 1 } } as unknown as Facts;
  expect(voice.ask(question, facts, say).title).toBe('Hell Knight 1: attack or end the activation');
});

it('names in an answer whom an attack means and what is done to a door, not a square and a number', () => {
  const figure = { type: 'imp', turned: false, left: 1, most: 1, wounds: 0 };
  const facts = { marines: [{ id: 'red', seat: 2, square: 'n14' }], invaders: [{ ...figure, id: 'imp-1', squares: ['r19'] }], active: { figure: 'imp-1' }, doors: [{ id: 'd1', closed: true }, { id: 'd2', closed: false }] } as unknown as Facts;
  const worded = (action: string): string => plain(voice.answer(action, facts, 0, say));
  expect(worded('strike n14')).toBe('Attack Red');
  expect(worded('strike n15')).toBe('Attack n15');
  expect(worded('attack pistol r19')).toBe('Attack: everybody around – Pistol');
  expect(worded('attack pistol n14 aimed')).toBe('Aimed attack: Red – Pistol');
  expect(['door d1', 'door d2'].map(worded)).toEqual(['Open door D1', 'Shut door D2']);
});

it('places a figure of a position by hand, and knocks one away in an attack', () => {
  const deed = { verb: 'knock', figure: 'imp-1', squares: ['e16'], moves: ['knock imp-1 e16'] } as unknown as Deed;
  const facts = (attack: unknown): ForayFacts => ({ marines: [], invaders: [], doors: [], attack }) as unknown as ForayFacts;
  expect(draftText(deed, facts(null), say).verb).toBe('Place');
  expect(draftText(deed, facts({ attacker: 'red' }), say).verb).toBe('Push');
});
