/** Minutes that the book gives a scenario: the least, and the most. Nobody knows that of one which somebody has made. */
const USUAL: [number, number] = [35, 100];

export const MINUTES: Record<string, [number, number]> = {
  love_lives_forever: USUAL,
  soul_spires_2: USUAL,
  soul_spires_3: USUAL,
  soul_spires_4: USUAL,
  twilight_of_idols: USUAL,
  infernal_battle: USUAL,
  war_gates: [45, 120],
  circle_of_stones: [30, 75],
};

/** What is called short. */
export const SHORT = 75;
