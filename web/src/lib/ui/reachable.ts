/** What is scrolled can be scrolled with the keyboard: as long as something of it is out of sight it can be focused. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => void (node.tabIndex = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight ? 0 : -1);
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
