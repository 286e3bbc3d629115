/** A new table of DOOM (2016): the mission, how many marines, which decks, who is the invader. */
import { machineOf } from '../../../lib/makeTable.ts';
import { packs } from '../../../lib/packs.svelte.ts';
import type { GameInfo, Say, SeatKind, SeatWish } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { Field, FieldChoice, Plan, Setup, Wishes } from '../../contract/setup.ts';
import { colourOf, shapeOf } from '../../shared/figures/seats.ts';
import { BALANCE } from './balance.ts';

const INVADER = 'invader';
const MARINES = ['alpha', 'bravo', 'charlie', 'delta'];
const NO_OPERATION = 'none';
const OWN = 'own';
const RECOMMENDED = 'recommended';

interface Mission {
  id: string;
  number: number;
  name: Record<string, string>;
  tutorial?: boolean;
  objective: string;
  threat: string;
  frags: number[];
  /** What the box advises each marine: two weapons and a class. */
  advised: [string, string, string][];
}

interface Card {
  id: string;
  name: Record<string, string>;
  text: Record<string, string[]>;
}

function missionsOf(game: GameInfo | null): Mission[] {
  return (game?.content.missions ?? []) as Mission[];
}

function missionName(game: GameInfo | null, id: string): string {
  return pick(missionsOf(game).find((mission) => mission.id === id)?.name ?? { en: id });
}

function operationsOf(game: GameInfo | null): { id: string; name: Record<string, string>; missions: string[] }[] {
  return (game?.content.operations ?? []) as ReturnType<typeof operationsOf>;
}

function optionOf(game: GameInfo, name: string, wished: string | undefined): { value: string; choices: string[] } {
  const option = game.options.find((one) => one.name === name);
  const choices = option?.choices ?? [];
  return { value: wished !== undefined && choices.includes(wished) ? wished : (option?.default ?? ''), choices };
}

function sideName(seat: number, t: Say): string {
  return t('d16-page-side', { side: seat === 0 ? INVADER : (MARINES[seat - 1] ?? '') });
}

function plan(game: GameInfo, wishes: Wishes, t: Say): Plan {
  const operation = optionOf(game, 'operation', wishes.operation);
  const printed = operationsOf(game).find((one) => one.id === operation.value);
  // A printed operation goes through its missions in order (D16-OPS-02).
  const wished = optionOf(game, 'mission', printed?.missions[0] ?? wishes.mission);
  const shelves = printed ? [] : shelvesOf(game, wished.choices, t);
  const shelf = shelves.find(({ value }) => value === wishes.shelf) ?? shelves.find(({ missions }) => missions.includes(wished.value));
  const mission = { ...wished, value: !shelf || shelf.missions.includes(wished.value) ? wished.value : (shelf.missions[0] ?? '') };
  const marines = optionOf(game, 'marines', wishes.marines);
  const decks = optionOf(game, 'decks', wishes.decks);
  const asInvader = wishes.side === INVADER;
  const field = (name: string, label: string, { value, choices }: { value: string; choices: string[] }, word: (one: string) => string): Field => ({
    name,
    label,
    kind: 'buttons',
    wide: true,
    value,
    choices: choices.map((one) => ({ value: one, text: word(one) })),
  });
  const operationName = (one: string): string => {
    const named = operationsOf(game).find((each) => each.id === one);
    return named ? pick(named.name) : t('d16-page-operation-kind', { kind: one });
  };
  const { tutorial = false, frags = [], advised = [] } = missionsOf(game).find((one) => one.id === mission.value) ?? {};
  const fields: Field[] = [
    field('operation', t('d16-page-operation'), operation, operationName),
    { ...field('marines', t('d16-page-marines'), marines, (one) => one), help: t('d16-page-frags', { frags: frags[Number(marines.value) - 1] ?? 0 }) },
  ];
  // The tutorial has decks of its own (D16-TUTORIAL-09).
  const deck = tutorial ? RECOMMENDED : decks.value;
  if (!tutorial) fields.push(field('decks', t('d16-page-decks'), decks, (one) => t('d16-page-deck', { deck: one })));
  if (shelf) fields.push({ name: 'shelf', label: t('d16-page-shelf'), kind: 'buttons', value: shelf.value, choices: shelves });
  fields.push(missionField(game, mission.value, printed?.missions ?? null, shelf?.missions ?? [], Number(marines.value), t));
  const seats = Array.from({ length: Number(marines.value) + 1 }, (_, seat) => ({
    title: sideName(seat, t),
    role: seat ? deckOf(game, advised[seat - 1], tutorial, deck === RECOMMENDED, t) : undefined,
    fields: [],
    usual: ((seat === 0) === asInvader ? 'me' : 'bot') as SeatKind,
  }));
  const options: Record<string, string> = { mission: mission.value, marines: marines.value, decks: deck };
  if (operation.value !== NO_OPERATION) options.operation = operation.value;
  return { fields, variants: [], seats, options };
}

