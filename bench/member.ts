import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Somebody who is signed in and has a project open. */
export type Member = { cookie: string; userId: string; projectId: string };

/**
 * As every measurement opens its window. The service worker stays out: it fetches the rest of the app behind the screen,
 * and of what comes through it a browser says the size before compression.
 */
export const plainWindow: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' };

/** A window of the browser in which a member is signed in, with their project open. */
export async function openAs(browser: Browser, origin: string, member: Member): Promise<BrowserContext> {
  const context = await browser.newContext(plainWindow);
  const [name = '', value = ''] = member.cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(
    ([key = '', id = '']) => localStorage.setItem(key, id),
    [`elan.project:${member.userId}`, member.projectId],
  );
  return context;
}
