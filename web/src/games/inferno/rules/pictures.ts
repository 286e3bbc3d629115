/** Small pictures beside the rules: what the signs mean, and how champions stand on the field. */
import type { RulePicture } from '../../contract/rules.ts';
import Pieces from './Pieces.svelte';
import Signs from './Signs.svelte';

const virak = { kind: 'virak', colour: 'blue', shape: 'circle', strength: 7, defence: 7 };
const rakar = { kind: 'rakar', colour: 'yellow', shape: 'triangle', strength: 8, defence: 8 };
const FACTIONS = ['enlightened', 'lifebound', 'mechana', 'void', 'fallen'];

const pictures: RulePicture[] = [
  { rule: 'INF-TERM-01', Picture: Signs, props: { signs: ['runes', 'power', 'honour'].map((name) => ({ name, tint: name })) } },
  { rule: 'INF-TERM-02', Picture: Signs, props: { signs: FACTIONS.map((name) => ({ name, tint: `tint-${name}` })) } },
  { rule: 'INF-AMB-01', Picture: Signs, props: { signs: [{ name: 'ambush', tint: 'ambush' }] } },
  { rule: 'INF-ATK-01', Picture: Signs, props: { signs: [{ name: 'melee' }, { name: 'ranged' }, { name: 'reach' }] } },
  { rule: 'INF-KEY-06', Picture: Signs, props: { signs: [{ name: 'counter' }] } },
  { rule: 'INF-QUEST-01', Picture: Signs, props: { signs: [{ name: 'research' }, { name: 'quest' }] } },
  { rule: 'INF-TREAS-01', Picture: Signs, props: { signs: [{ name: 'treasure', tint: 'treasure' }] } },
  { rule: 'INF-CHAMP-03', Picture: Pieces, props: { pieces: [virak, { ...virak, state: 'ready' }, { ...virak, state: 'ordered' }, { ...virak, exhausted: true }] } },
  { rule: 'INF-DMG-01', Picture: Pieces, props: { pieces: [{ ...rakar, state: 'target' }, { ...rakar, damage: 5 }, { ...rakar, state: 'doomed' }] } },
  { rule: 'INF-CVIL-01', Picture: Pieces, props: { pieces: [{ kind: 'rat_king', colour: 'invader', shape: 'horns', strength: 5, defence: 9 }] } },
];

export default pictures;
