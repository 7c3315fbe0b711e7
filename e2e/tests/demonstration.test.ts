import { moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import type { Page } from '@playwright/test';
import { openPart } from '../journey.ts';
import { createProject, openProject } from '../seed.ts';
import {
  demoBanner,
  expect,
  expectAccessible,
  expectKept,
  goToModule,
  offlineBanner,
  signIn,
  test,
} from '../unreachable.ts';

/** The signed-in person's generation usage, as counted by the server. */
async function usage(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/v1/account');
  const { usage: counted } = (await answer.json()) as { usage: object };
  expect(counted).toMatchObject({ used: 0, limit: 3 });
  return counted;
}

test('without a server the app starts with a demonstration, and the real projects come back with it', async ({
  page,
  door,
}) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await expectKept(page, 'all');
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:assets\/|pages\/app\.|icon\.svg)/u.test(path))).toEqual([]);

  await door.close();
  await page.goto('/dashboard');
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demo: a bakery in Trois-Rivières' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toHaveCount(0);
  await expect(page.getByText('Premium, locked')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/pricing');
  await expect(demoBanner(page)).toBeVisible();

  await goToModule(page, 'My idea');
  await openPart(page, 'Answers');
  const idea = page.locator('[name=businessIdea]');
  await expect(idea).toHaveValue(/sourdough/u);
  await idea.fill('Only tried out');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^FR/u }).click();
  await expect(page.locator('[name=targetMarket]')).toHaveValue(/Sainte-Cécile/u);
  await expect(page.locator('[name=problemSolved]')).toHaveValue(/Depuis la fermeture/u);
  await expect(idea).toHaveValue('Only tried out');
  await page.getByRole('banner').getByRole('button', { name: /^EN/u }).click();

  await door.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(demoBanner(page)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Demo/u })).toHaveCount(0);
  expect(door.sent()).not.toContain('Only tried out');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Only tried out');
});

test('the demonstration has one invitation, which can be accepted without a server', async ({ page, door }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expectKept(page, 'all');
  await door.close();
  await page.reload();
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invitations, 1 pending' })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/u }).click();
  await expect(page.getByText('Invitation accepted! You now have access to the project.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demo: an app for clinics' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('offline a locked module opens with the demonstration; with a network it is locked again', async ({
  page,
  door,
}) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await expectKept(page, 'all');
  const before = await usage(page);
  await door.close();
  await page.locator('[name=skills]').fill('Typed on the way');
  await expect(offlineBanner(page)).toBeVisible();
  await goToModule(page, 'Finances');
  await expect(page).toHaveURL(/\/module\/finances$/u);
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Atelier')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Generate/u }).first()).toHaveAccessibleDescription(
    /^You are offline/u,
  );
  await goToModule(page, 'Journal');
  await expect(page.getByRole('heading', { name: 'Eighteen days' })).toBeVisible();
  await goToModule(page, 'Find my idea');
  await expect(page.locator('[name=skills]')).toHaveValue('Typed on the way');
  await door.open();
  await expect(offlineBanner(page)).toHaveCount(0);
  await goToModule(page, 'Finances');
  await expect(page).toHaveURL(/\/pricing$/u);
  expect(await usage(page)).toEqual(before);
  expect(door.sent()).toContain('Typed on the way');
  expect(door.sent()).not.toContain('00000000-0000-4000');
});

test('pages without their server are a demonstration with every module open, and nothing is sent', async ({
  page,
  door,
  watch,
}) => {
  watch.expectFailure(/404/u);
  await signIn(page);
  door.instead((path) => (/^\/(?:rpc|api)\//u.test(path) ? { status: 404, body: 'Not here' } : undefined));
  await page.goto('/dashboard');
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByText('Premium, locked')).toHaveCount(0);
  for (const title of moduleKeys.map((key) => moduleTitles[key].en)) {
    await goToModule(page, title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await goToModule(page, 'Journal');
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByLabel(/^Title/u).fill('Tried out');
  await page.getByLabel(/^What/u).fill('An entry of the demonstration.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tried out' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete.*Tried out/u }).click();
  await page.getByRole('button', { name: 'Delete the entry' }).click();
  await expect(page.getByRole('heading', { name: 'Tried out' })).toHaveCount(0);
  await goToModule(page, 'My idea');
  await expect(page.getByRole('heading', { level: 1, name: 'My idea' })).toBeVisible();
  await openPart(page, 'Answers');
  await page
    .getByRole('button', { name: /^Generate/u })
    .first()
    .click();
  await expect(page.getByText('Service temporarily unavailable. Please try again later.').first()).toBeVisible();
  expect(door.passed.filter((call) => /^POST|\/rpc\/projects/u.test(call) && !call.includes('/api/auth/'))).toEqual([]);
});
