/** Small pictures beside the rules. */
import type { RulePicture } from '../../contract/rules.ts';
import Diagram from './Diagram.svelte';

interface Piece {
  army: string;
  tile: string;
  cell: string;
  rotation?: number;
  netted?: boolean;
  /** As it is now, where that differs from what is printed. */
  initiative?: number[];
}

export interface Scheme {
  tiles: Piece[];
  /** Cells that are shown although nothing lies there, and cells that the rule is about. */
  free?: string[];
  meant?: string[];
  arrows?: { from: string; to: string; stopped?: boolean }[];
  labels?: Record<string, string>;
}

const outpost = (tile: string, cell: string, rotation = 0, more: Partial<Piece> = {}): Piece => ({ army: 'outpost', tile, cell, rotation, ...more });
const moloch = (tile: string, cell: string, rotation = 0): Piece => ({ army: 'moloch', tile, cell, rotation });
const borgo = (tile: string, cell: string, rotation = 0, more: Partial<Piece> = {}): Piece => ({ army: 'borgo', tile, cell, rotation, ...more });
const hegemony = (tile: string, cell: string, rotation = 0): Piece => ({ army: 'hegemony', tile, cell, rotation });

const SCHEMES: Record<string, Scheme> = {
  'NH-CONV-01': { tiles: [outpost('brawler', 'c3')], labels: { c2: '0', d2: '1', d3: '2', c4: '3', b3: '4', b2: '5' } },
  'NH-HQ-03': { tiles: [borgo('hq', 'c3'), borgo('mutant', 'd2', 1, { initiative: [3] }), borgo('mutant', 'd1', 1)] },
  'NH-MEL-01': { tiles: [outpost('brawler', 'b3', 1), borgo('claws', 'c3', 4), borgo('mutant', 'd2', 4)], arrows: [{ from: 'b3', to: 'c3' }] },
  'NH-RNG-01': { tiles: [outpost('hmg', 'a3', 1), borgo('mutant', 'd2', 3)], free: ['b3', 'c3'], arrows: [{ from: 'a3', to: 'd2' }] },
  'NH-RNG-02': { tiles: [outpost('annihilator', 'b3', 3), hegemony('officer_1', 'c3'), hegemony('hq', 'd2')], arrows: [{ from: 'b3', to: 'c3' }] },
  'NH-ARM-01': { tiles: [outpost('hmg', 'b3', 1), moloch('blocker', 'd2', 4)], free: ['c3'], arrows: [{ from: 'b3', to: 'd2', stopped: true }] },
  'NH-NET-01': { tiles: [hegemony('net_fighter', 'c3', 1), outpost('brawler', 'd3', 5, { netted: true }), outpost('commando', 'd2', 2)], arrows: [{ from: 'c3', to: 'd3' }] },
  'NH-MOD-02': { tiles: [outpost('scout', 'c3', 1), outpost('commando', 'd2', 5, { initiative: [4] }), outpost('commando', 'c4', 0, { initiative: [4] }), outpost('commando', 'd3', 0)] },
  'NH-PSH-02': { tiles: [moloch('hybrid', 'b3'), borgo('mutant', 'c3')], meant: ['c2', 'd2', 'd3'] },
  'NH-GRN-01': { tiles: [borgo('hq', 'b2'), moloch('blocker', 'c2', 4), moloch('hybrid', 'd1', 4)], meant: ['c2'] },
  'NH-AIR-01': { tiles: [borgo('mutant', 'c3'), moloch('hybrid', 'd3')], meant: ['c2', 'd2', 'd3', 'c4', 'b3', 'b2', 'c3'] },
};

const pictures: RulePicture[] = Object.entries(SCHEMES).map(([rule, scheme]) => ({ rule, Picture: Diagram, props: { ...scheme } }));

export default pictures;
