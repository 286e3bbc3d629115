import { describe, expect, it } from 'vitest';
import type { Content, Facts, Question, Say, VocabularyInfo } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import learn from './content.ts';
import { voice } from './voice.ts';

const line = (text: string, may?: boolean): object => ({ when: 'on_play', text: { en: text, ru: text }, may });
const scribe = { id: 'gate_scribe', name: { en: 'Scribe', ru: 'Scribe' }, lines: [line('draw a card'), line('banish one', true)] };
learn({ cards: [scribe] } as unknown as Content, vocabularies.inferno.vocabulary as VocabularyInfo);

const t: Say = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const facts = {
  seat: 0,
  turn: 0,
  players: [{ seat: 0, side: 0, runes: 1, construct_runes: 0, power: 2 }],
  champions: [{ id: 'rakar', kind: 'rakar', owner: 0, cells: ['g7'] }],
  order: { champion: 'rakar', points: 0, attacks: 1, reach: [], moved: true },
} as unknown as Facts;

function asked(kind: string, about: string[], ...singles: string[]): Question {
  return { seat: 0, kind, about, rule: '', due: true, answers: { count: singles.length, singles, spans: [] } } as unknown as Question;
}

describe('the prompt follows', () => {
  it('names what an effect stands on, and what is to be chosen for it', () => {
    const { title } = voice.ask(asked('aim', ['card', 'seed_bearer'], 'champion rakar', 'champion jirra'), facts, t);
    expect(title).toContain('nf-prompt-aim {"name":"seed_bearer","what":"champion"}');
  });

  it('tells of what may be declined, and not what else its card says', () => {
    expect(voice.ask(asked('may', ['card', 'gate_scribe'], 'pass', 'yes'), facts, t).hint).toBe('banish one');
    expect(voice.ask(asked('aim', ['card', 'gate_scribe'], 'slot row-1'), facts, t).hint).toBe('draw a card; banish one');
  });

  it('says when an ordered champion has nobody to strike', () => {
    expect(voice.ask(asked('champion', ['rakar'], 'end'), facts, t).title).toContain('"moves":"no","strikes":0');
    expect(voice.ask(asked('champion', ['rakar'], 'strike melee jirra', 'end'), facts, t).title).toContain('"moves":"no","strikes":1');
  });

  it('counts whom partners have shared out, a pack once', () => {
    const players = [0, 1, 2, 3].map((seat) => ({ seat, side: seat % 2 }));
    const champions = [0, 0, 0, 0, 2, 2, 2].map((owner, at) => ({ id: `c${at}`, kind: `c${Math.min(at, 5)}`, owner, cells: [] }));
    const drafted = { ...facts, players, sides: [{ seats: [0, 2] }, { seats: [1, 3] }], champions } as unknown as Facts;
    expect(voice.ask(asked('split', [], 'draft c0'), drafted, t).title).toContain('"mine":"no","number":3,"all":3');
  });

  it('does not call another’s turn one’s own', () => {
    expect(voice.ask(asked('act', [], 'end'), facts, t).title).toContain('nf-ask-act');
    expect(voice.ask(asked('act', [], 'end'), { ...facts, seat: 1 } as unknown as Facts, t).title).toContain('nf-ask-act'); // the other seat is one's own, too
    expect(voice.ask({ ...asked('act', []), answers: undefined }, facts, t).title).toContain('nf-prompt-act-other');
  });

  it('says what is left of a turn', () => {
    const rest = (...singles: string[]): string => voice.ask(asked('act', [], ...singles), facts, t).hint;
    expect(rest('play apprentice', 'acquire mystic', 'end')).toContain('"rest":"play"');
    expect(rest('acquire mystic', 'order rakar', 'end')).toContain('"rest":"both"');
    expect(rest('order rakar', 'end')).toContain('"rest":"order"');
    expect(rest('end')).toContain('"rest":"end"');
  });
});

describe('the end of a turn or an order', () => {
  it('is the main button where nothing else is left', () => {
    expect(voice.ending(asked('champion', ['rakar'], 'end'), t)?.main).toBe(true);
    expect(voice.ending(asked('champion', ['rakar'], 'step g8', 'end'), t)?.main).toBe(false);
  });

  it('asks once more while there is something to play', () => {
    expect(voice.ending(asked('act', [], 'play apprentice', 'gate', 'end'), t)?.sure).toContain('"count":2');
    expect(voice.ending(asked('act', [], 'order rakar', 'end'), t)?.sure).toBeUndefined();
  });
});

describe('answers', () => {
  it('have words in both languages, whatever the verb', async () => {
    for (const lang of ['en', 'ru']) {
      const catalogue = await (await fetch(`platzdarm/games/inferno/locale/${lang}/page.ftl`)).text();
      const known = new Set(catalogue.match(/^inf-[\w-]+/gm));
      const used: string[] = [];
      const listening: Say = (id) => (used.push(id), id);
      for (const { text } of vocabularies.inferno.actions) {
        try {
          voice.answer(text, { ...facts, row: [] } as unknown as Facts, 0, listening);
        } catch {
          continue; // it names something that these facts do not have, and so it has words of its own
        }
      }
      expect(used.filter((id) => id.startsWith('inf-answer') && !known.has(id)), lang).toEqual([]);
      expect(used).toContain('inf-answer-spend');
    }
  });
});
