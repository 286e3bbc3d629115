/** How long a marine on guard is waited for: then the page says 'not now' for him, unless he has stopped the clock. */

export const PATIENCE = 30;
const SECOND = 1000;

class Patience {
  left = $state(PATIENCE);
  stopped = $state(false);
  running = $state(false);

  /** From the beginning, for one question; what it returns ends it. It stands still while `held` says so. */
  run(held: () => boolean, over: () => void): () => void {
    this.left = PATIENCE;
    this.stopped = false;
    this.running = true;
    const timer = setInterval(() => {
      if (this.stopped || held()) return;
      this.left -= 1;
      if (this.left > 0) return;
      clearInterval(timer);
      over();
    }, SECOND);
    return () => {
      this.running = false;
      clearInterval(timer);
    };
  }

  readonly stop = (): void => {
    this.stopped = true;
  };
}

export const patience = new Patience();
