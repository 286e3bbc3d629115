/** Scenarios as they begin: the page knows their fields, who stands there and what lies in the row is the server's. */
import { contest } from '../facts.ts';
import { Bases } from '../../shared/bases.svelte.ts';
import { baseSetUp, startFacts } from './position.ts';

export const bases = new Bases({ game: 'inferno', wish: baseSetUp, read: contest, start: startFacts });
