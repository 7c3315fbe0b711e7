import type { Browser, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { builtinUrl } from './servers.ts';

/** Opens a separate browser for another person; errors there fail the journey too. */
export async function anotherBrowser(browser: Browser): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL: builtinUrl,
    locale: 'en-CA',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** Invites over the API, as the owner. */
export async function invite(owner: Page, projectId: string, email: string, role: string): Promise<string> {
  const answer = await owner.request.post(`/api/v1/projects/${projectId}/collaborators`, {
    data: { email, role, language: 'en' },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

export async function accept(page: Page, invitationId: string): Promise<void> {
  const answer = await page.request.post(`/api/v1/invitations/${invitationId}/response`, {
    data: { response: 'accepted' },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the dashboard and waits until live changes reach the page. */
export async function openDashboard(page: Page): Promise<void> {
  const stream = page.waitForResponse(/\/rpc\/live\/stream$/u);
  await page.goto('/dashboard');
  await stream;
}

/** Makes the guest one of the project's people, over the API. */
export async function join(owner: Page, guest: { page: Page; email: string }, projectId: string, role: string) {
  await accept(guest.page, await invite(owner, projectId, guest.email, role));
}
