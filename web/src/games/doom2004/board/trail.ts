/** The way of whoever acts, stand by stand, as far as it was watched. */
import type { Show } from './shows.ts';

export interface Trail {
  figure: string;
  /** Where it stood, the first stand first and the present one last. */
  stands: string[][];
}

/** The way with one more thing that is shown: a step of the same figure goes on, one of another begins anew. */
export function trailWith(trail: Trail | null, show: Show): Trail | null {
  if (show.type !== 'walk') return trail;
  const [from = []] = show.path;
  const goesOn = trail?.figure === show.figure && trail.stands.at(-1)?.join() === from.join();
  return { figure: show.figure, stands: goesOn ? [...trail.stands, ...show.path.slice(1)] : show.path };
}
