import { describe, expect, it } from 'vitest';
import { fanOf, widthsOf } from './hands.ts';

describe('a row of cards', () => {
  it('gives each card what it wishes where there is room', () => {
    expect(widthsOf([116, 178, 136], 600, 8)).toEqual([116, 178, 136]);
  });

  it('shares the room where there is less, so that six stand side by side', () => {
    const widths = widthsOf([178, 136, 178, 116, 178, 160], 738, 8);
    expect(widths.reduce((sum, one) => sum + one, 0) + 5 * 8).toBeLessThanOrEqual(738);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(100);
    expect(widths[3]).toBe(116);
  });

  it('gives a long text the room that it needs, and takes it from the short ones', () => {
    const needs = [158, 108, 100, 108, 108, 100];
    const widths = widthsOf([178, 142, 116, 142, 142, 116], 738, 8, needs);
    expect(widths.reduce((sum, one) => sum + one, 0) + 5 * 8).toBeLessThanOrEqual(738);
    widths.forEach((width, at) => expect(width).toBeGreaterThanOrEqual(needs[at] ?? 0));
  });

  it('keeps a full hand within its row, though all its words want more', () => {
    const needs = [110, 110, 110, 110, 110, 80, 80, 80];
    const widths = widthsOf(needs.map(() => 122), 746, 8, needs);
    expect(widths.reduce((sum, one) => sum + one, 0) + 7 * 8).toBeLessThanOrEqual(746);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(70);
  });

  it('lets them overlap where they could not be read', () => {
    expect(widthsOf([130, 130, 130, 130, 130, 130], 400, 8)).toEqual([60, 60, 60, 60, 60, 60]);
  });
});

describe('a fan of cards', () => {
  it('overlaps by 10 pixels, and by more when there are many', () => {
    expect(fanOf(4, 400)).toEqual({ width: 98, step: 88, turn: 3.4 });
    const many = fanOf(8, 374);
    expect(many.step * 7 + many.width).toBeLessThanOrEqual(374);
  });

  it.each([2, 3, 4, 5, 6, 8])('cuts no corner of its outermost cards: %s', (cards) => {
    for (const room of [359, 374]) {
      const { width, step, turn } = fanOf(cards, room);
      const angle = (((turn * (cards - 1)) / 2) * Math.PI) / 180;
      const middle = room / 2 - (step * (cards - 1)) / 2;
      expect(middle - (width / 2) * Math.cos(angle) - 163 * Math.sin(angle)).toBeGreaterThanOrEqual(0);
    }
  });
});
