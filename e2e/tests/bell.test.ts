import { expect, expectAccessible, expectNoSidewaysScroll, openSection, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, openProject } from '../seed.ts';
import { anotherBrowser, join, openDashboard } from '../two-people.ts';

test('a suggested task is on the bell of the owner at once, and its decision on that of the author', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);
  await join(page, { page: guest.page, email }, projectId, 'commenter');
  await guest.page.goto('/dashboard');
  await openProject(guest.page, 'Sainte-Cécile bakery');
  await openDashboard(page);
  await guest.page.goto('/project/left');

  const suggest = async (task: string) => {
    await guest.page.getByRole('button', { name: 'Suggest a task' }).click();
    const form = guest.page.getByRole('form', { name: 'Suggest a task' });
    await form.getByLabel('What needs to be done').fill(task);
    await form.getByLabel('Details and reason').fill('They open in May.');
    await form.getByLabel('Due date').fill('2027-05-01');
    await form.getByLabel('About').selectOption({ label: 'My idea' });
    // What is typed is there after a reload.
    await guest.page.reload();
    await expect(form.getByLabel('What needs to be done')).toHaveValue(task);
    await expectAccessible(guest.page);
    await expectNoSidewaysScroll(guest.page);
    await form.getByRole('button', { name: 'Send the suggestion' }).click();
    await expect(guest.page.getByRole('article').filter({ hasText: task })).toBeVisible();
  };
  await suggest('Call the landlord');
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await expect(page.getByRole('link', { name: /suggests a change.*“They open in May\.”/u })).toBeVisible();
  await suggest('Call the bank');
  await expectAccessible(page);
  await page.getByRole('link', { name: /suggests 2 changes/u }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/project/left');
  const shown = page.getByRole('article').filter({ hasText: 'Call the bank' });
  await expect(shown).toContainText('About My idea');
  await expectAccessible(page);
  await shown.getByRole('button', { name: /^Accept/u }).click();
  await expect(page.getByRole('checkbox', { name: 'Call the bank' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My idea' })).toBeVisible();

  await guest.page.goto('/dashboard');
  await guest.page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await guest.page.getByRole('link', { name: /accepted your suggestion/u }).click();
  const decided = guest.page.getByRole('article').filter({ hasText: 'Call the bank' });
  await expect(decided).toBeFocused();
  await expect(decided).toContainText('Accepted');
  expect(guest.faults).toEqual([]);
});

test('removed sections of the plan are read before they come back, with what was written meanwhile', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  const section = crypto.randomUUID();
  const path = `/api/v1/projects/${projectId}/plan-document/sections`;
  const send = async (method: 'post' | 'put', url: string, data: object) =>
    expect((await page.request[method](url, { data })).ok()).toBe(true);
  const write = (text: string, baseVersion: number) =>
    send('put', `${path}/${section}`, { text, baseVersion, language: 'en' });
  await send('post', path, { section, title: 'Our street', language: 'en' });
  await write('Two schools are close by.', 1);
  await send('put', `${path}/${section}/removed`, { removed: true });
  await page.goto('/dashboard');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/plan');
  await page.getByText('Order of the sections').first().click();
  await page.getByText('Removed sections (1)').click();
  await page.getByText('Our street').click();
  await expect(page.getByText('Two schools are close by.')).toBeVisible();
  // No link half below the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  // Somebody writes in it elsewhere; the page never had its text.
  await write('Three schools are close by.', 2);
  await page.getByRole('button', { name: 'Bring back: Our street' }).click();
  const text = page.getByText('Three schools are close by.');
  await openSection(page, 'Our street');
  await expect(text).toBeVisible();
  await page.reload();
  await openSection(page, 'Our street');
  await expect(text).toBeVisible();
});
