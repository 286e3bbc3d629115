import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry, LogLine } from '../../lib/types.ts';
import type { Scene } from '../contract/scenes.ts';
import { ATTACKER, DAMAGE, DEFENCE, DEFENDER, ROLL, TARGET } from './attackStrip.ts';
import { incursion } from './facts.ts';
import { sample, SAMPLES } from './gallery/samples.ts';
import { isMarine } from './names.ts';
import { retold, scenes, underway } from './scenes.ts';

const facts = { ...incursion(SAMPLES.map((name) => sample(name).facts).find((one) => incursion(one).figures.some(({ seat }) => seat === 0) && incursion(one).figures.some(({ id }) => isMarine(id)))!), attack: null };
const demon = facts.figures.find(({ seat }) => seat === 0)!;
const marine = facts.figures.find(({ id }) => isMarine(id))!;

function play(events: GameEvent[], lines: LogLine[] = []): Scene[] {
  return scenes({ events, lines }, facts);
}

const attack: GameEvent[] = [
  { kind: 'attack', attacker: demon.id, defender: marine.id, card: null, red: 2, black: 0 },
  { kind: 'rolled', attacker: demon.id, dice: [['red', 1], ['red', 2]] },
  { kind: 'defence', defender: marine.id, shown: null },
  { kind: 'used', seat: marine.seat, source: 'card', ability: 'x', figure: marine.id, aims: [] },
  { kind: 'used', seat: 0, source: 'card', ability: 'y', figure: demon.id, aims: [] },
  { kind: 'damaged', figure: marine.id, damage: 3, total: 3 },
];

describe('an attack', () => {
  it('goes through its six steps, and tells of no step ahead', () => {
    const lines = ['attack', 'rolled', 'defence', 'used', 'used', 'damaged'].map((kind, at): LogLine => ({ id: `d16-event-${kind}`, after: at + 1, seat: at === 3 ? marine.seat : 0 }));
    const played = play(attack, lines);
    expect(played.map(({ strip }) => strip?.now)).toEqual([TARGET, ROLL, DEFENCE, DEFENDER, ATTACKER, DAMAGE]);
    expect(played.map(({ upTo }) => upTo)).toEqual([1, 2, 3, 4, 5, 6]);
    const told = (scene: Scene | undefined, part: number): number => scene?.strip?.lines(String, part).length ?? 0;
    expect(told(played[1], ROLL)).toBe(1);
    expect(told(played[1], DAMAGE)).toBe(0);
    expect([TARGET, ROLL, DEFENCE, DEFENDER, ATTACKER, DAMAGE].map((part) => told(played[5], part))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('tells the sum as it was struck, when the defence card is gone and the defender is killed', () => {
    const told = [{ kind: 'struck', defender: marine.id, symbols: 6, shields: 1, dodged: 0, dealt: 5 }, { kind: 'damaged', figure: marine.id, damage: 5, total: 5 }, { kind: 'killed', figure: marine.id, killer: demon.id, square: marine.squares[0] }];
    const words = (id: string, args: object = {}): string => `${id} ${Object.values(args).join(' ')}`;
    const played = play([...attack.slice(0, 3), ...told]);
    expect(played.slice(3).map(({ strip }) => strip?.sum?.(words))).toEqual(['d16-strip-damage 6 1 5', 'd16-strip-damage 6 1 5']);
    const gone = { ...incursion(played.at(-1)!.facts).attack!, shown: null, shields: 0, step: 'after' as const };
    const later = { events: [...attack, ...told], lines: [] };
    expect(underway({ ...facts, attack: gone }, later)?.sum?.(words)).toBe('d16-strip-damage 6 1 5');
    expect(scenes({ events: [{ kind: 'stunned', figure: demon.id }], lines: [] }, { ...facts, attack: gone }, undefined, later)[0]?.strip?.sum?.(words)).toBe('d16-strip-damage 6 1 5');
  });

  it('lasts as long as one needs to read it', () => {
    for (const { lasts } of play(attack)) expect(lasts).toBeGreaterThanOrEqual(600);
  });
});

describe('a demon that is nearly dead', () => {
  const sturdy = { ...facts, figures: facts.figures.map((one) => (one.id === demon.id ? { ...one, health: 99, staggered: false } : one)) };
  const shown = (tutorial: boolean): unknown[] => scenes({ events: [{ kind: 'damaged', figure: demon.id, damage: 90, total: 90 }], lines: [] }, { ...sturdy, tutorial }).map(({ show }) => (show as { type: string }).type);

  it('staggers, but not in the tutorial, which knows no glory kills', () => {
    expect(shown(false)).toContain('stagger');
    expect(shown(true)).toEqual(['damage']);
  });
});

describe('marks', () => {
  it('say where a figure came from, also over several steps', () => {
    const [step] = play([{ kind: 'moved', figure: marine.id, square: 'a1' }]);
    expect(step?.marks).toEqual([{ kind: 'moved', places: ['a1'], from: marine.squares, seat: marine.seat, by: marine.seat }]);
  });

  it('are found again in a log that was not followed', () => {
    const log = [
      [{ kind: 'placed', figure: demon.id, square: demon.squares[0], turned: 0 }],
      [{ kind: 'moved', figure: marine.id, square: 'a1' }],
      [{ kind: 'moved', figure: marine.id, square: 'a2' }],
    ].map((events, at): LogEntry => ({ number: at + 1, seat: 0, action: '', events, lines: [] }));
    const marks = retold(log, facts).map((told) => told.flatMap((scene) => scene.marks ?? []));
    expect(marks[0]).toMatchObject([{ kind: 'new', seat: 0 }]);
    expect(marks[1]).toEqual([]); // where it stood at first no action has told
    expect(marks[2]).toEqual([{ kind: 'moved', places: ['a2'], from: ['a1'], seat: marine.seat, by: marine.seat }]);
  });

  it('say who is gone, and that is an event of its own for a marine', () => {
    const [death] = play([{ kind: 'killed', figure: marine.id, killer: demon.id, square: marine.squares[0] }]);
    expect(death).toMatchObject({ marks: [{ kind: 'removed', places: marine.squares }], splash: { tone: 'death' } });
  });

  it('a glory kill is an event, with what it brings', () => {
    const played = play([
      { kind: 'moved', figure: marine.id, square: demon.squares[0] },
      { kind: 'killed', figure: demon.id, killer: marine.id, square: demon.squares[0] },
      { kind: 'healed', figure: marine.id, damage: 2 },
    ]);
    const splash = played[1]?.splash;
    expect(splash?.tone).toBe('glory');
    expect(splash?.gains((id, args) => `${id} ${args?.n}`)).toEqual(['d16-splash-healed 2']);
  });
});
