/** What the rules of setting up allow (chapters SET, FFA, PTS, OVT, TEAM, EXT). */

const MODES_OF_PLAYERS: Record<string, readonly string[]> = {
  '2': ['duel'],
  '3': ['free_for_all', 'points', 'one_against_two', 'teams'],
  '4': ['teams', 'free_for_all', 'points'],
  '5': ['free_for_all'],
  '6': ['free_for_all'],
};

export function modesFor(players: string): readonly string[] {
  return MODES_OF_PLAYERS[players] ?? ['duel'];
}

export function boardsFor(players: string): readonly string[] {
  const number = Number(players);
  return number < 4 ? ['standard'] : number === 4 ? ['standard', 'extended'] : ['extended'];
}

export function seatsFor(players: string, mode: string): number {
  return mode === 'teams' ? 4 : Number(players);
}

/** Armies for that many seats: what was chosen stays, what is missing is filled up, no army twice up to four seats. */
export function armiesFor(seats: number, chosen: readonly string[], known: readonly string[]): string[] {
  const armies: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const wished = chosen[seat];
    const free = known.filter((name) => !armies.includes(name));
    if (wished && (seats > known.length || free.includes(wished))) armies.push(wished);
    else armies.push(free[0] ?? known[seat % known.length] ?? '');
  }
  return armies;
}

/** Choosing an army that another seat has swaps the two. */
export function swapArmy(armies: readonly string[], seat: number, army: string, mayRepeat: boolean): string[] {
  const next = [...armies];
  const other = next.indexOf(army);
  if (other >= 0 && !mayRepeat) next[other] = next[seat] ?? '';
  next[seat] = army;
  return next;
}

/** My army first, then another at random; no army twice (NH-SET-01). */
export function twoArmies(mine: string, names: readonly string[], random: () => number = Math.random): string[] {
  const take = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const first = mine || take(names);
  return [first, take(names.filter((name) => name !== first))];
}
