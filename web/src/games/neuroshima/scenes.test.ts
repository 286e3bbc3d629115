import { describe, expect, it, test } from 'vitest';
import { piecesOf, seatOf, skirmish } from './facts.ts';
import { sample } from './gallery/samples.ts';
import type { Facts, GameEvent, LogEntry, LogLine } from '../../lib/types.ts';
import type { Scene } from '../contract/scenes.ts';
import { retold, scenes as scenesOf, type Show, type Strike } from './scenes.ts';

const { facts, events = [], after } = sample('battle');

function scenes(happened: GameEvent[], before: Facts, end?: Facts, earlier: GameEvent[] = []): Scene[] {
  return scenesOf({ events: happened, lines: [] }, before, end, { events: earlier, lines: [] });
}

describe('a battle', () => {
  const played = scenes(events, facts);
  const shows = played.map((scene) => scene.show as Show);
  const strikes = shows.filter((show): show is Strike => show.type === 'strike');

  it('is announced, then shown phase by phase from the highest', () => {
    expect(shows.slice(0, 2).map((show) => show.type)).toEqual(['played', 'battle']);
    const strips = played.flatMap((scene) => scene.strip ?? []);
    expect(strips.map((strip) => strip.now)).toEqual(strips.map((strip) => strip.now).sort((a, b) => a - b));
    expect(strips[0]?.parts.map((part) => part(String))).toEqual(
      events.filter((event) => event.kind === 'phase').map((event) => String(event.phase)),
    );
  });

  it('shows every hit once', () => {
    const hits = events.filter((event) => event.kind === 'hit').map(({ source, target, damage }) => ({ source, target, damage }));
    expect(strikes.flatMap((strike) => strike.hits)).toEqual(hits);
  });

  it('draws a phase on the board as it stood, and the dead are gone in the next', () => {
    const deadly = strikes.findIndex((strike) => strike.leaving.length > 0);
    const scene = played.find((one) => one.show === strikes[deadly]);
    const next = played[played.indexOf(scene as (typeof played)[number]) + 1];
    const cell = strikes[deadly]?.leaving[0]?.cell ?? '';
    expect(piecesOf(scene?.facts ?? facts).has(cell)).toBe(true);
    if (next) expect(piecesOf(next.facts).has(cell)).toBe(false);
  });

  it('is told apart from the next one, which the same action may bring', () => {
    const last: GameEvent[] = [{ kind: 'battle_began', cause: 'last' }, { kind: 'phase', phase: 1 }, { kind: 'acted', cell: 'c3' }, { kind: 'phase', phase: 0 }, { kind: 'acted', cell: 'c3' }];
    const lines = (from: GameEvent[]): LogLine[] => from.flatMap((event, at) => (event.kind === 'battle_began' ? [{ id: 'event-battle_began-last' }] : event.kind === 'phase' ? [{ id: 'event-phase', kind: 'heading', args: { phase: event.phase as number } }, { id: `line-${at}` }] : []));
    const all = [...events, { kind: 'battle_ended' }, ...last];
    const strips = scenesOf({ events: all, lines: lines(all) }, facts).flatMap((scene) => scene.strip ?? []);
    const both = strips.slice(-2);
    expect(both.map(({ parts, now }) => [parts.map((part) => part(String)), now])).toEqual([[['1', '0'], 0], [['1', '0'], 1]]);
    const told = (id: string): string => id;
    expect(both[0]?.lines(told).map(({ text }) => text)).toEqual([`line-${all.length - 4}`]);
    expect(strips[0]?.parts).toHaveLength(events.filter((event) => event.kind === 'phase').length);
  });

  it('does not touch the facts it was given', () => {
    const before = JSON.stringify(facts);
    scenes(events, facts);
    expect(JSON.stringify(facts)).toBe(before);
  });

  it('ends where the server says that it ended', () => {
    const trailing = scenes([...events, { kind: 'battle_began', cause: 'hand' }], facts).at(-1)?.facts;
    const board = (known: unknown): string[] =>
      skirmish(known as never).tiles.map((piece) => JSON.stringify([piece.tile, piece.cell, piece.rotation, piece.wounds])).sort();
    expect(board(trailing)).toEqual(board(after));
    const points = (known: unknown): number[] => skirmish(known as never).seats.map((seat) => seat.hq);
    expect(points(trailing)).toEqual(points(after));
  });
});

test('the marks of a log that was not followed are those of whoever saw it', () => {
  const log = [
    [{ kind: 'placed', seat: 1, tile: 'moloch_blocker', cell: 'a1', rotation: 0 }],
    [{ kind: 'moved', start: 'a1', cell: 'a2', rotation: 0 }],
    [{ kind: 'destroyed', seat: 1, tile: 'moloch_blocker', cell: 'a2' }],
  ].map((told, at): LogEntry => ({ number: at + 1, seat: 0, action: '', events: told, lines: [] }));
  const marks = retold(log, facts).map((told) => told.flatMap((scene) => scene.marks ?? []));
  expect(marks).toMatchObject([
    [{ kind: 'new', places: ['a1'], seat: 1 }],
    [{ kind: 'moved', places: ['a2'], from: ['a1'], seat: 1 }],
    [{ kind: 'removed', places: ['a2'], seat: 1 }],
  ]);
});

