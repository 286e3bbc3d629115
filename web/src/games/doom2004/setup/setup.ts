/** A new table of DOOM (2004): scenario or campaign, how many marines, how hard, who is the invader. */
import { machineOf } from '../../../lib/makeTable.ts';
import { packs } from '../../../lib/packs.svelte.ts';
import type { GameInfo, Say, SeatKind, SeatWish } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { Field, FieldChoice, Plan, Setup, Wishes } from '../../contract/setup.ts';
import { capital } from '../../voice.ts';
import { markOf, tintOf } from '../look.ts';
import { linesOf } from '../texts.ts';
import type { ForayContent, LevelContent } from '../wire.ts';
import { BALANCE } from './balance.ts';

const INVADER = 'invader';
/** In the order in which they are dealt to the seats. */
const COLOURS = ['green', 'red', 'blue'];
const NO_CAMPAIGN = 'none';
/** The level with which the others are compared. */
const USUAL = 'hurt_me_plenty';
/** The draw of the book, with which the scenarios were measured. */
const EACH = 'each';
/** What a first evening is played with. */
const FIRST = { scenario: 'ash_and_red_light', marines: '2' };

function contentOf(game: GameInfo | null): Partial<ForayContent> {
  return (game?.content ?? {}) as Partial<ForayContent>;
}

function scenarioName(game: GameInfo | null, id: string): string {
  return pick(contentOf(game).scenarios?.find((one) => one.id === id)?.name ?? { en: id, ru: id });
}

function optionOf(game: GameInfo, name: string, wished: string | undefined): { value: string; choices: string[] } {
  const option = game.options.find((one) => one.name === name);
  const choices = option?.choices ?? [];
  return { value: wished !== undefined && choices.includes(wished) ? wished : (option?.default ?? ''), choices };
}

function sideName(seat: number, t: Say): string {
  return t(`d04-side-${sideOf({}, seat)}`);
}

function plan(game: GameInfo, wishes: Wishes, t: Say): Plan {
  const campaign = optionOf(game, 'campaign', wishes.campaign);
  const series = contentOf(game).campaigns?.find(({ id }) => id === campaign.value);
  // A campaign goes through its scenarios in order.
  const scenario = optionOf(game, 'scenario', series?.scenarios[0] ?? wishes.scenario);
  const marines = optionOf(game, 'marines', wishes.marines ?? FIRST.marines);
  const level = optionOf(game, 'level', wishes.level);
  const draw = optionOf(game, 'draw', wishes.draw);
  const asInvader = wishes.side === INVADER;
  const field = (name: string, label: string, kind: Field['kind'], { value, choices }: { value: string; choices: string[] }, word: (one: string) => string): Field => ({
    name,
    label,
    kind,
    value,
    choices: choices.map((one) => ({ value: one, text: word(one) })),
  });
  const campaignName = (id: string): string => {
    const found = contentOf(game).campaigns?.find((one) => one.id === id);
    return found ? t('d04-setup-campaign', { name: pick(found.name) }) : t('d04-setup-single');
  };
  const fields: Field[] = [
    { ...field('campaign', t('d04-setup-kind'), 'buttons', campaign, campaignName), wide: true, link: { text: t('d04-setup-own'), href: '/editor/doom2004' }, help: t('d04-setup-kind-help', { campaign: series ? 'yes' : 'no', count: series?.scenarios.length ?? 0 }) },
    scenarioField(game, scenario.value, series?.scenarios ?? null, Number(marines.value), level.value === USUAL && draw.value === EACH, t),
    { ...field('level', t('d04-setup-level'), 'stops', level, (one) => levelName(game, one)), figures: levelFigures(game, level.value, Number(marines.value), draw.value, t), help: levelText(game, level.value, t) },
    field('marines', t('d04-setup-marines'), 'buttons', marines, (one) => one),
    sideField(asInvader, t),
  ];
  const variants = [field('draw', t('d04-setup-draw'), 'buttons', draw, (one) => t('d04-setup-draw-way', { way: one }))];
  const seats = Array.from({ length: Number(marines.value) + 1 }, (_, seat) => ({
    title: sideName(seat, t),
    role: t('d04-setup-role', { side: seat === 0 ? INVADER : seat === 1 ? 'first' : 'marine' }),
    fields: [],
    usual: ((seat === 0) === asInvader ? 'me' : 'bot') as SeatKind,
  }));
  const options: Record<string, string> = { scenario: scenario.value, marines: marines.value, level: level.value, draw: draw.value };
  if (campaign.value !== NO_CAMPAIGN) options.campaign = campaign.value;
  return { fields, variants, seats, options };
}

/** Which side is one's own; the seats below it may still be changed one by one. */
function sideField(asInvader: boolean, t: Say): Field {
  const choices = [
    { value: '', text: t('d04-side-marines') },
    { value: INVADER, text: sideName(0, t) },
  ];
  return { name: 'side', label: t('d04-setup-side'), kind: 'buttons', value: asInvader ? INVADER : '', choices };
}

