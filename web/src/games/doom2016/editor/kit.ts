/** DOOM (2016) in the editor of the page: a mission, its map, and all that waits on it. */
import { machineOf } from '../../../lib/makeTable.ts';
import type { EditorKit } from '../../contract/editor.ts';
import About from './About.svelte';
import Bench from './Bench.svelte';
import { MissionDesk } from './desk.svelte.ts';
import Parts from './Parts.svelte';

const SQUAD = 2;

const kit: EditorKit = {
  words: 'd16-edit',
  sections: [],
  fits: (entry) => Array.isArray(entry.tiles) && 'objective' in entry,
  blank: ({ sample }) => ({
    ...Object.fromEntries(Object.entries(sample.entry).filter(([field]) => ['origin', 'objective', 'threat', 'invasion', 'event_sets'].includes(field))),
    id: 'my_mission',
    number: 50,
    name: { en: 'My mission', ru: 'Моя миссия' },
    tiles: [{ id: '01', side: 'A', turn: 0, at: [0, 0] }],
    start: [0, 0],
  }),
  trial: (game, entry, side) => {
    const [invader, marine] = side === 'invader' ? [{ kind: 'me' } as const, machineOf(game)] : [machineOf(game), { kind: 'me' } as const];
    return { options: { mission: String(entry.id), marines: String(SQUAD) }, seats: [invader, ...Array.from({ length: SQUAD }, () => marine)] };
  },
  against: (_, t) => ({
    label: t('d16-page-your-side'),
    choices: [
      { value: 'marines', text: t('d16-page-squad') },
      { value: 'invader', text: t('d16-page-side', { side: 'invader' }) },
    ],
  }),
  desk: (draft) => new MissionDesk(draft),
  Parts,
  Bench,
  About,
};

export default kit;
