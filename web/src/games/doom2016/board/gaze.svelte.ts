/** What somebody asked to see: a plate, a row of the mat or a chip was tapped, and the camera goes there. */
class Gaze {
  /** Squares or figures; a new list each time, so that the same may be asked for twice. */
  wanted = $state.raw<string[]>([]);

  at(things: string[]): void {
    this.wanted = [...things];
  }
}

export const gaze = new Gaze();
