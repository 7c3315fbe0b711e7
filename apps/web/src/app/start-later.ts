/** Starts what a page can begin without, once it has everything it needs. */
export function startLater(): void {
  const start = () => {
    // Where storage is blocked there is no service worker; the page works without one.
    void import('./later.ts').then((later) => later.start()).catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
