import { kindOfRequest } from './kind-of-request.ts';

/**
 * Lets the app start without a network. It caches the files of one build and the app's shell, never a page the server
 * renders or an API response. With a network every page comes from the server, so nothing is older than the deployment.
 */

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
};

/** Filled in by the build (apps/web/scripts/service-worker.ts). */
declare const __BUILD__: string;
/** What every page needs to start, and the public pages: cached when the worker is installed. */
declare const __START__: readonly string[];
/** The rest of the app: cached when a signed-in page requests it. */
declare const __REST__: readonly string[];

const cacheName = `elan-${__BUILD__}`;
/** Milliseconds to wait for a page, so that a stalled network does not hang for ever. */
const pageTimeout = 6_000;

const shells = { en: '/pages/app.en.html', fr: '/pages/app.fr.html' } as const;

self.addEventListener('install', (event) => event.waitUntil(cacheStart()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'build') ports[0]?.postMessage(__BUILD__);
  if (data === 'activate') void self.skipWaiting();
  if (data === 'keep-app') event.waitUntil(Promise.all([claimLatePage(), cacheRest()]));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, self.location.origin);
  if (kind === 'file') event.respondWith(answerFile(event.request));
  if (kind === 'page') event.respondWith(answerPage(event));
});

async function cacheStart(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The shells keep their names across builds, so bypass the browser's HTTP cache.
  const pages = Object.values(shells).map((url) => new Request(url, { cache: 'reload' }));
  await cache.addAll([...pages, ...__START__]);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('elan-') && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page that was being loaded when this worker became active was not claimed then, and would stay without it. */
const claimLatePage = () => self.clients.claim();

/** One at a time, so that caching does not slow down the person's own requests. */
async function cacheRest(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of __REST__) {
    const known = await cache.match(url, { ignoreVary: true });
    if (known === undefined) await cache.add(url).catch(() => undefined);
  }
}

async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const answer = fetchPage(event);
  const response = await Promise.race([answer.catch(() => undefined), undefinedAfter(pageTimeout)]);
  // A proxy in front of a server that is down or being replaced.
  const isAway = response === undefined || (response.status >= 502 && response.status <= 504);
  if (!isAway) return response;
  return (await shell()) ?? answer.catch(() => Response.error());
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

const undefinedAfter = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

async function shell(): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const chosen = await self.cookieStore?.get('lang').catch(() => null);
  const language = (chosen?.value ?? self.navigator.language).startsWith('fr') ? 'fr' : 'en';
  return cache.match(shells[language], { ignoreVary: true });
}
