/** A new table of Inferno: scenario with its field, how many play and how, recommended champions or a draft. */
import { machineOf } from '../../../lib/makeTable.ts';
import { packs } from '../../../lib/packs.svelte.ts';
import type { GameInfo, Say, SeatKind, SeatWish } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { Field, FieldChoice, Plan, Setup, Wishes } from '../../contract/setup.ts';
import type { ContestContent, ScenarioContent } from '../wire.ts';
import { MINUTES, SHORT } from './lengths.ts';

/** What a first evening is played with. */
const FIRST = 'love_lives_forever';
const SEATS: Record<string, number> = { duel: 2, teams: 4, three: 3, four: 4, solo: 1, pair: 2, trio: 3, quartet: 4 };
/** All players together against the villains. */
const CAMPAIGN = ['solo', 'pair', 'trio', 'quartet'];
/** Which scenarios are shown: all, or those that fit so many players, or partners. */
const COMPANIES = ['any', '1', '2', '3', '4', 'teams'];
/** Shown are all, or those that are over soon. */
const LENGTHS = ['any', 'short'];

function scenariosOf(game: GameInfo | null): ScenarioContent[] {
  return ((game?.content ?? {}) as Partial<ContestContent>).scenarios ?? [];
}

function choicesOf(game: GameInfo, name: string): string[] {
  return game.options.find((one) => one.name === name)?.choices ?? [];
}

/** Those that the server offers, the campaign's last. */
function playable(game: GameInfo): ScenarioContent[] {
  const choices = choicesOf(game, 'scenario');
  return scenariosOf(game)
    .filter(({ id }) => choices.includes(id))
    .sort((one, other) => Number(isCampaign(one)) - Number(isCampaign(other)));
}

function isCampaign({ modes }: ScenarioContent): boolean {
  return modes.some((mode) => CAMPAIGN.includes(mode));
}

function scenarioName(game: GameInfo | null, id: string): string {
  return pick(scenariosOf(game).find((one) => one.id === id)?.name ?? { en: id, ru: id });
}

function fits(mode: string, company: string): boolean {
  return mode in SEATS && (company === 'any' || mode === company || String(SEATS[mode]) === company);
}

function lasts({ id }: ScenarioContent, length: string): boolean {
  return length === 'any' || (MINUTES[id]?.[1] ?? Infinity) <= SHORT;
}

function lengthField(length: string, t: Say): Field {
  return { name: 'length', label: t('inf-setup-length'), kind: 'buttons', value: length, choices: LENGTHS.map((one) => ({ value: one, text: t('inf-setup-lasts', { length: one }) })) };
}

function companyField(company: string, found: number, all: number, t: Say): Field {
  return { name: 'company', label: t('inf-setup-company'), kind: 'buttons', value: company, choices: COMPANIES.map((one) => ({ value: one, text: t('inf-setup-for', { company: one }) })), help: t('inf-setup-fit', { found, all }) };
}

function plan(game: GameInfo, wishes: Wishes, t: Say): Plan {
  const all = playable(game);
  const company = COMPANIES.includes(wishes.company ?? '') ? (wishes.company ?? '') : 'any';
  const fitting = all.filter(({ modes }) => modes.some((one) => fits(one, company)));
  // Where none is short, length does not matter.
  const length = fitting.some((one) => lasts(one, 'short')) && wishes.length === 'short' ? 'short' : 'any';
  const scenarios = fitting.filter((one) => lasts(one, length));
  const chosen = scenarios.find(({ id }) => id === wishes.scenario) ?? scenarios.find(({ id }) => id === FIRST) ?? scenarios[0];
  const modes = (chosen?.modes ?? []).filter((mode) => mode in SEATS);
  const wished = modes.find((one) => one === wishes.mode && fits(one, company));
  const mode = wished ?? modes.find((one) => fits(one, company)) ?? 'duel';
  const campaign = CAMPAIGN.includes(mode);
  const levels = choicesOf(game, 'difficulty');
  const difficulty = levels.includes(wishes.difficulty ?? '') ? (wishes.difficulty ?? '') : (levels[0] ?? 'normal');
  // Partners always draft.
  const drafts = mode === 'teams' ? ['yes'] : choicesOf(game, 'draft');
  const draft = drafts.includes(wishes.draft ?? '') ? (wishes.draft ?? '') : (drafts[0] ?? 'no');
  const fields: Field[] = [
    companyField(company, scenarios.length, all.length, t),
    ...(fitting.some((one) => lasts(one, 'short')) ? [lengthField(length, t)] : []),
    scenarioField(game, scenarios, chosen?.id ?? '', t),
  ];
  const variants: Field[] = [
    { name: 'mode', label: t('inf-setup-mode'), kind: 'buttons', value: mode, choices: modes.map((one) => ({ value: one, text: t('inf-mode', { mode: one }) })) },
    campaign
      ? difficultyField(levels, difficulty, t)
      : { name: 'draft', label: t('inf-setup-champions'), kind: 'buttons', value: draft, choices: drafts.map((one) => ({ value: one, text: t('inf-setup-draft', { draft: one }) })), help: t('inf-setup-draft-help', { draft }) },
  ];
  const seats = Array.from({ length: SEATS[mode] ?? 2 }, (_, seat) => ({
    title: seatTitle(mode, seat, t),
    fields: [],
    usual: (seat === 0 ? 'me' : 'bot') as SeatKind,
  }));
  const options: Record<string, string> = { scenario: chosen?.id ?? FIRST, mode };
  if (campaign) options.difficulty = difficulty;
  else if (mode !== 'teams') options.draft = draft;
  return { fields, variants, seats, options };
}

