/** Squares and what can be done on them, in words: for menus, drafts and those who cannot see the map. */
import type { Facts, Say } from '../../lib/types.ts';
import type { Deed } from './answers.ts';
import { incursion, type FigureFacts, type IncursionFacts } from './facts.ts';
import type { Square } from '../../boards/squares/field.ts';
import type { Field } from './board/geometry.ts';
import { abilityName, cardName, figureName, typeName, typeOf, weaponName } from './names.ts';
import { vocabulary, type Action } from './notation.ts';

/** A deed in words: "Go to c4, 3 MP", "Attack Imp 2: Charged Fireball". */
export function deedText(deed: Deed, facts: Facts, t: Say): string {
  const known = incursion(facts);
  const action = vocabulary.parse(deed.moves.at(-1) ?? '');
  const figure = deed.figure ? figureName(deed.figure, facts, t) : '';
  const square = deed.stand?.[0] ?? deed.squares[0] ?? '';
  switch (deed.verb) {
    case 'walk':
    case 'step':
    case 'turn':
    case 'teleport': {
      const kills = known.figures.some((one) => one.staggered && deed.stand?.some((name) => one.squares.includes(name)));
      return t('d16-deed-walk', { square, cost: deed.cost ?? 1, moves: deed.moves.length, how: kills && deed.verb !== 'turn' ? 'glory' : action.verb });
    }
    case 'attack':
      return t('d16-deed-attack', { figure, with: attackWith(action, known) || 'none' });
    case 'activate':
      return t('d16-deed-activate', { type: typeName(action.type ?? '') });
    case 'argent':
      return t('d16-deed-argent', { type: typeName(action.place ?? '') });
    case 'put':
      return t('d16-deed-put', { type: typeName(known.summoning?.waiting[0] ?? ''), square });
    case 'take':
      return t('d16-deed-take', { item: action.item ?? '' });
    case 'work':
      return t('d16-deed-work', { card: cardName(action.card ?? '') });
    case 'play':
      return t('d16-deed-play', { card: cardName(action.card ?? ''), square });
    default:
      return t(`d16-deed-${deed.verb}`, { figure, square });
  }
}

/** What an attack is made with: the ability of the demon, or the card of the offer, the first if none is named. */
function attackWith({ ability, offer = 1 }: Action, facts: IncursionFacts): string {
  if (ability) return abilityName(ability, typeOf(facts.active?.figure ?? ''));
  const card = facts.active?.offers[offer - 1]?.card;
  return card ? cardName(card) : '';
}

/** What is on a square besides figures, in one word of the catalogue. */
function lyingOn(square: string, facts: IncursionFacts, field: Field): { thing: string; name: string } {
  const portal = facts.portals.find((one) => one.square === square);
  if (portal) return { thing: `portal-${portal.colour ?? 'hidden'}`, name: '' };
  const weapon = facts.weapons.find(([at]) => at === square);
  if (weapon) return { thing: 'weapon', name: weaponName(weapon[1]) };
  if (facts.health_packs.includes(square)) return { thing: 'pack', name: '' };
  if (facts.tokens.includes(square)) return { thing: 'token', name: '' };
  if (facts.grenades.some(([, at]) => at === square)) return { thing: 'grenade', name: '' };
  const teleporter = facts.teleporters.find(([at]) => at === square);
  if (teleporter) return { thing: teleporter[1] ? 'teleporter-on' : 'teleporter-off', name: '' };
  if (facts.goal.kind === 'system_restart' && field.plan.objects.includes(square)) return { thing: 'machine', name: '' };
  return { thing: field.plan.exit === square ? 'exit' : 'none', name: '' };
}

function figureText(figure: FigureFacts, facts: Facts, t: Say): string {
  return t('d16-square-figure', {
    figure: figureName(figure.id, facts, t),
    left: figure.health - figure.damage,
    health: figure.health,
    stunned: figure.stunned ? 1 : 0,
    staggered: figure.staggered ? 1 : 0,
    active: incursion(facts).active?.figure === figure.id ? 1 : 0,
  });
}

/** A square for those who cannot see it. */
export function squareLabel(square: Square, facts: Facts, field: Field, deeds: Deed[], t: Say): string {
  const known = incursion(facts);
  const there = known.figures.filter(({ squares }) => squares.includes(square.name));
  return t('d16-square', {
    square: square.name,
    terrain: square.terrain,
    ...lyingOn(square.name, known, field),
    figures: there.map((figure) => figureText(figure, facts, t)).join('; ') || 'none',
    may: deeds.map((deed) => deedText(deed, facts, t)).join('; ') || 'none',
  });
}
