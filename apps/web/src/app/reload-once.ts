const key = 'elan.reloaded-at';
/** A second failure within this time is not an old page; reloading again would not end. In milliseconds. */
const pause = 30_000;

/**
 * A page that was opened before a deployment asks for files that are gone: one reload brings the new ones. A second
 * failure right after it goes to the error screen.
 */
export function reloadOnceOnMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (Date.now() - last < pause) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage there is no telling the first failure from the second.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
