/** What the prompt says while a tile or a piece is picked and no answer is begun. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Step } from '../../contract/answering.ts';
import { RULE_OF, VERB_OF } from '../answers.ts';
import type { Pieces } from '../facts.ts';
import { look } from '../look.ts';
import { tileName } from '../speech.ts';
import { facingOf, instantOf } from '../tiles.ts';
import type { Play } from './play.svelte.ts';

/** Instants that ask twice: first who goes or pushes, then where or whom. */
const TWICE = ['move', 'push'];

export interface Picking {
  play: Play;
  facts: Facts;
  pieces: Pieces;
  /** What the answer under the pointer would do. */
  deed: string;
  /** There is a wheel to turn with. */
  mouse: boolean;
  /** The cells that a lesson lights, where it has its eye on some. */
  calls?: readonly string[] | null;
}

export function stepOf({ play, facts, pieces, deed, mouse, calls }: Picking, t: Say): Omit<Step, 'cancel'> | null {
  const tile = play.inHand;
  const goer = pieces.get(play.start ?? '');
  const instant = tile ? instantOf(tile) : undefined;
  const shown = [...play.clicks].filter(([cell]) => calls?.includes(cell) ?? true);
  const count = shown.length;
  if (goer) {
    const verb = instant === 'push' ? 'push' : 'go';
    const seat = goer.tile.kind === 'hq' ? look(facts, goer.seat, t).name : '';
    return { title: t(`nh-step-${verb}`, { tile: tileName(goer.tile, t), seat }), hint: deed || t(`nh-step-${verb}-help`, { count }), rule: RULE_OF[instant ?? 'run'], facing: verb === 'go' ? facingOf(goer.tile, play.rotation) : undefined };
  }
  if (!tile) return null;
  const name = tileName(tile, t);
  // Where a lesson has no eye on a cell, it wants something else of the tile.
  if (!instant && calls && !count) return { title: t('nh-step-held', { tile: name }), hint: t('nh-step-held-help'), rule: 'NH-TURN-03' };
  if (!instant) {
    const movers = shown.filter(([, click]) => click.kind === 'start').length;
    const facing = facingOf(tile, play.rotation);
    return { title: t('nh-step-place', { tile: name }), hint: t(mouse ? 'nh-step-place-help' : 'nh-step-place-touch', { rotation: facing, count: count - movers }), rule: RULE_OF.place, facing };
  }
  const verb = VERB_OF[instant] ?? instant;
  if (!play.clicks.size) return { title: t('nh-step-no-target', { tile: name }), hint: t('nh-step-no-target-help'), rule: RULE_OF[verb] };
  const id = TWICE.includes(instant) ? `nh-step-${instant}-who` : `nh-step-${verb}`;
  return { title: t(id, { tile: name }), hint: deed || t('nh-step-targets', { count }), rule: RULE_OF[verb] };
}
