import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

/** French, because its words are longer. */
const language = 'fr';
/** Those with the widest content: the matrix, tables and charts, cards side by side, scores. */
const modules: readonly ModuleKey[] = ['idea', 'analysis', 'finances', 'personas', 'maturity'];
const parts = ['answers', 'figures', 'analysis', 'versions', 'comments'];

async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('text at 200 % scrolls no screen of a phone sideways', async ({ page, context, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await walk(page, ['/', '/auth', '/pricing', '/terms', '/help', '/help/permits-and-registrations']);

  const { email } = await signIn(page, language);
  const projectId = await createProject(page, 'Anticonstitutionnellement');
  await openProject(page, 'Anticonstitutionnellement');
  await walk(page, ['/dashboard', '/module/analysis', '/module/marketing', '/project/details', '/account', '/pricing']);

  await subscribe(email);
  for (const module of modules) {
    await answerSample(page, projectId, module, language);
    await generate(page, projectId, module, language);
  }
  await walk(page, [
    '/dashboard',
    ...modules.flatMap((module) => parts.map((part) => `/module/${module}?part=${part}`)),
    '/account',
  ]);
});
