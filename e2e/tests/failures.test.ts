import { createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, offlineBanner, signIn, test } from '../unreachable.ts';

test('a server error is not mistaken for a lost network', async ({ page, door, watch }) => {
  watch.expectFailure(/50[03]/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  door.instead((path) => (path.startsWith('/rpc/projects') ? { status: 500, body: '{}' } : undefined));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Failed to fetch project: An unexpected error occurred/u)).toBeVisible();
  await expect(offlineBanner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
});

test('an account whose plan cannot be loaded works with defaults and says so', async ({ page, door, watch }) => {
  watch.expectFailure(/500/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  door.instead((path) => (path === '/rpc/account/get' ? { status: 500, body: '{}' } : undefined));
  await page.goto('/dashboard');
  await expect(page.getByText('Your plan and your usage could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  door.instead(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your plan and your usage could not be loaded')).toHaveCount(0);
});

test('a failed action on a project says why beside it, and nothing typed is lost', async ({ page, door, watch }) => {
  watch.expectFailure(/403|500/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  const name = page.getByLabel(/^Project name/u);
  const fail = (call: string, status: number) =>
    door.instead((path) => (path === `/rpc/projects/${call}` ? { status, body: '{}' } : undefined));

  fail('create', 500);
  await name.fill('Second');
  await page.getByRole('button', { name: 'I have an idea' }).click();
  await expect(
    page.getByText('Failed to create project: An unexpected error occurred. Please try again.'),
  ).toBeVisible();
  fail('create', 403);
  await page.getByRole('button', { name: 'I have an idea' }).click();
  await expect(
    page.getByText('Failed to create project: Access denied. Please ensure you are properly authenticated.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(name).toHaveValue('Second');

  const dialog = page.getByRole('dialog');
  fail('update', 500);
  await page.getByRole('button', { name: 'Edit Atelier' }).click();
  await dialog.getByLabel(/^Project name/u).fill('Atelier du pain');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Failed to update project: An unexpected error/u)).toBeVisible();
  await expect(dialog.getByLabel(/^Project name/u)).toHaveValue('Atelier du pain');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  fail('delete', 500);
  await page.getByRole('button', { name: 'Delete Atelier' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText(/^Failed to delete project: An unexpected error/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await door.close();
  await page.getByRole('button', { name: 'I have an idea' }).click();
  await expect(page.getByText(/^Failed to create project: Network connection failed/u)).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(name).toHaveValue('Second');
});

test('a project whose permissions cannot be read stays on screen without any right, and without an error message', async ({
  page,
  door,
  watch,
}) => {
  watch.expectFailure(/500/u);
  await signIn(page);
  const projectId = await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await expect(page.locator('[data-live]')).toHaveAttribute('data-live', 'connected');
  const rename = async (name: string) => {
    const renamed = await page.request.patch(`/api/v1/projects/${projectId}`, { data: { name } });
    expect(renamed.status()).toBe(200);
  };
  await page.locator('[name=location]').fill('Shawinigan');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  let refused = 0;
  door.instead((path) => {
    if (path !== '/rpc/projects/get') return undefined;
    refused += 1;
    return { status: 500, body: '{}' };
  });
  await rename('Atelier du pain');
  // A read is tried three times before it counts as failed.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
  const location = page.locator('[name=location]');
  await expect(location).toBeDisabled();
  await expect(location).toHaveValue('Shawinigan');
  await expect(page.getByRole('region', { name: /comments/iu })).toHaveCount(0);
  await expect(page.getByText(/Failed to/u)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  door.instead(null);
  await rename('Atelier du levain');
  await expect(page.getByRole('banner').getByText('Atelier du levain')).toBeVisible();
  await expect(location).toBeEnabled();
  await expect(location).toHaveValue('Shawinigan');
});

test('a screen that crashes is replaced by one that says so and offers a way out', async ({ page, door, watch }) => {
  watch.expectFailure(/TypeError|exception/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  door.instead((path) =>
    path === '/rpc/projects/get' ? { status: 200, body: '{"json":{"id":1}}', type: 'application/json' } : undefined,
  );
  const reporting = page.waitForResponse('**/api/crashes');
  await page.goto('/module/idea');
  await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
  const reported = await reporting;
  expect(reported.status()).toBe(204);
  const report = reported.request().postDataJSON();
  expect(report).toMatchObject({ kind: 'render', name: 'TypeError', page: '/module/idea' });
  expect(report.frames.length).toBeGreaterThan(0);
  await expect(page.getByText(reported.headers()['x-request-id'] ?? 'no code', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  door.instead(null);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
});

test('a failure that sends people to support has a code to copy', async ({ page, door, watch }) => {
  watch.expectFailure(/500/u);
  await signIn(page, 'fr');
  const error = { defined: true, code: 'INTERNAL', status: 500, message: 'INTERNAL', data: { request: 'k7qf2mxd9a' } };
  door.instead((path) =>
    path === '/rpc/billing/verify'
      ? { status: 500, body: JSON.stringify({ json: error }), type: 'application/json' }
      : undefined,
  );
  await page.goto('/success?session_id=cs_1');
  await expect(page.getByText('k7qf2mxd9a', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /@/u }).last()).toHaveAttribute('href', /subject=.*k7qf2mxd9a/u);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le code' }).click();
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('k7qf2mxd9a');
  await expectAccessible(page);
});
