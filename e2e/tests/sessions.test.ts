import { expect, expectAccessible, expectNothingCut, password, signIn, test } from '../journey.ts';

test('a device that is signed in elsewhere is listed, signed out from here, and knows within seconds', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailure(/status of 401|account\/get|live/u);
  const { email } = await signIn(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByText('This device')).toBeVisible();
  await expect(section.getByText("You're not signed in anywhere else.")).toBeVisible();

  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, userAgent: firefox });
  const other = await elsewhere.newPage();
  await other.request.post('/api/auth/sign-in/email', { data: { email, password } });
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(section.getByRole('paragraph').filter({ hasText: 'Firefox on Windows' })).toBeVisible();
  await expect(section.getByText('active today')).toHaveCount(2);
  await expectAccessible(page);
  await expectNothingCut(page);
  await section.getByRole('button', { name: 'Sign out Firefox on Windows' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(section.getByText("You're not signed in anywhere else.")).toBeVisible();
  // Without touching it: its stream ended with the session.
  await other.waitForURL('**/auth**');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await elsewhere.close();
});
