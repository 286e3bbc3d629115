/** What a game brings to the page. Everything else at a table is shared and knows no game. */
import type { Component } from 'svelte';
import type { Facts, GameEvent, Question, Say, TableInfo, Threat } from '../lib/types.ts';

/** An answer that the player has begun on the board and has yet to confirm: a ghost with a rotation, say. */
export interface Draft {
  /** The answer in notation, as it would be played now. */
  action: string;
  /** What it does, in words, for the prompt: "Place Mutant: turn and confirm". */
  title: string;
  hint: string;
  /** The verb of the main button: "Place". */
  verb: string;
  /** Turn by that many steps; missing where there is nothing to turn. */
  turn?: (steps: number) => void;
  confirm: () => void;
  cancel: () => void;
}

/** One step of what happened, for the animation. The game's board knows what `show` means. */
export interface Scene {
  kind: string;
  /** The facts before this step, which the board draws while it shows the scene. */
  facts: Facts;
  /** Milliseconds at speed 1. */
  lasts: number;
  /** For the phase strip: "phase 3", or nothing outside a battle. */
  phase?: number;
  /** The phases of the whole battle, from the first to the last, where the scene is of one. */
  phases?: number[];
  show: unknown;
}

/** Something that the pointer rests on, as a word of the game's own: a cell, a tile, a seat. */
export type Thing = string;

export interface Card {
  title: string;
  subtitle?: string;
  lines: string[];
}

export interface SeatLook {
  /** A name of tokens.css: --seat-<colour>. */
  colour: 'blue' | 'yellow' | 'green' | 'red' | 'invader' | 'pale';
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'horns' | 'star';
  /** The side's name: "Borgo". */
  name: string;
}

export interface BoardProps {
  facts: Facts;
  /** Questions of the caller's own seats, with their options; others are ignored. */
  questions: Question[];
  onact: (action: string) => void;
  /** A click on something that is not legal: the nearest action, for POST .../why. */
  onwhy: (action: string) => void;
  /** What is chosen in the hand, as Hand tells it; both components share it through their parent. */
  chosen?: string | null;
  onchoose?: (tile: string | null) => void;
  /** The begun answer, or null when there is none (any more). */
  ondraft?: (draft: Draft | null) => void;
  onhover?: (thing: Thing | null) => void;
  scene?: Scene | null;
  /** 1 is normal, 2 twice as fast, 0 without motion. */
  speed?: number;
  threats?: Threat[];
  /** No answers are taken: a scene runs, or somebody only looks. */
  locked?: boolean;
  /** Cells that the log, a hint or a lesson points at. */
  lit?: string[];
}

export interface HandProps {
  facts: Facts;
  seat: number;
  questions: Question[];
  chosen?: string | null;
  onchoose: (tile: string | null) => void;
  onact: (action: string) => void;
  onwhy?: (action: string) => void;
  onhover?: (thing: Thing | null) => void;
  locked?: boolean;
}

export interface PlateProps {
  facts: Facts;
  seat: number;
  table: TableInfo;
  /** The short form for opponents in the top bar, which also shows an open hand. */
  small?: boolean;
  onhover?: (thing: Thing | null) => void;
}

export interface GameModule {
  name: string;
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  Plate: Component<PlateProps>;
  /** What happened, step by step. */
  scenes(events: GameEvent[], before: Facts, after: Facts): Scene[];
  describe(thing: Thing, facts: Facts, t: Say): Card;
  /** Colour, mark and name of a seat, for plates, log and chat. */
  look(facts: Facts, seat: number, t: Say): SeatLook;
  /** Take in the `content` that GET /api/games tells of the game, such as armies that are not built in. */
  learn?(content: Record<string, unknown>): void;
}
