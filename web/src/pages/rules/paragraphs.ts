/** The text of a rule for reading: paragraphs and lists, remarks set apart, and other rules as links. */
import type { Rule } from '../../lib/rules.ts';

export interface Run {
  text: string;
  /** Was looked for. */
  marked: boolean;
  /** A remark on where the rule comes from, such as 'our ruling'. */
  remark: boolean;
  /** The rule that it names. */
  rule: string;
}

export interface Paragraph {
  item: boolean;
  runs: Run[];
}

const ITEM = /^- /;
/** In both languages they begin with 'our'. */
const REMARK = /\((?:our|наш[аеи]?)(?=[\s:,;)])[^()]*\)/gu;
const RULE = /\b[A-Z][A-Z0-9]*-[A-Z]+-\d+\b/g;

interface Stretch {
  from: number;
  to: number;
}

function stretches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map((found) => ({ from: found.index, to: found.index + found[0].length }));
}

const within = (all: readonly Stretch[], at: number): Stretch | undefined => all.find(({ from, to }) => at >= from && at < to);

export function paragraphsOf({ text, marks = [] }: Pick<Rule, 'text' | 'marks'>): Paragraph[] {
  const remarks = stretches(text, REMARK);
  const rules = stretches(text, RULE);
  const marked = marks.map(([from, to]) => ({ from, to }));
  const cuts = [...remarks, ...rules, ...marked].flatMap(({ from, to }) => [from, to]);
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    if (!line.trim()) return [];
    const item = ITEM.test(line);
    const first = item ? from + 2 : from;
    const edges = [...new Set([first, ...cuts.filter((at) => at > first && at < to), to])].sort((one, other) => one - other);
    const runs = edges.slice(0, -1).map((at, number): Run => {
      const rule = within(rules, at);
      return {
        text: text.slice(at, edges[number + 1]),
        marked: within(marked, at) !== undefined,
        remark: within(remarks, at) !== undefined,
        rule: rule ? text.slice(rule.from, rule.to) : '',
      };
    });
    return [{ item, runs }];
  });
}
