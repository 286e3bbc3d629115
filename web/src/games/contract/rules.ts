/** Pictures beside rules. */
import type { Component } from 'svelte';

/** What a rule looks like; its caption is `rule-picture-ID` in the game's catalogues. */
export interface RulePicture {
  rule: string;
  /** Each takes what it draws. */
  Picture: Component<any>;
  props: Record<string, unknown>;
}
