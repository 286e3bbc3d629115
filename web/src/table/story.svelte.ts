/** The story of an evening over the table: told once by itself, and again when somebody asks for it. */
const key = (table: string): string => `platzdarm-story-${table}`;

class StoryState {
  shown = $state(false);

  /** By itself only before anything has happened, and once in this browser. */
  tell(table: string): void {
    try {
      this.shown = localStorage.getItem(key(table)) === null;
      localStorage.setItem(key(table), 'told');
    } catch {
      this.shown = true;
    }
  }
}

export const story = new StoryState();
