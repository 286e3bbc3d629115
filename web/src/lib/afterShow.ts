/** What may wait until the browser has shown the page: pictures, lists, whatever is not read first. */

const LONGEST = 300;

/** Returns what takes the wish back. */
export function afterShow(does: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame after the next one begins when the present state has been painted.
  const frame = requestAnimationFrame(() => (timer = setTimeout(does)));
  // A page in the background is not painted at all.
  const anyway = setTimeout(() => (cancelAnimationFrame(frame), timer === undefined && does()), LONGEST);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(anyway);
  };
}
