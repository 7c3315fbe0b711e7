import { createListeners } from './listeners.ts';
import { pageBuild } from './new-build.ts';

/** The service worker of a newer build, waiting to be activated. */
let waiting: ServiceWorker | null = null;
let available = false;
const { subscribe, notify } = createListeners();

export const appUpdate = {
  /** Whether the server has a newer build than this page. */
  isAvailable: () => available,
  subscribe,
  /** Switches to the newer build. Typed text is stored on this device, or the browser asks before leaving. */
  apply: () => {
    if (waiting?.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // A worker waits until the one before it has answered everything. The page of the newer build activates it then.
    setTimeout(() => location.reload(), longestSwitch);
    waiting.postMessage('activate');
  },
};

/** In milliseconds. */
const longestSwitch = 4_000;

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  available = true;
  notify();
}

const serviceWorkerUrl = '/service-worker.js';

/** Milliseconds between update checks in a page that stays open. */
const checkInterval = 60 * 60 * 1000;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Registers the service worker, where supported, and watches for newer builds. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('elan-service-worker', { createScriptURL: () => serviceWorkerUrl });
  const url = policy?.createScriptURL(serviceWorkerUrl) ?? serviceWorkerUrl;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });

  if (registration.waiting !== null) void handleInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void handleInstalled(worker);
    });
  });
  // Another tab switched to the new build: files of this page's build are no longer cached.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const worker = navigator.serviceWorker.controller;
    if (hadWorker && worker !== null) void buildOf(worker).then((build) => build !== pageBuild() && offer(null));
  });

  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkInterval);
  // A page that started offline may belong to any build.
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** If this page already runs the new build, activate its worker without asking. */
async function handleInstalled(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === pageBuild()) worker.postMessage('activate');
  else offer(worker);
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('build', [port2]);
  });
}

/** Caches the whole app on this device for offline starts, unless the connection saves data. */
export async function cacheWholeApp(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (serviceWorker === undefined || connection?.saveData === true) return;
  const registration = await serviceWorker.ready;
  registration.active?.postMessage('keep-app');
}
