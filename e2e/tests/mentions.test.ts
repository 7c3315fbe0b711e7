import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject } from '../seed.ts';
import { anotherBrowser, join, openDashboard } from '../two-people.ts';

test('somebody is mentioned by keyboard and told at once; the mention leads to the comment', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);
  await guest.page.request.put('/api/v1/account/profile', { data: { name: 'Zoé Roy', color: 'rose' } });
  await join(page, { page: guest.page, email }, projectId, 'commenter');
  await openDashboard(guest.page);

  await page.goto(`/module/idea?part=comments&project=${projectId}`);
  const comments = page.getByRole('region', { name: /^Comments/u });
  const field = comments.getByLabel('Add a comment');
  await field.focus();
  await page.keyboard.type('What do you think, @ro');
  const options = page.getByRole('listbox', { name: 'People to mention' }).getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1 person to mention. Use the arrow keys, then Enter.')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('@Z');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('What do you think, @Zoé Roy ');
  await page.keyboard.type('about winter?');
  await page.keyboard.press('Control+Enter');
  const thread = comments.getByRole('listitem').filter({ hasText: 'What do you think, @Zoé Roy about winter?' });
  await expect(thread).toBeVisible();

  // Without a reload.
  await guest.page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await guest.page.getByRole('link', { name: /mentioned you in a comment/u }).click();
  const read = guest.page.getByRole('region', { name: /^Comments/u }).getByRole('listitem');
  await expect(read.filter({ hasText: '@Zoé Roy' })).toBeFocused();
  await expectAccessible(guest.page);
  expect(guest.faults).toEqual([]);
});
