import { beforeAll, expect, it } from 'vitest';
import { loadLanguage, loadWords, say } from '../../lib/words.ts';
import type { Facts, Told } from '../../lib/types.ts';
import './gallery/samples.ts'; // for the content
import { foray } from './facts.ts';
import type { Show } from './board/shows.ts';
import { scenes } from './scenes.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await loadWords('doom2004');
});

const die = (colour: string, range: number, damage: number) => ({ colour, range, damage, ammo: false, miss: false });
const facts = { marines: [{ id: 'green', seat: 1, square: 'e19', life: 9, most_life: 9 }], invaders: [{ id: 'imp-1', type: 'imp', squares: ['f19'], turned: false, left: 1, most: 1, wounds: 0 }], areas: [], doors: [], active: null, attack: null } as unknown as Facts;

it('shows the damage and range that the server tells, with what cards and skills add to the dice', () => {
  const dice = [die('yellow', 1, 2), die('green', 1, 1)];
  const events = [
    { kind: 'attack', attacker: 'imp-1', square: 'e19', range: 1, aimed: 0 },
    { kind: 'rolled', attacker: 'imp-1', dice },
    { kind: 'judged', attacker: 'imp-1', success: 1, miss: 0, reach: 4, range: 1 },
    { kind: 'damage', attacker: 'imp-1', square: 'e19', damage: 5 },
    { kind: 'attack_over', attacker: 'imp-1' },
  ];
  const shown = scenes({ events, lines: [] } as unknown as Told, facts, facts);
  const rolled = shown.filter(({ facts: now }) => now && foray(now).attack?.dice.length);
  expect(rolled.map(({ facts: now }) => foray(now as Facts).attack)).toMatchObject(rolled.map(() => ({ reach: 4, damage: 5 })));
  expect(rolled.map(({ strip }) => strip?.sum?.(say))).toEqual(rolled.map(() => 'Damage 5'));
  expect(rolled.length).toBeGreaterThan(0);
});

it('tells an attack that goes on because a guard has passed as the deed of who attacks', () => {
  const attack = { attacker: 'imp-1', weapon: null, square: 'e19', area: ['e19'], range: 1, aimed: false, dice: [], targets: [] };
  const before = { ...facts, attack } as unknown as Facts;
  const events = [
    { kind: 'rolled', attacker: 'imp-1', dice: [die('yellow', 1, 2)] },
    { kind: 'judged', attacker: 'imp-1', success: 1, miss: 0, reach: 1, range: 1 },
    { kind: 'damage', attacker: 'imp-1', square: 'e19', damage: 2 },
  ];
  const shown = scenes({ events, lines: [] } as unknown as Told, before, facts);
  expect(shown.map(({ seat }) => seat)).toEqual(shown.map(() => 0));
  expect(shown.length).toBeGreaterThan(0);
});

it('shows at the shooter that ammo is spent, before the plate counts it', () => {
  const armed = { ...facts, marines: [{ ...foray(facts).marines[0], ammo: { bullets: 2 } }] } as unknown as Facts;
  const events = [
    { kind: 'attack', attacker: 'green', square: 'f19', range: 1, aimed: 0 },
    { kind: 'rolled', attacker: 'green', dice: [{ ...die('yellow', 1, 2), ammo: true }] },
    { kind: 'ammo_spent', figure: 'green', ammo: 'bullets', left: 1 },
    { kind: 'judged', attacker: 'green', success: 1, miss: 0, reach: 4, range: 1 },
  ];
  const shown = scenes({ events, lines: [] } as unknown as Told, armed, armed);
  const spent = shown.findIndex(({ show }) => (show as Show).type === 'spend');
  expect(shown[spent]?.show).toEqual({ type: 'spend', figure: 'green', ammo: 'bullets', left: 1 });
  const bullets = shown.slice(spent).map(({ facts: now }) => foray(now as Facts).marines[0]?.ammo.bullets);
  expect(bullets).toEqual([2, ...bullets.slice(1).map(() => 1)]);
  expect(bullets.length).toBeGreaterThan(1);
});
