/** DOOM (2004) in the editor of the page: a scenario, its base, and all that waits in the dark. */
import { machineOf } from '../../../lib/makeTable.ts';
import type { EditorKit } from '../../contract/editor.ts';
import About from './About.svelte';
import Bench from './Bench.svelte';
import { ScenarioDesk } from './desk.svelte.ts';
import Parts from './Parts.svelte';

const SQUAD = 2;

const kit: EditorKit = {
  words: 'd04-edit',
  sections: ['doors', 'pieces', 'areas', 'encounters', 'specials', 'variants'],
  fits: (entry) => Array.isArray(entry.pieces) && Array.isArray(entry.areas),
  /** A room with a door out of it: the smallest that can be won. */
  blank: ({ sample }) => ({
    ...Object.fromEntries(Object.entries(sample.entry).filter(([field]) => ['origin', 'endings'].includes(field))),
    id: 'my_base',
    number: 10,
    name: { en: 'My base', ru: 'Моя база' },
    size: [12, 8],
    frags: 3,
    marine_starts: [[1, 1], [1, 3], [1, 5]],
    goal: { kind: 'all_leave', door: 'd1' },
    goals: { marines: { en: 'leave through the door', ru: 'уйти через дверь' }, invader: { en: '3 frag points first', ru: 'первым набрать 3 фрага' } },
    briefing: { en: 'One room, one door.', ru: 'Одна комната, одна дверь.' },
    doors: [{ id: 'd1', kind: 'normal', lies: 'vertical', at: [6, 1], joins: ['start'] }],
    pieces: [{ piece: 'room_5x5', turn: 0, at: [1, 1], area: 'start' }],
    areas: [{ id: 'start', name: { en: 'Start', ru: 'Начало' }, text: { en: 'You wake up here.', ru: 'Здесь вы приходите в себя.' } }],
  }),
  trial: (game, entry, side) => {
    const [invader, marine] = side === 'invader' ? [{ kind: 'me' } as const, machineOf(game)] : [machineOf(game), { kind: 'me' } as const];
    return { options: { scenario: String(entry.id), marines: String(SQUAD) }, seats: [invader, ...Array.from({ length: SQUAD }, () => marine)] };
  },
  against: (_, t) => ({
    label: t('d04-setup-side'),
    choices: [
      { value: 'marines', text: t('d04-side-marines') },
      { value: 'invader', text: t('d04-side-invader') },
    ],
  }),
  desk: (draft) => new ScenarioDesk(draft),
  Parts,
  Bench,
  About,
};

export default kit;
