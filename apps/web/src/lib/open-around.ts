/** Opens every fold that a place is in, so that it is seen and can have the focus. */
export function openAround(place: Element | null): void {
  const fold = place?.closest('details');
  if (fold == null) return;
  fold.open = true;
  openAround(fold.parentElement);
}
