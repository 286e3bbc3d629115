/** Neuroshima Hex in the editor of the page: an army and its tiles. */
import { machineOf } from '../../../lib/makeTable.ts';
import { pick } from '../../../lib/words.ts';
import type { EditorKit } from '../../contract/editor.ts';
import type { ArmyEntry } from '../tiles.ts';
import About from './About.svelte';
import { blankArmy } from './army.ts';
import Bench from './Bench.svelte';
import { ArmyDesk } from './desk.svelte.ts';
import Parts from './Parts.svelte';

const kit: EditorKit = {
  words: 'nh-edit',
  sections: ['tiles'],
  fits: (entry) => Array.isArray(entry.tiles) && 'profile' in entry,
  blank: () => blankArmy({ army: ['My army', 'Моя армия'], hq: ['HQ', 'Командный центр'], unit: ['Unit', 'Подразделение'] }),
  trial: (game, entry, against) => ({ options: { armies: `${String(entry.id)},${against}` }, seats: [{ kind: 'me' }, machineOf(game)] }),
  against: (game, t) => ({
    label: t('nh-edit-against'),
    choices: ((game.content.armies ?? []) as ArmyEntry[]).map((army) => ({ value: army.id, text: pick(army.name) })),
  }),
  desk: (draft) => new ArmyDesk(draft),
  Parts,
  Bench,
  About,
};

export default kit;
