import type { SettingName } from '@elan/domain/ledger/row';

/** Brings a row of the table into view and gives it the focus: its first cell in the grid, the card on a phone. */
export function leadToRow(key: string): void {
  leadTo(document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`));
}

/** Brings the field of a setting into view and gives it the focus. */
export function leadToSetting(name: SettingName): void {
  leadTo(document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(name)}"]`));
}

/** The element of a row that takes the focus: its first cell in the grid, the card on a phone. */
export function focusOfRow(key: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  return row === null || row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('[data-cell]');
}

function leadTo(place: HTMLElement | null): void {
  if (place === null) return;
  place.closest('details')?.setAttribute('open', '');
  place.scrollIntoView({ block: 'center' });
  const inside = place.querySelector<HTMLElement>('[data-cell], select, input');
  (place.hasAttribute('tabindex') ? place : (inside ?? place)).focus({ preventScroll: true });
  // Long tables on the way are drawn only now, and may be taller than estimated.
  requestAnimationFrame(() => place.scrollIntoView({ block: 'center' }));
}
