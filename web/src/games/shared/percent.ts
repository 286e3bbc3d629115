import { language } from '../../lib/words.ts';

/** With one digit behind the language's comma. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Per cent without a lie: what can happen is not 0, what can fail is not 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return '<1';
  return chance < 1 && whole === 100 ? '>99' : String(whole);
}
