/** Whom an ability is aimed at, by name and with what it does to him, so that nobody hurts himself unawares. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { FigureFacts, Foreseen, IncursionFacts, OutcomeFacts } from '../facts.ts';
import { figureName } from '../names.ts';
import type { Aimed, Use } from '../uses.ts';

export type Friend = 'own' | 'partner';

export interface Wound {
  figure: FigureFacts;
  health: [before: number, after: number];
}

/** One way to use an ability, with what is known of its outcome. */
export interface Row {
  way: Aimed;
  /** The figure that it is aimed at. */
  figure?: FigureFacts;
  /** Its health before and after, where no chance decides. */
  health?: [before: number, after: number];
  /** The figure is the viewer's own, or a partner's. */
  friend?: Friend;
  /** And it harms it. */
  harms?: Friend;
  /** Friends besides whom it wounds: those around the defender of a blast. */
  wounds: Wound[];
  outcome?: OutcomeFacts;
}

/** Enemies first; oneself and partners last, but among friends alone only where it does harm. `mine` are the seats of whoever looks. */
export function rowsOf(use: Use, facts: IncursionFacts, seen: Foreseen | null, mine: readonly number[]): Row[] {
  const passed = seen?.outcomes.find(({ action }) => action === 'pass');
  const rows = use.ways.map((way): Row => {
    const outcome = seen?.outcomes.find(({ action }) => action === way.action);
    const figure = way.things.map((thing) => facts.figures.find(({ id }) => id === thing)).find((found) => found !== undefined);
    const changes = (outcome?.health ?? [])
      .filter(([id, , after]) => after !== passed?.health.find(([one]) => one === id)?.[2]) // else the attack under way does it, not the ability
      .flatMap(([id, ...health]): Wound[] => facts.figures.filter((one) => one.id === id).map((one) => ({ figure: one, health })));
    const health = changes.find((one) => one.figure === figure)?.health;
    const friend = figure && friendOf(figure, facts, mine);
    const wounds = changes.filter((one) => one.figure !== figure && one.health[1] < one.health[0] && friendOf(one.figure, facts, mine));
    return { way, figure, health, friend, harms: health && health[1] < health[0] ? friend : undefined, wounds, outcome };
  });
  const hostile = rows.some(({ figure, friend }) => figure && !friend);
  const weight = ({ friend, harms }: Row): number => (!harms && !hostile ? 0 : friend === 'own' ? 2 : friend ? 1 : 0);
  return rows.sort((one, other) => weight(one) - weight(other));
}

function friendOf(figure: FigureFacts, facts: IncursionFacts, mine: readonly number[]): Friend | undefined {
  if (mine.includes(figure.seat)) return 'own';
  const side = mine[0] ?? facts.seat;
  return figure.seat >= 0 && (figure.seat === 0) === (side === 0) ? 'partner' : undefined;
}

/** Whom of one's own side something wounds besides its aim; nothing where there is nobody. */
export function woundsText(wounds: readonly Wound[], facts: Facts, t: Say): string | undefined {
  const figures = wounds.map(({ figure, health: [before, after] }) => t('d16-aim-wound', { figure: figureName(figure.id, facts, t), before, after }));
  return figures.length ? t('d16-aim-wounds', { figures: new Intl.ListFormat(t('language-tag')).format(figures) }) : undefined;
}

/** The only aim is oneself or a partner: then the ability is folded, opened and confirmed. */
export function isFolded(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.every(({ harms }) => harms !== undefined);
}

/** What the attack under way does to its defender, as things stand: life before and after. */
export function blowOf(facts: IncursionFacts, damage: number): [before: number, after: number] | undefined {
  const defender = facts.figures.find(({ id }) => id === facts.attack?.defender);
  if (!defender) return undefined;
  const before = defender.health - defender.damage;
  return [before, Math.max(0, before - damage)];
}
