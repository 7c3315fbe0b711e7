/** Whether an element has a place on the screen: not in a part that is closed, and not left out of the page. */
export function isVisible(element: Element): boolean {
  // happy-dom may lack checkVisibility.
  return element.checkVisibility?.() !== false && element.getClientRects().length > 0;
}
