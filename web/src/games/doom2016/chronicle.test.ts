import { expect, test } from 'vitest';
import { LogTeller } from '../../table/told.ts';
import type { GameEvent } from '../../lib/types.ts';
import { sample, SAMPLES } from './gallery/samples.ts';
import { voice } from './voice.ts';
const moved = (figure: string, square: string): GameEvent => ({ kind: 'moved', figure, square });
const drew = (marine: string): GameEvent => ({ kind: 'drew_card', marine, card: 'x' });
const WALK: GameEvent[] = [
  moved('alpha', 'a1'),
  { kind: 'exhausted' },
  moved('alpha', 'a2'),
  moved('bravo', 'b1'),
  { kind: 'drew', marine: 'alpha' },
  drew('alpha'),
  { kind: 'drew', marine: 'alpha' },
  drew('alpha'),
  { kind: 'drew', marine: 'bravo' },
  { kind: 'round', round: 2 },
  moved('alpha', 'a3'),
];

test('the log is the same whether it is told at once or action by action: a way of several steps is one line', () => {
  const { facts } = sample(SAMPLES[0] as string);
  const say = (id: string, args: object = {}): string => `${id} ${JSON.stringify(args)}`;
  const log = WALK.map((event, at) => ({ number: at + 1, seat: 0, action: '', events: [event] }));
  const teller = new LogTeller(voice, say);
  for (let length = 1; length <= log.length; length += 1) {
    expect(teller.tell(log.slice(0, length), facts)).toEqual(voice.teller(facts, say).tell(WALK.slice(0, length)));
  }
  expect(teller.tell(log, facts).map((line) => line.text.split(' ')[0])).toEqual([
    ...['d16-event-moved', 'd16-event-moved', 'd16-event-drew-many', 'd16-event-drew', 'd16-event-round', 'd16-event-moved'],
  ]);
});
