/** The field of a scenario on the bench: what a click puts, and what is wrong. */
import { Camera } from '../../../boards/camera.svelte.ts';
import { Cursor } from '../../../boards/cursor.svelte.ts';
import type { Axial } from '../../../boards/hexes/field.ts';
import type { Desk, DeskProps } from '../../contract/editor.ts';
import { FIELD } from '../board/geometry.ts';
import { counted, readField, scenarioOf, used, type Drawing, type Scenario, type Tool } from './scenario.ts';

const LENS = { mice: 24, fingers: 34, floor: 12, most: 1.4, margin: 8, slack: 40 };

export class ScenarioDesk implements Desk {
  tool = $state.raw<Tool>({ kind: 'terrain', letter: 'f' });
  readonly cursor = new Cursor();
  readonly camera = new Camera(() => FIELD, LENS);

  constructor(private readonly draft: DeskProps['draft']) {}

  readonly scenario = $derived.by((): Scenario => scenarioOf(this.draft.entry));
  readonly drawing = $derived.by((): Drawing => readField(this.scenario.field));

  put(change: Partial<Scenario>, about = ''): void {
    this.draft.change({ ...counted({ ...this.scenario, ...change }) }, about);
  }

  choose(name: string): void {
    const at = FIELD.byName.get(name)?.at as Axial;
    this.put(used(this.scenario, this.tool, at));
  }

  /** The field is seen as a whole: there is nowhere to go. */
  show(): void {
    this.camera.toggle();
  }
}

export function deskOf({ desk }: DeskProps): ScenarioDesk {
  return desk as ScenarioDesk;
}
