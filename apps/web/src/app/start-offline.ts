/** After everything a page needs: what lets the next start do without a network. */
export function startOffline(): void {
  if (!import.meta.env.PROD) return;
  const start = () => {
    // Where storage is blocked there is no worker; the page works without one.
    void import('../lib/app-update.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
