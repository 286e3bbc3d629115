/** The begun answer as the prompt shows it. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Draft } from '../../game.ts';
import type { Answer } from '../answers.ts';
import type { Pieces } from '../facts.ts';
import { actionArguments } from '../speech.ts';
import type { Play } from './play.svelte.ts';

export function draftOf(answer: Answer, play: Play, facts: Facts, pieces: Pieces, t: Say): Omit<Draft, 'confirm' | 'cancel'> {
  const args = actionArguments(answer, answer.seat, facts, pieces, t);
  const turns = answer.rotation !== undefined;
  const hint = answer.verb === 'battle' ? 'nh-draft-battle-hint' : turns ? 'nh-draft-turns' : 'nh-draft-confirms';
  return {
    action: answer.text,
    title: t(`nh-draft-${answer.verb}`, args),
    hint: t(hint),
    verb: t(`nh-verb-${answer.verb}`),
    turn: turns ? (steps) => play.turn(steps) : undefined,
    ways: play.ways.length
      ? play.ways.map((way) => ({ label: t(`nh-way-${way}`), chosen: answer.verb === way, take: () => (play.by = way) }))
      : undefined,
  };
}