/** The missions as they are chosen from: operation by operation, then those of one's own and the first steps. */
function shelvesOf(game: GameInfo, offered: string[], t: Say): { value: string; text: string; missions: string[] }[] {
  const known = missionsOf(game).filter(({ id }) => offered.includes(id));
  const shelf = (value: string, on: (mission: Mission) => boolean, text: (found: Mission[]) => string): { value: string; text: string; missions: string[] } => {
    const found = known.filter(on);
    return { value, text: text(found), missions: found.map(({ id }) => id) };
  };
  const operations = operationsOf(game).map(({ id, name, missions }) =>
    shelf(id, (mission) => missions.includes(mission.id), (found) => t('d16-page-shelf-operation', { name: pick(name), first: found[0]?.number ?? 0, last: found.at(-1)?.number ?? 0 })),
  );
  const printed = operations.flatMap(({ missions }) => missions);
  const own = shelf('own', ({ id, tutorial }) => !tutorial && !printed.includes(id), (found) => t('d16-page-shelf-own', { count: found.length }));
  const first = shelf('tutorial', ({ tutorial }) => tutorial ?? false, () => t('d16-page-shelf-tutorial'));
  return [...operations, own, first].filter(({ missions }) => missions.length);
}

/** What a marine begins with. */
function deckOf(game: GameInfo, advised: Mission['advised'][number] | undefined, tutorial: boolean, recommended: boolean, t: Say): string {
  if (!recommended) return t('d16-page-deck-own');
  const [first = '', second = '', own = ''] = advised ?? [];
  const name = (shelf: string, id: string): string => pick(((game.content[shelf] ?? []) as Card[]).find((one) => one.id === id)?.name ?? { en: id });
  return t('d16-page-deck-of', { class: tutorial ? 'none' : name('classes', own), first: name('weapons', first), second: name('weapons', second) });
}

/** A mission that is not of the book: by the pack that brings it. */
function ownMarks(mission: string, t: Say): string[] {
  const named = packs.marks('doom2016', 'mission', mission, t);
  return named.length ? named : [t('new-own')];
}

/**
 * Each mission with its map, its goal, how long and how hard it is; the tutorial is marked, and so is whatever is not of the book. Of a printed
 * operation all are shown, and the later ones wait for their turn.
 */
