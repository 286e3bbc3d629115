/** How missions begin: what lies about and who stands where, which only the server knows. */
import { Bases } from '../../shared/bases.svelte.ts';
import { incursion } from '../facts.ts';
import { baseSetUp, startFacts } from './position.ts';

export const bases = new Bases({ game: 'doom2016', wish: baseSetUp, read: incursion, start: startFacts });
