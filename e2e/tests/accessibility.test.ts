import { moduleKeys } from '@elan/domain/modules/keys';
import type { Page } from '@playwright/test';
import { expect, signIn, test, violationsOn } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { publicPaths } from '../public-paths.ts';
import { addJournalEntry, answerSample, createProject, generate } from '../seed.ts';

/** Loads each screen once and checks it in both themes. */
async function expectEachAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page), colorScheme).toEqual([]);
      }
    });
  }
}

test('every public screen is accessible in both themes', async ({ page }) => {
  await expectEachAccessible(page, publicPaths);
});

test('every screen of a person with a full project is accessible in both themes', async ({ page }) => {
  test.slow();
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await addJournalEntry(page, projectId);
  for (const module of moduleKeys) {
    await answerSample(page, projectId, module, 'en');
    await generate(page, projectId, module, 'en');
  }
  const comment = { commentId: crypto.randomUUID(), content: 'Why here?' };
  const added = await page.request.post(`/api/v1/projects/${projectId}/modules/idea/comments`, { data: comment });
  expect(added.ok()).toBe(true);
  await page.goto(`/module/idea?project=${projectId}`);
  await expectEachAccessible(page, [
    '/dashboard',
    ...moduleKeys.map((module) => `/module/${module}`),
    '/module/analysis?part=analysis',
    '/module/idea?part=versions',
    '/module/idea?part=comments',
    '/module/finances?part=figures',
    ...['details', 'left', 'left?view=lender', 'left?view=practice', 'request', 'plan', 'links', 'suggestions'].map(
      (of) => `/project/${of}`,
    ),
    '/advising',
    '/account',
    '/pricing',
    '/help',
  ]);
});
