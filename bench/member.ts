import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** A signed-in person with a current project. */
export type Member = { cookie: string; userId: string; projectId: string };

/**
 * The window options of every measurement. The service worker is blocked: it fetches the rest of the app in the
 * background, and browsers report the uncompressed size of responses that come through it.
 */
export const plainWindow: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' };

/** Opens a browser window where a member is signed in, with their project as the current one. */
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
