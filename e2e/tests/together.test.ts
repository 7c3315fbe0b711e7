import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToModule,
  openModuleMenu,
  openPart,
  password,
  signIn,
  test,
} from '../journey.ts';
import { subscribe, unsubscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { accept, anotherBrowser, invite, join, openDashboard } from '../two-people.ts';

test('an invitation arrives by mail, leads through sign-in, and opens the project', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  // Inviting twice is refused.
  watch.expectFailure(/400/u);
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/details');
  await page.getByText('Invite someone').first().click();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  await expectAccessible(page);
  const guest = await anotherBrowser(browser);
  const email = `Guest-${Date.now()}@Example.test`;
  await guest.page.request.post('/api/auth/sign-up/email', { data: { email, password, language: 'en' } });

  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email address').fill('abc');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invalid email address. Please check the format.')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('editor');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expect(page.getByText('Invitation pending')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('An invitation is already pending for this address.')).toBeVisible();

  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const [mailed = '', link = ''] =
    /(\/invite\/[0-9a-f-]{36})#to=[\w.%-]+/u.exec(mailbox.slice(mailbox.indexOf(email))) ?? [];
  await guest.page.goto(mailed);
  await expect(guest.page.getByRole('heading', { name: 'Sign in Required' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Create a free account to accept' })).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page
    .getByRole('link', { name: 'Sign In' })
    .or(guest.page.getByRole('button', { name: 'Sign In' }))
    .click();
  await expect(guest.page.getByLabel('Email address')).toHaveValue(email);
  await guest.page.getByLabel('Password', { exact: false }).first().fill(password);
  await guest.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.page).toHaveURL(new RegExp(`${link}$`, 'u'));
  await expect(guest.page.getByText('Sainte-Cécile bakery')).toBeVisible();
  await expect(guest.page.getByText(owner.email)).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Response Recorded' })).toBeVisible();
  await expect(guest.page).toHaveURL(/\/module\/brainstorm$/u);
  await expect(guest.page.getByRole('banner').getByText('Sainte-Cécile bakery')).toBeVisible();

  // The owner's list changed to accepted without a reload, and the timeline shows it.
  await expect(page.getByText('Invitation pending')).toHaveCount(0);
  await expect(page.getByText(/joined/iu).first()).toBeVisible();
  await expectAccessible(page);
  await guest.page.goto(link);
  await expect(guest.page.getByText('Invitation not found or has already been responded to')).toBeVisible();
  expect(projectId).not.toBe('');
});

test("two people see each other's changes while they happen, and a role that changes changes the page", async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'idea', 'en');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);
  await accept(guest.page, await invite(page, projectId, email, 'editor'));
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/idea');
  await expect(page.locator('[data-live]')).toHaveAttribute('data-live', 'connected');

  await guest.page.goto('/dashboard');
  await guest.page.getByRole('main').getByText('Sainte-Cécile bakery').first().waitFor();
  await expectAccessible(guest.page);
  await guest.page.getByRole('main').getByRole('link', { name: /^Open/u }).first().click();
  await guest.page.goto('/module/idea');
  await expect(guest.page.locator('[data-live]')).toHaveAttribute('data-live', 'connected');

  const name = 'Béa Roy';
  const named = await guest.page.request.put('/api/v1/account/profile', { data: { name, color: 'teal' } });
  expect(named.ok()).toBe(true);
  await guest.page.locator('[name=location]').focus();
  await expect(page.getByText(`${name} is editing My idea: Where you will operate`)).toBeVisible();
  await expectAccessible(page);

  await page.locator('[name=experience]').fill('What I am typing right now');
  await guest.page.locator('[name=location]').fill('Shawinigan');
  await guest.page.locator('[name=location]').blur();
  await expect(page.locator('[name=location]')).toHaveValue('Shawinigan');
  await expect(page.locator('[name=experience]')).toHaveValue('What I am typing right now');

  await openPart(guest.page, 'Comments');
  await guest.page.getByLabel('Add a comment').fill('Who buys bread in winter?');
  await guest.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Comments.*1/u })).toBeVisible();
  await openPart(page, 'Comments');
  await expect(page.getByText('Who buys bread in winter?')).toBeVisible();
  await expectNoSidewaysScroll(page);

  const people = await page.request.get(`/api/v1/projects/${projectId}/collaborators`);
  const { collaborators } = (await people.json()) as { collaborators: { id: string }[] };
  const row = `/api/v1/projects/${projectId}/collaborators/${collaborators[0]?.id ?? ''}`;
  expect((await page.request.put(`${row}/role`, { data: { role: 'viewer' } })).ok()).toBe(true);
  await expect(guest.page.getByText('Your role in this project is now: Viewer.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/dashboard$/u);
  await guest.page.goto('/module/idea');
  await expect(guest.page.getByText('You can view this project in read-only mode').first()).toBeVisible();
  await expect(guest.page.locator('[name=location]')).toBeDisabled();
  await openPart(guest.page, 'Comments');
  await expect(guest.page.getByText('Who buys bread in winter?')).toBeVisible();
  await expect(guest.page.getByLabel('Add a comment')).toHaveCount(0);

  expect((await page.request.delete(row)).ok()).toBe(true);
  await expect(guest.page.getByText('You no longer have access to this project.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/dashboard$/u);
  expect(guest.faults.filter((fault) => !/40[34]/u.test(fault))).toEqual([]);
});

test('a stranger and a wrong account learn nothing, and a free owner sees the Premium offer instead of the form', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailure(/40[34]/u);
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Secret bakery');
  const invitationId = await invite(page, projectId, 'somebody@example.test', 'viewer');
  const stranger = await anotherBrowser(browser);
  await signIn(stranger.page);
  await stranger.page.goto(`/invite/${invitationId}`);
  await expect(stranger.page.getByText('This invitation is not for your account.')).toBeVisible();
  await expect(stranger.page.getByText('Secret bakery')).toHaveCount(0);
  await stranger.page.goto('/invite/7b0f3c1e-5a51-4a0e-9a8e-111111111111');
  await expect(stranger.page.getByText('Invitation not found or has already been responded to')).toBeVisible();
  await stranger.page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(stranger.page).toHaveURL(/\/dashboard$/u);
  await createProject(stranger.page, 'Own bakery');
  await openProject(stranger.page, 'Own bakery');
  await stranger.page.goto('/project/details');
  await expect(stranger.page.getByText('Inviting collaborators is a Premium feature.')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
});

test('a reply reaches the bell of the other person at once, and leads to the thread', async ({ page, browser }) => {
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);
  await accept(guest.page, await invite(page, projectId, email, 'commenter'));
  const comment = async (author: Page, content: string, parentId?: string) => {
    const commentId = crypto.randomUUID();
    const answer = await author.request.post(`/api/v1/projects/${projectId}/modules/idea/comments`, {
      data: { commentId, content, ...(parentId === undefined ? {} : { parentId }) },
    });
    expect(answer.ok()).toBe(true);
    return commentId;
  };
  const thread = await comment(page, 'Is this true in winter?');

  // Neither has the project open.
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
  await comment(guest.page, 'Even more', thread);
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /replied in one of your threads.*“Even more”/u }).click();
  const comments = page.getByRole('region', { name: /^Comments/u });
  await expect(comments.locator(`#comment-${thread}`)).toBeFocused();
  await expect(comments.getByText('Even more')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();

  await openDashboard(guest.page);
  await comment(page, 'Good', thread);
  await expect(guest.page.getByRole('link', { name: 'Notices, 1 unread' })).toBeVisible();
  const { collaborators } = (await (await page.request.get(`/api/v1/projects/${projectId}/collaborators`)).json()) as {
    collaborators: { id: string }[];
  };
  await page.request.delete(`/api/v1/projects/${projectId}/collaborators/${collaborators[0]?.id}`);
  await expect(guest.page.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
  await guest.page.goto(`/module/idea?part=comments&thread=${thread}&project=${projectId}`);
  await expect(
    guest.page.getByText('This no longer exists, or you no longer have access to it.').first(),
  ).toBeVisible();
  await expect(guest.page.getByText('Even more')).toHaveCount(0);
});

test('an invitation waits in the bell and on the dashboard, and is declined there', async ({ page, browser }) => {
  const owner = await anotherBrowser(browser);
  const { email: ownerEmail } = await signIn(owner.page);
  await subscribe(ownerEmail);
  const { email } = await signIn(page);
  const projectId = await createProject(owner.page, 'Sainte-Cécile bakery');
  await page.goto('/pricing');
  await invite(owner.page, projectId, email, 'commenter');
  await expect(page.getByRole('link', { name: 'Invitations, 1 pending' })).toBeVisible();
  await page.getByRole('link', { name: 'Invitations, 1 pending' }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(page.getByText(ownerEmail).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Decline/u }).click();
  await expect(page.getByText('Invitation declined.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
});

test('a guest with a free account works in the Premium modules of the owner, while the owner has Premium', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Bakery for two');
  const guest = await anotherBrowser(browser);
  const { email } = await signIn(guest.page);
  await join(page, { page: guest.page, email }, projectId, 'editor');
  await openProject(guest.page, 'Bakery for two');
  const locked = async () => (await openModuleMenu(guest.page)).getByText('Premium, locked');
  await expect(await locked()).toHaveCount(0);
  await guest.page.keyboard.press('Escape');
  await goToModule(guest.page, 'Marketing');
  const brandName = guest.page.getByRole('textbox', { name: 'Name of the business or brand' });
  await brandName.fill('Le Fournil');
  await expect(guest.page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
  await expect(guest.page.getByText(/Generating in this module takes your own Premium/u)).toBeVisible();
  // In the middle of the window: what an edge cuts in half would count as too small a target.
  await brandName.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessible(guest.page);
  const answer = async () => {
    const read = await page.request.get(`/api/v1/projects/${projectId}`);
    return ((await read.json()) as { modules_data: Record<string, { answers: object }> }).modules_data['marketing'];
  };
  await expect.poll(answer).toMatchObject({ answers: { brandName: 'Le Fournil' } });

  await unsubscribe(owner.email);
  await guest.page.reload();
  await expect(guest.page.getByRole('link', { name: 'Unlock Premium' })).toBeVisible();
  await expect(await locked()).toHaveCount(8);
  expect(await answer()).toMatchObject({ answers: { brandName: 'Le Fournil' } });
  expect(guest.faults).toEqual([]);
});
