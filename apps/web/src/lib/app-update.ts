import { pageBuild } from './new-build.ts';

/** A service worker of a newer build that waits to take over. */
let waiting: ServiceWorker | null = null;
let available = false;
const listeners = new Set<() => void>();

export const appUpdate = {
  /** Whether the server has a newer build than this page. */
  isAvailable: () => available,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Goes over to it. What is typed is on this device, or the browser asks first. */
  apply: () => {
    if (waiting === null || waiting.state === 'redundant') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('activate');
  },
};

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  available = true;
  for (const listener of listeners) listener();
}

const serviceWorkerUrl = '/service-worker.js';

/** Milliseconds between two looks for a newer build in a page that stays open. */
const lookEvery = 60 * 60 * 1000;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Starts the service worker, where there may be one, and watches for newer builds. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('elan-service-worker', { createScriptURL: () => serviceWorkerUrl });
  const url = policy?.createScriptURL(serviceWorkerUrl) ?? serviceWorkerUrl;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });

  if (registration.waiting !== null) void meet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void meet(worker);
    });
  });
  // Another tab went over: what this page may still need of its own build is not kept any more.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const worker = navigator.serviceWorker.controller;
    if (hadWorker && worker !== null) void buildOf(worker).then((build) => build !== pageBuild() && offer(null));
  });

  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, lookEvery);
  // A page that started without a network may be of any build.
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/** A page that is of the new build already lets its worker take over without a word. */
async function meet(worker: ServiceWorker): Promise<void> {
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

/** Has the whole app kept on this device, for a start without a network; not where data is dear. */
export async function keepAppOnDevice(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (serviceWorker === undefined || connection?.saveData === true) return;
  const registration = await serviceWorker.ready;
  registration.active?.postMessage('keep-app');
}
