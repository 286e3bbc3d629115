/** The full text of a tile or a seat, with the effects on it now: "initiative 3 + 1 Scout = 4". */
import type { Facts, Say } from '../../lib/types.ts';
import type { Card, Thing } from '../contract/look.ts';
import { bonusAt, bonusesOf, influenceOf, phasesOf, type Bonuses, type Influence } from './board/influence.ts';
import { countsUp, piecesOf, seatOf, skirmish, type Piece, type Pieces } from './facts.ts';
import { look, pick } from './look.ts';
import { at, tileName } from './speech.ts';
import { armyOf, hasEffect, tileOf, type EffectEntry, type Tile } from './tiles.ts';

export function cellThing(cell: string): Thing {
  return `cell:${cell}`;
}

export function tileThing(tile: string): Thing {
  return `tile:${tile}`;
}

export function seatThing(seat: number): Thing {
  return `seat:${seat}`;
}

interface Now {
  facts: Facts;
  pieces: Pieces;
  influence: Influence;
  bonuses: Bonuses;
  piece?: Piece;
  t: Say;
}

export function describe(thing: Thing, facts: Facts, t: Say): Card {
  const [kind, name = ''] = thing.split(':');
  if (kind === 'seat') return seatCard(Number(name), facts, t);
  const pieces = piecesOf(facts);
  const piece = kind === 'cell' ? pieces.get(name) : undefined;
  if (kind === 'cell' && !piece) return { title: t('nh-card-empty'), subtitle: name, lines: [] };
  const influence = influenceOf(facts, pieces);
  const now: Now = { facts, pieces, influence, bonuses: bonusesOf(facts, influence), piece, t };
  const tile = piece?.tile ?? tileOf(name);
  const owner = skirmish(facts).seats.findIndex(({ army }) => army === tile.army);
  const emblem = { thing: tileThing(tile.id), seat: piece?.seat ?? (owner < 0 ? null : owner) };
  return { title: tileName(tile, t), emblem, subtitle: subtitle(tile, now), lines: linesOf(tile, now) };
}

function subtitle(tile: Tile, { facts, piece, t }: Now): string {
  if (piece) return t('nh-card-where', { army: look(facts, piece.seat, t).name, cell: piece.cell });
  const army = armyOf(tile.army);
  return t('nh-card-army', { army: army ? pick(army.name, t) : tile.army, kind: tile.kind, count: tile.count });
}

function linesOf(tile: Tile, now: Now): string[] {
  const { t, piece } = now;
  const effects = tile.effects.map((effect) => effectText(effect, t));
  if (tile.kind === 'instant') return effects;
  const lines = [initiativeLine(tile, now), ...attackLines(tile, 'melee', now), ...attackLines(tile, 'ranged', now)];
  for (const mark of ['armour', 'net', 'link'] as const) {
    const sides = sidesOf(tile[mark].map(Boolean), piece, t);
    if (sides) lines.push(t(`tile-${mark}`, { sides }));
  }
  if (tile.kind === 'hq' && piece) lines.unshift(t('nh-card-points', { points: seatOf(now.facts, piece.seat).hq }));
  if (tile.hitPoints > 1) lines.push(t('nh-card-hits', { left: tile.hitPoints - (piece?.wounds ?? 0), all: tile.hitPoints }));
  if (tile.mobility) lines.push(t('tile-mobility'));
  lines.push(...effects);
  if (piece?.netted) lines.push(t('nh-card-netted'));
  return [...lines, ...otherGifts(now)];
}

/** A printed figure and everything that is added to it. */
function sum(printed: string, result: string, effect: string, now: Now): string | undefined {
  const gifts = (now.influence.gifts.get(now.piece?.cell ?? '') ?? []).filter((gift) => gift.effect === effect);
  if (!gifts.length) return undefined;
  const parts = gifts.map(({ from, value }) => {
    const giver = now.pieces.get(from);
    const args = { value: Math.abs(value), giver: giver ? tileName(giver.tile, now.t) : from };
    return now.t(value < 0 ? 'nh-card-less' : 'nh-card-more', args);
  });
  return now.t('nh-card-sum', { printed, parts: parts.join(' '), result });
}

function initiativeLine(tile: Tile, now: Now): string {
  const { t, piece, bonuses } = now;
  if (!tile.initiative.length) return t('tile-no-initiative');
  const printed = tile.initiative.join(', ');
  const phases = piece ? phasesOf(piece, bonuses) : tile.initiative;
  const values = sum(printed, phases.join(', '), 'initiative', now) ?? phases.join(', ');
  return t('tile-initiative', { values });
}

function attackLines(tile: Tile, kind: 'melee' | 'ranged', now: Now): string[] {
  const { t, piece, bonuses } = now;
  const effect = `${kind}_strength`;
  const fixed = kind === 'ranged' && hasEffect(tile, 'gauss_shot');
  const more = piece && !fixed ? bonusAt(bonuses, piece.cell)[kind] : 0;
  const strengths = [...new Set(tile[kind].filter(Boolean))].sort((a, b) => b - a);
  return strengths.map((printed) => {
    const sides = sidesOf(tile[kind].map((one) => one === printed), piece, t) ?? '';
    const strength = (more ? sum(String(printed), String(printed + more), effect, now) : undefined) ?? String(printed);
    return t(`tile-${kind}`, { strength, sides });
  });
}

function sidesOf(has: boolean[], piece: Piece | undefined, t: Say): string | undefined {
  const ways = has.flatMap((there, side) => (there ? [(side + (piece?.rotation ?? 0)) % 6] : []));
  return ways.length ? ways.sort().map((way) => t(`name-side-${way}`)).join(', ') : undefined;
}

/** Gifts that are no sums: an extra attack, a medic at hand, a lift. */
function otherGifts({ influence, piece, pieces, t }: Now): string[] {
  const gifts = influence.gifts.get(piece?.cell ?? '') ?? [];
  return gifts
    .filter(({ effect }) => !['initiative', 'melee_strength', 'ranged_strength'].includes(effect))
    .map(({ from, effect }) => t('nh-card-gift', { giver: at(from, pieces, t), effect }));
}

function effectText(effect: EffectEntry, t: Say): string {
  const value = effect.value ?? 0;
  const signed = effect.effect === 'move_distance' ? value : value < 0 ? `−${-value}` : `+${value}`;
  return t(`effect-${effect.effect}`, { value: signed, scope: effect.scope ?? '', target: effect.target ?? '' });
}

/** What is left in a pile is open knowledge, only its order is not (NH-TURN-05). */
function seatCard(seat: number, facts: Facts, t: Say): Card {
  const known = seatOf(facts, seat);
  const counted = (tiles: [string, number][]): string =>
    tiles.map(([tile, count]) => t('nh-card-count', { tile: tileName(tileOf(tile), t), count })).join(', ');
  const discards = new Map<string, number>();
  for (const tile of known.discards) discards.set(tile, (discards.get(tile) ?? 0) + 1);
  const lines = [t(countsUp(facts) ? 'nh-card-score' : 'nh-card-points', { points: known.hq })];
  if (!known.alive) lines.push(t('nh-card-out'));
  lines.push(t('nh-card-pile', { count: known.pile, tiles: counted(Object.entries(known.pile_holds)) }));
  if (discards.size) lines.push(t('nh-card-discards', { count: known.discards.length, tiles: counted([...discards]) }));
  const teams = skirmish(facts).seats.map((one) => one.team);
  const subtitle = new Set(teams).size < teams.length ? t('nh-card-team', { team: known.team + 1 }) : undefined;
  return { title: look(facts, seat, t).name, subtitle, lines };
}
