import { describe, expect, it } from 'vitest';
import { alongEdge, edgeChips, freeCorner, freeSide } from './edges.ts';

const frame = { width: 390, height: 500 };
const size = { width: 80, height: 120 };

describe('controls over a board', () => {
  it('lie at the lower right where nothing may be clicked there', () => {
    expect(freeCorner(frame, size, [], [], 22)).toEqual({ x: 302, y: 372 });
  });

  it('give way to answers, and to pieces if there is a corner without', () => {
    const answer = { x: 340, y: 450 };
    expect(freeCorner(frame, size, [answer], [], 22)).toEqual({ x: 302, y: 8 });
    expect(freeCorner(frame, size, [answer], [{ x: 340, y: 40 }], 22)).toEqual({ x: 8, y: 372 });
  });

  it('are nowhere when every corner holds an answer', () => {
    const everywhere = [40, 120, 200, 260, 340].flatMap((x) => [60, 140, 250, 330, 430].map((y) => ({ x, y })));
    expect(freeCorner(frame, size, everywhere, [], 22)).toBeUndefined();
  });
});

describe('a text over a board', () => {
  const [door, zoom] = [{ x: 340, y: 60 }, { x: 340, y: 470, reach: 6 }];

  it('lies in a corner where it hides nothing there', () => {
    expect(freeSide(frame, size, [], [door], 22)).toEqual({ x: 302, y: 372 });
  });

  it('goes along the side where every corner hides something', () => {
    const left = [60, 250, 440].map((y) => ({ x: 40, y }));
    const found = freeSide(frame, size, [], [door, zoom, ...left, { x: 340, y: 190 }], 22);
    expect(found).toEqual({ x: 302, y: 340 });
  });

  it('never covers an answer', () => {
    const everywhere = [40, 120, 200, 260, 340].flatMap((x) => [60, 140, 250, 330, 430].map((y) => ({ x, y })));
    expect(freeSide(frame, size, everywhere, [], 22)).toBeUndefined();
  });
});

describe('chips at the edges', () => {
  it('tell the nearest that is out of sight, one for each side', () => {
    const chips = edgeChips(
      [
        { name: 'far', label: '', at: { x: 900, y: 100 } },
        { name: 'near', label: '', at: { x: 420, y: 200 } },
        { name: 'up', label: '', at: { x: 200, y: -50 } },
      ],
      frame,
    );
    expect(chips.map(({ name, side }) => [name, side])).toEqual([
      ['near', 'right'],
      ['up', 'top'],
    ]);
  });

  it('give way to answers along their edge, to the nearer side, and stay off the corners', () => {
    expect(alongEdge(200, 390, [], 60)).toBe(200);
    expect(alongEdge(10, 390, [], 60)).toBe(70);
    expect(alongEdge(200, 390, [190], 60)).toBe(250);
    expect(alongEdge(200, 390, [190, 240], 60)).toBe(130);
    expect(alongEdge(200, 390, [80, 150, 220, 300], 60)).toBe(200); // it can be nowhere else
  });
});
