import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const words = (text: string, marks?: [number, number][]) => paragraphsOf({ text, marks }).map(({ item, runs }) => [item, runs.map((run) => run.text).join('|')]);

describe('the text of a rule', () => {
  it('is split into paragraphs and items of lists', () => {
    expect(words('There are two:\n- one\n- other\nThat is all.')).toEqual([
      [false, 'There are two:'],
      [true, 'one'],
      [true, 'other'],
      [false, 'That is all.'],
    ]);
  });

  it('leads to the rules that it names', () => {
    const runs = paragraphsOf({ text: 'See NH-NET-03, and D16-COVER-01.' })[0]?.runs ?? [];
    expect(runs.filter((run) => run.rule).map((run) => [run.text, run.rule])).toEqual([
      ['NH-NET-03', 'NH-NET-03'],
      ['D16-COVER-01', 'D16-COVER-01'],
    ]);
    expect(runs.map((run) => run.text).join('')).toBe('See NH-NET-03, and D16-COVER-01.');
  });

  it('sets remarks apart, with links inside, and leaves other brackets alone', () => {
    const runs = paragraphsOf({ text: 'So it is. (our ruling, as in NH-BAT-02)' })[0]?.runs ?? [];
    expect(runs.map((run) => [run.text, run.remark])).toEqual([
      ['So it is. ', false],
      ['(our ruling, as in ', true],
      ['NH-BAT-02', true],
      [')', true],
    ]);
    const russian = paragraphsOf({ text: 'Центр поля (0,0), нашёлся. (наше решение)' })[0]?.runs ?? [];
    expect(russian.filter((run) => run.remark).map((run) => run.text)).toEqual(['(наше решение)']);
  });

  it('marks what was looked for, also in the second paragraph and in a list', () => {
    const text = 'A net.\n- Nets hold.';
    const marks: [number, number][] = [[2, 5], [9, 13]];
    const marked = paragraphsOf({ text, marks }).flatMap(({ runs }) => runs.filter((run) => run.marked).map((run) => run.text));
    expect(marked).toEqual(['net', 'Nets']);
  });
});
