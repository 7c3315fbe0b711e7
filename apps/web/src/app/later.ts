import { startServiceWorker } from '../lib/app-update.ts';
import { keepFocus } from '../lib/keep-focus.ts';

/** Watches the focus, and registers the service worker, so that the next start works offline. */
export async function start(): Promise<void> {
  keepFocus();
  if (import.meta.env.PROD) await startServiceWorker();
}
