/** Inferno in the editor of the page: a scenario, its field, and who comes to it. */
import { machineOf } from '../../../lib/makeTable.ts';
import type { EditorKit } from '../../contract/editor.ts';
import About from './About.svelte';
import Bench from './Bench.svelte';
import { ScenarioDesk } from './desk.svelte.ts';
import Parts from './Parts.svelte';
import { CAMPAIGN, counted, scenarioOf, SEATS, used, writeField } from './scenario.ts';

const kit: EditorKit = {
  words: 'inf-edit',
  sections: ['neutrals', 'villains'],
  fits: (entry) => typeof entry.field === 'string' && Array.isArray(entry.modes),
  /** Two portals, and champions for whoever comes through them. */
  blank: ({ sample }) => {
    const bare = { id: 'my_field', name: { en: 'My field', ru: 'Моё поле' }, short: { en: 'A duel', ru: 'Дуэль' }, board: { en: 'Bare ground', ru: 'Голая земля' }, honour: 20, shrine: 2, modes: ['duel'], field: writeField(new Map()) };
    const kept = Object.fromEntries(Object.entries(sample.entry).filter(([field]) => ['origin', 'recommended'].includes(field)));
    const entered = used(used(scenarioOf({ ...kept, ...bare }), { kind: 'terrain', letter: '1' }, [-6, 0]), { kind: 'terrain', letter: '2' }, [6, 0]);
    return { ...counted(used(entered, { kind: 'terrain', letter: 's' }, [0, 0])) };
  },
  trial: (game, entry, draft) => {
    const mode = scenarioOf(entry).modes[0] ?? 'duel';
    const options: Record<string, string> = { scenario: String(entry.id), mode };
    if (mode !== 'teams' && !CAMPAIGN.includes(mode)) options.draft = draft;
    return { options, seats: Array.from({ length: SEATS[mode] ?? 2 }, (_, seat) => (seat === 0 ? { kind: 'me' } : machineOf(game))) };
  },
  against: (_, t) => ({ label: t('inf-setup-champions'), choices: ['no', 'yes'].map((draft) => ({ value: draft, text: t('inf-setup-draft', { draft }) })) }),
  desk: (draft) => new ScenarioDesk(draft),
  Parts,
  Bench,
  About,
};

export default kit;
