/** This browser tab, until it is loaded again: the server tells everybody of a change but need not tell who made it. */
export const tabId = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
