import type { Page, Request } from '@playwright/test';
import { type Doorway, openDoorway } from './doorway.ts';
import { test as base, expect, expectSignInReady, password } from './journey.ts';
import { builtinUrl } from './servers.ts';

export {
  createAccount,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToModule,
  password,
  signIn,
} from './journey.ts';

/** Each journey has its own connection to the server and may cut it. The service worker is allowed. */
export const test = base.extend<{ target: string; door: Doorway; lostConnections: undefined }>({
  serviceWorkers: 'allow',
  target: [builtinUrl, { option: true }],
  door: async ({ target }, use) => {
    const door = await openDoorway(target);
    await use(door);
    await door.close();
  },
  baseURL: async ({ door }, use) => use(door.url),
  lostConnections: [
    async ({ watch }, use) => {
      watch.expectFailure(/ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/u);
      watch.expectFailure(/request failed: http:\/\/localhost/u);
      await use(undefined);
    },
    { auto: true },
  ],
});

export const demoBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'This is a demonstration' });
export const offlineBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

/** Tracks the page's requests from now on. @returns how many are waiting for a response */
export function countUnderWay(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size;
}

/** The storage keys of all typed text that is only on this device. */
export const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^elan\.(?:text|draft|comment|entry):/u.test(key)));

/** Waits until the worker is active and has cached the app: all of it, or what every page needs to start. */
export async function expectKept(page: Page, part: 'all' | 'start'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (all) => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller === null) return ['no worker'];
        const names = (await caches.keys()).filter((name) => name.startsWith('elan-'));
        const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
        const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
        const worker = await (await fetch('/service-worker.js')).text();
        const files = all ? (worker.match(/\/assets\/[\w.-]+/gu) ?? []) : ['/pages/app.en.html', '/icon.svg'];
        return files.filter((file) => !paths.has(file));
      }, part === 'all'),
    )
    .toEqual([]);
}

/** Fills in the sign-in form on screen and submits it. */
export async function sendSignIn(page: Page, email: string): Promise<void> {
  await expectSignInReady(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
}
