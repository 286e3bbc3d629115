/** The card of what the pointer rests on, in words. */
import type { Facts, Say } from '../../lib/types.ts';
import type { Card, Thing } from '../contract/look.ts';
import { cardOf, isCard, isKind, isTreasure, kindOf, treasureOf } from './content.ts';
import { championAt, championOf, contest, type ChampionFacts, type ContestFacts, type PartFacts } from './facts.ts';
import { look } from './look.ts';
import { cardName, championName, kindName, treasureName } from './names.ts';
import { lyingOn } from './speech.ts';
import { linesOf } from './texts.ts';
import { thing as thingOf, thingParts } from './thing.ts';

export function describe(thing: Thing, facts: Facts, t: Say): Card {
  const { kind, name } = thingParts(thing);
  const known = contest(facts);
  switch (kind) {
    case 'champion':
      return championCard(name, known, t);
    case 'kind':
      return kindCard(name, t);
    case 'card':
      return cardCard(name, t);
    case 'treasure':
      return { title: treasureName(name), subtitle: t('inf-treasure'), lines: isTreasure(name) ? linesOf(treasureOf(name).lines, t) : [] };
    case 'offer':
      return { title: t(`inf-row-${name}`), lines: [t('inf-row-does', { what: name })] };
    case 'cell': {
      const there = championAt(known, name);
      return there ? championCard(there.id, known, t) : cellCard(name, known, t);
    }
    default:
      return seatCard(Number(name), known, t);
  }
}

function cellCard(name: string, known: ContestFacts, t: Say): Card {
  return { title: t('inf-cell-title', { cell: name }), lines: [t('inf-cell-lies', lyingOn(name, known)), ...terrainLines(name, known, t)] };
}

function terrainLines(cell: string, facts: ContestFacts, t: Say): string[] {
  const { terrain, thing } = lyingOn(cell, facts);
  return [...(terrain === 'ordinary' ? [] : [t('inf-terrain-rule', { terrain, honour: facts.shrine_honour })]), ...(thing === 'none' ? [] : [t('inf-lying-rule', { thing })])];
}

function factionsText(factions: readonly string[], t: Say): string {
  return factions.map((one) => t(`inf-faction-${one}`)).join(', ');
}

function cardCard(id: string, t: Say): Card {
  if (!isCard(id)) return kindCard(id, t);
  const { type, factions, cost, champion, lines } = cardOf(id);
  const subtitle = t('inf-card-line', { type, factions: factionsText(factions, t) || 'none', pays: type === 'champion' ? 'power' : 'runes', cost });
  const figures = champion && isKind(champion) ? [figuresLine(kindOf(champion), t)] : [];
  return { title: cardName(id), emblem: { thing: thingOf('card', id), seat: null }, subtitle, lines: [...figures, ...linesOf(lines, t)] };
}

function figuresLine({ strength, defence, order, speed }: { strength: number; defence: number; order: number; speed: number }, t: Say): string {
  return t('inf-figures', { strength, defence, order, speed });
}

function kindCard(id: string, t: Say): Card {
  if (!isKind(id)) return { title: kindName(id), lines: [] };
  const kind = kindOf(id);
  return { title: kindName(id), emblem: { thing: thingOf('kind', id), seat: null }, subtitle: factionsText(kind.factions, t), lines: [figuresLine(kind, t), ...linesOf(kind.lines, t)] };
}

const FIGURES = ['strength', 'defence', 'speed'] as const;

/** What was added to the figures of a champion: a sum for each that is not as printed; `named` tells where each part comes from. */
export function sumsOf(champion: ChampionFacts, t: Say, named = true): string[] {
  return FIGURES.map((figure) => sumText(champion.parts, figure, champion[figure], t, named)).filter((one) => one !== undefined);
}

/** Keywords that it has not by itself: its own stand among its lines. */
export function gained({ kind, keywords }: ChampionFacts): string[] {
  const printed = isKind(kind) ? kindOf(kind).keywords : [];
  return keywords.filter((one) => !printed.includes(one));
}

/** A sum and its parts: "strength 7 + 2 (Bramble Bow) = 9". */
function sumText(parts: readonly PartFacts[], figure: (typeof FIGURES)[number], total: number, t: Say, named: boolean): string | undefined {
  const added = parts.filter((part) => part[figure] && part.source !== 'printed');
  if (!added.length) return undefined;
  const printed = parts.find(({ source }) => source === 'printed')?.[figure] ?? 0;
  const told = added.map((part) => t('inf-part', { n: Math.abs(part[figure]), sign: part[figure] < 0 ? 'less' : 'more', source: part.source, name: (named && partName(part)) || 'none' }));
  return t('inf-sum', { figure, printed, parts: told.join(' '), total });
}

export function partName({ id, source }: PartFacts): string {
  if (id === null) return '';
  return source === 'treasure' ? treasureName(id) : cardName(id);
}

function championCard(id: string, facts: ContestFacts, t: Say): Card {
  const champion = championOf(facts, id);
  if (!champion) return { title: championName(id, facts, t), lines: [] };
  return {
    title: championName(id, facts, t),
    emblem: { thing: thingOf('champion', id), seat: champion.owner },
    subtitle: t('inf-champion-line', { factions: factionsText(champion.factions, t) || 'none', state: stateOf(champion), owner: look(facts, champion.owner, t).name }),
    lines: [
      figuresLine(champion, t),
      ...(champion.damage ? [t('inf-champion-damage', { damage: champion.damage, defence: champion.defence })] : []),
      ...sumsOf(champion, t),
      ...(gained(champion).length ? [gained(champion).map((one) => t(`inf-word-${one}`)).join(', ')] : []),
      ...linesOf(isKind(champion.kind) ? kindOf(champion.kind).lines : [], t),
      ...champion.constructs.map((card) => t('inf-champion-bears', { card: cardName(card), text: isCard(card) ? linesOf(cardOf(card).lines, t).join('; ') : '' })),
      ...champion.quests.map((card) => t('inf-champion-quest', { card: cardName(card) })),
    ],
  };
}

export function stateOf({ cells, exhausted, beaten }: ChampionFacts): 'off' | 'exhausted' | 'beaten' | 'ready' {
  if (beaten && !cells.length) return 'beaten'; // exhausted too, but that does not say why it is not on the field
  if (exhausted) return 'exhausted';
  return cells.length ? 'ready' : 'off';
}

function seatCard(seat: number, facts: ContestFacts, t: Say): Card {
  const player = facts.players[seat];
  if (!player) return { title: t('inf-neutral'), lines: [] };
  const side = facts.sides[player.side];
  const counted = Object.entries(player.unseen).map(([card, count]) => t('inf-counted', { card: cardName(card), count }));
  return {
    title: look(facts, seat, t).name,
    subtitle: t('inf-seat-line', { honour: side?.honour ?? 0, needed: facts.honour_needed }),
    lines: [
      t('inf-seat-cards', { hand: player.hand_size, deck: player.deck, discard: player.discard.length, treasures: side?.treasures_held ?? 0 }),
      t('inf-seat-holds', { shrines: side?.shrines.length ?? 0, beacons: side?.beacons.length ?? 0 }),
      ...(counted.length ? [t('inf-seat-unseen', { known: player.hand ? 'yes' : 'no', cards: counted.join(', ') })] : []),
    ],
  };
}