function missionField(game: GameInfo, value: string, series: string[] | null, offered: string[], marines: number, t: Say): Field {
  const cardOf = (shelf: string, id: string): Card => ((game.content[shelf] ?? []) as Card[]).find((one) => one.id === id) ?? { id, name: { en: id }, text: {} };
  const told = (card: Card): { title: string; lines: string[] } => ({ title: pick(card.name), lines: card.text[t('language-tag')] ?? card.text.en ?? [] });
  const printed = operationsOf(game).flatMap((one) => one.missions);
  const known = missionsOf(game);
  const shown = series ? series.flatMap((id) => known.find((one) => one.id === id) ?? []) : known.filter(({ id }) => offered.includes(id));
  const marks = (mission: Mission, before?: Mission): string[] => {
    if (mission.tutorial) return [t('d16-page-tutorial')];
    if (!printed.includes(mission.id)) return ownMarks(mission.id, t);
    return before ? [t('d16-page-after', { number: before.number })] : [];
  };
  const choices = shown.map((mission, at) => {
    const before = series ? shown[at - 1] : undefined;
    const [objective, threat] = [cardOf('objectives', mission.objective), cardOf('threats', mission.threat)];
    return {
      value: mission.id,
      text: printed.includes(mission.id) ? t('d16-page-mission-name', { number: mission.number, name: pick(mission.name) }) : pick(mission.name),
      about: pick(objective.name),
      more: t('d16-page-length', { threat: pick(threat.name), rounds: BALANCE[mission.id]?.rounds[marines - 1] ?? 0 }),
      share: shareOf(mission.id, marines, t),
      marks: marks(mission, before),
      disabled: before !== undefined,
      details: [told(objective), told(threat)],
    };
  });
  return { name: 'mission', label: t('d16-page-mission'), kind: 'cards', value, choices };
}

/** How many games the marines win between equal machines; of a mission that somebody has made nobody knows. */
function shareOf(mission: string, marines: number, t: Say): FieldChoice['share'] {
  const invader = BALANCE[mission]?.share[marines - 1];
  return invader === undefined ? undefined : { part: 1 - invader / 100, text: t('d16-page-share', { share: 100 - invader }) };
}

/** In an operation of their own the players name the next mission, none twice (D16-OPS-07, 08). */
function open(sequel: Record<string, string>, game: GameInfo, t: Say): Field | null {
  if (sequel.operation !== OWN) return null;
  const played = sequel.played?.split(',') ?? [];
  const choices = missionsOf(game).filter((mission) => !mission.tutorial && !played.includes(mission.id));
  return {
    name: 'mission',
    label: t('d16-page-mission'),
    kind: 'list',
    value: choices[0]?.id ?? '',
    choices: choices.map((mission) => ({ value: mission.id, text: pick(mission.name) })),
  };
}

/** The invader against two marines, who are played from one screen; or one friend takes the other side. */
function quick(game: GameInfo, against: 'machine' | 'friend', wishes: Wishes): ReturnType<Setup['quick']> {
  const other: SeatWish = against === 'machine' ? machineOf(game) : { kind: 'person' };
  const marines = 2;
  const invader: SeatWish = wishes.side === INVADER ? { kind: 'me' } : other;
  const marine: SeatWish = wishes.side === INVADER ? other : { kind: 'me' };
  const options: Record<string, string> = { marines: String(marines) };
  if (wishes.mission) options.mission = wishes.mission;
  return { options, seats: [invader, ...Array.from({ length: marines }, () => marine)] };
}

const setup: Setup = {
  plan,
  open,
  quick,
  choices: (game, t) => [
    {
      name: 'side',
      label: t('d16-page-your-side'),
      choices: [
        { value: '', text: t('d16-page-squad') },
        { value: INVADER, text: sideName(0, t) },
      ],
    },
    {
      name: 'mission',
      label: t('d16-page-mission'),
      choices: missionsOf(game)
        .filter((mission) => !mission.tutorial)
        .map((mission, at) => ({ value: at ? mission.id : '', text: pick(mission.name) })),
    },
  ],
  measured: 'mission',
  label: (options, game) => missionName(game, options.mission ?? ''),
  side: (_, seat, __, t) => sideName(seat, t),
  mark: (_, seat) => {
    const side = seat === 0 ? INVADER : (MARINES[seat - 1] ?? '');
    return { colour: colourOf(side), shape: shapeOf(side) };
  },
};

export default setup;
