/** The sheet that rises from below on a phone: the map must know where it begins. */
class SheetEdge {
  /** Pixels from the top of the screen; beyond everything while there is no sheet. */
  top = $state(Infinity);
}

export const sheet = new SheetEdge();
