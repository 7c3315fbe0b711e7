/**
 * Names this page among the tabs of everybody who works on a project. Made anew with each page: what sessionStorage
 * keeps, a browser copies into a duplicated tab, and two tabs of one name would not hear of each other's changes.
 */
export const tabId: string = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
