/** Squares and what can be done on them, in words: for menus, drafts and those who cannot see the map. */
import type { Facts, Say } from '../../lib/types.ts';
import type { Answer, Deed } from './answers.ts';
import { incursion, type FigureFacts, type Foreseen, type IncursionFacts } from './facts.ts';
import type { Square } from '../../boards/squares/field.ts';
import type { Field } from './board/geometry.ts';
import type { Pose } from './board/poses.ts';
import { missionOf } from './content.ts';
import { abilityName, cardName, figureName, itemIn, typeName, typeOf, weaponName } from './names.ts';
import { vocabulary, type Action } from './notation.ts';
import { chosenUse } from './board/aiming.ts';
import { deedsWith, lostByUse } from './panels/cardDeeds.ts';
import { rowsOf, woundsText } from './panels/named.ts';
import { usesOf, type Use } from './uses.ts';

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
      return t('d16-deed-take', { item: itemIn(action, known) });
    case 'work':
      return t('d16-deed-work', { card: cardName(action.card ?? '') });
    case 'play':
      return t('d16-deed-play', { card: cardName(action.card ?? ''), square });
    case 'use': {
      const [use] = usesOf([action], facts, t);
      return t('d16-deed-use', { ability: use?.title ?? '', aim: use?.ways[0]?.label ?? square });
    }
    default:
      return t(`d16-deed-${deed.verb}`, { figure, square });
  }
}

// -- deeds that are begun and confirmed, and their buttons at the place ---------------------------------------------

/** Verbs that have a button of their own at the square where they are done. */
export const AT_THE_PLACE = ['seal', 'open', 'take', 'work'];

/** What the button at a place says, and what it costs. */
export function placeTitle(deed: Deed, facts: Facts, t: Say): { title: string; price: string } {
  const known = incursion(facts);
  const action = vocabulary.parse(deed.moves[0] ?? '');
  const square = deed.squares[0] ?? '';
  const points = known.active?.points ?? 0;
  switch (deed.verb) {
    case 'seal': {
      const colour = known.portals.find((portal) => portal.square === square)?.colour ?? 'none';
      return { title: t('d16-place-seal', { colour }), price: t('d16-place-points', { cost: known.goal.price, points }) };
    }
    case 'work': {
      const machine = machineAt(square, known);
      return { title: t('d16-place-work', { n: machine.number }), price: t('d16-place-work-price', { done: machine.done, needed: machine.needed }) };
    }
    case 'take':
      return { title: t('d16-deed-take', { item: itemIn(action, known) }), price: '' };
    default:
      return { title: t(`d16-deed-${deed.verb}`, { square }), price: '' };
  }
}

/** One of several cards to pay with. */
export function wayText(deed: Deed): string {
  return cardName(vocabulary.parse(deed.moves[0] ?? '').card ?? '');
}

function machineAt(square: string, facts: IncursionFacts): { number: number; done: number; needed: number } {
  const { objects } = missionOf(facts.mission).map;
  const place = objects.indexOf(square);
  return { number: place + 1, done: facts.goal.worked[place] ?? 0, needed: objects.length ? facts.goal.needed / objects.length : 0 };
}

/** A pose of a large figure: which way, and what it costs. */
export function poseText(pose: Pose, facts: Facts, t: Say): string {
  return t('d16-pose', { slot: pose.slot, turn: pose.turn ? 'yes' : 'no', legal: pose.legal ? 'yes' : 'no', cost: pose.cost ?? 1, points: incursion(facts).active?.points ?? 0 });
}

