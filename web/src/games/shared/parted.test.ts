import { expect, test } from 'vitest';
import { parted } from './parted.ts';

test('long Russian words may part between syllables, short ones and English ones not', () => {
  const seen = (name: string): string => parted(name).replaceAll('\u00AD', '-');
  expect(seen('Вычислительный узел')).toBe('Вы-чис-ли-тель-ный узел');
  expect(seen('Зеркальный заслон')).toBe('Зер-каль-ный заслон');
  expect(seen('Теневой элементаль')).toBe('Теневой эле-мен-таль');
  expect(seen('Сосредоточенность')).toBe('Сос-ре-до-то-чен-ность');
  expect(seen('Forgemaster’s Armour')).toBe('Forgemaster’s Armour');
});
