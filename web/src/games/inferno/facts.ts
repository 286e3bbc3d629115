/** The facts of a contest of Inferno: what the page reads out of them. */
import type { Facts, Preview, Question, Told } from '../../lib/types.ts';
import { answers } from '../voice.ts';
import type { AnyEvent, AttackForeseen, ChampionFacts, ContestFacts, Foreseen, OrderFacts, PlayerFacts, PurchaseForeseen, SideFacts } from './wire.ts';

export type * from './wire.ts';

export type Faction = ChampionFacts['factions'][number];
export const FACTIONS: readonly Faction[] = ['enlightened', 'lifebound', 'mechana', 'void', 'fallen'];

/** Who owns champions that no player has: nobody, the villains, or both, for those whom villains hold. */
export const NEUTRAL = 4;
export const VILLAINS = 5;
export const ROW = ['row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6'] as const;
export const PILES = ['mystic', 'heavy_infantry'] as const;
export const RESEARCH_COST = 3;
export const RAT_ORDER = 1;

export function contest(facts: Facts): ContestFacts {
  return facts as ContestFacts;
}

/** What happened, each event by its type. */
export function eventsOf({ events }: Pick<Told, 'events'>): AnyEvent[] {
  return events as AnyEvent[];
}

export function foreseen(preview: Preview | null | undefined): Foreseen | null {
  return preview && 'outlooks' in preview ? (preview as Foreseen) : null;
}

export function playerOf(facts: ContestFacts, seat: number): PlayerFacts {
  const known = facts.players[seat];
  if (!known) throw new Error(`there is no seat ${seat}`);
  return known;
}

export function sideOf(facts: ContestFacts, seat: number): SideFacts {
  const known = facts.sides[playerOf(facts, seat).side];
  if (!known) throw new Error(`seat ${seat} has no side`);
  return known;
}

export function championOf(facts: ContestFacts, id: string | undefined): ChampionFacts | undefined {
  return facts.champions.find((one) => one.id === id);
}

export function championAt(facts: ContestFacts, cell: string): ChampionFacts | undefined {
  return facts.champions.find(({ cells }) => cells.includes(cell));
}

export function supplyOf(facts: ContestFacts, seat: number): ChampionFacts[] {
  return facts.champions.filter(({ owner }) => owner === seat);
}

/** The same facts for whoever is asked now, where several seats are played on one screen. */
export function askedFacts(facts: ContestFacts, asked: readonly { seat: number; due: boolean }[]): ContestFacts {
  const seat = (asked.find(({ due }) => due) ?? asked[0])?.seat ?? facts.seat;
  return seat === facts.seat ? facts : { ...facts, seat };
}

/** What somebody could buy. */
export function purchasesOf(seen: Foreseen | null, seat: number): PurchaseForeseen[] {
  return (seen?.players.find((one) => one.seat === seat) ?? seen?.players[0])?.purchases ?? [];
}

/** The champion that whoever looks is giving an order to. */
export function ownOrder(facts: ContestFacts): ChampionFacts | undefined {
  const champion = championOf(facts, facts.order?.champion);
  return champion?.owner === facts.seat ? champion : undefined;
}

type Asked = readonly { kind: string }[];

/** An attack was announced, and a treasure may be used before its damage. */
export function mayAnswer(asked: Asked): boolean {
  return asked.some(({ kind }) => kind === 'before_damage');
}

/** Nobody of the players acts: it is the turn of the villains. */
export function villainsAct({ campaign, sides, turn }: ContestFacts): boolean {
  return campaign !== null && sides[turn]?.seats.length === 0;
}

/** A card of the row or of the hand is asked for, by an effect in the middle of an order or by a scheme of the villains. */
function asksForCards(asked: readonly Question[]): boolean {
  return asked.some((one) => one.kind !== 'act' && answers(one).some((text) => text.startsWith('slot ') || text.startsWith('card hand ')));
}

/** Neither row nor hand can be used now: they lie small in the corners of the field, which has their room. */
export function isQuiet(facts: ContestFacts, asked: readonly Question[]): boolean {
  return (ownOrder(facts) !== undefined || mayAnswer(asked) || villainsAct(facts)) && !asksForCards(asked);
}

/** Champions are being chosen, or shared between partners: there is no turn yet. */
export function isDrafting(facts: ContestFacts, asked: Asked): boolean {
  return facts.draft !== null || asked.some(({ kind }) => ['draft', 'recruit', 'split'].includes(kind));
}

/** How many picks seats have: a pack is one. */
export function picksOf(facts: ContestFacts, ...seats: number[]): number {
  return new Set(seats.flatMap((seat) => supplyOf(facts, seat).map(({ kind }) => kind))).size;
}

/** The seats of one side, whoever of them is asked. */
export function matesOf(seat: number, { players }: ContestFacts): number[] {
  return players.filter(({ side }) => side === players[seat]?.side).map((one) => one.seat);
}

/** The colour of the side whose beacon or shrine that is. */
export function holderOf(facts: ContestFacts, cell: string): SideFacts | undefined {
  return facts.sides.find(({ shrines, beacons }) => shrines.includes(cell) || beacons.includes(cell));
}

/** The card that lies on a place of the offer. */
export function cardOn(facts: ContestFacts, slot: string): string | null {
  const place = ROW.indexOf(slot as (typeof ROW)[number]);
  if (place >= 0) return facts.row[place] ?? null;
  if (slot === 'mystic') return facts.mystics > 0 ? slot : null;
  return slot === 'heavy_infantry' && facts.infantry > 0 ? slot : null;
}

/** The cells of a way to an entry of the reach, and the steps that lead there. */
export function wayTo({ reach }: OrderFacts, cell: string): { cells: string[]; moves: string[]; cost: number } | undefined {
  const end = reach.findIndex((one) => one.to === cell && one.rest);
  const entry = reach[end];
  if (!entry) return undefined;
  const way = { cells: [] as string[], moves: [] as string[], cost: entry.cost };
  for (let at = end; at >= 0; at = reach[at]?.before ?? -1) {
    const step = reach[at];
    if (step) {
      way.cells.unshift(step.to);
      way.moves.unshift(step.by);
    }
  }
  return way;
}

/** What an attack on one champion would do. */
export function attackOn(attacks: readonly AttackForeseen[], champion: string): AttackForeseen[] {
  return attacks.filter(({ blows }) => blows.some((one) => one.champion === champion));
}
