import { describe, expect, it } from 'vitest';
import type { LogLine, Say } from '../../lib/types.ts';
import { reasonsOf } from './reasons.ts';
import { villainStrip } from './villainStrip.ts';

const t: Say = (id, args) => [id, ...Object.values(args ?? {})].join(' ');
const line = (id: string): LogLine => ({ id: `inf-event-${id}`, args: {} }) as unknown as LogLine;
const told = (waits: boolean, ...ids: string[]): ReturnType<typeof reasonsOf> => reasonsOf(ids.map(line), waits, t);

describe('reasons of a villain', () => {
  it('are the questions of the book in their order, of the last order alone', () => {
    const reasons = told(false, 'villain_ordered', 'can_defeat', 'order_over', 'villain_ordered-to', 'can_defeat', 'villain_plan-reaches', 'villain_plan-reaches-to', 'moved');
    expect(reasons?.steps.map(({ question }) => question)).toEqual(['inf-reason able', 'inf-reason whom', 'inf-reason from']);
    expect(reasons?.open).toBeUndefined();
  });

  it('say that it can defeat nobody before they say where it goes', () => {
    expect(told(false, 'villain_ordered-to', 'villain_plan-advances-to')?.steps).toEqual([
      { question: 'inf-reason able', text: 'inf-reason-nobody' },
      { question: 'inf-reason where', text: 'inf-event-villain_plan-advances-to' },
    ]);
  });

  it('end with what is left to the players, while they are asked in the middle of the order', () => {
    expect(told(true, 'villain_ordered-to', 'can_defeat')?.open).toBe('inf-reason-equal target');
    expect(told(true, 'villain_ordered-to', 'can_defeat', 'villain_plan-reaches')?.open).toBe('inf-reason-equal cell');
    expect(told(true, 'villain_ordered-to', 'entered')).toMatchObject({ steps: [{ text: 'inf-reason-nobody' }], open: 'inf-reason-equal cell' });
    expect(told(true, 'villain_ordered', 'entered')).toMatchObject({ steps: [], open: 'inf-reason-equal cell' });
    expect(told(true, 'villain_ordered-to', 'can_defeat', 'villain_plan-defeats', 'attack')?.open).toBeUndefined();
  });

  it('are none before an order and after it', () => {
    expect(told(true, 'scheme')).toBeNull();
    expect(told(true, 'villain_ordered', 'villain_plan-stays-to', 'order_over')).toBeNull();
  });

  it('tell that the order is the players’ where nothing has happened yet', () => {
    const strip = villainStrip(0, [line('turn')], { revealed: [], threat: 0 }, true);
    expect(strip.reasons?.(t)).toMatchObject({ steps: [], open: 'inf-reason-equal order' });
    expect(villainStrip(0, [line('turn')], { revealed: [], threat: 0 }).reasons?.(t)).toBeNull();
  });
});
