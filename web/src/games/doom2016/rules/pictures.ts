/** Small pictures beside the rules. */
import type { RulePicture } from '../../contract/rules.ts';
import Dice from './Dice.svelte';
import Figures from './Figures.svelte';
import Tokens from './Tokens.svelte';

const imp = { art: 'imp', side: 'demon', size: 64, health: 3 };

const pictures: RulePicture[] = [
  { rule: 'D16-COMP-03', Picture: Dice, props: { dice: [['red', 1], ['red', 2], ['red', 3], ['black', 1], ['black', 2], ['black', 3]] } },
  { rule: 'D16-TELE-01', Picture: Tokens, props: { tokens: [{ kind: 'teleporter', on: true }, { kind: 'teleporter' }] } },
  { rule: 'D16-ITEM-01', Picture: Tokens, props: { tokens: [{ kind: 'pack' }, { kind: 'weapon', weapon: 'chaingun' }] } },
  { rule: 'D16-LARGE-01', Picture: Figures, props: { figures: [{ art: 'baron_of_hell', side: 'demon', size: 48, height: 2, health: 10 }, { art: 'mancubus', side: 'demon', size: 48, width: 2, height: 2, health: 8 }, { art: 'cyberdemon', side: 'demon', size: 48, width: 2, height: 3, health: 16 }] } },
  { rule: 'D16-STUN-01', Picture: Figures, props: { figures: [imp, { ...imp, stunned: true }] } },
  { rule: 'D16-DAMAGE-01', Picture: Figures, props: { figures: [imp, { ...imp, damage: 2 }] } },
  { rule: 'D16-GLORY-01', Picture: Figures, props: { figures: [{ ...imp, damage: 2, staggered: true }] } },
  { rule: 'D16-SUMMON-03', Picture: Tokens, props: { tokens: [{ kind: 'portal', colour: 'blue' }, { kind: 'portal', colour: 'yellow' }, { kind: 'portal', colour: 'red' }, { kind: 'portal' }] } },
];

export default pictures;