describe('a turn', () => {
  it('shows draws together, then placing, moving, pushing', () => {
    const seat = skirmish(facts).active;
    const played = scenes(
      [
        { kind: 'turn', seat, turn: 9 },
        { kind: 'drew', seat, tile: 'outpost_move' },
        { kind: 'drew', seat, tile: 'outpost_hmg' },
        { kind: 'placed', seat, tile: 'outpost_hmg', cell: 'a1', rotation: 2 },
        { kind: 'moved', start: 'a1', cell: 'b1', rotation: 3 },
        { kind: 'pushed', start: 'b1', cell: 'b2' },
      ],
      facts,
    );
    expect(played.map((scene) => scene.kind)).toEqual(['drawn', 'placed', 'moved', 'pushed']);
    expect(played[0]?.show).toMatchObject({ tiles: ['outpost_move', 'outpost_hmg'] });
    expect(seatOf(played[0]?.facts ?? facts, seat).hand).toContain('outpost_hmg');
    expect(seatOf(played[1]?.facts ?? facts, seat).hand).not.toContain('outpost_hmg');
    expect(piecesOf(played[2]?.facts ?? facts).get('b1')).toMatchObject({ rotation: 3 });
    expect(piecesOf(played[3]?.facts ?? facts).get('b2')).toMatchObject({ rotation: 3 });
  });

  it('shows a shot from nowhere, and the tile that it removes', () => {
    const [target] = piecesOf(facts).keys();
    const wounded = scenes([{ kind: 'wounded', cell: target, damage: 1 }], facts);
    expect(wounded[0]?.show).toMatchObject({ hits: [{ source: 'instant', target, damage: 1 }] });
    const gone = scenes([{ kind: 'destroyed', cell: target, seat: 0, tile: 'outpost_hmg' }], facts);
    expect(gone[0]).toMatchObject({ kind: 'gone', show: { leaving: [{ cell: target, how: 'destroyed' }] } });
  });

  it('lets go what no net holds any more', () => {
    const base = skirmish(sample('retreat').facts);
    expect(base.netted.length).toBeGreaterThan(0);
    const nets = base.tiles.filter((piece) => piece.tile.includes('net_'));
    const cells = [...piecesOf(base).values()].filter((piece) => nets.some((net) => net.tile === piece.tile.id)).map((piece) => piece.cell);
    const played = scenes([...cells.map((cell) => ({ kind: 'removed', cell })), { kind: 'battle_began', cause: 'hand' }], base);
    expect(skirmish(played.at(-1)?.facts as never).netted).toEqual([]);
  });
});

describe('a battle in which somebody is asked', () => {
  const cut = events.findIndex((event, at) => event.kind === 'hit' && events[at + 1]?.kind === 'hit') + 1;
  const [first, second] = [events.slice(0, cut), events.slice(cut)];
  const before = scenes(first, facts);
  const rest = scenes(second, facts, undefined, first);

  it('keeps what is under way on the board while it waits', () => {
    expect(cut).toBeGreaterThan(0);
    expect(before.map((scene) => scene.stays ?? false)).toEqual(before.map((_, at) => at === before.length - 1));
  });

  it('shows the phase as a whole when it goes on, in the same strip', () => {
    const whole = scenes(events, facts).filter((scene) => scene.strip);
    const phase = before.at(-1)?.strip?.now;
    const [open] = rest;
    expect(open?.strip?.now).toBe(phase);
    expect(open?.strip?.parts.length).toBe(whole[0]?.strip?.parts.length);
    expect((open?.show as Strike).hits).toEqual((whole.find((scene) => scene.strip?.now === phase)?.show as Strike).hits);
    expect(rest.some((scene) => scene.stays)).toBe(false);
  });
});

describe('what the log and the marks follow', () => {
  const seat = skirmish(facts).active;
  const played = scenes(
    [
      { kind: 'turn', seat, turn: 9 },
      { kind: 'drew', seat, tile: 'outpost_move' },
      { kind: 'drew', seat, tile: 'outpost_hmg' },
      { kind: 'discarded', seat, tile: 'outpost_move' },
      { kind: 'placed', seat, tile: 'outpost_hmg', cell: 'a1', rotation: 2 },
      { kind: 'pushed', start: 'a1', cell: 'b1' },
      { kind: 'destroyed', seat, tile: 'outpost_hmg', cell: 'b1' },
      { kind: 'turn_ended', seat },
    ],
    facts,
  );

  it('is told scene by scene: each knows how many events it covers', () => {
    expect(played.map((scene) => [scene.kind, scene.upTo])).toEqual([['drawn', 3], ['discarded', 4], ['placed', 5], ['pushed', 6], ['gone', 7], ['ended', 8]]);
    expect(scenes(events, facts).at(-1)?.upTo).toBeLessThanOrEqual(events.length);
  });

  it('takes the time that each kind of deed needs', () => {
    expect(played.map((scene) => scene.lasts)).toEqual([500, 700, 1100, 1300, 900, 300]);
    for (const { show, lasts } of scenes(events, facts)) if ((show as Show).type === 'strike') expect(lasts).toBeGreaterThanOrEqual(700);
  });

  it('marks what is new, what moved and from where, and what is gone', () => {
    expect(played.flatMap((scene) => scene.marks ?? [])).toMatchObject([
      { kind: 'new', places: ['a1'] },
      { kind: 'moved', from: ['a1'], places: ['b1'] },
      { kind: 'removed', places: ['b1'] },
    ]);
  });
});
