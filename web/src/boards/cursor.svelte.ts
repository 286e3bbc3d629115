/** Where pointer and keys are on a board, each place by its name. */
export class Cursor {
  /** Under the mouse. */
  hovered = $state<string | null>(null);
  /** Where keys have brought the focus to. */
  focused = $state<string | null>(null);
  /** Where one comes by Tab; if it is not set, where the game says. */
  home = $state<string | undefined>();
  /** Whose card lies open, after a long press. */
  opened = $state<string | null>(null);

  get looked(): string | null {
    return this.hovered ?? this.focused;
  }
}
