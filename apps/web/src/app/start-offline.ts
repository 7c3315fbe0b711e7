/** Registers the service worker once the page has everything it needs, so the next start works offline. */
export function startOffline(): void {
  if (!import.meta.env.PROD) return;
  const start = () => {
    // Where storage is blocked there is no service worker; the page works without one.
    void import('../lib/app-update.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
