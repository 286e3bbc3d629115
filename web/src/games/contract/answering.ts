/** What is begun on a board and not yet answered. */

/** An answer that the player has begun on the board and has yet to confirm: a ghost with a rotation, say. */
export interface Draft {
  /** The answer in notation, as it would be played now. */
  action: string;
  /** What it does, in words, for the prompt: "Place Mutant: turn and confirm". */
  title: string;
  hint: string;
  /** How it goes on from here: left out where the line has no room for it. */
  how?: string;
  /** The verb of the main button: "Place". */
  verb: string;
  /** The rule behind it, where that is another than the question's. */
  rule?: string;
  /** Where the front of it looks: 0 is up, then clockwise. */
  facing?: number;
  /** Turn by that many steps; missing where there is nothing to turn. */
  turn?: (steps: number) => void;
  /** The same end by several means, such as going by oneself or being carried: shown as a choice beside the verb. */
  ways?: { label: string; chosen: boolean; take: () => void }[];
  /** The board has buttons of its own for it, where it is drawn. */
  own?: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Something is picked and nothing begun yet: what it is, and what is to be done next. */
export interface Step {
  title: string;
  hint: string;
  /** The rule behind it, where that is another than the question's. */
  rule?: string;
  /** Where the front of it looks: 0 is up, then clockwise. */
  facing?: number;
  /** Missing where nothing can be put back: what is picked is the only thing there is. */
  cancel?: () => void;
}
