/**
 * What HQs and modules give to every tile now: who gives it, for the hover card and the dots, and how much it is.
 *
 * How much is the engine's word (`facts.bonuses`). Only a board that no server has seen is counted here: with a ghost
 * on it, in the middle of a battle that is shown, or set up by hand. A test holds that count to the engine's.
 */
import type { HexField } from '../../../boards/hexes/field.ts';
import type { Facts } from '../../../lib/types.ts';
import { field, skirmish, type Bonus, type Piece, type Pieces } from '../facts.ts';
import type { EffectEntry } from '../tiles.ts';

export interface Gift {
  from: string;
  effect: string;
  value: number;
}

export interface Link {
  from: string;
  to: string;
}

export interface Influence {
  /** Gifts by the cell that gets them. */
  gifts: Map<string, Gift[]>;
  /** Which modules and HQs work on whom. */
  links: Link[];
}

/** The seat that nothing works for: a netted module, or one that two Scopers hold. */
const NOBODY = -1;

/** The directions in which a tile gives: all round for a HQ, else where a link is printed. */
export function giftWays(piece: Piece): number[] {
  const allRound = piece.tile.effects.some((one) => one.scope === 'adjacent');
  return [0, 1, 2, 3, 4, 5].filter((way) => allRound || piece.tile.link[(way - piece.rotation + 6) % 6]);
}

function working(piece: Piece): EffectEntry[] {
  return piece.tile.effects.filter((one) => one.scope === 'linked' || one.scope === 'adjacent');
}

/** Enemy modules that a free Scoper is linked to, with the seat they work for now (NH-OUT-08, 09). */
function captors(pieces: Pieces, board: HexField, team: (seat: number) => number | undefined): Map<string, number> {
  const held = new Map<string, number>();
  for (const piece of pieces.values()) {
    if (piece.netted || !takesOver(piece)) continue;
    for (const way of giftWays(piece)) {
      const cell = board.neighbour(piece.cell, way) ?? '';
      const other = pieces.get(cell);
      if (other?.tile.kind !== 'module' || takesOver(other) || team(other.seat) === team(piece.seat)) continue;
      const holder = held.get(cell) ?? piece.seat;
      held.set(cell, holder !== NOBODY && team(holder) === team(piece.seat) ? holder : NOBODY);
    }
  }
  return held;
}

function takesOver(piece: Piece): boolean {
  return piece.tile.effects.some((one) => one.effect === 'take_over_module');
}

export function influenceOf(facts: Facts, pieces: Pieces): Influence {
  const board = field(facts);
  const team = (seat: number): number | undefined => skirmish(facts).seats[seat]?.team;
  const captured = captors(pieces, board, team);
  const gifts = new Map<string, Gift[]>();
  const links: Link[] = [];
  for (const piece of pieces.values()) {
    const effects = working(piece);
    const master = piece.netted ? NOBODY : (captured.get(piece.cell) ?? piece.seat);
    if (!effects.length || master === NOBODY) continue;
    for (const way of giftWays(piece)) {
      const cell = board.neighbour(piece.cell, way) ?? '';
      const other = pieces.get(cell);
      if (!other) continue;
      const relation = team(master) === team(other.seat) ? 'friendly' : 'enemy';
      const given = effects.filter((one) => one.target === relation && worksOn(one, other));
      if (!given.length) continue;
      links.push({ from: piece.cell, to: cell });
      const list = gifts.get(cell) ?? [];
      list.push(...given.map((one) => ({ from: piece.cell, effect: one.effect, value: one.value ?? 1 })));
      gifts.set(cell, list);
    }
  }
  return { gifts, links };
}

/** Whether a gift changes anything about that tile; the dots show only links that do. */
function worksOn({ effect }: EffectEntry, { tile }: Piece): boolean {
  if (effect === 'melee_strength') return tile.melee.some(Boolean);
  if (effect === 'ranged_strength') return tile.ranged.some(Boolean);
  if (effect === 'initiative' || effect === 'extra_attack') return tile.initiative.length > 0;
  if (effect === 'take_over_module') return tile.kind === 'module' && !tile.effects.some((one) => one.effect === effect);
  return true;
}

export type Bonuses = ReadonlyMap<string, Bonus>;

const NOTHING: Bonus = { initiative: 0, melee: 0, ranged: 0, extra: 0 };
const FIGURES: Record<string, keyof Bonus> = {
  initiative: 'initiative',
  melee_strength: 'melee',
  ranged_strength: 'ranged',
  extra_attack: 'extra',
};

/** The engine's count; where it has none, the sum of the gifts. */
export function bonusesOf(facts: Facts, influence: Influence): Bonuses {
  const told = skirmish(facts).bonuses;
  return told ? new Map(told.map(({ cell, ...bonus }) => [cell, bonus])) : counted(influence);
}

/** For a board that differs from the facts. */
export function counted({ gifts }: Influence): Bonuses {
  const sums = new Map<string, Bonus>();
  for (const [cell, given] of gifts) {
    const sum = { ...NOTHING };
    for (const { effect, value } of given) {
      const figure = FIGURES[effect];
      if (figure) sum[figure] += value;
    }
    sums.set(cell, sum);
  }
  return sums;
}

export function bonusAt(bonuses: Bonuses, cell: string): Bonus {
  return bonuses.get(cell) ?? NOTHING;
}

/** The phases in which a tile acts: printed values with bonuses, never below 0, then extra attacks (NH-INI-04, XA-01). */
export function phasesOf(piece: Piece, bonuses: Bonuses): number[] {
  const { initiative, extra } = bonusAt(bonuses, piece.cell);
  const values = piece.tile.initiative.map((printed) => Math.max(0, printed + initiative));
  if (!values.length) return [];
  const lowest = Math.min(...values);
  for (let number = 1; number <= extra && lowest - number >= 0; number += 1) values.push(lowest - number);
  return values;
}
