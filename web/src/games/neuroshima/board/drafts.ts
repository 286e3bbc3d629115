/** The begun answer as the prompt shows it. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Draft } from '../../contract/answering.ts';
import { RULE_OF, type Answer } from '../answers.ts';
import type { Pieces } from '../facts.ts';
import { actionArguments, actionText } from '../speech.ts';
import type { Play } from './play.svelte.ts';

/** What cannot be taken back says so before it is confirmed. */
const FOR_GOOD = ['battle'];

export interface Begun {
  answer: Answer;
  play: Play;
  facts: Facts;
  pieces: Pieces;
  /** What it would do. */
  deed: string;
  /** There is a wheel to turn with. */
  mouse: boolean;
}

export function draftOf({ answer, play, facts, pieces, deed, mouse }: Begun, t: Say): Omit<Draft, 'confirm' | 'cancel'> {
  const args = actionArguments(answer, answer.seat, facts, pieces, t);
  const turns = answer.rotation !== undefined;
  const inPlace = answer.start !== undefined && answer.start === answer.cell;
  return {
    action: answer.text,
    title: inPlace ? actionText(answer, answer.seat, facts, pieces, t) : t(`nh-draft-${answer.verb}`, args),
    ...hintOf(answer, deed, mouse, t),
    verb: t(`nh-verb-${inPlace ? 'turn' : answer.verb}`),
    rule: RULE_OF[answer.verb],
    facing: turns ? (args.rotation as number) : undefined,
    turn: turns ? (steps) => play.turn(steps) : undefined,
    ways: play.ways.length
      ? play.ways.map((way) => ({ label: t(`nh-way-${way}`), chosen: answer.verb === way, take: () => (play.by = way) }))
      : undefined,
  };
}

function hintOf({ verb, rotation }: Answer, deed: string, mouse: boolean, t: Say): Pick<Draft, 'hint' | 'how'> {
  if (FOR_GOOD.includes(verb)) return { hint: t(`nh-draft-${verb}-hint`) };
  if (verb === 'discard') return { hint: t(mouse ? 'nh-draft-again' : 'nh-draft-again-touch') };
  const how = rotation === undefined ? (mouse ? 'nh-draft-confirms' : 'nh-draft-confirms-touch') : mouse ? 'nh-draft-turns' : 'nh-draft-turns-touch';
  if (!deed) return { hint: t(how) };
  // A phone has room for one of them, and its buttons say what can be done.
  return { hint: deed, how: mouse ? t(how) : undefined };
}
