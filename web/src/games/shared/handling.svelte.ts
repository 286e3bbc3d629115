/**
 * How a board is handled that is answered by deeds: what is looked at, begun and taken back, and what the camera frames.
 * The game tells what it knows of its places; each `Board` makes one in its script.
 */
import { getContext, untrack } from 'svelte';
import { voidWithNews } from '../../boards/answering.svelte.ts';
import type { Camera } from '../../boards/camera.svelte.ts';
import { Cursor } from '../../boards/cursor.svelte.ts';
import type { Out } from '../../boards/edges.ts';
import type { Ground, Place } from '../../boards/ground.ts';
import { Progress } from '../../boards/progress.svelte.ts';
import type { Question } from '../../lib/types.ts';
import type { Draft } from '../contract/answering.ts';
import type { BoardProps, Reason } from '../contract/table.ts';
import type { Answering, Doable } from './answering.svelte.ts';

/** Where the game stands, for the camera: all of whoever acts, its ways, its targets. */
export interface Standpoint {
  /** Whoever acts now: a new one begins with a frame of its own. */
  turn: string;
  /** Where whoever acts stands. */
  here: readonly string[];
  /** Where it may go, and what may be chosen besides. */
  ways: readonly string[];
  choices: readonly string[];
  /** What the decision is about where nothing on the board answers it, or nobody acts yet: enemies around, before a card is played. */
  also?: readonly string[];
  /** Where those that may be chosen may go then: they are seen at once, so that the map need not move when one is. */
  later?: readonly string[];
}

/** What the camera frames first, and then as much of the rest as has room. */
export function framed({ here, ways, choices, also = [], later = [] }: Standpoint, fresh: boolean): [first: string[], rest: string[]] {
  const quiet = fresh && ((!ways.length && !choices.length) || !here.length);
  return [[...here, ...(ways.length ? ways : choices)], [...choices, ...(quiet ? also : []), ...(fresh ? later : [])]];
}

export interface Handled<D extends Doable> {
  ground: () => Ground;
  camera: Camera;
  play: Answering<D>;
  /** What the prompt says of a begun deed. */
  draft: (begun: D) => Omit<Draft, 'action' | 'confirm' | 'cancel'>;
  standpoint: () => Standpoint;
  /** Whether something is looked at that the camera stays with. */
  held?: () => boolean;
  /** The places of the present scene. */
  shown: () => readonly string[];
  /** What stands at a place that may be chosen and is out of sight, for its chip. */
  chip: (place: Place) => Pick<Out, 'label' | 'major'>;
  /** The action nearest to a click that is not legal, for the server to say why not, or the reason. */
  nearest: (place: string, asked: string) => string | Reason | undefined;
  /** The deed of an action that a hint advises, for boards that show it as if the pointer were on it. */
  advised?: (action: string) => D | undefined;
  /** Gives the focus back to the board. */
  refocus: () => void;
}

/** The questions that can be answered here. */
export function askedOf(questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.answers);
}

export class Handling<D extends Doable> {
  readonly cursor = new Cursor();
  readonly progress = new Progress();
  /** The deed of a menu or a button that the pointer rests on. */
  pointed = $state.raw<D | null>(null);

  /** What is about to be done: pointed at, begun, or under the pointer; else what a hint advises. */
  readonly deed = $derived.by((): D | undefined => {
    const { looked } = this.cursor;
    const { hinted } = this.props();
    const meant = this.pointed ?? this.game.play.begun ?? (looked === null ? undefined : this.game.play.at(looked)[0]);
    return meant ?? (hinted ? this.game.advised?.(hinted) : undefined);
  });
  private readonly at = $derived.by(() => this.game.standpoint());
  readonly lawful = $derived.by((): Place[] => this.game.ground().these([...new Set([...this.at.ways, ...this.at.choices])]));
  /** What may be chosen and is out of sight; nothing lies over what is begun. */
  readonly outside = $derived.by((): Out[] => {
    const { camera, chip, play } = this.game;
    if (this.props().scene || this.props().locked || play.begun) return [];
    return this.lawful.filter((place) => !camera.sees(place)).map((place) => ({ name: place.name, at: camera.place(place), ...chip(place) }));
  });

  /** The turn that has had its frame. */
  private framed = '';
  /** What a puzzle is about, wherever that lies: shown with whoever acts, as far as there is room. */
  private readonly stakes = getContext<(() => readonly string[]) | undefined>('stakes');

  /** Made while the component is, so that its effects end with it. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly game: Handled<D>,
  ) {
    const asking = voidWithNews(() => this.asked, () => props().chosen ?? null, () => game.play.reset());
    $effect(() => {
      void game.play.answers;
      untrack(() => game.play.walkOn());
    });
    $effect(() => props().ondraft?.(this.draft()));
    $effect(() => {
      void asking();
      void this.lawful;
      if (this.asked.length && game.camera.width && game.camera.height && !props().scene) this.follow(this.at.turn);
    });
    $effect(() => {
      const names = game.shown();
      untrack(() => game.camera.show(game.ground().these(names)));
    });
    $effect(() => this.progress.run(this.lasts));
    $effect(() => {
      void this.at.turn;
      untrack(() => this.begin());
    });
  }

  get asked(): Question[] {
    return askedOf(this.props().questions);
  }

  /** Milliseconds that the present scene takes; none without motion. */
  private get lasts(): number {
    const { scene, speed = 1 } = this.props();
    return scene && speed > 0 ? scene.lasts / speed : 0;
  }

  private draft(): Draft | null {
    const { play, draft } = this.game;
    const { begun } = play;
    return begun ? { action: begun.moves[0] ?? '', ...draft(begun), confirm: () => play.confirm(), cancel: () => this.back() } : null;
  }

  private follow(turn: string): void {
    const fresh = turn !== this.framed;
    this.framed = turn;
    untrack(() => !this.game.play.walking && !this.game.held?.() && this.frame(fresh));
  }

  /** All of whoever acts, its ways, its targets. */
  frame(fresh: boolean): void {
    const [first, rest] = framed(this.at, fresh);
    const ground = this.game.ground();
    this.game.camera.focus(ground.these(first), ground.these([...rest, ...(this.stakes?.() ?? [])]), fresh);
  }

  /** The keys begin at whoever acts next, unless they are moving just now. */
  private begin(): void {
    if (this.cursor.focused === null) this.cursor.home = undefined;
  }

  /** Whether Esc has something to take back. */
  get pending(): boolean {
    return this.game.play.pending || (this.props().chosen ?? null) !== null;
  }

  readonly back = (): void => {
    if (!this.game.play.back()) this.props().onchoose?.(null);
  };

  readonly choose = (place: string): void => {
    if (this.props().scene) return;
    this.pointed = null;
    const done = this.game.play.click(place);
    if (done === 'given') this.props().onchoose?.(null);
    if (done === 'illegal') this.explain(place);
  };

  readonly pick = (deed: D): void => {
    this.pointed = null;
    if (this.game.play.choose(deed) === 'given') this.props().onchoose?.(null);
    this.game.refocus();
  };

  private explain(place: string): void {
    const [question] = this.asked;
    const wish = question && !this.props().locked ? this.game.nearest(place, question.kind) : undefined;
    if (wish) this.props().onwhy(wish);
  }

  /** Space frames whoever acts anew; true if it was that key. */
  keyed(event: KeyboardEvent): boolean {
    if (event.code !== 'Space' || this.props().scene || (event.target as Element).closest?.('button, a')) return false;
    this.frame(true);
    return true;
  }
}
