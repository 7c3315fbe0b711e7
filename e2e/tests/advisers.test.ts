import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, openSection, signIn, test } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { anotherBrowser } from '../two-people.ts';

test('an adviser invited on the free plan reads everything, signs a section off, and sees that it changed', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  // What the adviser asks for after they were removed.
  watch.expectFailure(/404/u);
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Café Sainte-Cécile');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);

  await page.goto('/project/details');
  await expect(page.getByText('Inviting collaborators is a Premium feature.')).toBeVisible();
  // Both columns have arrived: while the left one grows, the browser scrolls to keep its place, and the button of the
  // right one would move under the pointer.
  await expect(page.getByRole('heading', { name: 'Check your figures' })).toBeVisible();
  await expect(page.getByText('Could you go to the bank today?')).toBeVisible();
  await expect(page.getByText('What each role can do').first()).toBeVisible();
  await page.getByText('Invite an adviser').first().click();
  await page.getByLabel("Adviser's email").fill(email);
  await page.getByRole('button', { name: 'Invite this adviser' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pending = await guest.page.request.get('/api/v1/invitations');
  const { invitations } = (await pending.json()) as { invitations: { id: string }[] };
  await guest.page.goto(`/invite/${invitations[0]?.id}`);
  await expect(guest.page.getByText('Adviser', { exact: true })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.page).toHaveURL(/\/module\/brainstorm$/u);

  // A Premium module, which a free account does not open elsewhere.
  await guest.page.goto('/module/marketing');
  await expect(guest.page.getByText(/You can view this project/u).first()).toBeVisible();

  await guest.page.goto('/project/plan');
  const read = await openSection(guest.page, 'The company');
  await read.getByRole('button', { name: 'Sign off “The company”' }).click();
  await read.getByLabel('What you checked').fill('I know the street.');
  // So that nothing is half behind the header, where it would count as too small a target.
  await guest.page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(guest.page);
  await read.getByRole('button', { name: 'Sign this section off' }).click();
  await expect(read.getByText('You signed this section off on')).toBeVisible();
  await expectNoSidewaysScroll(guest.page);

  await guest.page.getByRole('button', { name: /^Account menu/u }).click();
  await guest.page.getByRole('link', { name: 'Projects you advise' }).click();
  await expect(guest.page.getByText('1 section signed off')).toBeVisible();
  await expectAccessible(guest.page);
  await expectNoSidewaysScroll(guest.page);
  await guest.page.getByRole('link', { name: 'The plan for Café Sainte-Cécile' }).click();

  await page.goto('/project/plan');
  const company = await openSection(page, 'The company');
  await expect(company.getByText('I know the street.')).toBeVisible();
  await expect(company.getByText('Changed since')).toBeHidden();
  await page.getByRole('button', { name: 'Write: The company' }).click();
  await page.getByLabel('Text of “The company”').fill('A café on another street.');
  await page.getByRole('button', { name: 'Done: The company' }).click();
  await expect(company.getByText('Changed since')).toBeVisible();
  await openSection(guest.page, 'The company');
  await expect(read.getByText('Changed since')).toBeVisible();

  // The owner chooses whether the sign-offs are in a file; nobody else is asked.
  await expect(guest.page.getByLabel("With my advisers' sign-offs")).toBeHidden();
  await page.getByLabel("With my advisers' sign-offs").check();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The business plan with sign-offs – Download as Markdown' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('| Changed since |');
  expect(file).toContain('I know the street.');

  await page.goto('/project/details');
  await page.getByRole('switch', { name: `Debts and household figures for ${email}` }).click();
  await expect(
    guest.page.getByText('Your role in this project is now: Adviser (with household figures).'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(guest.page.getByText('You no longer have access to this project.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/dashboard$/u);
});
