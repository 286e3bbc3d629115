/** A new table of Neuroshima Hex: players, mode, board, armies, who begins, variants. */
import { machineOf } from '../../../lib/makeTable.ts';
import { packs } from '../../../lib/packs.svelte.ts';
import type { GameInfo, Say } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { SeatMark } from '../../contract/look.ts';
import type { Field, Plan, Setup, Wishes } from '../../contract/setup.ts';
import { coloursOf, shapeOf } from '../look.ts';
import { armiesFor, boardsFor, modesFor, seatsFor, swapArmy, twoArmies } from './rules.ts';

interface Army {
  id: string;
  name: Record<string, string>;
  profile?: Record<string, string>;
  difficulty?: number;
  /** Armies of the box are published; any other is somebody's own. */
  origin?: string;
}

const PLAYERS = ['2', '3', '4', '5', '6'];
const LOT = 'lot';
const ARMY = /^army-(\d)$/;

function armiesOf(game: GameInfo | null): Army[] {
  return (game?.content.armies ?? []) as Army[];
}

function armyName(game: GameInfo | null, id: string): string {
  return pick(armiesOf(game).find((army) => army.id === id)?.name ?? { en: id });
}

/** An army that is not of the box: by the pack that brings it. */
function ownMarks(army: Army, t: Say): string[] {
  const named = packs.marks('neuroshima', 'armies', army.id, t);
  return named.length || army.origin !== 'original' ? named : [t('new-own')];
}

/** What was wished, as far as the rules allow it together. */
function settled(game: GameInfo, wishes: Wishes): { players: string; mode: string; board: string; armies: string[] } {
  const players = PLAYERS.includes(wishes.players ?? '') ? (wishes.players as string) : '2';
  const first = <T>(wished: T | undefined, allowed: readonly T[]): T => (wished !== undefined && allowed.includes(wished) ? wished : (allowed[0] as T));
  const mode = first(wishes.mode, modesFor(players));
  const seats = seatsFor(players, mode);
  const wished = Array.from({ length: seats }, (_, seat) => wishes[`army-${seat}`] ?? (seat ? '' : (wishes.army ?? '')));
  return { players, mode, board: first(wishes.board, boardsFor(players)), armies: armiesFor(seats, wished, armiesOf(game).map((army) => army.id)) };
}

function firstField(game: GameInfo, armies: string[], wished: string | undefined, t: Say): Field {
  const seats = armies.map((army, seat) => ({ value: String(seat), text: t('new-first-seat', { seat: seat + 1, army: armyName(game, army) }) }));
  const choices = [{ value: LOT, text: t('new-first-lot') }, ...seats];
  const value = choices.some((one) => one.value === wished) ? (wished as string) : LOT;
  return { name: 'first', label: t('new-first'), kind: 'list', value, choices };
}

function check(name: string, wishes: Wishes, label: string): Field {
  return { name, label, kind: 'check', value: wishes[name] === 'yes' ? 'yes' : 'no', choices: [] };
}

function plan(game: GameInfo, wishes: Wishes, t: Say): Plan {
  const { players, mode, board, armies } = settled(game, wishes);
  const named = (name: string, label: string, value: string, choices: readonly string[], word: (value: string) => string): Field => ({
    name,
    label,
    kind: 'buttons',
    value,
    choices: choices.map((one) => ({ value: one, text: word(one) })),
  });
  const fields: Field[] = [
    named('players', t('new-players'), players, PLAYERS, (value) => value),
    { ...named('mode', t('new-mode'), mode, modesFor(players), (value) => t('table-mode', { mode: value })), help: t('new-mode-help', { mode }) },
  ];
  const own = armies[0] ?? '';
  const cards = armiesOf(game).map((army) => ({
    value: army.id,
    text: pick(army.name),
    about: army.profile ? pick(army.profile) : '',
    more: army.difficulty ? t('new-army-difficulty', { difficulty: army.difficulty }) : '',
    marks: ownMarks(army, t),
  }));
  fields.push({ name: 'army-0', label: t('new-army'), kind: 'cards', value: own, choices: cards });
  if (boardsFor(players).length > 1) fields.push(named('board', t('new-board'), board, boardsFor(players), (value) => t(`new-board-${value}`)));
  const variants = [check('reinforcement', wishes, t('new-reinforcement')), check('advanced_opening', wishes, t('new-opening'))];
  const options: Record<string, string> = { players, mode, board, armies: armies.join(',') };
  for (const variant of variants) options[variant.name] = variant.value;
  // One who moves twice as often begins: there is nothing to choose (NH-OVT-03).
  if (mode !== 'one_against_two') {
    const first = firstField(game, armies, wishes.first, t);
    variants.unshift(first);
    options.first = first.value;
  }
  const seats = armies.map((army, seat) => ({
    title: String(seat + 1),
    fields: [
      {
        name: `army-${seat}`,
        label: t('new-seat-army', { seat: seat + 1 }),
        kind: 'list' as const,
        value: army,
        choices: armiesOf(game).map((one) => ({ value: one.id, text: pick(one.name) })),
      },
    ],
    usual: seat === 0 ? ('me' as const) : ('bot' as const),
  }));
  return { fields, variants, seats, options };
}

/** Choosing an army that another seat has swaps the two. */
function change(game: GameInfo, wishes: Wishes, name: string, value: string): Wishes {
  const seat = ARMY.exec(name)?.[1];
  if (seat === undefined) return { ...wishes, [name]: value };
  const { armies } = settled(game, wishes);
  const next = swapArmy(armies, Number(seat), value, armies.length > armiesOf(game).length);
  return { ...wishes, ...Object.fromEntries(next.map((army, at) => [`army-${at}`, army])) };
}

/** Colours are dealt out by the whole table: an army of one's own has what the others leave. */
function markOf(armies: string[], seat: number): SeatMark | undefined {
  const colour = coloursOf(armies)[seat];
  return colour && { colour, shape: shapeOf(colour) };
}

const setup: Setup = {
  plan,
  change,
  choices: (game, t) => [
    {
      name: 'army',
      label: t('start-army'),
      choices: [{ value: '', text: t('start-army-any') }, ...armiesOf(game).map(({ id, name, origin }) => ({ value: id, text: pick(name), mark: origin === 'original' ? undefined : markOf([id], 0) }))],
    },
  ],
  quick: (game, against, wishes) => ({
    options: { players: '2', armies: twoArmies(wishes.army ?? '', armiesOf(game).map((one) => one.id)).join(',') },
    seats: [{ kind: 'me' }, against === 'machine' ? machineOf(game) : { kind: 'person' }],
  }),
  label: (options, _, t) => t('table-mode', { mode: options.mode ?? 'duel' }),
  side: (options, seat, game) => armyName(game, options.armies?.split(',')[seat] ?? ''),
  mark: (options, seat) => (options.armies && markOf(options.armies.split(','), seat)) || null,
};

export default setup;