/** Who goes first is drawn: a seat has no colour before that. */
function seatTitle(mode: string | undefined, seat: number, t: Say): string {
  return mode === 'teams' ? t('inf-setup-mate', { side: (seat % 2) + 1, seat: seat + 1 }) : t('inf-setup-seat', { seat: seat + 1 });
}

/** A card has what one chooses by; the whole of the chosen one stands beside its large picture. */
function scenarioField(game: GameInfo, scenarios: ScenarioContent[], value: string, t: Say): Field {
  const choices = scenarios.map((scenario, at) => ({ ...cardOf(game, scenario, t), part: isCampaign(scenario) && !scenarios.slice(0, at).some(isCampaign) ? campaignPart(t) : undefined }));
  return { name: 'scenario', label: t('inf-setup-scenario'), kind: 'cards', value, choices };
}

/** The scenarios against the villains are one story: they stand below the others. */
function campaignPart(t: Say): FieldChoice['part'] {
  return { title: t('inf-setup-campaign-title'), about: t('inf-setup-campaign-about'), link: t('inf-setup-campaign-link'), href: '/campaigns/inferno' };
}

function cardOf(game: GameInfo, scenario: ScenarioContent, t: Say): FieldChoice {
  const { id, name, short, honour, modes } = scenario;
  return {
    value: id,
    text: pick(name),
    about: t('inf-setup-about', { honour, short: pick(short) }),
    more: t('inf-setup-more', { modes: t('inf-setup-modes', { modes: isCampaign(scenario) ? 'campaign' : modes.join('-') }), known: id in MINUTES ? 'yes' : 'no', least: MINUTES[id]?.[0] ?? 0, most: MINUTES[id]?.[1] ?? 0 }),
    details: detailsOf(game, scenario, t),
    marks: id === FIRST ? [t('inf-setup-first')] : modes.some((mode) => CAMPAIGN.includes(mode)) ? [t('inf-setup-campaign')] : packs.marks('inferno', 'scenario', id, t),
  };
}

/** How it is won, and whom the book advises. */
function detailsOf(game: GameInfo, { text, recommended }: ScenarioContent, t: Say): FieldChoice['details'] {
  const champions = new Map(((game.content as Partial<ContestContent>).champions ?? []).map(({ id, name }) => [id, pick(name)]));
  const book = Object.entries(recommended).map(([colour, kinds]) => t('inf-setup-book-line', { colour, champions: kinds.map((kind) => champions.get(kind) ?? kind).join(', ') }));
  return [{ title: t('inf-setup-rules'), lines: text.map((line) => pick(line)) }, ...(book.length ? [{ title: t('inf-setup-book'), lines: book }] : [])];
}

/** Two at the first scenario, with the champions of the book; or any other by its first variant. */
function quick(game: GameInfo, against: 'machine' | 'friend', wishes: Wishes): ReturnType<Setup['quick']> {
  const other: SeatWish = against === 'machine' ? machineOf(game) : { kind: 'person' };
  const scenario = playable(game).find(({ id }) => id === (wishes.scenario || FIRST));
  const mode = scenario?.modes.find((one) => one in SEATS) ?? 'duel';
  const seats: SeatWish[] = Array.from({ length: SEATS[mode] ?? 2 }, (_, seat) => (seat === 0 ? { kind: 'me' } : seat === 1 ? other : machineOf(game)));
  return { options: { scenario: scenario?.id ?? FIRST, mode }, seats };
}

/** How hard it is may be chosen anew for every evening (INF-CWIN-04). */
function open(sequel: Record<string, string>, game: GameInfo, t: Say): Field {
  return difficultyField(choicesOf(game, 'difficulty'), sequel.difficulty ?? '', t);
}

function difficultyField(levels: string[], value: string, t: Say): Field {
  return { name: 'difficulty', label: t('inf-setup-difficulty'), kind: 'buttons', value, choices: levels.map((one) => ({ value: one, text: t('inf-difficulty', { level: one }) })), help: t('inf-setup-difficulty-help') };
}

const setup: Setup = {
  plan,
  quick,
  open,
  choices: (game, t) => [
    {
      name: 'scenario',
      label: t('inf-setup-scenario'),
      choices: playable(game).map(({ id, name }) => ({ value: id === FIRST ? '' : id, text: pick(name) })).sort((one, other) => Number(other.value === '') - Number(one.value === '')),
    },
  ],
  measured: 'scenario',
  label: (options, game) => scenarioName(game, options.scenario ?? ''),
  side: (options, seat, _, t) => seatTitle(options.mode, seat, t),
};

export default setup;
