/**
 * Identifies this page among everybody's tabs. Generated for each page: browsers copy sessionStorage into a duplicated
 * tab, and two tabs with the same id would ignore each other's changes.
 */
export const tabId: string = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
