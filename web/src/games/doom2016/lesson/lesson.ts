/** The guided first mission: two marines of the learner's own against the machine, in the tutorial of the box. */
import { machineOf } from '../../../lib/makeTable.ts';
import type { GameEvent } from '../../../lib/types.ts';
import type { Lesson, LessonNow, LessonStep } from '../../game.ts';
import { incursion } from '../facts.ts';
import { isMarine } from '../names.ts';

const MARINES = 2;

/** Whether something happened since the step began, with one of the learner's marines in it. */
function did(now: LessonNow, kind: string, field = 'figure'): boolean {
  return now.events.some((event: GameEvent) => event.kind === kind && isMarine(String(event[field] ?? '')));
}

function asked(now: LessonNow, kind: string): boolean {
  return now.questions.some((question) => question.kind === kind);
}

const STEPS: readonly LessonStep[] = [
  { id: 'welcome', lit: (facts) => incursion(facts).figures.filter(({ seat }) => seat > 0).map(({ id }) => id) },
  { id: 'enemy', lit: (facts) => incursion(facts).figures.filter(({ seat }) => seat === 0).map(({ id }) => id) },
  { id: 'turn', done: (now) => asked(now, 'act') },
  { id: 'play', done: (now) => did(now, 'played', 'marine') || did(now, 'ran') },
  { id: 'move', lit: (facts) => [incursion(facts).active?.figure ?? ''].filter(Boolean), done: (now) => did(now, 'moved') },
  { id: 'door', done: (now) => did(now, 'door_opened') },
  { id: 'odds', lit: (facts) => incursion(facts).figures.filter(({ seat }) => seat === 0).map(({ id }) => id) },
  { id: 'attack', done: (now) => did(now, 'attack', 'attacker') },
  { id: 'dice' },
  { id: 'end', done: (now) => did(now, 'ended') },
  { id: 'defend', done: (now) => did(now, 'defence', 'defender') || did(now, 'killed') || asked(now, 'act') },
  { id: 'items', lit: (facts) => [...incursion(facts).health_packs, ...incursion(facts).weapons.map(([square]) => square)] },
  { id: 'run', done: (now) => did(now, 'ran') || did(now, 'took_pack', 'marine') || did(now, 'killed', 'killer') },
  { id: 'win', done: (now) => now.result !== null },
];

const lesson: Lesson = {
  kind: 'mission',
  words: 'd16-lesson',
  table: (game) => ({
    options: { mission: 'first_steps', marines: String(MARINES), decks: 'recommended' },
    seats: [machineOf(game), ...Array.from({ length: MARINES }, () => ({ kind: 'me' as const }))],
  }),
  steps: STEPS,
};

export default lesson;
