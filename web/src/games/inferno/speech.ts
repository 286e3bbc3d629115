/** Cells and what can be done on them, in words: for menus, drafts and those who cannot see the board. */
import type { Say } from '../../lib/types.ts';
import { plain } from '../voice.ts';
import type { Deed } from './answers.ts';
import { cardOf, kindOf } from './content.ts';
import { championAt, championOf, holderOf, VILLAINS, type AttackForeseen, type ChampionFacts, type ContestFacts } from './facts.ts';
import { VILLAINS_PORTAL } from './look.ts';
import { cardName, championName, kindOfPiece, treasureName } from './names.ts';
import { vocabulary } from './notation.ts';
import { linesOf } from './texts.ts';

/** A deed in words: "Go to g7 for 3", "Attack Virak at range". */
export function deedText(deed: Deed, facts: ContestFacts, t: Say): string {
  const action = vocabulary.parse(deed.moves.at(-1) ?? '');
  const champion = deed.champion ? championName(deed.champion, facts, t) : '';
  const cell = deed.cells[0] ?? '';
  switch (deed.verb) {
    case 'way':
    case 'step':
      return t('inf-deed-way', { cell, cost: deed.cost ?? 1 });
    case 'strike':
      return t('inf-deed-strike', { champion, how: action.how ?? 'melee', area: action.target ? 'no' : 'yes' });
    case 'order':
      return t('inf-deed-order', { champion, ...figuresOf(deed.champion ?? '', facts), place: action.place ? cell : 'none' });
    case 'play':
      return t('inf-deed-equip', { card: cardName(action.card ?? ''), champion });
    case 'use':
      return t('inf-deed-use', { treasure: treasureName(action.treasure ?? ''), champion });
    case 'slot':
      return cardName(deed.card ?? '');
    case 'acquire':
      return buyText(deed.card ?? '', t);
    case 'stop':
      return t('inf-deed-stop', { champion });
    case 'champion':
      return t('inf-deed-champion', { champion, place: action.place ? cell : 'none' });
    default:
      return t('inf-deed-cell', { cell });
  }
}

/** Whoever comes from the supply is not seen on the field: its figures stand in its name's place. Rats join when they are ordered. */
function figuresOf(id: string, facts: ContestFacts): { cost: number; strength: number; defence: number } {
  const { order: cost, strength, defence } = championOf(facts, id) ?? kindOf(kindOfPiece(id, facts));
  return { cost, strength, defence };
}

/** What an attack does to one enemy, in a few words: "falls", "stands", "both fall". */
export function outcomeText(attack: AttackForeseen, champion: string, t: Say): string {
  const blow = attack.blows.find((one) => one.champion === champion);
  if (!blow) return '';
  return t('inf-outcome', { falls: blow.falls ? 'yes' : 'no', shrugs: blow.shrugs ? 'yes' : 'no', back: blow.back, attacker: attack.attacker_falls ? 'falls' : 'stands' });
}

/** What taking a card costs. */
export function buyText(card: string, t: Say): string {
  const { cost, type } = cardOf(card);
  return t('inf-row-buy', { card: cardName(card), cost, pays: type === 'champion' ? 'power' : 'runes' });
}

/** The words of a begun deed for the prompt: what it is, what follows from it, and the verb of its button. */
export function draftText(deed: Deed, facts: ContestFacts, attacks: readonly AttackForeseen[], t: Say): { title: string; hint: string; verb: string } {
  const attack = deed.verb === 'strike' ? attacks.find(({ action }) => action === deed.moves[0]) : undefined;
  const hint = deed.verb === 'acquire' ? linesOf(cardOf(deed.card ?? '').lines, t).join('; ') : attack && deed.champion ? outcomeText(attack, deed.champion, t) : t('inf-draft-hint', { verb: deed.verb, blighted: deed.path?.some((cell) => facts.terrain.blighted?.includes(cell)) ? 'yes' : 'no' });
  return { title: deedText(deed, facts, t), hint, verb: t('inf-draft-verb', { verb: deed.verb }) };
}

/** What lies on a cell, as a word of the catalogue. */
export function lyingOn(cell: string, facts: ContestFacts): { terrain: string; thing: string; held: string } {
  const terrain = Object.entries(facts.terrain).find(([, cells]) => cells.includes(cell))?.[0] ?? 'ordinary';
  const thing = facts.treasures.includes(cell) ? 'treasure' : facts.webs.includes(cell) ? 'web' : Object.values(facts.tokens).flat().includes(cell) ? 'token' : 'none';
  const held = holderOf(facts, cell);
  const portal = Object.entries(facts.portals).find(([, cells]) => cells.includes(cell))?.[0];
  const colour = held ? (facts.players[held.seats[0] ?? -1]?.colour ?? 'villains') : facts.campaign && portal === VILLAINS_PORTAL ? 'villains' : (portal ?? 'none');
  return { terrain, thing, held: colour };
}

/** Open ground with nothing on it. */
export function isBare(cell: string, facts: ContestFacts): boolean {
  const { terrain, thing } = lyingOn(cell, facts);
  return terrain === 'ordinary' && thing === 'none';
}

function championText(champion: ChampionFacts, facts: ContestFacts, t: Say): string {
  const { id, strength, defence, damage, exhausted, owner } = champion;
  return t('inf-cell-champion', { champion: championName(id, facts, t), strength, defence: defence - damage, exhausted: exhausted ? 'yes' : 'no', colour: facts.players[owner]?.colour ?? (owner === VILLAINS ? 'villains' : 'neutral') });
}

/** A cell for those who cannot see it. */
export function cellLabel(cell: string, facts: ContestFacts, deeds: Deed[], t: Say): string {
  const there = championAt(facts, cell);
  return plain(
    t('inf-cell', {
      cell,
      ...lyingOn(cell, facts),
      champion: there ? championText(there, facts, t) : 'none',
      may: deeds.map((deed) => deedText(deed, facts, t)).join('; ') || 'none',
    }),
  );
}
