/** Keys that belong to what is focused are not ours. */

/** Whether letters typed there are text or choose something. A switch or a box to tick takes none. */
export function writes(element: Partial<Element>): boolean {
  // Keys pressed with nothing focused come from the document, which is within nothing.
  const within = element.closest?.('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog');
  return within !== null && within !== undefined;
}

/** Whether arrows choose or scroll something there. */
export function steers(element: Partial<Element>): boolean {
  return (element.closest?.('input, [role="tab"], [role="radio"], [role="slider"], [tabindex="0"]') ?? null) !== null;
}