/** Each scenario with the room it begins in: nothing of the rest is told. In a campaign the later ones wait for their turn. */
function scenarioField(game: GameInfo, value: string, series: string[] | null, marines: number, measured: boolean, t: Say): Field {
  const choices = (contentOf(game).scenarios ?? []).map(({ id, number, name, marines_goal, frags }) => ({
    value: id,
    text: t('d04-setup-scenario-name', { number, name: pick(name) }),
    about: capital(pick(marines_goal)),
    more: t('d04-setup-length', { frags: frags[marines - 1] ?? 0, rounds: BALANCE[id]?.rounds[marines - 1] ?? 0 }),
    share: measured ? shareOf(id, marines, t) : undefined,
    disabled: series !== null && id !== series[0],
    marks: [
      ...packs.marks('doom2004', 'scenario', id, t),
      ...(id === FIRST.scenario ? [t('d04-setup-first')] : []),
      ...(series !== null && id !== series[0] ? [t('d04-setup-after', { number: series.indexOf(id) })] : []),
    ],
  }));
  return { name: 'scenario', label: t('d04-setup-scenario'), kind: 'cards', wide: true, value, choices };
}

/** How many games the marines win between equal machines, on the usual level; of a scenario that somebody has made nobody knows. */
function shareOf(id: string, marines: number, t: Say): FieldChoice['share'] {
  const share = BALANCE[id]?.share[marines - 1];
  return share === undefined ? undefined : { part: share / 100, text: t('d04-setup-share', { share }) };
}

/** What a level makes of what each side starts with. */
function levelFigures(game: GameInfo, id: string, marines: number, draw: string, t: Say): Field['figures'] {
  const { levels = [], starting } = contentOf(game);
  const [level, usual] = [levels.find((one) => one.id === id), levels.find((one) => one.id === USUAL)];
  if (!level || !usual || !starting) return undefined;
  const drawn = draw === 'two' ? 2 : marines;
  const given = (what: 'wounds' | 'bullets' | 'marine_cards', { [what]: more }: LevelContent): number => Math.max((starting[what][marines - 1] ?? 0) + more, 0);
  const figure = (what: string, of: (one: LevelContent) => number, forMarines: boolean): NonNullable<Field['figures']>[number] => {
    const [before, now] = [of(usual), of(level)];
    return { name: t('d04-setup-figure', { what }), usual: before, now, good: forMarines === now > before };
  };
  return [
    figure('wounds', (one) => given('wounds', one), true),
    figure('hand', ({ hand_limit }) => hand_limit, false),
    figure('bullets', (one) => given('bullets', one), true),
    figure('draw', ({ extra_draw }) => drawn + extra_draw, false),
    figure('cards', (one) => given('marine_cards', one), true),
    figure('spawns', ({ spawn_cards }) => spawn_cards, false),
  ];
}

function levelName(game: GameInfo, id: string): string {
  return pick(contentOf(game).levels?.find((one) => one.id === id)?.name ?? { en: id, ru: id });
}

/** What a level changes, in a line. */
function levelText(game: GameInfo, id: string, t: Say): string {
  const level = contentOf(game).levels?.find((one) => one.id === id);
  const lines = level ? linesOf(level.text) : [];
  return lines.length ? lines.join(' ') : t('d04-setup-level-plain');
}

/** Two marines, who are played from one screen, against the invader; or one friend takes the other side. */
function quick(game: GameInfo, against: 'machine' | 'friend', wishes: Wishes): ReturnType<Setup['quick']> {
  const other: SeatWish = against === 'machine' ? machineOf(game) : { kind: 'person' };
  const me: SeatWish = { kind: 'me' };
  const [invader, marine] = wishes.side === INVADER ? [me, other] : [other, me];
  const options: Record<string, string> = { marines: FIRST.marines, scenario: wishes.scenario || FIRST.scenario };
  return { options, seats: [invader, ...Array.from({ length: Number(FIRST.marines) }, () => marine)] };
}

/** The invader, or the colour of a marine. */
function sideOf(options: Record<string, string>, seat: number): string {
  const colours = options.colours?.split(',') ?? COLOURS;
  return seat === 0 ? INVADER : (colours[seat - 1] ?? COLOURS[seat - 1] ?? '');
}

const setup: Setup = {
  plan,
  quick,
  choices: (game, t) => [
    sideField(false, t),
    {
      name: 'scenario',
      label: t('d04-setup-scenario'),
      choices: (contentOf(game).scenarios ?? []).map(({ id, name }, at) => ({ value: at ? id : '', text: pick(name) })),
    },
  ],
  measured: 'scenario',
  label: (options, game) => scenarioName(game, options.scenario ?? ''),
  side: (options, seat, _, t) => t(`d04-side-${sideOf(options, seat)}`),
  mark: (options, seat) => ({ colour: tintOf(sideOf(options, seat)), shape: markOf(sideOf(options, seat)) }),
};

export default setup;