/** The words of a begun deed for the prompt: what it is, what follows from it, and the verb of its button. */
export function draftText(deed: Deed, facts: Facts, t: Say, seen: Foreseen | null = null): { title: string; hint: string; verb: string } {
  const known = incursion(facts);
  const figure = deed.figure ? figureName(deed.figure, facts, t) : '';
  const points = known.active?.points ?? 0;
  const verb = t('d16-draft-verb', { verb: deed.verb, turn: isPose(deed) && deed.turn ? 'yes' : 'no' });
  if (isPose(deed)) {
    const stand = deed.stand ?? [];
    const moved = deed.displaced.map((id) => figureName(id, facts, t)).join(', ') || 'none';
    return {
      title: t('d16-draft-pose', { figure, slot: deed.slot, turn: deed.turn ? 'yes' : 'no' }),
      hint: t('d16-draft-pose-hint', { from: stand[0] ?? '', to: stand.at(-1) ?? '', cost: deed.cost ?? 1, points, moved }),
      verb,
    };
  }
  if (deed.verb === 'attack') {
    const used = attackWith(vocabulary.parse(deed.moves[0] ?? ''), known) || 'none';
    return { title: t('d16-draft-attack-title', { figure, with: used }), hint: t('d16-draft-hint'), verb };
  }
  if (deed.verb === 'use') return useText(deed, facts, t, seen, verb);
  const { title, price } = placeTitle(deed, facts, t);
  if (deed.verb !== 'work') return { title: t('d16-draft-sure', { deed: title }), hint: t('d16-draft-after', { verb: deed.verb, price: price || 'none' }), verb };
  return { title: t('d16-draft-work', { machine: title, card: wayText(deed) }), hint: t('d16-draft-after', { verb: 'work', price }), verb };
}

/** Something is chosen or picked, or a place offers several deeds, and nothing is begun yet: what it is, and what comes next. */
export function stepText({ chosen, picked, menu, starts, touch = false, answers, facts, t, seen = null }: { chosen: string | null; picked?: string; menu?: string; starts: boolean; touch?: boolean; answers: Answer[]; facts: Facts; t: Say; seen?: Foreseen | null }): { title: string; hint: string } | null {
  if (menu !== undefined) {
    const there = incursion(facts).figures.find(({ squares }) => squares.includes(menu));
    return { title: t('d16-step-menu', { what: there ? figureName(there.id, facts, t) : menu }), hint: t('d16-step-menu-hint') };
  }
  if (picked !== undefined) return { title: t('d16-step-picked', { figure: figureName(picked, facts, t) }), hint: t('d16-step-picked-hint') };
  if (chosen === null) return null;
  const use = chosenUse(usesOf(answers, facts, t), chosen);
  if (use && (use.ways.length > 1 || use.key === chosen)) {
    const aim = aimKind(use, starts);
    return { title: t('d16-step-use', { ability: use.title, aim }), hint: t('d16-step-use-hint', { aim }) };
  }
  const deeds = deedsWith(chosen, answers, facts, t, seen);
  const [first] = deeds;
  return first ? { title: t('d16-step-card', { card: cardName(chosen) }), hint: first.loses ?? t('d16-step-card-hint', { aim: first.action ? (touch ? 'touch' : 'no') : 'yes', ways: deeds.length }) } : null;
}

/** What is to be shown next for an ability: a figure that is sent somewhere, whom or where, dice, or something of the list. */
function aimKind({ ways }: Use, starts: boolean): string {
  if (starts) return 'first';
  if (ways.some(({ dice }) => dice.length)) return 'dice';
  return ways.some(({ things }) => things.length) ? 'map' : 'list';
}

/** Whom an ability is used on, and what it does to him. */
function useText(deed: Deed, facts: Facts, t: Say, seen: Foreseen | null, verb: string): { title: string; hint: string; verb: string } {
  const known = incursion(facts);
  const action = vocabulary.parse(deed.moves[0] ?? '');
  const [use] = usesOf([action], facts, t);
  const whole = use?.ways[0];
  const figure = deed.first || !deed.figure ? (whole?.label ?? '') : figureName(deed.figure, facts, t);
  const row = use && rowsOf(use, known, seen, [deed.seat]).find(({ way }) => way.action === deed.moves[0]);
  const own = known.figures.some(({ id, seat }) => id === deed.figure && seat === deed.seat) ? 'yes' : 'no';
  const lost = known.attack ? undefined : lostByUse(facts, t);
  return {
    title: t('d16-draft-use', { ability: use?.title ?? '', figure, square: (deed.first ? undefined : known.figures.find(({ id }) => id === deed.figure)?.squares[0]) ?? 'none', own }),
    hint: lost ?? woundsText(row?.wounds ?? [], facts, t) ?? (row?.health ? t('d16-aim-health', { before: row.health[0], after: row.health[1] }) : (use?.text ?? '')),
    verb,
  };
}

function isPose(deed: Deed): deed is Pose {
  return deed.verb === 'pose';
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
  if (facts.tokens.includes(square)) return { thing: `token-${facts.goal.kind}`, name: '' };
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
