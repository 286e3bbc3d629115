import { beforeAll, expect, it } from 'vitest';
import type { Facts, Question } from '../../lib/types.ts';
import { loadLanguage, loadWords, say } from '../../lib/words.ts';
import './gallery/samples.ts'; // for the content
import { voice } from './voice.ts';

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
