import type { SettingName, TableKind } from '@elan/domain/ledger/row';
import { openAround } from '../../lib/open-around.ts';

/** Brings a row into view and gives it the focus: its card, which opens, or its first cell in a table. */
export function leadToRow(key: string): void {
  leadTo(document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`));
}

/** Brings the field of a setting into view and gives it the focus. */
export function leadToSetting(name: SettingName): void {
  leadTo(document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(name)}"]`));
}

/** Brings the table of a kind of rows into view; its heading has the focus, the way to add a row comes next. */
export function leadToTable(kind: TableKind): void {
  leadTo(document.getElementById(`table-${kind}`));
}

/** What the queue of figures to check is asked for a card with; its detail is the key of the card. */
export const figureToCheckEvent = 'figure-to-check';

/** Shows the card of something to check, with the focus. */
export function leadToCheck(key: string): void {
  window.dispatchEvent(new CustomEvent(figureToCheckEvent, { detail: key }));
}

/** Brings the queue of figures to check into view. */
export function leadToQueue(): void {
  leadTo(document.getElementById('check-figures'));
}

/** The element of a row that takes the focus: its card, or its first cell in a table. */
export function focusOfRow(key: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  return row === null || row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('[data-cell], summary');
}

function leadTo(place: HTMLElement | null): void {
  if (place === null) return;
  openAround(place);
  place.scrollIntoView({ block: 'center' });
  const inside = place.querySelector<HTMLElement>('[data-cell], summary, select, input');
  (place.hasAttribute('tabindex') ? place : (inside ?? place)).focus({ preventScroll: true });
  // Long tables on the way are drawn only now, and may be taller than estimated.
  requestAnimationFrame(() => place.scrollIntoView({ block: 'center' }));
}
