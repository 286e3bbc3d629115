/** The end of a game: it comes over the line when there is one. */
import type { EndKit } from '../../contract/end.ts';
import { milestones } from './course.ts';
import Ending from './Ending.svelte';
import { verdict } from './verdict.ts';

const kit: EndKit = { verdict, milestones, Ending };

export default kit;
