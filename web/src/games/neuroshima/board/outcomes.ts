/** What a begun or pointed answer would do, in words: whom a tile would hit, what an instant does to its target. */
import type { HexField } from '../../../boards/hexes/field.ts';
import type { Facts, Say, Told } from '../../../lib/types.ts';
import type { Answer } from '../answers.ts';
import { eventsOf, skirmish, type Piece, type Pieces } from '../facts.ts';
import { look } from '../look.ts';
import { at, tileName } from '../speech.ts';
import type { Influence } from './influence.ts';

/** More targets than these are only counted. */
const MOST_TARGETS = 3;

export interface Scene {
  facts: Facts;
  /** The board with the ghost on it. */
  pieces: Pieces;
  influence: Influence;
  /** The battle as it would be with the ghost; undefined until the server has told it. */
  events: Told['events'] | undefined;
}

/** Whom the ghost would hit in a battle, whom a module would help or hinder; nothing while it is not known. */
export function ghostDeeds(ghost: Piece, { facts, pieces, influence, events }: Scene, t: Say): string {
  if (ghost.tile.kind === 'module') {
    const linked = influence.links.filter((link) => link.from === ghost.cell).map((link) => link.to);
    if (!linked.length) return t('nh-helps-nobody');
    const team = (seat: number | undefined): number | undefined => skirmish(facts).seats[seat ?? -1]?.team;
    const friends = team(pieces.get(linked[0] ?? '')?.seat) === team(ghost.seat);
    return t(friends ? 'nh-helps' : 'nh-hinders', { tiles: list(linked.map((cell) => at(cell, pieces, t)), t) });
  }
  if (!events) return '';
  const hits = new Map<string, number[]>();
  for (const event of eventsOf({ events })) {
    if (event.kind === 'hit' && event.source === ghost.cell) hits.set(event.target, [...(hits.get(event.target) ?? []), event.damage]);
  }
  if (!hits.size) return ghost.tile.initiative.length ? idleDeed(ghost.cell, events, t) : '';
  const named = [...hits].slice(0, MOST_TARGETS).map(([cell, damages]) => t('nh-hit', { target: targetName(pieces.get(cell), cell, facts, t), damage: damages.join(' + ') }));
  if (hits.size > MOST_TARGETS) named.push(t('nh-hit-more', { count: hits.size - MOST_TARGETS }));
  return t('nh-hits', { targets: list(named, t) });
}

/** Why it hits nobody: nobody is there, or it falls before its own phase. */
function idleDeed(cell: string, events: Told['events'], t: Say): string {
  let phase = 0;
  for (const event of eventsOf({ events })) {
    if (event.kind === 'phase') phase = event.phase;
    if (event.kind === 'acted' && event.cell === cell) break;
    if (event.kind === 'destroyed' && event.cell === cell) return t('nh-falls-first', { phase });
  }
  return t('nh-hits-nothing');
}

function targetName(piece: Piece | undefined, cell: string, facts: Facts, t: Say): string {
  if (!piece) return cell;
  return piece.tile.kind === 'hq' ? t('nh-hq-of', { army: look(facts, piece.seat, t).name }) : tileName(piece.tile, t);
}

/** What comes of the target of an instant. */
export function instantDeeds({ verb, start, cell }: Answer, { facts, pieces, influence }: Scene, field: HexField, t: Say): string {
  const piece = pieces.get(cell ?? '');
  if (piece && start && verb === 'push') {
    const cells = retreats(start, piece.cell, pieces, field);
    return t('nh-outcome-pushed', { cells: list(cells, t, 'disjunction'), count: cells.length, army: look(facts, piece.seat, t).name });
  }
  if (verb === 'airstrike') return t('nh-strikes', { count: struck(cell ?? '', pieces, field).length });
  if (!piece || (verb !== 'snipe' && verb !== 'grenade')) return '';
  const tile = at(piece.cell, pieces, t);
  if ((influence.gifts.get(piece.cell) ?? []).some((gift) => gift.effect === 'medic')) return t('nh-outcome-medic', { tile });
  const left = piece.tile.hitPoints - piece.wounds;
  if (verb === 'grenade' || left <= 1) return t('nh-outcome-leaves', { tile });
  return t('nh-outcome-wound', { tile, wounds: piece.wounds + 1, all: piece.tile.hitPoints });
}

/** Whom an Air Strike hurts: never a HQ (NH-AIR-03). */
export function struck(centre: string, pieces: Pieces, field: HexField): string[] {
  return [centre, ...field.beside(centre)].filter((cell) => pieces.has(cell) && pieces.get(cell)?.tile.kind !== 'hq');
}

/** Where a pushed tile may go: free cells beside it and two away from who pushes (NH-PSH-02). */
export function retreats(pusher: string, pushed: string, pieces: Pieces, field: HexField): string[] {
  const near = field.beside(pusher);
  return field.beside(pushed).filter((cell) => !pieces.has(cell) && !near.includes(cell) && cell !== pusher);
}

/** What nets would do: a ghost that comes under one can do nothing itself; else whom its own nets would catch anew. */
export function netDeeds(ghost: Piece, facts: Facts, foreseen: Facts | undefined, pieces: Pieces, t: Say): string {
  if (!foreseen) return '';
  const { netted } = skirmish(foreseen);
  if (netted.includes(ghost.cell)) return t('nh-netted-itself');
  const before = new Set(skirmish(facts).netted);
  const caught = netted.filter((cell) => !before.has(cell)).map((cell) => at(cell, pieces, t));
  return caught.length ? t('nh-nets', { tiles: list(caught, t) }) : '';
}

function list(words: string[], t: Say, type?: Intl.ListFormatType): string {
  return new Intl.ListFormat(t('language-tag'), { type }).format(words);
}
