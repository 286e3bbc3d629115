/** Cards, labels and drafts in both languages: nothing is missing, nothing is left unfilled. */
import { describe as group, expect, it } from 'vitest';
import type { Language } from '../../lib/types.ts';
import { answersTo } from './answers.ts';
import { cellThing, describe, seatThing, tileThing } from './describe.ts';
import { piecesOf, skirmish } from './facts.ts';
import { say } from '../../gallery/words.ts';
import { iconOf } from './art/icons.ts';
import { bonusesOf, influenceOf, phasesOf } from './board/influence.ts';
import { coloursOf, look } from './look.ts';
import { marksOf } from './art/marks.ts';
import { sample, SAMPLES } from './gallery/samples.ts';
import { actionArguments, actionText, cellLabel } from './speech.ts';
import { allArmies, tileOf, tilesOfArmy } from './tiles.ts';

const BOARD_VERBS = ['hq', 'place', 'move', 'run', 'ride', 'push', 'retreat', 'snipe', 'grenade', 'airstrike', 'battle'];

function clean(text: string): void {
  expect(text).not.toMatch(/\{|\$|^nh-|^tile-|^effect-|^action-|undefined/);
  expect(text.trim()).not.toBe('');
}

group.each<Language>(['en', 'ru'])('in %s', (lang) => {
  const t = say(lang);

  it('every tile has a card', () => {
    for (const army of allArmies()) {
      for (const tile of tilesOfArmy(army.id)) {
        const card = describe(tileThing(tile.id), sample('act').facts, t);
        [card.title, card.subtitle ?? '', ...card.lines].forEach(clean);
        expect(card.lines.length).toBeGreaterThan(0);
      }
    }
  });

  it.each(SAMPLES)('every cell and seat of the sample %s can be told, and every answer', (name) => {
    const { facts, questions } = sample(name);
    const pieces = piecesOf(facts);
    const bonuses = bonusesOf(facts, influenceOf(facts, pieces));
    for (const piece of pieces.values()) {
      const card = describe(cellThing(piece.cell), facts, t);
      [card.title, card.subtitle ?? '', ...card.lines].forEach(clean);
      clean(cellLabel(piece.cell, piece, phasesOf(piece, bonuses), true, facts, t));
    }
    skirmish(facts).seats.forEach((_, seat) => describe(seatThing(seat), facts, t).lines.forEach(clean));
    for (const answer of answersTo(questions)) {
      clean(actionText(answer, answer.seat, facts, pieces, t));
      if (BOARD_VERBS.includes(answer.verb)) clean(t(`nh-draft-${answer.verb}`, actionArguments(answer, answer.seat, facts, pieces, t)));
    }
  });

  it('every verb of the board has its button', () => {
    const { facts } = sample('act');
    for (const verb of BOARD_VERBS) {
      clean(t(`nh-verb-${verb}`));
      clean(t(`nh-draft-${verb}`, actionArguments({ text: '', verb, cell: 'c3', start: 'b3' }, 0, facts, piecesOf(facts), t)));
    }
  });
});

it('the end says in good grammar who began a battle and who hit', () => {
  const args = { tiles: 'X', name: 'Y', lost: 2 };
  expect(say('ru')('nh-end-harmed', { ...args, count: 1 })).toContain(' бьёт X');
  expect(say('ru')('nh-end-harmed', { ...args, count: 2 })).toContain(' бьют X');
  expect(say('en')('nh-end-harmed', { ...args, count: 1 })).toContain('X hits');
});

it('a tile that never acts is told without an initiative, and faces what its sides are called', () => {
  const { facts } = sample('act');
  const piece = [...piecesOf(facts).values()].find((one) => one.tile.kind === 'unit')!;
  const label = (phases: number[], lang: Language): string => cellLabel('c3', { ...piece, rotation: 4 }, phases, false, facts, say(lang));
  expect(label([3, 2], 'en')).toMatch(/facing (left|right|up|down)[a-z-]*, initiative 3, 2/);
  expect(label([], 'en')).not.toContain('initiative');
  expect(label([], 'ru')).not.toContain('инициатива');
  expect(say('en')('nh-draft-place', { tile: 'Claws', cell: 'c3', rotation: 4 })).toContain(say('en')('name-side-4'));
});

it('a sum is told in words', () => {
  const { facts } = sample('battle');
  const lines = [...piecesOf(facts).keys()].flatMap((cell) => describe(cellThing(cell), facts, say('en')).lines);
  expect(lines.some((line) => /Initiative 3 \+ 1 (Scout|HQ) = 4/.test(line))).toBe(true);
});

group('tiles', () => {
  it('are the 72 kinds of four armies, each with an icon', () => {
    const tiles = allArmies().flatMap((army) => tilesOfArmy(army.id));
    expect(tiles).toHaveLength(72);
    for (const tile of tiles) expect(iconOf(tile).length).toBeGreaterThan(20);
  });

  it('have wedges so squat that nobody takes a shoulder for the tip, beside an arrow too', () => {
    for (const { path } of allArmies().flatMap((army) => tilesOfArmy(army.id)).flatMap((tile) => marksOf(tile, 0)).filter((mark) => mark.kind === 'melee')) {
      const [, tip, right, base] = /^M\S+ (\S+)L(\S+) (\S+)H/.exec(path)!.map(Number) as [number, number, number, number];
      const left = Number(/H(\S+)Z/.exec(path)![1]);
      expect((right - left) / (base - tip)).toBeGreaterThan(1.7);
    }
  });

  it('show every printed side, turned', () => {
    const marks = marksOf(tileOf('moloch_juggernaut'), 2);
    const told = marks.map(({ kind, way, strength }) => [kind, way, strength]);
    expect(told).toEqual([
      ['armour', 2, 0],
      ['armour', 4, 0],
      ['armour', 0, 0],
      ['melee', 2, 2],
      ['ranged', 3, 1],
    ]);
  });

  it('that nobody has told us of are drawn bare', () => {
    const tile = tileOf('strangers_thing');
    expect(marksOf(tile, 0)).toEqual([]);
    expect(iconOf(tile)).toBeTruthy();
  });
});

group('seats', () => {
  it('have the colour of their army, and another one where that is taken', () => {
    expect(coloursOf(['moloch', 'borgo'])).toEqual(['red', 'blue']);
    const six = coloursOf(['borgo', 'moloch', 'hegemony', 'outpost', 'borgo', 'moloch']);
    expect(new Set(six).size).toBe(6);
    expect(coloursOf(['homemade', 'borgo'])).toEqual(['yellow', 'blue']);
  });

  it('are named by their army', () => {
    expect(look(sample('act').facts, 0, say('ru')).name).toBe('Аванпост');
  });
});
