import { moduleKeys } from '@elan/domain/modules/keys';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { addJournalEntry, answerSample, createProject, generate, openProject } from '../seed.ts';

/**
 * Checks every screen, in both languages, on a phone and a desktop, in both themes: accessible, nothing cut off, one
 * language. A screen is loaded once in each language and then changes its width and theme, as a window does.
 */
const looks = {
  en: [
    { width: 1280, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
  fr: [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
} as const;
type Language = keyof typeof looks;

/** Words that exist in only one of the languages and must not appear on the other's screens. */
const foreign = {
  en: /\b(?:Enregistrer|Générer|Modules gratuits|Mot de passe|Tableau de bord|Vos réponses)\b/u,
  fr: /\b(?:Save|Generate|Free modules|Password|Dashboard|Your answers|Sign in|optional)\b/u,
};

/** Loads a screen and checks it in all looks of a language. */
async function inEveryLook(page: Page, language: Language, path: string, isReady = async () => {}): Promise<void> {
  for (const [index, { width, colorScheme }] of looks[language].entries()) {
    await test.step(`${path}, ${language}, ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      if (index === 0) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isReady();
      // What a link to a part has scrolled below the header is not too small to press.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const language of ['en', 'fr'] as const) {
  test(`public pages, ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    for (const path of ['/', '/auth', '/pricing', '/terms', '/account-deleted']) {
      await inEveryLook(page, language, path);
      await expect(page.locator('html')).toHaveAttribute('lang', path === '/' ? 'en' : language);
    }
  });

  test(`signed-in screens, ${language}`, async ({ page }) => {
    test.slow();
    const { email } = await signIn(page, language);
    await subscribe(email);
    const projectId = await createProject(page, `Boulangerie ${'très '.repeat(12)}longue 🥐 مخبز`);
    for (const module of moduleKeys) {
      if (module === 'journal') await addJournalEntry(page, projectId);
      await answerSample(page, projectId, module, language);
      await generate(page, projectId, module, language);
    }
    await openProject(page, 'Boulangerie');
    const strengths = page.getByRole('heading', { name: language === 'fr' ? 'Forces' : 'Strengths' }).first();
    for (const path of [
      '/dashboard',
      ...moduleKeys.map((module) => `/module/${module}`),
      '/module/analysis?part=analysis',
      '/module/finances?part=figures',
      '/module/marketing?part=comments',
      '/project/details',
      '/account',
      '/pricing',
      '/terms',
    ]) {
      await inEveryLook(page, language, path, async () => {
        if (path.endsWith('?part=analysis')) await expect(strengths).toBeVisible();
      });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.locator('body').textContent()).not.toMatch(foreign[language]);
    }
  });
}

test('forced colours keep what is filled, pressed or measured', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'fr');
  await page.goto('/dashboard');
  const colours = (element: Locator) =>
    element.evaluate(async (node) => {
      // A button that was just enabled still changes its colour.
      await Promise.all(node.getAnimations().map(({ finished }) => finished));
      const { backgroundColor, borderTopWidth, forcedColorAdjust } = getComputedStyle(node);
      return { backgroundColor, borderTopWidth, forcedColorAdjust };
    });
  const plain = (await colours(page.locator('body'))).backgroundColor;
  const pressed = await colours(page.getByRole('banner').getByRole('button', { name: 'FR (Français)' }));
  const filled = await colours(page.getByRole('button', { name: "J'ai une idée" }));
  const measured = await colours(page.getByRole('banner').getByRole('progressbar'));
  expect(pressed.backgroundColor).not.toBe(plain);
  expect(filled).toMatchObject({ backgroundColor: pressed.backgroundColor, borderTopWidth: '1px' });
  expect(measured).toMatchObject({ borderTopWidth: '1px', forcedColorAdjust: 'none' });
  await expectAccessible(page);
});
