/** Milliseconds after which something else goes first no longer. */
const longestWait = 1_000;

/** Waits until the browser has nothing else to do; where it cannot tell, until the next task. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
}
