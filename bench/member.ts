import type { Browser, BrowserContext } from '@playwright/test';

/** Somebody who is signed in and has a project open. */
export type Member = { cookie: string; userId: string; projectId: string };

/** A window of the browser in which a member is signed in, with their project open. */
export async function openAs(browser: Browser, origin: string, member: Member): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name = '', value = ''] = member.cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(
    ([key = '', id = '']) => localStorage.setItem(key, id),
    [`elan.project:${member.userId}`, member.projectId],
  );
  return context;
}
