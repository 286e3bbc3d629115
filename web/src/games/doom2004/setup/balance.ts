/** What machines of the same strength make of the scenarios, with one, two and three marines, as `docs/doom2004-balance.md` tells it. */
interface Measured {
  /** Of a hundred games, those that the marines win. */
  share: readonly number[];
  /** Rounds of a game, the median. */
  rounds: readonly number[];
}

export const BALANCE: Readonly<Record<string, Measured>> = {
  ash_and_red_light: { share: [52, 42, 45], rounds: [31, 18, 16] },
  breath_in_the_walls: { share: [37, 56, 42], rounds: [28, 22, 18] },
  the_sump: { share: [42, 58, 48], rounds: [31, 19, 16] },
  throne_is_a_machine: { share: [36, 38, 37], rounds: [30, 17, 16] },
};
