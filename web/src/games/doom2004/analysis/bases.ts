/** Bases as far as they are revealed: the page knows only the first room of each scenario, the rest is the server's. */
import { foray } from '../facts.ts';
import { Bases } from '../../shared/bases.svelte.ts';
import { baseSetUp, startFacts } from './position.ts';

export const bases = new Bases({ game: 'doom2004', wish: baseSetUp, read: foray, start: startFacts });
