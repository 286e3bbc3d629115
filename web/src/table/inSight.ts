/** Keeps a plate in the middle of the row that it is scrolled in: at once, and when one before it becomes wider. */
export function inSight(node: HTMLElement): () => void {
  const row = node.offsetParent;
  const look = (): void => row?.scrollTo({ left: node.offsetLeft - (row.clientWidth - node.offsetWidth) / 2 });
  const sizes = new ResizeObserver(look);
  for (const plate of row?.children ?? []) sizes.observe(plate);
  return () => sizes.disconnect();
}
