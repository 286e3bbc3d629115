import { describe, expect, it } from 'vitest';
import { say } from '../../../gallery/words.ts';
import { answersTo } from '../answers.ts';
import { incursion, type Foreseen } from '../facts.ts';
import { figureName } from '../names.ts';
import { deedText, draftText, stepText } from '../speech.ts';
import { usesOf } from '../uses.ts';
import { aimedDeeds, facing } from './aiming.ts';
import { fieldOf } from './geometry.ts';
import { Play } from './play.svelte.ts';
import { mapOf, sample } from '../gallery/samples.ts';

const t = say('en');
const { facts } = sample('attacks');
const known = incursion(facts);
const [one, other] = known.figures.filter(({ seat }) => seat === 0);
const marine = known.figures.find(({ seat }) => seat > 0)!;
const KEY = 'use grenade alpha-decoy_grenade';

function table(chosen: string | null, moment: boolean, singles: string[]): { play: Play; sent: string[]; words: ReturnType<typeof stepText> } {
  const questions = [{ seat: 1, kind: moment ? 'while_attacking' : 'act', about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
  const sent: string[] = [];
  const field = fieldOf(mapOf(facts));
  const play = new Play(() => ({ facts, questions, field, baseOf: () => [1, 1], card: chosen ?? undefined, aimed: (answers) => aimedDeeds(usesOf(answers, facts, t), chosen, moment, known, 1), locked: false }), (action) => sent.push(action));
  return { play, sent, words: stepText({ chosen, picked: play.picked, starts: play.starts.length > 0, answers: answersTo(questions), facts, t }) };
}

describe('an ability that is aimed', () => {
  const aims = [`${KEY} ${one!.id}`, `${KEY} ${other!.id}`, 'pass'];

  it('answers a click on whom it may be aimed at, before anything is chosen: begun, named, then done', () => {
    const { play, sent } = table(null, true, aims);
    const [square = ''] = other!.squares;
    expect(play.glows(square)).toBe(true);
    expect(play.click(square)).toBe('begun');
    expect(sent).toEqual([]);
    expect(draftText(play.begun!, facts, t).title).toContain(figureName(other!.id, facts, t));
    expect(play.click(square)).toBe('given');
    expect(sent).toEqual([aims[1]]);
  });

  it('tells what it does itself, not what the attack under way does anyway', () => {
    const { play } = table(null, true, aims);
    play.click(other!.squares[0]!);
    const seen = (passed: number): Foreseen => ({ attacks: [], figures: [], outcomes: [{ action: aims[1]!, health: [[other!.id, 3, 2]], damage: 1 }, { action: 'pass', health: [[other!.id, 3, passed]], damage: 1 }] }) as unknown as Foreseen;
    expect(draftText(play.begun!, facts, t, seen(2)).hint).not.toMatch(/3 → 2/);
    expect(draftText(play.begun!, facts, t, seen(3)).hint).toMatch(/3 → 2/);
  });

  it('leaves the map to steps and attacks within an activation, until it is chosen', () => {
    const [square = ''] = one!.squares;
    expect(table(null, false, aims).play.glows(square)).toBe(false);
    const { play, words } = table(KEY, false, aims);
    expect(play.click(square)).toBe('begun');
    expect(words).toEqual({ title: expect.stringMatching(/: what is its aim\?$/) as string, hint: expect.stringMatching(/on the map/) as string });
  });

  it('asks for the figure first, then for the place, and says so', () => {
    const { play, sent } = table(KEY, true, [`${KEY} ${one!.id} a1`, `${KEY} ${one!.id} a2`, `${KEY} ${other!.id} a1`]);
    expect(play.glows('a1')).toBe(false);
    expect(play.click(other!.squares[0]!)).toBe('picked');
    const words = stepText({ chosen: KEY, picked: play.picked, starts: false, answers: [], facts, t });
    expect(words?.title).toContain(figureName(other!.id, facts, t));
    expect(play.glows('a2')).toBe(false);
    expect(play.click('a1')).toBe('begun');
    expect(draftText(play.begun!, facts, t).title).toMatch(new RegExp(`${figureName(other!.id, facts, t)}.*a1`));
    play.confirm();
    expect(sent).toEqual([`${KEY} ${other!.id} a1`]);
  });

  it('is told apart from another one at the same place', () => {
    const { play } = table(null, true, [`${KEY} ${one!.id}`, `use reroll mark ${one!.id}`]);
    expect(play.click(one!.squares[0]!)).toBe('menu');
    expect(stepText({ chosen: null, menu: play.menu, starts: false, answers: [], facts, t })?.title).toBe(`${figureName(one!.id, facts, t)}: what do you do there?`);
    expect(new Set(play.at(one!.squares[0]!).map((deed) => deedText(deed, facts, t))).size).toBe(2);
  });
});

describe('in sight', () => {
  it('are both sides of an attack, whoever is asked, and whom a begun answer is aimed at', () => {
    const attack = { attacker: marine.id, defender: other!.id } as NonNullable<typeof known.attack>;
    const ids = (...figures: ReturnType<typeof facing>): string[] => figures.map(({ id }) => id);
    expect(ids(...facing({ ...known, attack: null }, undefined, marine))).toEqual([marine.id]);
    expect(ids(...facing({ ...known, attack: null }, { verb: 'attack', moves: [], squares: [], figure: one!.id, seat: 1 }, marine))).toEqual([one!.id, marine.id]);
    expect(ids(...facing({ ...known, attack }, undefined, one))).toEqual([other!.id, marine.id]);
  });
});
