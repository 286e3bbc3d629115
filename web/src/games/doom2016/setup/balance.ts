/** What machines of the same strength make of the missions, with one to four marines, as `docs/doom2016-balance.md` tells it. */
interface Measured {
  /** Of a hundred games, those that the invader wins. */
  share: readonly number[];
  /** Rounds of a game, the median. */
  rounds: readonly number[];
}

export const BALANCE: Readonly<Record<string, Measured>> = {
  first_steps: { share: [43, 52, 46, 47], rounds: [11, 7, 5, 4] },
  knee_deep_in_the_dead: { share: [55, 30, 43, 40], rounds: [5, 8, 6, 6] },
  cold_reactor: { share: [54, 43, 52, 52], rounds: [4, 6, 6, 5] },
  locked_archive: { share: [53, 39, 41, 41], rounds: [6, 10, 10, 10] },
  pump_hall: { share: [50, 45, 51, 41], rounds: [6, 6, 6, 6] },
  long_haul: { share: [62, 58, 40, 54], rounds: [10, 10, 8, 10] },
  breach_point: { share: [55, 42, 41, 45], rounds: [8, 11, 11, 12] },
  titans_shadow: { share: [52, 46, 46, 50], rounds: [6, 8, 8, 8] },
  bone_stair: { share: [56, 52, 54, 54], rounds: [6, 10, 10, 10] },
  choir_of_wires: { share: [43, 46, 56, 51], rounds: [5, 7, 6, 6] },
  ember_ward: { share: [56, 48, 42, 42], rounds: [6, 6, 6, 6] },
  the_narrow_way: { share: [45, 44, 45, 42], rounds: [8, 10, 7, 6] },
  throne_of_the_titan: { share: [56, 41, 46, 40], rounds: [6, 12, 13, 10] },
};
