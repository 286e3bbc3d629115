/** A campaign of DOOM (2004): four scenarios in a row, told of the marines. */
import type { Say } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import type { CampaignKit, Chapter, Evening, EveningRow } from '../../contract/campaign.ts';
import { capital } from '../../voice.ts';
import { content, levelOf, scenarioOf } from '../content.ts';
import { foray, type CampaignContent } from '../facts.ts';
import { linesOf } from '../texts.ts';
import Team from './Team.svelte';

function campaignOf(id: string | undefined): CampaignContent | undefined {
  return content().campaigns.find((one) => one.id === id) ?? content().campaigns[0];
}

function chapterIn(id: string): Chapter {
  const { name, marines_goal, briefing } = scenarioOf(id);
  return { id, name: pick(name), goal: capital(pick(marines_goal)), story: pick(briefing), rules: [] };
}

/** The marines have won where the invader has not. */
const won = ({ result }: EveningRow): boolean => result?.[0] === 0;

function standing({ row, facts }: Evening, t: Say): string {
  const known = facts ? foray(facts) : null;
  return t('d04-campaign-evening', {
    state: row.state === 'over' ? (won(row) ? 'marines' : 'invader') : row.state,
    known: known ? 'yes' : 'no',
    round: known?.round ?? 0,
    frags: known?.frags ?? 0,
    needed: known?.frags_needed ?? 0,
  });
}

const kit: CampaignKit = {
  wishes: () => ({ campaign: campaignOf(undefined)?.id ?? '' }),
  fields: ['marines', 'level'],
  name: ({ campaign }) => pick(campaignOf(campaign)?.name ?? { en: '', ru: '' }),
  chapters: ({ campaign }) => (campaignOf(campaign)?.scenarios ?? []).map(chapterIn),
  chapterOf: ({ scenario = '' }) => scenario,
  won,
  standing,
  after: ({ row, facts }) => (facts && row.reason === 'rules' ? [pick(won(row) ? scenarioOf(foray(facts).scenario).marines_won : scenarioOf(foray(facts).scenario).invader_won)] : []),
  carried: ({ level }) => (level ? [pick(levelOf(level).name), ...linesOf(levelOf(level).text)] : []),
  Team,
};

export default kit;
