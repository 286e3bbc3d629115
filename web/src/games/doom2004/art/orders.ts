/** The signs of orders and actions. */
import type { Glyph } from '../../shared/figures/glyphs.ts';
import type { Order } from '../facts.ts';

export const ORDER_SIGNS: Partial<Record<Order, Glyph>> = { aim: 'range', guard: 'shield', dodge: 'dodge', heal: 'cross' };
export const ACTION_SIGNS: Record<string, Glyph> = { sprint: 'bonus', unload: 'bullets', advance: 'range', ready: 'shield' };
export const ACTIONS: readonly string[] = ['sprint', 'advance', 'unload', 'ready'];
