/** The campaign of Inferno: four evenings against the villains, with the same champions throughout. */
import type { Say } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { CampaignKit, Chapter, Evening, EveningRow } from '../../contract/campaign.ts';
import { scenarioOf, scenarios } from '../content.ts';
import { contest, type ScenarioContent } from '../facts.ts';
import Team from './Team.svelte';

const FIRST = 'campaign_1';
const OF_THE_BOOK = ['campaign_1', 'campaign_2', 'campaign_3', 'campaign_4'];

/** From a scenario on, each that follows; every one once. */
function following(first: string): ScenarioContent[] {
  const found: ScenarioContent[] = [];
  for (let next = scenarios().find(({ id }) => id === first); next && !found.includes(next); ) {
    found.push(next);
    const { follows } = next;
    next = scenarios().find(({ id }) => id === follows);
  }
  return found;
}

/** The whole course that a scenario belongs to. */
function courseOf(id: string): ScenarioContent[] {
  let first = id;
  for (let at = 0; at < scenarios().length; at++) {
    const before = scenarios().find(({ follows }) => follows === first);
    if (!before) break;
    first = before.id;
  }
  return following(first);
}

function chapterIn({ id, name, short, text, story }: ScenarioContent, t: Say): Chapter {
  return {
    id,
    name: pick(name),
    goal: OF_THE_BOOK.includes(id) ? t('inf-campaign-goal', { scenario: id }) : pick(short),
    story: story ? pick(story) : '',
    rules: text.map((line) => pick(line)),
  };
}

const won = ({ result }: EveningRow): boolean => (result?.[0] ?? 0) > 0;

/** The honour of both sides, once it is known. */
function standing({ row, facts }: Evening, t: Say): string {
  if (row.state === 'waiting') return t('inf-campaign-waiting');
  const known = facts ? contest(facts) : null;
  const [players, villains] = [known?.sides[0]?.honour ?? 0, known?.sides[1]?.honour ?? 0];
  const figures = { known: known ? 'yes' : 'no', players, villains, threat: known?.campaign?.threat ?? 0, round: known?.round ?? 0 };
  return row.state === 'over' ? t('inf-campaign-ended', { won: won(row) ? 'yes' : 'no', ...figures }) : t('inf-campaign-running', figures);
}

const kit: CampaignKit = {
  wishes: () => ({ scenario: FIRST, mode: 'pair' }),
  fields: ['mode', 'difficulty'],
  name: (_, t) => t('inf-campaign-name'),
  chapters: (options, t) => courseOf(options.scenario ?? FIRST).map((scenario) => chapterIn(scenario, t)),
  chapterOf: (options) => options.scenario ?? FIRST,
  won,
  standing,
  after: ({ facts }, t) => (facts ? (contest(facts).campaign?.ending ?? []) : []).map((id) => t(id)),
  carried: ({ difficulty = 'normal', mode = 'solo', scenario = FIRST }, t) => [
    t('inf-campaign-difficulty', { level: difficulty, mode }),
    t('inf-campaign-honour', { honour: scenarioOf(scenario).honour }),
  ],
  told: true,
  Team,
};

export default kit;
